// What a turn of Pyramids brings, for the log.
import { t } from "../../js/language.js";
import { name } from "./words.js";
import { icon } from "../../art/sym.js";

const MOST = 10; // gems of a colour, and skulls
const TURNS_A_ROUND = 7;
const CARD = 10;
const TORCH = 5;
const PAIR = 5;
const RACES = [2, 4, 6]; // pyramids of a colour
const count = (/** @type {string[]} */ kinds, /** @type {string} */ kind) =>
  kinds.filter((one) => one === kind).length;
const round = (/** @type {number} */ turn) => Math.ceil(turn / TURNS_A_ROUND);
const capped = (/** @type {number} */ n) => Math.max(0, Math.min(MOST, n));

/** @type {import("../../patterns/story.js").Kit} */
export const story = {
  empty: () => ({ red: 0, green: 0, torches: [], skulls: 0, races: [], done: [] }),
  tally: (player, later, doneLater, cards) => {
    const done = player.completed
      .map((/** @type {string} */ id) => cards.byId[id])
      .filter((/** @type {any} */ card) => !doneLater.includes(card));
    return {
      red: player.gems.red - count(later, "red-gem"),
      green: player.gems.green - count(later, "green-gem"),
      torches: later.includes("torch") ? player.torches.slice(0, -1) : [...player.torches],
      skulls: capped(player.skulls - count(later, "skull") + 2 * count(later, "potion")),
      races: Object.keys(player.pyramid_points).flatMap((colour) =>
        player.pyramid_points[colour].slice(0, reached(done, colour)),
      ),
      done,
    };
  },
  cross: (tally, kinds, _player, turn) => {
    const gains = [];
    for (const [kind, name, sign] of [
      ["red-gem", "red", "gemR"],
      ["green-gem", "green", "gemG"],
    ]) {
      const more = Math.min(count(kinds, kind), MOST - tally[name]);
      tally[name] += more;
      if (more) gains.push({ icon: icon(sign, 18), n: more, adds: true });
    }
    if (kinds.includes("torch") && !tally.torches.includes(round(turn))) {
      tally.torches.push(round(turn));
      gains.push({ icon: icon("torch", 18), n: TORCH });
    }
    const skulls = capped(tally.skulls + count(kinds, "skull")) - tally.skulls;
    tally.skulls += skulls;
    if (skulls) gains.push({ icon: icon("skull", 18), n: skulls, adds: true, loss: true });
    const wiped = Math.min(tally.skulls, 2 * count(kinds, "potion"));
    tally.skulls -= wiped;
    if (wiped)
      gains.push({
        icon: icon("potion", 18),
        words: t("silver-and-gold-pyramids/skulls-off", { n: wiped }),
        n: 0,
      });
    return gains;
  },
  complete: (tally, card, player) => {
    const before = reached(tally.done, card.colour);
    tally.done.push(card);
    const won = reached(tally.done, card.colour);
    const points = won > before ? player.pyramid_points[card.colour][won - 1] : 0;
    if (points) tally.races.push(points);
    return [
      { n: CARD },
      ...(points
        ? [
            {
              n: points,
              words: t("silver-and-gold-pyramids/race"),
              told: t("silver-and-gold-pyramids/wins-race", { colour: card.colour }),
            },
          ]
        : []),
    ];
  },
  total: ({ red, green, torches, skulls, races, done }) =>
    CARD * done.length +
    TORCH * torches.length +
    races.reduce((/** @type {number} */ a, /** @type {number} */ b) => a + b, 0) +
    PAIR * Math.min(red, green) +
    Math.abs(red - green) -
    skulls,
  isDone: (card, crossed) => [...crossed].some((box) => card.boxes[box] === "tomb"),
  covers: (kinds) =>
    ["red-gem", "green-gem", "torch", "skull", "potion"]
      .filter((kind) => kinds.includes(kind))
      .map((kind) => t("silver-and-gold-pyramids/some", { n: count(kinds, kind), kind })),
  number: (card) => String(card.number),
  name,
  completes: "silver-and-gold-pyramids/story-completes",
  forced: "silver-and-gold-pyramids/story-forced",
  extra: "silver-and-gold-pyramids/story-extra",
  extraOnBoth: "silver-and-gold-pyramids/story-extra-on-both",
};

/** How many prizes of a colour these pyramids have reached. @param {any[]} done @param {string} colour */
function reached(done, colour) {
  const many = done.filter((card) => card.colour === colour).length;
  return RACES.filter((n) => many >= n).length;
}

// What a turn of Silver & Gold brings, for the log.
import { t } from "../../js/language.js";
import { name } from "./words.js";
import { icon } from "../../art/sym.js";

const COINS = 12;
const PALMS = 4;
const ROW = 4;
const count = (/** @type {string[]} */ kinds, /** @type {string} */ kind) =>
  kinds.filter((one) => one === kind).length;
const added = (/** @type {number[]} */ list) => list.reduce((a, b) => a + b, 0);

/** What the seals of these cards pay. @param {any[]} done @returns {number} */
const seals = (done) =>
  added(
    done.map((card) =>
      card.seal ? card.seal.points * done.filter((one) => one.colour === card.seal.colour).length : 0,
    ),
  );

/** @type {import("../../patterns/story.js").Kit} */
export const story = {
  empty: () => ({ coins: 0, cups: [], palms: [], done: [] }),
  tally: (player, later, doneLater, cards) => {
    const coins = Math.max(0, player.coins - count(later, "coin"));
    const written = Math.max(0, player.palms.length - count(later, "palm"));
    return {
      coins,
      cups: player.cups.slice(0, Math.floor(coins / ROW)),
      palms: player.palms.slice(0, written),
      done: player.completed
        .map((/** @type {string} */ id) => cards.byId[id])
        .filter((/** @type {any} */ card) => !doneLater.includes(card)),
    };
  },
  cross: (tally, kinds, player) => {
    const gains = [];
    for (const kind of kinds) {
      if (kind === "coin" && tally.coins < COINS) {
        tally.coins++;
        gains.push({ icon: icon("coin", 18), n: 1, adds: true });
        const cup = tally.coins % ROW ? undefined : player.cups[tally.coins / ROW - 1];
        if (cup) {
          tally.cups.push(cup);
          gains.push({
            icon: icon("cup", 18),
            n: cup,
            told: t("silver-and-gold/nth-trophy", { n: tally.cups.length }),
          });
        }
      } else if (kind === "palm" && tally.palms.length < PALMS) {
        const points = player.palms[tally.palms.length] ?? 0;
        tally.palms.push(points);
        gains.push({ icon: icon("palm", 18), n: points });
      }
    }
    return gains;
  },
  complete: (tally, card) => {
    const before = seals(tally.done);
    tally.done.push(card);
    const paid = seals(tally.done) - before;
    return [{ n: card.points }, ...(paid ? [{ n: paid, words: t("silver-and-gold/seal") }] : [])];
  },
  total: ({ coins, cups, palms, done }) =>
    coins +
    added(cups) +
    added(palms) +
    added(done.map((/** @type {any} */ card) => card.points)) +
    seals(done),
  isDone: (card, crossed) => Object.keys(card.boxes).every((box) => crossed.has(box)),
  covers: (kinds) =>
    ["coin", "palm"]
      .filter((kind) => kinds.includes(kind))
      .map((kind) => t("silver-and-gold/some", { n: count(kinds, kind), kind })),
  number: (card) => String(card.points),
  name,
  completes: "silver-and-gold/story-completes",
  forced: "silver-and-gold/story-forced",
  extra: "silver-and-gold/story-extra",
  extraOnBoth: "silver-and-gold/story-extra-on-both",
};

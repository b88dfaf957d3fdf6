// What happens at a table where all cross off a pattern at once, as beats.
import { icon } from "../art/sym.js";
import { at } from "./shapes.js";

/** @typedef {import("../js/beats.js").Beat} Beat */
/** @typedef {import("../js/beats.js").Moment} Moment */

const SEATS_APART = 120; // ms, when all show what they have crossed off
/** A step that happens once only. @param {Wire.Step} step */
const named = (step) => `${step.by} ${step.move}`;

/** @param {number|string|undefined} seat @param {Wire.Step} step @returns {string[]} */
const crosses = (seat, step) =>
  step.boxes.map((/** @type {string} */ box) => `[data-held="${seat} ${step.card}"] [data-cross="${box}"]`);

/** From left to right, as a hand goes. @param {string[]} boxes */
const written = (boxes) => [...boxes].sort((a, b) => at(a)[0] - at(b)[0] || at(a)[1] - at(b)[1]);

/**
 * @param {Moment} was
 * @param {Moment} now
 * @param {Object} kit
 * @param {(card: any) => string} kit.chip a completed card, as an <svg>
 * @param {(was: Moment, now: Moment) => Beat[]} kit.prizes what this game gives for being first
 * @param {Record<string, {icon: string, to: string}>} kit.sheet where a covered symbol is written down
 */
export function patternBeats(was, now, kit) {
  const { view, seat, cards } = now;
  /** @type {Beat[]} */
  const beats = [];
  // what has to be done now is not kept waiting by what was done
  if (view.pattern && view.turn !== was.view.turn)
    beats.push({ what: "turned up", sound: "tap", turns: ".glyph-tile, .exp" });
  const fresh = now.moves.slice(was.moves.length).filter((step) => step.do === "cross");
  for (const step of now.moves.length > was.moves.length ? fresh : []) {
    beats.push({
      what: "placed",
      sound: "pen",
      draws: crosses(seat, { ...step, boxes: written(step.boxes) }),
    });
    for (const box of step.boxes) {
      const goes = kit.sheet[cards.byId[step.card].boxes[box]];
      if (goes)
        beats.push({
          what: "covered",
          after: 0,
          flies: {
            art: icon(goes.icon, 44),
            from: `[data-box="${step.card} ${box}"]`,
            to: goes.to,
            lasts: 250,
          },
        });
    }
  }
  // Of this turn only: at the end of a round older ones come back into the log.
  const opened = was.log.findLast((step) => step.do === "reveal")?.ply ?? -1;
  const before = new Set(was.log.map(named));
  const made = now.log.filter((step) => Number(step.ply) > opened && !before.has(named(step)));
  /** What everybody shows at once. @type {Map<any, Wire.Step[]>} */
  const shown = new Map();
  for (const step of made)
    if (step.do === "cross" && (step.by !== seat || now.replayed))
      shown.set(step.by, [...(shown.get(step.by) ?? []), step]);
  [...shown.values()].forEach((steps, n) =>
    beats.push({
      what: "crosses",
      sound: n ? undefined : "others",
      draws: steps.flatMap((step) => crosses(step.by, { ...step, boxes: written(step.boxes) })),
      after: n ? SEATS_APART : 0,
    }),
  );
  view.players.forEach((/** @type {any} */ player, /** @type {number} */ who) => {
    const had = was.view.players[who].completed;
    for (const id of player.completed.filter((/** @type {string} */ one) => !had.includes(one)))
      beats.push({
        what: "completed",
        sound: "complete",
        flies: {
          art: kit.chip(cards.byId[id]),
          from: `[data-held="${who} ${id}"]`,
          to: `[data-completed="${who}"]`,
          lasts: 450,
          lifts: true,
        },
      });
  });
  beats.push(...kit.prizes(was, now));
  if (made.some((step) => step.do === "take")) beats.push({ what: "taken", sound: "card" });
  return beats;
}

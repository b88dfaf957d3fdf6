// What happens in Ramses, as beats. Nothing of it stays in sight: places and won cards are for the memory.
import { back, treasure } from "./art.js";

/** @typedef {import("../../js/beats.js").Beat} Beat */
/** @typedef {import("../../js/beats.js").Moment} Moment */

/** @param {string} art */
const drawn = (art) => `<svg viewBox="0 0 48 48">${art}</svg>`;

/**
 * Who has more cards, or fewer, than before.
 * @param {any} was
 * @param {any} now
 * @param {1|-1} sign
 * @returns {number[]}
 */
export const changed = (was, now, sign) =>
  now.players.flatMap((/** @type {any} */ one, /** @type {number} */ seat) =>
    sign * (one.backs.length - was.players[seat].backs.length) > 0 ? [seat] : [],
  );

/** Whether a card was being sought, and is no longer. @param {any} was @param {any} now */
const settled = (was, now) =>
  was.search &&
  !was.duel &&
  (now.duel ||
    now.pile !== was.pile ||
    now.search?.treasure !== was.search.treasure ||
    now.search?.value !== was.search.value);

/** Who has found what was sought. @param {any} was @param {any} now @returns {number|null} */
export function finder(was, now) {
  if (!settled(was, now)) return null;
  const gained = changed(was, now, 1);
  // A dueller may have drawn a card in the same moment: whoever searched is the finder.
  return gained.includes(was.turn) ? was.turn : gained.length === 1 ? gained[0] : null;
}

/** @param {Moment} before @param {Moment} after @returns {Beat[]} */
export function beats({ view: was }, { view: now }) {
  /** @type {Beat[]} */
  const found = [];
  const [gained, lost] = [changed(was, now, 1), changed(was, now, -1)];
  const who = finder(was, now);
  if (now.turned === was.turned && now.hole !== was.hole) found.push({ what: "slide", sound: "slide" });
  if (who !== null)
    found.push({
      what: "find",
      sound: "find",
      flies: {
        art: drawn(treasure(was.search.treasure)),
        // turned up in the free hole, if nobody has slid since
        from: now.shows === was.search.treasure ? ".ra-hole" : ".ra-search",
        to: `[data-panel="${who}"] .ra-cards`,
        size: 60,
        lasts: 600,
      },
    });
  else if (gained.length && lost.length)
    found.push({
      what: "card",
      sound: "card",
      flies: {
        art: `<svg viewBox="0 0 38 52">${back(1, null, 38, 52)}</svg>`,
        from: `[data-panel="${lost[0]}"] .ra-cards`,
        to: `[data-panel="${gained[0]}"] .ra-cards`,
        lasts: 500,
      },
    });
  else if (was.search && now.shows && now.turn !== was.turn && !settled(was, now))
    found.push({ what: "wrong find", sound: "wrong" });
  if (now.search && settled(was, now))
    found.push({ what: "turned up", sound: "card", turns: ".ra-search", after: 0 });
  if (now.beneath && !was.beneath) found.push({ what: "tilted", sound: "tap" });
  return found;
}

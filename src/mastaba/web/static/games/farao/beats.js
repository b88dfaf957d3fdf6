// What happens in Farao, as beats.
import { content, tablet } from "./art.js";

/** @typedef {import("../../js/beats.js").Beat} Beat */
/** @typedef {import("../../js/beats.js").Moment} Moment */

/** @param {string} art */
const drawn = (art) => `<svg viewBox="0 0 48 48">${art}</svg>`;

/** @param {Moment} before @param {Moment} after @returns {Beat[]} */
export function beats({ view: was }, { view: now }) {
  /** @type {Beat[]} */
  const found = [];
  if (now.thrown && (now.turn !== was.turn || now.round !== was.round || !was.thrown))
    found.push({ what: "throw", sound: "die", rolls: ".fa-die" });
  const tile = (/** @type {string} */ at) => now.tiles[at]?.open && !was.tiles[at]?.open;
  if (Object.keys(now.tiles).some(tile)) found.push({ what: "tile", sound: "card", after: 0 });
  now.players.forEach((/** @type {any} */ player, /** @type {number} */ seat) => {
    const had = was.players[seat];
    const moved = player.figures.findIndex(
      (/** @type {string|null} */ at, /** @type {number} */ n) => at !== had.figures[n],
    );
    const left = moved >= 0 && player.figures[moved] === "outside";
    if (player.entered && !had.entered) found.push({ what: "chamber", sound: "trophy" });
    else if (left) found.push({ what: "injured", sound: "wrong" });
    else if (moved >= 0) found.push({ what: "step", sound: "step", after: 0 });
    const from = `[data-figure="${seat}-${(moved < 0 ? now.figure - 1 : moved) + 1}"]`;
    for (const colour of player.inscriptions)
      if (!had.inscriptions.includes(colour))
        found.push({
          what: "inscription",
          sound: "find",
          flies: {
            art: drawn(tablet(colour)),
            from,
            to: `[data-panel="${seat}"] .fa-inscriptions`,
            lasts: 500,
          },
        });
    for (const item of player.items)
      if (!had.items.includes(item))
        found.push({
          what: "item",
          sound: "card",
          flies: { art: drawn(content(item)), from, to: `[data-panel="${seat}"] .fa-tokens`, lasts: 400 },
        });
  });
  return found;
}

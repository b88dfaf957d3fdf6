// Ramses at the table.
import { beats } from "./beats.js";
import { Board, Glyph } from "./board.js";
import { Side } from "./cards.js";
import { LogGlyph, Panel, note, sheet, sum, words } from "./panel.js";
import { Seen } from "./seen.js";
import { text } from "./text.js";
import { tips } from "./tips.js";
import { story } from "./story.js";
import { hintWhy, status } from "./turns.js";

/** @type {any} */
export default {
  title: "Ramses",
  folder: "ramses",
  layout: "board",
  panels: "all",
  confirm: false,
  beats,
  Board,
  Panel,
  Side,
  Seen,
  Glyph,
  LogGlyph,
  sum,
  note,
  words,
  story,
  sheet,
  status,
  rules: () => import("./rules.js"),
  tips,
  progress: (/** @type {any} */ view) => (view.phase === "over" ? "" : text.pile(view.pile)),
  hintWhy,
  rulesAt: (/** @type {any} */ view) =>
    ({ tilt: "Expert game", scarab: "Expert game", over: "The end" })[/** @type {string} */ (view.phase)] ??
    (view.duel || view.powers || ["scorpion", "give", "lay"].includes(view.phase)
      ? "Special actions"
      : "Your turn"),
  lesson: () => import("./lesson.js"),
  keys: () => [
    ["← ↑ → ↓", "slide a pyramid that way"],
    ["2 to 7, then an arrow", "super powers: slide so many"],
    ["Tab, Enter", "choose a pyramid, a card or an answer"],
  ],
};

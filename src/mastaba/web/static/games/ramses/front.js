// Ramses at the table.
import { Board, Glyph } from "./board.js";
import { Side } from "./cards.js";
import { LogGlyph, Panel, note, sheet, sum, words } from "./panel.js";
import { Rules, tips } from "./rules.js";
import { text } from "./text.js";
import { status } from "./turns.js";

/** @type {any} */
export default {
  title: "Ramses",
  folder: "ramses",
  panels: "all",
  confirm: false,
  Board,
  Panel,
  Side,
  Glyph,
  LogGlyph,
  sum,
  note,
  words,
  sheet,
  status,
  Rules,
  tips,
  progress: (/** @type {any} */ view) => (view.phase === "over" ? "" : text.pile(view.pile)),
  keys: () => [
    ["← ↑ → ↓", "slide a pyramid that way"],
    ["2 to 7, then an arrow", "super powers: slide so many"],
    ["Tab, Enter", "choose a pyramid, a card or an answer"],
  ],
};

// Farao at the table.
import { Board, Glyph } from "./board.js";
import { LogGlyph, Panel, note, sheet, sum, words } from "./panel.js";
import { Rules, tips } from "./rules.js";
import { Side } from "./side.js";
import { text } from "./text.js";

/** @type {any} */
export default {
  title: "Farao",
  folder: "farao",
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
  Rules,
  tips,
  status: (/** @type {any} */ { table, view }) =>
    view.status.replace(/^Another player/, () => table.seats[view.turn].name),
  why: (/** @type {any} */ view, /** @type {any[]} */ order) =>
    view.players[order[0].seat].entered ? text.firstInside : null,
  progress: (/** @type {any} */ view) => (view.round ? text.round(view.round, view.rounds) : ""),
  keys: () => [
    ["← ↑ → ↓", "walk; where a tile is chosen, go from one to the next"],
    ["1, 2, 3", "choose an archaeologist"],
    ["R", "turn the tile in hand"],
    ["Enter", "lay it; choose"],
    ["Esc", "put an item back"],
    ["Tab", "next tile, item or answer"],
  ],
};

// Farao at the table.
import { beats } from "./beats.js";
import { Board, Glyph } from "./board.js";
import { Glimpse } from "./glimpse.js";
import { together } from "./hand.js";
import { LogGlyph, Panel, note, sheet, sum, words } from "./panel.js";
import { Side } from "./side.js";
import { story } from "./story.js";
import { text } from "./text.js";
import { tips } from "./tips.js";

/** @type {any} */
export default {
  title: "Farao",
  folder: "farao",
  layout: "board",
  panels: "all",
  confirm: false,
  beats,
  together,
  Board,
  Panel,
  Side,
  Glyph,
  Glimpse,
  LogGlyph,
  sum,
  note,
  words,
  story,
  sheet,
  rules: () => import("./rules.js"),
  tips,
  // The terminal says "points" for short; here they are what the rules call them.
  status: (/** @type {any} */ { table, view }) =>
    String(view.status)
      .replace(/^Another player/, () => table.seats[view.turn].name)
      .replace(/(\d|No|a) (points?)\b/g, "$1 movement $2"),
  why: (/** @type {any} */ view, /** @type {any[]} */ order) =>
    view.players[order[0].seat].entered ? text.firstInside : null,
  progress: (/** @type {any} */ view) => (view.round ? text.round(view.round, view.rounds) : ""),
  rulesAt: (/** @type {any} */ view) =>
    ({ attack: "Attack", map: "Places", curse: "Places", take: "Places", over: "The goal" })[
      /** @type {string} */ (view.phase)
    ] ?? "Your move",
  lesson: () => import("./lesson.js"),
  keys: () => [
    ["← ↑ → ↓", "walk; where a tile is chosen, go from one to the next"],
    ["1, 2, 3", "choose an archaeologist"],
    ["R", "turn the tile in hand"],
    ["Enter", "lay it; choose"],
    ["Esc", "put an item back"],
    ["Tab", "next tile, item or answer"],
  ],
};

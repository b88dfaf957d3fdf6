// Farao at the table.
import { t } from "../../js/language.js";
import { beats } from "./beats.js";
import { Board, Glyph } from "./board.js";
import { Glimpse } from "./glimpse.js";
import { together } from "./hand.js";
import { LogGlyph, Panel, note, sheet, sum, words } from "./panel.js";
import { Side } from "./side.js";
import { story } from "./story.js";
import { tips } from "./tips.js";

/** The title of the rules that a phase is about. @type {Record<string, string>} */
const RULES_AT = {
  attack: "farao/title-attack",
  map: "farao/title-places",
  curse: "farao/title-places",
  take: "farao/title-places",
  over: "farao/title-goal",
};

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
  why: (/** @type {any} */ view, /** @type {any[]} */ order) =>
    view.players[order[0].seat].entered ? t("farao/first-inside") : null,
  progress: (/** @type {any} */ view) =>
    view.round ? t("farao/round", { n: view.round, of: view.rounds }) : "",
  rulesAt: (/** @type {any} */ view) => t(RULES_AT[view.phase] ?? "farao/title-move"),
  lesson: () => import("./lesson.js"),
  keys: () => [
    ["← ↑ → ↓", t("farao/key-walk")],
    ["1, 2, 3", t("farao/key-figure")],
    ["R", t("farao/key-turn")],
    ["Enter", t("farao/key-lay")],
    ["Esc", t("farao/key-back")],
    ["Tab", t("farao/key-next")],
  ],
};

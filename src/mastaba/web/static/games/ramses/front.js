// Ramses at the table.
import { area, t } from "../../js/language.js";
import { beats } from "./beats.js";
import { Board, Glyph } from "./board.js";
import { Side } from "./cards.js";
import { LogGlyph, Panel, note, sheet, sum, words } from "./panel.js";
import { Seen } from "./seen.js";
import { tips } from "./tips.js";
import { story } from "./story.js";
import { hintWhy, status } from "./turns.js";

await area("ramses");

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
  ahead: "ramses/ahead",
  sheet,
  status,
  rules: () => import("./rules.js"),
  tips,
  progress: (/** @type {any} */ view) => (view.phase === "over" ? "" : t("ramses/pile", { n: view.pile })),
  hintWhy,
  rulesAt: (/** @type {any} */ view) =>
    t(
      { tilt: "ramses/rules-expert", scarab: "ramses/rules-expert", over: "ramses/rules-end" }[
        /** @type {'tilt'|'scarab'|'over'} */ (view.phase)
      ] ??
        (view.duel || view.powers || ["scorpion", "give", "lay"].includes(view.phase)
          ? "ramses/rules-special"
          : "ramses/rules-turn"),
    ),
  lesson: () => import("./lesson.js"),
  keys: () => [
    ["← ↑ → ↓", t("ramses/key-arrows")],
    [t("ramses/key-number"), t("ramses/key-powers")],
    ["Tab, Enter", t("ramses/key-choose")],
  ],
};

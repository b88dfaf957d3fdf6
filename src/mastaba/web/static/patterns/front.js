// What the fronts of the two pattern games have in common.
import { area, t } from "../js/language.js";
import { patternWord } from "./words.js";
import { Drawn, Svg, html } from "../js/parts.js";
import { glyph, patternArt } from "./draw.js";
import { Meter, status, whyNot } from "./side.js";

await area("patterns");

export const patternFront = {
  layout: "cards",
  panels: "others",
  confirm: true,
  ownDone: true,
  status: (/** @type {any} */ p) => status(p),
  whyNot,
  Meter,
  Glyph: (/** @type {any} */ { view }) => {
    const art = view.pattern && patternArt(view.pattern, 17, 2, true, true);
    return art
      ? html`
          <span class="glyph-tile" key=${`${view.turn} ${view.pattern}`}>
            <${Svg} ...${art} label=${t("patterns/expedition-is", { pattern: patternWord(view.pattern) })} />
          </span>
        `
      : null;
  },
  LogGlyph: (/** @type {any} */ { step }) =>
    step.do === "reveal"
      ? html`
          <span class="lg">${Drawn({ art: glyph(step.pattern, 6) })}</span>
        `
      : "·",
  progress: (/** @type {Wire.View} */ view) =>
    view.turn ? t("patterns/progress", { n: view.turn, all: view.turns }) : "",
};

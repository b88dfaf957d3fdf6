// What the fronts of the two pattern games have in common.
import { Drawn, Svg, html } from "../js/parts.js";
import { glyph, patternArt } from "./draw.js";
import { status } from "./side.js";
import { text } from "./text.js";

export const patternFront = {
  panels: "others",
  confirm: true,
  ownDone: true,
  status,
  Glyph: (/** @type {any} */ { view }) => {
    const art = view.pattern && patternArt(view.pattern, 13, 2, false);
    return art
      ? html`
          <span class="glyph-wide">${Drawn({ art: glyph(view.pattern, 13) })}</span>
          <span class="glyph-phone"><${Svg} ...${art} /></span>
        `
      : null;
  },
  LogGlyph: (/** @type {any} */ { step }) =>
    step.do === "reveal"
      ? html`
          <span class="lg">${Drawn({ art: glyph(step.pattern, 6) })}</span>
        `
      : "·",
  progress: (/** @type {Wire.View} */ view) => text.progress(view.turn, view.turns),
};

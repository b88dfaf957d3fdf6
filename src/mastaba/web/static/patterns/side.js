// Beside the board: rounds and expeditions; and the words of the log.
import { penCross } from "../art/pen.js";
import { Drawn, Svg, html, listed } from "../js/parts.js";
import { glyph } from "./draw.js";
import { patternOf } from "./shapes.js";
import { text } from "./text.js";

/** @param {any} p */
export function RoundCard({ view, children }) {
  const rounds = 4;
  const each = view.turns / rounds;
  const boxes = [...Array(rounds).keys()]
    .map((i) => {
      const x = 1.5 + i * 29;
      const past = i + 1 < view.round || view.phase === "over";
      const now = i + 1 === view.round && !past;
      return (
        `
          <rect x="${x}" y="7" width="24" height="24" rx="6" fill="var(--${past ? "done" : "box"})"
            stroke="var(--${now ? "accent" : "box-line"})" stroke-width="${now ? 2.4 : 1.2}"/>` +
        (past
          ? penCross(x, 7, 24, i + 4)
          : `
            <text x="${x + 12}" y="24.5" text-anchor="middle" font-weight="600" font-size="15"
              fill="var(--${now ? "accent" : "ink2"})">${i + 1}</text>`)
      );
    })
    .join("");
  const pips = [...Array(each).keys()]
    .map(
      (i) =>
        `
          <rect x="${i * 13.4 + 1}" y="11" width="10" height="16" rx="2.5"
            fill="var(--${i < view.card ? "accent" : "box"})"
            stroke="var(--${i < view.card ? "accent" : "box-line"})" stroke-width="1.2"
            opacity="${i < view.card - 1 ? 0.5 : 1}"/>`,
    )
    .join("");
  return html`
    <section class="card rcard">
      <div class="rr">
        <div>
          <div class="lbl">${text.round}</div>
          <${Svg} art=${boxes} w=${117} h=${38} label=${text.roundOf(view.round, rounds)} />
        </div>
        <div>
          <div class="lbl">${text.expeditions}</div>
          <${Svg} art=${pips} w=${94} h=${38} label=${text.cardOf(view.card, each)} />
        </div>
      </div>
      ${view.pile?.length > 0 &&
      html`
        <${Pile} patterns=${view.pile} />
      `}${children}
    </section>
  `;
}

/**
 * Where used expedition cards lie open: which ones, the open one included.
 * @param {{patterns: string[]}} p
 */
const Pile = ({ patterns }) => html`
  <div class="used">
    <span class="lbl">${text.used}</span>
    <span
      class="used-cards"
      role="img"
      aria-label=${text.usedAre(patterns.map((name) => text.patterns[name]))}
    >
      ${patterns.map((name) => Drawn({ art: glyph(name, 6, 1) }))}
    </span>
  </div>
`;

/** The status line names whoever is awaited. @param {any} p BoardProps */
export const status = ({ table, view }) =>
  view.status.replace(/^Another player/, () => table.seats[view.taking].name);

/** A step in words. @param {Wire.Step} step @param {any} say @param {(card: any) => string} name */
export function crossWords(step, say, name) {
  const card = (/** @type {string} */ id) => name(say.cards.byId[id]);
  switch (step.do) {
    case "reveal":
      return text.turnedUp(text.patterns[step.pattern]);
    case "first":
      return text.isFirst(say.name(step.seat));
    case "keep":
      return text.keeps(listed(step.cards.map(card)));
    case "take":
      return step.card ? text.takes(card(step.card)) : text.takesDeck;
    case "draw":
      return step.card ? text.draws(say.name(step.to), card(step.card)) : null;
    case "pass":
      return text.passes;
    case "cross":
      return text.crosses(
        step.as === "pattern"
          ? text.patterns[patternOf(step.boxes) || ""] || ""
          : step.as === "extra"
            ? text.extra
            : text.one,
        card(step.card),
      );
    default:
      return null;
  }
}

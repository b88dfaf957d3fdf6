// The winning chances of all seats over a game, with its costly moments marked.
import { text } from "../text/en.js";
import { html } from "./parts.js";
import { useShape } from "./shape.js";

const WIDE = { W: 640, H: 250, LEFT: 46, RIGHT: 76 };
const NARROW = { W: 366, H: 220, LEFT: 44, RIGHT: 60 };
const TOP = 26;
const FOOT = 30;
const DASHES = ["", "9 6", "2 6", "12 4 2 4", "5 4", "1 4"]; // lines are told apart without their colours
const GRID = [0, 0.5, 1];
const NEAR = 17; // between names at the end of lines
const STEPS = 12; // rows of the table, about

/** @param {number} chance */
export const percent = (chance) => `${Math.round(100 * chance)}%`;

/**
 * Where names stand at the right end: not one on another.
 * @param {number[]} ends heights, by seat
 * @param {number} foot the lowest place
 */
function apart(ends, foot) {
  const order = ends.map((y, seat) => ({ y, seat })).sort((a, b) => a.y - b.y);
  order.forEach((one, n) => {
    if (n) one.y = Math.max(one.y, order[n - 1].y + NEAR);
  });
  const over = (order.at(-1)?.y ?? 0) - foot;
  if (over > 0) order.forEach((one, n) => (one.y = Math.min(one.y, foot - NEAR * (order.length - 1 - n))));
  return order.sort((a, b) => a.seat - b.seat).map((one) => one.y);
}

/**
 * @param {{points: Wire.GraphPoint[], names: string[], own: number|null, moments: any[], at: number|null,
 *   turns: number[], rough: boolean, onMoment: (ply: number) => void}} p
 */
export function Graph({ points, names, own, moments, at, turns, rough, onMoment }) {
  const { W, H, LEFT, RIGHT } = useShape() === "phone" ? NARROW : WIDE;
  const last = Math.max(1, points.at(-1)?.ply ?? 1);
  const x = (/** @type {number} */ ply) => LEFT + (ply / last) * (W - LEFT - RIGHT);
  const y = (/** @type {number} */ chance) => H - FOOT - chance * (H - FOOT - TOP);
  const line = (/** @type {number} */ seat) =>
    points.map((one) => `${x(one.ply).toFixed(1)} ${y(one.chances[seat]).toFixed(1)}`).join(" L");
  const ends = apart(
    names.map((_, seat) => y(points.at(-1)?.chances[seat] ?? 0) + 5),
    H - FOOT + 6,
  );
  const ticks = turns.length > 1 ? [0, 0.25, 0.5, 0.75].map((part) => Math.floor(part * turns.length)) : [];
  const order = names.map((_, seat) => seat).sort((a, b) => Number(a === own) - Number(b === own));
  const chanceAt = (/** @type {any} */ one) => points[one.ply]?.chances[one.seat] ?? 0;
  return html`
    <div class=${`rv-graph ${rough ? "rough" : ""}`}>
      <svg viewBox=${`0 0 ${W} ${H}`} aria-hidden="true">
        ${GRID.map(
          (mark) => html`
            <path d=${`M${LEFT} ${y(mark)} H${W - RIGHT}`} class="rv-grid" />
            <text x=${LEFT - 8} y=${y(mark) + 5} text-anchor="end">${percent(mark)}</text>
          `,
        )}
        ${ticks.map(
          (n) => html`
            <path d=${`M${x(turns[n])} ${TOP} V${H - FOOT}`} class="rv-tick" />
            <text x=${x(turns[n]) + 3} y=${H - 10}>${text.turnOf(n + 1)}</text>
          `,
        )}
        ${own !== null &&
        html`
          <path
            d=${`M${line(own)} L${x(last)} ${y(0)} L${x(0)} ${y(0)} Z`}
            class="rv-area"
            fill=${`var(--p${own % 6})`}
          />
        `}
        ${order.map(
          (seat) => html`
            <path
              d=${`M${line(seat)}`}
              class="rv-line"
              stroke=${`var(--p${seat % 6})`}
              stroke-width=${seat === own ? 3.6 : 2.6}
              stroke-dasharray=${DASHES[seat % 6] || undefined}
            />
            <circle
              cx=${x(last)}
              cy=${y(points.at(-1)?.chances[seat] ?? 0)}
              r="4.5"
              fill=${`var(--p${seat % 6})`}
            />
            <text x=${x(last) + 10} y=${ends[seat]} class="rv-name" fill=${`var(--p${seat % 6})`}>
              ${names[seat].length > 9 ? `${names[seat].slice(0, 8)}…` : names[seat]}
            </text>
          `,
        )}
        ${at !== null &&
        html`
          <path d=${`M${x(at)} ${TOP - 8} V${H - FOOT}`} class="rv-now" />
        `}
        ${moments.map(
          (one) => html`
            <circle cx=${x(one.ply)} cy=${y(chanceAt(one))} r="4" class="rv-dot" />
          `,
        )}
      </svg>
      ${moments.map(
        (one, n) => html`
          <button
            type="button"
            key=${one.ply}
            class=${`rv-pin ${one.ply === at ? "on" : ""} ${chanceAt(one) > 0.78 ? "below" : ""}`}
            style=${{
              left: `${(100 * x(one.ply)) / W}%`,
              top: `${(100 * y(chanceAt(one))) / H}%`,
            }}
            aria-label=${text.momentPin(n + 1, names[one.seat], one.verdict, percent(one.chance.value))}
            aria-current=${one.ply === at ? "true" : undefined}
            onClick=${() => onMoment(one.ply)}
          >
            ${n + 1}
          </button>
        `,
      )}
      <details class="rv-astable">
        <summary>${text.asTable}</summary>
        <div class="sheetscroll" tabindex="0" role="region" aria-label=${text.chances}>
          <table class="sheettable">
            <thead>
              <tr>
                <th scope="col">${text.stepHead}</th>
                ${names.map(
                  (name) => html`
                    <th scope="col">${name}</th>
                  `,
                )}
              </tr>
            </thead>
            <tbody>
              ${points
                .filter((one) => one.ply % Math.ceil(last / STEPS) === 0 || one.ply === last)
                .map(
                  (one) => html`
                    <tr>
                      <th scope="row">${one.ply}</th>
                      ${one.chances.map(
                        (/** @type {number} */ chance) => html`
                          <td>${percent(chance)}</td>
                        `,
                      )}
                    </tr>
                  `,
                )}
            </tbody>
          </table>
        </div>
      </details>
    </div>
  `;
}

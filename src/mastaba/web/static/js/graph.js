// The winning chances of all seats over a game, with its costly moments marked.
import { text } from "../text/review.js";
import { html } from "./parts.js";
import { useShape } from "./shape.js";

const WIDE = { W: 690, H: 280, LEFT: 46, RIGHT: 76 };
const NARROW = { W: 366, H: 220, LEFT: 50, RIGHT: 74 };
const TOP = 26;
const FOOT = 30;
const DASHES = ["", "9 6", "2 6", "12 4 2 4", "5 4", "1 4"]; // lines are told apart without their colours
const GRID = [0, 0.5, 1];
const NEAR = 17; // between names at the end of lines
const STEPS = 12; // rows of the table, about
const BANDS = 4;
const FEWEST_TURNS = 6; // in a shorter game every step is drawn

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
export function Graph({ points: measured, names, own, moments, at, turns, rough, onMoment }) {
  const { W, H, LEFT, RIGHT } = useShape() === "phone" ? NARROW : WIDE;
  const last = Math.max(1, measured.at(-1)?.ply ?? 1);
  // a point for each turn: within a turn the lines would only quiver
  const stops = new Set([0, ...turns, last]);
  const points = turns.length < FEWEST_TURNS ? measured : measured.filter((one) => stops.has(one.ply));
  const x = (/** @type {number} */ ply) => LEFT + (ply / last) * (W - LEFT - RIGHT);
  const y = (/** @type {number} */ chance) => H - FOOT - chance * (H - FOOT - TOP);
  const line = (/** @type {number} */ seat) =>
    points.map((one) => `${x(one.ply).toFixed(1)} ${y(one.chances[seat]).toFixed(1)}`).join(" L");
  const ends = apart(
    names.map((_, seat) => y(points.at(-1)?.chances[seat] ?? 0) + 5),
    H - FOOT + 6,
  );
  const ticks =
    turns.length > 1 ? [...Array(BANDS).keys()].map((n) => Math.floor((n / BANDS) * turns.length)) : [];
  const bands = ticks.map((n, k) => [turns[n], k + 1 < BANDS ? turns[ticks[k + 1]] : last]);
  const order = names.map((_, seat) => seat).sort((a, b) => Number(a === own) - Number(b === own));
  // the point before a moment, and the one after it
  const before = (/** @type {any} */ one) => points.findLastIndex((point) => point.ply <= one.ply);
  const spot = (/** @type {any} */ one, after = 0) => {
    const point = points[Math.min(points.length - 1, before(one) + after)];
    return { x: x(point.ply), y: y(point.chances[one.seat]), chance: point.chances[one.seat] };
  };
  return html`
    <div class=${`rv-graph ${rough ? "rough" : ""}`}>
      <svg viewBox=${`0 0 ${W} ${H}`} aria-hidden="true">
        ${bands.map(
          ([from, to], n) => html`
            <rect
              x=${x(from)}
              y=${TOP}
              width=${x(to) - x(from)}
              height=${H - FOOT - TOP}
              class=${`rv-band ${n % 2 ? "odd" : ""}`}
            />
          `,
        )}
        ${GRID.map(
          (mark) => html`
            <path d=${`M${LEFT} ${y(mark)} H${W - RIGHT}`} class="rv-grid" />
            <text x=${LEFT - 8} y=${y(mark) + 5} text-anchor="end">${percent(mark)}</text>
          `,
        )}
        ${ticks.map(
          (n) => html`
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
        ${moments.map((one) => {
          const [from, to] = [spot(one), spot(one, 1)];
          return html`
            <path d=${`M${from.x} ${from.y} L${to.x} ${to.y}`} class="rv-fall" />
            <circle cx=${from.x} cy=${from.y} r="4" class="rv-dot" />
          `;
        })}
      </svg>
      ${moments.map(
        (one, n) => html`
          <button
            type="button"
            key=${one.ply}
            class=${`rv-pin ${one.ply === at ? "on" : ""} ${spot(one).chance > 0.78 ? "below" : ""}`}
            style=${{
              left: `${(100 * spot(one).x) / W}%`,
              top: `${(100 * spot(one).y) / H}%`,
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
              ${measured
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

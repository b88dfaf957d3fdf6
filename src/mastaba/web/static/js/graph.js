// The winning chances of all seats over a game, with its costly moments marked. A pointer, a finger or the
// arrow keys go along it, turn by turn.
import { useRef } from "../vendor/hooks.js";
import { area, locale, t } from "./language.js";
import { html } from "./parts.js";
import { turnAt } from "./reviewing.js";
import { useShape } from "./shape.js";

await area("review");

const WIDE = { W: 690, H: 280, LEFT: 46, RIGHT: 76 };
const NARROW = { W: 366, H: 220, LEFT: 50, RIGHT: 74 };
const TOP = 26;
const FOOT = 30;
const DASHES = ["", "9 6", "2 6", "12 4 2 4", "5 4", "1 4"]; // lines are told apart without their colours
const GRID = [0, 0.5, 1];
const NEAR = 17; // between names at the end of lines
const BANDS = 4;
const LETTER = 8.5; // how wide a letter of a label is, about
const FEWEST_TURNS = 6; // in a shorter game every step is drawn
const ABOVE = 24; // a pin over its dot
const PIN = 32; // between two pins
const HIGH = 0.78; // from this chance on a pin hangs below its dot
/** How many turns a key goes. @type {Record<string, number>} */
const KEYS = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: 5, PageDown: -5 };

const PERCENT = new Intl.NumberFormat(locale, { style: "percent" });

/** @param {number} chance */
export const percent = (chance) => PERCENT.format(chance);

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
 * Where pins stand: above their dots or below, beside them where it is crowded, not one on another.
 * @param {{x: number, y: number, chance: number}[]} dots
 * @param {number} foot the lowest place
 */
function pinned(dots, foot) {
  /** @type {{x: number, y: number}[]} */
  const found = [];
  for (const { x, y, chance } of dots) {
    const first = chance > HIGH ? 1 : -1;
    const places = [0, 1, -1].flatMap((aside) =>
      [0, 1, 2, 3, 4].flatMap((n) =>
        [first, -first].map((way) => ({ x: x + aside * PIN, y: y + (ABOVE + n * PIN) * way })),
      ),
    );
    const free = (/** @type {{x: number, y: number}} */ at) =>
      at.y > 0 &&
      at.y < foot &&
      found.every((one) => Math.abs(one.x - at.x) >= PIN || Math.abs(one.y - at.y) >= PIN);
    found.push(places.find(free) ?? places[0]);
  }
  return found;
}

/**
 * Going along the graph. `stops` are the steps that can be gone to.
 * @param {{stops: {turn: number, ply: number}[], at: number, ply: (share: number) => number,
 *   said: (stop: {turn: number, ply: number}) => string, onSeek: (ply: number, settled: boolean) => void,
 *   place: any}} p
 */
function Seek({ stops, at, ply, said, onSeek, place }) {
  const dragging = useRef(false);
  const near = (/** @type {number} */ to) =>
    stops.reduce((best, one, n) => (Math.abs(one.ply - to) < Math.abs(stops[best].ply - to) ? n : best), 0);
  const now = near(at);
  const under = (/** @type {PointerEvent} */ event) => {
    const box = /** @type {HTMLElement} */ (event.currentTarget).getBoundingClientRect();
    return stops[near(ply((event.clientX - box.left) / box.width))].ply;
  };
  const key = (/** @type {KeyboardEvent} */ event) => {
    const last = stops.length - 1;
    const to = event.key === "Home" ? 0 : event.key === "End" ? last : now + (KEYS[event.key] ?? NaN);
    if (Number.isNaN(to) || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onSeek(stops[Math.max(0, Math.min(last, to))].ply, false);
  };
  return html`
    <div
      class="rv-seek"
      role="slider"
      tabindex="0"
      aria-label=${t("review/along")}
      aria-valuemin="1"
      aria-valuemax=${stops.length}
      aria-valuenow=${now + 1}
      aria-valuetext=${said(stops[now])}
      style=${place}
      onKeyDown=${key}
      onPointerDown=${(/** @type {PointerEvent} */ event) => {
        if (event.button) return;
        dragging.current = true;
        /** @type {HTMLElement} */ (event.currentTarget).setPointerCapture(event.pointerId);
        onSeek(under(event), false);
      }}
      onPointerMove=${(/** @type {PointerEvent} */ event) => dragging.current && onSeek(under(event), false)}
      onPointerUp=${(/** @type {PointerEvent} */ event) => {
        if (dragging.current) onSeek(under(event), true);
        dragging.current = false;
      }}
      onPointerCancel=${() => (dragging.current = false)}
    ></div>
  `;
}

/**
 * @param {{points: Wire.GraphPoint[], names: string[], own: number|null, moments: any[], at: number|null,
 *   turns: number[], rough: boolean, onMoment: (ply: number) => void,
 *   stops?: {turn: number, ply: number}[], onSeek?: (ply: number, settled: boolean) => void}} p
 *   onSeek: whoever goes along the graph has come to this step, and stays there if settled
 */
export function Graph({ points: measured, names, own, moments, at, turns, rough, onMoment, stops, onSeek }) {
  const { W, H, LEFT, RIGHT } = useShape() === "phone" ? NARROW : WIDE;
  const last = Math.max(1, measured.at(-1)?.ply ?? 1);
  // a point for each turn: within a turn the lines would only quiver
  const begins = new Set([0, ...turns, last]);
  const each = measured.filter((one) => begins.has(one.ply));
  // a first sketch has few points, and they lie anywhere
  const points = turns.length < FEWEST_TURNS || each.length < turns.length ? measured : each;
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
  // a label where there is room for it
  let free = 0;
  const labels = ticks
    .map((n) => ({ at: x(turns[n]) + 3, words: t("review/turn", { n: n + 1 }) }))
    .filter(({ at, words }) => {
      const fits = at >= free;
      if (fits) free = at + (words.length + 1) * LETTER;
      return fits;
    });
  const bands = ticks.map((n, k) => [turns[n], k + 1 < BANDS ? turns[ticks[k + 1]] : last]);
  const order = names.map((_, seat) => seat).sort((a, b) => Number(a === own) - Number(b === own));
  // a moment lies on the drawn line, between two points
  const dots = moments.map((one) => {
    const next = Math.max(
      1,
      points.findIndex((point) => point.ply > one.ply),
    );
    const [from, to] = [points[next - 1], points[next]];
    const share = (one.ply - from.ply) / (to.ply - from.ply);
    const chance = from.chances[one.seat] + share * (to.chances[one.seat] - from.chances[one.seat]);
    return { x: x(one.ply), y: y(chance), chance, to: { x: x(to.ply), y: y(to.chances[one.seat]) } };
  });
  const pins = pinned(dots, H - FOOT);
  const said = (/** @type {{turn: number, ply: number}} */ stop) => {
    const point = measured.findLast((one) => one.ply <= stop.ply);
    const chances = names.map((name, seat) => `${name} ${percent(point?.chances[seat] ?? 0)}`);
    return t("review/stands", {
      when: stop.turn ? t("review/turn", { n: stop.turn }) : t("review/the-start"),
      chances: chances.join(", "),
    });
  };
  // the same as a table: a row for each point that is drawn, costly moments in the row of their turn
  const when = (/** @type {number} */ ply) =>
    ply === last
      ? t("review/the-end")
      : turnAt(turns, ply)
        ? t("review/turn", { n: turnAt(turns, ply) })
        : t("review/the-start");
  const rowOf = (/** @type {number} */ ply) => points.findLastIndex((one) => one.ply <= ply);
  const across = (/** @type {number} */ units) => `${(100 * units) / W}%`;
  const down = (/** @type {number} */ units) => `${(100 * units) / H}%`;
  return html`
    <div class=${`rv-graph ${rough ? "rough" : ""}`}>
      <div class="rv-plot">
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
          ${labels.map(
            ({ at, words }) => html`
              <text x=${at} y=${H - 10}>${words}</text>
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
          ${dots.map(
            (dot, n) => html`
              ${dot.to.y > dot.y &&
              html`
                <path d=${`M${dot.x} ${dot.y} L${dot.to.x} ${dot.to.y}`} class="rv-fall" />
              `}
              <path d=${`M${dot.x} ${dot.y} L${pins[n].x} ${pins[n].y}`} class="rv-stem" />
              <circle cx=${dot.x} cy=${dot.y} r="4" class="rv-dot" />
            `,
          )}
        </svg>
        ${stops?.length &&
        onSeek &&
        html`
          <${Seek}
            stops=${stops}
            at=${at ?? 0}
            ply=${(/** @type {number} */ share) => share * last}
            said=${said}
            onSeek=${onSeek}
            place=${{ left: across(LEFT), right: across(RIGHT), top: "0", bottom: down(FOOT) }}
          />
        `}
        ${moments.map(
          (one, n) => html`
            <button
              type="button"
              key=${one.ply}
              class=${`rv-pin ${one.ply === at ? "on" : ""}`}
              style=${{ left: across(pins[n].x), top: down(pins[n].y) }}
              aria-label=${t("review/pin", {
                n: n + 1,
                name: names[one.seat],
                verdict: { id: "review/verdict", args: { verdict: one.verdict } },
                lost: percent(one.chance.value),
              })}
              aria-current=${one.ply === at ? "true" : undefined}
              onClick=${() => onMoment(one.ply)}
            >
              ${n + 1}
            </button>
          `,
        )}
      </div>
      <details class="rv-astable">
        <summary>${t("review/as-table")}</summary>
        <div class="sheetscroll" tabindex="0" role="region" aria-label=${t("review/chances")}>
          <table class="sheettable">
            <thead>
              <tr>
                <th scope="col">${t("review/when")}</th>
                ${names.map(
                  (name) => html`
                    <th scope="col">${name}</th>
                  `,
                )}
              </tr>
            </thead>
            <tbody>
              ${points.map(
                (one, row) => html`
                  <tr>
                    <th scope="row">${when(one.ply)}</th>
                    ${one.chances.map(
                      (/** @type {number} */ chance, /** @type {number} */ seat) => html`
                        <td>
                          ${percent(chance)}
                          ${moments.map(
                            (moment, n) =>
                              moment.seat === seat &&
                              rowOf(moment.ply) === row &&
                              html`
                                <span class="rv-marked">
                                  ${t("review/moment-short", {
                                    n: n + 1,
                                    lost: percent(moment.chance.value),
                                  })}
                                </span>
                              `,
                          )}
                        </td>
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

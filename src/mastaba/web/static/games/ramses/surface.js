// The drawing of the board with its 47 pyramids. What can be done with them is in sliding.js.
import { useMemo } from "../../vendor/hooks.js";
import { t } from "../../js/language.js";
import { classes, html } from "../../js/parts.js";
import { useShape } from "../../js/shape.js";
import { CELL, EDGE, SIDE, arrow, corner, definitions, frame, hole as pit, put, treasure } from "./art.js";
import { named, placed } from "./names.js";
import { lineOf, useSliding } from "./sliding.js";
import { WAYS, fromHole, wayTo } from "./ways.js";

/** Names at the rim: what the cells of a line have in common. @param {any[][]} lines */
const shared = (lines) =>
  lines.map(([one, other]) => [...one.at].find((sign) => other.at.includes(sign)) ?? "");

/** Where a cell is seen now: the page holds no other name of it. @param {any} cell */
const place = (cell) => `${cell.row + 1}/${cell.column + 1}`;

/** @param {any} p BoardProps, and `pick`: a choice has been made */
export function Surface(p) {
  const { view, seat, choices, still, why, say, table, busy } = p;
  const narrow = useShape() === "phone";
  const sliding = useSliding(p);
  const { cells, hole, shows, free, pieces, slides, tilts, many } = sliding;
  const { drag, pulled, warm, left, ring, storm } = sliding;
  const { setHot, choose, key, grab, pull, release } = sliding;
  const rows = view.board.length;
  const columns = view.board[0].length;
  const W = columns * CELL + 2 * EDGE;
  const H = rows * CELL + 2 * EDGE;
  const cut = narrow ? EDGE - 9 : 0;
  const rim = useMemo(
    () =>
      frame(
        columns,
        rows,
        still
          ? [
              shared(
                view.board[0].map((/** @type {any} */ _, /** @type {number} */ i) =>
                  view.board.map((/** @type {any} */ row) => row[i]),
                ),
              ),
              shared(view.board),
            ]
          : null,
      ),
    [view.turned, still],
  );

  /** A click on a pyramid that can't be moved. @param {string} at */
  function notNow(at) {
    if (choices.length) why(`slide ${at}`);
    else if (!busy)
      say(
        view.turn === null ? t("ramses/turning") : t("ramses/turn-of", { name: table.seats[view.turn].name }),
      );
  }

  /** @param {any} cell */
  function drawn(cell) {
    if (!cell.pyramid) return null;
    const at = cell.at;
    const slide = slides.get(at);
    const tilt = tilts.get(at);
    const can = slide ?? tilt;
    const way = free ? wayTo(cell, free) : null;
    const [down, right, angle] = way ? WAYS[way] : [0, 0, 0];
    const push = pulled.has(at) ? drag.by : warm.has(at) ? 9 : 0;
    const [x, y] = corner(cell.row, cell.column);
    const length = slide ? lineOf(cells, at, hole).length : 0;
    const label = slide
      ? t("ramses/slide", { n: length, colour: cell.pyramid, way })
      : tilt
        ? t("ramses/tilt", { beside: placed(fromHole(view, at)) })
        : undefined;
    const piece = pieces.get(at) ?? at;
    return html`
      <g
        key=${piece}
        class=${classes("ra-piece", {
          can,
          tilt,
          warm: warm.has(at),
          held: pulled.has(at),
          far: length > 1,
          hinted: p.hint && (p.hint.from ?? p.hint.at) === at,
        })}
        style=${{ transform: `translate(${x + right * push}px, ${y + down * push}px)` }}
        data-at=${place(cell)}
        role=${can ? "button" : undefined}
        tabindex=${can ? 0 : undefined}
        aria-label=${label}
        onPointerDown=${slide && ((/** @type {PointerEvent} */ e) => grab(e, at))}
        onPointerMove=${slide && pull}
        onPointerUp=${slide && (() => release(true))}
        onPointerCancel=${slide && (() => release(false))}
        onPointerEnter=${slide && (() => setHot(at))}
        onPointerLeave=${slide && (() => setHot(null))}
        onFocus=${slide && (() => setHot(at))}
        onBlur=${slide && (() => setHot(null))}
        onClick=${tilt ? () => choose(tilt) : can || still || seat < 0 ? undefined : () => notNow(at)}
        onKeyDown=${can &&
        ((/** @type {KeyboardEvent} */ e) => {
          if (e.key === "Enter" || e.key === " ") {
            e.preventDefault();
            e.stopPropagation();
            choose(can);
          }
        })}
      >
        ${can &&
        html`
          <rect class="ra-halo" x="-5" y="-5" width=${SIDE + 10} height=${SIDE + 10} rx="8" />
          <rect class="ra-rim" x="-2" y="-2" width=${SIDE + 4} height=${SIDE + 4} rx="5" />
        `}
        <use href=${`#ra-${cell.pyramid}`} />
        ${cell.treasure &&
        html`
          <g
            class="ra-beneath"
            dangerouslySetInnerHTML=${{
              __html: `
                <circle cx="${SIDE / 2}" cy="${SIDE / 2}" r="27" fill="var(--ra-bed)"
                  stroke="var(--ra-pit)" stroke-width="2"/>
                ${put(treasure(cell.treasure), SIDE / 2 - 20, SIDE / 2 - 20, 40)}`,
            }}
          />
        `}
        ${ring === piece &&
        html`
          <rect class="ra-last" x="3.5" y="3.5" width=${SIDE - 7} height=${SIDE - 7} rx="4" />
        `}
        ${slide &&
        html`
          <g class="ra-disc" transform=${`translate(${SIDE / 2} ${SIDE / 2})`}>
            <circle r=${length > 1 ? 14 : 18.5} />
            <g
              transform=${`rotate(${angle})${length > 1 ? " scale(.75)" : ""}`}
              dangerouslySetInnerHTML=${{ __html: arrow }}
            />
          </g>
        `}
        ${tilt &&
        html`
          <g class="ra-disc" transform=${`translate(${SIDE / 2} ${SIDE / 2})`}>
            <circle r="20" />
            <g transform="scale(1.1)"><path d="M-10 6 L0 -9 L10 6 Z M-11 10 H11" /></g>
          </g>
        `}
        ${view.barred === at &&
        html`
          <g class="ra-barred" transform=${`translate(${SIDE / 2} ${SIDE / 2})`}>
            <circle r="19" />
            <path d="M-9 -9 L9 9" />
          </g>
        `}
      </g>
    `;
  }

  // keyed pieces keep their order whatever they do, so that the browser moves them and does not make them
  // anew
  const standing = [...cells.values()]
    .filter((cell) => cell.pyramid)
    .sort((a, b) => ((pieces.get(a.at) ?? a.at) < (pieces.get(b.at) ?? b.at) ? -1 : 1));
  const old = left && cells.get(left.at);

  return html`
    <div
      class=${`ra-stage${storm ? " storm" : ""}${drag ? " dragging" : ""}`}
      role="group"
      aria-label=${t("ramses/surface")}
      aria-description=${slides.size
        ? t(view.powers ? "ramses/surface-powers" : "ramses/surface-help")
        : undefined}
      tabindex=${seat >= 0 && !still ? 0 : undefined}
      onKeyDown=${key}
      data-turned=${view.turned}
      data-hole=${free ? place(free) : undefined}
    >
      <svg ref=${sliding.svg} class="ra-board" viewBox=${`${cut} ${cut} ${W - 2 * cut} ${H - 2 * cut}`}>
        <g dangerouslySetInnerHTML=${{ __html: definitions + rim }} />
        ${old &&
        html`
          <g dangerouslySetInnerHTML=${{ __html: pit(old.row, old.column, left.shows) }} />
        `}
        ${free &&
        html`
          <g
            class="ra-hole"
            key=${`${hole} ${shows}`}
            dangerouslySetInnerHTML=${{ __html: pit(free.row, free.column, shows) }}
          />
        `}
        <g class="ra-pieces">${standing.map(drawn)}</g>
      </svg>
      ${many > 1 &&
      html`
        <span class="ra-many" aria-live="polite">${many}</span>
      `}
      ${!still &&
      html`
        <p class="hidden-text" aria-live="polite">
          ${shows ? t("ramses/free-shows", { treasure: named(shows) }) : t("ramses/nothing")}
        </p>
      `}
      <div class="hidden-text">
        <table>
          <caption>${t("ramses/surface")}</caption>
          <tbody>
            ${view.board.map(
              (/** @type {any[]} */ row) => html`
                <tr>
                  ${row.map(
                    (cell) => html`
                      <td>
                        ${still ? `${cell.at} ` : ""}${cell.pyramid
                          ? t("ramses/pyramid", { colour: cell.pyramid })
                          : cell.treasure
                            ? t("ramses/free-shows", { treasure: named(cell.treasure) })
                            : t("ramses/free")}
                      </td>
                    `,
                  )}
                </tr>
              `,
            )}
          </tbody>
        </table>
      </div>
    </div>
  `;
}

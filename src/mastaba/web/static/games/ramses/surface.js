// The board with its 47 pyramids: what lies there, what may be slid, and by which hand: click, drag, swipe or
// arrow keys.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "../../vendor/hooks.js";
import { classes, html } from "../../js/parts.js";
import { CELL, EDGE, SIDE, arrow, corner, definitions, frame, hole as pit, put, treasure } from "./art.js";
import { useWidth } from "../../js/width.js";
import { text } from "./text.js";
import { WAYS, fromHole, lie, wayTo } from "./ways.js";

const SLIDE = 180;
const STORM = 600; // ms, as in style.css
const KEYS = /** @type {Record<string, string>} */ ({
  ArrowRight: "right",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowUp: "up",
});

/** Names at the rim: what the cells of a line have in common. @param {any[][]} lines */
const shared = (lines) =>
  lines.map(([one, other]) => [...one.at].find((sign) => other.at.includes(sign)) ?? "");

/** Where a cell is seen now: the page holds no other name of it. @param {any} cell */
const place = (cell) => `${cell.row + 1}/${cell.column + 1}`;

/**
 * The cells that a slide moves, the one nearest to the hole first.
 * @param {Map<string, any>} cells
 * @param {string} from
 * @param {string} hole
 */
function lineOf(cells, from, hole) {
  const start = cells.get(from);
  const end = cells.get(hole);
  const way = wayTo(start, end);
  if (!way) return [];
  const [down, right] = WAYS[way];
  const found = [];
  for (const cell of cells.values()) {
    const ahead = (end.row - cell.row) * down + (end.column - cell.column) * right;
    const room = (end.row - start.row) * down + (end.column - start.column) * right;
    const aside = down ? cell.column !== end.column : cell.row !== end.row;
    if (!aside && ahead > 0 && ahead <= room) found.push({ ahead, cell });
  }
  return found.sort((a, b) => a.ahead - b.ahead).map(({ cell }) => cell);
}

/**
 * Which pyramid stands where, so that one that slides stays itself: names of pieces by hole.
 * @param {Map<string, any>} cells
 * @param {string|null} hole
 * @param {{pieces: Map<string, string>, hole: string|null}} before
 */
function follow(cells, hole, before) {
  const pieces = new Map(before.pieces);
  if (before.hole && hole && before.hole !== hole && cells.has(before.hole)) {
    let free = before.hole;
    for (const cell of lineOf(cells, hole, before.hole)) {
      pieces.set(free, pieces.get(cell.at) ?? cell.at);
      free = cell.at;
    }
    pieces.delete(hole);
  }
  const names = new Set();
  for (const cell of cells.values()) if (cell.pyramid && pieces.has(cell.at)) names.add(pieces.get(cell.at));
  return names.size === 47
    ? pieces
    : new Map([...cells.keys()].filter((at) => at !== hole).map((at) => [at, at]));
}

/** @param {any} p BoardProps, and `pick`: a choice has been made */
export function Surface({ view, seat, choices, still, busy, why, say, pick }) {
  const narrow = useWidth() < 600;
  const [hot, setHot] = useState(/** @type {string|null} */ (null));
  const [drag, setDrag] = useState(/** @type {any} */ (null));
  const [many, setMany] = useState(1);
  // A slide drawn before the server has answered.
  const [ahead, setAhead] = useState(/** @type {string|null} */ (null));
  // What the hole showed until just now, while a pyramid slides over it.
  const [left, setLeft] = useState(/** @type {any} */ (null));
  const [ring, setRing] = useState(/** @type {string|null} */ (null));
  const [storm, setStorm] = useState(false);
  const svg = useRef(/** @type {any} */ (null));
  const stage = useRef(/** @type {any} */ (null));
  const memo = useRef({ pieces: new Map(), hole: null, turned: view.turned, shows: null });
  // They run on whatever comes next: another view may follow at once.
  const timers = useRef(/** @type {Record<string, any>} */ ({}));

  const seen = useMemo(() => lie(view), [view]);
  useLayoutEffect(() => setAhead(null), [view]);
  useLayoutEffect(() => {
    if (!busy) setAhead(null);
  }, [busy]);

  // the board with the slide that is under way
  const { cells, hole, shows } = useMemo(() => {
    if (!ahead || !view.hole || ahead === view.hole || !seen.get(ahead)?.pyramid)
      return { cells: seen, hole: view.hole, shows: view.shows };
    /** @type {Map<string, any>} */
    const moved = new Map([...seen].map(([at, cell]) => [at, { ...cell }]));
    let free = view.hole;
    for (const cell of lineOf(seen, ahead, view.hole)) {
      moved.get(free).pyramid = cell.pyramid;
      free = cell.at;
    }
    moved.get(view.hole).treasure = null; // covered now
    moved.get(ahead).pyramid = null;
    return { cells: moved, hole: ahead, shows: null };
  }, [seen, ahead, view]);

  const pieces = useMemo(() => follow(cells, hole, memo.current), [cells, hole]);
  useLayoutEffect(() => {
    const was = memo.current;
    memo.current = { pieces, hole, turned: view.turned, shows };
    if (was.turned !== view.turned) {
      setStorm(true);
      if (!still) say(text.stormed);
      clearTimeout(timers.current.storm);
      timers.current.storm = setTimeout(() => setStorm(false), STORM);
    } else if (was.hole && hole && was.hole !== hole) {
      setLeft({ at: was.hole, shows: was.shows });
      setRing(pieces.get(was.hole) ?? null);
      clearTimeout(timers.current.covered);
      clearTimeout(timers.current.seen);
      timers.current.covered = setTimeout(() => setLeft(null), 2 * SLIDE);
      timers.current.seen = setTimeout(() => setRing(null), 1400);
    }
  }, [hole, view.turned, pieces]);
  useEffect(() => () => Object.values(timers.current).forEach(clearTimeout), []);

  const free = hole ? cells.get(hole) : null;
  const acts = still || ahead ? [] : choices;
  const slides = new Map(
    acts.filter((/** @type {any} */ c) => c.do === "slide").map((/** @type {any} */ c) => [c.from, c]),
  );
  const tilts = new Map(
    acts.filter((/** @type {any} */ c) => c.do === "tilt" && c.at).map((/** @type {any} */ c) => [c.at, c]),
  );

  /** @param {any} choice */
  async function choose(choice) {
    setHot(null);
    setMany(1);
    if (choice.do === "slide") setAhead(choice.from);
    if (!(await pick(choice))) setAhead(null);
  }

  // arrow keys: the way in which a pyramid moves; with super powers a number says how many
  /** @param {KeyboardEvent} event */
  function key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || !free) return;
    if (view.powers && /^[1-7]$/.test(event.key)) setMany(Number(event.key));
    const way = KEYS[event.key];
    if (!way || !slides.size) return;
    event.preventDefault();
    const [down, right] = WAYS[way];
    const from = [...cells.values()].find(
      (cell) => cell.row === free.row - down * many && cell.column === free.column - right * many,
    );
    const choice = from && slides.get(from.at);
    if (choice) choose(choice);
    else if (from) why(`slide ${from.at}`);
  }

  // drag and swipe: the line follows the finger towards the hole, and slides when it has come far enough
  /** @param {PointerEvent} event @param {string} from */
  function grab(event, from) {
    if (event.button) return;
    const box = svg.current.getBoundingClientRect();
    const scale = svg.current.viewBox.baseVal.width / box.width;
    const way = WAYS[/** @type {string} */ (wayTo(cells.get(from), free))];
    /** @type {any} */ (event.currentTarget).setPointerCapture(event.pointerId);
    setDrag({ from, x: event.clientX, y: event.clientY, scale, way, by: 0, moved: false });
  }
  /** @param {PointerEvent} event */
  function pull(event) {
    if (!drag) return;
    const by = ((event.clientY - drag.y) * drag.way[0] + (event.clientX - drag.x) * drag.way[1]) * drag.scale;
    setDrag({ ...drag, by: Math.max(0, Math.min(CELL, by)), moved: drag.moved || Math.abs(by) > 6 });
  }
  /** @param {boolean} given */
  function release(given) {
    if (!drag) return;
    const { from, by, moved } = drag;
    const choice = slides.get(from);
    setDrag(null);
    if (given && choice && (!moved || by > CELL / 4)) choose(choice);
  }

  const pulled = new Set(drag ? lineOf(cells, drag.from, hole).map((cell) => cell.at) : []);
  const warm = new Set(hot && slides.has(hot) ? lineOf(cells, hot, hole).map((cell) => cell.at) : []);
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
      ? text.slide(cell.pyramid, text.directions[way ?? ""], length)
      : tilt
        ? text.tilt(fromHole(view, at))
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
        onClick=${tilt
          ? () => choose(tilt)
          : can || still || !choices.length
            ? undefined
            : () => why(`slide ${at}`)}
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
      ref=${stage}
      role="group"
      aria-label=${text.surface}
      aria-description=${slides.size ? (view.powers ? text.surfacePowers : text.surfaceHelp) : undefined}
      tabindex=${seat >= 0 && !still ? 0 : undefined}
      onKeyDown=${key}
      data-turned=${view.turned}
      data-hole=${free ? place(free) : undefined}
    >
      <svg ref=${svg} class="ra-board" viewBox=${`${cut} ${cut} ${W - 2 * cut} ${H - 2 * cut}`}>
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
        <p class="hidden-text" aria-live="polite">${shows ? text.freeShows(shows) : text.nothing}</p>
      `}
      <div class="hidden-text">
        <table>
          <caption>${text.surface}</caption>
          <tbody>
            ${view.board.map(
              (/** @type {any[]} */ row) => html`
                <tr>
                  ${row.map(
                    (cell) => html`
                      <td>
                        ${still ? `${cell.at} ` : ""}${cell.pyramid ??
                        (cell.treasure ? text.freeShows(cell.treasure) : text.free)}
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

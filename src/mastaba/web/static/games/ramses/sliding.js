// The board of Ramses as a state machine: which pyramids can be slid or tilted now, and the slide under way
// by pointer, touch or arrow keys. surface.js draws it.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "../../vendor/hooks.js";
import { t } from "../../js/language.js";
import { CELL } from "./art.js";
import { WAYS, lie, wayTo } from "./ways.js";

const SLIDE = 180;
const STORM = 600; // ms, as in style.css
const KEYS = /** @type {Record<string, string>} */ ({
  ArrowRight: "right",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowUp: "up",
});

/**
 * The cells that a slide moves, the one nearest to the hole first.
 * @param {Map<string, any>} cells
 * @param {string} from
 * @param {string} hole
 */
export function lineOf(cells, from, hole) {
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

/**
 * What can be slid or tilted now, and the slide that is under way.
 * @param {any} p BoardProps, and `pick`: a choice has been made
 */
export function useSliding({ view, choices, still, busy, why, say, pick }) {
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
      if (!still) say(t("ramses/stormed"));
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

  return {
    svg,
    cells,
    hole,
    shows,
    free,
    pieces,
    slides,
    tilts,
    many,
    drag,
    pulled,
    warm,
    left,
    ring,
    storm,
    setHot,
    choose,
    key,
    grab,
    pull,
    release,
  };
}

// Where things stand on the board of Farao: squares, figures on them, the way a figure has come.
import { EDGE, TILE } from "./art.js";

/** Row and column of a square, from the top left. @param {string} at */
export const place = (at) => ({ row: Number(at.slice(1)) - 1, column: at.charCodeAt(0) - 97 });

/** The upper left corner of a square. @param {string} at */
export function corner(at) {
  const { row, column } = place(at);
  return { x: EDGE + column * TILE, y: EDGE + row * TILE };
}

/** The middle of a square. @param {string} at */
export const middle = (at) => ({ x: corner(at).x + TILE / 2, y: corner(at).y + TILE / 2 });

/**
 * From one square to a neighbour: east, south, west, north as an angle; null if they are no neighbours.
 * @param {string} from
 * @param {string} to
 */
export function angle(from, to) {
  const a = place(from);
  const b = place(to);
  const down = b.row - a.row;
  const right = b.column - a.column;
  if (Math.abs(down) + Math.abs(right) !== 1) return null;
  return right === 1 ? 0 : down === 1 ? 90 : right === -1 ? 180 : 270;
}

/** How an entrance is entered. @param {string} at @param {number} side */
export function inwards(at, side) {
  const { row, column } = place(at);
  return row === 0 ? 90 : row === side - 1 ? 270 : column === 0 ? 0 : 180;
}

/**
 * All figures in the pyramid, by square.
 * @param {Wire.View} view
 * @returns {Map<string, {seat: number, figure: number}[]>}
 */
export function crowd(view) {
  /** @type {Map<string, {seat: number, figure: number}[]>} */
  const found = new Map();
  for (const player of view.players) {
    player.figures.forEach((/** @type {string|null} */ at, /** @type {number} */ i) => {
      if (at && at !== "outside")
        found.set(at, [...(found.get(at) ?? []), { seat: player.seat, figure: i + 1 }]);
    });
  }
  return found;
}

/**
 * Where the feet of one of several figures on a tile are, and how large it is.
 * @param {number} index
 * @param {number} of
 * @param {boolean} content
 */
export function standing(index, of, content) {
  const C = TILE / 2;
  if (of === 1) return { x: content ? C + 9 : C, y: C + (content ? 28 : 22), scale: content ? 0.92 : 1 };
  if (of === 2)
    return {
      x: C + (index ? 17 : -12) + (content ? 2 : 0),
      y: C + (index || !content ? 26 : 30),
      scale: 0.8,
    };
  const columns = of <= 4 ? 2 : of <= 9 ? 3 : 5;
  const rows = Math.ceil(of / columns);
  const row = Math.floor(index / columns);
  const inRow = row === rows - 1 ? of - row * columns : columns;
  const size = (TILE - 8) / Math.max(columns, rows);
  return {
    x: C + ((index % columns) - (inRow - 1) / 2) * size,
    y: C + (row - (rows - 1) / 2) * size * 0.86 + size * 0.55,
    scale: Math.min(0.7, size / 42),
  };
}

/** The squares that a step leads a figure to; null for other steps. @param {Wire.Step} step */
const goes = (step) =>
  step.do === "enter" ? step.at : step.do === "step" || (step.do === "spend" && step.to) ? step.to : null;

/**
 * The ways walked in the present move and the one before, as far as they may be looked up.
 * @param {Wire.Step[]} log
 * @param {Wire.Step[]} drafted
 * @param {number} seat who drafts
 */
export function trails(log, drafted, seat) {
  /** @type {Wire.Step[]} */
  const steps = [...log, ...drafted.map((step) => ({ ...step, by: seat }))];
  /** @type {{seat: number, squares: string[]}[]} */
  const found = [];
  let end = steps.length;
  for (let i = steps.length - 1; i >= 0 && found.length < 2; i--) {
    if (steps[i].do !== "throw") continue;
    const walked = steps.slice(i + 1, end).filter((step) => step.by === steps[i].seat && goes(step));
    const squares = walked.map(goes);
    if (walked.length && walked[0].do !== "enter") {
      const before = steps
        .slice(0, i)
        .reverse()
        .find((step) => step.by === steps[i].seat && step.figure === walked[0].figure && goes(step));
      if (before && angle(goes(before), squares[0]) !== null) squares.unshift(goes(before));
    }
    found.push({ seat: steps[i].seat, squares });
    end = i;
  }
  return found;
}

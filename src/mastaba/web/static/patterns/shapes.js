// Boxes by name (column letter, row number) and the shapes they form. Only geometry: what is legal comes from
// the server.

/** @param {string} name @returns {[number, number]} row and column */
export const at = (name) => [Number(name.slice(1)) - 1, name.charCodeAt(0) - 97];
/** @param {number} row @param {number} column */
export const named = (row, column) => String.fromCharCode(97 + column) + (row + 1);

/** The six patterns as they lie on their cards. @type {Record<string, [number, number][]>} */
export const PATTERNS = {
  I2: [
    [0, 0],
    [0, 1],
  ],
  I3: [
    [0, 0],
    [0, 1],
    [0, 2],
  ],
  V3: [
    [0, 0],
    [1, 0],
    [1, 1],
  ],
  T4: [
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 1],
  ],
  L4: [
    [0, 0],
    [1, 0],
    [2, 0],
    [2, 1],
  ],
  O4: [
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ],
};

/**
 * A set of boxes moved to the corner, as text: equal for equal shapes in equal orientation.
 * @param {string[]} boxes
 */
export function shapeOf(boxes) {
  const cells = boxes.map(at);
  const top = Math.min(...cells.map((c) => c[0]));
  const left = Math.min(...cells.map((c) => c[1]));
  return cells
    .map(([r, c]) => `${r - top}${c - left}`)
    .sort()
    .join(" ");
}

/** All orientations of a pattern, by shape. @type {Record<string, string>} */
const ORIENTED = {};
for (const [name, cells] of Object.entries(PATTERNS)) {
  let now = cells;
  for (let flip = 0; flip < 2; flip++) {
    for (let turn = 0; turn < 4; turn++) {
      now = now.map(([r, c]) => [c, 4 - r]);
      ORIENTED[shapeOf(now.map(([r, c]) => named(r, c)))] = name;
    }
    now = now.map(([r, c]) => [r, 8 - c]);
  }
}

/** The pattern that boxes form, or null. @param {string[]} boxes */
export const patternOf = (boxes) => ORIENTED[shapeOf(boxes)] || null;

/**
 * Boxes turned a quarter, or mirrored, about one of them.
 * @param {string[]} boxes
 * @param {string} about
 * @param {'turn'|'flip'} how
 * @returns {string[]|null} null if they leave the alphabet
 */
export function moved(boxes, about, how) {
  const [r0, c0] = at(about);
  const cells = boxes
    .map(at)
    .map(([r, c]) => (how === "turn" ? [r0 + (c - c0), c0 - (r - r0)] : [r, 2 * c0 - c]));
  return cells.every(([r, c]) => r >= 0 && c >= 0) ? cells.map(([r, c]) => named(r, c)) : null;
}

/** The shape of boxes after a turn or a flip. @param {string[]} boxes @param {'turn'|'flip'} how */
export const movedShape = (boxes, how) =>
  shapeOf(boxes.map(at).map(([r, c]) => (how === "turn" ? named(c, 8 - r) : named(r, 8 - c))));

/** The same set of boxes, however ordered. @param {string[]} a @param {string[]} b */
export const same = (a, b) => a.length === b.length && a.every((box) => b.includes(box));

/** Rounded rectangles that melt into one outline: box side b, gap g, grown by k. @param {string[]} boxes */
export function outline(
  boxes,
  /** @type {number} */ x0,
  /** @type {number} */ y0,
  /** @type {number} */ b,
  /** @type {number} */ g,
  k = 0,
) {
  const has = new Set(boxes);
  let art = "";
  for (const name of boxes) {
    const [r, c] = at(name);
    const x = x0 + c * (b + g);
    const y = y0 + r * (b + g);
    art += `
      <rect x="${x - k}" y="${y - k}" width="${b + 2 * k}" height="${b + 2 * k}" rx="${b * 0.12 + k}"/>`;
    if (has.has(named(r, c + 1)))
      art += `<rect x="${x + b / 2}" y="${y - k}" width="${b + g}" height="${b + 2 * k}"/>`;
    if (has.has(named(r + 1, c)))
      art += `<rect x="${x - k}" y="${y + b / 2}" width="${b + 2 * k}" height="${b + g}"/>`;
    // where four meet, their corners and gaps leave a hole
    if ([named(r, c + 1), named(r + 1, c), named(r + 1, c + 1)].every((near) => has.has(near)))
      art += `<rect x="${x + b / 2}" y="${y + b / 2}" width="${b + g}" height="${b + g}"/>`;
  }
  return art;
}

/**
 * How many boxes the shortest way from one kind of box to another crosses off, both included; 0: there is
 * none.
 * @param {Record<string, string>} boxes kinds by name; walls are no boxes
 * @param {string} from
 * @param {string} to
 */
export function wayTo(boxes, from, to) {
  const ends = Object.keys(boxes).filter((name) => boxes[name] === from);
  const steps = new Map(ends.map((name) => [name, 1]));
  for (const name of ends) {
    const far = /** @type {number} */ (steps.get(name));
    if (boxes[name] === to) return far;
    const [r, c] = at(name);
    for (const [row, column] of [
      [r - 1, c],
      [r + 1, c],
      [r, c - 1],
      [r, c + 1],
    ]) {
      const next = row >= 0 && column >= 0 ? named(row, column) : "";
      if (!boxes[next] || boxes[next] === "wall" || steps.has(next)) continue;
      steps.set(next, far + 1);
      ends.push(next);
    }
  }
  return 0;
}

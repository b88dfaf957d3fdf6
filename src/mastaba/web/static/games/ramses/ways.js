// Where things lie on the board as it is seen now, turned by its sand storms. While a game runs no hole is
// named: a name would survive every storm (RA-14).

export const WAYS = /** @type {Record<string, [number, number, number]>} */ ({
  right: [0, 1, 0],
  down: [1, 0, 90],
  left: [0, -1, 180],
  up: [-1, 0, 270],
});

/** Cells by name, with row and column as they are seen. @param {Wire.View} view */
export function lie(view) {
  /**
   * @type {Map<string, {at: string, row: number, column: number, pyramid: string|null, treasure:
   *   string|null}>}
   */
  const cells = new Map();
  view.board.forEach((/** @type {any[]} */ cellsOfRow, /** @type {number} */ row) =>
    cellsOfRow.forEach((cell, column) => cells.set(cell.at, { ...cell, row, column })),
  );
  return cells;
}

/** The way from one cell to another in the same line. @param {any} from @param {any} to */
export function wayTo(from, to) {
  if (from.row === to.row && from.column !== to.column) return from.column < to.column ? "right" : "left";
  if (from.column === to.column && from.row !== to.row) return from.row < to.row ? "down" : "up";
  return null;
}

/**
 * How a slide or a tilt looks from the free hole: the way to the pyramid, the way it slides, and how far off
 * it stands.
 * @param {Wire.View} view
 * @param {string} at
 */
export function fromHole(view, at) {
  const cells = lie(view);
  const hole = /** @type {any} */ (cells.get(view.hole));
  const cell = /** @type {any} */ (cells.get(at));
  return {
    to: wayTo(hole, cell) ?? "",
    way: wayTo(cell, hole) ?? "",
    many: Math.abs(hole.row - cell.row) + Math.abs(hole.column - cell.column),
  };
}

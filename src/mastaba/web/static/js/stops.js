// Where a replay can stop: after every step that there are words for, at the beginning of each turn, or
// before each decision of one player. A stop is the number of steps made, as it stands in the address.

/** @typedef {"steps"|"turns"|number} By a number: the decisions of that seat */

/**
 * @param {Object} p
 * @param {Wire.Step[]} p.log
 * @param {{ply: number}[]} p.told      the steps that there are words for
 * @param {(number|null|undefined)[]} p.turns   the first steps of the turns
 * @param {number} p.plies              how many steps there are
 * @param {By} p.by
 * @returns {number[]} in order; the first is the table laid out for the first decision, the last its end
 */
export function stopsOf({ log, told, turns, plies, by }) {
  const start = log.find((step) => step.by !== "chance")?.ply ?? 0;
  const within =
    by === "steps"
      ? told.map((line) => line.ply + 1)
      : by === "turns"
        ? turns.flatMap((ply) => (ply === null || ply === undefined ? [] : [ply + 1]))
        : decisions(log, by);
  return [...new Set([start, ...within.filter((ply) => ply > start && ply < plies), plies])].sort(
    (a, b) => a - b,
  );
}

/** Before each decision of a seat; what follows at once from it is part of it. */
const decisions = (/** @type {Wire.Step[]} */ log, /** @type {number} */ seat) =>
  log.flatMap((step, n) => (step.by === seat && log[n - 1]?.by !== seat ? [Number(step.ply)] : []));

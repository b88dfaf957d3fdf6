// What lies on a square of the pyramid, drawn: for the board, and for pictures of it.
import { TILE, back, chamber, content, corridor, curse, lying, put } from "./art.js";
import { place } from "./squares.js";

/** @type {Record<string, string>} */
const OPEN_BY_SHAPE = { cross: "nesw", tee: "esw", corner: "ne", straight: "ns", end: "s" };

/** What somebody knows of a tile that lies face down. @param {any} tile */
const known = (tile) => `
  <circle cx="${TILE - 21}" cy="${TILE - 21}" r="16" fill="var(--fa-floor)" stroke="var(--fa-wall)"
    stroke-width="1.4" stroke-dasharray="3 3"/>
  ${
    tile.content === "plain"
      ? `
    <g transform="translate(${TILE - 33} ${TILE - 33}) scale(.31)">
      ${corridor(OPEN_BY_SHAPE[tile.shape] ?? "ns")}
    </g>`
      : put(content(tile.content), TILE - 33, TILE - 33, 24)
  }`;

/** Who has looked at a tile in secret. @param {number} who @param {number} i */
const seen = (who, i) => `
  <g transform="translate(${15 + i * 15} 15)">
    <circle r="8.5" fill="var(--p${who % 6})" stroke="var(--fa-outline)" stroke-width="1.6"/>
    <path d="M-5 0 Q0 -5 5 0 Q0 5 -5 0 Z" fill="var(--on-seat)"/>
    <circle r="1.8" fill="var(--p${who % 6})"/>
  </g>`;

/**
 * @param {Wire.View} view
 * @param {string} at
 * @param {boolean} stood whether somebody stands there
 */
export function ground(view, at, stood) {
  const tile = view.tiles[at];
  if (!tile) return chamber(view.chamber.open);
  if (tile.open) return corridor(tile.open) + lying(tile.content, stood) + (view.curse === at ? curse : "");
  const { row, column } = place(at);
  return (
    back(row * 9 + column + 1) + (tile.content ? known(tile) : "") + (tile.seen_by ?? []).map(seen).join("")
  );
}

// Drawings that the two pattern games share: ghost, expedition card, card back, little boxes of the score
// sheets.
import { penCross } from "../art/pen.js";
import { sym } from "../art/sym.js";
import { PATTERNS, at, outline } from "./shapes.js";

let number = 0;
/** An id that no other drawing has. */
export const fresh = () => `u${++number}`;

/**
 * The ghost over a card: its outline and its shade. Lit symbols lie on it, and its crosses on those.
 * @param {{x0: number, y0: number, b: number, g: number, w: number, h: number}} m
 * @param {string[]} boxes
 */
export function ghost({ x0, y0, b, g, w, h }, boxes) {
  if (!boxes.length) return "";
  const id = fresh();
  return `
    <mask id="m${id}">
      <g fill="#fff">${outline(boxes, x0, y0, b, g, 4)}</g>
      <g fill="#000">${outline(boxes, x0, y0, b, g, 1)}</g>
    </mask>
    <rect mask="url(#m${id})" width="${w}" height="${h}" fill="var(--accent)"/>
    <mask id="n${id}"><g fill="#fff">${outline(boxes, x0, y0, b, g, 1)}</g></mask>
    <rect mask="url(#n${id})" width="${w}" height="${h}" fill="var(--accent)" opacity=".19"/>`;
}

/**
 * @param {{x0: number, y0: number, b: number, g: number}} m
 * @param {string[]} boxes
 * @param {number} seed
 */
export const ghostCrosses = ({ x0, y0, b, g }, boxes, seed) =>
  boxes
    .map((name) => {
      const [r, c] = at(name);
      const cross = penCross(x0 + c * (b + g), y0 + r * (b + g), b, seed * 55 + r * 7 + c, "var(--pen)", 0.8);
      return `<g opacity=".55">${cross}</g>`;
    })
    .join("");

/**
 * A symbol that the ghost covers, lit; nothing where there is none.
 * @param {{x0: number, y0: number, b: number, g: number}} m
 * @param {string} name
 * @param {string|null|undefined} symbol
 */
export function lit({ x0, y0, b, g }, name, symbol) {
  if (!symbol) return "";
  const [r, c] = at(name);
  const x = x0 + c * (b + g);
  const y = y0 + r * (b + g);
  const size = b * (symbol === "x" ? 0.52 : 0.72);
  const inset = (b - size) / 2;
  return `
    <circle cx="${x + b / 2}" cy="${y + b / 2}" r="${b * 0.43}" fill="var(--lit)"
      stroke="var(--lit-line)" stroke-width="${Math.max(2, b * 0.052)}"/>
    ${sym(symbol, x + inset, y + inset, size)}`;
}

/**
 * A dot in every box where the pattern fits: the shade is not the only sign.
 * @param {{x0: number, y0: number, b: number, g: number}} m
 * @param {string[]} boxes
 */
export const fitDots = ({ x0, y0, b, g }, boxes) =>
  boxes
    .map((name) => {
      const [r, c] = at(name);
      return `<circle cx="${x0 + c * (b + g) + b * 0.14}" cy="${y0 + r * (b + g) + b * 0.14}" r="${b * 0.05}"
        fill="var(--fit-dot)"/>`;
    })
    .join("");

/**
 * Crosses that have just been drawn.
 * @param {{x0: number, y0: number, b: number, g: number}} m
 * @param {string[]} boxes
 * @param {number} seed
 */
export const freshCrosses = ({ x0, y0, b, g }, boxes, seed) =>
  boxes
    .map((name) => {
      const [r, c] = at(name);
      const x = x0 + c * (b + g);
      const y = y0 + r * (b + g);
      return `
        <g class="penned" data-cross="${name}">
          <rect x="${x + 2}" y="${y + 2}" width="${b - 4}" height="${b - 4}" rx="${b * 0.1}" fill="none"
            stroke="var(--accent)" stroke-width="${b > 30 ? 2.5 : 1.6}" stroke-dasharray="4 3"/>
          ${penCross(x, y, b, seed * 100 + r * 5 + c)}
        </g>`;
    })
    .join("");

/**
 * The pattern of an expedition card: boxes of side b with a pen cross each. Lying, it is never more than two
 * boxes high.
 * @param {string} pattern
 */
export function patternArt(pattern, /** @type {number} */ b, gap = 3, cross = true, lying = false) {
  let cells = PATTERNS[pattern];
  if (lying && cells.some(([r]) => r > 1)) cells = cells.map(([r, c]) => [c, 2 - r]);
  const rows = Math.max(...cells.map((c) => c[0])) + 1;
  const columns = Math.max(...cells.map((c) => c[1])) + 1;
  const art = cells
    .map(
      ([r, c]) =>
        `
          <rect x="${c * (b + gap)}" y="${r * (b + gap)}" width="${b}" height="${b}" rx="${b * 0.14}"
            fill="var(--box)" stroke="var(--accent)" stroke-width="${Math.max(1.4, b * 0.055)}"/>
          ${cross ? penCross(c * (b + gap), r * (b + gap), b, 3 + r * 9 + c) : ""}`,
    )
    .join("");
  return { w: columns * (b + gap) - gap, h: rows * (b + gap) - gap, art };
}

/** The pattern as plain squares. @param {string} pattern */
export function glyph(pattern, b = 9, gap = 2) {
  const cells = PATTERNS[pattern];
  const rows = Math.max(...cells.map((c) => c[0])) + 1;
  const columns = Math.max(...cells.map((c) => c[1])) + 1;
  const w = columns * (b + gap) - gap;
  const h = rows * (b + gap) - gap;
  return `<svg width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">
    ${cells
      .map(
        ([r, c]) => `
      <rect x="${c * (b + gap)}" y="${r * (b + gap)}" width="${b}" height="${b}" rx="2"
        fill="currentColor"/>`,
      )
      .join("")}
  </svg>`;
}

/** The back of the treasure cards. @param {number} w @param {number} h */
export function cardBack(w, h, r = 10) {
  const cx = w / 2;
  const cy = h / 2;
  const k = w / 118;
  const id = fresh();
  const m = 7 * k;
  let rays = "";
  for (let i = 0; i < 24; i++) {
    const a = (i * Math.PI) / 12;
    rays += `
      <path
        d="M${cx + 24 * k * Math.cos(a)} ${cy - 4 * k + 24 * k * Math.sin(a)}
          L${cx + 140 * k * Math.cos(a)} ${cy - 4 * k + 140 * k * Math.sin(a)}" stroke="#D9A73C"
        stroke-width="${1.3 * k}" opacity=".38"/>`;
  }
  return `
    <rect width="${w}" height="${h}" fill="#1E4F8F"/>
    <clipPath id="${id}">
      <rect x="${m}" y="${m}" width="${w - 2 * m}" height="${h - 2 * m}" rx="${r - 5}"/>
    </clipPath>
    <g clip-path="url(#${id})">
      <rect width="${w}" height="${h}" fill="#19447D"/>
      ${rays}
      <path d="M${cx - 17 * k} ${cy - 4 * k} a${17 * k} ${17 * k} 0 0 1 ${34 * k} 0 Z" fill="#E0AE3E"/>
      <path d="M${cx - 25 * k} ${cy} H${cx + 25 * k} L${cx + 28 * k} ${cy + 8 * k} H${cx - 28 * k} Z"
        fill="#1E4F8F" stroke="#E0AE3E" stroke-width="${1.8 * k}" stroke-linejoin="round"/>
      <path
        d="M${cx - 26 * k} ${cy + 8 * k} H${cx + 26 * k} L${cx + 35 * k} ${cy + 34 * k} H${cx - 35 * k} Z"
        fill="#1E4F8F" stroke="#E0AE3E" stroke-width="${1.8 * k}" stroke-linejoin="round"/>
      <path
        d="M${cx - 6.5 * k} ${cy + 34 * k} V${cy + 23 * k} a${6.5 * k} ${6.5 * k} 0 0 1 ${13 * k} 0
          V${cy + 34 * k} Z" fill="#E0AE3E"/>
    </g>
    <rect x="${m}" y="${m}" width="${w - 2 * m}" height="${h - 2 * m}" rx="${r - 5}" fill="none"
      stroke="#D9A73C" stroke-width="1.4"/>`;
}

/** How wide completed cards can be on a sheet: up to six in one row, else in two. @param {number} many */
export function chipWidth(many) {
  const row = many > 6 ? Math.ceil(many / 2) : Math.max(1, many);
  return Math.min(42, Math.floor((SHEET + CHIP_GAP) / row) - CHIP_GAP);
}
const SHEET = 178; // inside a sheet, in pixels
const CHIP_GAP = 4;

/**
 * A little box of a score sheet.
 * @param {number} x
 * @param {number} y
 * @param {number} w
 * @param {number} h
 * @param {{on?: boolean, lit?: boolean}} how
 */
export const sheetBox = (x, y, w, h, { on = false, lit = false } = {}) =>
  `
    <rect x="${x + 0.5}" y="${y + 0.5}" width="${w - 1}" height="${h - 1}" rx="${Math.min(w, h) * 0.2}"
      fill="var(--${lit ? "lit" : on ? "done" : "box"})"
      stroke="var(--${lit ? "lit-line" : on ? "done-line" : "box-line"})"
      stroke-width="${lit ? 2.2 : 1.1}"/>`;

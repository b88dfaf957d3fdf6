// Pieces of Farao as SVG text: no state, no input. Colours that change at night are variables of style.css.
import { contents, glyphs, signs } from "./symbols.js";

export const TILE = 78;
export const EDGE = 21; // the wall round the pyramid, with the names of columns and rows
const HALL = TILE * 0.47; // how wide a corridor is
const C = TILE / 2;

/** @type {Record<string, string>} */
const STONES = {
  red: "#B8372A",
  blue: "#1E4F8F",
  green: "#2F7A46",
  yellow: "#D9A21B",
  white: "#FBF7EC",
  pink: "#D1678F",
  orange: "#D0691F",
};
const ARCH = "M8 45 V18 C8 8 15 3 24 3 C33 3 40 8 40 18 V45 Z";

/**
 * A symbol scaled to a size.
 * @param {string} drawn
 * @param {number} x
 * @param {number} y
 * @param {number} size
 */
export const put = (drawn, x, y, size) =>
  `<g transform="translate(${x} ${y}) scale(${size / 48})">${drawn}</g>`;

/** An inscription: a stone tablet in its colour with its own glyph. @param {string} colour */
export function tablet(colour) {
  const pale = colour === "white" || colour === "yellow";
  const ink = pale ? "#3A2A16" : "#FFFFFF";
  return `
    <path d="${ARCH}" fill="${STONES[colour]}" stroke="#3A2A16" stroke-width="2.2" stroke-linejoin="round"/>
    <path d="M12 41 V19 C12 11 17 7 24 7 C31 7 36 11 36 19 V41 Z" fill="none" stroke="${ink}"
      stroke-width="1.4" opacity=".45"/>
    <g color="${ink}" transform="translate(11.5 14) scale(.52)">
      ${glyphs[colour].replace("var(--glyphcut,#fff)", STONES[colour])}
    </g>`;
}

/** The place of an inscription that is not found yet. @param {string} colour */
export const slot = (colour) =>
  `
    <path d="${ARCH}" fill="var(--fa-slot)" stroke="var(--line2)" stroke-width="2" stroke-dasharray="4 3.4"
      stroke-linejoin="round"/>
    <g color="var(--fa-slot-ink)" transform="translate(11.5 14) scale(.52)">
      ${glyphs[colour].replace("var(--glyphcut,#fff)", "var(--fa-slot)")}
    </g>`;

/** What lies on a tile, on a field of 48 x 48. @param {string} content */
export const content = (content) =>
  content.startsWith("inscription-") ? tablet(content.slice(12)) : (contents[content] ?? "");

/** Wear of a stone that means nothing: a number from 0 to 1 for a square. @param {number} seed */
function wear(seed) {
  const x = Math.sin(seed * 127.1) * 43758.5453;
  return x - Math.floor(x);
}

/** A face-down tile. @param {number} seed */
export function back(seed) {
  const T = TILE;
  let drawn =
    `
      <rect x="1.5" y="1.5" width="${T - 3}" height="${T - 3}" rx="7"
        fill="var(--fa-back${Math.floor(wear(seed) * 3)})" stroke="var(--fa-back-edge)" stroke-width="1.4"/>
      <path d="M6 ${T - 5} H${T - 9} Q${T - 5} ${T - 5} ${T - 5} ${T - 9} V7" fill="none"
        stroke="var(--fa-back-low)" stroke-width="2.4" stroke-linecap="round"/>
      <path d="M5.5 ${T - 10} V9 Q5.5 5.5 9 5.5 H${T - 10}" fill="none" stroke="var(--fa-back-high)"
        stroke-width="2" stroke-linecap="round"/>` +
    `
      <g fill="none" stroke="var(--fa-back-line)" stroke-width="2" stroke-linejoin="round"
        stroke-linecap="round">
        <path d="M${C} ${C - 15} L${C + 19} ${C + 14} H${C - 19} Z M${C} ${C - 15} L${C + 6} ${C + 14}"/>
        <path d="M${C - 6} ${C - 5.6} H${C + 1.8} M${C - 12.6} ${C + 4.4} H${C + 4}" stroke-width="1.6"/>
      </g>`;
  if (wear(seed + 0.5) > 0.55)
    drawn += `
      <path d="M${14 + wear(seed + 0.3) * 40} 3 l4 8 l-3 6" fill="none" stroke="var(--fa-back-low)"
        stroke-width="1.4"/>`;
  return drawn;
}

const AWAY = /** @type {Record<string, [number, number]>} */ ({
  n: [0, -1],
  e: [1, 0],
  s: [0, 1],
  w: [-1, 0],
});

/** The corridor of a face-up tile, without its content. @param {string} open */
export function corridor(open) {
  const T = TILE;
  let drawn = `<rect x="1.5" y="1.5" width="${T - 3}" height="${T - 3}" rx="7" fill="var(--fa-brick)"/>`;
  let joints = "";
  for (let i = 1; i < 6; i++) {
    joints += `M2 ${(i * T) / 6} H${T - 2} `;
    for (let x = i % 2 ? 6 : 16; x < T; x += 20) joints += `M${x} ${(i * T) / 6} v${T / 6} `;
  }
  drawn += `<path d="${joints}" stroke="var(--fa-mortar)" stroke-width="1.2"/>`;
  const arms = (/** @type {number} */ width, /** @type {string} */ colour, /** @type {number} */ beyond) =>
    [...open]
      .map(
        (side) =>
          `
            <path d="M${C} ${C} l${AWAY[side][0] * (C + beyond)} ${AWAY[side][1] * (C + beyond)}"
              stroke="${colour}" stroke-width="${width}"/>`,
      )
      .join("") +
    `
      <rect x="${C - width / 2}" y="${C - width / 2}" width="${width}" height="${width}"
        rx="${colour === "var(--fa-floor)" ? 4 : 5}" fill="${colour}"/>`;
  return drawn + arms(HALL + 5, "var(--fa-wall)", 0) + arms(HALL, "var(--fa-floor)", 0.5);
}

/**
 * The content in the middle of its tile; up in the corner, on a pebble, where somebody stands.
 * @param {string} name
 * @param {boolean} aside
 */
export function lying(name, aside) {
  if (name === "plain") return "";
  if (!aside) return put(content(name), C - 16, C - 16, 32);
  return `
    <circle cx="17" cy="17" r="14.5" fill="var(--fa-floor)" stroke="var(--fa-wall)" stroke-width="1.4"/>
    ${put(content(name), 6, 6, 22)}`;
}

/** The burial chamber. @param {boolean} open */
export function chamber(open) {
  const T = TILE;
  const lock = open
    ? `
      <path d="M-4.4 2.4 h10.8 v7 h-10.8 Z" fill="#2F6E46"/>
      <path d="M-2 2.4 v-4 a3 3 0 0 1 6 -1" fill="none" stroke="#2F6E46" stroke-width="2.2"/>`
    : `
      <path d="M-3.4 2.4 h10.8 v7 h-10.8 Z" fill="#8A5F12"/>
      <path d="M-1 2.4 v-2.6 a3 3 0 0 1 6 0 v2.6" fill="none" stroke="#8A5F12" stroke-width="2.2"/>`;
  return `
    <rect x="1.5" y="1.5" width="${T - 3}" height="${T - 3}" rx="7" fill="#163D70" stroke="#E0AE3E"
      stroke-width="3"/>
    <rect x="8" y="8" width="${T - 16}" height="${T - 16}" rx="4" fill="none" stroke="#E0AE3E"
      stroke-width="1.4"/>
    ${put(signs.tomb, 12, 11, 54)}
    <g transform="translate(${T - 17} ${T - 19})">
      <circle cx="2" cy="3" r="12.5" fill="#FFF8E6" stroke="#8A5F12" stroke-width="1.6"/>
      ${lock}
    </g>`;
}

/** The curse on a tile. */
export const curse = `
  <rect x="3" y="3" width="${TILE - 6}" height="${TILE - 6}" rx="6" fill="#3B2A48" opacity=".45"/>
  <circle cx="${TILE - 20}" cy="19" r="14" fill="#4A3560" stroke="#F1E6CF" stroke-width="2"/>
  ${put(signs.skull, TILE - 29.5, 9.5, 19)}`;

/**
 * An archaeologist, 36 wide and 44 high, feet in the middle of the bottom.
 * @param {number} seat
 * @param {string} letter
 * @param {string} [number]
 */
export const archaeologist = (seat, letter, number = "") =>
  `
    <g transform="translate(-18 -44)">
      <ellipse cx="18" cy="42" rx="14" ry="4" fill="#2A1C0C" opacity=".3"/>
      <path d="M5 42 C5 28 9 21 18 21 C27 21 31 28 31 42 Z" fill="var(--p${seat % 6})"
        stroke="var(--fa-outline)" stroke-width="2.4" stroke-linejoin="round"/>
      <circle cx="18" cy="16" r="6.6" fill="#F0CFA4" stroke="#4A3218" stroke-width="1.3"/>
      <path d="M10 11.5 C10 4 14 2.6 18 2.6 C22 2.6 26 4 26 11.5 Z" fill="#B98A48" stroke="#4A3218"
        stroke-width="1.3"/>
      <path d="M4 12.6 C9 10 27 10 32 12.6 C29 15.4 7 15.4 4 12.6 Z" fill="#CFA25C" stroke="#4A3218"
        stroke-width="1.3"/>
      <text x="18" y="38.6" text-anchor="middle" class="fa-letter">${letter}</text>` +
  (number
    ? // without a space between letter and number: a screen reader's label has none either
      '<circle cx="31" cy="25" r="7.4" fill="#FFFCF4" stroke="#4A3218" stroke-width="1.3"/>' +
      `<text x="31" y="29" text-anchor="middle" class="fa-number">${number}</text>`
    : "") +
  "</g>";

const PIPS = /** @type {Record<number, number[][]>} */ ({
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [0, 2],
    [2, 0],
    [2, 2],
  ],
  5: [
    [0, 0],
    [0, 2],
    [1, 1],
    [2, 0],
    [2, 2],
  ],
  6: [
    [0, 0],
    [1, 0],
    [2, 0],
    [0, 2],
    [1, 2],
    [2, 2],
  ],
});

/** A die on a field of 72 x 72; without a number it is still being thrown. @param {number|null} pips */
export const die = (pips) =>
  `
    <rect x="2" y="4" width="68" height="68" rx="15" fill="#C9B48A"/>
    <rect x="2" y="1" width="68" height="67" rx="15" fill="#FFFCF4" stroke="#BFA97F" stroke-width="1.6"/>
    ${(PIPS[pips ?? 0] ?? [])
      .map(
        ([row, column]) => `
      <circle cx="${18 + column * 18}" cy="${16.5 + row * 18}" r="6" fill="#2A2119"/>`,
      )
      .join("")}`;

/** The outer wall with its four entrances, and the names of columns and rows. @param {number} side */
export function walls(side) {
  const W = side * TILE + 2 * EDGE;
  const middle = EDGE + ((side - 1) / 2) * TILE + (TILE - HALL) / 2;
  return (
    `
      <rect width="${W}" height="${W}" rx="16" fill="var(--fa-rim)"/>
      <rect x="3" y="3" width="${W - 6}" height="${W - 6}" rx="13.5" fill="var(--fa-frame)"/>
      <rect x="${EDGE - 2}" y="${EDGE - 2}" width="${side * TILE + 4}" height="${side * TILE + 4}" rx="8"
        fill="var(--fa-ground)"/>` +
    [0, W - EDGE - 1]
      .map(
        (at) =>
          `
            <rect x="${middle}" y="${at}" width="${HALL}" height="${EDGE + 1}" fill="var(--fa-floor)"/>
            <rect y="${middle}" x="${at}" height="${HALL}" width="${EDGE + 1}" fill="var(--fa-floor)"/>`,
      )
      .join("") +
    Array.from({ length: side }, (_, i) => {
      const along = EDGE + i * TILE + C;
      const kind = `fa-name n${side}${i === (side - 1) / 2 ? " on-floor" : ""}`;
      const name = (/** @type {string} */ text, /** @type {number} */ x, /** @type {number} */ y) =>
        `
          <text x="${x}" y="${y}" text-anchor="middle" dominant-baseline="central"
            class="${kind}">${text}</text>`;
      return [EDGE / 2, W - EDGE / 2]
        .map((at) => name(String.fromCharCode(97 + i), along, at) + name(String(i + 1), at, along))
        .join("");
    }).join("")
  );
}

/**
 * A whole tile, small, with its content: for choices and examples.
 * @param {string|null} open
 * @param {string} [name]
 */
export const tile = (open, name = "plain") => (open ? corridor(open) + lying(name, false) : back(1));

// Pieces of Ramses as SVG text: no state, no input. Colours that change at night are variables of board.css.
import { signs, treasures } from "./symbols.js";

export const CELL = 96; // a hole with its rim
export const EDGE = 30; // the wooden frame
export const SIDE = 84; // a pyramid
const GAP = (CELL - SIDE) / 2;

/** Light from the upper left: top, left, right and bottom face, outline. @type {Record<string, string[]>} */
const TONES = {
  gold: ["#F6DC8F", "#E6BE57", "#C6962F", "#A6761C", "#7A5510"],
  red: ["#E08E6F", "#C8603F", "#9E4124", "#81301A", "#5A1F0F"],
  blue: ["#86AEE2", "#4F80C4", "#2C5A9B", "#1F457C", "#122E57"],
};

/** Four faces that meet in the middle of a square. @param {number} s @param {string[]} tone */
const faces = (s, [top, left, right, bottom]) =>
  `
    <path d="M0 0 H${s} L${s / 2} ${s / 2} Z" fill="${top}"/>
    <path d="M0 0 V${s} L${s / 2} ${s / 2} Z" fill="${left}"/>` +
  `
    <path d="M${s} 0 V${s} L${s / 2} ${s / 2} Z" fill="${right}"/>
    <path d="M0 ${s} H${s} L${s / 2} ${s / 2} Z" fill="${bottom}"/>`;

/** Red is stepped: four terraces. @param {string[]} tone */
function terraces(tone) {
  let drawn = "";
  for (let level = 0; level < 4; level++) {
    const margin = (level * SIDE) / 8.9;
    const side = SIDE - 2 * margin;
    drawn += `
      <g transform="translate(${margin} ${margin})">
        ${faces(side, tone)}
        <rect x="4.6" y="4.6" width="${side - 9.2}" height="${side - 9.2}" fill="${tone[1]}"
          stroke="${tone[4]}" stroke-opacity=".55"/>
      </g>`;
  }
  return drawn;
}

/** Blue is fluted. @param {string[]} tone */
function flutes(tone) {
  const c = SIDE / 2;
  const cap = SIDE * 0.15;
  let lines = "";
  for (let flute = 1; flute < 6; flute++) {
    const p = (SIDE * flute) / 6;
    const near = c + (p - c) * 0.2;
    const far = SIDE - c * 0.8;
    lines += `M${p} 0 L${near} ${c * 0.8} M${p} ${SIDE} L${near} ${far}
      M0 ${p} L${c * 0.8} ${near} M${SIDE} ${p} L${far} ${near} `;
  }
  return `
    ${faces(SIDE, tone)}
    <path d="${lines}" stroke="${tone[4]}" stroke-width="1.5" opacity=".55"/>
    <rect x="${c - cap / 2}" y="${c - cap / 2}" width="${cap}" height="${cap}" fill="${tone[0]}"
      stroke="${tone[4]}"/>`;
}

/** Gold is smooth, with a pale capstone. @param {string[]} tone */
function capstone(tone) {
  const cap = SIDE * 0.3;
  const at = (SIDE - cap) / 2;
  return `
    ${faces(SIDE, tone)}
    <path d="M0 0 L${SIDE} ${SIDE} M${SIDE} 0 L0 ${SIDE}" stroke="${tone[4]}" opacity=".35"/>
    <g transform="translate(${at} ${at})">
      ${faces(cap, ["#FFF6D8", "#FBE7AE", "#E8C569", "#D3A63F"])}
      <rect width="${cap}" height="${cap}" fill="none" stroke="${tone[4]}" stroke-width="1.2"/>
    </g>`;
}

const BODIES = { gold: capstone, red: terraces, blue: flutes };

/** A pyramid seen from above. @param {string} colour */
export function pyramid(colour) {
  const tone = TONES[colour];
  return `
    <rect x="1" y="3" width="${SIDE}" height="${SIDE}" rx="3" fill="#3A2510" opacity=".25"/>
    ${BODIES[/** @type {keyof typeof BODIES} */ (colour)](tone)}
    <rect x=".6" y=".6" width="${SIDE - 1.2}" height="${SIDE - 1.2}" rx="3" fill="none" stroke="${tone[4]}"
      stroke-width="1.2"/>`;
}

/** What the 47 pyramids on the board refer to. */
export const definitions = `<defs>${Object.keys(TONES)
  .map((colour) => `<g id="ra-${colour}">${pyramid(colour)}</g>`)
  .join("")}</defs>`;

/** Where a pyramid in a row and column is drawn. @param {number} row @param {number} column */
export const corner = (row, column) => [EDGE + column * CELL + GAP, EDGE + row * CELL + GAP];

/**
 * The wooden frame with its bed of sand; for a game that is over also the names of columns and rows at the
 * rim, and the lines between the blocks.
 * @param {number} columns
 * @param {number} rows
 * @param {string[][]|null} [names]
 */
export function frame(columns, rows, names = null) {
  const w = columns * CELL;
  const h = rows * CELL;
  const W = w + 2 * EDGE;
  const H = h + 2 * EDGE;
  let drawn =
    `
      <rect width="${W}" height="${H}" rx="18" fill="var(--ra-rim)"/>
      <rect x="3" y="3" width="${W - 6}" height="${H - 6}" rx="15.5" fill="var(--ra-wood)"/>` +
    `
      <rect x="${EDGE - 5}" y="${EDGE - 5}" width="${w + 10}" height="${h + 10}" rx="8"
        fill="var(--ra-groove)"/>
      <rect x="${EDGE - 3}" y="${EDGE - 3}" width="${w + 6}" height="${h + 6}" rx="6"
        fill="var(--ra-sand)"/>`;
  if (!names) return drawn;
  const name = (/** @type {string} */ text, /** @type {number} */ x, /** @type {number} */ y) =>
    `<text x="${x}" y="${y}" text-anchor="middle" class="ra-name">${text}</text>`;
  names[0].forEach((text, i) => {
    const x = EDGE + i * CELL + CELL / 2;
    drawn += name(text, x, 20) + name(text, x, H - 10);
  });
  names[1].forEach((text, i) => {
    const y = EDGE + i * CELL + CELL / 2 + 5;
    drawn += name(text, 14.5, y) + name(text, W - 14.5, y);
  });
  let lines = "";
  for (let i = 2; i < columns; i += 2) lines += `M${EDGE + i * CELL} ${EDGE} v${h} `;
  for (let i = 2; i < rows; i += 2) lines += `M${EDGE} ${EDGE + i * CELL} h${w} `;
  return `${drawn}<path d="${lines}" stroke="var(--ra-line)" stroke-width="2"/>`;
}

/**
 * A symbol scaled to a size.
 * @param {string} drawn
 * @param {number} x
 * @param {number} y
 * @param {number} size
 */
export const put = (drawn, x, y, size) =>
  `<g transform="translate(${x} ${y}) scale(${size / 48})">${drawn}</g>`;

/**
 * A treasure; one of somebody's own deck that we have no drawing of is a sealed jar with its initial.
 * @param {string} name
 */
export function treasure(name) {
  if (treasures[name]) return treasures[name];
  const initial = name
    .charAt(0)
    .toUpperCase()
    .replace(/[^A-Z0-9]/, "?");
  return `
    <path d="M15 6 H33 V11 C38 14 41 20 41 27 C41 37 34 43 24 43 C14 43 7 37 7 27 C7 20 10 14 15 11 Z"
      fill="#EBC468" stroke="#8A5F12" stroke-width="2"/>
    <text x="24" y="34" text-anchor="middle" font-size="20" font-weight="700"
      fill="#5B3D0A">${initial}</text>`;
}

/**
 * The free hole and what lies in it.
 * @param {number} row
 * @param {number} column
 * @param {string | null} shows
 */
export function hole(row, column, shows) {
  const x = EDGE + column * CELL;
  const y = EDGE + row * CELL;
  const w = CELL;
  return (
    `
      <rect x="${x + 2}" y="${y + 2}" width="${w - 4}" height="${w - 4}" rx="10" fill="var(--ra-pit)"/>
      <rect x="${x + 5}" y="${y + 7}" width="${w - 10}" height="${w - 11}" rx="8" fill="var(--ra-bed)"/>` +
    `
      <path
        d="M${x + 5} ${y + 17} Q${x + w / 2} ${y + 12} ${x + w - 5} ${y + 17} V${y + 13} a8 6 0 0 0 -8 -6
          H${x + 13} a8 6 0 0 0 -8 6 Z" fill="var(--ra-shade)"/>` +
    (shows
      ? put(treasure(shows), x + 14, y + 16, 68)
      : `
        <g fill="var(--ra-shade)">
          <circle cx="${x + 32}" cy="${y + 60}" r="2.4"/>
          <circle cx="${x + 61}" cy="${y + 44}" r="2"/>
          <circle cx="${x + 54}" cy="${y + 72}" r="2.6"/>
        </g>`)
  );
}

/**
 * The back of a search card.
 * @param {number} stack
 * @param {string | null} action
 * @param {number} w
 * @param {number} h
 */
export function back(stack, action, w, h) {
  const sign = action
    ? `<g color="#F7DFA5">${put(signs[action], w / 2 - h * 0.18, h * 0.13, h * 0.36)}</g>`
    : `<path d="M${w * 0.24} ${h * 0.46} L${w / 2} ${h * 0.2} L${w * 0.76} ${h * 0.46} Z" fill="#F0C56B"/>`;
  return `
    <rect x=".5" y=".5" width="${w - 1}" height="${h - 1}" rx="${w * 0.16}" fill="#AE4827" stroke="#7C2F16"/>
    <rect x="3.5" y="3.5" width="${w - 7}" height="${h - 7}" rx="${w * 0.1}" fill="none" stroke="#F0C56B"
      stroke-width="1.2"/>
    ${sign}
    <text x="${w / 2}" y="${h * 0.86}" text-anchor="middle" class="ra-figure"
      font-size="${Math.max(13.2, h * 0.34)}" fill="#FFF3D4">${stack}</text>`;
}

/**
 * The front of a card that somebody has won.
 * @param {string} name
 * @param {number} value
 * @param {number} w
 * @param {number} h
 */
export const front = (name, value, w, h) =>
  `
    <rect x=".5" y=".5" width="${w - 1}" height="${h - 1}" rx="${w * 0.16}" fill="var(--ra-face)"
      stroke="var(--ra-face-line)"/>
    ${put(treasure(name), w * 0.13, h * 0.06, w * 0.74)}
    <text x="${w / 2}" y="${h * 0.91}" text-anchor="middle" class="ra-figure"
      font-size="${Math.max(13.2, h * 0.33)}" fill="var(--ra-face-ink)">${value}</text>`;

/** An arrow in a disc, to the right; turned by its user. */
export const arrow = '<path d="M-8 0 H8 M2.2 -5.8 L8.2 0 L2.2 5.8"/>';

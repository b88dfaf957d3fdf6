// The four suits: colour, hatch and emblem always go together.
import { sym } from "./sym.js";

/** @type {Record<string, {hex: string, deep: string, emblem: string}>} */
export const suits = {
  purple: { hex: "#6A4593", deep: "#4B2E6D", emblem: "eP" },
  orange: { hex: "#BC5B17", deep: "#8A3E0A", emblem: "eO" },
  green: { hex: "#3F7340", deep: "#28522B", emblem: "eG" },
  grey: { hex: "#67645F", deep: "#474541", emblem: "eS" },
};

/** Hatches that the cards' bands are filled with; stands once in the page. */
export const hatches = `
  <defs>
    <pattern id="h-purple" width="8" height="8" patternUnits="userSpaceOnUse">
      <circle cx="2" cy="2" r="1.25" fill="#fff" opacity=".30"/>
      <circle cx="6" cy="6" r="1.25" fill="#fff" opacity=".30"/>
    </pattern>
    <pattern id="h-orange" width="7" height="7" patternUnits="userSpaceOnUse">
      <path d="M1.5 0 V7" stroke="#fff" stroke-width="1.6" opacity=".26"/>
    </pattern>
    <pattern id="h-green" width="8" height="8" patternUnits="userSpaceOnUse">
      <path d="M-2 10 L10 -2 M-2 2 L2 -2 M6 10 L10 6" stroke="#fff" stroke-width="1.6" opacity=".26"/>
    </pattern>
    <pattern id="h-grey" width="12" height="7" patternUnits="userSpaceOnUse">
      <path d="M0 5.5 L6 1.5 L12 5.5" fill="none" stroke="#fff" stroke-width="1.5" opacity=".28"/>
    </pattern>
  </defs>`;

/** A band in a suit's colour. @param {string} suit @param {number} w @param {number} h */
export const band = (suit, w, h) =>
  `
    <rect width="${w}" height="${h}" fill="${suits[suit].hex}"/>
    <rect width="${w}" height="${h}" fill="url(#h-${suit})"/>
    <rect y="${h - 1}" width="${w}" height="1" fill="${suits[suit].deep}"/>`;

/**
 * The white emblem of a suit.
 * @param {string} suit
 * @param {number} x
 * @param {number} y
 * @param {number} size
 */
export const emblem = (suit, x, y, size) => `<g color="#fff">${sym(suits[suit].emblem, x, y, size)}</g>`;

/** The scalloped edge of a seal. @param {number} cx @param {number} cy @param {number} r */
export function scallop(cx, cy, r, n = 12) {
  let d = "";
  for (let i = 0; i < n * 2; i++) {
    const a = (i * Math.PI) / n;
    const rr = i % 2 ? r * 0.9 : r;
    d += (i ? "L" : "M") + (cx + rr * Math.cos(a)).toFixed(2) + " " + (cy + rr * Math.sin(a)).toFixed(2);
  }
  return d + "Z";
}

// A moment as a picture to send: what was played and what was better, as one SVG file.
import { hatches } from "../art/suits.js";
import { text } from "../text/review.js";

const WIDTH = 420; // of each board
const GAP = 40;
const EDGE = 32;
const HEAD = 96;
const FOOT = 64;
// what style sheets say of drawings: in the file it has to stand at the things themselves
const LOOK = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-opacity",
  "opacity",
  "font-family",
  "font-size",
  "font-weight",
  "text-anchor",
  "visibility",
  "display",
];

/** @param {string} words */
const escaped = (words) =>
  words.replace(/[&<>"]/g, (sign) => `&#${/** @type {number} */ (sign.codePointAt(0))};`);

/** A copy of a drawing that needs no style sheet. @param {SVGSVGElement} svg */
function alone(svg) {
  const copy = /** @type {SVGSVGElement} */ (svg.cloneNode(true));
  const made = [copy, ...copy.querySelectorAll("*")];
  [svg, ...svg.querySelectorAll("*")].forEach((thing, n) => {
    const look = getComputedStyle(thing);
    made[n].removeAttribute("style");
    made[n].removeAttribute("class");
    for (const name of LOOK) made[n].setAttribute(name, look.getPropertyValue(name));
  });
  return copy;
}

/**
 * The picture of a moment.
 * @param {SVGSVGElement[]} boards
 * @param {string[]} captions one for each
 * @param {string} title
 * @param {string} note
 */
export function drawn(boards, captions, title, note) {
  const colour = (/** @type {string} */ name) =>
    getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  const heights = boards.map((svg) => (WIDTH * svg.viewBox.baseVal.height) / svg.viewBox.baseVal.width);
  const high = Math.max(...heights);
  const w = 2 * EDGE + boards.length * WIDTH + (boards.length - 1) * GAP;
  const h = HEAD + high + FOOT;
  const write = (
    /** @type {number} */ x,
    /** @type {number} */ y,
    /** @type {number} */ size,
    /** @type {string} */ words,
    ink = "--ink",
  ) =>
    `<text x="${x}" y="${y}" font-family="Source Sans 3, sans-serif" font-size="${size}" font-weight="600" ` +
    `fill="${colour(ink)}">${escaped(words)}</text>`;
  const parts = boards.map((svg, n) => {
    const copy = alone(svg);
    const x = EDGE + n * (WIDTH + GAP);
    for (const [name, value] of Object.entries({ x, y: HEAD, width: WIDTH, height: heights[n] }))
      copy.setAttribute(name, String(value));
    return new XMLSerializer().serializeToString(copy) + write(x, HEAD + high + 30, 20, captions[n]);
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">` +
    `<rect width="${w}" height="${h}" fill="${colour("--panel")}"/>${hatches}` +
    write(EDGE, 44, 26, title) +
    write(EDGE, 74, 18, note, "--ink2") +
    parts.join("") +
    write(w - EDGE - 90, h - 14, 16, "Mastaba", "--ink2") +
    "</svg>"
  );
}

/** Hand a file to whoever sits here. @param {string} art @param {string} name */
export function save(art, name) {
  const link = document.createElement("a");
  link.href = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(art)}`;
  link.download = name;
  link.click();
}

/** The drawings of a moment on the page, the largest of each figure. @param {HTMLElement} place */
export const boardsIn = (place) =>
  [...place.querySelectorAll("figure")].flatMap((figure) => {
    const all = [...figure.querySelectorAll("svg")].filter((svg) => svg.viewBox.baseVal?.width);
    const size = (/** @type {SVGSVGElement} */ svg) => svg.clientWidth * svg.clientHeight;
    const large = all.sort((a, b) => size(b) - size(a))[0];
    return large ? [large] : [];
  });

export const pictureName = (/** @type {string} */ code, /** @type {number} */ ply) =>
  `${code}-${text.moment.toLowerCase()}-${ply}.svg`;

// A moment as a picture to send: what was played and what was better, as one SVG file.
import { hatches } from "../art/suits.js";

const WIDTH = 420; // of each of two boards
const ALONE = 560; // of a single one
const GAP = 40;
const EDGE = 32;
const HEAD = 96;
const FOOT = 64;
const LINE = 24;
const LETTER = 8.8; // of a note: how wide a letter is, about
const WIDE_LETTER = 9.8; // of a caption
const LEAST = 120; // high, where nothing is drawn
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

/** Words in lines of so many letters at most. @param {string} words @param {number} letters */
function broken(words, letters) {
  /** @type {string[]} */
  const lines = [];
  for (const word of words.split(" ")) {
    const longer = lines.length ? `${lines[lines.length - 1]} ${word}` : word;
    if (lines.length && longer.length <= letters) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

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
 * @typedef {{art: SVGSVGElement[], words: string}} Board drawings side by side, or what stands in their place
 */

/**
 * The picture of a moment.
 * @param {Board[]} boards
 * @param {string[]} captions one for each
 * @param {string} title
 * @param {string} note below it
 */
export function drawn(boards, captions, title, note) {
  const whole = boards.length > 1 ? WIDTH : ALONE; // of a board
  const colour = (/** @type {string} */ name) =>
    getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  const wide = (/** @type {Board} */ board) =>
    (whole - GAP * (board.art.length - 1) * 0.5) / board.art.length;
  const height = (/** @type {SVGSVGElement} */ svg, /** @type {number} */ width) =>
    (width * svg.viewBox.baseVal.height) / svg.viewBox.baseVal.width;
  const high = Math.max(
    LEAST,
    ...boards.flatMap((board) => board.art.map((svg) => height(svg, wide(board)))),
  );
  const w = 2 * EDGE + boards.length * whole + (boards.length - 1) * GAP;
  const notes = broken(note, (w - 2 * EDGE) / LETTER);
  const top = HEAD + (notes.length - 1) * LINE;
  const below = captions.map((words) => broken(words, whole / WIDE_LETTER));
  const h = top + high + FOOT + (Math.max(...below.map((lines) => lines.length)) - 1) * LINE;
  const write = (
    /** @type {number} */ x,
    /** @type {number} */ y,
    /** @type {number} */ size,
    /** @type {string} */ words,
    ink = "--ink",
    anchor = "start",
  ) =>
    `<text x="${x}" y="${y}" font-family="'Source Sans 3', sans-serif" font-size="${size}" ` +
    `font-weight="600" text-anchor="${anchor}" fill="${colour(ink)}">${escaped(words)}</text>`;
  const parts = boards.flatMap((board, n) => {
    const left = EDGE + n * (whole + GAP);
    const width = wide(board);
    const art = board.art.map((svg, k) => {
      const copy = alone(svg);
      const place = { x: left + k * (width + GAP / 2), y: top, width, height: height(svg, width) };
      for (const [name, value] of Object.entries(place)) copy.setAttribute(name, String(value));
      return new XMLSerializer().serializeToString(copy);
    });
    const said = board.art.length
      ? ""
      : write(left + whole / 2, top + high / 2, 20, board.words, "--ink2", "middle");
    const under = below[n].map((words, k) => write(left, top + high + 30 + k * LINE, 20, words));
    return [...art, said, ...under];
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">` +
    `<rect width="${w}" height="${h}" fill="${colour("--panel")}"/>${hatches}` +
    write(EDGE, 44, 26, title) +
    notes.map((note, n) => write(EDGE, 74 + n * LINE, 18, note, "--ink2")).join("") +
    parts.join("") +
    write(w - EDGE, h - 14, 16, "Mastaba", "--ink2", "end") +
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

/** The largest drawing in a place. @param {Element} place */
function largest(place) {
  const all = [...place.querySelectorAll("svg")].filter((svg) => svg.viewBox.baseVal?.width);
  const size = (/** @type {SVGSVGElement} */ svg) => svg.clientWidth * svg.clientHeight;
  return all.sort((a, b) => size(b) - size(a)).slice(0, 1);
}

/** The drawings of a moment on the page: of each figure its board, or its cards.
 * @param {HTMLElement} place
 * @returns {Board[]} */
export const boardsIn = (place) =>
  [...place.querySelectorAll("figure")].map((figure) => {
    const cards = [...figure.querySelectorAll(".rv-cards > *")];
    return {
      art: cards.length ? cards.flatMap(largest) : largest(figure),
      words: figure.querySelector(".rv-none")?.textContent?.trim() ?? "",
    };
  });

export const pictureName = (/** @type {string} */ code, /** @type {number} */ ply) =>
  `${code}-moment-${ply}.svg`;

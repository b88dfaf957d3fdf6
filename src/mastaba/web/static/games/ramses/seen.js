// What had been seen of the board before a search, fading with age: for the review.
import { t } from "../../js/language.js";
import { Svg, html } from "../../js/parts.js";
import { named } from "./names.js";
import { treasures } from "./symbols.js";

const CELL = 56;
const EDGE = 26;
const COLUMNS = "abcdefgh";
const ROWS = 6;
const OLD = 60; // steps after which something is as faint as it gets

/** @param {number} ago */
const clear = (ago) => Math.max(0.25, 1 - ago / OLD);

/** @param {{search: Wire.Search}} p */
export function Seen({ search }) {
  const at = (/** @type {string} */ place) => [
    EDGE + COLUMNS.indexOf(place[0]) * CELL,
    EDGE + (Number(place.slice(1)) - 1) * CELL,
  ];
  const rim =
    [...COLUMNS]
      .map((letter, n) => `<text x="${EDGE + (n + 0.5) * CELL}" y="18" text-anchor="middle">${letter}</text>`)
      .join("") +
    [...Array(ROWS).keys()]
      .map((n) => `<text x="12" y="${EDGE + (n + 0.6) * CELL}" text-anchor="middle">${n + 1}</text>`)
      .join("");
  const seen = new Set(search.map.map(([place]) => place));
  const unseen = [...COLUMNS]
    .flatMap((letter) => [...Array(ROWS).keys()].map((n) => `${letter}${n + 1}`))
    .filter((place) => !seen.has(place))
    .map((place) => {
      const [x, y] = at(place);
      return `<rect x="${x + 3}" y="${y + 3}" width="${CELL - 6}" height="${CELL - 6}" rx="8" fill="none"
        stroke="var(--line2)" stroke-dasharray="3 5" opacity=".6"/>`;
    })
    .join("");
  const holes = search.map
    .map(([place, what, ago]) => {
      const [x, y] = at(place);
      const found = what === search.sought;
      return `
        <g transform="translate(${x} ${y})">
          <rect x="2" y="2" width="${CELL - 4}" height="${CELL - 4}" rx="8" fill="var(--paper)"
            stroke="${found ? "var(--accent-line)" : "var(--line2)"}" stroke-width="${found ? 4 : 1}"
            opacity="${found ? 1 : clear(ago)}"/>
          <g transform="translate(6 2) scale(.9)" opacity="${clear(ago)}">
            ${what ? treasures[what] || "" : '<circle cx="24" cy="26" r="4" fill="var(--ink2)"/>'}
          </g>
          ${what ? `<text x="${CELL - 5}" y="${CELL - 6}" text-anchor="end" class="ago">${ago}</text>` : ""}
        </g>`;
    })
    .join("");
  const known = search.map
    .filter(([, what]) => what)
    .map(([place, what, ago]) => t("ramses/seen-ago", { treasure: named(what ?? ""), hole: place, n: ago }));
  const w = 2 * EDGE + COLUMNS.length * CELL;
  const h = 2 * EDGE + ROWS * CELL;
  return html`
    <figure class="rv-map">
      <${Svg} art=${rim + unseen + holes} w=${w} h=${h} fluid label=${known.join("; ")} />
      <figcaption>${t("ramses/seen-map")}</figcaption>
    </figure>
  `;
}

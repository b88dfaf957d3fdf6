// Pictures of the ways to play Ramses, 250 x 104, and what stands beneath the picture of the game.
import { face } from "../../art/faces.js";
import { area, t } from "../../js/language.js";
import { pyramid, put } from "./art.js";
import { signs, treasures } from "./symbols.js";

await area("setup");

const stone = (/** @type {string} */ kind, /** @type {number} */ x, /** @type {number} */ y) =>
  `<g transform="translate(${x} ${y}) scale(.786)">${pyramid(kind)}</g>`;
const hole = (/** @type {number} */ x, /** @type {number} */ y) =>
  `<rect x="${x}" y="${y}" width="70" height="70" rx="7" fill="#5C421F"/>
  <rect x="${x + 2}" y="${y + 4}" width="66" height="65" rx="6" fill="#F9ECCB"/>`;
const climber = (/** @type {string} */ level, /** @type {number} */ n) =>
  `<clipPath id="climber${n}"><circle cx="20" cy="20" r="20"/></clipPath>
  <g transform="translate(${n * 62 + 12} ${53 - n * 10}) scale(.95)" clip-path="url(#climber${n})">
    ${face(level, 40)}
  </g>`;

/** @type {Record<string, string>} */
export const pictures = {
  classic: `<rect width="250" height="104" fill="#DDC391"/>${stone("gold", 12, 20)}${stone("blue", 84, 20)}
    ${hole(156, 18)}${put(treasures["lapis-scarab"], 166, 28, 50)}${stone("red", 232, 20)}`,
  mummy: `<rect width="250" height="104" fill="#C9A66B"/>${hole(20, 22)}${put(signs.hat, 29, 32, 52)}
    <g transform="rotate(-14 116 60)">${stone("gold", 84, 14)}</g>${hole(164, 22)}
    <g color="#2A2119">${put(signs.mummy, 173, 32, 52)}</g>`,
  alone: `<rect width="250" height="104" fill="#BFD6D3"/>
    <path d="M0 104 V92 H62 V82 H126 V72 H188 V62 H250 V104 Z" fill="#E3CC9C" stroke="#A98748"
      stroke-width="1.4"/>${["novice", "club", "expert", "pharaoh"].map(climber).join("")}`,
};

export const beneath = {
  says: t("setup/beneath-ramses"),
  art: Object.values(treasures).map(
    (drawn) => `<svg width="38" height="38" viewBox="0 0 48 48">${drawn}</svg>`,
  ),
};

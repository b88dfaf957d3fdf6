// Pictures of the ways to play Farao, 250 x 104, and what stands beneath the picture of the game.
import { area, t } from "../../js/language.js";
import { put, tablet } from "./art.js";
import { glyphs, signs } from "./symbols.js";

await area("setup");

/** A pyramid from above. @param {number} side */
function pyramid(side) {
  const cell = 10;
  const from = [125 - (side * cell) / 2, 52 - (side * cell) / 2];
  let drawn = `<rect width="250" height="104" fill="#8A6B3C"/>`;
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++)
      drawn += `<rect x="${from[0] + column * cell + 0.6}" y="${from[1] + row * cell + 0.6}" width="8.8"
        height="8.8" rx="1.4" fill="${["#D9BD83", "#E2C991", "#CFB175"][(row * 5 + column * 3) % 3]}"/>`;
  return `${drawn}<rect x="117" y="44" width="16" height="16" rx="2" fill="#163D70" stroke="#E0AE3E"
      stroke-width="1.6"/>${put(signs.tomb, 118, 45, 14)}
    ${put(tablet(side > 7 ? "red" : "blue"), 22, 30, 44)}${put(tablet("yellow"), 184, 30, 44)}`;
}

/** @type {Record<string, string>} */
export const pictures = {
  small: pyramid(7),
  big: pyramid(9),
  seven: `<rect width="250" height="104" fill="#5C4526"/>${Object.keys(glyphs)
    .map((colour, n) => put(tablet(colour), 4 + n * 34.5, 28 + (n % 2) * 10, 36))
    .join("")}`,
};

export const beneath = {
  says: t("setup/beneath-farao"),
  art: Object.keys(glyphs).map(
    (colour) => `<svg width="38" height="38" viewBox="0 0 48 48">${tablet(colour)}</svg>`,
  ),
};

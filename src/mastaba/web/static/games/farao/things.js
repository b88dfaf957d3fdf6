// What lies in the pyramid, as parts of sentences.
import { area, t, told } from "../../js/language.js";

await area("farao");

/** An item, an obstacle, a place or an inscription. @param {string} name */
export const thing = (name) => ({ id: "farao/thing", args: { name } });

/** The same as a label. @param {string} name */
export const label = (name) => told({ id: "farao/thing", args: { name, case: "start" } });

/** What is on a tile: a thing, or nothing. @param {{shape: string, content: string}} tile */
export const lies = ({ shape, content }) =>
  content === "plain" ? { id: "farao/plain", args: { shape } } : thing(content);

/** The open sides of a tile. @param {string} open */
export const sides = (open) => [...open].map((side) => ({ id: "farao/side", args: { side } }));

/** @param {string[]} names */
export const colours = (names) => names.map((colour) => ({ id: "farao/colour", args: { colour } }));

/** What is known of something, one fact after the other. @param {string[]} said */
export const facts = (said) => said.reduce((first, next) => t("farao/and-then", { first, next }));

/** A tile in words. @param {any} tile @returns {string[]} */
export const known = (tile) => [
  ...(tile.open
    ? [t("farao/tile-open", { shape: tile.shape, sides: sides(tile.open) })]
    : tile.shape
      ? [t("farao/shape", { shape: tile.shape })]
      : []),
  ...(tile.content && tile.content !== "plain" ? [told(thing(tile.content))] : []),
];

/** What lies on a tile, and what it does, in a sentence. @param {string|null} [name] */
export const tells = (name) =>
  !name || name === "plain"
    ? undefined
    : name.startsWith("inscription")
      ? t("farao/tells-inscription")
      : t("farao/tells", { thing: thing(name), name });

/** How many archaeologists are outside. @param {(string|null)[]} figures */
export function outside(figures) {
  const n = figures.filter((at) => at === "outside").length;
  return n ? t("farao/outside", { n, of: figures.length, all: n === figures.length }) : null;
}

// The one place of the page that names games: each has a folder here with the server's name of it. Games that
// are not named are played with the plain front end.
import { cardsOf, gamesList } from "../js/api.js";
import { area } from "../js/language.js";
import { styled } from "../js/styles.js";

/** @type {Record<string, {minutes: number}>} */
export const games = {
  "silver-and-gold": { minutes: 25 },
  "silver-and-gold-pyramids": { minutes: 20 },
  ramses: { minutes: 30 },
  farao: { minutes: 60 },
};

/** @param {string} name */
const folderOf = (name) => (games[name] ? name : "plain");

/**
 * The front of a game, with its style sheet: loaded once, when it is first needed.
 * @param {string} name
 * @returns {Promise<any>}
 */
export async function front(name) {
  const folder = folderOf(name);
  const href = new URL(`./${folder}/style.css`, import.meta.url).href;
  const [module] = await Promise.all([import(`./${folder}/front.js`), styled(href)]);
  if (games[name]) return module.default;
  await area(name).catch(() => {}); // a game in one language has no texts
  return module.plain((await gamesList()).find((/** @type {Wire.GameInfo} */ game) => game.name === name));
}

/** A table of a game is about to be opened: what it needs is fetched meanwhile. @param {string} name */
export const fetchTable = (name) =>
  void Promise.allSettled([import("../js/table.js"), front(name), cardsOf(name)]);

/** @param {string} name */
export const scene = (name) => new URL(`./${folderOf(name)}/scene.svg`, import.meta.url).href;

/**
 * The pictures of a game's modes, for the set-up.
 * @param {string} name
 * @returns {Promise<{pictures: Record<string, string>, beneath: {says: string, art: string[]}}>}
 */
export const setupOf = (name) => import(`./${folderOf(name)}/setup.js`);

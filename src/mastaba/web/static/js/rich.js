// Sentences with more in them than words.
import { h } from "../vendor/preact.js";
import { t } from "./language.js";

/**
 * A sentence with things in it that are drawn or pressed; what stands between <b> and </b> is bold.
 * @param {string} id
 * @param {Record<string, any>} [args]   a drawn part is given as html
 */
export function rich(id, args = {}) {
  /** @type {any[]} */
  const drawn = [];
  /** @type {Record<string, any>} */
  const given = {};
  for (const [name, value] of Object.entries(args))
    given[name] = isDrawn(value) ? `\uE000${drawn.push(value) - 1}\uE000` : value;
  const filled = (/** @type {string} */ words) =>
    words.split("\uE000").map((part, i) => (i % 2 ? drawn[Number(part)] : part));
  return t(id, given)
    .split(/<b>(.*?)<\/b>/s)
    .map((part, i) => (i % 2 ? h("b", null, filled(part)) : filled(part)));
}
/** @param {any} value */
const isDrawn = (value) =>
  typeof value === "object" && value !== null && "props" in Object([value].flat()[0]);

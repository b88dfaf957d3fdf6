// The page's language: the server has chosen it, and written it to <html lang>. Every sentence stands in the
// file of an area, such as lang/en/table.ftl; a module awaits the areas it needs. A change of language loads
// the page again.
import { FluentBundle, FluentResource, FluentType } from "../vendor/fluent.js";

/** @typedef {{id: string, args?: Record<string, any>}} Message   `area/name`, and what stands in it */

export const language = document.documentElement.lang;
/** For Intl: numbers, lists and times. */
export const locale = ["en", "xx"].includes(language) ? "en-GB" : language;

/** @type {Map<string, Promise<void>>} */
const asked = new Map();
/** @type {Map<string, any>} */
const bundles = new Map();

/** Loads an area, once. @param {string} name */
export function area(name) {
  if (!asked.has(name)) asked.set(name, load(name));
  return /** @type {Promise<void>} */ (asked.get(name));
}

/** @param {string} name */
async function load(name) {
  const answer = await fetch(new URL(`../lang/${language}/${name}.ftl`, import.meta.url));
  if (!answer.ok) throw new Error(`no texts: ${name}`);
  const bundle = new FluentBundle(locale, { useIsolating: false, functions: { FORM } });
  bundle.addResource(new FluentResource(await answer.text()));
  bundles.set(name, bundle);
}

/** A message, or a list of them, inside another message: it is told where it stands, in the case needed. */
class Thing extends FluentType {
  toString() {
    return inside(this.value, {});
  }
}

/** `{ FORM($card, case: "loc") }` @param {any[]} things @param {Record<string, any>} asked */
const FORM = ([thing], asked) => (thing instanceof Thing ? inside(thing.value, asked) : thing);

/** @param {any} value @param {Record<string, any>} more @returns {string} */
function inside(value, more) {
  if (value.id) return told({ id: value.id, args: { ...value.args, ...more } });
  const items = (value.either ?? value).map((/** @type {any} */ one) =>
    one?.id ? inside(one, more) : String(one),
  );
  const type = value.either ? "disjunction" : "conjunction";
  return new Intl.ListFormat(locale, { type }).format(items);
}

/** An argument as Fluent takes it. @param {any} given */
const valued = (given) =>
  typeof given === "boolean"
    ? given
      ? "yes"
      : "no"
    : given && typeof given === "object"
      ? new Thing(given)
      : (given ?? "");

/**
 * A message of the server in words; its area has been loaded. A text stays as it is.
 * @param {Message|string|null|undefined} message
 * @returns {string}
 */
export function told(message) {
  if (!message || typeof message === "string") return message || "";
  const [name, id] = message.id.split("/");
  const bundle = bundles.get(name);
  const pattern = bundle?.getMessage(id)?.value;
  if (!pattern) {
    console.error(`no message ${message.id}`);
    return `{${message.id}}`;
  }
  /** @type {Record<string, any>} */
  const args = { case: "" };
  for (const [key, given] of Object.entries(message.args ?? {})) args[key] = valued(given);
  /** @type {Error[]} */
  const errors = [];
  const words = bundle.formatPattern(pattern, args, errors);
  if (errors.length) console.error(message.id, ...errors);
  return words;
}

/** A sentence of the page. @param {string} id   `area/name` @param {Record<string, any>} [args] */
export const t = (id, args) => told({ id, args });

/**
 * Loads the areas of all messages in what the server has sent, and returns it.
 * @template T
 * @param {T} sent
 * @returns {Promise<T>}
 */
export const ready = (sent) => Promise.all([...areasIn(sent)].map(area)).then(() => sent);

/** @param {any} value @returns {Set<string>} */
function areasIn(value) {
  if (!value || typeof value !== "object") return new Set();
  const own = typeof value.id === "string" && value.args ? [value.id.split("/")[0]] : [];
  return new Set([...own, ...Object.values(value).flatMap((one) => [...areasIn(one)])]);
}

/**
 * A message with the names of players in place of their seats.
 * @param {any} message
 * @param {{name: string}[]} seats
 * @returns {any}
 */
export function withNames(message, seats) {
  if (!message || typeof message !== "object") return message;
  if (Array.isArray(message)) return message.map((one) => withNames(one, seats));
  if (message.id === "table/seat") return seats[message.args.n]?.name ?? message;
  return Object.fromEntries(Object.entries(message).map(([key, value]) => [key, withNames(value, seats)]));
}

await area("frame");

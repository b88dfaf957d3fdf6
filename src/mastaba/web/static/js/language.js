// The page's language: the server has chosen it, and written it to <html lang>. Every sentence stands in the
// file of an area, such as lang/en/table.ftl; a module awaits the areas it needs. A change of language loads
// the page again.
import { FluentBundle, FluentNumber, FluentResource, FluentType } from "../vendor/fluent.js";

/** @typedef {{id: string, args?: Record<string, any>}} Message   `area/name`, and what stands in it */

/**
 * A player in a sentence: their name, or, if they read it, `YOU`.
 * @typedef {string|Message} Who
 */
/** @type {Message} */
export const YOU = { id: "frame/you", args: {} };

export const language = document.documentElement.lang;
/** For Intl: numbers, lists and times. */
export const locale = ["en", "xx"].includes(language) ? "en-GB" : language;

/** The language of whoever sits here: kept in this browser, for the server to read. @param {string} one */
export function remember(one) {
  document.cookie = `lang=${one}; path=/; max-age=31536000; samesite=lax`;
}

/** @type {Map<string, Promise<void>>} */
const asked = new Map();
/** @type {Map<string, Texts>} */
const areas = new Map();

/** Loads an area, once. @param {string} name */
export function area(name) {
  if (!asked.has(name)) asked.set(name, load(name));
  return /** @type {Promise<void>} */ (asked.get(name));
}

/** @param {string} name */
async function fetched(name) {
  const answer = await fetch(new URL(`../lang/${language}/${name}.ftl`, import.meta.url));
  if (!answer.ok) throw new Error(`no texts: ${name}`);
  return answer.text();
}

/** @param {string} name */
async function load(name) {
  // those of the first screen stand in the page itself
  const here = document.querySelector(`[data-area="${name}"]`)?.textContent;
  areas.set(name, new Texts(here ?? (await fetched(name))));
}

/** The texts of an area. A message is read when it is first told: a screen needs a few of them. */
class Texts {
  /** @param {string} file */
  constructor(file) {
    this.bundle = new FluentBundle(locale, { useIsolating: false, functions: { FORM, PERSON } });
    /** Not read yet: as they are written. @type {Map<string, string>} */
    this.written = new Map();
    for (const one of file.split(/\n(?=[a-zA-Z-])/)) // what goes on is indented
      this.written.set(one.slice(0, one.indexOf("=")).trim(), one);
  }

  /** @param {string} id @returns {any} */
  pattern(id) {
    const one = this.written.get(id);
    if (one) {
      this.written.delete(id);
      this.bundle.addResource(new FluentResource(one));
      for (const [, other] of one.matchAll(/[{(]\s*(-?[a-zA-Z][\w-]*)/g)) this.pattern(other);
    }
    return this.bundle.getMessage(id)?.value;
  }
}

/** @type {Partial<Record<"conjunction"|"disjunction", Intl.ListFormat>>} */
const lists = {};

/** How lists are written: making a format takes longer than all that it writes.
 * @param {"conjunction"|"disjunction"} type */
const listed = (type) => (lists[type] ??= new Intl.ListFormat(locale, { type }));

/** A message, or a list of them, inside another message: it is told where it stands, in the case needed. */
class Thing extends FluentType {
  toString() {
    return inside(this.value, {});
  }
}

/** A small whole number: it looks the same without `Intl.NumberFormat`, the first of which takes 30 ms. */
class Small extends FluentNumber {
  toString() {
    return String(this.value);
  }
}
const isSmall = (/** @type {any} */ given) => Number.isInteger(given) && given >= 0 && given < 1000;

/** `{ FORM($card, case: "loc") }` @param {any[]} things @param {Record<string, any>} asked */
const FORM = ([thing], asked) => (thing instanceof Thing ? inside(thing.value, asked) : thing);

/** `{ PERSON($name) -> [you] … *[other] … }`: whether a sentence is about its reader, alone or among others.
 * @param {any[]} who */
const PERSON = ([who]) =>
  who instanceof Thing && [who.value].flat().some((one) => one.id === YOU.id) ? "you" : "other";

/** @param {any} value @param {Record<string, any>} more @returns {string} */
function inside(value, more) {
  if (value.id) return told({ id: value.id, args: { ...value.args, ...more } });
  const later = more.case === "start" ? {} : more; // what follows does not begin the sentence
  const items = (value.either ?? value).map((/** @type {any} */ one, /** @type {number} */ n) =>
    one?.id ? inside(one, n ? later : more) : String(one),
  );
  return items.length === 1 ? items[0] : listed(value.either ? "disjunction" : "conjunction").format(items);
}

/** An argument as Fluent takes it. @param {any} given */
const valued = (given) =>
  typeof given === "boolean"
    ? given
      ? "yes"
      : "no"
    : given && typeof given === "object"
      ? new Thing(given)
      : isSmall(given)
        ? new Small(given)
        : (given ?? "");

/**
 * A message of the server in words; its area has been loaded. A text stays as it is.
 * @param {Message|string|null|undefined} message
 * @returns {string}
 */
export function told(message) {
  if (!message || typeof message === "string") return message || "";
  const [name, id] = message.id.split("/");
  const area = areas.get(name);
  const pattern = area?.pattern(id);
  if (!area || !pattern) {
    console.error(`no message ${message.id}`);
    return `{${message.id}}`;
  }
  /** @type {Record<string, any>} */
  const args = { case: "" };
  for (const [key, given] of Object.entries(message.args ?? {})) args[key] = valued(given);
  /** @type {Error[]} */
  const errors = [];
  const words = area.bundle.formatPattern(pattern, args, errors);
  if (errors.length) console.error(message.id, ...errors);
  return words;
}

/** A sentence of the page. @param {string} id   `area/name` @param {Record<string, any>} [args] */
export const t = (id, args) => told({ id, args });

/** The name of a thing alone, or at the beginning of a sentence. @param {Message} thing */
export const heading = ({ id, args }) => told({ id, args: { ...args, case: "start" } });

/** What stands alone begins with a capital. @param {string} text */
export const sentence = (text) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

/** A label and what it is of: "Your turn: round 2". @param {string} label @param {string} what */
export const labelled = (label, what) => t("frame/labelled", { label, what });

/**
 * Loads the areas of all messages in what the server has sent, and returns it.
 * @template T
 * @param {T} sent
 * @returns {Promise<T>}
 */
export const ready = (sent) => Promise.all([...areasIn(sent)].map(area)).then(() => sent);

/** @param {any} value @param {Set<string>} [found] */
function areasIn(value, found = new Set()) {
  if (!value || typeof value !== "object") return found;
  if (typeof value.id === "string" && value.args) found.add(value.id.split("/")[0]);
  for (const one of Object.values(value)) areasIn(one, found);
  return found;
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

/**
 * Who sits in a seat, as an argument of a sentence.
 * @param {{name: string|null}[]} seats
 * @param {number|null} own   where the reader sits
 * @returns {(seat: number) => Who}
 */
export const naming = (seats, own) => (seat) => (seat === own ? YOU : (seats[seat]?.name ?? "?"));

await area("frame");

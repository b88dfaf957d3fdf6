// Any data as nested lists that can be read, by eye or by ear.
import { area, t } from "../../js/language.js";
import { html } from "../../js/parts.js";

await area("plain");

/** A field's name as words: "order_number" becomes "Order number". @param {string} name */
export const label = (name) => {
  const words = name.replace(/[_-]+/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** @param {any} value */
const isSimple = (value) => value === null || typeof value !== "object";

/** A value without parts, in words. @param {any} value @returns {string} */
const said = (value) => {
  if (value === null || value === undefined || value === "") return t("plain/none");
  return typeof value === "boolean" ? (value ? t("plain/yes") : t("plain/no")) : String(value);
};

/** Data in one line; lists of simple values too. @param {any} value @returns {string} */
export const inLine = (value) => {
  if (isSimple(value)) return said(value);
  const parts = Array.isArray(value)
    ? value.map(inLine)
    : Object.entries(value).map(([name, one]) => `${name} ${inLine(one)}`);
  return parts.join(", ") || t("plain/none");
};

// Fields of these names that hold a number mean a seat.
const SEATS = ["seat", "first", "by", "to", "turn_of", "owner"];

/**
 * A value as text, as a list or as a list of fields.
 * @param {{value: any, names?: string[]}} p names: of the seats
 */
export function Value({ value, names = [] }) {
  if (isSimple(value) || (Array.isArray(value) && value.every(isSimple))) return inLine(value);
  if (!Array.isArray(value))
    return html`
      <${Fields} fields=${Object.entries(value)} names=${names} />
    `;
  return html`
    <ol class="pl-list">
      ${value.map(
        (one, n) => html`
          <li key=${n}><${Value} value=${one} names=${names} /></li>
        `,
      )}
    </ol>
  `;
}

/** Names with their values. @param {{fields: [string, any][], names?: string[]}} p */
export function Fields({ fields, names = [] }) {
  return html`
    <dl class="pl-fields">
      ${fields.map(([name, value]) => {
        const shown = SEATS.includes(name) ? (names[value] ?? value) : value;
        return html`
          <div key=${name}>
            <dt>${label(name)}</dt>
            <dd><${Value} value=${shown} names=${names} /></dd>
          </div>
        `;
      })}
    </dl>
  `;
}

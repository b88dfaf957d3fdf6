// A front end for any game: it shows the view as lists and the choices as buttons. Games without a folder of
// their own are played with it.
import { Button, html } from "../../js/parts.js";
import { area, t, told } from "../../js/language.js";
import { Fields, Value, inLine, label } from "./value.js";

await area("plain");

// What stands elsewhere on the page: of a view in the frame and in the panels, of a result in the total.
const OF_THE_FRAME = ["status", "private", "fleeting", "players"];
const OF_THE_SHEET = ["rank", "total", "title"];
const SUMS = ["sum", "total", "points", "score"];

/**
 * The fields of data, but for some.
 * @param {any} data
 * @param {string[]} without
 * @returns {[string, any][]}
 */
const fieldsOf = (data, without) => Object.entries(data).filter(([name]) => !without.includes(name));

/** What a view says of one seat: its part of the list "players". @param {any} view @param {number} seat */
const playerOf = (view, seat) => (Array.isArray(view.players) ? view.players[seat] : undefined);

/** @param {any} table @returns {string[]} */
const namesOf = (table) => table.seats.map((/** @type {any} */ one) => one.name);

/** The table, and what may be done. @param {any} p */
function Board({ view, table, choices, act, still, busy }) {
  return html`
    <section class="panel pl-table" aria-label=${t("plain/table")}>
      <h2>${t("plain/table")}</h2>
      <${Fields} fields=${fieldsOf(view, OF_THE_FRAME)} names=${namesOf(table)} />
    </section>
    ${!still &&
    html`
      <${Choices} choices=${choices} act=${act} busy=${busy} />
    `}
  `;
}

/** Every legal move as a button. @param {any} p */
function Choices({ choices, act, busy }) {
  return html`
    <section class="panel pl-choices" aria-label=${t("plain/choices")}>
      <h2>${t("plain/choices")}</h2>
      ${choices.length === 0 &&
      html`
        <p class="lbl">${t("plain/no-choices")}</p>
      `}
      <ul>
        ${choices.map(
          (/** @type {any} */ step) => html`
            <li key=${step.move}>
              <${Button} kind="wordy" disabled=${busy} onClick=${() => act(step)}>${step.move}<//>
            </li>
          `,
        )}
      </ul>
    </section>
  `;
}

/** What is known of one player. @param {any} p */
function Panel({ view, seat, table }) {
  const player = playerOf(view, seat);
  if (player === undefined) return null;
  return html`
    <div class="pl-player"><${Value} value=${player} names=${namesOf(table)} /></div>
  `;
}

/** @param {{summary: Wire.Message|string, cards: any}} p */
function Rules({ summary, cards }) {
  return html`
    <p>${told(summary)}</p>
    <h2>${t("plain/rules")}</h2>
    <p>${t("plain/own-rules")}</p>
    <h2>${t("plain/cards")}</h2>
    <${Fields} fields=${fieldsOf(cards, ["byId", "hash", "game"])} />
  `;
}

/** The big figure of a panel: a field that looks like a sum. @param {any} view @param {number} seat */
function sum(view, seat) {
  const player = playerOf(view, seat) ?? {};
  const name = SUMS.find((one) => typeof player[one] === "number");
  return { value: name ? player[name] : "" };
}

/**
 * The front of a game that the server tells of.
 * @param {{title: string, summary: Wire.Message|string}} game
 */
export const plain = (game) => ({
  title: game.title,
  folder: "plain",
  panels: "all",
  confirm: false,
  Board,
  Panel,
  rules: async () => ({
    Rules: (/** @type {{cards: any}} */ { cards }) => html`
      <${Rules} summary=${game.summary} cards=${cards} />
    `,
  }),
  sum,
  words: (/** @type {{move: string}} */ step) => step.move,
  sheet: (/** @type {any} */ result) =>
    fieldsOf(result, OF_THE_SHEET).map(([name, value]) => ({
      label: label(name),
      value: typeof value === "number" ? value : inLine(value),
    })),
  tips: [],
  keys: () => [[t("plain/keys"), t("plain/keys-do")]],
});

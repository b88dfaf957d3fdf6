// What stands in a player's panel, and what is said of them.
import { Svg, html, initial } from "../../js/parts.js";
import { die } from "./art.js";
import { Figure, Inscriptions, Picture, Token } from "./parts.js";
import { spaced, text, written } from "./text.js";

/** @param {any} p PanelProps */
export function Panel({ view, seat, cards, table }) {
  const player = view.players[seat];
  const outside = player.figures.filter((/** @type {string|null} */ at) => at === "outside").length;
  return html`
    <div class=${`fa-player${table.seats.length > 4 ? " many" : ""}`}>
      <${Inscriptions}
        has=${player.inscriptions}
        cards=${cards}
        side=${view.side}
        size=${30}
        label=${`${text.inscriptions}: ${player.inscriptions.join(", ") || "0"}`}
      />
      <div class="fa-tokens">
        ${player.items.map(
          (/** @type {string} */ item) => html`
            <${Token} key=${item} name=${item} label=${spaced(item)} />
          `,
        )}
        ${outside > 0 &&
        html`
          <span
            class="fa-out"
            role="img"
            aria-label=${text.outside(outside, player.figures.length)}
            title=${text.outside(outside, player.figures.length)}
          >
            ${Array.from(
              { length: outside },
              () => html`
                <${Figure} seat=${seat} letter=${initial(table.seats[seat].name)} size=${34} />
              `,
            )}
          </span>
        `}
      </div>
    </div>
  `;
}

/** @param {Wire.View} view @param {number} seat */
export function sum(view, seat) {
  const { entered, inscriptions } = view.players[seat];
  return entered
    ? { value: text.place(entered) }
    : { value: inscriptions.length, unit: text.of(view.needed) };
}

/** @param {Wire.View} view @param {number} seat */
export function note(view, seat) {
  const { figures, entered } = view.players[seat];
  if (view.phase === "over") return null;
  if (entered) return text.inside;
  if (view.turn === seat) return text.moving;
  const outside = figures.filter((/** @type {string|null} */ at) => at === "outside").length;
  return outside ? text.outside(outside, figures.length) : text.waits;
}

/** @param {Wire.Step} step */
const tileContent = (step) =>
  step.content === "plain" ? text.plainTile(text.shape(step.shape)) : spaced(step.content);

/** @param {Wire.Step} step @param {any} say */
export function words(step, say) {
  switch (step.do) {
    case "first":
      return `${say.name(step.seat)} begins`;
    case "throw":
      return `${say.name(step.seat)} throws ${step.pips}`;
    case "tile":
      return step.to
        ? `${step.at} holds ${tileContent(step)}, seen in secret`
        : `${step.at}: ${tileContent(step)}`;
    case "enter":
      return `enters at ${step.at}`;
    case "step":
      return `walks to ${step.to}`;
    case "turn":
      return `lays ${step.at} ${text.way(step.open)}`;
    case "map":
      return step.at ? `map: turns up ${step.at}` : "leaves the map";
    case "curse":
      return `lays the curse on ${step.at}`;
    case "take":
      return `takes the ${spaced(step.item)} from the coffer`;
    case "one":
      return `turns the tile on ${step.at}, for a movement point`;
    case "swap":
      return step.yes ? "swaps the two tiles" : "leaves the two tiles";
    case "attack":
      return step.seat === null
        ? "does not attack"
        : step.steal
          ? `robs ${say.name(step.seat)} of the ${spaced(step.steal)}`
          : `injures ${say.name(step.seat)}`;
    case "stop":
      return "ends the move";
    case "spend": {
      const more = step.pips
        ? `: the die to ${step.pips}`
        : step.for
          ? ` for ${spaced(step.for)}`
          : step.to
            ? `, through the wall to ${step.to}`
            : step.at
              ? ` on ${step.at}`
              : step.look
                ? `: looks at ${step.look.join(" and ")}`
                : "";
      return `spends ${spaced(step.item)}${more}`;
    }
    default:
      return null;
  }
}

/** At a line of the log that chance has written. @param {{step: Wire.Step}} p */
export const LogGlyph = ({ step }) =>
  step.do === "throw"
    ? html`
        <${Svg} w=${72} h=${72} fluid class="fa-pips" art=${die(step.pips)} />
      `
    : step.do === "tile" && step.content !== "plain"
      ? html`
          <${Picture} name=${step.content} size=${22} />
        `
      : "·";

/** @param {any} result */
export function sheet(result) {
  return [
    { label: text.ranked, value: text.place(result.rank) },
    {
      label: text.inscriptions,
      value: result.inscriptions.length,
      art: html`
        <span class="fa-inscriptions">
          ${result.inscriptions.map(
            (/** @type {string} */ colour) => html`
              <${Picture} key=${colour} name=${`inscription-${colour}`} size=${30} label=${colour} />
            `,
          )}
        </span>
      `,
    },
    {
      label: text.heldItems,
      value: result.items.length,
      art: html`
        <span class="fa-tokens">
          ${result.items.map(
            (/** @type {string} */ item) => html`
              <${Token} key=${item} name=${item} size=${30} label=${written(item)} />
            `,
          )}
        </span>
      `,
    },
  ];
}

// What stands in a player's panel, and what is said of them.
import { t, told } from "../../js/language.js";
import { Svg, html, initial } from "../../js/parts.js";
import { die } from "./art.js";
import { Figure, Inscriptions, Picture, Token } from "./parts.js";
import { colours, label, lies, outside, sides, thing } from "./things.js";

/** @param {any} p PanelProps */
export function Panel({ view, seat, cards, table }) {
  const player = view.players[seat];
  const out = player.figures.filter((/** @type {string|null} */ at) => at === "outside").length;
  return html`
    <div class=${`fa-player${table.seats.length > 4 ? " many" : ""}`}>
      <${Inscriptions}
        has=${player.inscriptions}
        cards=${cards}
        side=${view.side}
        size=${30}
        label=${t("farao/inscriptions-read", {
          n: player.inscriptions.length,
          colours: colours(player.inscriptions),
        })}
      />
      <div class="fa-tokens">
        ${player.items.map(
          (/** @type {string} */ item) => html`
            <${Token} key=${item} name=${item} label=${told(thing(item))} />
          `,
        )}
        ${out > 0 &&
        html`
          <span
            class="fa-out"
            role="img"
            aria-label=${outside(player.figures)}
            title=${outside(player.figures)}
          >
            ${Array.from(
              { length: out },
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
    ? { value: t("farao/place", { n: entered }) }
    : { value: inscriptions.length, unit: t("farao/of", { n: view.needed }) };
}

/** @param {Wire.View} view @param {number} seat */
export function note(view, seat) {
  const { figures, entered } = view.players[seat];
  if (view.phase === "over") return null;
  if (entered) return t("farao/in-chamber");
  if (view.turn === seat) return t("farao/moving");
  return outside(figures) ?? t("farao/waits");
}

/** @param {Wire.Step} step @param {any} say */
export function words(step, say) {
  const { at, pips, to } = step;
  switch (step.do) {
    case "first":
      return t("table/begins", { name: say.name(step.seat) });
    case "throw":
      return t("farao/log-throws", { name: say.name(step.seat), pips });
    case "tile": {
      const what = lies(/** @type {any} */ (step));
      return to ? t("farao/log-seen", { at, what }) : t("farao/log-tile", { at, what });
    }
    case "enter":
      return t("farao/log-enters", { at });
    case "step":
      return t("farao/log-walks", { squares: [to] });
    case "turn":
      return t("farao/log-lays", { at, sides: sides(step.open) });
    case "map":
      return at ? t("farao/log-map", { at }) : t("farao/log-no-map");
    case "curse":
      return t("farao/log-curse", { at });
    case "take":
      return t("farao/log-takes", { thing: thing(step.item) });
    case "one":
      return t("farao/log-one", { at });
    case "swap":
      return t(step.yes ? "farao/log-swaps" : "farao/log-no-swap");
    case "attack": {
      if (step.seat === null) return t("farao/log-no-attack");
      const name = say.name(step.seat);
      return step.steal
        ? t("farao/log-robs", { name, thing: thing(step.steal) })
        : t("farao/log-injures", { name });
    }
    case "stop":
      return t("farao/log-ends");
    case "spend": {
      const item = thing(step.item);
      if (pips) return t("farao/log-spends-die", { thing: item, pips });
      if (step.for) return t("farao/log-spends-buy", { thing: item, bought: thing(step.for) });
      if (to) return t("farao/log-spends-wall", { thing: item, at: to });
      if (at) return t("farao/log-spends-turn", { thing: item, at });
      if (step.look) return t("farao/log-spends-look", { thing: item, squares: step.look });
      return t("farao/log-spends", { thing: item });
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
    { label: t("farao/ranked"), value: t("farao/place", { n: result.rank }) },
    {
      label: t("farao/inscriptions"),
      value: result.inscriptions.length,
      art: html`
        <span class="fa-inscriptions">
          ${result.inscriptions.map(
            (/** @type {string} */ colour) => html`
              <${Picture}
                key=${colour}
                name=${`inscription-${colour}`}
                size=${30}
                label=${t("farao/colour", { colour })}
              />
            `,
          )}
        </span>
      `,
    },
    {
      label: t("farao/held-items"),
      value: result.items.length,
      art: html`
        <span class="fa-tokens">
          ${result.items.map(
            (/** @type {string} */ item) => html`
              <${Token} key=${item} name=${item} size=${30} label=${label(item)} />
            `,
          )}
        </span>
      `,
    },
  ];
}

// What a move is about, drawn: for the review.
import { heading, labelled, t } from "../js/language.js";
import { Svg, html } from "../js/parts.js";
import { SmallCard } from "./cards.js";
import { ghost, ghostCrosses, lit } from "./draw.js";

/** @typedef {import("./board.js").Kit} Kit */

/**
 * The card of a move, with what it crosses off; the cards that are kept or taken.
 * @param {Kit} kit
 * @returns {(p: any) => any}
 */
export const glimpseOf =
  (kit) =>
  ({ view, seat, step, cards }) => {
    if (step.do === "cross") {
      const card = cards.byId[step.card];
      const held = view.players[seat].cards.find((/** @type {any} */ one) => one?.id === step.card);
      const m = kit.measure(card, "big");
      const art =
        kit.draw(card, "big", { crossed: new Set(held?.crossed ?? []), last: new Set() }) +
        ghost(m, step.boxes) +
        step.boxes.map((/** @type {string} */ name) => lit(m, name, kit.shows(card.boxes[name]))).join("") +
        ghostCrosses(m, step.boxes, 7);
      return html`
        <${Svg}
          art=${art}
          w=${m.w}
          h=${m.h}
          label=${labelled(heading(kit.name(card)), step.boxes.join(" "))}
        />
      `;
    }
    const shown = step.do === "keep" ? step.cards : step.card ? [step.card] : [];
    return shown.length
      ? html`
          <div class="rv-cards">
            ${shown.map(
              (/** @type {string} */ id) => html`
                <${SmallCard} kit=${kit} card=${cards.byId[id]} size="tiny" told />
              `,
            )}
          </div>
        `
      : html`
          <p class="rv-none">${step.do === "take" ? t("patterns/takes-deck") : t("patterns/passes")}</p>
        `;
  };

/**
 * The cards that a player holds at the end.
 * @param {Kit} kit
 * @returns {(p: any) => any}
 */
export const lastOf =
  (kit) =>
  ({ view, seat, cards, large = false }) => html`
    <span class="end-cards">
      ${view.players[seat].cards.filter(Boolean).map(
        (/** @type {any} */ one) => html`
          <${SmallCard}
            key=${one.id}
            kit=${kit}
            card=${cards.byId[one.id]}
            crossed=${one.crossed}
            size=${large ? "small" : "tiny"}
            told=${large}
          />
        `,
      )}
    </span>
  `;

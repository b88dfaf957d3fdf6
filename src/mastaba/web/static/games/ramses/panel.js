// What stands in a player's panel: won cards, scarab, explorers, the mummy; alone also the hall of fame.
import { t, told } from "../../js/language.js";
import { Svg, html } from "../../js/parts.js";
import { useShape } from "../../js/shape.js";
import { put } from "./art.js";
import { Back, Front, Picture } from "./cards.js";
import { acting, carded, labelled, named, placed } from "./names.js";
import { treasures } from "./symbols.js";
import { fromHole } from "./ways.js";

/** A scarab chip with a dot for each use. @param {{uses: number}} p */
function Scarab({ uses }) {
  const dots = [0, 1]
    .map(
      (i) =>
        `
          <circle cx="${40 + i * 14}" cy="15" r="5" fill="${i < uses ? "var(--accent)" : "none"}"
            stroke="var(--accent)" stroke-width="1.6"/>`,
    )
    .join("");
  return html`
    <span class="ra-scarab" data-tells=${t("ramses/scarab-tells")}>
      <${Svg}
        w=${60}
        h=${30}
        label=${t("ramses/scarab", { n: uses })}
        art=${`
          <circle cx="15" cy="15" r="14" fill="#EBC468" stroke="#8A5F12" stroke-width="1.6"/>
          ${put(treasures["lapis-scarab"], 5, 5, 20)}
          ${dots}`}
      />
    </span>
  `;
}

/** The ladder of titles, the highest first. @param {{hall: any[]}} p */
function Hall({ hall }) {
  return html`
    <div class="ra-hall">
      <h3>${t("ramses/hall")}</h3>
      <ol reversed>
        ${[...hall].reverse().map(
          (rung) => html`
            <li key=${rung.cards} class=${rung.now ? "on" : ""} aria-current=${rung.now ? "true" : undefined}>
              <span>${told(rung.title)}</span>
              <b>${rung.cards ? `${rung.cards}+` : "0"}</b>
            </li>
          `,
        )}
      </ol>
    </div>
  `;
}

/**
 * How large won cards are: as large as the panels leave room for.
 * @param {number} many
 * @param {number} seats
 * @param {string} shape
 * @returns {[number, number]}
 */
function sizeOf(many, seats, shape) {
  if (shape === "phone" || shape === "column") return [26, 36];
  if (shape === "high" && seats > 3) return [36, 49];
  const rows = shape === "high" || seats <= 2 ? 2 : 1;
  if (many <= 5 * rows - 5 * Number(shape !== "high") || (many <= 5 && seats <= 2)) return [46, 63];
  if (many <= 7 * rows) return [36, 49];
  return [26, 36];
}

/** @param {any} p PanelProps */
export function Panel({ view, seat }) {
  const player = view.players[seat];
  const open = player.cards;
  const many = player.backs.length;
  const [w, h] = sizeOf(many, view.players.length, useShape());
  return html`
    <div class="ra-player">
      <div
        class="ra-cards"
        role="img"
        aria-label=${many === 0
          ? t("ramses/no-cards")
          : open
            ? open.map((/** @type {any} */ card) => told(carded(card))).join(", ")
            : t("ramses/backs", { n: many })}
      >
        ${many === 0 &&
        html`
          <span class="lbl">${t("ramses/no-cards")}</span>
        `}
        ${open
          ? open.map(
              (/** @type {any} */ card) => html`
                <span><${Front} ...${card} w=${w} h=${h} /></span>
              `,
            )
          : player.backs.map(
              (/** @type {any} */ card) => html`
                <span><${Back} ...${card} w=${w} h=${h} /></span>
              `,
            )}
      </div>
      ${view.mode === "expert" &&
      html`
        <div class="ra-extra">
          <${Scarab} uses=${player.scarabs} />
          <span
            class="row ra-hats"
            data-tells=${t("ramses/hat-tells")}
            role="img"
            aria-label=${t("ramses/explorers", { n: player.explorers })}
          >
            <${Picture} name="hat" size=${28} />
            <b aria-hidden="true">${player.explorers}</b>
            ${player.bonus > 0 &&
            html`
              <span class="ra-bonus" aria-hidden="true">+${player.bonus}</span>
            `}
          </span>
          ${view.mummy === seat &&
          html`
            <span class="grow"></span>
            <span class="ra-curse" title=${t("ramses/curse")}>
              <${Picture} name="mummy" size=${26} />
              ${t("ramses/curse")}
            </span>
          `}
        </div>
      `}
      ${view.hall &&
      html`
        <${Hall} hall=${view.hall} />
      `}
    </div>
  `;
}

/**
 * The big figure: points of cards in sight, or how many lie face down.
 * @param {Wire.View} view
 * @param {number} seat
 */
export function sum(view, seat) {
  const { cards, sum: points, backs } = view.players[seat];
  return cards && view.mode !== "solo"
    ? { value: points, unit: t("ramses/points", { n: points }) }
    : { value: backs.length, unit: t("ramses/cards", { n: backs.length }) };
}

/** @param {Wire.View} view @param {number} seat */
export function note(view, seat) {
  if (view.phase === "over") return null;
  if (view.turn === seat)
    return t(view.duel ? "ramses/duelling" : view.phase === "give" ? "ramses/stung" : "ramses/searching");
  if (view.mummy === seat) return t("ramses/cursed");
  return t(view.duel?.seats.includes(seat) ? "ramses/duelling" : "ramses/waiting");
}

/**
 * A line of the log, or a move of one's own in words, as the board lies now; no place is named while the game
 * runs (RA-12).
 * @param {Wire.Step} step
 * @param {any} say
 */
export function words(step, say) {
  const seen = say.view && (step.from ?? step.at) ? fromHole(say.view, step.from ?? step.at) : null;
  const card = step.treasure && carded(/** @type {any} */ (step));
  switch (step.do) {
    case "first":
      return t("table/begins", { name: say.name(step.seat) });
    case "search":
      return t("ramses/is-sought", { treasure: named(step.treasure), value: step.value });
    case "back":
      return step.action ? t("ramses/next-card", { action: acting(step.action) }) : null;
    case "drawn":
      return say.over
        ? t("ramses/gets", { name: say.name(step.to), card })
        : t("ramses/gets-one", { name: say.name(step.to) });
    case "slide":
      return say.over
        ? t("ramses/slides-from", { hole: step.from })
        : seen && t("ramses/slides-now", { n: seen.many, way: seen.way });
    case "tilt":
      return step.at
        ? say.over
          ? t("ramses/tilts-on", { hole: step.at })
          : seen
            ? t("ramses/tilts", { beside: placed(seen) })
            : t("ramses/tilts-one")
        : t("ramses/leaves-it");
    case "scarab":
      return t(step.use ? "ramses/uses-scarab" : "ramses/keeps-scarab");
    case "give":
      return say.over ? t("ramses/gives", { card }) : t("ramses/gives-one");
    case "lay":
      return t("ramses/lays", { card });
    default:
      return null;
  }
}

/** At a line of the log that chance has written. @param {{step: Wire.Step}} p */
export const LogGlyph = ({ step }) =>
  step.treasure || step.action
    ? html`
        <${Picture} name=${step.treasure ?? step.action} size=${22} />
      `
    : "·";

/** A title as a record has it, "Camel Driver". @param {string} title */
const titled = (title) => t("ramses/title", { title: title.toLowerCase().replace(/ /g, "-") });

/** @param {any} result */
export function sheet(result) {
  const worth = (/** @type {number} */ value) =>
    result.cards.filter((/** @type {any} */ card) => card.value === value);
  const rows = [1, 2, 3, 4].map((value) => ({
    line: value,
    label: t("ramses/cards-worth", { n: value }),
    value: worth(value).length * value,
    art: html`
      <span class="ra-won">
        ${worth(value).map(
          (/** @type {any} */ card) => html`
            <${Picture} name=${card.treasure} size=${26} label=${labelled(card.treasure)} />
          `,
        )}
      </span>
    `,
  }));
  return [
    ...rows,
    ...(result.title
      ? []
      : [
          {
            line: "explorers",
            label: t("ramses/all-explorers"),
            value: result.bonus,
            art: html`
              <span class="row">
                <${Picture} name="hat" size=${26} />
                ${result.explorers}
              </span>
            `,
          },
        ]),
    { label: t("ramses/all-cards"), value: result.cards.length, aside: true },
    // Alone, cards are counted and not points.
    ...(result.title ? [{ label: t("ramses/hall"), value: titled(result.title) }] : []),
  ];
}

// What stands in a player's panel: won cards, scarab, explorers, the mummy; alone also the hall of fame.
import { Svg, html } from "../../js/parts.js";
import { useShape } from "../../js/shape.js";
import { put } from "./art.js";
import { Back, Front, Picture } from "./cards.js";
import { treasures } from "./symbols.js";
import { ACTIONS, text, written } from "./text.js";
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
    <span class="ra-scarab" data-tells=${text.tells.scarab}>
      <${Svg}
        w=${60}
        h=${30}
        label=${text.scarab(uses)}
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
      <h3>${text.hall}</h3>
      <ol reversed>
        ${[...hall].reverse().map(
          (rung) => html`
            <li key=${rung.title} class=${rung.now ? "on" : ""} aria-current=${rung.now ? "true" : undefined}>
              <span>${rung.title}</span>
              <b>${text.hallFrom(rung.cards)}</b>
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
          ? text.noCards
          : open
            ? open.map((/** @type {any} */ c) => `${written(c.treasure)} ${c.value}`).join(", ")
            : text.backs(many)}
      >
        ${many === 0 &&
        html`
          <span class="lbl">${text.noCards}</span>
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
            data-tells=${text.tells.hat}
            role="img"
            aria-label=${text.explorers(player.explorers)}
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
            <span class="ra-curse" title=${text.curse}>
              <${Picture} name="mummy" size=${26} />
              ${text.curse}
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
    ? { value: points, unit: text.points(points) }
    : { value: backs.length, unit: text.cards(backs.length) };
}

/** @param {Wire.View} view @param {number} seat */
export function note(view, seat) {
  if (view.phase === "over") return null;
  if (view.turn === seat)
    return view.duel ? text.duelling : view.phase === "give" ? text.stung : text.searching;
  if (view.mummy === seat) return text.cursed;
  return view.duel?.seats.includes(seat) ? text.duelling : text.waits;
}

/**
 * A line of the log, or a move of one's own in words, as the board lies now; no place is named while the game
 * runs (RA-12).
 * @param {Wire.Step} step
 * @param {any} say
 */
export function words(step, say) {
  const seen = say.view && (step.from ?? step.at) ? fromHole(say.view, step.from ?? step.at) : null;
  const card = step.treasure && `${written(step.treasure)} ${step.value}`;
  switch (step.do) {
    case "first":
      return `${say.name(step.seat)} begins`;
    case "search":
      return `The ${written(step.treasure)} is sought, worth ${step.value}`;
    case "back":
      return step.action ? `Next card: ${ACTIONS[step.action]}` : null;
    case "drawn":
      return say.over
        ? `${say.name(step.to)} gets ${card}`
        : `${say.name(step.to)} gets a card from the pile`;
    case "slide":
      return say.over
        ? `slides from ${step.from}`
        : seen && text.slides(text.directions[seen.way], seen.many);
    case "tilt":
      return step.at
        ? say.over
          ? `tilts the gold pyramid on ${step.at}`
          : seen
            ? text.tilts(seen)
            : "tilts a gold pyramid"
        : "leaves it";
    case "scarab":
      return step.use ? "uses the scarab and goes on" : "keeps the scarab";
    case "give":
      return say.over ? `stung: gives ${card} away` : "stung: gives a card away";
    case "lay":
      return `lays down ${card}`;
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

/** @param {any} result */
export function sheet(result) {
  const worth = (/** @type {number} */ value) =>
    result.cards.filter((/** @type {any} */ card) => card.value === value);
  const rows = [1, 2, 3, 4].map((value) => ({
    label: text.worth(value),
    value: worth(value).length * value,
    art: html`
      <span class="ra-won">
        ${worth(value).map(
          (/** @type {any} */ card) => html`
            <${Picture} name=${card.treasure} size=${26} label=${written(card.treasure)} />
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
            label: text.allExplorers,
            value: result.bonus,
            art: html`
              <span class="row">
                <${Picture} name="hat" size=${26} />
                ${result.explorers}
              </span>
            `,
          },
        ]),
    { label: text.allCards, value: result.cards.length, aside: true },
    // Alone, cards are counted and not points.
    ...(result.title ? [{ label: text.hall, value: result.title }] : []),
  ];
}

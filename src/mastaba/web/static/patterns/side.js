// Beside the board: rounds and expeditions; and the words of the log.
import { t, told } from "../js/language.js";
import { patternWord } from "./words.js";
import { penCross } from "../art/pen.js";
import { Drawn, Svg, html } from "../js/parts.js";
import { useShape } from "../js/shape.js";
import { glyph } from "./draw.js";
import { patternOf } from "./shapes.js";

const ROUNDS = 4;

/** A box for each round, the past ones crossed off. @param {{view: Wire.View}} p */
function Rounds({ view }) {
  const boxes = [...Array(ROUNDS).keys()]
    .map((i) => {
      const x = 1.5 + i * 29;
      const past = i + 1 < view.round || view.phase === "over";
      const now = i + 1 === view.round && !past;
      return (
        `
          <rect x="${x}" y="2" width="24" height="24" rx="6" fill="var(--${past ? "done" : "box"})"
            stroke="var(--${now ? "accent" : "box-line"})" stroke-width="${now ? 2.4 : 1.2}"/>` +
        (past
          ? penCross(x, 2, 24, i + 4)
          : `
            <text x="${x + 12}" y="19.5" text-anchor="middle" font-weight="600" font-size="15"
              fill="var(--${now ? "accent" : "ink2"})">${i + 1}</text>`)
      );
    })
    .join("");
  return html`
    <${Svg} art=${boxes} w=${117} h=${28} label=${t("patterns/round-of", { n: view.round, all: ROUNDS })} />
  `;
}

/** A mark for each expedition card of the round. @param {{view: Wire.View, quiet?: boolean}} p */
function Expeditions({ view, quiet = false }) {
  const each = view.turns / ROUNDS;
  const pips = [...Array(each).keys()]
    .map(
      (i) =>
        `
          <rect x="${i * 13.4 + 1}" y="6" width="10" height="16" rx="2.5"
            fill="var(--${i < view.card ? "accent" : "box"})"
            stroke="var(--${i < view.card ? "accent" : "box-line"})" stroke-width="1.2"
            opacity="${i < view.card - 1 ? 0.5 : 1}"/>`,
    )
    .join("");
  return html`
    <${Svg}
      art=${pips}
      w=${94}
      h=${28}
      label=${quiet ? undefined : t("patterns/card-of", { n: view.card, all: each })}
    />
  `;
}

/** Where the game stands, for the bar at the top. @param {{view: Wire.View}} p */
export const Meter = ({ view }) =>
  view.card
    ? html`
        <span class="meter">
          ${t("patterns/round")}
          <${Rounds} view=${view} />
          <span class="m2">
            <span role="img" aria-label=${t("patterns/card-of", { n: view.card, all: view.turns / ROUNDS })}>
              ${t("patterns/card")}${" "}
              <b>${t("patterns/of-all", { n: view.card, all: view.turns / ROUNDS })}</b>
            </span>
            ${view.pile?.length
              ? html`
                  <${Pile} patterns=${view.pile} bare />
                `
              : html`
                  <${Expeditions} view=${view} quiet />
                `}
          </span>
        </span>
      `
    : null;

/**
 * Rounds and expeditions, where the bar has no room for them, and what a game adds.
 * @param {{view: Wire.View, children?: any}} p
 */
export function RoundCard({ view, children }) {
  const told = ["low", "beside"].includes(useShape());
  const pile = !told && view.pile?.length > 0;
  if (told && !children) return null;
  return html`
    <section class="card rcard">
      ${!told &&
      html`
        <div class="rr">
          <div>
            <div class="lbl">${t("patterns/round")}</div>
            <${Rounds} view=${view} />
          </div>
          <div>
            <div class="lbl">${t("patterns/expeditions")}</div>
            <${Expeditions} view=${view} />
          </div>
        </div>
      `}${pile &&
      html`
        <${Pile} patterns=${view.pile} />
      `}${children}
    </section>
  `;
}

/**
 * Where used expedition cards lie open: which ones, the open one included.
 * @param {{patterns: string[], bare?: boolean}} p
 */
const Pile = ({ patterns, bare = false }) => html`
  <span class="used">
    ${!bare &&
    html`
      <span class="lbl">${t("patterns/used")}</span>
    `}
    <span
      class="used-cards"
      role="img"
      aria-label=${t("patterns/used-are", {
        patterns: patterns.map((name) => told(patternWord(name))).join(", "),
      })}
    >
      ${patterns.map((name) => Drawn({ art: glyph(name, bare ? 5 : 6, 1) }))}
    </span>
  </span>
`;

/**
 * The status line names whoever is awaited, and asks for nothing that the cards do not allow.
 * @param {any} p BoardProps
 * @param {(pattern: Wire.Message, p: any) => string} [asks] what this game asks of a pattern
 */
export function status(p, asks) {
  const { view, seat, choices, draft } = p;
  const crosses = choices.filter((/** @type {Wire.Step} */ step) => step.do === "cross");
  const takes = choices.filter((/** @type {Wire.Step} */ step) => step.do === "take");
  const pattern = view.pattern && patternWord(view.pattern);
  if (takes.length && !draft.full)
    return !takes.some((/** @type {Wire.Step} */ step) => step.card)
      ? t("patterns/take-deck")
      : takes.some((/** @type {Wire.Step} */ step) => step.from === "deck")
        ? t("patterns/take-either")
        : t("patterns/take-display");
  if (crosses.length && pattern && !view.players[seat]?.owed) {
    if (!crosses.some((/** @type {Wire.Step} */ step) => step.as === "pattern"))
      return t("patterns/fits-nowhere", { pattern });
    if (asks) return asks(pattern, p);
  }
  return null;
}

/** What is said otherwise of cards that show no names of boxes. */
const NAMELESS = ["why-twice", "why-wall", "why-entrance", "why-single"];

/** Why not, as it is said of cards that show no names of boxes. @param {Wire.Message} [said] */
export const whyNot = (said) =>
  said?.id && NAMELESS.some((one) => said.id.endsWith(`/${one}`)) ? { ...said, id: `${said.id}-here` } : said;

/** A step in words. @param {Wire.Step} step @param {any} say @param {(card: any) => Wire.Message} name */
export function crossWords(step, say, name) {
  const card = (/** @type {string} */ id) => name(say.cards.byId[id]);
  switch (step.do) {
    case "reveal":
      return t("patterns/turned-up", { pattern: patternWord(step.pattern) });
    case "first":
      return t("patterns/is-first", { name: say.name(step.seat) });
    case "keep":
      return t("patterns/step-keeps", { cards: step.cards.map(card) });
    case "take":
      return step.card ? t("patterns/step-takes", { card: card(step.card) }) : t("patterns/takes-deck");
    case "deal": // too many for the log
      return say.deals && step.card
        ? t("patterns/dealt", { name: say.name(step.to), card: card(step.card) })
        : null;
    case "turn-up": // it is seen, so the log has no word of it
      return say.deals && step.card ? t("patterns/to-display", { card: card(step.card) }) : null;
    case "draw":
      return step.card ? t("patterns/draws", { name: say.name(step.to), card: card(step.card) }) : null;
    case "pass":
      return t("patterns/passes");
    case "cross":
      return step.as === "pattern"
        ? t("patterns/step-pattern", {
            pattern: patternWord(patternOf(step.boxes) || ""),
            card: card(step.card),
          })
        : step.as === "extra"
          ? t("patterns/step-extra", { card: card(step.card) })
          : t("patterns/step-one", { card: card(step.card) });
    default:
      return null;
  }
}

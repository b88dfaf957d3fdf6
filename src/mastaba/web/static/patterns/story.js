// The log of a table where all cross off a pattern at once, told turn by turn: what everyone crossed off,
// what it brought, and where the game turned. All of it is worked out from the steps that may be looked up
// and from the sheets that lie open; what a rule hides is not told.
import { t, told } from "../js/language.js";
import { rich } from "../js/rich.js";
import { patternWord } from "./words.js";
import { firstLine } from "../js/log.js";
import { Drawn, html, signed } from "../js/parts.js";
import { suits } from "../art/suits.js";
import { icon } from "../art/sym.js";
import { glyph } from "./draw.js";
import { patternOf } from "./shapes.js";

/** @typedef {import("../js/log.js").Chapter} Chapter */
/** @typedef {import("../js/log.js").Gain} Gain */

/**
 * What a game counts: a tally is what has been crossed off and completed so far, by one player.
 * @typedef {Object} Kit
 * @property {(player: any, later: string[], doneLater: any[], cards: any) => any} tally   a player's sheet
 *   without the boxes and cards that come later
 * @property {() => any} empty
 * @property {(tally: any, kinds: string[], player: any, turn: number) => Gain[]} cross   writes boxes down
 * @property {(tally: any, card: any, player: any) => Gain[]} complete
 * @property {(tally: any) => number} total
 * @property {(card: any, crossed: Set<string>) => boolean} isDone
 * @property {(kinds: string[]) => string[]} covers   in words, what lay under a pattern
 * @property {(card: any) => string} number  as it stands on the card's chip
 * @property {(card: any) => Wire.Message} name
 * @property {string} completes   messages: a card is completed,
 * @property {string} forced   by a box more,
 * @property {string} extra   boxes more on one card,
 * @property {string} extraOnBoth   and on two
 */

/** A card in a sentence: its suit and its number. @param {{kit: any, card: any}} p */
const Card = ({ kit, card }) => html`
  <span class=${`chipword ${card.colour}`} role="img" aria-label=${told(kit.name(card))}>
    ${Drawn({ art: icon(suits[card.colour].emblem, 15) })}${kit.number(card)}
  </span>
`;

const TURNS_A_ROUND = 7;

/**
 * @param {import("../js/log.js").Told} p
 * @param {Kit} kit
 * @returns {Chapter[]} the newest first
 */
export function patternStory(p, kit) {
  const { log, view, cards, table, name } = p;
  const turns = inTurns(log, view);
  const seats = [...view.players.keys()];
  const chip = (/** @type {string} */ id) => html`
    <${Card} kit=${kit} card=${cards.byId[id]} />
  `;
  /** @type {{tally: any[], crossed: Map<string, Set<string>>}} */
  let now = { tally: seats.map(kit.empty), crossed: new Map() };
  /** Who is ahead: -1 nobody, null unknown. @type {number|null} */
  let leader = -1;
  /** @type {Chapter[]} */
  const chapters = [];
  turns.forEach((turn, n) => {
    if (turn.hidden) {
      now = sheetsBefore(turns.slice(n + 1), view, cards, kit);
      leader = null;
    }
    const running = turn.number === view.turn && view.phase === "cross" && n === turns.length - 1;
    /** Cards that an extra box completed. @type {{seat: number, id: string}[]} */
    const forced = [];
    const lines = seats.flatMap((seat) => {
      const steps = turn.steps.filter((step) => step.by === seat);
      const drawn = turn.steps.find((step) => step.do === "draw" && step.to === seat);
      const line = lineOf(steps, drawn, seat, now, turn.number);
      if (line) forced.push(...line.forced.map((id) => ({ seat, id })));
      return line ? [line] : [];
    });
    const first = turn.steps.find((step) => step.do === "first");
    const totals = now.tally.map(kit.total);
    const most = Math.max(...totals);
    const ahead = totals.filter((one) => one === most).length === 1 ? totals.indexOf(most) : -1;
    /** @type {{icon?: string, words: any}[]} */
    const told = running
      ? []
      : forced.map(({ seat, id }) => ({
          icon: icon("x", 20),
          words: rich(kit.forced, { name: name(seat), card: chip(id) }),
        }));
    if (!running && turn.number && !turn.hidden && ahead >= 0) {
      if (ahead !== leader && leader !== null && most > 0)
        told.push({
          icon: icon("cup", 22),
          words: t("patterns/lead", {
            name: name(ahead),
            sum: signed(most),
            others: others(totals, ahead),
          }),
        });
      leader = ahead;
    }
    chapters.push({
      key: `${turn.number} ${turn.hidden}`,
      ply: turn.steps[0]?.ply ?? null,
      glyph: turn.pattern
        ? html`
            <span class="lg">${Drawn({ art: glyph(turn.pattern, 9, 1.5) })}</span>
          `
        : null,
      title: turn.hidden
        ? t("patterns/hidden-turns")
        : turn.pattern
          ? t("patterns/pattern-is", { pattern: patternWord(turn.pattern) })
          : turn.number
            ? t("patterns/turn-name")
            : t("patterns/before-turns"),
      number: turn.number && !turn.hidden ? t("patterns/turn-number", { n: turn.number }) : "",
      now: running,
      note: turn.hidden ? t("patterns/hidden-why") : running ? waiting(table, name) : null,
      lines: running ? [] : [...(first ? [firstLine(p, first)] : []), ...lines],
      told,
      rule:
        turn.number &&
        turn.number % TURNS_A_ROUND === 0 &&
        !running &&
        (n < turns.length - 1 || view.phase === "over")
          ? t("patterns/round-ends", { n: turn.number / TURNS_A_ROUND, scores: scores(totals) })
          : null,
    });
  });
  return chapters.filter((one) => one.lines.length || one.note || one.told?.length).reverse();

  /** @param {number[]} totals @param {number} seat */
  function withSum(totals, seat) {
    return { id: "patterns/with-sum", args: { name: name(seat), sum: signed(totals[seat]) } };
  }
  /** @param {number[]} totals @param {number} seat */
  function others(totals, seat) {
    return seats
      .filter((one) => one !== seat)
      .sort((a, b) => totals[b] - totals[a])
      .map((one) => withSum(totals, one));
  }
  /** @param {number[]} totals */
  function scores(totals) {
    return [...seats]
      .sort((a, b) => totals[b] - totals[a])
      .map((one) => told(withSum(totals, one)))
      .join(", ");
  }

  /**
   * One player's turn in one line; it is added to their tally.
   * @param {Wire.Step[]} steps
   * @param {Wire.Step|undefined} drawn
   * @param {number} seat
   * @param {{tally: any[], crossed: Map<string, Set<string>>}} so
   * @param {number} turn
   */
  function lineOf(steps, drawn, seat, so, turn) {
    if (!steps.length) return null;
    const player = view.players[seat];
    /** @type {any[]} */
    const said = [];
    /** @type {Gain[]} */
    const gains = [];
    /** @type {string[]} */
    const completed = [];
    /** @type {string[]} */
    const forced = [];
    const crosses = steps.filter((step) => step.do === "cross");
    const extras = crosses.filter((step) => step.as === "extra");
    const kinds = crosses.flatMap((step) =>
      step.boxes.map((/** @type {string} */ box) => cards.byId[step.card].boxes[box]),
    );
    for (const step of crosses) {
      const card = cards.byId[step.card];
      const known = so.crossed.get(step.card) ?? new Set();
      step.boxes.forEach((/** @type {string} */ box) => known.add(box));
      so.crossed.set(step.card, known);
      gains.push(
        ...kit.cross(
          so.tally[seat],
          step.boxes.map((/** @type {string} */ box) => card.boxes[box]),
          player,
          turn,
        ),
      );
      if (kit.isDone(card, known) && !completed.includes(step.card)) {
        completed.push(step.card);
        if (step.as === "extra") forced.push(step.card);
      }
    }
    for (const id of completed) gains.push(...kit.complete(so.tally[seat], cards.byId[id], player));
    const opening = crosses.find((step) => step.as !== "extra");
    if (opening && completed.includes(opening.card))
      said.push(rich(kit.completes, { card: chip(opening.card) }));
    else if (opening)
      said.push(
        opening.as === "pattern"
          ? rich("patterns/step-pattern", {
              pattern: patternWord(patternOf(opening.boxes) || ""),
              card: chip(opening.card),
            })
          : rich("patterns/step-one", { card: chip(opening.card) }),
      );
    const over = kit.covers(kinds);
    if (over.length) said.push(t("patterns/story-over", { what: over }));
    if (extras.length) {
      const onto = [...new Set(extras.map((step) => step.card))];
      said.push(
        onto.length > 1
          ? rich(kit.extraOnBoth, { n: extras.length, first: chip(onto[0]), second: chip(onto[1]) })
          : rich(kit.extra, { n: extras.length, card: chip(onto[0]) }),
      );
    }
    for (const id of completed) if (id !== opening?.card) said.push(rich(kit.completes, { card: chip(id) }));
    for (const gain of gains)
      if (gain.told)
        said.push(html`
          <b>${gain.told}</b>
        `);
    for (const step of steps) {
      const card = step.card ?? drawn?.card;
      if (step.do === "take")
        said.push(
          card
            ? rich(step.from === "deck" ? "patterns/story-takes-deck" : "patterns/story-takes", {
                card: chip(card),
              })
            : t("patterns/takes-deck"),
        );
      if (step.do === "pass") said.push(t("patterns/passes"));
      if (step.do === "keep")
        said.push(rich("patterns/story-keeps", { first: chip(step.cards[0]), second: chip(step.cards[1]) }));
    }
    return {
      ply: steps[0].ply,
      seat,
      words: said.map(
        (part, i) => html`
          ${i ? ", " : ""}${part}
        `,
      ),
      gains: summed(gains),
      none: crosses.length > 0 && !gains.length,
      forced,
    };
  }
}

/** Gains of the same kind in one. @param {Gain[]} gains */
const summed = (gains) =>
  gains.filter((gain, n) => {
    const same = gains.findIndex((one) => one.icon === gain.icon && one.adds && gain.adds);
    if (same < 0 || same === n) return true;
    gains[same] = { ...gains[same], n: gains[same].n + gain.n };
    return false;
  });

/**
 * Who is done, and whom we wait for: never what they did.
 * @param {any} table
 * @param {(seat: number) => import("../js/language.js").Who} name
 */
function waiting(table, name) {
  const done = table.seats.filter((/** @type {any} */ one) => !table.waiting.includes(one.seat));
  return [
    done.length &&
      t("patterns/are-done", {
        names: done.map((/** @type {any} */ one) => name(one.seat)),
        many: done.length > 1,
      }),
    table.waiting.length &&
      t("patterns/awaited", {
        names: table.waiting.map(name),
      }),
  ]
    .filter(Boolean)
    .join(" ");
}

/**
 * The steps turn by turn, from the deal on. Where used expedition cards lie hidden, the turns of this round
 * but the last two are one, and of the turn before this one the card itself is not known.
 * @param {Wire.Step[]} log
 * @param {any} view
 * @returns {{number: number, pattern: string|null, steps: Wire.Step[], hidden: boolean}[]}
 */
function inTurns(log, view) {
  const turns = [
    {
      number: 0,
      pattern: /** @type {string|null} */ (null),
      steps: /** @type {Wire.Step[]} */ ([]),
      hidden: false,
    },
  ];
  const hidden = (/** @type {number} */ n) => n > 0 && Number(log[n].ply) > Number(log[n - 1].ply) + 1;
  const reveals = log.filter((step) => step.do === "reveal").length;
  const missing = Math.max(0, view.turn - reveals);
  let number = 0;
  let seen = 0;
  let dealt = false;
  let gap = false;
  log.forEach((step, n) => {
    if (step.do === "reveal") {
      seen++;
      number = seen === reveals && missing ? view.turn : number + 1;
      turns.push({ number, pattern: step.pattern, steps: [step], hidden: false });
      return;
    }
    if (step.do === "turn-up") dealt = true;
    else if (missing && dealt && !gap && hidden(n) && seen === reveals - 1) {
      gap = true;
      turns.push({ number: view.turn - 1, pattern: null, steps: [], hidden: missing > 1 });
    }
    const last = turns[turns.length - 1];
    if (last.hidden && step.do === "cross")
      turns.push({ number: view.turn - 1, pattern: null, steps: [step], hidden: false });
    else last.steps.push(step);
  });
  for (const turn of turns)
    turn.pattern ??= patternOf(turn.steps.find((step) => step.as === "pattern")?.boxes ?? []) ?? null;
  return turns;
}

/** What stood on the sheets before these turns: what stands there now without them. */
function sheetsBefore(
  /** @type {{steps: Wire.Step[]}[]} */ turns,
  /** @type {any} */ view,
  /** @type {any} */ cards,
  /** @type {Kit} */ kit,
) {
  const steps = turns.flatMap((turn) => turn.steps).filter((step) => step.do === "cross");
  const crossed = new Map();
  const tally = view.players.map((/** @type {any} */ player, /** @type {number} */ seat) => {
    const own = steps.filter((step) => step.by === seat);
    /** @type {string[]} */
    const kinds = [];
    const doneLater = [];
    const lying = new Map(
      player.cards.filter(Boolean).map((/** @type {any} */ one) => [one.id, one.crossed]),
    );
    for (const id of player.completed) lying.set(id, null);
    for (const [id, boxes] of lying) {
      const card = cards.byId[id];
      const later = new Set(own.filter((step) => step.card === id).flatMap((step) => step.boxes));
      const all = boxes ?? Object.keys(card.boxes);
      crossed.set(id, new Set(all.filter((/** @type {string} */ box) => !later.has(box))));
      for (const box of later) kinds.push(card.boxes[box]);
      if (!boxes && later.size) doneLater.push(card);
    }
    return kit.tally(player, kinds, doneLater, cards);
  });
  return { tally, crossed };
}

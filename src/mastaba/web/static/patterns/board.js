// The middle of a table where all cross off a pattern at once: expedition card, display, my cards with the
// ghost, my sheet, controls.
import { t } from "../js/language.js";
import { patternWord, pickBox } from "./words.js";
import { useEffect, useMemo, useRef, useState } from "../vendor/hooks.js";
import { keyboard, useKeys } from "../js/keys.js";
import { Button, Dock, DoneDock, Icon, Seat, Svg, html } from "../js/parts.js";
import { useShape } from "../js/shape.js";
import { BigCard, Chooser, Display, Slot, SmallCard, step as stepTo } from "./cards.js";
import { lastCrosses, usePlacing } from "./placing.js";
import { patternArt } from "./draw.js";

/**
 * What a game brings along: how its cards look and what its symbols say.
 * @typedef {Object} Kit
 * @property {(card: any, size: string) => {b: number, g: number, x0: number, y0: number, w: number, h:
 *   number}} measure
 * @property {(card: any, size: string, how: {crossed?: Set<string>, last?: Set<string>, fit?: Set<string>})
 *   => string} draw
 * @property {(kind: string) => string|null} shows the symbol drawn for a kind of box
 * @property {(kind: string) => string} says the word for it
 * @property {(kind: string) => string|undefined} tells what it is for, in a sentence
 * @property {(card: any) => Wire.Message} name
 * @property {(p: any) => any} Sheet
 * @property {(kinds: string[], view: Wire.View) => {icon: string, words: any}[]} gains
 * @property {(p: any) => any} Side
 * @property {(view: Wire.View, short: boolean) => any} displayNote
 * @property {(card: any) => {way?: number, words: [number, string], counts: {icon: any, n: number}[]}} facts
 * @property {boolean} [oneInFront] on a phone one card is large and the other small: they swap
 * @property {string} mine heading of one's own cards
 * @property {(pattern: Wire.Message, counts: {card: any, n: number}[]) => string} fitsNote
 */

/** @param {Kit} kit @returns {(p: any) => any} */
export const boardOf = (kit) => (props) => html`
  <${PatternBoard} kit=${kit} ...${props} />
`;

/** @param {any} p */
function PatternBoard({
  kit,
  table,
  seat,
  view,
  choices,
  hint,
  log,
  cards,
  still,
  busy,
  draft,
  act,
  preview,
  why,
  say,
  mover = null,
}) {
  const [watched, watch] = useState(0);
  useEffect(() => {
    if (mover !== null) watch(mover);
  }, [mover]);
  const who = seat >= 0 ? seat : Math.min(watched, table.seats.length - 1);
  const player = view.players[who];
  const placing = usePlacing(choices);
  const ghost = placing.ghost || (hint?.do === "cross" ? hint : null);
  const last = useMemo(() => lastCrosses(log), [log]);
  const drafted = draft.moves.filter((/** @type {Wire.Step} */ step) => step.do === "cross");
  const takes = choices.filter((/** @type {Wire.Step} */ step) => step.do === "take");
  const keeps = choices.filter((/** @type {Wire.Step} */ step) => step.do === "keep");
  const pass = choices.find((/** @type {Wire.Step} */ step) => step.do === "pass");
  const plus = usePlus(ghost, preview, who, player.sum);
  const area = useRef(/** @type {HTMLElement|null} */ (null));
  const shape = useShape();
  const [wish, bring] = useState(/** @type {{id: string, choices: Wire.Step[]}|null} */ (null));

  const place = (/** @type {Wire.Step|null|undefined} */ step) => {
    if (step) act(step);
  };
  /** @type {Record<string, () => void>} */
  const keys = {
    r: () => placing.change("turn"),
    f: () => placing.change("flip"),
    n: () => placing.next(),
    o: () => placing.patterns.length && placing.toggle(),
    Enter: () => place(ghost),
  };
  /** A control that needs a ghost says so where there is none. @param {() => void} act_ */
  const withGhost = (act_) => () => (ghost ? act_() : say(pickBox()));
  useKeys((event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (
      still ||
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      target.closest("input, textarea, select, dialog")
    )
      return;
    if (event.key.startsWith("Arrow") && stepTo(event.key, target, area.current)) {
      event.preventDefault();
      return;
    }
    const one = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    // A focused button acts for itself; at a box, Enter places what is shown.
    if (one === "Enter" && (target.closest("button:not(.boxbtn), a") || !ghost)) return;
    if (placing.patterns.length + placing.singles.length && keys[one]) {
      event.preventDefault();
      keys[one]();
    }
  });

  useDecision({ choices, draft, area, still: still || seat < 0 });

  const box = {
    enter: (/** @type {any} */ card, /** @type {string} */ name) => {
      if (choices.length) placing.aim(card, name);
    },
    /** @param {string} card @param {string} name @param {'mouse'|'touch'|'key'} how */
    press(card, name, how) {
      if (draft.full && how === "key") return void draft.done();
      if (draft.full) return busy ? undefined : say(t("frame/turn-drawn"));
      if (!choices.length) return busy ? undefined : say(t("patterns/not-yours"));
      if (takes.length) return say(t("patterns/take-first"));
      if (how === "key" && ghost) return place(ghost); // what is shown, wherever the turning has put it
      if (!placing.options(card, name).length) return why(`cross ${card} ${name}`);
      if (how === "touch") return void placing.tapped(card, name);
      place(
        placing.anchor && placing.anchor.card === card && ghost?.boxes.includes(name)
          ? ghost
          : placing.aim(card, name),
      );
    },
    wheel: () => placing.change("turn"),
  };
  const fits = new Map();
  for (const step of placing.single ? placing.singles : placing.patterns) {
    const known = fits.get(step.card) || { boxes: new Set(), n: 0 };
    step.boxes.forEach((/** @type {string} */ name) => known.boxes.add(name));
    fits.set(step.card, { boxes: known.boxes, n: known.n + 1 });
  }
  const counts = [...fits].map(([id, { n }]) => ({ card: cards.byId[id], n }));
  const kinds = ghost
    ? ghost.boxes.map((/** @type {string} */ name) => cards.byId[ghost.card].boxes[name])
    : [];
  const gains = ghost ? kit.gains(kinds, view) : [];

  if (view.phase === "choose" && seat >= 0)
    return html`
      <section class="choosing" aria-label=${kit.mine}>
        <${Chooser}
          kit=${kit}
          cards=${cards}
          hand=${player.hand}
          keeps=${draft.moves.length ? [] : keeps}
          chosen=${draft.moves.find((/** @type {Wire.Step} */ step) => step.do === "keep")?.cards ||
          player.cards.filter(Boolean).map((/** @type {any} */ one) => one.id)}
          keep=${(/** @type {Wire.Step} */ step) =>
            // the button says all that there is to confirm
            act(step).then((/** @type {boolean} */ taken) => taken && draft.done())}
          still=${still || busy}
          say=${say}
          seat=${who}
          name=${table.seats[who].name}
        />
      </section>
    `;

  const held = player.cards.filter(Boolean);
  const sheet = html`
    <${kit.Sheet} player=${player} view=${view} cards=${cards} kinds=${kinds} plus=${plus} />
  `;
  const front =
    kit.oneInFront && shape === "phone" && !still
      ? inFront({ held, fits, ghost, wish, choices, drafted })
      : null;

  // the place of the card that comes, so that nothing moves when it does
  const awaited =
    held.length === 1 &&
    (takes.length > 0 || draft.moves.some((/** @type {Wire.Step} */ step) => step.do === "take")) &&
    !(kit.oneInFront && shape === "phone");

  const controls = !still && seat >= 0 && !draft.full && (choices.length > 0 || draft.moves.length > 0);
  const open = html`
    <section class="ptable">
      <div class="grp expedition">
        <div class="gl">
          <b>
            ${view.card
              ? t("patterns/card-of", { n: view.card, all: view.turns / 4 })
              : t("patterns/expeditions")}
          </b>
        </div>
        <${Expedition}
          pattern=${view.pattern ??
          (view.phase === "over"
            ? log.findLast((/** @type {Wire.Step} */ step) => step.do === "reveal")?.pattern
            : null)}
        />
      </div>
      <${Display}
        kit=${kit}
        view=${view}
        cards=${cards}
        takes=${draft.full ? [] : takes}
        act=${act}
        chosen=${draft.moves.find((/** @type {Wire.Step} */ step) => step.do === "take")}
        onIdle=${still || seat < 0 ? undefined : () => say(t("patterns/take-later"))}
      />
    </section>
  `;
  return html`
    ${shape !== "beside" && open}
    <section
      class="panel mine"
      ref=${area}
      aria-label=${seat >= 0 ? kit.mine : t("patterns/cards-of", { name: table.seats[who].name })}
    >
      <div class="mh">
        <${Seat} seat=${who} name=${table.seats[who].name} s=${32} />
        <b>
          ${seat >= 0 && table.mine.length < 2
            ? kit.mine
            : t("patterns/cards-of", { name: table.seats[who].name })}
        </b>
        <span class="lbl fits">
          ${counts.length > 0 && !draft.full
            ? placing.single
              ? t("patterns/any-shaded")
              : kit.fitsNote(patternWord(view.pattern), counts)
            : takes.length && !draft.full
              ? t("patterns/take-help")
              : ""}
        </span>
        ${seat < 0 &&
        html`
          <span class="grow"></span>
          <span class="row" role="group" aria-label=${t("patterns/whose")}>
            ${table.seats.map(
              (/** @type {any} */ one) => html`
                <button
                  class=${`ib pick ${one.seat === who ? "on" : ""}`}
                  aria-label=${one.name}
                  aria-pressed=${String(one.seat === who)}
                  onClick=${() => watch(one.seat)}
                >
                  <${Seat} seat=${one.seat} name=${one.name} s=${28} />
                </button>
              `,
            )}
          </span>
        `}
      </div>
      <div class="mrow">
        ${held.map((/** @type {any} */ one) => {
          const drawn = drafted
            .filter((/** @type {Wire.Step} */ step) => step.card === one.id)
            .flatMap((/** @type {Wire.Step} */ step) => step.boxes);
          return front && front !== one.id
            ? html`
                <button
                  type="button"
                  key=${one.id}
                  class="other"
                  aria-label=${t("patterns/in-front", { name: kit.name(cards.byId[one.id]) })}
                  onClick=${() => {
                    placing.clear();
                    bring({ id: one.id, choices });
                  }}
                >
                  <${SmallCard}
                    kit=${kit}
                    card=${cards.byId[one.id]}
                    crossed=${[...one.crossed, ...drawn]}
                    last=${last}
                    who=${who}
                    size="mini"
                  />
                  <span>
                    ${Icon({ n: "swap" })}${fits.has(one.id) && t("patterns/ways", { n: fits.get(one.id).n })}
                  </span>
                </button>
              `
            : html`
                <${BigCard}
                  key=${one.id}
                  kit=${kit}
                  card=${cards.byId[one.id]}
                  crossed=${one.crossed}
                  last=${last}
                  who=${who}
                  drafted=${drawn}
                  fit=${fits.get(one.id)?.boxes}
                  ghost=${ghost?.card === one.id ? ghost?.boxes : null}
                  anchor=${placing.anchor?.card === one.id ? placing.anchor?.anchor : null}
                  live=${!still && seat >= 0}
                  box=${box}
                />
              `;
        })}
        ${awaited &&
        html`
          <${Slot} kit=${kit} beside=${cards.byId[held[0].id]} />
        `}
        ${shape !== "beside" && sheet}
      </div>
      ${controls &&
      html`
        <${Dock}
          info=${html`
            ${placing.ghost &&
            html`
              <span class="fitno">
                ${t("patterns/fit", {
                  n: placing.number,
                  all: placing.all,
                })}
              </span>
            `}
            <span class="gain" aria-live="polite" aria-atomic="true">
              ${ghost &&
              html`
                <span class="hidden-text">
                  ${t("patterns/fit-at", {
                    card: kit.name(cards.byId[ghost.card]),
                    boxes: ghost.boxes.join(" "),
                  })}${" "}
                </span>
              `}
              ${ghost
                ? gains.length
                  ? gains.map(
                      (/** @type {any} */ one) => html`
                        <span class="g1">
                          ${one.icon}
                          <span>${one.words}</span>
                        </span>
                      `,
                    )
                  : html`
                      <span class="g1">${t("patterns/no-gain", { n: ghost.boxes.length })}</span>
                    `
                : html`
                    <span class="g1">${takes.length ? t("patterns/pick-card") : pickBox()}</span>
                  `}
            </span>
          `}
        >
          ${placing.patterns.length > 0 &&
          html`
            <${Button}
              icon="turn"
              keys="R"
              class="btn c-turn"
              off=${!ghost || placing.single}
              onClick=${withGhost(keys.r)}
            >
              ${t("patterns/turn")}
            <//>
            <${Button} icon="flip" keys="F" off=${!ghost || placing.single} onClick=${withGhost(keys.f)}>
              ${t("patterns/flip")}
            <//>
          `}
          ${placing.patterns.length + placing.singles.length > 0 &&
          html`
            <${Button} icon="next" keys="N" onClick=${keys.n} class="btn c-next">${t("patterns/next")}<//>
          `}
          ${placing.patterns.length > 0 &&
          html`
            <${Button} keys="O" on=${placing.single} onClick=${keys.o} class="btn c-one">
              ${t("patterns/one-box")}
            <//>
          `}
          ${draft.moves.length > 0 &&
          html`
            <${Button} kind="quiet" icon="undo" keys="Esc" onClick=${draft.back}>${t("frame/take-back")}<//>
          `}
          ${pass &&
          html`
            <${Button} kind="pri" onClick=${() => act(pass)}>${t("patterns/pass")}<//>
          `}
          ${placing.patterns.length + placing.singles.length > 0 &&
          html`
            <${Button} kind="pri" icon="check" keys="Enter" off=${!ghost} onClick=${withGhost(keys.Enter)}>
              ${t("frame/place")}
            <//>
          `}
        <//>
      `}
      ${draft.full &&
      !busy &&
      html`
        <${DoneDock} draft=${draft} />
      `}
    </section>
    ${shape === "beside" &&
    html`
      <div class="besides" tabindex="0">
        ${open} ${sheet}
        <div class="side"><${kit.Side} view=${view} table=${table} cards=${cards} /></div>
      </div>
    `}
  `;
}

/**
 * The card that is large where only one is: under the ghost, then the one that was asked for, then where
 * there is something to do or where something was drawn.
 * @param {{held: any[], fits: Map<string, any>, ghost: any, wish: {id: string, choices: Wire.Step[]}|null,
 *   choices: Wire.Step[], drafted: Wire.Step[]}} p
 */
function inFront({ held, fits, ghost, wish, choices, drafted }) {
  const drawn = drafted.at(-1)?.card;
  const wanted = [
    (/** @type {string} */ id) => id === ghost?.card,
    (/** @type {string} */ id) => id === wish?.id && (wish?.choices === choices || fits.has(id)),
    (/** @type {string} */ id) => id === drawn && (fits.has(id) || !fits.size),
    (/** @type {string} */ id) => fits.has(id),
    (/** @type {string} */ id) => id === wish?.id,
  ];
  const ids = held.map((one) => one.id);
  return wanted.map((is) => ids.find(is)).find(Boolean) ?? ids[0];
}

/** The open expedition card. @param {any} p */
export function Expedition({ pattern }) {
  const art = pattern && patternArt(pattern, 32);
  return html`
    <div
      class="card exp"
      role="img"
      aria-label=${pattern
        ? t("patterns/expedition-is", { pattern: patternWord(pattern) })
        : t("patterns/expedition")}
    >
      <div class="eband">${t("patterns/expedition")}</div>
      ${art &&
      html`
        <${Svg} art=${art.art} w=${art.w} h=${art.h} class="pat" />
      `}
    </div>
  `;
}

/**
 * After each step the keyboard is where the next decision is: at a fit, at a card to take, at Done. Not when
 * the player is elsewhere, in the chat or in a menu, nor when they use a pointer: a ghost would show unasked.
 * @param {{choices: Wire.Step[], draft: any, area: {current: HTMLElement|null}, still: boolean}} p
 */
function useDecision({ choices, draft, area, still }) {
  const what = draft.full ? "done" : choices[0]?.do;
  useEffect(() => {
    const now = document.activeElement;
    const middle = area.current?.closest("main");
    if (
      !keyboard.inUse ||
      still ||
      !what ||
      !middle ||
      (now && now !== document.body && !middle.contains(now))
    )
      return;
    const wanted =
      what === "done"
        ? ".dock .btn.pri"
        : what === "take"
          ? ".takable"
          : what === "cross"
            ? ".boxbtn"
            : ".dock .btn.pri";
    const fits = new Set(
      choices.flatMap((step) =>
        (step.boxes || []).map((/** @type {string} */ name) => `${step.card} ${name}`),
      ),
    );
    const fit = (/** @type {Element|null} */ one) =>
      fits.has(/** @type {HTMLElement} */ (one)?.dataset?.box || "");
    if (what === "cross" && fit(now)) return;
    const found = /** @type {HTMLElement[]} */ ([...middle.querySelectorAll(wanted)]);
    (found.find(fit) || found[0])?.focus({ preventScroll: true });
  }, [what, choices]);
}

/** What the ghost would bring, asked of the server a moment after it has come to rest. */
function usePlus(
  /** @type {any} */ ghost,
  /** @type {any} */ preview,
  /** @type {any} */ who,
  /** @type {any} */ sum,
) {
  const [plus, set] = useState(/** @type {number|null} */ (null));
  useEffect(() => {
    set(null);
    if (!ghost) return;
    let gone = false;
    const timer = setTimeout(
      () =>
        preview(ghost.move).then((/** @type {any} */ told) => {
          if (!gone && told) set(told.view.players[who].sum);
        }),
      120,
    );
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [ghost]);
  return plus === null ? null : plus - sum;
}

// The middle of a table where all cross off a pattern at once: expedition card, display, my cards with the
// ghost, my sheet, controls.
import { useEffect, useMemo, useRef, useState } from "../vendor/hooks.js";
import { useKeys } from "../js/keys.js";
import { Button, Dock, DoneDock, Seat, Svg, html } from "../js/parts.js";
import { sound } from "../js/sound.js";
import { text as frame } from "../text/en.js";
import { BigCard, Chooser, Display, step as stepTo } from "./cards.js";
import { lastCrosses, usePlacing } from "./placing.js";
import { patternArt } from "./draw.js";
import { text } from "./text.js";

/**
 * What a game brings along: how its cards look and what its symbols say.
 * @typedef {Object} Kit
 * @property {(card: any, size: string) => {b: number, g: number, x0: number, y0: number, w: number, h:
 *   number}} measure
 * @property {(card: any, size: string, how: {crossed?: Set<string>, last?: Set<string>, fit?: Set<string>})
 *   => string} draw
 * @property {(kind: string) => string|null} shows the symbol drawn for a kind of box
 * @property {(kind: string) => string} says the word for it
 * @property {(card: any) => string} name
 * @property {(p: any) => any} Sheet
 * @property {(kinds: string[], view: Wire.View) => {icon: string, words: any}[]} gains
 * @property {(view: Wire.View) => any} displayNote
 * @property {string} mine heading of one's own cards
 * @property {(pattern: string, counts: {name: string, n: number}[]) => string} fitsNote
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
  log,
  cards,
  still,
  busy,
  draft,
  act,
  preview,
  why,
}) {
  const [watched, watch] = useState(0);
  const who = seat >= 0 ? seat : Math.min(watched, table.seats.length - 1);
  const player = view.players[who];
  const placing = usePlacing(choices);
  const { ghost } = placing;
  const last = useMemo(() => lastCrosses(log), [log]);
  const drafted = draft.moves.filter((/** @type {Wire.Step} */ step) => step.do === "cross");
  const takes = choices.filter((/** @type {Wire.Step} */ step) => step.do === "take");
  const keeps = choices.filter((/** @type {Wire.Step} */ step) => step.do === "keep");
  const pass = choices.find((/** @type {Wire.Step} */ step) => step.do === "pass");
  const plus = usePlus(ghost, preview, who, player.sum);
  const area = useRef(/** @type {HTMLElement|null} */ (null));

  const place = (/** @type {Wire.Step|null|undefined} */ step) => {
    if (step) {
      sound("pen");
      act(step);
    }
  };
  /** @type {Record<string, () => void>} */
  const keys = {
    r: () => placing.change("turn"),
    f: () => placing.change("flip"),
    n: () => placing.next(),
    o: () => placing.patterns.length && placing.toggle(),
    Enter: () => place(ghost),
  };
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
    // A focused button acts for itself.
    if (one === "Enter" && (target.closest("button, a") || !ghost)) return;
    if (placing.patterns.length + placing.singles.length && keys[one]) {
      event.preventDefault();
      keys[one]();
    }
  });

  const box = {
    enter: (/** @type {any} */ card, /** @type {string} */ name) => {
      if (choices.length) placing.aim(card, name);
    },
    /** @param {string} card @param {string} name @param {'mouse'|'touch'|'key'} how */
    press(card, name, how) {
      if (draft.full && how === "key") return void draft.done();
      if (!choices.length || draft.full) return;
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
  const counts = [...fits].map(([id, { n }]) => ({ name: kit.name(cards.byId[id]), n }));
  const kinds = ghost
    ? ghost.boxes.map((/** @type {string} */ name) => cards.byId[ghost.card].boxes[name])
    : [];
  const gains = ghost ? kit.gains(kinds, view) : [];

  if (view.phase === "choose" && seat >= 0)
    return html`
      <section class="panel mine choosing" aria-label=${kit.mine}>
        <div class="mh">
          <${Seat} seat=${who} name=${table.seats[who].name} s=${32} />
          <b>${kit.mine}</b>
          <span class="lbl">${keeps.length ? text.keepHelp : ""}</span>
        </div>
        <${Chooser}
          kit=${kit}
          cards=${cards}
          hand=${player.hand}
          keeps=${keeps}
          chosen=${draft.moves.find((/** @type {Wire.Step} */ step) => step.do === "keep")?.cards ||
          player.cards.filter(Boolean).map((/** @type {any} */ one) => one.id)}
          act=${act}
          still=${still || busy}
        />
        ${draft.full &&
        !busy &&
        html`
          <${DoneDock} draft=${draft} />
        `}
      </section>
    `;

  const controls = !still && seat >= 0 && !draft.full && (choices.length > 0 || draft.moves.length > 0);
  return html`
    <section class="ptable">
      <div class="grp expedition">
        <div class="gl"><b>${view.card ? text.cardOf(view.card, view.turns / 4) : text.expeditions}</b></div>
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
      />
    </section>
    <section
      class="panel mine"
      ref=${area}
      aria-label=${seat >= 0 ? kit.mine : text.cardsOf(table.seats[who].name)}
    >
      <div class="mh">
        <${Seat} seat=${who} name=${table.seats[who].name} s=${32} />
        <b>${seat >= 0 && table.mine.length < 2 ? kit.mine : text.cardsOf(table.seats[who].name)}</b>
        <span class="lbl fits">
          ${counts.length > 0 && !draft.full
            ? placing.single
              ? placing.patterns.length || player.owed
                ? text.anyShaded
                : text.fitsNowhere(text.patterns[view.pattern])
              : kit.fitsNote(text.patterns[view.pattern], counts)
            : takes.length && !draft.full
              ? text.takeHelp
              : ""}
        </span>
        ${seat < 0 &&
        html`
          <span class="grow"></span>
          <span class="row" role="group" aria-label=${text.whose}>
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
        ${player.cards.map(
          (/** @type {any} */ held, /** @type {number} */ side) =>
            held &&
            html`
              <${BigCard}
                key=${held.id}
                kit=${kit}
                card=${cards.byId[held.id]}
                crossed=${held.crossed}
                last=${last}
                who=${who}
                drafted=${drafted
                  .filter((/** @type {Wire.Step} */ step) => step.card === held.id)
                  .flatMap((/** @type {Wire.Step} */ step) => step.boxes)}
                fit=${fits.get(held.id)?.boxes}
                ghost=${ghost?.card === held.id ? ghost?.boxes : null}
                anchor=${placing.anchor?.card === held.id ? placing.anchor?.anchor : null}
                live=${!still && seat >= 0}
                box=${box}
                side=${side}
              />
            `,
        )}
        <${kit.Sheet} player=${player} view=${view} cards=${cards} kinds=${kinds} plus=${plus} />
      </div>
      ${controls &&
      html`
        <${Dock}
          info=${html`
            ${ghost &&
            html`
              <span class="fitno">
                ${text.fit(placing.number, placing.single ? placing.singles.length : placing.patterns.length)}
              </span>
            `}
            <span class="gain" aria-live="polite">
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
                      <span class="g1">${text.noGain(ghost.boxes.length)}</span>
                    `
                : html`
                    <span class="g1">${takes.length ? text.pickCard : text.pickBox}</span>
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
              disabled=${!ghost || placing.single}
              onClick=${keys.r}
            >
              ${text.turn}
            <//>
            <${Button} icon="flip" keys="F" disabled=${!ghost || placing.single} onClick=${keys.f}>
              ${text.flip}
            <//>
          `}
          ${placing.patterns.length + placing.singles.length > 0 &&
          html`
            <${Button} icon="next" keys="N" onClick=${keys.n} class="btn c-next">${text.next}<//>
          `}
          ${placing.patterns.length > 0 &&
          html`
            <${Button} keys="O" on=${placing.single} onClick=${keys.o} class="btn c-one">${text.oneBox}<//>
          `}
          ${draft.moves.length > 0 &&
          html`
            <${Button} kind="quiet" icon="undo" keys="Esc" onClick=${draft.back}>${frame.takeBack}<//>
          `}
          ${pass &&
          html`
            <${Button} kind="pri" onClick=${() => act(pass)}>${text.pass}<//>
          `}
          ${placing.patterns.length + placing.singles.length > 0 &&
          html`
            <${Button} kind="pri" icon="check" keys="Enter" disabled=${!ghost} onClick=${keys.Enter}>
              ${frame.place}
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
  `;
}

/** The open expedition card. @param {any} p */
export function Expedition({ pattern }) {
  const art = pattern && patternArt(pattern, 32);
  return html`
    <div
      class="card exp"
      role="img"
      aria-label=${pattern ? text.expeditionIs(text.patterns[pattern]) : text.expedition}
    >
      <div class="eband">${text.expedition}</div>
      ${art &&
      html`
        <${Svg} art=${art.art} w=${art.w} h=${art.h} class="pat" />
      `}
    </div>
  `;
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

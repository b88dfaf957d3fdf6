// The right column: the throw and its steps, inscriptions, items and what they would do, the supply, what is
// reconstructed.
import { useState } from "../../vendor/hooks.js";
import { YOU, t, told } from "../../js/language.js";
import { Button, Icon, Svg, html } from "../../js/parts.js";
import { rich } from "../../js/rich.js";
import { useShape } from "../../js/shape.js";
import { die } from "./art.js";
import { held, hold, mine, mover, movers } from "./hand.js";
import { Inscriptions, Picture, Token } from "./parts.js";
import { Question, asked } from "./question.js";
import { colours, label, thing } from "./things.js";

const TARGETED = ["magic-bottle", "golden-key", "plan", "chocolate", "money"];

/** The throw. @param {any} p BoardProps */
export function Move(p) {
  const { view, table, seat, choices, act, busy } = p;
  if (view.phase === "over") return null;
  const mover_ = view.turn === null ? null : table.seats[view.turn];
  const own = view.turn === seat;
  const used = (view.die ?? 0) - view.left;
  const can = own ? movers(p) : [];
  const ones = choices.filter((/** @type {any} */ c) => c.do === "one");
  const stop = choices.find((/** @type {any} */ c) => c.do === "stop");
  return html`
    <section class="panel fa-move">
      <div class="fa-throw" data-tells=${t("farao/tells-die")}>
        <${Svg}
          w=${72}
          h=${72}
          art=${die(view.die)}
          class="fa-die"
          key=${`${view.turn} ${view.round} ${view.die}`}
        />
        <div>
          <h3>
            ${mover_
              ? t("farao/you-threw", { name: own ? YOU : mover_.name, pips: view.thrown })
              : t("farao/waiting")}
          </h3>
          ${view.die !== null &&
          html`
            <ol class="fa-steps" aria-label=${t("farao/points-left", { n: view.left, of: view.die })}>
              ${Array.from(
                { length: view.die },
                (_, i) => html`
                  <li key=${i} class=${i < used ? "done" : i === used ? "next" : ""}>
                    ${i < used
                      ? html`
                          <${Icon} n="check" s=${16} />
                        `
                      : i + 1}
                  </li>
                `,
              )}
            </ol>
          `}
          <span class="lbl">
            ${view.die !== view.thrown && view.die ? t("farao/die-now", { pips: view.die }) : ""}${" "}
            ${view.papyrus
              ? t("farao/papyrus-on")
              : view.behind && view.phase === "move"
                ? t("farao/no-return")
                : ""}
          </span>
        </div>
      </div>
      ${own &&
      !p.still &&
      (can.length > 1 || ones.length > 0 || stop || p.draft.canBack) &&
      html`
        <div class="fa-do">
          ${can.length > 1 &&
          !view.figure &&
          html`
            <span class="fa-pick" role="group" aria-label=${t("farao/archaeologist")}>
              <span class="lbl">${t("farao/archaeologist")}</span>
              ${can.map(
                (figure) => html`
                  <${Button}
                    key=${figure}
                    on=${figure === mover(p)}
                    label=${t("farao/choose-figure", { figure })}
                    onClick=${() => hold(p, { figure })}
                  >
                    ${figure}
                  <//>
                `,
              )}
            </span>
          `}
          ${ones.length > 0 &&
          html`
            <${Button}
              icon="turn"
              kind=${p.hint?.do === "one" ? "hinted" : ""}
              on=${held(p).item === "one"}
              onClick=${() => hold(p, { item: held(p).item === "one" ? null : "one" })}
            >
              ${t("farao/one-turn")}
            <//>
          `}
          ${p.draft.canBack &&
          !busy &&
          html`
            <${Button} icon="undo" keys="Esc" onClick=${p.draft.back}>${t("farao/take-back")}<//>
          `}
          ${stop &&
          html`
            <${Button}
              kind=${`pri ${p.hint?.do === "stop" ? "hinted" : ""}`}
              icon="check"
              disabled=${busy}
              onClick=${() => act(stop)}
            >
              ${t("farao/end-move")}
            <//>
          `}
        </div>
      `}
    </section>
  `;
}

/** One item: a button where it can be spent. @param {any} p BoardProps and `item` */
function Item(p) {
  const { view, choices, item, act, busy } = p;
  const now = held(p);
  const spends = choices.filter((/** @type {any} */ c) => c.do === "spend" && c.item === item);
  const says = (spends.length && told(view.uses?.[item])) || t("farao/help", { name: item });
  const inside = html`
    <${Token} name=${item} size=${40} />
    <span>
      <b>${label(item)}</b>
      <small>${says}</small>
    </span>
  `;
  if (!spends.length || p.still)
    return html`
      <div class="fa-use">${inside}</div>
    `;
  const use = () =>
    TARGETED.includes(item)
      ? hold(p, { item: now.item === item ? null : item, looks: [] })
      : act(mine(p, spends));
  return html`
    <button
      type="button"
      class=${`fa-use can${now.item === item ? " on" : ""}${p.hint?.item === item ? " hinted" : ""}`}
      aria-pressed=${TARGETED.includes(item) ? String(now.item === item) : undefined}
      disabled=${busy}
      onClick=${use}
    >
      ${inside}
    </button>
  `;
}

/** @param {{item: string, left: number, face_up: boolean}} stack */
const stacked = ({ item, left, face_up }) =>
  face_up
    ? t("farao/stack", { thing: thing(item), n: left })
    : t("farao/stack-covered", { thing: thing(item) });

/** The player card: what this seat has. @param {any} p BoardProps */
export function Mine(p) {
  const { view, seat, choices, cards } = p;
  const me = view.players[seat];
  const has = me?.inscriptions ?? [];
  if (!me || me.entered) return null;
  const spendable = choices.some((/** @type {any} */ c) => c.do === "spend");
  return html`
    <section class="panel fa-box fa-read">
      <div class="fa-head">
        <h3>${t("farao/inscriptions")}</h3>
        <span class="lbl">
          ${has.length >= view.needed
            ? t("farao/enough")
            : rich("farao/needed", { n: has.length, of: view.needed })}
        </span>
      </div>
      <${Inscriptions}
        has=${has}
        cards=${cards}
        side=${view.side}
        size=${42}
        label=${t("farao/inscriptions-read", { n: has.length, colours: colours(has) })}
      />
    </section>
    <section class="panel fa-box fa-held">
      <div class="fa-head">
        <h3>${t("farao/items")}</h3>
        ${me.items.length > 0 &&
        html`
          <span class="lbl">${t(spendable ? "farao/spend-now" : "farao/kept")}</span>
        `}
      </div>
      ${me.items.length
        ? html`
            <div class="fa-uses">
              ${me.items.map(
                (/** @type {string} */ item) => html`
                  <${Item} key=${item} ...${p} item=${item} />
                `,
              )}
            </div>
          `
        : html`
            <p class="lbl">${t("farao/no-items")}</p>
          `}
    </section>
  `;
}

/** @param {any} p BoardProps */
export function Side(p) {
  const { view } = p;
  const [House, setHouse] = useState(/** @type {any} */ (null));
  const showHouse = () => import("./house.js").then((module) => setHouse(() => module.House));
  const narrow = ["phone", "column"].includes(useShape());
  const asking = !narrow && asked(p);
  return html`
    <div class="fa-side">
      ${!narrow &&
      html`
        <${Move} ...${p} />
      `}
      ${asking &&
      html`
        <${Question} ...${p} />
      `}
      ${!narrow &&
      html`
        <${Mine} ...${p} />
      `}
      ${!asking &&
      html`
        <section class="panel fa-box">
          <div class="fa-head">
            <h3>${t("farao/supply")}</h3>
            <span class="lbl">${t("farao/supply-note")}</span>
          </div>
          <ul class="fa-supply">
            ${view.supply.map(
              (/** @type {any} */ stack) => html`
                <li
                  key=${stack.item}
                  class=${!stack.face_up ? "covered" : stack.left ? "" : "none"}
                  title=${stacked(stack)}
                >
                  ${stack.face_up
                    ? html`
                        <${Picture} name=${stack.item} size=${26} label=${stacked(stack)} />
                      `
                    : html`
                        <i role="img" aria-label=${stacked(stack)}></i>
                      `}
                  <b aria-hidden="true">${stack.face_up ? stack.left : ""}</b>
                </li>
              `,
            )}
          </ul>
          ${view.coffer?.length > 0 &&
          html`
            <div class="fa-coffer" title=${t("farao/in-coffer")}>
              <${Picture} name="coffer" size=${26} label=${t("farao/in-coffer")} />
              ${view.coffer.map(
                (/** @type {string} */ item) => html`
                  <${Picture} key=${item} name=${item} size=${22} label=${label(item)} />
                `,
              )}
            </div>
          `}
          <p class="fa-note">
            ${t("farao/house")}${" "}
            <button type="button" onClick=${showHouse}>${t("farao/house-link")}</button>
          </p>
        </section>
      `}
      ${House &&
      html`
        <${House} rules=${view.house_rules} onClose=${() => setHouse(null)} />
      `}
    </div>
  `;
}

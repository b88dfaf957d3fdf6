// A question that the move has raised, with its answers; or the target of an item that is being spent.
import { useEffect, useRef } from "../../vendor/hooks.js";
import { t, told } from "../../js/language.js";
import { Button, html, initial } from "../../js/parts.js";
import { held, hold, mine, ways } from "./hand.js";
import { Figure, Picture, Tile, Token } from "./parts.js";
import { label, sides, thing } from "./things.js";

const ALIKE = { cross: "nesw", tee: "esw", corner: "ne", straight: "ns", end: "s" };

/**
 * Does the player have to answer something that is not a square of the board alone?
 * @param {any} p BoardProps
 */
export const asked = (p) =>
  !p.still &&
  p.choices.length > 0 &&
  (["turn", "map", "curse", "take", "swap", "attack"].includes(p.view.phase) || Boolean(held(p).item));

/** What a plan has shown. @param {any} tile */
const seen = ({ content, shape }) =>
  content === "plain" ? t("farao/shape", { shape }) : told(content && thing(content));

/** One choice for every value of a field. @param {any} p @param {Wire.Step[]} list @param {string} field */
function each(p, list, field) {
  return [...new Set(list.map((c) => c[field]))].map((value) =>
    mine(
      p,
      list.filter((c) => c[field] === value),
    ),
  );
}

/** @param {any} p BoardProps */
function Answers(p) {
  const { view, table, choices, act, busy } = p;
  const now = held(p);
  const of = (/** @type {string} */ what) => choices.filter((/** @type {any} */ c) => c.do === what);
  const hinted = (/** @type {any} */ choice) => (p.hint?.move === choice.move ? "hinted" : "");
  const answer = (/** @type {any} */ choice, /** @type {string} */ words, kind = "") => html`
    <${Button}
      key=${choice.move}
      kind=${`${kind} ${hinted(choice)}`}
      disabled=${busy}
      onClick=${() => act(choice)}
    >
      ${words}
    <//>
  `;
  const goods = (/** @type {any[]} */ list, /** @type {string} */ field) =>
    list.map(
      (c) => html`
        <button
          type="button"
          class=${`fa-good ${hinted(c)}`}
          key=${c.move}
          disabled=${busy}
          onClick=${() => act(c)}
        >
          <${Token} name=${c[field]} size=${40} />
          <span>${label(c[field])}</span>
        </button>
      `,
    );
  switch (now.item ?? view.phase) {
    case "turn": {
      const all = ways(p);
      const way = now.way % Math.max(1, all.length);
      const tile = view.tiles[view.turning.at];
      if (all.length < 2 && !p.hint) return null;
      return html`
        <div class="fa-ways">
          ${all.map(
            (c, i) => html`
              <button
                type="button"
                key=${c.move}
                class=${`${i === way ? "on" : ""} ${hinted(c)}`}
                aria-pressed=${String(i === way)}
                aria-label=${t("farao/open-to", { sides: sides(c.open) })}
                onClick=${() => hold(p, { way: i })}
              >
                <${Tile} open=${c.open} name=${tile.content} size=${52} />
              </button>
            `,
          )}
        </div>
        <${Button} icon="turn" keys="R" onClick=${() => hold(p, { way: (way + 1) % all.length })}>
          ${t("farao/turn")}
        <//>
        <${Button} kind="pri" icon="check" keys="Enter" disabled=${busy} onClick=${() => act(all[way])}>
          ${t("farao/lay-it")}
        <//>
      `;
    }
    case "map":
      return of("map")
        .filter((/** @type {any} */ c) => !c.at)
        .map((/** @type {any} */ c) => answer(c, t("farao/decline")));
    case "take":
      return goods(of("take"), "item");
    case "swap":
      return html`
        <div class="fa-looked">
          ${(view.looked ?? []).map(
            (/** @type {string} */ at) => html`
              <figure key=${at}>
                <${Tile}
                  open=${ALIKE[/** @type {'cross'} */ (view.tiles[at].shape)]}
                  name=${view.tiles[at].content ?? "plain"}
                  size=${64}
                />
                <figcaption>${t("farao/looked-at", { at, what: seen(view.tiles[at]) })}</figcaption>
              </figure>
            `,
          )}
        </div>
        ${of("swap").map((/** @type {any} */ c) =>
          answer(c, t(c.yes ? "farao/swap-yes" : "farao/swap-no"), c.yes ? "pri" : ""),
        )}
      `;
    case "attack":
      return html`
        ${of("attack")
          .filter((/** @type {any} */ c) => c.seat !== null)
          .map((/** @type {any} */ c) => {
            const name = table.seats[c.seat].name;
            return html`
              <button
                type="button"
                class=${`fa-good ${hinted(c)}`}
                key=${c.move}
                disabled=${busy}
                onClick=${() => act(c)}
              >
                <${Figure}
                  seat=${c.seat}
                  letter=${initial(name)}
                  number=${view.players[c.seat].figures.length > 1 ? String(c.figure) : ""}
                />
                ${c.steal &&
                html`
                  <${Token} name=${c.steal} size=${34} />
                `}
                <span>
                  ${c.steal ? t("farao/rob", { name, thing: thing(c.steal) }) : t("farao/injure", { name })}
                </span>
              </button>
            `;
          })}${of("attack")
          .filter((/** @type {any} */ c) => c.seat === null)
          .map((/** @type {any} */ c) => answer(c, t("farao/peace")))}
      `;
    case "chocolate":
      return each(
        p,
        choices.filter((/** @type {any} */ c) => c.item === "chocolate"),
        "pips",
      ).map((c) => answer(c, String(c.pips)));
    case "money":
      return goods(
        each(
          p,
          choices.filter((/** @type {any} */ c) => c.item === "money"),
          "for",
        ),
        "for",
      );
    default:
      return null;
  }
}

/** @param {any} p BoardProps */
export function Question(p) {
  const box = useRef(/** @type {any} */ (null));
  const now = held(p);
  const what = now.item ?? p.view.phase;
  const asks = t("farao/question", { what });
  // answers that are no squares: the keyboard goes to them
  useEffect(() => {
    if (["take", "swap", "attack", "chocolate", "money"].includes(what))
      box.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [what]);
  return html`
    <section class="panel fa-question" ref=${box} aria-label=${asks}>
      <h3>
        ${now.item &&
        now.item !== "one" &&
        html`
          <${Picture} name=${now.item} size=${28} />
        `}${now.item === "plan" && now.looks.length ? t("farao/plan-second") : asks}
      </h3>
      ${what === "attack" &&
      html`
        <p class="lbl">${t("farao/robbed")}</p>
      `}
      <div class="fa-answers">
        <${Answers} ...${p} />
        ${now.item &&
        html`
          <${Button} kind="quiet" icon="undo" keys="Esc" onClick=${() => hold(p, { item: null, looks: [] })}>
            ${t("farao/cancel")}
          <//>
        `}
      </div>
    </section>
  `;
}

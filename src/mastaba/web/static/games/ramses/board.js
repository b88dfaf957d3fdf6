// The middle of the table: the board, and below it either the question that is asked or the twelve treasures.
import { useEffect, useRef } from "../../vendor/hooks.js";
import { t, told } from "../../js/language.js";
import { Button, html } from "../../js/parts.js";
import { Front, Picture } from "./cards.js";
import { named, placed } from "./names.js";
import { Surface } from "./surface.js";
import { fromHole } from "./ways.js";

/** The treasures of this deck, the sought one marked. @param {any} p */
function Treasures({ view, cards }) {
  const sought = view.duel ? null : view.search?.treasure;
  return html`
    <section class="panel ra-treasures">
      <div class="ra-told">
        ${view.beneath
          ? html`
              <b>${t("ramses/beneath-gold")}</b>
              <span class="ra-found" role="status">${told(view.beneath)}</span>
            `
          : html`
              <b>${t("ramses/treasures")}</b>
              <span class="lbl">${t("ramses/treasures-help")}</span>
            `}
      </div>
      <ul>
        ${(cards?.treasures ?? []).map(
          (/** @type {string} */ name) => html`
            <li
              key=${name}
              class=${`${name === sought ? "on" : ""}${name === view.shows ? " shows" : ""}`}
              data-tells=${t("ramses/treasure-tells", { treasure: named(name) })}
            >
              <${Picture}
                name=${name}
                size=${38}
                label=${t("ramses/treasure-listed", {
                  treasure: named(name),
                  sought: name === sought,
                  seen: name === view.shows,
                })}
              />
            </li>
          `,
        )}
      </ul>
    </section>
  `;
}

/** A question with its answers. @param {any} p BoardProps and `pick` */
function Question({ view, choices, table, seat, pick, busy }) {
  const box = useRef(/** @type {any} */ (null));
  useEffect(() => {
    box.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [view.phase]);
  const yes = choices.filter((/** @type {any} */ c) =>
    c.do === "tilt" ? c.at : c.do === "scarab" ? c.use : true,
  );
  const no = choices.find(
    (/** @type {any} */ c) => (c.do === "tilt" && !c.at) || (c.do === "scarab" && !c.use),
  );
  const handed = ["give", "lay"].includes(view.phase);
  const right = table.seats[(seat + table.seats.length - 1) % table.seats.length]?.name;
  const asks = {
    tilt: t("ramses/tilt-ask"),
    scarab: t("ramses/scarab-ask"),
    give: t("ramses/give-ask", { name: right }),
    lay: t("ramses/lay-ask"),
  }[/** @type {'tilt'|'scarab'|'give'|'lay'} */ (view.phase)];
  const more = view.phase === "scarab" ? t("ramses/scarab-left", { n: view.players[seat].scarabs }) : null;
  return html`
    <section class="panel ra-question" ref=${box} aria-label=${asks}>
      <div class="ra-told">
        ${view.phase === "tilt"
          ? html`
              <${Picture} name="hat" size=${34} />
            `
          : view.phase === "scarab"
            ? html`
                <${Picture} name="lapis-scarab" size=${34} />
              `
            : html`
                <${Picture} name=${view.phase === "lay" ? "duel" : "scorpion"} size=${34} />
              `}
        <div>
          <b>${asks}</b>
          ${more &&
          html`
            <span class="lbl">${more}</span>
          `}${view.beneath &&
          html`
            <span class="lbl">${t("ramses/beneath-is", { beneath: view.beneath })}</span>
          `}
        </div>
      </div>
      <div class="ra-answers">
        ${handed
          ? yes.map(
              (/** @type {any} */ c) => html`
                <button
                  type="button"
                  key=${c.move}
                  class="ra-offer"
                  disabled=${busy}
                  aria-label=${c.do === "give"
                    ? t("ramses/give-this", { treasure: named(c.treasure), value: c.value })
                    : t("ramses/lay-this", { treasure: named(c.treasure), value: c.value })}
                  onClick=${() => pick(c)}
                >
                  <${Front} treasure=${c.treasure} value=${c.value} />
                </button>
              `,
            )
          : yes.map(
              (/** @type {any} */ c) => html`
                <${Button} key=${c.move} kind="pri" disabled=${busy} onClick=${() => pick(c)}>
                  ${c.do === "tilt"
                    ? yes.length > 1
                      ? t("ramses/tilt-yes-at", { beside: placed(fromHole(view, c.at)) })
                      : t("ramses/tilt-yes")
                    : t("ramses/scarab-yes")}
                <//>
              `,
            )}
        ${no &&
        html`
          <${Button} disabled=${busy} onClick=${() => pick(no)}>
            ${no.do === "tilt" ? t("ramses/tilt-no") : t("ramses/scarab-no")}
          <//>
        `}
      </div>
    </section>
  `;
}

/** @param {any} p BoardProps */
export function Board(p) {
  const { view, choices, still, act } = p;
  const asked = !still && choices.length > 0 && ["tilt", "scarab", "give", "lay"].includes(view.phase);
  const middle = useRef(/** @type {any} */ (null));
  // With the keyboard a turn starts at the board, unless the player is busy elsewhere (chat).
  useEffect(() => {
    if (choices.length && !asked && (!document.activeElement || document.activeElement === document.body))
      middle.current?.querySelector(".ra-stage")?.focus({ preventScroll: true });
  }, [choices]);
  return html`
    <div class=${`ra-middle${view.turned % 2 ? " upright" : ""}`} ref=${middle}>
      <${Surface} ...${p} pick=${act} />
      ${asked
        ? html`
            <${Question} ...${p} pick=${act} />
          `
        : html`
            <${Treasures} ...${p} />
          `}
    </div>
  `;
}

/** What the status line is about. @param {any} p BoardProps */
export function Glyph({ view, seat }) {
  let name = view.search?.treasure;
  if (view.duel) name = view.duel.laid[view.duel.seats[0] === seat ? 1 : 0]?.treasure ?? "duel";
  else if (["scorpion", "give"].includes(view.phase)) name = "scorpion";
  else if (view.phase === "tilt") name = "hat";
  return name
    ? html`
        <span class="ra-glyph"><${Picture} name=${name} size=${36} /></span>
      `
    : null;
}

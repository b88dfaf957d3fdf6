// Search cards: the open one, the backs on the pile and in front of players, a duel, the hall of fame.
import { t, told } from "../../js/language.js";
import { Drawn, Seat, Svg, html } from "../../js/parts.js";
import { back, front, put, treasure } from "./art.js";
import { acting, actionTitle, labelled, named } from "./names.js";
import { signs } from "./symbols.js";
import { turns } from "./turns.js";

/** A treasure or sign as a picture. @param {{name: string, size: number, label?: string}} p */
export const Picture = ({ name, size, label }) =>
  Drawn({
    label,
    art: `<svg width="${size}" height="${size}" viewBox="0 0 48 48">${signs[name] ?? treasure(name)}</svg>`,
  });

/** @param {{stack: number, action: string|null, w?: number, h?: number, label?: string}} p */
export const Back = ({ stack, action, w = 38, h = 52, label }) =>
  Svg({ art: back(stack, action, w, h), w, h, class: "ra-card", label });

/** @param {{treasure: string, value: number, w?: number, h?: number, label?: string}} p */
export const Front = ({ treasure: name, value, w = 38, h = 52, label }) =>
  Svg({ art: front(name, value, w, h), w, h, class: "ra-card", label });

/** The card that is sought, large. @param {{search: any, powers: boolean}} p */
function Sought({ search, powers }) {
  return html`
    <section
      class="card ra-search"
      data-tells=${t("ramses/search-tells")}
      aria-label=${t("ramses/search-label", { treasure: named(search.treasure), value: search.value })}
    >
      <div class="ra-band">
        <span class="num">${search.value}</span>
        <span class="d">${t("ramses/search")}</span>
      </div>
      <div class="ra-art">
        <${Svg}
          w=${48}
          h=${48}
          fluid
          art=${`
            <circle cx="24" cy="24" r="22.5" fill="var(--ra-glow)"/>
            ${put(treasure(search.treasure), 5, 4.5, 38)}`}
        />
      </div>
      <div class="d ra-caption">${labelled(search.treasure)}</div>
      ${powers &&
      html`
        <p class="ra-powers">
          <${Picture} name="super-powers" size=${22} />
          ${" "}${t("ramses/powers-help")}
        </p>
      `}
    </section>
  `;
}

/** Two cards against each other. @param {{duel: any, table: Wire.Table, turn: number|null}} p */
function Duel({ duel, table, turn }) {
  return html`
    <section class="card ra-search ra-duel" aria-label=${actionTitle("duel")}>
      <div class="ra-band">
        <${Picture} name="duel" size=${30} />
        <span class="d">${actionTitle("duel")}</span>
      </div>
      ${duel.seats.map((/** @type {number} */ seat, /** @type {number} */ i) => {
        const laid = duel.laid[i];
        const name = table.seats[seat].name;
        return html`
          <div class=${`ra-dueller${turn === seat ? " on" : ""}`}>
            <div class="ra-laid">
              ${laid
                ? html`
                    <${Front}
                      ...${laid}
                      w=${52}
                      h=${70}
                      label=${t("ramses/laid-label", { treasure: named(laid.treasure), value: laid.value })}
                    />
                  `
                : html`
                    <span class="ra-gap"></span>
                  `}
            </div>
            <div>
              <div class="row">
                <${Seat} seat=${seat} name=${name} s=${24} />
                <b>${name}</b>
              </div>
              <span class="lbl">${laid ? labelled(laid.treasure) : t("ramses/duel-lays")}</span>
            </div>
          </div>
        `;
      })}
    </section>
  `;
}

/** Nobody searches: the scorpion looks on. */
const Scorpion = () => html`
  <section class="card ra-search" aria-label=${actionTitle("scorpion")}>
    <div class="ra-band"><span class="d">${actionTitle("scorpion")}</span></div>
    <div class="ra-art ra-sting"><${Picture} name="scorpion" size=${96} /></div>
    <p class="ra-powers">${t("ramses/scorpion-help")}</p>
  </section>
`;

/** The board before and after a sand storm, small. */
const TURNING =
  `
    <g fill="var(--ra-sand)" stroke="var(--ra-groove)" stroke-width="1.6">
      <rect x="1" y="7" width="42" height="31" rx="4"/>
      <rect x="83" y="1" width="31" height="42" rx="4"/>
    </g>
    <g fill="var(--terra)"><circle cx="8" cy="14" r="3"/><circle cx="107" cy="8" r="3"/></g>` +
  `
    <g transform="translate(51 10)" fill="none" stroke="var(--ink2)" stroke-width="1.9"
      stroke-linecap="round" stroke-linejoin="round">
      <path d="M19.5 8.5 A8 8 0 1 0 20 13.5"/>
      <path d="M20 3.5 V8.7 H14.8"/>
    </g>`;

/** The back that shows on the pile. @param {{view: Wire.View, options: any}} p */
function Next({ view, options }) {
  if (!view.next)
    return html`
      <section class="panel ra-next">
        <div>
          <b>${t("ramses/last")}</b>
          <p>${t("ramses/last-help")}</p>
        </div>
      </section>
    `;
  const { stack, action } = view.next;
  // Its action is being carried out: it is turned up afterwards.
  const waits = view.duel || ["scorpion", "give", "lay"].includes(view.phase);
  const idle = action && action !== "sand-storm" && (view.mode === "solo" || options.children);
  return html`
    <section class="panel ra-next" data-tells=${t("ramses/next-tells")}>
      <${Back}
        stack=${stack}
        action=${action}
        w=${62}
        h=${86}
        label=${t("ramses/next-label", { action: acting(action), stack })}
      />
      <div>
        <b>${t(waits ? "ramses/on-pile" : "ramses/next", { action: acting(action) })}</b>
        ${action &&
        html`
          <p>
            ${waits ? t("ramses/afterwards") : idle ? t("ramses/ignored") : t("ramses/next-help", { action })}
          </p>
        `}
        ${action === "sand-storm" &&
        html`
          <${Svg} w=${116} h=${44} art=${TURNING} />
        `}
      </div>
    </section>
  `;
}

/** The top of the right column. @param {any} p BoardProps */
export function Side(p) {
  const { view, table, still } = p;
  const lines = still || view.phase === "over" ? [] : turns(p).lines;
  return html`
    <div class="ra-side">
      ${view.duel
        ? html`
            <${Duel} duel=${view.duel} table=${table} turn=${view.turn} />
          `
        : view.search
          ? html`
              <${Sought} search=${view.search} powers=${view.powers} />
            `
          : view.phase === "scorpion" || view.phase === "give"
            ? html`
                <${Scorpion} />
              `
            : null}
      ${view.phase !== "over" &&
      html`
        <${Next} view=${view} options=${table.options} />
      `}
      ${lines.length > 0 &&
      html`
        <section class="panel ra-turns" aria-label=${t("ramses/happened")}>
          <ol>
            ${lines.slice(0, 3).map(
              (line) => html`
                <li key=${line.number}>
                  <${Seat} seat=${line.seat} name=${table.seats[line.seat].name} s=${22} />
                  <span>
                    <span class="hidden-text">${table.seats[line.seat].name}:${" "}</span>
                    ${told(line.words)}
                  </span>
                </li>
              `,
            )}
          </ol>
        </section>
      `}
      ${view.phase !== "over" &&
      !still &&
      view.limit &&
      view.slides !== null &&
      html`
        <p class="ra-pile lbl">${t("ramses/slides-left", { n: view.limit - view.slides })}</p>
      `}
    </div>
  `;
}

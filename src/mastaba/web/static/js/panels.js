// The players round the table: one panel each, the same score sheet as one's own, small.
import { hasFace } from "../art/faces.js";
import { area, t } from "./language.js";
import { post } from "./api.js";
import { Count } from "./beats.js";
import { Icon, Seat, html } from "./parts.js";
import { useShape } from "./shape.js";
import { say } from "./state.js";

await area("table");

/**
 * What a player is doing, in words.
 * @param {Wire.Table} table
 * @param {Wire.Seat} one
 * @param {string|null} noted
 */
function stateOf(table, one, noted) {
  if (one.standing_in) return ["", t("table/stand-in")];
  if (table.phase !== "running") return ["", one.kind === "bot" ? t("table/bot") : ""];
  if (noted) return ["", noted];
  if (one.kind === "person" && !one.here) return ["", t("table/away")];
  if (table.waiting.includes(one.seat)) return ["", one.mine ? t("table/moving") : t("table/thinking")];
  return ["ok", t("table/done")];
}

/** @param {any} p */
export function Players({ table, front, view, seat, log, cards, code, still = false, below = null }) {
  const shown =
    front.panels === "all" || seat < 0
      ? table.seats
      : [...table.seats.slice(seat + 1), ...table.seats.slice(0, seat)];
  const scrolls = !["phone", "column"].includes(useShape()); // by keyboard too
  return html`
    <aside
      class=${`left n${shown.length}`}
      tabindex=${scrolls ? 0 : undefined}
      aria-label=${t("table/panels")}
    >
      ${shown.map(
        (/** @type {Wire.Seat} */ one) => html`
          <${PlayerPanel}
            key=${one.seat}
            one=${one}
            ...${{ table, front, view, seat, log, cards, code, still }}
          />
        `,
      )}${below}
    </aside>
  `;
}

/** @param {any} p */
function PlayerPanel({ one, table, front, view, seat, log, cards, code, still }) {
  const [kind, words] = still
    ? ["", one.kind === "bot" ? t("table/bot") : ""]
    : stateOf(table, one, front.note?.(view, one.seat) || null);
  const sum = front.sum(view, one.seat);
  const level = one.bot && hasFace(one.bot) && t("frame/rank", { level: one.bot });
  const running = table.phase === "running";
  const active = running && table.waiting.length === 1 && table.waiting.includes(one.seat);
  // The host says which.
  const letBot = () => post(`/tables/${code}/seats/${one.seat}/bot`).catch((error) => say(error.message));
  const gone =
    running &&
    one.kind === "person" &&
    !one.standing_in &&
    one.away_since &&
    table.let_bot_after &&
    Date.now() / 1000 - one.away_since > table.let_bot_after;
  return html`
    <section
      class=${`panel player ${active ? "active" : ""} ${one.mine ? "own" : ""}`}
      aria-label=${level ? `${one.name}, ${level}` : one.name}
      data-panel=${one.seat}
    >
      <div class="phead">
        <${Seat} seat=${one.seat} name=${one.name} bot=${one.bot} s=${36} />
        <div class="pname">
          <b>${one.name}</b>
          ${level &&
          html`
            <small class="level">${level}</small>
          `}
          ${view.first === one.seat &&
          html`
            <span class="first">${t("table/first-seat")}</span>
          `}
          <div class=${`pstate ${kind}`}>${kind === "ok" && Icon({ n: "check", s: 15 })}${words}</div>
        </div>
        <div class="psum" data-sum=${one.seat}>
          <span class="num"><${Count} value=${sum.value} /></span>
          ${sum.unit &&
          html`
            ${" "}
            <span class="unit">${sum.unit}</span>
          `}
        </div>
      </div>
      <${front.Panel}
        table=${table}
        view=${view}
        seat=${one.seat}
        mine=${one.mine}
        log=${log}
        cards=${cards}
      />
      ${!still &&
      gone &&
      html`
        <button class="btn small" onClick=${letBot}>
          ${Icon({ n: "bot" })}${t("table/let-bot", { name: one.name })}
        </button>
      `}
    </section>
  `;
}

// Who sits down at a new table: a chair for each seat, and what can be done with one.
import { useEffect, useRef } from "../vendor/hooks.js";
import { area, t } from "./language.js";
import { face, hasFace } from "../art/faces.js";
import { usualBot } from "./api.js";
import { chosenName } from "./name.js";
import { Button, Drawn, Icon, Seat, classes, html, initial } from "./parts.js";
import { useShape } from "./shape.js";

await area("setup");

/** @typedef {{kind: "me"|"bot"|"open"|"guest"|"free", bot: string, name: string}} Chair */

/**
 * The chairs of a new table, as they are before anybody has chosen.
 * @param {Wire.GameInfo} game @param {string} how @param {import("./last.js").Last} last
 * @returns {Chair[]}
 */
export function newChairs(game, how, last) {
  const least = Math.max(2, game.players[0]);
  const others = how ? least - 1 : Math.max(last.opponents, least - 1);
  return Array.from({ length: game.players[1] }, (_, n) => ({
    kind:
      n === 0 ? "me" : n > others ? "free" : how === "friends" ? "open" : how === "screen" ? "guest" : "bot",
    bot: last.level,
    name: n === 0 ? chosenName() : "",
  }));
}

/**
 * What everybody at the table is called: bots take the first name of their level that is free, and that
 * begins with another letter than the name of a person.
 * @param {Wire.GameInfo} game @param {Chair[]} chairs
 */
export function namesAt(game, chairs) {
  const names = chairs.map((one, n) =>
    one.kind === "guest" ? one.name.trim() || t("setup/guest-name", { n: n + 1 }) : "",
  );
  names[0] = chairs[0].name.trim();
  const letters = new Set(names.filter(Boolean).map((name) => initial(name)[0]));
  chairs.forEach((one, n) => {
    if (one.kind !== "bot") return;
    const all = game.bots.find((bot) => bot.name === one.bot)?.names || [one.bot];
    const free = all.filter((name) => !names.includes(name));
    names[n] = free.find((name) => !letters.has(name[0])) || free[0] || all[0];
  });
  return names;
}

/** @param {{level: number}} p */
export const Level = ({ level }) => html`
  <span class="lvl" role="img" aria-label=${t("setup/level-of", { n: level })}>
    ${[1, 2, 3, 4].map(
      (n) => html`
        <svg width="13" height="13" viewBox="0 0 24 24" aria-hidden="true">
          <path
            d="M12 3 L22 21 H2 Z"
            fill=${n <= level ? "var(--gold)" : "none"}
            stroke=${n <= level ? "var(--gold-ink)" : "var(--line2)"}
            stroke-width="2"
            stroke-linejoin="round"
          />
        </svg>
      `,
    )}
  </span>
`;

/**
 * @param {{game: Wire.GameInfo, chairs: Chair[], seat: (chairs: Chair[]) => void, open: number,
 *   pick: (n: number) => void, alone: boolean, field: {current: HTMLInputElement|null}}} p
 */
export function Chairs({ game, chairs, seat, open, pick, alone, field }) {
  const phone = useShape() === "phone";
  const names = namesAt(game, chairs);
  const size = phone ? 52 : 60;
  const shown = alone ? chairs.slice(0, 1) : chairs;
  return html`
    <div class="chairs" style=${{ "--chairs": chairs.length }}>
      ${shown.map((one, n) => {
        const [title, sub] = {
          me: [t("frame/you", { case: "start" }), names[0] || t("frame/nameless")],
          bot: [names[n], t("frame/the-level", { level: one.bot })],
          open: [phone ? t("setup/friend") : t("setup/a-friend"), t("setup/by-link")],
          guest: [names[n], t("frame/at-this-screen")],
          free: [phone ? t("setup/add") : t("setup/free-chair"), t("setup/add-somebody")],
        }[one.kind];
        return html`
          <button
            key=${n}
            type="button"
            class=${classes("chair", { sel: open === n, free: one.kind === "free" })}
            aria-expanded=${String(open === n)}
            onClick=${() => pick(open === n ? -1 : n)}
          >
            ${one.kind === "open" || one.kind === "free"
              ? html`
                  <span class="empty">${Icon({ n: one.kind === "open" ? "link" : "plus", s: 24 })}</span>
                `
              : html`
                  <${Seat}
                    seat=${n}
                    name=${names[n] || t("frame/you", { case: "start" })}
                    bot=${one.kind === "bot" ? one.bot : null}
                    s=${size}
                  />
                `}
            <span class="hidden-text">${t("frame/seat-number", { n: n + 1 })}:${" "}</span>
            <b>${title}</b>
            ${" "}
            <small class=${phone ? "hidden-text" : ""}>${sub}</small>
          </button>
        `;
      })}
      ${alone &&
      html`
        <p class="lbl alone">${t("setup/nobody-else")}</p>
      `}
    </div>
    ${open >= 0 &&
    open < shown.length &&
    html`
      <${Picker} key=${open} ...${{ game, chairs, seat, n: open, pick, names, field }} />
    `}
  `;
}

/** @param {any} p */
function Picker({ game, chairs, seat, n, pick, names, field }) {
  const phone = useShape() === "phone";
  /** @type {Chair} */
  const one = chairs[n];
  const guest = useRef(/** @type {HTMLInputElement|null} */ (null));
  const put = (/** @type {Partial<Chair>} */ changed) =>
    seat(
      chairs.map((/** @type {Chair} */ old, /** @type {number} */ i) =>
        i === n ? { ...old, ...changed } : old,
      ),
    );
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current && one.kind === "guest") guest.current?.focus();
  }, [one.kind]);
  const named = (
    /** @type {string} */ label,
    /** @type {{current: HTMLInputElement|null}|null} */ ref,
    /** @type {string} */ hint,
  ) => html`
    <label class="stack named">
      <span class="lbl">${label}</span>
      <input
        class="field"
        ref=${ref}
        value=${one.name}
        maxlength="24"
        placeholder=${hint}
        onInput=${(/** @type {FieldEvent} */ e) => put({ name: e.target.value })}
      />
    </label>
  `;
  const nose = { "--at": (n + 0.5) / chairs.length };
  if (n === 0)
    return html`
      <div class="picker" style=${nose}>${named(t("frame/your-name"), field, t("frame/name-first"))}</div>
    `;
  return html`
    <div class="picker" style=${nose}>
      <div class="bots" role="radiogroup" aria-label=${t("setup/who-sits")}>
        ${game.bots.map(
          (/** @type {Wire.BotInfo} */ bot, /** @type {number} */ level) => html`
            <button
              key=${bot.name}
              type="button"
              role="radio"
              aria-checked=${String(one.kind === "bot" && one.bot === bot.name)}
              class=${classes("pickbot", {
                on: one.kind === "bot" && one.bot === bot.name,
                [`s${n % 6}`]: one.kind === "bot" && one.bot === bot.name,
              })}
              onClick=${() => put({ kind: "bot", bot: bot.name })}
            >
              ${hasFace(bot.name) && Drawn({ art: face(bot.name, phone ? 44 : 52) })}
              <span>
                <b>
                  ${one.kind === "bot" && one.bot === bot.name
                    ? names[n]
                    : nextName(game, chairs, n, bot.name)}
                </b>
                ${" "}
                <span class="lbl">${t("frame/the-level", { level: bot.name })}</span>
                <${Level} level=${level + 1} />
                ${!phone &&
                html`
                  <small>
                    ${t(game.memory ? "setup/remembers" : "setup/plays", { level: bot.name, says: bot.says })}
                  </small>
                `}
              </span>
            </button>
          `,
        )}
      </div>
      <div class="row wrapped others">
        <${Button} icon="link" on=${one.kind === "open"} onClick=${() => put({ kind: "open" })}>
          ${phone ? t("setup/friend-by-link") : t("setup/open-seat")}
        <//>
        <${Button}
          icon="screen"
          on=${one.kind === "guest"}
          onClick=${() => {
            asked.current = true;
            put({ kind: "guest" });
          }}
        >
          ${phone ? t("setup/this-screen") : t("setup/guest")}
        <//>
        <span class="grow"></span>
        ${one.kind !== "free" &&
        html`
          <${Button}
            kind="quiet"
            onClick=${() => {
              put({ kind: "free", bot: usualBot(game) });
              pick(-1);
            }}
          >
            ${t("setup/leave-free")}
          <//>
        `}
      </div>
      ${one.kind === "guest" &&
      named(t("setup/name-at", { n: n + 1 }), guest, t("setup/guest-name", { n: n + 1 }))}
    </div>
  `;
}

/**
 * What a bot of this level would be called.
 * @param {Wire.GameInfo} game @param {Chair[]} chairs @param {number} n
 * @param {string} level */
const nextName = (game, chairs, n, level) =>
  namesAt(
    game,
    chairs.map((old, i) => (i === n ? { ...old, kind: "bot", bot: level } : old)),
  )[n];

// Before the start: how it is played, who sits where, the link, a chat.
import { useEffect, useRef, useState } from "../vendor/hooks.js";
import { face, hasFace } from "../art/faces.js";
import { scene } from "../games/list.js";
import { told } from "../games/modewords.js";
import { waysOf } from "../games/modes.js";
import { area, t } from "./language.js";
import { gamesList, post, usualBot } from "./api.js";
import { Hosting } from "./host.js";
import { Invite } from "./invite.js";
import { Chat } from "./log.js";
import { rename } from "./name.js";
import { Button, Drawn, Icon, Seat, html } from "./parts.js";
import { span } from "./spans.js";
import { branchWords } from "./branch.js";
import { go, say } from "./state.js";
import { me } from "./who.js";

await Promise.all([area("lobby"), area("setup")]);

/** How the table is set up, in words. @param {{table: Wire.Table, game: Wire.GameInfo|null}} p */
const Options = ({ table, game }) => html`
  <ul class="howplayed" aria-label=${t("lobby/how-played")}>
    ${[
      ...(game ? told(waysOf(game), table.options) : []),
      table.clock ? t("setup/clock-is", span(table.clock.seconds)) : t("setup/no-time-limit"),
      table.hints ? t("setup/hints-allowed") : t("setup/no-hints"),
    ].map(
      (words) => html`
        <li class="pill" key=${words}>${words}</li>
      `,
    )}
  </ul>
`;

/** @param {any} p */
export function Lobby({ store, table, front }) {
  const [name, write] = useState(me.value?.name || "");
  const [choosing, choose] = useState(-1);
  const [game, know] = useState(/** @type {Wire.GameInfo|null} */ (null));
  const seated = table.mine.length > 0;
  const kept = table.kept.length > 0;
  const field = useRef(/** @type {HTMLInputElement|null} */ (null));
  useEffect(() => {
    gamesList().then(
      (all) => know(all.find((/** @type {Wire.GameInfo} */ one) => one.name === table.game) || null),
      (error) => say(error.message),
    );
  }, [table.game]);
  const ask = (/** @type {string} */ what, body = {}) =>
    post(`/tables/${table.code}/${what}`, body).catch((error) => say(error.message));
  const join = async (/** @type {number} */ seat) => {
    const wanted = name.trim();
    if (!wanted) {
      say(t("frame/name-first"));
      field.current?.focus();
      return;
    }
    try {
      if (wanted !== me.value?.name) await rename(wanted);
      await post(`/tables/${table.code}/join`, { seat, name: null });
      store.reopen(true);
    } catch (/** @type {any} */ error) {
      say(error.message);
    }
  };
  const come = () => ask("join").then(() => store.reopen(true));
  const decline = () => ask("leave").then(() => go("/"));
  const start = () => ask("start", { fill: game && usualBot(game) });

  /** What can be done with a seat, or who holds it. @param {Wire.Seat} one */
  const aside = (one) => {
    if (one.kind === "open" && !seated && !kept)
      return html`
        <${Button} kind="pri" onClick=${() => join(one.seat)}>${t("lobby/take-seat")}<//>
      `;
    if (one.kind === "open")
      return html`
        <${Button}
          icon="bot"
          label=${t("lobby/bot-at", { n: one.seat + 1 })}
          on=${choosing === one.seat}
          onClick=${() => choose(choosing === one.seat ? -1 : one.seat)}
        >
          ${t("lobby/add-bot")}
        <//>
      `;
    if (one.kind === "bot")
      return html`
        <span class="lbl">${t("frame/the-level", { level: one.bot || "" })}</span>
        ${(seated || table.host) &&
        html`
          <button
            type="button"
            class="ib"
            aria-label=${t("lobby/send-away", { name: one.name })}
            onClick=${() => ask(`seats/${one.seat}/back`)}
          >
            ${Icon({ n: "x", s: 18 })}
          </button>
        `}
      `;
    return html`
      <span class="lbl">
        ${one.mine ? t("frame/you") : one.kind === "invited" ? t("lobby/invited-seat") : t("lobby/taken")}
      </span>
    `;
  };
  return html`
    <main class="lobby">
      <section class="panel stack">
        <img class="scene" src=${scene(table.game)} width="318" height="208" alt="" />
        <h1>${front.title}</h1>
        <${Options} table=${table} game=${game} />
        ${table.origin &&
        html`
          <p>${branchWords(table)}</p>
        `}
        <p>${seated ? t("lobby/seated") : kept ? t("lobby/kept-for-you") : t("lobby/invited")}</p>
        ${kept &&
        html`
          <div class="row wrapped">
            <${Button} kind="pri" onClick=${come}>${t("lobby/sit-down")}<//>
            <${Button} onClick=${decline}>${t("lobby/decline")}<//>
          </div>
        `}
        ${!seated &&
        !kept &&
        html`
          <label class="stack">
            <span class="lbl">${t("frame/your-name")}</span>
            <input
              class="field"
              ref=${field}
              value=${name}
              maxlength="24"
              placeholder=${t("frame/name-first")}
              onInput=${(/** @type {any} */ e) => write(e.target.value)}
            />
          </label>
        `}
        <ul class="seats">
          ${table.seats.map(
            (/** @type {Wire.Seat} */ one) => html`
              <li key=${one.seat} class=${one.kind}>
                <${Seat}
                  seat=${one.seat}
                  name=${one.kind === "open" ? "+" : one.name}
                  bot=${one.kind === "bot" ? one.bot : null}
                  s=${40}
                />
                <b>${one.kind === "open" ? t("frame/seat-number", { n: one.seat + 1 }) : one.name}</b>
                <span class="grow"></span>
                ${aside(one)}
                ${choosing === one.seat &&
                one.kind === "open" &&
                html`
                  <div class="levels" role="group" aria-label=${t("lobby/bot-at", { n: one.seat + 1 })}>
                    ${(game?.bots || []).map(
                      (bot) => html`
                        <button
                          key=${bot.name}
                          type="button"
                          class=${`s${one.seat % 6}`}
                          onClick=${() => ask(`seats/${one.seat}/bot`, { bot: bot.name })}
                        >
                          ${hasFace(bot.name) && Drawn({ art: face(bot.name, 44) })}
                          <span>${t("frame/rank", { level: bot.name })}</span>
                        </button>
                      `,
                    )}
                  </div>
                `}
              </li>
            `,
          )}
        </ul>
        ${table.host &&
        html`
          <${Button} icon="play" onClick=${start}>${t("lobby/start-with-bots")}<//>
          <h2>${t("frame/you-host")}</h2>
          <${Hosting} table=${table} />
        `}
      </section>
      <div class="stack">
        <section class="panel">
          <${Invite} code=${table.code} help=${seated ? t("lobby/lobby-help") : t("table/invite-help")} />
        </section>
        <section class="panel lobbychat">
          <h2>${t("table/chat")}</h2>
          <${Chat} store=${store} table=${table} />
        </section>
      </div>
    </main>
  `;
}

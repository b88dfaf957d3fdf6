// Before the start: who sits where, the link, a seat to take.
import { useRef, useState } from "../vendor/hooks.js";
import { scene } from "../games/list.js";
import { text } from "../text/en.js";
import { call, gamesList, post, usualBot } from "./api.js";
import { Invite } from "./invite.js";
import { Button, Seat, html } from "./parts.js";
import { go, say } from "./state.js";
import { me } from "./who.js";

/** @param {any} p */
export function Lobby({ store, table, front }) {
  const [name, write] = useState(me.value?.name || "");
  const seated = table.mine.length > 0;
  const kept = table.kept.length > 0;
  const field = useRef(/** @type {HTMLInputElement|null} */ (null));
  const join = async (/** @type {number} */ seat) => {
    if (!name.trim()) {
      say(text.nameFirst);
      field.current?.focus();
      return;
    }
    try {
      if (name.trim() && name.trim() !== me.value?.name)
        me.value = (await call("PUT", "/me", { name: name.trim() })) || { name: name.trim() };
      await post(`/tables/${table.code}/join`, { seat, name: null });
      store.reopen(true);
    } catch (/** @type {any} */ error) {
      say(error.message);
    }
  };
  const come = () =>
    post(`/tables/${table.code}/join`).then(
      () => store.reopen(true),
      (error) => say(error.message),
    );
  const decline = () =>
    post(`/tables/${table.code}/leave`).then(
      () => go("/"),
      (error) => say(error.message),
    );
  const start = () =>
    gamesList()
      .then((all) =>
        post(`/tables/${table.code}/start`, {
          fill: usualBot(all.find((/** @type {Wire.GameInfo} */ game) => game.name === table.game)),
        }),
      )
      .catch((error) => say(error.message));
  return html`
    <main class="lobby">
      <section class="panel stack">
        <img class="scene" src=${scene(table.game)} width="318" height="208" alt="" />
        <h1>${front.title}</h1>
        <p>${seated ? text.seated : kept ? text.keptForYou : text.invited}</p>
        ${kept &&
        html`
          <div class="row wrapped">
            <${Button} kind="pri" onClick=${come}>${text.sitDown}<//>
            <${Button} onClick=${decline}>${text.decline}<//>
          </div>
        `}
        ${!seated &&
        !kept &&
        html`
          <label class="stack">
            <span class="lbl">${text.yourName}</span>
            <input
              class="field"
              ref=${field}
              value=${name}
              maxlength="24"
              placeholder=${text.nameFirst}
              onInput=${(/** @type {any} */ e) => write(e.target.value)}
            />
          </label>
        `}
        <ul class="seats">
          ${table.seats.map(
            (/** @type {any} */ one) => html`
              <li key=${one.seat} class=${one.kind}>
                <${Seat} seat=${one.seat} name=${one.kind === "open" ? "·" : one.name} s=${36} />
                <b>${one.kind === "open" ? text.seatNumber(one.seat + 1) : one.name}</b>
                <span class="grow"></span>
                ${one.kind === "open"
                  ? seated || kept
                    ? html`
                        <span class="lbl">${text.free}</span>
                      `
                    : html`
                        <${Button} kind="pri" onClick=${() => join(one.seat)}>${text.takeSeat}<//>
                      `
                  : html`
                      <span class="lbl">
                        ${one.mine
                          ? text.you
                          : one.kind === "bot"
                            ? text.bot
                            : one.kind === "invited"
                              ? text.invitedSeat
                              : text.taken}
                      </span>
                    `}
              </li>
            `,
          )}
        </ul>
        ${table.host &&
        html`
          <${Button} icon="play" onClick=${start}>${text.startWithBots}<//>
        `}
      </section>
      <section class="panel">
        <${Invite} code=${table.code} help=${seated ? text.lobbyHelp : text.inviteHelp} />
      </section>
    </main>
  `;
}

// A new table: who sits where, options, a clock.
import { useState } from "../vendor/hooks.js";
import { text } from "../text/en.js";
import { post } from "./api.js";
import { Button, html } from "./parts.js";
import { ensureName } from "./name.js";
import { go, say } from "./state.js";
import { me } from "./who.js";

const sentence = (/** @type {any} */ words) => words[0].toUpperCase() + words.slice(1);
const CLOCKS = [30, 60, 180, 86400];

/** @param {{game: any, how: 'friends'|'screen'}} p */
export function SetUp({ game, how }) {
  const [least, most] = game.players;
  const other = how === "friends" ? "open" : "guest";
  const [seats, put] = useState(() =>
    [
      "me",
      ...Array(Math.max(least, 2) - 1).fill(other),
      ...Array(most - Math.max(least, 2)).fill("none"),
    ].slice(0, most),
  );
  const [names, call] = useState(/** @type {string[]} */ ([me.value?.name || ""]));
  const [options, choose] = useState(
    /** @type {Record<string, any>} */ (
      Object.fromEntries((game.options || []).map((/** @type {any} */ one) => [one.name, one.default]))
    ),
  );
  const [clock, setClock] = useState(0);
  const [hints, allow] = useState(true);
  const [busy, wait] = useState(false);
  const kinds = [
    ["open", text.openSeat],
    ["guest", text.guest],
    ...game.bots.map((/** @type {any} */ bot) => [
      `bot ${bot.name}`,
      text.botSeat(`${bot.name}${bot.says ? ` – ${bot.says}` : ""}`),
    ]),
    ["none", text.nobody],
  ];
  const taken = seats.filter((kind) => kind !== "none");
  const shared = seats.includes("guest");
  const create = async (/** @type {Event} */ event) => {
    event.preventDefault();
    wait(true);
    try {
      const own = shared ? names[0].trim() : "";
      await ensureName(own);
      const sent = seats
        .map((kind, n) =>
          kind === "me" && own
            ? { kind, name: own }
            : kind === "guest"
              ? { kind, name: names[n]?.trim() || text.guestName(n + 1) }
              : kind.startsWith("bot ")
                ? { kind: "bot", bot: kind.slice(4) }
                : { kind },
        )
        .filter((one) => one.kind !== "none");
      const { code } = await post("/tables", {
        game: game.name,
        options,
        seats: sent,
        clock: clock ? { seconds: clock } : null,
        hints,
      });
      go(`/t/${code}`);
    } catch (/** @type {any} */ error) {
      say(error.message);
      wait(false);
    }
  };
  return html`
    <form class="stack setup" onSubmit=${create}>
      <fieldset class="plain stack">
        <legend class="lbl">${text.seatsTitle}</legend>
        ${seats.map(
          (kind, n) => html`
            <div class="row" key=${n}>
              <span class="sn">${n + 1}</span>
              ${n === 0
                ? html`
                    <b>${text.me}</b>
                  `
                : html`
                    <select
                      class="field"
                      aria-label=${text.seatNumber(n + 1)}
                      value=${kind}
                      onChange=${(/** @type {any} */ e) =>
                        put(seats.map((old, i) => (i === n ? e.target.value : old)))}
                    >
                      ${kinds.map(
                        ([value, label]) => html`
                          <option value=${value}>${label}</option>
                        `,
                      )}
                    </select>
                  `}
              ${(kind === "guest" || (kind === "me" && shared)) &&
              html`
                <input
                  class="field"
                  aria-label=${text.nameAt(n + 1)}
                  placeholder=${text.guestName(n + 1)}
                  maxlength="24"
                  value=${names[n] || ""}
                  onInput=${(/** @type {any} */ e) =>
                    call(Object.assign([...names], { [n]: e.target.value }))}
                />
              `}
            </div>
          `,
        )}
      </fieldset>
      ${(game.options || []).length > 0 &&
      html`
        <fieldset class="plain stack">
          <legend class="lbl">${text.options}</legend>
          ${game.options.map(
            (/** @type {any} */ one) => html`
              <label class="opt">
                <span>${sentence(one.help || one.name)}</span>
                ${one.values && one.values.every((/** @type {any} */ value) => typeof value === "boolean")
                  ? html`
                      <input
                        type="checkbox"
                        checked=${options[one.name]}
                        onChange=${(/** @type {any} */ e) =>
                          choose({ ...options, [one.name]: e.target.checked })}
                      />
                    `
                  : html`
                      <select
                        class="field"
                        value=${JSON.stringify(options[one.name])}
                        onChange=${(/** @type {any} */ e) =>
                          choose({ ...options, [one.name]: JSON.parse(e.target.value) })}
                      >
                        ${(one.values || [one.default]).map(
                          (/** @type {any} */ value) => html`
                            <option value=${JSON.stringify(value)}>
                              ${value === null ? text.noClock : String(value)}
                            </option>
                          `,
                        )}
                      </select>
                    `}
              </label>
            `,
          )}
        </fieldset>
      `}
      ${how === "friends" &&
      html`
        <label class="opt">
          <span>${text.clock}</span>
          <select
            class="field"
            value=${String(clock)}
            onChange=${(/** @type {any} */ e) => setClock(Number(e.target.value))}
          >
            <option value="0">${text.noClock}</option>
            ${CLOCKS.map(
              (n) => html`
                <option value=${String(n)}>${text.seconds(n)}</option>
              `,
            )}
          </select>
        </label>
      `}
      <label class="choice">
        <input
          type="checkbox"
          checked=${hints}
          onChange=${(/** @type {any} */ e) => allow(e.target.checked)}
        />
        ${text.allowHints}
      </label>
      <${Button} kind="pri big" type="submit" disabled=${busy || taken.length < least}>
        ${taken.includes("open") ? text.create : text.createNow}
      <//>
    </form>
  `;
}

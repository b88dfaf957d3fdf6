// Play on from a moment of a finished game: who sits where, and what of the hidden things.
import { useEffect, useState } from "../vendor/hooks.js";
import { area, t } from "./language.js";
import { gamesList, post, usualBot } from "./api.js";
import { Button, Dialog, html } from "./parts.js";
import { go, say } from "./state.js";

await area("table");

/** @param {{table: Wire.Table, ply: number, seat: number, onClose: () => void}} p */
export function PlayOn({ table, ply, seat, onClose }) {
  const [mine, sit] = useState(seat);
  const [others, fill] = useState("bots");
  const [hidden, deal] = useState("redealt");
  const [game, know] = useState(/** @type {Wire.GameInfo|null} */ (null));
  const [bot, choose] = useState(/** @type {string|null} */ (null));
  const [busy, wait] = useState(false);
  useEffect(() => {
    gamesList().then(
      (/** @type {Wire.GameInfo[]} */ all) => know(all.find((one) => one.name === table.game) ?? null),
      () => {},
    );
  }, []);
  const level = bot ?? (game ? usualBot(game) : "club");
  const open = () => {
    wait(true);
    const seats = table.seats.map((one) =>
      one.seat === mine ? { kind: "me" } : others === "bots" ? { kind: "bot", bot: level } : { kind: "open" },
    );
    post(`/tables/${table.code}/play-on`, { ply, seats, hidden, seat: mine }).then(
      ({ code }) => go(`/t/${code}`),
      (error) => {
        wait(false);
        say(error.message);
      },
    );
  };
  const choice = (
    /** @type {string} */ group,
    /** @type {any} */ value,
    /** @type {any} */ now,
    /** @type {(value: any) => void} */ on,
    /** @type {string} */ words,
  ) => html`
    <label class="rv-choice">
      <input type="radio" name=${group} checked=${value === now} onChange=${() => on(value)} />
      <span>${words}</span>
    </label>
  `;
  return html`
    <${Dialog} title=${t("frame/play-on-here")} onClose=${onClose}>
      <div class="stack rv-playon">
        <fieldset>
          <legend>${t("table/my-seat")}</legend>
          ${table.seats.map((one) => choice("seat", one.seat, mine, sit, one.name ?? ""))}
        </fieldset>
        ${table.seats.length > 1 &&
        html`
          <fieldset>
            <legend>${t("table/other-seats")}</legend>
            ${choice("others", "bots", others, fill, t("table/bots-sit"))}
            ${others === "bots" &&
            game &&
            html`
              <select
                class="field"
                aria-label=${t("table/bot-level")}
                value=${level}
                onChange=${(/** @type {any} */ e) => choose(e.target.value)}
              >
                ${game.bots.map(
                  (one) => html`
                    <option value=${one.name}>${t("frame/rank", { level: one.name })}</option>
                  `,
                )}
              </select>
            `}
            ${choice("others", "friends", others, fill, t("table/friends-sit"))}
          </fieldset>
        `}
        <fieldset>
          <legend>${t("table/hidden-things")}</legend>
          ${choice("hidden", "redealt", hidden, deal, t("table/hidden-redealt"))}
          ${choice("hidden", "kept", hidden, deal, t("table/hidden-kept"))}
        </fieldset>
        <${Button} kind="pri" icon="play" disabled=${busy} onClick=${open}>${t("table/open-there")}<//>
      </div>
    <//>
  `;
}

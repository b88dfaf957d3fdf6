// What the host of a table may do: close it to others, mute the chat, remove somebody.
import { area, t } from "./language.js";
import { post } from "./api.js";
import { Grave, html } from "./parts.js";
import { say } from "./state.js";

await area("lobby");

/** @param {{table: Wire.Table}} p */
export function Hosting({ table }) {
  const ask = (
    /** @type {string} */ what,
    /** @type {Wire.CloseRequest|Wire.MuteRequest|Wire.RemoveRequest} */ body,
  ) => post(`/tables/${table.code}/${what}`, body).catch((error) => say(error.message));
  const flag = (
    /** @type {string} */ what,
    /** @type {"closed"|"muted"} */ name,
    /** @type {string} */ label,
  ) => html`
    <label class="choice">
      <input
        type="checkbox"
        checked=${table[name]}
        onChange=${(/** @type {any} */ e) => ask(what, { [name]: e.target.checked })}
      />
      ${label}
    </label>
  `;
  const people = [
    ...table.seats
      .filter((one) => one.kind === "person" && !one.mine)
      .map((one) => ({ key: one.seat, name: one.name, body: { seat: one.seat } })),
    ...(table.watchers || []).map((one) => ({
      key: one.id,
      name: t("lobby/watcher", { name: one.name, named: Boolean(one.name) }),
      body: { visitor: one.id },
    })),
  ];
  return html`
    ${flag("close", "closed", t("lobby/closed-to-others"))} ${flag("mute", "muted", t("lobby/chat-muted"))}
    ${people.map(
      ({ key, name, body }) => html`
        <${Grave}
          key=${key}
          label=${t("lobby/remove-somebody", { name })}
          help=${t("lobby/remove-somebody-help")}
          onDo=${() => ask("remove", body)}
        />
      `,
    )}
  `;
}

// Settings, keys, and what one does with a table as a whole.
import { useState } from "../vendor/hooks.js";
import { text } from "../text/en.js";
import { post } from "./api.js";
import { Button, Dialog, html } from "./parts.js";
import { go, say, set, settings } from "./state.js";

export function Settings() {
  const now = settings.value;
  const flag = (/** @type {"sound"|"confirm"|"tips"} */ name, /** @type {string} */ label) => html`
    <label class="choice">
      <input
        type="checkbox"
        checked=${now[name]}
        onChange=${(/** @type {any} */ e) => set({ [name]: e.target.checked })}
      />
      ${label}
    </label>
  `;
  return html`
    <fieldset class="plain">
      <legend class="lbl">${text.themeName}</legend>
      <div class="row wrapped">
        ${[
          ["auto", text.themeAuto],
          ["day", text.themeDay],
          ["night", text.themeNight],
        ].map(
          ([value, label]) => html`
            <label class="choice">
              <input
                type="radio"
                name="theme"
                checked=${now.theme === value}
                onChange=${() => set({ theme: /** @type {any} */ (value) })}
              />
              ${label}
            </label>
          `,
        )}
      </div>
    </fieldset>
    ${flag("sound", text.soundName)}${flag("confirm", text.confirmName)}
    <label class="choice">
      <input
        type="checkbox"
        checked=${now.motion === "less"}
        onChange=${(/** @type {any} */ e) => set({ motion: e.target.checked ? "less" : "auto" })}
      />
      ${text.motionName}
    </label>
    <label class="choice">
      <input
        type="checkbox"
        checked=${now.tips}
        onChange=${(/** @type {any} */ e) => set({ tips: e.target.checked, seen: [] })}
      />
      ${text.tipsName}
    </label>
  `;
}

/** @param {any} p */
export function Menu({ table, front, onClose, onInvite }) {
  const [sure, ask] = useState(/** @type {string|null} */ (null));
  const seated = table.mine.length > 0;
  const running = table.phase === "running";
  const act = (/** @type {string} */ what) =>
    post(`/tables/${table.code}/${what}`).then(
      () => {
        onClose();
        if (what === "leave") go("/");
      },
      (error) => {
        onClose();
        say(error.message);
      },
    );
  const grave = (/** @type {string} */ what, /** @type {string} */ label, /** @type {string} */ help) => html`
    <div class="stack">
      <${Button} onClick=${() => ask(sure === what ? null : what)}>${label}<//>
      ${sure === what &&
      html`
        <p>${help}</p>
        <${Button} kind="pri" onClick=${() => act(what)}>${text.really}<//>
      `}
    </div>
  `;
  const keys = [
    ...(front?.keys?.() || []),
    ...text.keysCommon.filter(
      ([key]) => !(front?.keys?.() || []).some((/** @type {any} */ [known]) => known === key),
    ),
  ];
  return html`
    <${Dialog} title=${text.menu} onClose=${onClose}>
      <div class="stack">
        <div class="row wrapped narrow"><${Button} icon="link" onClick=${onInvite}>${text.invite}<//></div>
        <h3>${text.settings}</h3>
        <${Settings} />
        <h3>${text.keys}</h3>
        <dl class="keys">
          ${keys.map(
            ([key, what]) => html`
              <dt><kbd>${key}</kbd></dt>
              <dd>${what}</dd>
            `,
          )}
        </dl>
        <a class="btn" href=${`/api/tables/${table.code}/record`} download=${`${table.code}.json`}>
          ${text.download}
        </a>
        ${seated && running && grave("leave", text.leave, text.leaveHelp)}
        ${table.host && running && grave("abandon", text.abandon, text.abandonHelp)}
        ${table.commit &&
        html`
          <p class="lbl">
            ${text.fairness}${" "}
            <code>${table.commit}</code>
          </p>
        `}
      </div>
    <//>
  `;
}

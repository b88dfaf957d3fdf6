// Settings, keys, and what one does with a table as a whole.
import { text } from "../text/en.js";
import { post } from "./api.js";
import { Hearing } from "./hearing.js";
import { Hosting } from "./host.js";
import { Button, Dialog, Grave, html } from "./parts.js";
import { go, say, set, settings } from "./state.js";

export function Settings() {
  const now = settings.value;
  const flag = (/** @type {"confirm"|"tips"} */ name, /** @type {string} */ label) => html`
    <label class="choice">
      <input
        type="checkbox"
        checked=${now[name]}
        onChange=${(/** @type {FieldEvent} */ e) => set({ [name]: e.target.checked })}
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
                onChange=${() => set({ theme: /** @type {'auto'|'day'|'night'} */ (value) })}
              />
              ${label}
            </label>
          `,
        )}
      </div>
    </fieldset>
    <${Hearing} />
    ${flag("confirm", text.confirmName)}
    <label class="choice">
      <input
        type="checkbox"
        checked=${now.motion === "less"}
        onChange=${(/** @type {FieldEvent} */ e) => set({ motion: e.target.checked ? "less" : "auto" })}
      />
      ${text.motionName}
    </label>
    <label class="choice">
      <input
        type="checkbox"
        checked=${now.tips}
        onChange=${(/** @type {FieldEvent} */ e) => set({ tips: e.target.checked, seen: [] })}
      />
      ${text.tipsName}
    </label>
  `;
}

/** @param {any} p */
export function Menu({ table, front, onClose, onInvite }) {
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
  const keys = [
    ...(front?.keys?.() || []),
    ...text.keysCommon.filter(
      ([key]) => !(front?.keys?.() || []).some((/** @type {string[]} */ [known]) => known === key),
    ),
  ];
  return html`
    <${Dialog} title=${text.menu} onClose=${onClose}>
      <div class="stack">
        <div class="row wrapped narrow"><${Button} icon="link" onClick=${onInvite}>${text.invite}<//></div>
        <h3>${text.settings}</h3>
        <${Settings} />
        <h3 class="part">${text.keys}</h3>
        <dl class="keys">
          ${keys.map(
            ([key, what]) => html`
              <dt><kbd>${key}</kbd></dt>
              <dd>${what}</dd>
            `,
          )}
        </dl>
        <h3 class="part">${text.thisTable}</h3>
        <a class="btn" href=${`/api/tables/${table.code}/record`} download=${`${table.code}.json`}>
          ${text.download}
        </a>
        ${seated &&
        running &&
        html`
          <${Grave} label=${text.leave} help=${text.leaveHelp} onDo=${() => act("leave")} />
        `}
        ${table.host &&
        html`
          <h3 class="part">${text.youHost}</h3>
          <${Hosting} table=${table} />
        `}
        ${table.host &&
        running &&
        html`
          <${Grave} label=${text.abandon} help=${text.abandonHelp} onDo=${() => act("abandon")} />
        `}
        ${table.commit &&
        html`
          <p class="lbl">
            ${table.lesson ? text.lessonSeed : text.fairness}${" "}
            <code>${table.lesson ? table.lesson.seed : table.commit}</code>
          </p>
        `}
      </div>
    <//>
  `;
}

// Settings, keys, and what one does with a table as a whole.
import { area, language, remember, t } from "./language.js";
import { post } from "./api.js";
import { Hearing } from "./hearing.js";
import { Hosting } from "./host.js";
import { Button, Dialog, Grave, html } from "./parts.js";
import { go, say, set, settings } from "./state.js";

await area("menu");

/** The keys that every game has. @type {[string, string][]} */
const KEYS = [
  ["Tab", t("menu/key-tab")],
  ["Enter", t("menu/key-enter")],
  ["Esc", t("menu/key-esc")],
  [t("menu/page-keys"), t("menu/key-page")],
  [t("menu/space"), t("menu/key-space")],
  ["?", t("menu/key-question")],
];

/** The languages that the server has. */
const LANGUAGES = (document.documentElement.dataset.languages || language).split(" ");

/** What a language is called by those who speak it: "čeština". @param {string} one */
const ownName = (one) => new Intl.DisplayNames(one, { type: "language" }).of(one);

/** From now on in this language. @param {string} one */
function speak(one) {
  remember(one);
  location.replace(location.pathname + location.hash);
  location.reload();
}

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
    ${LANGUAGES.length > 1 &&
    html`
      <label class="choice">
        ${t("menu/language")}
        <select
          class="field"
          value=${language}
          onChange=${(/** @type {FieldEvent} */ e) => speak(e.target.value)}
        >
          ${LANGUAGES.map(
            (one) => html`
              <option value=${one} lang=${one}>${ownName(one)}</option>
            `,
          )}
        </select>
      </label>
    `}
    <fieldset class="plain">
      <legend class="lbl">${t("menu/theme-name")}</legend>
      <div class="row wrapped">
        ${[
          ["auto", t("menu/theme-auto")],
          ["day", t("menu/theme-day")],
          ["night", t("menu/theme-night")],
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
    ${flag("confirm", t("menu/confirm-name"))}
    <label class="choice">
      <input
        type="checkbox"
        checked=${now.motion === "less"}
        onChange=${(/** @type {FieldEvent} */ e) => set({ motion: e.target.checked ? "less" : "auto" })}
      />
      ${t("menu/motion-name")}
    </label>
    <label class="choice">
      <input
        type="checkbox"
        checked=${now.tips}
        onChange=${(/** @type {FieldEvent} */ e) => set({ tips: e.target.checked, seen: [] })}
      />
      ${t("menu/tips-name")}
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
    ...KEYS.filter(
      ([key]) => !(front?.keys?.() || []).some((/** @type {string[]} */ [known]) => known === key),
    ),
  ];
  return html`
    <${Dialog} title=${t("frame/menu")} onClose=${onClose}>
      <div class="stack">
        <div class="row wrapped narrow">
          <${Button} icon="link" onClick=${onInvite}>${t("frame/invite")}<//>
        </div>
        <h3>${t("frame/settings")}</h3>
        <${Settings} />
        <h3 class="part">${t("menu/keys")}</h3>
        <dl class="keys">
          ${keys.map(
            ([key, what]) => html`
              <dt><kbd>${t("frame/key", { key })}</kbd></dt>
              <dd>${what}</dd>
            `,
          )}
        </dl>
        <h3 class="part">${t("menu/this-table")}</h3>
        <a class="btn" href=${`/api/tables/${table.code}/record`} download=${`${table.code}.json`}>
          ${t("frame/download")}
        </a>
        ${seated &&
        running &&
        html`
          <${Grave} label=${t("menu/leave")} help=${t("menu/leave-help")} onDo=${() => act("leave")} />
        `}
        ${table.host &&
        html`
          <h3 class="part">${t("frame/you-host")}</h3>
          <${Hosting} table=${table} />
        `}
        ${table.host &&
        running &&
        html`
          <${Grave} label=${t("menu/abandon")} help=${t("menu/abandon-help")} onDo=${() => act("abandon")} />
        `}
        ${table.commit &&
        html`
          <p class="lbl">
            ${table.lesson ? t("menu/lesson-seed") : t("menu/fairness")}${" "}
            <code>${table.lesson ? table.lesson.seed : table.commit}</code>
          </p>
        `}
      </div>
    <//>
  `;
}

// One's name: asked for, or given for a start.
import { useState } from "../vendor/hooks.js";
import { area, language, t } from "./language.js";
import { call, post } from "./api.js";
import { Button, html } from "./parts.js";
import { keep, kept, say } from "./state.js";
import { me } from "./who.js";

await area("home");

const GIVEN = ["Nefer", "Ibi", "Meryt", "Hori", "Khay", "Oni", "Qar", "Geb"];

/** @param {string} name */
export async function rename(name) {
  const told = await call("PUT", "/me", { name });
  me.value = { name: told?.name ?? name };
}

/** Nobody has to type a name before the first game: one is given, and can be changed. */
export async function ensureName() {
  if (me.value?.name) return;
  const given = GIVEN[Math.floor(Math.random() * GIVEN.length)];
  await rename(given);
  keep("given", given);
}

/** The name that one has chosen oneself; "" where one was only given, or none. */
export const chosenName = () => (me.value?.name === kept("given", null) ? "" : me.value?.name) || "";

/** @param {{onDone: () => void}} p */
export function Name({ onDone }) {
  const [name, write] = useState(me.value?.name || "");
  const [link, show] = useState(/** @type {Wire.DeviceCode|null} */ (null));
  const save = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (name.trim()) rename(name.trim()).then(onDone, (error) => say(error.message));
  };
  const other = () => post("/me/code").then(show, (error) => say(error.message));
  return html`
    <form class="stack" onSubmit=${save}>
      <p class="lbl">${t("home/name-help")}</p>
      <div class="row">
        <input
          class="field"
          value=${name}
          maxlength="24"
          aria-label=${t("frame/your-name")}
          onInput=${(/** @type {FieldEvent} */ e) => write(e.target.value)}
          autofocus
        />
        <button class="btn pri">${t("home/save")}</button>
      </div>
      ${link
        ? html`
            <p>${t("home/other-device-help")}</p>
            <input
              class="field"
              readonly
              value=${`${link.link}?lang=${language}`}
              aria-label=${t("home/other-device")}
              onFocus=${(/** @type {FieldEvent} */ e) => e.target.select()}
            />
            <p class="lbl">
              ${t("home/valid-for", {
                minutes: Math.max(1, Math.round((link.expires - Date.now() / 1000) / 60)),
              })}
            </p>
          `
        : html`
            <${Button} onClick=${other}>${t("home/other-device")}<//>
          `}
    </form>
  `;
}

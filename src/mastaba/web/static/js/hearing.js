// Sounds: asked for once, switched on and off, and how loud they are.
import { useEffect } from "../vendor/hooks.js";
import { area, t } from "./language.js";
import { html } from "./parts.js";
import { sound } from "./sound.js";
import { say, set, settings } from "./state.js";

await area("table");

/** Offers sounds at the first turn at a table, once and for all. @param {boolean} now */
export function useOffer(now) {
  useEffect(() => {
    if (!now || settings.value.offered) return;
    const offered = !settings.value.sound;
    set({ offered: true });
    if (offered) say(t("table/sound-offer"), [t("table/sound-yes"), () => set({ sound: true })]);
  }, [now]);
}

/** On or off, and the volume. A change is heard at once. */
export function Hearing() {
  const { sound: on, volume } = settings.value;
  return html`
    <label class="choice">
      <input
        type="checkbox"
        checked=${on}
        onChange=${(/** @type {FieldEvent} */ e) => {
          set({ sound: e.target.checked, offered: true });
          sound("trophy");
        }}
      />
      ${t("table/sound-name")}
    </label>
    <label class=${`choice volume ${on ? "" : "off"}`}>
      <span>${t("table/volume")}</span>
      <input
        type="range"
        min="0"
        max="100"
        step="5"
        disabled=${!on}
        value=${volume}
        aria-valuetext=${t("table/percent", { n: volume })}
        onInput=${(/** @type {FieldEvent} */ e) => set({ volume: Number(e.target.value) })}
        onChange=${() => sound("trophy")}
      />
    </label>
  `;
}

// Sounds: asked for once, switched on and off, and how loud they are.
import { area, t } from "./language.js";
import { html } from "./parts.js";
import { sound } from "./sound.js";
import { set, settings } from "./state.js";

await area("table");

/** Offers sounds, where a tip would stand, until it is answered. */
export const soundOffer = () =>
  settings.value.offered || settings.value.sound
    ? null
    : {
        text: t("table/sound-offer"),
        yes: t("table/sound-yes"),
        accept: () => set({ sound: true, offered: true }),
        enough: () => set({ offered: true }),
      };

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

// Sounds: asked for once, switched on and off, and how loud they are.
import { useEffect } from "../vendor/hooks.js";
import { text } from "../text/en.js";
import { html } from "./parts.js";
import { sound } from "./sound.js";
import { say, set, settings } from "./state.js";

/** Offers sounds at the first turn at a table, once and for all. @param {boolean} now */
export function useOffer(now) {
  useEffect(() => {
    if (!now || settings.value.offered) return;
    const offered = !settings.value.sound;
    set({ offered: true });
    if (offered) say(text.soundOffer, [text.soundYes, () => set({ sound: true })]);
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
      ${text.soundName}
    </label>
    <label class=${`choice volume ${on ? "" : "off"}`}>
      <span>${text.volume}</span>
      <input
        type="range"
        min="0"
        max="100"
        step="5"
        disabled=${!on}
        value=${volume}
        aria-valuetext=${text.percent(volume)}
        onInput=${(/** @type {FieldEvent} */ e) => set({ volume: Number(e.target.value) })}
        onChange=${() => sound("trophy")}
      />
    </label>
  `;
}

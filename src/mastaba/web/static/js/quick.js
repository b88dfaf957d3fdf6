// The two settings that every bar has at hand: sound and theme.
import { t } from "./language.js";
import { Icon, html } from "./parts.js";
import { night, set, settings } from "./state.js";

export const Quick = () => html`
  <button
    class="ib"
    aria-label=${t("frame/sound", { on: settings.value.sound })}
    aria-pressed=${String(settings.value.sound)}
    onClick=${() => set({ sound: !settings.value.sound })}
  >
    ${settings.value.sound
      ? Icon({ n: "sound" })
      : html`
          <span class="muted">${Icon({ n: "sound" })}</span>
        `}
  </button>
  <button
    class="ib"
    aria-label=${t("frame/theme", { night: night() })}
    onClick=${() => set({ theme: night() ? "day" : "night" })}
  >
    ${Icon({ n: night() ? "sun" : "moon" })}
  </button>
`;

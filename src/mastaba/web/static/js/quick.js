// The two settings that every bar has at hand: sound and theme.
import { text } from "../text/en.js";
import { Icon, html } from "./parts.js";
import { night, set, settings } from "./state.js";

export const Quick = () => html`
  <button
    class="ib"
    aria-label=${text.sound(settings.value.sound)}
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
    aria-label=${text.theme(night())}
    onClick=${() => set({ theme: night() ? "day" : "night" })}
  >
    ${Icon({ n: night() ? "sun" : "moon" })}
  </button>
`;

// A code to join a table by; the whole link does as well.
import { useState } from "../vendor/hooks.js";
import { area, t } from "./language.js";
import { Icon, html } from "./parts.js";
import { go, say } from "./state.js";

await area("home");

/** The code in what was typed or pasted. @param {string} typed */
const codeIn = (typed) =>
  (/\/t\/([^/?#\s]+)/i.exec(typed)?.[1] || typed).trim().toUpperCase().replace(/\s+/g, "-");

/** @param {{code?: string}} p */
export function Join({ code: before = "" }) {
  const [code, write] = useState(before);
  const open = (/** @type {Event} */ event) => {
    event.preventDefault();
    const clean = codeIn(code);
    if (clean) go(`/t/${encodeURIComponent(clean)}`);
    else say(t("home/no-code"));
  };
  return html`
    <form class="panel jn" onSubmit=${open}>
      <h2>${t("home/join-by-code")}</h2>
      <p>${t("home/join-help")}</p>
      <div class="jr">
        <input
          class="field"
          value=${code}
          onInput=${(/** @type {any} */ e) => write(e.target.value)}
          placeholder=${t("home/code-example")}
          aria-label=${t("home/code")}
          autocapitalize="characters"
          autocomplete="off"
          spellcheck=${false}
        />
        <button class="btn pri">${t("home/join")}</button>
      </div>
      <div class="jb"><button class="btn">${Icon({ n: "eye", s: 19 })}${t("home/watch")}</button></div>
    </form>
  `;
}

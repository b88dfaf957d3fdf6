// A code to join a table by; the whole link does as well.
import { useState } from "../vendor/hooks.js";
import { text } from "../text/en.js";
import { Icon, html } from "./parts.js";
import { go, say } from "./state.js";

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
    else say(text.noCode);
  };
  return html`
    <form class="panel jn" onSubmit=${open}>
      <h2>${text.joinByCode}</h2>
      <p>${text.joinHelp}</p>
      <div class="jr">
        <input
          class="field"
          value=${code}
          onInput=${(/** @type {any} */ e) => write(e.target.value)}
          placeholder=${text.codeExample}
          aria-label=${text.code}
          autocapitalize="characters"
          autocomplete="off"
          spellcheck=${false}
        />
        <button class="btn pri">${text.join}</button>
      </div>
      <div class="jb"><button class="btn">${Icon({ n: "eye", s: 19 })}${text.watch}</button></div>
    </form>
  `;
}

// The link to a table: as text, as QR code, to be copied.
import { text } from "../text/en.js";
import { Button, html } from "./parts.js";
import { say } from "./state.js";

/** @param {string} link */
export async function copy(link) {
  try {
    await navigator.clipboard.writeText(link);
    say(text.copied);
  } catch {
    say(text.cantCopy);
  }
}

const LOCAL = ["localhost", "127.0.0.1", "[::1]"];

/** @param {{code: string, help: string}} p */
export function Invite({ code, help }) {
  const link = `${location.origin}/t/${code}`;
  return html`
    <div class="invite">
      <div class="stack">
        <p>${help}</p>
        <p class="bigcode num">${code}</p>
        <input
          class="field"
          readonly
          value=${link}
          aria-label=${text.invite}
          onFocus=${(/** @type {any} */ e) => e.target.select()}
        />
        <${Button} kind="pri" icon="link" onClick=${() => copy(link)}>${text.copy}<//>
        ${LOCAL.includes(location.hostname) &&
        html`
          <p class="lbl">
            ${text.localLink}${" "}
            <code>mastaba serve --host 0.0.0.0</code>
            ${text.localAddress}
          </p>
        `}
      </div>
      <img class="qr" src=${`/qr/${code}.svg`} width="168" height="168" alt=${text.qr(code)} />
    </div>
  `;
}

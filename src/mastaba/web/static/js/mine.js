// What the server knows about me: take it along, sign out other devices, have it deleted.
import { text } from "../text/en.js";
import { call, post } from "./api.js";
import { Grave, html } from "./parts.js";
import { say } from "./state.js";

/** @param {{onDone: () => void}} p */
export function Mine({ onDone }) {
  const failed = (/** @type {Error} */ error) => say(error.message);
  const renew = () =>
    post("/me/renew").then(() => {
      onDone();
      say(text.signedOut);
    }, failed);
  const forget = () => call("DELETE", "/me").then(() => location.reload(), failed);
  return html`
    <h3 class="part">${text.mine}</h3>
    <p class="lbl">${text.mineHelp}</p>
    <a class="btn" href="/api/me/export" download="mastaba-me.json">${text.mineDownload}</a>
    <${Grave} label=${text.signOut} help=${text.signOutHelp} onDo=${renew} />
    <${Grave} label=${text.forget} help=${text.forgetHelp} onDo=${forget} />
  `;
}

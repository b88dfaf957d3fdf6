// What the server knows about me: take it along, sign out other devices, have it deleted.
import { area, t } from "./language.js";
import { call, post } from "./api.js";
import { Grave, html } from "./parts.js";
import { say } from "./state.js";

await area("menu");

/** @param {{onDone: () => void}} p */
export function Mine({ onDone }) {
  const failed = (/** @type {Error} */ error) => say(error.message);
  const renew = () =>
    post("/me/renew").then(() => {
      onDone();
      say(t("menu/signed-out"));
    }, failed);
  const forget = () => call("DELETE", "/me").then(() => location.reload(), failed);
  return html`
    <h3 class="part">${t("menu/mine")}</h3>
    <p class="lbl">${t("menu/mine-help")}</p>
    <a class="btn" href="/api/me/export" download="mastaba-me.json">${t("menu/mine-download")}</a>
    <${Grave} label=${t("menu/sign-out")} help=${t("menu/sign-out-help")} onDo=${renew} />
    <${Grave} label=${t("menu/forget")} help=${t("menu/forget-help")} onDo=${forget} />
  `;
}

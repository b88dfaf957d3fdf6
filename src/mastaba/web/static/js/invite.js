// The link to a table: as text, as QR code, to be copied; and the switch that opens it to the home network.
import { useEffect, useState } from "../vendor/hooks.js";
import { area, t } from "./language.js";
import { call, get } from "./api.js";
import { Button, html } from "./parts.js";
import { say } from "./state.js";

await area("lobby");

/** @param {string} link */
export async function copy(link) {
  try {
    await navigator.clipboard.writeText(link);
    say(t("lobby/copied"));
  } catch {
    say(t("lobby/cant-copy"));
  }
}

/** @param {{code: string, help: string}} p */
export function Invite({ code, help }) {
  const [network, tell] = useState(/** @type {Wire.NetworkInfo|null} */ (null));
  const [busy, wait] = useState(false);
  useEffect(() => {
    get("/network").then(tell, (error) => say(error.message));
  }, []);
  const turn = (/** @type {boolean} */ open) => {
    wait(true);
    call("PUT", "/network", { open })
      .then(tell, (error) => say(error.message))
      .finally(() => wait(false));
  };
  // a proxy may have told the server another address than the one we came by
  const link = `${network?.open ? network.address : location.origin}/t/${code}`;
  return html`
    <div class="invite">
      <div class="stack">
        <p>${help}</p>
        <p class=${`bigcode num${code.length > 12 ? " long" : ""}`}>${code}</p>
        <input
          class="field"
          readonly
          value=${link}
          aria-label=${t("frame/invite")}
          onFocus=${(/** @type {FieldEvent} */ e) => e.target.select()}
        />
        <${Button} kind="pri" icon="link" onClick=${() => copy(link)}>${t("lobby/copy")}<//>
        ${network?.may_change &&
        html`
          <label class="choice network">
            <input
              type="checkbox"
              role="switch"
              class="switch"
              checked=${network.open}
              disabled=${busy}
              onChange=${(/** @type {FieldEvent} */ e) => turn(e.target.checked)}
            />
            <span>
              <b>${t("lobby/network")}</b>
              <span class="lbl">${network.open ? t("lobby/network-on") : t("lobby/network-off")}</span>
            </span>
          </label>
        `}
      </div>
      <img
        class="qr"
        src=${`/qr/${code}.svg${network?.open ? "?network" : ""}`}
        width="168"
        height="168"
        alt=${t("lobby/qr", { code })}
      />
    </div>
  `;
}

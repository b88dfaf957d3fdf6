// The same name on another device: a link that works once. Whoever follows it gives up the name that this
// browser had, so it asks first.
import { useState } from "../vendor/hooks.js";
import { area, language, remember, t } from "./language.js";
import { post } from "./api.js";
import { Button, html } from "./parts.js";
import { go, say } from "./state.js";
import { enter, me } from "./who.js";

await area("claim");

/** @param {{id: string}} p */
export function Claim({ id }) {
  const [trouble, tell] = useState(/** @type {string|null} */ (null));
  const claim = () =>
    post("/me/claim", { code: id })
      .then(enter)
      .then(
        () => {
          remember(language); // the link brings the language along with the name
          say(t("claim/claimed", { named: Boolean(me.value?.name || null), name: me.value?.name || null }));
          go("/", true);
        },
        (error) => tell(error.message),
      );
  if (trouble)
    return html`
      <main class="calm">
        <p role="alert">${trouble}</p>
        <a class="btn pri" href="/">${t("frame/home")}</a>
      </main>
    `;
  return html`
    <main class="calm">
      <h1>${t("claim/claim-title")}</h1>
      <p>
        ${t("claim/claim-help", { named: Boolean(me.value?.name || null), name: me.value?.name || null })}
      </p>
      <div class="row">
        <${Button} kind="pri" onClick=${claim}>${t("claim/claim")}<//>
        <a class="btn" href="/">${t("claim/claim-not")}</a>
      </div>
    </main>
  `;
}

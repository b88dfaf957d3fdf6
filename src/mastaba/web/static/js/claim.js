// The same name on another device: a link that works once. Whoever follows it gives up the name that this
// browser had, so it asks first.
import { useState } from "../vendor/hooks.js";
import { text } from "../text/en.js";
import { post } from "./api.js";
import { Button, html } from "./parts.js";
import { go, say } from "./state.js";
import { enter, me } from "./who.js";

/** @param {{id: string}} p */
export function Claim({ id }) {
  const [trouble, tell] = useState(/** @type {string|null} */ (null));
  const claim = () =>
    post("/me/claim", { code: id })
      .then(enter)
      .then(
        () => {
          say(text.claimed(me.value?.name || null));
          go("/", true);
        },
        (error) => tell(error.message),
      );
  if (trouble)
    return html`
      <main class="calm">
        <p role="alert">${trouble}</p>
        <a class="btn pri" href="/">${text.home}</a>
      </main>
    `;
  return html`
    <main class="calm">
      <h1>${text.claimTitle}</h1>
      <p>${text.claimHelp(me.value?.name || null)}</p>
      <div class="row">
        <${Button} kind="pri" onClick=${claim}>${text.claim}<//>
        <a class="btn" href="/">${text.claimNot}</a>
      </div>
    </main>
  `;
}

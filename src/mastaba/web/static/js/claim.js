// The same name on another device: a link that works once.
import { useEffect, useState } from '../vendor/hooks.js';
import { text } from '../text/en.js';
import { post } from './api.js';
import { html } from './parts.js';
import { go, say } from './state.js';
import { enter, me } from './who.js';

/** @param {{id: string}} p */
export function Claim({ id }) {
  const [trouble, tell] = useState(/** @type {string|null} */ (null));
  useEffect(() => { post('/me/claim', { code: id }).then(enter).then(() => { say(text.claimed(me.value?.name || null)); go('/', true); }, error => tell(error.message)); }, [id]);
  return html`<main class="calm">${trouble ? html`<p role="alert">${trouble}</p><a class="btn pri" href="/">${text.home}</a>` : html`<p role="status">${text.loading}</p>`}</main>`;
}

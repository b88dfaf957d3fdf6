import { html } from '../../js/parts.js';
export const Rules = () => html`<p></p>`;

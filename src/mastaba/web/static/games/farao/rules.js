import { html } from '../../js/parts.js';
/** @param {any} p */
export const Rules = () => html`<p></p>`;
/** @type {any[]} */
export const tips = [];

// /learn/<game>: opens the guided first game and goes to its table.
import { useEffect, useState } from "../vendor/hooks.js";
import { fetchTable } from "../games/list.js";
import { area, t } from "./language.js";
import { post } from "./api.js";
import { ensureName } from "./name.js";
import { html } from "./parts.js";
import { go } from "./state.js";

await area("table");

/** @param {{id: string}} p */
export function Learn({ id }) {
  const [trouble, tell] = useState(/** @type {string|null} */ (null));
  useEffect(() => {
    fetchTable(id);
    ensureName()
      .then(() => post(`/games/${encodeURIComponent(id)}/lesson`))
      .then(
        ({ code }) => go(`/t/${code}`, true),
        (error) => tell(error.message),
      );
  }, [id]);
  return html`
    <main class="calm">
      ${trouble
        ? html`
            <p role="alert">${trouble}</p>
            <a class="btn pri" href="/">${t("frame/home")}</a>
          `
        : html`
            <p role="status">${t("table/opening")}</p>
          `}
    </main>
  `;
}

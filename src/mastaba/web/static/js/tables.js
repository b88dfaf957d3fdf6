// My tables: all that I have played, or play, and what can be done with it.
import { useState } from "../vendor/hooks.js";
import { call } from "./api.js";
import { Bring } from "./bring.js";
import { area, labelled, t } from "./language.js";
import { Button, Dialog, Mark, html } from "./parts.js";
import { Quick } from "./quick.js";
import { Rows, lists, urgentFirst, useRows } from "./rows.js";
import { say } from "./state.js";

await area("tables");

/** Asks before a table is removed from my list. @param {{row: Wire.TableRow, onClose: () => void}} p */
function Removing({ row, onClose }) {
  const remove = () =>
    call("DELETE", `/tables/${row.code}`).then(
      () => {
        lists.value++;
        onClose();
      },
      (error) => say(error.message),
    );
  return html`
    <${Dialog} title=${t("home/remove-table", { code: row.code })} onClose=${onClose}>
      <div class="stack">
        <p>${row.phase === "running" ? t("tables/remove-running") : t("tables/remove-help")}</p>
        <${Button} kind="pri" onClick=${remove}>${t("frame/really")}<//>
      </div>
    <//>
  `;
}

/** Everything that I have played, or play. */
export function MyTables() {
  const [leaving, ask] = useState(/** @type {Wire.TableRow|null} */ (null));
  const running = useRows(false);
  const over = useRows(true);
  return html`
    <div class="home">
      <header class="top">
        <a class="brand" href="/" aria-label=${labelled("Mastaba", t("frame/home"))}>
          <${Mark} s=${30} />
          <span>Mastaba</span>
        </a>
        <span class="grow"></span>
        <${Quick} />
      </header>
      <main class="only">
        <h1>${t("home/my-tables")}</h1>
        ${running &&
        running.length > 0 &&
        html`
          <section class="panel mt">
            <div class="ph"><h2>${t("home/go-on")}</h2></div>
            <${Rows} rows=${urgentFirst(running)} onRemove=${ask} />
          </section>
        `}
        <section class="panel mt">
          <div class="ph"><h2>${t("tables/finished-games")}</h2></div>
          ${over &&
          (over.length
            ? html`
                <${Rows} rows=${over} onRemove=${ask} />
              `
            : html`
                <p class="lbl">${t("home/no-finished")}</p>
              `)}
        </section>
        <${Bring} />
      </main>
      ${leaving &&
      html`
        <${Removing} row=${leaving} onClose=${() => ask(null)} />
      `}
    </div>
  `;
}

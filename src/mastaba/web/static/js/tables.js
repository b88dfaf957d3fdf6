// My tables: how each stands, and what can be done with it.
import { useEffect, useState } from "../vendor/hooks.js";
import { signal } from "../vendor/signals.js";
import { scene } from "../games/list.js";
import { text } from "../text/en.js";
import { call, gamesList, get } from "./api.js";
import { Bring } from "./bring.js";
import { Button, Dialog, Icon, Mark, html, listed } from "./parts.js";
import { Quick } from "./quick.js";
import { say } from "./state.js";

/** How a table of mine stands, in words. @param {Wire.TableRow} row @returns {[string, string]} */
function standing(row) {
  if (row.phase === "gathering") return ["", text.gathering];
  if (row.phase === "abandoned") return ["", text.abandonedRow];
  if (row.result) return ["", outcome(row, row.result)];
  if (!row.your_turn && row.mine.some((seat) => row.seats[seat].standing_in)) return ["", text.botPlays(1)];
  return row.your_turn
    ? ["go", text.yourTurn]
    : ["", `${text.waitingFor} ${listed(row.waiting.map((seat) => row.seats[seat]?.name))}`];
}

/** Who has won, in words. @param {Wire.TableRow} row @param {Record<string, any>[]} result */
function outcome(row, result) {
  if (result.length === 1) return result[0].title || String(result[0].total ?? "");
  const best = result.findIndex((one) => one.rank === 1);
  const mine = row.mine[0] ?? -1;
  const own = result[mine];
  const rest = result.filter((_, seat) => seat !== mine).map((one) => one.total);
  if (own?.rank === 1)
    return own.total === undefined || !rest.length ? text.won : text.wonAgainst(own.total, Math.max(...rest));
  return result[best]?.total === undefined || !own
    ? text.lost(row.seats[best]?.name)
    : text.lostAgainst(row.seats[best].name, result[best].total, own.total);
}

/** Those that wait for me first. @param {Wire.TableRow[]} rows */
export const urgentFirst = (rows) => [...rows].sort((a, b) => Number(b.your_turn) - Number(a.your_turn));

/** When something happened, as one would say it. @param {number} at */
function when(at) {
  const then = new Date(at * 1000);
  const days = Math.round(
    (new Date().setHours(0, 0, 0, 0) - new Date(then).setHours(0, 0, 0, 0)) / 86_400_000,
  );
  if (days < 1) return then.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });
  return days < 2 ? text.yesterday : then.toLocaleDateString("en-GB", { day: "numeric", month: "short" });
}

/**
 * Only the most urgent button is primary.
 * @param {{rows: Wire.TableRow[], onRemove?: (row: Wire.TableRow) => void}} p
 */
export const Rows = ({ rows, onRemove }) => html`
  <ul class=${onRemove ? "removable" : ""}>
    ${rows.map((row, n) => {
      const [kind, words] = standing(row);
      const verb = kind === "go" ? text.play : row.result ? text.review : text.open;
      const others = row.seats
        .filter((_, seat) => seat !== row.mine[0])
        .map((one) => one.name)
        .filter(Boolean);
      const told = row.phase === "running" && row.progress ? `${words}: ${row.progress}` : words;
      return html`
        <li key=${row.code} class=${n === 0 && kind === "go" ? "goes" : ""}>
          <img class="th" src=${scene(row.game)} width="76" height="50" alt="" />
          <div class="rn">
            <b>${titles[row.game] || row.game}</b>
            <span>${`${others.length ? text.with(listed(others)) : text.alone}, ${when(row.changed)}`}</span>
          </div>
          <span class=${`st ${kind}`}>${told}</span>
          <a
            class=${`btn ${n === 0 && kind === "go" ? "pri" : ""}`}
            href=${`/t/${row.code}`}
            aria-label=${`${verb}: ${row.code}`}
          >
            ${verb}
          </a>
          ${onRemove &&
          row.phase === "finished" &&
          html`
            <a class="btn" href=${`/t/${row.code}#review`} aria-label=${`${text.reviewName}: ${row.code}`}>
              ${Icon({ n: "chart" })}${text.reviewName}
            </a>
          `}
          ${onRemove &&
          html`
            <button
              type="button"
              class="ib"
              aria-label=${text.removeTable(row.code)}
              onClick=${() => onRemove(row)}
            >
              ${Icon({ n: "x", s: 18 })}
            </button>
          `}
        </li>
      `;
    })}
  </ul>
`;

/** @type {Record<string, string>} */
const titles = {};

/** Counts changes of ours to the lists. */
const lists = signal(0);

/** My tables, asked for again and again. @param {boolean} finished */
export function useRows(finished) {
  const [rows, list] = useState(/** @type {Wire.TableRow[]|null} */ (null));
  useEffect(() => {
    let gone = false;
    const ask = () =>
      Promise.all([get(`/me/tables?finished=${finished}`), gamesList()]).then(
        ([all, games]) => {
          for (const game of games) titles[game.name] = game.title;
          if (!gone) list(all.filter((/** @type {Wire.TableRow} */ row) => titles[row.game]));
        },
        (error) => say(error.message),
      );
    ask();
    const timer = setInterval(() => {
      if (!document.hidden) ask();
    }, 10000);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [finished, lists.value]);
  return rows;
}

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
    <${Dialog} title=${text.removeTable(row.code)} onClose=${onClose}>
      <div class="stack">
        <p>${row.phase === "running" ? text.removeRunning : text.removeHelp}</p>
        <${Button} kind="pri" onClick=${remove}>${text.really}<//>
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
        <a class="brand" href="/" aria-label=${`Mastaba: ${text.home}`}>
          <${Mark} s=${30} />
          <span>Mastaba</span>
        </a>
        <span class="grow"></span>
        <${Quick} />
      </header>
      <main class="only">
        <h1>${text.myTables}</h1>
        ${running &&
        running.length > 0 &&
        html`
          <section class="panel mt">
            <div class="ph"><h2>${text.goOn}</h2></div>
            <${Rows} rows=${urgentFirst(running)} onRemove=${ask} />
          </section>
        `}
        <section class="panel mt">
          <div class="ph"><h2>${text.finishedGames}</h2></div>
          ${over &&
          (over.length
            ? html`
                <${Rows} rows=${over} onRemove=${ask} />
              `
            : html`
                <p class="lbl">${text.noFinished}</p>
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

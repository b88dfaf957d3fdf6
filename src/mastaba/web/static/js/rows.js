// Rows of my tables: how each stands.
import { useEffect, useState } from "../vendor/hooks.js";
import { signal } from "../vendor/signals.js";
import { scene } from "../games/list.js";
import { area, labelled, locale, t, told } from "./language.js";
import { gamesList, get } from "./api.js";
import { Icon, html } from "./parts.js";
import { say } from "./state.js";

await area("home");

/** How a table of mine stands, in words. @param {Wire.TableRow} row @returns {[string, string]} */
function standing(row) {
  if (row.phase === "gathering") return ["", t("home/gathering")];
  if (row.phase === "abandoned") return ["", t("home/abandoned-row")];
  if (row.result) return ["", outcome(row, row.result)];
  if (!row.your_turn && row.mine.some((seat) => row.seats[seat].standing_in))
    return ["", t("frame/bot-plays", { n: 1 })];
  return row.your_turn
    ? ["go", t("frame/your-turn")]
    : ["", t("frame/waiting-for", { names: row.waiting.map((seat) => row.seats[seat]?.name) })];
}

/** Who has won, in words. @param {Wire.TableRow} row @param {Record<string, any>[]} result */
function outcome(row, result) {
  if (result.length === 1) return result[0].title || String(result[0].total ?? "");
  const best = result.findIndex((one) => one.rank === 1);
  const mine = row.mine[0] ?? -1;
  const own = result[mine];
  const rest = result.filter((_, seat) => seat !== mine).map((one) => one.total);
  if (own?.rank === 1)
    return own.total === undefined || !rest.length
      ? t("home/won")
      : t("home/won-against", { mine: own.total, best: Math.max(...rest) });
  return result[best]?.total === undefined || !own
    ? t("home/lost", { name: row.seats[best]?.name })
    : t("home/lost-against", { name: row.seats[best].name, best: result[best].total, mine: own.total });
}

/** Those that wait for me first. @param {Wire.TableRow[]} rows */
export const urgentFirst = (rows) => [...rows].sort((a, b) => Number(b.your_turn) - Number(a.your_turn));

/** When something happened, as one would say it. @param {number} at */
function when(at) {
  const then = new Date(at * 1000);
  const days = Math.round(
    (new Date().setHours(0, 0, 0, 0) - new Date(then).setHours(0, 0, 0, 0)) / 86_400_000,
  );
  if (days < 1) return then.toLocaleTimeString(locale, { hour: "2-digit", minute: "2-digit" });
  return days < 2 ? t("home/yesterday") : then.toLocaleDateString(locale, { day: "numeric", month: "short" });
}

/**
 * Only the most urgent button is primary.
 * @param {{rows: Wire.TableRow[], onRemove?: (row: Wire.TableRow) => void}} p
 */
export const Rows = ({ rows, onRemove }) => html`
  <ul class=${onRemove ? "removable" : ""}>
    ${rows.map((row, n) => {
      const [kind, words] = standing(row);
      const verb = kind === "go" ? t("home/play") : row.result ? t("home/review") : t("home/open");
      const others = row.seats
        .filter((_, seat) => seat !== row.mine[0])
        .map((one) => one.name)
        .filter(Boolean);
      const progress = row.phase === "running" && told(row.progress);
      return html`
        <li key=${row.code} class=${n === 0 && kind === "go" ? "goes" : ""}>
          <img class="th" src=${scene(row.game)} width="76" height="50" alt="" />
          <div class="rn">
            <b>${titles[row.game] || row.game}</b>
            <span>
              ${t(others.length ? "home/with" : "home/alone", { names: others, when: when(row.changed) })}
            </span>
          </div>
          <span class=${`st ${kind}`}>${progress ? labelled(words, progress) : words}</span>
          <a
            class=${`btn ${n === 0 && kind === "go" ? "pri" : ""}`}
            href=${`/t/${row.code}`}
            aria-label=${labelled(verb, row.code)}
          >
            ${verb}
          </a>
          ${onRemove &&
          row.phase === "finished" &&
          html`
            <a
              class="btn"
              href=${`/t/${row.code}#review`}
              aria-label=${labelled(t("frame/review-name"), row.code)}
            >
              ${Icon({ n: "chart" })}${t("frame/review-name")}
            </a>
          `}
          ${onRemove &&
          html`
            <button
              type="button"
              class="ib"
              aria-label=${t("home/remove-table", { code: row.code })}
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
export const lists = signal(0);

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

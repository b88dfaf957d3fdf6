// The end of a game: who won and why, the score sheets side by side, what the review says, what next.
import { useLayoutEffect, useRef } from "../vendor/hooks.js";
import { area, t, told as inWords } from "./language.js";
import { fill } from "./beats.js";
import { copy } from "./invite.js";
import { Chances, EndLuck, LastCards, TwoMoments, turning, twoMoments } from "./ending.js";
import { Chat, Log } from "./log.js";
import { Button, Icon, Seat, Sym, classes, html } from "./parts.js";
import { branchWords } from "./branch.js";
import { useReview, useSteps } from "./reviewing.js";
import { useShape } from "./shape.js";
import { styled } from "./styles.js";
import { Rematch, verdict, whoOf } from "./verdict.js";

await Promise.all([area("review"), area("table")]);

await styled(new URL("../css/review.css", import.meta.url).pathname);

/** Which tie-break decided, in words. @param {Wire.Table} table @param {any} result */
function tieWords(table, result) {
  const best = [...result.seats.keys()].sort((a, b) => result.seats[a].rank - result.seats[b].rank);
  const [one, two] = best;
  if (
    two === undefined ||
    result.seats[one].total === undefined ||
    result.seats[one].total !== result.seats[two].total ||
    result.seats[two].rank === 1
  )
    return null;
  const breaks = result.tie_breaks?.[one] || [];
  const n = breaks.findIndex(
    (/** @type {any} */ { value }, /** @type {number} */ i) => value !== result.tie_breaks[two]?.[i]?.value,
  );
  return n < 0 ? null : t("review/tied", { what: breaks[n].what, name: whoOf(table)(one) });
}

/**
 * Where the winner was ahead of the second, line by line, and where not; without points, what the game itself
 * says, or what decides between equals.
 * @param {any} p
 */
function reason({ table, front, cards, order, seats, view }) {
  if (order.length < 2 || seats[order[1].seat].rank === 1) return "";
  if (seats[order[0].seat].total === undefined) {
    const said = front.why?.(view, order);
    const [most, less] = order.map((/** @type {any} */ one) => table.result.tie_breaks?.[one.seat]?.[0]);
    return (
      said ||
      (most && less && most.value > less.value
        ? t("review/ahead", {
            more: { id: "review/compared", args: { what: most.what, most: most.value, least: less.value } },
            name: whoOf(table)(order[1].seat),
          })
        : "")
    );
  }
  const [first, second] = order
    .slice(0, 2)
    .map((/** @type {any} */ one) => front.sheet(seats[one.seat], cards, view, one.seat));
  const ahead = first
    .map((/** @type {any} */ row, /** @type {number} */ n) => ({
      ...row,
      by: row.value - second[n].value,
    }))
    .filter(
      (/** @type {any} */ row, /** @type {number} */ n) =>
        Number.isFinite(row.by) && row.by && !first[n].aside,
    );
  const words = (/** @type {any} */ rows, /** @type {string} */ sign) =>
    rows.map((/** @type {any} */ { label, line, by }) => ({
      id: front.ahead ?? "review/differs",
      args: { line: line ?? label, by: `${sign}${Math.abs(by)}` },
    }));
  const more = ahead
    .filter((/** @type {any} */ row) => row.by > 0)
    .sort((/** @type {any} */ a, /** @type {any} */ b) => b.by - a.by);
  const less = ahead
    .filter((/** @type {any} */ row) => row.by < 0)
    .sort((/** @type {any} */ a, /** @type {any} */ b) => a.by - b.by);
  const args = { more: words(more, "+"), name: whoOf(table)(order[1].seat) };
  if (!more.length) return "";
  return less.length
    ? t("review/ahead-behind", { ...args, less: words(less, "−") })
    : t("review/ahead", args);
}

/** @param {any} p */
export function End({ store, table, front, cards, fresh = false }) {
  const result = table.result;
  const seats = result?.seats || [];
  const eye = Object.values(store.eyes.value)[0];
  if (!seats.length || !eye?.view)
    return html`
      <p class="calm">${t("frame/loading")}</p>
    `;
  return html`
    <${Ended} ...${{ store, table, front, cards, fresh, eye, seats }} />
  `;
}

/** @param {any} p */
function Ended({ store, table, front, cards, fresh, eye, seats }) {
  const { review, trouble } = useReview(table.code, table.mine.length > 0);
  const { log, turns } = useSteps({ table, front, cards, view: eye.view });
  const shape = useShape();
  const own = table.mine.length === 1 ? table.mine[0] : null;
  const names = table.seats.map((/** @type {any} */ one) =>
    one.seat === own ? t("frame/you", { case: "start" }) : one.name,
  );
  const who = whoOf(table);
  const how = { name: who, cards, over: true, log };
  const words = (/** @type {Wire.Step} */ step) => front.words(step, how) || step.move;
  const order = [...table.seats].sort((a, b) => seats[a.seat].rank - seats[b.seat].rank);
  const tie = tieWords(table, table.result);
  const moments = twoMoments(review, own);
  const told = trouble ?? t("review/looking-at-yours");
  const props = { table, front, cards, log, turns, names, who, own, words, review, told, moments };
  const headline = review?.seats[own ?? order[0].seat]?.headline;
  const about =
    turning(props) ??
    (table.drafts || own === null || !headline
      ? reason({ table, front, cards, order, seats, view: eye.view })
      : inWords(headline.you));
  const sheets = html`
    <section class="panel sheets" key="sheets">
      <h2>${t("table/score-sheets")}</h2>
      <${Sheets} ...${{ table, front, cards, order, seats, view: eye.view, fresh }} />
    </section>
  `;
  const chances =
    table.drafts &&
    html`
      <${Chances} key="chances" ...${props} />
    `;
  const luck = html`
    <${EndLuck} key="luck" ...${props} />
  `;
  const two = html`
    <${TwoMoments} key="two" ...${props} />
  `;
  const last = html`
    <${LastCards} key="last" ...${{ table, front, cards, view: eye.view, order, log }} />
  `;
  const wide = shape === "low" || shape === "high";
  return html`
    <main class=${`end wrap ${wide ? "wide" : ""} ${table.drafts ? "" : "ofmemory"}`}>
      <section class="card verdict">
        ${Sym({ n: "cup", s: 64 })}
        <div>
          <h1 role="status">${verdict(table, seats)}</h1>
          <p class="why">
            ${[tie, branchWords(table), table.brought && t("review/brought"), about]
              .filter(Boolean)
              .join(" ")}
          </p>
        </div>
        <span class="grow"></span>
        <div class="row wrapped">
          <${Button} icon="share" onClick=${() => copy(`${location.origin}/t/${table.code}`)}>
            ${t("review/share")}
          <//>
          <a class="btn" href=${`/t/${table.code}#review`}>
            ${Icon({ n: "chart" })}${t("frame/review-name")}
          </a>
          <${Rematch} table=${table} />
        </div>
      </section>
      ${!wide
        ? [chances, two, luck, sheets, last]
        : table.drafts
          ? [sheets, chances, two, luck, last]
          : [sheets, luck, two, last]}
      <section class="panel logp">
        <div class="row wrapped end-log">
          <a class="btn" href=${`/t/${table.code}#0`}>${Icon({ n: "play" })}${t("review/replay")}</a>
          <a class="btn" href=${`/api/tables/${table.code}/record`} download=${`${table.code}.json`}>
            ${Icon({ n: "down" })}${t("frame/download")}
          </a>
        </div>
        <${Log} front=${front} table=${table} log=${eye.log || []} cards=${cards} view=${eye.view} />
        <${Chat} store=${store} table=${table} />
      </section>
    </main>
  `;
}

/** Line by line, the best of each underlined. @param {any} p */
export function Sheets({ table, front, cards, order, seats, view, fresh = false }) {
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  // line by line, the sum, and the winner's cup last
  useLayoutEffect(() => {
    if (fresh && box.current) fill(box.current, "tbody tr, thead .cup");
  }, []);
  const sheets = order.map((/** @type {any} */ one) => front.sheet(seats[one.seat], cards, view, one.seat));
  const lines = sheets[0].length;
  const name = (/** @type {any} */ one) =>
    one.mine && table.mine.length === 1 ? t("frame/you", { case: "start" }) : one.name;
  return html`
    <div
      class=${`sheetscroll n${order.length} ${order.length > 2 ? "many" : ""}`}
      tabindex="0"
      role="region"
      aria-label=${t("table/score-sheets")}
      ref=${box}
    >
      <table class="sheettable">
        <thead>
          <tr>
            <th scope="col"><span class="hidden-text">${t("review/line")}</span></th>
            ${order.map(
              (/** @type {any} */ one) => html`
                <th scope="col" key=${one.seat}>
                  <span class="row">
                    <${Seat} seat=${one.seat} name=${one.name} bot=${one.bot} s=${34} />
                    <b>${name(one)}</b>
                    ${seats[one.seat].rank === 1 &&
                    html`
                      <span class="cup">${Sym({ n: "cup", s: 26, label: t("review/first-place") })}</span>
                    `}
                  </span>
                </th>
              `,
            )}
          </tr>
        </thead>
        <tbody>
          ${[...Array(lines).keys()].map((n) => {
            const values = sheets.map((/** @type {any} */ sheet) => sheet[n].value);
            const best = values.every(Number.isFinite) ? Math.max(...values) : null;
            return html`
              <tr key=${n}>
                <th scope="row">${sheets[0][n].label}</th>
                ${sheets.map(
                  (/** @type {any} */ sheet, /** @type {number} */ i) => html`
                    <td key=${order[i].seat}>
                      <span class="cell">
                        <span class="art">${sheet[n].art || ""}</span>
                        <b
                          class=${classes("v", {
                            best:
                              best !== null &&
                              sheet[n].value === best &&
                              values.some((/** @type {any} */ v) => v !== best),
                          })}
                        >
                          ${typeof sheet[n].value === "number" && sheet[n].value < 0
                            ? `−${-sheet[n].value}`
                            : sheet[n].value}
                        </b>
                      </span>
                    </td>
                  `,
                )}
              </tr>
            `;
          })}
          ${seats[0].total !== undefined &&
          html`
            <tr class="tot">
              <th scope="row">${t("review/total")}</th>
              ${order.map(
                (/** @type {any} */ one) => html`
                  <td key=${one.seat}>
                    <span class="cell">
                      <b class=${`num ${seats[one.seat].rank === 1 ? "w" : ""}`}>${seats[one.seat].total}</b>
                    </span>
                  </td>
                `,
              )}
            </tr>
          `}
        </tbody>
      </table>
    </div>
  `;
}

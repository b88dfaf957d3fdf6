// The review of a finished game: how the winning chances went, the costly moments, luck and choices.
import { useEffect, useRef, useState } from "../vendor/hooks.js";
import { area, t, told } from "./language.js";
import { Again } from "./again.js";
import { Graph, percent } from "./graph.js";
import { copy } from "./invite.js";
import { lapse, soughtFor } from "./lapse.js";
import { Luck } from "./luck.js";
import { Mark, Moment } from "./moment.js";
import { Button, Icon, html } from "./parts.js";
import { bestOf, isClose, lapsesOf, momentsOf, stopsOf, useReview, useSteps } from "./reviewing.js";
import { go, hash } from "./state.js";
import { styled } from "./styles.js";
import { Turning } from "./turning.js";
import { whoOf } from "./verdict.js";

await Promise.all([area("review"), area("table")]);

await styled(new URL("../css/review.css", import.meta.url).pathname);

const MOST = 9; // moments that are marked
const REST = 160; // ms after which whoever goes along the game wants to see where they are
const REVIEW = /^#review(?:-(\d+)(?:-(try|line))?)?$/;

/** @param {any} p */
export function Review({ store, table, front, cards }) {
  const { review, trouble } = useReview(table.code);
  const own = table.mine.length === 1 ? table.mine[0] : null;
  const [whose, look] = useState(/** @type {number|null} */ (own));
  const view = /** @type {any} */ (Object.values(store.eyes.value)[0])?.view;
  const { log, turns } = useSteps({ table, front, cards, view });
  const all = momentsOf(review);
  const moments = all.filter((one) => whose === null || one.seat === whose).slice(0, MOST);
  const inOrder = [...moments].sort((a, b) => a.ply - b.ply);
  const lapses = lapsesOf(review, whose)
    .slice(0, MOST)
    .sort((a, b) => a.ply - b.ply);
  const listed = inOrder.length ? inOrder : lapses;
  const [, asked, mode] = REVIEW.exec(hash.value) ?? [];
  // nothing was costly: a good move then
  const first = moments[0] ?? lapses[0] ?? bestOf(review, whose)[0];
  const at = asked === undefined ? (first?.ply ?? null) : Number(asked);
  const open = (/** @type {number} */ ply) => go(`#review-${ply}`, asked !== undefined);
  const stops = stopsOf(log, turns, whose, all);
  const [passing, pass] = useState(/** @type {number|null} */ (null));
  const resting = useRef(0);
  useEffect(() => () => clearTimeout(resting.current), []);
  const seek = (/** @type {number} */ ply, /** @type {boolean} */ settled) => {
    clearTimeout(resting.current);
    pass(settled ? null : ply);
    const there = () => {
      pass(null);
      open(ply);
    };
    if (settled) open(ply);
    else resting.current = setTimeout(there, REST);
  };
  const names = table.seats.map((/** @type {any} */ one) =>
    one.seat === own ? t("frame/you", { case: "start" }) : one.name,
  );
  const who = whoOf(table);
  const props = { table, front, cards, log, names, who, own, turns };
  if (mode && log.length > Number(asked))
    return html`
      <${Again} key=${hash.value} ...${props} ply=${Number(asked)} mode=${mode} />
    `;
  const winner = table.result?.seats.findIndex((/** @type {any} */ one) => one.rank === 1) ?? 0;
  const headline = review?.seats[own ?? winner]?.headline;
  return html`
    <main class=${`review wrap ${table.drafts ? "" : "ofmemory"}`}>
      <section class="card rv-head">
        <div class="rv-says">
          <h1>${t("frame/review-name")}</h1>
          <p class="rv-told" role="status">
            ${trouble ?? (headline ? told(own === null ? headline.text : headline.you) : t("review/looking"))}
          </p>
        </div>
        <div class="row rv-ways">
          <a class="btn" href=${`/t/${table.code}`}>
            ${Icon({ n: "prev" })}
            <span>${t("table/score-sheets")}</span>
          </a>
          <a class="btn" href=${`/t/${table.code}#0`}>
            ${Icon({ n: "play" })}
            <span>${t("review/replay")}</span>
          </a>
          <${Button} icon="share" onClick=${() => copy(`${location.origin}/t/${table.code}#review`)}>
            <span>${t("review/share")}</span>
          <//>
        </div>
        ${review &&
        review.stage !== "done" &&
        html`
          <progress
            class="rv-progress"
            max="1"
            value=${review.share}
            aria-label=${t("review/reviewing", { share: percent(review.share) })}
          ></progress>
        `}
      </section>
      <div class="rv-cols">
        <div class="rv-side">
          <section class="panel rv-chances" hidden=${!table.drafts}>
            <h2>${own === null ? t("review/chances") : t("review/your-chance")}</h2>
            ${review?.graph.length
              ? html`
                  <${Graph}
                    points=${review.graph}
                    names=${names}
                    own=${own ?? (whose === null ? null : whose)}
                    moments=${inOrder}
                    at=${passing ?? at}
                    turns=${turns}
                    stops=${stops}
                    onSeek=${seek}
                    rough=${review.stage === "graph" || review.stage === "luck"}
                    onMoment=${open}
                  />
                `
              : html`
                  <p class="rv-wait">
                    ${review?.stage === "done" ? t("review/no-graph") : t("review/looking")}
                  </p>
                `}
          </section>
          <${Luck} ...${props} review=${review} />
          <${List} ...${props} ...${{ review, moments: inOrder, lapses, whose, look, at, open }} />
        </div>
        <div class="rv-side">
          ${at !== null && log.length > at
            ? html`
                <${Moment}
                  key=${at}
                  ...${props}
                  ply=${at}
                  known=${all.find((one) => one.ply === at)}
                  number=${listed.findIndex((one) => one.ply === at) + 1}
                  plies=${listed.map((one) => one.ply)}
                  open=${open}
                  stops=${stops}
                  passing=${passing}
                  seek=${seek}
                  judged=${review?.seats.reduce((sum, seat) => sum + seat.decisions.length, 0) ?? 0}
                />
              `
            : html`
                <section class="panel rv-moment rv-wait">
                  <p>${review?.stage === "done" ? t("review/no-moments") : t("review/looking")}</p>
                </section>
              `}
          <${Turning} ...${props} review=${review} />
        </div>
      </div>
    </main>
  `;
}

/** The moments, one by one. @param {any} p */
function List({ table, front, cards, log, names, who, review, moments, lapses, whose, look, at, open, own }) {
  const how = { name: who, cards, over: true, log };
  const close = (review?.seats ?? [])
    .filter((/** @type {any} */ _, /** @type {number} */ seat) => whose === null || seat === whose)
    .flatMap((/** @type {Wire.SeatReview} */ seat) => seat.decisions.filter(isClose)).length;
  return html`
    <section class="panel rv-list">
      <div class="row">
        <h2>${table.drafts ? t("review/moments") : t("review/lapses")}</h2>
        <span class="grow"></span>
        <select
          class="field"
          aria-label=${t("review/whose-moments")}
          value=${whose ?? "all"}
          onChange=${(/** @type {any} */ e) => look(e.target.value === "all" ? null : Number(e.target.value))}
        >
          <option value="all">${t("review/of-all")}</option>
          ${table.seats.map(
            (/** @type {any} */ one) => html`
              <option value=${one.seat}>${one.seat === own ? t("review/mine-only") : one.name}</option>
            `,
          )}
        </select>
      </div>
      <ol>
        ${moments.map(
          (/** @type {any} */ one, /** @type {number} */ n) => html`
            <li key=${one.ply}>
              <button
                type="button"
                class=${`rv-row ${one.ply === at ? "on" : ""}`}
                aria-current=${one.ply === at ? "true" : undefined}
                onClick=${() => open(one.ply)}
              >
                <span class="rv-n">${n + 1}</span>
                <span class="rv-what">
                  <b>
                    ${log[one.ply] &&
                    t("review/by", {
                      name: table.seats[one.seat].name,
                      move: front.words(log[one.ply], how),
                    })}
                  </b>
                  <${Mark} verdict=${one.verdict} />
                </span>
                <span class="rv-cost">−${percent(one.chance.value)}</span>
              </button>
            </li>
          `,
        )}
        ${lapses.map(
          (/** @type {Wire.Search} */ one, /** @type {number} */ n) => html`
            <li key=${one.ply}>
              <button
                type="button"
                class=${`rv-row ${one.ply === at ? "on" : ""}`}
                aria-current=${one.ply === at ? "true" : undefined}
                onClick=${() => open(one.ply)}
              >
                <span class="rv-n">${n + 1}</span>
                <span class="rv-what">
                  <b>${soughtFor(names[one.seat], one.sought)}</b>
                  <span>${lapse(one, who)}</span>
                </span>
              </button>
            </li>
          `,
        )}
      </ol>
      ${review?.stage === "done" &&
      !moments.length &&
      !lapses.length &&
      html`
        <p class="lbl">${t("review/no-moments")}</p>
      `}
      ${moments.length > 0 &&
      html`
        <p class="lbl">${t("review/moments-note")}</p>
      `}
      ${review?.stage === "done" &&
      close > 0 &&
      html`
        <p class="lbl">${t("review/close-calls", { n: close })}</p>
      `}
    </section>
  `;
}

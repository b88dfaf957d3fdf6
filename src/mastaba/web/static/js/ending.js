// What the review adds to the end of a game: the winning chances, two moments, luck; and the last cards.
import { useEffect, useState } from "../vendor/hooks.js";
import { area, labelled, t, told } from "./language.js";
import { get } from "./api.js";
import { Graph, percent } from "./graph.js";
import { lapse, soughtFor } from "./lapse.js";
import { Luck } from "./luck.js";
import { Mark, Picture, boardAt } from "./moment.js";
import { Dialog, Icon, Seat, html } from "./parts.js";
import { bestOf, lapsesOf, momentsOf, turnAt } from "./reviewing.js";
import { go } from "./state.js";

await area("review");

const TWO = 2;
const AHEAD = 0.6; // of the game: "most of it"

/** The moments that the end shows: the two costliest, or, where there are none, the best ones.
 * @param {Wire.Review|null} review @param {number|null} own */
export function twoMoments(review, own) {
  const costly = momentsOf(review)
    .filter((one) => own === null || one.seat === own)
    .slice(0, TWO);
  const good = bestOf(review, own).slice(0, TWO - costly.length);
  return [...costly.sort((a, b) => a.ply - b.ply), ...good];
}

/**
 * Where the game turned, or what won it, for one player.
 * @param {any} p
 * @returns {string|null} null as long as it can't be told
 */
export function turning({ review, own, who, log, turns, words }) {
  if (!review?.graph.length || own === null || review.stage === "graph" || review.stage === "luck")
    return null;
  const points = review.graph.slice(0, -1);
  const first = (/** @type {number[]} */ chances) =>
    chances.every((one, seat) => seat === own || one <= chances[own]);
  const led = points.filter((/** @type {any} */ one) => first(one.chances)).length / points.length;
  const went = led >= AHEAD ? "led" : led <= 1 - AHEAD ? "trailed" : "close";
  const course = { id: "review/course", args: { course: went } };
  const won = review.seats[own].rank === 1;
  const winner = review.seats.findIndex((/** @type {any} */ one) => one.rank === 1);
  const costly = momentsOf(review).filter((one) => (won ? one.seat !== own : one.seat === own));
  const worst = costly[0];
  if (!worst || !log[worst.ply])
    return review.stage === "done" ? t("review/nothing-lost", { course, won }) : null;
  const turn = turnAt(turns, worst.ply);
  const args = { course, move: words(log[worst.ply]), turn, lost: percent(worst.chance.value) };
  return won
    ? t("review/turned-won", { ...args, name: who(worst.seat) })
    : t("review/turned-lost", { ...args, name: who(winner) });
}

/** A frame in which something is still missing. @param {{title: string, told: any, kind?: string}} p */
const Frame = ({ title, told, kind = "" }) => html`
  <section class=${`panel ${kind}`}>
    <h2>${title}</h2>
    <p class="rv-wait">${told}</p>
  </section>
`;

/** The winning chances over the game. @param {any} p */
export function Chances({ table, names, own, review, told, moments, turns }) {
  const title = own === null ? t("review/chances") : t("review/your-chance");
  if (!review?.graph.length)
    return html`
      <${Frame} kind="end-chances" title=${title} told=${told} />
    `;
  const costly = moments.filter((/** @type {any} */ one) => one.lines.length);
  return html`
    <section class="panel end-chances">
      <div class="end-line">
        <h2>${title}</h2>
        <span class="grow"></span>
        ${costly.length > 0 &&
        html`
          <span class="lbl">${t("review/marked", { n: costly.length })}</span>
        `}
      </div>
      <${Graph}
        points=${review.graph}
        names=${names}
        own=${own}
        moments=${costly}
        at=${null}
        turns=${turns}
        rough=${review.stage === "graph" || review.stage === "luck"}
        onMoment=${(/** @type {number} */ ply) => go(`/t/${table.code}#review-${ply}`)}
      />
    </section>
  `;
}

/** Two moments, or their frames. @param {any} p */
export function TwoMoments({ review, told, moments, ...props }) {
  if (review && !props.table.drafts)
    return html`
      <${Lapses} ...${props} review=${review} />
    `;
  return [0, 1].map((n) =>
    moments[n]
      ? html`
          <${EndMoment} key=${moments[n].ply} ...${props} number=${n + 1} decision=${moments[n]} />
        `
      : html`
          <${Frame}
            key=${`frame ${n}`}
            kind="end-moment"
            title=${t("review/moment-number", { n: n + 1 })}
            told=${review?.stage === "done" ? t("review/no-moments") : told}
          />
        `,
  );
}

/** A moment, once it has come. @param {string} code @param {number} ply */
function useMoment(code, ply) {
  const [moment, show] = useState(/** @type {Wire.Moment|null} */ (null));
  useEffect(() => {
    get(`/tables/${code}/review/moments/${ply}`).then(show, () => {});
  }, [code, ply]);
  return moment;
}

/** @param {any} p */
function EndMoment({ table, front, cards, log, names, own, turns, words, number, decision }) {
  const { ply, seat } = decision;
  const moment = useMoment(table.code, ply);
  const costly = decision.lines.length > 0;
  const better = costly && moment?.choices.find((step) => step.move === decision.lines[0].move);
  const board = boardAt({ table, seat, ply, cards, log });
  const who = seat === own ? t("frame/you", { case: "start" }) : names[seat];
  const address = `/t/${table.code}#review-${ply}`;
  const draws = Boolean(front.Glimpse);
  const turn = turnAt(turns, ply);
  const when = turn ? t("review/turn", { n: turn }) : t("review/the-start");
  const why = decision.lines[0]?.why;
  return html`
    <section class="panel end-moment">
      <div class="end-mhead">
        <span class="rv-n">${number}</span>
        <div>
          <h2>${log[ply] ? t("review/by", { name: table.seats[seat].name, move: words(log[ply]) }) : who}</h2>
          <p>
            ${costly
              ? [when, why && t("review/better-move", { move: told(why) })].filter(Boolean).join(" · ")
              : labelled(when, t("review/well-played", { points: Math.round(decision.stake) }))}
          </p>
        </div>
        ${costly
          ? html`
              <span class="rv-cost">
                −${percent(decision.chance.value)}
                <small>${t("review/chance-short")}</small>
              </span>
            `
          : html`
              <${Mark} verdict=${decision.verdict} />
            `}
      </div>
      <div class=${`end-pair ${draws ? "" : "said"}`}>
        ${moment && log[ply]
          ? html`
              <figure>
                ${draws
                  ? html`
                      <${Picture} ...${{ front, board, view: moment.view, step: log[ply], small: true }} />
                    `
                  : html`
                      <p>${words(log[ply])}</p>
                    `}
                <figcaption>${who}</figcaption>
              </figure>
              ${better &&
              html`
                ${Icon({ n: "next" })}
                <figure class="better">
                  ${draws
                    ? html`
                        <${Picture} ...${{ front, board, view: moment.view, step: better, small: true }} />
                      `
                    : html`
                        <p>${words(better)}</p>
                      `}
                  <figcaption>${t("review/better")}</figcaption>
                </figure>
              `}
            `
          : html`
              <p class="rv-wait">${t("frame/loading")}</p>
            `}
      </div>
      <div class="end-do">
        <a class="btn" href=${`${address}-try`}>${Icon({ n: "turn" })}${t("review/try-it-again")}</a>
        <a class="btn" href=${address}>${Icon({ n: "play" })}${t("review/see-moment")}</a>
      </div>
    </section>
  `;
}

/** In a game of memory: what could have been known. @param {any} p */
function Lapses({ review, own, ...props }) {
  const lapses = lapsesOf(review, own).slice(0, TWO);
  if (!lapses.length)
    return html`
      <${Frame} kind="end-moment" title=${t("review/lapses")} told=${t("review/no-lapses")} />
    `;
  return lapses.map(
    (one, n) => html`
      <${Lapse} key=${one.ply} ...${props} number=${n + 1} one=${one} />
    `,
  );
}

/** @param {any} p */
function Lapse({ table, front, names, who, number, one }) {
  const moment = useMoment(table.code, one.ply);
  return html`
    <section class="panel end-moment">
      <div class="end-mhead">
        <span class="rv-n">${number}</span>
        <div>
          <h2>${soughtFor(names[one.seat], one.sought)}</h2>
          <p>${lapse(one, who)}</p>
        </div>
      </div>
      ${front.Seen &&
      html`
        <div class="end-map">
          ${moment?.search &&
          html`
            <${front.Seen} search=${moment.search} />
          `}
        </div>
      `}
      <div class="end-do">
        <a class="btn" href=${`/t/${table.code}#review-${one.ply}`}>
          ${Icon({ n: "play" })}${t("review/see-moment")}
        </a>
      </div>
    </section>
  `;
}

/** Luck and choices, or their frame. @param {any} p */
export const EndLuck = ({ table, names, review, told }) =>
  review && (review.stage === "done" || review.seats[0].account)
    ? html`
        <${Luck} ...${{ table, names, review }} />
      `
    : html`
        <${Frame}
          kind="rv-seats"
          title=${table.drafts ? t("review/luck-and-choices") : t("review/memory")}
          told=${told}
        />
      `;

/** What lies before everybody at the end; a press enlarges cards. @param {any} p */
export function LastCards({ table, front, cards, view, order, log }) {
  const [whose, enlarge] = useState(/** @type {number|null} */ (null));
  return html`
    <section class="panel end-last">
      <h2>${t("review/table-at-end")}</h2>
      <ul>
        ${order.map(
          (/** @type {any} */ one) => html`
            <li key=${one.seat}>
              <${Seat} seat=${one.seat} name=${one.name} bot=${one.bot} s=${34} />
              ${front.Last
                ? html`
                    <button type="button" onClick=${() => enlarge(one.seat)}>
                      <span class="hidden-text">${t("review/enlarge", { name: one.name })}</span>
                      <span aria-hidden="true"><${front.Last} ...${{ view, seat: one.seat, cards }} /></span>
                    </button>
                  `
                : html`
                    <${front.Panel} ...${{ table, view, seat: one.seat, mine: one.mine, log, cards }} />
                  `}
            </li>
          `,
        )}
      </ul>
      ${whose !== null &&
      html`
        <${Dialog}
          title=${t("review/last-cards", { name: table.seats[whose].name })}
          onClose=${() => enlarge(null)}
        >
          <div class="end-large"><${front.Last} ...${{ view, seat: whose, cards }} large /></div>
        <//>
      `}
    </section>
  `;
}

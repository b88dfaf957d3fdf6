// The review of a finished game: how the winning chances went, the costly moments, luck and choices.
import { useEffect, useMemo, useState } from "../vendor/hooks.js";
import { text } from "../text/en.js";
import { Again } from "./again.js";
import { get, post } from "./api.js";
import { Graph, percent } from "./graph.js";
import { copy } from "./invite.js";
import { Mark, Moment } from "./moment.js";
import { Button, Icon, Seat, html } from "./parts.js";
import { go, hash, say } from "./state.js";
import { styled } from "./styles.js";

const AGAIN = 800; // ms between two questions
const LATER = 4000; // when the server is not ready
const MOST = 9; // moments that are marked
const REVIEW = /^#review(?:-(\d+)(?:-(try|line))?)?$/;

/**
 * The review as far as it is, asked for until it is done.
 * @param {string} code
 * @returns {{review: Wire.Review|null, trouble: string|null}}
 */
function useReview(code) {
  const [review, show] = useState(/** @type {Wire.Review|null} */ (null));
  const [trouble, tell] = useState(/** @type {string|null} */ (null));
  useEffect(() => {
    let later = 0;
    let gone = false;
    const ask = (/** @type {Promise<any>} */ answer) =>
      answer.then(
        (told) => {
          if (gone) return;
          tell(null);
          show(told.review);
          if (told.review?.stage !== "done") later = setTimeout(() => ask(get(path)), AGAIN);
        },
        (error) => {
          if (gone) return;
          tell(error.message);
          if (error.status === 503 || error.status === 0) later = setTimeout(() => ask(post(path)), LATER);
        },
      );
    const path = `/tables/${code}/review`;
    ask(post(path));
    return () => {
      gone = true;
      clearTimeout(later);
    };
  }, [code]);
  return { review, trouble };
}

/** The moments of a review, the costliest first. @param {Wire.Review|null} review */
const momentsOf = (review) =>
  (review?.seats ?? [])
    .flatMap((seat) => seat.decisions.filter((one) => one.lines.length))
    .sort((a, b) => b.chance.value - a.chance.value);

/** @param {any} p */
export function Review({ store, table, front, cards }) {
  const { review, trouble } = useReview(table.code);
  const [dressed, dress] = useState(() => Boolean(document.querySelector('link[href*="review.css"]')));
  useEffect(() => {
    const coming = styled(new URL("../css/review.css", import.meta.url).pathname);
    if (coming) coming.then(() => dress(true));
  }, []);
  const own = table.mine.length === 1 ? table.mine[0] : null;
  const [whose, look] = useState(/** @type {number|null} */ (own));
  const [record, load] = useState(/** @type {any} */ (null));
  useEffect(() => {
    get(`/tables/${table.code}/record`).then(load, (error) => say(error.message));
  }, [table.code]);
  const log = useMemo(
    () =>
      (record?.steps ?? []).map((/** @type {any} */ step, /** @type {number} */ ply) => ({ ...step, ply })),
    [record],
  );
  const view = /** @type {any} */ (Object.values(store.eyes.value)[0])?.view;
  const turns = useMemo(
    () =>
      log.length && view && front.story
        ? front
            .story({ log, view, cards, table, over: true, name: () => "" })
            .filter((/** @type {any} */ one) => one.number)
            .map((/** @type {any} */ one) => one.ply)
            .sort((/** @type {number} */ a, /** @type {number} */ b) => a - b)
        : [],
    [log, view, cards],
  );
  const all = momentsOf(review);
  const moments = all.filter((one) => whose === null || one.seat === whose).slice(0, MOST);
  const inOrder = [...moments].sort((a, b) => a.ply - b.ply);
  const lapses = (review?.seats ?? [])
    .flatMap((seat) => seat.searches)
    .filter((one) => lapsed(one) && (whose === null || one.seat === whose))
    .sort((a, b) => cost(b) - cost(a))
    .slice(0, MOST)
    .sort((a, b) => a.ply - b.ply);
  const [, asked, mode] = REVIEW.exec(hash.value) ?? [];
  const at = asked === undefined ? (moments[0]?.ply ?? lapses[0]?.ply ?? null) : Number(asked);
  const open = (/** @type {number} */ ply) => go(`#review-${ply}`, asked !== undefined);
  const name = (/** @type {number} */ seat) => (seat === own ? text.You : table.seats[seat].name);
  const names = table.seats.map((/** @type {any} */ one) => name(one.seat));
  const props = { table, front, cards, log, names, own, turns };
  if (!dressed)
    return html`
      <p class="calm" role="status">${text.loading}</p>
    `;
  if (mode && log.length > Number(asked))
    return html`
      <${Again} key=${hash.value} ...${props} ply=${Number(asked)} mode=${mode} />
    `;
  const winner = table.result?.seats.findIndex((/** @type {any} */ one) => one.rank === 1) ?? 0;
  const headline = review?.seats[own ?? winner]?.headline;
  return html`
    <main class="review wrap">
      <section class="card rv-head">
        <div>
          <h1>${text.reviewName}</h1>
          <p class="rv-told" role="status">
            ${trouble ?? (headline ? (own === null ? headline.text : headline.you) : text.looking)}
          </p>
        </div>
        <span class="grow"></span>
        <div class="row wrapped">
          <a class="btn" href=${`/t/${table.code}`}>${Icon({ n: "prev" })}${text.scoreSheets}</a>
          <a class="btn" href=${`/t/${table.code}#0`}>${Icon({ n: "play" })}${text.replay}</a>
          <${Button} icon="share" onClick=${() => copy(`${location.origin}/t/${table.code}#review`)}>
            ${text.share}
          <//>
        </div>
        ${review &&
        review.stage !== "done" &&
        html`
          <progress
            class="rv-progress"
            max="1"
            value=${review.share}
            aria-label=${text.reviewing(percent(review.share))}
          ></progress>
        `}
      </section>
      <div class="rv-cols">
        <div class="rv-side">
          <section class="panel rv-chances" hidden=${!table.drafts}>
            <h2>${own === null ? text.chances : text.yourChance}</h2>
            ${review?.graph.length
              ? html`
                  <${Graph}
                    points=${review.graph}
                    names=${names}
                    own=${own ?? (whose === null ? null : whose)}
                    moments=${inOrder}
                    at=${at}
                    turns=${turns}
                    rough=${review.stage === "graph" || review.stage === "luck"}
                    onMoment=${open}
                  />
                `
              : html`
                  <p class="rv-wait">${review?.stage === "done" ? text.noGraph : text.looking}</p>
                `}
          </section>
          <${Seats} ...${props} review=${review} />
          <${List} ...${props} ...${{ review, moments: inOrder, lapses, whose, look, at, open }} />
        </div>
        ${at !== null && log.length > at
          ? html`
              <${Moment}
                key=${at}
                ...${props}
                ply=${at}
                known=${all.find((one) => one.ply === at)}
                number=${inOrder.findIndex((one) => one.ply === at) + 1}
                plies=${inOrder.length ? inOrder.map((one) => one.ply) : lapses.map((one) => one.ply)}
                open=${open}
                judged=${review?.seats.reduce((sum, seat) => sum + seat.decisions.length, 0) ?? 0}
              />
            `
          : html`
              <section class="panel rv-moment rv-wait">
                <p>${review?.stage === "done" ? text.noMoments : text.looking}</p>
              </section>
            `}
      </div>
    </main>
  `;
}

/** A search in which the player could have known better. @param {Wire.Search} one */
const lapsed = (one) => one.needed !== null && (!one.found || one.steps > one.needed);

/** Points that it cost; equal ones by slides. @param {Wire.Search} one */
const cost = (one) => (one.found ? 0 : one.points) + (one.steps - (one.needed ?? 0)) / 1000;

const UNIT = 12; // a bar's half

/** Accuracy, luck and choices, seat by seat. @param {any} p */
function Seats({ table, names, review }) {
  const seats = review?.seats ?? [];
  const scored = review?.scored ?? true;
  const account = (/** @type {any} */ one) => (scored ? one.account : one.odds);
  const said = (/** @type {number} */ value) =>
    `${value < 0 ? "−" : "+"}${scored ? Math.abs(Math.round(value)) : percent(Math.abs(value))}`;
  const most = Math.max(
    scored ? UNIT : 0.3,
    ...seats.flatMap((/** @type {any} */ one, /** @type {number} */ seat) =>
      account(one) ? [Math.abs(account(one).luck), Math.abs(account(one).choices[seat])] : [],
    ),
  );
  const bar = (/** @type {number} */ value, /** @type {string} */ kind, /** @type {string} */ words) => html`
    <span class=${`rv-bar ${kind} ${value < 0 ? "minus" : ""}`}>
      <i style=${{ width: `${(36 * Math.abs(value)) / most}%` }}></i>
      <b>
        <span class="hidden-text">${words}${" "}</span>
        ${said(value)}
      </b>
    </span>
  `;
  const some = seats.some(account);
  const ofMemory = !table.drafts;
  return html`
    <section class="panel rv-seats">
      <h2>${ofMemory ? text.memoryTitle : text.luckAndChoices}</h2>
      ${some &&
      html`
        <p class="rv-key">
          <span class="luck">${text.luck}</span>
          <span class="choices">${text.ownChoices}</span>
          ${scored ? text.inPoints(Math.round(seats[0].account.start)) : text.inChance}
        </p>
      `}
      <ul>
        ${table.seats.map((/** @type {any} */ one) => {
          const found = seats[one.seat];
          const sums = found && account(found);
          return html`
            <li key=${one.seat}>
              <${Seat} seat=${one.seat} name=${one.name} bot=${one.bot} s=${34} />
              <span class="rv-who">
                <b>${names[one.seat]}</b>
                <span>
                  ${found && review.stage === "done"
                    ? text.accuracy(Math.round(found.accuracy))
                    : text.accuracyLater}
                </span>
              </span>
              ${sums &&
              html`
                <span class="rv-bars">
                  ${bar(sums.luck, "luck", text.luck)}
                  ${bar(sums.choices[one.seat], "choices", text.ownChoices)}
                </span>
              `}
              ${found &&
              scored &&
              html`
                <b class="num">${found.total}</b>
              `}
            </li>
          `;
        })}
      </ul>
    </section>
  `;
}

/** The moments, one by one. @param {any} p */
function List({ table, front, cards, log, names, review, moments, lapses, whose, look, at, open, own }) {
  const how = { name: (/** @type {number} */ seat) => names[seat], cards, over: true, log };
  return html`
    <section class="panel rv-list">
      <div class="row">
        <h2>${table.drafts ? text.moments : text.lapses}</h2>
        <span class="grow"></span>
        <select
          class="field"
          aria-label=${text.whoseMoments}
          value=${whose ?? "all"}
          onChange=${(/** @type {any} */ e) => look(e.target.value === "all" ? null : Number(e.target.value))}
        >
          <option value="all">${text.ofAll}</option>
          ${table.seats.map(
            (/** @type {any} */ one) => html`
              <option value=${one.seat}>${one.seat === own ? text.mineOnly : one.name}</option>
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
                  <b>${names[one.seat]}: ${log[one.ply] ? front.words(log[one.ply], how) : one.move}</b>
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
                  <b>${text.soughtFor(names[one.seat], one.sought)}</b>
                  <span>${text.lapse(one, names[one.seen_by ?? 0])}</span>
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
        <p class="lbl">${text.noMoments}</p>
      `}
    </section>
  `;
}

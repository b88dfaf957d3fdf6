// One decision of a finished game: what was played and what was better, how that goes on, and another try.
import { useEffect, useRef, useState } from "../vendor/hooks.js";
import { naming, t, told } from "./language.js";
import { get } from "./api.js";
import { percent } from "./graph.js";
import { copy } from "./invite.js";
import { lapse, sought, soughtFor } from "./lapse.js";
import { Button, Icon, html } from "./parts.js";
import { boardsIn, drawn, pictureName, save } from "./picture.js";
import { PlayOn } from "./playon.js";
import { isClose, turnAt } from "./reviewing.js";
import { useShape } from "./shape.js";
import { say } from "./state.js";

export const NO_DRAFT = { moves: [], full: false, canBack: false, back: () => {}, done: async () => false };

/**
 * What a board needs to stand still at a moment.
 * @param {any} p
 */
export const boardAt = ({ table, seat, ply, cards, log }) => ({
  table: { ...table, waiting: [] },
  seat,
  ply,
  cards,
  choices: [],
  log: log.filter((/** @type {any} */ one) => one.ply < ply),
  still: true,
  busy: false,
  draft: NO_DRAFT,
  act: async () => false,
  preview: async () => null,
  why: say,
  say,
  mover: seat,
});

/** @param {any} p */
export function Moment(p) {
  const { table, front, cards, log, names, who, own, ply, known, number, plies, open, judged, turns } = p;
  const [moment, show] = useState(/** @type {Wire.Moment|null} */ (null));
  const [branching, branch] = useState(false);
  const place = useRef(/** @type {HTMLElement|null} */ (null));
  const phone = useShape() === "phone";
  const path = `/tables/${table.code}/review/moments/${ply}`;
  const waits = !moment || (!moment.decision && !moment.search);
  useEffect(() => {
    if (waits) get(path).then(show, (error) => say(error.message));
  }, [path, waits && (known || judged)]);
  const seat = log[ply].by;
  const decision = moment?.decision ?? known ?? null;
  const how = { name: who, cards, over: true, log };
  const words = (/** @type {Wire.Step} */ step) => front.words(step, how) || step.move;
  const before = plies.findLast((/** @type {number} */ one) => one < ply);
  const after = plies.find((/** @type {number} */ one) => one > ply);
  const turn = turnAt(turns, ply);
  const when = turn ? t("review/turn-of-all", { n: turn, all: turns.length }) : t("review/the-start");
  const better = moment?.choices.find((step) => step.move === decision?.lines[0]?.move);
  const board = boardAt({ table, seat, ply, cards, log });
  const played = decision?.lines.find((/** @type {any} */ one) => one.move === decision.move);
  const address = `/t/${table.code}#review-${ply}`;
  const costly = decision && decision.lines.length > 0 && decision.verdict !== "best";
  const savePicture = () => {
    const boards = boardsIn(/** @type {HTMLElement} */ (place.current));
    if (!boards.some((one) => one.art.length)) return say(t("review/no-picture"));
    const name = table.seats[seat].name; // others will look at it: nobody is "you" there
    const [title, note] = moment?.search
      ? [soughtFor(name, moment.search.sought), lapse(moment.search, naming(table.seats, null))]
      : [
          t("review/by", { name, move: words(log[ply]) }),
          costly
            ? t("review/picture-note", {
                lost: percent(decision.chance.value),
                verdict: { id: "review/verdict", args: { verdict: decision.verdict } },
              })
            : table.code,
        ];
    const captions = moment?.search
      ? [t("review/seen-before")]
      : [name, better ? t("review/better-move", { move: words(better) }) : ""];
    save(drawn(boards, captions, title, note), pictureName(table.code, ply));
  };
  const main = html`
    ${moment?.decision &&
    html`
      <a class="btn" href=${`${address}-try`}>${Icon({ n: "turn" })}${t("review/try-again")}</a>
    `}
    <${Button} kind="pri" icon="swap" onClick=${() => branch(true)}>${t("frame/play-on-here")}<//>
  `;
  return html`
    <section class="panel rv-moment" aria-label=${t("review/moment")} ref=${place}>
      <header class="rv-mhead">
        <button
          type="button"
          class="ib"
          aria-label=${t("review/previous-moment")}
          disabled=${before === undefined}
          onClick=${() => open(before)}
        >
          ${Icon({ n: "prev" })}
        </button>
        <p class="rv-where">
          <b>${number > 0 ? t("review/moment-of", { n: number, all: plies.length }) : names[seat]}</b>
          ${when}
        </p>
        <div class="rv-mtitle">
          ${number > 0 &&
          html`
            <span class="rv-n">${number}</span>
          `}
          <div>
            <h2>
              ${moment?.search
                ? soughtFor(names[seat], moment.search.sought)
                : t("review/by", { name: table.seats[seat].name, move: words(log[ply]) })}
            </h2>
            <p>
              ${decision
                ? html`
                    <${Mark} verdict=${decision.verdict} />
                    <span class="rv-when">${when}</span>
                  `
                : moment?.search
                  ? lapse(moment.search, who)
                  : t("review/looking")}
            </p>
          </div>
        </div>
        ${costly &&
        html`
          <span class="rv-cost big">
            −${percent(Math.max(0, decision.chance.value))}
            <small>${t("review/chance-to-win", { error: percent(decision.chance.error) })}</small>
          </span>
        `}
        <button
          type="button"
          class="ib"
          aria-label=${t("review/next-moment")}
          disabled=${after === undefined}
          onClick=${() => open(after)}
        >
          ${Icon({ n: "next" })}
        </button>
      </header>
      ${decision &&
      isClose(decision) &&
      html`
        <p class="rv-close">${t("review/close-call")}</p>
      `}
      ${!moment
        ? html`
            <p class="rv-wait" role="status">${t("frame/loading")}</p>
          `
        : moment.search
          ? html`
              <${front.Seen || Plain} ...${board} view=${moment.view} search=${moment.search} />
            `
          : html`
              <div class="rv-two">
                <figure>
                  <figcaption>${seat === own ? t("frame/you", { case: "start" }) : names[seat]}</figcaption>
                  <${Picture} ...${{ front, board, view: moment.view, step: log[ply] }} />
                  <p>${told(played?.why)}</p>
                </figure>
                ${costly &&
                better &&
                html`
                  <figure class="better">
                    <figcaption>
                      ${Icon({ n: "check" })}${t("review/better-move", { move: words(better) })}
                    </figcaption>
                    <${Picture} ...${{ front, board, view: moment.view, step: better }} />
                    <p>${told(decision.lines[0].why)}</p>
                  </figure>
                `}
              </div>
            `}
      <footer class="rv-do">
        ${!phone && main}
        ${moment?.decision &&
        moment.line.length > 0 &&
        html`
          <a class="btn" href=${`${address}-line`}>${Icon({ n: "next" })}${t("review/better-line")}</a>
        `}
        <a class="btn" href=${`/t/${table.code}#${ply}`}>${Icon({ n: "play" })}${t("review/see-it")}</a>
        <${Button} icon="link" onClick=${() => copy(location.origin + address)}>${t("review/link")}<//>
        ${moment &&
        html`
          <${Button} icon="down" onClick=${savePicture}>${t("review/picture")}<//>
        `}
      </footer>
      ${phone &&
      html`
        <${Foot} ...${p} main=${main} />
      `}
      ${branching &&
      html`
        <${PlayOn} ...${{ table, ply, seat }} onClose=${() => branch(false)} />
      `}
    </section>
  `;
}

/** On a phone: what is done most, and the way along the game, always in reach. @param {any} p */
function Foot({ ply, passing, stops, turns, seek, main }) {
  const at = passing ?? ply;
  const now = stops.findLastIndex((/** @type {any} */ one) => one.ply <= at);
  const when = stops[now]?.turn
    ? t("review/turn-of-all", { n: stops[now].turn, all: turns.length })
    : t("review/the-start");
  const to = (/** @type {any} */ event, /** @type {boolean} */ settled) =>
    seek(stops[Number(event.target.value)].ply, settled);
  return html`
    <div class="rv-foot">
      <div class="rv-main">${main}</div>
      ${stops.length > 1 &&
      html`
        <div class="rv-along">
          <button
            type="button"
            class="ib"
            aria-label=${t("review/turn-before")}
            disabled=${now <= 0}
            onClick=${() => seek(stops[now - 1].ply, true)}
          >
            ${Icon({ n: "prev" })}
          </button>
          <input
            type="range"
            min="0"
            max=${stops.length - 1}
            value=${Math.max(0, now)}
            aria-label=${t("review/along")}
            aria-valuetext=${when}
            onInput=${(/** @type {any} */ event) => to(event, false)}
            onChange=${(/** @type {any} */ event) => to(event, true)}
          />
          <span aria-hidden="true">${when}</span>
          <button
            type="button"
            class="ib"
            aria-label=${t("review/turn-after")}
            disabled=${now >= stops.length - 1}
            onClick=${() => seek(stops[now + 1].ply, true)}
          >
            ${Icon({ n: "next" })}
          </button>
        </div>
      `}
    </div>
  `;
}

/** @type {Record<string, string>} */
const SIGNS = { best: "✓", good: "✓", inaccuracy: "?!", mistake: "?", blunder: "??" };

/** A verdict: a shape and a word. @param {{verdict: string}} p */
export const Mark = ({ verdict }) => html`
  <span class=${`rv-mark ${verdict}`}>
    <i aria-hidden="true">${SIGNS[verdict]}</i>
    ${t("review/verdict", { verdict })}
  </span>
`;

/** The part of the board that a move is about, or all of it. @param {any} p */
export const Picture = ({ front, board, view, step, small = false }) =>
  front.Glimpse
    ? html`
        <div class="rv-glimpse"><${front.Glimpse} ...${{ ...board, view, step, small }} /></div>
      `
    : html`
        <div class="rv-board"><${front.Board} ...${board} view=${view} hint=${step} /></div>
      `;

/** A game without a drawing of what was seen: the places in words. @param {any} p */
const Plain = ({ search }) => html`
  <ul class="rv-seen">
    ${search.map.map(
      (/** @type {[string, string|null, number]} */ [place, what, ago]) => html`
        <li>
          ${what
            ? t("review/seen-at", { place, what: sought(what), ago })
            : t("review/seen-nothing", { place, ago })}
        </li>
      `,
    )}
  </ul>
`;

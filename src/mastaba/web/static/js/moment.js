// One decision of a finished game: what was played and what was better, how that goes on, and another try.
import { useEffect, useRef, useState } from "../vendor/hooks.js";
import { t, told } from "./language.js";
import { text } from "../text/review.js";
import { get } from "./api.js";
import { percent } from "./graph.js";
import { copy } from "./invite.js";
import { Button, Icon, html } from "./parts.js";
import { boardsIn, drawn, pictureName, save } from "./picture.js";
import { PlayOn } from "./playon.js";
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
export function Moment({ table, front, cards, log, names, own, ply, known, number, plies, open, judged }) {
  const [moment, show] = useState(/** @type {Wire.Moment|null} */ (null));
  const [branching, branch] = useState(false);
  const place = useRef(/** @type {HTMLElement|null} */ (null));
  const path = `/tables/${table.code}/review/moments/${ply}`;
  const waits = !moment || (!moment.decision && !moment.search);
  useEffect(() => {
    if (waits) get(path).then(show, (error) => say(error.message));
  }, [path, waits && (known || judged)]);
  const seat = log[ply].by;
  const decision = moment?.decision ?? known ?? null;
  const how = { name: (/** @type {number} */ one) => names[one], cards, over: true, log };
  const words = (/** @type {Wire.Step} */ step) => front.words(step, how) || step.move;
  const here = plies.indexOf(ply);
  const better = moment?.choices.find((step) => step.move === decision?.lines[0]?.move);
  const board = boardAt({ table, seat, ply, cards, log });
  const played = decision?.lines.find((/** @type {any} */ one) => one.move === decision.move);
  const address = `/t/${table.code}#review-${ply}`;
  const costly = decision && decision.lines.length > 0 && decision.verdict !== "best";
  const savePicture = () => {
    const boards = boardsIn(/** @type {HTMLElement} */ (place.current));
    if (!boards.length) return say(text.noPicture);
    const captions = [
      seat === own ? t("frame/you-first") : names[seat],
      better ? `${text.better}: ${words(better)}` : "",
    ];
    const lost = decision?.chance.value ?? 0;
    const note = costly ? text.pictureNote(percent(lost), decision.verdict) : table.code;
    save(drawn(boards, captions, `${names[seat]}: ${words(log[ply])}`, note), pictureName(table.code, ply));
  };
  return html`
    <section class="panel rv-moment" aria-label=${text.moment} ref=${place}>
      <header class="rv-mhead">
        <button
          type="button"
          class="ib"
          aria-label=${text.previousMoment}
          disabled=${here <= 0}
          onClick=${() => open(plies[here - 1])}
        >
          ${Icon({ n: "prev" })}
        </button>
        <div class="rv-mtitle">
          ${number > 0 &&
          html`
            <span class="rv-n">${number}</span>
          `}
          <div>
            <h2>
              ${moment?.search
                ? text.soughtFor(names[seat], moment.search.sought)
                : `${names[seat]}: ${words(log[ply])}`}
            </h2>
            <p>
              ${decision
                ? html`
                    <${Mark} verdict=${decision.verdict} />
                  `
                : moment?.search
                  ? text.lapse(moment.search, names[moment.search.seen_by ?? 0])
                  : text.looking}
            </p>
          </div>
        </div>
        ${decision &&
        html`
          <span class="rv-cost big">
            −${percent(Math.max(0, decision.chance.value))}
            <small>${text.chanceToWin(percent(decision.chance.error))}</small>
          </span>
        `}
        <button
          type="button"
          class="ib"
          aria-label=${text.nextMoment}
          disabled=${here < 0 || here >= plies.length - 1}
          onClick=${() => open(plies[here + 1])}
        >
          ${Icon({ n: "next" })}
        </button>
      </header>
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
                  <figcaption>${seat === own ? t("frame/you-first") : names[seat]}</figcaption>
                  <${Picture} ...${{ front, board, view: moment.view, step: log[ply] }} />
                  <p>${told(played?.why)}</p>
                </figure>
                ${costly &&
                better &&
                html`
                  <figure class="better">
                    <figcaption>${Icon({ n: "check" })}${text.better}: ${words(better)}</figcaption>
                    <${Picture} ...${{ front, board, view: moment.view, step: better }} />
                    <p>${told(decision.lines[0].why)}</p>
                  </figure>
                `}
              </div>
            `}
      <footer class="rv-do">
        ${moment?.decision &&
        html`
          <a class="btn" href=${`${address}-try`}>${Icon({ n: "turn" })}${text.tryAgain}</a>
          ${moment.line.length > 0 &&
          html`
            <a class="btn" href=${`${address}-line`}>${Icon({ n: "next" })}${text.betterLine}</a>
          `}
        `}
        <${Button} kind="pri" icon="swap" onClick=${() => branch(true)}>${t("frame/play-on-here")}<//>
        <a class="btn" href=${`/t/${table.code}#${ply}`}>${Icon({ n: "play" })}${text.seeIt}</a>
        <${Button} icon="link" onClick=${() => copy(location.origin + address)}>${text.linkToMoment}<//>
        ${moment &&
        html`
          <${Button} icon="down" onClick=${savePicture}>${text.pictureOfMoment}<//>
        `}
      </footer>
      ${branching &&
      html`
        <${PlayOn} ...${{ table, ply, seat, names }} onClose=${() => branch(false)} />
      `}
    </section>
  `;
}

/** A verdict: a shape and a word. @param {{verdict: string}} p */
export const Mark = ({ verdict }) => html`
  <span class=${`rv-mark ${verdict}`}>
    <i aria-hidden="true">${text.verdictSigns[verdict]}</i>
    ${text.verdicts[verdict]}
  </span>
`;

/** The part of the board that a move is about, or all of it. @param {any} p */
export const Picture = ({ front, board, view, step }) =>
  front.Glimpse
    ? html`
        <div class="rv-glimpse"><${front.Glimpse} ...${board} view=${view} step=${step} /></div>
      `
    : html`
        <div class="rv-board"><${front.Board} ...${board} view=${view} hint=${step} /></div>
      `;

/** A game without a drawing of what was seen: the places in words. @param {any} p */
const Plain = ({ search }) => html`
  <ul class="rv-seen">
    ${search.map.map(
      (/** @type {[string, string|null, number]} */ [place, what, ago]) => html`
        <li>${text.seenAt(place, what, ago)}</li>
      `,
    )}
  </ul>
`;

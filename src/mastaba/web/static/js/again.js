// A decision of a finished game on the table again: another try, or how the better move goes on.
import { useEffect, useState } from "../vendor/hooks.js";
import { t } from "./language.js";
import { get, post } from "./api.js";
import { percent } from "./graph.js";
import { Mark, boardAt } from "./moment.js";
import { Players } from "./panels.js";
import { Button, Icon, html } from "./parts.js";
import { isClose } from "./reviewing.js";
import { say } from "./state.js";

/** @param {any} p */
export function Again({ table, front, cards, log, who, ply, mode }) {
  const [moment, show] = useState(/** @type {Wire.Moment|null} */ (null));
  const path = `/tables/${table.code}/review/moments/${ply}`;
  useEffect(() => {
    get(path).then(show, (error) => say(error.message));
  }, [path]);
  const how = { name: who, cards, over: true, log };
  const words = (/** @type {Wire.Step} */ step) => front.words(step, how) || step.move;
  if (!moment)
    return html`
      <div class="wrap replay"><p class="calm" role="status">${t("frame/loading")}</p></div>
    `;
  const board = boardAt({ table, seat: moment.seat, ply, cards, log });
  const props = { table, front, cards, moment, board, words, path };
  return mode === "line"
    ? html`
        <${Line} ...${props} />
      `
    : html`
        <${Try} ...${props} />
      `;
}

/** The bar above, and the table below. @param {any} p */
export const Stage = ({ table, front, board, view, told, back, children }) => html`
  <div class="wrap replay">
    <section class="panel rbar">
      ${back}
      <div class="rwords rv-tried"><p role="status">${told}</p></div>
      ${children}
    </section>
    <div class="cols">
      <${Players}
        table=${board.table}
        front=${front}
        view=${view}
        seat=${board.seat}
        log=${board.log}
        cards=${board.cards}
        code=${table.code}
        still
      />
      <main class="middle" aria-label=${front.title}><${front.Board} ...${board} view=${view} /></main>
      ${front.Side &&
      html`
        <aside class="right">
          <div class="side"><${front.Side} ...${board} view=${view} /></div>
        </aside>
      `}
    </div>
  </div>
`;

/** @param {{table: Wire.Table, ply: number}} p */
const ToReview = ({ table, ply }) => html`
  <a class="btn" href=${`/t/${table.code}#review-${ply}`}>${Icon({ n: "prev" })}${t("frame/review-name")}</a>
`;

/** How a better move goes on, step by step. @param {any} p */
function Line({ table, front, moment, board, words }) {
  const [at, step] = useState(0);
  const line = moment.line;
  const now = line[at];
  if (!now)
    return html`
      <p class="calm">${t("review/no-line")}</p>
    `;
  const move =
    now.step.by === "chance"
      ? words(now.step)
      : t("review/by", { name: table.seats[now.step.by].name, move: words(now.step) });
  const made = line
    .slice(0, at + 1)
    .map((/** @type {any} */ one, /** @type {number} */ n) => ({ ...one.step, ply: moment.ply + n }));
  return html`
    <${Stage}
      ...${{ table, front, view: now.view, back: ToReview({ table, ply: moment.ply }) }}
      board=${{ ...board, log: [...board.log, ...made], mover: null }}
      told=${t("review/line-step", { n: at + 1, all: line.length, move })}
    >
      <${Button}
        icon="prev"
        label=${t("frame/previous")}
        disabled=${at === 0}
        onClick=${() => step(at - 1)}
      />
      <${Button}
        icon="next"
        kind="pri"
        label=${t("frame/next")}
        disabled=${at >= line.length - 1}
        onClick=${() => step(at + 1)}
      />
    <//>
  `;
}

/** A move of one's own, judged at once. @param {any} p */
function Try({ table, front, moment, board, words, path }) {
  const [tried, tell] = useState(/** @type {(Wire.Attempt & {step: Wire.Step})|null} */ (null));
  const [busy, wait] = useState(false);
  const decision = moment.decision;
  const best = moment.choices.find((/** @type {Wire.Step} */ one) => one.move === decision?.lines[0]?.move);
  const act = async (/** @type {Wire.Step|string} */ asked) => {
    const step = typeof asked === "string" ? { move: asked, do: "" } : asked;
    wait(true);
    try {
      tell({ ...(await post(path, { move: step.move })), step });
    } catch (/** @type {any} */ error) {
      say(error.message);
    }
    wait(false);
    return true;
  };
  const told = busy
    ? t("review/judging")
    : tried
      ? html`
          ${words(tried.step)}${" "}
          <${Mark} verdict=${tried.verdict} />
          ${" "}${tried.verdict === "best"
            ? t("review/found-best")
            : tried.gain > 0
              ? t("review/tried-gain", {
                  lost: percent(Math.max(0, tried.chance.value)),
                  gain: percent(tried.gain),
                })
              : t("review/tried-cost", { lost: percent(Math.max(0, tried.chance.value)) })}
          ${isClose(tried) &&
          html`
            ${" "}${t("review/close-call")}
          `}
        `
      : decision
        ? t("review/try-help")
        : t("review/not-judged");
  return html`
    <${Stage}
      ...${{ table, front, view: moment.view, told, back: ToReview({ table, ply: moment.ply }) }}
      board=${{
        ...board,
        table: { ...board.table, waiting: [moment.seat] },
        choices: busy ? [] : moment.choices,
        still: false,
        busy,
        act,
        hint: tried?.step ?? null,
      }}
    >
      ${best &&
      html`
        <${Button} icon="lamp" onClick=${() => act(best)}>${t("review/show-best")}<//>
      `}
    <//>
  `;
}

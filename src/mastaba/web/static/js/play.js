// A running game: status line, players, board, log. Everything of the game itself comes from its front.
import { useEffect, useLayoutEffect, useRef, useState } from "../vendor/hooks.js";
import { area, t, told, withNames } from "./language.js";
import { post } from "./api.js";
import { useBeats } from "./beats.js";
import { soundOffer } from "./hearing.js";
import { Hint } from "./hint.js";
import { useKeys } from "./keys.js";
import { Later } from "./later.js";
import { useLesson } from "./lesson.js";
import { Chat, Log } from "./log.js";
import { Players } from "./panels.js";
import { Button, DoneDock, Icon, Seat, html } from "./parts.js";
import { useShape } from "./shape.js";
import { left } from "./spans.js";
import { say, set, settings } from "./state.js";
import { Rematch, verdict } from "./verdict.js";

await area("table");

/**
 * Seats of mine that have to act themselves: no bot plays for them.
 * @param {Wire.Table} table
 * @returns {number[]}
 */
export const toAct = (table) =>
  table.mine.filter((seat) => table.waiting.includes(seat) && !table.seats[seat].standing_in);

/**
 * The seat at this screen: stay with one who still has to act, else the next of mine who has, else the last
 * one.
 * @param {Wire.Table} table
 * @param {number|null} now
 */
function seatNow(table, now) {
  if (!table.mine.length) return -1;
  const due = toAct(table);
  if (now !== null && due.includes(now)) return now;
  if (due.length) return due.find((seat) => now !== null && seat > now) ?? due[0];
  return now !== null && table.mine.includes(now) ? now : table.mine[0];
}

/** @param {any} p */
export function Play({ store, table, front, cards, draft, seatAt, lost, onSheets = null }) {
  const eyes = store.eyes.value;
  const next = seatNow(table, seatAt.value);
  const was = seatAt.value;
  const hotSeat = table.mine.length > 1;
  const [shown, show] = useState(/** @type {number|null} */ (null)); // who sits at the screen
  const before = was !== null && was !== next ? eyes[String(was)]?.view : null;
  // what a turn has uncovered stays in sight until its player passes on
  const ends =
    hotSeat && before?.fleeting && eyes[String(next)]?.view?.private && (!before.private || shown === was);
  const seat = ends ? was : next;
  const eye = eyes[String(seat)] || Object.values(eyes)[0];
  // before the next frame: whoever presses something then presses it for this seat
  useLayoutEffect(() => {
    if (seatAt.peek() !== seat) {
      if (seatAt.peek() !== null && hotSeat) say(t("table/now-plays", { name: table.seats[seat].name }));
      seatAt.value = seat;
      draft.clear();
    }
    draft.seat.value = seat;
  }, [seat]);
  const hidden = hotSeat && eye?.view?.private && shown !== seat;
  // Whoever plays in sight of all has lifted the curtain too: what they win now stays until they pass on.
  useEffect(() => {
    if (hotSeat && !hidden) show(seat);
  }, [hotSeat, hidden, seat]);
  const shape = useShape();
  const turn = draft.state.value;
  // what the board did by itself is taken back with the step before it
  const together = () => front.together?.(draft.state.peek().moves) ?? 1;
  const back = () => draft.back(together());
  const mine = toAct(table).includes(seat);
  const lesson = useLesson({ table, eye, turn, front });
  const [hinted, hint] = useState(/** @type {Wire.Step|null} */ (null));
  const view = turn.view || eye?.view;
  useBeats(
    front,
    view && !hidden && !(turn.busy && turn.full)
      ? { key: String(seat), seat, view, log: eye.log || [], moves: turn.moves, cards }
      : null,
  );

  useKeys(
    (event) => {
      if (
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        /** @type {HTMLElement} */ (event.target).closest("input, textarea, select, dialog")
      )
        return;
      if (event.key === "Escape" || event.key === "Backspace") {
        if (draft.state.peek().moves.length) {
          event.preventDefault();
          back();
        }
      } else if (
        event.key === "Enter" &&
        draft.state.peek().full &&
        !(/** @type {HTMLElement} */ (event.target).closest("button, a"))
      ) {
        event.preventDefault();
        draft.done();
      }
    },
    [draft, front],
  );

  if (!eye?.view)
    return html`
      <p class="calm" role="status">${t("table/opening")}</p>
    `;
  if (hidden)
    return html`
      <main class="curtain">
        <div class="panel">
          <${Seat} seat=${seat} name=${table.seats[seat].name} s=${72} />
          <h1>${t("table/pass-to", { name: table.seats[seat].name })}</h1>
          <p>${t("table/pass-help", { name: table.seats[seat].name })}</p>
          <${Button} kind="pri" onClick=${() => show(seat)}>
            ${t("table/i-am", { name: table.seats[seat].name })}
          <//>
        </div>
      </main>
    `;

  const choices =
    table.phase !== "running" || turn.busy || table.seats[seat]?.standing_in
      ? []
      : turn.choices || eye.choices || [];
  const allowed = lesson ? lesson.only(choices) : choices;
  const props = {
    table,
    seat,
    ply: eye.ply,
    view,
    cards,
    log: eye.log || [],
    still: false,
    choices: allowed,
    hint: lesson ? (lesson.step.move && !lesson.step.quiet ? allowed[0] : null) : hinted,
    busy: turn.busy,
    draft: {
      moves: turn.moves,
      full: turn.full,
      canBack: turn.moves.length >= together() && turn.moves.length > 0,
      back,
      done: draft.done,
    },
    act: draft.act,
    preview: draft.preview,
    why: lesson ? () => say(lesson.step.says) : draft.why,
    say,
  };
  const story = html`
    <div class="logbox">
      <section class="panel logp">
        <${Log} front=${front} table=${table} log=${props.log} cards=${cards} view=${eye.view} />
        <${Chat} store=${store} table=${table} />
      </section>
    </div>
  `;
  const aside = front.layout === "cards" && shape === "low"; // then the players leave room for the log
  return html`
    <div class="wrap play">
      <${Status}
        store=${store}
        table=${table}
        front=${front}
        props=${props}
        onHint=${hint}
        mine=${mine}
        lost=${lost}
        onSheets=${onSheets}
        onPass=${ends &&
        (() => {
          draft.clear();
          seatAt.value = next;
        })}
      />
      <div class="cols" key=${shape}>
        <${Players}
          table=${table}
          front=${front}
          view=${view}
          seat=${seat}
          log=${props.log}
          cards=${cards}
          code=${store.code}
          below=${aside && story}
        />
        <main class="middle" aria-label=${front.title}>
          <${front.Board} ...${props} key=${seat} />
          ${turn.full &&
          !turn.busy &&
          !front.ownDone &&
          html`
            <${DoneDock} draft=${props.draft} />
          `}
        </main>
        <aside class="right" aria-label=${t("table/log-and-chat")}>
          ${front.Side &&
          html`
            <div class="side"><${front.Side} ...${props} /></div>
          `}
          ${!aside && story}
        </aside>
      </div>
      ${lesson &&
      (mine || lesson.step.any) &&
      !lesson.step.quiet &&
      html`
        <${Lesson} lesson=${lesson} full=${turn.full} busy=${turn.busy} />
      `}
    </div>
  `;
}

/** The step of a guided game; when the turn is drawn, "Done". @param {any} p */
function Lesson({ lesson, full, busy }) {
  const { step, number, of } = lesson;
  const leave = (/** @type {string} */ words) => {
    lesson.skip();
    say(words);
  };
  const press = () => (lesson.last ? leave(t("table/lesson-over")) : lesson.press());
  return html`
    <${Later}
      over
      load=${() => import("./guide.js").then((m) => m.Guide)}
      props=${{
        ...(full && !busy ? { at: ".dock .btn.pri", says: t("table/lesson-done") } : step),
        number: full ? number - 1 : number,
        of,
        press: step.press && !full ? press : null,
        skip: () => leave(t("table/lesson-left")),
      }}
    />
  `;
}

/** Whether something has been going on for longer than one wants to hear of it. @param {boolean} busy */
function useSlow(busy) {
  const [slow, set] = useState(false);
  useEffect(() => {
    set(false);
    if (!busy) return;
    const timer = setTimeout(() => set(true), 400);
    return () => clearTimeout(timer);
  }, [busy]);
  return busy && slow;
}

/** @param {any} p */
function Status({ store, table, front, props, onHint, mine, lost, onPass, onSheets }) {
  const running = table.phase === "running";
  const others = table.waiting.filter((/** @type {number} */ seat) => seat !== props.seat);
  const alone = mine && !others.length;
  const stood = running ? table.seats.filter((/** @type {any} */ one) => one.mine && one.standing_in) : [];
  const waiting = stood.some((/** @type {any} */ one) => !one.back);
  const back = () =>
    Promise.all(
      stood.map((/** @type {any} */ one) => post(`/tables/${table.code}/seats/${one.seat}/back`)),
    ).catch((error) => say(error.message));
  const sending = props.draft.full && props.busy;
  const slow = useSlow(sending);
  const last = useRef("");
  const says = front.status?.(props) || told(withNames(props.view.status, table.seats));
  const sentence = onSheets
    ? t("table/game-over", { who: verdict(table, table.result?.seats || []) })
    : !running
      ? t("table/broken-off")
      : lost
        ? t("table/lost-link")
        : stood.length
          ? waiting
            ? t("frame/bot-plays", { n: stood.length })
            : t("table/bot-finishes")
          : onPass
            ? t("table/turn-ends")
            : props.busy
              ? slow
                ? t("table/sending")
                : table.waiting.includes(props.seat)
                  ? last.current || says // until the answer comes
                  : says
              : props.draft.full
                ? t("frame/turn-drawn")
                : says;
  last.current = sentence;
  const tip = tipOf(front, props, mine) ?? (mine && !table.lesson ? soundOffer() : null);
  return html`
    <div class=${`status ${lost ? "lost" : mine ? "on" : ""}`}>
      ${front.Glyph &&
      html`
        <span class="glyph"><${front.Glyph} ...${props} /></span>
      `}
      <div class="said">
        <p class="msg" role="status" aria-live="polite">${sentence}</p>
        ${tip &&
        html`
          <p class="tip">
            ${tip.text}${" "}
            ${tip.yes &&
            html`
              <button type="button" onClick=${tip.accept}>${tip.yes}</button>
            `}
          </p>
        `}
      </div>
      ${tip &&
      html`
        <button
          type="button"
          class="ib enough"
          aria-label=${t("table/got-it")}
          title=${t("table/got-it")}
          onClick=${tip.enough}
        >
          ${Icon({ n: "x", s: 16 })}
        </button>
      `}
      ${onPass &&
      html`
        <${Button} kind="pri" onClick=${onPass}>${t("table/pass-on")}<//>
      `}
      ${waiting &&
      html`
        <${Button} kind="pri" onClick=${back}>${t("table/take-back-seat", { n: stood.length })}<//>
      `}
      ${onSheets &&
      html`
        <${Button} kind="pri" icon="next" onClick=${onSheets}>${t("table/score-sheets")}<//>
      `}
      ${!running &&
      !onSheets &&
      html`
        <a class="btn" href="/">${t("frame/home")}</a>
        <${Rematch} table=${table} />
      `}
      ${running &&
      !onPass &&
      (mine || others.length > 0) &&
      html`
        <div class=${`wait ${alone ? "alone" : ""}`}>
          ${others.length > 0 &&
          html`
            <span>${t("table/awaited")}</span>
          `}
          ${mine &&
          html`
            <span class="chip">
              <${Seat} seat=${props.seat} name=${table.seats[props.seat].name} s=${30} />
              <span>
                ${table.mine.length > 1
                  ? table.seats[props.seat].name
                  : alone
                    ? t("frame/your-turn")
                    : t("frame/you")}
              </span>
              <${Clock} table=${table} seat=${props.seat} />
            </span>
          `}
          ${others.map(
            (/** @type {number} */ seat) => html`
              <span class="chip" key=${seat}>
                <${Seat} seat=${seat} name=${table.seats[seat].name} bot=${table.seats[seat].bot} s=${30} />
                <span>${table.seats[seat].name}</span>
                <${Clock} table=${table} seat=${seat} />
              </span>
            `,
          )}
        </div>
      `}
      ${table.hints &&
      mine &&
      !props.draft.moves.length &&
      html`
        <${Hint} store=${store} table=${table} front=${front} props=${props} onShow=${onHint} />
      `}
    </div>
  `;
}

/** The time a seat has left, where the table has a clock. @param {any} p */
function Clock({ table, seat }) {
  const [, tick] = useState(0);
  const deadline = table.deadlines?.[seat];
  useEffect(() => {
    if (!deadline) return;
    const timer = setInterval(() => tick((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, [deadline]);
  return deadline
    ? html`
        <span class="clock">${t("table/left", left(Math.round(deadline - Date.now() / 1000)))}</span>
      `
    : null;
}

/**
 * First game: a tip at the right moment, once each.
 * @param {any} front
 * @param {any} props BoardProps
 * @param {boolean} mine
 * @returns {{text: string, enough: () => void, yes?: string, accept?: () => void}|null}
 */
function tipOf(front, props, mine) {
  const { tips, seen } = settings.value;
  if (!tips || props.seat < 0 || !mine) return null;
  const name = (/** @type {any} */ one) => `${front.folder}:${one.id}`;
  const tip = (front.tips || []).find(
    (/** @type {any} */ one) => !seen.includes(name(one)) && one.when(props),
  );
  return tip ? { text: tip.text, enough: () => set({ seen: [...seen, name(tip)] }) } : null;
}

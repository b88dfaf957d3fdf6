// A running game: status line, players, board, log. Everything of the game itself comes from its front.
import { useEffect, useRef, useState } from "../vendor/hooks.js";
import { text } from "../text/en.js";
import { post } from "./api.js";
import { Rematch } from "./end.js";
import { useKeys } from "./keys.js";
import { Chat, Log } from "./log.js";
import { Players } from "./panels.js";
import { Button, DoneDock, Icon, Seat, html } from "./parts.js";
import { say, set, settings } from "./state.js";

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
export function Play({ store, table, front, cards, draft, seatAt, lost }) {
  const eyes = store.eyes.value;
  const next = seatNow(table, seatAt.value);
  const was = seatAt.value;
  const hotSeat = table.mine.length > 1;
  const [shown, show] = useState(/** @type {number|null} */ (null)); // who has lifted the curtain
  const before = was !== null && was !== next ? eyes[String(was)]?.view : null;
  // what a turn has uncovered stays in sight until its player passes on
  const ends =
    hotSeat && before?.fleeting && eyes[String(next)]?.view?.private && (!before.private || shown === was);
  const seat = ends ? was : next;
  const eye = eyes[String(seat)] || Object.values(eyes)[0];
  useEffect(() => {
    if (seatAt.peek() !== seat) {
      if (seatAt.peek() !== null && hotSeat) say(text.nowPlays(table.seats[seat].name));
      seatAt.value = seat;
      draft.clear();
    }
    draft.seat.value = seat;
  }, [seat]);
  const hidden = hotSeat && eye?.view?.private && shown !== seat;
  const turn = draft.state.value;
  const mine = toAct(table).includes(seat);

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
          draft.back();
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
    [draft],
  );

  if (!eye?.view)
    return html`
      <p class="calm" role="status">${text.opening}</p>
    `;
  if (hidden)
    return html`
      <main class="curtain">
        <div class="panel">
          <${Seat} seat=${seat} name=${table.seats[seat].name} s=${72} />
          <h1>${text.passTo(table.seats[seat].name)}</h1>
          <p>${text.passHelp(table.seats[seat].name)}</p>
          <${Button} kind="pri" onClick=${() => show(seat)}>${text.iAm(table.seats[seat].name)}<//>
        </div>
      </main>
    `;

  const view = turn.view || eye.view;
  const props = {
    table,
    seat,
    ply: eye.ply,
    view,
    cards,
    log: eye.log || [],
    still: false,
    choices:
      table.phase !== "running" || turn.busy || table.seats[seat]?.standing_in
        ? []
        : turn.choices || eye.choices || [],
    busy: turn.busy,
    draft: { moves: turn.moves, full: turn.full, back: draft.back, done: draft.done },
    act: draft.act,
    preview: draft.preview,
    why: draft.why,
    say,
  };
  return html`
    <div class="wrap">
      <${Status}
        table=${table}
        front=${front}
        props=${props}
        mine=${mine}
        lost=${lost}
        onPass=${ends &&
        (() => {
          draft.clear();
          seatAt.value = next;
        })}
      />
      <${Tips} front=${front} props=${props} mine=${mine} />
      <div class="cols">
        <${Players}
          table=${table}
          front=${front}
          view=${view}
          seat=${seat}
          log=${props.log}
          cards=${cards}
          code=${store.code}
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
        <aside class="right" aria-label=${text.logAndChat}>
          ${front.Side &&
          html`
            <${front.Side} ...${props} />
          `}
          <section class="panel logp">
            <${Log} front=${front} table=${table} log=${props.log} cards=${cards} view=${view} />
            <${Chat} store=${store} table=${table} />
          </section>
        </aside>
      </div>
    </div>
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
function Status({ table, front, props, mine, lost, onPass }) {
  const running = table.phase === "running";
  const others = table.waiting.filter((/** @type {number} */ seat) => seat !== props.seat);
  const stood = running ? table.seats.filter((/** @type {any} */ one) => one.mine && one.standing_in) : [];
  const waiting = stood.some((/** @type {any} */ one) => !one.back);
  const back = () =>
    Promise.all(
      stood.map((/** @type {any} */ one) => post(`/tables/${table.code}/seats/${one.seat}/back`)),
    ).catch((error) => say(error.message));
  const sending = props.draft.full && props.busy;
  const slow = useSlow(sending);
  const last = useRef("");
  const says = front.status?.(props) || props.view.status;
  const sentence = !running
    ? text.brokenOff
    : lost
      ? text.lostLink
      : stood.length
        ? waiting
          ? text.botPlays(stood.length)
          : text.botFinishes
        : onPass
          ? text.turnEnds
          : sending
            ? slow
              ? text.sending
              : last.current || says
            : props.draft.full
              ? text.turnDrawn
              : says;
  last.current = sentence;
  return html`
    <div class=${`status ${lost ? "lost" : mine ? "on" : ""}`}>
      ${front.Glyph &&
      html`
        <span class="glyph"><${front.Glyph} ...${props} /></span>
      `}
      <p class="msg" role="status" aria-live="polite">${sentence}</p>
      <span class="grow"></span>
      ${onPass &&
      html`
        <${Button} kind="pri" onClick=${onPass}>${text.passOn}<//>
      `}
      ${waiting &&
      html`
        <${Button} kind="pri" onClick=${back}>${text.takeBackSeat(stood.length)}<//>
      `}
      ${!running &&
      html`
        <a class="btn" href="/">${text.home}</a>
        <${Rematch} table=${table} />
      `}
      ${running &&
      !onPass &&
      (mine || others.length > 0) &&
      html`
        <div class="wait">
          <span>${mine && !others.length ? text.yourTurn : text.waitingFor}</span>
          ${mine &&
          html`
            <span class="chip">
              <${Seat} seat=${props.seat} name=${table.seats[props.seat].name} s=${30} />
              <span>${table.mine.length > 1 ? table.seats[props.seat].name : text.you}</span>
              <${Clock} table=${table} seat=${props.seat} />
            </span>
          `}
          ${others.map(
            (/** @type {number} */ seat) => html`
              <span class="chip" key=${seat}>
                <${Seat} seat=${seat} name=${table.seats[seat].name} s=${30} />
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
        <${Hint} table=${table} front=${front} props=${props} />
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
        <span class="clock">${text.left(Math.round(deadline - Date.now() / 1000))}</span>
      `
    : null;
}

/** @param {any} p */
function Hint({ table, front, props }) {
  const [hints, show] = useState(/** @type {any[]|null} */ (null));
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => show(null), [props.view]);
  useEffect(() => {
    // Esc and a click elsewhere put it away
    if (!hints) return;
    const away = (/** @type {Event} */ event) => {
      if (!box.current?.contains(/** @type {Node} */ (event.target))) show(null);
    };
    const key = (/** @type {KeyboardEvent} */ event) => {
      if (event.key === "Escape") {
        event.preventDefault();
        show(null);
      }
    };
    document.addEventListener("pointerdown", away);
    document.addEventListener("keydown", key, true);
    return () => {
      document.removeEventListener("pointerdown", away);
      document.removeEventListener("keydown", key, true);
    };
  }, [hints]);
  const how = {
    name: (/** @type {number} */ seat) => table.seats[seat]?.name,
    cards: props.cards,
    over: false,
    log: props.log,
    view: props.view,
  };
  const inWords = (/** @type {string} */ move) => {
    const step = props.choices.find((/** @type {any} */ one) => one.move === move);
    return (step && front.words({ ...step, by: props.seat }, how)) || move;
  };
  const ask = () =>
    post(`/tables/${table.code}/hints`, { seat: props.seat, ply: props.ply }).then(
      (told) => show(told),
      (error) => say(error.message),
    );
  const told = (hints || [])
    .map((one) => ({ ...one, words: inWords(one.move) }))
    // Of those that read the same, the best.
    .filter((one, n, all) => all.findIndex((other) => other.words === one.words) === n);
  return html`
    <span class="hint" ref=${box}>
      <button
        type="button"
        class="ib"
        aria-label=${text.hint}
        title=${text.hint}
        aria-expanded=${String(Boolean(hints))}
        onClick=${() => (hints ? show(null) : ask())}
      >
        ${Icon({ n: "lamp" })}
      </button>
      ${hints &&
      html`
        <div class="hints panel">
          <h3>${text.hintTitle}</h3>
          ${told.length
            ? html`
                <ol>
                  ${told.slice(0, 3).map(
                    (one) => html`
                      <li key=${one.move}>
                        <b>${one.words}</b>
                        ${one.why &&
                        html`
                          <br />
                          <span>${one.why}</span>
                        `}
                      </li>
                    `,
                  )}
                </ol>
              `
            : text.noHint}
        </div>
      `}
    </span>
  `;
}

/** First game: a tip at the right moment, once each. @param {any} p */
function Tips({ front, props, mine }) {
  const { tips, seen } = settings.value;
  const tip =
    tips && props.seat >= 0 && mine
      ? (front.tips || []).find(
          (/** @type {any} */ one) => !seen.includes(`${front.folder}:${one.id}`) && one.when(props),
        )
      : null;
  if (!tip) return null;
  return html`
    <aside class="tip" aria-label=${text.tip}>
      <span class="lampicon">${Icon({ n: "lamp", s: 24 })}</span>
      <p>${tip.text}</p>
      <${Button} onClick=${() => set({ seen: [...seen, `${front.folder}:${tip.id}`] })}>${text.gotIt}<//>
    </aside>
  `;
}

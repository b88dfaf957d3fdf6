// A running game: status line, players, board, log. Everything of the game itself comes from its front.
import { useEffect, useState } from '../vendor/hooks.js';
import { text } from '../text/en.js';
import { post } from './api.js';
import { Chat, Log } from './log.js';
import { Players } from './panels.js';
import { Button, DoneDock, Icon, Seat, html } from './parts.js';
import { say, set, settings } from './state.js';

/** The seat at this screen: stay with one who still has to act, else the next of mine who has, else the last one. @param {any} table @param {number|null} now */
function seatNow(table, now) {
  if (!table.mine.length) return -1;
  const due = table.mine.filter(seat => table.waiting.includes(seat));
  if (now !== null && due.includes(now)) return now;
  if (due.length) return due.find(seat => now !== null && seat > now) ?? due[0];
  return now !== null && table.mine.includes(now) ? now : table.mine[0];
}

/** @param {any} p */
export function Play({ store, table, front, cards, draft, seatAt }) {
  const seat = seatNow(table, seatAt.value);
  const eye = store.eyes.value[String(seat)] || Object.values(store.eyes.value)[0];
  const hotSeat = table.mine.length > 1;
  const [shown, show] = useState(/** @type {number|null} */ (null)); // who has lifted the curtain
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
  const mine = seat >= 0 && table.waiting.includes(seat);

  useEffect(() => {
    const key = (/** @type {KeyboardEvent} */ event) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || /** @type {HTMLElement} */ (event.target).closest('input, textarea, select, dialog')) return;
      if (event.key === 'Escape' || event.key === 'Backspace') { if (draft.state.peek().moves.length) { event.preventDefault(); draft.back(); } }
      else if (event.key === 'Enter' && draft.state.peek().full && !/** @type {HTMLElement} */ (event.target).closest('button, a')) { event.preventDefault(); draft.done(); }
    };
    document.addEventListener('keydown', key);
    return () => document.removeEventListener('keydown', key);
  }, [draft]);

  if (!eye?.view) return html`<p class="calm" role="status">${text.opening}</p>`;
  if (hidden) return html`<main class="curtain"><div class="panel"><${Seat} seat=${seat} name=${table.seats[seat].name} s=${72} /><h1>${text.passTo(table.seats[seat].name)}</h1><p>${text.passHelp(table.seats[seat].name)}</p><${Button} kind="pri" onClick=${() => show(seat)}>${text.iAm(table.seats[seat].name)}<//></div></main>`;

  const view = turn.view || eye.view;
  const props = {
    table, seat, ply: eye.ply, view, cards, log: eye.log || [], still: false,
    choices: table.phase !== 'running' || turn.busy ? [] : turn.choices || eye.choices || [],
    busy: turn.busy,
    draft: { moves: turn.moves, full: turn.full, back: draft.back, done: draft.done },
    act: draft.act, preview: draft.preview, why: draft.why, say,
  };
  return html`<div class="wrap">
    <${Status} table=${table} front=${front} props=${props} mine=${mine} />
    <${Tips} front=${front} props=${props} mine=${mine} />
    <div class="cols">
      <${Players} table=${table} front=${front} view=${view} seat=${seat} log=${props.log} cards=${cards} code=${store.code} />
      <main class="middle" aria-label=${front.title}>
        <${front.Board} ...${props} key=${seat} />
        ${turn.full && !turn.busy && !front.ownDone && html`<${DoneDock} draft=${props.draft} />`}
      </main>
      <aside class="right" aria-label=${text.logAndChat}>
        ${front.Side && html`<${front.Side} ...${props} />`}
        <section class="panel logp"><${Log} front=${front} table=${table} log=${props.log} cards=${cards} view=${view} /><${Chat} store=${store} table=${table} /></section>
      </aside>
    </div>
  </div>`;
}

/** @param {any} p */
function Status({ table, front, props, mine }) {
  const others = table.waiting.filter(seat => seat !== props.seat);
  const sentence = table.phase === 'abandoned' ? text.brokenOff : props.draft.full ? (props.busy ? text.sending : text.turnDrawn) : props.view.status;
  return html`<div class=${`status ${mine ? 'on' : ''}`}>
    ${front.Glyph && html`<span class="glyph"><${front.Glyph} ...${props} /></span>`}
    <p class="msg" role="status" aria-live="polite">${sentence}</p>
    <span class="grow"></span>
    ${table.phase === 'running' && (mine || others.length > 0) && html`<div class="wait"><span>${mine && !others.length ? text.yourTurn : text.waitingFor}</span>
      ${mine && html`<span class="chip"><${Seat} seat=${props.seat} name=${table.seats[props.seat].name} s=${30} /><span>${table.mine.length > 1 ? table.seats[props.seat].name : text.you}</span><${Clock} table=${table} seat=${props.seat} /></span>`}
      ${others.map(seat => html`<span class="chip" key=${seat}><${Seat} seat=${seat} name=${table.seats[seat].name} s=${30} /><span>${table.seats[seat].name}</span><${Clock} table=${table} seat=${seat} /></span>`)}</div>`}
    ${table.hints && mine && !props.draft.moves.length && html`<${Hint} table=${table} front=${front} props=${props} />`}
  </div>`;
}

/** The time a seat has left, where the table has a clock. @param {any} p */
function Clock({ table, seat }) {
  const [, tick] = useState(0);
  const deadline = table.deadlines?.[seat];
  useEffect(() => {
    if (!deadline) return;
    const timer = setInterval(() => tick(n => n + 1), 1000);
    return () => clearInterval(timer);
  }, [deadline]);
  return deadline ? html`<span class="clock">${text.left(Math.round(deadline - Date.now() / 1000))}</span>` : null;
}

/** @param {any} p */
function Hint({ table, front, props }) {
  const [hints, show] = useState(/** @type {any[]|null} */ (null));
  useEffect(() => show(null), [props.view]);
  const how = { name: seat => table.seats[seat]?.name, cards: props.cards, over: false, log: props.log };
  const inWords = move => { const step = props.choices.find(one => one.move === move); return (step && front.words({ ...step, by: props.seat }, how)) || move; };
  const ask = () => post(`/tables/${table.code}/hints`, { seat: props.seat, ply: props.ply }).then(told => show(told), error => say(error.message));
  return html`<span class="hint"><button type="button" class="ib" aria-label=${text.hint} title=${text.hint} aria-expanded=${String(Boolean(hints))} onClick=${() => (hints ? show(null) : ask())}>${Icon({ n: 'lamp' })}</button>
    ${hints && html`<div class="hints panel"><h3>${text.hintTitle}</h3>${hints.length ? html`<ol>${hints.slice(0, 3).map(one => html`<li key=${one.move}><b>${inWords(one.move)}</b>${one.why && html`<br /><span>${one.why}</span>`}</li>`)}</ol>` : text.noHint}</div>`}</span>`;
}

/** First game: a tip at the right moment, once each. @param {any} p */
function Tips({ front, props, mine }) {
  const { tips, seen } = settings.value;
  const tip = tips && props.seat >= 0 && mine ? (front.tips || []).find(one => !seen.includes(`${front.folder}:${one.id}`) && one.when(props)) : null;
  if (!tip) return null;
  return html`<aside class="tip" aria-label=${text.tip}><span class="lampicon">${Icon({ n: 'lamp', s: 24 })}</span><p>${tip.text}</p><${Button} onClick=${() => set({ seen: [...seen, `${front.folder}:${tip.id}`] })}>${text.gotIt}<//></aside>`;
}


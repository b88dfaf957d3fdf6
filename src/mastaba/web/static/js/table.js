// A table: gathering, running or finished.
import { useEffect, useMemo, useState } from '../vendor/hooks.js';
import { useComputed, useSignal } from '../vendor/signals.js';
import { front as frontOf } from '../games/list.js';
import { text } from '../text/en.js';
import { cardsOf } from './api.js';
import { drafting } from './draft.js';
import { End } from './end.js';
import { Lobby } from './lobby.js';
import { openTable } from './live.js';
import { html } from './parts.js';
import { Play } from './play.js';
import { Replay } from './replay.js';
import { sound } from './sound.js';
import { hash, message, say } from './state.js';
import { TopBar } from './topbar.js';

/** @param {{id: string}} p */
export function Table({ id }) {
  const code = id.toUpperCase();
  const store = useMemo(() => openTable(code), [code]);
  useEffect(() => () => store.close(), [store]);
  const [game, ready] = useState(/** @type {any} */ (null));
  const seatAt = useSignal(/** @type {number|null} */ (null));
  const draft = useMemo(() => drafting(store, () => Boolean(game?.front.confirm)), [store, game]);
  const name = useComputed(() => store.table.value?.game).value;
  const table = store.table.value;

  useEffect(() => {
    if (!name) return;
    Promise.all([frontOf(name), cardsOf(name)]).then(([front, cards]) => ready({ front, cards }), error => say(error.message, [text.reload, () => location.reload()]));
  }, [name]);

  // The connection: say when it goes, and when it is back.
  const link = store.link.value;
  useEffect(() => {
    if (link !== 'lost') return;
    say(text.lostLink);
    return () => { if (message.value?.text === text.lostLink) message.value = null; say(text.backAgain); };
  }, [link]);

  // My turn: a mark in the tab's title and a sound.
  const myTurn = Boolean(table && table.phase === 'running' && table.mine.some(seat => table.waiting.includes(seat)));
  useEffect(() => {
    document.title = `${myTurn ? '● ' : ''}${game?.front.title || 'Mastaba'}${table ? ` · ${table.code}` : ''}`;
    if (myTurn) sound('turn');
    return () => { document.title = 'Mastaba'; };
  }, [myTurn, game, table?.code]);
  const over = table?.phase === 'finished';
  useEffect(() => { if (over) sound('end'); }, [over]);

  if (store.error.value) return html`<main class="calm"><h1>${text.noTable}</h1><p role="alert">${store.error.value.message}</p><a class="btn pri" href="/">${text.home}</a></main>`;
  if (!table || !game) return html`<p class="calm" role="status">${text.opening}</p>`;
  const props = { store, table, front: game.front, cards: game.cards, draft, seatAt };
  const replaying = over && /^#\d+$/.test(hash.value);
  return html`<div class=${`at-table game-${game.front.folder} ${table.phase}`}>
    <${TopBar} ...${props} />
    ${table.phase === 'gathering' ? html`<${Lobby} ...${props} />`
    : replaying ? html`<${Replay} ...${props} at=${Number(hash.value.slice(1))} />`
    : over ? html`<${End} ...${props} />`
    : html`<${Play} ...${props} />`}
  </div>`;
}

// A table: gathering, running or finished.
import { useEffect, useMemo, useRef, useState } from "../vendor/hooks.js";
import { useComputed, useSignal } from "../vendor/signals.js";
import { front as frontOf } from "../games/list.js";
import { text } from "../text/en.js";
import { cardsOf, reason } from "./api.js";
import { drafting } from "./draft.js";
import { End } from "./end.js";
import { Join } from "./join.js";
import { Lobby } from "./lobby.js";
import { openTable } from "./live.js";
import { html } from "./parts.js";
import { Play, toAct } from "./play.js";
import { Replay } from "./replay.js";
import { sound } from "./sound.js";
import { hash, say } from "./state.js";
import { TopBar } from "./topbar.js";

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
    Promise.all([frontOf(name), cardsOf(name)]).then(
      ([front, cards]) => ready({ front, cards }),
      (error) => reason(error).then((words) => say(words, [text.reload, () => location.reload()])),
    );
  }, [name]);

  // The connection: as long as it is gone the status line says so, or a bar where there is none.
  const lost = store.link.value === "lost";
  const wasLost = useRef(false);
  useEffect(() => {
    if (wasLost.current && !lost) say(text.backAgain);
    wasLost.current = lost;
  }, [lost]);

  // My turn: a mark in the tab's title and a sound.
  const myTurn = Boolean(table && table.phase === "running" && toAct(table).length);
  useEffect(() => {
    const title = game?.front.title || "Mastaba";
    document.title = `${myTurn ? "● " : ""}${title}${table ? ` · ${table.code}` : ""}`;
    if (myTurn) sound("turn");
    return () => {
      document.title = "Mastaba";
    };
  }, [myTurn, game, table?.code]);
  const over = table?.phase === "finished";
  useEffect(() => {
    if (over) sound("end");
  }, [over]);

  if (store.error.value)
    return html`
      <main class="calm">
        <h1>${text.noTable}</h1>
        <p role="alert">${store.error.value.message}</p>
        <${Join} code=${code} />
        <a class="btn" href="/">${text.home}</a>
      </main>
    `;
  if (!table || !game)
    return html`
      <p class="calm" role="status">${text.opening}</p>
    `;
  const props = { store, table, front: game.front, cards: game.cards, draft, seatAt, lost };
  const replaying = table.looks_back > 0 && /^#\d+$/.test(hash.value);
  return html`
    <div class=${`at-table game-${game.front.folder} ${table.phase}`}>
      <${TopBar} ...${props} />
      ${lost &&
      table.phase !== "running" &&
      html`
        <p class="lost" role="alert">${text.lostLink}</p>
      `}
      ${table.phase === "gathering"
        ? html`
            <${Lobby} ...${props} />
          `
        : replaying
          ? html`
              <${Replay} ...${props} at=${Number(hash.value.slice(1))} />
            `
          : over
            ? html`
                <${End} ...${props} />
              `
            : html`
                <${Play} ...${props} />
              `}
    </div>
  `;
}

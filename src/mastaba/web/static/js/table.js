// A table: gathering, running or finished.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "../vendor/hooks.js";
import { useComputed, useSignal } from "../vendor/signals.js";
import { front as frontOf } from "../games/list.js";
import { area, t } from "./language.js";
import { cardsOf, reason } from "./api.js";
import { drafting } from "./draft.js";
import { Later } from "./later.js";
import { openTable } from "./live.js";
import { html } from "./parts.js";
import { Play, toAct } from "./play.js";
import { branchWords } from "./branch.js";
import { sound } from "./sound.js";
import { hash, say } from "./state.js";
import "./tells.js"; // symbols explain themselves
import { TopBar } from "./topbar.js";

await area("table");

// The server has named the game: I sit at this table, so it is asked for before anything is drawn.
const known = document.documentElement.dataset.game;
let early = known ? openTable(decodeURIComponent(location.pathname.slice(3)).toUpperCase()) : null;
if (known) for (const asked of [frontOf(known), cardsOf(known)]) asked.catch(() => {});

/** @param {string} code */
function opened(code) {
  const found = early?.code === code ? early : openTable(code);
  if (early !== found) early?.close();
  early = null;
  return found;
}

const LOOK = 3000; // ms, at the last board
const end = () => import("./end.js").then((m) => m.End);
const join = () => import("./join.js").then((m) => m.Join);
const lobby = () => import("./lobby.js").then((m) => m.Lobby);
const replay = () => import("./replay.js").then((m) => m.Replay);
const review = () => import("./review.js").then((m) => m.Review);

/** @param {{id: string}} p */
export function Table({ id }) {
  const code = id.toUpperCase();
  const store = useMemo(() => opened(code), [code]);
  useEffect(() => () => store.close(), [store]);
  const [game, ready] = useState(/** @type {any} */ (null));
  const seatAt = useSignal(/** @type {number|null} */ (null));
  const draft = useMemo(
    () => drafting(store, () => Boolean(game?.front.confirm), game?.front.whyNot),
    [store, game],
  );
  const name = useComputed(() => store.table.value?.game).value;
  const table = store.table.value;

  useEffect(() => {
    if (!name) return;
    Promise.all([frontOf(name), cardsOf(name)]).then(
      ([front, cards]) => ready({ front, cards }),
      (error) => reason(error).then((words) => say(words, [t("frame/reload"), () => location.reload()])),
    );
  }, [name]);

  // The connection: as long as it is gone the status line says so, or a bar where there is none.
  const lost = store.link.value === "lost";
  const wasLost = useRef(false);
  useEffect(() => {
    if (wasLost.current && !lost) say(t("table/back-again"));
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
  // A table that plays on from another says so, once.
  const branch = table?.origin && table.phase === "running" ? branchWords(table) : "";
  useEffect(() => {
    if (branch) say(branch);
  }, [branch]);
  const over = table?.phase === "finished";
  // The last move and the last board are seen before the score sheets open: by themselves after a while, or
  // when they are asked for, if somebody touches the board.
  const played = useRef(false);
  if (table?.phase === "running") played.current = true;
  const [sheets, open] = useState(false);
  // before the next frame: a touch counts as soon as that board is seen
  useLayoutEffect(() => {
    if (!over || !played.current) return;
    end().catch(() => {}); // it is there when it opens
    const later = setTimeout(() => open(true), LOOK);
    const stay = () => clearTimeout(later);
    addEventListener("pointerdown", stay);
    addEventListener("keydown", stay);
    return () => {
      stay();
      removeEventListener("pointerdown", stay);
      removeEventListener("keydown", stay);
    };
  }, [over]);
  const final = over && played.current && !sheets;
  useEffect(() => {
    if (over && !final) sound("end");
  }, [over, final]);

  if (store.error.value)
    return html`
      <main class="calm">
        <h1>${store.error.value.status === 403 ? t("table/not-let-in") : t("table/no-table")}</h1>
        <p role="alert">${store.error.value.message}</p>
        <${Later} over load=${join} props=${{ code }} />
        <a class="btn" href="/">${t("frame/home")}</a>
      </main>
    `;
  if (!table || !game)
    return html`
      <p class="calm" role="status">${t("table/opening")}</p>
    `;
  const props = { store, table, front: game.front, cards: game.cards, draft, seatAt, lost };
  const replaying = table.looks_back > 0 && /^#\d+$/.test(hash.value);
  return html`
    <div class=${`at-table lay-${game.front.layout || "lists"} game-${game.front.folder} ${table.phase}`}>
      <${TopBar} ...${props} />
      ${lost &&
      table.phase !== "running" &&
      html`
        <p class="lost" role="alert">${t("table/lost-link")}</p>
      `}
      ${table.phase === "gathering"
        ? html`
            <${Later} key="lobby" load=${lobby} props=${props} />
          `
        : replaying
          ? html`
              <${Later} key="replay" load=${replay} props=${{ ...props, at: Number(hash.value.slice(1)) }} />
            `
          : over && hash.value.startsWith("#review")
            ? html`
                <${Later} key="review" load=${review} props=${props} />
              `
            : over && !final
              ? html`
                  <${Later} key="end" load=${end} props=${{ ...props, fresh: played.current }} />
                `
              : html`
                  <${Play} ...${props} onSheets=${final ? () => open(true) : null} />
                `}
    </div>
  `;
}

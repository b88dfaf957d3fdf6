// A table as this browser knows it: news from the server, kept up to date by itself.
import { batch, signal } from "../vendor/signals.js";
import { ApiError, get, newId, post } from "./api.js";
import { ready, t } from "./language.js";

const PATIENCE = 15000; // for an answer on the socket, in milliseconds
/** The same questions as calls, for when there is no socket. @type {Record<string, string>} */
const CALLS = { move: "moves", preview: "preview", hints: "hints" };

/**
 * What this browser knows of one seat.
 * @typedef {{ply: number, cursor: number, view: Wire.View, choices: Wire.Step[], log: Wire.LogLine[]}} Eye
 */

/** News merged into what was known. @param {Wire.LogLine[]} old @param {Wire.LogNews|undefined} log */
export function mergeLog(old, log) {
  if (!log) return old;
  const byPly = new Map(old.map((step) => [step.ply, step]));
  for (const step of log.add || []) byPly.set(step.ply, step);
  const kept = [...byPly.values()].filter(
    (step) => !log.keep || log.keep.some(([from, to]) => from <= step.ply && step.ply <= to),
  );
  return kept.sort((a, b) => a.ply - b.ply);
}

/** The host does not let me in, or the table was removed: to connect again would not help. */
const REFUSED = [4403, 4404];

/** @param {string} code */
export function openTable(code) {
  const store = {
    code,
    table: signal(/** @type {Wire.Table|null} */ (null)),
    eyes: signal(/** @type {Record<string, Eye>} */ ({})),
    chat: signal(/** @type {Wire.ChatLine[]} */ ([])),
    link: signal(/** @type {'opening'|'live'|'lost'} */ ("opening")),
    error: signal(/** @type {ApiError|null} */ (null)),
    take,
    ask,
    reopen,
    close,
  };
  /** @type {WebSocket|null} */
  let socket = null;
  let closed = false;
  let tries = 0;
  let timer = 0;
  let beat = 0;
  let heard = 0;
  /** Questions without an answer yet, by their id. @type {Map<string, (answer: any) => void>} */
  const asked = new Map();

  /** @param {Wire.News} news */
  function take(news) {
    batch(() => {
      if (news.table) store.table.value = /** @type {Wire.Table} */ ({ ...store.table.value, ...news.table });
      if (news.eyes) {
        const eyes = { ...store.eyes.value };
        for (const [seat, eye] of Object.entries(news.eyes)) {
          const before = eyes[seat] || { log: [] };
          eyes[seat] = { ...before, ...eye, log: mergeLog(before.log, eye.log) };
        }
        const mine = store.table.value?.mine || [];
        for (const seat of Object.keys(eyes))
          if (mine.length ? !mine.includes(Number(seat)) : seat !== "-1") delete eyes[seat];
        store.eyes.value = eyes;
      }
      if (news.chat?.add?.length) {
        const lines = new Map(store.chat.value.map((line) => [line.number, line]));
        for (const line of news.chat.add) lines.set(line.number, line);
        store.chat.value = [...lines.values()].sort((a, b) => a.number - b.number);
      }
    });
  }

  /**
   * Ask on the socket, or with a call if there is none: what a call answers, or ApiError. Without an answer
   * (status 0) the same id may be asked again, it counts once.
   * @param {'move'|'preview'|'hints'} type
   * @param {{seat: number, ply: number, moves?: string[], id?: string}} body
   * @returns {Promise<any>}
   */
  function ask(type, body) {
    if (store.link.value !== "live" || socket?.readyState !== WebSocket.OPEN)
      return post(`/tables/${code}/${CALLS[type]}`, body);
    const id = body.id || newId();
    const line = socket;
    return new Promise((done, fail) => {
      const late = setTimeout(() => answer(null), PATIENCE);
      const answer = (/** @type {any} */ said) => {
        clearTimeout(late);
        asked.delete(id);
        if (!said) fail(new ApiError(0, { error: t("frame/no-server") }));
        else if (said.type === "refused") ready(said).then(() => fail(new ApiError(said.status, said)), fail);
        else ready(said).then(() => done(type === "hints" ? said.hints : said), fail);
      };
      asked.set(id, answer);
      line.send(JSON.stringify({ ...body, type, id }));
    });
  }

  /** The line is gone: whoever waits for an answer asks again. */
  const unanswered = () => [...asked.values()].forEach((answer) => answer(null));

  function connect() {
    if (closed) return;
    const cursors = Object.values(store.eyes.value)
      .map((eye) => eye.cursor)
      .filter(Number.isInteger);
    const from = cursors.length ? `?cursor=${Math.min(...cursors)}` : "";
    const line = new WebSocket(
      `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${code}/live${from}`,
    );
    socket = line;
    line.onmessage = (event) => {
      heard = Date.now();
      const news = JSON.parse(event.data);
      if (news.type !== "news") return asked.get(news.id)?.(news);
      tries = 0;
      batch(() => {
        store.link.value = "live";
        store.error.value = null;
        take(news);
      });
    };
    line.onclose = (event) => {
      if (closed || line !== socket) return;
      unanswered();
      if (store.table.value && REFUSED.includes(event.code)) {
        close();
        // why, in the reader’s language: what a socket says when it closes is in English, for programs
        get(`/tables/${code}`).then(
          () => (store.error.value = new ApiError(event.code - 4000, { error: event.reason })),
          (error) => (store.error.value = error),
        );
        return;
      }
      if (store.link.value === "live") store.link.value = "lost";
      // a table that is not there will not be there in a second either: ask once, in words
      if (!store.table.value)
        get(`/tables/${code}`).then(take, (error) => {
          if (error.status >= 400 && error.status < 500) {
            store.error.value = error;
            closed = true;
          }
        });
      timer = setTimeout(connect, Math.min(8000, 250 * 2 ** tries++) * (0.75 + Math.random() / 2));
    };
  }

  /** Connect again: my seats have changed, or the connection is dead. */
  function reopen(forget = false) {
    clearTimeout(timer);
    const old = socket;
    socket = null;
    old?.close();
    unanswered();
    if (forget) store.eyes.value = {};
    tries = 0;
    connect();
  }

  function close() {
    closed = true;
    unanswered();
    clearTimeout(timer);
    clearInterval(beat);
    removeEventListener("online", wake);
    document.removeEventListener("visibilitychange", wake);
    socket?.close();
  }

  // a phone that slept, a network that went: notice it without waiting for the socket to
  const wake = () => {
    if (!document.hidden && !closed && (socket?.readyState !== WebSocket.OPEN || Date.now() - heard > 40000))
      reopen();
  };
  addEventListener("online", wake);
  document.addEventListener("visibilitychange", wake);
  beat = setInterval(() => {
    if (socket?.readyState === WebSocket.OPEN) {
      if (heard && Date.now() - heard > 60000) reopen();
      else socket.send('{"type":"ping"}');
    }
  }, 20000);
  connect();
  return store;
}

// Calls to the server. Their errors have sentences that players can read.
import { ready, sentence, t, told } from "./language.js";

/** A call that failed: what the server answered, or that there is no server. The message is a sentence. */
export class ApiError extends Error {
  /** @param {number} status @param {any} body */
  constructor(status, body) {
    super(sentence(told(body?.message) || body?.error || t("frame/odd-answer", { status })));
    this.status = status;
    this.body = body || {};
    this.rule = body?.rule || null;
  }
}

const cookie = (/** @type {string} */ name) =>
  document.cookie
    .split("; ")
    .find((one) => one.startsWith(name + "="))
    ?.slice(name.length + 1) || "";

/**
 * @param {string} method @param {string} path @param {any} [body]
 * @param {(said: any) => any} [read] what of the answer is read at once: only its texts are waited for
 * @returns {Promise<any>}
 */
export async function call(method, path, body, read = (said) => said) {
  /** @type {Record<string, string>} */
  const headers = { accept: "application/json" };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (method !== "GET") headers["x-csrftoken"] = cookie("__Host-csrftoken") || cookie("csrftoken");
  let answer;
  try {
    answer = await fetch("/api" + path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new ApiError(0, { error: t("frame/no-server") });
  }
  const said = await answer.json().catch(() => null);
  await ready(answer.ok ? read(said) : said);
  if (!answer.ok) throw new ApiError(answer.status, said);
  return said;
}

/**
 * Why a part of the page did not come, in words: there is no server, or the page is broken.
 * @param {any} error
 * @returns {Promise<string>}
 */
export async function reason(error) {
  if (error instanceof ApiError) return error.message;
  return get("/games").then(
    () => t("frame/broken"),
    (trouble) => trouble.message,
  );
}

export const get = (/** @type {string} */ path) => call("GET", path);
export const post = (/** @type {string} */ path, body = {}) => call("POST", path, body);

/** An id of our own for a submission: the same one sent twice counts once. */
export const newId = () =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((n) => n.toString(16).padStart(2, "0")).join("");

/** @type {Map<string, Promise<any>>} */
const decks = new Map();

/** The card list of a game, with its cards by id. @param {string} game */
export function cardsOf(game) {
  if (!decks.has(game)) {
    const asked = get(`/games/${game}/cards`).then((list) => ({
      ...list,
      byId: Object.fromEntries((list.cards || []).map((/** @type {{id: string}} */ card) => [card.id, card])),
    }));
    asked.catch(() => decks.delete(game));
    decks.set(game, asked);
  }
  return /** @type {Promise<any>} */ (decks.get(game));
}

/** The games. What their options are called is asked for where it is read.
 * @returns {Promise<Wire.GameInfo[]>} */
export const askGames = () =>
  call("GET", "/games", undefined, (all) =>
    all.map((/** @type {Wire.GameInfo} */ game) => [game.summary, game.bots]),
  );

/** @type {Promise<Wire.GameInfo[]>|null} */
let listed = null;

/** The games that the server has, asked for once. */
export const gamesList = () =>
  (listed ??= askGames().catch((error) => {
    listed = null;
    throw error;
  }));

/**
 * The bot that takes a seat where nobody has chosen one: the second level, a fair opponent.
 * @param {Wire.GameInfo} game
 */
export const usualBot = (game) => (game.bots[1] || game.bots[0])?.name;

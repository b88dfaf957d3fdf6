// The review of a table, asked for until it is done; the steps of the game, and where its turns begin.
import { useEffect, useMemo, useState } from "../vendor/hooks.js";
import { get, post } from "./api.js";
import { say } from "./state.js";

const AGAIN = 800; // ms between two questions
const NOTABLE = 0.05; // of the winning chance: what less costs is not called anything
const LATER = 4000; // when the server is not ready

/**
 * The review as far as it is.
 * @param {string} code
 * @param {boolean} begins whether to have it made; otherwise it is shown only if it is there
 * @returns {{review: Wire.Review|null, trouble: string|null}}
 */
export function useReview(code, begins = true) {
  const [review, show] = useState(/** @type {Wire.Review|null} */ (null));
  const [trouble, tell] = useState(/** @type {string|null} */ (null));
  useEffect(() => {
    let later = 0;
    let gone = false;
    const path = `/tables/${code}/review`;
    const first = () => (begins ? post(path) : get(path));
    const ask = (/** @type {Promise<any>} */ answer) =>
      answer.then(
        (told) => {
          if (gone) return;
          tell(null);
          show(told.review);
          if (told.review?.stage !== "done") later = setTimeout(() => ask(get(path)), AGAIN);
        },
        (error) => {
          if (gone) return;
          tell(error.message);
          if (error.status === 503 || error.status === 0) later = setTimeout(() => ask(first()), LATER);
        },
      );
    ask(first());
    return () => {
      gone = true;
      clearTimeout(later);
    };
  }, [code, begins]);
  return { review, trouble };
}

/**
 * All steps of a finished game, and the first step of each of its turns.
 * @param {any} p
 * @returns {{log: any[], turns: number[]}}
 */
export function useSteps({ table, front, cards, view }) {
  const [record, load] = useState(/** @type {any} */ (null));
  useEffect(() => {
    get(`/tables/${table.code}/record`).then(load, (error) => say(error.message));
  }, [table.code]);
  const log = useMemo(
    () =>
      (record?.steps ?? []).map((/** @type {any} */ step, /** @type {number} */ ply) => ({ ...step, ply })),
    [record],
  );
  const turns = useMemo(
    () =>
      log.length && view && front.story
        ? front
            .story({ log, view, cards, table, over: true, name: () => "" })
            .filter((/** @type {any} */ one) => one.number)
            .map((/** @type {any} */ one) => one.ply)
            .sort((/** @type {number} */ a, /** @type {number} */ b) => a - b)
        : [],
    [log, view, cards],
  );
  return { log, turns };
}

/** The turn that a step belongs to, from 1. @param {number[]} turns @param {number} ply */
export const turnAt = (turns, ply) => turns.filter((one) => one <= ply).length;

/**
 * The steps that a review can be opened at, one for each turn: the costliest choice in it, or the first.
 * @param {Wire.Step[]} log
 * @param {number[]} turns
 * @param {number|null} seat whose choices; null: of all
 * @param {{ply: number, seat: number}[]} moments the costliest first
 */
export const stopsOf = (log, turns, seat, moments) =>
  [0, ...turns].flatMap((from, turn) => {
    const to = turns[turn] ?? log.length;
    const here = (/** @type {{ply: number}} */ one) => one.ply >= from && one.ply < to;
    const whose = (/** @type {any} */ by) => (seat === null ? by !== "chance" : by === seat);
    const found =
      moments.find((one) => here(one) && whose(one.seat)) ??
      log.slice(from, to).find((one) => whose(/** @type {any} */ (one).by));
    return found ? [{ turn, ply: /** @type {any} */ (found).ply }] : [];
  });

/** The costly moments of a review, the costliest first. @param {Wire.Review|null} review */
export const momentsOf = (review) =>
  (review?.seats ?? [])
    .flatMap((seat) => seat.decisions.filter((one) => one.lines.length))
    .sort((a, b) => b.chance.value - a.chance.value);

/** Whether a move seems to have cost something, and playouts can't tell: it counts as good.
 * @param {{verdict: string, chance: Wire.Figure}} one */
export const isClose = (one) => one.verdict === "good" && one.chance.value >= NOTABLE;

/**
 * Moves that were the best ones where most was at stake. None before all decisions are judged.
 * @param {Wire.Review|null} review
 * @param {number|null} seat
 */
export const bestOf = (review, seat) =>
  review?.stage === "done"
    ? review.seats
        .filter((_, number) => seat === null || number === seat)
        .flatMap((one) => one.decisions.filter((decision) => decision.verdict === "best"))
        .sort((a, b) => b.stake - a.stake)
    : [];

/** In a game of memory: searches in which a player could have known better, the costliest first.
 * @param {Wire.Review|null} review @param {number|null} seat */
export const lapsesOf = (review, seat) =>
  (review?.seats ?? [])
    .flatMap((one) => one.searches)
    .filter((one) => lapsed(one) && (seat === null || one.seat === seat))
    .sort((a, b) => cost(b) - cost(a));

/** @param {Wire.Search} one */
const lapsed = (one) => one.needed !== null && (!one.found || one.steps > one.needed);

/** Points that it cost; equal ones by slides. @param {Wire.Search} one */
const cost = (one) => (one.found ? 0 : one.points) + (one.steps - (one.needed ?? 0)) / 1000;

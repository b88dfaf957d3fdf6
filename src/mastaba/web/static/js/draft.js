// A turn being made: own moves are drawn at once, asked of the server, sent together, taken back with the
// reason if it refuses.
import { batch, effect, signal } from "../vendor/signals.js";
import { newId, post } from "./api.js";
import { say, settings } from "./state.js";
import { text } from "../text/en.js";

/**
 * @typedef {{
 *   moves: Wire.Step[], view: Wire.View|null, choices: Wire.Step[]|null, full: boolean, busy: boolean
 * }} Made
 */

/** @type {Made} */
const EMPTY = { moves: [], view: null, choices: null, full: false, busy: false };

/**
 * @param {ReturnType<typeof import('./live.js').openTable>} store
 * @param {() => boolean} confirms whether this game ends a turn with "Done"
 */
export function drafting(store, confirms) {
  /** Of the seat that is at the screen. */
  const seat = signal(-1);
  const state = signal(EMPTY);
  let answered = -1; // the ply that our last submission led to
  let based = -1; // the ply that the draft was made at
  let queue = Promise.resolve(true);

  const eye = () => store.eyes.value[String(seat.value)];
  const path = (/** @type {string} */ what) => `/tables/${store.code}/${what}`;
  const clear = () => {
    answered = -1;
    state.value = EMPTY;
  };

  /** @param {any} error */
  function refused(error) {
    if (error.body?.news) store.take(error.body.news);
    say(
      error.status === 409
        ? text.stale
        : error.rule && !error.message.includes(error.rule)
          ? `${error.message} (${error.rule})`
          : error.message,
    );
  }

  /** @param {{move: string}[]} moves */
  const ask = (moves) =>
    post(path("preview"), { seat: seat.value, ply: eye().ply, moves: moves.map((step) => step.move) });

  // The table has moved on: what was sent has arrived, or a draft is asked again at the new ply.
  effect(() => {
    const now = eye();
    if (!now) return;
    if (answered >= 0) {
      if (now.ply >= answered) clear();
      return;
    }
    const { moves, busy } = state.peek();
    if (moves.length && !busy && now.ply !== based) {
      based = now.ply;
      ask(moves).then(
        (told) => {
          if (state.peek().moves === moves)
            state.value = { ...state.peek(), view: told.view, choices: told.choices, full: !told.open };
        },
        (error) => {
          if (state.peek().moves === moves) {
            clear();
            refused(error);
          }
        },
      );
    }
  });

  /** @param {Wire.Step[]} moves */
  async function send(moves) {
    const id = newId();
    state.value = { ...state.peek(), moves, choices: [], full: true, busy: true };
    for (let tries = 0; ; tries++) {
      try {
        const { ply } = await post(path("moves"), {
          id,
          seat: seat.value,
          ply: eye().ply,
          moves: moves.map((step) => step.move),
        });
        batch(() => {
          answered = ply;
          if (eye() && eye().ply >= ply) clear();
        });
        return true;
      } catch (/** @type {any} */ error) {
        if ((error.status === 0 || error.status >= 500) && tries < 8) {
          // no answer: the same id again, it counts once
          if (tries === 1) say(text.retrying);
          await new Promise((done) => setTimeout(done, 400 * 2 ** Math.min(tries, 4)));
          continue;
        }
        clear();
        refused(error);
        return false;
      }
    }
  }

  /** @param {Wire.Step} step */
  async function add(step) {
    const before = state.peek();
    const moves = [...before.moves, step];
    if (before.busy || before.full) return false;
    if (!store.table.value?.drafts) return send(moves);
    state.value = { ...before, moves, choices: [], busy: true };
    based = eye().ply;
    try {
      const told = await ask(moves);
      if (state.peek().moves !== moves) return false; // taken back meanwhile
      if (!told.open && !(confirms() && settings.value.confirm)) return send(moves);
      state.value = { moves, view: told.view, choices: told.choices, full: !told.open, busy: false };
      return true;
    } catch (/** @type {any} */ error) {
      if (state.peek().moves === moves) state.value = { ...before, busy: false };
      refused(error);
      return false;
    }
  }

  return {
    seat,
    state,
    /** @param {Wire.Step|string} step */
    act: (step) => (queue = queue.then(() => add(typeof step === "string" ? { move: step, do: "" } : step))),
    /** @param {string} move */
    preview: (move) =>
      state.peek().busy || state.peek().full
        ? Promise.resolve(null)
        : ask([...state.peek().moves, { move }]).catch(() => null),
    /** @param {string} move */
    why: (move) => {
      ask([...state.peek().moves, { move }]).then(() => {}, refused);
    },
    done: () =>
      state.peek().moves.length && !state.peek().busy ? send(state.peek().moves) : Promise.resolve(false),
    clear,
    back() {
      const { moves, busy } = state.peek();
      if (!moves.length || (busy && answered >= 0)) return;
      const fewer = moves.slice(0, -1);
      if (!fewer.length) return clear();
      state.value = { ...state.peek(), moves: fewer, choices: [], full: false, busy: true };
      ask(fewer).then((told) => {
        if (state.peek().moves === fewer)
          state.value = {
            moves: fewer,
            view: told.view,
            choices: told.choices,
            full: !told.open,
            busy: false,
          };
      }, clear);
    },
  };
}

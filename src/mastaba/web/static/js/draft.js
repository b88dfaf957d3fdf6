// A turn being made: own moves are drawn at once, asked of the server, sent together, taken back with the
// reason if it refuses.
import { batch, effect, signal } from "../vendor/signals.js";
import { newId } from "./api.js";
import { rulesOpen, say, settings } from "./state.js";
import { area, t, told, withNames } from "./language.js";

await area("table");

/**
 * @typedef {{
 *   moves: Wire.Step[], view: Wire.View|null, choices: Wire.Step[]|null, full: boolean, busy: boolean
 * }} Made
 */

/**
 * What the rules answer, as it is said to a player. The terminal writes the numbers of rules and cards.
 * @param {string} said
 */
export const spoken = (said) =>
  said
    .replace(/ ?\((?:[A-Z]{2}-\d[^()]*)\)/g, "") // rules
    .replace(/ \([A-Z]\d+\)/g, ""); // cards

/** @type {Made} */
const EMPTY = { moves: [], view: null, choices: null, full: false, busy: false };

/**
 * @param {ReturnType<typeof import('./live.js').openTable>} store
 * @param {() => boolean} confirms whether this game ends a turn with "Done"
 * @param {(said: Wire.Message|undefined) => Wire.Message|undefined} [inWords] how this game says why not
 */
export function drafting(store, confirms, inWords = (said) => said) {
  /** Of the seat that is at the screen. */
  const seat = signal(-1);
  const state = signal(EMPTY);
  let answered = -1; // the ply that our last submission led to
  let based = -1; // the ply that the draft was made at
  let queue = Promise.resolve(true);

  const eye = () => store.eyes.value[String(seat.value)];
  const clear = () => {
    answered = -1;
    state.value = EMPTY;
  };

  /** @param {any} error */
  function refused(error) {
    if (error.body?.news) store.take(error.body.news);
    const table = store.table.value;
    if (error.status === 409 || !table) say(t("table/stale"));
    else
      say(
        spoken(told(inWords(withNames(error.body.message, table.seats))) || error.message),
        error.rule ? [t("frame/rules"), () => (rulesOpen.value = true)] : undefined,
      );
  }

  /** @param {{move: string}[]} moves */
  const ask = (moves) =>
    store.ask("preview", { seat: seat.value, ply: eye().ply, moves: moves.map((step) => step.move) });

  /** What these moves lead to; without them if they can't be made any more. @param {Wire.Step[]} moves */
  const settle = (moves) =>
    ask(moves).then((told) => {
      if (state.peek().moves === moves)
        state.value = { moves, view: told.view, choices: told.choices, full: !told.open, busy: false };
    }, clear);

  // A turn that was begun outlives a reload, as long as the table stands where it stood.
  const kept = () => `draft ${store.code} ${seat.value}`;
  let restored = false;
  effect(() => {
    const { moves, busy } = state.value;
    const now = eye();
    if (!now || !store.table.value?.drafts || seat.value < 0) return;
    try {
      if (!restored) {
        restored = true;
        const { ply, moves: begun } = JSON.parse(sessionStorage.getItem(kept()) || "{}");
        if (begun?.length && ply === now.ply && !moves.length) {
          based = ply;
          state.value = { ...EMPTY, moves: begun, choices: [], busy: true };
          settle(begun);
          return;
        }
      }
      if (moves.length && !busy) sessionStorage.setItem(kept(), JSON.stringify({ ply: now.ply, moves }));
      else if (!moves.length) sessionStorage.removeItem(kept());
    } catch {
      /* a browser that keeps nothing: then a reload forgets */
    }
  });

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
        const { ply } = await store.ask("move", {
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
      } catch (error) {
        if ((error.status === 0 || error.status >= 500) && tries < 8) {
          // no answer: the same id again, it counts once
          if (tries === 1) say(t("table/retrying"));
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
    } catch (error) {
      if (state.peek().moves === moves) state.value = { ...before, busy: false };
      refused(error);
      return false;
    }
  }

  return {
    seat,
    state,
    /** @param {Wire.Step|string} step */
    act: (step) =>
      (queue = queue
        .then(() => add(typeof step === "string" ? { move: step, do: "" } : step))
        .catch((error) => {
          // whatever went wrong, the next move is not to wait for it
          clear();
          refused(error);
          return false;
        })),
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
    /** Take the newest moves back. */
    back(many = 1) {
      const { moves, busy } = state.peek();
      if (moves.length < many || (busy && answered >= 0)) return;
      const fewer = moves.slice(0, -many);
      if (!fewer.length) return clear();
      state.value = { ...state.peek(), moves: fewer, choices: [], full: false, busy: true };
      settle(fewer);
    },
  };
}

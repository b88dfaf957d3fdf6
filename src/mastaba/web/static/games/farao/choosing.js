// The pyramid of Farao as a state machine: which squares can be chosen now, and what a click or a key does.
// hand.js keeps what the player has begun; surface.js draws it.
import { useEffect, useRef } from "../../vendor/hooks.js";
import { held, hold, layAlone, mover, movers, planFor, targets, ways } from "./hand.js";
import { angle, place } from "./squares.js";

const KEYS = /** @type {Record<string, number>} */ ({
  ArrowRight: 0,
  ArrowDown: 90,
  ArrowLeft: 180,
  ArrowUp: 270,
});

/** @param {any} p BoardProps */
export function useChoosing(p) {
  const { view, seat, choices, still, busy, act, why } = p;
  const now = held(p);
  const can = targets(p);
  const lays = ways(p);
  const stage = useRef(/** @type {any} */ (null));
  const figure = mover(p);
  const here = view.players[view.turn ?? seat]?.figures[figure - 1];

  // one way only: no question worth asking
  useEffect(() => {
    if (lays.length !== 1 || busy || p.hint) return undefined;
    const soon = setTimeout(() => layAlone(p, lays[0]), 350);
    return () => clearTimeout(soon);
  }, [view, busy]);

  /** @param {string} at */
  function choose(at) {
    const choice = can.get(at);
    if (choice) return act(choice);
    const looks = now.looks.includes(at) ? now.looks.filter((square) => square !== at) : [...now.looks, at];
    const plan = looks.length === 2 && planFor(p, looks);
    if (!plan) return hold(p, { looks: looks.slice(-1) });
    hold(p, { item: null, looks: [] });
    return act(plan);
  }

  const turn = (/** @type {number} */ by) => hold(p, { way: (now.way + by + lays.length) % lays.length });
  const lay = () => lays.length && act(lays[now.way % lays.length]);

  /** The nearest target that way. @param {string} from @param {number} way */
  function beside(from, way) {
    const a = place(from);
    const right = way === 0 ? 1 : way === 180 ? -1 : 0;
    const down = way === 90 ? 1 : way === 270 ? -1 : 0;
    let best = null;
    let least = Infinity;
    for (const at of can.keys()) {
      const b = place(at);
      const ahead = (b.row - a.row) * down + (b.column - a.column) * right;
      const aside = Math.abs((b.row - a.row) * right) + Math.abs((b.column - a.column) * down);
      if (ahead > 0 && ahead + 2.5 * aside < least) [best, least] = [at, ahead + 2.5 * aside];
    }
    return best;
  }

  /** @param {KeyboardEvent} event */
  function key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || still || !choices.length) return;
    const way = KEYS[event.key];
    const taken = () => {
      event.preventDefault();
      event.stopPropagation();
    };
    if (event.key === "Escape" && now.item) {
      taken();
      hold(p, { item: null, looks: [] });
      return;
    }
    if (lays.length) {
      if (event.key === "r" || event.key === "R" || way === 0 || way === 90) {
        taken();
        turn(1);
      } else if (way !== undefined) {
        taken();
        turn(-1);
      } else if (event.key === "Enter" || event.key === " ") {
        taken();
        lay();
      }
      return;
    }
    if (/^[1-3]$/.test(event.key) && movers(p).includes(Number(event.key))) {
      hold(p, { figure: Number(event.key) });
      return;
    }
    if (way === undefined) return;
    taken();
    const walking = view.phase === "move" && !now.item && here && here !== "outside";
    if (walking) {
      const at = [...Object.keys(view.tiles), view.chamber.at].find((square) => angle(here, square) === way);
      if (at && can.has(at)) choose(at);
      else if (at) why(`step ${figure} ${at}`);
      return;
    }
    const focused =
      /** @type {any} */ (document.activeElement)?.dataset?.at ??
      now.looks[0] ??
      (here && here !== "outside" ? here : view.chamber.at);
    const next = beside(focused, way);
    if (next) stage.current.querySelector(`.fa-target[data-at="${next}"]`)?.focus({ preventScroll: true });
  }

  return { stage, now, can, lays, figure, here, choose, turn, key };
}

// Choosing where a pattern goes, among the fits that the server offers: by pointer, by touch, by keyboard.
import { useLayoutEffect, useMemo, useState } from "../vendor/hooks.js";
import { moved, movedShape, same, shapeOf } from "./shapes.js";

/**
 * @param {Wire.Step[]} choices steps with do "cross"
 * The ghost is one of them, or null. `anchor` is the box that it hangs on.
 */
export function usePlacing(choices) {
  const [now, set] = useState(/** @type {{card: string, anchor: string, step: Wire.Step}|null} */ (null));
  const [single, setSingle] = useState(false);
  const [shape, keep] = useState("");
  const crosses = useMemo(() => choices.filter((step) => step.do === "cross"), [choices]);
  const patterns = crosses.filter((step) => step.as === "pattern");
  const singles = crosses.filter((step) => step.as !== "pattern");
  useLayoutEffect(() => {
    set(null);
    setSingle(false);
  }, [choices]);

  const through = (/** @type {Wire.Step[]} */ list, /** @type {string} */ card, /** @type {string} */ box) =>
    list.filter((step) => step.card === card && step.boxes.includes(box));
  const alone = single || !patterns.length;

  /** All that may be done with this box: the fits through it, and the box by itself last. */
  const options = (/** @type {string} */ card, /** @type {string} */ box) =>
    alone ? through(singles, card, box) : [...through(patterns, card, box), ...through(singles, card, box)];

  /** @param {Wire.Step|null|undefined} step @param {string} anchor */
  function take(step, anchor) {
    set(step ? { card: step.card, anchor, step } : null);
    if (step && step.boxes.length > 1) keep(shapeOf(step.boxes));
    return step;
  }

  /**
   * Hang the ghost on a box: the same orientation if it fits there, and the same corner of it if that fits
   * too.
   */
  function aim(/** @type {any} */ card, /** @type {string} */ box) {
    const all = options(card, box);
    if (!all.length) return take(null, box);
    if (now && now.card === card && now.anchor !== box && now.step.boxes.length > 1) {
      const [dx, dy] = [
        box.charCodeAt(0) - now.anchor.charCodeAt(0),
        Number(box.slice(1)) - Number(now.anchor.slice(1)),
      ];
      const shifted = now.step.boxes.map(
        (/** @type {string} */ name) =>
          String.fromCharCode(name.charCodeAt(0) + dx) + (Number(name.slice(1)) + dy),
      );
      const same_ = all.find((/** @type {Wire.Step} */ step) => same(step.boxes, shifted));
      if (same_) return take(same_, box);
    }
    return take(all.find((/** @type {Wire.Step} */ step) => shapeOf(step.boxes) === shape) || all[0], box);
  }

  /**
   * Turn or flip: about the anchor if that fits, else the next orientation that fits through it, else
   * anywhere on the card.
   * @param {'turn'|'flip'} how
   */
  function change(how) {
    if (!now || now.step.boxes.length < 2) return;
    let boxes = now.step.boxes;
    let wanted = shapeOf(boxes);
    const here = through(patterns, now.card, now.anchor);
    for (let n = 0; n < (how === "turn" ? 3 : 1); n++) {
      const about = moved(boxes, now.anchor, how);
      wanted = movedShape(boxes, how);
      const found =
        (about && here.find((/** @type {Wire.Step} */ step) => same(step.boxes, about))) ||
        here.find((/** @type {Wire.Step} */ step) => shapeOf(step.boxes) === wanted) ||
        patterns.find((step) => step.card === now.card && shapeOf(step.boxes) === wanted);
      if (found) return take(found, found.boxes.includes(now.anchor) ? now.anchor : found.boxes[0]);
      boxes = about || boxes;
      if (!about) {
        // off the edge: go on with the shape alone
        const cells = wanted
          .split(" ")
          .map((cell) => String.fromCharCode(97 + Number(cell[1])) + (Number(cell[0]) + 1));
        boxes = cells;
      }
    }
  }

  /** The next of a list, round and round. */
  function next(list = alone ? singles : patterns) {
    if (!list.length) return null;
    const step = list[(list.findIndex((step) => step === now?.step) + 1) % list.length];
    return take(
      step,
      now && step.card === now.card && step.boxes.includes(now.anchor) ? now.anchor : step.boxes[0],
    );
  }

  // a box by itself may be chosen where patterns fit too
  const among = now ? (patterns.includes(now.step) ? patterns : singles) : [];
  return {
    ghost: now?.step || null,
    anchor: now,
    patterns,
    singles,
    single: alone,
    number: now ? among.indexOf(now.step) + 1 : 0,
    all: among.length,
    aim,
    options,
    next,
    change,
    clear: () => set(null),
    tapped(/** @type {any} */ card, /** @type {string} */ box) {
      // touch: the same box again goes through its fits
      return now && now.card === card && now.anchor === box ? next(options(card, box)) : aim(card, box);
    },
    toggle: () => {
      setSingle(!single);
      set(null);
    },
  };
}

/**
 * What was crossed off last by everyone: this turn's for those whose crosses are known, else the turn before.
 * @param {Wire.Step[]} log
 * @returns {Set<string>} "card box"
 */
export function lastCrosses(log) {
  const marks = new Set();
  const opened = log.findLastIndex((step) => step.do === "reveal");
  const current = new Set();
  for (const step of log.slice(opened + 1)) {
    if (step.do !== "cross" && step.do !== "pass") continue;
    current.add(step.by);
    for (const box of step.boxes || []) marks.add(`${step.by} ${step.card} ${box}`);
  }
  const complete = new Set(current);
  for (let n = opened - 1; n >= 0 && log[n].do !== "reveal"; n--) {
    const step = log[n];
    if (step.do === "pass") complete.add(step.by);
    if (step.do !== "cross" || complete.has(step.by)) continue;
    for (const box of step.boxes) marks.add(`${step.by} ${step.card} ${box}`);
    if (step.as !== "extra") complete.add(step.by);
  }
  return marks;
}

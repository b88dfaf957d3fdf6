// A guided first game, on a real table: which step it is at, and which move the player is asked for. A game
// brings the steps (lesson.js of its folder), the server the moves. guide.js points at things.
import { useEffect, useMemo, useRef, useState } from "../vendor/hooks.js";
import { styled } from "./styles.js";

/**
 * One thing to learn. The way on is the next move of the lesson (`move`), pressing the thing (`press`), or
 * that `until` holds.
 * @typedef {Object} LessonStep
 * @property {string} at  selectors of the things that are pointed at
 * @property {string} says  one sentence, of at most 16 words; {other} is the other player's name
 * @property {boolean} [move]
 * @property {boolean} [press]
 * @property {() => boolean} [until]
 * @property {boolean} [any]  also while others have to move
 * @property {string} [also]  selectors of what is needed as well, once it is there
 * @property {boolean} [quiet] it happens by itself: nothing is pointed at
 */

const LEFT = "left";

/** @param {string} code */
const remembered = (code) => {
  try {
    return sessionStorage.getItem(`lesson ${code}`) || "";
  } catch {
    return "";
  }
};

/** @param {string} code @param {string} what */
const remember = (code, what) => {
  try {
    sessionStorage.setItem(`lesson ${code}`, what);
  } catch {
    /* a browser that keeps nothing: a reload begins the step again */
  }
};

/**
 * The first step that is not done. A step without a move is done once a later move has been made.
 * @param {LessonStep[]} steps
 * @param {number} made moves, those of the draft included
 * @param {number} past steps that were pressed on
 */
export function stepAt(steps, made, past) {
  let moves = 0;
  return steps.findIndex((step, n) => {
    if (step.move) return ++moves > made;
    return made <= moves && n >= past && !step.until?.();
  });
}

/**
 * The lesson of this table, or null where there is none, or no more.
 * @param {any} p table, eye (what the seat sees), turn (the draft), front
 */
export function useLesson({ table, eye, turn, front }) {
  const [steps, load] = useState(/** @type {LessonStep[]|null} */ (null));
  const [past, go] = useState(() => remembered(table.code));
  const [, look] = useState(0);
  const shown = useRef(-1);
  const taught = Boolean(table.lesson && front.lesson && past !== LEFT);
  useEffect(() => {
    if (!taught) return;
    const sheet = styled(new URL("../css/lesson.css", import.meta.url).href);
    Promise.all([front.lesson(), sheet]).then(([module]) => load(module.steps));
  }, [taught]);
  const made = eye?.made ?? null;
  const on = taught && steps && made !== null && table.phase === "running";
  const asked = table.lesson?.moves || [];
  // what was sent is counted by the server as soon as it is there
  const drafted = on && turn.moves[0]?.move === asked[made] ? turn.moves.length : 0;
  const done = (made ?? 0) + drafted;
  const now = !on ? -1 : turn.busy && shown.current >= 0 ? shown.current : stepAt(steps, done, Number(past));
  shown.current = now;
  const step = on && now >= 0 ? steps[now] : null;
  const wanted = asked[done];
  useEffect(() => {
    // a step that looks at the page: seen at the next frame
    if (!step?.until) return;
    let frame = 0;
    const watch = () => {
      if (step.until?.()) look((n) => n + 1);
      else frame = requestAnimationFrame(watch);
    };
    watch();
    return () => cancelAnimationFrame(frame);
  }, [step]);
  return useMemo(() => {
    const to = (/** @type {string} */ where) => {
      remember(table.code, where);
      go(where);
    };
    if (!on || !step) return null;
    return {
      step: { ...step, says: step.says.replace("{other}", table.seats[1]?.name) },
      number: steps.slice(0, now + 1).filter((one) => !one.quiet).length,
      of: steps.filter((one) => !one.quiet).length,
      wanted,
      /** What the player may do now: what the lesson asks for. @param {Wire.Step[]} choices */
      only: (choices) => choices.filter((one) => one.move === wanted),
      press: () => to(now + 1 < steps.length ? String(now + 1) : LEFT),
      skip: () => to(LEFT),
      last: now + 1 === steps.length,
    };
  }, [on, step, now, wanted]);
}

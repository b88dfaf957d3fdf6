// Beats: what has just happened is shown for a moment, on a table that already stands as it is now. Nothing
// waits for a beat, and the next press ends all of them. A game says what has happened between two moments
// that one seat saw (`beats` of its front); here it is shown and heard. With less motion it is only heard.
import { useEffect, useLayoutEffect, useRef, useState } from "../vendor/hooks.js";
import { sound } from "./sound.js";
import { still } from "./state.js";

/**
 * @typedef {Object} Beat
 * @property {string} what                    its name
 * @property {import("./sound.js").Sound} [sound]
 * @property {string[]} [draws]               things that are drawn, stroke after stroke
 * @property {string} [turns]                 things that turn over
 * @property {string} [rolls]                 things that roll
 * @property {Flight} [flies]                 a thing that goes somewhere
 * @property {number} [after]                 how long after the beat before it; else when that is over
 *
 * @typedef {{art: string, from: string, to: string, size?: number, lasts?: number, lifts?: boolean}} Flight
 *   art: an <svg>; from and to: selectors. What has gone from the table is looked up as it was before. lifts:
 *   the thing itself rises first, as it was.
 * @typedef {{box: DOMRect, drawn: SVGElement[]}} Before  where a thing was, and what was drawn of it
 *
 * @typedef {{
 *   key: string, seat: number, view: Wire.View, log: Wire.Step[], moves: Wire.Step[], cards: any,
 *   replayed?: boolean
 * }} Moment what a seat saw; `moves` are its own that are not sent yet. Between moments with another key
 *   nothing is shown: somebody else looks, or somewhere else.
 */

const LONGEST = 600; // ms, of one beat
const STROKE = 150;
const APART = 40; // from stroke to stroke
const LIFT = 150;
const MOST = 9; // after a long absence only the last ones are told

/** What is going on now. @type {Set<() => void>} */
const going = new Set();

/** The end state at once. */
export function skip() {
  for (const end of [...going]) end();
}
addEventListener("pointerdown", skip, true);
addEventListener("keydown", skip, true);

/**
 * @param {Element} thing
 * @param {Keyframe[]} frames
 * @param {{id: string, duration: number, delay: number, easing?: string}} how
 * @param {() => void} [after]
 */
function move(thing, frames, how, after) {
  const animation = thing.animate(frames, { easing: "ease-out", fill: "backwards", ...how });
  const end = () => {
    going.delete(end);
    animation.onfinish = animation.oncancel = null;
    animation.cancel();
    after?.();
  };
  animation.onfinish = animation.oncancel = end;
  going.add(end);
}

/** What can be seen of it now. @param {string} selector @returns {Element|null} */
function seen(selector) {
  for (const one of document.querySelectorAll(selector)) {
    const box = one.getBoundingClientRect();
    if (box.width && box.bottom > 0 && box.top < innerHeight) return one;
  }
  return null;
}

/** @param {string} selector @returns {DOMRect|null} */
const placeOf = (selector) => seen(selector)?.getBoundingClientRect() ?? null;

/** A thing that the next render may take away. @param {Flight} flight @returns {Before|null} */
function asItIs({ from, lifts }) {
  const thing = seen(from);
  if (!thing) return null;
  const drawn = lifts ? [...thing.querySelectorAll("svg")].map((one) => one.cloneNode(true)) : [];
  return { box: thing.getBoundingClientRect(), drawn: /** @type {SVGElement[]} */ (drawn) };
}

/** It rises by 8 and goes: what flies away is the sign of it. @param {Before} before @param {number} delay */
function lift({ box, drawn }, delay) {
  const thing = document.createElement("div");
  thing.className = "lifting card";
  thing.setAttribute("aria-hidden", "true");
  Object.assign(thing.style, {
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  thing.append(...drawn);
  document.body.append(thing);
  move(
    thing,
    [
      { transform: "none", opacity: 1 },
      { transform: "translateY(-8px)", opacity: 1, offset: 0.6 },
      { transform: "translateY(-8px)", opacity: 0 },
    ],
    { id: "lifts", duration: 2 * LIFT, delay },
    () => thing.remove(),
  );
}

/** @param {string} what @param {Flight} flight @param {Before|null} before @param {number} delay */
function fly(what, { art, from, to, size = 44, lasts = 300 }, before, delay) {
  const [start, end] = [before?.box ?? placeOf(from), placeOf(to)];
  if (!start || !end) return 0;
  if (before?.drawn.length) {
    lift(before, delay);
    delay += LIFT;
  }
  const thing = document.createElement("div");
  thing.className = "flying";
  thing.dataset.what = what;
  thing.setAttribute("aria-hidden", "true");
  thing.innerHTML = art;
  document.body.append(thing);
  const at = (/** @type {DOMRect} */ box, /** @type {number} */ lift, scale = 1) =>
    `translate(${box.x + box.width / 2 - size / 2}px, ${box.y + box.height / 2 - size / 2 - lift}px)` +
    ` scale(${scale})`;
  move(
    thing,
    [
      { transform: at(start, 0, 0.6), opacity: 0 },
      { transform: at(start, 8, 1.15), opacity: 1, offset: 0.35 },
      { transform: at(end, 0, 0.8), opacity: 1 },
    ],
    { id: what, duration: lasts, delay },
    () => thing.remove(),
  );
  return lasts + (before?.drawn.length ? LIFT : 0);
}

/** @param {string} what @param {string[]} selectors @param {number} delay */
function draw(what, selectors, delay) {
  const strokes = selectors.flatMap((one) => {
    const thing = document.querySelector(one);
    return thing ? [...thing.querySelectorAll("path")] : [];
  });
  const apart = Math.min(APART, (LONGEST - STROKE) / Math.max(1, strokes.length - 1));
  strokes.forEach((stroke, n) =>
    move(stroke, [{ clipPath: "inset(0 100% 0 0)" }, { clipPath: "inset(0 0 0 0)" }], {
      id: what,
      duration: STROKE,
      delay: delay + n * apart,
    }),
  );
  return strokes.length ? STROKE + (strokes.length - 1) * apart : 0;
}

/** @param {string} what @param {string} selector @param {Keyframe[]} frames @param {number} lasts */
function once(what, selector, frames, lasts, /** @type {number} */ delay) {
  const things = document.querySelectorAll(selector);
  things.forEach((thing) => move(thing, frames, { id: what, duration: lasts, delay }));
  return things.length ? lasts : 0;
}

const TURN = [{ transform: "rotateY(90deg)" }, { transform: "none" }];
const ROLL = [
  { transform: "translateX(-46px) rotate(-420deg) scale(.8)" },
  { transform: "translateX(8px) rotate(24deg) scale(1.06)", offset: 0.75 },
  { transform: "none" },
];

/** @param {(Beat & {before?: Before|null})[]} beats */
function play(beats) {
  let at = 0;
  let last = 0;
  for (const beat of beats.slice(-MOST)) {
    if (beat.after !== undefined) at = last + beat.after;
    last = at;
    if (beat.sound) sound(beat.sound, at);
    if (still() || document.hidden) continue;
    at += Math.max(
      beat.draws ? draw(beat.what, beat.draws, at) : 0,
      beat.turns ? once(beat.what, beat.turns, TURN, 220, at) : 0,
      beat.rolls ? once(beat.what, beat.rolls, ROLL, 500, at) : 0,
      beat.flies ? fly(beat.what, beat.flies, beat.before ?? null, at) : 0,
    );
  }
}

/**
 * Shows what happens from one render to the next. While a component renders, the page still stands as it was:
 * that is when places are looked up which will be gone.
 * @param {{beats?: (was: Moment, now: Moment) => Beat[]}} front
 * @param {Moment|null} now null: nothing is to be seen, or what is drawn and what is known do not agree yet
 */
export function useBeats(front, now) {
  const last = useRef(/** @type {Moment|null} */ (null));
  const due = useRef(/** @type {(Beat & {before?: Before|null})[]} */ ([]));
  const was = last.current;
  const changed = was && now && (was.view !== now.view || was.log !== now.log || was.moves !== now.moves);
  if (changed && was.key === now.key)
    due.current = (front.beats?.(was, now) ?? []).map((beat) => ({
      ...beat,
      before: beat.flies && !still() ? asItIs(beat.flies) : null,
    }));
  useLayoutEffect(() => {
    if (now) last.current = now;
    const beats = due.current;
    due.current = [];
    if (beats.length) play(beats);
  });
  useEffect(() => skip, []);
}

/** Lines that appear one after the other. @param {HTMLElement} list @param {string} selector */
export function fill(list, selector) {
  if (still()) return;
  // the cup stands above the lines and comes after them
  const lines = [...list.querySelectorAll(selector)].sort(
    (a, b) => Number(a.matches(".cup")) - Number(b.matches(".cup")),
  );
  lines.forEach((line, n) =>
    move(
      line,
      [
        { opacity: 0, transform: "translateY(6px)" },
        { opacity: 1, transform: "none" },
      ],
      {
        id: "fill",
        duration: 120,
        delay: n * 80,
      },
    ),
  );
}

const COUNT = 250;

/** A sum that counts up or down to what it is now. @param {{value: number|string}} p */
export function Count({ value }) {
  const [shown, show] = useState(value);
  const last = useRef(value);
  useLayoutEffect(() => {
    const [from, to] = [asNumber(last.current), asNumber(value)];
    last.current = value;
    if (Number.isNaN(from) || Number.isNaN(to) || from === to || still() || document.hidden)
      return show(value);
    const began = performance.now();
    let frame = 0;
    const end = () => {
      going.delete(end);
      cancelAnimationFrame(frame);
      show(value);
    };
    const tick = () => {
      const part = (performance.now() - began) / COUNT;
      if (part >= 1) return end();
      show(asText(Math.round(from + (to - from) * part)));
      frame = requestAnimationFrame(tick);
    };
    tick();
    going.add(end);
    return end;
  }, [value]);
  return shown;
}

/** Sums are written with a true minus. @param {number|string} value */
const asNumber = (value) => Number(String(value).replace("−", "-"));
/** @param {number} n */
const asText = (n) => (n < 0 ? `−${-n}` : n);

// Points at a thing on the page: a spotlight on it, a sentence beside it. The thing itself stays in use.
import { useLayoutEffect, useRef, useState } from "../vendor/hooks.js";
import { area, t } from "./language.js";
import { face } from "../art/faces.js";
import { Button, Drawn, html } from "./parts.js";
import { useShape } from "./shape.js";
import { say, still } from "./state.js";

await area("table");

/** @typedef {{x: number, y: number, w: number, h: number}} Area */

const SPEAKER = "club"; // the scribe
const PAD = 8;
const ROUND = 18;
const GAP = 26; // between the thing and the sentence
const EDGE = 12;

/** Where the things are now. @param {string} at @returns {Area[]} */
function areasOf(at) {
  if (!at) return [];
  return [...document.querySelectorAll(at)]
    .map((one) => one.getBoundingClientRect())
    .filter((one) => one.width > 0 && one.height > 0)
    .map((one) => ({ x: one.x - PAD, y: one.y - PAD, w: one.width + 2 * PAD, h: one.height + 2 * PAD }));
}

/** @param {Area[]} areas @returns {Area|null} */
function around(areas) {
  if (!areas.length) return null;
  const x = Math.min(...areas.map((one) => one.x));
  const y = Math.min(...areas.map((one) => one.y));
  return {
    x,
    y,
    w: Math.max(...areas.map((one) => one.x + one.w)) - x,
    h: Math.max(...areas.map((one) => one.y + one.h)) - y,
  };
}

/** @param {Area} a @param {Area} b */
const apart = (a, b) => a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;

/** A rounded rectangle as a path. @param {Area} p */
const hole = ({ x, y, w, h }) => {
  const r = Math.min(ROUND, w / 2, h / 2);
  return (
    `M${x + r} ${y} h${w - 2 * r} a${r} ${r} 0 0 1 ${r} ${r} v${h - 2 * r} a${r} ${r} 0 0 1 ${-r} ${r} ` +
    `h${2 * r - w} a${r} ${r} 0 0 1 ${-r} ${-r} v${2 * r - h} a${r} ${r} 0 0 1 ${r} ${-r} Z`
  );
};

/** @param {number} low @param {number} value @param {number} high */
const within = (low, value, high) => Math.max(low, Math.min(value, high));

/**
 * Where the sentence stands: beside the thing, never over it or over anything else that is lit.
 * @param {Area} thing
 * @param {Area[]} lit
 * @param {{w: number, h: number}} size
 * @param {{w: number, h: number, top: number}} page
 * @param {number} [dock] on a phone: where the dock begins
 */
export function beside(thing, lit, size, page, dock) {
  const middle = { x: thing.x + thing.w / 2 - size.w / 2, y: thing.y + thing.h / 2 - size.h / 2 };
  const x = within(EDGE, middle.x, page.w - size.w - EDGE);
  const y = within(page.top + EDGE, middle.y, page.h - size.h - EDGE);
  const right = { side: "right", x: thing.x + thing.w + GAP, y };
  const left = { side: "left", x: thing.x - GAP - size.w, y };
  const below = { side: "below", x, y: thing.y + thing.h + GAP };
  const above = { side: "above", x, y: thing.y - GAP - size.h };
  const foot = { side: "none", x, y: (dock ?? page.h) - EDGE - size.h };
  const head = { side: "none", x, y: EDGE };
  const wanted = dock === undefined ? [right, left, below, above, foot, head] : [foot, above, below, head];
  const free = (/** @type {{x: number, y: number}} */ at) =>
    at.x >= EDGE / 2 &&
    at.y >= EDGE / 2 &&
    at.x + size.w <= page.w - EDGE / 2 &&
    at.y + size.h <= page.h - EDGE / 2 &&
    lit.every((one) => apart(one, { ...at, ...size }));
  return wanted.find(free) || (thing.y + thing.h / 2 > page.h / 2 ? head : foot);
}

/**
 * The thing comes into sight, and the keyboard to where it is done.
 * @param {string} at
 * @param {boolean} pressed by its own button
 * @param {HTMLElement|null} bubble
 */
function bring(at, pressed, bubble) {
  const thing = document.querySelector(at);
  if (!thing) return;
  const { top, bottom } = thing.getBoundingClientRect();
  const dock = thing.closest(".dock") ? null : document.querySelector("[data-shape='phone'] .dock");
  if (top < 60 || bottom > (dock?.getBoundingClientRect().top ?? innerHeight) - 8)
    thing.scrollIntoView({ block: "center", behavior: still() ? "auto" : "smooth" });
  const way = pressed
    ? bubble?.parentElement?.querySelector(".way-on")
    : thing.matches("button, [tabindex='0']")
      ? thing
      : thing.querySelector("button:not([disabled]):not([tabindex='-1']), [tabindex='0']");
  if (!document.querySelector("dialog[open]"))
    /** @type {HTMLElement|null|undefined} */ (way)?.focus({ preventScroll: true });
}

/**
 * @param {{at: string, also?: string, says: string, number: number, of: number, press: (() => void)|null,
 *   skip: () => void}} p
 */
export function Guide({ at, also, says, number, of, press, skip }) {
  const [lit, light] = useState(/** @type {Area[]} */ ([]));
  const [place, stand] = useState(/** @type {any} */ (null));
  const [nudged, nudge] = useState(0);
  const bubble = useRef(/** @type {HTMLElement|null} */ (null));
  const phone = useShape() === "phone";
  // The page moves under the spotlight: looked at again in every frame, drawn again only when it has moved.
  useLayoutEffect(() => {
    let frame = 0;
    let before = "";
    let rested = 0; // frames
    if (bubble.current) bubble.current.dataset.at = "";
    const look = () => {
      const things = areasOf(at);
      const more = also ? areasOf(also) : [];
      const thing = around(things);
      const box = bubble.current;
      const size = { w: box?.offsetWidth || 0, h: box?.offsetHeight || 0 };
      const top = document.querySelector("header.top")?.getBoundingClientRect().bottom || 0;
      const docks = phone ? areasOf(".dock") : [];
      const dock = phone ? (docks[0]?.y ?? innerHeight) : undefined;
      const key = JSON.stringify([things, more, size, innerWidth, innerHeight, dock]);
      rested = key === before && thing ? rested + 1 : 0;
      if (rested === 2) bring(at, Boolean(press), box);
      if (box) box.dataset.at = rested > 2 ? "rest" : "";
      if (key !== before) {
        before = key;
        const all = [...things, ...more];
        light(all);
        stand(thing && beside(thing, all, size, { w: innerWidth, h: innerHeight, top }, dock));
      }
      frame = requestAnimationFrame(look);
    };
    frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [at, also, says, number, Boolean(press), phone]);
  const thing = lit[0];
  const outside = (/** @type {Event} */ event) => {
    event.preventDefault();
    nudge((n) => n + 1);
    say(says);
  };
  const header = document.querySelector("header.top")?.getBoundingClientRect().bottom || 0;
  const page = `M0 0 H${innerWidth} V${innerHeight} H0 Z`;
  const under = `M0 ${header} H${innerWidth} V${innerHeight} H0 Z`;
  const holes = lit.map(hole).join(" ");
  const shown = Boolean(thing && place);
  return html`
    <div class=${`guide ${shown ? "" : "off"}`}>
      ${shown &&
      html`
        <svg class="veil" width="100%" height="100%" aria-hidden="true">
          <path class="dim" fill-rule="evenodd" d=${`${page} ${holes}`} />
          <path class="shut" fill-rule="evenodd" d=${`${under} ${holes}`} onPointerDown=${outside} />
          ${lit.map(
            (one) => html`
              <path class="rim" d=${hole(one)} />
            `,
          )}
        </svg>
      `}
      ${shown &&
      press &&
      html`
        <button
          type="button"
          class="way-on"
          aria-label=${says}
          style=${{
            left: `${thing.x}px`,
            top: `${thing.y}px`,
            width: `${thing.w}px`,
            height: `${thing.h}px`,
          }}
          onClick=${press}
        ></button>
      `}
      <section
        ref=${bubble}
        class=${`bubble at-${place?.side || "none"} ${nudged ? `nudge${nudged % 2}` : ""}`}
        role="dialog"
        aria-label=${t("table/lesson-step", { n: number, of })}
        style=${place ? { left: `${place.x}px`, top: `${place.y}px` } : undefined}
      >
        ${place &&
        ["left", "right", "above", "below"].includes(place.side) &&
        html`
          <i class="nose" style=${noseAt(place, thing, bubble.current)}></i>
        `}
        <span class="speaker">${Drawn({ art: face(SPEAKER, 64) })}</span>
        <p aria-live="polite">${says}</p>
        <div class="foot">
          <span class="dots" aria-hidden="true">
            ${Array.from(
              { length: of },
              (_, n) => html`
                <i class=${n + 1 < number ? "was" : n + 1 === number ? "is" : ""}></i>
              `,
            )}
          </span>
          <span class="count">${t("table/step-of", { n: number, of })}</span>
          <span class="grow"></span>
          <${Button} onClick=${skip}>${t("table/skip-lesson")}<//>
        </div>
      </section>
    </div>
  `;
}

/**
 * The nose of the bubble, at the middle of the thing.
 * @param {any} place
 * @param {Area} thing
 * @param {HTMLElement|null} bubble
 */
function noseAt(place, thing, bubble) {
  const across = ["above", "below"].includes(place.side);
  const off = across ? thing.x + thing.w / 2 - place.x : thing.y + thing.h / 2 - place.y;
  const room = (across ? bubble?.offsetWidth : bubble?.offsetHeight) || 0;
  return { [across ? "left" : "top"]: `${within(30, off, room - 30)}px` };
}

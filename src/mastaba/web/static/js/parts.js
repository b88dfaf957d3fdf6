// Small parts that every page and every game uses.
import htm from "../vendor/htm.js";
import { h } from "../vendor/preact.js";
import { useEffect, useRef, useState } from "../vendor/hooks.js";
import { face, hasFace } from "../art/faces.js";
import { mark, ui } from "../art/icons.js";
import { icon } from "../art/sym.js";
import { locale, t } from "./language.js";
import { dialogs, message } from "./state.js";

export const html = htm.bind(h);

/**
 * A class list: the first ones always, the others where they hold.
 * @param {string} always
 * @param {Record<string, unknown>} more
 */
export const classes = (always, more) =>
  [always, ...Object.keys(more).filter((name) => more[name])].join(" ");

/** Drawn text inside an element. @param {{art: string, class?: string, label?: string}} p */
export const Drawn = (p) => html`
  <span
    class=${"drawn " + (p.class || "")}
    role=${p.label ? "img" : undefined}
    aria-label=${p.label}
    aria-hidden=${p.label ? undefined : "true"}
    dangerouslySetInnerHTML=${{ __html: p.art }}
  ></span>
`;

/**
 * An SVG from its inside.
 * @param {{art: string, w: number, h: number, class?: string, label?: string, fluid?: boolean}} p
 */
export const Svg = (p) => html`
  <svg
    class=${p.class}
    viewBox=${`0 0 ${p.w} ${p.h}`}
    width=${p.fluid ? undefined : p.w}
    height=${p.fluid ? undefined : p.h}
    role=${p.label ? "img" : undefined}
    aria-label=${p.label}
    aria-hidden=${p.label ? undefined : "true"}
    dangerouslySetInnerHTML=${{ __html: p.art }}
  ></svg>
`;

/** An interface icon. @param {{n: string, s?: number}} p */
export const Icon = ({ n, s = 20 }) => Drawn({ art: ui(n, s) });

/** A symbol of the games. @param {{n: string, s?: number, label?: string}} p */
export const Sym = ({ n, s = 24, label }) => Drawn({ art: icon(n, s), label });

/** @param {{s?: number}} p */
export const Mark = ({ s = 30 }) => Drawn({ art: mark(s) });

/**
 * A seat: colour and letter; a bot's has its face, with the letter as a badge.
 * @param {{seat: number, name: string|null, bot?: string|null, s?: number}} p
 */
export const Seat = ({ seat, name, bot, s = 36 }) =>
  bot && hasFace(bot) && s >= SMALLEST_FACE
    ? html`
        <span class=${`look s${seat % 6}`} aria-hidden="true" style=${{ width: `${s}px`, height: `${s}px` }}>
          ${Drawn({ art: face(bot, s) })}
          <b style=${{ fontSize: `${Math.max(13, s * 0.3)}px` }}>${initial(name)}</b>
        </span>
      `
    : html`
        <span
          class=${`seat s${seat % 6}`}
          aria-hidden="true"
          style=${{
            width: `${s}px`,
            height: `${s}px`,
            fontSize: `${Math.max(13, s * (s < 28 ? 0.6 : 0.44) * (initial(name).length > 1 ? 0.8 : 1))}px`,
          }}
        >
          ${initial(name)}
        </span>
      `;
const SMALLEST_FACE = 30;

/** @param {string|null} name */
export const initial = (name) =>
  ([...(name || "?").trim()][0] || "?").toUpperCase() + (/ (\d)$/.exec(name || "")?.[1] || "");

/**
 * `off`: it does nothing now but say why, when it is pressed.
 * @param {{
 *   icon?: string, keys?: string, kind?: string, label?: string, on?: boolean, off?: boolean, children?: any,
 *   [more: string]: any
 * }} p
 */
export const Button = ({ icon: n, keys, kind = "", label, on, off = false, children, ...more }) => html`
  <button
    type="button"
    class=${`btn ${kind} ${on ? "on" : ""}`}
    aria-label=${label}
    aria-pressed=${on === undefined ? undefined : String(on)}
    aria-disabled=${off ? "true" : undefined}
    ...${more}
  >
    ${n && Icon({ n })}${children}${keys &&
    html`
      <kbd aria-hidden="true">${t("frame/key", { key: keys })}</kbd>
    `}
  </button>
`;

/**
 * Controls of a board: in a row under it, fixed at the bottom on a phone.
 * @param {{info?: any, children?: any}} p
 */
export const Dock = ({ info, children }) => html`
  <div class="dock">
    ${info &&
    html`
      <div class="dock-info">${info}</div>
    `}
    <div class="dock-bar">${children}</div>
  </div>
`;

/** The end of a turn: done, or take back. @param {{draft: any, info?: any}} p */
export const DoneDock = ({ draft, info }) =>
  Dock({
    info,
    children: html`
      <${Button} kind="quiet" icon="undo" keys="Esc" onClick=${draft.back}>${t("frame/take-back")}<//>
      <${Button} kind="pri" icon="check" keys="Enter" onClick=${draft.done}>${t("frame/finish-turn")}<//>
    `,
  });

/** The message of the moment; a tap closes it. @param {{show: boolean}} p */
export function Toast({ show }) {
  const now = show && message.value;
  return html`
    <div role="alert" class="alerts">
      ${now &&
      html`
        <div
          class="toast"
          onClick=${() => {
            message.value = null;
          }}
        >
          <span>${now.text}</span>
          ${now.action &&
          html`
            <button type="button" onClick=${now.action[1]}>${now.action[0]}</button>
          `}${Icon({ n: "x", s: 16 })}
        </div>
      `}
    </div>
  `;
}

/** @param {{title: string, onClose: () => void, class?: string, children?: any}} p */
export function Dialog({ title, onClose, children, class: kind }) {
  const box = useRef(/** @type {HTMLDialogElement|null} */ (null));
  const began = useRef(false); // a drag out of a field is no click beside the dialog
  useEffect(() => {
    box.current?.showModal();
    dialogs.value++;
    return () => {
      dialogs.value--;
    };
  }, []);
  const beside = (/** @type {MouseEvent} */ e) => {
    if (!box.current || e.target !== box.current) return false;
    const edge = box.current.getBoundingClientRect();
    return e.clientX < edge.left || e.clientX > edge.right || e.clientY < edge.top || e.clientY > edge.bottom;
  };
  return html`
    <dialog
      ref=${box}
      class=${kind}
      aria-label=${title}
      onClose=${onClose}
      onPointerDown=${(/** @type {PointerEvent} */ e) => {
        began.current = beside(e);
      }}
      onClick=${(/** @type {MouseEvent} */ e) => {
        if (began.current && beside(e)) onClose();
      }}
    >
      <h2>${title}</h2>
      <button type="button" class="ib" aria-label=${t("frame/close")} onClick=${onClose}>
        ${Icon({ n: "x" })}
      </button>
      ${children}
      <${Toast} show />
    </dialog>
  `;
}

/** A sum or a part of it, with a true minus. @param {number} n */
export const signed = (n) => (n < 0 ? `−${-n}` : String(n));

/** "Ana, Bo and Cem". @param {string[]} names */
export const listed = (names) => new Intl.ListFormat(locale, { type: "conjunction" }).format(names);

/** Something that can't be undone: a second press is asked for.
 * @param {{label: string, help: string, onDo: () => void}} p */
export function Grave({ label, help, onDo }) {
  const [sure, ask] = useState(false);
  return html`
    <div class="stack">
      <${Button} onClick=${() => ask(!sure)}>${label}<//>
      ${sure &&
      html`
        <p>${help}</p>
        <${Button} kind="pri" onClick=${onDo}>${t("frame/really")}<//>
      `}
    </div>
  `;
}

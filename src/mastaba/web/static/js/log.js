// The log in words, and the chat.
import { useEffect, useRef, useState } from "../vendor/hooks.js";
import { text } from "../text/en.js";
import { post } from "./api.js";
import { Icon, Seat, html } from "./parts.js";
import { say } from "./state.js";

/** Lines of the log, the newest first, as {ply, seat, words}. @param {any} p */
export function lines({ front, table, log, cards }) {
  const how = {
    name: (/** @type {number} */ seat) => table.seats[seat]?.name ?? "?",
    cards,
    over: table.phase !== "running",
    log,
  };
  return log
    .map((/** @type {Wire.Step} */ step) => ({
      ply: step.ply,
      seat: step.by === "chance" ? null : step.by,
      words: front.words(step, how),
      step,
    }))
    .filter((/** @type {any} */ line) => line.words)
    .reverse();
}

/**
 * The list is one stop of the Tab key, however long it is: the arrow keys go from line to line, Enter follows
 * one.
 * @param {KeyboardEvent} event
 */
function walk(event) {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  const list = /** @type {HTMLElement} */ (event.currentTarget);
  const links = [...list.querySelectorAll("a")];
  if (!links.length) return; // then they scroll
  event.preventDefault();
  const now = links.indexOf(/** @type {HTMLAnchorElement} */ (document.activeElement));
  const start = Math.max(
    0,
    links.findIndex((link) => link.closest("[aria-current]")),
  );
  links[
    now < 0 ? start : Math.max(0, Math.min(links.length - 1, now + (event.key === "ArrowDown" ? 1 : -1)))
  ].focus();
}

/** @param {any} p */
export function Log({ front, table, log, cards, view, at = null }) {
  const all = lines({ front, table, log, cards });
  // The last line up to this step: not every step has one.
  const current = at === null ? null : all.find((/** @type {any} */ line) => line.ply < at)?.ply;
  const list = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => {
    // inside the list only: the page stays where it is
    const line = /** @type {HTMLElement|null|undefined} */ (list.current?.querySelector("[aria-current]"));
    if (list.current && line)
      list.current.scrollTop +=
        line.getBoundingClientRect().top -
        list.current.getBoundingClientRect().top -
        list.current.clientHeight / 2;
  }, [at, all.length]);
  const over = table.phase !== "running";
  return html`
    <div class="ph">
      <h3>${text.log}</h3>
      <span class="grow"></span>
      <span class="lbl">${front.progress?.(view) || ""}</span>
    </div>
    <ul class="log" ref=${list} tabindex="0" aria-label=${text.log} onKeyDown=${walk}>
      ${all.slice(0, over || at !== null ? 2000 : 120).map((/** @type {any} */ line) => {
        const inside = html`
          ${line.seat === null
            ? html`
                <span class="nw">
                  ${front.LogGlyph
                    ? html`
                        <${front.LogGlyph} step=${line.step} />
                      `
                    : "·"}
                </span>
              `
            : html`
                <${Seat} seat=${line.seat} name=${table.seats[line.seat]?.name} s=${22} />
              `}
          <span>
            ${line.seat !== null &&
            html`
              <span class="hidden-text">${table.seats[line.seat]?.name}:${" "}</span>
            `}${line.words}
          </span>
        `;
        return html`
          <li key=${line.ply} aria-current=${line.ply === current ? "step" : undefined}>
            ${over || line.ply < table.looks_back
              ? html`
                  <a tabindex="-1" href=${`/t/${table.code}#${line.ply + 1}`} title=${text.logLine}>
                    ${inside}
                  </a>
                `
              : inside}
          </li>
        `;
      })}
    </ul>
  `;
}

/** @param {any} p */
export function Chat({ store, table }) {
  const [draft, write] = useState("");
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!draft.trim()) return;
    post(`/tables/${table.code}/chat`, { text: draft.trim() }).then(
      () => write(""),
      (error) => say(error.message),
    );
  };
  const list = useRef(/** @type {HTMLElement|null} */ (null));
  const said = store.chat.value;
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [said.length]);
  return html`
    ${said.length > 0 &&
    html`
      <ul class="chat" ref=${list} tabindex="0" aria-label=${text.chat} aria-live="polite">
        ${said.slice(-60).map(
          (/** @type {any} */ line) => html`
            <li key=${line.number}>
              <b class=${line.seat === null ? "" : `s${line.seat % 6}`}>${line.name}</b>
              ${" "}${line.text}
            </li>
          `,
        )}
      </ul>
    `}
    <form class="say" onSubmit=${send}>
      <input
        class="field"
        value=${draft}
        maxlength="500"
        placeholder=${text.saySomething}
        aria-label=${text.saySomething}
        onInput=${(/** @type {any} */ e) => write(e.target.value)}
      />
      <button class="ib" aria-label=${text.send}>${Icon({ n: "send" })}</button>
    </form>
  `;
}

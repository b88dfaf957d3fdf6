// The log in words, and the chat.
import { useEffect, useMemo, useRef, useState } from "../vendor/hooks.js";
import { area, naming, t } from "./language.js";
import { post } from "./api.js";
import { Drawn, Icon, Seat, html } from "./parts.js";
import { say } from "./state.js";

await area("table");

/** Lines of the log, the newest first, as {ply, seat, words}. @param {any} p */
export function lines({ front, table, log, cards }) {
  const how = {
    name: naming(table.seats, null),
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

/**
 * A turn of the story.
 * @typedef {Object} Chapter
 * @property {string} key
 * @property {number|null|undefined} ply     its first step
 * @property {any} [glyph]                   what it is about, drawn
 * @property {string} [title]
 * @property {string} [number]               "turn 17"
 * @property {boolean} [now]                 it is still going on
 * @property {string|null} [note]
 * @property {Line[]} lines
 * @property {{icon?: string, words: any}[]} [told]   turning points
 * @property {string|null} [rule]            what ends with it: a round, with the sums
 *
 * @typedef {Object} Line
 * @property {number|undefined} ply
 * @property {number|null} seat
 * @property {any} words
 * @property {boolean} [named]               the words name the player
 * @property {Gain[]} gains
 * @property {boolean} [none]                nothing was gained, which is worth saying
 * @property {any} [art]                     where there is no player
 *
 * @typedef {{n: number, icon?: string, words?: string, adds?: boolean, loss?: boolean, told?: string}} Gain
 *   adds: several of them are one; told: said in the line too
 * @typedef {{
 *   log: Wire.Step[], view: any, cards: any, table: Wire.Table, over: boolean,
 *   name: (seat: number) => import("./language.js").Who
 * }} Told what a story is made of
 */

/** The line about who begins. @param {Told} p @param {Wire.Step} step @returns {Line} */
export const firstLine = (p, step) => ({
  ply: step.ply,
  seat: step.seat,
  words: t("table/begins", { name: p.name(step.seat) }),
  named: true,
  gains: [],
});

/** A game that groups nothing: line by line. @param {any} p @returns {Chapter[]} */
const plain = (p) => [
  {
    key: "all",
    ply: null,
    lines: lines(p).map((/** @type {any} */ { ply, seat, words, step }) => ({
      ply,
      seat,
      words,
      gains: [],
      art:
        seat === null && p.front.LogGlyph
          ? html`
              <${p.front.LogGlyph} step=${step} />
            `
          : "·",
    })),
  },
];

/** @param {Gain} gain */
const Pill = (gain) => html`
  <span class=${`pill-g ${gain.loss ? "loss" : ""}`}>
    ${gain.icon && Drawn({ art: gain.icon })}${gain.words}${gain.n
      ? `${gain.words ? " " : ""}${gain.loss ? "−" : "+"}${gain.n}`
      : ""}
  </span>
`;

/** @param {any} p */
export function Log({ front, table, log, cards, view, at = null }) {
  const [own, only] = useState(false);
  const over = table.phase !== "running";
  const alone = table.mine.length === 1 && table.seats.length > 1;
  const name = naming(table.seats, alone ? table.mine[0] : null);
  const all = useMemo(() => {
    const p = { front, log, view, cards, table, over, name };
    /** @type {Chapter[]} */
    const told = (front.story ?? plain)(p);
    if (!own) return told;
    return told
      .map((one) => ({ ...one, lines: one.lines.filter((line) => line.seat === table.mine[0]) }))
      .filter((one) => one.lines.length || one.now);
  }, [log, view, cards, table, own]);
  // The last line up to this step: not every step has one.
  const current =
    at === null
      ? null
      : all
          .flatMap((one) => one.lines)
          .reduce((last, line) => {
            const ply = line.ply ?? Infinity;
            return ply < at && ply > last ? ply : last;
          }, -1);
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
  /** Whether this step can be looked at again. @param {number|null|undefined} ply */
  const leads = (ply) => ply !== null && ply !== undefined && (over || ply < table.looks_back);
  const to = (/** @type {number} */ ply) => `/t/${table.code}#${ply + 1}`;

  /** @param {Line} line */
  const inside = (line) => html`
    ${line.seat === null
      ? html`
          <span class="nw">${line.art}</span>
        `
      : html`
          <${Seat} seat=${line.seat} name=${table.seats[line.seat]?.name} s=${24} />
        `}
    <span class="w">
      ${line.seat !== null &&
      !line.named &&
      html`
        <span class="hidden-text">${table.seats[line.seat]?.name}:${" "}</span>
      `}${line.words}
    </span>
    ${(line.gains.length > 0 || line.none) &&
    html`
      <span class="gs">
        ${line.gains.map(Pill)}${line.none &&
        html`
          <span class="lbl">0</span>
        `}
      </span>
    `}
  `;
  return html`
    <div class="ph">
      <h3>${t("table/log")}</h3>
      <span class="grow"></span>
      <span class=${`progress ${alone ? "hidden-text" : "lbl"}`}>${front.progress?.(view) || ""}</span>
      ${alone &&
      html`
        <span class="tabs" role="group" aria-label=${t("table/log-whose")}>
          <button type="button" aria-pressed=${String(!own)} onClick=${() => only(false)}>
            ${t("table/story")}
          </button>
          <button type="button" aria-pressed=${String(own)} onClick=${() => only(true)}>
            ${t("table/only-me")}
          </button>
        </span>
      `}
    </div>
    <div class="log" ref=${list} tabindex="0" role="region" aria-label=${t("table/log")} onKeyDown=${walk}>
      ${all.slice(0, over || at !== null ? 400 : 40).map(
        (chapter) => html`
          ${chapter.rule &&
          html`
            <p class="rnd" key=${`rule ${chapter.key}`}><span>${chapter.rule}</span></p>
          `}
          <section
            class=${`chapter ${chapter.now ? "now" : ""} ${chapter.title ? "" : "bare"}`}
            key=${chapter.key}
          >
            ${chapter.title &&
            html`
              <header>
                ${chapter.glyph &&
                html`
                  <span class="pt">${chapter.glyph}</span>
                `}
                <b>${chapter.title}</b>
                <span class="grow"></span>
                <span class="lbl">${chapter.number}</span>
                ${leads(chapter.ply) &&
                html`
                  <a
                    class="ib"
                    tabindex="-1"
                    href=${to(/** @type {number} */ (chapter.ply))}
                    aria-label=${t("table/see-turn", { turn: chapter.number || chapter.title })}
                    title=${t("table/log-line")}
                  >
                    ${Icon({ n: "play", s: 15 })}
                  </a>
                `}
              </header>
            `}
            ${chapter.note &&
            html`
              <p class="note">${chapter.note}</p>
            `}
            ${chapter.lines.length > 0 &&
            html`
              <ul>
                ${chapter.lines.map(
                  (line) => html`
                    <li
                      key=${`${line.ply} ${line.seat}`}
                      aria-current=${current !== null && line.ply === current ? "step" : undefined}
                    >
                      ${leads(line.ply)
                        ? html`
                            <a
                              tabindex="-1"
                              href=${to(/** @type {number} */ (line.ply))}
                              title=${t("table/log-line")}
                            >
                              ${inside(line)}
                            </a>
                          `
                        : inside(line)}
                    </li>
                  `,
                )}
              </ul>
            `}
            ${chapter.told?.map(
              (one) => html`
                <p class="turning">
                  ${one.icon && Drawn({ art: one.icon })}
                  <span>${one.words}</span>
                </p>
              `,
            )}
          </section>
        `,
      )}
    </div>
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
      <ul class="chat" ref=${list} tabindex="0" aria-label=${t("table/chat")} aria-live="polite">
        ${said.slice(-60).map(
          (/** @type {Wire.ChatLine} */ line) => html`
            <li key=${line.number}>
              <b class=${line.seat === null ? "" : `s${line.seat % 6}`}>${line.name}</b>
              ${" "}${line.text}
            </li>
          `,
        )}
      </ul>
    `}
    ${table.muted &&
    !table.host &&
    html`
      <p class="lbl">${t("table/muted-chat")}</p>
    `}
    ${(table.host || !table.muted) &&
    html`
      <form class="say" onSubmit=${send}>
        <input
          class="field"
          value=${draft}
          maxlength="500"
          placeholder=${t("table/say-something")}
          aria-label=${t("table/say-something")}
          onInput=${(/** @type {FieldEvent} */ e) => write(e.target.value)}
        />
        <button class="ib" aria-label=${t("table/send")}>${Icon({ n: "send" })}</button>
      </form>
    `}
  `;
}

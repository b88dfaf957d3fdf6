// A game step by step: a finished one through any eyes, a running one as far back as its rules let one look,
// through one's own.
import { useEffect, useMemo, useRef, useState } from "../vendor/hooks.js";
import { text } from "../text/en.js";
import { get } from "./api.js";
import { copy } from "./invite.js";
import { useKeys } from "./keys.js";
import { Log, lines } from "./log.js";
import { Players } from "./panels.js";
import { Icon, Seat, html } from "./parts.js";
import { toAct } from "./play.js";
import { go, say } from "./state.js";

const NO_DRAFT = { moves: [], full: false, back: () => {}, done: () => Promise.resolve(false) };

/** The steps that all who sit at this screen know of. @param {Record<string, any>} eyes @returns {any[]} */
function shared(eyes) {
  const [first, ...others] = Object.values(eyes).map((eye) => eye.log || []);
  const known = others.map((log) => new Set(log.map((/** @type {Wire.Step} */ step) => step.ply)));
  return (first || []).filter((/** @type {Wire.Step} */ step) => known.every((plies) => plies.has(step.ply)));
}

/** @param {any} p */
export function Replay({ store, table, front, cards, at }) {
  const over = table.phase !== "running";
  const [record, load] = useState(/** @type {any} */ (null));
  const [seen, show] = useState(/** @type {any} */ (null));
  const [chosen, look] = useState("all");
  // Several at one screen: what all of them may see.
  const eyes = over ? chosen : table.mine.length === 1 ? String(table.mine[0]) : "watch";
  const kept = useMemo(() => new Map(), [eyes]);
  const wanted = useRef(at);
  useEffect(() => {
    if (over) get(`/tables/${table.code}/record`).then(load, (error) => say(error.message));
  }, [table.code, over]);
  const running = store.eyes.value;
  const plies = over ? record?.steps.length : table.looks_back;
  const log = useMemo(
    () =>
      over
        ? (record?.steps ?? []).map((/** @type {Wire.Step} */ step, /** @type {number} */ n) => ({
            ...step,
            ply: n,
          }))
        : shared(running).filter((step) => step.ply < plies),
    [over, record, running, plies],
  );
  const ready = over ? Boolean(record) : Object.keys(running).length > 0;
  // where one can stop: the table laid out for the first decision, then every step that there are words for
  const told = useMemo(() => lines({ front, table, log, cards }).reverse(), [log, cards]);
  const stops = useMemo(() => {
    const start = log.find((/** @type {Wire.Step} */ step) => step.by !== "chance")?.ply ?? 0;
    return [
      ...new Set([
        start,
        ...told.map((/** @type {any} */ line) => line.ply + 1).filter((/** @type {number} */ n) => n > start),
        plies,
      ]),
    ];
  }, [log, told, plies]);
  const ply = Math.max(stops[0], Math.min(at, plies));
  const here = stops.findLastIndex((n) => n <= ply);
  const end = stops.length - 1;

  useEffect(() => {
    if (!ready) return;
    const key = `${eyes}/${ply}`;
    wanted.current = key;
    if (kept.has(ply)) {
      show(kept.get(ply));
      return;
    }
    get(`/tables/${table.code}/replay/${ply}?eyes=${eyes}`).then(
      (told) => {
        kept.set(ply, told);
        if (wanted.current === key) show(told);
      },
      (error) => say(error.message),
    );
  }, [ready, ply, eyes, kept]);

  const to = (/** @type {number} */ n) => go(`#${stops[Math.max(0, Math.min(end, n))]}`, true);
  useKeys((event) => {
    if (
      !ready ||
      /** @type {HTMLElement} */ (event.target).closest("input:not([type=range]), select, dialog")
    )
      return;
    const move = { ArrowLeft: here - 1, ArrowRight: here + 1, Home: 0, End: end }[event.key];
    if (move !== undefined) {
      event.preventDefault();
      to(move);
    }
  });
  if (!ready)
    return html`
      <div class="wrap replay"><p class="calm" role="status">${text.loading}</p></div>
    `;

  const mine = !over && toAct(table).length > 0;
  const seat = /^\d+$/.test(eyes) ? Number(eyes) : -1;
  const step = log.find((/** @type {any} */ one) => one.ply === ply - 1) ?? null;
  const line = here ? told.findLast((/** @type {any} */ one) => one.ply < ply) : null;
  const props = {
    table: { ...table, waiting: [] },
    seat,
    ply,
    view: seen?.view,
    cards,
    choices: [],
    log: log.filter((/** @type {any} */ one) => one.ply < ply),
    still: true,
    busy: false,
    draft: NO_DRAFT,
    act: async () => false,
    preview: async () => null,
    why: () => {},
    say,
    step,
  };
  return html`
    <div class="wrap replay">
      <section class="panel rbar">
        <a class=${`btn${mine ? " pri" : ""}`} href=${`/t/${table.code}`}>
          ${Icon({ n: "prev" })}${over ? text.backToResult : mine ? text.backToTurn : text.backToTable}
        </a>
        <div class="rwords">
          ${line &&
          line.seat !== null &&
          html`
            <${Seat} seat=${line.seat} name=${table.seats[line.seat]?.name} s=${28} />
          `}
          <p role="status">${line ? line.words : text.beforeStart}</p>
        </div>
        <span class="lbl">${text.step(here, end)}</span>
        ${over
          ? html`
              <label class="row">
                <span class="lbl">${text.eyes}</span>
                <select
                  class="field"
                  value=${eyes}
                  onChange=${(/** @type {any} */ e) => look(e.target.value)}
                >
                  <option value="all">${text.allOpen}</option>
                  <option value="watch">${text.spectator}</option>
                  ${table.seats.map(
                    (/** @type {any} */ one) => html`
                      <option value=${String(one.seat)}>${one.name}</option>
                    `,
                  )}
                </select>
              </label>
            `
          : html`
              <span class="row"><span class="lbl">${text.lookingBack}</span></span>
            `}
        <button
          class="ib"
          aria-label=${text.shareStep}
          title=${text.shareStep}
          onClick=${() => copy(`${location.origin}/t/${table.code}#${ply}`)}
        >
          ${Icon({ n: "share" })}
        </button>
        <div class="rslide">
          <button class="ib" aria-label=${text.first} disabled=${!here} onClick=${() => to(0)}>
            ${Icon({ n: "prev" })}|
          </button>
          <button class="btn" aria-label=${text.previous} disabled=${!here} onClick=${() => to(here - 1)}>
            ${Icon({ n: "prev" })}
          </button>
          <input
            type="range"
            min="0"
            max=${end}
            value=${here}
            aria-label=${text.step(here, end)}
            onInput=${(/** @type {any} */ e) => to(Number(e.target.value))}
          />
          <button class="btn" aria-label=${text.next} disabled=${here >= end} onClick=${() => to(here + 1)}>
            ${Icon({ n: "next" })}
          </button>
          <button class="ib" aria-label=${text.last} disabled=${here >= end} onClick=${() => to(end)}>
            |${Icon({ n: "next" })}
          </button>
        </div>
      </section>
      ${seen
        ? html`
            <div class="cols">
              <${Players}
                table=${props.table}
                front=${front}
                view=${seen.view}
                seat=${seat}
                log=${props.log}
                cards=${cards}
                code=${table.code}
                still
              />
              <main class="middle" aria-label=${front.title}><${front.Board} ...${props} key=${eyes} /></main>
              <aside class="right" aria-label=${text.log}>
                ${front.Side &&
                html`
                  <${front.Side} ...${props} />
                `}
                <section class="panel logp">
                  <${Log}
                    front=${front}
                    table=${table}
                    log=${log}
                    cards=${cards}
                    view=${seen.view}
                    at=${ply}
                  />
                </section>
              </aside>
            </div>
          `
        : html`
            <p class="calm" role="status">${text.loading}</p>
          `}
    </div>
  `;
}

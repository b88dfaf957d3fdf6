// A game step by step: a finished one through any eyes, a running one as far back as its rules let one look,
// through one's own.
import { useEffect, useMemo, useRef, useState } from "../vendor/hooks.js";
import { area, t } from "./language.js";
import { get } from "./api.js";
import { useBeats } from "./beats.js";
import { copy } from "./invite.js";
import { useKeys } from "./keys.js";
import { Log, lines } from "./log.js";
import { Players } from "./panels.js";
import { Icon, Seat, html } from "./parts.js";
import { toAct } from "./play.js";
import { go, say } from "./state.js";
import { stopsOf } from "./stops.js";

await area("replay");
await area("table");

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
  const latest = Object.values(running)[0]?.view;
  const turns = useMemo(
    () =>
      latest && front.story
        ? front
            .story({ log, view: latest, cards, table, over, name: () => "" })
            .filter((/** @type {any} */ one) => one.number)
            .map((/** @type {any} */ one) => one.ply)
        : [],
    [log, latest, cards],
  );
  const [by, stopBy] = useState(/** @type {import("./stops.js").By} */ ("steps"));
  const stops = useMemo(() => stopsOf({ log, told, turns, plies, by }), [log, told, turns, plies, by]);
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
        kept.set(ply, { ...told, at: ply });
        if (wanted.current === key) show(kept.get(ply));
      },
      (error) => say(error.message),
    );
  }, [ready, ply, eyes, kept]);

  const to = (/** @type {number} */ n) => go(`#${stops[Math.max(0, Math.min(end, n))]}`, true);
  const arrived = seen?.at === ply;
  const auto = useAutoplay(arrived, here < end, () => to(here + 1));
  const seat = /^\d+$/.test(eyes) ? Number(eyes) : -1;
  useBeats(front, useMoment({ seen, stops, log, seat, cards, eyes }));
  const turnAfter = () => turns.findLast((/** @type {number} */ n) => n + 1 > ply) + 1 || plies;
  const turnBefore = () => turns.find((/** @type {number} */ n) => n + 1 < ply) + 1 || stops[0];
  useKeys((event) => {
    if (
      !ready ||
      /** @type {HTMLElement} */ (event.target).closest("input:not([type=range]), select, dialog")
    )
      return;
    const move = { ArrowLeft: here - 1, ArrowRight: here + 1, Home: 0, End: end }[event.key];
    const turn = { PageUp: turnBefore, PageDown: turnAfter }[event.key];
    if (move !== undefined || turn) {
      event.preventDefault();
      auto.pause();
      if (turn) go(`#${turn()}`, true);
      else to(Number(move));
    } else if (event.key === " " && !(/** @type {HTMLElement} */ (event.target).closest("button, a"))) {
      event.preventDefault();
      auto.toggle();
    }
  });
  if (!ready)
    return html`
      <div class="wrap replay"><p class="calm" role="status">${t("frame/loading")}</p></div>
    `;

  const mine = !over && toAct(table).length > 0;
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
    // the board follows whoever moves, or whose decisions are looked at
    mover: typeof by === "number" ? by : step?.by === "chance" ? null : step?.by,
  };
  const back = over
    ? t("replay/back-to-result")
    : mine
      ? t("replay/back-to-turn")
      : t("replay/back-to-table");
  return html`
    <div class="wrap replay">
      <section class="panel rbar">
        <a class=${`btn rback${mine ? " pri" : ""}`} href=${`/t/${table.code}`} aria-label=${back}>
          ${Icon({ n: "prev" })}
          <span class=${over ? "wide" : ""}>${back}</span>
        </a>
        <div class="rwords">
          ${line &&
          line.seat !== null &&
          html`
            <${Seat} seat=${line.seat} name=${table.seats[line.seat]?.name} s=${28} />
          `}
          <p role="status">${line ? line.words : t("replay/before-start")}</p>
        </div>
        <span class="lbl">${t("replay/step", { n: ply, all: plies })}</span>
        ${over
          ? html`
              <label class="row">
                <span class="lbl">${t("replay/eyes")}</span>
                <select
                  class="field"
                  aria-label=${t("replay/eyes")}
                  value=${eyes}
                  onChange=${(/** @type {any} */ e) => look(e.target.value)}
                >
                  <option value="all">${t("replay/all-open")}</option>
                  <option value="watch">${t("replay/spectator")}</option>
                  ${table.seats.map(
                    (/** @type {any} */ one) => html`
                      <option value=${String(one.seat)}>${one.name}</option>
                    `,
                  )}
                </select>
              </label>
            `
          : html`
              <span class="row"><span class="lbl">${t("replay/looking-back")}</span></span>
            `}
        ${table.phase === "finished" &&
        html`
          <a
            class="ib"
            href=${`/t/${table.code}#review`}
            aria-label=${t("frame/review-name")}
            title=${t("frame/review-name")}
          >
            ${Icon({ n: "chart" })}
          </a>
        `}
        <button
          class="ib"
          aria-label=${t("replay/share-step")}
          title=${t("replay/share-step")}
          onClick=${() => copy(`${location.origin}/t/${table.code}#${ply}`)}
        >
          ${Icon({ n: "share" })}
        </button>
        <${Pace} auto=${auto} by=${by} stopBy=${stopBy} table=${table} turns=${turns} />
        <div class="rslide">
          <button class="ib" aria-label=${t("replay/first")} disabled=${!here} onClick=${() => to(0)}>
            |${Icon({ n: "prev" })}
          </button>
          <button
            class="btn"
            aria-label=${t("frame/previous")}
            disabled=${!here}
            onClick=${() => to(here - 1)}
          >
            ${Icon({ n: "prev" })}
          </button>
          <input
            type="range"
            min="0"
            max=${end}
            value=${here}
            aria-label=${t("replay/steps")}
            aria-valuetext=${t("replay/step", { n: ply, all: plies })}
            onInput=${(/** @type {any} */ e) => {
              auto.pause();
              to(Number(e.target.value));
            }}
          />
          <button
            class="btn"
            aria-label=${t("frame/next")}
            disabled=${here >= end}
            onClick=${() => to(here + 1)}
          >
            ${Icon({ n: "next" })}
          </button>
          <button class="ib" aria-label=${t("replay/last")} disabled=${here >= end} onClick=${() => to(end)}>
            ${Icon({ n: "next" })}|
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
              <aside class="right" aria-label=${t("table/log")}>
                ${front.Side &&
                html`
                  <div class="side"><${front.Side} ...${props} /></div>
                `}
                <div class="logbox">
                  <section class="panel logp">
                    <${Log}
                      front=${front}
                      table=${table}
                      log=${over ? log : shared(running)}
                      cards=${cards}
                      view=${latest}
                      at=${ply}
                    />
                  </section>
                </div>
              </aside>
            </div>
          `
        : html`
            <p class="calm" role="status">${t("frame/loading")}</p>
          `}
    </div>
  `;
}

const SPEEDS = [
  [0.5, 2400],
  [1, 1200],
  [2, 600],
  [4, 300],
];

/**
 * Goes on by itself, at a speed; each step first when the one before has come.
 * @param {boolean} arrived
 * @param {boolean} more
 * @param {() => void} on
 */
function useAutoplay(arrived, more, on) {
  const [running, run] = useState(false);
  const [speed, pace] = useState(1);
  const next = useRef(on);
  next.current = on;
  useEffect(() => {
    if (!running || !arrived) return;
    if (!more) return run(false);
    const wait = SPEEDS.find(([one]) => one === speed)?.[1];
    const later = setTimeout(() => next.current(), wait);
    return () => clearTimeout(later);
  }, [running, arrived, more, speed]);
  return { running, speed, pace, pause: () => run(false), toggle: () => run(!running && more) };
}

/**
 * The moment that is shown, for its beats: they belong to a step forward, not to a jump.
 * @param {{seen: any, stops: number[], log: Wire.Step[], seat: number, cards: any, eyes: string}} p
 */
function useMoment({ seen, stops, log, seat, cards, eyes }) {
  const last = useRef({ index: -1, runs: 0 });
  const index = seen ? stops.indexOf(seen.at) : -1;
  if (index !== last.current.index)
    last.current = { index, runs: last.current.runs + Number(index !== last.current.index + 1) };
  const { runs } = last.current;
  return useMemo(
    () =>
      seen && {
        key: `${eyes} ${runs}`,
        seat,
        view: seen.view,
        log: log.filter((step) => Number(step.ply) < seen.at),
        moves: NO_DRAFT.moves,
        cards,
        replayed: true,
      },
    [seen, runs],
  );
}

/** Play and pause, how fast, and where to stop. @param {any} p */
const Pace = ({ auto, by, stopBy, table, turns }) => html`
  <span class="rpace">
    <button
      class="btn pri"
      aria-label=${auto.running ? t("replay/pause") : t("replay/play-on")}
      aria-pressed=${String(auto.running)}
      onClick=${auto.toggle}
    >
      ${Icon({ n: auto.running ? "pause" : "play" })}
    </button>
    <select
      class="field"
      aria-label=${t("replay/speed")}
      value=${auto.speed}
      onChange=${(/** @type {any} */ e) => auto.pace(Number(e.target.value))}
    >
      ${SPEEDS.map(
        ([one]) => html`
          <option value=${one}>${t("frame/times", { n: one })}</option>
        `,
      )}
    </select>
    <select
      class="field"
      aria-label=${t("replay/stop-at")}
      value=${by}
      onChange=${(/** @type {any} */ e) =>
        stopBy(/^\d+$/.test(e.target.value) ? Number(e.target.value) : e.target.value)}
    >
      <option value="steps">${t("replay/every-step")}</option>
      ${turns.length > 0 &&
      html`
        <option value="turns">${t("replay/every-turn")}</option>
      `}
      ${table.seats.map(
        (/** @type {any} */ one) => html`
          <option value=${one.seat}>
            ${one.mine && table.mine.length === 1
              ? t("replay/my-decisions")
              : t("replay/decisions-of", { name: one.name })}
          </option>
        `,
      )}
    </select>
  </span>
`;

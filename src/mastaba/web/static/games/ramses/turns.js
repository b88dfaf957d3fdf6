// What has happened, turn by turn, as far as this page has seen it. The log may not tell: here too are no
// places, and no treasure or card by name (RA-12, RA-25a).
import { naming, t } from "../../js/language.js";
import { changed, finder } from "./beats.js";
import { named } from "./names.js";

const MOST = 40;
const SEARCHES = ["slide", "tilt", "scarab"];

/**
 * @typedef {import("../../js/language.js").Message} Message
 * @typedef {{seat: number, words: Message, number: number, pile: number}} Line
 * @typedef {{
 *   view: Wire.View, ply: number, slides: number, sure: boolean, beneath: Message|null, wrong: boolean,
 *   lines: Line[], free: Set<string>
 * }} Kept
 * `free`: the holes that have been free
 */

/** @type {Map<string, Kept>} by table */
const tables = new Map();

/** What this tab had written down before a reload. @param {string} code @returns {any[]} */
function before(code, what = "turns") {
  try {
    return JSON.parse(sessionStorage.getItem(`${what} ${code}`) || "[]");
  } catch {
    return [];
  }
}

/** @param {string} code @param {any[]} lines */
function remember(code, lines, what = "turns") {
  try {
    sessionStorage.setItem(`${what} ${code}`, JSON.stringify(lines));
  } catch {
    /* a browser that keeps nothing: then a reload forgets */
  }
}

/** The turns of a table so far, the newest first. @param {any} p BoardProps @returns {Kept} */
export function turns({ table, view, ply }) {
  let kept = tables.get(table.code);
  if (!kept) {
    kept = {
      view,
      ply,
      slides: view.slides ?? 0,
      sure: view.phase === "slide",
      beneath: null,
      wrong: false,
      lines: before(table.code),
      free: new Set(before(table.code, "free")),
    };
    tables.set(table.code, kept);
  } else if (kept.view !== view) {
    const had = kept.lines;
    follow(kept, view, ply - kept.ply);
    if (kept.lines !== had) remember(table.code, kept.lines);
    kept.view = view;
    kept.ply = ply;
  }
  if (view.hole && !kept.free.has(view.hole)) {
    kept.free.add(view.hole);
    remember(table.code, [...kept.free], "free");
  }
  return kept;
}

/** The same, as they were last seen. @param {string} code @returns {Line[]} */
export const turnsOf = (code) => tables.get(code)?.lines ?? before(code);

/** From one view to the next. @param {Kept} kept @param {any} now @param {number} steps */
function follow(kept, now, steps) {
  if (!steps) return; // the same moment through another seat's eyes
  const was = kept.view;
  const found = finder(was, now);
  const gained = changed(was, now, 1).find((seat) => !was.duel || was.duel.seats.includes(seat)) ?? -1;
  const lost = changed(was, now, -1)[0] ?? -1;
  const searched = was.search && !was.duel && SEARCHES.includes(was.phase);
  const same =
    searched &&
    !now.duel &&
    now.pile === was.pile &&
    now.search?.treasure === was.search.treasure &&
    now.search.value === was.search.value;
  kept.wrong = false;
  if (now.beneath && !was.beneath) kept.beneath = now.beneath;
  if (searched && was.phase === "slide") {
    const more = same && now.turn === was.turn && now.phase === "slide";
    kept.slides += more ? Math.max(0, now.slides - was.slides) : 1;
    // Several steps at once: who knows how many slides were among them.
    if (!more) kept.sure &&= steps <= (same ? 1 : now.pile ? 3 : 2);
  }
  if (same && now.turn === was.turn) return;
  const many = kept.sure && was.turn !== null ? kept.slides : 0;
  if (same) {
    kept.wrong = Boolean(now.shows) && steps === 1;
    note(kept, was.turn, was.limit && !now.shows ? "ramses/turn-none" : "ramses/turn-wrong", many);
  } else if (searched && found !== null)
    note(kept, found, "ramses/turn-takes", found === was.turn ? many : 0);
  else if (searched && now.mode === "solo" && now.phase !== "over")
    note(kept, was.turn, "ramses/turn-loses", many);
  else if (was.duel && !now.duel && gained >= 0) note(kept, gained, "ramses/turn-duel");
  else if (["scorpion", "give"].includes(was.phase) && lost >= 0) note(kept, lost, "ramses/turn-stung");
  else if (was.phase === "scorpion" && gained >= 0) note(kept, gained, "ramses/turn-gets");
  Object.assign(kept, { slides: now.slides ?? 0, sure: now.phase === "slide", beneath: null });
}

/** @param {Kept} kept @param {number} seat @param {string} id @param {number} [n] slides */
function note(kept, seat, id, n) {
  const turn = { id, args: n === undefined ? {} : { n } };
  const { beneath } = kept;
  const line = {
    seat,
    words: beneath ? { id: "ramses/turn-beneath", args: { turn, beneath } } : turn,
    number: (kept.lines[0]?.number ?? 0) + 1,
    pile: kept.view.pile,
  };
  kept.lines = [line, ...kept.lines].slice(0, MOST);
}

/** What went wrong just before, in the status line. @param {any} p BoardProps */
export function status(p) {
  const { table, view, seat } = p;
  const kept = turns(p);
  if (seat < 0 || view.turn === null || view.phase === "over") return null;
  if (kept.wrong && view.phase === "slide" && view.shows && view.search)
    return t("ramses/searches-on", {
      found: named(view.shows),
      sought: named(view.search.treasure),
      name: naming(table.seats, seat)(view.turn),
    });
  return null;
}

/**
 * Why a slide is worth a thought, from what has been uncovered on this page. Never what lay there.
 * @param {Wire.Step|null} step
 * @param {any} p BoardProps
 */
export const hintWhy = (step, p) =>
  step?.do === "slide"
    ? t(turns(p).free.has(step.from) ? "ramses/looked-under" : "ramses/not-looked-under")
    : null;

// Puzzles: moments in which one move is clearly best, to be found on a real board.
import { useEffect, useMemo, useState } from "../vendor/hooks.js";
import { signal } from "../vendor/signals.js";
import { front as frontOf, scene } from "../games/list.js";
import { area, labelled, naming, t } from "./language.js";
import { Stage } from "./again.js";
import { cardsOf, gamesList, get, post } from "./api.js";
import { percent } from "./graph.js";
import { copy } from "./invite.js";
import { sought } from "./lapse.js";
import { boardAt } from "./moment.js";
import { Button, Icon, Mark, html } from "./parts.js";
import { Quick } from "./quick.js";
import { go, hash, keep, kept, say, still } from "./state.js";
import { styled } from "./styles.js";
import "./tells.js"; // symbols explain themselves

await Promise.all([area("puzzles"), area("review")]);
await styled(new URL("../css/review.css", import.meta.url).pathname);

const LATER = 3000; // ms, when the server is not ready
const PACE = 700; // ms between two slides that are watched
const GRADES = [1, 2, 3];
const RIVALS = [
  ["Hotep", "expert"],
  ["Neith", "pharaoh"],
];

/** @typedef {{streak: number, best: number, solved: string[], tried: string[]}} Score */
const score = signal(
  /** @type {Score} */ ({ streak: 0, best: 0, solved: [], tried: [], ...kept("puzzles", {}) }),
);

/** Write down an answer: only the first one to a puzzle counts. @param {string} id @param {boolean} right */
function count(id, right) {
  const { streak, best, solved, tried } = score.value;
  if (tried.includes(id)) {
    if (right && !solved.includes(id)) score.value = { ...score.value, solved: [...solved, id] };
  } else {
    const now = right ? streak + 1 : 0;
    score.value = {
      streak: now,
      best: Math.max(best, now),
      solved: right ? [...solved, id] : solved,
      tried: [...tried, id],
    };
  }
  keep("puzzles", score.value);
}

/** @param {{id?: string}} p the game, if one is chosen */
export const Puzzles = ({ id: game }) => html`
  <div class="pz">
    <header class="top">
      <a class="brand" href="/" aria-label=${labelled("Mastaba", t("frame/home"))}>
        <${Mark} s=${30} />
        <span>Mastaba</span>
      </a>
      <span class="sep"></span>
      <b>${t("frame/puzzles")}</b>
      <span class="pill pz-streak" role="status">
        ${t("puzzles/streak", { now: score.value.streak, best: score.value.best })}
      </span>
      <span class="grow"></span>
      <${Quick} />
    </header>
    ${game
      ? html`
          <${OfGame} key=${game} game=${game} />
        `
      : html`
          <${Choice} />
        `}
  </div>
`;

/** Which game, and which grade. */
function Choice() {
  const [games, list] = useState(/** @type {any[]} */ ([]));
  useEffect(() => {
    gamesList()
      .then((all) =>
        Promise.all(
          all.map((/** @type {Wire.GameInfo} */ one) =>
            get(`/puzzles/${one.name}`).then((names) => ({ ...one, names })),
          ),
        ),
      )
      .then(list, (error) => say(error.message));
  }, []);
  return html`
    <main class="only pz-choice">
      <h1>${t("frame/puzzles")}</h1>
      <p>${t("puzzles/help")}</p>
      <ul>
        ${games
          .filter((one) => one.names.length)
          .map(
            (one) => html`
              <li class="panel" key=${one.name}>
                <img src=${scene(one.name)} alt="" width="120" height="80" />
                <div>
                  <h2>${one.title}</h2>
                  <p>
                    ${t("puzzles/solved", {
                      done: one.names.filter((/** @type {Wire.PuzzleName} */ name) =>
                        score.value.solved.includes(name.id),
                      ).length,
                      all: one.names.length,
                    })}
                  </p>
                </div>
                <div class="row wrapped">
                  ${GRADES.map(
                    (grade) => html`
                      <a
                        class="btn"
                        href=${`/puzzles/${one.name}?grade=${grade}`}
                        aria-label=${t("puzzles/grade-of", {
                          title: one.title,
                          grade: t("puzzles/grade", { grade }),
                        })}
                      >
                        ${t("puzzles/grade", { grade })}
                      </a>
                    `,
                  )}
                </div>
              </li>
            `,
          )}
      </ul>
    </main>
  `;
}

/** @param {{game: string}} p */
function OfGame({ game }) {
  const [known, ready] = useState(/** @type {any} */ (null));
  const [grade, choose] = useState(Number(new URLSearchParams(location.search).get("grade")) || 0);
  useEffect(() => {
    Promise.all([get(`/puzzles/${game}`), frontOf(game), cardsOf(game)]).then(
      ([names, front, cards]) => ready({ names, front, cards }),
      (error) => say(error.message),
    );
  }, []);
  const asked = hash.value.slice(1);
  const names = (known?.names ?? []).filter((/** @type {any} */ one) => !grade || one.grade === grade);
  const next = useMemo(() => nextOf(names, ""), [known, grade]);
  const id = asked || next;
  if (!known)
    return html`
      <p class="calm" role="status">${t("frame/loading")}</p>
    `;
  if (!id)
    return html`
      <p class="calm">${t("puzzles/no-puzzle")}</p>
    `;
  const on = () => go(`#${nextOf(names, id)}`);
  const grades = html`
    <select
      class="field pz-grade"
      aria-label=${t("puzzles/grade-name")}
      value=${grade}
      onChange=${(/** @type {any} */ e) => {
        const chosen = Number(e.target.value);
        choose(chosen);
        const fitting = known.names.filter((/** @type {any} */ one) => !chosen || one.grade === chosen);
        go(`#${nextOf(fitting, "")}`, true);
      }}
    >
      ${[0, ...GRADES].map(
        (one) => html`
          <option value=${one}>${t("puzzles/grade", { grade: one })}</option>
        `,
      )}
    </select>
  `;
  return html`
    <div class=${`at-table lay-${known.front.layout || "lists"} game-${known.front.folder} running`}>
      <${OnePuzzle} key=${id} ...${{ game, id, on, grades, front: known.front, cards: known.cards }} />
    </div>
  `;
}

/** The first puzzle that was not answered yet; the one after this one if there is none.
 * @param {Wire.PuzzleName[]} names @param {string} now */
function nextOf(names, now) {
  const place = names.findIndex((one) => one.id === now) + 1;
  const order = [...names.slice(place), ...names.slice(0, place)];
  return (order.find((one) => !score.value.tried.includes(one.id)) ?? order[0])?.id ?? "";
}

/** A table for a puzzle: the seat is mine, strong bots sit in the others.
 * @param {Wire.PuzzleInfo} puzzle @returns {any} */
function tableOf(puzzle) {
  const seats = [...Array(puzzle.seats).keys()].map((seat) => ({
    seat,
    name: seat === puzzle.seat ? t("frame/you", { case: "start" }) : RIVALS[seat % RIVALS.length][0],
    kind: seat === puzzle.seat ? "person" : "bot",
    bot: seat === puzzle.seat ? null : RIVALS[seat % RIVALS.length][1],
    mine: seat === puzzle.seat,
    here: true,
    standing_in: false,
  }));
  return {
    code: "",
    game: puzzle.game,
    options: {},
    phase: "running",
    seats,
    mine: [puzzle.seat],
    waiting: [],
  };
}

/** @param {any} p */
function OnePuzzle({ game, id, on, grades, front, cards }) {
  const [puzzle, show] = useState(/** @type {Wire.PuzzleInfo|null} */ (null));
  const [watched, watch] = useState(0);
  const [moves, slide] = useState(/** @type {string[]} */ ([]));
  const [answer, tell] = useState(/** @type {Wire.PuzzleAnswer|null} */ (null));
  const [shown, reveal] = useState(false);
  const [busy, wait] = useState(false);
  const path = `/puzzles/${game}/${id}`;
  const [trouble, report] = useState(/** @type {string|null} */ (null));
  useEffect(() => {
    let later = 0;
    const ask = () =>
      get(path).then(show, (error) => {
        report(error.message);
        if (error.status === 503 || error.status === 0) later = setTimeout(ask, LATER);
      });
    ask();
    return () => clearTimeout(later);
  }, [path]);
  const many = puzzle?.watch.length ?? 0;
  const watching = watched < many;
  useEffect(() => {
    if (!puzzle || !watching || still()) return;
    const later = setTimeout(() => watch(watched + 1), PACE);
    return () => clearTimeout(later);
  }, [puzzle, watched]);
  // what was watched is gone: the keys belong to the board now
  useEffect(() => {
    if (many && !watching)
      /** @type {HTMLElement|null} */ (document.querySelector(".pz .ra-stage"))?.focus({
        preventScroll: true,
      });
  }, [many, watching]);
  if (!puzzle)
    return html`
      <p class="calm" role="status">${trouble ?? t("frame/loading")}</p>
    `;
  const { seat } = puzzle;
  const table = tableOf(puzzle);
  const over = Boolean(answer?.over);
  const choices = busy || watching || over ? [] : (answer?.choices ?? puzzle.choices);
  const act = async (/** @type {Wire.Step|string} */ asked) => {
    const all = [...moves, typeof asked === "string" ? asked : asked.move];
    wait(true);
    try {
      const found = await post(path, { moves: puzzle.sought ? all : all.slice(-1) });
      if (found.over) count(id, found.right);
      slide(all);
      tell(found);
    } catch (/** @type {any} */ error) {
      say(error.message);
    }
    wait(false);
    return true;
  };
  const again = () => {
    slide([]);
    tell(null);
    reveal(false);
  };
  const how = { name: naming(table.seats, seat), cards, over: true, log: [] };
  const best = puzzle.choices.find((step) => step.move === answer?.solution);
  const lost = percent(answer?.chance ?? 0);
  const told = watching
    ? t("puzzles/watch", { treasure: sought(puzzle.sought), n: watched + 1, all: many })
    : busy
      ? t("review/judging")
      : !over
        ? puzzle.sought
          ? t("puzzles/find-again", { treasure: sought(puzzle.sought), slides: puzzle.needed })
          : t("puzzles/find-best")
        : answer?.right
          ? t("puzzles/right")
          : puzzle.sought
            ? t("puzzles/not-there", { treasure: sought(puzzle.sought) })
            : shown && best
              ? t("puzzles/wrong-better", { lost, better: front.words(best, how) || best.move })
              : t("puzzles/wrong", { lost });
  const board = {
    ...boardAt({ table, seat, ply: puzzle.log.length, cards, log: [] }),
    log: puzzle.log,
    table: { ...table, waiting: choices.length ? [seat] : [] },
    choices,
    still: false,
    busy,
    act,
    hint: (over && answer?.right) || shown ? (best ?? null) : null,
  };
  const view = watching ? puzzle.watch[watched].view : (answer?.view ?? puzzle.view);
  return html`
    <${Stage}
      ...${{ table, front, board, view, told }}
      back=${html`
        <a class="btn" href="/puzzles" aria-label=${t("frame/puzzles")}>${Icon({ n: "prev" })}</a>
      `}
    >
      <span class="pz-of">${grades}</span>
      ${watching &&
      html`
        <${Button} icon="next" onClick=${() => watch(watched + 1)}>${t("puzzles/next-slide")}<//>
      `}
      ${!watching &&
      many > 0 &&
      !over &&
      html`
        <${Button} icon="again" onClick=${() => (again(), watch(0))}>${t("puzzles/watch-again")}<//>
      `}
      ${over &&
      !answer?.right &&
      html`
        ${best &&
        !shown &&
        html`
          <${Button} icon="lamp" onClick=${() => reveal(true)}>${t("review/show-best")}<//>
        `}
        <${Button} icon="turn" onClick=${again}>${t("review/try-again")}<//>
      `}
      <${Button} icon="link" label=${t("puzzles/link")} onClick=${() => copy(addressOf(game, id))} />
      <${Button} kind=${over ? "pri" : ""} icon="next" onClick=${on}>${t("puzzles/next-puzzle")}<//>
    <//>
  `;
}

/** @param {string} game @param {string} id */
const addressOf = (game, id) => `${location.origin}/puzzles/${game}#${id}`;

// The home page: the games, my tables, a code to join.
import { useEffect, useState } from "../vendor/hooks.js";
import { games as known, scene } from "../games/list.js";
import { text } from "../text/en.js";
import { get, post, usualBot } from "./api.js";
import { Join } from "./join.js";
import { land } from "./land.js";
import { Settings } from "./menu.js";
import { Name, ensureName } from "./name.js";
import { Button, Dialog, Drawn, Icon, Mark, Seat, html, listed } from "./parts.js";
import { SetUp } from "./setup.js";
import { go, night, say, set, settings } from "./state.js";
import { me } from "./who.js";

/**
 * What the server asks for when the game can be played alone; else one bot of the middle strength.
 * @param {any} game
 */
function playNow(game) {
  const least = Math.max(2, game.players[0]);
  const bots = Array(least > 2 ? least - 1 : Math.min(2, game.players[1] - 1)).fill({
    kind: "bot",
    bot: usualBot(game),
  });
  return ensureName()
    .then(() =>
      post("/tables", {
        game: game.name,
        options: {},
        seats: [{ kind: "me" }, ...bots],
        clock: null,
        hints: true,
      }),
    )
    .then(
      ({ code }) => go(`/t/${code}`),
      (error) => say(error.message),
    );
}

export function Home() {
  const [games, list] = useState(/** @type {any[]} */ ([]));
  const [dialog, show] = useState(/** @type {any} */ (null));
  useEffect(() => {
    let timer = 0;
    const ask = () =>
      get("/games").then(
        (all) => {
          list(all);
          if (all.some((/** @type {Wire.GameInfo} */ game) => !game.ready)) timer = setTimeout(ask, 2000);
        },
        (error) => say(error.message),
      );
    ask();
    return () => clearTimeout(timer);
  }, []);
  const close = () => show(null);
  return html`
    <div class="home">
      <div class="land" aria-hidden="true">${Drawn({ art: land })}</div>
      <header class="hh">
        <span class="grow"></span>
        <button class="me" onClick=${() => show("name")}>
          <${Seat} seat=${0} name=${me.value?.name || "?"} s=${34} />
          <span>
            ${me.value?.name
              ? html`
                  ${text.youAre}${" "}
                  <b>${me.value.name}</b>
                `
              : text.nameless}
          </span>
        </button>
        <button
          class="ib"
          aria-label=${text.sound(settings.value.sound)}
          aria-pressed=${String(settings.value.sound)}
          onClick=${() => set({ sound: !settings.value.sound })}
        >
          ${settings.value.sound
            ? Icon({ n: "sound" })
            : html`
                <span class="muted">${Icon({ n: "sound" })}</span>
              `}
        </button>
        <button
          class="ib"
          aria-label=${text.theme(night())}
          onClick=${() => set({ theme: night() ? "day" : "night" })}
        >
          ${Icon({ n: night() ? "sun" : "moon" })}
        </button>
        <button class="ib" aria-label=${text.menu} onClick=${() => show("menu")}>
          ${Icon({ n: "menu" })}
        </button>
      </header>
      <div class="hero">
        <${Mark} s=${76} />
        <div>
          <h1>Mastaba</h1>
          <p>${text.pitch}</p>
        </div>
      </div>
      <main>
        <section class="tiles" aria-label=${text.play}>
          ${games.map(
            (game) => html`
              <${Tile}
                key=${game.name}
                game=${game}
                onSetUp=${(/** @type {any} */ how) => show({ game, how })}
              />
            `,
          )}
        </section>
        <section class="low">
          <${Mine} />
          <${Join} />
        </section>
      </main>
      ${dialog === "name" &&
      html`
        <${Dialog} title=${text.yourName} onClose=${close}><${Name} onDone=${close} /><//>
      `}
      ${dialog === "menu" &&
      html`
        <${Dialog} title=${text.settings} onClose=${close}>
          <div class="stack"><${Settings} /></div>
        <//>
      `}
      ${dialog?.game &&
      html`
        <${Dialog} title=${text.setUp(dialog.game.title)} onClose=${close}>
          <${SetUp} game=${dialog.game} how=${dialog.how} />
        <//>
      `}
    </div>
  `;
}

/** @param {any} p */
function Tile({ game, onSetUp }) {
  const [busy, wait] = useState(false);
  return html`
    <article class="tile">
      <img src=${scene(game.name)} width="318" height="208" alt="" />
      <div class="tb">
        <h2>${game.title}</h2>
        <p>${game.summary}</p>
        <div class="meta">
          <span>${Icon({ n: "people", s: 19 })}${text.players(game.players)}</span>
          ${known[game.name] &&
          html`
            <span>${Icon({ n: "clock", s: 19 })}${text.minutes(known[game.name].minutes)}</span>
          `}
          <span class="grow"></span>
          <a href=${`/rules/${game.name}`} aria-label=${text.rulesOf(game.title)}>${text.rules}</a>
        </div>
        ${!game.ready &&
        html`
          <p class="lbl" role="status">${text.preparing}</p>
        `}
        <${Button}
          kind="pri big"
          icon="play"
          disabled=${!game.ready || busy}
          label=${`${text.playNow}: ${game.title}`}
          onClick=${() => {
            wait(true);
            playNow(game).finally(() => wait(false));
          }}
        >
          ${text.playNow}
        <//>
        <div class="b2">
          <${Button}
            icon="link"
            disabled=${!game.ready}
            label=${`${text.withFriends}: ${game.title}`}
            onClick=${() => onSetUp("friends")}
          >
            ${text.withFriends}
          <//>
          <${Button}
            icon="screen"
            disabled=${!game.ready}
            label=${`${text.atThisScreen}: ${game.title}`}
            onClick=${() => onSetUp("screen")}
          >
            ${text.atThisScreen}
          <//>
        </div>
      </div>
    </article>
  `;
}

/** How a table of mine stands, in words. @param {any} row */
function standing(row) {
  if (row.phase === "gathering") return ["", text.gathering];
  if (row.phase === "abandoned") return ["", text.abandonedRow];
  if (row.result?.length === 1) return ["", row.result[0].title || String(row.result[0].total ?? "")];
  if (row.result) {
    const best = row.result.findIndex((/** @type {any} */ one) => one.rank === 1);
    const mine = row.mine[0] ?? -1;
    const own = row.result[mine];
    const rest = row.result
      .filter((/** @type {any} */ _, /** @type {number} */ seat) => seat !== mine)
      .map((/** @type {any} */ one) => one.total);
    if (own?.rank === 1)
      return [
        "",
        own.total === undefined || !rest.length ? text.won : text.wonAgainst(own.total, Math.max(...rest)),
      ];
    return [
      "",
      row.result[best]?.total === undefined || !own
        ? text.lost(row.seats[best]?.name)
        : text.lostAgainst(row.seats[best].name, row.result[best].total, own.total),
    ];
  }
  if (!row.your_turn && row.mine.some((/** @type {number} */ seat) => row.seats[seat].standing_in))
    return ["", text.botPlays(1)];
  return row.your_turn
    ? ["go", text.yourTurn]
    : ["", `${text.waitingFor} ${listed(row.waiting.map((/** @type {number} */ n) => row.seats[n]?.name))}`];
}

/** @param {{rows: any[]}} p */
const Rows = ({ rows }) => html`
  <ul>
    ${rows.map((row) => {
      const [kind, words] = standing(row);
      const verb = kind === "go" ? text.play : row.result ? text.review : text.open;
      const others = row.seats
        .filter((/** @type {any} */ _, /** @type {number} */ seat) => seat !== row.mine[0])
        .map((/** @type {any} */ one) => one.name)
        .filter(Boolean);
      return html`
        <li key=${row.code}>
          <img class="th" src=${scene(row.game)} width="76" height="50" alt="" />
          <div class="rn">
            <b>${row.title || titleOf(row.game)}</b>
            <span>
              ${others.length ? text.with(listed(others)) : text.alone}${row.turn ? `, ${row.turn}` : ""}
            </span>
          </div>
          <span class=${`st ${kind}`}>${words}</span>
          <a
            class=${`btn ${kind === "go" ? "pri" : ""}`}
            href=${`/t/${row.code}`}
            aria-label=${`${verb}: ${row.code}`}
          >
            ${verb}
          </a>
        </li>
      `;
    })}
  </ul>
`;
/** @type {Record<string, string>} */
const titles = {};
const titleOf = (/** @type {string} */ name) => titles[name] || name;

function useRows(/** @type {any} */ finished) {
  const [rows, list] = useState(/** @type {any[]|null} */ (null));
  useEffect(() => {
    let gone = false;
    const ask = () =>
      Promise.all([get(`/me/tables?finished=${finished}`), get("/games")]).then(
        ([all, games]) => {
          for (const game of games) titles[game.name] = game.title;
          if (!gone) list(all.filter((/** @type {any} */ row) => titles[row.game]));
        },
        (error) => say(error.message),
      );
    ask();
    const timer = setInterval(() => {
      if (!document.hidden) ask();
    }, 10000);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [finished]);
  return rows;
}

function Mine() {
  const rows = useRows(false);
  const over = useRows(true);
  const latest = rows && over ? over.slice(0, Math.max(0, 5 - rows.length)) : [];
  return html`
    <div class="panel mt">
      <div class="ph">
        <h2>${text.myTables}</h2>
        <span class="grow"></span>
        <a href="/finished">${text.finishedGames}</a>
      </div>
      ${rows &&
      (rows.length
        ? html`
            <${Rows} rows=${rows.slice(0, 8)} />
          `
        : over &&
          html`
            <p class="lbl">${over.length ? text.noOpenTables : text.noTables}</p>
          `)}
      ${latest.length > 0 &&
      html`
        <h3>${text.latest}</h3>
        <${Rows} rows=${latest} />
      `}
    </div>
  `;
}

export function Finished() {
  const rows = useRows(true);
  return html`
    <div class="home">
      <header class="top">
        <a class="brand" href="/" aria-label=${`Mastaba: ${text.home}`}>
          <${Mark} s=${30} />
          <span>Mastaba</span>
        </a>
      </header>
      <main class="only">
        <div class="panel mt">
          <div class="ph"><h1>${text.finishedGames}</h1></div>
          ${rows &&
          (rows.length
            ? html`
                <${Rows} rows=${rows} />
              `
            : html`
                <p class="lbl">${text.noFinished}</p>
              `)}
        </div>
      </main>
    </div>
  `;
}

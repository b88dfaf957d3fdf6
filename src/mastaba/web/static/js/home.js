// The home page: games to go on with, the games, a code to join.
import { useEffect, useState } from "../vendor/hooks.js";
import { face } from "../art/faces.js";
import { area, t } from "./language.js";
import { askGames } from "./api.js";
import { Join } from "./join.js";
import { land } from "./land.js";
import { Later } from "./later.js";
import { Name } from "./name.js";
import { Dialog, Drawn, Icon, Mark, Seat, html } from "./parts.js";
import { Quick } from "./quick.js";
import { useShape } from "./shape.js";
import { say } from "./state.js";
import { Rows, urgentFirst, useRows } from "./rows.js";
import { Tile } from "./tiles.js";
import { me } from "./who.js";

await area("home");

/** Asked for before the page knows who I am. @type {Promise<Wire.GameInfo[]>|null} */
let asked = askGames();
asked.catch(() => {});

/** The games; asked for again until all are compiled. */
function useGames() {
  const [games, list] = useState(/** @type {Wire.GameInfo[]} */ ([]));
  useEffect(() => {
    let timer = 0;
    const ask = () => {
      const answer = asked || askGames();
      asked = null;
      answer.then(
        (all) => {
          list(all);
          if (all.some((/** @type {Wire.GameInfo} */ game) => !game.compiled)) timer = setTimeout(ask, 2000);
        },
        (error) => say(error.message),
      );
    };
    ask();
    return () => clearTimeout(timer);
  }, []);
  return games;
}

export function Home() {
  const games = useGames();
  const [dialog, show] = useState(/** @type {string|null} */ (null));
  const close = () => show(null);
  const running = useRows(false);
  const over = useRows(true);
  const phone = useShape() === "phone";
  const few = phone ? 2 : 3;
  const taught = games.find((game) => game.lesson);
  const first = running && over && !running.length && !over.length;
  return html`
    <div class="home">
      <div class="land" aria-hidden="true">${Drawn({ art: land })}</div>
      <header class="hh">
        <div class="hero">
          <${Mark} s=${phone ? 38 : 76} />
          <div>
            <h1>Mastaba</h1>
            <p>${t("home/pitch")}</p>
          </div>
        </div>
        <span class="grow"></span>
        <button class="me" onClick=${() => show("name")}>
          <${Seat} seat=${0} name=${me.value?.name || "?"} s=${34} />
          <span>
            ${me.value?.name
              ? html`
                  <span class="wide">${t("home/you-are")}${" "}</span>
                  <b>${me.value.name}</b>
                `
              : t("frame/nameless")}
          </span>
        </button>
        <span class="quick"><${Quick} /></span>
        <button class="ib" aria-label=${t("frame/menu")} onClick=${() => show("menu")}>
          ${Icon({ n: "menu" })}
        </button>
      </header>
      <main>
        ${running &&
        running.length > 0 &&
        html`
          <section class="panel mt goon">
            <div class="goonhead">
              <h2>${t("home/go-on")}</h2>
              ${running.length > 2 &&
              html`
                <a href="/tables">${t("home/all-tables", { n: running.length })}</a>
              `}
            </div>
            <${Rows} rows=${urgentFirst(running).slice(0, few)} />
          </section>
        `}
        ${first &&
        taught &&
        html`
          <${NewHere} game=${taught} />
        `}
        ${phone &&
        html`
          <h2 class="startone">${t("home/start-one")}</h2>
        `}
        <section class="tiles" aria-label=${t("home/play")}>
          ${games.map(
            (game) => html`
              <${Tile} key=${game.name} game=${game} />
            `,
          )}
        </section>
        <section class="panel offer">
          ${Icon({ n: "lamp", s: 30 })}
          <div>
            <h2>${t("frame/puzzles")}</h2>
            <p>${t("home/puzzles-short")}</p>
          </div>
          <span class="grow"></span>
          <a class="btn" href="/puzzles">${t("home/to-puzzles")}</a>
        </section>
        <section class="low">
          <div class="panel mt">
            <div class="ph">
              <h2>${t("home/latest")}</h2>
              <span class="grow"></span>
              <a href="/tables">${t("home/my-tables")}</a>
            </div>
            ${over &&
            (over.length
              ? html`
                  <${Rows} rows=${over.slice(0, 3)} />
                `
              : html`
                  <p class="lbl">${first ? t("home/no-tables") : t("home/no-finished")}</p>
                `)}
          </div>
          <${Join} />
        </section>
      </main>
      ${dialog === "name" &&
      html`
        <${Dialog} title=${t("frame/your-name")} onClose=${close}><${Name} onDone=${close} /><//>
      `}
      ${dialog === "menu" &&
      html`
        <${Dialog} title=${t("frame/settings")} onClose=${close}>
          <div class="stack">
            <${Later} over load=${() => import("./menu.js").then((m) => m.Settings)} />
            <${Later} over load=${() => import("./mine.js").then((m) => m.Mine)} props=${{ onDone: close }} />
          </div>
        <//>
      `}
    </div>
  `;
}

/** For a first visitor, in place of games to go on with. @param {{game: Wire.GameInfo}} p */
const NewHere = ({ game }) => html`
  <section class="panel offer newhere">
    ${Drawn({ art: face("club", 64) })}
    <div>
      <h2>${t("home/new-here")}</h2>
      <p>${t("home/new-here-help", { title: game.title })}</p>
    </div>
    <span class="grow"></span>
    <a class="btn" href=${`/learn/${game.name}`}>${t("frame/learn")}</a>
  </section>
`;

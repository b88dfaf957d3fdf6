// A new table: which game, who sits down, rules of the house.
import { useEffect, useRef, useState } from "../vendor/hooks.js";
import { games as known, scene, setupOf } from "../games/list.js";
import { waysOf } from "../games/modes.js";
import { area, labelled, ready, t, told } from "./language.js";
import { gamesList, post, reason } from "./api.js";
import { Chairs, namesAt, newChairs } from "./chairs.js";
import { House } from "./house.js";
import { lastOf, optionsOf, remember } from "./last.js";
import { chosenName, ensureName, rename } from "./name.js";
import { Button, Drawn, Icon, Mark, classes, html } from "./parts.js";
import { Quick } from "./quick.js";
import { useShape } from "./shape.js";
import { go, say } from "./state.js";
import { styled } from "./styles.js";

await Promise.all([area("setup"), area("home"), area("modes")]); // home has what the games are about

/** @param {{id: string}} p */
export function SetUp({ id }) {
  const [game, show] = useState(/** @type {Wire.GameInfo|null} */ (null));
  const [art, draw] = useState(/** @type {any} */ (null));
  useEffect(() => {
    const drawn = setupOf(id).catch(() => null);
    const listed = gamesList().then((all) => ready(all.find((one) => one.name === id)).then(() => all));
    Promise.all([listed, styled(new URL("../css/setup.css", import.meta.url).href), drawn]).then(
      ([all, , pictures]) => {
        draw(pictures);
        const found = all.find((/** @type {Wire.GameInfo} */ one) => one.name === id);
        if (found) show(found);
        else go("/", true);
      },
      (error) => reason(error).then(say),
    );
  }, [id]);
  if (!game)
    return html`
      <p class="calm" role="status">${t("frame/loading")}</p>
    `;
  return html`
    <${Form} game=${game} art=${art} how=${new URLSearchParams(location.search).get("with") || ""} />
  `;
}

/** @param {{game: Wire.GameInfo, art: any, how: string}} p */
function Form({ game, art, how }) {
  const phone = useShape() === "phone";
  const ways = waysOf(game);
  const last = lastOf(game);
  const [mode, choose] = useState(how && ways.modes.length ? firstFor(ways, last.mode, 2) : last.mode);
  const [on, turn] = useState(last.on);
  const [chairs, seat] = useState(() => newChairs(game, how, last));
  const [open, pick] = useState(how === "friends" && !chosenName() ? 0 : how ? 1 : -1);
  const [house, rule] = useState(/** @type {Record<string, Wire.Scalar>} */ ({}));
  const [clock, time] = useState(0);
  const [hints, allow] = useState(true);
  const [aloud, sayAloud] = useState(false);
  const [busy, wait] = useState(false);
  const field = useRef(/** @type {HTMLInputElement|null} */ (null));
  const alone = ways.modes.find((one) => one.id === mode)?.players[1] === 1;
  const taken = chairs.filter((one) => one.kind !== "free");
  const friends = !alone && taken.some((one) => one.kind === "open");
  const enough = alone || taken.length >= Math.max(2, game.players[0]);

  const create = async () => {
    const own = chairs[0].name.trim();
    if (friends && !own) {
      pick(0);
      say(t("frame/name-first"));
      requestAnimationFrame(() => field.current?.focus());
      return;
    }
    wait(true);
    try {
      if (own && own !== chosenName()) await rename(own);
      await ensureName();
      const called = namesAt(game, chairs);
      const seats = (alone ? chairs.slice(0, 1) : chairs)
        .map((one, n) => {
          if (one.kind === "bot") return { kind: "bot", bot: one.bot, name: called[n] };
          return one.kind === "guest" ? { kind: "guest", name: called[n] } : { kind: one.kind };
        })
        .filter((one) => one.kind !== "free");
      const { code } = await post("/tables", {
        game: game.name,
        options: { ...optionsOf(game, { mode, on }), ...house },
        seats,
        clock: friends && clock ? { seconds: clock } : null,
        hints,
        short_code: friends && aloud,
      });
      const bots = chairs.filter((one) => one.kind === "bot");
      remember(game, {
        mode,
        on,
        ...(bots.length && !alone ? { opponents: bots.length, level: bots[0].bot } : {}),
      });
      go(`/t/${code}`);
    } catch (error) {
      say(error.message);
      wait(false);
    }
  };
  const meta = [
    t("frame/players", { least: game.players[0], most: game.players[1] }),
    known[game.name] && t("frame/minutes", { n: known[game.name].minutes }),
  ];
  return html`
    <div class="setup-page">
      ${phone
        ? html`
            <header class="sp-head">
              <a class="ib" href="/" aria-label=${t("frame/back")}>${Icon({ n: "prev", s: 22 })}</a>
              <img src=${scene(game.name)} width="56" height="42" alt="" />
              <div>
                <h1>${game.title}</h1>
                <span class="lbl">${meta.filter(Boolean).join(", ")}</span>
              </div>
              <span class="grow"></span>
              <a class="tbtn" href=${`/rules/${game.name}`}><u>${t("frame/rules")}</u></a>
            </header>
          `
        : html`
            <header class="top">
              <a class="brand" href="/" aria-label=${labelled("Mastaba", t("frame/home"))}>
                <${Mark} s=${30} />
                <span>Mastaba</span>
              </a>
              <span class="grow"></span>
              <${Quick} />
            </header>
          `}
      <div class="sp">
        ${!phone &&
        html`
          <aside class="sp-game">
            <img src=${scene(game.name)} width="318" height="208" alt="" />
            <div class="sp-about">
              <h1>${game.title}</h1>
              <p>${told(game.summary)}</p>
              <div class="meta">
                <span>${Icon({ n: "people", s: 19 })}${meta[0]}</span>
                ${meta[1] &&
                html`
                  <span>${Icon({ n: "clock", s: 19 })}${meta[1]}</span>
                `}
                <span class="grow"></span>
                <a href=${`/rules/${game.name}`} aria-label=${t("frame/rules-of", { title: game.title })}>
                  ${t("frame/rules")}
                </a>
              </div>
              ${art?.beneath &&
              html`
                <div class="sp-beneath">
                  <p class="lbl">${art.beneath.says}</p>
                  <div>${art.beneath.art.map((/** @type {string} */ one) => Drawn({ art: one }))}</div>
                </div>
              `}
            </div>
          </aside>
        `}
        <main class="sp-main">
          ${(ways.modes.length > 0 || ways.switches.length > 0) &&
          html`
            <section aria-labelledby="which">
              <h2 id="which">${t("setup/which-game")}</h2>
              <div class="modes" role="radiogroup" aria-labelledby="which">
                ${ways.modes.map(
                  (one) => html`
                    <button
                      key=${one.id}
                      type="button"
                      role="radio"
                      aria-checked=${String(mode === one.id)}
                      class=${classes("mode", { on: mode === one.id })}
                      onClick=${() => choose(one.id)}
                    >
                      ${art?.pictures?.[one.id] &&
                      html`
                        <svg
                          class="mode-art"
                          viewBox=${phone ? "116 8 130 92" : "0 0 250 104"}
                          preserveAspectRatio="xMidYMid slice"
                          aria-hidden="true"
                          dangerouslySetInnerHTML=${{ __html: art.pictures[one.id] }}
                        ></svg>
                      `}
                      <span class="mode-says">
                        <b>
                          ${!phone &&
                          mode === one.id &&
                          html`
                            <i class="tick">${Icon({ n: "check", s: 16 })}</i>
                          `}${t("modes/name", { way: one.id })}
                        </b>
                        <span>${t(phone ? "modes/short" : "modes/says", { way: one.id })}</span>
                      </span>
                      ${phone &&
                      html`
                        <i class=${classes("tick", { no: mode !== one.id })}>
                          ${mode === one.id && Icon({ n: "check", s: 16 })}
                        </i>
                      `}
                    </button>
                  `,
                )}
              </div>
              ${ways.switches.map(
                (one) => html`
                  <label class="kid" key=${one}>
                    <input
                      type="checkbox"
                      role="switch"
                      class="switch"
                      checked=${on.includes(one)}
                      onChange=${(/** @type {FieldEvent} */ e) =>
                        turn(e.target.checked ? [...on, one] : on.filter((option) => option !== one))}
                    />
                    <span>
                      <b>${t("modes/name", { way: one })}</b>
                      ${" "}
                      <span class="lbl">${t(phone ? "modes/short" : "modes/says", { way: one })}</span>
                    </span>
                  </label>
                `,
              )}
            </section>
          `}
          <section aria-labelledby="who">
            <h2 id="who">${t("setup/who-sits")}</h2>
            <${Chairs} ...${{ game, chairs, seat, open, pick, alone, field }} />
          </section>
          <${House} ...${{ ways, house, rule, clock, time, hints, allow, aloud, sayAloud, friends }}>
            <span class="lbl sp-note">
              ${!enough ? t("setup/too-few") : friends ? t("setup/link-later") : ""}
            </span>
            <${Button} kind="pri" disabled=${busy || !enough} onClick=${create}>
              ${friends ? t("setup/create") : t("setup/create-now")}
            <//>
          <//>
        </main>
      </div>
    </div>
  `;
}

/**
 * The mode of the last time if so many can play it, else the first that they can.
 * @param {import("../games/modes.js").Ways} ways @param {string} mode @param {number} players
 */
const firstFor = (ways, mode, players) =>
  (
    ways.modes.find((one) => one.id === mode && one.players[1] >= players) ||
    ways.modes.find((one) => one.players[1] >= players) ||
    ways.modes[0]
  ).id;

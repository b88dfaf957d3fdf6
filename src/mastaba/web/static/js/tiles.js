// The tiles of the home page: one for each game.
import { useState } from "../vendor/hooks.js";
import { face, hasFace } from "../art/faces.js";
import { games as known, scene } from "../games/list.js";
import { waysOf } from "../games/modes.js";
import { area, labelled, t, told } from "./language.js";
import { lastOf, playNow, remember } from "./last.js";
import { Button, Dialog, Drawn, Icon, html } from "./parts.js";
import { useShape } from "./shape.js";

await area("home");

/** The one after it, the first after the last. @template T @param {T[]} all @param {number} at */
const after = (all, at) => all[(at + 1) % all.length];

/**
 * What "Play now" starts: mode, opponents, level. A press changes each to the next. In brief, opponents are
 * a number and the face of their level.
 * @param {{game: Wire.GameInfo, brief?: boolean}} p
 */
function Last({ game, brief = false }) {
  const last = lastOf(game);
  const ways = waysOf(game);
  const styles = [
    ...ways.modes.map((mode) => ({
      mode: mode.id,
      on: /** @type {string[]} */ ([]),
      words: t("home/way", { way: mode.id }),
    })),
    // a switch, such as a game with children, goes with the first mode
    ...ways.switches.map((one) => ({
      mode: ways.modes[0].id,
      on: [one],
      words: t("home/way", { way: one }),
    })),
  ];
  const at = styles.findIndex((one) => one.mode === last.mode && String(one.on) === String(last.on));
  const [least, most] = ways.modes.find((one) => one.id === last.mode)?.players || game.players;
  const counts = Array.from({ length: most - Math.max(2, least) + 1 }, (_, n) => n + Math.max(2, least) - 1);
  const levels = game.bots.map((bot) => bot.name);
  const words = styles[at]?.words || t("home/way", { way: last.mode });
  return html`
    <div class=${`last ${brief ? "brief" : ""}`} role="group" aria-label=${t("home/plays-like")}>
      ${styles.length > 1 &&
      html`
        <button
          type="button"
          class="lastpill"
          title=${t("home/change")}
          aria-label=${t("home/to-change", { words })}
          onClick=${() => {
            const { mode, on } = after(styles, at);
            remember(game, { mode, on });
          }}
        >
          ${words}
        </button>
      `}
      ${most > 1 &&
      html`
        <button
          type="button"
          class="lastpill"
          title=${t("home/change")}
          aria-label=${t("home/to-change", { words: t("home/opponents", { n: last.opponents }) })}
          onClick=${() => remember(game, { opponents: after(counts, counts.indexOf(last.opponents)) })}
        >
          ${brief ? t("frame/times", { n: last.opponents }) : t("home/opponents", { n: last.opponents })}
        </button>
        <button
          type="button"
          class="lastpill"
          title=${t("home/change")}
          aria-label=${t("home/to-change", { words: t("frame/rank", { level: last.level }) })}
          onClick=${() => remember(game, { level: after(levels, levels.indexOf(last.level)) })}
        >
          ${hasFace(last.level) && Drawn({ art: face(last.level, brief ? 30 : 26) })}
          ${brief && hasFace(last.level) ? "" : t("frame/rank", { level: last.level })}
        </button>
      `}
    </div>
  `;
}

/** @param {{game: Wire.GameInfo}} p */
export function Tile({ game }) {
  const [busy, wait] = useState(false);
  const [more, show] = useState(false);
  const start = () => {
    wait(true);
    playNow(game).finally(() => wait(false));
  };
  const ways = [
    ["friends", "link", t("home/with-friends")],
    ["screen", "screen", t("frame/at-this-screen")],
  ].map(
    ([how, icon, words]) => html`
      <a class="btn" href=${`/new/${game.name}?with=${how}`} aria-label=${labelled(words, game.title)}>
        ${Icon({ n: icon })}${words}
      </a>
    `,
  );
  const play = (/** @type {string} */ words, kind = "") => html`
    <${Button}
      kind=${`pri ${kind}`}
      icon="play"
      disabled=${busy}
      label=${labelled(t("home/play-now"), game.title)}
      onClick=${start}
    >
      ${words}
    <//>
  `;
  const meta = [
    t("frame/players", { least: game.players[0], most: game.players[1] }),
    known[game.name] && t("frame/minutes", { n: known[game.name].minutes }),
  ];
  if (useShape() === "phone")
    return html`
      <article class="tile">
        <img src=${scene(game.name)} width="318" height="208" alt="" />
        <div class="tb">
          <h2>${game.title}</h2>
          ${!game.compiled &&
          html`
            <p class="lbl" role="status">${t("home/compiling")}</p>
          `}
          <${Last} game=${game} brief />
          <div class="b1">
            ${play(t("home/play"))}
            <${Button} label=${labelled(t("home/more"), game.title)} onClick=${() => show(true)}>
              ${Icon({ n: "dots" })}
            <//>
          </div>
        </div>
        ${more &&
        html`
          <${Dialog} title=${game.title} onClose=${() => show(false)}>
            <div class="stack tilemore">
              <p>${told(game.summary)}</p>
              <p class="lbl">${meta.filter(Boolean).join(", ")}</p>
              <${Last} game=${game} />
              ${play(t("home/play-now"))}${ways}
              ${game.lesson &&
              html`
                <a class="btn" href=${`/learn/${game.name}`}>${Icon({ n: "lamp" })}${t("frame/learn")}</a>
              `}
              <a class="btn" href=${`/rules/${game.name}`}>${Icon({ n: "book" })}${t("frame/rules")}</a>
            </div>
          <//>
        `}
      </article>
    `;
  return html`
    <article class="tile">
      <img src=${scene(game.name)} width="318" height="208" alt="" />
      <div class="tb">
        <h2>${game.title}</h2>
        <p>${told(game.summary)}</p>
        <div class="meta">
          <span>${Icon({ n: "people", s: 19 })}${meta[0]}</span>
          ${meta[1] &&
          html`
            <span>${Icon({ n: "clock", s: 19 })}${meta[1]}</span>
          `}
        </div>
        <div class="tilelinks">
          <a href=${`/rules/${game.name}`} aria-label=${t("frame/rules-of", { title: game.title })}>
            ${t("frame/rules")}
          </a>
          ${game.lesson &&
          html`
            <a href=${`/learn/${game.name}`} aria-label=${t("home/learn-game", { title: game.title })}>
              ${t("frame/learn")}
            </a>
          `}
        </div>
        ${!game.compiled &&
        html`
          <p class="lbl" role="status">${t("home/compiling")}</p>
        `}
        ${play(t("home/play-now"), "big")}
        <${Last} game=${game} />
        <div class="b2">${ways}</div>
      </div>
    </article>
  `;
}

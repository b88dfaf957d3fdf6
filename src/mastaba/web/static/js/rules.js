// The rules of a game, drawn with its own cards.
import { useEffect, useState } from "../vendor/hooks.js";
import { front as frontOf } from "../games/list.js";
import { labelled, t } from "./language.js";
import { cardsOf, gamesList, reason } from "./api.js";
import { Icon, Mark, html } from "./parts.js";

/** @param {{id: string}} p */
export function Rules({ id }) {
  const [game, show] = useState(/** @type {any} */ (null));
  const [trouble, tell] = useState(/** @type {string|null} */ (null));
  const [missing, miss] = useState(false);
  useEffect(() => {
    const load = async () => {
      const all = await gamesList();
      if (!all.some((/** @type {Wire.GameInfo} */ one) => one.name === id)) return miss(true);
      const [front, cards] = await Promise.all([frontOf(id), cardsOf(id)]);
      const { Rules } = await front.rules();
      show({ front, cards, Rules });
    };
    load().catch((error) => reason(error).then(tell));
  }, [id]);
  useEffect(() => {
    if (game) document.title = t("frame/rules-of", { title: game.front.title });
    return () => {
      document.title = "Mastaba";
    };
  }, [game]);
  if (missing)
    return html`
      <main class="calm">
        <p>${t("frame/no-page")}</p>
        <a class="btn pri" href="/">${t("frame/home")}</a>
      </main>
    `;
  const back = (/** @type {Event} */ e) => {
    if (history.length > 1) {
      e.preventDefault();
      e.stopPropagation();
      history.back();
    }
  };
  return html`
    <div class=${`rulespage game-${game?.front.folder || ""}`}>
      <header class="top">
        <a class="brand" href="/" aria-label=${labelled("Mastaba", t("frame/home"))}>
          <${Mark} s=${30} />
          <span>Mastaba</span>
        </a>
        <span class="grow"></span>
        <a class="tbtn" href="/" onClick=${back}>${Icon({ n: "prev" })}${t("frame/back")}</a>
      </header>
      <main class="rules">
        ${game
          ? html`
              <h1>${game.front.title}</h1>
              ${game.front.lesson &&
              html`
                <p>
                  <a class="btn" href=${`/learn/${id}`}>${Icon({ n: "lamp" })}${t("frame/learn")}</a>
                </p>
              `}
              <${game.Rules} cards=${game.cards} />
              <p class="lbl">${t("frame/rules-note")}</p>
            `
          : trouble
            ? html`
                <div class="calm">
                  <p role="alert">${trouble}</p>
                  <button class="btn pri" onClick=${() => location.reload()}>${t("frame/reload")}</button>
                </div>
              `
            : html`
                <p class="calm" role="status">${t("frame/loading")}</p>
              `}
      </main>
    </div>
  `;
}

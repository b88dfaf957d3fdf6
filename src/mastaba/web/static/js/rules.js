// The rules of a game, drawn with its own cards.
import { useEffect, useState } from "../vendor/hooks.js";
import { front as frontOf } from "../games/list.js";
import { text } from "../text/en.js";
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
    if (game) document.title = text.rulesOf(game.front.title);
    return () => {
      document.title = "Mastaba";
    };
  }, [game]);
  if (missing)
    return html`
      <main class="calm">
        <p>${text.noPage}</p>
        <a class="btn pri" href="/">${text.home}</a>
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
        <a class="brand" href="/" aria-label=${`Mastaba: ${text.home}`}>
          <${Mark} s=${30} />
          <span>Mastaba</span>
        </a>
        <span class="grow"></span>
        <a class="tbtn" href="/" onClick=${back}>${Icon({ n: "prev" })}${text.back}</a>
      </header>
      <main class="rules">
        ${game
          ? html`
              <h1>${game.front.title}</h1>
              ${game.front.lesson &&
              html`
                <p>
                  <a class="btn" href=${`/learn/${id}`}>${Icon({ n: "lamp" })}${text.learn}</a>
                </p>
              `}
              <${game.Rules} cards=${game.cards} />
              <p class="lbl">${text.rulesNote}</p>
            `
          : trouble
            ? html`
                <div class="calm">
                  <p role="alert">${trouble}</p>
                  <button class="btn pri" onClick=${() => location.reload()}>${text.reload}</button>
                </div>
              `
            : html`
                <p class="calm" role="status">${text.loading}</p>
              `}
      </main>
    </div>
  `;
}

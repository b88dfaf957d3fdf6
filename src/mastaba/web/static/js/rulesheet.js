// The rules over a table, at the part that fits the moment. The table stays as it is beneath.
import { useEffect, useRef, useState } from "../vendor/hooks.js";
import { t } from "./language.js";
import { reason } from "./api.js";
import { Dialog, Icon, html } from "./parts.js";
import { say } from "./state.js";

/** @param {{front: any, cards: any, game: string, view: any, seat: number, onClose: () => void}} p */
export function RulesSheet({ front, cards, game, view, seat, onClose }) {
  const body = useRef(/** @type {HTMLElement|null} */ (null));
  const [Rules, show] = useState(/** @type {any} */ (null));
  useEffect(() => {
    front.rules().then(
      (/** @type {any} */ module) => show(() => module.Rules),
      (/** @type {any} */ error) => reason(error).then(say),
    );
  }, []);
  useEffect(() => {
    const wanted = view && front.rulesAt?.(view, seat);
    const found = [...(body.current?.querySelectorAll("h2") || [])].find(
      (one) => one.dataset.part === wanted || one.textContent === wanted,
    );
    if (!found) return;
    found.tabIndex = -1;
    found.scrollIntoView();
    found.focus({ preventScroll: true });
  }, [Rules]);
  return html`
    <${Dialog} title=${t("frame/rules-of", { title: front.title })} class="rulesheet" onClose=${onClose}>
      <div class="rules" ref=${body}>
        ${front.lesson &&
        html`
          <p>
            <a class="btn" href=${`/learn/${game}`}>${Icon({ n: "lamp" })}${t("frame/learn")}</a>
          </p>
        `}
        ${Rules &&
        html`
          <${Rules} cards=${cards} />
          <p class="lbl">${t("frame/rules-note")}</p>
        `}
      </div>
    <//>
  `;
}

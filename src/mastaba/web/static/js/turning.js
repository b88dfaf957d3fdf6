// The steps that turned a game, of players and of chance: whose winning chance rose most, and by how much.
import { t } from "./language.js";
import { percent } from "./graph.js";
import { html } from "./parts.js";
import { turnAt } from "./reviewing.js";

/** @param {any} p */
export function Turning({ table, front, cards, log, names, who, turns, review }) {
  const how = { name: who, cards, over: true, log, deals: true };
  const told = (review?.turns ?? []).filter((/** @type {Wire.Turn} */ one) => log[one.ply]);
  if (!told.length) return null;
  return html`
    <section class="panel rv-list rv-turning">
      <h2>${t("review/turning-points")}</h2>
      <p class="lbl">${t("review/turning-help")}</p>
      <ol>
        ${told.map((/** @type {Wire.Turn} */ one) => {
          const words = front.words(log[one.ply], how) || one.move;
          const turn = turnAt(turns, one.ply);
          const when = turn ? t("review/turn", { n: turn }) : t("review/the-start");
          return html`
            <li key=${one.ply}>
              <a class="rv-row" href=${`/t/${table.code}#${one.ply + 1}`}>
                <span class="rv-what">
                  <b>
                    ${one.by === null
                      ? words
                      : t("review/by", { name: table.seats[one.by].name, move: words })}
                  </b>
                  <span>${one.by === null ? t("review/by-chance", { when }) : when}</span>
                </span>
                <span class="rv-gain">
                  +${percent(one.chance)}
                  <small>${names[one.seat]}</small>
                </span>
              </a>
            </li>
          `;
        })}
      </ol>
    </section>
  `;
}

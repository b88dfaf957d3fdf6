// The rules of Ramses in our own words, with drawn examples.
import { area, t } from "../../js/language.js";
import { Svg, html } from "../../js/parts.js";
import { rich } from "../../js/rich.js";
import { CELL, SIDE, arrow, corner, EDGE, hole as pit, pyramid } from "./art.js";
import { Back, Front, Picture } from "./cards.js";
import { actionTitle } from "./names.js";

await Promise.all([area("ramses"), area("ramses-rules")]);

/** A piece of the board: a letter a pyramid (g, r, b), a dot for the free hole; an arrow where one slides.
 * @param {{rows: string[], shows?: string, slides?: [number, number, number][], label: string}} p */
function Excerpt({ rows, shows, slides = [], label }) {
  const colours = /** @type {Record<string, string>} */ ({ g: "gold", r: "red", b: "blue" });
  const w = rows[0].length * CELL;
  const h = rows.length * CELL;
  let art = `
    <g transform="translate(${4 - EDGE} ${4 - EDGE})">
      <rect x="${EDGE - 4}" y="${EDGE - 4}" width="${w + 8}" height="${h + 8}" rx="10"
        fill="var(--ra-groove)"/>
      <rect x="${EDGE - 1}" y="${EDGE - 1}" width="${w + 2}" height="${h + 2}" rx="7"
        fill="var(--ra-sand)"/>`;
  rows.forEach((row, r) =>
    [...row].forEach((sign, c) => {
      if (sign === ".") art += pit(r, c, shows ?? null);
      else {
        const [x, y] = corner(r, c);
        const slide = slides.find(([sr, sc]) => sr === r && sc === c);
        if (slide)
          art += `
            <rect x="${x - 5}" y="${y - 5}" width="${SIDE + 10}" height="${SIDE + 10}" rx="8"
              fill="var(--ra-halo)"/>`;
        art += `<g transform="translate(${x} ${y})">${pyramid(colours[sign])}</g>`;
        if (slide)
          art += `
            <g transform="translate(${x + SIDE / 2} ${y + SIDE / 2})">
              <circle r="18.5" fill="var(--ra-disc)" stroke="var(--ra-halo)" stroke-width="2.4"/>
              <g transform="rotate(${slide[2]})" fill="none" stroke="var(--ra-halo)" stroke-width="3.2"
                stroke-linecap="round" stroke-linejoin="round">
                ${arrow}
              </g>
            </g>`;
      }
    }),
  );
  return html`
    <${Svg} w=${w + 8} h=${h + 8} fluid class="ra-excerpt" label=${label} art=${`${art}</g>`} />
  `;
}

/** Titles of a player alone, and the cards that they take. @type {[number, string][]} */
const HALL = [
  [0, "desert-beetle"],
  [1, "water-carrier"],
  [3, "camel-driver"],
  [5, "nile-boatman"],
  [7, "peasant"],
  [9, "scribe"],
  [11, "royal-embalmer"],
  [13, "royal-guard"],
  [15, "master-builder"],
  [17, "grand-vizier"],
  [19, "high-priest"],
  [21, "pharaoh"],
];

/** @type {[string, string][]} */
const SPECIAL = [
  ["sand-storm", "ramses-rules/sand-storm"],
  ["scorpion", "ramses-rules/scorpion"],
  ["super-powers", "ramses-rules/super-powers"],
  ["duel", "ramses-rules/duel"],
];

export const Rules = () => html`
  <div class="rules-ramses ra-rules">
    <p class="lead">${t("ramses-rules/lead")}</p>
    <section>
      <h2>${t("ramses-rules/board-title")}</h2>
      <div class="ra-example">
        <${Excerpt} rows=${["grbg", "b.gr", "rgbb", "gbrg"]} label=${t("ramses-rules/board-label")} />
        <p>${t("ramses-rules/board")}</p>
      </div>
    </section>
    <section>
      <h2>${t("ramses/rules-turn")}</h2>
      <div class="ra-example">
        <${Excerpt}
          rows=${["grb", "b.g", "rgb"]}
          slides=${[
            [0, 1, 90],
            [1, 0, 0],
            [1, 2, 180],
            [2, 1, 270],
          ]}
          label=${t("ramses-rules/turn-label-1")}
        />
        <${Excerpt} rows=${["grb", ".bg", "rgb"]} shows="black-cat" label=${t("ramses-rules/turn-label-2")} />
        <ol>
          <li>${t("ramses-rules/turn-1")}</li>
          <li>${t("ramses-rules/turn-2")}</li>
          <li>${rich("ramses-rules/turn-3")}</li>
          <li>${rich("ramses-rules/turn-4")}</li>
          <li>${rich("ramses-rules/turn-5")}</li>
        </ol>
      </div>
      <p>${t("ramses-rules/memory")}</p>
    </section>
    <section>
      <h2>${t("ramses-rules/cards-title")}</h2>
      <div class="ra-example">
        <span class="ra-row">
          <${Front} treasure="lotus-cup" value=${2} w=${62} h=${86} label=${t("ramses-rules/cards-label")} />
          <${Back} stack=${1} action=${null} w=${62} h=${86} />
          <${Back} stack=${2} action="sand-storm" w=${62} h=${86} />
          <${Back} stack=${3} action="duel" w=${62} h=${86} />
        </span>
        <p>${t("ramses-rules/cards")}</p>
      </div>
    </section>
    <section>
      <h2>${t("ramses/rules-special")}</h2>
      <dl class="ra-actions">
        ${SPECIAL.map(
          ([name, says]) => html`
            <dt><${Back} stack=${2} action=${name} w=${48} h=${66} /></dt>
            <dd>
              <b>${actionTitle(name)}</b>
              <p>${t(says)}</p>
            </dd>
          `,
        )}
      </dl>
      <p>${rich("ramses-rules/begins")}</p>
    </section>
    <section>
      <h2>${t("ramses/rules-end")}</h2>
      <p>${t("ramses-rules/end")}</p>
    </section>
    <section>
      <h2>${t("ramses/rules-expert")}</h2>
      <dl class="ra-actions">
        <dt><${Picture} name="lapis-scarab" size=${44} /></dt>
        <dd>
          <b>${t("ramses-rules/scarab-name")}</b>
          <p>${t("ramses-rules/scarab")}</p>
        </dd>
        <dt><${Picture} name="hat" size=${44} /></dt>
        <dd>
          <b>${t("ramses-rules/explorers-name")}</b>
          <p>${t("ramses-rules/explorers")}</p>
        </dd>
        <dt><${Picture} name="mummy" size=${44} /></dt>
        <dd>
          <b>${t("ramses-rules/curse-name")}</b>
          <p>${t("ramses-rules/curse")}</p>
        </dd>
      </dl>
    </section>
    <section>
      <h2>${t("ramses-rules/alone-title")}</h2>
      <p>${t("ramses-rules/alone")}</p>
      <ul class="ra-titles">
        ${HALL.map(
          ([cards, title]) => html`
            <li>
              <b>${cards}</b>
              ${" "}${t("ramses/title", { title })}
            </li>
          `,
        )}
      </ul>
    </section>
    <section>
      <h2>${t("ramses-rules/children-title")}</h2>
      <p>${t("ramses-rules/children")}</p>
    </section>
  </div>
`;

// The rules of Farao in our own words, with drawn examples.
import { area, t } from "../../js/language.js";
import { Svg, html } from "../../js/parts.js";
import { rich } from "../../js/rich.js";
import { TILE, archaeologist, back, chamber, corridor, lying } from "./art.js";
import { HouseRules } from "./house.js";
import { Inscriptions, Picture, Tile, Token } from "./parts.js";
import { label } from "./things.js";

await area("farao-rules");

/** A tile of an example. @param {any} one @param {boolean} aside @param {number} seed */
function exampleTile(one, aside, seed) {
  if (one === "chamber") return chamber(false);
  return one?.[0] ? corridor(one[0]) + lying(one[1] ?? "plain", aside) : back(seed);
}

/**
 * A piece of the pyramid: tiles as [open sides or null for face down, content], a figure, marked tiles.
 * @param {{
 *   rows: any[][], at?: [number, number], to?: [number, number][], no?: [number, number], label: string
 * }} p
 */
function Excerpt({ rows, at, to = [], no, label }) {
  const w = rows[0].length * TILE;
  const h = rows.length * TILE;
  let art = `
    <rect width="${w + 8}" height="${h + 8}" rx="10" fill="var(--fa-ground)"/>
    <g transform="translate(4 4)">`;
  const marked = (/** @type {[number, number][]} */ list, /** @type {number} */ r, /** @type {number} */ c) =>
    list.some(([a, b]) => a === r && b === c);
  rows.forEach((row, r) =>
    row.forEach((one, c) => {
      const stands = at && at[0] === r && at[1] === c;
      art += `
        <g transform="translate(${c * TILE} ${r * TILE})">
          ${exampleTile(one, Boolean(stands), r * 9 + c + 1)}`;
      if (marked(to, r, c))
        art += `
          <rect x="2" y="2" width="${TILE - 4}" height="${TILE - 4}" rx="7" fill="none"
            stroke="var(--fa-ring-out)" stroke-width="7"/>
          <rect x="2" y="2" width="${TILE - 4}" height="${TILE - 4}" rx="7" fill="none"
            stroke="var(--fa-ring)" stroke-width="4"/>`;
      if (no && no[0] === r && no[1] === c)
        art += `
          <g transform="translate(${TILE / 2} ${TILE / 2})">
            <circle r="13" fill="#FFF8E6" stroke="#AE4827" stroke-width="2.4"/>
            <path d="M-6 -6 L6 6" stroke="#AE4827" stroke-width="2.8" stroke-linecap="round"/>
          </g>`;
      art += "</g>";
    }),
  );
  if (at)
    art += `
      <g transform="translate(${at[1] * TILE + TILE / 2 + 6} ${at[0] * TILE + TILE / 2 + 24})">
        ${archaeologist(0, "M")}
      </g>`;
  return html`
    <${Svg} w=${w + 8} h=${h + 8} fluid class="fa-excerpt" label=${label} art=${`${art}</g>`} />
  `;
}

/** Obstacles with what lets pass them, by what they do. @type {[string, string[][]][]} */
const OBSTACLES = [
  [
    "farao-rules/kills",
    [
      ["snake", "torch"],
      ["toxic-gas", "scarf"],
      ["trap", "plan"],
    ],
  ],
  [
    "farao-rules/stops",
    [
      ["hunger", "food"],
      ["thirst", "water"],
      ["fatigue", "chocolate"],
    ],
  ],
  [
    "farao-rules/bars",
    [
      ["wall-ruins", "magic-bottle"],
      ["secret-door", "golden-key"],
      ["abyss", "papyrus"],
    ],
  ],
];
const SPENT = {
  food: t("farao-rules/food"),
  water: t("farao-rules/water"),
  chocolate: t("farao-rules/chocolate"),
  torch: t("farao-rules/torch"),
  scarf: t("farao-rules/scarf"),
  plan: t("farao-rules/plan"),
  "magic-bottle": t("farao-rules/magic-bottle"),
  "golden-key": t("farao-rules/golden-key"),
  papyrus: t("farao-rules/papyrus"),
  money: t("farao-rules/money"),
  "first-aid-kit": t("farao-rules/first-aid-kit"),
};
const PLACES = {
  map: t("farao-rules/map"),
  "secret-tunnel": t("farao-rules/secret-tunnel"),
  "dark-shrine": t("farao-rules/dark-shrine"),
  coffer: t("farao-rules/coffer"),
};

const wholly = html`
  <i>${t("farao/wholly")}</i>
`;
const partly = html`
  <i>${t("farao/partly")}</i>
`;

/** @param {{cards: any}} p */
export const Rules = ({ cards }) => html`
  <div class="rules-farao fa-rules">
    <p class="lead">${t("farao-rules/lead")}</p>
    <p class="fa-mark">${rich("farao-rules/mark", { mark: wholly })}</p>
    <section>
      <h2>${t("farao/title-move")}</h2>
      <div class="fa-example">
        <${Excerpt}
          rows=${[
            [null, ["sw", "torch"], null],
            [["es", "inscription-green"], ["nw", "food"], null],
            [["ne", "money"], null, null],
          ]}
          at=${[1, 0]}
          to=${[[1, 1]]}
          no=${[2, 0]}
          label=${t("farao-rules/move-label")}
        />
        <ol>
          <li>${rich("farao-rules/move-1")}${" "}${wholly}</li>
          <li>${t("farao-rules/move-2")}${" "}${wholly}</li>
          <li>${t("farao-rules/move-3")}</li>
          <li>${t("farao-rules/move-4")}${" "}${partly}</li>
          <li>${t("farao-rules/move-5")}${" "}${wholly}</li>
        </ol>
      </div>
      <div class="fa-example">
        <span class="fa-row">
          ${["nesw", "esw", "se", "ew", "s"].map(
            (open) => html`
              <${Tile} key=${open} open=${open} size=${58} />
            `,
          )}
        </span>
        <p>${t("farao-rules/shapes")}${" "}${wholly}</p>
      </div>
    </section>
    <section>
      <h2>${t("farao/title-goal")}</h2>
      <div class="fa-example">
        <${Excerpt}
          rows=${[
            [null, ["nsw"], null],
            [["ew"], "chamber", ["nw", "inscription-white"]],
            [null, ["ns"], null],
          ]}
          label=${t("farao-rules/goal-label")}
        />
        <div>
          <${Inscriptions}
            has=${["red", "blue", "green", "yellow", "white"]}
            cards=${cards}
            side=${9}
            size=${42}
            label=${t("farao-rules/goal-label-2")}
          />
          <p>${t("farao-rules/goal")}</p>
        </div>
      </div>
    </section>
    <section>
      <h2>${t("farao-rules/obstacles-title")}</h2>
      <p>${t("farao-rules/obstacles")}</p>
      ${OBSTACLES.map(
        ([does, pairs]) => html`
          <div class="fa-group" key=${does}>
            <span class="fa-row">
              ${pairs.map(
                ([obstacle, item]) => html`
                  <span class="fa-pair" key=${obstacle}>
                    <${Picture} name=${obstacle} size=${38} />
                    <small>${label(obstacle)}</small>
                    <${Token} name=${item} size=${32} />
                    <small>${label(item)}</small>
                  </span>
                `,
              )}
            </span>
            <p>${t(does)}</p>
          </div>
        `,
      )}
    </section>
    <section>
      <h2>${t("farao-rules/items-title")}</h2>
      <p>${rich("farao-rules/items", { mark: partly })}</p>
      <dl class="fa-list">
        ${Object.entries(SPENT).map(
          ([item, says]) => html`
            <dt key=${item}><${Token} name=${item} size=${40} /></dt>
            <dd>
              <b>${label(item)}</b>
              ${" "}${says}
            </dd>
          `,
        )}
      </dl>
    </section>
    <section>
      <h2>${t("farao/title-places")}</h2>
      <dl class="fa-list">
        ${Object.entries(PLACES).map(
          ([place, says]) => html`
            <dt key=${place}><${Picture} name=${place} size=${40} /></dt>
            <dd>
              <b>${label(place)}</b>
              ${" "}${says}
            </dd>
          `,
        )}
      </dl>
    </section>
    <section>
      <h2>${t("farao/title-attack")}</h2>
      <p>${t("farao-rules/attack")}${" "}${partly}</p>
    </section>
    <section id="reconstructed">
      <h2>${t("farao-rules/house-title")}</h2>
      <${HouseRules} />
    </section>
  </div>
`;

// The rules of Farao in our own words, with drawn examples.
import { Svg, html } from "../../js/parts.js";
import { TILE, archaeologist, back, chamber, corridor, lying } from "./art.js";
import { HOUSE } from "./house.js";
import { Inscriptions, Picture, Tile, Token } from "./parts.js";
import { text, written } from "./text.js";

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

const OBSTACLES = [
  [
    ["snake", "torch"],
    ["toxic-gas", "scarf"],
    ["trap", "plan"],
    "The archaeologist is killed: they leave the pyramid, the move ends, and they may enter again in the " +
      "next move.",
  ],
  [
    ["hunger", "food"],
    ["thirst", "water"],
    ["fatigue", "chocolate"],
    "The archaeologist stays there and the move ends.",
  ],
  [
    ["wall-ruins", "magic-bottle"],
    ["secret-door", "golden-key"],
    ["abyss", "papyrus"],
    "Not to be entered. If your own step turns one up, you stay where you were and the move ends.",
  ],
];
const SPENT = /** @type {Record<string, string>} */ ({
  food: "Turn the die to 6; steps already made count against it.",
  water: "The same with 5.",
  chocolate: "Before the first step, turn the die to any number lower than the one thrown.",
  torch: "Turn up all hidden neighbours that no wall of your tile hides.",
  scarf: "For the rest of the move you may walk straight back.",
  plan: "Look secretly at two hidden tiles, and swap them if you like.",
  "magic-bottle": "One step through a wall onto an open tile.",
  "golden-key": "Turn your tile, or an open neighbour that nobody stands on.",
  papyrus:
    "For the rest of the move walk regardless of walls, obstacles and hidden tiles. With no movement point " +
    "left you may still spend food, water or a scarf; then the last tile works, and nothing more is spent.",
  money: "Swap it for an ordinary item whose stack is open.",
  "first-aid-kit": "Never spent: whoever holds one is robbed, but not injured.",
});
const PLACES = [
  ["map", "Whoever turns it up may at once turn up any hidden tile, wherever it lies."],
  ["secret-tunnel", "One step leads to any other open tunnel."],
  [
    "dark-shrine",
    "On entering, lay the curse on an open tile that nobody stands on, an entrance too: it can’t be " +
      "entered any more, until the curse moves on.",
  ],
  [
    "coffer",
    "The first to enter fills it with one of every item laid out for this game and takes one; everybody " +
      "later takes one of what is left.",
  ],
];

/** @param {{cards: any}} p */
export const Rules = ({ cards }) => html`
  <div class="rules-farao fa-rules">
    <p class="lead">
      Lead your archaeologists through a pyramid whose corridors nobody knows. Read five different
      inscriptions, and be the first in the burial chamber.
    </p>
    <p class="fa-mark">
      Only the last pages of the rulebook survive. Rules marked${" "}
      <i>${text.wholly}</i>
      ${" "}are our own; they are listed at the end.
    </p>
    <section>
      <h2>Your move</h2>
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
          label="From the green inscription a step leads to the food; straight back is not allowed"
        />
        <ol>
          <li>
            Throw the die: so many movement points for${" "}
            <b>one</b>
            ${" "}of your archaeologists.${" "}
            <i>${text.wholly}</i>
          </li>
          <li>
            From outside, enter through the middle of any side. It costs a movement point.${" "}
            <i>${text.wholly}</i>
          </li>
          <li>
            Step from tile to tile where no wall stands between, never diagonally, and never straight back.
          </li>
          <li>
            A step towards a hidden tile turns it up: lay it as you like, so that it joins the corridor you
            come from, and go in.${" "}
            <i>${text.partly}</i>
          </li>
          <li>
            The whole throw has to be used as long as a step is possible.${" "}
            <i>${text.wholly}</i>
          </li>
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
        <p>
          Crossings, T, corners, straights and dead ends. Whoever throws a 1 may, once in that move, spend a
          movement point on turning the tile under one of their archaeologists, or an open neighbour that
          nobody stands on, instead of a step.${" "}
          <i>${text.wholly}</i>
        </p>
      </div>
    </section>
    <section>
      <h2>The goal</h2>
      <div class="fa-example">
        <${Excerpt}
          rows=${[
            [null, ["nsw"], null],
            [["ew"], "chamber", ["nw", "inscription-white"]],
            [null, ["ns"], null],
          ]}
          label="The burial chamber in the middle of the pyramid"
        />
        <div>
          <${Inscriptions}
            has=${["red", "blue", "green", "yellow", "white"]}
            cards=${cards}
            side=${9}
            size=${42}
            label="Seven inscriptions, five of them found"
          />
          <p>
            An inscription is yours as soon as you enter its tile. With five different ones (a table may ask
            for all seven of the big pyramid) you may step into the chamber. The order of entering is the
            ranking.
          </p>
        </div>
      </div>
    </section>
    <section>
      <h2>Obstacles, and what lets you pass</h2>
      <p>Whoever holds the item passes, and keeps it.</p>
      ${OBSTACLES.map(
        (group) => html`
          <div class="fa-group">
            <span class="fa-row">
              ${group.slice(0, 3).map(
                ([obstacle, item]) => html`
                  <span class="fa-pair" key=${obstacle}>
                    <${Picture} name=${obstacle} size=${38} />
                    <small>${written(/** @type {string} */ (obstacle))}</small>
                    <${Token} name=${item} size=${32} />
                    <small>${written(/** @type {string} */ (item))}</small>
                  </span>
                `,
              )}
            </span>
            <p>${group[3]}</p>
          </div>
        `,
      )}
    </section>
    <section>
      <h2>Items, and what spending them does</h2>
      <p>
        Take a token when you enter its tile, never two of a kind. Spend it in your own move: it goes back to
        the supply.${" "}
        <i>${text.partly}</i>
        ${" "}Water, scarf, chocolate, plan and papyrus, with thirst, toxic gas, fatigue, trap and abyss,
        belong to the big pyramid.
      </p>
      <dl class="fa-list">
        ${Object.entries(SPENT).map(
          ([item, says]) => html`
            <dt key=${item}><${Token} name=${item} size=${40} /></dt>
            <dd>
              <b>${written(item)}</b>
              ${" "}${says}
            </dd>
          `,
        )}
      </dl>
    </section>
    <section>
      <h2>Places</h2>
      <dl class="fa-list">
        ${PLACES.map(
          ([place, says]) => html`
            <dt key=${place}><${Picture} name=${place} size=${40} /></dt>
            <dd>
              <b>${written(place)}</b>
              ${" "}${says}
            </dd>
          `,
        )}
      </dl>
    </section>
    <section>
      <h2>Attack</h2>
      <p>
        If your move ends on a tile with somebody else’s archaeologist, you may attack: take an item that you
        do not hold, and the archaeologist leaves the pyramid, unless their player has a first-aid kit.
        Inscriptions can’t be stolen. Nobody is attacked at an entrance, or by one who entered the pyramid in
        this move.${" "}
        <i>${text.partly}</i>
      </p>
    </section>
    <section id="reconstructed">
      <h2>${text.houseTitle}</h2>
      <ul class="fa-house">
        ${Object.entries(HOUSE).map(
          ([rule, { says, partly }]) => html`
            <li key=${rule}>
              <b>${rule}</b>
              <span>
                ${says}${" "}
                <i>(${partly ? text.partly : text.wholly})</i>
              </span>
            </li>
          `,
        )}
      </ul>
    </section>
  </div>
`;

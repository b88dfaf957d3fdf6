// The rules of Ramses in our own words, with drawn examples.
import { Svg, html } from "../../js/parts.js";
import { CELL, SIDE, arrow, corner, EDGE, hole as pit, pyramid } from "./art.js";
import { Back, Front, Picture } from "./cards.js";
import { ACTIONS } from "./text.js";

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

const SPECIAL = [
  [
    "sand-storm",
    "The board turns a quarter to the right, for everybody. Treasures stay where they are on it: your " +
      "memory has to turn with it.",
  ],
  [
    "scorpion",
    "The card stays face down. In turn each slides exactly one pyramid, never the one moved just before. " +
      "Whoever uncovers any treasure is stung and gives one won card of their choice to the player on " +
      "their right; if they have none, that player gets the scorpion card unseen. Then the card is " +
      "turned up.",
  ],
  [
    "super-powers",
    "While this card is sought a slide may move up to seven pyramids in one straight line. Only the hole " +
      "that is free afterwards counts.",
  ],
  [
    "duel",
    "The card stays face down. The player whose turn it is challenges the one on their left. Whoever has " +
      "no won card draws the one beneath the duel card. Then the others lay down a won card each, the " +
      "challenger first; the treasures must differ. If they can’t, there is no duel, and a drawn card is " +
      "won. In turns the two look for the other’s treasure, the challenger first: finding it wins both " +
      "cards, finding one’s own loses both, any other treasure passes the turn.",
  ],
];
const HALL = [
  "0 Desert Beetle",
  "1 Water Carrier",
  "3 Camel Driver",
  "5 Nile Boatman",
  "7 Peasant",
  "9 Scribe",
  "11 Royal Embalmer",
  "13 Royal Guard",
  "15 Master Builder",
  "17 Grand Vizier",
  "19 High Priest",
  "21 Pharaoh",
];

export const Rules = () => html`
  <div class="rules-ramses ra-rules">
    <p class="lead">
      Twelve treasures lie under forty-seven pyramids. One hole is free. Slide, look, and remember: whoever
      knows where a treasure lies takes the card that asks for it.
    </p>
    <section>
      <h2>The board</h2>
      <div class="ra-example">
        <${Excerpt}
          rows=${["grbg", "b.gr", "rgbb", "gbrg"]}
          label="A piece of the board with the free hole"
        />
        <p>
          48 holes in 8 columns and 6 rows. Each block of 2 × 2 holes hides exactly one treasure in one of its
          corners. Pyramids are smooth gold, stepped red or fluted blue.
        </p>
      </div>
    </section>
    <section>
      <h2>Your turn</h2>
      <div class="ra-example">
        <${Excerpt}
          rows=${["grb", "b.g", "rgb"]}
          slides=${[
            [0, 1, 90],
            [1, 0, 0],
            [1, 2, 180],
            [2, 1, 270],
          ]}
          label="The four pyramids beside the free hole may be slid into it"
        />
        <${Excerpt}
          rows=${["grb", ".bg", "rgb"]}
          shows="black-cat"
          label="The blue pyramid was slid to the right; a black cat comes to light"
        />
        <ol>
          <li>
            With no search card open, the next one is turned up. If its treasure is in sight already, you take
            the card at once.
          </li>
          <li>
            Slide one pyramid that borders the free hole into it, and look into the hole that is free now.
          </li>
          <li>
            <b>Nothing there:</b>
            ${" "}slide on, as often as you like.
          </li>
          <li>
            <b>The treasure you look for:</b>
            ${" "}the card is yours, face down, and your turn ends.
          </li>
          <li>
            <b>Another treasure:</b>
            ${" "}your turn ends, and the next player looks for the same card.
          </li>
        </ol>
      </div>
      <p>
        A turn ends only with a treasure. What somebody uncovers, all may see while it lies open; after that
        only memory has it, and the table shows nobody’s past moves until the game is over. For the same
        reason neither holes nor blocks are marked on the board: a name would outlast every sand storm.
      </p>
    </section>
    <section>
      <h2>Search cards</h2>
      <div class="ra-example">
        <span class="ra-row">
          <${Front}
            treasure="lotus-cup"
            value=${2}
            w=${62}
            h=${86}
            label="A search card: the lotus cup, worth 2"
          />
          <${Back} stack=${1} action=${null} w=${62} h=${86} />
          <${Back} stack=${2} action="sand-storm" w=${62} h=${86} />
          <${Back} stack=${3} action="duel" w=${62} h=${86} />
        </span>
        <p>
          Thirty cards in three stacks, 1 on top. A card is worth 1 to 4 points. You may look at your own won
          cards, nobody at another’s. The back of the next card is always visible, and from the second stack
          on some backs carry a symbol: it is carried out as soon as the card before has been won.
        </p>
      </div>
    </section>
    <section>
      <h2>Special actions</h2>
      <dl class="ra-actions">
        ${SPECIAL.map(
          ([name, says]) => html`
            <dt><${Back} stack=${2} action=${name} w=${48} h=${66} /></dt>
            <dd>
              <b>${ACTIONS[name].replace(/^\w/, (c) => c.toUpperCase())}</b>
              <p>${says}</p>
            </dd>
          `,
        )}
      </dl>
      <p>
        <b>Who begins afterwards:</b>
        ${" "}after a sand storm and under super powers the player to the left of whoever won the last card.
        That player also makes the first slide under a scorpion and challenges to a duel. After a scorpion or
        a duel the player to the left of whoever moved the last pyramid begins, and where there is no duel the
        one who would have challenged. If a stung player had no card to give, the player to the left of the
        stung one is next.
      </p>
    </section>
    <section>
      <h2>The end</h2>
      <p>
        The game ends when the last search card has been won. The highest sum of values wins; on a tie more
        cards decide, and if those are equal too the win is shared.
      </p>
    </section>
    <section>
      <h2>Expert game</h2>
      <dl class="ra-actions">
        <dt><${Picture} name="lapis-scarab" size=${44} /></dt>
        <dd>
          <b>Scarab</b>
          <p>Twice in a game, after a wrong treasure, use your scarab and go on with your turn.</p>
        </dd>
        <dt><${Picture} name="hat" size=${44} /></dt>
        <dd>
          <b>Explorers</b>
          <p>
            If you uncover a treasure, right or wrong, by moving a gold pyramid, you may tilt it and look
            beneath. One to three explorers there are yours. At the end the most explorers earn 6 points, the
            second most 3, the third most 2. Players who tie all get the points of their rank, and as many
            ranks behind them fall away as there are extra players: 5, 5, 3 and 2 explorers earn 6, 6, 2 and
            0. Without explorers there are no points. No gold pyramid starts in a corner of the board.
          </p>
        </dd>
        <dt><${Picture} name="mummy" size=${44} /></dt>
        <dd>
          <b>Curse of the mummy</b>
          <p>
            Under three gold pyramids lies a curse: you lose your next turn, also a slide under a scorpion. If
            you were to challenge to a duel, the player on your left does so instead; if you are challenged,
            you play and keep the mummy. If somebody else meets a curse first, the mummy goes to them and you
            are free.
          </p>
        </dd>
      </dl>
    </section>
    <section>
      <h2>Alone</h2>
      <p>
        A wrong treasure puts the search card out of the game. Only sand storms are carried out. When the pile
        is used up, your cards decide what you are:
      </p>
      <ul class="ra-titles">
        ${HALL.map(
          (rung) => html`
            <li>
              <b>${rung.split(" ")[0]}</b>
              ${" "}${rung.slice(rung.indexOf(" ") + 1)}
            </li>
          `,
        )}
      </ul>
    </section>
    <section>
      <h2>With children</h2>
      <p>Only sand storms are carried out; scorpions, super powers and duels are ignored.</p>
    </section>
  </div>
`;

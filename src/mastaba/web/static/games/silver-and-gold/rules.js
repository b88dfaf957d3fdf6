// The rules of Silver & Gold, in our own words, drawn with its own cards.
import { told } from "../../js/language.js";
import { patternWord } from "../../patterns/words.js";
import { Svg, Sym, html } from "../../js/parts.js";
import { ghost, ghostCrosses, lit, patternArt } from "../../patterns/draw.js";
import { PATTERNS } from "../../patterns/shapes.js";
import { coinRows, draw, measure, palmBoxes, shows } from "./draw.js";

// Cards of the examples: not of the deck, so that they show what the text says.
const ISLAND = {
  id: "example",
  colour: "orange",
  points: 12,
  seal: null,
  boxes: {
    a1: "plain",
    b1: "coin",
    c1: "plain",
    a2: "plain",
    b2: "plain",
    c2: "x",
    d2: "plain",
    b3: "coin",
    c3: "plain",
    d3: "plain",
    b4: "plain",
    c4: "palm",
  },
};
const SEALED = {
  id: "sealed",
  colour: "purple",
  points: 14,
  seal: { colour: "orange", points: 2 },
  boxes: {
    a1: "plain",
    b1: "x",
    c1: "plain",
    d1: "plain",
    a2: "plain",
    b2: "plain",
    c2: "plain",
    d2: "plain",
    b3: "plain",
    c3: "x",
    d3: "plain",
    a4: "plain",
    b4: "x",
    c4: "plain",
  },
};

const Card = (/** @type {any} */ { card, crossed = [], over = [], label }) => {
  const m = measure(card, "phone");
  return html`
    <span class="card">
      <${Svg}
        w=${m.w}
        h=${m.h}
        label=${label}
        art=${draw(card, "phone", { crossed: new Set(crossed) }) +
        ghost(m, over) +
        over.map((/** @type {string} */ name) => lit(m, name, shows(card.boxes[name]))).join("") +
        ghostCrosses(m, over, 3)}
      />
    </span>
  `;
};

export const Rules = () => html`
  <p>
    Two to four treasure hunters, about 25 minutes. Everyone has two cards and crosses off their boxes. All
    play at the same time, with the same pattern; whoever uses it best has the most points after four rounds
    of seven cards.
  </p>
  <h2>Before the start</h2>
  <p>
    You get four cards and keep two. Four more lie open as the display. One player is first player; the role
    moves on one seat after every turn.
  </p>
  <h2>A turn</h2>
  <ol>
    <li>
      An${" "}
      <b>expedition card</b>
      ${" "}is turned up. Its pattern holds for everybody.
    </li>
    <li>
      <b>All at once</b>
      , cross off the whole pattern on one of your two cards. You may turn and mirror it, but not cut it or
      split it over two cards. Or cross off${" "}
      <b>any one box</b>
      ${" "}instead: that is always allowed, and you must do one of the two.
    </li>
    <li>
      Whoever has${" "}
      <b>completed</b>
      ${" "}a card lays it aside and takes a new one, first player first: from the display, or unseen from the
      deck.
    </li>
  </ol>
  <figure>
    ${Object.keys(PATTERNS).map(
      (name) => html`
        <${Svg} ...${patternArt(name, 24)} label=${told(patternWord(name))} />
      `,
    )}
    <figcaption>
      The six patterns. There are eight expedition cards: the line of three and the corner are there twice.
      Only seven of the eight are used in a round, and the used ones lie hidden under one another.
    </figcaption>
  </figure>
  <figure>
    <${Card}
      card=${ISLAND}
      crossed=${["a1", "b1", "a2"]}
      over=${["c2", "b3", "c3", "d3"]}
      label="A card with a T drawn over a coin and an X"
    />
    <figcaption>
      The T covers a coin and an X. The coin is crossed off on your sheet; the X gives one more box at once,
      on either of your cards. If that is an X again, again.
    </figcaption>
  </figure>
  <h2>Symbols</h2>
  <figure>
    <${Svg}
      ...${coinRows({ coins: 6, cups: [5] }, { side: 28 })}
      label="Six coins crossed off, one trophy of 5"
    />
    <figcaption>
      ${Sym({ n: "coin", s: 28 })}${" "}
      <b>Coin</b>
      : cross off the next coin box. It is worth 1 point. You have twelve coin boxes; more coins are lost. A
      full row of four wins the highest trophy that is left: 6, 5, 4, 3, 2, 1, for all players together. When
      all six are gone, a full row wins nothing more.
    </figcaption>
  </figure>
  <figure>
    <${Svg} ...${palmBoxes([3, 2], 40, 44)} label="Palm boxes with 3 and 2" />
    <figcaption>
      ${Sym({ n: "palm", s: 28 })}${" "}
      <b>Palm</b>
      : at once 1 point, and 1 more for every palm that is printed on the cards in the display now. You have
      four palm boxes; more palms score nothing.
    </figcaption>
  </figure>
  <figure>
    <${Card} card=${SEALED} label="A purple card with an orange seal of 2" />
    <figcaption>
      <b>Seal</b>
      : when this card is completed, it pays 2 points for every orange card that you complete in the whole
      game. All seals of your completed cards count.
    </figcaption>
  </figure>
  <h2>The end</h2>
  <p>
    After the fourth round, add up: coins, trophies, palm boxes, the number on every completed card, and the
    seals. A card that is not complete counts nothing.
  </p>
  <p>Equal points: more grey cards completed, then green, orange, purple. Still equal: a shared win.</p>
  <h2>A few hints</h2>
  <ul>
    <li>A box by itself is never wasted if it completes a card.</li>
    <li>Small patterns fit nearly always, so keep a place for the square and the T early.</li>
    <li>
      Look at the display before you take a card: taking the palm away from it makes the others’ palms
      cheaper, and yours.
    </li>
  </ul>
`;

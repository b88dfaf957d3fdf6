// The rules of Pyramids, in our own words, drawn with its own cards.
import { Svg, Sym, html } from "../../js/parts.js";
import { ghost, ghostCrosses, lit } from "../../patterns/draw.js";
import { draw, gemRow, measure, shows, skullBoxes, torchRow } from "./draw.js";

const CHAMBER = {
  id: "example",
  number: 23,
  colour: "purple",
  boxes: boxes([
    "plain entrance wall red-gem plain",
    "skull plain wall wall green-gem",
    "wall skull plain red-cross plain",
    "torch plain plain wall potion",
    "green-gem wall tomb skull plain",
  ]),
};

function boxes(/** @type {any} */ rows) {
  return Object.fromEntries(
    rows.flatMap((/** @type {any} */ row, /** @type {number} */ r) =>
      row
        .split(" ")
        .map((/** @type {string} */ kind, /** @type {number} */ c) => [
          String.fromCharCode(97 + c) + (r + 1),
          kind,
        ]),
    ),
  );
}

const Card = (/** @type {any} */ { crossed = [], over = [], label }) => {
  const m = measure(CHAMBER, "phone");
  return html`
    <span class="card">
      <${Svg}
        w=${m.w}
        h=${m.h}
        label=${label}
        art=${draw(CHAMBER, "phone", { crossed: new Set(crossed) }) +
        ghost(m, over) +
        over.map((/** @type {string} */ name) => lit(m, name, shows(CHAMBER.boxes[name]))).join("") +
        ghostCrosses(m, over, 3)}
      />
    </span>
  `;
};

export const Rules = () => html`
  <p>
    Two to four explorers, about 20 minutes. Everyone digs in two pyramids at once, from the entrance down to
    the golden tomb, past gems, torches and skulls. All play at the same time, with the same pattern: four
    rounds of seven expedition cards.
  </p>
  <h2>Before the start</h2>
  <p>You get four pyramids and keep two. Four more lie open as the display.</p>
  <h2>A turn</h2>
  <ol>
    <li>
      An${" "}
      <b>expedition card</b>
      ${" "}is turned up; its pattern holds for everybody. Seven of the eight are used in a round; the used
      ones lie open, so that you can tell what may still come. (A table may choose to hide them.)
    </li>
    <li>
      <b>All at once</b>
      , cross off the whole pattern in one of your pyramids, turned and mirrored as you like, never on a wall.
      In an untouched pyramid it must cover the${" "}
      <b>entrance</b>
      ; later, at least one of its boxes must${" "}
      <b>touch</b>
      , side to side, a box that was crossed off before. Or cross off${" "}
      <b>one such box</b>
      ${" "}instead.
    </li>
    <li>
      Whoever has crossed off a${" "}
      <b>tomb</b>
      ${" "}lays that pyramid aside and takes a new one, from the display or unseen from the deck. The lowest
      number on a completed pyramid chooses first.
    </li>
    <li>
      The${" "}
      <b>races</b>
      ${" "}are looked at.
    </li>
  </ol>
  <figure>
    <${Card}
      crossed=${["a1", "b1", "b2"]}
      over=${["b3", "c3", "d3"]}
      label="A pyramid: a line of three touches the boxes crossed off before"
    />
    <figcaption>
      The line of three touches the way dug before. It crosses off a skull, and the red cross gives one more
      box at once, in either pyramid, where it touches.
    </figcaption>
  </figure>
  <h2>What lies in the chambers</h2>
  <figure>
    <span class="gemrows">
      <${Svg} ...${gemRow(4, "gemR", 22, 2)} />
      <${Svg} ...${gemRow(3, "gemG", 22, 2)} label="Four red and three green gems" />
    </span>
    <figcaption>
      ${Sym({ n: "gemR" })}${Sym({ n: "gemG" })}${" "}
      <b>Gems</b>
      : a pair of one red and one green is worth 5, a gem left over 1. Here: three pairs and one, 16 points.
      Your sheet has room for ten of each colour; more do not count.
    </figcaption>
  </figure>
  <figure>
    <${Svg} ...${torchRow([1], 2, 40, 5)} label="Torch of round 1 crossed off, round 2 is on" />
    <figcaption>
      ${Sym({ n: "torch" })}${" "}
      <b>Torch</b>
      : 5 points, one in each round. The torch of a round that is over can’t be had any more.
    </figcaption>
  </figure>
  <figure>
    <${Svg} ...${skullBoxes(3, 2, 0)} label="Three skulls, two of which a potion wipes off" />
    <figcaption>
      ${Sym({ n: "skull" })}${" "}
      <b>Skull</b>
      : cross off the next one. At the end only your worst counts, as minus points: one for the first, up to
      ten for the tenth. After ten, further skulls do not count.${" "}${Sym({ n: "potion" })}${" "}A${" "}
      <b>potion</b>
      ${" "}wipes off your two worst.
    </figcaption>
  </figure>
  <p>
    ${Sym({ n: "x", s: 20 })}${" "}
    <b>Red cross</b>
    : one more box at once, in either of your pyramids.${" "}${Sym({ n: "tomb" })}${" "}
    <b>Tomb</b>
    : the pyramid is complete and worth 10 points; nothing more is crossed off in it.
  </p>
  <h2>Races</h2>
  <p>
    Whoever has completed two, four or six pyramids of one colour takes the next points of that colour: first
    10, then 6, then 3, then nothing. What one player has taken is gone for the others. If several get there
    in one turn, the lowest number just completed goes first.
  </p>
  <h2>The end</h2>
  <p>
    After the fourth round: 10 for every completed pyramid, race points, torches, gems, minus the worst skull.
    A pyramid that is not complete counts nothing. Equal points: whoever completed the lowest number.
  </p>
  <h2>A few hints</h2>
  <ul>
    <li>A short way to the tomb is worth more than a last gem.</li>
    <li>Two pyramids of the same colour early may win the 10.</li>
  </ul>
`;

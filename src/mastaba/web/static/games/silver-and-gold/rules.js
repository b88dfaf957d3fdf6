// The rules of Silver & Gold, in our own words, drawn with its own cards.
import { area, t, told } from "../../js/language.js";
import { patternWord } from "../../patterns/words.js";
import { Svg, Sym, html } from "../../js/parts.js";
import { rich } from "../../js/rich.js";
import { ghost, ghostCrosses, lit, patternArt } from "../../patterns/draw.js";
import { PATTERNS } from "../../patterns/shapes.js";
import { coinRows, draw, measure, palmBoxes, shows } from "./draw.js";

await area("silver-and-gold-rules");

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
  <p>${t("silver-and-gold-rules/intro-1")}</p>
  <h2 data-part="before">${t("silver-and-gold-rules/before-head")}</h2>
  <p>${t("silver-and-gold-rules/before-1")}</p>
  <h2 data-part="turn">${t("silver-and-gold-rules/turn-head")}</h2>
  <ol>
    <li>${rich("silver-and-gold-rules/turn-1")}</li>
    <li>${rich("silver-and-gold-rules/turn-2")}</li>
    <li>${rich("silver-and-gold-rules/turn-3")}</li>
  </ol>
  <figure>
    ${Object.keys(PATTERNS).map(
      (name) => html`
        <${Svg} ...${patternArt(name, 24)} label=${told(patternWord(name))} />
      `,
    )}
    <figcaption>${t("silver-and-gold-rules/turn-4")}</figcaption>
  </figure>
  <figure>
    <${Card}
      card=${ISLAND}
      crossed=${["a1", "b1", "a2"]}
      over=${["c2", "b3", "c3", "d3"]}
      label=${t("silver-and-gold-rules/label-1")}
    />
    <figcaption>${t("silver-and-gold-rules/turn-5")}</figcaption>
  </figure>
  <h2 data-part="symbols">${t("silver-and-gold-rules/symbols-head")}</h2>
  <figure>
    <${Svg}
      ...${coinRows({ coins: 6, cups: [5] }, { side: 28 })}
      label=${t("silver-and-gold-rules/label-2")}
    />
    <figcaption>${rich("silver-and-gold-rules/symbols-1", { sign: Sym({ n: "coin", s: 28 }) })}</figcaption>
  </figure>
  <figure>
    <${Svg} ...${palmBoxes([3, 2], 40, 44)} label=${t("silver-and-gold-rules/label-3")} />
    <figcaption>${rich("silver-and-gold-rules/symbols-2", { sign: Sym({ n: "palm", s: 28 }) })}</figcaption>
  </figure>
  <figure>
    <${Card} card=${SEALED} label=${t("silver-and-gold-rules/label-4")} />
    <figcaption>${rich("silver-and-gold-rules/symbols-3")}</figcaption>
  </figure>
  <h2 data-part="end">${t("silver-and-gold-rules/end-head")}</h2>
  <p>${t("silver-and-gold-rules/end-1")}</p>
  <p>${t("silver-and-gold-rules/end-2")}</p>
  <h2 data-part="hints">${t("silver-and-gold-rules/hints-head")}</h2>
  <ul>
    <li>${t("silver-and-gold-rules/hints-1")}</li>
    <li>${t("silver-and-gold-rules/hints-2")}</li>
    <li>${t("silver-and-gold-rules/hints-3")}</li>
  </ul>
`;

// The rules of Pyramids, in our own words, drawn with its own cards.
import { area, t } from "../../js/language.js";
import { Svg, Sym, html } from "../../js/parts.js";
import { rich } from "../../js/rich.js";
import { ghost, ghostCrosses, lit } from "../../patterns/draw.js";
import { draw, gemRow, measure, shows, skullBoxes, torchRow } from "./draw.js";

await area("silver-and-gold-pyramids-rules");

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
  <p>${t("silver-and-gold-pyramids-rules/intro-1")}</p>
  <h2 data-part="before">${t("silver-and-gold-pyramids-rules/before-head")}</h2>
  <p>${t("silver-and-gold-pyramids-rules/before-1")}</p>
  <h2 data-part="turn">${t("silver-and-gold-pyramids-rules/turn-head")}</h2>
  <ol>
    <li>${rich("silver-and-gold-pyramids-rules/turn-1")}</li>
    <li>${rich("silver-and-gold-pyramids-rules/turn-2")}</li>
    <li>${rich("silver-and-gold-pyramids-rules/turn-3")}</li>
    <li>${rich("silver-and-gold-pyramids-rules/turn-4")}</li>
  </ol>
  <figure>
    <${Card}
      crossed=${["a1", "b1", "b2"]}
      over=${["b3", "c3", "d3"]}
      label=${t("silver-and-gold-pyramids-rules/label-1")}
    />
    <figcaption>${t("silver-and-gold-pyramids-rules/turn-5")}</figcaption>
  </figure>
  <h2 data-part="symbols">${t("silver-and-gold-pyramids-rules/symbols-head")}</h2>
  <figure>
    <span class="gemrows">
      <${Svg} ...${gemRow(4, "gemR", 22, 2)} />
      <${Svg} ...${gemRow(3, "gemG", 22, 2)} label=${t("silver-and-gold-pyramids-rules/label-2")} />
    </span>
    <figcaption>
      ${rich("silver-and-gold-pyramids-rules/symbols-1", {
        sign: Sym({ n: "gemR" }),
        sign2: Sym({ n: "gemG" }),
      })}
    </figcaption>
  </figure>
  <figure>
    <${Svg} ...${torchRow([1], 2, 40, 5)} label=${t("silver-and-gold-pyramids-rules/label-3")} />
    <figcaption>
      ${rich("silver-and-gold-pyramids-rules/symbols-2", { sign: Sym({ n: "torch" }) })}
    </figcaption>
  </figure>
  <figure>
    <${Svg} ...${skullBoxes(3, 2, 0)} label=${t("silver-and-gold-pyramids-rules/label-4")} />
    <figcaption>
      ${rich("silver-and-gold-pyramids-rules/symbols-3", {
        sign: Sym({ n: "skull" }),
        sign2: Sym({ n: "potion" }),
      })}
    </figcaption>
  </figure>
  <p>
    ${rich("silver-and-gold-pyramids-rules/symbols-4", {
      sign: Sym({ n: "x", s: 20 }),
      sign2: Sym({ n: "tomb" }),
    })}
  </p>
  <h2 data-part="races">${t("silver-and-gold-pyramids-rules/races-head")}</h2>
  <p>${t("silver-and-gold-pyramids-rules/races-1")}</p>
  <h2 data-part="end">${t("silver-and-gold-pyramids-rules/end-head")}</h2>
  <p>${t("silver-and-gold-pyramids-rules/end-1")}</p>
  <h2 data-part="hints">${t("silver-and-gold-pyramids-rules/hints-head")}</h2>
  <ul>
    <li>${t("silver-and-gold-pyramids-rules/hints-1")}</li>
    <li>${t("silver-and-gold-pyramids-rules/hints-2")}</li>
  </ul>
`;

// A move in the pyramid, drawn: the squares that it is about, for the review.
import { Svg, html, initial } from "../../js/parts.js";
import { useShape } from "../../js/shape.js";
import { EDGE, TILE, archaeologist, corridor, die, lying, walls } from "./art.js";
import { ground } from "./ground.js";
import { words } from "./panel.js";
import { Token } from "./parts.js";
import { corner, crowd, inwards, middle, place, standing } from "./squares.js";

const WINDOW = 4; // squares across
const SMALL = 204; // units wide: so large a drawing may be for a letter to be read in it on a phone
/** @type {Record<string, number>} */
const WAYS = { e: 0, s: 90, w: 180, n: 270 };
const BACK = 0.62; // of a tile: how far an arrow begins outside an entrance

/**
 * The squares that a move is about, the one it leads to last; where it is about none, those of the player.
 * @param {any} step
 * @param {any} view
 */
function about(step, view) {
  const player = view.players[view.turn ?? 0];
  const from = step.figure ? player.figures[step.figure - 1] : null;
  const inside = from && from !== "outside" ? [from] : [];
  if (step.do === "attack" && step.seat !== null)
    return [...inside, view.players[step.seat].figures[step.figure - 1]].filter(
      (at) => at && at !== "outside",
    );
  const named = [...inside, ...(step.look ?? []), step.to ?? step.at].filter(Boolean);
  if (named.length || step.item) return named;
  const stands = player.figures.filter((/** @type {string|null} */ at) => at && at !== "outside");
  return view.figure ? [player.figures[view.figure - 1]] : stands.slice(0, 1);
}

/** The upper left square of a window with all these squares, as near their middle as the wall allows. */
function corners(/** @type {string[]} */ squares, /** @type {number} */ side) {
  const places = squares.map(place);
  const size = Math.min(
    side,
    Math.max(
      WINDOW,
      ...["row", "column"].map((way) => {
        const all = places.map((one) => /** @type {any} */ (one)[way]);
        return Math.max(...all) - Math.min(...all) + 1;
      }),
    ),
  );
  const first = (/** @type {"row"|"column"} */ way) => {
    const all = places.map((one) => one[way]);
    const centre = (Math.max(...all) + Math.min(...all) + 1) / 2;
    return Math.max(0, Math.min(side - size, Math.round(centre - size / 2)));
  };
  return { row: first("row"), column: first("column"), size };
}

const ring = (/** @type {string} */ at) => {
  const { x, y } = corner(at);
  return `<rect x="${x + 3}" y="${y + 3}" width="${TILE - 6}" height="${TILE - 6}" rx="8" fill="none"
      stroke="var(--fa-glow-line)" stroke-width="8"/>
    <rect x="${x + 3}" y="${y + 3}" width="${TILE - 6}" height="${TILE - 6}" rx="8" fill="none"
      stroke="var(--accent-line)" stroke-width="4"/>`;
};

/** From a point to a square. @param {{x: number, y: number}} from @param {string} at */
function arrow(from, at) {
  const to = middle(at);
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  const d = `M8 0 H${long - 16} M${long - 26} -11 L${long - 14} 0 L${long - 26} 11`;
  const line = (/** @type {string} */ colour, /** @type {number} */ width) =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"
      stroke-linejoin="round"/>`;
  return `<g transform="translate(${from.x} ${from.y}) rotate(${turn})">
    ${line("var(--fa-outline)", 11)}${line("var(--accent-line)", 6)}</g>`;
}

/** Where a tile is laid open, also seen where figures hide it. @param {string} at @param {string} open */
function ways(at, open) {
  const { x, y } = middle(at);
  const tip = TILE / 2 + 9;
  return [...open]
    .map(
      (side) =>
        `<path transform="translate(${x} ${y}) rotate(${WAYS[side]})"
          d="M${tip - 11} -9 L${tip} 0 L${tip - 11} 9 Z" fill="var(--accent-line)"
          stroke="var(--fa-outline)" stroke-width="2.5" stroke-linejoin="round"/>`,
    )
    .join("");
}

/**
 * Where a figure's letter would be too small to read: a disc with the letter, as at the player's name.
 * @param {number} seat @param {string} letter
 */
const disc = (seat, letter) =>
  `<circle cy="-14" r="14" fill="var(--p${seat % 6})" stroke="var(--fa-outline)" stroke-width="2"/>
    <text y="-7" text-anchor="middle" class="fa-letter">${letter}</text>`;

/** @param {any} p BoardProps and the step */
export function Glimpse({ view, table, cards, step, small = false }) {
  const squares = about(step, view);
  const miniature = useShape() === "phone" || small;
  if (!squares.length)
    return html`
      <${Things} step=${step} />
    `;
  const { side } = view;
  const on = crowd(view);
  const { row, column, size } = corners(squares, side);
  const seen = [...Object.keys(view.tiles), view.chamber.at].filter((at) => {
    const one = place(at);
    return one.row >= row && one.row < row + size && one.column >= column && one.column < column + size;
  });
  const discs = miniature || size > WINDOW;
  const target = squares[squares.length - 1];
  const w = size * TILE + 2 * EDGE;
  const tiles = seen.map((at) => {
    const { x, y } = corner(at);
    const laid = step.do === "turn" && at === step.at;
    const art = laid
      ? corridor(step.open) + lying(view.tiles[at].content ?? "plain", on.has(at))
      : ground(view, at, on.has(at));
    return `<g transform="translate(${x} ${y})">${art}</g>`;
  });
  const figures = seen.flatMap((at) =>
    (on.get(at) ?? []).map((one, index, all) => {
      const { x, y } = corner(at);
      const feet = standing(index, all.length, view.tiles[at]?.content !== "plain" && at !== view.chamber.at);
      const asDisc = discs || feet.scale < 1;
      const drawn = asDisc ? disc : archaeologist;
      return `<g transform="translate(${x + feet.x} ${y + feet.y}) scale(${asDisc ? w / SMALL : feet.scale})">
        ${drawn(one.seat, initial(table.seats[one.seat].name))}</g>`;
    }),
  );
  const way = (inwards(target, side) * Math.PI) / 180;
  const outside = {
    x: middle(target).x - Math.cos(way) * TILE * BACK,
    y: middle(target).y - Math.sin(way) * TILE * BACK,
  };
  const arrows =
    step.do === "enter"
      ? arrow(outside, target)
      : step.to && squares.length > 1
        ? arrow(middle(squares[0]), target)
        : "";
  // the wall is seen where the window reaches it; elsewhere half a square of its neighbours would distract
  const art = `<g transform="translate(${-column * TILE} ${-row * TILE})">
    ${walls(side)}${tiles.join("")}${squares
      .slice(-Math.max(1, step.look?.length ?? 1))
      .map(ring)
      .join("")}
    ${arrows}${figures.join("")}${step.do === "turn" && step.open ? ways(step.at, step.open) : ""}</g>`;
  const name = (/** @type {number} */ seat) => table.seats[seat].name;
  const label = words(step, { name, cards }) || step.move;
  return html`
    <${Svg} art=${art} w=${w} h=${w} class="fa-glimpse" label=${label} />
  `;
}

/** A move that is not about a square: an item, the die. @param {{step: any}} p */
const Things = ({ step }) => {
  const items = [step.item, step.for, step.steal].filter(Boolean);
  return html`
    <div class="fa-things">
      ${items.map(
        (item) => html`
          <${Token} name=${item} size=${72} />
        `,
      )}
      ${step.pips &&
      html`
        <${Svg} w=${72} h=${72} art=${die(step.pips)} />
      `}
    </div>
  `;
};

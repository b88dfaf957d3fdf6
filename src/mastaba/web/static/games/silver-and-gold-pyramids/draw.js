// Pyramid cards and the score sheet of Pyramids.
import { penCross, rng } from "../../art/pen.js";
import { emblem, suits } from "../../art/suits.js";
import { sym } from "../../art/sym.js";
import { fresh, sheetBox } from "../../patterns/draw.js";
import { at } from "../../patterns/shapes.js";

/** @type {Record<string, Record<string, number>>} */
const SIZES = {
  big: { b: 50, g: 3, pad: 12, head: 88, padT: 12, padB: 12, font: 34, mark: 26, inset: 14 },
  pick: { b: 54, g: 3, pad: 12, head: 60, padT: 10, padB: 12, font: 27, mark: 20, inset: 8 },
  phone: { b: 44, g: 3, pad: 8, head: 46, padT: 7, padB: 8, font: 25, mark: 20, inset: 7 },
  handy: { b: 31, g: 2, pad: 5, head: 40, padT: 6, padB: 6, font: 22, mark: 18, inset: 5 },
  small: { b: 17.5, g: 1.5, pad: 14, head: 39, padT: 6, padB: 10, font: 20, mark: 15, inset: 7 },
  mini: { b: 11.5, g: 1, pad: 4, head: 24, padT: 4, padB: 4, font: 14, mark: 11, inset: 4 },
  strip: { b: 10, g: 1, pad: 4, head: 24, padT: 3, padB: 3, font: 15, mark: 11, inset: 3 },
  tiny: { b: 10, g: 1, pad: 4, head: 22, padT: 3, padB: 3, font: 14, mark: 11, inset: 3 },
};
/** Cards that are looked at and not played on: with less of a drawing. @param {string} size */
const little = (size) => ["small", "mini", "strip", "tiny"].includes(size);
/** @type {Record<string, string>} */
const SYMBOLS = {
  "red-cross": "x",
  "red-gem": "gemR",
  "green-gem": "gemG",
  torch: "torch",
  skull: "skull",
  potion: "potion",
  tomb: "tomb",
};

/** @param {string} kind */
export const shows = (kind) => SYMBOLS[kind] || null;

/** @param {any} _card @param {string} size */
export function measure(_card, size) {
  const { b, g, pad, head, padT, padB } = SIZES[size];
  return {
    b,
    g,
    x0: pad,
    y0: head + padT,
    w: 5 * b + 4 * g + 2 * pad,
    h: head + padT + padB + 5 * b + 4 * g,
  };
}

/** The pyramid in its band. @param {any} card @param {string} size */
function head(card, size) {
  const { b, g, head: top, font, mark, inset: m } = SIZES[size];
  const { w, h, x0, y0 } = measure(card, size);
  const big = !little(size);
  const cx = w / 2;
  const k = w / 272;
  const id = fresh();
  const suit = card.colour;
  const random = rng(card.number * 31);
  let art = `<rect width="${w}" height="${h}" fill="var(--rock)"/>`;
  for (let i = 0; i < (big ? 5 : 3); i++) {
    const y = top + ((h - top) * (i + 0.6)) / (big ? 5 : 3);
    art += `
      <path d="M0 ${y} Q${w * 0.3} ${y - 8 * k + random() * 16 * k} ${w * 0.55} ${y} T${w} ${y - 3 * k}"
        stroke="var(--strata)" stroke-width="${1.5 * k}" fill="none"/>`;
  }
  art += `
    <rect width="${w}" height="${top}" fill="${suits[suit].hex}"/>
    <rect width="${w}" height="${top}" fill="url(#h-${suit})"/>
    <rect width="${w}" height="${top}" fill="#0B0805" opacity="var(--band-shade)"/>`;
  const peak = top * 0.12;
  const left = w * 0.04;
  const right = w - left;
  const side = `M${cx} ${peak} L${right} ${top} H${left} Z`;
  art += `
    <clipPath id="${id}"><path d="${side}"/></clipPath>
    <path d="${side}" fill="var(--stone)"/>
    <path d="M${cx} ${peak} L${right} ${top} H${cx + w * 0.12} Z" fill="var(--stone-shade)"/>
    <g clip-path="url(#${id})" stroke="var(--stone-line)" stroke-width="${1.1 * k}" opacity=".6">`;
  for (let i = 1; i < 7; i++) {
    const y = peak + ((top - peak) * i) / 7;
    art += `<path d="M0 ${y} H${w}"/>`;
    if (big || i > 3)
      for (let x = ((i % 2) * w) / 18; x < w; x += w / 9)
        art += `<path d="M${x} ${y} V${y + (top - peak) / 7}"/>`;
  }
  const cap = peak + (top - peak) * 0.206;
  art += `
    </g>
    <path d="${side}" fill="none" stroke="var(--stone-edge)" stroke-width="${1.6 * k}"
      stroke-linejoin="round"/>
    <path d="M${cx} ${peak} L${cx + w * 0.095} ${cap} H${cx - w * 0.095} Z" fill="#F2CB6A"
      stroke="var(--stone-edge)" stroke-width="${1.4 * k}" stroke-linejoin="round"/>
    <rect y="${top - 2 * k}" width="${w}" height="${4 * k}" fill="#B8935A"/>`;
  const entrance = Object.keys(card.boxes).find((name) => card.boxes[name] === "entrance") || "a1";
  const ex = x0 + at(entrance)[1] * (b + g) + b / 2;
  return `
    ${art}
    <path
      d="M${ex - b * 0.26} ${y0 + 2} V${top - b * 0.42} a${b * 0.26} ${b * 0.26} 0 0 1 ${b * 0.52} 0
        V${y0 + 2} Z" fill="#33240F" stroke="var(--stone-edge)" stroke-width="${1.2 * k}"/>
    <g color="#F8DC8A">${sym("arrow", ex - b * 0.17, top - b * 0.4, b * 0.34)}</g>
    <text x="${m}" y="${m + font * 0.75}" class="dfont" font-weight="700"
      font-size="${font}" fill="#fff">${card.number}</text>
    ${emblem(suit, w - m - mark, m - 1, mark)}`;
}

/**
 * @param {any} card
 * @param {string} size
 * @param {{crossed?: Set<string>, last?: Set<string>, fit?: Set<string>}} how
 */
export function draw(card, size, { crossed, last, fit } = {}) {
  const { b, g, x0, y0 } = measure(card, size);
  const big = !little(size);
  const seed = card.number;
  let art = head(card, size);
  for (const [name, kind] of Object.entries(card.boxes)) {
    const [r, c] = at(name);
    const x = x0 + c * (b + g);
    const y = y0 + r * (b + g);
    const done = crossed?.has(name);
    const fits = fit?.has(name) && !done;
    const tomb = kind === "tomb";
    if (kind === "wall") {
      art += `
        <rect x="${x}" y="${y}" width="${b}" height="${b}" rx="${b * 0.12}" fill="var(--wall)"
          stroke="var(--wall-line)" stroke-width="${big ? 1.2 : 0.8}"/>
        <path stroke="var(--wall-line)" stroke-width="${big ? 1.4 : 0.9}"
          d="M${x} ${y + b / 3} h${b} M${x} ${y + (2 * b) / 3} h${b} M${x + b * 0.5} ${y} v${b / 3}
            M${x + b * 0.25} ${y + b / 3} v${b / 3} M${x + b * 0.75} ${y + b / 3} v${b / 3}
            M${x + b * 0.5} ${y + (2 * b) / 3} v${b / 3}"/>`;
      continue;
    }
    art += `
      <rect x="${x}" y="${y}" width="${b}" height="${b}" rx="${b * 0.12}"
        fill="var(${done ? "--done" : fits ? "--fit" : tomb ? "--tomb" : "--box"})"
        stroke="${tomb && !done ? "#E0AE3E" : `var(${done ? "--done-line" : "--box-line"})`}"
        stroke-width="${tomb ? (big ? 2.2 : 1.4) : big ? 1.4 : 1}"/>`;
    if (last?.has(name))
      art += `
        <rect x="${x + 2}" y="${y + 2}" width="${b - 4}" height="${b - 4}" rx="${b * 0.1}" fill="none"
          stroke="var(--last)" stroke-width="${big ? 2.5 : 1.5}"/>`;
    if (kind === "entrance")
      art += `
        <g color="var(--arrow)" ${done ? 'opacity=".45"' : ""}>
          ${sym("arrow", x + b * 0.18, y + b * 0.16, b * 0.64)}
        </g>`;
    const symbol = shows(kind);
    const side = b * (symbol === "x" ? 0.64 : tomb ? 0.92 : 0.8);
    const inset = (b - side) / 2;
    if (symbol) art += sym(symbol, x + inset, y + inset, side, done ? 'opacity=".45"' : "");
    if (done) art += `<g data-cross="${name}">${penCross(x, y, b, seed * 100 + r * 5 + c)}</g>`;
  }
  return art;
}

/** Ten gems of a colour in a row. @param {number} n @param {string} symbol @param {number} lit */
export function gemRow(n, symbol, /** @type {number} */ b, /** @type {number} */ gap, lit = 0) {
  let art = "";
  for (let i = 0; i < 10; i++) {
    const x = i * (b + gap);
    const on = i < n;
    const next = !on && i < n + lit;
    art +=
      sheetBox(x, 0, b, b, { on, lit: next }) +
      sym(symbol, x + b * 0.08, b * 0.08, b * 0.84, on ? 'opacity=".5"' : 'opacity=".85"') +
      (on || next ? `<g opacity="${on ? 1 : 0.55}">${penCross(x, 0, b, 11 + i)}</g>` : "");
  }
  return { w: 10 * (b + gap) - gap, h: b, art };
}

/** Four torches, one a round. @param {number[]} won @param {number} round */
export function torchRow(won, round, /** @type {number} */ b, /** @type {number} */ gap, lit = false) {
  let art = "";
  for (let i = 0; i < 4; i++) {
    const x = i * (b + gap);
    const on = won.includes(i + 1);
    const now = i + 1 === round;
    const past = i + 1 < round && !on;
    art +=
      sheetBox(x, 0, b, b, { on, lit: now && lit && !on }) +
      sym("torch", x + b * 0.16, b * 0.12, b * 0.7, `opacity="${on ? 0.5 : past ? 0.22 : now ? 1 : 0.55}"`) +
      (on ? penCross(x, 0, b, 3 + i) : "") +
      (now && !on
        ? `
          <rect x="${x + 1}" y="1" width="${b - 2}" height="${b - 2}" rx="${b * 0.18}" fill="none"
            stroke="var(--ink)" stroke-width="1.8"/>`
        : "");
  }
  return { w: 4 * (b + gap) - gap, h: b, art };
}

/**
 * Ten skulls in two rows, each with what it costs.
 * @param {number} n
 * @param {number} wiped how many a potion would take away
 * @param {number} more
 */
export function skullBoxes(n, wiped, more, b = 36, h = 37, gap = 3) {
  let art = "";
  for (let i = 0; i < 10; i++) {
    const x = (i % 5) * (b + gap);
    const y = i > 4 ? h + gap : 0;
    const on = i < n;
    const goes = on && i >= n - wiped;
    const comes = !on && i < n + more;
    art +=
      sheetBox(x, y, b, h, { on, lit: goes || comes }) +
      sym("skull", x + (b - 20) / 2, y + 2, 20, on ? 'opacity=".5"' : "") +
      `
        <text x="${x + b / 2}" y="${y + h - 3.5}" text-anchor="middle" font-size="15.5" font-weight="600"
          fill="var(--ink)">−${i + 1}</text>` +
      // the cross is on the skull: what it costs stays legible
      (on || comes
        ? `
        <g opacity="${goes ? 0.35 : comes ? 0.55 : 1}">${penCross(x + (b - 26) / 2, y - 1, 26, 21 + i)}</g>`
        : "");
  }
  return { w: 5 * (b + gap) - gap, h: 2 * h + gap, art };
}

/** The skulls as numbers, so many in a row. @param {number} n */
export function skullLine(n, b = 20, gap = 2, row = 10) {
  let art = sym("skull", 0, 0, b);
  for (let i = 0; i < 10; i++) {
    const x = b + 4 + (i % row) * (b + gap);
    const y = Math.floor(i / row) * (b + gap);
    const on = i < n;
    art +=
      sheetBox(x, y, b, b, { on }) +
      (on ? `<g opacity=".3">${penCross(x, y, b, 13 + i)}</g>` : "") +
      `
        <text x="${x + b / 2}" y="${y + b * 0.5 + 5}" text-anchor="middle" font-size="14.2" font-weight="600"
          fill="var(--ink)">${i + 1}</text>`;
  }
  return { w: b + 4 + row * (b + gap) - gap, h: Math.ceil(10 / row) * (b + gap) - gap, art };
}

/** A completed pyramid as a chip. @param {any} card */
export const chip = (card, w = 34, h = 40) =>
  `
    <rect width="${w}" height="${h}" rx="6" fill="${suits[card.colour].hex}"/>
    <rect width="${w}" height="${h}" rx="6" fill="url(#h-${card.colour})"/>
    <text x="${w / 2}" y="${h * 0.47}" text-anchor="middle" class="dfont" font-weight="700"
      font-size="${Math.max(13.2, Math.min(h * 0.44, w * 0.58))}" fill="#fff">${card.number}</text>
    ${emblem(card.colour, w / 2 - h * 0.19, h * 0.54, h * 0.38)}`;

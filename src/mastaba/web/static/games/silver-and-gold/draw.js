// Treasure cards and the score sheet of Silver & Gold.
import { penCross, penNum } from "../../art/pen.js";
import { band, emblem, scallop, suits } from "../../art/suits.js";
import { sym } from "../../art/sym.js";
import { fresh, sheetBox } from "../../patterns/draw.js";
import { at, outline } from "../../patterns/shapes.js";

/** @type {Record<string, Record<string, number>>} */
const SIZES = {
  big: { b: 64, g: 4, pad: 15, padB: 25, band: 48 },
  pick: { b: 64, g: 4, pad: 15, padB: 25, band: 48 },
  phone: { b: 40, g: 2, pad: 6, padB: 11, band: 36 },
  handy: { b: 40, g: 2, pad: 6, padB: 11, band: 36 },
  small: { b: 24, g: 2, pad: 10, padB: 9, band: 29 },
  mini: { b: 15, g: 1.5, pad: 6, padB: 5, band: 22 },
  strip: { b: 12, g: 1, pad: 5.5, padB: 5, band: 23, seal: 1 },
  tiny: { b: 12, g: 1, pad: 5.5, padB: 5, band: 21 },
};
/** @type {Record<string, string>} */
const SYMBOLS = { x: "x", coin: "coin", palm: "palm" };
/** @type {Record<string, string>} */
const TINT = { x: "--box-x", coin: "--box-coin", palm: "--box-palm" };

/** @param {string} kind */
export const shows = (kind) => SYMBOLS[kind] || null;

/** @param {any} card @param {string} size */
export function measure(card, size) {
  const { b, g, pad, padB, band: top } = SIZES[size];
  const cells = Object.keys(card.boxes).map(at);
  const rows = Math.max(...cells.map((c) => c[0])) + 1;
  const columns = Math.max(...cells.map((c) => c[1])) + 1;
  return {
    b,
    g,
    x0: pad + ((4 - columns) * (b + g)) / 2,
    y0: top + padB + ((4 - rows) * (b + g)) / 2,
    w: 4 * b + 3 * g + 2 * pad,
    h: top + 2 * padB + 4 * b + 3 * g,
  };
}

/**
 * @param {any} card
 * @param {string} size
 * @param {{crossed?: Set<string>, last?: Set<string>, fit?: Set<string>}} how
 */
export function draw(card, size, { crossed, last, fit } = {}) {
  const { pad, band: top, seal: tight } = SIZES[size];
  const { b, g, x0, y0, w, h } = measure(card, size);
  const suit = card.colour;
  const big = b >= 36;
  const id = fresh();
  const k = b / 56;
  const seed = [...card.id].reduce((n, c) => n * 31 + c.charCodeAt(0), 7) % 997;
  const island = outline(Object.keys(card.boxes), x0, y0, b, g);
  const lay = (/** @type {number} */ width, /** @type {string} */ colour, more = "") =>
    `
        <g fill="${colour}" stroke="${colour}" stroke-width="${width * k}" stroke-linejoin="round" ${more}>
          ${island}
        </g>`;
  const sea = `var(--sea-${suit})`;
  const coast = `var(--coast-${suit})`;
  let art =
    `
      <rect width="${w}" height="${h}" fill="${sea}"/>
      <clipPath id="${id}"><rect y="${top}" width="${w}" height="${h - top}"/></clipPath>
      <g clip-path="url(#${id})">` +
    lay(big ? 60 : 66, coast, 'opacity=".45"') +
    lay(big ? 56 : 60, sea) +
    lay(big ? 41 : 42, coast) +
    lay(big ? 37.4 : 36, sea) +
    lay(21, "var(--sand-line)") +
    lay(17.6, "var(--sand)") +
    "</g>";
  for (const [name, kind] of Object.entries(card.boxes)) {
    const [r, c] = at(name);
    const x = x0 + c * (b + g);
    const y = y0 + r * (b + g);
    const done = crossed?.has(name);
    const fits = fit?.has(name) && !done;
    art += `
      <rect x="${x}" y="${y}" width="${b}" height="${b}" rx="${b * 0.12}"
        fill="var(${done ? "--done" : fits ? "--fit" : TINT[kind] || "--box"})"
        stroke="var(${done ? "--done-line" : "--box-line"})" stroke-width="${big ? 1.5 : 1}"/>`;
    if (last?.has(name))
      art += `
        <rect x="${x + 2}" y="${y + 2}" width="${b - 4}" height="${b - 4}" rx="${b * 0.1}" fill="none"
          stroke="var(--last)" stroke-width="${big ? 2.5 : 1.6}"/>`;
    const symbol = shows(kind);
    const side = b * (kind === "x" ? 0.62 : 0.82);
    const inset = (b - side) / 2;
    if (symbol) art += sym(symbol, x + inset, y + inset, side, done ? 'opacity=".5"' : "");
    if (done) art += `<g data-cross="${name}">${penCross(x, y, b, seed * 100 + r * 5 + c)}</g>`;
  }
  const font = Math.max(13.5, top * 0.62);
  const left = big ? Math.max(pad, 10) : tight ? 4 : Math.max(6, pad - 1);
  const side = tight ? 10 : top * 0.5;
  art +=
    band(suit, w, top) +
    `
      <text x="${left}" y="${top * 0.5 + font * 0.4}" class="dfont" font-weight="700" font-size="${font}"
        fill="#fff">${card.points}</text>` +
    emblem(suit, left + (card.points > 9 ? font * 1.06 : font * 0.66), (top - side) / 2, side);
  // a card in miniature has no room for its seal
  if (card.seal && top > 22) {
    const r = top * (tight ? 0.35 : 0.38);
    const cx = w - r - (big ? 8 : tight ? 2 : 4);
    const cy = top / 2;
    art += `
      <path d="${scallop(cx, cy, r + top * 0.045)}" fill="#FFF7E2"/>
      <path d="${scallop(cx, cy, r)}" fill="${suits[card.seal.colour].hex}"/>
      ${emblem(card.seal.colour, cx - r * 0.62, cy - r * 0.62, r * 1.24)}
      <text x="${cx - r - (big ? 8 : tight ? 1.5 : 5)}" y="${cy + font * 0.3}" text-anchor="end" class="dfont"
        font-weight="700" font-size="${big ? font * 0.72 : tight ? 13 : 17}"
        fill="#fff">+${card.seal.points}</text>`;
  }
  return art;
}

/**
 * Twelve coins in three rows, each with its cup. `lit` coins more would be crossed off.
 * @param {{coins: number, cups: number[]}} player
 * @param {{side: number, gap?: number, lit?: number, bare?: boolean}} how
 */
export function coinRows(player, { side, gap = 5, lit = 0, bare = false }) {
  let art = "";
  const row = 4 * side + 3 * gap;
  const cup = side < 24 ? side * 1.25 : side + 6;
  for (let r = 0; r < 3; r++) {
    const y = 2 + r * (side + gap);
    for (let c = 0; c < 4; c++) {
      const i = r * 4 + c;
      const x = c * (side + gap);
      const on = i < player.coins;
      const next = !on && i < player.coins + lit;
      art +=
        sheetBox(x, y, side, side, { on, lit: next }) +
        sym("coin", x + side * 0.12, y + side * 0.12, side * 0.76, `opacity="${on ? 0.45 : next ? 1 : 0.5}"`);
      if (on || next) art += `<g opacity="${on ? 1 : 0.55}">${penCross(x, y, side, 5 + i * 3)}</g>`;
    }
    if (bare) continue;
    const x = row + 8;
    const won = player.cups[r];
    art += `
      <path d="M${row + 1} ${y + side / 2} h6" stroke="var(--box-line)" stroke-width="1.6"/>
      ${sym("cup", x, y + (side - cup) / 2, cup, won ? "" : 'opacity=".45"')}`;
    if (won)
      art += `
        <circle cx="${x + cup / 2}" cy="${y + side / 2 - cup * 0.12}" r="${cup * 0.23}" fill="#FFF6DC"/>
        ${penNum(won, x + cup / 2, y + side / 2 - cup * 0.12, cup * 0.38, "#1B4A8A")}`;
  }
  return { w: row + 8 + cup, h: 3 * (side + gap) + 2, art };
}

/**
 * Four palm boxes with what was written into them.
 * @param {number[]} palms
 * @param {number} w
 * @param {number} h
 */
export function palmBoxes(palms, w, h, gap = 5) {
  let art = "";
  for (let i = 0; i < 4; i++) {
    const x = i * (w + gap);
    const on = palms[i] !== undefined;
    const side = Math.min(w, h) * 0.78;
    art +=
      sheetBox(x, 0, w, h, { on }) +
      sym("palm", x + (w - side) / 2, (h - side) / 2, side, `opacity="${on ? 0.24 : 0.5}"`) +
      (on ? penNum(palms[i], x + w / 2, h / 2, h * 0.64) : "");
  }
  return { w: 4 * (w + gap) - gap, h, art };
}

/** A completed card as a chip. @param {any} card @param {number} w @param {number} h */
export function chip(card, w = 34, h = 40) {
  const suit = card.colour;
  const seal = card.seal;
  const side = Math.min(h * 0.36, w * 0.44);
  const low = h * 0.76;
  return (
    `
      <rect width="${w}" height="${h}" rx="6" fill="${suits[suit].hex}"/>
      <rect width="${w}" height="${h}" rx="6" fill="url(#h-${suit})"/>
      <text x="${w / 2}" y="${h * 0.5}" text-anchor="middle" class="dfont" font-weight="700"
        font-size="${Math.max(13, Math.min(h * 0.5, w * 0.62, 19))}" fill="#fff">${card.points}</text>` +
    // the seal stands beside the emblem, never on the number
    (seal
      ? `
        ${emblem(suit, w * 0.29 - side / 2, low - side / 2, side)}
        <path d="${scallop(w * 0.71, low, side * 0.56)}" fill="#FFF7E2"/>
        <path d="${scallop(w * 0.71, low, side * 0.48)}" fill="${suits[seal.colour].hex}"/>
        ${emblem(seal.colour, w * 0.71 - side * 0.34, low - side * 0.34, side * 0.68)}`
      : emblem(suit, (w - h * 0.36) / 2, h * 0.58, h * 0.36))
  );
}

/** A seal by itself. @param {string} colour @param {number} side */
export const sealArt = (colour, side) =>
  `
    <path d="${scallop(side / 2, side / 2, side * 0.48)}" fill="${suits[colour].hex}"/>
    ${emblem(colour, side * 0.2, side * 0.2, side * 0.6)}`;

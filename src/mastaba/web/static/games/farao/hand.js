// What the player is about to do and has not told the server yet: which archaeologist, which item, which way
// a tile lies. Shared by the board and the panels beside it.
import { signal } from "../../vendor/signals.js";

/**
 * @typedef {Object} Hand
 * @property {string} at        the moment it belongs to: anything that happens clears it
 * @property {string|null} item an item whose target is being chosen, or "one" (a tile turned for a thrown 1)
 * @property {number|null} figure
 * @property {string[]} looks   squares chosen for a plan
 * @property {number} way       which of the ways to lay a tile
 */
/** @type {Hand} */
const EMPTY = { at: "", item: null, figure: null, looks: [], way: 0 };
export const hand = signal(EMPTY);

/** The moment a view and its choices belong to. @param {any} p BoardProps */
const moment = (p) =>
  [
    p.table.code,
    p.seat,
    p.view.phase,
    p.view.turn,
    p.view.round,
    p.view.left,
    p.view.turning?.at,
    p.choices.length,
  ].join(" ");

/** The hand as it is now. @param {any} p BoardProps @returns {Hand} */
export function held(p) {
  const at = moment(p);
  const now = hand.value;
  // the archaeologist stays chosen while the turn lasts
  return now.at === at ? now : { ...EMPTY, at, figure: now.figure };
}

/** @param {any} p BoardProps @param {Partial<Hand>} change */
export const hold = (p, change) => {
  hand.value = { ...held(p), ...change };
};

const walks = (/** @type {any} */ c) => c.do === "step" || c.do === "enter";
/** What fixes the archaeologist of the turn. @param {any} c */
const fixes = (c) =>
  walks(c) ||
  c.do === "one" ||
  (c.do === "spend" && ["torch", "golden-key", "magic-bottle"].includes(c.item));

/**
 * The archaeologist that moves: the rules' choice, else the player's, else the first that can walk.
 * @param {any} p BoardProps
 */
export function mover(p) {
  if (p.view.figure) return p.view.figure;
  const can = movers(p);
  const wish = held(p).figure;
  return wish && can.includes(wish) ? wish : (p.choices.find(walks)?.figure ?? can[0] ?? 1);
}

/**
 * Archaeologists that can be chosen now, by walking or otherwise.
 * @param {any} p BoardProps
 * @returns {number[]}
 */
export const movers = (p) =>
  [...new Set(p.choices.filter(fixes).map((/** @type {any} */ c) => c.figure))].sort();

/**
 * Of choices that differ only in the archaeologist, the one for the archaeologist that moves.
 * @param {any} p
 * @param {Wire.Step[]} list
 */
export const mine = (p, list) => list.find((c) => c.figure === mover(p)) ?? list[0];

/**
 * The squares that can be chosen now, with the choice that each means (a plan needs two: then null).
 * @param {any} p BoardProps
 * @returns {Map<string, any>}
 */
export function targets(p) {
  /** @type {Map<string, any>} */
  const found = new Map();
  const { view, choices } = p;
  const now = held(p);
  if (p.still) return found;
  const put = (/** @type {string} */ square, /** @type {any} */ choice) => {
    if (!found.has(square) || choice?.figure === mover(p)) found.set(square, choice);
  };
  for (const choice of choices) {
    if (view.phase !== "move") {
      if ((choice.do === "map" || choice.do === "curse") && choice.at) put(choice.at, choice);
    } else if (now.item === "plan") {
      if (choice.item === "plan")
        for (const square of choice.any ?? choice.look) put(square, choice.look.length === 1 ? choice : null);
    } else if (now.item === "one") {
      if (choice.do === "one") put(choice.at, choice);
    } else if (now.item) {
      if (choice.item === now.item && (choice.to || choice.at)) put(choice.to ?? choice.at, choice);
    } else if ((choice.do === "step" || choice.do === "enter") && choice.figure === mover(p))
      put(choice.to ?? choice.at, choice);
  }
  return found;
}

/** Tiles that laid themselves, as there was one way only. @type {WeakSet<Wire.Step>} */
const automatic = new WeakSet();

/** @param {any} p BoardProps @param {Wire.Step} lay */
export const layAlone = (p, lay) => {
  automatic.add(lay);
  p.act(lay);
};

/**
 * How many of the newest moves are taken back as one: a tile that lies one way only would lie down again.
 * @param {Wire.Step[]} moves
 */
export const together = (moves) => {
  const last = moves.findLastIndex((step) => !automatic.has(step));
  return moves.length - last;
};

/** The ways in which the tile in hand can be laid. @param {any} p BoardProps @returns {any[]} */
export const ways = (p) =>
  p.view.phase === "turn" && !p.still ? p.choices.filter((/** @type {any} */ c) => c.do === "turn") : [];

/**
 * The plan for two squares: one pair is offered and stands for all.
 * @param {any} p BoardProps
 * @param {string[]} looks
 */
export function planFor(p, looks) {
  const plan = mine(
    p,
    p.choices.filter((/** @type {any} */ c) => c.item === "plan"),
  );
  const look = [...looks].sort();
  return plan && { ...plan, look, move: `spend plan ${plan.figure} ${look.join(" ")}` };
}

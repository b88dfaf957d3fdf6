// Who holds what, worked out from the steps of the log: what a player takes from a tile is no step there.

/** Two of each are laid out (FA-6); of everything else, one a player. */
const MAGIC = ["magic-bottle", "golden-key", "papyrus"];

export class Ledger {
  /** @param {{players: number, items: string[]}} p */
  constructor({ players, items }) {
    /** What lies where, as far as it has been turned up. @type {Map<string, string>} */
    this.lies = new Map();
    /** @type {Set<string>[]} */
    this.items = Array.from({ length: players }, () => new Set());
    /** @type {Set<string>[]} */
    this.inscriptions = Array.from({ length: players }, () => new Set());
    this.supply = new Map(items.map((item) => [item, MAGIC.includes(item) ? 2 : players]));
    /** @type {Set<string>|null} */
    this.coffer = null;
    this.entered = 0;
    /** What a plan has shown in secret. @type {string[]} */
    this.looked = [];
  }

  /** @param {number} seat @param {string} item */
  take(seat, item) {
    this.items[seat].add(item);
    this.supply.set(item, (this.supply.get(item) ?? 0) - 1);
  }

  /** @param {number} seat @param {string} item */
  giveBack(seat, item) {
    if (this.items[seat].delete(item)) this.supply.set(item, (this.supply.get(item) ?? 0) + 1);
  }

  /**
   * What a player takes on a square: an inscription they lack, an item they do not hold (FA-19, FA-23).
   * @param {number} seat
   * @param {string} at
   * @returns {string|null}
   */
  enter(seat, at) {
    const what = this.lies.get(at) ?? "";
    const colour = /^inscription-(.+)$/.exec(what)?.[1];
    if (colour) {
      if (this.inscriptions[seat].has(colour)) return null;
      this.inscriptions[seat].add(colour);
      return what;
    }
    if (what === "coffer" && !this.coffer) {
      // the first to come fills it with one of everything (FA-22)
      this.coffer = new Set([...this.supply].filter(([, left]) => left > 0).map(([item]) => item));
      for (const item of this.coffer) this.supply.set(item, (this.supply.get(item) ?? 0) - 1);
    }
    if (!this.supply.get(what) || this.items[seat].has(what)) return null;
    this.take(seat, what);
    return what;
  }

  /** What a decision does to the tokens. @param {number} seat @param {Wire.Step} step */
  decide(seat, step) {
    if (step.do === "spend") {
      this.giveBack(seat, step.item);
      if (step.for) this.take(seat, step.for);
      this.looked = step.look ?? [];
    } else if (step.do === "swap" && step.yes) {
      const [one, other] = this.looked;
      const [here, there] = [this.lies.get(one) ?? "", this.lies.get(other) ?? ""];
      this.lies.set(one, there).set(other, here);
    } else if (step.do === "take") {
      this.coffer?.delete(step.item);
      this.items[seat].add(step.item);
    } else if (step.do === "attack" && step.steal) {
      this.items[step.seat].delete(step.steal);
      this.items[seat].add(step.steal);
    }
  }

  /** Into the chamber: as which one. @param {number} seat */
  finish(seat) {
    for (const item of [...this.items[seat]]) this.giveBack(seat, item);
    return ++this.entered;
  }
}

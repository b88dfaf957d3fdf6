// Words of the two pattern games.

/** Whether fingers play here: they can't point without pressing. */
export const byTouch = () => matchMedia("(pointer: coarse)").matches;

export const text = {
  /** @type {Record<string, string>} */
  patterns: { I2: "line of 2", I3: "line of 3", V3: "corner", T4: "T", L4: "L", O4: "square" },
  expedition: "Expedition",
  expeditions: "Expeditions",
  used: "Used in this round",
  usedAre: (/** @type {any} */ patterns) => `Used in this round: ${patterns.join(", ")}`,
  expeditionIs: (/** @type {string} */ pattern) => `Expedition card: ${pattern}`,
  cardOf: (/** @type {number} */ n, /** @type {any} */ all) => `Card ${n} of ${all}`,
  display: "Display",
  deck: (/** @type {number} */ n) => (n === null ? "Deck" : `Deck, ${n} cards`),
  deckEmpty: "The deck is empty",
  takeDeck: "Take the unseen top card of the deck",
  take: "Take",
  takeHelp: "Choose a card of the display, or the deck.",
  pickCard: "Choose a new card above.",
  get pickBox() {
    return byTouch()
      ? "Tap a box; tap it again for the next fit."
      : "Point at a box, or press N for the fits one by one.";
  },
  keepHelp: "Choose the two you want to keep.",
  keep: "Keep these two",
  cardsOf: (/** @type {string} */ name) => `${name}’s cards`,
  whose: "Whose cards",
  fit: (/** @type {number} */ n, /** @type {any} */ all) => `Fit ${n} of ${all}`,
  noGain: (/** @type {number} */ n) => (n === 1 ? "one box" : `${n} boxes`),
  fitsNowhere: (/** @type {string} */ pattern) =>
    `The ${pattern} fits nowhere: cross off any one shaded box.`,
  anyShaded: "Any one shaded box.",
  turn: "Turn",
  flip: "Flip",
  next: "Next fit",
  oneBox: "One box",
  pass: "Pass",
  crossed: "crossed off",
  fits: "can be crossed off",
  ghost: "under the pattern",
  box: (/** @type {string} */ name, /** @type {string} */ what) => `${name}, ${what}`,
  round: "Round",
  roundOf: (/** @type {number} */ n, /** @type {any} */ all) => `Round ${n} of ${all}`,
  completed: "Completed",
  none: "none yet",
  sum: "Sum so far",
  turnedUp: (/** @type {string} */ pattern) => `The ${pattern} is turned up`,
  isFirst: (/** @type {string} */ name) => `${name} is first player`,
  keeps: (/** @type {string} */ names) => `keeps ${names}`,
  takes: (/** @type {string} */ name) => `takes ${name} from the display`,
  takesDeck: "takes the top card of the deck",
  draws: (/** @type {string} */ name, /** @type {any} */ card) => `${name} draws ${card}`,
  passes: "has no box left and passes",
  crosses: (/** @type {string} */ what, /** @type {any} */ card) => `${what} on ${card}`,
  one: "one box",
  extra: "one more box",
  progress: (/** @type {number} */ n, /** @type {any} */ all) => (n ? `turn ${n} of ${all}` : ""),
  keys: [
    ["Arrow keys", "go from box to box"],
    ["R", "turn the pattern"],
    ["F", "flip it"],
    ["N", "next place where it fits"],
    ["O", "one single box instead"],
    ["Enter", "place it, or done"],
  ],
};

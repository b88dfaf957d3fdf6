export const text = {
  title: "Silver & Gold",
  mine: "Your cards",
  coins: "Coins",
  cups: "Trophies",
  palms: "Palms",
  cards: "Cards",
  seals: "Seals",
  seal: "seal",
  nthTrophy: (/** @type {number} */ n) => `${["", "first", "second", "third"][n]} trophy`,
  cardsAndSeals: "Cards and seals",
  /** What a symbol is for, in a sentence. @type {Record<string, string>} */
  tells: {
    x: "X: cross off one more box at once, anywhere on your two cards.",
    coin: "Coin: one point; four in a row win a trophy.",
    palm: "Palm: one point, and one more for every palm in the display.",
    cards: "A completed card scores its number; a seal scores for every card of its colour.",
    trophy: "Trophies: whoever fills a row of coins takes the highest one left.",
  },
  /** @type {Record<string, string>} */
  kinds: { plain: "plain", x: "X", coin: "coin", palm: "palm" },
  name: (/** @type {any} */ card) => `${card.colour} ${card.points}`,
  withSeal: (/** @type {any} */ card) =>
    card.seal ? `seal of ${card.seal.points} for each ${card.seal.colour} card` : "no seal",
  fitsNote: (/** @type {string} */ pattern, /** @type {any} */ counts) =>
    `Shaded: where the ${pattern} fits, ${counts
      .map((/** @type {any} */ one) => `${one.n} ${one.n === 1 ? "way" : "ways"} on ${one.name}`)
      .join(", ")}.`,
  boxes: "boxes",
  ofTwelve: (/** @type {number} */ n) => `${n} of 12`,
  trophiesAre: (/** @type {number[]} */ cups, /** @type {number|undefined} */ next) =>
    [cups.join(" + ") || "none", next && `next ${next}`].filter(Boolean).join(", "),
  nextTrophy: (/** @type {number|undefined} */ next) => (next ? `next: ${next}` : "all won"),
  aPalm: "a palm:",
  palmNow: "a palm scores",
  now: "now",
  coin: (/** @type {number} */ n) => `+${n} ${n === 1 ? "coin" : "coins"}`,
  palm: (/** @type {number} */ n) => `palm: +${n}`,
  more: (/** @type {number} */ n) => (n === 1 ? "one more box" : `${n} more boxes`),
  trophies: "Trophies",
  trophy: (/** @type {any} */ value, /** @type {string} */ name) =>
    name ? `Trophy ${value}: ${name}` : `Trophy ${value}: to be won`,
  coinsAre: (/** @type {number} */ coins, /** @type {any} */ cups) =>
    `${coins} of 12 coins crossed off; trophies: ${cups.length ? cups.join(", ") : "none"}`,
  palmsAre: (/** @type {any} */ palms) => `Palm boxes: ${palms.length ? palms.join(", ") : "all empty"}`,
};

export const text = {
  title: "Silver & Gold",
  mine: "Your cards",
  coins: "Coins",
  cups: "Cups",
  palms: "Palms",
  cards: "Cards",
  seals: "Seals",
  cardsAndSeals: "Cards and seals",
  /** @type {Record<string, string>} */
  kinds: { plain: "plain", x: "X", coin: "coin", palm: "palm tree" },
  name: (/** @type {any} */ card) => `${card.colour} ${card.points}`,
  withSeal: (/** @type {any} */ card) =>
    card.seal ? `seal of ${card.seal.points} for each ${card.seal.colour} card` : "no seal",
  fitsNote: (/** @type {string} */ pattern, /** @type {any} */ counts) =>
    `Shaded boxes are where the ${pattern} fits: ${counts
      .map((/** @type {any} */ one) => `${one.n} ${one.n === 1 ? "way" : "ways"} on ${one.name}`)
      .join(", ")}.`,
  palmNow: "a palm scores",
  now: "now",
  coin: (/** @type {number} */ n) => `+${n} ${n === 1 ? "coin" : "coins"}`,
  palm: (/** @type {number} */ n) => `palm: +${n}`,
  more: (/** @type {number} */ n) => (n === 1 ? "one more box" : `${n} more boxes`),
  trophies: "Trophies",
  trophy: (/** @type {any} */ value, /** @type {string} */ name) =>
    name ? `Trophy ${value}: ${name}` : `Trophy ${value}: to be won`,
  coinsAre: (/** @type {number} */ coins, /** @type {any} */ cups) =>
    `${coins} of 12 coins crossed off; cups: ${cups.length ? cups.join(", ") : "none"}`,
  palmsAre: (/** @type {any} */ palms) => `Palm boxes: ${palms.length ? palms.join(", ") : "all empty"}`,
};

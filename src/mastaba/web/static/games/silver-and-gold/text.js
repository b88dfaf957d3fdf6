export const text = {
  title: "Silver & Gold",
  mine: "Your cards",
  coins: "Coins",
  cups: "Cups",
  palms: "Palms",
  cards: "Cards",
  seals: "Seals",
  cardsAndSeals: "Cards and seals",
  kinds: { plain: "plain", x: "X", coin: "coin", palm: "palm tree" },
  name: (card) => `${card.colour} ${card.points}`,
  withSeal: (card) =>
    card.seal ? `seal of ${card.seal.points} for each ${card.seal.colour} card` : "no seal",
  fitsNote: (pattern, counts) =>
    `Shaded boxes are where the ${pattern} fits: ${counts
      .map((one) => `${one.n} ${one.n === 1 ? "way" : "ways"} on ${one.name}`)
      .join(", ")}.`,
  palmNow: "a palm scores",
  now: "now",
  coin: (n) => `+${n} ${n === 1 ? "coin" : "coins"}`,
  palm: (n) => `palm: +${n}`,
  more: (n) => (n === 1 ? "one more box" : `${n} more boxes`),
  trophies: "Trophies",
  trophy: (value, name) => (name ? `Trophy ${value}: ${name}` : `Trophy ${value}: to be won`),
  coinsAre: (coins, cups) =>
    `${coins} of 12 coins crossed off; cups: ${cups.length ? cups.join(", ") : "none"}`,
  palmsAre: (palms) => `Palm boxes: ${palms.length ? palms.join(", ") : "all empty"}`,
  progress: (n, all) => (n ? `turn ${n} of ${all}` : ""),
};

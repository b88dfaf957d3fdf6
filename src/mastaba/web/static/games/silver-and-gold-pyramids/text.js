export const text = {
  title: "Silver & Gold: Pyramids",
  short: "Pyramids",
  mine: "Your cards",
  gems: "Gems",
  torches: "Torches",
  skulls: "Skulls",
  pyramids: "Cards",
  racePoints: "Race points",
  /** What a symbol is for, in a sentence. @type {Record<string, string>} */
  tells: {
    entrance: "Entrance: the first pattern on a card covers it.",
    tomb: "Golden tomb: it completes the card, for ten points.",
    "red-cross": "Red cross: cross off one more box that touches, on either card.",
    "red-gem": "Gem: a red and a green one together score five, one alone scores one.",
    "green-gem": "Gem: a red and a green one together score five, one alone scores one.",
    torch: "Torch: five points, once in each round.",
    skull: "Skull: the last one crossed off on your sheet counts against you.",
    potion: "Potion: wipes off your two worst skulls.",
    cards: "A completed card scores ten, and counts in the race of its colour.",
    races: "Races: the first to complete two, four or six of a colour takes the points on the left.",
  },
  /** @type {Record<string, string>} */
  kinds: {
    plain: "plain",
    wall: "wall",
    entrance: "entrance",
    tomb: "golden tomb",
    "red-cross": "red cross",
    "red-gem": "red gem",
    "green-gem": "green gem",
    torch: "torch",
    skull: "skull",
    potion: "potion",
  },
  name: (/** @type {any} */ card) => `${card.number} (${card.colour})`,
  fitsNote: (/** @type {string} */ pattern, /** @type {any} */ counts) =>
    `Lit: where the ${pattern} fits, ${counts
      .map(
        (/** @type {any} */ one) => `${one.n} ${one.n === 1 ? "way" : "ways"} in ${one.name.split(" ")[0]}`,
      )
      .join(", ")}.`,
  asks: (/** @type {string} */ pattern, /** @type {boolean} */ begun, /** @type {boolean} */ empty) =>
    begun && empty
      ? `Cross off the ${pattern} at a crossed box or over an entrance, or one such box.`
      : begun
        ? `Cross off the ${pattern} so that it touches a crossed box, or one touching box.`
        : `Cross off the ${pattern} so that it covers an entrance, or the entrance alone.`,
  lowest: "Lowest number chooses first",
  lowestFirst: "lowest number first",
  toTheTomb: "boxes to the tomb",
  gain: (/** @type {number} */ n, /** @type {string} */ what) => `+${n} ${what}${n > 1 ? "s" : ""}`,
  torch: "torch of this round",
  skull: (/** @type {number} */ n) => `${n} ${n === 1 ? "skull" : "skulls"}`,
  potion: "two skulls off",
  tomb: "the tomb: 10 points",
  more: (/** @type {number} */ n) => (n === 1 ? "one more box" : `${n} more boxes`),
  races: "Races",
  race: "race",
  winsRace: (/** @type {string} */ colour) => `wins the ${colour} race`,
  reachesTomb: "reaches the tomb of",
  youReachTomb: "reach the tomb of",
  skullsOff: (/** @type {number} */ n) => (n === 1 ? "one skull off" : `${n} skulls off`),
  raceOf: (/** @type {string} */ colour, /** @type {number} */ points, /** @type {string} */ name) =>
    `${colour}, ${points} points: ${name || "to be won"}`,
  pairs: (/** @type {number} */ red, /** @type {number} */ green) =>
    `${Math.min(red, green)} ${Math.min(red, green) === 1 ? "pair" : "pairs"} + ${Math.abs(red - green)}`,
  gemsAre: (/** @type {number} */ red, /** @type {number} */ green) => `${red} red and ${green} green gems`,
  torchesAre: (/** @type {any} */ won) =>
    won.length ? `Torches of rounds ${won.join(", ")}` : "No torch yet",
  skullsAre: (/** @type {number} */ n) => `${n} skulls crossed off`,
};

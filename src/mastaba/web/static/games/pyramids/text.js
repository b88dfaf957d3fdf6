export const text = {
  title: "Silver & Gold: Pyramids",
  mine: "Your pyramids",
  gems: "Gems",
  torches: "Torches",
  skulls: "Skulls",
  pyramids: "Pyramids",
  racePoints: "Race points",
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
    `Lit boxes are where the ${pattern} fits: ${counts
      .map(
        (/** @type {any} */ one) => `${one.n} ${one.n === 1 ? "way" : "ways"} in ${one.name.split(" ")[0]}`,
      )
      .join(", ")}.`,
  lowest: "Lowest number chooses first",
  gain: (/** @type {number} */ n, /** @type {string} */ what) => `+${n} ${what}${n > 1 ? "s" : ""}`,
  torch: "torch of this round",
  skull: (/** @type {number} */ n) => `${n} ${n === 1 ? "skull" : "skulls"}`,
  potion: "two skulls off",
  tomb: "the tomb: completed",
  more: (/** @type {number} */ n) => (n === 1 ? "one more box" : `${n} more boxes`),
  races: "Races",
  raceOf: (/** @type {string} */ colour, /** @type {number} */ points, /** @type {string} */ name) =>
    `${colour}, ${points} points: ${name || "to be won"}`,
  pairs: (/** @type {number} */ red, /** @type {number} */ green) =>
    `${Math.min(red, green)} ${Math.min(red, green) === 1 ? "pair" : "pairs"} + ${Math.abs(red - green)}`,
  gemsAre: (/** @type {number} */ red, /** @type {number} */ green) => `${red} red and ${green} green gems`,
  torchesAre: (/** @type {any} */ won) =>
    won.length ? `Torches of rounds ${won.join(", ")}` : "No torch yet",
  skullsAre: (/** @type {number} */ n) => `${n} skulls crossed off`,
};

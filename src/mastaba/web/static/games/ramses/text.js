// What the page says in Ramses, apart from what the view says itself.

/** A name of the card list as it is written. @param {string} name */
export const written = (name) =>
  name.replace(/-/g, " ").replace(/(^| )\w/g, (letter) => letter.toUpperCase());

/** The same inside a sentence. @param {string} name */
const spaced = (name) => name.replace(/-/g, " ");

/** @param {number} n @param {string} one @param {string} [many] */
export const count = (n, one, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;

/** What came after so many slides; 0: nobody has counted them. @param {number} n @param {string} what */
const after = (n, what) => (n ? `${count(n, "slide")}, ${what}` : what);

/** @typedef {{to: string, many: number}} Seen a pyramid as it is seen from the free hole */

/** @type {Record<string, string>} */
const BESIDE = { left: "left of", right: "right of", up: "above", down: "below" };

/** Where that is. @param {Seen} seen */
const beside = ({ to, many }) => `${many > 1 ? `${many} holes ` : ""}${BESIDE[to] ?? "beside"} the free hole`;

/** @type {Record<string, string>} */
export const ACTIONS = {
  "sand-storm": "sand storm",
  scorpion: "scorpion",
  "super-powers": "super powers",
  duel: "duel",
};

export const text = {
  seenMap: "What had been seen before this search. Numbers: how many steps ago; the fainter, the longer.",
  seenAgo: (/** @type {string} */ what, /** @type {string} */ place, /** @type {number} */ ago) =>
    `${what} at ${place}, ${ago} steps ago`,
  giveOrLay: (/** @type {string} */ what, /** @type {string} */ card, /** @type {number} */ value) =>
    `${what === "give" ? "Give" : "Lay"} ${card}, ${text.value(value)}`,
  surface: "The board",
  surfaceHelp: "Arrow keys slide a pyramid that way into the free hole.",
  surfacePowers: "Super powers: press a number, then an arrow key, to slide that many pyramids.",
  directions: /** @type {Record<string, string>} */ ({
    right: "to the right",
    left: "to the left",
    up: "up",
    down: "down",
  }),
  slide: (/** @type {string} */ colour, /** @type {string} */ way, /** @type {number} */ many) =>
    `Slide ${many > 1 ? `${many} pyramids` : `the ${colour} pyramid`} ${way}`,
  slides: (/** @type {string} */ way, /** @type {number} */ many) =>
    `slides ${many > 1 ? `${many} pyramids` : "a pyramid"} ${way}`,
  tilt: (/** @type {Seen} */ seen) => `Tilt the gold pyramid ${beside(seen)}`,
  tilts: (/** @type {Seen} */ seen) => `tilts the gold pyramid ${beside(seen)}`,
  turnOf: (/** @type {string} */ name) => `It is ${name}’s turn.`,
  turningUp: "A card is being turned up.",
  free: "free hole",
  nothing: "nothing in the free hole",
  stormed: "Sand storm: the board turns a quarter to the right.",
  freeShows: (/** @type {string} */ name) => `free hole, ${written(name)} in sight`,
  search: "Search",
  value: (/** @type {number} */ n) => `worth ${count(n, "point")}`,
  scorpionCard: "Scorpion",
  scorpionHelp:
    "Each in turn slides one pyramid, not the one just moved. Whoever uncovers a treasure is stung.",
  powersHelp: "Super powers: up to seven pyramids in one line.",
  duel: "Duel",
  duelLays: "lays a card",
  next: "Next",
  onPile: "On the pile",
  afterwards: "It is turned up when this is over, and sought.",
  nextPlain: "an ordinary card",
  last: "The last card",
  lastHelp: "No search card is left on the pile.",
  nextHelp: /** @type {Record<string, string>} */ ({
    "sand-storm": "When this card is won, the board turns a quarter to the right.",
    scorpion: "Then each slides one pyramid, until a treasure stings somebody.",
    "super-powers": "While that card is sought, whole lines of pyramids may be slid.",
    duel: "Then two players fight over two of their cards.",
  }),
  ignored: "Not carried out in this game.",
  pile: (/** @type {number} */ n) => (n ? `${count(n, "card")} on the pile` : "the last card"),
  treasures: "Twelve treasures",
  treasuresHelp: "where they lie is for your memory",
  beneath: "Beneath the gold pyramid",
  seen: "in sight",
  sought: "sought",
  tiltAsk: "Look beneath the gold pyramid?",
  tiltYes: "Tilt it",
  tiltYesAt: (/** @type {Seen} */ seen) => `Tilt the one ${beside(seen)}`,
  tiltNo: "Leave it",
  scarabAsk: "Use the scarab and go on?",
  scarabYes: "Use the scarab",
  scarabNo: "End my turn",
  scarabLeft: (/** @type {number} */ n) => `${count(n, "use")} left`,
  giveAsk: (/** @type {string} */ name) => `Stung! Give ${name} a card`,
  layAsk: "Duel: lay down a card",
  cards: (/** @type {number} */ n) => (n === 1 ? "card" : "cards"),
  points: (/** @type {number} */ n) => (n === 1 ? "point" : "points"),
  scarab: (/** @type {number} */ n) => `Scarab: ${count(n, "use")} left`,
  explorers: (/** @type {number} */ n) => count(n, "explorer"),
  worth: (/** @type {number} */ n) => `Cards worth ${n}`,
  allExplorers: "Explorers",
  allCards: "Number of cards",
  places: "Places stay out of the log until the game is over.",
  happened: "What happened",
  start: "Before the first turn",
  worthOf: (/** @type {number} */ n) => `worth ${n}`,
  slidFrom: (/** @type {string[]} */ holes, /** @type {string|undefined} */ bared) =>
    `${count(holes.length, "slide")}, from ${holes.join(", ")}${bared ? `: ${bared}` : ""}`,
  wrongTreasure: (/** @type {number} */ n) => after(n, "a wrong treasure"),
  noTreasure: (/** @type {number} */ n) => after(n, "no treasure"),
  takesCard: (/** @type {number} */ n) => after(n, "takes a card"),
  losesCard: (/** @type {number} */ n) => after(n, "the card is lost"),
  winsDuel: "wins the duel and a card",
  isStung: "is stung and gives a card away",
  getsCard: "gets a card: somebody was stung without one",
  underGold: (/** @type {string} */ what) => `beneath gold: ${what}`,
  searchesOn: (/** @type {string} */ found, /** @type {string} */ sought, /** @type {string|null} */ name) =>
    `The ${spaced(found)}, not the ${spaced(sought)}: ${name ? `${name} searches` : "you search"} on.`,
  curse: "curse",
  cursed: "loses the next turn",
  searching: "searching",
  waits: "waiting",
  duelling: "in the duel",
  stung: "stung",
  /** What a symbol is for, in a sentence. @type {Record<string, string>} */
  tells: {
    search: "Whoever uncovers this treasure wins the card and its points.",
    next: "The back of the next card: some bring a sand storm, a scorpion, super powers or a duel.",
    scarab: "Scarab: after a wrong treasure you may go on with your turn, twice in a game.",
    hat: "Explorers: the most of them are worth six points at the end, then three, then two.",
    treasure: "It lies under one of the pyramids, and stays where it is.",
  },
  lookedUnder: "you have seen what lies under it; do you remember?",
  notLookedUnder: "nobody has looked under it yet",
  hall: "Hall of fame",
  hallFrom: (/** @type {number} */ n) => (n ? `${n}+` : "0"),
  slidesLeft: (/** @type {number} */ n) => `${count(n, "slide")} left`,
  noCards: "No cards yet",
  backs: (/** @type {number} */ n) => `${count(n, "card")}, face down`,
};

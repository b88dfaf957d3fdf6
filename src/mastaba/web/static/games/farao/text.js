// What the page says in Farao, apart from what the view says itself.

/** @param {number} n @param {string} one @param {string} [many] */
export const count = (n, one, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;

/** @param {string} name */
export const spaced = (name) => name.replace(/^inscription-(\w+)$/, "$1 inscription").replace(/-/g, " ");

/** @param {string} name */
export const written = (name) => spaced(name).replace(/^\w/, (letter) => letter.toUpperCase());

/** @type {Record<string, string>} */
const SHAPES = { cross: "crossing", tee: "T", corner: "corner", straight: "straight", end: "dead end" };
/** @type {Record<string, string>} */
const SIDES = { n: "north", e: "east", s: "south", w: "west" };

/** What an obstacle does, and what an item is good for while it is kept. @type {Record<string, string>} */
export const HELP = {
  snake: "kills without a torch",
  "toxic-gas": "kills without a scarf",
  trap: "kills without a plan",
  hunger: "ends the move without food",
  thirst: "ends the move without water",
  fatigue: "ends the move without chocolate",
  "wall-ruins": "needs a magic bottle",
  "secret-door": "needs a golden key",
  abyss: "needs a papyrus",
  map: "turn up any tile",
  "secret-tunnel": "a step to any open tunnel",
  "dark-shrine": "move the curse",
  coffer: "take an item",
  food: "kept, passes hunger",
  water: "kept, passes thirst",
  torch: "kept, passes snakes",
  scarf: "kept, passes toxic gas",
  "magic-bottle": "kept, passes wall ruins",
  "golden-key": "kept, passes secret doors",
  "first-aid-kit": "never spent: saves from injury",
  money: "buys an item",
  chocolate: "kept, passes fatigue",
  plan: "kept, passes traps",
  papyrus: "kept, passes the abyss",
};

export const text = {
  /** What a symbol is for, in a sentence. @type {Record<string, string>} */
  tells: {
    inscriptions: "Inscriptions: five different ones open the burial chamber for you.",
    inscription: "Inscription: whoever enters takes it; five different ones open the burial chamber.",
    die: "Each step costs one movement point.",
    chamber: "The burial chamber: the first to enter with five inscriptions wins.",
  },
  surface: "The pyramid",
  help: "Arrow keys walk. Tab goes through the marked tiles, Enter chooses one.",
  helpTurn: "R turns the tile, Enter lays it.",
  helpPick: "Arrow keys go from marked tile to marked tile, Enter chooses one.",
  chamber: "burial chamber",
  firstInside: "First in the burial chamber: the places go by the order of entering.",
  chamberOpen: "burial chamber, open",
  chamberClosed: "burial chamber, closed",
  down: "face down",
  curse: "cursed",
  entrance: "entrance",
  tile: (/** @type {any} */ tile) =>
    [
      SHAPES[tile.shape] ?? "",
      tile.open ? ` open to ${[...tile.open].map((side) => SIDES[side]).join(", ")}` : "",
      tile.content && tile.content !== "plain" ? `, ${spaced(tile.content)}` : "",
    ].join(""),
  shape: (/** @type {string} */ shape) => SHAPES[shape] ?? shape,
  seenBy: (/** @type {string[]} */ names) => `looked at by ${names.join(", ")}`,
  figure: (/** @type {string} */ name, /** @type {number} */ figure, /** @type {number} */ of) =>
    of > 1 ? `${name} ${figure}` : name,
  stepTo: (/** @type {string} */ at) => `Walk to ${at}`,
  enterAt: (/** @type {string} */ at) => `Enter at ${at}`,
  tunnelTo: (/** @type {string} */ at) => `Through the tunnel to ${at}`,
  pickAt: (/** @type {string} */ at) => `Choose ${at}`,
  turnAt: (/** @type {string} */ at) => `Turn the tile on ${at}`,
  chooseFigure: (/** @type {number} */ figure) => `Move archaeologist ${figure}`,
  threw: (/** @type {boolean} */ mine, /** @type {string} */ name, /** @type {number} */ pips) =>
    `${mine ? "You" : name} threw a ${pips}`,
  dieNow: (/** @type {number} */ pips) => `the die was turned to ${pips}`,
  waiting: "The die is being thrown.",
  turnOf: (/** @type {string} */ name) => `It is ${name}’s turn.`,
  onlyMarked: "Choose one of the marked tiles.",
  noReturn: "No step straight back.",
  papyrusOn: "A papyrus works: walls and obstacles do not count.",
  oneTurn: "Turn a tile for a movement point",
  stop: "End my move",
  takeBack: "Take back",
  inscriptions: "Inscriptions",
  needed: (/** @type {number} */ has, /** @type {number} */ of) => [String(has), ` of the ${of} you need`],
  enough: "The chamber is open to you.",
  items: "Items",
  spendNow: "spend one now",
  kept: "kept for later",
  noItems: "No items yet: walk onto a tile that shows one.",
  supply: "Supply",
  supplyNote: "a covered stack is not found yet",
  stack: (/** @type {string} */ item, /** @type {number} */ left, /** @type {boolean} */ up) =>
    `${spaced(item)}: ${up ? `${left} left` : "not found yet"}`,
  coffer: "In the coffer",
  house: "Some rules are reconstructed.",
  houseLink: "Which ones?",
  houseTitle: "Reconstructed rules",
  houseText:
    "Only the last pages of the rulebook survive. We have worked out ourselves what they do not " +
    "tell, and marked it:",
  wholly: "reconstructed",
  partly: "partly reconstructed",
  of: (/** @type {number} */ n) => `of ${n}`,
  place: (/** @type {number} */ n) => ["", "1st", "2nd", "3rd", "4th", "5th", "6th"][n],
  outside: (/** @type {number} */ n, /** @type {number} */ all) =>
    all === 1 ? "outside" : n === all ? "all outside" : `${["no", "one", "two", "three"][n]} outside`,
  ranked: "Place",
  heldItems: "Items at the end",
  moving: "moving",
  waits: "waiting",
  inside: "in the burial chamber",
  archaeologists: "Archaeologist",
  cancel: "Cancel",
  ask: /** @type {Record<string, string>} */ ({
    map: "Turn up any face-down tile",
    curse: "Lay the curse on a marked tile",
    take: "Take one item from the coffer",
    swap: "Swap these two tiles?",
    attack: "Attack somebody on your tile?",
    turn: "Lay the tile",
    "magic-bottle": "Step through a wall onto a marked tile",
    "golden-key": "Turn a marked tile",
    one: "Turn a marked tile, for a movement point instead of a step",
    plan: "Choose two face-down tiles to look at",
    chocolate: "Turn the die to",
    money: "Buy for your money",
  }),
  planSecond: "Now the second tile",
  decline: "Decline",
  peace: "Leave them in peace",
  rob: (/** @type {string} */ name, /** @type {string} */ item) => `Rob ${name}: ${spaced(item)}`,
  injure: (/** @type {string} */ name) => `Injure ${name}`,
  robbed: "The item is yours, the archaeologist leaves the pyramid unless a first-aid kit saves them.",
  swapYes: "Swap them",
  swapNo: "Leave them",
  lay: "Lay it",
  turn: "Turn",
  throws: (/** @type {string} */ name, /** @type {boolean} */ own, /** @type {number} */ pips) =>
    `${name} ${own ? "throw" : "throws"} ${pips}`,
  throwNumber: (/** @type {number} */ n) => `turn ${n}`,
  start: "Before the first turn",
  entersAt: (/** @type {string} */ at) => `enters at ${at}`,
  walks: (/** @type {string[]} */ way) => `walks to ${way.join(", ")}`,
  turnsUp: (/** @type {string} */ what) => `turns up ${what}`,
  reachesChamber: "reaches the chamber",
  plainTile: (/** @type {string} */ shape) => `a plain ${shape}`,
  aThing: (/** @type {string} */ what) =>
    /^(food|water|money|chocolate|hunger|thirst|fatigue|toxic gas|wall ruins)$/.test(what)
      ? what
      : `${/^[aeiou]/.test(what) ? "an" : "a"} ${what}`,
  way: (/** @type {string} */ open) => `open to ${[...open].map((side) => SIDES[side]).join(", ")}`,
  round: (/** @type {number} */ n, /** @type {number} */ of) => `Round ${n} of at most ${of}`,
};

/** What lies on a tile, and what it does, in a sentence. @param {string} name */
export const told = (name) =>
  name.startsWith("inscription")
    ? text.tells.inscription
    : HELP[name]
      ? `${written(name)}: ${HELP[name]}.`
      : undefined;

// The sentences of the end of a game and its review.
export const text = {
  tied: (/** @type {string} */ what, /** @type {string} */ name) =>
    `Equal points: ${what} decided for ${name}.`,
  because: (/** @type {any} */ more, /** @type {any} */ less, /** @type {string} */ second) =>
    more ? `Ahead of ${second} in ${more}${less ? `, behind in ${less}` : ""}.` : "",
  total: "Total",
  rank: (/** @type {number} */ n) => `${n}.`,
  line: "Line",
  replay: "Replay",
  share: "Share",
  looking: "Looking at the game …",
  lookingAtYours: "Looking at your game …",
  momentNumber: (/** @type {number} */ n) => `Moment ${n}`,
  marked: (/** @type {number} */ many) =>
    many > 1 ? "the two costliest moments are marked" : "the costliest moment is marked",
  chanceShort: "chance",
  wellPlayed: (/** @type {number} */ points) =>
    `the best move, worth ${points} ${points === 1 ? "point" : "points"} more than one at random`,
  tryItAgain: "Try it again",
  seeMoment: "See it",
  noLapses: "Nothing that had lain open was forgotten.",
  tableAtEnd: "The table at the end",
  enlarge: (/** @type {string} */ name) => `Enlarge the cards of ${name}`,
  lastCardsOf: (/** @type {string} */ name) => `${name}: cards at the end`,
  ledMost: "You were in front for most of the game",
  trailedMost: "You were behind for most of the game",
  closeGame: "It was close for a long time",
  /** @type {(course: string, won: boolean, who: string, move: string, turn: number, lost: string) => any} */
  turned: (course, won, who, move, turn, lost) =>
    won
      ? `${course}; “${move}” in turn ${turn} lowered ${who}’s chance of winning by ${lost}.`
      : `${course}; “${move}” in turn ${turn} lowered your chance of winning by ${lost}, and ${who} won.`,
  nothingLost: (/** @type {string} */ course, /** @type {boolean} */ won) =>
    won ? `${course}, and nobody made a costly mistake.` : `${course}; you made no costly mistake.`,
  reviewing: (/** @type {string} */ share) => `The review: ${share} done`,
  chances: "Chances of winning",
  yourChance: "Your chance of winning",
  noGraph: "In a game of memory there are no winning chances: what counts is what was seen.",
  asTable: "As a table",
  stepHead: "Step",
  turnOf: (/** @type {number} */ n) => `turn ${n}`,
  turnOfAll: (/** @type {number} */ n, /** @type {number} */ all) => `turn ${n} of ${all}`,
  theStart: "the start",
  alongTheGame: "Along the game, turn by turn",
  turnBefore: "Turn before",
  turnAfter: "Next turn",
  momentPin: (
    /** @type {number} */ n,
    /** @type {string} */ name,
    /** @type {string} */ verdict,
    /** @type {string} */ lost,
  ) => `Moment ${n}: ${name}, ${verdict}, ${lost} of the winning chance lost`,
  /** @type {Record<string, string>} */
  verdicts: { best: "best", good: "good", inaccuracy: "inaccuracy", mistake: "mistake", blunder: "blunder" },
  /** @type {Record<string, string>} */
  verdictSigns: { best: "✓", good: "✓", inaccuracy: "?!", mistake: "?", blunder: "??" },
  luckAndChoices: "Luck and choices",
  luck: "luck",
  ownChoices: "choices",
  inPoints: (/** @type {number} */ start, /** @type {number} */ error) =>
    `in points, ±\u00a0${error}; ${start} were expected at the start`,
  inChance: (/** @type {string} */ error) => `in chance of winning, ±\u00a0${error}`,
  accuracy: (/** @type {number} */ n) => `accuracy ${n}`,
  accuracyLater: "accuracy …",
  memoryTitle: "Memory",
  moments: "Costly moments",
  lapses: "What was seen, and forgotten",
  whoseMoments: "Whose moments",
  ofAll: "of all",
  mineOnly: "only mine",
  noMoments: "No move cost 5% of the winning chance or more, as far as can be told.",
  moment: "Moment",
  momentOf: (/** @type {number} */ n, /** @type {number} */ all) => `Moment ${n} of ${all}`,
  previousMoment: "Moment before",
  nextMoment: "Next moment",
  chanceToWin: (/** @type {string} */ error) => `chance to win, ±\u00a0${error}`,
  better: "Better",
  tryAgain: "Try again",
  tryHelp: "Find a better move: make it on the board, and see at once how good it is.",
  notJudged: "This decision is not judged yet. Come back in a moment.",
  showBest: "Show the best",
  noLine: "The best move was played.",
  judging: "Playing it out …",
  foundBest: "That is the best move.",
  triedCost: (/** @type {string} */ lost, /** @type {string} */ gain) =>
    `${lost} behind the best${gain ? `, ${gain} better than what was played` : ""}.`,
  betterLine: "The better line",
  lineStep: (/** @type {number} */ n, /** @type {number} */ all) => `${n} of ${all}:`,
  seeIt: "See it in the replay",
  linkToMoment: "Link to this moment",
  soughtFor: (/** @type {string} */ name, /** @type {string} */ what) =>
    `${name}: the ${what.replaceAll("-", " ")}`,
  /** @param {Wire.Search} one @param {string} seer */
  lapse: (one, seer) =>
    `It lay open at ${seer === "You" ? "your" : `${seer}’s`} slide number ${one.seen_step}${
      one.confusions ? `, ${one.confusions > 1 ? `${one.confusions} sand storms` : "a sand storm"} ago` : ""
    }. ${
      one.found
        ? `Found after ${one.steps} slides; ${one.needed} would have done.`
        : `${one.steps} slides elsewhere; ${one.needed} would have found it (${one.points} points).`
    }`,
  remembered: (/** @type {number} */ found, /** @type {number} */ known) =>
    `found ${found} of ${known} treasures that had been in sight`,
  seenAt: (/** @type {string} */ place, /** @type {string|null} */ what, /** @type {number} */ ago) =>
    `${place}: ${what ?? "nothing"}, ${ago} steps ago`,
  pictureOfMoment: "Picture",
  pictureNote: (/** @type {string} */ lost, /** @type {string} */ verdict) =>
    `${verdict}: −${lost} of the winning chance`,
  seenBefore: "What had been seen before",
  noPicture: "There is nothing drawn here.",
  broughtGame: "This game came from a file. Its moves and its shuffle were checked.",
};

// The sentences of the puzzles, in English. Home does not load them.
export const puzzleText = {
  puzzlesHelp:
    "Moments of games between strong bots in which one move is clearly best. Find it on the board; in " +
    "Ramses, watch the slides and find the treasure again. Your first answer counts for the streak.",
  streak: (/** @type {number} */ now, /** @type {number} */ best) => `streak ${now}, best ${best}`,
  solvedOf: (/** @type {number} */ done, /** @type {number} */ all) => `${done} of ${all} solved`,
  grades: ["all grades", "easy", "medium", "hard"],
  gradeName: "Grade",
  noPuzzle: "There is no puzzle of this kind.",
  findBest: "Your move: one is clearly best. Make it on the board.",
  watchSlides: (/** @type {string} */ what, /** @type {number} */ n, /** @type {number} */ all) =>
    `Watch: the ${what.replaceAll("-", " ")} lies open, then is covered. ${n} of ${all}`,
  findAgain: (/** @type {string} */ what, /** @type {number} */ slides) =>
    `Find the ${what.replaceAll("-", " ")} again without uncovering another treasure: ${slides} slides do.`,
  puzzleRight: "Right: that is the move.",
  puzzleWrong: (/** @type {string} */ lost) => `Not the best: it lowers the chance of winning by ${lost}.`,
  notThere: (/** @type {string} */ what) => `The ${what.replaceAll("-", " ")} is not there.`,
  nextSlide: "Next slide",
  watchAgain: "Watch again",
  nextPuzzle: "Next puzzle",
  linkToPuzzle: "Link to this puzzle",
};

// The guided first game. The server deals it and says which moves it asks for (games/ramses/lesson.py).
const PYRAMID = ".ra-piece.can";
const WANTED = "html:not([data-shape='phone']) .ra-search, [data-shape='phone'] .status .ra-glyph";

/** @type {import("../../js/lesson.js").LessonStep[]} */
export const steps = [
  { at: WANTED, says: "Find the treasure on this card. Its number is your points. Press it.", press: true },
  {
    at: PYRAMID,
    says: "Treasures lie under the pyramids. Slide this one into the free hole.",
    move: true,
  },
  { at: PYRAMID, says: "Nothing there: slide on, as often as you like.", move: true },
  {
    at: ".ra-hole",
    says: "Wrong treasures end a turn: yours, then {other}’s. Remember the lotus cup here. Press it.",
    press: true,
  },
  { at: PYRAMID, says: "The papyrus is still wanted. Search on up here.", move: true },
  { at: PYRAMID, says: "One more.", move: true },
  {
    at: ".player.own .psum",
    says: "You found it, and won its card. The most points win in the end. Press it.",
    press: true,
  },
  {
    at: WANTED,
    says: "Now the lotus cup is wanted. You have seen it: remember? Press it.",
    press: true,
  },
  { at: PYRAMID, says: "It was down here.", move: true },
  { at: PYRAMID, says: "And there it is.", move: true },
  {
    at: ".ra-next",
    says: "Later cards bring storms, scorpions and duels. Press here and play on.",
    press: true,
    any: true,
  },
];

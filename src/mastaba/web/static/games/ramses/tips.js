// Tips for the first game of Ramses, at the moments they are for.
/** @type {any[]} */
export const tips = [
  {
    id: "slide",
    when: (/** @type {any} */ p) => p.view.phase === "slide" && !p.view.duel && p.view.slides === 0,
    text: "Click it, drag it, or press an arrow key. You go on until a treasure comes to light.",
  },
  {
    id: "remember",
    when: (/** @type {any} */ p) => p.view.shows && p.view.phase === "slide",
    text: "Remember where treasures lie: once covered, the table tells nobody any more.",
  },
  {
    id: "storm",
    when: (/** @type {any} */ p) => p.view.turned > 0,
    text: "A sand storm has turned the board, and all beneath it: turn it in your memory too.",
  },
  {
    id: "tilt",
    when: (/** @type {any} */ p) => p.view.phase === "tilt",
    text: "You moved gold onto a find. Explorers are worth points, a curse costs your next turn.",
  },
  {
    id: "scarab",
    when: (/** @type {any} */ p) => p.view.phase === "scarab",
    text: "A scarab lets you go on after a wrong treasure. You have two uses for the whole game.",
  },
  {
    id: "powers",
    when: (/** @type {any} */ p) => p.view.powers && p.view.phase === "slide",
    text: "Super powers: choose a pyramid further away, and the whole line up to it slides.",
  },
  {
    id: "scorpion",
    when: (/** @type {any} */ p) => p.view.phase === "scorpion",
    text: "Under the scorpion you want to uncover nothing. The pyramid moved last is barred.",
  },
  {
    id: "duel",
    when: (/** @type {any} */ p) => Boolean(p.view.duel),
    text: "In a duel you look for the other’s treasure. Uncovering your own loses both cards.",
  },
];

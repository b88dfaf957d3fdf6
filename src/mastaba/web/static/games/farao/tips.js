// Tips for the first game of Farao, at the moments they are for.
/** @type {any[]} */
export const tips = [
  {
    id: "enter",
    when: (/** @type {any} */ p) => p.choices.some((/** @type {any} */ c) => c.do === "enter"),
    text: "The throw says how many tiles you walk, entering included.",
  },
  {
    id: "lay",
    when: (/** @type {any} */ p) => p.view.phase === "turn" && p.choices.length > 1,
    text: "Turn it with R or a tap. Its corridor has to join yours.",
  },
  {
    id: "back",
    when: (/** @type {any} */ p) => Boolean(p.view.behind) && p.view.phase === "move",
    text: "The red sign marks the square you have just left: no step straight back.",
  },
  {
    id: "items",
    when: (/** @type {any} */ p) => p.view.players[p.seat]?.items.length > 0,
    text: "An item that you keep passes its obstacle. Spent, it does what its line says.",
  },
  {
    id: "one",
    when: (/** @type {any} */ p) => p.choices.some((/** @type {any} */ c) => c.do === "one"),
    text: "You threw a 1: a movement point may turn a tile instead, once in this move.",
  },
  {
    id: "attack",
    when: (/** @type {any} */ p) => p.view.phase === "attack",
    text: "Robbing gives you an item, and sends the archaeologist out unless a first-aid kit saves them.",
  },
  {
    id: "chamber",
    when: (/** @type {any} */ p) => p.view.players[p.seat]?.inscriptions.length >= p.view.needed,
    text: "You have enough inscriptions: be the first to step into the burial chamber.",
  },
];

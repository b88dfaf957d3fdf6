// The guided first game. The server deals it and says which moves it asks for (games/farao/lesson.py).
const STEP = ".fa-target:not(.fa-hand)";
const LAY = { at: ".fa-question .btn.pri", also: ".fa-hand" };

/** A tile that lies one way only lays itself. */
const itself = { ...LAY, says: "", move: true, quiet: true };

/** @type {import("../../js/lesson.js").LessonStep[]} */
export const steps = [
  {
    at: "[data-square='d4']",
    says: "Be first in this chamber. Five different inscriptions open it. Press it.",
    press: true,
  },
  {
    at: ".fa-throw",
    says: "The die gives movement points: four this time. Press it.",
    press: true,
  },
  { at: STEP, says: "Each step costs one. Enter the pyramid here.", move: true },
  { ...LAY, says: "A new tile! It may be turned; here it lies best like this. Lay it.", move: true },
  {
    at: ".fa-read",
    says: "Your first inscription: green. Four more, and the chamber opens for you. Press it.",
    press: true,
  },
  { at: STEP, says: "Walk on into the dark.", move: true },
  itself,
  { at: STEP, says: "Then to the right. You can’t go straight back in the same turn.", move: true },
  itself,
  {
    at: ".fa-held",
    says: "A torch! It protects from snakes. Spent, it lights the tiles around. Press it.",
    press: true,
  },
  { at: STEP, says: "One movement point is left: up here.", move: true },
  { ...LAY, says: "A magic bottle, for walls. Lay the corner open towards the chamber.", move: true },
  {
    at: ".fa-move .btn.pri",
    says: "No point is left. You could spend an item now; keep them, and stop.",
    move: true,
  },
  {
    at: ".fa-throw",
    says: "{other} has entered too, and you throw again. Press here and play on.",
    press: true,
  },
];

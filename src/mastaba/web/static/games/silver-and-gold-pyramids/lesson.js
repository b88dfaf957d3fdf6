// The guided first game. The server deals it and says which moves it asks for (games/pyramids/lesson.py).
import { boxes, hand, kept } from "../../patterns/lesson.js";

/** @type {import("../../js/lesson.js").LessonStep[]} */
export const steps = [
  {
    at: hand("34"),
    says: "The most points win: ten for each tomb you reach. Choose this card.",
    until: kept(1),
  },
  { at: hand("6"), says: "You explore two pyramids at a time. Choose this one as well.", until: kept(2) },
  { at: ".keepbar .btn.pri", says: "Keep these two. The others go back into the deck.", move: true },
  {
    at: ".exp, .status .glyph-tile",
    says: "Everybody crosses off this pattern, turned or flipped. Press it to go on.",
    press: true,
  },
  {
    ...boxes("34"),
    says: "Begin at the entrance in the top row, and take the red gem.",
    move: true,
  },
  {
    ...boxes("34"),
    says: "From now on, touch what is crossed off. The red cross gives one more box.",
    move: true,
  },
  { ...boxes("34"), says: "Use the extra box on the green gem.", move: true },
  {
    at: ".py-sheet .s-gems, .sheet.inwords",
    says: "A red and a green gem are a pair: five points. Press it.",
    press: true,
  },
  {
    ...boxes("34"),
    says: "Reach the golden tomb. The skull on the way costs a point.",
    move: true,
  },
  {
    at: ".takable[data-card='20']",
    says: "Ten points! Take a second orange card: the next step says why.",
    move: true,
  },
  {
    at: ".races",
    says: "Whoever first completes two of a colour wins ten more points. Press it.",
    press: true,
  },
  {
    at: ".sheet .ssum",
    says: "Your sum. After four rounds the highest wins. Press it and play on.",
    press: true,
  },
];

// The guided first game. The server deals it and says which moves it asks for
// (games/silver_and_gold/lesson.py).
import { boxes, hand, kept } from "../../patterns/lesson.js";

/** @type {import("../../js/lesson.js").LessonStep[]} */
export const steps = [
  {
    at: hand("Y05"),
    says: "The most points win. A completed card pays its number: choose this small one.",
    until: kept(1),
  },
  {
    at: hand("O12"),
    says: "You always work on two cards. Choose this one as well.",
    until: kept(2),
  },
  { at: ".keepbar .btn.pri", says: "Keep these two. The others go back into the deck.", move: true },
  {
    at: ".exp, .status .glyph-tile",
    says: "This pattern is everybody’s. It may be turned and flipped. Press it to go on.",
    press: true,
  },
  {
    ...boxes("Y05"),
    says: "Press here to cross off the corner, and take the coin.",
    move: true,
  },
  {
    at: ".sg-sheet .s-coins, .sheet.inwords",
    says: "One point. Four coins in a row win a trophy: the first gets six. Press it.",
    press: true,
  },
  { ...boxes("Y05"), says: "The X gives one more box at once. Cross off the line over it.", move: true },
  {
    ...boxes("O12"),
    says: "Your extra box: take the palm. It scores one, plus one for each palm displayed.",
    move: true,
  },
  { ...boxes("Y05"), says: "Three boxes are left, and the pattern fits. Complete the card.", move: true },
  {
    at: ".takable[data-card='Y03']",
    says: "Eight points! Take this card next: its seal pays for every green card.",
    move: true,
  },
  {
    at: ".sheet .ssum",
    says: "Your sum. After four rounds the highest wins. Press it and play on.",
    press: true,
  },
];

// Which of the five layouts of a table this window takes. The choice is made here alone: the style sheets
// read it at the root element, drawings that come in sizes and boards that come in parts ask useShape.
//
//   phone   one column, the controls fixed at the bottom
//   column  a tablet held upright: one column
//   beside  a tablet lying, a small laptop: the board, and one column beside it
//   low     a laptop: everything in columns, nothing above the board but the status line
//   high    a large screen: three columns
import { signal } from "../vendor/signals.js";

/** @typedef {"phone"|"column"|"beside"|"low"|"high"} Shape */

/** @returns {Shape} */
function measured() {
  if (innerWidth < 700) return "phone";
  if (innerWidth < 1280) return innerHeight > innerWidth ? "column" : "beside";
  return innerHeight < 860 ? "low" : "high";
}

const shape = signal(measured());
const settle = () => {
  shape.value = measured();
  document.documentElement.dataset.shape = shape.value;
};
addEventListener("resize", settle);
settle();

export const useShape = () => shape.value;

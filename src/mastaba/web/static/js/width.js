// How wide the window is, for drawings that come in sizes.
import { signal } from "../vendor/signals.js";

const width = signal(innerWidth);
addEventListener("resize", () => {
  width.value = innerWidth;
});
export const useWidth = () => width.value;

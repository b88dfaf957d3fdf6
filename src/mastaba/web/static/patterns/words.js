// What both pattern games say that is more than a message.
import { area, t } from "../js/language.js";

await area("patterns");

/** A pattern, in a sentence. @param {string} name @returns {Wire.Message} */
export const patternWord = (name) => ({ id: "patterns/pattern", args: { pattern: name } });

/** How a box is chosen: fingers can't point without pressing. */
export const pickBox = () =>
  matchMedia("(pointer: coarse)").matches ? t("patterns/pick-box-touch") : t("patterns/pick-box");

/** Keyboard help. @type {[string, string][]} */
export const KEYS = [
  [t("patterns/key-arrows"), t("patterns/key-go")],
  ["R", t("patterns/key-turn")],
  ["F", t("patterns/key-flip")],
  ["N", t("patterns/key-next")],
  ["O", t("patterns/key-one")],
  ["Enter", t("patterns/key-place")],
];

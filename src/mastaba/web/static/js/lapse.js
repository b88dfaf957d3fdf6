// A lapse of memory in words.
import { named } from "../games/ramses/names.js";
import { area, t } from "./language.js";

await area("review");

/** What is sought in a game of memory, as an argument of a sentence. */
export const sought = named;

/** @param {string} name @param {string} what */
export const soughtFor = (name, what) => t("review/sought", { name, treasure: sought(what) });

/** @param {Wire.Search} one @param {(seat: number) => import("./language.js").Who} who */
export function lapse(one, who) {
  const { steps, needed, points } = one;
  const name = who(one.seen_by ?? 0); // whose slide it was
  const seen = t("review/lapse-seen", { name, step: one.seen_step, storms: one.confusions });
  const then = one.found
    ? t("review/lapse-found", { steps, needed })
    : t("review/lapse-missed", { steps, needed, points });
  return `${seen} ${then}`;
}

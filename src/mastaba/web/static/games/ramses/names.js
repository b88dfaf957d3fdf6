// How things of Ramses are called, on their own and inside a sentence.
import { area, t } from "../../js/language.js";

await area("ramses");

/**
 * A treasure, as an argument of a sentence. Those of other decks are called as they are there.
 * @param {string} treasure   its name in the card list
 */
export function named(treasure) {
  const name = treasure.replace(/-/g, " ");
  const label = name.replace(/(^| )\w/g, (letter) => letter.toUpperCase());
  return { id: "ramses/treasure", args: { treasure, name, label } };
}

/** A treasure on its own, at a picture or as a title. @param {string} treasure */
export const labelled = (treasure) => t("ramses/treasure", { ...named(treasure).args, case: "label" });

/** A search card, as an argument of a sentence. @param {{treasure: string, value: number}} card */
export const carded = ({ treasure, value }) => ({
  id: "ramses/card",
  args: { treasure: named(treasure), value },
});

/** A special action, or an ordinary card, as an argument of a sentence. @param {string|null} action */
export const acting = (action) => ({ id: "ramses/action", args: { action: action ?? "plain" } });

/** A special action as a title. @param {string} action */
export const actionTitle = (action) => t("ramses/action", { ...acting(action).args, case: "start" });

/** Where a pyramid stands. @param {{to: string, many: number}} seen   as it is seen from the free hole */
export const placed = ({ to, many }) => ({ id: "ramses/beside", args: { to, n: many } });

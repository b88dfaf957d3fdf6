// Tips for the first game of Ramses, at the moments they are for.
import { area, t } from "../../js/language.js";

await area("ramses");

/** @type {any[]} */
export const tips = [
  {
    id: "slide",
    when: (/** @type {any} */ p) => p.view.phase === "slide" && !p.view.duel && p.view.slides === 0,
    text: t("ramses/tip-slide"),
  },
  {
    id: "remember",
    when: (/** @type {any} */ p) => p.view.shows && p.view.phase === "slide",
    text: t("ramses/tip-remember"),
  },
  {
    id: "storm",
    when: (/** @type {any} */ p) => p.view.turned > 0,
    text: t("ramses/tip-storm"),
  },
  {
    id: "tilt",
    when: (/** @type {any} */ p) => p.view.phase === "tilt",
    text: t("ramses/tip-tilt"),
  },
  {
    id: "scarab",
    when: (/** @type {any} */ p) => p.view.phase === "scarab",
    text: t("ramses/tip-scarab"),
  },
  {
    id: "powers",
    when: (/** @type {any} */ p) => p.view.powers && p.view.phase === "slide",
    text: t("ramses/tip-powers"),
  },
  {
    id: "scorpion",
    when: (/** @type {any} */ p) => p.view.phase === "scorpion",
    text: t("ramses/tip-scorpion"),
  },
  {
    id: "duel",
    when: (/** @type {any} */ p) => Boolean(p.view.duel),
    text: t("ramses/tip-duel"),
  },
];

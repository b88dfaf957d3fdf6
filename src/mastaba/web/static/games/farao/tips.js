// Tips for the first game of Farao, at the moments they are for.
import { area, t } from "../../js/language.js";

await area("farao");

/** @type {any[]} */
export const tips = [
  {
    id: "enter",
    when: (/** @type {any} */ p) => p.choices.some((/** @type {any} */ c) => c.do === "enter"),
    text: t("farao/tip-enter"),
  },
  {
    id: "lay",
    when: (/** @type {any} */ p) => p.view.phase === "turn" && p.choices.length > 1,
    text: t("farao/tip-lay"),
  },
  {
    id: "back",
    when: (/** @type {any} */ p) => Boolean(p.view.behind) && p.view.phase === "move",
    text: t("farao/tip-back"),
  },
  {
    id: "items",
    when: (/** @type {any} */ p) => p.view.players[p.seat]?.items.length > 0,
    text: t("farao/tip-items"),
  },
  {
    id: "one",
    when: (/** @type {any} */ p) => p.choices.some((/** @type {any} */ c) => c.do === "one"),
    text: t("farao/tip-one"),
  },
  {
    id: "attack",
    when: (/** @type {any} */ p) => p.view.phase === "attack",
    text: t("farao/tip-attack"),
  },
  {
    id: "chamber",
    when: (/** @type {any} */ p) => p.view.players[p.seat]?.inscriptions.length >= p.view.needed,
    text: t("farao/tip-chamber"),
  },
];

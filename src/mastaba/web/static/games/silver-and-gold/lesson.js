// The guided first game. The server deals it and says which moves it asks for
// (games/silver_and_gold/lesson.py).
import { area, t } from "../../js/language.js";
import { boxes, hand, kept } from "../../patterns/lesson.js";

await area("silver-and-gold-lesson");

/** @type {import("../../js/lesson.js").LessonStep[]} */
export const steps = [
  {
    at: hand("Y05"),
    says: t("silver-and-gold-lesson/step-1"),
    until: kept(1),
  },
  {
    at: hand("O12"),
    says: t("silver-and-gold-lesson/step-2"),
    until: kept(2),
  },
  { at: ".keepbar .btn.pri", says: t("silver-and-gold-lesson/step-3"), move: true },
  {
    at: ".exp, .status .glyph-tile",
    says: t("silver-and-gold-lesson/step-4"),
    press: true,
  },
  {
    ...boxes("Y05"),
    says: t("silver-and-gold-lesson/step-5"),
    move: true,
  },
  {
    at: ".sg-sheet .s-coins, .sheet.inwords",
    says: t("silver-and-gold-lesson/step-6"),
    press: true,
  },
  { ...boxes("Y05"), says: t("silver-and-gold-lesson/step-7"), move: true },
  {
    ...boxes("O12"),
    says: t("silver-and-gold-lesson/step-8"),
    move: true,
  },
  { ...boxes("Y05"), says: t("silver-and-gold-lesson/step-9"), move: true },
  {
    at: ".takable[data-card='Y03']",
    says: t("silver-and-gold-lesson/step-10"),
    move: true,
  },
  {
    at: ".sheet .ssum",
    says: t("silver-and-gold-lesson/step-11"),
    press: true,
  },
];

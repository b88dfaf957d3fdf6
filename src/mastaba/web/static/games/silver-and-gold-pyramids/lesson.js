// The guided first game. The server deals it and says which moves it asks for (games/pyramids/lesson.py).
import { area, t } from "../../js/language.js";
import { boxes, hand, kept } from "../../patterns/lesson.js";

await area("silver-and-gold-pyramids-lesson");

/** @type {import("../../js/lesson.js").LessonStep[]} */
export const steps = [
  {
    at: hand("34"),
    says: t("silver-and-gold-pyramids-lesson/step-1"),
    until: kept(1),
  },
  { at: hand("6"), says: t("silver-and-gold-pyramids-lesson/step-2"), until: kept(2) },
  { at: ".keepbar .btn.pri", says: t("silver-and-gold-pyramids-lesson/step-3"), move: true },
  {
    at: ".exp, .status .glyph-tile",
    says: t("silver-and-gold-pyramids-lesson/step-4"),
    press: true,
  },
  {
    ...boxes("34"),
    says: t("silver-and-gold-pyramids-lesson/step-5"),
    move: true,
  },
  {
    ...boxes("34"),
    says: t("silver-and-gold-pyramids-lesson/step-6"),
    move: true,
  },
  { ...boxes("34"), says: t("silver-and-gold-pyramids-lesson/step-7"), move: true },
  {
    at: ".py-sheet .s-gems, .sheet.inwords",
    says: t("silver-and-gold-pyramids-lesson/step-8"),
    press: true,
  },
  {
    ...boxes("34"),
    says: t("silver-and-gold-pyramids-lesson/step-9"),
    move: true,
  },
  {
    at: ".takable[data-card='20']",
    says: t("silver-and-gold-pyramids-lesson/step-10"),
    move: true,
  },
  {
    at: ".races",
    says: t("silver-and-gold-pyramids-lesson/step-11"),
    press: true,
  },
  {
    at: ".sheet .ssum",
    says: t("silver-and-gold-pyramids-lesson/step-12"),
    press: true,
  },
];

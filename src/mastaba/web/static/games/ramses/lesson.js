// The guided first game. The server deals it and says which moves it asks for (games/ramses/lesson.py).
import { area, t } from "../../js/language.js";

await area("ramses-lesson");

const PYRAMID = ".ra-piece.can";
const WANTED = "html:not([data-shape='phone']) .ra-search, [data-shape='phone'] .status .ra-glyph";

/** @type {import("../../js/lesson.js").LessonStep[]} */
export const steps = [
  { at: WANTED, says: t("ramses-lesson/step-1"), press: true },
  {
    at: PYRAMID,
    says: t("ramses-lesson/step-2"),
    move: true,
  },
  { at: PYRAMID, says: t("ramses-lesson/step-3"), move: true },
  {
    at: ".ra-hole",
    says: t("ramses-lesson/step-4", { other: "{other}" }),
    press: true,
  },
  { at: PYRAMID, says: t("ramses-lesson/step-5"), move: true },
  { at: PYRAMID, says: t("ramses-lesson/step-6"), move: true },
  {
    at: ".player.own .psum",
    says: t("ramses-lesson/step-7"),
    press: true,
  },
  {
    at: WANTED,
    says: t("ramses-lesson/step-8"),
    press: true,
  },
  { at: PYRAMID, says: t("ramses-lesson/step-9"), move: true },
  { at: PYRAMID, says: t("ramses-lesson/step-10"), move: true },
  {
    at: ".ra-next",
    says: t("ramses-lesson/step-11"),
    press: true,
    any: true,
  },
];

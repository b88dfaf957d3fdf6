// The guided first game. The server deals it and says which moves it asks for (games/farao/lesson.py).
import { area, t } from "../../js/language.js";

await area("farao-lesson");

const STEP = ".fa-target:not(.fa-hand)";
const LAY = { at: ".fa-question .btn.pri", also: ".fa-hand" };

/** A tile that lies one way only lays itself. */
const itself = { ...LAY, says: "", move: true, quiet: true };

/** @type {import("../../js/lesson.js").LessonStep[]} */
export const steps = [
  {
    at: "[data-square='d4']",
    says: t("farao-lesson/chamber"),
    press: true,
  },
  {
    at: ".fa-throw",
    says: t("farao-lesson/die"),
    press: true,
  },
  { at: STEP, says: t("farao-lesson/enter"), move: true },
  { ...LAY, says: t("farao-lesson/lay"), move: true },
  {
    at: ".fa-read",
    says: t("farao-lesson/inscription"),
    press: true,
  },
  { at: STEP, says: t("farao-lesson/on"), move: true },
  itself,
  { at: STEP, says: t("farao-lesson/right"), move: true },
  itself,
  {
    at: ".fa-held",
    says: t("farao-lesson/torch"),
    press: true,
  },
  { at: STEP, says: t("farao-lesson/up"), move: true },
  { ...LAY, says: t("farao-lesson/bottle"), move: true },
  {
    at: ".fa-move .btn.pri",
    says: t("farao-lesson/stop"),
    move: true,
  },
  {
    at: ".fa-throw",
    says: t("farao-lesson/other", { other: "{other}" }),
    press: true,
  },
];

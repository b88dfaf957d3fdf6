// The log of Ramses. While a game runs: turn by turn what came of it, no places and no cards by name (RA-12,
// RA-25a). When it is over: card by card, with the places.
import { t, told } from "../../js/language.js";
import { firstLine } from "../../js/log.js";
import { html } from "../../js/parts.js";
import { Picture } from "./cards.js";
import { labelled, named } from "./names.js";
import { words } from "./panel.js";
import { turnsOf } from "./turns.js";

/** @typedef {import("../../js/log.js").Chapter} Chapter */

/**
 * @param {import("../../js/log.js").Told} p
 * @returns {Chapter[]} the newest first
 */
export const story = (p) => (p.over ? inFull(p) : soFar(p));

/** @param {import("../../js/log.js").Told} p @returns {Chapter[]} */
function soFar(p) {
  const { table, log } = p;
  /** @type {Chapter[]} */
  const chapters = [];
  for (const line of turnsOf(table.code)) {
    if (chapters.at(-1)?.key !== `${line.pile}`)
      chapters.push({
        key: `${line.pile}`,
        ply: null,
        title: t("ramses/pile", { n: line.pile }),
        number: "",
        lines: [],
      });
    chapters[chapters.length - 1].lines.push({
      ply: line.number,
      seat: line.seat,
      words: told(line.words),
      gains: [], // who takes a card does not show what it is worth
    });
  }
  const first = log.find((step) => step.do === "first");
  if (first)
    chapters.push({
      key: "first",
      ply: null,
      title: t("ramses/start"),
      number: "",
      note: t("ramses/places"),
      lines: [firstLine(p, first)],
    });
  return chapters;
}

/** @param {import("../../js/log.js").Told} p @returns {Chapter[]} */
function inFull(p) {
  const { log, name, cards } = p;
  /** @type {(Chapter & {search: Wire.Step|null})[]} */
  const chapters = [{ key: "0", ply: null, title: t("ramses/start"), number: "", lines: [], search: null }];
  /** What lies where: holes keep their names, and treasures their holes. @type {Map<string, string>} */
  const hidden = new Map();
  /** @type {Wire.Step[]} */
  let slides = [];
  const end = () => {
    if (!slides.length) return;
    const chapter = chapters[chapters.length - 1];
    const bared = hidden.get(slides[slides.length - 1].from);
    const slid = { n: slides.length, holes: slides.map((step) => step.from).join(", ") };
    chapter.lines.push({
      ply: slides[0].ply,
      seat: /** @type {number} */ (slides[0].by),
      words: bared ? t("ramses/slid-found", { ...slid, treasure: named(bared) }) : t("ramses/slid", slid),
      gains: bared && bared === chapter.search?.treasure ? [{ n: chapter.search.value }] : [],
    });
    slides = [];
  };
  for (const step of log) {
    if (step.do === "hide") hidden.set(step.at, step.treasure);
    if (step.do === "slide") {
      if (slides.length && slides[0].by !== step.by) end();
      slides.push(step);
      continue;
    }
    end();
    if (step.do === "search") {
      chapters.push({
        key: `${step.ply}`,
        ply: step.ply,
        glyph: html`
          <${Picture} name=${step.treasure} size=${30} />
        `,
        title: labelled(step.treasure),
        number: t("ramses/worth", { value: step.value }),
        lines: [],
        search: step,
      });
      continue;
    }
    const said = words(step, { name, cards, over: true });
    if (step.do === "first") chapters[chapters.length - 1].lines.push(firstLine(p, step));
    else if (said)
      chapters[chapters.length - 1].lines.push({
        ply: step.ply,
        seat: typeof step.by === "number" ? step.by : null,
        words: said,
        gains: [],
        art: "·",
      });
  }
  end();
  return chapters.filter((one) => one.lines.length).reverse();
}

// The log of Farao, told throw by throw: where somebody went, what they found and what came of it.
import { t, told } from "../../js/language.js";
import { firstLine } from "../../js/log.js";
import { Svg, html } from "../../js/parts.js";
import { rich } from "../../js/rich.js";
import { content as drawn, die } from "./art.js";
import { Ledger } from "./ledger.js";
import { words } from "./panel.js";
import { lies, thing } from "./things.js";

/** @typedef {import("../../js/log.js").Chapter} Chapter */

/** @param {Wire.Step} step */
const goes = (step) =>
  step.do === "enter" ? step.at : step.do === "step" || (step.do === "spend" && step.to) ? step.to : null;

/**
 * @param {import("../../js/log.js").Told} p
 * @returns {Chapter[]} the newest first
 */
export function story(p) {
  const { log, view, name, cards } = p;
  const ledger = new Ledger({
    players: view.players.length,
    items: view.supply.map((/** @type {any} */ one) => one.item),
  });
  /** @type {{throw: Wire.Step|null, steps: Wire.Step[]}[]} */
  const throws = [{ throw: null, steps: [] }];
  for (const step of log)
    if (step.do === "throw") throws.push({ throw: step, steps: [] });
    else throws[throws.length - 1].steps.push(step);
  return throws
    .map(({ throw: thrown, steps }, number) => chapter(thrown, steps, number))
    .filter((one) => one.lines.length || one.number)
    .reverse();

  /** @param {Wire.Step|null} thrown @param {Wire.Step[]} steps @param {number} number @returns {Chapter} */
  function chapter(thrown, steps, number) {
    const seat = thrown?.seat ?? null;
    /** @type {import("../../js/log.js").Line[]} */
    const lines = [];
    /**
     * @type {{ply: number|undefined, way: string[], entered: boolean, found: any[], gains: any[]}|null}
     */
    let walk = null;
    let papyrus = false; // then nothing is taken on the way, only where it ends (FA-34)
    const end = () => {
      if (!walk) return;
      lines.push({ ply: walk.ply, seat, words: went(walk, view.chamber.at), gains: walk.gains });
      walk = null;
    };
    for (const step of steps) {
      const to = goes(step);
      if (step.do === "tile") {
        const had = ledger.lies.get(step.at);
        ledger.lies.set(step.at, step.content);
        if (step.to) {
          end();
          lines.push({ ply: step.ply, seat: null, words: words(step, { name, cards }), gains: [], art: "·" });
        } else if (walk && !had) walk.found.push(lies(/** @type {any} */ (step)));
        else if (!had)
          lines.push({
            ply: step.ply,
            seat,
            words: t("farao/log-finds", { found: [lies(/** @type {any} */ (step))] }),
            gains: [],
          });
        if (step.at === walk?.way.at(-1)) enter(step.at);
        continue;
      }
      if (step.do === "turn" || step.do === "stop") continue;
      if (to && step.do !== "spend") {
        walk ??= { ply: step.ply, way: [], entered: step.do === "enter", found: [], gains: [] };
        walk.way.push(to);
        enter(to);
        continue;
      }
      end();
      if (seat !== null) ledger.decide(seat, step);
      if (step.do === "spend" && step.item === "papyrus") papyrus = true;
      const said = words(step, { name, cards });
      if (step.do === "first") lines.push(firstLine(p, step));
      else if (said)
        lines.push({
          ply: step.ply,
          seat,
          words:
            to === view.chamber.at
              ? rich("farao/log-wall-reaches", { thing: thing(step.item), at: to })
              : said,
          gains: [],
        });
      if (to) enter(to);
    }
    const last = walk?.way.at(-1);
    if (papyrus && last && !(view.papyrus && number === throws.length - 1)) {
      papyrus = false;
      enter(last);
    }
    end();
    return {
      key: `${number}`,
      ply: thrown?.ply ?? null,
      glyph: thrown
        ? html`
            <${Svg} w=${72} h=${72} fluid class="fa-pips" art=${die(thrown.pips)} />
          `
        : null,
      title: thrown
        ? t("farao/log-throws", { name: name(/** @type {number} */ (thrown.seat)), pips: thrown.pips })
        : t("farao/log-start"),
      number: thrown ? t("farao/log-turn", { n: number }) : "",
      lines,
    };

    /** What comes of being on a square: an inscription or an item, or the chamber. @param {string} at */
    function enter(at) {
      if (seat === null) return;
      const gains = walk?.gains ?? lines[lines.length - 1].gains;
      if (at === view.chamber.at) {
        gains.push({ n: 0, words: t("farao/place", { n: ledger.finish(seat) }) });
        return;
      }
      const taken = papyrus ? null : ledger.enter(seat, at);
      if (taken)
        gains.push({
          n: 0,
          icon: `<svg width="20" height="20" viewBox="0 0 48 48">${drawn(taken)}</svg>`,
          words: told(thing(taken)),
        });
    }
  }
}

/**
 * Where somebody went in one go, and what they turned up there.
 * @param {{way: string[], entered: boolean, found: any[]}} walk
 * @param {string} chamber
 */
function went({ way, entered, found }, chamber) {
  const reaches = way.at(-1) === chamber;
  const squares = way.slice(entered ? 1 : 0, reaches ? -1 : undefined);
  if (reaches && !squares.length && !entered) return rich("farao/log-reaches");
  const on = { way: !entered ? "walks" : squares.length ? "both" : "enters", at: way[0], squares };
  if (reaches)
    return found.length
      ? rich("farao/log-finds-reaches", { ...on, found })
      : rich("farao/log-went-reaches", on);
  return found.length ? t("farao/log-went-finds", { ...on, found }) : t("farao/log-went", on);
}

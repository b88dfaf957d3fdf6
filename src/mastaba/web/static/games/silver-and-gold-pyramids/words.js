// What Pyramids says that is more than a message.
import { area, t } from "../../js/language.js";

await area("silver-and-gold-pyramids");

/** A card, in a sentence. @param {any} card @returns {Wire.Message} */
export const name = (card) => ({
  id: "silver-and-gold-pyramids/card-label",
  args: { number: String(card.number), colour: card.colour },
});

/** What a symbol is for. @type {Record<string, string>} */
export const TELLS = {
  entrance: t("silver-and-gold-pyramids/tells-entrance"),
  tomb: t("silver-and-gold-pyramids/tells-tomb"),
  "red-cross": t("silver-and-gold-pyramids/tells-red-cross"),
  "red-gem": t("silver-and-gold-pyramids/tells-gem"),
  "green-gem": t("silver-and-gold-pyramids/tells-gem"),
  torch: t("silver-and-gold-pyramids/tells-torch"),
  skull: t("silver-and-gold-pyramids/tells-skull"),
  potion: t("silver-and-gold-pyramids/tells-potion"),
  cards: t("silver-and-gold-pyramids/tells-cards"),
  races: t("silver-and-gold-pyramids/tells-races"),
};

/** What is in a box. @type {Record<string, string>} */
export const KINDS = {
  plain: t("silver-and-gold-pyramids/kind-plain"),
  wall: t("silver-and-gold-pyramids/kind-wall"),
  entrance: t("silver-and-gold-pyramids/kind-entrance"),
  tomb: t("silver-and-gold-pyramids/kind-tomb"),
  "red-cross": t("silver-and-gold-pyramids/kind-red-cross"),
  "red-gem": t("silver-and-gold-pyramids/kind-red-gem"),
  "green-gem": t("silver-and-gold-pyramids/kind-green-gem"),
  torch: t("silver-and-gold-pyramids/kind-torch"),
  skull: t("silver-and-gold-pyramids/kind-skull"),
  potion: t("silver-and-gold-pyramids/kind-potion"),
};

/** Where a pattern fits. @param {Wire.Message} pattern @param {{card: any, n: number}[]} fits */
export const fitsNote = (pattern, fits) =>
  t("silver-and-gold-pyramids/fits-note", {
    pattern,
    counts: fits.map(({ card, n }) => ({
      id: "silver-and-gold-pyramids/fits-in",
      args: { n, number: String(card.number) },
    })),
  });

/** @param {number} red @param {number} green */
export const pairs = (red, green) =>
  t("silver-and-gold-pyramids/pairs", { n: Math.min(red, green), rest: Math.abs(red - green) });

/** @param {number[]} won */
export const torchesAre = (won) =>
  won.length
    ? t("silver-and-gold-pyramids/torches-are", { rounds: won.join(", ") })
    : t("silver-and-gold-pyramids/no-torches");

/** @param {string} colour @param {number} points @param {string|undefined} winner */
export const raceOf = (colour, points, winner) =>
  winner
    ? t("silver-and-gold-pyramids/race-won", { colour, points, name: winner })
    : t("silver-and-gold-pyramids/race-open", { colour, points });

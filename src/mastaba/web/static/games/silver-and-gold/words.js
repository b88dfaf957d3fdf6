// What Silver & Gold says that is more than a message.
import { area, t } from "../../js/language.js";

await area("silver-and-gold");

/** A card, in a sentence. @param {any} card @returns {Wire.Message} */
export const name = (card) => ({
  id: "silver-and-gold/card",
  args: { colour: card.colour, points: card.points },
});

/** What a symbol is for. @type {Record<string, string>} */
export const TELLS = {
  x: t("silver-and-gold/tells-x"),
  coin: t("silver-and-gold/tells-coin"),
  palm: t("silver-and-gold/tells-palm"),
  cards: t("silver-and-gold/tells-cards"),
  trophy: t("silver-and-gold/tells-trophy"),
};

/** What is in a box. @type {Record<string, string>} */
export const KINDS = {
  plain: t("silver-and-gold/kind-plain"),
  x: t("silver-and-gold/kind-x"),
  coin: t("silver-and-gold/kind-coin"),
  palm: t("silver-and-gold/kind-palm"),
};

/** @param {any} card */
export const withSeal = (card) =>
  card.seal
    ? t("silver-and-gold/with-seal", { points: card.seal.points, colour: card.seal.colour })
    : t("silver-and-gold/no-seal");

/** Where a pattern fits. @param {Wire.Message} pattern @param {{card: any, n: number}[]} fits */
export const fitsNote = (pattern, fits) =>
  t("silver-and-gold/fits-note", {
    pattern,
    counts: fits.map(({ card, n }) => ({ id: "silver-and-gold/fits-on", args: { n, card: name(card) } })),
  });

/** @param {number[]} cups @param {number|undefined} next */
export function trophiesAre(cups, next) {
  const won = cups.join(" + ");
  if (!won)
    return next ? t("silver-and-gold/no-trophies-next", { next }) : t("silver-and-gold/no-trophies-last");
  return next
    ? t("silver-and-gold/trophies-next", { cups: won, next })
    : t("silver-and-gold/trophies-last", { cups: won });
}

/** @param {number|undefined} next */
export const nextTrophyIs = (next) =>
  next ? t("silver-and-gold/next-trophy", { next }) : t("silver-and-gold/all-trophies-won");

/** @param {number} value @param {string} winner */
export const trophy = (value, winner) =>
  winner
    ? t("silver-and-gold/trophy-won", { value, name: winner })
    : t("silver-and-gold/trophy-left", { value });

/** @param {number} coins @param {number[]} cups */
export const coinsAre = (coins, cups) =>
  cups.length
    ? t("silver-and-gold/coins-are", { coins, cups: cups.join(", ") })
    : t("silver-and-gold/coins-are-alone", { coins });

/** @param {number[]} palms */
export const palmsAre = (palms) =>
  palms.length
    ? t("silver-and-gold/palms-are", { palms: palms.join(", ") })
    : t("silver-and-gold/palms-empty");

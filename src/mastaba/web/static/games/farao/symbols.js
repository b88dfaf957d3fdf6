// The drawings of Farao, each on a field of 48 x 48.
import { S } from "../../art/sym.js";

/** What lies on tiles, by its name in the tile list. @type {Record<string, string>} */
export const contents = {
  food: S.food,
  water: S.water,
  torch: S.torch,
  scarf: S.scarf,
  "magic-bottle": S.bottle,
  "golden-key": S.key,
  "first-aid-kit": S.kit,
  money: S.money,
  chocolate: S.choc,
  plan: S.plan,
  papyrus: S.papyrus,
  snake: S.snake,
  "toxic-gas": S.gas,
  trap: S.trap,
  hunger: S.hunger,
  thirst: S.thirst,
  fatigue: S.fatigue,
  "wall-ruins": S.ruins,
  "secret-door": S.door,
  abyss: S.abyss,
  map: S.map,
  "secret-tunnel": S.tunnel,
  "dark-shrine": S.shrine,
  coffer: S.coffer,
};

/** The glyphs of the inscriptions, in the ink around them. @type {Record<string, string>} */
export const glyphs = {
  red: S.gRed,
  blue: S.gBlue,
  green: S.gGreen,
  yellow: S.gYellow,
  white: S.gWhite,
  pink: S.gPink,
  orange: S.gOrange,
};

/** Signs of the board. @type {Record<string, string>} */
export const signs = { skull: S.skull, tomb: S.tomb };

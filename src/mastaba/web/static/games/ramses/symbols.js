// The drawings of Ramses, each on a field of 48 x 48.
import { S } from "../../art/sym.js";

/** Treasures by their names in the card list. @type {Record<string, string>} */
export const treasures = {
  "golden-mask": S.tMask,
  "lapis-scarab": S.tScarab,
  "lotus-cup": S.tCup,
  ibis: S.tIbis,
  "black-cat": S.tCat,
  ankh: S.tAnkh,
  "watchful-eye": S.tEye,
  "double-crown": S.tCrown,
  "canopic-jar": S.tJar,
  papyrus: S.tScroll,
  "sun-boat": S.tBoat,
  "broad-collar": S.tCollar,
};

/**
 * Special actions, explorers and the mummy; in the ink around them where they have one colour.
 * @type {Record<string, string>}
 */
export const signs = {
  hat: S.hat,
  mummy: S.mummy,
  "sand-storm": S.storm,
  scorpion: S.scorpion,
  "super-powers": `
      <g fill="currentColor" stroke-linejoin="round" stroke-linecap="round">
        <path d="M3 30 L9.5 19 L16 30 Z M14 30 L20.5 19 L27 30 Z M25 30 L31.5 19 L38 30 Z"/>
        <path d="M4 38 H40 M34 32.6 L40.6 38 L34 43.4 M10 12 H26 M16 6 H38" fill="none"
          stroke="currentColor" stroke-width="3.2"/>
      </g>`,
  duel: `
    <g fill="none" stroke="currentColor" stroke-width="3.6" stroke-linejoin="round" stroke-linecap="round">
      <path d="M9 42 L22 27 C28 20 25 12 35 6 C40 14 37 24 28 28 C26 29 24.4 29 22 27"/>
      <path d="M39 42 L26 27 M22.4 20.4 C21 15 20 9 13 6 C8 14 11 24 20 28"/>
      <path d="M5.6 36.6 L13.6 43.6 M42.4 36.6 L34.4 43.6"/>
    </g>`,
};

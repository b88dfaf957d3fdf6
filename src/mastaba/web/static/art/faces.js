// Faces of the bots, one for each level, on a 48 x 48 field. The clothes take the seat's colour (--pc).
const SKIN = "#CF9560",
  EDGE = "#7A4A22",
  SHADE = "#B87C48",
  HAIR = "#2B2018",
  LINEN = "#FBF4E2";
const shoulders = (fill = "var(--pc, #1E4F8F)") =>
  `<path d="M4 49 C4.6 39.6 13 36 24 36 C35 36 43.4 39.6 44 49 Z" fill="${fill}"/>`;
const neck = `<path d="M20 29 V36.4 C20 39 28 39 28 36.4 V29 Z" fill="${SHADE}"/>`;
const head = `<path d="M14.6 20 C14.6 11.6 18.6 8.4 24 8.4 C29.4 8.4 33.4 11.6 33.4 20 C33.4 27.6 29 33
      24 33 C19 33 14.6 27.6 14.6 20 Z" fill="${SKIN}" stroke="${EDGE}" stroke-width="1.4"/>`;
const ears = `<path d="M14.8 19.4 C11.8 18.6 12 24.4 15.4 24.4 Z M33.2 19.4 C36.2 18.6 36 24.4 32.6 24.4
      Z" fill="${SKIN}" stroke="${EDGE}" stroke-width="1.3" stroke-linejoin="round"/>`;
const dots = `<circle cx="20.2" cy="21.4" r="1.5" fill="${HAIR}"/><circle cx="27.8" cy="21.4" r="1.5"
      fill="${HAIR}"/>`;
const kohl = `<path d="M17 21.6 C18.6 19.2 21.4 19.2 22.6 21.6 C21 23.2 18.6 23.2 17 21.6 Z M31 21.6
      C29.4 19.2 26.6 19.2 25.4 21.6 C27 23.2 29.4 23.2 31 21.6 Z" fill="#FFF9EA"/><path d="M22.6 21.6
      C21.4 19.2 18.6 19.2 17 21.6 L15.4 22.2 M25.4 21.6 C26.6 19.2 29.4 19.2 31 21.6 L32.6 22.2"
      fill="none" stroke="${HAIR}" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/>
      <circle cx="20" cy="21.3" r="1.35" fill="${HAIR}"/><circle cx="28" cy="21.3" r="1.35"
      fill="${HAIR}"/>`;
const nose = `<path d="M24 21.6 L23 25 H24.8" fill="none" stroke="${EDGE}" stroke-width="1.2"
      stroke-linecap="round" stroke-linejoin="round"/>`;
const mouth = (/** @type {string} */ d) =>
  `<path d="${d}" fill="none" stroke="${EDGE}" stroke-width="1.6" stroke-linecap="round"/>`;
const brows = (/** @type {string} */ d, c = HAIR) =>
  `<path d="${d}" fill="none" stroke="${c}" stroke-width="1.6" stroke-linecap="round"/>`;
const collar = `<path d="M11 41 C14 36 18.6 35 24 35 C29.4 35 34 36 37 41 C33.6 46 29 47.4 24 47.4 C19
      47.4 14.4 46 11 41 Z" fill="#DDAA3C" stroke="#8A5F12" stroke-width="1.2"/><path d="M15 41.4 C18 45
      30 45 33 41.4 M18 39 C20.4 41.6 27.6 41.6 30 39" fill="none" stroke="#1E4F8F" stroke-width="1.8"/>`;

/** @type {Record<string, string>} */
const FACES = {
  // a shaved head with the side lock of youth, freckles, a wide smile
  novice:
    shoulders(LINEN) +
    `<path d="M4 49 C4.6 39.6 13 36 24 36 L33 49 Z" fill="var(--pc, #1E4F8F)"/>` +
    neck +
    ears +
    head +
    `<path d="M15 17.4 C16 11.4 19.6 8.6 24 8.6 C28.4 8.6 32 11.4 33 17.4 C27 13.6 21 13.6 15 17.4 Z"
      fill="${SHADE}" opacity=".55"/>` +
    `<path d="M28.4 8.6 C35 8.4 38.8 13 38 20 C37.6 24.4 38.6 27.6 41 29 C37.4 31.4 33.8 28.6 33.6 24
      C33.4 19 33 14.6 27.6 12 Z" fill="${HAIR}"/><path d="M33.8 19.6 L38 19.2" stroke="#DDAA3C"
      stroke-width="2.2"/>` +
    brows("M18.2 17.8 C19.4 17 20.8 17 21.8 17.6 M26.2 17.6 C27.2 17 28.6 17 29.8 17.8") +
    dots +
    nose +
    mouth("M19.6 27 C21.4 30 26.6 30 28.4 27") +
    `<g fill="${EDGE}" opacity=".7"><circle cx="17.6" cy="25" r=".7"/><circle cx="19.2" cy="26" r=".7"/>
      <circle cx="30.4" cy="25" r=".7"/><circle cx="28.9" cy="26" r=".7"/></g>`,
  // a straight black wig with a band, a reed pen behind the ear
  club:
    `<path d="M11.4 36.6 C9.4 24 9.6 6.4 24 6.4 C38.4 6.4 38.6 24 36.6 36.6 C34 38.6 30.6 38.6 29 36.4
      H19 C17.4 38.6 14 38.6 11.4 36.6 Z" fill="${HAIR}"/>` +
    shoulders() +
    `<path d="M17 37.2 L24 45 L31 37.2 C27 35.8 21 35.8 17 37.2 Z" fill="${LINEN}"/>` +
    neck +
    head +
    `<path d="M14 21.6 C13.6 11.6 18 7.4 24 7.4 C30 7.4 34.4 11.6 34 21.6 L31.4 15.6 H16.6 Z"
      fill="${HAIR}"/><path d="M12.4 15.2 C18 13 30 13 35.6 15.2" fill="none" stroke="#DDAA3C"
      stroke-width="2.6"/>` +
    `<path d="M10.4 30 L12.2 22 M35.8 22 L37.6 30" stroke="#57483A" stroke-width="1.2"/>` +
    kohl +
    nose +
    mouth("M20.8 28 C22.6 29.2 25.4 29.2 27.2 28") +
    `<g transform="rotate(24 37 13)"><path d="M35.8 1 H38.6 V19 L37.2 23 L35.8 19 Z" fill="#E9CE96"
      stroke="#8A6A2C" stroke-width="1.1" stroke-linejoin="round"/><path d="M36.4 20.6 L37.2 23 L38 20.6
      Z" fill="${HAIR}"/></g>`,
  // close-cropped grey hair, heavy brows, a short beard, the collar of office
  expert:
    shoulders() +
    neck +
    collar +
    ears +
    head +
    `<path d="M14.4 20 C12.8 10.4 17.6 6.8 24 6.8 C30.4 6.8 35.2 10.4 33.6 20 C32.6 16.4 31 13.8 29 13
      C25.8 12.2 22.2 12.2 19 13 C17 13.8 15.4 16.4 14.4 20 Z" fill="#8B8378" stroke="#57514A"
      stroke-width="1.2" stroke-linejoin="round"/>` +
    brows("M17 17.6 L22 17 M26 17 L31 17.6", "#57514A") +
    kohl +
    nose +
    `<path d="M17.4 25 C17.8 26.4 18.4 27.2 19 27.8 M30.6 25 C30.2 26.4 29.6 27.2 29 27.8" fill="none"
      stroke="${SHADE}" stroke-width="1.3" stroke-linecap="round"/>` +
    mouth("M20.8 28.2 H27.2") +
    `<path d="M20.6 30.4 C22 31.6 26 31.6 27.4 30.4 L26 37 C25 38.4 23 38.4 22 37 Z" fill="#8B8378"
      stroke="#57514A" stroke-width="1.2" stroke-linejoin="round"/>`,
  // the striped cloth of the king, a cobra at the brow, the long beard
  pharaoh:
    shoulders() +
    `<path d="M24 4.6 C33 4.6 36.4 9.6 37 16 L43.4 38.6 C38 41.6 33.4 41.4 31 38.4 L32 30 H16 L17 38.4
      C14.6 41.4 10 41.6 4.6 38.6 L11 16 C11.6 9.6 15 4.6 24 4.6 Z" fill="#DDAA3C" stroke="#8A5F12"
      stroke-width="1.4" stroke-linejoin="round"/>` +
    `<g stroke="#1E4F8F" stroke-width="2.5" fill="none"><path d="M10.4 19 L15.4 21 M9 24 L15.6 26.4 M7.6
      29 L16.2 31.8 M6.2 34.2 L16.6 36.8 M37.6 19 L32.6 21 M39 24 L32.4 26.4 M40.4 29 L31.8 31.8 M41.8
      34.2 L31.4 36.8 M13.4 11.6 C19 8.2 29 8.2 34.6 11.6"/></g>` +
    neck +
    collar.replace("M11 41", "M13 42").replace("37 41", "35 42") +
    head +
    `<path d="M14.4 18.6 C14.4 13.4 18 12.6 24 12.6 C30 12.6 33.6 13.4 33.6 18.6 C30.6 15.6 17.4 15.6
      14.4 18.6 Z" fill="#F2CB6A" stroke="#8A5F12" stroke-width="1.2" stroke-linejoin="round"/><path
      d="M24 15.4 C21 13.8 21.4 10.4 24 9.8 C22.4 8 22.6 5.4 24.6 4.4 C26.6 5 27 7 25.8 8.4"
      fill="#1F756C" stroke="#12463F" stroke-width="1.2" stroke-linejoin="round"/>` +
    kohl +
    nose +
    mouth("M20.6 28 C22.6 28.8 25.4 28.8 27.4 28") +
    `<path d="M21.8 31.4 H26.2 L27 41.6 C26 43.4 22 43.4 21 41.6 Z" fill="#1E4F8F" stroke="#12305A"
      stroke-width="1.2" stroke-linejoin="round"/><path d="M21.6 34.4 H26.4 M21.4 37.4 H26.6 M21.2 40.2
      H26.8" stroke="#E9B44C" stroke-width="1.2"/>`,
};

/** Whether there is a face for a level. @param {string|null|undefined} level */
export const hasFace = (level) => Boolean(level && FACES[level]);

/** A round picture; the style sheet rounds it. @param {string} level @param {number} s */
export const face = (level, s) =>
  `<svg class="face" width="${s}" height="${s}" viewBox="0 0 48 48">
    <rect width="48" height="48" fill="var(--face)"/>
    <g transform="translate(-2.6 -1.6) scale(1.11)">${FACES[level]}</g>
    <circle cx="24" cy="24" r="23" fill="none" stroke="var(--pc, #BFA97F)" stroke-width="2"/>
  </svg>`;

// All symbols are drawn on a 48 x 48 field, centre 24,24.
/** @type {Record<string, string>} */
export const S = {};
const O = 'stroke-linejoin="round" stroke-linecap="round"';

S.coin = `
  <circle cx="24" cy="24" r="16.5" fill="#DDAA3C" stroke="#8A5F12" stroke-width="2"/>
  <circle cx="24" cy="24" r="11.6" fill="#EBC468" stroke="#B27F20" stroke-width="1.4"/>
  <path d="M17.6 28.6 L20 20.2 H28 L30.4 28.6 Z" fill="#9A6B16"/>
  <path d="M22.6 28.6 V24.6 H25.4 V28.6 Z" fill="#EBC468"/>`;

S.palm = `
  <path d="M22.4 41 C23.2 34 23 27 25.4 20.5 L28.4 21.4 C26.4 28 27 34.5 27.8 41 Z" fill="#8A5A2E"
    stroke="#5B3A1B" stroke-width="1.4" ${O}/>
  <g fill="var(--frond,#4C8A45)" stroke="var(--frond-line,#28552A)" stroke-width="1.5" ${O}>
    <path d="M26.5 20.5 C20.5 15.8 12.5 17.2 8.6 25 C14.4 21.8 20.5 21.6 26.5 20.5 Z"/>
    <path d="M26.5 20.5 C22.6 13 16.2 8.8 9.4 11.4 C15.2 13.8 19.8 17.4 26.5 20.5 Z"/>
    <path d="M26.5 20.5 C26.4 13 29.8 7 36.4 6 C34 11 31.4 16 26.5 20.5 Z"/>
    <path d="M26.5 20.5 C31.5 14.8 38.5 14.4 42 20.4 C36.4 19.4 32 20.4 26.5 20.5 Z"/>
    <path d="M26.5 20.5 C32.4 20.6 38 24.2 38.6 31.4 C34.8 26.6 31.4 23.4 26.5 20.5 Z"/>
  </g>
  <circle cx="25.2" cy="22.6" r="2" fill="#8A5A2E"/>
  <circle cx="28.4" cy="22.8" r="1.8" fill="#8A5A2E"/>`;

// the printed X: flared ends, terracotta
const flare =
  "M-17 -5.2 C-9 -3.4 9 -3.4 17 -5.2 C18 -2 18 2 17 5.2 C9 3.4 -9 3.4 -17 5.2 C-18 2 -18 -2 -17 -5.2 Z";
S.x = `
  <g transform="translate(24 24)" fill="var(--xmark,#B8452A)">
    <path transform="rotate(45)" d="${flare}"/>
    <path transform="rotate(-45)" d="${flare}"/>
  </g>`;

S.cup = `
  <g fill="#DDAA3C" stroke="#8A5F12" stroke-width="2" ${O}>
    <path d="M12 12 C6 12 6.4 22 14.4 23" fill="none"/>
    <path d="M36 12 C42 12 41.6 22 33.6 23" fill="none"/>
    <path d="M11.5 8 H36.5 C36.5 20 33 28.6 24 28.6 C15 28.6 11.5 20 11.5 8 Z"/>
    <path d="M21.8 28 H26.2 V35 H21.8 Z"/>
    <path d="M15.5 40 C16 36.6 19 35 24 35 C29 35 32 36.6 32.5 40 Z"/>
  </g>`;

S.gemR = `
  <g ${O}>
    <path d="M24 5.5 L40 24 L24 42.5 L8 24 Z" fill="#C73A3A" stroke="#74161C" stroke-width="2"/>
    <path d="M24 5.5 L31 24 L24 42.5 L17 24 Z" fill="#E26A5E"/>
    <path d="M24 5.5 L17 24 H8 Z" fill="#F09C8B"/>
    <path d="M8 24 H40" stroke="#74161C" stroke-width="1.1"/>
    <path d="M24 5.5 L17 24 L24 42.5 L31 24 Z" fill="none" stroke="#74161C" stroke-width="1.1"/>
  </g>`;
S.gemG = `
  <g ${O}>
    <path d="M16 9 H32 L39 16 V32 L32 39 H16 L9 32 V16 Z" fill="#2F8F5B" stroke="#0F4A2C" stroke-width="2"/>
    <path d="M18.5 15 H29.5 L33 18.5 V29.5 L29.5 33 H18.5 L15 29.5 V18.5 Z" fill="#5BBE86" stroke="#0F4A2C"
      stroke-width="1.1"/>
    <path d="M18.5 15 H29.5 L16 29.5 L15 29.5 V18.5 Z" fill="#93DDB0"/>
    <path
      d="M16 9 L18.5 15 M32 9 L29.5 15 M39 16 L33 18.5 M39 32 L33 29.5 M32 39 L29.5 33 M16 39 L18.5 33
        M9 32 L15 29.5 M9 16 L15 18.5" stroke="#0F4A2C" stroke-width="1.1"/>
  </g>`;

S.torch = `
  <g ${O}>
    <path
      d="M24 3.5 C27 10 34.5 13 33 21.5 C32.2 26 28.5 28 24 28 C19.5 28 15.8 26 15 21.5
        C14 15.6 20 13.5 19.6 8.4 C22 9.6 23.2 6.6 24 3.5 Z" fill="#E8792B" stroke="#9A3D12"
      stroke-width="1.8"/>
    <path
      d="M24.4 13 C26 17 29 18.4 28.4 22.4 C28 25 26.2 26 24 26 C21.8 26 20 25 19.6 22.4
        C19.2 19.4 23.8 17.6 24.4 13 Z" fill="#FCD667"/>
    <path d="M16 26.5 H32 L29.6 32.5 H18.4 Z" fill="#9C6B3A" stroke="#54351A" stroke-width="1.8"/>
    <path d="M20.4 32.5 H27.6 L26 44.5 H22 Z" fill="#7C5029" stroke="#54351A" stroke-width="1.8"/>
  </g>`;

S.skull = `
  <g ${O}>
    <path
      d="M24 6 C13.4 6 7.6 13.2 7.6 21.6 C7.6 26.6 9.8 30 13.4 32 V37 C13.4 39.4 15 41 17.2 41 H30.8
        C33 41 34.6 39.4 34.6 37 V32 C38.2 30 40.4 26.6 40.4 21.6 C40.4 13.2 34.6 6 24 6 Z" fill="#F1E6CF"
      stroke="#4A3A28" stroke-width="2"/>
    <path
      d="M12.6 22.6 C12.6 18.6 21.4 18.2 21.4 23.6 C21.4 28.4 12.6 28.4 12.6 22.6 Z M35.4 22.6
        C35.4 18.6 26.6 18.2 26.6 23.6 C26.6 28.4 35.4 28.4 35.4 22.6 Z M24 27.4 L26.6 32 H21.4 Z"
      fill="#3A2C1E"/>
    <path d="M19.6 35.6 V41 M24 35.6 V41 M28.4 35.6 V41" stroke="#4A3A28" stroke-width="1.8" fill="none"/>
  </g>`;

S.potion = `
  <g ${O}>
    <path
      d="M19.6 6.5 H28.4 V18 C34.8 20.2 38.6 25.2 38.6 30.6 C38.6 37.4 32.4 42 24 42
        C15.6 42 9.4 37.4 9.4 30.6 C9.4 25.2 13.2 20.2 19.6 18 Z" fill="#DCEBF4" stroke="#1F3F63"
      stroke-width="2"/>
    <path
      d="M11.2 29 C15 26.4 18.6 30.6 24 28.6 C29.4 26.6 33 28.6 36.8 28.4 C37.8 35.8 32 40 24 40
        C16 40 10.4 36 11.2 29 Z" fill="#3E86C9"/>
    <circle cx="20" cy="34" r="2" fill="#BFE0F5"/>
    <circle cx="28" cy="32.6" r="1.5" fill="#BFE0F5"/>
    <rect x="18" y="3.6" width="12" height="5.6" rx="1.8" fill="#9C6B3A" stroke="#54351A"
      stroke-width="1.8"/>
  </g>`;

S.tomb = `
  <g ${O}>
    <path
      d="M24 3.5 C16.6 3.5 14.6 8.6 14 13.2 C11 15.4 10.2 19 11 23.4 L15.4 43
        C15.8 44.2 16.8 44.8 18 44.8 H30 C31.2 44.8 32.2 44.2 32.6 43 L37 23.4 C37.8 19 37 15.4 34 13.2
        C33.4 8.6 31.4 3.5 24 3.5 Z" fill="#E5B443" stroke="#7A530E" stroke-width="2"/>
    <path
      d="M24 6 C19.4 6 17.4 9.4 17 13 L15.6 20 C18 22.6 21 22.4 24 22.4 C27 22.4 30 22.6 32.4 20 L31 13
        C30.6 9.4 28.6 6 24 6 Z" fill="#2C5C9E"/>
    <path
      d="M24 8.6 C20.8 8.6 19.6 11 19.6 14 C19.6 18 21.8 19.8 24 19.8 C26.2 19.8 28.4 18 28.4 14
        C28.4 11 27.2 8.6 24 8.6 Z" fill="#F6D98A" stroke="#7A530E" stroke-width="1"/>
    <path d="M21.8 13.4 H22.6 M25.4 13.4 H26.2 M22.6 17 H25.4" stroke="#5B3D0A" stroke-width="1.3"/>
    <path d="M14 26 C20 29.6 28 29.6 34 26 M15 31 C20.6 34 27.4 34 33 31 M16.2 36 C21 38.6 27 38.6 31.8 36"
      stroke="#2C5C9E" stroke-width="2.2" fill="none"/>
  </g>`;

S.arrow = `<path d="M24 40 L10 25 H19 V8 H29 V25 H38 Z" fill="currentColor" ${O}/>`;

// suit emblems, one colour, meant for 14 px and up
// Lotus.
S.eP = `
  <path
    d="M24 8 C29 14 30 21 24 31 C18 21 19 14 24 8 Z M9 17 C16 17 20.5 22 22.4 33 C13.6 32 9 26 9 17 Z
      M39 17 C32 17 27.5 22 25.6 33 C34.4 32 39 26 39 17 Z M12 36.5 H36 L33 41 H15 Z" fill="currentColor"/>`;
S.eO = `
  <circle cx="24" cy="24" r="9" fill="currentColor"/>
  <g stroke="currentColor" stroke-width="4" stroke-linecap="round">
    <path
      d="M24 5.5V10M24 38V42.5M5.5 24H10M38 24H42.5
        M10.9 10.9L14 14M34 34L37.1 37.1M37.1 10.9L34 14M14 34L10.9 37.1"/>
  </g>`; // sun
S.eG = `
  <path
    d="M22.2 42 C22.2 32 22.4 28 23 24 C14 24 9 18 9 9 C19 9 24 14 24.6 21 C26.4 15.6 31 12 39 12
      C39 21 34 27 25.6 27.4 C25.4 31 25.6 36 25.8 42 Z" fill="currentColor"/>`; // shoot
S.eS = `
  <path d="M24 5 L30 11 L33.5 37 H14.5 L18 11 Z M10 39.5 H38 V43 H10 Z" fill="currentColor"/>`; // obelisk
export const emblem = { purple: "eP", orange: "eO", green: "eG", grey: "eS" };

// ---- treasures of Ramses (12)
const L = "#1F4E8C";
const G = "#E0AE3E";
const GD = "#8A5F12";
const T = "#B8502F";
const P = "#FFF8E6";
const V = "#2E8577";
S.tMask = `
  <g ${O}>
    <path d="M24 4 C11 4 8 14 8 22 L6 40 H17 L18 34 H30 L31 40 H42 L40 22 C40 14 37 4 24 4 Z" fill="${L}"
      stroke="#12325C" stroke-width="1.8"/>
    <path
      d="M8.6 18 L16 20 M8 24 L15.4 26 M7.4 30 L15.6 31.6 M7 35.4 L16.6 36.4 M39.4 18 L32 20 M40 24
        L32.6 26 M40.6 30 L32.4 31.6 M41 35.4 L31.4 36.4" stroke="${G}" stroke-width="2.4"/>
    <path d="M24 10 C17 10 15 15 15 21 C15 29 19 35 24 35 C29 35 33 29 33 21 C33 15 31 10 24 10 Z"
      fill="#EBC468" stroke="${GD}" stroke-width="1.6"/>
    <path
      d="M18 20.6 C19.6 19 21.6 19.2 22.6 21 M25.4 21 C26.4 19.2 28.4 19 30 20.6 M21.4 28.6
        C23 30 25 30 26.6 28.6 M24 21.6 L23 25.6 H25" stroke="#5B3D0A" stroke-width="1.6" fill="none"/>
    <path d="M22.4 35 H25.6 L25 44 H23 Z" fill="${G}" stroke="${GD}" stroke-width="1.4"/>
  </g>`;
S.tScarab = `
  <g ${O}>
    <path d="M14 17 L7 11 M34 17 L41 11 M12 25 H4.5 M36 25 H43.5 M14.4 33 L8 40 M33.6 33 L40 40"
      stroke="#12325C" stroke-width="2.6"/>
    <path d="M16.6 15 C16.6 8 31.4 8 31.4 15 Z" fill="#12325C"/>
    <path d="M12.6 20 C12.6 12.6 35.4 12.6 35.4 20 Z" fill="#3C76BC" stroke="#12325C" stroke-width="1.8"/>
    <path d="M11.6 21 H36.4 C38.4 32 33 43 24 43 C15 43 9.6 32 11.6 21 Z" fill="${L}" stroke="#12325C"
      stroke-width="1.8"/>
    <path d="M24 21 V43" stroke="${G}" stroke-width="1.8"/>
    <path d="M15.6 27 C16 33 18.4 37.4 20.6 39 M32.4 27 C32 33 29.6 37.4 27.4 39" stroke="${G}"
      stroke-width="1.6" fill="none"/>
  </g>`;
S.tCup = `
  <g ${O}>
    <path d="M9 8 C9 22 14 29 24 29 C34 29 39 22 39 8 L33.4 13 L28.6 6 L24 12.4 L19.4 6 L14.6 13 Z"
      fill="${P}" stroke="${L}" stroke-width="2"/>
    <path d="M24 12.4 V29 M14.6 13 C15 22 19 28 24 29 M33.4 13 C33 22 29 28 24 29" stroke="${L}"
      stroke-width="1.6" fill="none"/>
    <path d="M22 29 H26 V37 H22 Z" fill="${G}" stroke="${GD}" stroke-width="1.6"/>
    <path d="M14 42.6 C14.6 38.6 18 37 24 37 C30 37 33.4 38.6 34 42.6 Z" fill="${G}" stroke="${GD}"
      stroke-width="1.8"/>
  </g>`;
S.tIbis = `
  <g ${O}>
    <path
      d="M25 15 C25 22 14 22 11 31 C9.6 35.6 13 38 18 38 C27 38 36 33 39.6 25 C33 27 28.6 25 28.6 20 V14
        C28.6 9.6 25.6 7 22 7 C18.6 7 17 9 16.4 11.4 C11 12 7.4 16 6 22.4 C10 17.6 14 16 18 16
        C21 16 25 16.6 25 15 Z" fill="${P}" stroke="#3A2C1E" stroke-width="1.8"/>
    <path d="M16.6 11 C11 12 7.4 16 6 22.4 C10 17.6 13 16 17.6 15.8 Z" fill="#3A2C1E"/>
    <path d="M39.6 25 C37 31 31 35.6 24 37.4 C27 32 32 28 39.6 25 Z" fill="#3A2C1E"/>
    <circle cx="21.6" cy="11" r="1.4" fill="${T}"/>
    <path d="M18.6 38 V44 H15 M24 37.4 V44 H20.4" stroke="#3A2C1E" stroke-width="1.8" fill="none"/>
  </g>`;
S.tCat = `
  <g ${O}>
    <path
      d="M15 5 L19 10 H27 L31 5 L32.4 16 C32.4 19 31 21 29.4 22.4 C34 27 35.4 34 35 43 H13
        C12.6 34 13.4 27 17 22.4 C15 21 13.6 19 13.6 16 Z" fill="#2F2A36" stroke="#15121B"
      stroke-width="1.6"/>
    <path d="M35 43 C41.6 43 42.6 34 38.6 31" stroke="#2F2A36" stroke-width="3.4" fill="none"/>
    <path d="M17.6 14.6 C19 13.2 21 13.6 21.6 15.2 Z M28.4 14.6 C27 13.2 25 13.6 24.4 15.2 Z" fill="${G}"/>
    <path d="M16.6 23.4 C20 26 26 26 29.8 23.4 L31 27 C26 30 20.4 30 15.6 27 Z" fill="${G}" stroke="${GD}"
      stroke-width="1.2"/>
    <path d="M24 33 V43" stroke="#6A6278" stroke-width="1.6"/>
  </g>`;
S.tAnkh = `
  <g ${O}>
    <path
      d="M24 5 C17.6 5 14 9.4 14 14 C14 18.4 17.6 21.4 20.6 24 H10 V30 H20.8 L19.6 44 H28.4 L27.2 30 H38
        V24 H27.4 C30.4 21.4 34 18.4 34 14 C34 9.4 30.4 5 24 5 Z M24 10.4 C27 10.4 28.4 12.2 28.4 14.4
        C28.4 17 26 19.6 24 21.4 C22 19.6 19.6 17 19.6 14.4 C19.6 12.2 21 10.4 24 10.4 Z" fill="${G}"
      stroke="${GD}" stroke-width="1.8" fill-rule="evenodd"/>
  </g>`;
S.tEye = `
  <g ${O}>
    <path d="M6 12 C15 6 32 6 42 13" stroke="#12325C" stroke-width="3.2" fill="none"/>
    <path d="M5 23 C12 14 33 13 43 22 C34 31 14 32 5 23 Z" fill="${P}" stroke="#12325C" stroke-width="2.2"/>
    <circle cx="24" cy="22" r="6" fill="${L}"/>
    <circle cx="24" cy="22" r="2.4" fill="#0B1E38"/>
    <path d="M20 29 L18.4 42 M30 28.4 C33 36 37 40 41.4 37.4 C43.4 35.6 41.6 32.6 39.2 34" stroke="#12325C"
      stroke-width="3" fill="none"/>
  </g>`;
S.tCrown = `
  <g ${O}>
    <path d="M15 38 C9 24 14 6 22 4.6 C27 4 28.6 9 27 12 C26 22 31 25 36.6 26 L35 38 Z" fill="${P}"
      stroke="#3A2C1E" stroke-width="1.8"/>
    <path d="M12 26 C18 28 28 27 37 21 L40 11 L42 12 L37 38 H14 Z" fill="${T}" stroke="#6B2712"
      stroke-width="1.8"/>
    <path d="M16 30 C11 28 9 22 13 19.6 C16 18.4 18 21 16.4 23" stroke="${G}" stroke-width="2.2"
      fill="none"/>
    <path d="M13.4 36 H37.6 L37 41.4 H14.4 Z" fill="${G}" stroke="${GD}" stroke-width="1.6"/>
  </g>`;
S.tJar = `
  <g ${O}>
    <path d="M13 20 C10 30 13 40 17 43.4 H31 C35 40 38 30 35 20 Z" fill="#EBDDBF" stroke="#6A543A"
      stroke-width="1.8"/>
    <path
      d="M13.6 18 C13.6 18 16 16 15 11 L18 5 L20 9 H28 L30 5 L33 11 C32 16 34.4 18 34.4 18 L35 21 H13 Z"
      fill="${V}" stroke="#154A41" stroke-width="1.8"/>
    <path d="M18.4 12.6 H20.4 M27.6 12.6 H29.6 M24 14 V17" stroke="#0C2E28" stroke-width="2"/>
    <path d="M18 27 H30 M18 31.4 H30 M20 35.8 H28" stroke="#6A543A" stroke-width="1.8"/>
  </g>`;
S.tScroll = `
  <g ${O}>
    <path d="M12 9 H36 V39 H12 Z" fill="#F3E2B8" stroke="#7A5E2E" stroke-width="1.8"/>
    <rect x="7" y="5" width="34" height="7" rx="3.5" fill="#D9BC7C" stroke="#7A5E2E" stroke-width="1.8"/>
    <rect x="7" y="36" width="34" height="7" rx="3.5" fill="#D9BC7C" stroke="#7A5E2E" stroke-width="1.8"/>
    <path d="M17 17.4 H21 M17 22.4 H31 M17 27.4 H28 M25 17.4 H31 M17 32 H24" stroke="#7A5E2E"
      stroke-width="2"/>
  </g>`;
S.tBoat = `
  <g ${O}>
    <path d="M4 20 C5.6 33 14 37 24 37 C34 37 42.4 33 44 20 C40 23 40 28 35 29.4 H13 C8 28 8 23 4 20 Z"
      fill="${T}" stroke="#6B2712" stroke-width="1.8"/>
    <path d="M18 29 V20 H30 V29 Z" fill="#EBC468" stroke="${GD}" stroke-width="1.6"/>
    <circle cx="24" cy="11.6" r="6.4" fill="${G}" stroke="${GD}" stroke-width="1.8"/>
    <path
      d="M7 42 C10 39.6 13 44 16.4 42 C20 39.6 22.6 44 26 42 C29.4 39.6 32.4 44 36 42
        C38 41 39.6 41 41 42" stroke="${L}" stroke-width="2.2" fill="none"/>
  </g>`;
S.tCollar = `
  <g ${O}>
    <path d="M6 10 C6 32 14 42 24 42 C34 42 42 32 42 10 L33 12 C33 20 29 25 24 25 C19 25 15 20 15 12 Z"
      fill="${V}" stroke="#154A41" stroke-width="1.8"/>
    <path d="M9 11 C9.6 28 16 37.6 24 37.6 C32 37.6 38.4 28 39 11" stroke="${G}" stroke-width="2.6"
      fill="none"/>
    <path d="M12.4 11.4 C12.8 23 17.4 30.4 24 30.4 C30.6 30.4 35.2 23 35.6 11.4" stroke="${T}"
      stroke-width="3" fill="none"/>
    <circle cx="24" cy="34" r="2.4" fill="${G}"/>
  </g>`;
export const treasures = [
  ["tMask", "Golden Mask"],
  ["tScarab", "Lapis Scarab"],
  ["tCup", "Lotus Cup"],
  ["tIbis", "Ibis"],
  ["tCat", "Black Cat"],
  ["tAnkh", "Ankh"],
  ["tEye", "Watchful Eye"],
  ["tCrown", "Double Crown"],
  ["tJar", "Canopic Jar"],
  ["tScroll", "Papyrus"],
  ["tBoat", "Sun Boat"],
  ["tCollar", "Broad Collar"],
];

// ---- Farao: inscriptions (glyph in one colour), items, obstacles, places
S.gRed = `
  <path d="M8 24 C16 13 32 13 40 24 C32 34 16 34 8 24 Z M24 18 A6 6 0 1 0 24 30 A6 6 0 1 0 24 18 Z"
    fill="currentColor" fill-rule="evenodd"/>`; // eye
S.gBlue = `
  <path
    d="M6 17 L12 12 L18 17 L24 12 L30 17 L36 12 L42 17 M6 27 L12 22 L18 27 L24 22 L30 27 L36 22 L42 27
      M6 37 L12 32 L18 37 L24 32 L30 37 L36 32 L42 37" fill="none" stroke="currentColor" stroke-width="4"
    ${O}/>`; // water
S.gGreen = `
  <path d="M24 44 V26" stroke="currentColor" stroke-width="4" stroke-linecap="round"/>
  <path d="M24 4 C30 11 31 19 24 29 C17 19 18 11 24 4 Z" fill="currentColor"/>
  <path d="M11 44 V34 M37 44 V34" stroke="currentColor" stroke-width="4" stroke-linecap="round"/>
  <path
    d="M11 16 C15.4 22 15.6 28 11 35 C6.4 28 6.6 22 11 16 Z M37 16 C41.4 22 41.6 28 37 35
      C32.4 28 32.6 22 37 16 Z" fill="currentColor"/>`; // reeds
S.gYellow = `
  <circle cx="24" cy="24" r="15" fill="none" stroke="currentColor" stroke-width="4"/>
  <circle cx="24" cy="24" r="5" fill="currentColor"/>`; // sun
S.gWhite = `
  <path d="M22 44 C20 30 14 24 18 12 C20 6 28 5 31 11 C34 18 27 28 26 44 Z" fill="currentColor"/>
  <path d="M24 38 L24.6 16" stroke="var(--glyphcut,#fff)" stroke-width="2"/>`; // feather
S.gPink = S.eP;
S.gOrange = `
  <path
    d="M24 6 C18 6 14 10 14 14.6 C14 19 17.6 22 20.8 24.6 H10 V30 H21 V43 H27 V30 H38 V24.6 H27.2
      C30.4 22 34 19 34 14.6 C34 10 30 6 24 6 Z M24 11 C27 11 28.6 12.8 28.6 15 C28.6 17.6 26 20 24 22
      C22 20 19.4 17.6 19.4 15 C19.4 12.8 21 11 24 11 Z" fill="currentColor" fill-rule="evenodd"/>`; // ankh

S.food = `
  <g ${O}>
    <path d="M7 28 C7 18 14 12 24 12 C34 12 41 18 41 28 C41 34 37 37 32 37 H16 C11 37 7 34 7 28 Z"
      fill="#D79A4C" stroke="#7A4A18" stroke-width="2"/>
    <path d="M16 19 L20 27 M24 17.4 V26 M32 19 L28 27" stroke="#F6D9A4" stroke-width="3"/>
  </g>`;
S.water = `
  <g ${O}>
    <path
      d="M18 6 H30 V12 C30 12 28.6 14 29.6 16 C36 19 38.6 24 38.6 30 C38.6 38 33 43 24 43
        C15 43 9.4 38 9.4 30 C9.4 24 12 19 18.4 16 C19.4 14 18 12 18 12 Z" fill="#C6703F" stroke="#6B2F14"
      stroke-width="2"/>
    <path d="M10 27 H38" stroke="#F1CFA8" stroke-width="3"/>
    <path d="M24 31 C26 34 27.4 35.2 27.4 37 A3.4 3.4 0 1 1 20.6 37 C20.6 35.2 22 34 24 31 Z"
      fill="#8CC4EE"/>
  </g>`;
S.scarf = `
  <g ${O}>
    <path d="M9 15 C14 9 34 9 39 15 C41 18 39 24 36 25 C28 29 20 29 12 25 C9 24 7 18 9 15 Z" fill="#B8502F"
      stroke="#6B2712" stroke-width="2"/>
    <path d="M26 26 L22 43 H30 L33 27 M15 26 L14 38 H21 L23 28" fill="#CF6E49" stroke="#6B2712"
      stroke-width="2"/>
    <path d="M12 18 C18 21.6 30 21.6 36 18" stroke="#F2C7AE" stroke-width="2.4" fill="none"/>
  </g>`;
S.bottle = `
  <g ${O}>
    <path d="M20 5 H28 V15 L34 22 V38 C34 41 32 43 29 43 H19 C16 43 14 41 14 38 V22 L20 15 Z"
      fill="#8C6BB8" stroke="#43296B" stroke-width="2"/>
    <rect x="18.6" y="3.4" width="10.8" height="5.4" rx="1.6" fill="#DDAA3C" stroke="#8A5F12"
      stroke-width="1.6"/>
    <path
      d="M24 23 L25.8 28 L31 28.2 L26.9 31.4 L28.4 36.4 L24 33.4 L19.6 36.4 L21.1 31.4 L17 28.2 L22.2 28
        Z" fill="#F6DF9C"/>
  </g>`;
S.key = `
  <g ${O} transform="rotate(45 24 24)">
    <path d="M24 20 V46 M24 36 H31 M24 43 H33" stroke="#8A5F12" stroke-width="7.4" fill="none"/>
    <circle cx="24" cy="11" r="8" fill="none" stroke="#8A5F12" stroke-width="8"/>
    <path d="M24 20 V46 M24 36 H31 M24 43 H33" stroke="#E5B443" stroke-width="3.8" fill="none"/>
    <circle cx="24" cy="11" r="8" fill="none" stroke="#E5B443" stroke-width="4.4"/>
  </g>`;
S.kit = `
  <g ${O}>
    <path d="M18 14 V10 C18 8 19 7 21 7 H27 C29 7 30 8 30 10 V14" fill="none" stroke="#5B4630"
      stroke-width="3"/>
    <rect x="6.5" y="14" width="35" height="26" rx="5" fill="#3F8A5C" stroke="#1C4A30" stroke-width="2"/>
    <path d="M24 19 V35 M16 27 H32" stroke="#F6F2E4" stroke-width="5.4"/>
  </g>`;
S.money = `
  <g ${O} stroke="#8A5F12" stroke-width="1.8">
    <ellipse cx="19" cy="36" rx="12" ry="5.4" fill="#DDAA3C"/>
    <ellipse cx="19" cy="30.4" rx="12" ry="5.4" fill="#E5B443"/>
    <ellipse cx="19" cy="24.8" rx="12" ry="5.4" fill="#EBC468"/>
    <circle cx="32" cy="19" r="11" fill="#E5B443"/>
    <circle cx="32" cy="19" r="6.6" fill="#F3D98E"/>
  </g>`;
S.choc = `
  <g ${O}>
    <rect x="12" y="6" width="24" height="36" rx="3" fill="#6B4126" stroke="#3B210F" stroke-width="2"/>
    <path d="M24 6 V26 M12 16 H36 M12 26 H36" stroke="#3B210F" stroke-width="2"/>
    <path d="M10 26 H38 V40 C38 42 37 43 35 43 H13 C11 43 10 42 10 40 Z" fill="#2C5C9E" stroke="#12325C"
      stroke-width="2"/>
    <path d="M15 34.6 H33" stroke="#E5B443" stroke-width="3"/>
  </g>`;
S.plan = `
  <g ${O}>
    <path d="M6 11 L18 7 L30 11 L42 7 V37 L30 41 L18 37 L6 41 Z" fill="#F3E2B8" stroke="#7A5E2E"
      stroke-width="2"/>
    <path d="M18 7 V37 M30 11 V41" stroke="#C9AE74" stroke-width="1.8"/>
    <path d="M11 31 C14 24 20 30 23 23 C25.6 17.6 31 21 35 16" fill="none" stroke="#B8452A"
      stroke-width="2.6" stroke-dasharray="1 5"/>
    <path d="M33 13 L38 18 M38 13 L33 18" stroke="#B8452A" stroke-width="2.8"/>
  </g>`;
S.snake = `
  <g ${O}>
    <path d="M10 40 C4 34 12 30 20 32 C30 34.4 38 32 36 25 C34.4 19.6 22 23 19 18 C16.6 13 22 8 29 9"
      fill="none" stroke="#234A20" stroke-width="9"/>
    <path d="M10 40 C4 34 12 30 20 32 C30 34.4 38 32 36 25 C34.4 19.6 22 23 19 18 C16.6 13 22 8 29 9"
      fill="none" stroke="#6BA443" stroke-width="5.6"/>
    <path d="M25 4.6 C33 3 39 6 39 10 C39 14 32 15.4 26 13.8 Z" fill="#6BA443" stroke="#234A20"
      stroke-width="2"/>
    <circle cx="33" cy="8.4" r="1.6" fill="#16300F"/>
    <path d="M39 10.4 L45 9 M42 9.7 L45 12.4" stroke="#B8452A" stroke-width="2"/>
  </g>`;
S.gas = `
  <g fill="#A9B34A" stroke="#5B631B" stroke-width="2" ${O}>
    <path d="M12 36 C4 36 3 25 11 24 C10 14 24 12 26 20 C33 15 42 21 38 28 C44 30 42 37 36 37 Z"/>
    <path d="M17 29 C19 27 22 29 20 31 M27 28 C29 26 33 28 30 31" fill="none"/>
    <path d="M16 41.5 H24 M29 41.5 H33 M14 10 C16 7 19 9 17 12" fill="none"/>
  </g>`;
S.ruins = `
  <g ${O} fill="#B59B6F" stroke="#5F4A2A" stroke-width="2">
    <path
      d="M5 42 V30 H17 V42 Z M17 42 V32 H31 V42 Z M31 42 V27 H43 V42 Z M10 30 L12 19 H24 L26 32 H17 V30 Z"/>
    <path d="M28 24 L36 15 L42 22 L34 27 Z"/>
  </g>`;
S.door = `
  <g ${O}>
    <path d="M9 43 V20 C9 11 15 5 24 5 C33 5 39 11 39 20 V43 Z" fill="#8A6A3E" stroke="#4A3515"
      stroke-width="2"/>
    <path d="M14 43 V20 C14 14 18 10 24 10 C30 10 34 14 34 20 V43 Z" fill="#5E4525"/>
    <path d="M24 22 A4.4 4.4 0 0 1 26.4 30 L27.6 36 H20.4 L21.6 30 A4.4 4.4 0 0 1 24 22 Z" fill="#E5B443"/>
  </g>`;
S.abyss = `
  <g ${O}>
    <path d="M6 14 L14 8 L22 12 L30 7 L42 13 L39 24 L43 33 L34 41 L24 38 L13 42 L5 33 L9 24 Z"
      fill="#0F0B08" stroke="#5F4A2A" stroke-width="2.4"/>
    <path d="M14 16 L20 20 L17 27 M33 14 L29 21 L33 29 L28 34" fill="none" stroke="#4A3A24"
      stroke-width="2"/>
  </g>`;
S.hunger = `
  <g ${O}>
    <circle cx="24" cy="25" r="16" fill="#F6EEDC" stroke="#5B4630" stroke-width="2"/>
    <circle cx="24" cy="25" r="9.6" fill="none" stroke="#C9AE74" stroke-width="2"/>
    <path d="M8 8 L40 42" stroke="#B8452A" stroke-width="4.4"/>
  </g>`;
S.thirst = `
  <g ${O}>
    <path d="M24 5 C31 15 37 21.6 37 29 A13 13 0 0 1 11 29 C11 21.6 17 15 24 5 Z" fill="#CFE4F2"
      stroke="#2B5F8F" stroke-width="2"/>
    <path d="M8 8 L40 42" stroke="#B8452A" stroke-width="4.4"/>
  </g>`;
S.fatigue = `
  <g fill="none" stroke="#3E4C7A" stroke-width="4" ${O}>
    <path d="M8 28 H22 L8 43 H22"/>
    <path d="M26 15 H37 L26 27 H37" stroke-width="3.4"/>
    <path d="M14 6 H22 L14 15 H22" stroke-width="3"/>
  </g>`;
S.trap = `
  <g ${O}>
    <path d="M5 40 H43" stroke="#4A3515" stroke-width="4"/>
    <path
      d="M7 38 L11.5 16 L16 38 Z M16 38 L20.5 10 L25 38 Z M25 38 L29.5 14 L34 38 Z M34 38 L38 19 L42 38 Z"
      fill="#9AA0A6" stroke="#3F4347" stroke-width="2"/>
  </g>`;
S.map = `
  <g ${O}>
    <path d="M9 8 H37 C40 8 40 13 37 13 V38 C37 41 35 42 33 42 H11 C8 42 8 37 11 37 H12 V12" fill="#F3E2B8"
      stroke="#7A5E2E" stroke-width="2"/>
    <path d="M17 33 C20 26 25 31 27 24 C28.4 20 31 20 32 18" fill="none" stroke="#7A5E2E"
      stroke-width="2.2" stroke-dasharray="1 4.6"/>
    <circle cx="20" cy="19" r="4.4" fill="none" stroke="#2C5C9E" stroke-width="2.6"/>
    <path d="M23.4 22.4 L27 26" stroke="#2C5C9E" stroke-width="3"/>
  </g>`;
S.tunnel = `
  <g ${O}>
    <path d="M6 42 V24 C6 13 14 6 24 6 C34 6 42 13 42 24 V42 Z" fill="#B59B6F" stroke="#5F4A2A"
      stroke-width="2"/>
    <path d="M12 42 V26 C12 17 17 12 24 12 C31 12 36 17 36 26 V42 Z" fill="#2A1F14"/>
    <path d="M17 42 L21 30 H27 L31 42 Z" fill="#6F5732"/>
  </g>`;
S.coffer = `
  <g ${O}>
    <path d="M7 22 C7 13 12 9 18 9 H30 C36 9 41 13 41 22 Z" fill="#A2683A" stroke="#54351A"
      stroke-width="2"/>
    <path d="M7 22 H41 V40 H7 Z" fill="#8A5A2E" stroke="#54351A" stroke-width="2"/>
    <path d="M14 9.6 V40 M34 9.6 V40" stroke="#E5B443" stroke-width="3"/>
    <rect x="20" y="18.6" width="8" height="9.4" rx="1.6" fill="#E5B443" stroke="#8A5F12"
      stroke-width="1.6"/>
  </g>`;
S.shrine = `
  <g ${O}>
    <path d="M6 41 H42 V37 H6 Z" fill="#4A3F52" stroke="#221B29" stroke-width="2"/>
    <path d="M11 37 L14 14 H34 L37 37 Z" fill="#5E5069" stroke="#221B29" stroke-width="2"/>
    <path d="M9 14 H39 L36 8 H12 Z" fill="#4A3F52" stroke="#221B29" stroke-width="2"/>
    <path d="M19.6 37 V23 H28.4 V37 Z" fill="#17111C"/>
    <circle cx="24" cy="28" r="2" fill="#D3564A"/>
  </g>`;
S.papyrus = S.tScroll;

S.hat = `
  <g ${O}>
    <path d="M13 27 C13 15 17 11 21 11 C23 11 23 13 25 13 C27 13 27 11 29 11 C33 11 35 16 35 27 Z"
      fill="#A9803F" stroke="#54381A" stroke-width="2"/>
    <path d="M13 24 H35 V29 H13 Z" fill="#54381A"/>
    <path d="M3.6 28 C10 31 38 31 44.4 28 C43 35 35 37 24 37 C13 37 5 35 3.6 28 Z" fill="#C29A54"
      stroke="#54381A" stroke-width="2"/>
  </g>`;
S.mummy = `
  <g ${O}>
    <path
      d="M24 4 C15 4 12 10 12 17 C12 22 14 24 14 28 L16 44 H32 L34 28 C34 24 36 22 36 17 C36 10 33 4 24 4
        Z" fill="#EDE1C6" stroke="#5F4A2A" stroke-width="2"/>
    <path d="M13 12 L33 8 M12.4 20 L35 25 M14 30 L33 27 M15 36 L33 33 M16 41 L30 39" stroke="#B59B6F"
      stroke-width="2" fill="none"/>
    <path d="M14.6 14 H34 V19 H14.6 Z" fill="#2A1F14"/>
    <circle cx="20" cy="16.6" r="1.7" fill="#F6D667"/>
    <circle cx="28.6" cy="16.6" r="1.7" fill="#F6D667"/>
  </g>`;
S.storm = `
  <g fill="none" stroke="currentColor" stroke-width="3.4" ${O}>
    <path d="M6 15 H28 C36 15 36 5 29 5 C25 5 24 8 25 10"/>
    <path d="M6 24 H37 C45 24 45 34 38 34 C34.6 34 33 31 34.4 29"/>
    <path d="M6 33 H22 C29 33 29 43 22.6 43 C19 43 18 40 19.4 38"/>
  </g>`;
S.scorpion = `
  <g ${O}>
    <path
      d="M18 27 L8 22 L6 14 M30 27 L40 22 L42 14 M17 32 L8 34 M31 32 L40 34 M18 36 L11 42 M30 36 L37 42"
      fill="none" stroke="currentColor" stroke-width="3"/>
    <ellipse cx="24" cy="31" rx="7.4" ry="10" fill="currentColor"/>
    <path d="M24 22 C30 20 31 12 26 8 C23 6 20 8 20 11" fill="none" stroke="currentColor"
      stroke-width="3.6"/>
  </g>`;

export const sym = (/** @type {string} */ name, x = 0, y = 0, size = 48, extra = "") =>
  `<g transform="translate(${x} ${y}) scale(${size / 48})" ${extra}>${S[name]}</g>`;
export const icon = (/** @type {string} */ name, size = 24, extra = "") =>
  `<svg class="sym" width="${size}" height="${size}" viewBox="0 0 48 48" ${extra}>${S[name]}</svg>`;

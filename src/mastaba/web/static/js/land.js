// The landscape behind the home page: sun and buildings hang on the middle, the dunes reach every edge and
// the foot of the page.
import { sym } from "../art/sym.js";

const buildings = `<svg class="sights" width="1440" height="300" viewBox="0 0 1440 300">
  <circle cx="1236" cy="128" r="44" fill="var(--l-sunc,#F2CE7C)"/>
  <path d="M596 196 L704 74 L812 196 Z" fill="var(--l-d1,#EAD7AD)"/>
  <path d="M704 74 L812 196 H736 Z" fill="var(--l-d2,#DEC692)"/>
  <path d="M776 196 L850 112 L924 196 Z" fill="var(--l-d3,#E5CFA0)"/>
  <path d="M850 112 L924 196 H872 Z" fill="var(--l-d4,#D6BC86)"/>
  <path d="M968 124 H1116 L1122 134 H962 Z" fill="var(--l-d5,#DCC28D)"/>
  <path d="M966 134 H1118 L1140 200 H944 Z" fill="var(--l-d6,#E3CC9C)"/>
  <path d="M1082 134 H1118 L1140 200 H1096 Z" fill="var(--l-d7,#D3B77F)"/>
  <path d="M1026 200 V172 a14 14 0 0 1 28 0 V200 Z" fill="var(--l-d8,#A98B54)"/>
  ${sym("palm", 1140, 116, 72)}
  ${sym("palm", 1182, 136, 52)}
</svg>`;

const CRESTS = [
  "M0 20 C160 2 330 32 520 20 S900 14 1080 24 S1330 12 1440 20",
  "M0 26 C220 4 420 44 700 24 S1180 12 1440 34",
];

/** One dune, as wide as the window and down to the next. @param {number} y @param {number} n */
const dune = (y, n) =>
  `<svg class="dune" width="100%" height="340" y="${y}" viewBox="0 0 1440 340" preserveAspectRatio="none">
    <path fill="var(--${n > 1 ? "page" : `l-d${9 + n}`},${n ? "#E8D7B1" : "#ECDDBB"})"
      d="${CRESTS[n % 2]}
        V340 H0 Z"/>
    ${
      n > 1
        ? `<path fill="var(--l-d${10 - (n % 2)},#E8D7B1)" opacity=".55"
            d="M0 24 C260 6 560 40 840 22 S1260 16 1440 30 V340 H0 Z"/>`
        : ""
    }
  </svg>`;

// two near ones, then one every 240 pixels
const below = [0, 1, ...Array.from({ length: 8 }, (_, i) => i + 2)];
export const land =
  buildings +
  `<svg class="dunes" width="100%" height="100%">
    ${below.map((n) => dune(n < 2 ? 158 + n * 46 : 252 + (n - 2) * 240, n)).join("")}
  </svg>`;

// The landscape behind the home page.
import { sym } from "../art/sym.js";

export const land = `<svg viewBox="0 0 1440 300" preserveAspectRatio="xMaxYMin slice">
  <rect width="1440" height="300" fill="var(--l-sky,#F4EAD5)"/>
  <circle cx="1236" cy="128" r="44" fill="var(--l-sunc,#F2CE7C)"/>
  <path d="M596 196 L704 74 L812 196 Z" fill="var(--l-d1,#EAD7AD)"/>
  <path d="M704 74 L812 196 H736 Z" fill="var(--l-d2,#DEC692)"/>
  <path d="M776 196 L850 112 L924 196 Z" fill="var(--l-d3,#E5CFA0)"/>
  <path d="M850 112 L924 196 H872 Z" fill="var(--l-d4,#D6BC86)"/>
  <path d="M968 124 H1116 L1122 134 H962 Z" fill="var(--l-d5,#DCC28D)"/>
  <path d="M966 134 H1118 L1140 200 H944 Z" fill="var(--l-d6,#E3CC9C)"/>
  <path d="M1082 134 H1118 L1140 200 H1096 Z" fill="var(--l-d7,#D3B77F)"/>
  <path d="M1026 200 V172 a14 14 0 0 1 28 0 V200 Z" fill="var(--l-d8,#A98B54)"/>
  <path d="M0 178 C160 160 330 190 520 178 S900 172 1080 182 S1330 170 1440 178 V300 H0 Z"
    fill="var(--l-d9,#ECDDBB)"/>
  <path d="M0 222 C220 200 420 240 700 220 S1180 208 1440 230 V300 H0 Z" fill="var(--l-d10,#E8D7B1)"/>
  <path d="M0 268 C260 250 560 284 840 266 S1260 260 1440 274 V300 H0 Z" fill="var(--page)"/>
  ${sym("palm", 1140, 116, 72)}
  ${sym("palm", 1182, 136, 52)}
</svg>`;

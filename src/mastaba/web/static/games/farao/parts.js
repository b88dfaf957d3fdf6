// Tokens and tiles as small pictures.
import { t } from "../../js/language.js";
import { Drawn, Svg, html } from "../../js/parts.js";
import { archaeologist, content, slot, tablet, tile } from "./art.js";
import { tells } from "./things.js";

const COLOURS = ["red", "blue", "green", "yellow", "white", "pink", "orange"];

/** @param {{name: string, size?: number, label?: string}} p */
export const Picture = ({ name, size = 24, label }) =>
  Drawn({ label, art: `<svg width="${size}" height="${size}" viewBox="0 0 48 48">${content(name)}</svg>` });

/** An item as a round token. @param {{name: string, size?: number, label?: string}} p */
export const Token = ({ name, size = 36, label }) => html`
  <span class="fa-token" data-tells=${tells(name)} style=${{ width: `${size}px`, height: `${size}px` }}>
    <${Picture} name=${name} size=${Math.round(size * 0.68)} label=${label} />
  </span>
`;

/**
 * Inscriptions found and still to find.
 * @param {{has: string[], cards: any, side: number, size: number, label: string, fresh?: string|null}} p
 */
export function Inscriptions({ has, cards, side, size, label, fresh = null }) {
  const lying = new Set(
    [...(cards?.small ?? []), ...(side > 7 ? (cards?.big ?? []) : [])].map((one) => one.content),
  );
  const all = COLOURS.filter((colour) => lying.has(`inscription-${colour}`));
  return html`
    <span class="fa-inscriptions" data-tells=${t("farao/tells-inscriptions")} role="img" aria-label=${label}>
      ${all.map(
        (colour) => html`
          <span class=${colour === fresh ? "fresh" : ""} title=${t("farao/colour", { colour })}>
            <${Svg}
              w=${48}
              h=${48}
              fluid
              class=${`fa-stone s${size}`}
              art=${has.includes(colour) ? tablet(colour) : slot(colour)}
            />
          </span>
        `,
      )}
    </span>
  `;
}

/** @param {{open: string|null, name?: string, size?: number}} p */
export const Tile = ({ open, name = "plain", size = 56 }) =>
  Drawn({ art: `<svg width="${size}" height="${size}" viewBox="0 0 78 78">${tile(open, name)}</svg>` });

/** @param {{seat: number, letter: string, number?: string, size?: number}} p */
export const Figure = ({ seat, letter, number = "", size = 40 }) =>
  Drawn({
    art: `<svg width="${size}" height="${size}" viewBox="-22 -46 44 48">
      ${archaeologist(seat, size < 40 ? "" : letter, number)}
    </svg>`,
  });

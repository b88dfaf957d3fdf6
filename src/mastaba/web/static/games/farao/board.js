// The middle of the table: the pyramid, and on narrow screens what else is needed for a move below it.
import { useEffect, useRef } from "../../vendor/hooks.js";
import { Dock, html, initial } from "../../js/parts.js";
import { useShape } from "../../js/shape.js";
import { mover } from "./hand.js";
import { Figure } from "./parts.js";
import { Question, asked } from "./question.js";
import { Mine, Move } from "./side.js";
import { Surface } from "./surface.js";

/** @param {any} p BoardProps */
export function Board(p) {
  const middle = useRef(/** @type {any} */ (null));
  const narrow = ["phone", "column"].includes(useShape());
  // With the keyboard a turn starts at the pyramid, unless the player is busy elsewhere (chat).
  useEffect(() => {
    if (p.choices.length && (!document.activeElement || document.activeElement === document.body))
      middle.current?.querySelector(".fa-stage")?.focus({ preventScroll: true });
  }, [p.choices]);
  return html`
    <div class="fa-middle" ref=${middle}>
      <${Surface} ...${p} />
      ${narrow &&
      html`
        <${Move} ...${p} />
        <${Mine} ...${p} />
      `}${narrow &&
      asked(p) &&
      html`
        <${Dock}><${Question} ...${p} /><//>
      `}
    </div>
  `;
}

/** @param {any} p BoardProps */
export function Glyph(p) {
  const seat = p.view.turn ?? p.seat;
  if (seat < 0 || p.view.phase === "over") return null;
  return html`
    <span class="fa-glyph">
      <${Figure}
        seat=${seat}
        letter=${initial(p.table.seats[seat].name)}
        number=${p.view.turn === p.seat && p.view.players[seat].figures.length > 1 ? String(mover(p)) : ""}
        size=${44}
      />
    </span>
  `;
}

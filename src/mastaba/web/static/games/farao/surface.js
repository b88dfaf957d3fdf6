// The drawing of the pyramid: tiles, figures and the squares that can be chosen. choosing.js says what can be
// done with them.
import { useEffect, useMemo, useRef } from "../../vendor/hooks.js";
import { t } from "../../js/language.js";
import { classes, html, initial } from "../../js/parts.js";
import { EDGE, TILE, archaeologist, corridor, lying, walls } from "./art.js";
import { useChoosing } from "./choosing.js";
import { ground } from "./ground.js";
import { hold, movers } from "./hand.js";
import { angle, corner, crowd, inwards, middle, place, standing, trails } from "./squares.js";
import { facts, known, tells } from "./things.js";

const ARROW = '<path d="M-6 0 H6 M1.4 -4.6 L6.2 0 L1.4 4.6"/>';
const drawn = (/** @type {string} */ art) => ({ __html: art });

/**
 * A disc with an arrow or a sign.
 * @param {{x: number, y: number, turn?: number, sign?: string, kind?: string}} p
 */
const Disc = ({ x, y, turn = 0, sign = ARROW, kind = "" }) => html`
  <g class=${`fa-disc ${kind}`} transform=${`translate(${x} ${y})`}>
    <circle r="14" />
    <g transform=${`rotate(${turn})`} dangerouslySetInnerHTML=${drawn(sign)} />
  </g>
`;

/** In words what lies on a square. @param {any} p BoardProps @param {string} at */
function described(p, at) {
  const { view, table } = p;
  if (at === view.chamber.at) return t(view.chamber.open ? "farao/chamber-open" : "farao/chamber-closed");
  const tile = view.tiles[at];
  const name = (/** @type {number} */ seat) => table.seats[seat].name;
  const said = tile.open ? known(tile) : [t("farao/down"), ...known(tile)];
  if (view.entrances.includes(at)) said.push(t("farao/entrance"));
  if (view.curse === at) said.push(t("farao/cursed"));
  if (!tile.open && tile.seen_by?.length) said.push(t("farao/seen-by", { names: tile.seen_by.map(name) }));
  for (const { seat, figure } of crowd(view).get(at) ?? [])
    said.push(
      view.players[seat].figures.length > 1 ? t("farao/figure", { name: name(seat), n: figure }) : name(seat),
    );
  return facts(said);
}

/** @param {any} p BoardProps */
export function Surface(p) {
  const { view, table, seat, choices, still, why, say } = p;
  const { stage, now, can, lays, figure, here, choose, turn, key } = useChoosing(p);
  const side = view.side;
  const W = side * TILE + 2 * EDGE;
  const was = useRef(/** @type {any} */ (null));
  const on = useMemo(() => crowd(view), [view]);
  const fresh = new Set(
    was.current
      ? Object.keys(view.tiles).filter(
          (at) => view.tiles[at].open && was.current[at] && !was.current[at].open,
        )
      : [],
  );
  useEffect(() => {
    was.current = view.tiles;
  }, [view]);
  const walked = useMemo(() => trails(p.log, p.draft?.moves ?? [], seat), [p.log, p.draft?.moves]);
  const naming = (/** @type {number} */ of) => table.seats[of].name;

  /** What lies there, for whoever asks. @param {string} at */
  const tellsOf = (at) => (view.tiles[at] ? tells(view.tiles[at].content) : t("farao/tells-chamber"));

  /** A click on a square that can't be chosen. @param {string} at */
  function notHere(at) {
    if (!choices.length) {
      if (!p.busy)
        say(
          view.turn === null || view.turn === seat
            ? t("farao/waiting")
            : t("farao/turn-of", { name: naming(view.turn) }),
        );
    } else if (view.phase === "move" && !now.item) why(`step ${figure} ${at}`);
    else say(can.size ? t("farao/only-marked") : t("farao/question", { what: now.item ?? view.phase }));
  }

  /** @param {string} at */
  function square(at) {
    const { x, y } = corner(at);
    const turning = view.turning?.at === at;
    const art = turning ? "" : ground(view, at, on.has(at));
    return html`
      <g
        key=${at}
        data-square=${at}
        data-tells=${tellsOf(at)}
        transform=${`translate(${x} ${y})`}
        onClick=${can.has(at) || still || seat < 0 ? undefined : () => notHere(at)}
      >
        <g class=${fresh.has(at) ? "fa-fresh" : ""} dangerouslySetInnerHTML=${drawn(art)} />
      </g>
    `;
  }

  /** A square that can be chosen. @param {string} at */
  function target(at) {
    const choice = can.get(at);
    const { x, y } = corner(at);
    const tile = view.tiles[at];
    const walking =
      choice && (choice.do === "step" || choice.do === "enter" || choice.item === "magic-bottle");
    const way =
      choice?.do === "enter"
        ? inwards(at, side)
        : walking && here && here !== "outside"
          ? angle(here, at)
          : null;
    const label =
      choice?.do === "enter"
        ? "farao/enter-at"
        : walking
          ? way === null
            ? "farao/tunnel-to"
            : "farao/step-to"
          : now.item === "golden-key" || now.item === "one"
            ? "farao/turn-at"
            : "farao/pick-at";
    let disc = null;
    if (walking && way !== null)
      disc = html`
        <${Disc}
          x=${TILE / 2 - Math.cos((way * Math.PI) / 180) * (TILE / 2 + 1)}
          y=${TILE / 2 - Math.sin((way * Math.PI) / 180) * (TILE / 2 + 1)}
          turn=${way}
        />
      `;
    else if (walking)
      disc = html`
        <${Disc} x=${TILE / 2} y=${4} turn=${90} />
      `;
    return html`
      <g
        key=${`t${at}`}
        class=${classes("fa-target", {
          hidden: tile && !tile.open,
          chosen: now.looks.includes(at),
          hinted: p.hint && (p.hint.to ?? p.hint.at) === at,
        })}
        transform=${`translate(${x} ${y})`}
        role="button"
        tabindex="0"
        data-at=${at}
        data-tells=${tellsOf(at)}
        aria-label=${t(label, { at, what: described(p, at) })}
        aria-pressed=${now.item === "plan" ? String(now.looks.includes(at)) : undefined}
        onClick=${() => choose(at)}
        onKeyDown=${(/** @type {KeyboardEvent} */ e) => {
          if (e.key === "Enter" || e.key === " ") {
            e.preventDefault();
            e.stopPropagation();
            choose(at);
          }
        }}
      >
        <rect class="fa-fill" x="1" y="1" width=${TILE - 2} height=${TILE - 2} rx="8" />
        <rect class="fa-ring out" x="2" y="2" width=${TILE - 4} height=${TILE - 4} rx="7" />
        <rect class="fa-ring" x="2" y="2" width=${TILE - 4} height=${TILE - 4} rx="7" />
        ${disc}
      </g>
    `;
  }

  /** The tile in somebody's hand. */
  function inHand() {
    const { at, open } = view.turning;
    const tile = view.tiles[at];
    const { x, y } = corner(at);
    const way = lays.length ? lays[now.way % lays.length].open : open[0];
    const art = corridor(way) + lying(tile.content ?? "plain", on.has(at));
    if (!lays.length)
      return html`
        <g class="fa-hand" transform=${`translate(${x} ${y})`}>
          <g dangerouslySetInnerHTML=${drawn(art)} />
          <rect class="fa-ring waits" x="2" y="2" width=${TILE - 4} height=${TILE - 4} rx="7" />
        </g>
      `;
    return html`
      <g
        class="fa-hand fa-target"
        transform=${`translate(${x} ${y})`}
        role="button"
        tabindex="0"
        data-at=${at}
        aria-label=${t("farao/turn-at", { at, what: facts(known({ ...tile, open: way })) })}
        onClick=${() => turn(1)}
        onWheel=${(/** @type {WheelEvent} */ e) => turn(e.deltaY > 0 ? 1 : -1)}
      >
        <g key=${at} class="fa-fresh" dangerouslySetInnerHTML=${drawn(art)} />
        <rect class="fa-ring out" x="2" y="2" width=${TILE - 4} height=${TILE - 4} rx="7" />
        <rect class="fa-ring" x="2" y="2" width=${TILE - 4} height=${TILE - 4} rx="7" />
        ${lays.length > 1 &&
        html`
          <${Disc}
            x=${TILE - 4}
            y=${4}
            sign="<path d='M5.5 -3.2 A6 6 0 1 0 6 1.6'/><path d='M6.2 -7 V-3 H2.2'/>"
          />
        `}
      </g>
    `;
  }

  /** @param {string} at */
  const figures = (at) =>
    (on.get(at) ?? []).map((one, index, all) => {
      const { x, y } = corner(at);
      const stands = standing(
        index,
        all.length,
        view.tiles[at]?.content !== "plain" && at !== view.chamber.at,
      );
      const moving = one.seat === view.turn && view.figure === one.figure;
      const own = one.seat === seat;
      const pickable =
        own &&
        view.turn === seat &&
        !view.figure &&
        !still &&
        !now.item &&
        movers(p).length > 1 &&
        movers(p).includes(one.figure);
      const picked = own && !still && view.turn === seat && view.phase === "move" && figure === one.figure;
      const X = x + stands.x;
      const Y = y + stands.y;
      const letter = initial(naming(one.seat));
      const number = own && view.players[seat].figures.length > 1 ? String(one.figure) : "";
      return {
        key: `${one.seat}-${one.figure}`,
        art: html`
          <g
            key=${`${one.seat}-${one.figure}`}
            class=${`fa-figure${pickable ? " can" : ""}`}
            data-figure=${`${one.seat}-${one.figure}`}
            style=${{
              transform: `translate(${X}px, ${Y}px) scale(${stands.scale})`,
              "--crowd": 1 / stands.scale,
            }}
            role=${pickable ? "button" : undefined}
            tabindex=${pickable ? 0 : undefined}
            aria-label=${pickable
              ? t("farao/choose-drawn", { who: `${letter}${number}`, figure: one.figure })
              : undefined}
            aria-pressed=${pickable ? String(picked) : undefined}
            onClick=${pickable ? () => hold(p, { figure: one.figure }) : undefined}
            onKeyDown=${pickable
              ? (/** @type {KeyboardEvent} */ e) => {
                  if (e.key === "Enter" || e.key === " ") {
                    e.preventDefault();
                    e.stopPropagation();
                    hold(p, { figure: one.figure });
                  }
                }
              : undefined}
          >
            ${pickable &&
            html`
              <circle class="fa-touch" cx="0" cy="-20" r="38" />
            `}
            ${(moving || picked) &&
            html`
              <circle class="fa-glow" cx="0" cy="-20" r="27" />
            `}
            <g aria-hidden="true" dangerouslySetInnerHTML=${drawn(archaeologist(one.seat, letter, number))} />
          </g>
        `,
      };
    });

  const squares = useMemo(
    () =>
      [...Object.keys(view.tiles), view.chamber.at].sort(
        (a, b) => place(a).row - place(b).row || place(a).column - place(b).column,
      ),
    [side],
  );
  const line = (/** @type {string[]} */ way) =>
    way
      .map(middle)
      .map(({ x, y }) => `${x} ${y}`)
      .join(" L");
  const outer = useMemo(() => walls(side), [side]);
  const pawns = squares.flatMap(figures).sort((a, b) => (a.key < b.key ? -1 : 1));
  const barred =
    view.behind && here && here !== "outside" && view.phase === "move"
      ? angle(here, view.behind) === null
        ? middle(view.behind)
        : { x: (middle(here).x + middle(view.behind).x) / 2, y: (middle(here).y + middle(view.behind).y) / 2 }
      : null;

  return html`
    <div
      class="fa-stage"
      ref=${stage}
      role="group"
      aria-label=${t("farao/surface")}
      aria-description=${choices.length && !still
        ? lays.length
          ? t("farao/keys-turn")
          : view.phase === "move" && !now.item
            ? t("farao/keys-help")
            : t("farao/keys-pick")
        : undefined}
      tabindex=${seat >= 0 && !still ? 0 : undefined}
      onKeyDown=${key}
    >
      <svg class=${`fa-board n${side}`} viewBox=${`0 0 ${W} ${W}`}>
        <g dangerouslySetInnerHTML=${drawn(outer)} />
        ${squares.map(square)}
        ${walked.map(
          (trail, i) =>
            trail.squares.length > (i ? 1 : 0) &&
            html`
              <path
                key=${i}
                class=${`fa-trail${i ? " old" : ""}`}
                d=${`M${line(trail.squares)}`}
                stroke=${`var(--p${trail.seat % 6})`}
              />
            `,
        )}
        ${[...can.keys()].map(target)} ${view.turning && inHand()}
        ${barred &&
        html`
          <g class="fa-barred" transform=${`translate(${barred.x} ${barred.y})`}>
            <circle r="12" />
            <path d="M-5.4 -5.4 L5.4 5.4" />
          </g>
        `}
        ${pawns.map((pawn) => pawn.art)}
      </svg>
      <div class="hidden-text">
        <table>
          <caption>${t("farao/surface")}</caption>
          <tbody>
            ${Array.from(
              { length: side },
              (_, row) => html`
                <tr>
                  ${squares.slice(row * side, row * side + side).map(
                    (at) => html`
                      <td>${t("farao/square", { at, what: described(p, at) })}</td>
                    `,
                  )}
                </tr>
              `,
            )}
          </tbody>
        </table>
      </div>
    </div>
  `;
}

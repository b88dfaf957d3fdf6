// Cards on the table: big with boxes to press, small in the display, four in a hand.
import { heading, labelled, t } from "../js/language.js";
import { useMemo, useState } from "../vendor/hooks.js";
import { Button, Icon, Seat, Svg, html } from "../js/parts.js";
import { useShape } from "../js/shape.js";
import { sound } from "../js/sound.js";
import { cardBack, fitDots, freshCrosses, ghost as ghostArt, ghostCrosses, lit } from "./draw.js";
import { at, named } from "./shapes.js";

const LARGEST = 88; // px, of a box
const seedOf = (/** @type {string} */ id) => [...id].reduce((n, c) => n * 31 + c.charCodeAt(0), 7) % 997;

/** How large a card may be drawn. @param {{w: number, h: number, b: number}} m */
const room = (m) => ({ "--ratio": m.w / m.h, "--widest": `${(m.w * LARGEST) / m.b}px` });

/** The place of a card that comes, beside the one that is there. @param {{kit: any, beside: any}} p */
export const Slot = ({ kit, beside }) => html`
  <div class="bigcard slot" style=${room(kit.measure(beside, useShape() === "phone" ? "phone" : "big"))}>
    ${t("patterns/slot")}
  </div>
`;

/** One of my two cards. @param {any} p */
export function BigCard({ kit, card, crossed, last, who, drafted, fit, ghost, anchor, live, box }) {
  const size = useShape() === "phone" ? "phone" : "big";
  const m = kit.measure(card, size);
  const seed = seedOf(card.id);
  const done = new Set([...crossed, ...drafted]);
  const mine = new Set(
    [...last]
      .filter((mark) => mark.startsWith(`${who} ${card.id} `))
      .map((mark) => mark.split(" ")[2])
      .filter((name) => !drafted.includes(name)),
  );
  const before = [...done].filter((name) => !drafted.includes(name));
  const key = [card.id, size, before.join(), [...mine].join(), fit && [...fit].join()].join("|");
  const base = useMemo(() => kit.draw(card, size, { crossed: new Set(before), last: mine, fit }), [key]);
  const freshArt = useMemo(() => freshCrosses(m, drafted, seed), [drafted.join(), size]);
  const dots = fit
    ? fitDots(
        m,
        [...fit].filter((name) => !done.has(name) && !ghost?.includes(name)),
      )
    : "";
  const over = ghost ? ghostArt(m, ghost) : "";
  // each by itself: one that stays covered while the ghost moves does not light again
  const covered = (ghost ?? []).filter((/** @type {string} */ name) => kit.shows(card.boxes[name]));
  const names = Object.keys(card.boxes).filter((name) => kit.isBox(card.boxes[name]));
  const focusable =
    anchor && names.includes(anchor) ? anchor : names.find((name) => fit?.has(name)) || names[0];
  const pc = (/** @type {number} */ n) => `${n * 100}%`;
  return html`
    <div
      class=${`card bigcard ${ghost ? "aimed" : ""}`}
      data-held=${`${who} ${card.id}`}
      style=${room(m)}
      data-card=${card.id}
      role="group"
      aria-label=${heading(kit.name(card))}
      onWheel=${(/** @type {WheelEvent} */ e) => {
        if (ghost?.length > 1) {
          e.preventDefault();
          box.wheel();
        }
      }}
    >
      <${Svg} art=${base} w=${m.w} h=${m.h} fluid class="layer" />
      ${dots &&
      html`
        <${Svg} art=${dots} w=${m.w} h=${m.h} fluid class="layer" />
      `}
      ${freshArt &&
      html`
        <${Svg} art=${freshArt} w=${m.w} h=${m.h} fluid class="layer" />
      `}
      ${over &&
      html`
        <${Svg} key="ghost" art=${over} w=${m.w} h=${m.h} fluid class="layer" />
      `}
      ${covered.map(
        (/** @type {string} */ name) => html`
          <${Svg}
            key=${`lit ${name}`}
            art=${lit(m, name, kit.shows(card.boxes[name]))}
            w=${m.w}
            h=${m.h}
            fluid
            class="layer lights"
          />
        `,
      )}
      ${over &&
      html`
        <${Svg} key="crosses" art=${ghostCrosses(m, ghost, seed)} w=${m.w} h=${m.h} fluid class="layer" />
      `}
      ${live &&
      names.map((name) => {
        const [r, c] = at(name);
        const what = [
          kit.says(card.boxes[name]),
          done.has(name) && t("patterns/crossed"),
          ghost?.includes(name) ? t("patterns/ghost") : fit?.has(name) && t("patterns/fits"),
        ]
          .filter(Boolean)
          .join(", ");
        return html`
          <button
            type="button"
            class="boxbtn"
            key=${name}
            data-box=${`${card.id} ${name}`}
            data-tells=${kit.tells(card.boxes[name])}
            tabindex=${name === focusable ? 0 : -1}
            aria-label=${t("patterns/box", { name, what })}
            style=${{
              left: pc((m.x0 + c * (m.b + m.g) - m.g / 2) / m.w),
              top: pc((m.y0 + r * (m.b + m.g) - m.g / 2) / m.h),
              width: pc((m.b + m.g) / m.w),
              height: pc((m.b + m.g) / m.h),
            }}
            onPointerEnter=${(/** @type {any} */ e) => {
              if (e.pointerType === "mouse") box.enter(card.id, name);
            }}
            onFocus=${(/** @type {any} */ e) => {
              if (e.target.matches(":focus-visible")) box.enter(card.id, name);
            }}
            onClick=${(/** @type {any} */ e) =>
              box.press(
                card.id,
                name,
                e.detail === 0
                  ? "key"
                  : e.pointerType === "touch" || e.pointerType === "pen"
                    ? "touch"
                    : "mouse",
              )}
          ></button>
        `;
      })}
    </div>
  `;
}

/**
 * From a box to its neighbour by arrow key, over gaps and on to the other card.
 * @param {string} key
 * @param {HTMLElement} from
 * @param {HTMLElement|null} area
 * @returns {boolean}
 */
export function step(key, from, area) {
  const buttons = /** @type {HTMLElement[]} */ ([...(area?.querySelectorAll(".boxbtn") || [])]);
  if (!buttons.length) return false;
  const here = from.dataset?.box;
  if (!here) {
    if (from !== document.body && !area?.contains(from)) return false;
    (buttons.find((one) => one.tabIndex === 0) || buttons[0]).focus();
    return true;
  }
  const [card, name] = here.split(" ");
  const [r, c] = at(name);
  const [dr, dc] = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[key] || [
    0, 0,
  ];
  const on = (/** @type {string} */ id) => buttons.find((one) => one.dataset.box === id);
  for (let n = 1; n < 6; n++) {
    const next = r + dr * n >= 0 && c + dc * n >= 0 && on(`${card} ${named(r + dr * n, c + dc * n)}`);
    if (next) {
      next.focus();
      return true;
    }
  }
  if (!dc) return true;
  const cards = [...new Set(buttons.map((one) => one.dataset.box?.split(" ")[0]))];
  const other = cards[cards.indexOf(card) + dc];
  const row = buttons.filter((one) => one.dataset.box?.split(" ")[0] === other);
  const near = row.sort(
    (a, b) =>
      Math.abs(at(spot(a))[0] - r) - Math.abs(at(spot(b))[0] - r) || dc * (at(spot(a))[1] - at(spot(b))[1]),
  )[0];
  near?.focus();
  return true;
}
const spot = (/** @type {any} */ button) => button.dataset.box.split(" ")[1];

/** A small card to look at. @param {any} p */
export function SmallCard({ kit, card, crossed = [], last, who = -1, told = false, size = "small" }) {
  const m = kit.measure(card, size);
  const marks = new Set(
    last
      ? [...last].filter((mark) => mark.startsWith(`${who} ${card.id} `)).map((mark) => mark.split(" ")[2])
      : [],
  );
  const art = useMemo(
    () => kit.draw(card, size, { crossed: new Set(crossed), last: marks }),
    [card.id, size, crossed.join(), [...marks].join()],
  );
  return html`
    <span
      class="card smallcard"
      data-tells=${`${labelled(heading(kit.name(card)), kit.inWords(card))}.`}
      style=${{ aspectRatio: `${m.w} / ${m.h}` }}
      data-held=${who < 0 ? undefined : `${who} ${card.id}`}
    >
      <${Svg}
        art=${art}
        w=${m.w}
        h=${m.h}
        fluid
        class="layer"
        label=${[
          told ? labelled(heading(kit.name(card)), kit.inWords(card)) : heading(kit.name(card)),
          ...(crossed.length ? [labelled(t("patterns/crossed"), crossed.join(" "))] : []),
        ].join(", ")}
      />
    </span>
  `;
}

/** The two cards in a player's panel; on a phone a tap on the panel shows them. @param {any} p */
export function Held({ kit, player, cards, last, seat, name, size = "small" }) {
  const [open, show] = useState(false);
  const phone = useShape() === "phone";
  const id = `held-${seat}`;
  const held = player.cards.filter(Boolean);
  return html`
    ${phone &&
    held.length > 0 &&
    html`
      <button
        type="button"
        class="peek"
        aria-expanded=${String(open)}
        aria-controls=${id}
        aria-label=${t("patterns/cards-of", { name })}
        onClick=${() => show(!open)}
      ></button>
    `}
    <div class="ocards" id=${id} hidden=${phone && !open}>
      ${held.map(
        (/** @type {any} */ one) => html`
          <${SmallCard}
            key=${one.id}
            kit=${kit}
            card=${cards.byId[one.id]}
            crossed=${one.crossed}
            last=${last}
            who=${seat}
            size=${size}
          />
        `,
      )}
    </div>
  `;
}

/**
 * Four cards and the deck; buttons when one may be taken. In a column the deck is a bar below the cards.
 * @param {any} p
 */
export function Display({ kit, view, cards, takes, act, chosen, onIdle }) {
  const shape = useShape();
  const bar = ["low", "beside"].includes(shape);
  const fromDeck = takes.find((/** @type {Wire.Step} */ step) => step.from === "deck");
  const back = html`
    <span class="card smallcard back">
      <${Svg} art=${useMemo(() => cardBack(122, 149), [])} w=${122} h=${149} fluid class="layer" />
    </span>
  `;
  const inside = bar
    ? html`
        ${back}
        <span class="deckwords">
          <b>${t("patterns/deck-name")}</b>
          <span>
            ${view.deck === null ? t("patterns/unseen") : t("patterns/unseen-cards", { n: view.deck })}
          </span>
        </span>
      `
    : html`
        ${back}${view.deck !== null &&
        html`
          <span class="cnt">${view.deck}</span>
        `}
      `;
  return html`
    <div class="grp display">
      <div class="gl">
        <b>${t("patterns/display")}</b>
        <span class="grow"></span>
        ${kit.displayNote(view, bar)}
      </div>
      <div class="drow">
        ${view.display.map((/** @type {string} */ id, /** @type {any} */ slot) => {
          if (!id)
            return html`
              <span class="slot" key=${"s" + slot}></span>
            `;
          const take = takes.find((/** @type {any} */ one) => one.card === id);
          const drawn = html`
            <${SmallCard}
              kit=${kit}
              card=${cards.byId[id]}
              size=${shape === "phone" ? "strip" : "small"}
              told
            />
          `;
          return take
            ? html`
                <button type="button" key=${id} class="takable" data-card=${id} onClick=${() => act(take)}>
                  <span class="hidden-text">${t("patterns/take")}</span>
                  ${drawn}
                </button>
              `
            : html`
                <span key=${id} class=${chosen?.card === id ? "taken" : ""} onClick=${onIdle}>${drawn}</span>
              `;
        })}
        ${fromDeck
          ? html`
              <button
                type="button"
                class=${`deck takable ${bar ? "bar" : ""}`}
                onClick=${() => act(fromDeck)}
              >
                <span class="hidden-text">${t("patterns/take-unseen")}</span>
                ${inside}
              </button>
            `
          : view.deck === 0
            ? html`
                <span
                  class=${`deck ${bar ? "bar" : "slot"}`}
                  role="img"
                  aria-label=${t("patterns/deck-empty")}
                >
                  ${bar && t("patterns/deck-empty")}
                </span>
              `
            : html`
                <span
                  class=${`deck ${bar ? "bar" : ""} ${chosen?.from === "deck" ? "taken" : ""}`}
                  role="img"
                  aria-label=${view.deck === null
                    ? t("patterns/deck-name")
                    : t("patterns/deck", { n: view.deck })}
                  onClick=${onIdle}
                >
                  ${inside}
                </span>
              `}
      </div>
    </div>
  `;
}

/** The start: two of four cards. @param {any} p */
export function Chooser({ kit, cards, hand, keeps, chosen, keep, still, say, seat, name }) {
  const [picked, pick] = useState(/** @type {string[]} */ ([]));
  const size = useShape() === "phone" ? "handy" : "pick";
  const open = keeps.length > 0 && !still;
  const shown = hand.length ? hand : chosen;
  const kept = open ? picked : chosen;
  const both = keeps.find(
    (/** @type {Wire.Step} */ step) => picked.length === 2 && picked.every((id) => step.cards.includes(id)),
  );
  const toggle = (/** @type {string} */ id) => {
    sound("tap");
    pick(picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id].slice(-2));
  };
  const called = (/** @type {string[]} */ ids) => ids.map((id) => kit.name(cards.byId[id]));
  const facts = shown.map((/** @type {string} */ id) => kit.facts(cards.byId[id]));
  const best = Math.min(...facts.map((/** @type {any} */ one) => one.way ?? Infinity));
  return html`
    <div class="chooser">
      ${shown.map((/** @type {string} */ id, /** @type {number} */ n) => {
        const card = cards.byId[id];
        const m = kit.measure(card, size);
        const on = kept.includes(id);
        const { way, words, counts } = facts[n];
        return html`
          <div class="hand" key=${id} style=${{ "--ratio": m.w / m.h }}>
            <button
              type="button"
              class=${`card bigcard handcard ${on ? "on" : ""}`}
              data-card=${id}
              disabled=${!open}
              aria-pressed=${String(on)}
              onClick=${() => toggle(id)}
            >
              <${Svg}
                art=${kit.draw(card, size, {})}
                w=${m.w}
                h=${m.h}
                fluid
                class="layer"
                label=${labelled(heading(kit.name(card)), kit.inWords(card))}
              />
            </button>
            <div class="facts" aria-hidden="true">
              <div class="fact1">
                <span class=${`num ${way === best ? "best" : ""}`}>${words[0]}</span>
                <span class="fw">${words[1]}</span>
                <span class="grow"></span>
                ${(open || on) &&
                html`
                  <span class=${`keeping ${on ? "on" : ""}`} onClick=${open ? () => toggle(id) : undefined}>
                    ${on
                      ? Icon({ n: "check", s: 16 })
                      : html`
                          <i></i>
                        `}${on ? t("patterns/kept") : t("patterns/keep-one")}
                  </span>
                `}
              </div>
              <div class="fact2">
                ${counts.map(
                  (/** @type {any} */ one) => html`
                    <span class=${one.n ? "" : "nil"}>
                      ${one.icon}
                      <b>${one.n}</b>
                    </span>
                  `,
                )}
              </div>
            </div>
          </div>
        `;
      })}
    </div>
    <div class="panel dock keepbar">
      <div class="dock-info">
        <${Seat} seat=${seat} name=${name} s=${30} />
        <p>
          ${kept.length ? t("patterns/you-keep", { names: called(kept) }) : t("patterns/keep-help")}${" "}
          ${kept.length === 2 &&
          shown.length > 2 &&
          html`
            <span class="lbl">
              ${t("patterns/go-back", {
                names: called(shown.filter((/** @type {string} */ id) => !kept.includes(id))),
              })}
            </span>
          `}
        </p>
      </div>
      ${open &&
      html`
        <div class="dock-bar">
          ${picked.length > 0 &&
          html`
            <${Button} kind="quiet" onClick=${() => pick([])}>${t("patterns/clear")}<//>
          `}
          <${Button}
            kind="pri"
            icon="check"
            off=${!both}
            onClick=${() => (both ? keep(both) : say(t("patterns/keep-help")))}
          >
            ${t("patterns/keep")}
          <//>
        </div>
      `}
    </div>
  `;
}

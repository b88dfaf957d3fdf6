// Pyramids at the table.
import { suits } from "../../art/suits.js";
import { Seat, Svg, Sym, html } from "../../js/parts.js";
import { useWidth } from "../../js/width.js";
import { boardOf } from "../../patterns/board.js";
import { Held } from "../../patterns/cards.js";
import { patternFront } from "../../patterns/front.js";
import { lastCrosses } from "../../patterns/placing.js";
import { RoundCard, crossWords } from "../../patterns/side.js";
import { text as common } from "../../patterns/text.js";
import { chip, draw, gemRow, measure, shows, skullBoxes, skullLine, torchRow } from "./draw.js";
import { Rules } from "./rules.js";
import { text } from "./text.js";

const Chip = (/** @type {any} */ { card, w, h }) => html`
  <${Svg} art=${chip(card, w, h)} w=${w} h=${h} label=${text.name(card)} />
`;
const count = (/** @type {any} */ kinds, /** @type {string} */ kind) =>
  kinds.filter((/** @type {any} */ one) => one === kind).length;
const COLOURS = ["purple", "orange", "green"];

/** My score sheet, as printed. @param {any} p */
function Sheet({ player, view, cards, kinds, plus }) {
  const phone = useWidth() < 700;
  const { red, green } = player.gems;
  const b = phone ? 26 : 17.6;
  const gap = phone ? 3 : 1.6;
  const torchLit = kinds.includes("torch");
  const reds = gemRow(red, "gemR", b, gap, count(kinds, "red-gem"));
  const greens = gemRow(green, "gemG", b, gap, count(kinds, "green-gem"));
  const torches = torchRow(player.torches, view.round, phone ? 40 : 44, 5, torchLit);
  const skulls = skullBoxes(
    player.skulls,
    kinds.includes("potion") ? 2 * count(kinds, "potion") : 0,
    kinds.includes("potion") ? 0 : count(kinds, "skull"),
  );
  const chips = player.completed.map((/** @type {string} */ id) => cards.byId[id]);
  const wide = phone ? 24 : chips.length > 4 ? Math.max(22, Math.floor(192 / chips.length) - 4) : 42;
  return html`
    <section class="card sheet py-sheet" aria-label=${common.sum}>
      <div class="s-gems">
        <div class="sl">
          <span>${text.gems}</span>
          <span class="sv">${text.pairs(red, green)} = ${player.lines.gems}</span>
        </div>
        <div class="gemrows">
          <${Svg} ...${reds} label=${text.gemsAre(red, green)} />
          <${Svg} ...${greens} />
        </div>
      </div>
      <div class="s-torches">
        <div class="sl">
          <span>${text.torches}</span>
          <span class="sv">${player.lines.torches}</span>
        </div>
        <${Svg} ...${torches} label=${text.torchesAre(player.torches)} />
      </div>
      <div class="s-skulls">
        <div class="sl">
          <span>${text.skulls}</span>
          <span class="sv">${player.lines.skulls ? `−${Math.abs(player.lines.skulls)}` : 0}</span>
        </div>
        <${Svg} ...${skulls} label=${text.skullsAre(player.skulls)} />
      </div>
      <div class="s-cards">
        <div class="sl">
          <span>${text.pyramids}</span>
          <span class="sv">${player.lines.cards} + ${player.lines.pyramid_points}</span>
        </div>
        <div class="chips">
          ${chips.length
            ? chips.map(
                (/** @type {any} */ card) => html`
                  <${Chip} card=${card} w=${wide} h=${36} />
                `,
              )
            : html`
                <span class="empty">${common.none}</span>
              `}
        </div>
      </div>
      <div class="ssum">
        <span>${common.sum}</span>
        <b class="num">${player.sum < 0 ? `−${-player.sum}` : player.sum}</b>
        ${plus !== null &&
        plus !== 0 &&
        html`
          <span class="plus">${plus > 0 ? "+" : "−"}${Math.abs(plus)}</span>
        `}
      </div>
    </section>
  `;
}

/** A player's cards and sheet, small. @param {any} p */
function Panel({ view, seat, log, cards, table }) {
  const player = view.players[seat];
  const last = lastCrosses(log);
  const { red, green } = player.gems;
  return html`
    <${Held} ...${{ kit, player, cards, last, seat, name: table.seats[seat].name }} />
    <div class="py-small wide">
      <div class="gemrows">
        <${Svg} ...${gemRow(red, "gemR", 15, 1.4)} label=${text.gemsAre(red, green)} />
        <${Svg} ...${gemRow(green, "gemG", 15, 1.4)} />
      </div>
      <${Svg} ...${torchRow(player.torches, view.round, 17, 2)} label=${text.torchesAre(player.torches)} />
    </div>
    <div class="wide py-skulls">
      <${Svg} ...${skullLine(player.skulls)} label=${text.skullsAre(player.skulls)} />
    </div>
    <div class="orow done">
      <span class="lbl wide">${common.completed}</span>
      <span class="mini">${Sym({ n: "gemR", s: 18 })}${red}</span>
      <span class="mini">${Sym({ n: "gemG", s: 18 })}${green}</span>
      <span class="mini">${Sym({ n: "skull", s: 18 })}${player.skulls}</span>
      <span class="grow"></span>
      <span class="chips">
        ${player.completed.length
          ? player.completed.map(
              (/** @type {string} */ id) => html`
                <${Chip} card=${cards.byId[id]} w=${24} h=${30} />
              `,
            )
          : html`
              <span class="lbl wide">${common.none}</span>
            `}
      </span>
    </div>
  `;
}

/** Rounds, and who has won which race. @param {any} p */
function Side({ view, table, cards }) {
  const done = (/** @type {any} */ player, /** @type {string} */ colour) =>
    player.completed.filter((/** @type {string} */ id) => cards.byId[id].colour === colour).length;
  const art = (/** @type {string} */ colour) =>
    `
      <rect width="32" height="36" rx="7" fill="${suits[colour].hex}"/>
      <rect width="32" height="36" rx="7" fill="url(#h-${colour})"/>`;
  return html`
    <${RoundCard} view=${view} />
    <section class=${`card races n${table.seats.length}`}>
      <table>
        <thead>
          <tr>
            <th scope="col" colspan="4" class="d">${text.races}</th>
            ${table.seats.map(
              (/** @type {any} */ one) => html`
                <th scope="col" key=${one.seat}>
                  <${Seat} seat=${one.seat} name=${one.name} s=${table.seats.length > 3 ? 20 : 22} />
                  <span class="hidden-text">${one.name}</span>
                </th>
              `,
            )}
          </tr>
        </thead>
        <tbody>
          ${COLOURS.map(
            (colour) => html`
              <tr key=${colour}>
                <th scope="row">
                  <span class="em">
                    <${Svg} w=${32} h=${36} art=${art(colour)} label=${colour} />
                    ${Sym({ n: suits[colour].emblem, s: 20 })}
                  </span>
                </th>
                ${[10, 6, 3].map((points) => {
                  const winner = view.players.find((/** @type {any} */ one) =>
                    one.pyramid_points[colour]?.includes(points),
                  );
                  return html`
                    <td key=${points}>
                      <span
                        class=${`rb ${winner ? "tk" : ""}`}
                        role="img"
                        aria-label=${text.raceOf(colour, points, winner && table.seats[winner.seat].name)}
                      >
                        <b class="num">${points}</b>
                        ${winner &&
                        html`
                          <${Seat} seat=${winner.seat} name=${table.seats[winner.seat].name} s=${22} />
                        `}
                      </span>
                    </td>
                  `;
                })}${view.players.map((/** @type {any} */ player) => {
                  const n = done(player, colour);
                  return html`
                    <td key=${"n" + player.seat} class=${`rc ${n >= 2 ? "hi" : ""}`}>${n}</td>
                  `;
                })}
              </tr>
            `,
          )}
        </tbody>
      </table>
    </section>
  `;
}

/** @type {any} */
const kit = {
  measure,
  draw,
  shows,
  Sheet,
  mine: text.mine,
  fitsNote: text.fitsNote,
  isBox: (/** @type {string} */ kind) => kind !== "wall",
  says: (/** @type {string} */ kind) => text.kinds[kind],
  name: text.name,
  inWords: (/** @type {any} */ card) =>
    Object.entries(text.kinds)
      .filter(([kind]) => !["plain", "wall", "entrance", "tomb"].includes(kind))
      .map(([kind, word]) => [count(Object.values(card.boxes), kind), word])
      .filter(([n]) => n)
      .map(([n, word]) => `${n} ${word}`)
      .join(", "),
  displayNote: () => html`
    <span class="note">${text.lowest}</span>
  `,
  gains(/** @type {any} */ kinds) {
    const found = [];
    const n = (/** @type {string} */ kind) => count(kinds, kind);
    if (n("red-gem")) found.push({ icon: Sym({ n: "gemR" }), words: text.gain(n("red-gem"), "red gem") });
    if (n("green-gem"))
      found.push({ icon: Sym({ n: "gemG" }), words: text.gain(n("green-gem"), "green gem") });
    if (n("torch")) found.push({ icon: Sym({ n: "torch" }), words: text.torch });
    if (n("skull")) found.push({ icon: Sym({ n: "skull" }), words: text.skull(n("skull")) });
    if (n("potion")) found.push({ icon: Sym({ n: "potion" }), words: text.potion });
    if (n("tomb")) found.push({ icon: Sym({ n: "tomb" }), words: text.tomb });
    if (n("red-cross")) found.push({ icon: Sym({ n: "x", s: 20 }), words: text.more(n("red-cross")) });
    return found;
  },
};

export default {
  title: text.title,
  folder: "pyramids",
  ...patternFront,
  Board: boardOf(kit),
  Panel,
  Side,
  Rules,
  sum: (/** @type {Wire.View} */ view, /** @type {number} */ seat) => ({
    value: view.players[seat].sum < 0 ? `−${-view.players[seat].sum}` : view.players[seat].sum,
  }),
  words: (/** @type {Wire.Step} */ step, /** @type {any} */ say) => crossWords(step, say, text.name),
  sheet: (
    /** @type {any} */ result,
    /** @type {any} */ cards,
    /** @type {Wire.View} */ view,
    /** @type {number} */ seat,
  ) => {
    const { red, green } = result.gems;
    const { lines } = view.players[seat];
    return [
      {
        label: text.torches,
        art: html`
          <${Svg} ...${torchRow(result.torches, 0, 24, 3)} />
        `,
        value: lines.torches,
      },
      {
        label: text.racePoints,
        art: html`
          <span class="chips">
            ${COLOURS.flatMap((colour) =>
              (result.pyramid_points[colour] || []).map(
                (/** @type {number} */ points) => html`
                  <span class="racechip">
                    <${Svg}
                      w=${30}
                      h=${32}
                      art=${`
                        <rect width="30" height="32" rx="6" fill="${suits[colour].hex}"/>
                        <rect width="30" height="32" rx="6" fill="url(#h-${colour})"/>
                        <text x="15" y="22" text-anchor="middle" class="dfont" font-weight="700"
                          font-size="17" fill="#fff">${points}</text>`}
                      label=${`${colour} ${points}`}
                    />
                  </span>
                `,
              ),
            )}
          </span>
        `,
        value: lines.pyramid_points,
      },
      {
        label: text.gems,
        art: html`
          <span class="gemrows">
            <${Svg} ...${gemRow(red, "gemR", 12, 1)} />
            <${Svg} ...${gemRow(green, "gemG", 12, 1)} />
          </span>
        `,
        value: lines.gems,
      },
      {
        label: text.skulls,
        art: html`
          <${Svg} ...${skullLine(result.skulls, 13, 1)} />
        `,
        value: lines.skulls,
      },
      {
        label: text.pyramids,
        art: html`
          <span class="chips">
            ${result.completed.map(
              (/** @type {string} */ id) => html`
                <${Chip} card=${cards.byId[id]} w=${22} h=${30} />
              `,
            )}
          </span>
        `,
        value: lines.cards,
      },
    ];
  },
  tips: [
    {
      id: "keep",
      when: (/** @type {any} */ p) => p.view.phase === "choose",
      text:
        "Keep two pyramids. A short way from the entrance to the tomb completes one quickly; what lies " +
        "on the way counts.",
    },
    {
      id: "place",
      when: (/** @type {any} */ p) =>
        p.choices.some((/** @type {Wire.Step} */ step) => step.as === "pattern"),
      text:
        "The pattern must cover the entrance of an empty pyramid, or touch a box that you crossed off " +
        "before. A single touching box is always allowed instead.",
    },
    {
      id: "skull",
      when: (/** @type {any} */ p) => p.view.players[p.seat]?.skulls > 0,
      text: "Only your worst skull counts at the end. A potion wipes off two.",
    },
    {
      id: "take",
      when: (/** @type {any} */ p) => p.choices.some((/** @type {Wire.Step} */ step) => step.do === "take"),
      text:
        "Completed: 10 points. The first to complete two of a colour wins the 10 of its race, then the " +
        "6, then the 3.",
    },
  ],
  keys: () => common.keys,
};

// Pyramids at the table.
import { area, t, told } from "../../js/language.js";
import { KEYS } from "../../patterns/words.js";
import { KINDS, TELLS, fitsNote, name, pairs, raceOf, torchesAre } from "./words.js";
import { suits } from "../../art/suits.js";
import { Count } from "../../js/beats.js";
import { Seat, Svg, Sym, html, signed } from "../../js/parts.js";
import { useShape } from "../../js/shape.js";
import { patternBeats } from "../../patterns/beats.js";
import { boardOf } from "../../patterns/board.js";
import { Held } from "../../patterns/cards.js";
import { chipWidth } from "../../patterns/draw.js";
import { patternFront } from "../../patterns/front.js";
import { glimpseOf, lastOf } from "../../patterns/glimpse.js";
import { lastCrosses } from "../../patterns/placing.js";
import { wayTo } from "../../patterns/shapes.js";
import { RoundCard, crossWords, status } from "../../patterns/side.js";
import { patternStory } from "../../patterns/story.js";
import { chip, draw, gemRow, measure, shows, skullBoxes, skullLine, torchRow } from "./draw.js";
import { story } from "./story.js";

await area("silver-and-gold-pyramids");

/** @typedef {import("../../js/beats.js").Moment} Moment */

const Chip = (/** @type {any} */ { card, w, h }) => html`
  <${Svg} art=${chip(card, w, h)} w=${w} h=${h} label=${told(name(card))} />
`;
const count = (/** @type {any} */ kinds, /** @type {string} */ kind) =>
  kinds.filter((/** @type {any} */ one) => one === kind).length;
const COLOURS = ["purple", "orange", "green"];

/** My score sheet, as printed; beside a board there is room for words only. @param {any} p */
function Sheet({ player, view, cards, kinds, plus }) {
  const shape = useShape();
  const phone = shape === "phone";
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
  const wide = phone ? 26 : chipWidth(chips.length);
  const sum = html`
    <b class="num" data-sum=${player.seat}><${Count} value=${signed(player.sum)} /></b>
    ${plus !== null &&
    plus !== 0 &&
    html`
      <span class="plus">${plus > 0 ? "+" : "−"}${Math.abs(plus)}</span>
    `}
  `;
  const won = html`
    <div class="chips" data-completed=${player.seat}>
      ${chips.length
        ? chips.map(
            (/** @type {any} */ card) => html`
              <${Chip} card=${card} w=${shape === "beside" ? 27 : wide} h=${36} />
            `,
          )
        : html`
            <span class="empty">${t("patterns/none")}</span>
          `}
    </div>
  `;
  if (shape === "beside")
    return html`
      <section class="card sheet inwords" aria-label=${t("patterns/sum")}>
        <dl>
          <dt>${t("silver-and-gold-pyramids/gems")}</dt>
          <dd>${pairs(red, green)} = ${player.lines.gems}</dd>
          <dt>${t("silver-and-gold-pyramids/torches")}</dt>
          <dd>${player.lines.torches}</dd>
          <dt>${t("silver-and-gold-pyramids/skulls")}</dt>
          <dd>${signed(-Math.abs(player.lines.skulls))}</dd>
          <dt>${t("silver-and-gold-pyramids/pyramids")}</dt>
          <dd>${player.lines.cards} + ${player.lines.pyramid_points}</dd>
        </dl>
        <div class="ssum">${won}${sum}</div>
      </section>
    `;
  return html`
    <section class="card sheet py-sheet" aria-label=${t("patterns/sum")}>
      <div class="s-gems" role="group" tabindex="0" data-tells=${TELLS["red-gem"]} data-sheet="gems">
        <div class="sl">
          <span>${t("silver-and-gold-pyramids/gems")}</span>
          <span class="sv">${pairs(red, green)} = ${player.lines.gems}</span>
        </div>
        <div class="gemrows">
          <${Svg} ...${reds} label=${t("silver-and-gold-pyramids/gems-are", { red, green })} />
          <${Svg} ...${greens} />
        </div>
      </div>
      <div class="s-torches" role="group" tabindex="-1" data-tells=${TELLS.torch} data-sheet="torches">
        <div class="sl">
          <span>${t("silver-and-gold-pyramids/torches")}</span>
          <span class="sv">${player.lines.torches}</span>
        </div>
        <${Svg} ...${torches} label=${torchesAre(player.torches)} />
      </div>
      <div class="s-skulls" role="group" tabindex="-1" data-tells=${TELLS.skull} data-sheet="skulls">
        <div class="sl">
          <span>${t("silver-and-gold-pyramids/skulls")}</span>
          <span class="sv">${signed(-Math.abs(player.lines.skulls))}</span>
        </div>
        <${Svg} ...${skulls} label=${t("silver-and-gold-pyramids/skulls-are", { n: player.skulls })} />
      </div>
      <div class="s-cards" role="group" tabindex="-1" data-tells=${TELLS.cards}>
        <div class="sl">
          <span>${t("silver-and-gold-pyramids/pyramids")}</span>
          <span class="sv">${player.lines.cards} + ${player.lines.pyramid_points}</span>
        </div>
        ${won}
      </div>
      <div class="ssum">
        <span>${t("patterns/sum")}</span>
        ${sum}
      </div>
    </section>
  `;
}

/** A player's cards and sheet, small. @param {any} p */
function Panel({ view, seat, log, cards, table }) {
  const shape = useShape();
  const player = view.players[seat];
  const last = lastCrosses(log);
  const { red, green } = player.gems;
  const many = table.seats.length > 3;
  const printed = shape === "high" && !many;
  const size = printed || shape === "phone" ? "small" : shape === "beside" || many ? "tiny" : "mini";
  const done = player.completed;
  const phone = shape === "phone";
  const counted = shape === "beside" || many || phone || done.length > (shape === "low" ? 2 : 12);
  return html`
    <${Held} ...${{ kit, player, cards, last, seat, name: table.seats[seat].name, size }} />
    ${printed &&
    html`
      <div class="py-small">
        <div class="gemrows">
          <${Svg}
            ...${gemRow(red, "gemR", 15, 1.4)}
            label=${t("silver-and-gold-pyramids/gems-are", { red, green })}
          />
          <${Svg} ...${gemRow(green, "gemG", 15, 1.4)} />
        </div>
        <${Svg} ...${torchRow(player.torches, view.round, 17, 2)} label=${torchesAre(player.torches)} />
      </div>
      <${Svg}
        ...${skullLine(player.skulls)}
        label=${t("silver-and-gold-pyramids/skulls-are", { n: player.skulls })}
      />
    `}
    <div class="orow done" data-completed=${seat}>
      ${printed
        ? html`
            <span class="lbl">${t("patterns/completed")}</span>
          `
        : html`
            <span class="mini" data-tells=${TELLS["red-gem"]}>${Sym({ n: "gemR", s: 18 })}${red}</span>
            <span class="mini" data-tells=${TELLS["green-gem"]}>${Sym({ n: "gemG", s: 18 })}${green}</span>
            <span class="mini" data-tells=${TELLS.skull}>${Sym({ n: "skull", s: 18 })}${player.skulls}</span>
          `}
      ${counted
        ? html`
            <span class="mini" data-tells=${TELLS.cards}>
              <i class="cardicon"></i>
              ${done.length}
            </span>
          `
        : html`
            <span class="chips">
              ${done.map(
                (/** @type {string} */ id) => html`
                  <${Chip} card=${cards.byId[id]} w=${25} h=${31} />
                `,
              )}
              ${printed &&
              !done.length &&
              html`
                <span class="lbl">${t("patterns/none")}</span>
              `}
            </span>
          `}
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
    <section class=${`card races n${table.seats.length}`} data-tells=${TELLS.races}>
      <table>
        <thead>
          <tr>
            <th scope="col" colspan="4" class="d">${t("silver-and-gold-pyramids/races")}</th>
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
                    <${Svg}
                      w=${32}
                      h=${36}
                      art=${art(colour)}
                      label=${t("silver-and-gold-pyramids/colour", { colour })}
                    />
                    ${Sym({ n: suits[colour].emblem, s: 20 })}
                  </span>
                </th>
                ${[10, 6, 3].map((points) => {
                  const winner = view.players.find((/** @type {any} */ one) =>
                    one.pyramid_points[colour]?.includes(points),
                  );
                  return html`
                    <td key=${points} data-race=${`${colour} ${points}`}>
                      <span
                        class=${`rb ${winner ? "tk" : ""}`}
                        role="img"
                        aria-label=${raceOf(colour, points, winner && table.seats[winner.seat].name)}
                      >
                        <b class="num">${points}</b>
                        ${winner &&
                        html`
                          <${Seat} seat=${winner.seat} name=${table.seats[winner.seat].name} s=${18} />
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

/** What a pattern has to do here. @param {Wire.Message} pattern @param {any} p BoardProps */
function asks(pattern, { view, seat }) {
  const held = view.players[seat].cards.filter(Boolean);
  const begun = held.filter((/** @type {any} */ one) => one.crossed.length).length;
  return begun && begun < held.length
    ? t("silver-and-gold-pyramids/asks-both", { pattern })
    : begun
      ? t("silver-and-gold-pyramids/asks-touch", { pattern })
      : t("silver-and-gold-pyramids/asks-entrance", { pattern });
}

/** @type {any} */
const kit = {
  measure,
  draw,
  shows,
  Sheet,
  Side,
  oneInFront: true,
  mine: t("silver-and-gold-pyramids/mine"),
  fitsNote,
  isBox: (/** @type {string} */ kind) => kind !== "wall",
  says: (/** @type {string} */ kind) => KINDS[kind],
  tells: (/** @type {string} */ kind) => TELLS[kind],
  name,
  inWords: (/** @type {any} */ card) =>
    Object.keys(KINDS)
      .filter((kind) => !["plain", "wall", "entrance", "tomb"].includes(kind))
      .map((kind) => ({ n: count(Object.values(card.boxes), kind), kind }))
      .filter(({ n }) => n)
      .map((one) => t("silver-and-gold-pyramids/counted", one))
      .join(", "),
  displayNote: (/** @type {Wire.View} */ _view, /** @type {boolean} */ short) => html`
    <span class="note">
      ${short ? t("silver-and-gold-pyramids/lowest-first") : t("silver-and-gold-pyramids/lowest")}
    </span>
  `,
  facts: (/** @type {any} */ card) => {
    const kinds = Object.values(card.boxes);
    const way = wayTo(card.boxes, "entrance", "tomb");
    return {
      way,
      words: [way, t("silver-and-gold-pyramids/to-the-tomb")],
      counts: ["red-gem", "green-gem", "torch", "skull", "potion", "red-cross"].map((kind) => ({
        icon: Sym({ n: shows(kind) ?? "", s: kind === "red-cross" ? 17 : 21 }),
        n: count(kinds, kind),
      })),
    };
  },
  gains(/** @type {any} */ kinds) {
    const found = [];
    const n = (/** @type {string} */ kind) => count(kinds, kind);
    if (n("red-gem"))
      found.push({
        icon: Sym({ n: "gemR" }),
        words: t("silver-and-gold-pyramids/gain", { n: n("red-gem"), kind: "red-gem" }),
      });
    if (n("green-gem"))
      found.push({
        icon: Sym({ n: "gemG" }),
        words: t("silver-and-gold-pyramids/gain", { n: n("green-gem"), kind: "green-gem" }),
      });
    if (n("torch")) found.push({ icon: Sym({ n: "torch" }), words: t("silver-and-gold-pyramids/torch") });
    if (n("skull"))
      found.push({
        icon: Sym({ n: "skull" }),
        words: t("silver-and-gold-pyramids/skull", { n: n("skull") }),
      });
    if (n("potion")) found.push({ icon: Sym({ n: "potion" }), words: t("silver-and-gold-pyramids/potion") });
    if (n("tomb")) found.push({ icon: Sym({ n: "tomb" }), words: t("silver-and-gold-pyramids/tomb") });
    if (n("red-cross"))
      found.push({
        icon: Sym({ n: "x", s: 20 }),
        words: t("silver-and-gold-pyramids/more", { n: n("red-cross") }),
      });
    return found;
  },
};

/** A box of a race. @param {string} colour @param {number} points */
const raceArt = (colour, points) => `
  <rect width="30" height="32" rx="6" fill="${suits[colour].hex}"/>
  <rect width="30" height="32" rx="6" fill="url(#h-${colour})"/>
  <text x="15" y="22" text-anchor="middle" class="dfont" font-weight="700" font-size="17"
    fill="#fff">${points}</text>`;

/** What a race has brought goes to whoever has won it. @param {Moment} was @param {Moment} now */
const races = (was, now) =>
  now.view.players.flatMap((/** @type {any} */ player, /** @type {number} */ seat) =>
    COLOURS.flatMap((colour) =>
      player.pyramid_points[colour]
        .filter(
          (/** @type {number} */ points) => !was.view.players[seat].pyramid_points[colour].includes(points),
        )
        .map((/** @type {number} */ points) => ({
          what: "race",
          sound: "trophy",
          flies: {
            art: `<svg viewBox="0 0 30 32">${raceArt(colour, points)}</svg>`,
            from: `[data-race="${colour} ${points}"]`,
            to: `[data-sum="${seat}"]`,
          },
        })),
    ),
  );

export default {
  title: "Silver & Gold: Pyramids",
  short: "Pyramids",
  folder: "silver-and-gold-pyramids",
  ...patternFront,
  beats: (/** @type {Moment} */ was, /** @type {Moment} */ now) =>
    patternBeats(was, now, {
      chip: (card) => `<svg viewBox="0 0 34 40">${chip(card, 34, 40)}</svg>`,
      sheet: {
        "red-gem": { icon: "gemR", to: '[data-sheet="gems"]' },
        "green-gem": { icon: "gemG", to: '[data-sheet="gems"]' },
        torch: { icon: "torch", to: '[data-sheet="torches"]' },
        skull: { icon: "skull", to: '[data-sheet="skulls"]' },
        potion: { icon: "potion", to: '[data-sheet="skulls"]' },
      },
      prizes: races,
    }),
  status: (/** @type {any} */ p) => status(p, asks),
  Board: boardOf(kit),
  Glimpse: glimpseOf(kit),
  Last: lastOf(kit),
  Panel,
  Side,
  rules: () => import("./rules.js"),
  sum: (/** @type {Wire.View} */ view, /** @type {number} */ seat) => ({
    value: signed(view.players[seat].sum),
  }),
  words: (/** @type {Wire.Step} */ step, /** @type {any} */ say) => crossWords(step, say, name),
  story: (/** @type {any} */ p) => patternStory(p, story),
  ahead: "silver-and-gold-pyramids/ahead",
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
        line: "torches",
        label: t("silver-and-gold-pyramids/torches"),
        art: html`
          <${Svg} ...${torchRow(result.torches, 0, 24, 3)} />
        `,
        value: lines.torches,
      },
      {
        line: "race-points",
        label: t("silver-and-gold-pyramids/race-points"),
        art: html`
          <span class="chips">
            ${COLOURS.flatMap((colour) =>
              (result.pyramid_points[colour] || []).map(
                (/** @type {number} */ points) => html`
                  <span class="racechip">
                    <${Svg}
                      w=${30}
                      h=${32}
                      art=${raceArt(colour, points)}
                      label=${raceOf(colour, points, "")}
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
        line: "gems",
        label: t("silver-and-gold-pyramids/gems"),
        art: html`
          <span class="gemrows">
            <${Svg} ...${gemRow(red, "gemR", 12, 1)} />
            <${Svg} ...${gemRow(green, "gemG", 12, 1)} />
          </span>
        `,
        value: lines.gems,
      },
      {
        line: "skulls",
        label: t("silver-and-gold-pyramids/skulls"),
        art: html`
          <${Svg} ...${skullLine(result.skulls, 19, 2, 5)} />
        `,
        value: lines.skulls,
      },
      {
        line: "pyramids",
        label: t("silver-and-gold-pyramids/pyramids"),
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
      text: t("silver-and-gold-pyramids/tip-keep"),
    },
    {
      id: "place",
      when: (/** @type {any} */ p) =>
        p.choices.some((/** @type {Wire.Step} */ step) => step.as === "pattern"),
      text: t("silver-and-gold-pyramids/tip-place"),
    },
    {
      id: "skull",
      when: (/** @type {any} */ p) => p.view.players[p.seat]?.skulls > 0,
      text: t("silver-and-gold-pyramids/tip-skull"),
    },
    {
      id: "take",
      when: (/** @type {any} */ p) => p.choices.some((/** @type {Wire.Step} */ step) => step.do === "take"),
      text: t("silver-and-gold-pyramids/tip-take"),
    },
  ],
  rulesAt: (/** @type {Wire.View} */ view, /** @type {number} */ seat) =>
    view.phase === "choose"
      ? "before"
      : view.phase === "over"
        ? "end"
        : view.players[seat]?.owed
          ? "symbols"
          : "turn",
  lesson: () => import("./lesson.js"),
  keys: () => KEYS,
};

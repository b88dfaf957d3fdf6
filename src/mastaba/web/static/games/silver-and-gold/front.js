// Silver & Gold at the table.
import { area, t, told } from "../../js/language.js";
import { KEYS } from "../../patterns/words.js";
import {
  KINDS,
  TELLS,
  coinsAre,
  fitsNote,
  name,
  nextTrophyIs,
  palmsAre,
  trophiesAre,
  trophy,
  withSeal,
} from "./words.js";
import { Count } from "../../js/beats.js";
import { Svg, Sym, html } from "../../js/parts.js";
import { rich } from "../../js/rich.js";
import { useShape } from "../../js/shape.js";
import { patternBeats } from "../../patterns/beats.js";
import { boardOf } from "../../patterns/board.js";
import { Held } from "../../patterns/cards.js";
import { chipWidth } from "../../patterns/draw.js";
import { patternFront } from "../../patterns/front.js";
import { glimpseOf, lastOf } from "../../patterns/glimpse.js";
import { lastCrosses } from "../../patterns/placing.js";
import { RoundCard, crossWords } from "../../patterns/side.js";
import { patternStory } from "../../patterns/story.js";
import { chip, coinRows, draw, measure, palmBoxes, sealArt, shows } from "./draw.js";
import { story } from "./story.js";

await area("silver-and-gold");

/** @typedef {import("../../js/beats.js").Moment} Moment */

const Chip = (/** @type {any} */ { card, w, h }) => html`
  <${Svg} art=${chip(card, w, h)} w=${w} h=${h} label=${told(name(card))} />
`;
const count = (/** @type {any} */ kinds, /** @type {string} */ kind) =>
  kinds.filter((/** @type {any} */ one) => one === kind).length;

/** My score sheet, as printed; beside a board there is room for words only. @param {any} p */
function Sheet({ player, view, cards, kinds, plus }) {
  const shape = useShape();
  const phone = shape === "phone";
  const lit = Math.min(count(kinds, "coin"), 12 - player.coins);
  const coins = coinRows(player, phone ? { side: 27, gap: 3, lit } : { side: 34, lit });
  const palms = palmBoxes(player.palms, phone ? 41 : 44, phone ? 40 : 46, 5);
  const chips = player.completed.map((/** @type {string} */ id) => cards.byId[id]);
  const wide = phone ? 24 : chipWidth(chips.length);
  const sum = html`
    <b class="num" data-sum=${player.seat}><${Count} value=${player.sum} /></b>
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
              <${Chip}
                card=${card}
                w=${shape === "beside" ? 27 : wide}
                h=${phone || shape === "beside" ? 34 : 40}
              />
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
          <dt>${t("silver-and-gold/coins")}</dt>
          <dd>${t("silver-and-gold/of-twelve", { n: player.coins })}</dd>
          <dt>${t("silver-and-gold/trophies")}</dt>
          <dd>${trophiesAre(player.cups, nextTrophy(view))}</dd>
          <dt>${t("silver-and-gold/palms")}</dt>
          <dd>${player.palms.join(" + ") || "0"}</dd>
        </dl>
        <div class="ssum">${won}${sum}</div>
      </section>
    `;
  return html`
    <section class="card sheet sg-sheet" aria-label=${t("patterns/sum")}>
      <div class="s-coins" role="group" tabindex="0" data-tells=${TELLS.coin} data-sheet="coins">
        <div class="sl">
          <span>${t("silver-and-gold/coins")}</span>
          <span class="sv">${player.lines.coins} + ${player.lines.cups}</span>
        </div>
        <${Svg} ...${coins} label=${coinsAre(player.coins, player.cups)} />
      </div>
      <div class="s-palms" role="group" tabindex="-1" data-tells=${TELLS.palm} data-sheet="palms">
        <div class="sl">
          <span>${t("silver-and-gold/palms")}</span>
          <span class="sv">${player.lines.palms}</span>
        </div>
        <${Svg} ...${palms} label=${palmsAre(player.palms)} />
      </div>
      <div class="s-cards" role="group" tabindex="-1" data-tells=${TELLS.cards}>
        <div class="sl">
          <span>${t("silver-and-gold/cards-and-seals")}</span>
          <span class="sv">${player.lines.cards} + ${player.lines.seals}</span>
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

/** The highest trophy that nobody has. @param {Wire.View} view @returns {number|undefined} */
const nextTrophy = (view) =>
  [6, 5, 4, 3, 2, 1].find(
    (value) => !view.players.some((/** @type {any} */ one) => one.cups.includes(value)),
  );

/** A player's cards and sheet, small. @param {any} p */
function Panel({ view, seat, log, cards, table }) {
  const shape = useShape();
  const player = view.players[seat];
  const last = lastCrosses(log);
  const many = table.seats.length > 3;
  const printed = shape === "high" && !many;
  const size = printed || shape === "phone" ? "small" : shape === "beside" || many ? "tiny" : "mini";
  const coins = coinRows(player, { side: 18, gap: 2 });
  const palms = palmBoxes(player.palms, 27, 36, 3);
  const done = player.completed;
  const room = shape === "low" ? 3 : shape === "phone" ? 2 : 12;
  const counted = shape === "beside" || many || done.length > room;
  return html`
    <${Held} ...${{ kit, player, cards, last, seat, name: table.seats[seat].name, size }} />
    ${printed &&
    html`
      <div class="orow">
        <${Svg} ...${coins} label=${coinsAre(player.coins, player.cups)} />
        <span class="grow"></span>
        <${Svg} ...${palms} label=${palmsAre(player.palms)} />
      </div>
    `}
    <div class="orow done" data-completed=${seat}>
      ${printed
        ? html`
            <span class="lbl">${t("patterns/completed")}</span>
          `
        : html`
            <span class="mini" data-tells=${TELLS.coin}>${Sym({ n: "coin", s: 20 })}${player.coins}</span>
            <span class="mini" data-tells=${TELLS.palm}>
              ${Sym({ n: "palm", s: 20 })}${player.palms.length}
            </span>
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
                  <${Chip}
                    card=${cards.byId[id]}
                    w=${shape === "phone" ? 22 : 25}
                    h=${shape === "phone" ? 28 : 32}
                  />
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

/** Rounds, expeditions and trophies. @param {any} p */
function Side({ view, table }) {
  const owner = (/** @type {any} */ value) =>
    view.players.find((/** @type {any} */ one) => one.cups.includes(value))?.seat;
  return html`
    <${RoundCard} view=${view}>
      <div class="sl">
        <span>${t("silver-and-gold/trophies")}</span>
        <span class="sv">${nextTrophyIs(nextTrophy(view))}</span>
      </div>
      <div class="tros" data-tells=${TELLS.trophy} role="list" aria-label=${t("silver-and-gold/trophies")}>
        ${[6, 5, 4, 3, 2, 1].map((value) => {
          const seat = owner(value);
          return html`
            <span
              class=${`tro ${seat === undefined ? "" : "won"}`}
              role="listitem"
              key=${value}
              data-trophy=${value}
            >
              <${Svg}
                w=${40}
                h=${40}
                art=${cupArt(value)}
                label=${trophy(value, seat === undefined ? "" : table.seats[seat].name)}
              />
              ${seat !== undefined &&
              html`
                <span class="who">
                  <span class=${`seat s${seat % 6}`} aria-hidden="true">
                    ${[...table.seats[seat].name][0].toUpperCase()}
                  </span>
                </span>
              `}
            </span>
          `;
        })}
      </div>
    <//>
  `;
}
const cupArt = (/** @type {any} */ value) =>
  `
    ${Cup}
    <circle cx="20" cy="14" r="8" fill="#FFF6DC"/>
    <text x="20" y="18.5" text-anchor="middle" class="dfont" font-weight="700" font-size="14"
      fill="#4A320A">${value}</text>`;
const Cup = `
    <g transform="scale(.833)" fill="#DDAA3C" stroke="#8A5F12" stroke-width="2" stroke-linejoin="round">
      <path d="M12 12 C6 12 6.4 22 14.4 23" fill="none"/>
      <path d="M36 12 C42 12 41.6 22 33.6 23" fill="none"/>
      <path d="M11.5 8 H36.5 C36.5 20 33 28.6 24 28.6 C15 28.6 11.5 20 11.5 8 Z"/>
      <path d="M21.8 28 H26.2 V35 H21.8 Z"/>
      <path d="M15.5 40 C16 36.6 19 35 24 35 C29 35 32 36.6 32.5 40 Z"/>
    </g>`;

/** @type {any} */
const kit = {
  measure,
  draw,
  shows,
  Sheet,
  Side,
  mine: t("silver-and-gold/mine"),
  fitsNote,
  isBox: () => true,
  says: (/** @type {string} */ kind) => KINDS[kind],
  tells: (/** @type {string} */ kind) => TELLS[kind],
  name,
  inWords: (/** @type {any} */ card) =>
    [
      t("silver-and-gold/counted", { n: Object.keys(card.boxes).length, kind: "box" }),
      ...["x", "coin", "palm"].map((kind) =>
        t("silver-and-gold/counted", { n: count(Object.values(card.boxes), kind), kind }),
      ),
      withSeal(card),
    ].join(", "),
  displayNote: (/** @type {Wire.View} */ view, /** @type {boolean} */ short) => html`
    <span class="note" data-tells=${TELLS.palm}>
      ${Sym({ n: "palm", s: 22 })}
      <span>
        ${short
          ? rich("silver-and-gold/a-palm", { n: view.palm - 1 })
          : rich("silver-and-gold/palm-now", { n: view.palm - 1 })}
      </span>
    </span>
  `,
  facts: (/** @type {any} */ card) => {
    const kinds = Object.values(card.boxes);
    return {
      words: [kinds.length, t("silver-and-gold/boxes", { n: kinds.length })],
      counts: [
        { icon: Sym({ n: "coin", s: 22 }), n: count(kinds, "coin") },
        { icon: Sym({ n: "palm", s: 22 }), n: count(kinds, "palm") },
        { icon: Sym({ n: "x", s: 18 }), n: count(kinds, "x") },
      ],
    };
  },
  gains(/** @type {any} */ kinds, /** @type {Wire.View} */ view) {
    const found = [];
    const coins = count(kinds, "coin");
    const palms = count(kinds, "palm");
    const x = count(kinds, "x");
    if (coins)
      found.push({ icon: Sym({ n: "coin", s: 26 }), words: t("silver-and-gold/coin", { n: coins }) });
    for (let n = 0; n < palms; n++)
      found.push({ icon: Sym({ n: "palm", s: 26 }), words: t("silver-and-gold/palm", { n: view.palm }) });
    if (x) found.push({ icon: Sym({ n: "x", s: 20 }), words: t("silver-and-gold/more", { n: x }) });
    return found;
  },
};

/** A trophy goes from the shelf to whoever has won it. @param {Moment} was @param {Moment} now */
const trophies = (was, now) =>
  now.view.players.flatMap((/** @type {any} */ player, /** @type {number} */ seat) =>
    player.cups.slice(was.view.players[seat].cups.length).map((/** @type {number} */ value) => ({
      what: "trophy",
      sound: "trophy",
      flies: {
        art: `<svg viewBox="0 0 40 40">${cupArt(value)}</svg>`,
        from: `[data-trophy="${value}"]`,
        to: `[data-sum="${seat}"]`,
      },
    })),
  );

export default {
  title: "Silver & Gold",
  folder: "silver-and-gold",
  ...patternFront,
  beats: (/** @type {Moment} */ was, /** @type {Moment} */ now) =>
    patternBeats(was, now, {
      chip: (card) => `<svg viewBox="0 0 34 40">${chip(card)}</svg>`,
      sheet: {
        coin: { icon: "coin", to: '[data-sheet="coins"]' },
        palm: { icon: "palm", to: '[data-sheet="palms"]' },
      },
      prizes: trophies,
    }),
  Board: boardOf(kit),
  Glimpse: glimpseOf(kit),
  Last: lastOf(kit),
  Panel,
  Side,
  rules: () => import("./rules.js"),
  sum: (/** @type {Wire.View} */ view, /** @type {number} */ seat) => ({ value: view.players[seat].sum }),
  words: (/** @type {Wire.Step} */ step, /** @type {any} */ say) => crossWords(step, say, name),
  story: (/** @type {any} */ p) => patternStory(p, story),
  ahead: "silver-and-gold/ahead",
  sheet: (/** @type {any} */ result, /** @type {any} */ cards) => [
    {
      line: "coins",
      label: t("silver-and-gold/coins"),
      art: html`
        <${Svg} ...${coinGrid(result.coins)} />
      `,
      value: result.coins,
    },
    {
      line: "cups",
      label: t("silver-and-gold/cups"),
      art: html`
        <${Svg} ...${cupRow(result.cups)} />
      `,
      value: result.cups.reduce((/** @type {any} */ a, /** @type {number} */ b) => a + b, 0),
    },
    {
      line: "palms",
      label: t("silver-and-gold/palms"),
      art: html`
        <${Svg} ...${palmBoxes(result.palms, 25, 32, 3)} />
      `,
      value: result.palms.reduce((/** @type {any} */ a, /** @type {number} */ b) => a + b, 0),
    },
    {
      line: "cards",
      label: t("silver-and-gold/cards"),
      art: html`
        <span class="chips">
          ${result.completed.map(
            (/** @type {string} */ id) => html`
              <${Chip} card=${cards.byId[id]} w=${22} h=${32} />
            `,
          )}
        </span>
      `,
      value: result.cards,
    },
    {
      line: "seals",
      label: t("silver-and-gold/seals"),
      art: html`
        <span class="chips">
          ${result.completed
            .map((/** @type {string} */ id) => cards.byId[id])
            .filter((/** @type {any} */ card) => card.seal)
            .map(
              (/** @type {any} */ card) => html`
                <${Svg} art=${sealArt(card.seal.colour, 28)} w=${28} h=${28} label=${withSeal(card)} />
              `,
            )}
        </span>
      `,
      value: result.seals,
    },
  ],
  tips: [
    {
      id: "keep",
      when: (/** @type {any} */ p) => p.view.phase === "choose",
      text: t("silver-and-gold/tip-keep"),
    },
    {
      id: "place",
      when: (/** @type {any} */ p) =>
        p.choices.some((/** @type {Wire.Step} */ step) => step.as === "pattern"),
      text: t("silver-and-gold/tip-place"),
    },
    {
      id: "x",
      when: (/** @type {any} */ p) => p.view.players[p.seat]?.owed > 0,
      text: t("silver-and-gold/tip-x"),
    },
    {
      id: "take",
      when: (/** @type {any} */ p) => p.choices.some((/** @type {Wire.Step} */ step) => step.do === "take"),
      text: t("silver-and-gold/tip-take"),
    },
  ],
  keys: () => KEYS,
  rulesAt: (/** @type {Wire.View} */ view, /** @type {number} */ seat) =>
    view.phase === "choose"
      ? "before"
      : view.phase === "over"
        ? "end"
        : view.players[seat]?.owed
          ? "symbols"
          : "turn",
  lesson: () => import("./lesson.js"),
};

function coinGrid(/** @type {number} */ coins) {
  return { ...coinRows({ coins, cups: [] }, { side: 14, gap: 2, bare: true }), w: 64 };
}
function cupRow(/** @type {any} */ cups) {
  return {
    w: 112,
    h: 40,
    art: [0, 1, 2]
      .map(
        (i) =>
          `
            <g transform="translate(${i * 37} 0)" opacity="${cups[i] ? 1 : 0.35}">
              ${cups[i] ? cupArt(cups[i]) : Cup}
            </g>`,
      )
      .join(""),
  };
}

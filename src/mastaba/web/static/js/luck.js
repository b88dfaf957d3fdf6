// Luck and choices, seat by seat; in a game of memory, how well each remembered.
import { t } from "./language.js";
import { percent } from "./graph.js";
import { Seat, html } from "./parts.js";

const UNIT = 12; // a bar's half

/** 100 is for players without a costly move. @param {Wire.SeatReview} seat */
const accuracy = (seat) =>
  Math.min(Math.round(seat.accuracy), seat.decisions.some((one) => one.lines.length) ? 99 : 100);

/** @param {number[]} all */
const sum = (all) => all.reduce((one, other) => one + other, 0);

/** Accuracy, luck and choices, seat by seat. @param {any} p */
export function Luck({ table, names, review }) {
  const seats = review?.seats ?? [];
  const scored = review?.scored ?? true;
  const account = (/** @type {any} */ one) => (scored ? one.account : one.odds);
  const said = (/** @type {number} */ value) => {
    const round = scored ? Math.round(value) : Math.round(100 * value) / 100;
    const sign = round < 0 ? "−" : round > 0 ? "+" : "";
    return `${sign}${scored ? Math.abs(round) : percent(Math.abs(round))}`;
  };
  const most = Math.max(
    scored ? UNIT : 0.3,
    ...seats.flatMap((/** @type {any} */ one, /** @type {number} */ seat) =>
      account(one) ? [Math.abs(account(one).luck), Math.abs(account(one).choices[seat])] : [],
    ),
  );
  const bar = (/** @type {number} */ value, /** @type {string} */ kind, /** @type {string} */ words) => html`
    <span class=${`rv-bar ${kind} ${value < 0 ? "minus" : ""}`}>
      <i style=${{ "--share": Math.abs(value) / most }}></i>
      <b>
        <span class="hidden-text">${words}${" "}</span>
        ${said(value)}
      </b>
    </span>
  `;
  const some = seats.some(account);
  const ofMemory = !table.drafts;
  return html`
    <section class="panel rv-seats">
      <h2>${ofMemory ? t("review/memory") : t("review/luck-and-choices")}</h2>
      ${some &&
      html`
        <p class="rv-key">
          <span class="luck">${t("review/luck")}</span>
          <span class="choices">${t("review/choices")}</span>
          ${scored
            ? t("review/in-points", {
                start: Math.round(seats[0].account.start),
                error: Math.ceil(seats[0].account.error),
              })
            : t("review/in-chance", { error: percent(seats[0].odds.error) })}
        </p>
      `}
      <ul>
        ${table.seats.map((/** @type {any} */ one) => {
          const found = seats[one.seat];
          const sums = found && account(found);
          /** @type {Wire.Search[]} */
          const known = (found?.searches ?? []).filter(
            (/** @type {Wire.Search} */ one) => one.needed !== null,
          );
          return html`
            <li key=${one.seat}>
              <${Seat} seat=${one.seat} name=${one.name} bot=${one.bot} s=${34} />
              <span class="rv-who">
                <b>${names[one.seat]}</b>
                <span>
                  ${found && review.stage === "done"
                    ? t("review/accuracy", { n: accuracy(found) })
                    : t("review/accuracy-later")}
                </span>
                ${known.length > 0 &&
                html`
                  <span>
                    ${t("review/remembered", {
                      found: known.filter((one) => one.found).length,
                      known: known.length,
                    })}
                  </span>
                  <span>
                    ${t("review/forgotten", {
                      slides: sum(known.map((one) => Math.max(0, one.steps - (one.needed ?? 0)))),
                      points: sum(known.map((one) => (one.found ? 0 : one.points))),
                    })}
                  </span>
                `}
              </span>
              ${ofMemory &&
              review?.stage === "done" &&
              html`
                <span class="rv-recall" aria-hidden="true">
                  <i style=${{ "--share": found.accuracy / 100 }}></i>
                </span>
              `}
              ${sums &&
              html`
                <span class="rv-bars">
                  ${bar(sums.luck, "luck", t("review/luck"))}
                  ${bar(sums.choices[one.seat], "choices", t("review/choices"))}
                </span>
              `}
              ${found &&
              scored &&
              html`
                <b class="num">${found.total}</b>
              `}
            </li>
          `;
        })}
      </ul>
    </section>
  `;
}

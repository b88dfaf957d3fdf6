// Who has won, in a sentence, and the way to another game: at the last board and at the end.
import { area, t } from "./language.js";
import { post } from "./api.js";
import { Button, html } from "./parts.js";
import { go, say } from "./state.js";

await area("table");

/**
 * Who asks first opens the table and sits down; the others are invited and sit down when they come.
 * @param {{table: Wire.Table}} p
 */
export function Rematch({ table }) {
  const played = table.mine.length > 0;
  const by = table.rematch_by;
  const ask = () =>
    post(`/tables/${table.code}/rematch`).then(
      ({ code }) => go(`/t/${code}`),
      (error) => say(error.message),
    );
  const come = played ? ask : () => go(`/t/${table.rematch}`);
  const invited = played && by !== null && !table.mine.includes(by) ? table.seats[by].name : null;
  const words = invited
    ? t("table/wants-rematch-sit", { name: invited })
    : table.rematch
      ? t("table/to-rematch")
      : t("table/rematch");
  return (
    (played || table.rematch) &&
    html`
      <span class="hidden-text" role="status">
        ${invited ? t("table/wants-rematch", { name: invited }) : ""}
      </span>
      <${Button} kind=${invited ? "pri wordy" : "pri"} icon="again" onClick=${come}>${words}<//>
    `
  );
}

/** A seat for a sentence: its name, and whether the reader sits there.
 * @param {Wire.Table} table @param {any} one */
export const named = (table, one) => ({ name: one.name, own: one.mine && table.mine.length === 1 });

/** The sentence at the top. @param {Wire.Table} table @param {any[]} seats */
export function verdict(table, seats) {
  const winners = table.seats.filter((one) => seats[one.seat].rank === 1);
  const name = (/** @type {any} */ one) =>
    one.mine && table.mine.length === 1 ? t("frame/you-first") : one.name;
  if (seats.length === 1) return seats[0].title || `${seats[0].total ?? ""}`;
  const totals =
    seats[0].total === undefined ? [] : [...seats].sort((a, b) => a.rank - b.rank).map((one) => one.total);
  const [best, second] = totals;
  if (winners.length > 1) {
    const names = winners.map(name);
    return totals.length
      ? t("table/wins-shared-points", { names, best, second })
      : t("table/wins-shared", { names });
  }
  const winner = named(table, winners[0]);
  return totals.length ? t("table/wins-points", { ...winner, best, second }) : t("table/wins", winner);
}

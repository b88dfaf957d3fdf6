// Who has won, in a sentence, and the way to another game: at the last board and at the end.
import { area, naming, t } from "./language.js";
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

/** Who sits in a seat, as an argument of a sentence: nobody is "you" where several share a screen.
 * @param {Wire.Table} table */
export const whoOf = (table) => naming(table.seats, table.mine.length === 1 ? table.mine[0] : null);

/** The sentence at the top. @param {Wire.Table} table @param {any[]} seats */
export function verdict(table, seats) {
  const who = whoOf(table);
  const winners = table.seats.filter((one) => seats[one.seat].rank === 1);
  if (seats.length === 1) return seats[0].title || `${seats[0].total ?? ""}`;
  const totals =
    seats[0].total === undefined ? [] : [...seats].sort((a, b) => a.rank - b.rank).map((one) => one.total);
  const [best, second] = totals;
  if (winners.length > 1) {
    const names = winners.sort((a, b) => Number(b.mine) - Number(a.mine)).map((one) => who(one.seat));
    return totals.length
      ? t("table/wins-shared-points", { names, best, second })
      : t("table/wins-shared", { names });
  }
  const name = who(winners[0].seat);
  return totals.length ? t("table/wins-points", { name, best, second }) : t("table/wins", { name });
}

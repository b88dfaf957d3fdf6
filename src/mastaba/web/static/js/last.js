// What was played last, for each game: mode, switches, number of opponents and their level. "Play now" goes
// by it.
import { signal } from "../vendor/signals.js";
import { fetchTable } from "../games/list.js";
import { waysOf } from "../games/modes.js";
import { post, usualBot } from "./api.js";
import { ensureName } from "./name.js";
import { go, kept, keep, say } from "./state.js";

/** @typedef {{mode: string, on: string[], opponents: number, level: string}} Last */

const last = signal(/** @type {Record<string, Last>} */ (kept("last", {})));

/** @param {Wire.GameInfo} game @returns {Last} */
export function lastOf(game) {
  const ways = waysOf(game);
  /** @type {Partial<Last>} */
  const before = last.value[game.name] || {};
  const mode = ways.modes.find((one) => one.id === before.mode) || ways.modes[0];
  const [least, most] = mode?.players || game.players;
  const opponents = before.opponents ?? Math.min(2, game.players[1] - 1);
  return {
    mode: mode?.id || "",
    on: (before.on || []).filter((option) => ways.switches.includes(option)),
    opponents: Math.min(Math.max(opponents, least - 1), most - 1),
    level: game.bots.some((bot) => bot.name === before.level) ? String(before.level) : usualBot(game),
  };
}

/** @param {Wire.GameInfo} game @param {Partial<Last>} changed */
export function remember(game, changed) {
  last.value = { ...last.value, [game.name]: { ...lastOf(game), ...changed } };
  keep("last", last.value);
}

/**
 * The options of a mode and its switches.
 * @param {Wire.GameInfo} game @param {{mode: string, on: string[]}} how
 */
export function optionsOf(game, { mode, on }) {
  const ways = waysOf(game);
  return {
    ...ways.modes.find((one) => one.id === mode)?.options,
    ...Object.fromEntries(ways.switches.map((one) => [one, on.includes(one)])),
  };
}

/** A table against bots, as it was the last time; nothing is asked. @param {Wire.GameInfo} game */
export async function playNow(game) {
  const how = lastOf(game);
  try {
    await ensureName();
    fetchTable(game.name);
    const bots = Array(how.opponents).fill({ kind: "bot", bot: how.level });
    const { code } = await post("/tables", {
      game: game.name,
      options: optionsOf(game, how),
      seats: [{ kind: "me" }, ...bots],
      clock: null,
      hints: true,
    });
    go(`/t/${code}`);
  } catch (/** @type {any} */ error) {
    say(error.message);
  }
}

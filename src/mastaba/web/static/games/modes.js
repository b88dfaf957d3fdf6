// How each game can be played: the modes of home, set-up and lobby, and what is left to the house. Games that
// are not named here are played as the server's options say. Their words are in modes.ftl, and home.ftl.

/**
 * A way to play, and how many may. A yes or no beside the modes is a switch of its own.
 * @typedef {{id: string, options: Record<string, Wire.Scalar>, players: [number, number]}} Mode
 */

/**
 * Something that the house decides: its values, the usual one first. `help` is what a game that is not ours
 * says of it.
 * @typedef {{option: string, help: Wire.Message|string, values: Wire.Scalar[]}} HouseRule
 * @typedef {{modes: Mode[], switches: string[], house: HouseRule[], pictured: boolean}} Ways
 */

/** @param {string} option @param {Wire.Scalar[]} values @returns {HouseRule} */
const rule = (option, ...values) => ({ option, help: "", values });

/** @type {Record<string, Ways>} */
const WAYS = {
  "silver-and-gold": { modes: [], switches: [], house: [rule("show_pile", false, true)], pictured: false },
  "silver-and-gold-pyramids": {
    modes: [],
    switches: [],
    house: [rule("show_pile", true, false)],
    pictured: false,
  },
  ramses: {
    pictured: true,
    modes: [
      { id: "classic", options: { mode: "basic" }, players: [2, 5] },
      { id: "mummy", options: { mode: "expert" }, players: [2, 5] },
      { id: "alone", options: { mode: "solo" }, players: [1, 1] },
    ],
    switches: ["children"],
    house: [rule("slides", null, 3, 5, 8, 12, 20)],
  },
  farao: {
    pictured: true,
    modes: [
      { id: "small", options: { pyramid: "small", inscriptions: 5 }, players: [2, 6] },
      { id: "big", options: { pyramid: "big", inscriptions: 5 }, players: [2, 6] },
      { id: "seven", options: { pyramid: "big", inscriptions: 7 }, players: [2, 6] },
    ],
    switches: [],
    house: [rule("figures", 2, 1, 3), rule("play_on", false, true)],
  },
};

const FEW = 6;

/**
 * The ways to play a game. Options of a game that is not named above become rules of the house.
 * @param {Wire.GameInfo} game
 * @returns {Ways}
 */
export const waysOf = (game) =>
  WAYS[game.name] || {
    modes: [],
    switches: [],
    pictured: false,
    house: game.options.map((one) => ({
      option: one.name,
      help: one.help || one.name,
      values: [one.default, ...one.values.filter((value) => value !== one.default)].slice(0, FEW),
    })),
  };

/**
 * The mode that a table plays. @param {Ways} ways @param {Record<string, Wire.Scalar>} options
 * @returns {Mode|undefined}
 */
export const modeOf = (ways, options) =>
  ways.modes.find((mode) => Object.entries(mode.options).every(([name, value]) => options[name] === value));

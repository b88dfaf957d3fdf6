// How each game can be played, in players' words: the modes of home, set-up and lobby, and what is left to
// the house. Games that are not named here are played as the server's options say.
import { told as inWords } from "../js/language.js";

/**
 * A way to play, and how many may. `quick` is its name where there is little room.
 * @typedef {{id: string, quick: string, name: string, says: string, short: string,
 *   options: Record<string, Wire.Scalar>, players: [number, number]}} Mode
 */

/**
 * Something that the house decides: the words for each value, the usual one first. `tells` says how it
 * stands; a `yes` or no beside the modes is a switch of its own.
 * @typedef {{option: string, name: string, values: [Wire.Scalar, string][],
 *   tells: (words: string) => string}} HouseRule
 * @typedef {{option: string, name: string, says: string, short: string, quick: string}} Switch
 * @typedef {{modes: Mode[], switches: Switch[], house: HouseRule[], pictured: boolean}} Ways
 */

/** @param {boolean} usual @returns {HouseRule} */
const pile = (usual) => ({
  option: "show_pile",
  name: "Used expedition cards",
  values: usual
    ? [
        [true, "lie open"],
        [false, "lie face down"],
      ]
    : [
        [false, "lie face down"],
        [true, "lie open"],
      ],
  tells: (words) => `used expedition cards ${words}`,
});

/** @type {Record<string, Ways>} */
const WAYS = {
  "silver-and-gold": { modes: [], switches: [], house: [pile(false)], pictured: false },
  "silver-and-gold-pyramids": { modes: [], switches: [], house: [pile(true)], pictured: false },
  ramses: {
    pictured: true,
    modes: [
      {
        id: "classic",
        quick: "Classic",
        name: "The classic game",
        says: "Find twelve treasures. Sand storms, scorpions and duels stir the board.",
        short: "Treasures, sand storms, duels",
        options: { mode: "basic" },
        players: [2, 5],
      },
      {
        id: "mummy",
        quick: "Explorers",
        name: "Explorers and the mummy",
        says: "Adds scarabs, explorers under the gold pyramids, and a curse.",
        short: "Adds scarabs, explorers, a curse",
        options: { mode: "expert" },
        players: [2, 5],
      },
      {
        id: "alone",
        quick: "Alone",
        name: "Alone",
        says: "A wrong treasure costs the card. From desert beetle to pharaoh.",
        short: "From desert beetle to pharaoh",
        options: { mode: "solo" },
        players: [1, 1],
      },
    ],
    switches: [
      {
        option: "children",
        quick: "Children",
        name: "With children",
        says: "Only sand storms happen: no scorpions, super powers or duels.",
        short: "only sand storms happen",
      },
    ],
    house: [
      {
        option: "slides",
        name: "Slides in a turn",
        values: [
          [null, "as many as you like"],
          [3, "3 at most"],
          [5, "5 at most"],
          [8, "8 at most"],
          [12, "12 at most"],
          [20, "20 at most"],
        ],
        tells: (words) => (words.startsWith("as") ? "as many slides as you like" : `slides: ${words}`),
      },
    ],
  },
  farao: {
    pictured: true,
    modes: [
      {
        id: "small",
        quick: "Small",
        name: "The small pyramid",
        says: "7 by 7 squares. Five inscriptions open the burial chamber.",
        short: "7 by 7 squares, five inscriptions",
        options: { pyramid: "small", inscriptions: 5 },
        players: [2, 6],
      },
      {
        id: "big",
        quick: "Big",
        name: "The big pyramid",
        says: "9 by 9 squares with more in them. Five inscriptions are enough.",
        short: "9 by 9 squares, five inscriptions",
        options: { pyramid: "big", inscriptions: 5 },
        players: [2, 6],
      },
      {
        id: "seven",
        quick: "All seven",
        name: "All seven inscriptions",
        says: "The big pyramid, and the long search: nobody enters without all seven.",
        short: "The big pyramid, the long search",
        options: { pyramid: "big", inscriptions: 7 },
        players: [2, 6],
      },
    ],
    switches: [],
    house: [
      {
        option: "figures",
        name: "Archaeologists for each player",
        values: [
          [2, "two"],
          [1, "one"],
          [3, "three"],
        ],
        tells: (words) => `${words} archaeologist${words === "one" ? "" : "s"} each`,
      },
      {
        option: "play_on",
        name: "The game ends",
        values: [
          [false, "when the first is in the chamber"],
          [true, "when the last one is in"],
        ],
        tells: (words) => `it ends ${words}`,
      },
    ],
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
      name: inWords(one.help).replace(/^./, (letter) => letter.toUpperCase()) || one.name,
      values: [one.default, ...one.values.filter((value) => value !== one.default)]
        .slice(0, FEW)
        .map((value) => [value, value === true ? "yes" : value === false ? "no" : String(value ?? "none")]),
      tells: (words) => `${one.name}: ${words}`,
    })),
  };

/**
 * The mode that a table plays. @param {Ways} ways @param {Record<string, Wire.Scalar>} options
 * @returns {Mode|undefined}
 */
export const modeOf = (ways, options) =>
  ways.modes.find((mode) => Object.entries(mode.options).every(([name, value]) => options[name] === value));

/**
 * How a table's options stand, in words: the mode first, then what differs from the usual.
 * @param {Ways} ways @param {Record<string, Wire.Scalar>} options
 */
export function told(ways, options) {
  const mode = modeOf(ways, options);
  return [
    ...(mode ? [mode.name] : []),
    ...ways.switches.filter((one) => options[one.option]).map((one) => one.name.toLowerCase()),
    ...ways.house
      .filter((rule) => rule.option in options && options[rule.option] !== rule.values[0][0])
      .map((rule) =>
        rule.tells(
          rule.values.find(([value]) => value === options[rule.option])?.[1] ?? String(options[rule.option]),
        ),
      ),
  ];
}

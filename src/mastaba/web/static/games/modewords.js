// The ways to play in words: for set-up and lobby.
import { area, t } from "../js/language.js";
import { modeOf } from "./modes.js";

await area("modes");

/**
 * A choice of the house, as it stands in a list.
 * @param {import("./modes.js").HouseRule} rule @param {Wire.Scalar} value
 */
export const ruled = ({ option }, value) => t("modes/told", { option, value: value ?? "none" });

/**
 * How a table's options stand: the mode first, then what differs from the usual.
 * @param {import("./modes.js").Ways} ways @param {Record<string, Wire.Scalar>} options
 */
export function told(ways, options) {
  const mode = modeOf(ways, options);
  return [
    ...(mode ? [t("modes/name", { way: mode.id })] : []),
    ...(ways.switches.includes("children") && options.children ? [t("modes/with-children")] : []),
    ...ways.house
      .filter(({ option, values }) => option in options && options[option] !== values[0])
      .map((rule) => ruled(rule, options[rule.option])),
  ];
}

// Rules of the house: rare choices, folded. The closed line says how they stand.
import { useRef, useState } from "../vendor/hooks.js";
import { ruled } from "../games/modewords.js";
import { area, t, told } from "./language.js";
import { Icon, html } from "./parts.js";
import { span } from "./spans.js";
import { useShape } from "./shape.js";

await Promise.all([area("modes"), area("setup")]);

const CLOCKS = [0, 30, 60, 180, 86400];

/**
 * One of a few values.
 * @param {{name: string, values: [Wire.Scalar, string][], now: Wire.Scalar,
 *   choose: (value: Wire.Scalar) => void}} p
 */
const Few = ({ name, values, now, choose }) => html`
  <fieldset class="plain few">
    <legend>${name}</legend>
    <div class="row wrapped">
      ${values.map(
        ([value, words]) => html`
          <label class="choice" key=${words}>
            <input type="radio" name=${name} checked=${now === value} onChange=${() => choose(value)} />
            ${words}
          </label>
        `,
      )}
    </div>
  </fieldset>
`;

/**
 * @param {{ways: import("../games/modes.js").Ways, house: Record<string, Wire.Scalar>,
 *   rule: (house: Record<string, Wire.Scalar>) => void,
 *   clock: number, time: (seconds: number) => void, hints: boolean, allow: (on: boolean) => void,
 *   aloud: boolean, sayAloud: (on: boolean) => void,
 *   friends: boolean, children?: any}} p
 */
export function House(p) {
  const { ways, house, rule, clock, time, hints, allow, aloud, sayAloud, friends, children } = p;
  const phone = useShape() === "phone";
  const [open, fold] = useState(false);
  const panel = useRef(/** @type {HTMLElement|null} */ (null));
  const valueOf = (/** @type {import("../games/modes.js").HouseRule} */ one) =>
    house[one.option] ?? one.values[0];
  const words = [
    ...(friends ? [clock ? t("setup/clock-is", span(clock)) : t("setup/no-time-limit")] : []),
    hints ? t("setup/hints-allowed") : t("setup/no-hints"),
    ...ways.house.map((one) => ruled(one, valueOf(one))),
  ];
  const changed =
    Number(friends && clock > 0) +
    Number(!hints) +
    ways.house.filter((one) => valueOf(one) !== one.values[0]).length;
  const toggle = () => {
    fold(!open);
    if (!open) requestAnimationFrame(() => panel.current?.scrollIntoView({ block: "nearest" }));
  };
  return html`
    ${open &&
    html`
      <section class="panel house" id="house" ref=${panel} aria-label=${t("setup/house")}>
        ${friends &&
        html`
          <${Few}
            name=${t("setup/clock")}
            values=${CLOCKS.map((n) => [n, n ? t("setup/duration", span(n)) : t("setup/no-clock")])}
            now=${clock}
            choose=${time}
          />
          <${Few}
            name=${t("setup/code-kind")}
            values=${[
              [false, t("setup/code-long")],
              [true, t("setup/code-aloud")],
            ]}
            now=${aloud}
            choose=${sayAloud}
          />
        `}
        <${Few}
          name=${t("setup/hints")}
          values=${[
            [true, t("setup/allowed")],
            [false, t("setup/not-allowed")],
          ]}
          now=${hints}
          choose=${allow}
        />
        ${ways.house.map(
          (one) => html`
            <${Few}
              key=${one.option}
              name=${t("modes/rule", { option: one.option, help: told(one.help) }).replace(/^./, (letter) =>
                letter.toUpperCase(),
              )}
              values=${one.values.map((value) => [
                value,
                t("modes/value", { option: one.option, value: value ?? "none" }),
              ])}
              now=${valueOf(one)}
              choose=${(/** @type {Wire.Scalar} */ value) => rule({ ...house, [one.option]: value })}
            />
          `,
        )}
      </section>
    `}
    <footer class="sp-foot">
      <button
        type="button"
        class="fold"
        aria-expanded=${String(open)}
        aria-controls="house"
        onClick=${toggle}
      >
        <span class=${open ? "up" : ""}>${Icon({ n: "more", s: 20 })}</span>
        <span>
          <b>${t("setup/house")}</b>
          ${" "}
          <span class="lbl">${phone ? t("setup/house-changed", { n: changed }) : words.join(", ")}</span>
        </span>
      </button>
      <span class="grow"></span>
      ${children}
    </footer>
  `;
}

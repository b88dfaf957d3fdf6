// Rules of the house: rare choices, folded. The closed line says how they stand.
import { useRef, useState } from "../vendor/hooks.js";
import { text } from "../text/en.js";
import { Icon, html } from "./parts.js";
import { useShape } from "./shape.js";

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
    house[one.option] ?? one.values[0][0];
  const words = [
    ...(friends ? [clock ? text.clockIs(clock) : text.noTimeLimit] : []),
    hints ? text.hintsAllowed : text.noHints,
    ...ways.house.map((one) => one.tells(one.values.find(([value]) => value === valueOf(one))?.[1] || "")),
  ];
  const changed =
    Number(friends && clock > 0) +
    Number(!hints) +
    ways.house.filter((one) => valueOf(one) !== one.values[0][0]).length;
  const toggle = () => {
    fold(!open);
    if (!open) requestAnimationFrame(() => panel.current?.scrollIntoView({ block: "nearest" }));
  };
  return html`
    ${open &&
    html`
      <section class="panel house" id="house" ref=${panel} aria-label=${text.house}>
        ${friends &&
        html`
          <${Few}
            name=${text.clock}
            values=${CLOCKS.map((n) => [n, n ? text.seconds(n) : text.noClock])}
            now=${clock}
            choose=${time}
          />
          <${Few}
            name=${text.codeKind}
            values=${[
              [false, text.codeLong],
              [true, text.codeAloud],
            ]}
            now=${aloud}
            choose=${sayAloud}
          />
        `}
        <${Few}
          name=${text.hints}
          values=${[
            [true, text.allowed],
            [false, text.notAllowed],
          ]}
          now=${hints}
          choose=${allow}
        />
        ${ways.house.map(
          (one) => html`
            <${Few}
              key=${one.option}
              name=${one.name}
              values=${one.values}
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
          <b>${text.house}</b>
          ${" "}
          <span class="lbl">${phone ? text.houseChanged(changed) : words.join(", ")}</span>
        </span>
      </button>
      <span class="grow"></span>
      ${children}
    </footer>
  `;
}

// Hints: the best few moves with a reason. Pointing at one draws it on the board, "Play it" plays it.
import { useEffect, useRef, useState } from "../vendor/hooks.js";
import { area, labelled, t, told as saidOf } from "./language.js";
import { Button, Icon, html } from "./parts.js";
import { say } from "./state.js";

await area("table");

const MOST = 3;

/** One reason, or two in a sentence. @param {string[]} all */
const reasons = ([first, second]) =>
  second ? t("table/facts", { n: 2, first, second, third: "" }) : (first ?? "");

/**
 * @param {{store: any, table: Wire.Table, front: any, props: any, onShow: (step: Wire.Step|null) => void}} p
 */
export function Hint({ store, table, front, props, onShow }) {
  const [shown, keep] = useState(/** @type {{of: any, hints: Wire.HintInfo[]}|null} */ (null));
  // Until the table changes: they are of moves that there may not be any more.
  const hints = shown && shown.of === props.view ? shown.hints : null;
  const now = useRef(props.view);
  now.current = props.view;
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  const stepOf = (/** @type {string} */ move) =>
    props.choices.find((/** @type {Wire.Step} */ one) => one.move === move) || null;
  useEffect(() => {
    onShow(hints?.length ? stepOf(hints[0].move) : null);
    return () => onShow(null);
  }, [hints]);
  useEffect(() => {
    // Esc and a click elsewhere put it away
    if (!hints) return;
    const away = (/** @type {Event} */ event) => {
      if (!box.current?.contains(/** @type {Node} */ (event.target))) keep(null);
    };
    const key = (/** @type {KeyboardEvent} */ event) => {
      if (event.key === "Escape") {
        event.preventDefault();
        keep(null);
      }
    };
    document.addEventListener("pointerdown", away);
    document.addEventListener("keydown", key, true);
    return () => {
      document.removeEventListener("pointerdown", away);
      document.removeEventListener("keydown", key, true);
    };
  }, [hints]);
  const how = {
    name: (/** @type {number} */ seat) => table.seats[seat]?.name,
    cards: props.cards,
    over: false,
    log: props.log,
    view: props.view,
  };
  const inWords = (/** @type {string} */ move) => {
    const step = stepOf(move);
    return (step && front.words({ ...step, by: props.seat }, how)) || move;
  };
  const ask = () =>
    store.ask("hints", { seat: props.seat, ply: props.ply }).then(
      (/** @type {Wire.HintInfo[]} */ told) => keep({ of: now.current, hints: told }),
      (/** @type {Error} */ error) => say(error.message),
    );
  const told = (hints || []).map((one) => ({
    ...one,
    words: inWords(one.move),
    why: reasons([front.hintWhy?.(stepOf(one.move), props), saidOf(one.why)].filter(Boolean)),
  }));
  // Of those that read the same, the best.
  const best = told.filter((one, n) => told.findIndex((other) => other.words === one.words) === n);
  const play = (/** @type {string} */ move) => {
    keep(null);
    props.act(stepOf(move) || move);
  };
  return html`
    <span class="hint" ref=${box}>
      <button
        type="button"
        class="ib"
        aria-label=${t("table/hint")}
        title=${t("table/hint")}
        aria-expanded=${String(Boolean(hints))}
        onClick=${() => (hints ? keep(null) : ask())}
      >
        ${Icon({ n: "lamp" })}
      </button>
      ${hints &&
      html`
        <div class="hints panel">
          <h3>${t("table/hint-title")}</h3>
          ${best.length
            ? html`
                <ol>
                  ${best.slice(0, MOST).map(
                    (one) => html`
                      <li
                        key=${one.move}
                        onPointerEnter=${() => onShow(stepOf(one.move))}
                        onFocusIn=${() => onShow(stepOf(one.move))}
                      >
                        <b>${one.words}</b>
                        <span>${one.why}</span>
                        <${Button}
                          class="btn small"
                          label=${labelled(t("table/play-it"), one.words)}
                          onClick=${() => play(one.move)}
                        >
                          ${t("table/play-it")}
                        <//>
                      </li>
                    `,
                  )}
                </ol>
              `
            : t("table/no-hint")}
        </div>
      `}
    </span>
  `;
}

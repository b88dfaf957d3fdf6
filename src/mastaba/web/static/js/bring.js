// Bring the record of a finished game: a file that is chosen, or dropped on the page. The server checks it.
import { useEffect, useRef, useState } from "../vendor/hooks.js";
import { area, t } from "./language.js";
import { call } from "./api.js";
import { Icon, html } from "./parts.js";
import { go, say } from "./state.js";

await area("tables");

const LARGEST = 1_000_000; // bytes, as at the server

/** What a file holds that can be sent; or why not. @param {File} file @returns {Promise<string>} */
async function recordIn(file) {
  if (file.size > LARGEST)
    throw new Error(t("tables/record-too-large", { limit: Math.round(LARGEST / 1000) }));
  const words = (await file.text()).trim();
  const lines = words.split("\n").filter((line) => line.trim());
  if (lines.length > 1 && lines.every((line) => line.trim().startsWith("{") && line.trim().endsWith("}")))
    throw new Error(t("tables/many-records", { games: lines.length }));
  try {
    return JSON.stringify(JSON.parse(words));
  } catch {
    throw new Error(t("tables/no-record"));
  }
}

/** A button, and the whole page as a place to drop a file on. */
export function Bring() {
  const field = useRef(/** @type {HTMLInputElement|null} */ (null));
  const [over, hover] = useState(false);
  const [busy, wait] = useState(false);
  const bring = async (/** @type {File|undefined} */ file) => {
    if (!file) return;
    wait(true);
    try {
      const { code } = await call("POST", "/records", JSON.parse(await recordIn(file)));
      go(`/t/${code}#review`);
    } catch (/** @type {any} */ error) {
      say(error.message);
    }
    wait(false);
  };
  useEffect(() => {
    const carries = (/** @type {DragEvent} */ e) => e.dataTransfer?.types.includes("Files");
    const drag = (/** @type {DragEvent} */ e) => {
      if (!carries(e)) return;
      e.preventDefault();
      hover(true);
    };
    const leave = (/** @type {DragEvent} */ e) => {
      if (!e.relatedTarget) hover(false);
    };
    const drop = (/** @type {DragEvent} */ e) => {
      if (!carries(e)) return;
      e.preventDefault();
      hover(false);
      bring(e.dataTransfer?.files[0]);
    };
    addEventListener("dragover", drag);
    addEventListener("dragleave", leave);
    addEventListener("drop", drop);
    return () => {
      removeEventListener("dragover", drag);
      removeEventListener("dragleave", leave);
      removeEventListener("drop", drop);
    };
  }, []);
  return html`
    <section class=${`panel bring ${over ? "over" : ""}`}>
      <div>
        <h2>${t("tables/bring-title")}</h2>
        <p>${busy ? t("tables/checking-record") : t("tables/bring-help")}</p>
      </div>
      <span class="grow"></span>
      <label class="btn">
        ${Icon({ n: "chart" })}${t("tables/choose-file")}
        <input
          ref=${field}
          class="hidden-text"
          type="file"
          accept=".json,.jsonl,application/json"
          disabled=${busy}
          onChange=${(/** @type {any} */ e) => {
            bring(e.target.files[0]);
            e.target.value = "";
          }}
        />
      </label>
    </section>
  `;
}

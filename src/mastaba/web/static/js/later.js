// What is loaded when it is first shown.
import { useEffect, useState } from "../vendor/hooks.js";
import { t } from "./language.js";
import { reason } from "./api.js";
import { html } from "./parts.js";
import { say } from "./state.js";

/**
 * A screen, or (with `over`) something that opens over one: then nothing stands there until it has come.
 * @param {{load: () => Promise<any>, props?: any, over?: boolean}} p
 */
export function Later({ load, props, over = false }) {
  const [Shown, show] = useState(/** @type {any} */ (null));
  const [trouble, tell] = useState(/** @type {string|null} */ (null));
  useEffect(() => {
    let gone = false;
    load().then(
      (loaded) => gone || show(() => loaded),
      (error) => {
        console.warn(error);
        reason(error).then((words) => gone || (over ? say(words) : tell(words)));
      },
    );
    return () => {
      gone = true;
    };
  }, []);
  if (Shown)
    return html`
      <${Shown} ...${props} />
    `;
  if (over) return null;
  if (trouble)
    return html`
      <main class="calm">
        <p role="alert">${trouble}</p>
        <button class="btn pri" onClick=${() => location.reload()}>${t("frame/reload")}</button>
      </main>
    `;
  return html`
    <p class="calm" role="status">${t("frame/loading")}</p>
  `;
}

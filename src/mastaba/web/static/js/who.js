// Who I am, as the server knows me.
import { signal } from "../vendor/signals.js";
import { get } from "./api.js";
import { told } from "./language.js";
import { say } from "./state.js";

/** The name, or null; undefined until the server has said. */
export const me = signal(/** @type {{name: string|null}|undefined} */ (undefined));
/** Why nothing can be shown, in words. */
export const troubled = signal(/** @type {string|null} */ (null));

export const enter = () =>
  get("/me").then(
    (known) => {
      me.value = known;
      troubled.value = null;
      if (known.note) say(told(known.message) || known.note);
    },
    (error) => {
      troubled.value = error.message;
    },
  );

// Keys for the whole page.
import { useLayoutEffect } from "../vendor/hooks.js";

/**
 * Listens while the component is there. Before the next frame, not after it: what a key does is what the
 * screen shows.
 * @param {(event: KeyboardEvent) => void} key
 * @param {any[]} [inputs]
 */
export const useKeys = (key, inputs) =>
  useLayoutEffect(() => {
    document.addEventListener("keydown", key);
    return () => document.removeEventListener("keydown", key);
  }, inputs);

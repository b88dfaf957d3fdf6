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

/** Whether the player uses the keyboard now, or a screen reader: its clicks have no detail. */
export const keyboard = { inUse: false };
addEventListener("keydown", () => (keyboard.inUse = true), true);
addEventListener("pointerdown", () => (keyboard.inUse = false), true);
addEventListener("click", (event) => (keyboard.inUse ||= event.detail === 0), true);

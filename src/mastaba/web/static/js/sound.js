// Sounds: off until asked for, and loaded first then.
import { settings } from "./state.js";

/** @typedef {import("./notes.js").Sound} Sound */

/** @param {Sound} name @param {number} [after] in milliseconds */
export async function sound(name, after = 0) {
  const { sound: on, volume } = settings.value;
  if (!on || !volume) return;
  // a server that can't be reached is no reason to speak of a sound
  const notes = await import("./notes.js").catch(() => null);
  notes?.play(name, after, volume);
}

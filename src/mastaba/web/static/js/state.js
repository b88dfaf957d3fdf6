// What the page remembers for itself: settings in this browser, the place we are at, a message to show.
import { effect, signal } from "../vendor/signals.js";
import { sentence } from "./language.js";

/**
 * @typedef {{theme: 'auto'|'day'|'night', sound: boolean, volume: number, offered: boolean, confirm: boolean,
 *   motion: 'auto'|'less', tips: boolean, seen: string[]}} Settings
 *   offered: whether sounds have been offered once
 */

/** What this browser has kept under a name. @param {string} name @param {any} otherwise @returns {any} */
export function kept(name, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(name) || "null") ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** @param {string} name @param {any} value */
export function keep(name, value) {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    /* private mode: kept while the page is open */
  }
}

/** @type {Settings} */
const USUAL = {
  theme: "auto",
  sound: false,
  volume: 60,
  offered: false,
  confirm: true,
  motion: "auto",
  tips: true,
  seen: [],
};
export const settings = signal(/** @type {Settings} */ ({ ...USUAL, ...kept("settings", {}) }));

/** @param {Partial<Settings>} changed */
export const set = (changed) => {
  settings.value = { ...settings.value, ...changed };
};

const dark = matchMedia("(prefers-color-scheme: dark)");
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const systemNight = signal(dark.matches);
dark.addEventListener("change", () => {
  systemNight.value = dark.matches;
});

export const night = () =>
  settings.value.theme === "night" || (settings.value.theme === "auto" && systemNight.value);
export const still = () => settings.value.motion === "less" || calm.matches;

effect(() => {
  keep("settings", settings.value);
  document.documentElement.dataset.theme = night() ? "night" : "day";
  document.documentElement.dataset.motion = settings.value.motion;
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", night() ? "#211C16" : "#F8F1E1");
});

/** The address inside the page. */
export const path = signal(location.pathname);
/** What stands behind #: the step of a replay. */
export const hash = signal(location.hash);
const moved = () => {
  path.value = location.pathname;
  hash.value = location.hash;
};
addEventListener("popstate", moved);
addEventListener("hashchange", moved);

/** @param {string} to */
export function go(to, replace = false) {
  history[replace ? "replaceState" : "pushState"](null, "", to);
  if (location.pathname !== path.value) scrollTo(0, 0);
  moved();
}

/** @type {import('../vendor/signals.js').Signal<{text: string, action?: [string, () => void]}|null>} */
export const message = signal(null);
/** How many dialogs are open: the message stands inside the newest, as all else is out of reach then. */
export const dialogs = signal(0);
/** Whether the rules lie over the table. */
export const rulesOpen = signal(false);
let fading = 0;

/**
 * A message for some seconds, also for screen readers.
 * @param {string} text
 * @param {[string, () => void]} [action]
 */
export function say(text, action) {
  clearTimeout(fading);
  message.value = { text: sentence(text), action };
  fading = setTimeout(
    () => {
      message.value = null;
    },
    4000 + 60 * text.length,
  );
}

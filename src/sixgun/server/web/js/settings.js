// What a person has set for this browser. Kept in its local storage; nothing of it goes to the server but the language.

import { effect, signal } from "./lib.js";

const KEY = "sixgun-settings";

/** Languages that the page speaks, by their tags, as they call themselves. */
export const LANGUAGES = /** @type {const} */ ({
  en: "English",
  it: "italiano",
  es: "español",
  el: "ελληνικά",
  ru: "русский",
  "zh-Hant": "繁體中文",
});

/** @typedef {keyof typeof LANGUAGES} Language */

/**
 * @typedef {object} Settings
 * @property {Language} lang language of the page and of the story
 * @property {boolean} sound whether there are sounds
 * @property {number} speed how fast things move: 0 (at once), 1 (as usual), 2 (slowly)
 * @property {boolean} careful whether the page asks before a play that harms oneself or wastes a card
 * @property {boolean} hints whether newcomers are told more
 * @property {"auto" | "light" | "dark"} theme
 */

/** @returns {Language} the language that the browser prefers, of those we speak */
function preferred() {
  for (const tag of navigator.languages ?? [navigator.language]) {
    const lower = tag.toLowerCase();
    if (lower.startsWith("zh")) return "zh-Hant";
    const found = /** @type {Language[]} */ (Object.keys(LANGUAGES)).find((known) => lower.split("-")[0] === known);
    if (found) return found;
  }
  return "en";
}

/** @returns {Settings} */
function load() {
  const asked = new URLSearchParams(location.search).get("lang");
  const defaults = { lang: preferred(), sound: true, speed: 1, careful: true, hints: true, theme: "auto" };
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    // A browser that keeps nothing, or something that is not ours: the defaults do.
  }
  const found = /** @type {Settings} */ ({ ...defaults, ...kept });
  if (asked && asked in LANGUAGES) found.lang = /** @type {Language} */ (asked);
  if (!(found.lang in LANGUAGES)) found.lang = "en";
  return found;
}

/** The settings; give it a new value to change them. */
export const settings = signal(load());

/**
 * Changes some of the settings.
 * @param {Partial<Settings>} changes
 */
export function change(changes) {
  settings.value = { ...settings.value, ...changes };
}

effect(() => {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.value));
  } catch {
    // Kept for this visit only.
  }
  document.documentElement.dataset.theme = settings.value.theme;
  document.documentElement.dataset.speed = String(settings.value.speed);
});

/** @returns {boolean} whether things may move: not if the person or his system wants it still */
export function moves() {
  return settings.value.speed > 0 && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

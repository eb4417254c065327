// Texts of the page in the chosen language: the messages of the server's language files, one resource a language.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { effect, signal } from "./lib.js";
import { settings } from "./settings.js";

/** @type {Map<string, FluentBundle>} */
const bundles = new Map();

/** The messages in use; components that call `t` are drawn again when it changes. */
const current = signal(/** @type {FluentBundle | null} */ (null));

/** Ids of messages that were asked for and are not there. Empty, or a test fails. */
export const missing = new Set();

/** After so many ms texts that did not come are asked for again. */
const AGAIN = 3000;

/** @param {string} lang @returns {Promise<string | null>} null if they cannot be had now */
async function fetchText(lang) {
  try {
    const answer = await fetch(`/api/texts/${lang}`);
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}

/**
 * Fetches the texts of a language and uses them.
 * @param {string} lang
 */
export async function speak(lang) {
  let bundle = bundles.get(lang);
  if (!bundle) {
    const text = await fetchText(lang);
    if (text === null) {
      // There are no words to say so: what was there stays, and it is tried again.
      if (settings.value.lang === lang) setTimeout(() => speak(settings.value.lang), AGAIN);
      return;
    }
    bundle = new FluentBundle(lang, { useIsolating: false });
    bundle.addResource(new FluentResource(text));
    bundles.set(lang, bundle);
  }
  if (settings.value.lang !== lang) return; // another one was chosen meanwhile
  document.documentElement.lang = lang;
  current.value = bundle;
}

effect(() => {
  void speak(settings.value.lang);
});

/** @returns {boolean} whether there are texts yet */
export function ready() {
  return current.value !== null;
}

/** @param {string} id @returns {boolean} whether the language has a message `id` (or `id.attribute`) */
export function has(id) {
  const [name = "", attribute] = id.split(".");
  const message = current.value?.getMessage(name);
  if (!message) return false;
  return attribute ? attribute in message.attributes : message.value !== null;
}

/**
 * Returns a message with its gaps filled.
 * @param {string} id of the message, or `id.attribute`
 * @param {Record<string, string | number>} [params]
 * @returns {string}
 */
export function t(id, params) {
  const bundle = current.value;
  const [name = "", attribute] = id.split(".");
  const message = bundle?.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!bundle || !pattern) {
    if (bundle) {
      missing.add(id);
      document.documentElement.dataset.missing = [...missing].join(" ");
    }
    return id;
  }
  return bundle.formatPattern(pattern, params ?? {});
}

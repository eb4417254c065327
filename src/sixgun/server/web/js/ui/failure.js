// What went wrong, in words that say what to do.

import { html } from "../lib.js";
import { Refusal } from "../net/api.js";
import { t } from "../texts.js";
import { Icon } from "./icon.js";
import { notice } from "./notices.js";

/**
 * @param {unknown} error
 * @returns {string} what a person is told
 */
export function wordsOf(error) {
  return error instanceof Refusal && error.message ? error.message : t("page-fault");
}

/**
 * Does something, and shows a notice if it fails.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T | null>} null if it failed
 */
export async function attempt(work) {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal)) console.error(error);
    notice(wordsOf(error), error instanceof Refusal ? error.rule : "");
    return null;
  }
}

/**
 * Stands where something could not be loaded.
 * @param {{error: unknown, again?: () => void, children?: any}} props
 */
export function Failure({ error, again, children }) {
  return html`<div class="failure sheet" role="alert">
    <${Icon} name="caution" />
    <p>${wordsOf(error)}</p>
    <div class="row">
      ${again && html`<button type="button" onClick=${again}>${t("page-try-again")}</button>`} ${children}
    </div>
  </div>`;
}

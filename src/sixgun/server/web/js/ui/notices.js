// Short notices at the bottom of the page, and the live region in which a screen reader hears what happens.

import { html, signal, useEffect } from "../lib.js";
import { t } from "../texts.js";

/**
 * @typedef {{id: number, text: string, rule: string}} Notice
 * @typedef {{id: number, text: string}} Said
 */

const notices = signal(/** @type {Notice[]} */ ([]));
/** What is read out now, and how long it stands there, in ms: each its own node, so that the same words are read again. */
const said = signal(/** @type {Said[]} */ ([]));
const pressing = signal(/** @type {Said[]} */ ([]));
const STANDS = 6000;
const SOME = 6;
/** How long after a touch it is waited for a click, in ms. */
const DRAGGED = 250;
let count = 0;

/**
 * Shows a notice for some seconds, and has it read out.
 * @param {string} text
 * @param {string} [rule] number of the rule it rests on; the notice links to it
 */
export function notice(text, rule = "") {
  count += 1;
  const id = count;
  notices.value = [...notices.value.filter((other) => other.text !== text), { id, text, rule }].slice(-3);
  setTimeout(() => dismiss(id), 9000);
  announce(text, true);
}

/** @param {number} id */
function dismiss(id) {
  notices.value = notices.value.filter((other) => other.id !== id);
}

/** @returns {Notice | null} the last notice that stands, for a place that shows it itself */
export function latest() {
  return notices.value.at(-1) ?? null;
}

/**
 * Has a text read out by a screen reader.
 * @param {string} text
 * @param {boolean} [now] before what is being read
 */
export function announce(text, now = false) {
  count += 1;
  const id = count;
  const region = now ? pressing : said;
  region.value = [...region.value, { id, text }].slice(-SOME);
  setTimeout(() => {
    region.value = region.value.filter((other) => other.id !== id);
  }, STANDS);
}

/** @param {{openRule: (rule: string) => void}} props */
export function Notices({ openRule }) {
  // Whoever touches something else has read it: it goes with the touch, but not before that has found what it meant.
  useEffect(() => {
    /** @type {number[]} */
    let read = [];
    const touch = (/** @type {Event} */ { target }) => {
      read = target instanceof Element && target.closest(".notices, .prompt-refusal, dialog") ? [] : notices.value.map(({ id }) => id);
    };
    const away = () => read.splice(0).forEach(dismiss);
    const late = () => setTimeout(away, DRAGGED); // a touch that becomes no click
    addEventListener("pointerdown", touch, true);
    addEventListener("click", away, true);
    addEventListener("pointerup", late, true);
    addEventListener("pointercancel", late, true);
    return () => {
      removeEventListener("pointerdown", touch, true);
      removeEventListener("click", away, true);
      removeEventListener("pointerup", late, true);
      removeEventListener("pointercancel", late, true);
    };
  }, []);
  return html`<div class="notices" role="log" aria-live="off">
      ${notices.value.map(
        ({ id, text, rule }) =>
          html`<div class="notice" key=${id}>
            <span class="grow">${text}</span>
            ${rule && html`<button onClick=${() => openRule(rule)}>${t("page-rule", { rule })}</button>`}
            <button class="icon-only" aria-label=${t("page-close")} onClick=${() => dismiss(id)}>✕</button>
          </div>`,
      )}
    </div>
    <div class="unseen" role="status" aria-live="polite" aria-atomic="false" aria-relevant="additions">
      ${said.value.map(({ id, text }) => html`<p key=${id}>${text}</p>`)}
    </div>
    <div class="unseen" role="alert" aria-live="assertive" aria-atomic="false" aria-relevant="additions">
      ${pressing.value.map(({ id, text }) => html`<p key=${id}>${text}</p>`)}
    </div>`;
}

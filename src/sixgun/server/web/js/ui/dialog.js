// Dialogs and drawers, and questions that wait for an answer. The browser's own <dialog> keeps the focus and knows Escape.

import { html, signal, useEffect, useRef } from "../lib.js";
import { t } from "../texts.js";

/**
 * A dialog over the page.
 * @param {{title: string, close: () => void, children?: any, drawer?: boolean, class?: string}} props
 */
export function Dialog({ title, close, children, drawer, class: extra }) {
  const ref = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    const before = document.activeElement;
    ref.current?.showModal();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return html`<dialog
    ref=${ref}
    class=${`${drawer ? "drawer" : ""} ${extra ?? ""}`}
    aria-label=${title}
    onClose=${close}
    onClick=${(/** @type {MouseEvent} */ event) => event.target === ref.current && ref.current?.close()}
  >
    <header>
      <h2>${title}</h2>
      <button class="quiet icon-only" aria-label=${t("page-close")} onClick=${() => ref.current?.close()}>✕</button>
    </header>
    ${children}
  </dialog>`;
}

/**
 * @typedef {{label: string, value: string, first?: boolean, focus?: boolean}} Reply focus: it has the focus, and not the first
 *
 * @typedef {object} Question
 * @property {string} title
 * @property {string} text
 * @property {Reply[]} answers
 * @property {(value: string) => void} done
 */

const asked = signal(/** @type {Question | null} */ (null));

/**
 * Asks the person, and resolves to the value of the answer; "" if he closes the question.
 * @param {string} title
 * @param {string} text
 * @param {Reply[]} answers
 * @returns {Promise<string>}
 */
export function question(title, text, answers) {
  return new Promise((resolve) => {
    asked.value = { title, text, answers, done: resolve };
  });
}

/** Where questions appear; stands once in the page. */
export function Questions() {
  const now = asked.value;
  if (!now) return null;
  const finish = (/** @type {string} */ value) => {
    if (asked.value === now) asked.value = null;
    now.done(value);
  };
  const focused = now.answers.find(({ focus }) => focus) ?? now.answers.find(({ first }) => first);
  return html`<${Dialog} title=${now.title} close=${() => finish("")}>
    <p>${now.text}</p>
    <footer>
      ${now.answers.map((answer) => {
        const { label, value, first } = answer;
        return html`<button class=${first ? "first" : ""} autofocus=${answer === focused} onClick=${() => finish(value)}>${label}</button>`;
      })}
    </footer>
  <//>`;
}


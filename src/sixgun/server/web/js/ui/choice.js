// Fields that all forms are made of: one of a few, many of several, yes or no.

import { html } from "../lib.js";

let count = 0;

/** @returns {string} an id for elements that refer to each other */
export function nextId() {
  count += 1;
  return `f${count}`;
}

/**
 * One of a few, side by side.
 * @template {string | number} V
 * @param {{legend: string, name: string, value: V, choices: {value: V, label: any, note?: string}[], onChange: (value: V) => void,
 *   note?: string, class?: string, bare?: boolean}} props bare: the legend is for screen readers alone
 */
export function Segments({ legend, name, value, choices, onChange, note, class: extra, bare }) {
  return html`<fieldset class=${`segments ${extra ?? ""}`}>
    <legend class=${bare ? "unseen" : ""}>${legend}</legend>
    ${note && html`<p class="note">${note}</p>`}
    <div class="choices">
      ${choices.map(
        (choice) =>
          html`<label class="segment" key=${choice.value}>
            <input type="radio" name=${name} value=${choice.value} checked=${choice.value === value} onChange=${() => onChange(choice.value)} />
            <span>${choice.label}</span>
            ${choice.note && html`<span class="note">${choice.note}</span>`}
          </label>`,
      )}
    </div>
  </fieldset>`;
}

/**
 * Yes or no.
 * @param {{label: string, note?: string, checked: boolean, onChange: (on: boolean) => void}} props
 */
export function Switch({ label, note, checked, onChange }) {
  return html`<label class="switch">
    <input
      type="checkbox"
      checked=${checked}
      onChange=${(/** @type {Event} */ event) => onChange(/** @type {HTMLInputElement} */ (event.target).checked)}
    />
    <span>${label}${note && html`<span class="note">${note}</span>`}</span>
  </label>`;
}

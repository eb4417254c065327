// A sentence of the story as it stands on the page: a card with its suit, and the face of a die, stay on one line.

import { html } from "../lib.js";

const WHOLE = /\[[^\]]+\]|[^\s「」、，。：（）]{1,14} (?:10|[2-9JQKA])[♥♦♣♠]/gu;

/** @param {{text: string}} props */
export function Told({ text }) {
  const parts = [];
  let end = 0;
  for (const { 0: whole, index } of text.matchAll(WHOLE)) {
    parts.push(text.slice(end, index), html`<span class="whole">${whole}</span>`);
    end = index + whole.length;
  }
  return html`<span>${parts}${text.slice(end)}</span>`;
}

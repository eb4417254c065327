// A sentence of the story as it stands on the page: a card with its suit stays on one line, the face of a die is drawn.

import { html } from "../lib.js";
import { faceOf, MiniDie } from "./dice/dice.js";

const WHOLE = /\[[^\]]+\]|[^\s「」、，。：（）]{1,14} (?:10|[2-9JQKA])[♥♦♣♠]/gu;

/** @param {{text: string}} props */
export function Told({ text }) {
  const parts = [];
  let end = 0;
  for (const { 0: whole, index } of text.matchAll(WHOLE)) {
    const face = whole.startsWith("[") ? faceOf(whole.slice(1, -1)) : "";
    parts.push(text.slice(end, index), face ? html`<${MiniDie} face=${face} />` : html`<span class="whole">${whole}</span>`);
    end = index + whole.length;
  }
  return html`<span>${parts}${text.slice(end)}</span>`;
}

// The name of a card on its face: as large as its place allows, and no word of it cut in two.

import { html } from "../lib.js";

/** Widths of bold letters in parts of their height, about and rather too wide: the first kind that fits. @type {[RegExp, number][]} */
const WIDTHS = [
  [/[\p{Script=Han}mwMWжмшщыюЖМШЩЫЮωώΜ]/u, 1.02],
  [/[fijltIιίΙ!'’¡-]/u, 0.4],
  [/\p{Lu}/u, 0.78],
  [/./u, 0.65],
];

/** @param {string} letter */
function widthOf(letter) {
  return WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? 1;
}

/** @param {string} name @returns {number} how wide its widest word is, in parts of the height of its letters */
export function widest(name) {
  const widths = name.split(/\s+/).map((word) => [...word].reduce((sum, letter) => sum + widthOf(letter), 0));
  return Math.max(1, ...widths);
}

/** @param {{name: string}} props */
export function FaceName({ name }) {
  return html`<span class="face-name" style=${{ "--widest": widest(name) }}>${name}</span>`;
}

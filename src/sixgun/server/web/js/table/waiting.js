// Before a game and after one: who sits where, who is ready.

import { html } from "../lib.js";

/** @param {{state: import("./state.js").TableState}} props */
export function WaitingRoom({ state }) {
  return html`<p>${state.table.value?.rules["title"]}</p>`;
}

/** @param {{state: import("./state.js").TableState}} props */
export function Rematch({ state }) {
  return html`<p>${state.table.value?.rules["title"]}</p>`;
}

// The waiting room of a table: who sits where, bots, invitations, and the start of the next game.

import { html } from "../lib.js";

/** @typedef {import("./state.js").TableState} TableState */

/**
 * The waiting room, before the first game of a table.
 * @param {{state: TableState}} props
 */
export function WaitingRoom({ state }) {
  return html`<p>${state.table.value?.rules["title"]}</p>`;
}

/**
 * What follows a game (B-16): who plays again, who keeps his character, who is the next Sheriff.
 * @param {{state: TableState}} props
 */
export function Rematch({ state }) {
  return html`<p>${state.table.value?.rules["title"]}</p>`;
}

import { html } from "../lib.js";

/** @param {{id: string}} props */
export function ReplayPage({ id }) {
  return html`<main class="page" id="main"><h1>${id}</h1></main>`;
}

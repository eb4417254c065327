// The cylinder of a revolver as a picture of a table: a chamber for each seat. It is our sign, and turns while one waits.

import { html } from "../lib.js";

/** @typedef {"free" | "me" | "person" | "program" | "bot"} Chamber who sits there */

const MIDDLE = 50;
const RING = 29;

/**
 * @param {{chambers: Chamber[], label?: string, class?: string}} props label: what a screen reader says, left out where words
 *   stand beside it
 */
export function Cylinder({ chambers, label, class: extra }) {
  const size = chambers.length > 6 ? 8.4 : 9.8;
  return html`<svg
    class=${`cylinder ${extra ?? ""}`}
    viewBox="0 0 100 100"
    role=${label ? "img" : undefined}
    aria-label=${label}
    aria-hidden=${label ? undefined : "true"}
  >
    <circle class="steel" cx="50" cy="50" r="49" />
    <circle class="rim" cx="50" cy="50" r="45.5" />
    ${chambers.map((who, place) => {
      const turn = (2 * Math.PI * place) / chambers.length;
      const x = MIDDLE + RING * Math.sin(turn);
      const y = MIDDLE - RING * Math.cos(turn);
      return html`<g class=${`chamber ${who}`} key=${place}>
        <circle class="bore" cx=${x} cy=${y} r=${size} />
        ${who !== "free" && (who === "bot" || who === "program" ? square(x, y, size) : round(x, y, size))}
      </g>`;
    })}
    <circle class="axle" cx="50" cy="50" r="6.8" />
  </svg>`;
}

/** @param {number} x @param {number} y @param {number} size */
function round(x, y, size) {
  return html`<circle class="cap" cx=${x} cy=${y} r=${size * 0.45} />`;
}

/** @param {number} x @param {number} y @param {number} size */
function square(x, y, size) {
  const half = size * 0.38;
  return html`<rect class="cap" x=${x - half} y=${y - half} width=${half * 2} height=${half * 2} rx="1" />`;
}

/**
 * A cylinder that turns: something is on its way.
 * @param {{text: string}} props
 */
export function Waiting({ text }) {
  return html`<p class="loading" role="status">
    <${Cylinder} class="turning" chambers=${["me", "person", "person", "person", "person", "person"]} /> <span>${text}</span>
  </p>`;
}

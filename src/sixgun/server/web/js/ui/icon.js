// Icons: symbols of one file. An icon never says anything alone: what it means stands beside it, or in `label`.

import { html } from "../lib.js";

const FILE = new URL("../../icons/icons.svg", import.meta.url).pathname;

/**
 * @param {{name: string, label?: string, class?: string}} props name: of tools/web_icons.txt; label: what a screen reader
 *   says, left out where a word stands beside it
 */
export function Icon({ name, label, class: extra }) {
  return html`<svg
    class=${`icon ${extra ?? ""}`}
    viewBox="0 0 512 512"
    role=${label ? "img" : undefined}
    aria-label=${label}
    aria-hidden=${label ? undefined : "true"}
  >
    <use href=${`${FILE}#${name}`} />
  </svg>`;
}

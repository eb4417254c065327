// The keys of the table.

import { html } from "../lib.js";
import { t } from "../texts.js";
import { Dialog } from "../ui/dialog.js";

/** Keys, and what is said about each. */
const KEYS = ["1-9", "arrows", "enter", "esc", "h", "t", "p", "l", "c", "r", "m"];

/** @param {{close: () => void}} props */
export function Help({ close }) {
  return html`<${Dialog} title=${t("page-table-help")} close=${close}>
    <dl class="keys">
      ${KEYS.map((key) => html`<div><dt><kbd>${t(`page-table-key-${key}`)}</kbd></dt><dd>${t(`page-table-key-${key}.does`)}</dd></div>`)}
    </dl>
    <p class="muted">${t("page-table-help-drag")}</p>
  <//>`;
}

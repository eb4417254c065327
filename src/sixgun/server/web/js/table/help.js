// The keys of the table.

import { html } from "../lib.js";
import { openRule } from "../rules/drawer.js";
import { t } from "../texts.js";
import { Dialog } from "../ui/dialog.js";
import { Icon } from "../ui/icon.js";

/** The message about each key, and what stands on the key. */
const KEYS = {
  digits: "1 … 9",
  arrows: "← → ↑ ↓",
  enter: "⏎",
  esc: "Esc",
  h: "h",
  t: "t",
  p: "p",
  l: "l",
  c: "c",
  r: "r",
  m: "m",
};

/** @param {{close: () => void}} props */
export function Help({ close }) {
  return html`<${Dialog} title=${t("page-table-help")} close=${close}>
    <p><button onClick=${() => (close(), openRule("guide"))}><${Icon} name="book" /> ${t("page-rules-guide")}</button></p>
    <dl class="keys">
      ${Object.entries(KEYS).map(([id, key]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${t(`page-table-key-${id}`)}</dd></div>`)}
    </dl>
    <p class="muted">${t("page-table-help-drag")}</p>
  <//>`;
}

// The rulebook drawer, which any page can open at a rule.

import { html, signal } from "../lib.js";
import { t } from "../texts.js";
import { Dialog } from "../ui/dialog.js";

/** What the drawer shows: "" nothing, "*" the rulebook, else the number of a rule or the id of a card. */
export const opened = signal("");

/** @param {string} [rule] */
export function openRule(rule = "*") {
  opened.value = rule;
}

export function RulesDrawer() {
  if (!opened.value) return null;
  return html`<${Dialog} drawer title=${t("page-rules")} close=${() => (opened.value = "")}>
    <p>${opened.value}</p>
  <//>`;
}

// The rulebook drawer, which any page can open at a rule.

import { html, signal } from "../lib.js";
import { go } from "../router.js";
import { t } from "../texts.js";
import { Dialog } from "../ui/dialog.js";
import { Icon } from "../ui/icon.js";
import { Rulebook } from "./rulebook.js";

/** What the drawer shows: "" nothing, "*" the rulebook, else the number of a rule or the id of a card. */
export const opened = signal("");
/** The game whose rules come first. */
export const gameFirst = signal("classic");

/**
 * Opens the rulebook at a rule.
 * @param {string} [rule] number of a rule, id of a card, a character or something else with a name, or "guide"; left out: its beginning
 * @param {string} [game] whose rules come first: cards of two games can have the same id
 */
export function openRule(rule = "*", game) {
  if (game) gameFirst.value = game;
  opened.value = rule || "*";
}

export function RulesDrawer() {
  if (!opened.value) return null;
  const wish = opened.value === "*" ? "" : opened.value;
  const close = () => (opened.value = "");
  return html`<${Dialog} drawer class="rules-drawer" title=${t("page-rules")} close=${close}>
    <${Rulebook} wish=${wish} game=${gameFirst.value} onGo=${(/** @type {string} */ to) => (opened.value = to)} />
    <p class="small whole">
      <a
        href=${`/rules${wish ? `#${wish}` : ""}`}
        onClick=${(/** @type {Event} */ event) => {
          event.preventDefault();
          close();
          go(`/rules${wish ? `#${wish}` : ""}`);
        }}
        ><${Icon} name="book" /> ${t("page-rules-page")}</a
      >
    </p>
  <//>`;
}

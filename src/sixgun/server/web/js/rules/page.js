// The rulebook as a page: its address names the rule, so that it can be given to others.

import { html } from "../lib.js";
import { go, route } from "../router.js";
import { t } from "../texts.js";
import { useTitle } from "../ui/frame.js";
import { Rulebook } from "./rulebook.js";

export function RulesPage() {
  const wish = decodeURIComponent(route.value.hash);
  useTitle(wish && !wish.includes("/") ? `${wish} · ${t("page-rules")}` : t("page-rules"));
  return html`<main class="page rules-page" id="main">
    <h1>${t("page-rules")}</h1>
    <p class="lead">${t("page-rules-text")}</p>
    <${Rulebook} wide wish=${wish} onGo=${(/** @type {string} */ to) => go(`/rules#${encodeURI(to)}`)} />
  </main>`;
}

// What is said of the line to the table, where it is not as it should be.

import { html } from "../lib.js";
import { t } from "../texts.js";
import { Icon } from "../ui/icon.js";

/** @param {{state: import("./state.js").TableState}} props how the line is, if there is something to say */
export function LinkBar({ state }) {
  const link = state.link.value;
  if (link === "lost") return html`<p class="link-bar" role="status"><${Icon} name="clock" /> ${t("page-table-lost-line")}</p>`;
  if (link === "closed") {
    return html`<p class="link-bar" role="alert">${t("page-table-line-over")} <button onClick=${() => location.reload()}>${t("page-table-again")}</button></p>`;
  }
  return null;
}

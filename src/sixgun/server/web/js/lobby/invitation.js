// The invitation to a table: its link, to be copied, shared, or read by a phone.

import { html } from "../lib.js";
import { t } from "../texts.js";
import { Icon } from "../ui/icon.js";
import { Copy, QrCode, Share } from "../ui/share.js";
import { titleOf } from "./games.js";
import { inviteAddress, onlyHere } from "./seats.js";

/** What lets others in. */
const COMMAND = "sixgun serve --host 0.0.0.0";

/** @param {{table: import("../table/state.js").Summary, invite: string, mine: number}} props */
export function Invitation({ table, invite, mine }) {
  const open = table.rules["open"];
  if (!open && !invite) return mine < 0 ? null : html`<section class="invitation sheet" aria-busy="true"></section>`;
  const address = inviteAddress(table.id, open ? "" : invite);
  return html`<section class="invitation sheet" aria-labelledby="invite-title">
    <h2 id="invite-title">${t("page-invite")}</h2>
    <p>${t(open ? "page-invite-open" : "page-invite-private")}</p>
    ${onlyHere() && html`<p class="only-here" role="note"><${Icon} name="caution" /> <span>${t("page-invite-here", { host: location.host, command: COMMAND })}</span></p>`}
    <div class="invite-parts">
      <${QrCode} text=${address} label=${t("page-invite-qr")} />
      <div class="stack tight grow">
        <input class="code" readonly value=${address} aria-label=${t("page-invite-link")}
          onFocus=${(/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select()} />
        <div class="row">
          <${Copy} text=${address} label=${t("page-invite-copy")} />
          <${Share} url=${address} title=${t("page-invite-title", { title: titleOf(table.rules["title"], table.seats) })} />
        </div>
      </div>
    </div>
  </section>`;
}

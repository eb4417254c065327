// The invitation to a table: its link, to be copied, shared, or read by a phone; and a new one in its place.

import { html, useEffect, useLayoutEffect, useRef, useSignal } from "../lib.js";
import { t } from "../texts.js";
import { Icon } from "../ui/icon.js";
import { notice } from "../ui/notices.js";
import { Copy, QrCode, Share } from "../ui/share.js";
import { titleOf } from "./games.js";
import { inviteAddress, onlyHere } from "./seats.js";

/** What lets others in. */
const COMMAND = "sixgun serve --host 0.0.0.0";

/**
 * @param {{
 *   table: import("../table/state.js").Summary,
 *   invite: string,
 *   mine: number,
 *   busy: boolean,
 *   renew: (() => Promise<void>) | null,
 * }} props renew: has a new invitation made; null for all but the host
 */
export function Invitation({ table, invite, mine, busy, renew }) {
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
    ${!open && renew && html`<${Renewal} busy=${busy} renew=${renew} />`}
  </section>`;
}

/**
 * A new link in place of the old one, which is asked for once more where it stands.
 * @param {{busy: boolean, renew: () => Promise<void>}} props
 */
function Renewal({ busy, renew }) {
  const asking = useSignal(false);
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const moved = useRef(false);
  useLayoutEffect(() => {
    if (moved.current) box.current?.querySelector("button")?.focus();
  }, [asking.value]);
  const ask = (/** @type {boolean} */ now) => {
    moved.current = true; // the focus goes along, since the button that had it is gone
    asking.value = now;
  };
  const make = async () => {
    await renew();
    ask(false);
  };
  const key = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Escape" || !asking.value) return;
    event.stopPropagation();
    ask(false);
  };
  return html`<div class="renewal" ref=${box} onKeyDown=${key}>
    ${asking.value
      ? html`<div role="group" aria-labelledby="renewal-sure">
          <p id="renewal-sure">${t("page-invite-new-sure")}</p>
          <div class="row">
            <button type="button" class="first" disabled=${busy} onClick=${make}>${t("page-invite-new-go")}</button>
            <button type="button" onClick=${() => ask(false)}>${t("page-cancel")}</button>
          </div>
        </div>`
      : html`<button type="button" class="quiet" disabled=${busy} onClick=${() => ask(true)}><${Icon} name="again" /> ${t("page-invite-new")}</button>`}
  </div>`;
}

/** @param {import("../table/state.js").TableState} state tells those who sit here of a new invitation, as long as it is shown */
export function useRenewals(state) {
  useEffect(
    () =>
      state.follow((entry, fresh) => {
        if (fresh && entry.kind === "reinvited" && state.chair.peek() >= 0) notice(t("page-invite-renewed"));
      }),
    [state],
  );
}

// The page of a table: what is shown at each stage of it.

import { html, useEffect, useMemo } from "../lib.js";
import { useRenewals } from "../lobby/invitation.js";
import { useRenames } from "../lobby/renamed.js";
import { route } from "../router.js";
import { gameFirst } from "../rules/drawer.js";
import { settings } from "../settings.js";
import { t } from "../texts.js";
import { notice } from "../ui/notices.js";
import { LinkBar } from "./link-bar.js";
import { Playing } from "./playing.js";
import { TableState } from "./state.js";
import { WaitingRoom } from "./waiting.js";

/** @param {{id: string}} props */
export function TablePage({ id }) {
  const lang = settings.value.lang;
  const state = useMemo(() => new TableState(id, route.value.query.get("invite") ?? "", lang), [id, lang]);
  useEffect(() => () => state.leave(), [state]);
  useRenames(state);
  useRenewals(state);
  useEffect(() => {
    const refusal = state.refusal.value;
    if (refusal && state.table.value) {
      notice(refusal["message"], refusal["rule"]);
      state.refusal.value = null;
    }
  }, [state.refusal.value]);
  const table = state.table.value;
  const game = table?.rules["game"];
  useEffect(() => {
    if (game) gameFirst.value = game; // whoever opens the rulebook here asks about this game
  }, [game]);
  const link = state.link.value;
  if (link === "closed" && table && state.why.value === "refused") return html`<${Closed} refusal=${{ reason: "let-go" }} />`;
  if (link === "closed" && !table) return html`<${Closed} refusal=${state.refusal.value} />`;
  if (!table) return html`<main id="main" class="splash" aria-busy="true">${t(link === "lost" ? "page-table-lost-line" : "page-table-opening")}</main>`;
  if (table.stage === "closed") return html`<${Closed} refusal=${null} />`;
  if (table.stage === "lobby" || !state.view.value) {
    return html`<${LinkBar} state=${state} /><${WaitingRoom} state=${state} />`;
  }
  return html`<${Playing} key=${table.match} state=${state} />`;
}

/** Why a table cannot be seen, where there is more to say than a sentence of the server. */
const WHY = { "no-such-table": "page-table-missing", "let-go": "page-table-let-go" };

/** A table that cannot be seen: it is closed, it is not there, or the server refuses it. @param {{refusal: Record<string, any> | null}} props */
function Closed({ refusal }) {
  const known = WHY[/** @type {keyof typeof WHY} */ (refusal?.["reason"])];
  const why = refusal?.["message"] ?? "";
  return html`<main id="main" class="page closed"><div class="sheet">
    <h1>${t(known ?? (why ? "page-table-refused" : "page-table-closed"))}</h1>
    <p>${known ? t(`${known}.about`) : why || t("page-table-closed.about")}</p>
    <a class="button first" href="/">${t("page-table-to-lobby")}</a>
  </div></main>`;
}

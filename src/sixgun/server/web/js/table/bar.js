// The bar of the table: which game it is and who watches, sound, keys, the story, and the way out.

import { html, useRef } from "../lib.js";
import { titleOf } from "../lobby/games.js";
import { api } from "../net/api.js";
import { go } from "../router.js";
import { change, settings } from "../settings.js";
import { t } from "../texts.js";
import { question } from "../ui/dialog.js";
import { Icon } from "../ui/icon.js";
import { notice } from "../ui/notices.js";

/**
 * @param {{
 *   state: import("./state.js").TableState,
 *   view: Record<string, any>,
 *   side: import("@preact/signals").Signal<boolean>,
 *   help: import("@preact/signals").Signal<boolean>,
 *   over: boolean,
 * }} props
 */
export function TableBar({ state, view, side, help, over }) {
  const table = /** @type {import("./state.js").Summary} */ (state.table.value);
  const eyes = state.seat.value;
  const unread = useRef(0);
  const said = state.chat.value.length;
  if (side.value) unread.current = said;
  const fresh = said - unread.current;
  const leave = async () => {
    if (eyes >= 0 && !over) {
      const others = table.seats.some((chair) => chair.kind === "person" && !chair.host);
      const about = t(others && table.seats[eyes]?.host ? "page-table-leave-host" : "page-table-leave-about");
      const sure = await question(t("page-table-leave"), about, [
        { label: t("page-table-stay"), value: "", first: true },
        { label: t("page-table-leave"), value: "leave" },
      ]);
      if (sure !== "leave") return;
    }
    if (state.chair.peek() >= 0) {
      try {
        await api("POST", `/tables/${state.id}/leave`, {});
      } catch (error) {
        notice(error instanceof Error ? error.message : "");
      }
    }
    go("/");
  };
  const turn = view["turn"];
  const watching = state.watching.value;
  return html`<section class="table-bar" aria-label=${t("page-table-bar")}>
    <h1>${titleOf(table.rules["title"], table.seats)}</h1>
    ${turn > 0 && html`<span class="table-turn">${t("page-table-turn-number", { turn })}</span>`}
    ${eyes < 0 && html`<span class="badge"><${Icon} name="watch" /> <span>${t("page-table-watching")}</span></span>`}
    ${watching > 0 && eyes >= 0 && html`<span class="badge" title=${t("page-table-watchers", { count: watching })}><${Icon} name="watch" label=${t("page-table-watchers", { count: watching })} /> ${watching}</span>`}
    <span class="grow"></span>
    <button
      class="quiet icon-only"
      aria-label=${t("page-table-sound")}
      title=${t("page-table-sound")}
      aria-pressed=${settings.value.sound}
      onClick=${() => change({ sound: !settings.value.sound })}
    >
      <${Icon} name=${settings.value.sound ? "sound-on" : "sound-off"} />
    </button>
    <button class="quiet icon-only" aria-label=${t("page-table-help")} title=${t("page-table-help")} onClick=${() => (help.value = true)}><${Icon} name="help" /></button>
    <button class="quiet icon-only" aria-label=${t("page-table-leave")} title=${t("page-table-leave")} onClick=${leave}><${Icon} name="leave" /></button>
    <button
      class="quiet icon-only side-toggle"
      aria-label=${t("page-table-log")}
      title=${t("page-table-log")}
      aria-expanded=${side.value}
      onClick=${() => (side.value = !side.value)}
    >
      <${Icon} name="log" />${fresh > 0 && html`<span class="unread">${fresh}</span>`}
    </button>
  </section>`;
}

// The own hand.

import { html, useRef } from "../../lib.js";
import { t } from "../../texts.js";
import { CardButton } from "../card.js";
import { draggable } from "../drag.js";
import { useEnds } from "../ends.js";
import { rove } from "../keys.js";

/** @param {{scene: import("../signs.js").Scene}} props */
export function Hand({ scene }) {
  const { view, choice, why } = scene;
  const row = useRef(/** @type {HTMLElement | null} */ (null));
  useEnds(row);
  const cards = /** @type {string[]} */ (view["hand"]);
  return html`<section class="hand" aria-label=${t("page-table-hand", { count: cards.length })} data-at=${`hand:${scene.eyes}`}>
    <div class="hand-cards" role="group" aria-label=${t("page-table-hand", { count: cards.length })} data-group="hand" onKeyDown=${rove} ref=${row}>
      ${cards.map(
        (text) =>
          html`<div class="hand-slot" key=${text} ...${draggable(() => scene.choice, `card:${text}`, (seat) => why?.(`play ${text} @${seat.slice(5)}`))}>
            <${CardButton} text=${text} choice=${choice} rove dead=${() => why?.(`play ${text}`)} />
          </div>`,
      )}
      ${!cards.length && html`<p class="muted">${t("page-table-hand-empty")}</p>`}
    </div>
  </section>`;
}

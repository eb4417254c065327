// The own hand in The Duel.

import { html, useRef } from "../../lib.js";
import { t } from "../../texts.js";
import { draggable } from "../drag.js";
import { useEnds } from "../ends.js";
import { rove } from "../keys.js";
import { CardButton } from "./card.js";

/** @param {{scene: import("../signs.js").Scene}} props */
export function Hand({ scene }) {
  const { view, choice, why } = scene;
  const row = useRef(/** @type {HTMLElement | null} */ (null));
  useEnds(row);
  const cards = /** @type {string[]} */ (view["hand"]);
  const label = t("page-table-hand", { count: cards.length });
  return html`<section class="hand" aria-label=${label} data-at=${`hand:${scene.eyes}`}>
    <div class="hand-cards" role="group" aria-label=${label} data-group="hand" onKeyDown=${rove} ref=${row}>
      ${cards.map(
        (text) =>
          html`<div class="hand-slot" key=${text} ...${draggable(() => scene.choice, `card:${text}`)}>
            <${CardButton} text=${text} choice=${choice} rove dead=${why ? () => why(`play ${text}`) : undefined} />
          </div>`,
      )}
      ${!cards.length && html`<p class="muted">${t("page-table-hand-empty")}</p>`}
    </div>
  </section>`;
}

// The board of The Duel: two sides that face each other, the own one at the bottom, and between them what both share.

import { html } from "../../lib.js";
import { t } from "../../texts.js";
import { rove } from "../keys.js";
import { Hand } from "./hand.js";
import { Commons, Divide, Tray } from "./middle.js";
import { Setup } from "./setup.js";
import { Side } from "./side.js";

/** @param {{scene: import("../signs.js").Scene, children?: any}} props */
export function DuelBoard({ scene, children }) {
  const { view, eyes } = scene;
  const own = Math.max(eyes, 0);
  const seats = /** @type {any[]} */ (view["seats"]);
  const beginning = view["turn"] === 0 && eyes >= 0 && view["offered"].length > 0;
  return html`
    <div class=${`duel ${beginning ? "beginning" : ""}`}>
      <div class="duel-table" role="group" aria-label=${t("page-duel-table")} data-group=${beginning ? "table" : "seats"} onKeyDown=${rove}>
        <${Side} scene=${scene} seat=${seats[1 - own]} own=${false} />
        <${Divide} scene=${scene} />
        <${Side} scene=${scene} seat=${seats[own]} own=${true} />
      </div>
      <${Commons} scene=${scene} />
      ${beginning && html`<${Setup} scene=${scene} seat=${seats[own]} />`}
    </div>
    <${Tray} scene=${scene} />
    <div class="prompt-place">${children}</div>
    ${eyes >= 0 && html`<${Hand} scene=${scene} />`}
  `;
}

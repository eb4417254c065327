// The table of the card game: the others around it, piles and events in the middle, the own place and hand at the bottom.

import { html } from "../../lib.js";
import { around, sides } from "../signs.js";
import { Hand } from "./hand.js";
import { Middle, Tray } from "./middle.js";
import { OwnPlace, SeatPanel } from "./seat.js";
import { t } from "../../texts.js";
import { rove } from "../keys.js";

/** @param {{scene: import("../signs.js").Scene, children?: any}} props */
export function ClassicBoard({ scene, children }) {
  const { view, eyes } = scene;
  const { own, others } = around(/** @type {any[]} */ (view["seats"]), eyes);
  const [left, across] = sides(others.length);
  const groups = [
    ["left", others.slice(0, left)],
    ["across", others.slice(left, left + across)],
    ["right", others.slice(left + across)],
  ];
  const seen = eyes >= 0;
  return html`
    <div class=${`around seats-${others.length}`}>
      <div class="seats" role="group" aria-label=${t("page-table-seats")} data-group="seats" onKeyDown=${rove}>
        ${groups.map(
          ([side, seats]) =>
            html`<div class=${`side side-${side}`}>
              ${/** @type {any[]} */ (seats).map((seat) => html`<${SeatPanel} key=${seat.seat} scene=${scene} seat=${seat} />`)}
            </div>`,
        )}
      </div>
      <${Middle} scene=${scene} />
      ${own && !seen && html`<div class="side side-own"><${SeatPanel} scene=${scene} seat=${own} /></div>`}
    </div>
    <${Tray} scene=${scene} />
    ${own && seen && html`<${OwnPlace} scene=${scene} seat=${own} />`}
    <div class="prompt-place">${children}</div>
    ${seen && html`<${Hand} scene=${scene} />`}
  `;
}

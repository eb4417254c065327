// The table of the card game: the others around it, piles and events in the middle, the own place and hand at the bottom.

import { html } from "../../lib.js";
import { Seats } from "../seats.js";
import { around } from "../signs.js";
import { Hand } from "./hand.js";
import { Middle, Tray } from "./middle.js";
import { OwnPlace, SeatPanel } from "./seat.js";

/** @param {{scene: import("../signs.js").Scene, children?: any}} props */
export function ClassicBoard({ scene, children }) {
  const { view, eyes } = scene;
  const { own, others } = around(/** @type {any[]} */ (view["seats"]), eyes);
  const seen = eyes >= 0;
  return html`
    <div class=${`around seats-${others.length}`}>
      <${Seats} scene=${scene} others=${others} panel=${SeatPanel} />
      <${Middle} scene=${scene} />
      ${own && !seen && html`<div class="side side-own"><${SeatPanel} scene=${scene} seat=${own} /></div>`}
    </div>
    <${Tray} scene=${scene} />
    ${own && seen && html`<${OwnPlace} scene=${scene} seat=${own} />`}
    <div class="prompt-place">${children}</div>
    ${seen && html`<${Hand} scene=${scene} />`}
  `;
}

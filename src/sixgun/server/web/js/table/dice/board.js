// The table of The Dice Game: the others around it, arrows and dice in the middle, the own place at the bottom.

import { html } from "../../lib.js";
import { t } from "../../texts.js";
import { Icon } from "../../ui/icon.js";
import { Seats } from "../seats.js";
import { around, Bursts } from "../signs.js";
import { tipped } from "../tip.js";
import { Dice } from "./dice.js";
import { OwnPlace, SeatPanel } from "./seat.js";

/** So many arrows there are (G-2.5). */
const ARROWS = 9;
/** With so few left somebody should think of the Indians. */
const LOW = 2;

/** @param {{scene: import("../signs.js").Scene, children?: any}} props */
export function DiceBoard({ scene, children }) {
  const { view, eyes } = scene;
  const { own, others } = around(/** @type {any[]} */ (view["seats"]), eyes);
  const seen = eyes >= 0;
  return html`
    <div class=${`around seats-${others.length}`}>
      <${Seats} scene=${scene} others=${others} panel=${SeatPanel} />
      <div class="middle" data-at="middle">
        <${ArrowPile} scene=${scene} />
        <${Dice} scene=${scene} />
      </div>
      ${own && !seen && html`<div class="side side-own"><${SeatPanel} scene=${scene} seat=${own} /></div>`}
    </div>
    ${own && seen && html`<${OwnPlace} scene=${scene} seat=${own} />`}
    <div class="prompt-place">${children}</div>
  `;
}

/** The arrows in the middle. @param {{scene: import("../signs.js").Scene}} props */
function ArrowPile({ scene }) {
  const count = Number(scene.view["pile"]);
  const text = t("page-dice-pile", { count });
  return html`<button
    class=${`arrow-pile ${count <= LOW ? "low" : ""}`}
    data-at="pile"
    ...${tipped({ title: text, text: t("page-dice-pile-about"), rule: "G-4.6", game: "dice" }, { tap: true })}
  >
    <span class="unseen">${text}</span>
    <span class="pile-arrows" aria-hidden="true">
      ${Array.from({ length: ARROWS }, (_, i) => html`<${Icon} name="arrow" class=${i < count ? "" : "taken"} />`)}
    </span>
    <span class="pile-count" aria-hidden="true"><${Icon} name="tipi" /> ${count}</span>
    <${Bursts} stage=${scene.stage} at="pile" />
  </button>`;
}

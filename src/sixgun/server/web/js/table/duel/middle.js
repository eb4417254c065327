// What both sides of The Duel share: the common deck, the discard pile, cards that lie open, and what is counted in a turn.

import { html, useSignal } from "../../lib.js";
import { t } from "../../texts.js";
import { Dialog } from "../../ui/dialog.js";
import { Icon } from "../../ui/icon.js";
import { rove } from "../keys.js";
import { nameOf } from "../signs.js";
import { BackFace, CardButton, readCard, spoken } from "./card.js";

/** @param {{scene: import("../signs.js").Scene}} props the line between the two sides */
export function Divide({ scene }) {
  const { view } = scene;
  const limit = Number(view["bang_limit"]);
  const played = Number(view["bangs_played"]);
  const playing = view["turn"] > 0 && !view["over"];
  const bangs = limit < 0 ? t("page-duel-bangs-any") : t("page-duel-bangs", { played, limit });
  const moved = t(view["moved"] ? "page-duel-token-moved" : "page-duel-token-still");
  return html`<div class="divide" data-at="middle" data-drop="middle">
    ${playing &&
    html`<span class="count whose"><${Icon} name="turn" /> ${nameOf(scene, view["current"])}</span>
      <span class=${`count ${limit >= 0 && played >= limit ? "spent" : ""}`}><${Icon} name="duel-border-bang" /> ${bangs}</span>
      <span class=${`count ${view["moved"] ? "spent" : ""}`}><${Icon} name="token" /> ${moved}</span>`}
  </div>`;
}

/** @param {{scene: import("../signs.js").Scene}} props the common deck and the discard pile */
export function Commons({ scene }) {
  return html`<div class="commons">
    <${CommonDeck} view=${scene.view} />
    <${Discard} scene=${scene} />
  </div>`;
}

/** @param {{view: Record<string, any>}} props */
function CommonDeck({ view }) {
  const count = Number(view["common_size"]);
  const back = /** @type {import("./card.js").Back | ""} */ (view["common_back"]);
  const text = count ? t("page-duel-common", { count, back: back || "law" }) : t("page-duel-common-none");
  return html`<div class=${`pile common ${count ? "" : "empty"}`} data-at="deck" role="img" aria-label=${text} title=${text}>
    <span class="card small stacked">${count ? html`<${BackFace} back=${back} />` : html`<span class="face face-none"></span>`}</span>
    <span class="pile-count" aria-hidden="true"><${Icon} name="deck" /> ${count}</span>
  </div>`;
}

/** The discard pile: the top card, and a list of all the others. @param {{scene: import("../signs.js").Scene}} props */
function Discard({ scene }) {
  const open = useSignal(false);
  const pile = /** @type {string[]} */ (scene.view["discard"]);
  const top = pile.at(-1);
  if (!top) {
    return html`<div class="pile empty" data-at="discard" role="img" aria-label=${t("page-table-discard-empty")}>
      <span class="card small"><span class="face face-none"></span></span>
      <span class="pile-count" aria-hidden="true"><${Icon} name="discard" /> 0</span>
    </div>`;
  }
  const name = t("page-table-discard", { count: pile.length, card: spoken(top) });
  return html`<div class="pile" data-at="discard">
    <${CardButton} key=${top} text=${top} choice=${scene.choice} small note=${name} />
    <button class="pile-count" onClick=${() => (open.value = true)}>
      <span class="unseen">${t("page-duel-discard-list", { count: pile.length })}</span>
      <span aria-hidden="true"><${Icon} name="discard" /> ${pile.length} <span class="more">${t("page-duel-list")}</span></span>
    </button>
    ${open.value && html`<${DiscardList} pile=${pile} close=${() => (open.value = false)} />`}
  </div>`;
}

/** @param {{pile: string[], close: () => void}} props */
function DiscardList({ pile, close }) {
  const cards = [...pile].reverse();
  return html`<${Dialog} title=${t("page-duel-discard-list", { count: pile.length })} close=${close} class="wide">
    <p class="muted">${t("page-duel-discard-about")}</p>
    <ol class="discard-list">
      ${cards.map((text) => {
        const { kind, back, border, symbol } = readCard(text);
        return html`<li key=${text} class=${`side-${back} ${border ? `border-${border}` : ""}`}>
          <${Icon} name=${`duel-${kind}`} />
          <span class="grow">${t(`duel-card-${kind}`)}</span>
          ${symbol && html`<${Icon} name=${`symbol-${symbol}`} label=${t("page-duel-reveals", { symbol: t(`duel-symbol-${symbol}`) })} />`}
          <${Icon} name=${`side-${back}`} label=${t(back === "law" ? "duel-back-law" : "duel-back-outlaw")} />
        </li>`;
      })}
    </ol>
  <//>`;
}

/**
 * Cards on their way that lie open, or are only seen from behind.
 * @param {{scene: import("../signs.js").Scene}} props
 */
export function Tray({ scene }) {
  const { view, choice } = scene;
  const display = /** @type {string[]} */ (view["display"]);
  const unseen = Math.max(0, view["display_size"] - display.length);
  if (!display.length && !unseen) return null;
  const [law = 0] = /** @type {number[]} */ (view["display_backs"]);
  return html`<div class="tray" data-at="display" data-group="display" role="group" aria-label=${t("page-table-display")} onKeyDown=${rove}>
    ${display.map((text) => html`<${CardButton} key=${text} text=${text} choice=${choice} rove />`)}
    ${Array.from({ length: unseen }, (_, i) => html`<span class="card small"><${BackFace} back=${i < law ? "law" : "outlaws"} /></span>`)}
  </div>`;
}

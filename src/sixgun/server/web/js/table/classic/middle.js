// The middle of the table: the deck, the discard pile, the event cards, and cards that lie open to choose from.

import { html } from "../../lib.js";
import { t } from "../../texts.js";
import { Icon } from "../../ui/icon.js";
import { Back, CardButton, spoken } from "../card.js";
import { rove } from "../keys.js";
import { tipped } from "../tip.js";

/** @param {{scene: import("../signs.js").Scene}} props */
export function Middle({ scene }) {
  return html`<div class="middle" data-at="middle" data-drop="middle">
    <div class="piles">
      <${Deck} scene=${scene} />
      <${Discard} scene=${scene} />
      <${Events} view=${scene.view} />
    </div>
  </div>`;
}

/**
 * Cards on their way that lie open, or are only counted: a store to choose from, cards that are looked at.
 * @param {{scene: import("../signs.js").Scene}} props
 */
export function Tray({ scene }) {
  const { view, choice } = scene;
  const display = /** @type {string[]} */ (view["display"]);
  const unseen = Math.max(0, view["display_size"] - display.length);
  if (!display.length && !unseen) return null;
  return html`<div class="tray" data-at="display" data-group="display" role="group" aria-label=${t("page-table-display")} onKeyDown=${rove}>
    ${display.map((text) => html`<${CardButton} key=${text} text=${text} choice=${choice} small rove />`)}
    ${Array.from({ length: unseen }, () => html`<span class="card small"><${Back} /></span>`)}
  </div>`;
}

/** @param {{scene: import("../signs.js").Scene}} props */
function Deck({ scene }) {
  const { view, choice } = scene;
  const count = view["deck_size"];
  const live = choice?.live("deck") ?? false;
  const top = /** @type {string[]} */ (view["deck_top"]);
  const says = [t("page-table-deck", { count }), live && t("page-table-can")].filter(Boolean).join(", ");
  const known = top.length ? t("page-table-deck-known", { cards: top.map(spoken).join("; ") }) : "";
  const tip = tipped({ title: t("page-table-deck", { count }), text: known, rule: "B-7.5" }, { tap: !live });
  return html`<button
    class=${`pile ${live ? "live" : ""} ${count ? "" : "empty"}`}
    data-at="deck"
    data-thing="deck"
    aria-label=${says}
    ...${tip}
    ...${live ? { onClick: () => choice?.touch("deck") } : {}}
  >
    <span class="card small stacked">${count ? html`<${Back} />` : html`<span class="face face-none"></span>`}</span>
    <span class="pile-count" aria-hidden="true"><${Icon} name="deck" /> ${count}</span>
  </button>`;
}

/** @param {{scene: import("../signs.js").Scene}} props */
function Discard({ scene }) {
  const { view, choice } = scene;
  const top = /** @type {string | null} */ (view["discard_top"]);
  const count = view["discard_size"];
  const name = top ? t("page-table-discard", { count, card: spoken(top) }) : t("page-table-discard-empty");
  if (!top) {
    return html`<div class="pile empty" data-at="discard" role="img" aria-label=${name}>
      <span class="card small"><span class="face face-none"></span></span>
      <span class="pile-count" aria-hidden="true"><${Icon} name="discard" /> 0</span>
    </div>`;
  }
  // The discard pile may be what is chosen, or the card on it.
  const thing = choice?.live(`card:${top}`) ? `card:${top}` : "discard";
  return html`<div class="pile" data-at="discard">
    <${CardButton} key=${top} text=${top} thing=${thing} choice=${choice} small note=${name} />
    <span class="pile-count" aria-hidden="true"><${Icon} name="discard" /> ${count}</span>
  </div>`;
}

/** @param {{view: Record<string, any>}} props */
function Events({ view }) {
  if (!view["event"] && !view["next_event"]) return null;
  return html`<div class="events">
    ${view["event"] && html`<${EventCard} id=${view["event"]} when=${t("page-table-event-now")} now />`}
    ${view["next_event"] &&
    html`<${EventCard} id=${view["next_event"]} when=${t("page-table-event-next", { count: view["events_left"] })} />`}
  </div>`;
}

/** @param {{id: string, when: string, now?: boolean}} props */
function EventCard({ id, when, now }) {
  const name = t(`eventcard-${id}`);
  const text = t(`eventcard-${id}.text`);
  return html`<button
    class=${`event ${now ? "now" : ""}`}
    aria-description=${now ? undefined : text}
    ...${tipped({ title: name, about: when, text, rule: id }, { tap: true })}
  >
    <span class="event-when">${when}</span>
    <span class="event-name"><${Icon} name="event" /> ${name}</span>
    ${now && html`<span class="event-text">${text}</span>`}
  </button>`;
}

// One side of The Duel: its two lines, the player's name, hand, deck, reserve and the fallen.

import { html } from "../../lib.js";
import { t } from "../../texts.js";
import { Icon } from "../../ui/icon.js";
import { printedOn } from "../kinds.js";
import { Bursts, inHand, nameOf, Sitter, Thinking } from "../signs.js";
import { tipped } from "../tip.js";
import { besides, lit } from "../touch.js";
import { BackFace, Backs, Chip } from "./card.js";
import { Line } from "./character.js";

/** @param {{scene: import("../signs.js").Scene, seat: any, own: boolean}} props own: the side at the bottom */
export function Side({ scene, seat, own }) {
  const { view, choice } = scene;
  const thing = `seat:${seat.seat}`;
  const light = lit(choice, thing);
  const turn = view["current"] === seat.seat && view["turn"] > 0 && !view["over"];
  const touching = light.live || light.picked ? { onClick: besides("button.live:not(.player)", () => choice?.touch(thing)) } : {};
  const lines = own ? ["front", "rear"] : ["rear", "front"];
  return html`<section
    class=${`duel-side side-${seat.side} ${own ? "ours" : "theirs"} ${turn ? "turn" : ""} ${light.signs}`}
    aria-label=${nameOf(scene, seat.seat)}
    data-drop=${thing}
    ...${touching}
  >
    <${Head} scene=${scene} seat=${seat} turn=${turn} light=${light} />
    <${Stock} scene=${scene} seat=${seat} />
    <div class="lines">
      ${lines.map((line) => html`<${Line} key=${line} scene=${scene} seat=${seat} line=${line} />`)}
    </div>
  </section>`;
}

/** @param {{scene: import("../signs.js").Scene, seat: any, turn: boolean, light: ReturnType<typeof lit>}} props */
function Head({ scene, seat, turn, light }) {
  const { view, ask, choice, eyes } = scene;
  const name = nameOf(scene, seat.seat);
  const asked = !view["over"] && ask !== null && ask.seat === seat.seat && seat.seat !== eyes;
  const known = seat.seat === eyes ? [] : /** @type {string[]} */ (seat.known_hand);
  const side = t(`duel-side-${seat.side}`);
  const says = [
    name,
    side,
    t("page-table-cards", { count: seat.hand_size }),
    turn && t("page-table-turn"),
    asked && t("page-table-thinks"),
    ...light.words,
  ];
  return html`<header class="duel-head" data-at=${`seat:${seat.seat}`}>
    <button class=${`player ${light.live ? "live" : ""}`} data-rove tabindex="-1" data-thing=${`seat:${seat.seat}`}>
      <span class="unseen">${says.filter(Boolean).join(", ")}</span>
      ${turn && html`<${Icon} name="turn" class="turn-sign" />`}
      <${Icon} name=${`side-${seat.side}`} class="side-sign" />
      <b aria-hidden="true">${name}</b>
      <span class="side-name" aria-hidden="true">${side}</span>
    </button>
    <${Sitter} chair=${scene.chairs[seat.seat]} here=${seat.seat === eyes || scene.here[seat.seat]} />
    ${asked && html`<${Thinking} scene=${scene} seat=${seat.seat} />`}
    ${seat.seat !== eyes && html`<${Backs} backs=${seat.hand_backs} choice=${choice} seat=${seat.seat} />`}
    ${known.map(
      (text) => html`<span class="known" key=${text} title=${inHand(scene)}><${Chip} text=${text} choice=${choice} note=${inHand(scene)} /></span>`,
    )}
    <${Fallen} view=${view} seat=${seat} />
    <${Bursts} stage=${scene.stage} at=${`seat:${seat.seat}`} />
  </header>`;
}

/**
 * The fallen of a side, which is printed on them.
 * @param {{view: Record<string, any>, seat: any}} props
 */
function Fallen({ view, seat }) {
  const fallen = /** @type {string[]} */ (view["fallen"]).filter((id) => printedOn("duel-character", id).side === seat.side);
  if (!fallen.length) return null;
  const names = fallen.map((id) => t(`duel-character-${id}`)).join(", ");
  const text = t("page-duel-fallen", { characters: names });
  return html`<button class="quiet fallen" ...${tipped({ title: t("page-duel-fallen-title"), text: names }, { tap: true })}>
    <span class="unseen">${text}</span>
    ${fallen.map((id) => html`<${Icon} key=${id} name="dead" />`)}
    <span class="fallen-names" aria-hidden="true">${names}</span>
  </button>`;
}

/** The deck and the reserve of a player. @param {{scene: import("../signs.js").Scene, seat: any}} props */
function Stock({ scene, seat }) {
  const { view } = scene;
  const deck = Number(seat.deck_size);
  const reserve = /** @type {string[] | null} */ (seat.reserve);
  const names = reserve?.length ? reserve.map((id) => t(`duel-character-${id}`)).join(", ") : "";
  const spent = deck === 0 && view["turn"] > 0;
  const deckText = spent ? t("page-duel-deck-spent") : t("page-table-deck", { count: deck });
  const reserveText = t("page-duel-reserve", { count: seat.reserve_size });
  const inside = reserve?.length ? reserve.map((id) => `${t(`duel-character-${id}`)}: ${t(`duel-character-${id}.text`)}`).join(" ") : "";
  return html`<div class="stock">
    <div class=${`pile ${deck ? "" : "empty"}`} data-at=${`deck:${seat.seat}`} role="img" aria-label=${deckText} title=${deckText}>
      <span class="card small stacked">${deck ? html`<${BackFace} back=${seat.side} />` : html`<span class="face face-none"></span>`}</span>
      <span class="pile-count" aria-hidden="true"><${Icon} name="deck" /> ${deck}</span>
    </div>
    <button
      class=${`reserve ${seat.reserve_size ? "" : "empty"}`}
      data-at=${`reserve:${seat.seat}`}
      ...${tipped({ title: names ? `${reserveText}: ${names}` : reserveText, about: reserve?.length ? t("page-duel-reserve-order") : "", text: inside, rule: "D-2.3" }, { tap: true })}
    >
      <span class="unseen">${names ? `${reserveText}: ${names}` : reserveText}</span>
      <span class="reserve-cards" aria-hidden="true">
        ${Array.from({ length: Math.max(1, Math.min(seat.reserve_size, 4)) }, () => html`<i class=${`back-${seat.side}`}><${Icon} name="character" /></i>`)}
      </span>
      <span class="pile-count" aria-hidden="true"><${Icon} name="reserve" /> ${seat.reserve_size}</span>
    </button>
  </div>`;
}

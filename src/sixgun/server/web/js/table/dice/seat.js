// A seat at the table of The Dice Game.

import { html } from "../../lib.js";
import { has, t } from "../../texts.js";
import { Icon } from "../../ui/icon.js";
import { SeatHead, seatState } from "../seats.js";
import { Bursts, Life, nameOf, Role, Sitter, Wounds } from "../signs.js";
import { tipped } from "../tip.js";
import { besides, pickedOf } from "../touch.js";

/** @param {import("../signs.js").Scene} scene @param {any} seat @returns {string} all of a seat in a sentence */
function saySeat(scene, seat) {
  const { turn, asked, words, out } = seatState(scene, seat, !seat.in_game);
  const mark = scene.marks?.of(seat.seat);
  const parts = [
    nameOf(scene, seat.seat),
    seat.role ? t(`role-${seat.role}`) : mark ? t("page-table-mark", { name: nameOf(scene, seat.seat), role: t(`role-${mark}`) }) : "",
    seat.character ? t(`character-${seat.character}`) : "",
    out ? t("page-table-out") : t("page-table-life", { life: seat.life, max: seat.max_life }),
    out ? "" : t("page-dice-arrows", { count: seat.arrows }),
    seat.hits ? t("page-dice-hits", { count: seat.hits }) : "",
    seat.distance ? t("page-dice-distance", { distance: seat.distance }) : "",
    turn && t("page-dice-turn"),
    asked && t("page-table-thinks"),
    ...words,
  ];
  return parts.filter(Boolean).join(", ");
}

/**
 * Touching anything of a seat that can be chosen chooses it.
 * @param {import("../signs.js").Scene} scene
 * @param {any} seat
 */
function touching(scene, seat) {
  const { live, picked } = seatState(scene, seat, !seat.in_game);
  if (!live && !picked) {
    // A seat that a bull's eye cannot be aimed at says why.
    const die = pickedOf(scene.choice, "die");
    if (!die || scene.choice?.gathers || scene.ask?.kind !== "assign") return {};
    return { onClick: () => scene.why?.(`hit ${scene.view["dice"][Number(die)]} @${seat.seat}`) };
  }
  return { onClick: besides("button.mark", () => scene.choice?.touch(`seat:${seat.seat}`)) };
}

/** @param {{scene: import("../signs.js").Scene, seat: any}} props somebody else's seat */
export function SeatPanel({ scene, seat }) {
  const { view } = scene;
  const state = seatState(scene, seat, !seat.in_game);
  const touch = touching(scene, seat);
  return html`<article class=${`seat ${state.signs}`} data-at=${`seat:${seat.seat}`} aria-label=${nameOf(scene, seat.seat)} ...${touch}>
    <${SeatHead} scene=${scene} seat=${seat} state=${state} says=${saySeat(scene, seat)} sign="roll" tap=${!("onClick" in touch)} aim=${aimOf(view, seat.role)} />
    <${CharacterName} id=${seat.character} />
    <div class="seat-facts">
      ${state.out ? html`<span class="gone"><${Icon} name="dead" /> ${t("page-table-out")}</span>` : html`<${Facts} seat=${seat} />`}
      ${seat.distance > 0 && html`<${Distance} distance=${seat.distance} />`}
    </div>
    <${Bursts} stage=${scene.stage} at=${`seat:${seat.seat}`} />
  </article>`;
}

/** @param {Record<string, any>} view @param {string | null} role @returns {string | undefined} what the role wants with three players */
function aimOf(view, role) {
  return view["seats"].length === 3 && role ? t(`three-players-${role}`) : undefined;
}

/** Life, the points about to be lost, and arrows. @param {{seat: any}} props */
function Facts({ seat }) {
  return html`<${Life} life=${seat.life} max=${seat.max_life} />
    ${seat.hits > 0 &&
    html`<span class="hits" role="img" aria-label=${t("page-dice-hits", { count: seat.hits })} title=${t("page-dice-hits", { count: seat.hits })}>
      <${Icon} name="hit" /> −${seat.hits}
    </span>`}
    <${Arrows} count=${seat.arrows} />`;
}

/** @param {{count: number}} props */
function Arrows({ count }) {
  const text = t("page-dice-arrows", { count });
  return html`<span class=${`arrows ${count ? "" : "none"}`} role="img" aria-label=${text} title=${text}>
    <span class="arrow-row" aria-hidden="true">${Array.from({ length: Math.max(1, count) }, () => html`<${Icon} name="arrow" />`)}</span>
    <b aria-hidden="true">${count}</b>
  </span>`;
}

/** @param {{distance: number}} props */
function Distance({ distance }) {
  const text = t("page-dice-distance", { distance });
  return html`<span class="distance" role="img" aria-label=${text} title=${text}><${Icon} name="distance" /> <b aria-hidden="true">${distance}</b></span>`;
}

/** @param {{id: string | null}} props */
function CharacterName({ id }) {
  if (!id) return null;
  const name = t(`character-${id}`);
  const text = t(`dice-character-${id}.text`);
  return html`<button class="character" aria-description=${text} ...${tipped({ title: name, text, rule: id, game: "dice" }, { tap: true })}>
    <${Icon} name="character" /> <span>${name}</span>
  </button>`;
}

/** @param {{scene: import("../signs.js").Scene, seat: any}} props the own place at the bottom */
export function OwnPlace({ scene, seat }) {
  const { view } = scene;
  const { turn, live, picked, out, signs } = seatState(scene, seat, !seat.in_game);
  const text = `dice-character-${seat.character}.text`;
  return html`<section
    class=${`own ${signs}`}
    aria-label=${t("page-table-own")}
    data-at=${`seat:${seat.seat}`}
    ...${touching(scene, seat)}
  >
    <div class="own-who">
      <span class="own-name">
        ${turn && html`<${Icon} name="roll" class="turn-sign" label=${t("page-dice-turn")} />`}
        ${live || picked
          ? html`<button class="seat-name" data-thing=${`seat:${seat.seat}`}>
              <span class="unseen">${saySeat(scene, seat)}</span>
              <b aria-hidden="true">${nameOf(scene, seat.seat)}</b> <span class="aim"><${Icon} name="reach" /></span>
            </button>`
          : html`<b>${nameOf(scene, seat.seat)}</b>`}
        <${Sitter} chair=${scene.chairs[seat.seat]} here=${true} />
      </span>
      <${Role} role=${seat.role} text=${aimOf(view, seat.role)} />
    </div>
    <div class="own-facts">
      ${out ? html`<span class="gone"><${Icon} name="dead" /> ${t("page-table-out")}</span>` : html`<${Facts} seat=${seat} /><${Wounds} scene=${scene} />`}
    </div>
    <div class="own-character">
      <${CharacterName} id=${seat.character} />
      ${seat.character && has(text) && html`<span class="own-text small">${t(text)}</span>`}
    </div>
    <${Bursts} stage=${scene.stage} at=${`seat:${seat.seat}`} />
  </section>`;
}

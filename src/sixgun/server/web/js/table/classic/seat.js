// A seat at the table of the card game.

import { html } from "../../lib.js";
import { t } from "../../texts.js";
import { Icon } from "../../ui/icon.js";
import { CardChip, readCard, spoken } from "../card.js";
import { borderOf } from "../kinds.js";
import { SeatHead, seatState } from "../seats.js";
import { Bursts, inHand, Life, nameOf, Role, Sitter, Wounds } from "../signs.js";
import { tipped } from "../tip.js";
import { besides, lit, pickedOf } from "../touch.js";

/**
 * @param {import("../signs.js").Scene} scene
 * @param {any} seat
 */
function stateOf(scene, seat) {
  const ghost = scene.view["ghost"] === seat.seat;
  return { ...seatState(scene, seat, !seat.in_game && !ghost), ghost };
}

/**
 * Somebody else's seat.
 * @param {{scene: import("../signs.js").Scene, seat: any}} props
 */
export function SeatPanel({ scene, seat }) {
  const { choice } = scene;
  const state = stateOf(scene, seat);
  const { live, picked, out, ghost } = state;
  const handLive = choice?.live(`hand:${seat.seat}`) ?? false;
  // A seat that is aimed at can be touched anywhere, but for what is touched for itself; another one says why it cannot be.
  const card = pickedOf(choice, "card");
  const touching =
    live || picked || card
      ? {
          onClick: besides("button.live, button.mark", () => {
            if (!choice?.touch(`seat:${seat.seat}`)) scene.why?.(`play ${card} @${seat.seat}`);
          }),
        }
      : {};
  return html`<article class=${`seat ${state.signs}`} data-at=${`seat:${seat.seat}`} data-drop=${`seat:${seat.seat}`} aria-label=${nameOf(scene, seat.seat)} ...${touching}>
    <${SeatHead} scene=${scene} seat=${seat} state=${state} says=${saySeat(scene, seat)} sign="turn" tap=${!live && !picked && !card} />
    <${CharacterLine} scene=${scene} seat=${seat} />
    <div class="seat-facts">
      <${Standing} seat=${seat} out=${out} ghost=${ghost} />
      ${(!out || ghost) && html`<${HandCount} scene=${scene} seat=${seat} live=${handLive} />`}
      ${seat.distance > 0 && html`<${Distance} seat=${seat} />`}
      ${seat.doomed && html`<span class="badge bad"><${Icon} name="doomed" /> ${t("page-table-doomed")}</span>`}
    </div>
    <${Front} scene=${scene} seat=${seat} />
    <${Bursts} stage=${scene.stage} at=${`seat:${seat.seat}`} />
  </article>`;
}

/**
 * Whether he is in the game, and how far.
 * @param {{seat: any, out: boolean, ghost: boolean, children?: any}} props children: what stands beside his life points
 */
function Standing({ seat, out, ghost, children }) {
  if (out) return html`<span class="gone"><${Icon} name="dead" /> ${t("page-table-out")}</span>`;
  if (ghost) return html`<span class="gone">${t("page-table-ghost")}</span>`;
  return seat.max_life > 0 ? html`<${Life} life=${seat.life} max=${seat.max_life} />${children}` : null;
}

/** @param {import("../signs.js").Scene} scene @param {any} seat @returns {string} all of a seat in a sentence */
function saySeat(scene, seat) {
  const { turn, asked, words, ghost, out } = stateOf(scene, seat);
  const parts = [nameOf(scene, seat.seat)];
  if (seat.role) parts.push(t(`role-${seat.role}`));
  else {
    const mark = scene.marks?.of(seat.seat);
    if (mark) parts.push(t("page-table-mark", { name: nameOf(scene, seat.seat), role: t(`role-${mark}`) }));
  }
  if (seat.character) parts.push(t(`character-${seat.character}`));
  if (out) parts.push(t("page-table-out"));
  else if (ghost) parts.push(t("page-table-ghost"));
  else {
    parts.push(t("page-table-life", { life: Math.max(0, seat.life), max: seat.max_life }));
    parts.push(t("page-table-cards", { count: seat.hand_size }));
    if (seat.front.length) parts.push(t("page-table-front", { cards: seat.front.map(spoken).join("; ") }));
    if (seat.distance) parts.push(t(seat.reachable ? "page-table-reach" : "page-table-far", { distance: seat.distance }));
  }
  if (turn) parts.push(t("page-table-turn"));
  if (asked) parts.push(t("page-table-thinks"));
  return [...parts, ...words].filter(Boolean).join(", ");
}

/** @param {{scene: import("../signs.js").Scene, seat: any, large?: boolean}} props */
function CharacterLine({ scene, seat }) {
  if (!seat.character) return null;
  const { choice } = scene;
  const ability = `ability:${seat.character}`;
  const own = seat.seat === scene.eyes;
  const { live, picked, signs, words } = lit(own ? choice : null, ability);
  const name = t(`character-${seat.character}`);
  const text = t(`character-${seat.character}.text`);
  const tip = { title: name, text, rule: seat.character };
  return html`<div class="characters">
    <button
      class=${`character ${signs}`}
      aria-label=${[name, ...words].filter(Boolean).join(", ")}
      aria-description=${text}
      ...${tipped(tip, { tap: !live && !picked })}
      ...${live || picked ? { onClick: () => choice?.touch(ability) } : {}}
    >
      <${Icon} name="character" /> ${name}
    </button>
    ${seat.copied &&
    html`<button class="character copied" ...${tipped({ title: t(`character-${seat.copied}`), about: t("page-table-copied"), text: t(`character-${seat.copied}.text`), rule: seat.copied }, { tap: true })}>
      + ${t(`character-${seat.copied}`)}
    </button>`}
    ${seat.reserve &&
    html`<button class="character reserve" ...${tipped({ title: t(`character-${seat.reserve}`), about: t("page-table-reserve"), text: t(`character-${seat.reserve}.text`), rule: seat.reserve }, { tap: true })}>
      (${t(`character-${seat.reserve}`)})
    </button>`}
  </div>`;
}

/** @param {{scene: import("../signs.js").Scene, seat: any, live: boolean}} props */
function HandCount({ scene, seat, live }) {
  const thing = `hand:${seat.seat}`;
  const cards = t("page-table-cards", { count: seat.hand_size });
  const fan = html`<span class="fan" aria-hidden="true">
      ${seat.hand_size ? Array.from({ length: Math.min(seat.hand_size, 5) }, () => html`<i></i>`) : html`<i class="none"></i>`}
    </span>
    <b aria-hidden="true">${seat.hand_size}</b>`;
  if (!live) return html`<span class="hand-count" data-at=${thing} role="img" aria-label=${cards} title=${cards}>${fan}</span>`;
  return html`<button
    class="hand-count live"
    data-at=${thing}
    data-thing=${thing}
    aria-label=${`${cards}, ${t("page-table-can")}`}
    onClick=${() => scene.choice?.touch(thing)}
  >
    ${fan}
  </button>`;
}

/** @param {{seat: any}} props */
function Distance({ seat }) {
  const text = t(seat.reachable ? "page-table-reach" : "page-table-far", { distance: seat.distance });
  return html`<span class=${`distance ${seat.reachable ? "near" : "far"}`} role="img" aria-label=${text} title=${text}>
    <${Icon} name=${seat.reachable ? "reach" : "distance"} /> <b aria-hidden="true">${seat.distance}</b>
  </span>`;
}

/** @param {{scene: import("../signs.js").Scene, seat: any}} props */
function Front({ scene, seat }) {
  const { view, choice } = scene;
  const known = /** @type {string[]} */ (seat.seat === scene.eyes ? [] : seat.known_hand);
  return html`<div class="front" data-at=${`front:${seat.seat}`}>
    ${seat.front.map((/** @type {string} */ text) => {
      // Only what works from the next turn on has to wait (DC-2.3).
      const fresh = view["fresh"].includes(text) && borderOf("classic", readCard(text).kind) === "green";
      const note = fresh ? t("page-table-fresh") : "";
      const sign = fresh ? html`<span class="fresh" title=${note}><${Icon} name="clock" /></span>` : null;
      return html`<${CardChip} key=${text} text=${text} choice=${choice} note=${note} sign=${sign} />`;
    })}
    ${known.map(
      (text) =>
        html`<span class="known" key=${text} title=${inHand(scene)}><${CardChip} text=${text} short choice=${choice} note=${inHand(scene)} /></span>`,
    )}
  </div>`;
}

/**
 * The own place at the bottom.
 * @param {{scene: import("../signs.js").Scene, seat: any}} props
 */
export function OwnPlace({ scene, seat }) {
  const { view, choice } = scene;
  const { turn, live, picked, ghost, out, signs } = stateOf(scene, seat);
  const three = view["seats"].length === 3 && seat.role !== null;
  const aim = three && seat.role !== "sheriff" ? t(`three-players-${seat.role}`) : undefined;
  return html`<section
    class=${`own ${signs}`}
    aria-label=${t("page-table-own")}
    data-at=${`seat:${seat.seat}`}
    data-drop=${`seat:${seat.seat}`}
  >
    <div class="own-who">
      <span class="own-name">
        ${turn && html`<${Icon} name="turn" class="turn-sign" label=${t("page-table-turn")} />`}
        ${live || picked
          ? html`<button class="seat-name live" data-thing=${`seat:${seat.seat}`} aria-label=${saySeat(scene, seat)} onClick=${() => choice?.touch(`seat:${seat.seat}`)}>
              <b>${nameOf(scene, seat.seat)}</b> <${Icon} name="reach" />
            </button>`
          : html`<b>${nameOf(scene, seat.seat)}</b>`}
        <${Sitter} chair=${scene.chairs[seat.seat]} here=${true} />
      </span>
      <${Role} role=${seat.role} text=${aim} />
    </div>
    <${CharacterLine} scene=${scene} seat=${seat} />
    <div class="own-facts">
      <${Standing} seat=${seat} out=${out} ghost=${ghost}><${Wounds} scene=${scene} /><//>
      ${!out && html`<span class="weapon-range" title=${t("page-table-range", { range: seat.weapon_range })}>
        <${Icon} name="reach" label=${t("page-table-range", { range: seat.weapon_range })} /> <b aria-hidden="true">${seat.weapon_range}</b>
      </span>`}
    </div>
    <${Front} scene=${scene} seat=${seat} />
    <${Bursts} stage=${scene.stage} at=${`seat:${seat.seat}`} />
  </section>`;
}

// A seat at the table of the card game.

import { html } from "../../lib.js";
import { t } from "../../texts.js";
import { Icon } from "../../ui/icon.js";
import { CardChip, readCard, spoken } from "../card.js";
import { borderOf } from "../kinds.js";
import { Bursts, inHand, Life, nameOf, Role, Sitter, Suspicion, Wounds } from "../signs.js";
import { tipped } from "../tip.js";

/** @param {Record<string, any>} view @returns {string[]} roles that somebody whose role is hidden may have */
function hiddenRoles(view) {
  return view["seats"].length === 3 ? ["deputy", "outlaw", "renegade"] : view["seats"].length === 4 ? ["outlaw", "renegade"] : ["deputy", "outlaw", "renegade"];
}

/**
 * @param {import("../signs.js").Scene} scene
 * @param {any} seat
 */
function stateOf(scene, seat) {
  const { view, choice } = scene;
  const turn = view["current"] === seat.seat && view["turn"] > 0 && !view["over"];
  const asked = !view["over"] && scene.ask !== null && scene.ask.seat === seat.seat;
  const live = choice?.live(`seat:${seat.seat}`) ?? false;
  const picked = choice?.isPicked(`seat:${seat.seat}`) ?? false;
  const ghost = view["ghost"] === seat.seat;
  return { turn, asked, live, picked, ghost, out: !seat.in_game && !ghost };
}

/**
 * Somebody else's seat.
 * @param {{scene: import("../signs.js").Scene, seat: any}} props
 */
export function SeatPanel({ scene, seat }) {
  const { view, choice, marks } = scene;
  const { turn, asked, live, picked, ghost, out } = stateOf(scene, seat);
  const name = nameOf(scene, seat.seat);
  const hand = `hand:${seat.seat}`;
  const handLive = choice?.live(hand) ?? false;
  // A seat that is aimed at can be touched anywhere, but for what is touched for itself; another one says why it cannot be.
  const card = choice?.picked.value.find((thing) => thing.startsWith("card:"))?.slice(5);
  const touching =
    live || picked || card
      ? {
          onClick: (/** @type {Event} */ event) => {
            const inner = event.target instanceof Element ? event.target.closest("button.live, button.mark") : null;
            if (inner) return;
            if (!choice?.touch(`seat:${seat.seat}`)) scene.why?.(`play ${card} @${seat.seat}`);
          },
        }
      : {};
  const signs = `${turn ? "turn" : ""} ${asked ? "asked" : ""} ${live ? "live" : ""} ${picked ? "picked" : ""} ${out ? "out" : ""}`;
  return html`<article class=${`seat ${signs}`} data-at=${`seat:${seat.seat}`} data-drop=${`seat:${seat.seat}`} aria-label=${name} ...${touching}>
    <header>
      <button
        class="seat-name"
        data-rove
        tabindex="-1"
        data-thing=${`seat:${seat.seat}`}
        aria-label=${saySeat(scene, seat)}
        ...${tipped({ title: name, text: saySeat(scene, seat).slice(name.length + 2) }, { tap: !live && !picked && !card, through: true })}
      >
        ${turn && html`<${Icon} name="turn" class="turn-sign" />`}
        <b>${name}</b>
        ${(live || picked) && html`<span class="aim" aria-hidden="true"><${Icon} name="reach" /></span>`}
      </button>
      <${Sitter} chair=${scene.chairs[seat.seat]} here=${scene.here[seat.seat]} />
      ${asked && scene.here[seat.seat] !== false && html`<span class="thinking" title=${scene.ask?.prompt ?? ""}><i></i><i></i><i></i></span>`}
      ${seat.role || !marks
        ? html`<${Role} role=${seat.role} />`
        : html`<${Suspicion} marks=${marks} seat=${seat.seat} name=${name} roles=${hiddenRoles(view)} />`}
    </header>
    <${CharacterLine} scene=${scene} seat=${seat} />
    <div class="seat-facts">
      ${out
        ? html`<span class="gone"><${Icon} name="dead" /> ${t("page-table-out")}</span>`
        : ghost
          ? html`<span class="gone">${t("page-table-ghost")}</span>`
          : seat.max_life > 0 && html`<${Life} life=${seat.life} max=${seat.max_life} />`}
      ${(!out || ghost) && html`<${HandCount} scene=${scene} seat=${seat} live=${handLive} />`}
      ${seat.distance > 0 && html`<${Distance} seat=${seat} />`}
      ${seat.doomed && html`<span class="badge bad"><${Icon} name="doomed" /> ${t("page-table-doomed")}</span>`}
    </div>
    <${Front} scene=${scene} seat=${seat} />
    <${Bursts} stage=${scene.stage} at=${`seat:${seat.seat}`} />
  </article>`;
}

/** @param {import("../signs.js").Scene} scene @param {any} seat @returns {string} all of a seat in a sentence */
function saySeat(scene, seat) {
  const { turn, asked, live, picked, ghost, out } = stateOf(scene, seat);
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
  if (live) parts.push(t("page-table-can"));
  if (picked) parts.push(t("page-table-picked"));
  return parts.join(", ");
}

/** @param {{scene: import("../signs.js").Scene, seat: any, large?: boolean}} props */
function CharacterLine({ scene, seat }) {
  if (!seat.character) return null;
  const { choice } = scene;
  const ability = `ability:${seat.character}`;
  const own = seat.seat === scene.eyes;
  const live = own && (choice?.live(ability) ?? false);
  const picked = own && (choice?.isPicked(ability) ?? false);
  const name = t(`character-${seat.character}`);
  const text = t(`character-${seat.character}.text`);
  const tip = { title: name, text, rule: seat.character };
  return html`<div class="characters">
    <button
      class=${`character ${live ? "live" : ""} ${picked ? "picked" : ""}`}
      aria-label=${[name, live && t("page-table-can"), picked && t("page-table-picked")].filter(Boolean).join(", ")}
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
  const { turn, asked, live, picked, ghost, out } = stateOf(scene, seat);
  const three = view["seats"].length === 3 && seat.role !== null;
  const aim = three && seat.role !== "sheriff" ? t(`three-players-${seat.role}`) : undefined;
  return html`<section
    class=${`own ${turn ? "turn" : ""} ${asked ? "asked" : ""} ${live ? "live" : ""} ${picked ? "picked" : ""} ${out ? "out" : ""}`}
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
      ${out
        ? html`<span class="gone"><${Icon} name="dead" /> ${t("page-table-out")}</span>`
        : ghost
          ? html`<span class="gone">${t("page-table-ghost")}</span>`
          : seat.max_life > 0 && html`<${Life} life=${seat.life} max=${seat.max_life} /><${Wounds} scene=${scene} />`}
      ${!out && html`<span class="weapon-range" title=${t("page-table-range", { range: seat.weapon_range })}>
        <${Icon} name="reach" label=${t("page-table-range", { range: seat.weapon_range })} /> <b aria-hidden="true">${seat.weapon_range}</b>
      </span>`}
    </div>
    <${Front} scene=${scene} seat=${seat} />
    <${Bursts} stage=${scene.stage} at=${`seat:${seat.seat}`} />
  </section>`;
}

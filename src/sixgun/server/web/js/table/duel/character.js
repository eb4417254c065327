// A character of The Duel in its place: in front or behind, with life, ability, Equipment and the token.

import { html } from "../../lib.js";
import { has, t } from "../../texts.js";
import { Icon } from "../../ui/icon.js";
import { printedOn } from "../kinds.js";
import { Bursts, Life } from "../signs.js";
import { tipped } from "../tip.js";
import { besides, lit, pickedOf } from "../touch.js";
import { Chip, readCard, spoken } from "./card.js";

/**
 * @typedef {object} Character as views have it
 * @property {string} id "" while its place is vacant
 * @property {number} spot
 * @property {number} life
 * @property {number} max_life
 * @property {string[]} gear
 * @property {boolean} ac
 * @property {boolean} rc
 * @property {boolean} awake
 */

/** @param {string} id @param {string} [about] @returns {import("../tip.js").Tip} */
export function characterTip(id, about) {
  return { title: t(`duel-character-${id}`), about: about ?? "", text: t(`duel-character-${id}.text`), rule: id, game: "duel" };
}

/** @param {Character} who @returns {"awake" | "asleep" | "always" | "down"} whether its ability works */
function stateOf(who) {
  if (who.life <= 0) return "down";
  if (who.awake) return "awake";
  return printedOn("duel-character", who.id).always ? "always" : "asleep";
}

/** @param {Character} who @param {string} card @returns {"awake" | "asleep" | "always"} whether a card of its Equipment works */
function gearState(who, card) {
  if (who.awake) return "awake";
  return who.life > 0 && readCard(card).marks.includes("always") ? "always" : "asleep";
}

/** @param {Character} who @returns {string} */
function placeOf(who) {
  return t(who.ac && who.rc ? "page-duel-alone" : who.ac ? "page-duel-front" : "page-duel-behind");
}

/**
 * @param {{scene: import("../signs.js").Scene, who: Character, seat: any}} props
 */
export function CharacterCard({ scene, who, seat }) {
  const { view, choice } = scene;
  const thing = `spot:${who.spot}`;
  const { live, picked, signs, words } = lit(choice, thing);
  const aimed = view["aimed"] === who.spot;
  const state = stateOf(who);
  const name = t(`duel-character-${who.id}`);
  const says = [
    name,
    placeOf(who),
    t("page-table-life", { life: Math.max(0, who.life), max: who.max_life }),
    t(`page-duel-${state}`),
    who.gear.length ? t("page-duel-gear", { cards: who.gear.map(spoken).join("; ") }) : "",
    aimed && t("page-duel-aimed"),
    ...words,
  ];
  // A character that can be aimed at can be touched anywhere, but for what is touched for itself; another one says why it
  // cannot be.
  const card = pickedOf(choice, "card");
  const touching =
    live || picked || card
      ? {
          onClick: besides(".chip.live, .chip.picked, .token.live, .ability.live", () => {
            if (choice?.touch(thing) || choice?.live(`seat:${seat.seat}`)) return;
            scene.why?.(`play ${card} at ${who.id}`);
          }),
        }
      : {};
  return html`<article
    class=${`who side-${seat.side} ${who.ac ? "ac" : "rc"} ${state} ${aimed ? "aimed" : ""} ${signs}`}
    data-card=${`who:${who.id}`}
    data-drop=${thing}
    aria-label=${name}
    ...${touching}
  >
    <header>
      ${who.ac && html`<${Token} choice=${seat.seat === scene.eyes ? choice : null} />`}
      <button
        class="who-name"
        data-rove
        tabindex="-1"
        data-thing=${thing}
        aria-description=${t(`duel-character-${who.id}.text`)}
        ...${tipped(characterTip(who.id, `${placeOf(who)} · ${t(`page-duel-${state}`)}`), { tap: !live && !picked })}
      >
        <span class="unseen">${says.filter(Boolean).join(", ")}</span>
        <b aria-hidden="true">${name}</b>
        ${(live || picked || aimed) && html`<span class="aim" aria-hidden="true"><${Icon} name="reach" /></span>`}
      </button>
      <${Life} life=${who.life} max=${who.max_life} />
    </header>
    <${Ability} scene=${scene} who=${who} state=${state} own=${seat.seat === scene.eyes} />
    ${who.gear.length > 0 &&
    html`<div class="gear">
      ${who.gear.map((card) => {
        const works = gearState(who, card);
        return html`<${Chip} key=${card} text=${card} choice=${choice} state=${works} note=${t(`page-duel-${works}`)} />`;
      })}
    </div>`}
  </article>`;
}

/**
 * The token of whoever is in front; his player touches it to move it.
 * @param {{choice: import("../answers.js").Choice | null}} props
 */
function Token({ choice }) {
  const live = choice?.live("token") ?? false;
  const label = t("duel-term-ac_token");
  if (!live) return html`<span class="token" title=${label}><${Icon} name="token" label=${label} /></span>`;
  return html`<button
    class="token live"
    data-thing="token"
    title=${t("page-duel-move-token")}
    aria-label=${`${t("page-duel-move-token")}, ${t("page-table-can")}`}
    onClick=${() => choice?.touch("token")}
  >
    <${Icon} name="token" /><${Icon} name="swap" />
  </button>`;
}

/**
 * What the character can do, whether that works now, and the way to use it.
 * @param {{scene: import("../signs.js").Scene, who: Character, state: string, own: boolean}} props
 */
function Ability({ scene, who, state, own }) {
  const { choice, view } = scene;
  const thing = `ability:${who.id}`;
  const { live, picked } = lit(own ? choice : null, thing);
  const used = /** @type {string[]} */ (view["used"]).includes(who.id);
  const short = `duel-short-${who.id}`;
  const sign = state === "asleep" ? "asleep" : state === "always" ? "printed-always" : state === "down" ? "doomed" : "";
  const inside = html`
    ${sign && html`<span class="state"><${Icon} name=${sign} /> ${t(`page-duel-${state}`)}</span>`}
    ${used && html`<span class="state"><${Icon} name="ready" /> ${t("page-duel-used")}</span>`}
    <span class="ability-long">${t(`duel-character-${who.id}.text`)}</span>
    <span class="ability-short">${has(short) ? t(short) : t(`duel-character-${who.id}.text`)}</span>
  `;
  if (!live && !picked) return html`<p class="ability" aria-hidden="true">${inside}</p>`;
  return html`<button
    class=${`ability ${live ? "live" : "picked"}`}
    data-thing=${thing}
    onClick=${() => choice?.touch(thing)}
  >
    <span class="unseen">${t("page-duel-use", { character: t(`duel-character-${who.id}`) })}</span>
    <span aria-hidden="true"><${Icon} name="play" /> ${inside}</span>
  </button>`;
}

/**
 * One of the two places of a player, front or rear, with whoever is in it.
 * @param {{scene: import("../signs.js").Scene, seat: any, line: "front" | "rear"}} props
 */
export function Line({ scene, seat, line }) {
  const { view } = scene;
  const front = Number(view["ac"]?.[seat.seat] ?? -1);
  const first = front >= 0 ? front : 2 * seat.seat;
  const spot = line === "front" ? first : first ^ 1;
  const who = /** @type {Character | undefined} */ (seat.characters.find((/** @type {Character} */ one) => one.spot === spot));
  return html`<div class=${`line line-${line}`} data-at=${`spot:${spot}`}>
    ${who?.id
      ? html`<${CharacterCard} key=${who.id} scene=${scene} who=${who} seat=${seat} />`
      : html`<div class=${`who vacant side-${seat.side}`}>
          <span class="muted">${view["turn"] === 0 ? t(`page-duel-${line}-to-come`) : who ? t("page-duel-fallen-here") : t("page-duel-nobody")}</span>
          ${who &&
          who.gear.length > 0 &&
          html`<div class="gear">${who.gear.map((card) => html`<${Chip} key=${card} text=${card} choice=${scene.choice} />`)}</div>`}
        </div>`}
    <${Bursts} stage=${scene.stage} at=${`spot:${spot}`} />
  </div>`;
}

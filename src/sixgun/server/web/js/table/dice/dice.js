// The five dice: their faces, what can be done with them, and how they roll.

import { html } from "../../lib.js";
import { t } from "../../texts.js";
import { Icon } from "../../ui/icon.js";
import { rove } from "../keys.js";
import { nameOf } from "../signs.js";
import { tipped } from "../tip.js";

const DICE = 5;
/** Ids of the faces in messages and icons, by how views write them. */
const FACES = /** @type {Record<string, string>} */ ({
  arrow: "arrow",
  dynamite: "dynamite",
  1: "bullseye_1",
  2: "bullseye_2",
  beer: "beer",
  gatling: "gatling",
});
/** Signs of what is done with a die, on its corner. */
const SIGNS = /** @type {Record<string, string>} */ ({ used: "ready", locked: "locked", again: "again" });
/** What flies past while a die rolls. */
const SPIN = ["beer", "arrow", "bullseye_2", "dynamite", "gatling", "bullseye_1"];

/** @param {string} face as views write it @returns {string} */
export function faceId(face) {
  return FACES[face] ?? face;
}

/** @param {string} word the face of a die as sentences write it @returns {string} its id, "" for anything else */
export function faceOf(word) {
  return Object.values(FACES).find((id) => t(`dice-short-${id}`) === word) ?? "";
}

/**
 * A die in a line of text: a picture of its face, which is read out as a word.
 * @param {{face: string}} props as views write it, or its id
 */
export function MiniDie({ face }) {
  const id = faceId(face);
  if (!id) return null;
  return html`<span class=${`mini-die face-${id}`} title=${t(`dice-face-${id}`)}><span class="unseen">[${t(`dice-short-${id}`)}]</span><${Cube} face=${id} /></span>`;
}

/** The dice of whoever rolls. @param {{scene: import("../signs.js").Scene}} props */
export function Dice({ scene }) {
  const { choice, eyes, stage } = scene;
  const cast = stage.cast.value;
  const view = cast ? { ...scene.view, dice: cast.faces, current: cast.seat, locked: [], used: [], resolving: false, rerolls: -1 } : scene.view;
  const faces = /** @type {string[]} */ (view["dice"]);
  const rolling = stage.rolled.value;
  const label = view["current"] === eyes ? t("page-dice-own") : t("page-dice-of", { name: nameOf(scene, view["current"]) });
  const gathers = choice?.gathers ?? false;
  return html`<div class=${`dice ${gathers ? "gathers" : ""} ${view["resolving"] ? "resolving" : ""}`} data-at="dice">
    <p class="dice-heading"><b>${label}</b> <${Rolls} view=${view} /></p>
    <div class="dice-row" role="group" aria-label=${label} data-group="dice" onKeyDown=${rove}>
      ${Array.from({ length: DICE }, (_, place) =>
        faces[place]
          ? html`<${Die} key=${place} scene=${cast ? { ...scene, view, choice: null } : scene} place=${place} face=${faceId(faces[place] ?? "")} roll=${rolling.dice.includes(place) ? rolling : null} />`
          : html`<span key=${place} class="die blank" aria-hidden="true"><${Body} face="" /></span>`,
      )}
    </div>
  </div>`;
}

/** How often there may still be rolled. @param {{view: Record<string, any>}} props */
function Rolls({ view }) {
  const left = Number(view["rerolls"]);
  if (!view["dice"].length || view["over"] || left < 0) return null;
  if (view["resolving"]) return html`<span class="rolls">${t("page-dice-count-now")}</span>`;
  return html`<span class="rolls">
    <span class="rolls-left" aria-hidden="true">${Array.from({ length: left }, () => html`<${Icon} name="roll" />`)}</span>
    ${t("page-dice-left", { count: left })}
  </span>`;
}

/**
 * @param {{
 *   scene: import("../signs.js").Scene,
 *   place: number,
 *   face: string,
 *   roll: {count: number, delay: number} | null,
 * }} props place: from 0; roll: the roll it has just been part of
 */
function Die({ scene, place, face, roll }) {
  const { view, choice, why } = scene;
  const thing = `die:${place}`;
  const live = choice?.live(thing) ?? false;
  const picked = choice?.isPicked(thing) ?? false;
  const gathers = choice?.gathers ?? false;
  const locked = view["locked"].includes(place + 1);
  const used = view["used"].includes(place + 1);
  // Arrows and dynamite have done what they do while the dice were rolled.
  const spent = view["resolving"] && (face === "arrow" || face === "dynamite");
  const name = t(`dice-face-${face}`);
  // A die at hand that nothing else could be taken for needs no sign but its frame.
  const state = used ? "used" : locked ? "locked" : picked ? (gathers ? "again" : "hand") : gathers ? "kept" : "";
  const other = choice?.instead(thing) ?? false;
  const sign = SIGNS[state] ?? "";
  const says = [t("page-dice-die", { number: place + 1, face: name }), state && t(`page-dice-state-${state}`), (live || other) && t("page-table-can")];
  const touchable = live || picked || other;
  const tip = { title: name, about: state ? t(`page-dice-state-${state}`) : "", text: t(`dice-face-${face}.text`), rule: face, game: "dice" };
  return html`<button
    class=${`die face-${face} ${state} ${spent ? "spent" : ""} ${live ? "live" : ""} ${other ? "other" : ""} ${picked ? "picked" : ""}`}
    data-thing=${thing}
    data-at=${thing}
    data-rove
    tabindex="-1"
    aria-pressed=${gathers && !locked ? picked : undefined}
    ...${tipped(tip, { tap: !touchable && !(locked && why) })}
    ...${touchable ? { onClick: () => choice?.touch(thing) } : locked && why ? { onClick: () => why(`reroll ${place + 1}`) } : {}}
  >
    <span class="unseen">${says.filter(Boolean).join(", ")}</span>
    <${Body} key=${roll?.count ?? 0} face=${face} roll=${roll} place=${place} />
    ${sign && html`<span key=${`sign-${roll?.count ?? 0}`} class=${`die-sign ${roll ? "rolling" : ""}`} style=${waitOf(roll, place)} aria-hidden="true"><${Icon} name=${sign} /></span>`}
    <span key=${`word-${roll?.count ?? 0}`} class=${`die-word ${roll ? "rolling" : ""}`} style=${waitOf(roll, place)} aria-hidden="true">
      ${sign ? t(`page-dice-state-${state}`) : t(`dice-short-${face}`)}
    </span>
  </button>`;
}

/**
 * How long a die waits before it falls, after those that fall before it.
 * @param {{delay: number} | null | undefined} roll
 * @param {number} place
 */
function waitOf(roll, place) {
  return roll ? { "--wait": `${Math.round(roll.delay + place * 55)}ms` } : {};
}

/**
 * A die itself.
 * @param {{face: string, roll?: {count: number, delay: number} | null, place?: number}} props face: "" for none yet
 */
function Body({ face, roll, place = 0 }) {
  return html`<span class=${`die-body ${roll ? "rolling" : ""}`} style=${waitOf(roll, place)} aria-hidden="true">
    <${Cube} face=${face} />
    ${roll &&
    html`<span class="die-cover">
      <span class="die-spin">${SPIN.map((other) => html`<${Icon} name=${`die-${other}`} />`)}</span>
    </span>`}
  </span>`;
}

/** A face, drawn. @param {{face: string}} props */
function Cube({ face }) {
  const number = face === "bullseye_1" ? "1" : face === "bullseye_2" ? "2" : "";
  return html`<svg class="cube" viewBox="0 0 100 100" aria-hidden="true">
      <rect class="cube-side" x="2" y="5" width="96" height="94" rx="20" />
      <rect class="cube-top" x="2" y="1" width="96" height="93" rx="20" />
      <rect class="cube-light" x="7" y="6" width="86" height="83" rx="16" />
      ${number &&
      html`<g class="cube-target">
        <circle cx="50" cy="47" r="35" />
        <circle class="ring" cx="50" cy="47" r="27" />
        <circle cx="50" cy="47" r="20" />
        <text x="50" y="59" text-anchor="middle">${number}</text>
      </g>`}
    </svg>
    ${face && !number && html`<${Icon} name=${`die-${face}`} class="cube-icon" />`}`;
}

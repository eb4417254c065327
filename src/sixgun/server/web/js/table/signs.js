// Small signs that the boards of all games use: life, roles, who sits there, suspicions, what flashes.

import { html } from "../lib.js";
import { t } from "../texts.js";
import { Icon } from "../ui/icon.js";
import { tipped } from "./tip.js";

/**
 * @typedef {import("./state.js").Chair} Chair
 *
 * @typedef {object} Scene what a board is drawn from
 * @property {Record<string, any>} view
 * @property {string[]} names by seat
 * @property {{lines: string[], lost: number}} [wounds] what the own seat has lost while others played
 * @property {number} eyes whose eyes see it: a seat, -1 for a bystander
 * @property {import("./state.js").Ask | null} ask the pending decision
 * @property {import("./answers.js").Choice | null} choice what the own seat may answer now, null for nothing
 * @property {import("./stage.js").Stage} stage
 * @property {Chair[]} chairs who sits there, empty in a replay
 * @property {boolean[]} here who is connected
 * @property {import("./marks.js").Marks | null} marks suspicions
 * @property {((action: string) => void) | null} why asks why something cannot be done
 */

/**
 * Life points as bullets, with the number beside them.
 * @param {{life: number, max: number}} props
 */
export function Life({ life, max }) {
  const full = Math.max(0, life);
  return html`<span class=${`life ${full <= 1 ? "low" : ""}`} role="img" aria-label=${t("page-table-life", { life: full, max })}>
    <span class="bullets" aria-hidden="true">
      ${Array.from({ length: Math.max(max, full) }, (_, i) => html`<i class=${i < full ? "" : "spent"}></i>`)}
    </span>
    <b aria-hidden="true">${full}</b>
  </span>`;
}

/**
 * What whoever looks has lost since the last own turn.
 * @param {{scene: Scene}} props
 */
export function Wounds({ scene }) {
  const { lines = [], lost = 0 } = scene.wounds ?? {};
  if (!lost || scene.view["over"]) return null;
  const title = t("page-table-wounds", { count: lost });
  return html`<button class="wounds" ...${tipped({ title, text: lines.join(" ") }, { tap: true })}>
    <span class="unseen">${title}:</span> <${Icon} name="hit" /> −${lost}
  </button>`;
}

/**
 * A role that is known.
 * @param {{role: string | null, revealed?: boolean, text?: string}} props
 */
export function Role({ role, text }) {
  if (!role) {
    const hidden = t("page-table-role-hidden");
    return html`<span class="role role-hidden" title=${hidden}><${Icon} name="role-hidden" label=${hidden} /></span>`;
  }
  const name = t(`role-${role}`);
  return html`<span class=${`role role-${role}`} ...${tipped({ title: name, text: text ?? t(`role-${role}.aim`) })}>
    <${Icon} name=${`role-${role}`} />
    <span>${name}</span>
  </span>`;
}

/**
 * Whom one suspects: a button that goes round the roles.
 * @param {{marks: import("./marks.js").Marks, seat: number, name: string, roles: string[]}} props
 */
export function Suspicion({ marks, seat, name, roles }) {
  const mark = marks.of(seat);
  const says = mark ? t("page-table-mark", { name, role: t(`role-${mark}`) }) : t("page-table-mark-none", { name });
  return html`<button
    class=${`mark ${mark ? `role-${mark}` : "unmarked"}`}
    aria-label=${says}
    title=${t("page-table-mark-about")}
    onClick=${() => marks.turn(seat, roles)}
  >
    <${Icon} name=${mark ? `role-${mark}` : "role-hidden"} />
    ${mark && html`<span aria-hidden="true">${t(`role-${mark}`)}?</span>`}
  </button>`;
}

/**
 * Who sits there: a bot, a program, somebody who is away, the host.
 * @param {{chair: Chair | undefined, here: boolean | undefined}} props
 */
export function Sitter({ chair, here }) {
  if (!chair) return null;
  const signs = [];
  if (chair.kind === "bot") signs.push(["bot", t("page-table-bot")]);
  if (chair.kind === "program" || chair.kind === "local") signs.push(["program", t("page-table-program")]);
  if (chair.stand_in) signs.push(["stand-in", t("page-table-stand-in")]);
  else if (chair.kind === "person" && here === false) signs.push(["away", t("page-table-away")]);
  if (chair.host) signs.push(["crown", t("page-table-host")]);
  return html`<span class="sitter">
    ${signs.map(([icon = "", text = ""]) => html`<span title=${text}><${Icon} name=${icon} label=${text} /></span>`)}
  </span>`;
}

/** Somebody who is asked and there seems to think. @param {{scene: Scene, seat: number}} props */
export function Thinking({ scene, seat }) {
  if (scene.here[seat] === false) return null;
  return html`<span class="thinking" title=${scene.ask?.prompt ?? ""}><i></i><i></i><i></i></span>`;
}

/** @param {Scene} scene @returns {string} what is said of a card that is seen in somebody's hand: by chance, or because nothing is hidden */
export function inHand({ view, eyes }) {
  const plays = eyes >= 0 && view["seats"][eyes].in_game !== false;
  return t(plays ? "page-table-known" : "page-table-in-hand");
}

/**
 * What flashes at a place.
 * @param {{stage: import("./stage.js").Stage, at: string}} props
 */
export function Bursts({ stage, at }) {
  const here = stage.bursts.value.filter((burst) => burst.at === at);
  return html`<span class="bursts" aria-hidden="true">
    ${here.map(
      ({ id, icon, text, tone }) =>
        html`<span key=${id} class=${`burst ${tone}`}><${Icon} name=${icon} />${text && html`<b>${text}</b>`}</span>`,
    )}
  </span>`;
}

/**
 * A short sentence in the middle of the table.
 * @param {{stage: import("./stage.js").Stage}} props
 */
export function Banner({ stage }) {
  const text = stage.banner.value;
  return text ? html`<p class="banner" key=${text} aria-hidden="true">${text}</p>` : null;
}

/** @param {Scene} scene @param {number} seat @returns {string} the name of a seat */
export function nameOf(scene, seat) {
  return scene.names[seat] ?? `${seat + 1}`;
}

/**
 * The seats in the order in which they sit around the table, beginning with the one to the left of whoever looks.
 * @template {{seat: number}} T
 * @param {T[]} seats
 * @param {number} eyes
 * @returns {{own: T | null, others: T[]}}
 */
export function around(seats, eyes) {
  const first = Math.max(eyes, 0);
  const turned = [...seats.slice(first), ...seats.slice(0, first)];
  return { own: turned[0] ?? null, others: turned.slice(1) };
}

/**
 * How many of the others sit to the left, opposite and to the right.
 * @param {number} count
 * @returns {[number, number, number]}
 */
export function sides(count) {
  if (count <= 2) return [0, count, 0];
  const side = count >= 6 ? 2 : 1;
  return [side, count - 2 * side, side];
}

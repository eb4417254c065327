// Seats around a table, as far as they are the same in the card game and in The Dice Game.

import { html } from "../lib.js";
import { t } from "../texts.js";
import { Icon } from "../ui/icon.js";
import { rove } from "./keys.js";
import { nameOf, Role, sides, Sitter, Suspicion, Thinking } from "./signs.js";
import { tipped } from "./tip.js";
import { lit } from "./touch.js";

/** @typedef {import("./signs.js").Scene} Scene */

/**
 * How a seat stands in what happens now.
 * @param {Scene} scene
 * @param {any} seat
 * @param {boolean} out whether it is out of the game
 */
export function seatState(scene, seat, out) {
  const { view, ask, choice } = scene;
  const turn = view["current"] === seat.seat && view["turn"] > 0 && !view["over"];
  const asked = !view["over"] && ask !== null && ask.seat === seat.seat;
  const light = lit(choice, `seat:${seat.seat}`);
  const signs = `${turn ? "turn" : ""} ${asked ? "asked" : ""} ${light.signs} ${out ? "out" : ""}`;
  return { ...light, turn, asked, out, signs };
}

/** @param {Record<string, any>} view @returns {string[]} roles that somebody whose role is hidden may have (B-1.2, G-2.1) */
function hiddenRoles(view) {
  return view["seats"].length === 4 ? ["outlaw", "renegade"] : ["deputy", "outlaw", "renegade"];
}

/**
 * The others, as they sit around the table.
 * @param {{scene: Scene, others: any[], panel: (props: {scene: Scene, seat: any}) => any}} props
 */
export function Seats({ scene, others, panel: Panel }) {
  const [left, across] = sides(others.length);
  const groups = /** @type {[string, any[]][]} */ ([
    ["left", others.slice(0, left)],
    ["across", others.slice(left, left + across)],
    ["right", others.slice(left + across)],
  ]);
  return html`<div class="seats" role="group" aria-label=${t("page-table-seats")} data-group="seats" onKeyDown=${rove}>
    ${groups.map(
      ([side, seats]) =>
        html`<div class=${`side side-${side}`}>${seats.map((seat) => html`<${Panel} key=${seat.seat} scene=${scene} seat=${seat} />`)}</div>`,
    )}
  </div>`;
}

/**
 * The head of somebody else's seat: his name, which is touched to choose him, who sits there, and his role or what is thought of it.
 * @param {{
 *   scene: Scene,
 *   seat: any,
 *   state: ReturnType<typeof seatState>,
 *   says: string,
 *   sign: string,
 *   tap: boolean,
 *   aim?: string | undefined,
 * }} props says: all of the seat in a sentence, its name first; sign: the icon of a turn; tap: whether a touch only explains; aim: what
 *   the role wants, if not what it always does
 */
export function SeatHead({ scene, seat, state, says, sign, tap, aim }) {
  const { view, marks } = scene;
  const name = nameOf(scene, seat.seat);
  return html`<header>
    <button
      class="seat-name"
      data-rove
      tabindex="-1"
      data-thing=${`seat:${seat.seat}`}
      ...${tipped({ title: name, text: says.slice(name.length + 2) }, { tap, through: true })}
    >
      <span class="unseen">${says}</span>
      ${state.turn && html`<${Icon} name=${sign} class="turn-sign" />`}
      <b aria-hidden="true">${name}</b>
      ${(state.live || state.picked) && html`<span class="aim" aria-hidden="true"><${Icon} name="reach" /></span>`}
    </button>
    <${Sitter} chair=${scene.chairs[seat.seat]} here=${scene.here[seat.seat]} />
    ${state.asked && html`<${Thinking} scene=${scene} seat=${seat.seat} />`}
    ${seat.role || !marks
      ? html`<${Role} role=${seat.role} text=${aim} />`
      : html`<${Suspicion} marks=${marks} seat=${seat.seat} name=${name} roles=${hiddenRoles(view)} />`}
  </header>`;
}

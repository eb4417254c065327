// How The Duel begins: of two characters one is chosen to stand in front.

import { html } from "../../lib.js";
import { t } from "../../texts.js";
import { Icon } from "../../ui/icon.js";
import { rove } from "../keys.js";
import { printedOn } from "../kinds.js";
import { Life } from "../signs.js";
import { characterTip } from "./character.js";
import { tipped } from "../tip.js";

/** @param {{scene: import("../signs.js").Scene, seat: any}} props seat: the own one */
export function Setup({ scene, seat }) {
  const { view, choice } = scene;
  const offered = /** @type {string[]} */ (view["offered"]);
  const reserve = /** @type {string[]} */ (seat.reserve ?? []);
  const theirs = seat.side === "law" ? "outlaws" : "law";
  return html`<div class="setup">
    <div class="setup-theirs" aria-hidden="true">
      ${[0, 1].map(() => html`<i class=${`back-${theirs}`}><${Icon} name="character" /></i>`)}
    </div>
    <p class="setup-side side-badge">
      <${Icon} name=${`side-${seat.side}`} /> ${t(`page-duel-you-are-${seat.side}`)}
    </p>
    <div class="setup-cards" role="group" aria-label=${t("page-duel-offered")} data-group="seats" onKeyDown=${rove}>
      ${offered.map((id) => html`<${Offered} key=${id} id=${id} side=${seat.side} choice=${choice} chosen=${view["chosen"]} />`)}
    </div>
    <p class="muted setup-about">
      ${view["chosen"] ? t("page-duel-setup-wait") : t("page-duel-setup-about")}
      ${reserve.length > 0 && html` ${t("page-duel-setup-reserve", { characters: reserve.map((id) => t(`duel-character-${id}`)).join(", ") })}`}
    </p>
  </div>`;
}

/**
 * @param {{id: string, side: string, choice: import("../answers.js").Choice | null, chosen: string}} props
 */
function Offered({ id, side, choice, chosen }) {
  const thing = `character:${id}`;
  const live = choice?.live(thing) ?? false;
  const life = printedOn("duel-character", id).life ?? 0;
  const name = t(`duel-character-${id}`);
  const place = chosen ? t(chosen === id ? "page-duel-front" : "page-duel-behind") : "";
  return html`<button
    class=${`offered side-${side} ${live ? "live" : ""} ${chosen === id ? "chosen" : ""}`}
    data-rove
    data-thing=${thing}
    ...${tipped(characterTip(id, place), { tap: !live })}
    ...${live ? { onClick: () => choice?.touch(thing) } : {}}
  >
    <${Icon} name="character" class="offered-icon" />
    <b>${name}</b>
    ${life > 0 && html`<${Life} life=${life} max=${life} />`}
    <span class="offered-text">${t(`duel-character-${id}.text`)}</span>
    ${place && html`<span class="badge">${chosen === id && html`<${Icon} name="token" />`} ${place}</span>`}
  </button>`;
}

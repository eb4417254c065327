// The end of a game: who has won, and who everybody was.

import { html, useEffect, useRef, useSignal } from "../lib.js";
import { t } from "../texts.js";
import { Icon } from "../ui/icon.js";
import { Rematch } from "./waiting.js";

/**
 * @param {{scene: import("./signs.js").Scene, state: import("./state.js").TableState, text: string, close: () => void}} props
 *   text: who has won, in a sentence
 */
export function Over({ scene, state, text, close }) {
  const { view, names, eyes } = scene;
  const winners = Number(view["winners"]);
  const won = eyes >= 0 && ((winners >> eyes) & 1) === 1;
  const again = useSignal(false);
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const active = document.activeElement;
    if (!active || active === document.body) box.current?.focus({ preventScroll: true });
  }, []);
  const match = state.table.value?.match ?? "";
  return html`<section class=${`over sheet ${again.value ? "wide" : ""}`} aria-label=${t("page-table-over")} tabindex="-1" ref=${box}>
    <header>
      <h2><${Icon} name=${eyes < 0 ? "event" : won ? "trophy" : "dead"} /> ${eyes < 0 || !winners ? t("page-table-over") : won ? t("page-table-won") : t("page-table-lost")}</h2>
      <button class="quiet icon-only" aria-label=${t("page-table-look-at-board")} title=${t("page-table-look-at-board")} onClick=${close}>✕</button>
    </header>
    ${text && html`<p>${text}</p>`}
    <ul class="over-seats">
      ${view["seats"].map((/** @type {any} */ seat, /** @type {number} */ i) => html`<${Result} view=${view} seat=${seat} name=${names[i] ?? ""} won=${((winners >> i) & 1) === 1} />`)}
    </ul>
    <footer class="row">
      <button class="first" aria-expanded=${again.value} onClick=${() => (again.value = !again.value)}>
        <${Icon} name="again" /> ${t("page-table-another")}
      </button>
      ${match && html`<a class="button" href=${`/replay/${match}`}><${Icon} name="play" /> ${t("page-table-replay")}</a>`}
    </footer>
    ${again.value && html`<${Rematch} state=${state} />`}
  </section>`;
}

/** @param {{view: Record<string, any>, seat: any, name: string, won: boolean}} props */
function Result({ view, seat, name, won }) {
  const prefix = view["game"] === "duel" ? "duel-character" : "character";
  const characters = seat.character ? [seat.character] : (seat.characters ?? []).map((/** @type {any} */ one) => one.id);
  const side = seat.role ? `role-${seat.role}` : seat.side ? `side-${seat.side}` : "role-hidden";
  return html`<li class=${won ? "winner" : ""}>
    <${Icon} name=${side} />
    <span class="over-who">
      <b>${name}</b>
      <span>${seat.role ? t(`role-${seat.role}`) : seat.side ? t(`duel-side-${seat.side}`) : ""}</span>
      <span class="muted">${characters.map((/** @type {string} */ id) => t(`${prefix}-${id}`)).join(", ")}</span>
    </span>
    ${won && html`<span class="badge"><${Icon} name="trophy" /> ${t("page-table-winner")}</span>`}
    ${seat.in_game === false && html`<${Icon} name="dead" label=${t("page-table-out")} />`}
  </li>`;
}

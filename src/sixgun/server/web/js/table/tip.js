// What a thing says when somebody points at it, holds it or reaches it by the keyboard: its name and what it does.

import { html, signal, useLayoutEffect, useRef } from "../lib.js";
import { openRule } from "../rules/drawer.js";
import { t } from "../texts.js";

const HOVER = 350;
const HOLD = 450;

/**
 * @typedef {object} Tip
 * @property {string} title
 * @property {string} [about] a line below the title
 * @property {string} [text]
 * @property {string} [rule] what the rulebook is opened at
 * @property {string} [game] whose rulebook, where another game has something of the same name
 */

const shown = signal(/** @type {{tip: Tip, box: DOMRect, through: boolean} | null} */ (null));
let timer = 0;
let away = 0;
/** @type {Element | null} */
let owner = null;

function hide() {
  clearTimeout(timer);
  clearTimeout(away);
  owner = null;
  if (shown.value) shown.value = null;
}

/**
 * @param {Element} element
 * @param {Tip} tip
 * @param {boolean} [through] whether the mouse reaches what lies under the tip
 */
function show(element, tip, through = false) {
  clearTimeout(away);
  owner = element;
  shown.value = { tip, box: element.getBoundingClientRect(), through };
}

function hideSoon() {
  clearTimeout(timer);
  clearTimeout(away);
  away = window.setTimeout(hide, 180);
}

/** @returns {boolean} whether a tip is shown; it is hidden then */
export function hideTip() {
  const was = shown.value !== null;
  hide();
  return was;
}

/**
 * Returns what an element needs to have a tip.
 * @param {Tip} tip
 * @param {{tap?: boolean, through?: boolean}} [how] tap: a click shows it, since nothing else is done with the element; through:
 *   the tip is no obstacle for the mouse, since it covers what is pressed next
 * @returns {Record<string, (event: any) => void>}
 */
export function tipped(tip, how) {
  return {
    onPointerEnter: (/** @type {PointerEvent} */ event) => {
      if (event.pointerType !== "mouse") return;
      const element = /** @type {Element} */ (event.currentTarget);
      clearTimeout(timer);
      timer = window.setTimeout(() => element.isConnected && show(element, tip, how?.through), HOVER);
    },
    onPointerLeave: (/** @type {PointerEvent} */ event) => {
      if (event.pointerType === "mouse") hideSoon();
    },
    onPointerDown: (/** @type {PointerEvent} */ event) => {
      clearTimeout(timer);
      if (event.pointerType === "mouse") return;
      const element = /** @type {Element} */ (event.currentTarget);
      timer = window.setTimeout(() => {
        show(element, tip);
        // The finger that has held it does not also press it.
        addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => removeEventListener("click", swallow, { capture: true }), 1500);
      }, HOLD);
    },
    onPointerUp: () => clearTimeout(timer),
    onPointerCancel: () => clearTimeout(timer),
    onContextMenu: (/** @type {Event} */ event) => event.preventDefault(),
    onFocus: (/** @type {FocusEvent} */ event) => {
      const element = /** @type {Element} */ (event.currentTarget);
      if (element.matches(":focus-visible")) show(element, tip, how?.through);
    },
    onBlur: hide,
    ...(how?.tap
      ? {
          onClick: (/** @type {Event} */ event) => {
            const element = /** @type {Element} */ (event.currentTarget);
            if (owner === element && shown.value) hide();
            else show(element, tip);
          },
        }
      : {}),
  };
}

/** @param {Event} event */
function swallow(event) {
  event.stopPropagation();
  event.preventDefault();
}

addEventListener("keydown", (event) => {
  if (event.key === "Escape" && shown.value) {
    hide();
    event.stopImmediatePropagation();
  }
}, { capture: true });
addEventListener("scroll", () => shown.value && hide(), { capture: true, passive: true });
addEventListener("pointerdown", (event) => {
  const target = event.target instanceof Element ? event.target : null;
  if (shown.value && !target?.closest(".tip") && target !== owner && !owner?.contains(target)) hide();
}, { capture: true });

/** Where the tip appears; stands once on a board. */
export function TipLayer() {
  const now = shown.value;
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const tip = ref.current;
    if (!tip || !now) return;
    const { width, height } = tip.getBoundingClientRect();
    const { box } = now;
    const left = Math.max(8, Math.min(box.left + box.width / 2 - width / 2, innerWidth - width - 8));
    const above = box.top - height - 8;
    tip.style.left = `${left}px`;
    tip.style.top = `${above >= 8 ? above : Math.min(box.bottom + 8, innerHeight - height - 8)}px`;
  });
  if (!now) return null;
  const { tip } = now;
  return html`<div class=${`tip ${now.through ? "through" : ""}`} role="tooltip" ref=${ref} onPointerEnter=${() => clearTimeout(away)} onPointerLeave=${hideSoon}>
    <strong>${tip.title}</strong>
    ${tip.about && html`<span class="tip-about">${tip.about}</span>`}
    ${tip.text && html`<p>${tip.text}</p>`}
    ${tip.rule &&
    html`<button class="quiet" tabindex="-1" onClick=${() => (hide(), openRule(tip.rule, tip.game))}>${t("page-table-tip-rules")}</button>`}
  </div>`;
}

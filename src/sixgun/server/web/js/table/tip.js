// What a thing says when somebody points at it, holds it or reaches it by the keyboard: its name and what it does.

import { html, signal, useLayoutEffect, useRef } from "../lib.js";
import { openRule } from "../rules/drawer.js";
import { t } from "../texts.js";

const HOVER = 350;
/** Whoever reads one tip after the other does not wait for each. */
const NEXT = 120;
const HOLD = 450;
/** So far a finger that holds something may tremble, and so far a thing may move with its tip, in px. */
const STILL = 10;
/** How often it is looked whether a thing is still where its tip is, in ms. */
const LOOK = 200;

/**
 * @typedef {object} Tip
 * @property {string} title
 * @property {string} [about] a line below the title
 * @property {string} [text]
 * @property {string} [rule] what the rulebook is opened at
 * @property {string} [game] whose rulebook, where another game has something of the same name
 */

const shown = signal(/** @type {{tip: Tip, through: boolean} | null} */ (null));
/** Whose tip is shown, and where that stood. @type {Element | null} */
let owner = null;
let stood = new DOMRect();
/** What the mouse points at, or a finger holds: its tip is about to be shown. @type {Element | null} */
let pointed = null;
/** What has been pressed: its tip stays away until the mouse has left it. @type {Element | null} */
let pressed = null;
let timer = 0;
let away = 0;
let looking = 0;
/** Where the mouse was last: what comes to lie under it, or under a finger, has not been pointed at. */
let last = { x: -1, y: -1 };
/** Whether a key was pressed last, and nothing touched: only then the focus shows a tip. */
let byKeys = false;

function forget() {
  clearTimeout(timer);
  pointed = null;
}

/** Hides the tip that is shown; another one may be about to be. */
function close() {
  clearTimeout(away);
  clearInterval(looking);
  owner = null;
  if (shown.value) shown.value = null;
}

function hide() {
  forget();
  close();
}

/**
 * @param {Element} element
 * @param {Tip} tip
 * @param {boolean} [through] whether the mouse reaches what lies under the tip
 */
function show(element, tip, through = false) {
  hide();
  owner = element;
  stood = element.getBoundingClientRect();
  shown.value = { tip, through };
  // A thing that is gone, or elsewhere, is not explained any longer.
  looking = window.setInterval(() => !unmoved(element, stood) && close(), LOOK);
}

/** @param {Element} element @param {DOMRect} box @returns {boolean} whether it is there still, and where it was */
function unmoved(element, box) {
  const now = element.getBoundingClientRect();
  return element.isConnected && Math.hypot(now.left - box.left, now.top - box.top) <= STILL;
}

function hideSoon() {
  clearTimeout(away);
  if (shown.value) away = window.setTimeout(close, 180);
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
    onPointerMove: (/** @type {PointerEvent} */ event) => {
      if (event.pointerType !== "mouse" || event.buttons) return;
      const element = /** @type {Element} */ (event.currentTarget);
      const still = event.screenX === last.x && event.screenY === last.y;
      if (still || pressed === element || pointed === element) return;
      if (owner === element) {
        clearTimeout(away);
        return;
      }
      forget();
      pointed = element;
      timer = window.setTimeout(() => element.isConnected && show(element, tip, how?.through), shown.value ? NEXT : HOVER);
    },
    onPointerLeave: (/** @type {PointerEvent} */ event) => {
      if (event.pointerType !== "mouse") return;
      if (pressed === event.currentTarget) pressed = null;
      if (pointed === event.currentTarget) forget();
      if (owner === event.currentTarget) hideSoon();
    },
    onPointerDown: (/** @type {PointerEvent} */ event) => {
      const element = /** @type {Element} */ (event.currentTarget);
      if (event.pointerType === "mouse") pressed = element;
      else if (event.isPrimary) hold(event, element, tip);
    },
    onContextMenu: (/** @type {Event} */ event) => event.preventDefault(),
    onFocus: (/** @type {FocusEvent} */ event) => {
      const element = /** @type {Element} */ (event.currentTarget);
      if (byKeys && element.matches(":focus-visible")) show(element, tip, how?.through);
    },
    onBlur: (/** @type {FocusEvent} */ event) => {
      if (owner === event.currentTarget) hide();
    },
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

/**
 * A finger, or a pen, lies on something: if it stays there, and the thing too, the tip is shown.
 * @param {PointerEvent} event
 * @param {Element} element
 * @param {Tip} tip
 */
function hold(event, element, tip) {
  const box = element.getBoundingClientRect();
  const [x, y] = [event.clientX, event.clientY];
  const watching = new AbortController();
  const how = { capture: true, signal: watching.signal };
  const end = () => {
    watching.abort();
    if (pointed === element) forget();
  };
  const lifted = (/** @type {PointerEvent} */ now) => now.pointerId === event.pointerId && end();
  addEventListener("pointerup", lifted, how);
  addEventListener("pointercancel", lifted, how);
  addEventListener("pointermove", (now) => now.pointerId === event.pointerId && Math.hypot(now.clientX - x, now.clientY - y) > STILL && end(), how);
  forget();
  pointed = element;
  timer = window.setTimeout(() => {
    end();
    if (!unmoved(element, box)) return;
    show(element, tip);
    // The finger that has held it does not also press it, however long it stays.
    addEventListener("click", swallow, { capture: true, once: true });
    const up = () => setTimeout(() => removeEventListener("click", swallow, { capture: true }), 60);
    addEventListener("pointerup", up, { capture: true, once: true });
    addEventListener("pointercancel", up, { capture: true, once: true });
  }, HOLD);
}

/** @param {Event} event */
function swallow(event) {
  event.stopPropagation();
  event.preventDefault();
}

addEventListener("keydown", (event) => {
  byKeys = true;
  if (event.key === "Escape" && shown.value) {
    hide();
    event.stopImmediatePropagation();
  }
}, { capture: true });
addEventListener("pointermove", (event) => {
  // After all that lies under it has heard it.
  if (event.pointerType === "mouse") last = { x: event.screenX, y: event.screenY };
});
addEventListener("scroll", (event) => {
  if (event.target instanceof Node && event.target.contains(owner)) close();
}, { capture: true, passive: true });
addEventListener("pointerdown", (event) => {
  byKeys = false;
  if (event.pointerType !== "mouse") last = { x: event.screenX, y: event.screenY };
  const target = event.target instanceof Element ? event.target : null;
  if (shown.value && !target?.closest(".tip") && target !== owner && !owner?.contains(target)) hide();
}, { capture: true });

/** What a tip leaves free: whoever it speaks of, the question with its answers, and, rather, the own life. */
const PANELS = ".seat, .who, .own, .pile, .tray .card, .hand .card, .event, .arrow-pile, .die, .answer";
const GAP = 8;
const EDGE = 6;

/**
 * Where a tip stands best: beside what it explains, where it hides least.
 * @param {Element} element what it explains
 * @param {number} width
 * @param {number} height
 */
function spotFor(element, width, height) {
  const box = element.getBoundingClientRect();
  const panel = (element.closest(PANELS) ?? element).getBoundingClientRect();
  /** @type {[DOMRect, number][]} */
  const free = [[box, 8], [panel, 4]];
  for (const [selector, weight] of /** @type {[string, number][]} */ ([
    [".prompt.mine .prompt-says, .prompt.mine .prompt-next, .prompt.mine .prompt-hint, .prompt.mine .answers > *", 6],
    [".prompt:not(.mine) .prompt-text", 1],
    [".life", 2],
    [".live, .picked", 0.5],
  ])) {
    for (const other of document.querySelectorAll(selector)) free.push([other.getBoundingClientRect(), weight]);
  }
  const prompt = document.querySelector(".prompt-place")?.getBoundingClientRect();
  const clamp = (/** @type {number} */ at, /** @type {number} */ size, /** @type {number} */ room) => Math.max(EDGE, Math.min(at, room - size - EDGE));
  const rows = [panel.top - height - GAP, box.top - height - GAP, panel.bottom + GAP, box.bottom + GAP, box.top, panel.bottom - height];
  if (prompt) rows.push(prompt.top - height - GAP, prompt.bottom + GAP);
  const columns = [box.left + box.width / 2 - width / 2, panel.left - width - GAP, panel.right + GAP, box.left - width - GAP, box.right + GAP];
  let best = { left: EDGE, top: EDGE, cost: Infinity };
  for (const row of rows) {
    for (const column of columns) {
      const left = clamp(column, width, innerWidth);
      const top = clamp(row, height, innerHeight);
      let cost = Math.hypot(left + width / 2 - box.left - box.width / 2, top + height / 2 - box.top - box.height / 2);
      for (const [other, weight] of free) {
        const wide = Math.min(left + width, other.right) - Math.max(left, other.left);
        const high = Math.min(top + height, other.bottom) - Math.max(top, other.top);
        if (wide > 0 && high > 0) cost += weight * (200 + wide * high * 0.1);
      }
      if (cost < best.cost) best = { left, top, cost };
    }
  }
  return best;
}

/** Where the tip appears; stands once on a board. */
export function TipLayer() {
  const now = shown.value;
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const tip = ref.current;
    if (!tip || !now) return;
    if (!owner) return;
    const { width, height } = tip.getBoundingClientRect();
    const { left, top } = spotFor(owner, width, height);
    tip.style.left = `${left}px`;
    tip.style.top = `${top}px`;
  });
  if (!now) return null;
  const { tip } = now;
  // A finger that is lifted leaves, too, and before its click comes it would take the focus, which ends the tip as well.
  const left = (/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && hideSoon();
  const down = (/** @type {Event} */ event) => event.preventDefault();
  return html`<div class=${`tip ${now.through ? "through" : ""}`} role="tooltip" ref=${ref} onPointerEnter=${() => clearTimeout(away)} onPointerLeave=${left} onMouseDown=${down}>
    <strong>${tip.title}</strong>
    ${tip.about && html`<span class="tip-about">${tip.about}</span>`}
    ${tip.text && html`<p>${tip.text}</p>`}
    ${tip.rule &&
    html`<button class="quiet" tabindex="-1" onClick=${() => (hide(), openRule(tip.rule, tip.game))}>${t("page-table-tip-rules")}</button>`}
  </div>`;
}

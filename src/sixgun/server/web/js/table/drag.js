// Dragging a card to a seat or to the middle of the table, with a mouse, a pen or a finger.

import { hideTip } from "./tip.js";

const START = 9;

/**
 * Returns what an element needs so that it can be dragged.
 * @param {() => import("./answers.js").Choice | null} choice
 * @param {string} thing what is dragged
 * @param {(target: string) => void} [refused] called with a seat on which it was dropped in vain
 * @returns {Record<string, (event: any) => void>}
 */
export function draggable(choice, thing, refused) {
  return {
    onPointerDown: (/** @type {PointerEvent} */ event) => {
      if (event.button !== 0 || !choice()?.live(thing)) return;
      begin(event, choice, thing, refused);
    },
  };
}

/**
 * @param {PointerEvent} event
 * @param {() => import("./answers.js").Choice | null} choice
 * @param {string} thing
 * @param {(target: string) => void} [refused]
 */
function begin(event, choice, thing, refused) {
  const source = /** @type {HTMLElement} */ (event.currentTarget);
  const [x, y] = [event.clientX, event.clientY];
  /** @type {HTMLElement | null} */
  let ghost = null;
  /** @type {Element | null} */
  let over = null;
  const box = source.getBoundingClientRect();

  const move = (/** @type {PointerEvent} */ now) => {
    if (now.pointerId !== event.pointerId) return;
    if (!ghost) {
      if (Math.hypot(now.clientX - x, now.clientY - y) < START) return;
      hideTip();
      ghost = /** @type {HTMLElement} */ (source.cloneNode(true));
      ghost.removeAttribute("data-card");
      ghost.removeAttribute("data-thing");
      ghost.setAttribute("aria-hidden", "true");
      ghost.className += " dragged";
      ghost.style.width = `${box.width}px`;
      ghost.style.height = `${box.height}px`;
      document.body.append(ghost);
      source.classList.add("lifted");
      const now_ = choice();
      if (now_ && !now_.isPicked(thing)) now_.picked.value = [thing];
    }
    ghost.style.left = `${now.clientX - (x - box.left)}px`;
    ghost.style.top = `${now.clientY - (y - box.top)}px`;
    const found = targetAt(now.clientX, now.clientY);
    if (found !== over) {
      over?.classList.remove("over");
      over = found;
      over?.classList.add("over");
    }
  };

  const stop = () => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", cancel);
    ghost?.remove();
    source.classList.remove("lifted");
    over?.classList.remove("over");
  };
  const cancel = () => {
    stop();
    if (ghost) choice()?.clear();
  };
  const up = (/** @type {PointerEvent} */ now) => {
    if (now.pointerId !== event.pointerId) return;
    stop();
    if (!ghost) return;
    // The click that follows belongs to the drag.
    const swallow = (/** @type {Event} */ click) => click.stopPropagation();
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
    const found = targetAt(now.clientX, now.clientY);
    const target = found instanceof HTMLElement ? (found.dataset["drop"] ?? "") : "";
    const current = choice();
    if (!current) return;
    if (target && target !== "middle" && current.drop([thing, target])) return;
    if (target === "middle" && current.drop([thing])) return;
    // A card that needs no target may be dropped anywhere on the table, but not on somebody whom it cannot be played on.
    const aimed = current.answers.some((answer) => current.of(answer).includes(thing) && current.of(answer).length > 1);
    if (target && !aimed && current.drop([thing])) return;
    current.clear();
    if (target.startsWith("seat:")) refused?.(target);
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", cancel);
}

/** @param {number} x @param {number} y @returns {Element | null} where something can be dropped */
function targetAt(x, y) {
  return document.elementFromPoint(x, y)?.closest("[data-drop]") ?? null;
}

// The keyboard at the table: arrows within a group, keys for places and answers, and a focus that does not get lost.

import { useEffect, useLayoutEffect } from "../lib.js";

/**
 * Moves the focus among the `[data-rove]` elements of a group with the arrows, Home and End.
 * @param {KeyboardEvent} event
 */
export function rove(event) {
  const group = /** @type {HTMLElement} */ (event.currentTarget);
  const stops = /** @type {HTMLElement[]} */ ([...group.querySelectorAll("[data-rove]")]);
  const here = stops.findIndex((stop) => stop === document.activeElement);
  if (here < 0) return;
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  let next = here;
  if (step) next = (here + step + stops.length) % stops.length;
  else if (event.key === "Home") next = 0;
  else if (event.key === "End") next = stops.length - 1;
  else return;
  event.preventDefault();
  for (const stop of stops) stop.tabIndex = -1;
  const target = stops[next];
  if (target) {
    target.tabIndex = 0;
    target.focus();
    target.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}

/**
 * Makes one of the `[data-rove]` elements of a list its only stop of Tab: the one that has the focus, or the one that is wished.
 * @param {HTMLElement | null} list
 * @param {(stops: HTMLElement[]) => HTMLElement | undefined} wished
 */
export function oneStop(list, wished) {
  const stops = /** @type {HTMLElement[]} */ ([...(list?.querySelectorAll("[data-rove]") ?? [])]);
  const one = stops.find((stop) => stop === document.activeElement) ?? wished(stops) ?? stops[0];
  for (const stop of stops) {
    const index = stop === one ? 0 : -1;
    if (stop.tabIndex !== index) stop.tabIndex = index;
  }
}

/**
 * Sees to it that exactly one `[data-rove]` element of each group can be reached with Tab, and that the focus goes to a neighbour
 * when the element that had it is gone.
 * @param {{current: HTMLElement | null}} root
 */
export function useKeptFocus(root) {
  useEffect(() => {
    const board = root.current;
    if (!board) return undefined;
    const note = (/** @type {FocusEvent} */ event) => {
      const element = event.target instanceof HTMLElement ? event.target : null;
      const group = element?.closest("[data-group]");
      if (!element || !group) {
        last = null;
        return;
      }
      const stops = [...group.querySelectorAll("button")];
      last = { element, group: group.getAttribute("data-group") ?? "", place: stops.indexOf(/** @type {any} */ (element)) };
    };
    /** @type {{element: HTMLElement, group: string, place: number} | null} */
    let last = null;
    const mend = () => {
      for (const group of board.querySelectorAll("[data-group]")) {
        const stops = /** @type {HTMLElement[]} */ ([...group.querySelectorAll("[data-rove]")]);
        const first = stops.find((stop) => stop === document.activeElement) ?? stops.find((stop) => stop.tabIndex === 0) ?? stops[0];
        for (const stop of stops) {
          const index = stop === first ? 0 : -1;
          if (stop.getAttribute("tabindex") !== String(index)) stop.tabIndex = index;
        }
      }
      const active = document.activeElement;
      if (!last || last.element.isConnected || (active && active !== document.body)) return;
      const group = board.querySelector(`[data-group="${CSS.escape(last.group)}"]`);
      const stops = /** @type {HTMLElement[]} */ ([...(group?.querySelectorAll("button:not(:disabled)") ?? [])]);
      const next = stops[Math.min(Math.max(last.place, 0), stops.length - 1)] ?? board.querySelector(".prompt");
      last = null;
      if (next instanceof HTMLElement) next.focus();
    };
    board.addEventListener("focusin", note);
    const watcher = new MutationObserver(mend);
    watcher.observe(board, { childList: true, subtree: true });
    mend();
    return () => {
      board.removeEventListener("focusin", note);
      watcher.disconnect();
    };
  }, []);
}

/** Whether what has the focus got it by a mouse or a finger. */
let touched = false;
addEventListener("focusin", (event) => {
  touched = event.target instanceof Element && !event.target.matches(":focus-visible");
});

/** Takes the focus from what was only touched: a key that means something else would let it light up. */
export function leaveFocus() {
  const active = document.activeElement;
  if (touched && active instanceof HTMLElement && active.closest(".board")) active.blur();
}

/**
 * Listens to keys that are pressed anywhere on the page, but not while something is typed or a dialog is open.
 * @param {(key: string, event: KeyboardEvent) => boolean} press returns whether the key meant something
 */
export function useKeys(press) {
  // At once, with what is seen: a key that is pressed as a question comes must not meet the question before.
  useLayoutEffect(() => {
    const listen = (/** @type {KeyboardEvent} */ event) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest("input, textarea, select, dialog")) return;
      if (document.querySelector("dialog[open]")) return;
      if (press(event.key, event)) event.preventDefault();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  });
}

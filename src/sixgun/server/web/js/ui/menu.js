// A button that opens a short list of things to do.

import { html, useEffect, useMemo, useRef, useSignal } from "../lib.js";
import { nextId } from "./choice.js";
import { Icon } from "./icon.js";

/**
 * @typedef {object} Item
 * @property {string} label
 * @property {string} [note]
 * @property {string} [icon]
 * @property {() => void} done
 */

/**
 * @param {{label: string, says?: string, icon?: string, disabled?: boolean, items: Item[], class?: string}} props says: what a
 *   screen reader says of the button, if that is more than its label
 */
export function Menu({ label, says, icon, disabled, items, class: extra }) {
  const open = useSignal(false);
  const id = useMemo(nextId, []);
  const root = useRef(/** @type {HTMLDivElement | null} */ (null));
  useEffect(() => {
    if (!open.value) return undefined;
    const away = (/** @type {Event} */ event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) open.value = false;
    };
    document.addEventListener("pointerdown", away);
    document.addEventListener("focusin", away);
    return () => {
      document.removeEventListener("pointerdown", away);
      document.removeEventListener("focusin", away);
    };
  }, [open.value]);
  const close = () => {
    open.value = false;
    root.current?.querySelector("button")?.focus();
  };
  const move = (/** @type {KeyboardEvent} */ event) => {
    if (event.key === "Escape" && open.value) {
      event.stopPropagation();
      event.preventDefault();
      close();
      return;
    }
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    open.value = true;
    requestAnimationFrame(() => {
      const buttons = [...(root.current?.querySelectorAll("button") ?? [])];
      const now = buttons.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
      const step = event.key === "ArrowDown" ? 1 : -1;
      buttons[Math.max(0, Math.min(buttons.length - 1, now + step))]?.focus();
    });
  };
  return html`<div class=${`menu ${extra ?? ""}`} ref=${root} onKeyDown=${move}>
    <button type="button" disabled=${disabled} aria-expanded=${open.value} aria-controls=${id} aria-label=${says} onClick=${() => (open.value = !open.value)}>
      ${icon && html`<${Icon} name=${icon} />`} ${label} <span aria-hidden="true">▾</span>
    </button>
    <ul id=${id} hidden=${!open.value}>
      ${items.map(
        (item) =>
          html`<li key=${item.label}>
            <button
              type="button"
              onClick=${() => {
                close();
                item.done();
              }}
            >
              ${item.icon && html`<${Icon} name=${item.icon} />`}
              <span><strong>${item.label}</strong>${item.note && html`<span class="note">${item.note}</span>`}</span>
            </button>
          </li>`,
      )}
    </ul>
  </div>`;
}

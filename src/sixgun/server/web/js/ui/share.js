// Giving things to others: copying a text, the sharing of phones, and an address as a QR code.

import qrcode from "qrcode-generator";
import { html, useMemo, useSignal } from "../lib.js";
import { t } from "../texts.js";
import { announce } from "./notices.js";
import { Icon } from "./icon.js";

/**
 * A button that copies a text, and says so.
 * @param {{text: string, label?: string, class?: string}} props
 */
export function Copy({ text, label, class: extra }) {
  const done = useSignal(false);
  const copy = async () => {
    await copyText(text);
    done.value = true;
    announce(t("page-copied"), true);
    setTimeout(() => (done.value = false), 2500);
  };
  return html`<button type="button" class=${extra ?? ""} onClick=${copy}>
    <${Icon} name=${done.value ? "ready" : "copy"} /> ${done.value ? t("page-copied") : (label ?? t("page-copy"))}
  </button>`;
}

/**
 * Copies a text, also where the page has no clipboard because its address is not a safe one.
 * @param {string} text
 */
async function copyText(text) {
  if (navigator.clipboard) {
    try {
      await navigator.clipboard.writeText(text);
      return;
    } catch {
      // Not allowed: the old way may be.
    }
  }
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "unseen";
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}

/**
 * A button that hands an address to the sharing of the device; nothing where there is none.
 * @param {{url: string, title: string}} props
 */
export function Share({ url, title }) {
  if (!("share" in navigator)) return null;
  const share = () => {
    navigator.share({ url, title }).catch(() => {}); // closed without sharing: that is fine
  };
  return html`<button type="button" onClick=${share}><${Icon} name="share" /> ${t("page-share")}</button>`;
}

/**
 * A text as a QR code.
 * @param {{text: string, label: string}} props
 */
export function QrCode({ text, label }) {
  const { size, path } = useMemo(() => draw(text), [text]);
  return html`<svg class="qr" viewBox=${`0 0 ${size} ${size}`} role="img" aria-label=${label} shape-rendering="crispEdges">
    <rect width=${size} height=${size} fill="#fff" />
    <path d=${path} fill="#000" />
  </svg>`;
}

const QUIET = 3;

/**
 * @param {string} text
 * @returns {{size: number, path: string}} the squares of its code in one path, with the quiet border around
 */
function draw(text) {
  const code = qrcode(0, "M");
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  let path = "";
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < count; column += 1) {
      if (code.isDark(row, column)) path += `M${column + QUIET} ${row + QUIET}h1v1h-1z`;
    }
  }
  return { size: count + 2 * QUIET, path };
}

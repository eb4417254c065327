// The timeline of a replay: a slider over all moments, with marks for turns and eliminations, and the buttons beside it.

import { html, useMemo } from "../lib.js";
import { t } from "../texts.js";
import { Icon } from "../ui/icon.js";

/** Speeds of a replay, in actions a second. */
export const SPEEDS = [0.5, 1, 2, 4];

/**
 * @typedef {import("./film.js").Frame} Frame
 *
 * @typedef {object} Mark a moment that stands out
 * @property {number} n
 * @property {"turn" | "out" | "over"} kind
 * @property {string} text
 */

/**
 * @param {(Frame | undefined)[]} frames
 * @param {string[]} names
 * @returns {Mark[]}
 */
function marksOf(frames, names) {
  /** @type {Mark[]} */
  const found = [];
  for (const frame of frames) {
    for (const event of frame?.events ?? []) {
      const name = names[event.seat ?? -1] ?? "";
      const n = frame?.n ?? 0;
      if (event.kind === "turn-starts") found.push({ n, kind: "turn", text: t("page-replay-turn", { name }) });
      if (event.kind === "eliminated") found.push({ n, kind: "out", text: event.text ?? t("page-replay-out", { name }) });
    }
  }
  return found;
}

/**
 * @param {{frames: (Frame | undefined)[], steps: number, step: number, names: string[], playing: boolean, speed: number,
 *   to: (step: number) => void, play: (on: boolean) => void, setSpeed: (speed: number) => void}} props
 */
export function Timeline({ frames, steps, step, names, playing, speed, to, play, setSpeed }) {
  const marks = useMemo(() => marksOf(frames, names), [frames, names]);
  const turns = marks.filter(({ kind }) => kind === "turn");
  const outs = marks.filter(({ kind }) => kind === "out");
  const now = turns.findLast(({ n }) => n <= step);
  const says = step ? t("page-replay-at", { step, steps }) : t("page-replay-begin");
  const place = (/** @type {number} */ n) => ({ left: `${steps ? (100 * n) / steps : 0}%` });
  const button = (/** @type {string} */ icon, /** @type {string} */ text, /** @type {number} */ target, /** @type {string} */ key, far = false) =>
    html`<button type="button" class=${`icon-only ${far ? "far-key" : ""}`} aria-label=${text} title=${text} aria-keyshortcuts=${key} disabled=${target < 0 || target > steps || target === step} onClick=${() => to(target)}>
      <${Icon} name=${icon} />
    </button>`;
  return html`<section class="timeline" aria-label=${t("page-replay-timeline")}>
    <div class="track">
      <div class="marks" aria-hidden="true">${turns.map(({ n }) => html`<i key=${n} style=${place(n)}></i>`)}</div>
      <input
        type="range"
        min="0"
        max=${steps}
        step="1"
        value=${step}
        aria-label=${t("page-replay-timeline")}
        aria-valuetext=${now ? `${says}. ${now.text}` : says}
        onInput=${(/** @type {Event} */ event) => to(Number(/** @type {HTMLInputElement} */ (event.target).value))}
      />
      <div class="outs">
        ${outs.map(
          ({ n, text }, i) =>
            html`<button type="button" key=${`${n}-${i}`} style=${place(n)} aria-label=${text} title=${text} onClick=${() => to(n)}><${Icon} name="dead" /></button>`,
        )}
      </div>
    </div>
      <p class="moment"><strong>${says}</strong>${now && html`<span class="muted"> · ${now.text}</span>`}</p>
      <div class="row steer-keys">
        ${button("first", t("page-replay-first"), 0, "Home", true)} ${button("back", t("page-replay-back"), step - 1, "ArrowLeft")}
        <button type="button" class="first" onClick=${() => play(!playing)}>
          <${Icon} name=${playing ? "pause" : "play"} /> ${t(playing ? "page-replay-pause" : "page-replay-play")}
        </button>
        ${button("step", t("page-replay-next"), step + 1, "ArrowRight")} ${button("last", t("page-replay-last"), steps, "End", true)}
      </div>
      <label class="row steer-speed">
        <span>${t("page-replay-speed")}</span>
        <select value=${speed} onChange=${(/** @type {Event} */ event) => setSpeed(Number(/** @type {HTMLSelectElement} */ (event.target).value))}>
          ${SPEEDS.map((one) => html`<option key=${one} value=${one}>${one}×</option>`)}
        </select>
      </label>
  </section>`;
}

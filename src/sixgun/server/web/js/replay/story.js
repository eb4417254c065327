// The story beside a replay: what happened up to now and later, with the moment that is shown marked.

import { html, useEffect, useLayoutEffect, useMemo, useRef } from "../lib.js";
import { oneStop, rove } from "../table/keys.js";
import { Told } from "../table/told.js";
import { t } from "../texts.js";

/** @typedef {import("./film.js").Frame} Frame */

/** Kinds of events whose lines stand out, and how. @type {Record<string, string>} */
const KINDS = { "turn-starts": "begins", "eliminated": "ends", "game-over": "ends" };

/**
 * @param {{frames: (Frame | undefined)[], step: number, to: (step: number) => void}} props
 */
export function Story({ frames, step, to }) {
  const box = useRef(/** @type {HTMLDivElement | null} */ (null));
  const told = useMemo(
    () =>
      frames
        .map((frame) => ({
          n: frame?.n ?? -1,
          lines: (frame?.events ?? []).flatMap(({ text, kind }) => (text ? [{ text, kind: KINDS[kind] ?? "" }] : [])),
        }))
        .filter(({ lines }) => lines.length > 0),
    [frames],
  );
  // A moment without a line stands with the last line before it.
  const now = told.findLast(({ n }) => n <= step)?.n ?? -1;
  useEffect(() => {
    const list = box.current;
    const line = list?.querySelector('[aria-current="step"]');
    if (!list || !(line instanceof HTMLElement)) return;
    const above = line.offsetTop - list.offsetTop;
    list.scrollTo({ top: above - list.clientHeight / 2 + line.offsetHeight / 2 });
  }, [now, told.length]);
  // Tab comes to the line of this moment and goes on from there; the arrows lead to the others.
  useLayoutEffect(() => oneStop(box.current, (stops) => stops.find((stop) => stop.hasAttribute("aria-current"))), [now, told]);
  return html`<div class="tale">
    <h2 id="story-title">${t("page-replay-story")}</h2>
    <div class="tale-box" ref=${box} tabindex=${told.length ? -1 : 0} role="region" aria-labelledby="story-title">
      <ol onKeyDown=${rove}>
        ${told.map(
          ({ n, lines }) =>
            html`<li key=${n} class=${n > step ? "later" : ""}>
              <button type="button" data-rove tabindex="-1" aria-current=${n === now ? "step" : undefined} onClick=${() => to(n)}>
                ${lines.map(({ text, kind }, i) => html`<span key=${i} class=${kind}><${Told} text=${text} /></span>`)}
              </button>
            </li>`,
        )}
      </ol>
    </div>
  </div>`;
}

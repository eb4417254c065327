// Cards of The Duel: faces in hand and on the table, chips of Equipment, and backs, which are of two kinds.

import { html } from "../../lib.js";
import { has, t } from "../../texts.js";
import { Icon } from "../../ui/icon.js";
import { printedOn } from "../kinds.js";
import { FaceName } from "../name.js";
import { tipped } from "../tip.js";
import { lit } from "../touch.js";

/** @typedef {"law" | "outlaws"} Back */

/** What the cards of each back are called in messages. */
const BACK_NAMES = { law: "duel-back-law", outlaws: "duel-back-outlaw" };
/** Borders, as messages and icons have them. */
const BORDERS = /** @type {Record<string, string>} */ ({ bang: "bang", action: "action", equipment: "equipment" });

/**
 * Takes the notation of a card apart.
 * @param {string} text as `colt:O3`
 */
export function readCard(text) {
  const [kind = "", copy = ""] = text.split(":");
  const back = /** @type {Back} */ (copy.startsWith("O") ? "outlaws" : "law");
  const { border = "", marks = [], symbols = {} } = printedOn("duel", kind);
  return { kind, back, border: BORDERS[border] ?? "", marks, symbol: symbols[back]?.[Number(copy.slice(1)) - 1] ?? "" };
}

/** @param {string} kind @returns {string} */
export function cardName(kind) {
  return t(`duel-card-${kind}`);
}

/** @param {string} text notation of a card @returns {string} what else is printed on it, in words */
function printedWords(text) {
  const { back, border, marks, symbol } = readCard(text);
  const words = [border && t(`duel-border-${border}`), ...marks.map((mark) => t(`page-duel-printed-${mark}`)), t(BACK_NAMES[back])];
  if (symbol) words.push(t("page-duel-reveals", { symbol: t(`duel-symbol-${symbol}`) }));
  return words.filter(Boolean).join(" · ");
}

/** @param {string} text notation of a card @returns {string} its name and back as they are spoken */
export function spoken(text) {
  const { kind, back } = readCard(text);
  return `${cardName(kind)} (${t(BACK_NAMES[back])})`;
}

/**
 * @param {string} text notation of a card
 * @param {string} [note]
 * @returns {import("../tip.js").Tip}
 */
export function cardTip(text, note) {
  const { kind } = readCard(text);
  const about = [note, printedWords(text)].filter(Boolean).join(" · ");
  return { title: cardName(kind), about, text: t(`duel-card-${kind}.text`), rule: kind, game: "duel" };
}

/**
 * The face of a card.
 * @param {{text: string, small?: boolean}} props
 */
export function Face({ text, small }) {
  const { kind, back, border, marks, symbol } = readCard(text);
  const short = `duel-short-${kind}`;
  return html`<span class=${`face duel-face side-${back} ${border ? `border-${border}` : ""}`} aria-hidden="true">
    <${FaceName} name=${cardName(kind)} />
    <${Icon} name=${`duel-${kind}`} class="face-icon" />
    ${!small && has(short) && html`<span class="face-short">${t(short)}</span>`}
    <span class="face-foot">
      <${Icon} name=${`side-${back}`} class="face-side" />
      <span class="face-marks">
        ${border && html`<${Icon} name=${`duel-border-${border}`} />`}
        ${marks.map((mark) => html`<${Icon} key=${mark} name=${`printed-${mark}`} />`)}
      </span>
      ${symbol && html`<${Icon} name=${`symbol-${symbol}`} class="face-symbol" />`}
    </span>
  </span>`;
}

/** @param {{back: Back | ""}} props the back of a card, of either side */
export function BackFace({ back }) {
  return html`<span class=${`face face-back back-${back}`} aria-hidden="true"><${Icon} name=${back ? `side-${back}` : "logo"} class="face-icon" /></span>`;
}

/**
 * A card that can be touched.
 * @param {{
 *   text: string,
 *   choice: import("../answers.js").Choice | null,
 *   small?: boolean,
 *   note?: string,
 *   dead?: (text: string) => void,
 *   rove?: boolean,
 * }} props note: more that a screen reader says; dead: called if it is pressed and leads nowhere
 */
export function CardButton({ text, choice, small, note, dead, rove }) {
  const key = `card:${text}`;
  const { live, picked, signs, words } = lit(choice, key);
  const says = [note ?? spoken(text), printedWords(text), ...words].filter(Boolean).join(", ");
  return html`<button
    class=${`card ${small ? "small" : ""} ${signs} ${choice && !live && !picked ? "idle" : ""}`}
    data-card=${text}
    data-thing=${key}
    data-rove=${rove ? "" : undefined}
    aria-description=${t(`duel-card-${readCard(text).kind}.text`)}
    ...${tipped(cardTip(text), { tap: !live && !picked && !dead, through: true })}
    ...${live || picked || dead
      ? {
          onClick: () => {
            if (!choice?.touch(key)) dead?.(text);
          },
        }
      : {}}
  >
    <span class="unseen">${says}</span>
    <${Face} text=${text} small=${small} />
    ${(live || picked) && html`<span class="card-mark" aria-hidden="true">${picked ? "✓" : "▲"}</span>`}
  </button>`;
}

/**
 * Equipment in front of a character, or a card that somebody is known to hold, as a line.
 * @param {{
 *   text: string,
 *   choice: import("../answers.js").Choice | null,
 *   note?: string,
 *   state?: "awake" | "asleep" | "always",
 * }} props note: what there is to say of it
 */
export function Chip({ text, choice, note, state }) {
  const key = `card:${text}`;
  const { kind, back } = readCard(text);
  const { live, picked, signs, words } = lit(choice, key);
  const says = [spoken(text), note, ...words].filter(Boolean).join(", ");
  return html`<button
    class=${`chip duel-chip chip-${state ?? ""} side-${back} ${signs}`}
    data-card=${text}
    data-thing=${key}
    aria-description=${t(`duel-card-${kind}.text`)}
    ...${tipped(cardTip(text, note), { tap: !live && !picked })}
    ...${live || picked ? { onClick: () => choice?.touch(key) } : {}}
  >
    <span class="unseen">${says}</span>
    <${Icon} name=${`duel-${kind}`} />
    <span class="chip-name" aria-hidden="true">${cardName(kind)}</span>
    ${state === "always" && html`<${Icon} name="printed-always" />`}
    ${state === "asleep" && html`<${Icon} name="asleep" />`}
  </button>`;
}

/**
 * How many cards of each back somebody holds. They can be looked at, so that a card of either back can be picked.
 * @param {{backs: [number, number], choice: import("../answers.js").Choice | null, seat: number}} props
 */
export function Backs({ backs, choice, seat }) {
  const [law, outlaws] = backs;
  const all = law + outlaws;
  // Where there is one opponent, a hand is his even if the answer does not say whose.
  const whole = [`hand:${seat}`, "hand:-1"].find((thing) => choice?.live(thing) || choice?.isPicked(thing)) ?? "";
  const fans = /** @type {[Back, number][]} */ ([
    ["law", law],
    ["outlaws", outlaws],
  ]).filter(([, count]) => count > 0);
  const words = t("page-table-cards", { count: all });
  const inside = fans.map(([back, count]) => {
    const thing = `back:${back}`;
    const live = choice?.live(thing) ?? false;
    const label = t(`page-duel-backs-${back}`, { count });
    const fan = html`<span class="unseen">${live ? `${label}, ${t("page-table-can")}` : label}</span><${Icon} name=${`side-${back}`} />
      <span class=${`fan back-${back}`} aria-hidden="true">${Array.from({ length: Math.min(count, 6) }, () => html`<i></i>`)}</span>
      <b aria-hidden="true">${count}</b>`;
    if (live) {
      return html`<button
        key=${back}
        class=${`hand-count side-${back} live`}
        data-rove
        data-thing=${thing}
        onClick=${() => choice?.touch(thing)}
      >
        ${fan}
      </button>`;
    }
    return html`<span key=${back} class=${`hand-count side-${back}`} title=${label}>${fan}</span>`;
  });
  if (whole) {
    return html`<button
      class=${`backs ${choice?.live(whole) ? "live" : "picked"}`}
      data-at=${`hand:${seat}`}
      data-thing=${whole}
      data-drop=${whole}
      onClick=${() => choice?.touch(whole)}
    >
      <span class="unseen">${words}, ${t("page-table-can")}</span>
      <span class="backs" aria-hidden="true">${inside}</span>
    </button>`;
  }
  return html`<span class="backs" data-at=${`hand:${seat}`}>
    ${inside} ${!all && html`<span class="muted small">${words}</span>`}
  </span>`;
}

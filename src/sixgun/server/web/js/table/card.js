// Playing cards of the card game: in hand, small on the table, and from behind. Drawn by ourselves.

import { html } from "../lib.js";
import { has, t } from "../texts.js";
import { Icon } from "../ui/icon.js";
import { borderOf } from "./kinds.js";
import { FaceName } from "./name.js";
import { hideTip, tipped } from "./tip.js";
import { lit } from "./touch.js";

const SUITS = /** @type {Record<string, {sign: string, id: string}>} */ ({
  H: { sign: "♥", id: "hearts" },
  D: { sign: "♦", id: "diamonds" },
  C: { sign: "♣", id: "clubs" },
  S: { sign: "♠", id: "spades" },
});
const COURT = /** @type {Record<string, number>} */ ({ J: 11, Q: 12, K: 13, A: 14 });

/** Signs of the borders, so that colour is not all that tells them apart. */
const BORDER_ICONS = /** @type {Record<string, string>} */ ({
  brown: "border-brown",
  blue: "border-blue",
  green: "border-green",
});

/**
 * Takes the notation of a card apart.
 * @param {string} text as `bang:10S/2`
 */
export function readCard(text) {
  const [kind = "", face = ""] = text.split(":");
  const plain = face.split("/", 1)[0] ?? "";
  const letter = plain.slice(-1);
  return { kind, rank: plain.slice(0, -1), suit: SUITS[letter] ?? null, red: letter === "H" || letter === "D" };
}

/** @param {string} text notation of a card @returns {string} its name as it is spoken */
export function spoken(text) {
  const { kind, rank, suit } = readCard(text);
  const name = cardName(kind);
  if (!suit) return name;
  return t("card-spoken", { name, rank: t(`rank-${COURT[rank] ?? rank}`), suit: t(`suit-${suit.id}`) });
}

/** @param {string} kind @returns {string} */
export function cardName(kind) {
  return t(`card-${kind}`);
}

/**
 * @param {string} text notation of a card
 * @returns {import("./tip.js").Tip}
 */
export function cardTip(text) {
  const { kind } = readCard(text);
  const border = borderOf("classic", kind);
  const about = border ? `${spoken(text)} · ${t(`page-table-border-${border}`)}` : spoken(text);
  return { title: cardName(kind), about, text: t(`card-${kind}.text`), rule: kind };
}

/** @param {{text: string}} props the rank and the suit of a card */
export function Pips({ text }) {
  const { rank, suit, red } = readCard(text);
  return html`<span class=${`pips ${red ? "red" : ""}`} aria-hidden="true">${rank}${suit?.sign}\uFE0E</span>`;
}

/**
 * The face of a card, as large as its place allows.
 * @param {{text: string, small?: boolean}} props
 */
export function Face({ text, small }) {
  const { kind } = readCard(text);
  const border = borderOf("classic", kind);
  const short = `short-${kind}`;
  return html`<span class=${`face ${border ? `border-${border}` : ""}`} aria-hidden="true">
    <${FaceName} name=${cardName(kind)} />
    <${Icon} name=${`card-${kind}`} class="face-icon" />
    ${!small && has(short) && html`<span class="face-short">${t(short)}</span>`}
    <span class="face-foot">
      <${Pips} text=${text} />
      ${border && html`<${Icon} name=${BORDER_ICONS[border] ?? ""} class="face-border" />`}
    </span>
  </span>`;
}

/** The back of a card. */
export function Back() {
  return html`<span class="face face-back" aria-hidden="true"><${Icon} name="logo" class="face-icon" /></span>`;
}

/**
 * A card that can be touched.
 * @param {{
 *   text: string,
 *   thing?: string,
 *   choice: import("./answers.js").Choice | null,
 *   class?: string,
 *   small?: boolean,
 *   note?: string,
 *   dead?: (text: string) => void,
 *   tabindex?: number,
 *   rove?: boolean,
 * }} props note: more that a screen reader says; dead: called if it is pressed and leads nowhere
 */
export function CardButton({ text, thing, choice, class: extra, small, note, dead, tabindex, rove }) {
  const key = thing ?? `card:${text}`;
  const { live, picked, signs, words } = lit(choice, key);
  const says = [spoken(text), note, ...words].filter(Boolean).join(", ");
  return html`<button
    class=${`card ${small ? "small" : ""} ${extra ?? ""} ${signs} ${choice && !live && !picked ? "idle" : ""}`}
    data-card=${text}
    data-thing=${key}
    data-rove=${rove ? "" : undefined}
    tabindex=${tabindex}
    aria-description=${t(`card-${readCard(text).kind}.text`)}
    ...${tipped(cardTip(text), { through: true })}
    onClick=${() => {
      hideTip();
      if (!choice?.touch(key)) dead?.(text);
    }}
  >
    <span class="unseen">${says}</span>
    <${Face} text=${text} small=${small} />
    ${(live || picked) && html`<span class="card-mark" aria-hidden="true">${picked ? "✓" : "▲"}</span>`}
  </button>`;
}

/**
 * A card on the table, as a line: icon, name, suit.
 * @param {{
 *   text: string,
 *   choice: import("./answers.js").Choice | null,
 *   note?: string,
 *   sign?: any,
 *   short?: boolean,
 * }} props short: without its name
 */
export function CardChip({ text, choice, note, sign, short }) {
  const key = `card:${text}`;
  const { kind } = readCard(text);
  const { live, picked, signs, words } = lit(choice, key);
  const border = borderOf("classic", kind);
  const says = [spoken(text), note, ...words].filter(Boolean).join(", ");
  return html`<button
    class=${`chip ${border ? `border-${border}` : ""} ${signs}`}
    data-card=${text}
    data-thing=${key}
    aria-description=${t(`card-${kind}.text`)}
    ...${tipped(cardTip(text), { tap: !live && !picked })}
    ...${live || picked ? { onClick: () => choice?.touch(key) } : {}}
  >
    <span class="unseen">${says}</span>
    <${Icon} name=${`card-${kind}`} />
    ${!short && html`<span class="chip-name" aria-hidden="true">${cardName(kind)}</span>`}
    ${sign}
    <${Pips} text=${text} />
  </button>`;
}

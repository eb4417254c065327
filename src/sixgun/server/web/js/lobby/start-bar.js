// What is still missing before a game can begin, and the button that begins it.

import { html, useEffect, useSignal } from "../lib.js";
import { api } from "../net/api.js";
import { t } from "../texts.js";
import { Switch } from "../ui/choice.js";
import { Icon } from "../ui/icon.js";
import { announce } from "../ui/notices.js";
import { BotSelect } from "./seat-list.js";
import { fillWithBots } from "./seats.js";

/** @typedef {import("../table/state.js").Summary} Summary */

/**
 * @param {{table: Summary, mine: number, again?: boolean, mayKeep: boolean, bots: import("./games.js").Bot[], best: string,
 *   busy: boolean, sit: (seat: number) => void, work: import("./seat-list.js").Work}} props mine: own seat; again: whether a
 *   game has been played; mayKeep: whether the own character may be kept (B-16.1); best: the bot that is offered first
 */
export function StartBar({ table, mine, again, mayKeep, bots, best, busy, sit, work }) {
  const chair = table.seats[mine];
  const host = chair?.host ?? false;
  const free = table.seats.filter(({ kind }) => kind === "free").length;
  const bot = useSignal("");
  const sheriff = useSignal(-1);
  const missing = missingFor(table, free, mine);
  const said = missing.join(" ");
  useEffect(() => {
    announce(said || t("page-start-can"));
  }, [said]);

  if (!chair) {
    return html`<div class="start-bar sheet">
      <p>${t(free ? "page-start-sit" : "page-start-full")}</p>
      ${free > 0 && html`<button type="button" class="first big" disabled=${busy} onClick=${() => sit(-1)}>${t("page-sit-any")}</button>`}
    </div>`;
  }
  const chosen = bot.value || best;
  const ready = (/** @type {boolean} */ on, /** @type {boolean} */ keep) =>
    work(() => api("POST", `/tables/${table.id}/ready`, { ready: on, keep }));
  const start = () => work(() => api("POST", `/tables/${table.id}/start`, { sheriff: sheriff.value }));
  return html`<div class="start-bar sheet">
    <ul class="missing">
      ${missing.length
        ? missing.map((text) => html`<li key=${text}><${Icon} name="clock" /> ${text}</li>`)
        : html`<li class="fine"><${Icon} name="ready" /> ${t(host ? "page-start-can" : "page-start-wait")}</li>`}
    </ul>
    ${mayKeep &&
    html`<${Switch}
      label=${t("page-keep")}
      note=${t("page-keep.text")}
      checked=${chair.keep}
      onChange=${(/** @type {boolean} */ keep) => ready(chair.ready, keep)}
    />`}
    ${again &&
    host &&
    "sheriff" in table.rules["options"] &&
    html`<${SheriffSelect} table=${table} value=${sheriff.value} onChange=${(/** @type {number} */ seat) => (sheriff.value = seat)} />`}
    <div class="row end">
      ${host &&
      free > 0 &&
      html`<span class="row tied">
        <${BotSelect} label=${t("page-bots-which")} bots=${bots} value=${chosen} onChange=${(/** @type {string} */ id) => (bot.value = id)} />
        <button type="button" disabled=${busy || !chosen} onClick=${() => work(() => fillWithBots(table.id, table.seats, chosen))}>
          <${Icon} name="bot" /> ${t("page-bots-fill", { count: free })}
        </button>
      </span>`}
      ${host
        ? html`<button type="button" class="first big" disabled=${busy || missing.length > 0} onClick=${start}>
            <${Icon} name="play" /> ${t(again ? "page-start-again" : "page-start")}
          </button>`
        : html`<button type="button" class=${chair.ready ? "big" : "first big"} disabled=${busy} onClick=${() => ready(!chair.ready, chair.keep)}>
            <${Icon} name="ready" /> ${t(chair.ready ? "page-ready-not" : "page-ready")}
          </button>`}
    </div>
  </div>`;
}

/** @param {Summary} table @param {number} free how many seats are free @param {number} mine @returns {string[]} what keeps the host from starting */
function missingFor(table, free, mine) {
  const found = [];
  if (free) found.push(t(table.seats[mine]?.host ? "page-missing-seats" : "page-missing-people", { count: free }));
  const waited = table.seats.map((chair, i) => ({ ...chair, i })).filter((chair) => chair.kind !== "free" && !chair.ready && !chair.host);
  if (waited.some(({ i }) => i === mine)) found.push(t("page-missing-you"));
  const slow = waited.filter(({ i }) => i !== mine).map(({ name }) => name);
  if (slow.length) found.push(t("page-missing-ready", { count: slow.length, names: slow.join(", ") }));
  return found;
}

/** Who is the next Sheriff (B-16.2). @param {{table: Summary, value: number, onChange: (seat: number) => void}} props */
function SheriffSelect({ table, value, onChange }) {
  return html`<label class="field">
    ${t("page-next-sheriff")}
    <select value=${value} onChange=${(/** @type {Event} */ event) => onChange(Number(/** @type {HTMLSelectElement} */ (event.target).value))}>
      <option value="-1">${t("page-next-sheriff-chance")}</option>
      ${table.seats.map((chair, seat) => html`<option key=${seat} value=${seat}>${t("page-seat-of", { place: seat + 1, name: chair.name })}</option>`)}
    </select>
  </label>`;
}

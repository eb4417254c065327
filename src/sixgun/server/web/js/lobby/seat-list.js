// The seats of a table between games, with what can be done about each.

import { html, useSignal } from "../lib.js";
import { api } from "../net/api.js";
import { t } from "../texts.js";
import { Dialog, question } from "../ui/dialog.js";
import { Icon } from "../ui/icon.js";
import { Menu } from "../ui/menu.js";
import { Copy } from "../ui/share.js";
import { botName, botText } from "./games.js";

/**
 * @typedef {import("../table/state.js").Chair} Chair
 * @typedef {import("./games.js").Bot} Bot
 * @typedef {import("../table/state.js").Summary} Summary
 * @typedef {(what: () => Promise<any>) => Promise<void>} Work does something, and shows what is refused
 */

const ICONS = { free: "seat", person: "person", program: "program", local: "program", bot: "bot" };

/**
 * @param {{table: Summary, mine: number, host: boolean, here: boolean[], busy: boolean, sit: (seat: number) => void, work: Work,
 *   bots: Bot[]}} props mine: own seat; here: who is connected, by seat
 */
export function SeatList({ table, mine, host, here, busy, sit, work, bots }) {
  const token = useSignal("");
  const path = `/tables/${table.id}/seats`;
  const fill = (/** @type {number} */ seat, /** @type {string} */ bot) => work(() => api("PUT", `${path}/${seat}`, { bot }));
  const free = async (/** @type {number} */ seat, /** @type {Chair} */ chair) => {
    const linked = !table.rules["open"]; // who is to stay away must not find the way back by the old link
    const sure =
      chair.kind !== "person"
        ? "yes"
        : await question(t("page-free-seat"), t(linked ? "page-free-seat-sure-private" : "page-free-seat-sure", { name: chair.name }), [
            { label: t("page-free-seat"), value: "yes", first: true },
            ...(linked ? [{ label: t("page-free-seat-renew"), value: "renew" }] : []),
            { label: t("page-cancel"), value: "" },
          ]);
    if (!sure) return;
    await work(() => (sure === "renew" ? api("POST", `/tables/${table.id}/invitation`, { seat }) : api("DELETE", `${path}/${seat}`)));
  };
  const invite = (/** @type {number} */ seat) =>
    work(async () => {
      token.value = (await api("POST", `${path}/${seat}/token`, {})).token;
    });
  return html`<ol class="chair-list">
      ${table.seats.map(
        (chair, seat) =>
          html`<li class=${`chair-row ${chair.kind} ${seat === mine ? "me" : ""}`} key=${seat}>
            <span class="chair-place" aria-hidden="true">${seat + 1}</span>
            <div class="grow">
              <p class="chair-who">
                <${Icon} name=${ICONS[chair.kind]} label=${t(`page-kind-${chair.kind}`)} />
                <strong>${chair.kind === "free" ? t("page-kind-free") : chair.name}</strong>
              </p>
              <p class="small"><${Signs} chair=${chair} me=${seat === mine} away=${chair.kind === "person" && here.length > 0 && !here[seat]} /></p>
            </div>
            <div class="row acts">
              ${chair.kind === "free" &&
              html`<button type="button" class=${mine < 0 ? "first" : ""} disabled=${busy} onClick=${() => sit(seat)}
                aria-label=${t(mine < 0 ? "page-sit-at" : "page-move-at", { place: seat + 1 })}>${t(mine < 0 ? "page-sit" : "page-move")}</button>`}
              ${host && chair.kind === "free" && html`<${AddBot} seat=${seat} bots=${bots} busy=${busy} fill=${fill} invite=${invite} />`}
              ${host &&
              chair.kind !== "free" &&
              seat !== mine &&
              html`<button type="button" class="quiet icon-only" disabled=${busy} onClick=${() => free(seat, chair)}
                aria-label=${t("page-free-seat-of", { name: chair.name })} title=${t("page-free-seat")}>✕</button>`}
            </div>
          </li>`,
      )}
    </ol>
    ${token.value && html`<${TokenDialog} table=${table.id} token=${token.value} close=${() => (token.value = "")} />`}`;
}

/** @param {{chair: Chair, me: boolean, away: boolean}} props */
function Signs({ chair, me, away }) {
  if (chair.kind === "free") return null;
  return html`${me && html`<span class="badge">${t("page-you")}</span> `}
    ${chair.host && html`<span class="badge"><${Icon} name="host" /> ${t("page-host")}</span> `}
    ${(chair.kind === "bot" || chair.kind === "local") && html`<span class="badge">${botName(chair.bot)}</span> `}
    ${chair.kind === "person" && !chair.host && html`<span class=${`badge ${chair.ready ? "fine" : ""}`}>
      <${Icon} name=${chair.ready ? "ready" : "clock"} /> ${t(chair.ready ? "page-is-ready" : "page-is-not-ready")}</span> `}
    ${chair.keep && html`<span class="badge"><${Icon} name="character" /> ${t("page-keeps")}</span> `}
    ${away && html`<span class="badge">${t("page-away")}</span>`}`;
}

/**
 * Puts a bot into a seat, or keeps it for a program.
 * @param {{seat: number, bots: Bot[], busy: boolean, fill: (seat: number, bot: string) => void, invite: (seat: number) => void}} props
 */
function AddBot({ seat, bots, busy, fill, invite }) {
  return html`<${Menu} label=${t("page-bot-add")} says=${t("page-bot-into", { place: seat + 1 })} icon="bot" disabled=${busy}
    items=${[
      ...bots.map((bot) => ({ label: botName(bot.id), note: botText(bot), icon: bot.program ? "program" : "bot", done: () => fill(seat, bot.id) })),
      { label: t("page-program-add"), note: t("page-program-add.text"), icon: "program", done: () => invite(seat) },
    ]} />`;
}

/**
 * Which bot.
 * @param {{label: string, bots: Bot[], value: string, onChange: (bot: string) => void}} props
 */
export function BotSelect({ label, bots, value, onChange }) {
  return html`<select
    aria-label=${label}
    title=${botText(bots.find(({ id }) => id === value))}
    value=${value}
    onChange=${(/** @type {Event} */ event) => onChange(/** @type {HTMLSelectElement} */ (event.target).value)}
  >
    ${bots.map(({ id }) => html`<option key=${id} value=${id}>${botName(id)}</option>`)}
  </select>`;
}

/** @param {{table: string, token: string, close: () => void}} props */
function TokenDialog({ table, token, close }) {
  const stream = new URL(`/api/tables/${table}/stream`, location.href).href;
  const command = `curl -N -H "Authorization: Bearer ${token}" ${stream}`;
  return html`<${Dialog} title=${t("page-token")} close=${close}>
    <p>${t("page-token-text")}</p>
    <div class="row tied">
      <input class="grow code" readonly value=${token} aria-label=${t("page-token")} onFocus=${(/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select()} />
      <${Copy} text=${token} />
    </div>
    <p class="note">${t("page-token-try")}</p>
    <pre class="code" tabindex="0">${command}</pre>
    <footer><button type="button" class="first" onClick=${close}>${t("page-token-done")}</button></footer>
  <//>`;
}

// The waiting room of a table: who sits where, bots, invitations, and the start of the next game.

import { bestBot, chambersOf, clockName, gameName, gameOf, loadGames, specials } from "../lobby/games.js";
import { introduce } from "../lobby/guest.js";
import { RulesDialog } from "../lobby/open.js";
import { bodyOf, wishOf } from "../lobby/rules-form.js";
import { Invitation } from "../lobby/invitation.js";
import { BotSelect, SeatList } from "../lobby/seat-list.js";
import { fillWithBots } from "../lobby/seats.js";
import { html, useEffect, useSignal } from "../lib.js";
import { api } from "../net/api.js";
import { go } from "../router.js";
import { t } from "../texts.js";
import { Cylinder, Waiting } from "../ui/cylinder.js";
import { Switch } from "../ui/choice.js";
import { question } from "../ui/dialog.js";
import { attempt } from "../ui/failure.js";
import { focusMain, useTitle } from "../ui/frame.js";
import { Icon } from "../ui/icon.js";
import { announce } from "../ui/notices.js";

/**
 * @typedef {import("./state.js").TableState} TableState
 * @typedef {import("./state.js").Summary} Summary
 */

/**
 * The waiting room, before the first game of a table.
 * @param {{state: TableState}} props
 */
export function WaitingRoom({ state }) {
  const table = state.table.value;
  useTitle(table?.rules["title"] ?? "");
  useEffect(() => {
    if (document.activeElement === document.body) focusMain(); // the page that was here before is gone, and the focus with it
  }, [table === null]);
  if (!table) return html`<main class="page"><${Waiting} text=${t("page-loading")} /></main>`;
  return html`<main class="page waiting">
    <${Head} state=${state} table=${table} />
    <${Seating} state=${state} table=${table} />
  </main>`;
}

/**
 * What follows a game (B-16): who plays again, who keeps his character, who is the next Sheriff.
 * @param {{state: TableState}} props
 */
export function Rematch({ state }) {
  const table = state.table.value;
  if (!table) return null;
  return html`<section class="waiting rematch" aria-labelledby="rematch-title">
    <h2 id="rematch-title"><${Icon} name="again" /> ${t("page-rematch")}</h2>
    <${Seating} state=${state} table=${table} again />
  </section>`;
}

/** What is played here. @param {{state: TableState, table: Summary}} props */
function Head({ state, table }) {
  const { rules, seats } = table;
  const mine = state.seat.value;
  return html`<div class="waiting-head">
    <${Cylinder} key=${seats.length} class="spun" chambers=${chambersOf(seats, mine)} />
    <div class="grow">
      <h1>${rules["title"]}</h1>
      <${Facts} rules=${rules} />
      <p class="muted">${t(rules["open"] ? "page-waiting-open" : "page-waiting-private")}</p>
    </div>
  </div>`;
}

/** @param {{rules: Record<string, any>}} props */
function Facts({ rules }) {
  return html`<p class="rule-facts">
    <span><${Icon} name=${`game-${rules["game"]}`} /> ${gameName(rules["game"])}</span>
    <span><${Icon} name="clock" /> ${rules["clock"] > 0 ? t("page-clock-line", { clock: clockName(rules["clock"]) }) : t("page-clock-none")}</span>
    ${rules["watch"] && html`<span><${Icon} name="watch" /> ${t("page-watch-may")}</span>`}
    ${rules["hints"] && html`<span><${Icon} name="hint" /> ${t("page-hints-may")}</span>`}
    ${specials(rules).map((text) => html`<span class="badge" key=${text}>${text}</span>`)}
  </p>`;
}

/** @param {{state: TableState, table: Summary, again?: boolean}} props */
function Seating({ state, table, again }) {
  const { rules, seats } = table;
  const mine = state.seat.value;
  const chair = seats[mine];
  const free = freeSeats(table);
  const host = chair?.host ?? false;
  const invite = useSignal("");
  const changing = useSignal(false);
  const busy = useSignal(false);
  const sheriff = useSignal(-1);
  const bot = useSignal("");

  useEffect(() => {
    loadGames().catch(() => {}); // without them there are no bots to choose from; the lobby says why
  }, []);
  useEffect(() => {
    if (mine < 0) return;
    api("GET", `/tables/${table.id}`).then(
      (found) => (invite.value = found.invite),
      () => {},
    );
  }, [table.id, mine]);

  const game = gameOf(rules["game"]);
  const chosen = bot.value || bestBot(game);
  const missing = missingFor(table);
  const said = missing.join(" ");
  useEffect(() => {
    announce(said || t("page-start-can"));
  }, [said]);

  const work = async (/** @type {() => Promise<any>} */ what) => {
    if (busy.value) return;
    busy.value = true;
    await attempt(what);
    busy.value = false;
  };
  const sit = (/** @type {number} */ seat) =>
    work(async () => {
      if (await introduce()) await api("POST", `/tables/${table.id}/seats`, { seat, invite: state.invite });
      if (mine < 0) state.line.again(); // heard as somebody who watches until now
    });
  const leave = async () => {
    const answer = await question(t("page-leave"), t("page-leave-sure"), [
      { label: t("page-leave-go"), value: "yes", first: true },
      { label: t("page-leave-stay"), value: "" },
    ]);
    if (answer) await work(async () => (await api("POST", `/tables/${table.id}/leave`), go("/")));
  };
  const ready = (/** @type {boolean} */ on, /** @type {boolean} */ keep) =>
    work(() => api("POST", `/tables/${table.id}/ready`, { ready: on, keep }));
  const start = () => work(() => api("POST", `/tables/${table.id}/start`, { sheriff: sheriff.value }));
  const mayKeep = again && chair && "keep" in rules["options"] && state.view.value?.["seats"]?.[mine]?.in_game === true;

  return html`<div class="seating-grid">
      <section class="chairs" aria-labelledby="seats-title">
        <div class="row apart">
          <h2 id="seats-title">${t("page-seats")}</h2>
          ${host &&
          html`<button type="button" class="quiet" disabled=${!game} onClick=${() => (changing.value = true)}>
            <${Icon} name="settings" /> ${t("page-rules-change")}
          </button>`}
        </div>
        <${SeatList} table=${table} mine=${mine} host=${host} here=${state.here.value} busy=${busy.value} sit=${sit} work=${work} bots=${game?.bots ?? []} />
        ${mine >= 0 &&
        html`<p class="row end">
          <button type="button" class="quiet" disabled=${busy.value} onClick=${leave}><${Icon} name="leave" /> ${t("page-leave")}</button>
        </p>`}
        <div class="start-bar sheet">
          ${mine < 0
            ? html`<p class="grow">${t(free ? "page-start-sit" : "page-start-full")}</p>
                ${free > 0 && html`<button type="button" class="first big" disabled=${busy.value} onClick=${() => sit(-1)}>${t("page-sit-any")}</button>`}`
            : html`<ul class="missing">
                  ${missing.length
                    ? missing.map((text) => html`<li key=${text}><${Icon} name="clock" /> ${text}</li>`)
                    : html`<li class="fine"><${Icon} name="ready" /> ${t(host ? "page-start-can" : "page-start-wait")}</li>`}
                </ul>
                ${mayKeep &&
                html`<${Switch}
                  label=${t("page-keep")}
                  note=${t("page-keep.text")}
                  checked=${chair?.keep}
                  onChange=${(/** @type {boolean} */ keep) => ready(chair?.ready ?? false, keep)}
                />`}
                ${again &&
                host &&
                "sheriff" in rules["options"] &&
                html`<${SheriffSelect} table=${table} value=${sheriff.value} onChange=${(/** @type {number} */ seat) => (sheriff.value = seat)} />`}
                <div class="row end">
                  ${host &&
                  free > 0 &&
                  html`<span class="row tied">
                    <${BotSelect} label=${t("page-bots-which")} bots=${game?.bots ?? []} value=${chosen} onChange=${(/** @type {string} */ id) => (bot.value = id)} />
                    <button type="button" disabled=${busy.value || !chosen} onClick=${() => work(() => fillWithBots(table.id, seats, chosen))}>
                      <${Icon} name="bot" /> ${t("page-bots-fill", { count: free })}
                    </button>
                  </span>`}
                  ${host
                    ? html`<button type="button" class="first big" disabled=${busy.value || missing.length > 0} onClick=${start}>
                        <${Icon} name="play" /> ${t(again ? "page-start-again" : "page-start")}
                      </button>`
                    : html`<button
                        type="button"
                        class=${chair?.ready ? "big" : "first big"}
                        disabled=${busy.value}
                        onClick=${() => ready(!chair?.ready, chair?.keep ?? false)}
                      >
                        <${Icon} name="ready" /> ${t(chair?.ready ? "page-ready-not" : "page-ready")}
                      </button>`}
                </div>`}
        </div>
      </section>
      <${Invitation} table=${table} invite=${invite.value} mine=${mine} />
    </div>
    ${changing.value &&
    html`<${RulesDialog}
      title=${t("page-rules-change")}
      wish=${wishOf(rules)}
      go=${t("page-rules-change-go")}
      close=${() => (changing.value = false)}
      send=${async (/** @type {import("../lobby/rules-form.js").Wish} */ wish) => {
        await api("PUT", `/tables/${table.id}/rules`, bodyOf(wish));
        changing.value = false;
        return true;
      }}
    />`}`;
}

/** @param {Summary} table @returns {number} how many seats are free now */
function freeSeats(table) {
  return table.seats.filter(({ kind }) => kind === "free").length;
}

/** @param {Summary} table @returns {string[]} what keeps the host from starting */
function missingFor(table) {
  const found = [];
  const free = freeSeats(table);
  if (free) found.push(t("page-missing-seats", { count: free }));
  const slow = table.seats.filter((chair) => chair.kind !== "free" && !chair.ready && !chair.host).map((chair) => chair.name);
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

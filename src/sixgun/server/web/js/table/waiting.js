// The waiting room of a table: who sits where, bots, invitations, and the start of the next game.

import { bestBot, chambersOf, clockName, gameName, gameOf, loadGames, specials, titleOf } from "../lobby/games.js";
import { introduce } from "../lobby/guest.js";
import { Invitation } from "../lobby/invitation.js";
import { forgetTable, rememberTable } from "../lobby/mine.js";
import { RulesDialog } from "../lobby/open.js";
import { bodyOf, wishOf } from "../lobby/rules-form.js";
import { SeatList } from "../lobby/seat-list.js";
import { inviteAddress } from "../lobby/seats.js";
import { StartBar } from "../lobby/start-bar.js";
import { html, useEffect, useSignal } from "../lib.js";
import { api } from "../net/api.js";
import { go } from "../router.js";
import { t } from "../texts.js";
import { Cylinder, Waiting } from "../ui/cylinder.js";
import { question } from "../ui/dialog.js";
import { attempt } from "../ui/failure.js";
import { useLateFocus, useTitle } from "../ui/frame.js";
import { Icon } from "../ui/icon.js";
import { advised } from "./state.js";


/**
 * @typedef {import("./state.js").TableState} TableState
 * @typedef {import("./state.js").Summary} Summary
 * @typedef {import("../lobby/seat-list.js").Work} Work
 */

/**
 * The waiting room, before the first game of a table.
 * @param {{state: TableState}} props
 */
export function WaitingRoom({ state }) {
  const table = state.table.value;
  useTitle(table ? titleOf(table.rules["title"], table.seats) : "");
  useLateFocus();
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
  const mine = state.chair.value;
  return html`<div class="waiting-head">
    <${Cylinder} key=${seats.length} class="spun" chambers=${chambersOf(seats, mine)} />
    <div class="grow">
      <h1>${titleOf(rules["title"], seats)}</h1>
      <${Facts} rules=${rules} advice=${advised(table, mine)} />
      <p class="muted">${t(rules["open"] ? "page-waiting-open" : "page-waiting-private")}</p>
    </div>
  </div>`;
}

/** @param {{rules: Record<string, any>, advice: boolean}} props */
function Facts({ rules, advice }) {
  return html`<p class="rule-facts">
    <span><${Icon} name=${`game-${rules["game"]}`} /> ${gameName(rules["game"])}</span>
    <span><${Icon} name="clock" /> ${rules["clock"] > 0 ? t("page-clock-line", { clock: clockName(rules["clock"]) }) : t("page-clock-none")}</span>
    ${rules["watch"] && html`<span><${Icon} name="watch" /> ${t("page-watch-may")}</span>`}
    ${rules["ghosts"] === "open" && html`<span><${Icon} name="dead" /> ${t("page-ghosts-may")}</span>`}
    ${advice && html`<span><${Icon} name="hint" /> ${t("page-hints-may")}</span>`}
    ${specials(rules).map((text) => html`<span class="badge" key=${text}>${text}</span>`)}
  </p>`;
}

/** @param {{state: TableState, table: Summary, again?: boolean}} props */
function Seating({ state, table, again }) {
  const { rules, seats } = table;
  const mine = state.chair.value;
  const host = seats[mine]?.host ?? false;
  const invite = useSignal("");
  const changing = useSignal(false);
  const busy = useSignal(false);
  const game = gameOf(rules["game"]);

  useEffect(() => {
    loadGames().catch(() => {}); // without them there are no bots to choose from; the lobby says why
  }, []);
  useEffect(() => {
    if (mine < 0) return undefined;
    rememberTable(table.id);
    let late = false;
    api("GET", `/tables/${table.id}`).then(
      (found) => {
        if (late) return;
        invite.value = found.invite;
        // Whoever came by an older link copies the one that holds, also from where addresses stand.
        const known = new URLSearchParams(location.search).get("invite");
        if (known && found.invite && known !== found.invite) go(inviteAddress(table.id, found.invite), { replace: true });
      },
      () => {},
    );
    return () => {
      late = true;
    };
  }, [table.id, mine, state.renewed.value]);

  /** @type {Work} */
  const work = async (what) => {
    if (busy.value) return;
    busy.value = true;
    await attempt(what);
    busy.value = false;
  };
  const sit = (/** @type {number} */ seat) =>
    work(async () => {
      if (!(await introduce())) return;
      await api("POST", `/tables/${table.id}/seats`, { seat, invite: state.invite });
      if (mine < 0) state.line.again(); // heard as somebody who watches until now
    });
  const renew = () =>
    work(async () => {
      invite.value = (await api("POST", `/tables/${table.id}/invitation`, {})).invite;
    });
  const leave = async () => {
    const answer = await question(t("page-leave"), t("page-leave-sure"), [
      { label: t("page-leave-go"), value: "yes", first: true },
      { label: t("page-leave-stay"), value: "" },
    ]);
    if (!answer) return;
    await work(async () => {
      await api("POST", `/tables/${table.id}/leave`);
      forgetTable(table.id);
      go("/");
    });
  };
  // Who is in the game at its end may keep his character, where there is such a rule.
  const mayKeep = Boolean(again) && mine === state.seat.value && "keep" in rules["options"] && state.view.value?.["seats"]?.[mine]?.in_game === true;
  const bar = html`<${StartBar} table=${table} mine=${mine} again=${again} mayKeep=${mayKeep} bots=${game?.bots ?? []} best=${bestBot(game)} busy=${busy.value} sit=${sit} work=${work} />`;

  return html`<div class="seating-grid">
      <section class="chairs" aria-labelledby="seats-title">
        ${again ? bar : null}
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
        ${again ? null : bar}
      </section>
      <${Invitation} table=${table} invite=${invite.value} mine=${mine} busy=${busy.value} renew=${host ? renew : null} />
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
      }}
    />`}`;
}

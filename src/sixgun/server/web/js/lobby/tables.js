// The list of open tables, kept fresh while somebody looks at it.

import { html, useEffect, useSignal } from "../lib.js";
import { api } from "../net/api.js";
import { t } from "../texts.js";
import { Cylinder, Waiting } from "../ui/cylinder.js";
import { Failure } from "../ui/failure.js";
import { Icon } from "../ui/icon.js";
import { chambersOf, clockName, gameName, specials, titleOf } from "./games.js";
import { isMine } from "./mine.js";

/** So many tables are shown at first: the server lists those with free seats first. */
const FEW = 8;
const EVERY = 4000;
const EVERY_AFTER_FAILURE = 10000;

/** @typedef {import("../table/state.js").Summary} Summary */

/** @param {{open: () => void, mine: string[]}} props open: opens a table; mine: ids of those at which one sits */
export function Tables({ open, mine }) {
  const tables = useSignal(/** @type {Summary[] | null} */ (null));
  const error = useSignal(/** @type {unknown} */ (null));
  const round = useSignal(0);
  const all = useSignal(false);
  useEffect(() => {
    let timer = 0;
    let ended = false;
    const look = async () => {
      clearTimeout(timer);
      if (document.hidden || ended) return;
      let wait = EVERY;
      try {
        tables.value = await api("GET", "/tables");
        error.value = null;
      } catch (problem) {
        error.value = problem;
        wait = EVERY_AFTER_FAILURE;
      }
      clearTimeout(timer);
      if (!ended) timer = window.setTimeout(look, wait);
    };
    void look();
    document.addEventListener("visibilitychange", look);
    return () => {
      ended = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [round.value]);

  const others = tables.value?.filter(({ id }) => !isMine(id)) ?? null; // the own ones stand above
  const shown = all.value ? (others ?? []) : (others ?? []).slice(0, FEW);
  return html`<section class="tables" aria-labelledby="tables-title">
    <h2 id="tables-title">${t("page-tables")}</h2>
    ${error.value
      ? html`<${Failure} error=${error.value} again=${() => (round.value += 1)} />`
      : others === null
        ? html`<${Waiting} text=${t("page-loading")} />`
        : others.length === 0
          ? html`<div class="nothing-yet sheet">
              <p>${t("page-tables-none")}</p>
              <button type="button" onClick=${open}><${Icon} name="table" /> ${t("page-open-table")}</button>
            </div>`
          : html`<ul class="table-list">
                ${shown.map((table) => html`<${TableLine} key=${table.id} table=${table} mine=${mine.includes(table.id)} />`)}
              </ul>
              ${shown.length < others.length &&
              html`<p class="row"><button type="button" onClick=${() => (all.value = true)}>${t("page-tables-all", { count: others.length })}</button></p>`}`}
  </section>`;
}

/**
 * A table in a list.
 * @param {{table: Summary, mine?: boolean, top?: boolean, children?: any}} props mine: whether one sits there; top: whether no
 *   heading but the page's stands above; children: what else there is to say
 */
export function TableLine({ table, mine, top, children }) {
  const { rules, seats, stage, free } = table;
  const taken = seats.length - free;
  const bots = seats.filter((chair) => chair.kind === "bot").length;
  const names = seats.filter((chair) => chair.kind !== "free" && chair.kind !== "bot").map((chair) => chair.name);
  const extra = specials(rules);
  return html`<li class="table-line sheet">
    <${Cylinder} chambers=${chambersOf(seats)} />
    <div class="grow">
      <${top ? "h2" : "h3"}>${titleOf(rules["title"], seats)}<//>
      <p class="rule-facts">
        <span><${Icon} name=${`game-${rules["game"]}`} /> ${gameName(rules["game"])}</span>
        <span>${t("page-seats-taken", { taken, seats: seats.length, bots })}</span>
        ${rules["clock"] > 0 && html`<span><${Icon} name="clock" /> ${t("page-clock-line", { clock: clockName(rules["clock"]) })}</span>`}
        ${extra.map((text) => html`<span class="badge" key=${text}>${text}</span>`)}
      </p>
      ${names.length > 0 && html`<p class="small muted names">${names.join(" · ")}</p>`}
      ${children}
    </div>
    <p class=${`table-stage ${stage}`}>${t(`page-stage-${stage}`)}</p>
    <${Entrance} table=${table} mine=${mine} />
  </li>`;
}

/**
 * How one gets to a table: to the own seat, to a free one, or to watch.
 * @param {{table: Summary, mine?: boolean}} props
 */
function Entrance({ table, mine }) {
  const address = `/table/${table.id}`;
  const title = titleOf(table.rules["title"], table.seats);
  if (mine) return html`<a class="button first" href=${address} aria-label=${t("page-mine-go-to", { title })}>${t("page-mine-go")}</a>`;
  if (table.stage !== "playing" && table.free > 0) {
    return html`<a class="button first" href=${address} aria-label=${t("page-join-table", { title })}>${t("page-join")}</a>`;
  }
  if (!table.rules["watch"]) return html`<span class="muted small">${t("page-watch-not")}</span>`;
  return html`<a class="button" href=${address} aria-label=${t("page-watch-table", { title })}><${Icon} name="watch" /> ${t("page-watch")}</a>`;
}

// The own tables in the lobby: a game that runs stands before everything else, the others with the tables of all.

import { html } from "../lib.js";
import { t } from "../texts.js";
import { Icon } from "../ui/icon.js";
import { dateOf, outcomeName, winnersOf } from "./finished.js";
import { mine } from "./mine.js";
import { TableLine } from "./tables.js";

/** So many running games stand at the top: what else the page is for must not be far. */
const TOP = 2;

/** @typedef {import("./mine.js").Own} Own */

/** @returns {[Own[], Own[]]} the running games that stand at the top, and all other own tables */
function parted() {
  const all = mine.value ?? [];
  const top = all.filter(({ table }) => table.stage === "playing").slice(0, TOP);
  return [top, all.filter((own) => !top.includes(own))];
}

/** The games that one is playing; nothing if there are none. */
export function Running() {
  const [top] = parted();
  if (!top.length) return null;
  return html`<section class="running" aria-label=${t("page-mine-running")}>
    <p class="running-title"><${Icon} name="play" /> ${t("page-mine-running")}</p>
    <ul class="table-list">
      ${top.map((own) => html`<${TableLine} key=${own.table.id} table=${own.table} mine top><${Past} own=${own} /><//>`)}
    </ul>
  </section>`;
}

/** The other tables at which one sits; nothing if there are none. */
export function MyTables() {
  const [, rest] = parted();
  if (!rest.length) return null;
  return html`<section class="tables" aria-labelledby="mine-title">
    <h2 id="mine-title">${t("page-mine")}</h2>
    <ul class="table-list">
      ${rest.map((own) => html`<${TableLine} key=${own.table.id} table=${own.table} mine><${Past} own=${own} /><//>`)}
    </ul>
  </section>`;
}

/** When the last game of a table was played, and how it has ended. @param {{own: Own}} props */
function Past({ own: { table, match } }) {
  if (match) {
    const winners = winnersOf(match);
    return html`<p class="small">
      ${outcomeName(match.outcome)}${winners && html` <span class="won"><${Icon} name="winner" /> ${winners}</span>`}
      <span class="muted"> · <time datetime=${new Date(match.ended).toISOString()}>${dateOf(match.ended)}</time></span>
    </p>`;
  }
  if (table.stage !== "playing" || !table.began) return null;
  return html`<p class="small muted">${t("page-mine-began", { when: dateOf(table.began) })}</p>`;
}

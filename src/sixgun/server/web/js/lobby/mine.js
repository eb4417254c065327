// The tables at which one sits: this browser remembers them, so that one finds back to a game, also one by post.

import { html, useEffect } from "../lib.js";
import { api, Refusal } from "../net/api.js";
import { t } from "../texts.js";
import { Kept } from "./kept.js";
import { TableLine } from "./tables.js";

const tables = new Kept("sixgun-tables", 12);

/** @param {string} id of a table at which one sits */
export function rememberTable(id) {
  tables.add(id);
}

/** @param {string} id of a table that one has left */
export function forgetTable(id) {
  tables.remove(id);
}

/**
 * The tables at which one sits; nothing if there are none.
 * @param {{mine: import("@preact/signals").Signal<import("../table/state.js").Summary[]>}} props where they are noted
 */
export function MyTables({ mine }) {
  useEffect(() => {
    void Promise.all(tables.all().map(look)).then((found) => {
      mine.value = found.flatMap((table) => (table ? [table] : []));
    });
  }, []);
  if (!mine.value.length) return null;
  return html`<section class="tables" aria-labelledby="mine-title">
    <h2 id="mine-title">${t("page-mine")}</h2>
    <ul class="table-list">
      ${mine.value.map((table) => html`<${TableLine} key=${table.id} table=${table} mine />`)}
    </ul>
  </section>`;
}

/**
 * Looks whether one still sits at a table; one that is gone is forgotten.
 * @param {string} id
 */
async function look(id) {
  try {
    const found = await api("GET", `/tables/${id}`);
    if (found.seat >= 0 && found.table.stage !== "closed") return found.table;
    forgetTable(id);
  } catch (error) {
    if (error instanceof Refusal && (error.status === 404 || error.status === 410)) forgetTable(id);
  }
  return null;
}

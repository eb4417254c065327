// The tables at which one sits: this browser remembers them, so that one finds back to a game, also one by post.

import { html, useEffect, useSignal } from "../lib.js";
import { api, Refusal } from "../net/api.js";
import { t } from "../texts.js";
import { TableLine } from "./tables.js";

const KEY = "sixgun-tables";
const MOST = 12;

/** @returns {string[]} ids of tables, the last one first */
function remembered() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

/** @param {string[]} ids */
function keep(ids) {
  try {
    localStorage.setItem(KEY, JSON.stringify(ids.slice(0, MOST)));
  } catch {
    // A browser that keeps nothing: the address of the table is the way back.
  }
}

/** @param {string} id of a table at which one sits */
export function rememberTable(id) {
  keep([id, ...remembered().filter((other) => other !== id)]);
}

/** @param {string} id of a table that one has left */
export function forgetTable(id) {
  keep(remembered().filter((other) => other !== id));
}

/** The tables at which one sits; nothing if there are none. */
export function MyTables() {
  const tables = useSignal(/** @type {import("../table/state.js").Summary[]} */ ([]));
  useEffect(() => {
    void Promise.all(remembered().map(look)).then((found) => {
      tables.value = found.flatMap((table) => (table ? [table] : []));
    });
  }, []);
  if (!tables.value.length) return null;
  return html`<section class="tables" aria-labelledby="mine-title">
    <h2 id="mine-title">${t("page-mine")}</h2>
    <ul class="table-list">
      ${tables.value.map((table) => html`<${TableLine} key=${table.id} table=${table} mine />`)}
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

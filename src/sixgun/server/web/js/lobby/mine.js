// The tables at which one sits: this browser remembers them, so that one finds back to a game, also one by post.

import { signal } from "../lib.js";
import { api, Refusal } from "../net/api.js";
import { Kept } from "./kept.js";

/**
 * @typedef {import("../table/state.js").Summary} Summary
 * @typedef {{table: Summary, match: import("./played.js").Match | null}} Own a table of one's own, and its last game if that is over
 */

const tables = new Kept("sixgun-tables", 12);

/** The own tables, the last one first; null while nobody has looked. */
export const mine = signal(/** @type {Own[] | null} */ (null));

/** @param {string} id of a table at which one sits */
export function rememberTable(id) {
  tables.add(id);
}

/** @param {string} id of a table that one has left */
export function forgetTable(id) {
  tables.remove(id);
}

/** @param {string} id of a table @returns {boolean} whether one sits there, as far as this browser knows */
export function isMine(id) {
  return mine.value ? mine.value.some(({ table }) => table.id === id) : tables.all().includes(id);
}

/** Looks how things stand at the own tables. */
export async function lookAtMine() {
  const found = await Promise.all(tables.all().map(look));
  mine.value = found.flatMap((own) => (own ? [own] : []));
}

/**
 * Looks whether one still sits at a table; one that is gone is forgotten.
 * @param {string} id
 * @returns {Promise<Own | null>}
 */
async function look(id) {
  try {
    const { seat, table } = await api("GET", `/tables/${id}`);
    if (seat >= 0 && table.stage !== "closed") {
      const match = table.stage === "over" ? await api("GET", `/matches/${table.match}`).catch(() => null) : null;
      return { table, match };
    }
    forgetTable(id);
  } catch (error) {
    if (error instanceof Refusal && (error.status === 404 || error.status === 410)) forgetTable(id);
  }
  return null;
}

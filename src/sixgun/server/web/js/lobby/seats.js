// What a host does with the seats of a table.

import { api } from "../net/api.js";

/** @typedef {import("../table/state.js").Chair} Chair */

/**
 * Puts bots into all free seats of a table.
 * @param {string} table
 * @param {Chair[]} chairs
 * @param {string} bot
 */
export async function fillWithBots(table, chairs, bot) {
  for (const [seat, chair] of chairs.entries()) {
    if (chair.kind === "free") await api("PUT", `/tables/${table}/seats/${seat}`, { bot });
  }
}

/** @param {string} id of a table @param {string} invite @returns {string} the address that lets others in */
export function inviteAddress(id, invite) {
  const address = new URL(`/table/${id}`, location.href);
  if (invite) address.searchParams.set("invite", invite);
  return address.href;
}

/** @param {string} [host] @returns {boolean} whether an address leads to the machine itself, whoever opens it */
export function onlyHere(host = location.hostname) {
  return /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/i.test(host);
}

/**
 * Finds the table in what somebody has pasted: a link, or an address without its beginning, or the id alone.
 * @param {string} text
 * @returns {string} the address within this page; "" if there is none in it
 */
export function tableIn(text) {
  const wish = text.trim();
  const found = wish.match(/\/(table|replay)\/([\w-]{4,40})(\?[^\s#]*)?/);
  if (found) return `/${found[1]}/${found[2]}${found[3] ?? ""}`;
  return /^[\w-]{6,24}$/.test(wish) ? `/table/${wish}` : "";
}

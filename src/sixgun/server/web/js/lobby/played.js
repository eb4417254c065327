// Finished games that one has played oneself: this browser remembers them, for those of private tables stand in no list.

import { api, Refusal } from "../net/api.js";
import { Kept } from "./kept.js";

/**
 * @typedef {object} Match a finished game
 * @property {string} id
 * @property {string} table
 * @property {string} title
 * @property {string} game
 * @property {Record<string, any>} options
 * @property {{name: string, player: string}[]} sitters
 * @property {number} began
 * @property {number} ended
 * @property {number} actions
 * @property {string} outcome
 * @property {number[]} returns
 */

const games = new Kept("sixgun-games", 12);

/** @param {string} id of a game that has ended */
export function rememberGame(id) {
  games.add(id);
}

/** @returns {Promise<Match[]>} the own games, the last one first */
export async function played() {
  const found = await Promise.all(games.all().map(look));
  return found.flatMap((match) => (match ? [match] : [])).sort((one, other) => other.ended - one.ended);
}

/** @param {string} id @returns {Promise<Match | null>} null for one that is gone, or cannot be had now */
async function look(id) {
  try {
    return await api("GET", `/matches/${id}`);
  } catch (error) {
    if (error instanceof Refusal && (error.status === 404 || error.status === 410)) games.remove(id);
    return null;
  }
}

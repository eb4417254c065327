// What is printed on cards and characters besides their names: borders, symbols. It comes from the rulebook, which the server
// gives.

import { signal } from "../lib.js";
import { api } from "../net/api.js";
import { settings } from "../settings.js";

/**
 * @typedef {object} Printed what is printed on a card, or on a character
 * @property {string} [border]
 * @property {string[]} [marks] what a card is by its circled symbols (The Duel)
 * @property {Record<string, string[]>} [symbols] symbols for revealing of its copies, by their back (The Duel)
 * @property {"law" | "outlaws"} [side] whose character it is (The Duel)
 * @property {number} [life] life points of a character
 * @property {boolean} [always] whether an ability works in front and behind (The Duel)
 */

const printed = signal(/** @type {Map<string, Printed> | null} */ (null));
let asked = false;

async function fetchPrinted() {
  /** @type {Map<string, Printed>} */
  const found = new Map();
  try {
    const books = await api("GET", `/rules/${settings.peek().lang}`);
    for (const book of books) {
      for (const card of book.cards ?? []) found.set(`${book.game}:${card.id}`, card);
      for (const character of book.characters ?? []) found.set(`${book.game}-character:${character.id}`, character);
    }
  } catch {
    asked = false; // drawn without, and asked for again with the next table
    return;
  }
  printed.value = found;
}

/**
 * @param {string} shelf a game, or a game and `-character`
 * @param {string} id
 * @returns {Printed} nothing while it is not known
 */
export function printedOn(shelf, id) {
  if (!asked) {
    asked = true;
    void fetchPrinted();
  }
  return printed.value?.get(`${shelf}:${id}`) ?? {};
}

/**
 * @param {string} game
 * @param {string} kind id of a card
 * @returns {string} `brown`, `blue`, `green`; "" while it is not known
 */
export function borderOf(game, kind) {
  return printedOn(game, kind).border ?? "";
}

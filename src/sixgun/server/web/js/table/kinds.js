// What is printed on cards besides their names: the border. It comes from the rulebook, which the server gives.

import { signal } from "../lib.js";
import { api } from "../net/api.js";
import { settings } from "../settings.js";

const borders = signal(/** @type {Map<string, string> | null} */ (null));
let asked = false;

async function fetchBorders() {
  /** @type {Map<string, string>} */
  const found = new Map();
  try {
    const books = await api("GET", `/rules/${settings.peek().lang}`);
    for (const book of books) {
      for (const card of book.cards ?? []) if (card.border) found.set(`${book.game}:${card.id}`, card.border);
    }
  } catch {
    asked = false; // drawn without borders, and asked for again with the next table
    return;
  }
  borders.value = found;
}

/**
 * @param {string} game
 * @param {string} kind id of a card
 * @returns {string} `brown`, `blue`, `green`; "" while it is not known
 */
export function borderOf(game, kind) {
  if (!asked) {
    asked = true;
    void fetchBorders();
  }
  return borders.value?.get(`${game}:${kind}`) ?? "";
}

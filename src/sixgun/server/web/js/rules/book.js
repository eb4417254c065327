// The rulebook as data: fetched once a language, with what is needed to find something in it.

import { signal } from "../lib.js";
import { api } from "../net/api.js";
import { settings } from "../settings.js";
import { find, fold, wordsOf } from "./search.js";

/**
 * @typedef {object} Rule
 * @property {string} id its number
 * @property {string} title
 * @property {string} text
 *
 * @typedef {object} Thing a card, a face, a character, an event, a role, a set or a word
 * @property {string} id
 * @property {string} name
 * @property {string} kind
 * @property {string} text
 * @property {string[]} rules
 * @property {string[]} details
 * @property {string} [border]
 * @property {string} [set]
 * @property {number} [life]
 * @property {string} [side]
 *
 * @typedef {"cards" | "characters" | "events" | "roles" | "sets" | "words"} Shelf
 *
 * @typedef {object} GameBook
 * @property {string} game
 * @property {string} title
 * @property {string} text
 * @property {{head: string, text: string}[]} guide the game in two minutes
 * @property {{id: string, title: string, entries: Rule[]}[]} chapters
 *
 * @typedef {GameBook & Record<Shelf, Thing[]>} Book the rules of one game
 *
 * @typedef {object} Place where something stands
 * @property {string} game
 * @property {string} part a chapter or a shelf
 * @property {string} mark id of the element: a rule's number, or a thing's id
 *
 * @typedef {object} Library the rulebook in one language
 * @property {string} lang
 * @property {Book[]} books
 * @property {Map<string, Place>} places where each rule stands, by its number
 * @property {RegExp} numbers finds numbers of rules in a text
 * @property {Line[]} lines what is searched
 *
 * @typedef {Place & import("./search.js").Entry & {head: string, text: string, address: string}} Line address: what goes to it
 */

/** The part of a game's book that one begins with. */
export const GUIDE = "guide";

/** @type {readonly Shelf[]} */
export const SHELVES = ["cards", "characters", "events", "roles", "sets", "words"];

/** @type {Map<string, Library>} */
const kept = new Map();

/** The rulebook in use, null until it has come. */
export const library = signal(/** @type {Library | null} */ (null));

/**
 * Fetches the rulebook of a language and uses it.
 * @param {string} lang
 */
export async function loadLibrary(lang) {
  let found = kept.get(lang);
  if (!found) {
    found = index(lang, await api("GET", `/rules/${lang}`));
    kept.set(lang, found);
  }
  if (settings.value.lang === lang) library.value = found; // unless another one was chosen meanwhile
}

/** @param {string} lang @param {Book[]} books @returns {Library} */
function index(lang, books) {
  /** @type {Map<string, Place>} */
  const places = new Map();
  /** @type {Line[]} */
  const lines = [];
  const line = (/** @type {Place} */ place, /** @type {string} */ head, /** @type {string} */ text, /** @type {string} */ number) =>
    lines.push({
      ...place,
      head,
      text,
      number,
      name: fold(head),
      plain: fold(`${head} ${text}`),
      nameWords: wordsOf(fold(head)),
      words: wordsOf(fold(`${head} ${text}`)),
      address: number || `${place.game}/${place.part}/${place.mark}`,
    });
  for (const book of books) {
    book.guide.forEach(({ head, text }, at) => line({ game: book.game, part: GUIDE, mark: markOf(GUIDE, String(at)) }, head, text, ""));
    for (const shelf of SHELVES) {
      for (const thing of book[shelf]) {
        line({ game: book.game, part: shelf, mark: markOf(shelf, thing.id) }, thing.name, thing.text || thing.kind, "");
      }
    }
    for (const chapter of book.chapters) {
      for (const rule of chapter.entries) {
        const place = { game: book.game, part: chapter.id, mark: rule.id };
        if (!places.has(rule.id)) places.set(rule.id, place);
        line(place, rule.title, rule.text, rule.id);
      }
    }
  }
  const chapters = new Set(books.flatMap((book) => book.chapters.map(({ id }) => id)));
  const numbers = new RegExp(`\\b(?:${[...chapters].join("|")})-\\d+(?:\\.\\d+)*\\b`, "g");
  return { lang, books, places, numbers, lines };
}

/** @param {Shelf | "guide"} shelf @param {string} id @returns {string} the mark of a thing, or of a paragraph of the guide */
export function markOf(shelf, id) {
  return `${shelf}-${id}`;
}

/**
 * Finds the place of a rule, a card or a character.
 * @param {Library} found
 * @param {string} wish number of a rule; id of a card, a character or something else with a name; "guide"; or game/part
 *   or game/part/mark
 * @param {string} [game] whose things come first
 * @returns {Place | null} null if there is nothing of this name
 */
export function placeOf(found, wish, game) {
  const [place = "", part = "", mark = ""] = wish.split("/");
  if (part) return { game: place, part, mark }; // a chapter or a shelf of a game, or a thing on it
  if (wish === GUIDE) return { game: game ?? found.books[0]?.game ?? "", part: GUIDE, mark: "" };
  const number = wish.replace(/[.,;]$/, "");
  for (let wanted = number; wanted.includes("-"); wanted = wanted.includes(".") ? wanted.slice(0, wanted.lastIndexOf(".")) : "") {
    const stands = found.places.get(wanted); // of a rule that has no entry of its own, the one above it
    if (stands) return stands;
  }
  const books = [...found.books].sort((a, b) => Number(b.game === game) - Number(a.game === game));
  for (const book of books) {
    for (const shelf of SHELVES) {
      if (book[shelf].some(({ id }) => id === wish)) return { game: book.game, part: shelf, mark: markOf(shelf, wish) };
    }
  }
  return null;
}

const SHOWN = 60;

/**
 * Finds what somebody asks about, the best first.
 * @param {Library} found
 * @param {string} text
 * @param {string} game whose lines come first
 * @returns {Line[]}
 */
export function search(found, text, game) {
  return find(found.lines, text, game).slice(0, SHOWN);
}

/**
 * Cuts a text at the numbers of rules in it.
 * @param {Library} found
 * @param {string} text
 * @returns {{text: string, rule: boolean}[]}
 */
export function cut(found, text) {
  const parts = [];
  let from = 0;
  for (const match of text.matchAll(found.numbers)) {
    if (match.index > from) parts.push({ text: text.slice(from, match.index), rule: false });
    parts.push({ text: match[0], rule: true });
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), rule: false });
  return parts;
}

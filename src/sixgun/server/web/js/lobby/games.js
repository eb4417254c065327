// The games that can be played here: their options as forms, their sets and bots.

import { signal } from "../lib.js";
import { api } from "../net/api.js";
import { has, t } from "../texts.js";

/**
 * @typedef {object} Choice a value that an option can have
 * @property {string | number} value
 * @property {string} message its name
 *
 * @typedef {object} Field one option of a game
 * @property {string} id
 * @property {"choice" | "many" | "switch" | "number"} kind
 * @property {string} message its title; the attribute `.text` explains it
 * @property {any} default
 * @property {Choice[]} choices
 * @property {number | null} min
 * @property {number | null} max
 * @property {number} only_players of use with so many players alone; 0: always
 * @property {string[]} only_sets of use with all these sets alone
 *
 * @typedef {object} Addition a set of a game
 * @property {string} id
 * @property {string} message
 * @property {number} min
 * @property {number} max most players with this set
 *
 * @typedef {object} Bot
 * @property {string} id
 * @property {number} level how well it plays, from 1 up; 0 if nobody knows
 * @property {string} message its name; "" if it is called by its id
 * @property {boolean} program whether it is a program of this server
 *
 * @typedef {object} Game
 * @property {string} id
 * @property {string} message
 * @property {{min: number, max: number, default: number}} players
 * @property {Values} defaults
 * @property {Field[]} options
 * @property {Addition[]} sets
 * @property {Bot[]} bots
 *
 * @typedef {Record<string, any>} Values options of a game by their ids
 */

/** The games, null until they have come. */
export const games = signal(/** @type {Game[] | null} */ (null));

/** Fetches the games once. */
export async function loadGames() {
  if (!games.value) games.value = await api("GET", "/games");
}

/** @param {string} id @returns {Game | undefined} */
export function gameOf(id) {
  return games.value?.find((game) => game.id === id);
}

/** @param {string} id of a game */
export function gameName(id) {
  return has(`game-${id}`) ? t(`game-${id}`) : id;
}

/** @param {string} id of a set */
export function setName(id) {
  return has(`set-${id}`) ? t(`set-${id}`) : id;
}

/** @param {string} id of a bot, or the name of a program of this server */
export function botName(id) {
  return has(`page-option-bot-${id}`) ? t(`page-option-bot-${id}`) : id;
}

/** @param {Bot | undefined} bot @returns {string} how it plays, "" for programs of this server */
export function botText(bot) {
  return bot?.message ? explained(bot.message) : "";
}

/** @param {Game | undefined} game @returns {string} id of the bot that plays best */
export function bestBot(game) {
  return [...(game?.bots ?? [])].sort((a, b) => b.level - a.level)[0]?.id ?? "";
}

/** @param {string} message @returns {string} its explanation, "" if it has none */
export function explained(message) {
  return has(`${message}.text`) ? t(`${message}.text`) : "";
}

/** @param {Game} game @param {string[]} sets that are added @returns {number} most players */
export function mostPlayers(game, sets) {
  const found = game.sets.filter(({ id }) => id === "base" || sets.includes(id)).map(({ max }) => max);
  return found.length ? Math.max(...found) : game.players.max;
}

/** The title of a table for practice: everybody reads it in his own language. */
export const PRACTICE = "page-practice-title";

/**
 * @param {string} title of a table or a game
 * @param {{name: string}[]} people who sit there
 * @returns {string} the title, said as whose table it is if it is only a name
 */
export function titleOf(title, people) {
  if (title === PRACTICE) return t(PRACTICE);
  return people.some(({ name }) => name === title) ? t("page-title-of", { name: title }) : title;
}

/**
 * @param {Record<string, any>} rules of a table
 * @returns {string[]} what is special about it: the sets, and options that are not as usual
 */
export function specials(rules) {
  const game = gameOf(rules["game"]);
  const options = rules["options"] ?? {};
  const found = (options["sets"] ?? []).map(setName);
  for (const field of game?.options ?? []) {
    const value = options[field.id];
    if (field.id === "players" || field.id === "sets" || value === undefined || same(value, field.default)) continue;
    if (matters(field, options)) found.push(t("page-option-is", { option: t(field.message), value: valueName(field, value) }));
  }
  return found;
}

/** @param {any} one @param {any} other @returns {boolean} whether two values of an option are alike */
export function same(one, other) {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** @param {Field} field @param {Values} options @returns {boolean} whether an option is of use with the others as they are */
export function matters(field, options) {
  const sets = /** @type {string[]} */ (options["sets"] ?? []);
  if (field.only_players && options["players"] !== field.only_players) return false;
  return field.only_sets.every((set) => sets.includes(set));
}

/** @param {Field} field @param {any} value */
function valueName(field, value) {
  if (field.kind === "switch") return t(value ? "page-yes" : "page-no");
  if (field.kind === "number") return String(value);
  const names = field.choices.filter((choice) => (field.kind === "many" ? value.includes(choice.value) : choice.value === value));
  return names.map(({ message }) => t(message)).join(", ");
}

/**
 * @param {number} clock ms for a decision
 * @returns {string} how it is said: seconds, hours or days
 */
export function clockName(clock) {
  if (clock <= 0) return t("page-clock-none");
  const seconds = Math.max(1, Math.round(clock / 1000));
  if (seconds % 86400 === 0) return t("page-clock-days", { count: seconds / 86400 });
  if (seconds % 3600 === 0) return t("page-clock-hours", { count: seconds / 3600 });
  if (seconds % 60 === 0) return t("page-clock-minutes", { count: seconds / 60 });
  return t("page-clock-seconds", { count: seconds });
}

/** @param {import("../table/state.js").Chair[]} chairs @param {number} [mine] own seat */
export function chambersOf(chairs, mine = -1) {
  return chairs.map((chair, seat) => {
    if (seat === mine) return "me";
    if (chair.kind === "local") return "program";
    return chair.kind;
  });
}

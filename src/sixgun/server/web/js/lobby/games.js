// The games that can be played here: their options as forms, their sets and bots.

import { signal } from "../lib.js";
import { api } from "../net/api.js";
import { has, t } from "../texts.js";

/**
 * @typedef {object} Field one option of a game
 * @property {string} id
 * @property {"choice" | "many" | "switch" | "number"} kind
 * @property {(string | number)[]} [choices]
 * @property {number} [min]
 * @property {number} [max]
 * @property {any} default
 *
 * @typedef {object} Game
 * @property {string} id
 * @property {{min: number, max: number}} players
 * @property {Field[]} form
 * @property {{id: string, level: number}[]} bots the simplest first
 * @property {string[]} sets
 *
 * @typedef {Record<string, any>} Values options of a game by their ids
 */

/** The games, null until they have come. */
export const games = signal(/** @type {Game[] | null} */ (null));

/** Fetches the games once. */
export async function loadGames() {
  if (!games.value) games.value = (await api("GET", "/games")).map(read);
  return /** @type {Game[]} */ (games.value);
}

/** @param {any} raw @returns {Game} */
function read(raw) {
  return {
    id: raw.id,
    players: raw.players,
    form: raw.form,
    bots: raw.bots.map((/** @type {any} */ bot) => (typeof bot === "string" ? { id: bot, level: 0 } : bot)),
    sets: raw.sets ?? [],
  };
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
  return has(`page-bot-${id}`) ? t(`page-bot-${id}`) : id;
}

/** @param {string} id of a bot @returns {string} how it plays, "" for programs of this server */
export function botText(id) {
  return has(`page-bot-${id}.text`) ? t(`page-bot-${id}.text`) : "";
}

/** @param {Game} game @returns {Values} the options as they are if nobody touches them */
export function defaults(game) {
  return Object.fromEntries(game.form.map((field) => [field.id, field.default]));
}

/** @param {Game} game @param {Values} options @returns {number} seats of a table with these options */
export function seatsOf(game, options) {
  return options["players"] ?? game.players.min;
}

/**
 * @param {Record<string, any>} rules of a table
 * @returns {string[]} what is special about it: the sets, and options that are not as usual
 */
export function specials(rules) {
  const game = gameOf(rules["game"]);
  const options = rules["options"] ?? {};
  const found = (options["sets"] ?? []).map(setName);
  for (const field of game?.form ?? []) {
    const value = options[field.id];
    if (field.id === "players" || field.id === "sets" || value === undefined) continue;
    if (JSON.stringify(value) === JSON.stringify(field.default)) continue;
    found.push(t("page-option-is", { option: optionName(field.id), value: valueName(field, value) }));
  }
  return found;
}

/** @param {string} id of an option */
export function optionName(id) {
  return has(`page-option-${id}`) ? t(`page-option-${id}`) : id;
}

/** @param {string} id of an option @returns {string} what it does */
export function optionText(id) {
  return has(`page-option-${id}.text`) ? t(`page-option-${id}.text`) : "";
}

/** @param {Field} field @param {any} value */
export function valueName(field, value) {
  if (field.kind === "switch") return value ? t("page-yes") : t("page-no");
  if (field.kind === "many") return value.map(setName).join(", ");
  return field.kind === "choice" ? choiceName(field.id, value) : String(value);
}

/** @param {string} option @param {string | number} choice */
export function choiceName(option, choice) {
  const id = `page-choice-${option}-${choice}`;
  return has(id) ? t(id) : String(choice);
}

/**
 * @param {number} clock ms for a decision
 * @returns {string} how it is said: seconds, hours or days
 */
export function clockName(clock) {
  if (clock <= 0) return t("page-clock-none");
  const seconds = Math.round(clock / 1000);
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

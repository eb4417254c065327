// Finding something in the rulebook by the words that somebody asks with, in the same way as the terminal
// (src/sixgun/text/rulebook/search.py), which says why.

import { t } from "../texts.js";

/**
 * @typedef {object} Entry what can be found, folded
 * @property {string} game
 * @property {string} number of a rule, "" for a thing
 * @property {string} name its head
 * @property {string} plain its head and its text
 * @property {string[]} nameWords
 * @property {string[]} words
 *
 * @typedef {{word: string, meant: string[], rules: Set<string>}} Term what is asked for
 */

const SAME = 1;
const OTHER_ENDING = 0.8;
const BEGINS_SO = 0.4;
const INSIDE = 0.1;
const MEANS_IT = 0.9;
const ANSWERS = 3.5;
const IN_HEAD = 1.5;
const OWN_GAME = 2;
const LONG = 60;

const WORD = /[\u3400-\u9fff]+|(?:(?![\u3400-\u9fff])[\p{L}\p{N}])+/gu;
const UNPARTED = /[\u3400-\u9fff]/;
const NUMBER = /[A-Z]{1,3}-[0-9]+(?:\.[0-9]+)*/g;

/** @param {string} text @returns {string} the same without accents and capitals, to compare */
export function fold(text) {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ς", "σ");
}

/** @param {string} text folded @returns {string[]} */
export function wordsOf(text) {
  return text.match(WORD) ?? [];
}

/** @param {string} term @param {string} word @returns {number} how much a word counts for a term */
function likeness(term, word) {
  if (term === word) return SAME;
  const shorter = Math.min(term.length, word.length);
  const longer = Math.max(term.length, word.length);
  let same = 0;
  while (same < shorter && term[same] === word[same]) same += 1;
  if (same >= Math.max(4, longer - 3) || (same === shorter && shorter === longer - 1 && same >= 3)) return OTHER_ENDING;
  if (same === term.length && same > 1) return BEGINS_SO;
  return term.length > 2 && word.includes(term) ? INSIDE : 0;
}

/** @param {Term} term @param {string} word @returns {number} */
function inWord(term, word) {
  let best = term.word ? likeness(term.word, word) : 0;
  for (const other of term.meant) {
    const found = likeness(other, word);
    if (found >= OTHER_ENDING) best = Math.max(best, found * MEANS_IT);
  }
  return best;
}

/** @param {Term} term @param {string} text @returns {number} how much text counts whose words are not parted */
function inUnparted(term, text) {
  if (UNPARTED.test(term.word) && text.includes(term.word)) return SAME;
  return term.meant.some((other) => UNPARTED.test(other) && text.includes(other)) ? MEANS_IT : 0;
}

/** @param {string} phrase @returns {RegExp} finds it in folded text */
function finder(phrase) {
  return UNPARTED.test(phrase) ? new RegExp(phrase, "u") : new RegExp(`(?<![\\p{L}\\p{N}])${phrase}(?![\\p{L}\\p{N}])`, "u");
}

/** @returns {{phrases: string[], meant: string[], rules: string[]}[]} what newcomers say, and what answers it */
function synonyms() {
  return t("page-rules-synonyms")
    .split("\n")
    .map((line) => {
      const [said = "", meant = ""] = line.split("=");
      return {
        phrases: said
          .split(",")
          .map((phrase) => wordsOf(fold(phrase)).join(" "))
          .filter(Boolean)
          .sort((a, b) => b.length - a.length),
        meant: wordsOf(fold(meant.replace(NUMBER, " "))),
        rules: meant.match(NUMBER) ?? [],
      };
    });
}

/** @param {string} word @param {Set<string>} stops @returns {string[]} the pairs of characters between words that say nothing */
function parted(word, stops) {
  for (const stop of [...stops].sort((a, b) => b.length - a.length)) word = word.replaceAll(stop, " ");
  return word
    .split(" ")
    .filter(Boolean)
    .flatMap((part) => (part.length < 3 ? [part] : Array.from({ length: part.length - 1 }, (_, at) => part.slice(at, at + 2))));
}

/** @param {string} question @returns {Term[]} what a question asks for, without the words that say nothing */
function termsOf(question) {
  let folded = wordsOf(fold(question)).join(" ");
  const stops = new Set(wordsOf(fold(t("page-rules-stop-words"))));
  /** @type {Term[]} */
  const found = [];
  for (const { phrases, meant, rules } of synonyms()) {
    const said = phrases.filter((phrase) => {
      const at = finder(phrase).exec(folded);
      if (at) folded = `${folded.slice(0, at.index)} ${folded.slice(at.index + phrase.length)}`;
      return at;
    });
    if (said.length) found.push({ word: said.find((phrase) => !phrase.includes(" ")) ?? "", meant, rules: new Set(rules) });
  }
  const rest = wordsOf(folded).flatMap((word) => (UNPARTED.test(word) ? parted(word, stops) : [word]));
  const term = (/** @type {string} */ word) => ({ word, meant: [], rules: new Set() });
  found.push(...[...new Set(rest.filter((word) => !stops.has(word)))].map(term));
  return found.length ? found : [...new Set(rest)].map(term);
}

/**
 * Finds what has any of the words of a question, the best first.
 * @template {Entry} T
 * @param {T[]} lines
 * @param {string} question
 * @param {string} game whose lines come first
 * @returns {T[]}
 */
export function find(lines, question, game) {
  const whole = fold(question).trim();
  const terms = termsOf(question);
  const vocabulary = new Set(lines.flatMap(({ words }) => words));
  const tables = terms.map((term) => {
    const known = new Map([...vocabulary].map((word) => [word, inWord(term, word)]));
    const best = (/** @type {string[]} */ words) => words.reduce((most, word) => Math.max(most, known.get(word) ?? 0), 0);
    return lines.map((line) => {
      if (term.rules.has(line.number)) return ANSWERS;
      const inText = Math.max(best(line.words), inUnparted(term, line.plain));
      return inText + IN_HEAD * Math.max(best(line.nameWords), inUnparted(term, line.name));
    });
  });
  const rare = tables.map((table) => Math.log(1 + lines.length / (1 + table.filter((worth) => worth >= BEGINS_SO).length)));
  return lines
    .map((line, at) => {
      const here = tables.map((table) => table[at] ?? 0);
      const exact = whole !== "" && (whole === line.name || whole === line.number.toLowerCase());
      const worth = here.reduce((sum, one, term) => sum + one * (rare[term] ?? 0), 0) / (1 + line.words.length / LONG);
      const number = here.filter((one) => one >= BEGINS_SO).length;
      return { line, worth: !exact && !worth ? 0 : (exact ? 1000 : 100 * number) + worth * (line.game === game ? OWN_GAME : 1) };
    })
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .map(({ line }) => line);
}

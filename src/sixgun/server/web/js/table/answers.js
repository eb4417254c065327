// What can be answered, by the things on the table it is done with: which card, seat or die can be touched, and what a touch
// does. Any game's answers come apart in the same way, so no board knows the rules.

import { signal } from "../lib.js";
import { settings } from "../settings.js";
import { t } from "../texts.js";
import { question } from "../ui/dialog.js";

/**
 * @typedef {import("./state.js").Answer} Answer
 * @typedef {import("./state.js").Ask} Ask
 */

/**
 * A thing that can be touched, as a text: `card:bang:AS`, `seat:3`, `hand:3` (the cards in a hand, unseen), `spot:2`, `die:0`,
 * `deck`, `discard`, `character:ID`, `ability:ID`, `back:law`, `token` (that marks the character in front).
 * @typedef {string} Thing
 */

/**
 * Returns the things an answer is made of, in the order in which they are touched.
 * @param {Answer} answer
 * @param {Ask} ask
 * @returns {Thing[]}
 */
export function thingsOf(answer, ask) {
  /** @type {Thing[]} */
  const things = [];
  if (answer.ability) things.push(`ability:${answer.ability}`);
  for (const card of [answer.card, answer.other]) {
    if (card === "hand") things.push(`hand:${answer.seat ?? ask.by ?? -1}`);
    else if (card) things.push(`card:${card}`);
  }
  for (const die of answer.dice ?? []) things.push(`die:${die}`);
  if (answer.die !== undefined && answer.die >= 0) things.push(`die:${answer.die}`);
  if (answer.spot !== undefined && answer.spot >= 0) things.push(`spot:${answer.spot}`);
  else if (answer.character && !answer.ability) things.push(`character:${answer.character}`);
  if (answer.back) things.push(`back:${answer.back}`);
  if (answer.seat !== undefined && answer.seat >= 0 && answer.card !== "hand") things.push(`seat:${answer.seat}`);
  const words = answer.do.split(" ");
  if (words[0] === "draw" && (words[1] === "deck" || words[1] === "discard")) things.push(words[1]);
  if (answer.do === "swap") things.push("token");
  if (answer.do === "choose hand" && !answer.card) things.push(`hand:${ask.by ?? -1}`);
  return things;
}

/** A decision while it is being answered: what has been touched so far, and what that leaves. */
export class Choice {
  /**
   * @param {Ask} ask
   * @param {(action: string) => void} act sends an answer
   * @param {Set<Thing>} [own] what belongs to whoever answers: nobody else is hurt by what is done with it
   */
  constructor(ask, act, own = new Set()) {
    this.ask = ask;
    this.act = act;
    this.own = own;
    /** @type {Answer[]} */
    this.answers = ask.answers ?? [];
    this.things = new Map(this.answers.map((answer) => [answer, thingsOf(answer, ask)]));
    /** What lies at hand before anything is touched: of the dice that are used one by one the first. */
    this.start = this.answers.every((answer) => answer.die !== undefined) ? this.of(this.answers[0]).slice(0, 1) : [];
    /** What has been touched, in order. */
    this.picked = signal(this.start);
    this.busy = false;
  }

  /** @param {Answer | undefined} answer @returns {Thing[]} */
  of(answer) {
    return (answer && this.things.get(answer)) ?? [];
  }

  /** @returns {boolean} whether anything has been touched that can be taken back */
  get begun() {
    return this.picked.value.length > this.start.length;
  }

  /** @returns {boolean} whether dice are gathered: touching one adds it or takes it away, and the answer is given in the end */
  get gathers() {
    return this.answers.some((answer) => answer.dice);
  }

  /** @returns {Answer[]} the answers that are still possible after what has been touched */
  get left() {
    const picked = this.picked.value;
    if (!picked.length) return this.answers;
    return this.answers.filter((answer) => this.fits(answer, picked));
  }

  /**
   * Tells whether an answer is made of what was touched, and perhaps more. What comes first has to be touched first: a card of
   * the hand means playing it, unless an ability was touched before.
   * @param {Answer} answer
   * @param {Thing[]} picked
   */
  fits(answer, picked) {
    const things = this.of(answer);
    return things.includes(picked[0] ?? "") && picked.every((thing) => things.includes(thing)) && this.begins(things, picked[0]);
  }

  /**
   * @param {Thing[]} things
   * @param {Thing} [thing]
   */
  begins(things, thing) {
    const first = things[0] ?? "";
    if (thing === undefined || first === thing) return true;
    // Of two cards or several dice any can come first; of a card and a seat it is the card.
    return kindOf(first) === kindOf(thing);
  }

  /** @returns {Answer[]} answers that are made of exactly what was touched */
  get exact() {
    const picked = this.picked.value;
    return this.left.filter((answer) => this.of(answer).length === picked.length);
  }

  /**
   * @param {Thing} thing
   * @returns {boolean} whether touching it now leads on
   */
  live(thing) {
    const picked = this.picked.value;
    if (picked.includes(thing)) return false;
    return this.left.some((answer) => {
      const things = this.of(answer);
      return things.includes(thing) && (picked.length > 0 || this.begins(things, thing));
    });
  }

  /**
   * @param {Thing} thing
   * @returns {boolean} whether touching it takes it instead of what has been touched
   */
  instead(thing) {
    if (!this.picked.value.length || this.isPicked(thing) || this.live(thing)) return false;
    return this.answers.some((answer) => this.of(answer).includes(thing) && this.begins(this.of(answer), thing));
  }

  /** @param {Thing} thing @returns {boolean} */
  isPicked(thing) {
    return this.picked.value.includes(thing);
  }

  /**
   * A thing is touched. If that leaves one answer, it is given, unless it is aimed at somebody else who has not been touched;
   * a thing touched twice is taken back.
   * @param {Thing} thing
   * @returns {boolean} whether it led anywhere
   */
  touch(thing) {
    if (this.isPicked(thing)) {
      if (this.gathers) this.picked.value = this.picked.value.filter((other) => other !== thing);
      else this.back();
      return true;
    }
    if (!this.live(thing)) {
      // Another card instead of the one that was touched: the choice begins anew with it.
      const before = this.picked.value;
      if (!before.length) return false;
      this.picked.value = [];
      if (this.live(thing)) return this.touch(thing);
      this.picked.value = before;
      return false;
    }
    this.picked.value = [...this.picked.value, thing];
    const [first] = this.left;
    if (first && !first.dice && this.settled && this.aimed(first)) void this.give(first);
    return true;
  }

  /**
   * Tells whether all has been touched that an answer is aimed at: whoever it is done to has been pointed out, even if nobody else
   * could have been meant.
   * @param {Answer} answer
   */
  aimed(answer) {
    const targets = this.of(answer).filter((thing) => /^(seat|hand|spot|card):/.test(thing) && !this.own.has(thing));
    return !targets.length || targets.some((thing) => this.isPicked(thing));
  }

  /** @returns {boolean} whether what was touched leaves a single answer, however it is written */
  get settled() {
    const left = this.left;
    if (left.length === 1) return true;
    const picked = this.picked.value;
    // The same two cards in the other order are the same answer.
    return left.length > 1 && left.every((answer) => this.of(answer).length === picked.length && answer.label === left[0]?.label);
  }

  /**
   * Touches several things at once, as a card that is dropped on a seat.
   * @param {Thing[]} things
   * @returns {boolean} whether all led somewhere
   */
  drop(things) {
    this.picked.value = [];
    const fitting = this.answers.filter((answer) => {
      const parts = this.of(answer);
      return things.every((thing) => parts.includes(thing)) && this.begins(parts, things[0]);
    });
    if (!fitting.length) return false;
    this.picked.value = things;
    const [first] = fitting;
    if (first && this.settled && this.aimed(first)) void this.give(first);
    return true;
  }

  /** Takes back the last touch. */
  back() {
    if (this.begun) this.picked.value = this.picked.value.slice(0, -1);
  }

  /** Takes back all touches. */
  clear() {
    if (this.begun) this.picked.value = this.start;
  }

  /**
   * Gives an answer; one that may be a slip is asked about first, if the person wants that.
   * @param {Answer} answer
   */
  async give(answer) {
    if (this.busy) return;
    if (settings.value.careful) {
      const doubt = answer.caution || (this.harms(answer) ? t("page-table-sure-pass") : "");
      if (doubt) {
        this.busy = true;
        const sure = await question(answer.label, doubt, [
          { label: t("page-table-think-again"), value: "no", focus: true }, // so that a key pressed twice does not answer
          { label: answer.label, value: "yes", first: true },
        ]);
        this.busy = false;
        if (sure !== "yes") {
          this.clear();
          return;
        }
      }
    }
    this.clear();
    this.act(answer.do);
  }

  /**
   * Doing nothing against a shot or the like, although something could be done.
   * @param {Answer} answer
   */
  harms(answer) {
    return answer.verb === "pass" && this.answers.length > 1 && /^(answer-|dying)/.test(this.ask.kind);
  }

  /** @returns {Answer[]} answers that need nothing on the table: they can only be given by their button */
  get free() {
    return this.answers.filter((answer) => !this.of(answer).some((thing) => !/^(ability:|character:|token$)/.test(thing)));
  }
}

/**
 * Returns what belongs to a seat, as things that can be touched.
 * @param {Record<string, any>} view
 * @param {number} seat
 * @returns {Set<Thing>}
 */
export function ownThings(view, seat) {
  const own = view["seats"]?.[seat];
  const characters = /** @type {any[]} */ (own?.characters ?? []);
  const cards = [...(view["hand"] ?? []), ...(own?.front ?? []), ...characters.flatMap((who) => who.gear ?? [])];
  return new Set([`seat:${seat}`, `hand:${seat}`, ...characters.map((who) => `spot:${who.spot}`), ...cards.map((card) => `card:${card}`)]);
}

/** @param {Thing} thing */
function kindOf(thing) {
  return thing.split(":", 1)[0];
}

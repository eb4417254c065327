// A finished game as frames: they come in pieces, the one that is looked at first.

import { signal } from "../lib.js";
import { api } from "../net/api.js";

/**
 * @typedef {object} Frame how the table stood after an action; frame 0 is the beginning
 * @property {number} n
 * @property {number} at
 * @property {number} seat
 * @property {string} label what was done, if these eyes could see it
 * @property {import("../table/state.js").Happening[]} events
 * @property {Record<string, any>} view
 */

const FIRST = 40;
const MORE = 150;

/** The frames of a game for some eyes, in a language. */
export class Film {
  /**
   * @param {string} id of the game
   * @param {string} eyes a seat, -1 or `all`
   * @param {string} lang
   */
  constructor(id, eyes, lang) {
    this.id = id;
    this.eyes = eyes;
    this.lang = lang;
    /** The frames by their numbers, with gaps for those that have not come yet. */
    this.frames = signal(/** @type {(Frame | undefined)[]} */ ([]));
    /** Number of the last frame, -1 until it is known. */
    this.steps = signal(-1);
    this.error = signal(/** @type {unknown} */ (null));
    this.ended = false;
    this.loading = false;
    this.wish = 0;
  }

  /**
   * Brings the frame `n` first, then all others.
   * @param {number} n
   */
  async load(n) {
    this.wish = n;
    if (this.loading || this.ended) return;
    this.loading = true;
    this.error.value = null;
    try {
      for (let from = this.next(); from >= 0 && !this.ended; from = this.next()) {
        await this.fetch(from, this.frames.peek().length ? MORE : FIRST);
      }
    } catch (error) {
      this.error.value = error;
    } finally {
      this.loading = false;
    }
  }

  /** @returns {number} where the next piece begins: at what is looked at, else at the first gap; -1 for nowhere */
  next() {
    const frames = this.frames.peek();
    if (this.steps.peek() < 0) return Math.max(0, this.wish - FIRST / 4);
    if (!frames[this.wish] && this.wish <= this.steps.peek()) return Math.max(0, this.wish - FIRST / 4);
    for (let n = 0; n <= this.steps.peek(); n += 1) if (!frames[n]) return n;
    return -1;
  }

  /** @param {number} from @param {number} count */
  async fetch(from, count) {
    const query = new URLSearchParams({ eyes: this.eyes, lang: this.lang, from: String(from), count: String(count) });
    const found = await api("GET", `/matches/${this.id}/replay?${query}`);
    if (this.ended) return;
    if (!found.frames.length && from > 0 && this.steps.peek() < 0) this.wish = 0; // the address named a moment after the end
    const frames = this.frames.peek().slice();
    for (const frame of found.frames) frames[frame.n] = frame;
    this.steps.value = found.steps;
    this.frames.value = frames;
  }

  /** Ends loading. */
  end() {
    this.ended = true;
  }
}

// What is shown of a table, and how it gets there: entries wait in a row, each is acted out, and only then the next is shown.
// If they come faster than they can be acted out, the last one is shown at once.

import { batch, signal } from "../lib.js";
import { moves, settings } from "../settings.js";
import { play } from "../sounds.js";
import { ACTS } from "./acts.js";
import { fly, places, shoot, slide } from "./motion.js";

/**
 * @typedef {import("./state.js").Happening} Happening
 * @typedef {import("./state.js").Ask} Ask
 * @typedef {import("./act.js").Act} Act
 * @typedef {import("./act.js").Burst} Burst
 *
 * @typedef {object} Shown what the board shows
 * @property {Record<string, any> | null} view
 * @property {Ask | null} ask
 * @property {number} n the last entry that is shown
 *
 * @typedef {Burst & {id: number}} Shining
 *
 * @typedef {object} Piece something that waits to be shown
 * @property {number} n
 * @property {Happening[]} events
 * @property {Record<string, any> | null | undefined} view
 * @property {Ask | null | undefined} ask
 * @property {number} came
 */

const MOVE = 420;
const SLOW = 900;
/** What has waited longer than this, in ms, is shown at once; so what is shown is hardly ever far behind. */
const BEHIND = 4000;
/** The same for a question whose clock runs. */
const BEHIND_CLOCK = 1500;
/** What has waited longer than this is acted out in half the time, but for dice, which roll as long as ever. */
const HURRY = 900;
/** The longest that one entry is acted out, in ms, rolls of dice not counted. */
const LONGEST = 1600;
/** The same for the end of a game, which nobody wants to miss. */
const LONGEST_END = 9000;
/** How long the end is looked at before anything comes over it, in moves. */
const BEAT = 2;
const ROW = 6;

/** What a board shows. */
export class Stage {
  /**
   * @param {Record<string, any> | null} view
   * @param {Ask | null} ask
   */
  constructor(view, ask) {
    this.shown = signal(/** @type {Shown} */ ({ view, ask, n: 0 }));
    this.bursts = signal(/** @type {Shining[]} */ ([]));
    this.banner = signal("");
    /** The last roll: its number, which dice were rolled, and how long they wait before they fall, in ms. */
    this.rolled = signal({ count: 0, dice: /** @type {number[]} */ ([]), delay: 0 });
    /** The dice that are seen while others are to come; null: those of the view. */
    this.cast = signal(/** @type {{faces: string[], seat: number} | null} */ (null));
    /** The last entry that is told: dice that roll still have not come up with anything. */
    this.told = signal(0);
    /** Whether the game is over and its end has been seen. */
    this.over = signal(Boolean(view?.["over"]));
    /** Whether nothing is acted out any more but the end. */
    this.hasty = false;
    /** Whose eyes see it. */
    this.eyes = -1;
    /** The board, while there is one. @type {HTMLElement | null} */
    this.root = null;
    /** @type {Piece[]} */
    this.row = [];
    this.running = false;
    this.ended = false;
    this.count = 0;
    this.bannerTimer = 0;
    /** How often it has begun anew: what was to happen before does not happen any more. */
    this.epoch = 0;
  }

  /**
   * Shows something without acting it out.
   * @param {Record<string, any> | null} view
   * @param {Ask | null} ask
   * @param {number} n
   */
  set(view, ask, n) {
    this.row = [];
    this.epoch += 1;
    batch(() => {
      this.shown.value = { view, ask, n };
      this.cast.value = null;
      this.told.value = n;
      this.over.value = Boolean(view?.["over"]);
    });
  }

  /**
   * Counts an entry as shown that has been shown before.
   * @param {number} n
   */
  skip(n) {
    this.shown.value = { ...this.shown.peek(), n };
    this.told.value = n;
  }

  /**
   * Shows something after all that waits.
   * @param {number} n
   * @param {Happening[]} events
   * @param {Record<string, any> | null} [view] undefined: as before
   * @param {Ask | null} [ask]
   */
  add(n, events, view, ask) {
    this.row.push({ n, events, view, ask, came: Date.now() });
    if (!this.running) void this.run();
  }

  async run() {
    this.running = true;
    try {
      for (let piece = this.row.shift(); piece && !this.ended; piece = this.row.shift()) {
        const end = Boolean(piece.view?.["over"]);
        const clock = [piece, ...this.row].some(({ ask }) => ask?.seat === this.eyes && ask.until);
        const late = Date.now() - piece.came > (clock ? BEHIND_CLOCK : BEHIND) || this.row.length >= ROW;
        if (((late || this.hasty) && !end) || document.hidden || !this.root || !moves()) this.settle(piece);
        else await this.actOut(piece, end);
        if (end) this.over.value = true;
      }
    } finally {
      this.running = false;
    }
  }

  /** @param {Piece} piece */
  settle(piece) {
    const before = this.shown.peek();
    this.shown.value = after(piece, before);
    this.cast.value = null;
    this.told.value = this.shown.peek().n;
    if (document.hidden) return;
    // Nothing moves, but it is still heard, and shots and losses are still seen; of what is shown late the own ones.
    const still = !moves();
    const acts = this.actsOf(piece, before.view);
    for (const act of acts) {
      if (still && act.sound && !this.row.length) play(act.sound);
      for (const burst of act.bursts ?? []) if (still || burst.at === `seat:${this.eyes}`) this.flash(burst, MOVE);
    }
  }

  /**
   * @param {Piece} piece
   * @param {Record<string, any> | null} before the view before
   * @returns {Act[]} what is to be seen of it
   */
  actsOf(piece, before) {
    const view = piece.view ?? before;
    const direct = view ? ACTS[view["game"]] : undefined;
    /** @type {Act[]} */
    const acts = [];
    if (direct && view) {
      for (const event of piece.events) {
        const act = direct(event, { before, after: view, ask: piece.ask ?? null, events: piece.events, eyes: this.eyes });
        if (act) acts.push(act);
      }
    }
    return acts;
  }

  /**
   * @param {Piece} piece
   * @param {boolean} end whether the game ends with it
   */
  async actOut(piece, end) {
    const before = this.shown.peek();
    const root = /** @type {HTMLElement} */ (this.root);
    const acts = this.actsOf(piece, before.view);
    const old = places(root);
    const unit = settings.peek().speed === 2 ? SLOW : MOVE;
    // Many events of one entry overlap, so that all of them together take no longer than about three.
    const hurry = !end && (Date.now() - piece.came > HURRY || this.row.length > 1) ? 0.5 : 1;
    const pace = end ? 1 : (acts.length > 4 ? 4 / acts.length : 1) * hurry;
    const holds = acts.map((act) => (act.hold ?? 0) * unit * (act.dice ? 1 : pace));
    const last = acts.findLastIndex((act) => act.dice);
    const epoch = this.epoch;
    // While dice roll all stands as before: nobody loses a life point, or is asked about dice, that are in the air.
    let revealed = false;
    const reveal = () => {
      if (revealed || epoch !== this.epoch) return;
      revealed = true;
      batch(() => {
        this.shown.value = after(piece, before);
        this.cast.value = null;
        if (last >= 0) this.rolled.value = { ...this.rolled.peek(), dice: [] };
        if (!end) this.told.value = this.shown.peek().n;
      });
    };
    if (last < 0 || !before.view) reveal();
    else if (acts[0]?.dice) this.roll(acts[0], before.view);
    await frame();
    if (!this.root || this.ended || epoch !== this.epoch) {
      reveal();
      return;
    }
    const now = places(root);
    const moved = acts.flatMap((act) => act.flights ?? []);
    slide(root, old, now, unit, new Set(moved.map((flight) => flight.card)));
    let rolls = 0;
    let delay = 0;
    for (const [i, act] of acts.entries()) {
      const hold = holds[i] ?? 0;
      this.later(delay, () => {
        if (epoch !== this.epoch) return;
        if (act.sound) play(act.sound);
        if (act.banner) this.say(act.banner, unit);
        for (const burst of act.bursts ?? []) this.flash(burst, unit);
        if (act.shot) shoot(root, act.shot, unit);
        if (act.dice && i > 0 && !revealed) this.roll(act, before.view);
        if (end && i === acts.length - 1) this.told.value = Math.max(piece.n, this.told.peek());
      });
      for (const [i, flight] of (act.flights ?? []).entries()) {
        fly(root, flight, old, now, unit, delay + Math.min(i, 6) * unit * 0.14);
      }
      delay += hold;
      if (act.dice) rolls += hold;
      if (i === last) this.later(delay, reveal);
    }
    // What comes of dice is seen when they lie still, however short the rest is made.
    const least = holds.slice(0, last + 1).reduce((sum, hold) => sum + hold, 0);
    await pause(end ? Math.min(delay + BEAT * unit, LONGEST_END) : Math.max(least, Math.min(delay, LONGEST * hurry + rolls)));
    reveal();
    if (epoch === this.epoch) this.told.value = Math.max(piece.n, this.told.peek());
  }

  /**
   * Lets dice roll; those that are not rolled stay as they lie.
   * @param {Act} act
   * @param {Record<string, any> | null} before the view before
   */
  roll({ dice = [], faces = [], roller = -1 }, before) {
    const cast = this.cast.peek() ?? { faces: before?.["dice"] ?? [], seat: before?.["current"] ?? -1 };
    const lying = cast.seat === roller ? [...cast.faces] : [];
    for (const [i, place] of dice.entries()) lying[place] = faces[i] ?? "";
    batch(() => {
      this.cast.value = { faces: lying, seat: roller };
      this.rolled.value = { count: this.rolled.peek().count + 1, dice, delay: 0 };
    });
  }

  /** @param {number} ms @param {() => void} run */
  later(ms, run) {
    if (ms < 8) run();
    else setTimeout(() => !this.ended && run(), ms);
  }

  /** @param {Burst} burst @param {number} unit */
  flash(burst, unit) {
    this.count += 1;
    const id = this.count;
    // Signs that do not move would cover each other: the newest one at a place stands there.
    const others = moves() ? this.bursts.value : this.bursts.value.filter((other) => other.at !== burst.at);
    this.bursts.value = [...others, { ...burst, id }];
    setTimeout(() => {
      this.bursts.value = this.bursts.value.filter((other) => other.id !== id);
    }, unit * 3);
  }

  /** @param {string} text @param {number} unit */
  say(text, unit) {
    this.banner.value = text;
    clearTimeout(this.bannerTimer);
    this.bannerTimer = window.setTimeout(() => {
      this.banner.value = "";
    }, unit * 3.5);
  }

  end() {
    this.ended = true;
    this.row = [];
    clearTimeout(this.bannerTimer);
  }
}

/** @param {Piece} piece @param {Shown} before @returns {Shown} what the board shows after it */
function after(piece, before) {
  const { view = before.view, ask = piece.view === undefined ? before.ask : null } = piece;
  return { view, ask, n: Math.max(piece.n, before.n) };
}

/** @returns {Promise<void>} at the next frame, or soon if there are none */
function frame() {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, 120);
    requestAnimationFrame(() => {
      clearTimeout(late);
      resolve();
    });
  });
}

/** @param {number} ms @returns {Promise<void>} */
function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

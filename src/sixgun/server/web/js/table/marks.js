// What a person suspects: a role pencilled beside a seat, for his eyes alone. Kept in this browser.

import { signal } from "../lib.js";

/** Suspicions about the seats of one game. */
export class Marks {
  /** @param {string} game what the marks are kept under: the id of the game */
  constructor(game) {
    this.key = `sixgun-marks-${game}`;
    /** @type {Record<string, string>} */
    let kept = {};
    try {
      kept = JSON.parse(localStorage.getItem(this.key) ?? "{}");
    } catch {
      // Nothing is kept here; the marks last for this visit.
    }
    this.all = signal(kept);
  }

  /** @param {number} seat @returns {string} the suspected role, "" for none */
  of(seat) {
    return this.all.value[seat] ?? "";
  }

  /**
   * Goes on to the next role.
   * @param {number} seat
   * @param {string[]} roles that can be suspected
   */
  turn(seat, roles) {
    const around = ["", ...roles];
    const next = around[(around.indexOf(this.of(seat)) + 1) % around.length] ?? "";
    this.all.value = { ...this.all.value, [seat]: next };
    try {
      localStorage.setItem(this.key, JSON.stringify(this.all.value));
    } catch {
      // As above.
    }
    return next;
  }
}

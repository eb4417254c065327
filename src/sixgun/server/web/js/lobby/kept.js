// Lists of ids that this browser keeps: tables at which one sits, games that one has played.

export class Kept {
  /**
   * @param {string} key in the browser's local storage
   * @param {number} most so many are kept
   */
  constructor(key, most) {
    this.key = key;
    this.most = most;
  }

  /** @returns {string[]} the ids, the last one first */
  all() {
    try {
      const found = JSON.parse(localStorage.getItem(this.key) ?? "[]");
      return Array.isArray(found) ? found.filter((id) => typeof id === "string") : [];
    } catch {
      return [];
    }
  }

  /** @param {string} id that is kept from now on, as the last one */
  add(id) {
    this.write([id, ...this.all().filter((other) => other !== id)]);
  }

  /** @param {string} id that is kept no longer */
  remove(id) {
    this.write(this.all().filter((other) => other !== id));
  }

  /** @param {string[]} ids */
  write(ids) {
    try {
      localStorage.setItem(this.key, JSON.stringify(ids.slice(0, this.most)));
    } catch {
      // A browser that keeps nothing: the address is the way back.
    }
  }
}

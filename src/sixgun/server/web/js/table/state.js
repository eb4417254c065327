// A table as this browser knows it: what the line brings, kept as signals that components draw.

import { batch, signal } from "../lib.js";
import { Line } from "../net/line.js";

/**
 * @typedef {import("../net/line.js").Message} Message
 *
 * @typedef {object} Happening what happened in the game, as this seat may know it
 * @property {string} kind
 * @property {string} [text] its line of the story
 * @property {number} [seat]
 * @property {number} [other]
 * @property {number} [count]
 * @property {string[]} [cards]
 * @property {number} [amount]
 * @property {string} [detail]
 * @property {string} [cite] number of the rule
 *
 * @typedef {object} Answer one legal answer to a decision
 * @property {string} do its notation, which is sent back
 * @property {string} label what it is called
 * @property {string} verb first word of the notation
 * @property {string} [card] notation of the card it is done with
 * @property {string} [other] a second card
 * @property {number} [seat] the seat it is aimed at
 * @property {number} [spot] the spot (The Duel) it is aimed at
 * @property {number[]} [dice] indices of the dice it is about
 * @property {number} [die] index of the die that is used
 * @property {string} [character] id of the character it chooses or is aimed at
 * @property {string} [ability] id of the ability that is used
 * @property {string} [back] what the back of the chosen card shows (The Duel)
 * @property {string} [caution] why a friend would ask whether you are sure
 *
 * @typedef {object} Ask the pending decision
 * @property {number} seat who is asked
 * @property {string} kind
 * @property {number} step
 * @property {number} since when it was asked, in ms since 1970 by the server's clock
 * @property {number} until when its clock runs out; 0: never
 * @property {string} prompt
 * @property {string} [cite]
 * @property {string} [rule] title of the cited rule
 * @property {number} [by]
 * @property {string} [card]
 * @property {number} [amount]
 * @property {Answer[]} [answers] only for the seat that is asked
 *
 * @typedef {object} Entry an entry of the table's log
 * @property {number} n
 * @property {number} at
 * @property {string} kind
 * @property {Happening[]} events
 * @property {Message} message
 *
 * @typedef {object} Chair
 * @property {"free" | "person" | "program" | "local" | "bot"} kind
 * @property {string} name
 * @property {string} bot
 * @property {boolean} ready
 * @property {boolean} keep
 * @property {string} stand_in
 * @property {string} why
 * @property {boolean} host
 *
 * @typedef {object} Summary
 * @property {string} id
 * @property {"lobby" | "playing" | "over" | "closed"} stage
 * @property {number} n
 * @property {Record<string, any>} rules
 * @property {Chair[]} seats
 * @property {number} games
 * @property {string} match
 * @property {number} began when the last game began, in ms since 1970; 0 for none
 * @property {number} free
 */

const MAX_ENTRIES = 3000;

/**
 * Whether a seat may ask for advice: as long as it plays against bots alone.
 * @param {Summary} table
 * @param {number} seat
 */
export function advised(table, seat) {
  return Boolean(table.rules["hints"]) && table.seats.every((chair, i) => i === seat || !["person", "program"].includes(chair.kind));
}

/** A table, as it is known here. */
export class TableState {
  /**
   * @param {string} id
   * @param {string} invite
   * @param {string} lang
   */
  constructor(id, invite, lang) {
    this.id = id;
    this.invite = invite;
    /** The table: rules, seats, stage. */
    this.table = signal(/** @type {Summary | null} */ (null));
    /** The own seat, -1 for somebody who watches. */
    this.seat = signal(-1);
    /** Where we sit; not in a seat whose eyes we have if its last game was played by somebody else. */
    this.chair = signal(-1);
    /** What the own seat sees of the game. */
    this.view = signal(/** @type {Record<string, any> | null} */ (null));
    /** The pending decision. */
    this.ask = signal(/** @type {Ask | null} */ (null));
    /** What has happened in the running game, oldest first. */
    this.entries = signal(/** @type {Entry[]} */ ([]));
    /** The entry since which the invitation may be another one than before. */
    this.renewed = signal(0);
    this.chat = signal(/** @type {Message[]} */ ([]));
    /** Who is connected, by seat. */
    this.here = signal(/** @type {boolean[]} */ ([]));
    this.watching = signal(0);
    /** How the line is: "" while it first opens. */
    this.link = signal(/** @type {"" | "open" | "lost" | "closed"} */ (""));
    this.why = signal("");
    /** The last refusal, to be shown and forgotten. */
    this.refusal = signal(/** @type {Message | null} */ (null));
    this.hint = signal(/** @type {Message | null} */ (null));
    /** Decision that was answered and whose answer is on its way; -1 for none. */
    this.sent = signal(-1);
    /** What the server's clock is ahead of ours, in ms. */
    this.ahead = 0;
    /** Entries up to this one are old news: they are told, but not acted out. */
    this.old = 0;
    /** @type {Set<(entry: Entry, fresh: boolean) => void>} */
    this.listeners = new Set();
    /** How often the line has begun to tell, so that what is shown can begin anew. */
    this.welcomes = signal(0);
    this.count = 0;
    this.line = new Line(
      id,
      invite,
      lang,
      (message) => this.hear(message),
      (link, why) => {
        this.link.value = link;
        this.why.value = why;
      },
    );
  }

  /**
   * Calls `listen` with every entry, and whether it has just happened; returns what ends that.
   * @param {(entry: Entry, fresh: boolean) => void} listen
   */
  follow(listen) {
    this.listeners.add(listen);
    return () => this.listeners.delete(listen);
  }

  /** @param {Message} message */
  hear(message) {
    batch(() => this.take(message));
  }

  /** @param {Message} message */
  take(message) {
    switch (message.t) {
      case "welcome":
        this.ahead = message["at"] - Date.now();
        this.old = message["n"];
        this.renewed.value = message["n"];
        this.table.value = message["table"];
        this.seat.value = message["seat"];
        this.chair.value = message["chair"];
        this.chat.value = message["chat"] ?? [];
        if (message["anew"]) this.entries.value = [];
        this.settle(message);
        this.welcomes.value += 1;
        break;
      case "entry":
        this.takeEntry(message);
        break;
      case "ack":
        break;
      case "refused":
        this.sent.value = -1;
        this.refusal.value = message;
        break;
      case "legal":
        break;
      case "hint":
        this.hint.value = message;
        break;
      case "chat":
        this.chat.value = [...this.chat.value, message].slice(-200);
        break;
      case "here":
        this.here.value = message["seats"];
        this.watching.value = message["watching"] ?? 0;
        break;
      default:
    }
  }

  /** @param {Message} message */
  takeEntry(message) {
    const kind = message["kind"];
    if (kind === "started") this.entries.value = [];
    if (kind === "reinvited") this.renewed.value = message["n"];
    /** @type {Entry} */
    const entry = { n: message["n"], at: message["at"], kind, events: message["events"] ?? [], message };
    this.entries.value = [...this.entries.value, entry].slice(-MAX_ENTRIES);
    if ("chair" in message) this.chair.value = message["chair"]; // sat down, moved, or was moved where there are fewer seats
    const table = this.table.value;
    if (table && message["seats"]) {
      this.table.value = {
        ...table,
        n: entry.n,
        stage: message["stage"] ?? table.stage,
        seats: message["seats"],
        ...(message["rules"] ? { rules: message["rules"] } : {}),
        ...(kind === "started" ? { games: message["number"], match: message["match"], began: entry.at } : {}),
      };
    }
    this.settle(message);
    for (const listen of this.listeners) listen(entry, entry.n > this.old);
  }

  /**
   * Takes in how things stand, if the message says it.
   * @param {Message} message
   */
  settle(message) {
    if ("view" in message) {
      this.view.value = message["view"];
      if (message["view"]) this.seat.value = message["view"]["seat"];
      this.ask.value = message["ask"] ?? null;
      this.hint.value = null;
      if (message["ask"]?.step !== this.sent.value) this.sent.value = -1;
      const table = this.table.value;
      if (table && table.stage === "playing" && message["view"]?.over) this.table.value = { ...table, stage: "over" };
    }
  }

  /** @returns {boolean} whether this seat is asked, and has not answered yet */
  get mine() {
    const ask = this.ask.value;
    return ask !== null && ask.seat === this.seat.value && this.sent.value !== ask.step;
  }

  /** @returns {string} an id for a message of ours */
  nextId() {
    this.count += 1;
    return `${Date.now().toString(36)}-${this.count}`;
  }

  /**
   * Answers the pending decision.
   * @param {string} action notation of the answer
   */
  act(action) {
    const ask = this.ask.value;
    if (!ask || !this.mine) return;
    this.sent.value = ask.step;
    this.refusal.value = null;
    this.line.say({ t: "act", id: this.nextId(), step: ask.step, do: action, game: this.table.value?.games ?? 0 });
  }

  /**
   * Asks why something cannot be done; the refusal comes as `refusal`.
   * @param {string} action
   */
  why_not(action) {
    this.line.say({ t: "why", id: this.nextId(), do: action });
  }

  /** Asks what a bot would answer; it comes as `hint`. */
  askHint() {
    this.line.say({ t: "hint", id: this.nextId() });
  }

  /** Plays again for oneself after a bot has stood in. */
  back() {
    this.line.say({ t: "back" });
  }

  /**
   * Lets the bot that is asked answer at once, while only bots play on.
   * @param {number} step the decision
   */
  hurry(step) {
    this.line.say({ t: "hurry", step });
  }

  /** @param {string} text */
  say(text) {
    this.line.say({ t: "chat", text });
  }

  /** Ends listening to the table. */
  leave() {
    this.line.end();
    this.listeners.clear();
  }
}

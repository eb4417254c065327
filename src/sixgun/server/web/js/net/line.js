// The line to a table: a WebSocket that comes again by itself and goes on after the last entry it has heard of.

/**
 * @typedef {Record<string, any> & {t: string}} Message
 */

/** Closed for good with these codes: coming again would be of no use. */
const FINAL = new Set([1008, 4000, 4003, 4010]);
const SOON = 250;
const MAX_WAIT = 8000;
const PING = 25000;

/** A line to one table. */
export class Line {
  /**
   * @param {string} tableId
   * @param {string} invite
   * @param {string} lang
   * @param {(message: Message) => void} hear called with each message
   * @param {(state: "open" | "lost" | "closed", why: string) => void} change called when the line opens, is lost, or ends
   */
  constructor(tableId, invite, lang, hear, change) {
    this.tableId = tableId;
    this.invite = invite;
    this.lang = lang;
    this.hear = hear;
    this.change = change;
    /** Number of the last entry heard of. */
    this.last = -1;
    /** Messages that no answer has come to yet, by their id: they are said again when the line is open again. */
    this.unanswered = new Map();
    this.wait = SOON;
    this.ended = false;
    this.why = "";
    /** @type {WebSocket | null} */
    this.socket = null;
    this.timer = 0;
    this.pinger = 0;
    this.open();
  }

  open() {
    clearTimeout(this.timer);
    const address = new URL(`/api/tables/${this.tableId}/play`, location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      const hello = { t: "hello", invite: this.invite, lang: this.lang };
      socket.send(JSON.stringify(this.last < 0 ? { ...hello, story: true } : { ...hello, after: this.last }));
      for (const message of this.unanswered.values()) socket.send(JSON.stringify(message));
      this.pinger = window.setInterval(() => this.say({ t: "ping" }), PING);
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) this.take(JSON.parse(event.data));
    };
    socket.onclose = (event) => {
      clearInterval(this.pinger);
      if (socket !== this.socket || this.ended) return;
      if (FINAL.has(event.code)) {
        this.ended = true;
        this.change("closed", this.why);
        return;
      }
      this.comeAgain();
    };
  }

  /** Opens the line again after a while, and after a longer one each time until something comes over it. */
  comeAgain() {
    this.change("lost", this.why);
    this.timer = window.setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, MAX_WAIT);
  }

  /** @param {Message} message */
  take(message) {
    if (message.t === "welcome") {
      const from = message["resumed"] ? message["after"] : message["n"];
      message["anew"] = from !== this.last; // what was told before and what comes now do not join
      this.last = from;
      this.change("open", "");
    } else if (message.t === "entry") {
      if (message["n"] > this.last + 1) {
        this.drop(); // something was lost on the way
        this.comeAgain();
        return;
      }
      this.last = message["n"];
    } else if (message.t === "ack" || message.t === "refused" || message.t === "legal" || message.t === "hint") {
      this.unanswered.delete(message.id);
    } else if (message.t === "bye") {
      this.why = message.why;
    }
    if (message.t !== "welcome") this.wait = SOON;
    this.hear(message);
  }

  /**
   * Says something. A message with an id is said again after a break until an answer comes.
   * @param {Message} message
   */
  say(message) {
    if (message["id"]) this.unanswered.set(message["id"], message);
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Drops the connection. */
  drop() {
    const old = this.socket;
    this.socket = null;
    old?.close();
    clearInterval(this.pinger);
  }

  /** Drops the connection and comes again at once. */
  again() {
    this.drop();
    this.open();
  }

  /** Ends the line. */
  end() {
    this.ended = true;
    clearTimeout(this.timer);
    clearInterval(this.pinger);
    this.socket?.close();
  }
}

// How events of The Duel look: which cards move, what flashes, what is heard.

import { alike, ending, openly } from "../act.js";

/**
 * @typedef {import("../state.js").Happening} Happening
 * @typedef {import("../act.js").Moment} Moment
 * @typedef {import("../act.js").Act} Act
 * @typedef {import("../act.js").Flight} Flight
 */

/**
 * Flights of the cards of an event: face up where they are known, else with the backs that everybody sees.
 * @param {Happening} event
 * @param {string} from
 * @param {string} to
 * @param {{show?: boolean, outlaws?: number, back?: string}} [how] outlaws: how many of them have the outlaws' back
 * @returns {Flight[]}
 */
function flights(event, from, to, how = {}) {
  if (event.cards?.length) return openly(event.cards, from, to, how.show);
  return alike(event.count ?? 0, (i) => ({ from, to, back: how.back ?? (i < (how.outlaws ?? 0) ? "outlaws" : "law") }));
}

/**
 * Where a character stands, or last stood.
 * @param {string | undefined} id
 * @param {Moment} moment
 * @returns {string} a place, "" if it was never in play
 */
function placeOf(id, { before, after }) {
  for (const view of [after, before]) {
    for (const seat of view?.["seats"] ?? []) {
      for (const who of seat.characters) if (who.id === id) return `spot:${who.spot}`;
    }
  }
  return "";
}

/**
 * The place of whoever is in front.
 * @param {number} seat
 * @param {Moment} moment
 */
function frontOf(seat, { before, after }) {
  return `spot:${before?.["ac"]?.[seat] ?? after["ac"]?.[seat] ?? -1}`;
}

/**
 * The deck a player draws from: his own while it has cards.
 * @param {number} seat
 * @param {Moment} moment
 */
function deckOf(seat, { before, after }) {
  return (before ?? after)["seats"][seat]?.deck_size > 0 ? `deck:${seat}` : "deck";
}

/**
 * Where a card lies after an event: in front of a character, else on the discard pile.
 * @param {string} card
 * @param {Moment} moment
 */
function restOf(card, { after }) {
  for (const seat of after["seats"]) {
    for (const who of seat.characters) if (who.gear.includes(card)) return `spot:${who.spot}`;
  }
  return "discard";
}

/**
 * @param {string} at
 * @param {string} icon
 * @param {"bad" | "good" | "plain"} tone
 * @param {string} [text]
 */
function flash(at, icon, tone, text) {
  return at ? { bursts: [{ at, icon, tone, ...(text ? { text } : {}) }] } : {};
}

/**
 * @param {Happening} event
 * @param {Moment} moment
 * @returns {Act | null}
 */
export function actOf(event, moment) {
  const seat = event.seat ?? -1;
  const other = event.other ?? -1;
  const hand = `hand:${seat}`;
  const mine = seat === moment.eyes;
  const at = placeOf(event.detail, moment);
  switch (event.kind) {
    case "turn-starts":
      return { ...(mine ? { sound: "turn" } : {}), banner: event.text ?? "", hold: mine ? 1 : 0.4 };
    case "comes-into-play":
      return {
        flights: at ? [{ card: null, from: `reserve:${seat}`, to: at, back: moment.after["seats"][seat]?.side }] : [],
        sound: "card",
        hold: 0.9,
      };
    case "gets-token":
      return { ...flash(at, "token", "plain"), hold: 0.6 };
    case "deals":
      return { flights: flights(event, deckOf(seat, moment), hand, { back: moment.after["seats"][seat]?.side }), hold: 0.3 };
    case "draws":
      return { flights: flights(event, deckOf(seat, moment), hand, { outlaws: event.amount ?? 0 }), sound: "draw", hold: 0.9 };
    case "draws-aside":
      return { flights: flights(event, deckOf(seat, moment), "display", { outlaws: event.amount ?? 0 }), sound: "draw", hold: 0.6 };
    case "keeps":
      return { flights: flights(event, "display", hand), sound: "draw", hold: 0.7 };
    case "shows":
      return { flights: flights(event, deckOf(seat, moment), hand, { show: true }), hold: 1.4 };
    case "store":
      return { flights: flights(event, deckOf(other >= 0 ? other : seat, moment), "display"), sound: "draw", hold: 0.5 };
    case "picks":
      return { flights: flights(event, "display", hand), sound: "draw", hold: 0.9 };
    case "plays":
    case "plays-as-colt":
    case "copies":
      return {
        flights: (event.cards ?? []).slice(0, 1).map((card) => ({ card, from: hand, to: restOf(card, moment), show: !mine })),
        sound: "card",
        hold: mine ? 0.6 : 1.6,
      };
    case "uses":
      return { ...flash(at, "ready", "plain"), hold: 0.7 };
    case "hit":
      return { shot: [frontOf(seat, moment), at], sound: "shot", hold: 0.7 };
    case "dodges":
      return { ...flash(at, "dodge", "good"), sound: "missed", hold: 0.9 };
    case "dodge-wasted":
    case "no-effect":
    case "lapses":
      return { ...flash(at || `seat:${seat}`, "no", "plain"), hold: 0.6 };
    case "gives-up":
      return { flights: flights(event, hand, "discard", { show: true }), sound: "card", hold: 1.4 };
    case "discards":
      return { flights: flights(event, event.detail === "drawn" ? "display" : hand, "discard"), sound: "card", hold: 0.7 };
    case "reloads":
      return { flights: flights(event, hand, "discard", { show: !mine }), sound: "card", hold: 1 };
    case "swaps":
      return { ...flash(at, "swap", "plain"), sound: "card", hold: 1 };
    case "loses-life":
      return { ...flash(at, "hit", "bad", `−${event.amount ?? 1}`), sound: mine ? "loss" : "shot", hold: 1.1 };
    case "regains-life":
      return { ...flash(at, "bullet", "good", `+${event.amount ?? 1}`), sound: "gain", hold: 0.8 };
    case "down":
      return { ...flash(at, "doomed", "bad"), hold: 0.6 };
    case "eliminated":
      return { ...flash(at, "dead", "bad"), banner: event.text ?? "", sound: "out", hold: 2 };
    case "reveals":
      return { flights: flights(event, deckOf(seat, moment), "discard", { show: true }), sound: "draw", hold: 1.8 };
    case "turns":
      return { flights: flights(event, deckOf(seat, moment), "display"), sound: "draw", hold: 0.7 };
    case "reveal-succeeds":
      return { ...flash(`seat:${seat}`, "ready", "plain"), hold: 0.5 };
    case "reveal-fails":
      return { ...flash(`seat:${seat}`, "no", "plain"), hold: 0.5 };
    case "explodes":
      return { ...flash(at, "boom", "bad"), sound: "boom", hold: 1.2 };
    case "passes-on":
      return { flights: (event.cards ?? []).map((card) => ({ card, from: `seat:${seat}`, to: restOf(card, moment) })), sound: "card", hold: 1 };
    case "takes-from-hand":
      return { flights: flights(event, `hand:${other}`, hand, { back: event.detail ?? "law" }), sound: "draw", hold: 1 };
    case "removes-from-hand":
      return { flights: flights(event, `hand:${other}`, "discard", { show: true }), sound: "card", hold: 1.5 };
    case "takes-equipment":
      return { flights: flights(event, at, hand, { show: !mine }), sound: "draw", hold: 1.2 };
    case "removes-equipment":
      return { flights: flights(event, at, "discard", { show: true }), sound: "card", hold: 1.4 };
    case "reshuffles":
      return { flights: alike(4, () => ({ from: "discard", to: "deck" })), sound: "draw", hold: 1 };
    case "game-over":
      return ending(event, moment);
    default:
      return null;
  }
}

// How events of the card game look: which cards move, what flashes, what is heard.

import { alike, ending, openly } from "../act.js";

/**
 * @typedef {import("../state.js").Happening} Happening
 * @typedef {import("../act.js").Moment} Moment
 * @typedef {import("../act.js").Act} Act
 * @typedef {import("../act.js").Flight} Flight
 */

/**
 * @param {Happening} event
 * @param {string} from
 * @param {string} to
 * @param {boolean} [show]
 * @returns {Flight[]}
 */
function flights(event, from, to, show) {
  return event.cards?.length ? openly(event.cards, from, to, show) : alike(event.count ?? 1, () => ({ from, to }));
}

/**
 * Where a card lies after an event: in front of somebody, else on the discard pile.
 * @param {string | undefined} card
 * @param {Moment} moment
 */
function restOf(card, moment) {
  const seat = moment.after["seats"].find((/** @type {any} */ one) => one.front.includes(card));
  return seat ? `front:${seat.seat}` : "discard";
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
  switch (event.kind) {
    case "turn-starts":
      return { banner: event.text ?? "", hold: seat === moment.eyes ? 1 : 0.4 };
    case "deals":
      return { flights: flights(event, "deck", hand), hold: 0.3 };
    case "draws":
      return { flights: flights(event, "deck", hand), sound: "draw", hold: 0.9 };
    case "draws-from-discard":
      return { flights: flights(event, "discard", hand, true), sound: "draw", hold: 1.4 };
    case "plays":
    case "uses": {
      const mine = seat === moment.eyes;
      const from = event.kind === "uses" ? `front:${seat}` : hand;
      /** @type {Flight[]} */
      const going = (event.cards ?? []).map((card) => ({ card, from, to: restOf(card, moment), show: !mine }));
      const shooting = other >= 0 && /^answer-shot/.test(moment.ask?.kind ?? "") && moment.ask?.seat === other;
      return {
        ...(going.length ? { flights: going } : {}),
        ...(other >= 0 && seat !== other ? { shot: /** @type {[string, string]} */ ([`seat:${seat}`, `seat:${other}`]) } : {}),
        sound: shooting ? "shot" : "card",
        hold: going.length && !mine ? 1.7 : 0.7,
      };
    }
    case "answers":
      return { flights: flights(event, hand, "discard", true), sound: "card", hold: 1.5 };
    case "discards":
      return { flights: flights(event, hand, "discard"), sound: "card", hold: 0.7 };
    case "flips":
      return { flights: flights(event, "deck", "discard", true), sound: "draw", hold: 1.9 };
    case "check-succeeds":
      return { bursts: [{ at: `seat:${seat}`, icon: "ready", tone: "plain" }], hold: 0.6 };
    case "check-fails":
      return { bursts: [{ at: `seat:${seat}`, icon: "no", tone: "plain" }], hold: 0.6 };
    case "takes-from-hand":
      return { flights: flights(event, `hand:${other}`, hand), sound: "draw", hold: 1 };
    case "takes-from-front":
      return { flights: flights(event, `front:${other}`, hand, true), sound: "draw", hold: 1.6 };
    case "removes-from-hand":
      return { flights: flights(event, `hand:${other}`, "discard", true), sound: "card", hold: 1.6 };
    case "removes-from-front":
      return { flights: flights(event, `front:${other}`, "discard", true), sound: "card", hold: 1.6 };
    case "gives":
      return { flights: flights(event, hand, `hand:${other}`), sound: "draw", hold: 0.9 };
    case "store":
      return { flights: flights(event, "deck", "display"), sound: "draw", hold: 1 };
    case "picks":
      return { flights: flights(event, "display", hand), sound: "draw", hold: 0.9 };
    case "returns":
    case "buries":
      return { flights: flights(event, hand, "deck"), hold: 0.7 };
    case "passes-on":
      return { flights: flights(event, `front:${seat}`, `front:${other}`), sound: "card", hold: 1 };
    case "explodes":
      return { bursts: [{ at: `seat:${seat}`, icon: "boom", tone: "bad" }], sound: "boom", hold: 1.2 };
    case "avoids":
      return { bursts: [{ at: `seat:${seat}`, icon: "dodge", tone: "good" }], sound: "missed", hold: 0.9 };
    case "loses-life":
      return {
        bursts: [{ at: `seat:${seat}`, icon: "hit", text: `−${event.amount ?? 1}`, tone: "bad" }],
        sound: seat === moment.eyes ? "loss" : "shot",
        hold: 1.1,
      };
    case "regains-life":
      return { bursts: [{ at: `seat:${seat}`, icon: "bullet", text: `+${event.amount ?? 1}`, tone: "good" }], sound: "gain", hold: 0.8 };
    case "dying":
    case "doomed":
      return { bursts: [{ at: `seat:${seat}`, icon: "doomed", tone: "bad" }], hold: 0.6 };
    case "eliminated":
      return { bursts: [{ at: `seat:${seat}`, icon: "dead", tone: "bad" }], banner: event.text ?? "", sound: "out", hold: 2 };
    case "returns-alive":
    case "returns-as-ghost":
      return { bursts: [{ at: `seat:${seat}`, icon: "person", tone: "good" }], hold: 0.8 };
    case "event":
      return { banner: event.text ?? "", sound: "card", hold: 1.4 };
    case "game-over":
      return ending(event, moment);
    case "unaffected":
      return { bursts: [{ at: `seat:${seat}`, icon: "dodge", tone: "plain" }], hold: 0.6 };
    default:
      return null;
  }
}

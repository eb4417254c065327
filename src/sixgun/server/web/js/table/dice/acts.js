// How events of The Dice Game look: dice that roll, arrows that move, what flashes, what is heard.

import { alike, ending } from "../act.js";

/**
 * @typedef {import("../state.js").Happening} Happening
 * @typedef {import("../act.js").Moment} Moment
 * @typedef {import("../act.js").Act} Act
 * @typedef {import("../act.js").Flight} Flight
 */

/**
 * @param {string} icon
 * @param {string} from
 * @param {string} to
 * @param {number} [count]
 * @returns {Flight[]}
 */
function tokens(icon, from, to, count = 1) {
  return alike(count, () => ({ icon, from, to }));
}

/**
 * Arrows that everybody puts back.
 * @param {Moment} moment
 * @returns {Flight[]}
 */
function allArrows({ before }) {
  const seats = /** @type {any[]} */ (before?.["seats"] ?? []);
  return seats.flatMap((seat) => tokens("arrow", `seat:${seat.seat}`, "pile", seat.arrows > 0 ? 1 : 0));
}

/** @param {Happening} event @returns {number[]} places, from 0, of dice that are written as `3:beer` */
function placesOf(event) {
  return (event.cards ?? []).map((die) => Number.parseInt(die, 10) - 1);
}

/**
 * @param {Happening} event
 * @param {Moment} moment
 * @returns {Act | null}
 */
export function actOf(event, moment) {
  const seat = event.seat ?? -1;
  const other = event.other ?? -1;
  const amount = event.amount ?? 1;
  const mine = seat === moment.eyes;
  const at = `seat:${seat}`;
  switch (event.kind) {
    case "turn-starts":
      return { ...(mine ? { sound: "turn" } : {}), banner: mine ? (event.text ?? "") : "", hold: mine ? 1 : 0.3 };
    case "rolls":
      return {
        dice: placesOf(event),
        faces: (event.cards ?? []).map((die) => die.slice(die.indexOf(":") + 1)),
        roller: seat,
        sound: "dice",
        hold: 2.5,
      };
    case "takes-arrow":
      return { flights: tokens("arrow", "pile", at, amount), sound: "draw", hold: 0.8 };
    case "returns-arrows":
      return { flights: seat >= 0 ? tokens("arrow", at, "pile", amount) : allArrows(moment), sound: "draw", hold: 0.8 };
    case "discards-arrow":
      return { flights: tokens("arrow", `seat:${other >= 0 ? other : seat}`, "pile"), sound: "draw", hold: 0.8 };
    case "explodes":
      return { bursts: [{ at, icon: "boom", tone: "bad" }], banner: event.text ?? "", sound: "boom", hold: 1.4 };
    case "indians-attack":
      return { bursts: [{ at: "pile", icon: "tipi", tone: "bad" }], banner: event.text ?? "", sound: "boom", hold: 1.6 };
    case "hits":
      return {
        shot: [at, `seat:${other}`],
        bursts: [{ at: `seat:${other}`, icon: "reach", tone: "plain" }],
        sound: "card",
        hold: 0.9,
      };
    case "fires-gatling":
      return { bursts: [{ at, icon: "die-gatling", tone: "plain" }], banner: event.text ?? "", sound: "boom", hold: 1.3 };
    case "unaffected":
      return { bursts: [{ at, icon: "dodge", tone: "plain" }], sound: "missed", hold: 0.7 };
    case "loses-life":
      return { bursts: [{ at, icon: "hit", text: `−${amount}`, tone: "bad" }], sound: mine ? "loss" : "shot", hold: 0.9 };
    case "gives-beer":
      return { flights: tokens("die-beer", "dice", `seat:${other >= 0 ? other : seat}`), hold: 0.8 };
    case "regains-life":
      return { bursts: [{ at, icon: "bullet", text: `+${amount}`, tone: "good" }], sound: "gain", hold: 0.8 };
    case "no-effect":
      return { bursts: [{ at, icon: "no", tone: "plain" }], hold: 0.5 };
    case "uses":
      return { bursts: [{ at, icon: "character", tone: "plain" }], hold: 0.6 };
    case "eliminated":
      return { bursts: [{ at, icon: "dead", tone: "bad" }], banner: event.text ?? "", sound: "out", hold: 2 };
    case "game-over":
      return ending(event, moment);
    default:
      return null;
  }
}

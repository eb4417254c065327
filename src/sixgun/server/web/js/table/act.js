// What is to be seen of an event: the words in which each game says it, and flights that all games have.

/**
 * @typedef {object} Moment when something happens
 * @property {Record<string, any> | null} before the view before
 * @property {Record<string, any>} after the view after
 * @property {import("./state.js").Ask | null} ask the decision that follows
 * @property {import("./state.js").Happening[]} events all that happen together
 * @property {number} eyes whose eyes see it
 *
 * @typedef {object} Flight a card on its way
 * @property {string | null} card its notation; null for a back
 * @property {string} from a place, as `data-at` has it, or `card:` and a notation
 * @property {string} to the same
 * @property {boolean} [show] whether it stops in the middle, to be read
 * @property {string} [icon] a token of this icon instead of a card
 * @property {string} [back] whose back a card shows that is not seen, where there is more than one
 *
 * @typedef {object} Burst what flashes at a seat
 * @property {string} at a place
 * @property {string} icon
 * @property {string} [text]
 * @property {"bad" | "good" | "plain" | "voice"} tone
 *
 * @typedef {object} Act what is to be seen of one event
 * @property {Flight[]} [flights]
 * @property {Burst[]} [bursts]
 * @property {[string, string]} [shot] a line from a place to a place
 * @property {number[]} [dice] places of the dice that are rolled
 * @property {string[]} [faces] what they come up with, as views write it
 * @property {number} [roller] the seat that rolls them
 * @property {import("../sounds.js").Sound} [sound]
 * @property {string} [banner] read in the middle of the table
 * @property {number} [hold] how long it takes, in moves
 */

/** The most that is seen flying for one event, where nothing tells one from the other. */
const MOST = 6;

/**
 * Flights of cards that are seen from their front.
 * @param {string[]} cards
 * @param {string} from
 * @param {string} to
 * @param {boolean} [show] whether they stop in the middle, to be read
 * @returns {Flight[]}
 */
export function openly(cards, from, to, show) {
  return cards.map((card) => ({ card, from, to, ...(show ? { show } : {}) }));
}

/**
 * Flights of things that cannot be told apart.
 * @param {number} count
 * @param {(i: number) => Omit<Flight, "card">} each
 * @returns {Flight[]}
 */
export function alike(count, each) {
  return Array.from({ length: Math.min(count, MOST) }, (_, i) => ({ card: null, ...each(i) }));
}

/**
 * How the end of a game looks, and sounds: not as a victory to whoever has lost it.
 * @param {import("./state.js").Happening} event
 * @param {Moment} moment
 * @returns {Act}
 */
export function ending(event, { after, eyes }) {
  const lost = eyes >= 0 && ((Number(after["winners"]) >> eyes) & 1) === 0;
  return { banner: event.text ?? "", sound: lost ? "out" : "win", hold: 1.5 };
}

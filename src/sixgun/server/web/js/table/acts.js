// What is to be seen of an event, for each game.

import { actOf as classic } from "./classic/acts.js";
import { actOf as dice } from "./dice/acts.js";
import { actOf as duel } from "./duel/acts.js";

/**
 * @typedef {object} Moment when something happens
 * @property {Record<string, any> | null} before the view before
 * @property {Record<string, any>} after the view after
 * @property {import("./state.js").Ask | null} ask the decision that follows
 * @property {import("./state.js").Happening[]} events all that happen together
 * @property {number} eyes whose eyes see it
 *
 * @typedef {(event: import("./state.js").Happening, moment: Moment) => import("./motion.js").Act | null} Director
 */

/** @type {Record<string, Director>} */
export const ACTS = { classic, duel, dice };

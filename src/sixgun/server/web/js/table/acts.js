// What is to be seen of an event, for each game.

import { actOf as classic } from "./classic/acts.js";
import { actOf as dice } from "./dice/acts.js";
import { actOf as duel } from "./duel/acts.js";

/** @typedef {(event: import("./state.js").Happening, moment: import("./act.js").Moment) => import("./act.js").Act | null} Director */

/** @type {Record<string, Director>} */
export const ACTS = { classic, duel, dice };

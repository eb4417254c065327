// What can be touched, whatever it is: how it is lit, what is said of that, and a touch that is meant for something larger.

import { t } from "../texts.js";

/** @typedef {import("./answers.js").Choice | null} Choices */

/**
 * How a thing is lit while something is chosen.
 * @param {Choices} choice
 * @param {string} thing as answers name it
 */
export function lit(choice, thing) {
  const live = choice?.live(thing) ?? false;
  const picked = choice?.isPicked(thing) ?? false;
  const signs = `${live ? "live" : ""} ${picked ? "picked" : ""}`;
  return { live, picked, signs, words: [live && t("page-table-can"), picked && t("page-table-picked")] };
}

/**
 * @param {Choices} choice
 * @param {string} kind `card`, `die`
 * @returns {string | undefined} the first thing of this kind that has been touched, without its kind
 */
export function pickedOf(choice, kind) {
  return choice?.picked.value.find((thing) => thing.startsWith(`${kind}:`))?.slice(kind.length + 1);
}

/**
 * A touch anywhere in something, but for what is touched for itself there.
 * @param {string} inner what that is, as a selector
 * @param {() => void} touch
 * @returns {(event: Event) => void}
 */
export function besides(inner, touch) {
  return ({ target }) => {
    if (!(target instanceof Element && target.closest(inner))) touch();
  };
}

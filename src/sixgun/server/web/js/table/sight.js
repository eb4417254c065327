// What can be aimed at comes into view, where not all of the table is seen at once.

import { useEffect } from "../lib.js";

/** How much the seats leave away, so that more of them are seen: nothing, who they are, and what lies before them too. */
const TIGHT = ["", "1", "2"];

/**
 * @param {{current: HTMLElement | null}} root the board
 * @param {import("./answers.js").Choice | null} choice
 */
export function useSight(root, choice) {
  const picked = choice?.begun ? choice.picked.value.join(" ") : "";
  useEffect(() => {
    const place = /** @type {HTMLElement | null} */ (root.current?.querySelector(".around") ?? null);
    if (!place) return;
    delete place.dataset["tight"];
    if (place.scrollHeight <= place.clientHeight) return;
    const aims = () => [...place.querySelectorAll(picked ? ".seat.live, .seat:has(.live)" : ".dice.gathers")];
    for (const tight of TIGHT) {
      if (tight) place.dataset["tight"] = tight;
      const boxes = aims().map((aim) => aim.getBoundingClientRect());
      const high = Math.max(...boxes.map((box) => box.bottom)) - Math.min(...boxes.map((box) => box.top));
      if (!picked || high <= place.clientHeight) break;
    }
    for (const aim of aims().reverse()) aim.scrollIntoView({ block: "nearest" });
  }, [picked, choice]);
}

// Rows that scroll sideways say at which end there is more than is seen.

import { useEffect, useLayoutEffect } from "../lib.js";

/**
 * Notes in `data-more` at which ends of a row that scrolls sideways there is more than is seen.
 * @param {{current: HTMLElement | null}} row
 */
export function useEnds(row) {
  const look = () => {
    const box = row.current;
    if (!box) return;
    const left = Math.abs(box.scrollLeft);
    const ends = [left > 4 && "before", left + box.clientWidth < box.scrollWidth - 4 && "after"].filter(Boolean).join(" ");
    if (ends) box.dataset["more"] = ends;
    else delete box.dataset["more"];
  };
  useLayoutEffect(look); // whenever the answers change
  useEffect(() => {
    const box = row.current;
    if (!box) return undefined;
    box.addEventListener("scroll", look, { passive: true });
    const watcher = new ResizeObserver(look);
    watcher.observe(box);
    return () => {
      box.removeEventListener("scroll", look);
      watcher.disconnect();
    };
  }, []);
}

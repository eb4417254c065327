// Somebody at a table has another name: everybody is told, of names taken in a running game when it is over. Until then only
// he himself knows, and that the game keeps his old one.

import { useEffect } from "../lib.js";
import { t } from "../texts.js";
import { notice } from "../ui/notices.js";

/** @param {import("../table/state.js").TableState} state tells of new names, as long as it is shown */
export function useRenames(state) {
  useEffect(
    () =>
      state.follow((entry, fresh) => {
        if (!fresh) return;
        const later = state.table.peek()?.stage === "playing";
        const news = entry.kind === "renamed" ? [entry.message] : (entry.message["renamed"] ?? []);
        for (const { seat, name, was } of news) {
          const own = seat === state.chair.peek();
          if (own || !later) notice(t(`page-renamed${own ? "-you" : ""}${later ? "-later" : ""}`, { name, was }));
        }
      }),
    [state],
  );
}

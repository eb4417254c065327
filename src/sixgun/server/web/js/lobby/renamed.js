// Somebody at a table has another name: everybody is told, also that a running game keeps the old one.

import { useEffect } from "../lib.js";
import { t } from "../texts.js";
import { notice } from "../ui/notices.js";

/** @param {import("../table/state.js").TableState} state tells of new names, as long as it is shown */
export function useRenames(state) {
  useEffect(
    () =>
      state.follow((entry, fresh) => {
        if (!fresh || entry.kind !== "renamed") return;
        const { seat, name, was } = entry.message;
        const later = state.table.peek()?.stage === "playing";
        const own = seat === state.chair.peek();
        notice(t(`page-renamed${own ? "-you" : ""}${later ? "-later" : ""}`, { name, was }));
      }),
    [state],
  );
}

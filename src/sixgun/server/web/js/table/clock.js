// The clock of a decision: a bar that shrinks, and the time that is left.

import { html, useEffect, useSignal } from "../lib.js";
import { settings } from "../settings.js";
import { t } from "../texts.js";
import { announce } from "../ui/notices.js";
import { Icon } from "../ui/icon.js";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Fewer are simply counted. */
const SECONDS = 100;

/**
 * @param {number} seconds
 * @param {"narrow" | "long"} how
 * @returns {string} them in the two largest units, as a game by post needs them
 */
export function timeName(seconds, how) {
  const units = /** @type {[string, number][]} */ ([["day", DAY], ["hour", HOUR], ["minute", MINUTE], ["second", 1]]);
  const first = Math.max(0, units.findIndex(([, size]) => seconds >= size));
  const parts = units.slice(first, first + 2).map(([unit, size], i) => {
    const count = Math.floor((i ? seconds % (units[first]?.[1] ?? 1) : seconds) / size);
    return count || !i ? new Intl.NumberFormat(settings.value.lang, { style: "unit", unit, unitDisplay: how }).format(count) : "";
  });
  return parts.filter(Boolean).join(" ");
}

/**
 * @param {{since: number, until: number, ahead: number, mine: boolean}} props times by the server's clock, in ms; ahead: what it is
 *   ahead of ours
 */
export function Clock({ since, until, ahead, mine }) {
  const now = useSignal(Date.now() + ahead);
  useEffect(() => {
    now.value = Date.now() + ahead;
    const timer = setInterval(() => {
      const before = Math.ceil((until - now.value) / 1000);
      now.value = Date.now() + ahead;
      const after = Math.ceil((until - now.value) / 1000);
      if (mine && before > 10 && after <= 10 && after > 0) announce(t("page-table-seconds", { count: 10 }), true);
    }, 250);
    return () => clearInterval(timer);
  }, [since, until, ahead, mine]);
  if (!until) return null;
  const left = Math.max(0, until - now.value);
  const share = Math.min(1, left / Math.max(1, until - since));
  const seconds = Math.ceil(left / 1000);
  return html`<span class=${`clock ${seconds <= 10 ? "hurry" : ""}`} role="timer" aria-label=${seconds < SECONDS ? t("page-table-seconds", { count: seconds }) : t("page-table-left", { time: timeName(seconds, "long") })}>
    <${Icon} name="clock" />
    <span class="clock-bar" aria-hidden="true"><span style=${{ width: `${share * 100}%` }}></span></span>
    <b aria-hidden="true">${seconds < SECONDS ? seconds : timeName(seconds, "narrow")}</b>
  </span>`;
}

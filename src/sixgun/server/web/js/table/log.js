// The story of the game, turn by turn, and what was said in between.

import { html, useLayoutEffect, useMemo, useRef, useSignal } from "../lib.js";
import { openRule } from "../rules/drawer.js";
import { t } from "../texts.js";
import { Icon } from "../ui/icon.js";
import { ChatBox, ChatLine } from "./chat.js";
import { oneStop, rove } from "./keys.js";
import { Told } from "./told.js";

/**
 * @typedef {import("./state.js").Entry} Entry
 * @typedef {import("./state.js").Happening} Happening
 * @typedef {"all" | "mine" | "fights" | "chat"} Filter
 */

/** Kinds of events in which somebody is attacked, defends himself, or is hurt. */
const FIGHTS =
  /^(avoids|answers|loses-life|dying|doomed|eliminated|explodes|rewarded|penalised|hit|dodges|dodge-wasted|down|hits|fires-gatling|indians-attack|takes-arrow|game-over|regains-life|unaffected)/;
const ICONS = /** @type {[RegExp, string][]} */ ([
  [/^(loses-life|hit|hits|down)/, "hit"],
  [/^(avoids|dodges|unaffected)/, "dodge"],
  [/^(regains-life)/, "bullet"],
  [/^(eliminated)/, "dead"],
  [/^(explodes|indians-attack|fires-gatling)/, "boom"],
  [/^(draws|deals|keeps)/, "draw"],
  [/^(event)/, "event"],
  [/^(game-over)/, "trophy"],
  [/^(reinvited)/, "invite"],
]);
/** Only the newest lines are drawn at once. */
const MANY = 400;

/** @param {Happening} event */
function isFight(event) {
  return FIGHTS.test(event.kind) || ((event.kind === "plays" || event.kind === "uses") && (event.other ?? -1) >= 0);
}

/**
 * @param {{
 *   entries: Entry[],
 *   upTo: number,
 *   seat: number,
 *   chat: import("./state.js").Message[],
 *   names: string[],
 *   say: ((text: string) => void) | null,
 *   note: string,
 *   open: boolean,
 * }} props open: whether it has just been opened, where it does not always stand; upTo: the last entry that the board shows; say: null for somebody who may not speak; note: who hears what is said
 */
export function Log({ entries, upTo, seat, chat, names, say, note, open }) {
  const filter = useSignal(/** @type {Filter} */ ("all"));
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const low = useRef(true);
  const lines = useMemo(() => storyOf(entries, upTo, seat, chat, filter.value), [entries, upTo, seat, chat, filter.value]);
  useLayoutEffect(() => {
    if (list.current && low.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines, open]);
  // Tab comes to the newest rule and goes on from there; the arrows lead to the older ones.
  useLayoutEffect(() => oneStop(list.current, (stops) => stops.at(-1)), [lines]);
  const filters = /** @type {[Filter, string][]} */ ([
    ["all", t("page-table-log-all")],
    ...(seat >= 0 ? [["mine", t("page-table-log-mine")]] : []),
    ["fights", t("page-table-log-fights")],
    ["chat", t("page-table-log-chat")],
  ]);
  return html`<div class="log">
    <div class="log-filters" role="group" aria-label=${t("page-table-log-filter")}>
      ${filters.map(
        ([id, label]) => html`<button class="quiet" aria-pressed=${filter.value === id} onClick=${() => (filter.value = id)}>${label}</button>`,
      )}
    </div>
    <div
      class="log-lines"
      ref=${list}
      tabindex=${lines.some(({ event }) => event && cited(event)) ? -1 : 0}
      role="region"
      aria-label=${t("page-table-log")}
      onScroll=${() => {
        const box = list.current;
        if (box) low.current = box.scrollHeight - box.scrollTop - box.clientHeight < 40;
      }}
    >
      <ol onKeyDown=${rove}>
        ${lines.map((line) => (line.chat ? html`<${ChatLine} key=${line.key} message=${line.chat} names=${names} seat=${seat} />` : html`<${Line} key=${line.key} event=${line.event} />`))}
      </ol>
      ${!lines.length && html`<p class="muted small">${t("page-table-log-empty")}</p>`}
    </div>
    <${ChatBox} say=${say} note=${note} />
  </div>`;
}

/**
 * @typedef {{key: string, event?: Happening, chat?: import("./state.js").Message}} StoryLine
 *
 * @param {Entry[]} entries
 * @param {number} upTo
 * @param {number} seat
 * @param {import("./state.js").Message[]} chat
 * @param {Filter} filter
 * @returns {StoryLine[]}
 */
function storyOf(entries, upTo, seat, chat, filter) {
  /** @type {StoryLine[]} */
  const lines = [];
  const said = filter === "all" || filter === "chat" ? [...chat] : [];
  /** @type {StoryLine | null} */
  let heading = null;
  for (const entry of entries) {
    if (entry.n > upTo) break;
    while (said[0] && said[0]["at"] < entry.at) {
      const message = /** @type {import("./state.js").Message} */ (said.shift());
      lines.push({ key: `c${message["at"]}-${message["seat"]}`, chat: message });
    }
    if (filter === "chat") continue;
    for (const [i, event] of happenings(entry).entries()) {
      if (!event.text) continue;
      const line = { key: `${entry.n}-${i}`, event };
      if (event.kind === "turn-starts") {
        heading = line; // shown with the first line below it
        if (filter === "all" || (filter === "mine" && event.seat === seat)) {
          lines.push(line);
          heading = null;
        }
        continue;
      }
      if (filter === "mine" && event.seat !== seat && event.other !== seat) continue;
      if (filter === "fights" && !isFight(event)) continue;
      if (heading) lines.push(heading);
      heading = null;
      lines.push(line);
    }
  }
  for (const message of said) lines.push({ key: `c${message["at"]}-${message["seat"]}`, chat: message });
  return lines.slice(-MANY);
}

/** @param {Entry} entry @returns {Happening[]} what there is to tell of it: the game's events, or what else all at the table are to know */
function happenings(entry) {
  return entry.kind === "reinvited" ? [{ kind: entry.kind, text: t("page-invite-renewed") }] : entry.events;
}

/** @param {Happening} event @returns {boolean} whether its line leads to a rule */
function cited(event) {
  return Boolean(event.cite) && event.kind !== "turn-starts";
}

/** @param {{event: Happening}} props */
function Line({ event }) {
  const icon = ICONS.find(([kind]) => kind.test(event.kind))?.[1];
  const heading = event.kind === "turn-starts";
  return html`<li class=${`story story-${event.kind} ${heading ? "story-turn" : ""} ${isFight(event) ? "story-fight" : ""}`}>
    ${icon && html`<${Icon} name=${icon} />`}
    <${Told} text=${event.text ?? ""} />
    ${cited(event) &&
    html`<button class="quiet story-rule" data-rove tabindex="-1" aria-label=${t("page-rule", { rule: event.cite ?? "" })} title=${event.cite} onClick=${() => openRule(event.cite)}>
      §
    </button>`}
  </li>`;
}

// What reaches somebody besides what the board shows: what is read out and heard, what others say, what he has lost meanwhile.

import { useEffect, useMemo, useRef } from "../lib.js";
import { play } from "../sounds.js";
import { announce } from "../ui/notices.js";

/** @typedef {import("./state.js").Entry} Entry */

/** How long something that was said stands at its seat, in ms. */
const SAID = 5000;

/**
 * Shows what is said at the seat of whoever says it, and has it read out.
 * @param {import("./state.js").TableState} state
 * @param {import("./stage.js").Stage} stage
 * @param {number} eyes
 */
export function useVoices(state, stage, eyes) {
  const heard = useRef(Date.now() + state.ahead);
  const last = state.chat.value.at(-1);
  useEffect(() => {
    if (!last || last["at"] <= heard.current) return;
    heard.current = last["at"];
    if (last["seat"] === eyes) return;
    stage.flash({ at: `seat:${last["seat"]}`, icon: "chat", text: last["text"], tone: "voice" }, SAID / 3);
    announce(`${last["name"]}: ${last["text"]}`);
  }, [last]);
}

/**
 * Returns what somebody has lost since the last own turn, while others played: as sentences of the story, and how many life points.
 * @param {Entry[]} entries
 * @param {number} told the last entry that is told
 * @param {number} eyes
 */
export function useWounds(entries, told, eyes) {
  return useMemo(() => {
    /** @type {string[]} */
    let lines = [];
    let lost = 0;
    let own = false;
    for (const event of eyes < 0 ? [] : entries.filter((entry) => entry.n <= told).flatMap((entry) => entry.events)) {
      if (event.kind === "turn-starts") {
        // What the turns of others have brought stands until the own one is over.
        if (own) [lines, lost] = [[], 0];
        own = event.seat === eyes;
      } else if (event.kind === "loses-life" && event.seat === eyes) {
        lost += event.amount ?? 1;
        if (event.text) lines.push(event.text);
      }
    }
    return { lines, lost };
  }, [entries, told, eyes]);
}

/**
 * Has what happens read out, and what is asked, with a sound if it is the own turn to answer: only what is new, and only once the board shows it.
 * @param {Entry[]} entries
 * @param {number} n
 * @param {number} eyes
 * @param {import("./state.js").Ask | null} ask
 */
export function useNews(entries, n, eyes, ask) {
  const last = useRef(n);
  const asked = useRef(-1);
  const before = useRef(false);
  useEffect(() => {
    const fresh = entries.filter((entry) => entry.n > last.current && entry.n <= n).flatMap((entry) => entry.events);
    last.current = Math.max(n, last.current);
    const said = fresh.flatMap((event) => (event.text ? [event.text] : [])).slice(-6);
    if (ask && ask.seat === eyes && ask.step !== asked.current) {
      asked.current = ask.step;
      said.push(ask.prompt);
    }
    if (said.length) announce(said.join(" "));
    const mine = ask !== null && ask.seat === eyes;
    if (mine && !before.current) play("turn");
    before.current = mine;
  }, [n, ask?.step, eyes]);
}

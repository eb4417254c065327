// A game that runs, or has just ended: what has come over the line is acted out, and what is asked can be answered.

import { html, useEffect, useMemo, useRef, useSignal } from "../lib.js";
import { titleOf } from "../lobby/games.js";
import { rememberGame } from "../lobby/played.js";
import { t } from "../texts.js";
import { useTitle } from "../ui/frame.js";
import { Icon } from "../ui/icon.js";
import { Choice, ownThings } from "./answers.js";
import { TableBar } from "./bar.js";
import { Board } from "./board.js";
import { timeName } from "./clock.js";
import { Help } from "./help.js";
import { LinkBar } from "./link-bar.js";
import { Log } from "./log.js";
import { Marks } from "./marks.js";
import { useNews, useVoices, useWounds } from "./news.js";
import { Over } from "./over.js";
import { Prompt } from "./prompt.js";
import { useShortcuts } from "./shortcuts.js";
import { Stage } from "./stage.js";
import { advised } from "./state.js";

/**
 * @typedef {import("./state.js").TableState} TableState
 * @typedef {import("./state.js").Summary} Summary
 */

/** How long is waited before a bot is asked to hurry, in ms. */
const HASTE = 120;

/** @param {{state: TableState}} props */
export function Playing({ state }) {
  const table = /** @type {Summary} */ (state.table.value);
  const stage = useMemo(() => new Stage(state.view.peek(), state.ask.peek()), [state]);
  const marks = useMemo(() => new Marks(table.match), [table.match]);
  const side = useSignal(false);
  const help = useSignal(false);
  const folded = useSignal(false);
  const heard = useRef(0);

  useEffect(() => {
    stage.set(state.view.peek(), state.ask.peek(), state.entries.peek().at(-1)?.n ?? state.old);
    const stop = state.follow((entry, fresh) => {
      if (!fresh) {
        stage.skip(entry.n);
        return;
      }
      const told = "view" in entry.message;
      stage.add(entry.n, entry.events, told ? state.view.peek() : undefined, told ? state.ask.peek() : undefined);
    });
    return () => {
      stop();
      stage.end();
    };
  }, [state, stage]);

  // A stream that begins anew shows how things stand at once.
  const started = state.welcomes.value;
  useEffect(() => {
    if (heard.current && heard.current !== started) stage.set(state.view.peek(), state.ask.peek(), state.old);
    heard.current = started;
  }, [started]);

  const { view: seen, ask } = stage.shown.value;
  const told = stage.told.value;
  const view = seen ?? /** @type {Record<string, any>} */ (state.view.value);
  const eyes = state.seat.value;
  const live = ask !== null && ask.seat === eyes && state.ask.value?.step === ask.step && state.link.value === "open";
  const waiting = ask !== null && state.sent.value === ask.step;
  const step = ask?.step ?? -1;
  const choice = useMemo(
    () => (live && ask && ask.answers ? new Choice(ask, (action) => state.act(action), ownThings(view, eyes)) : null),
    [step, live, ask?.answers?.length, stage],
  );
  const names = table.seats.map((chair) => chair.name);
  const entries = state.entries.value;
  useVoices(state, stage, eyes);
  const title = titleOf(table.rules["title"], table.seats);
  useTitle(choice && !waiting ? t("page-table-title-turn", { title }) : title);
  useNews(entries, told, eyes, ask);
  const own = eyes >= 0 ? view["seats"][eyes] : null;
  const out = own !== null && own.in_game === false && !view["over"];
  // Only some win with others after they are out: not a Renegade, and with three players everybody has a foe of his own.
  const sided = out && view["seats"].length > 3 && ["deputy", "outlaw"].includes(own["role"]);
  const hints = advised(table, eyes);
  /** @type {import("./signs.js").Scene} */
  const scene = {
    view,
    names,
    wounds: useWounds(entries, told, eyes),
    eyes,
    ask,
    choice: waiting ? null : choice,
    stage,
    chairs: table.seats,
    here: state.here.value,
    marks: eyes >= 0 && !view["over"] ? marks : null,
    why: eyes >= 0 && !view["over"] ? (action) => state.why_not(action) : null,
  };
  useShortcuts({ side, help }, view["game"]);
  const over = Boolean(view["over"]);
  // The end is looked at first.
  const ended = over && stage.over.value;
  useEffect(() => {
    if (over && eyes >= 0) rememberGame(table.match);
  }, [over, eyes, table.match]);
  const ending = over ? (entries.findLast((entry) => entry.events.some((event) => event.kind === "game-over"))?.events.find((event) => event.kind === "game-over")?.text ?? "") : "";
  // Whoever is out while only bots play on may see the end at once.
  const alone = out && (/** @type {any[]} */ (view["seats"])).every((seat, i) => !seat.in_game || table.seats[i]?.kind === "bot");
  const hasty = useHaste(state, stage, alone);
  const away = eyes >= 0 && Boolean(table.seats[eyes]?.stand_in);
  const note = eyes < 0 ? t("page-table-chat-watching") : out ? t("page-table-chat-out") : "";
  return html`<${TableBar} state=${state} view=${view} side=${side} help=${help} over=${over} />
  <main id="main" class=${`table ${side.value ? "side-open" : ""}`}>
    <div class="table-main">
      <${LinkBar} state=${state} />
      ${away &&
      html`<p class="link-bar" role="status">
        <${Icon} name="stand-in" /> ${t("page-table-you-stand-in")}
        <button class="first" onClick=${() => state.back()}>${t("page-table-come-back")}</button>
      </p>`}
      <${Board} scene=${scene}>
        ${over && !ended
          ? html`<section class="prompt idle" aria-label=${t("page-table-prompt")} tabindex="-1"></section>`
          : over
          ? folded.value
            ? html`<section class="prompt" tabindex="-1"><p class="prompt-text"><b>${ending || t("page-table-over")}</b></p>
                <div class="answers"><button class="first" onClick=${() => (folded.value = false)}>${t("page-table-result")}</button></div></section>`
            : null
          : html`${out && html`<p class="out-note small"><${Icon} name="dead" /> ${t("page-table-you-are-out")} ${sided && t("page-table-side-can-win")}
                ${alone && html`<button class="hurry" aria-pressed=${hasty.value} onClick=${() => (hasty.value = !hasty.value)}><${Icon} name="play" /> ${t("page-table-hurry")}</button>`}</p>`}
              <${Prompt}
                scene=${scene}
                absent=${absentOf(table, state.here.value, ask)}
                ahead=${state.ahead}
                waiting=${waiting}
                hint=${state.hint.value}
                askHint=${hints && choice ? () => state.askHint() : null}
              />`}
      <//>
      ${ended && !folded.value && html`<${Over} scene=${scene} state=${state} text=${ending} close=${() => (folded.value = true)} />`}
    </div>
    <aside class="table-side" aria-label=${t("page-table-side")}>
      <${Log}
        entries=${entries}
        upTo=${told}
        seat=${eyes}
        chat=${state.chat.value}
        names=${names}
        say=${eyes >= 0 ? (/** @type {string} */ text) => state.say(text) : null}
        note=${note}
        open=${side.value}
      />
    </aside>
    ${help.value && html`<${Help} close=${() => (help.value = false)} />`}
  </main>`;
}

/**
 * Lets the bots play on at once, if somebody who is out wishes it: each is asked to answer as soon as it is known to be asked.
 * @param {TableState} state
 * @param {Stage} stage
 * @param {boolean} alone whether only bots play on
 */
function useHaste(state, stage, alone) {
  const hasty = useSignal(false);
  const step = state.ask.value?.step ?? -1;
  stage.hasty = hasty.value && alone;
  useEffect(() => {
    if (!hasty.value || !alone || step < 0) return undefined;
    // A server hears so many messages a second, and no more; and one that has missed one is asked again.
    const timers = [setTimeout(() => state.hurry(step), HASTE), setInterval(() => state.hurry(step), 20 * HASTE)];
    return () => timers.forEach(clearTimeout);
  }, [hasty.value, alone, step]);
  return hasty;
}

/**
 * Tells what comes of it if somebody who is asked is not there.
 * @param {Summary} table
 * @param {boolean[]} here
 * @param {import("./state.js").Ask | null} ask
 * @returns {string} in a sentence or two; "" if nobody is missed
 */
function absentOf(table, here, ask) {
  const chair = ask ? table.seats[ask.seat] : undefined;
  if (!ask || !chair || chair.kind === "bot" || chair.kind === "local" || chair.stand_in || here[ask.seat] !== false) return "";
  const grace = Number(table.rules["grace"]) / 1000;
  if (grace > 0) return t("page-table-absent-bot", { name: chair.name, time: timeName(grace, "long") });
  return t(ask.until > 0 ? "page-table-absent-clock" : "page-table-absent", { name: chair.name });
}

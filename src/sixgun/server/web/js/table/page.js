// The page of a table: the line's state, and what is shown at each stage.

import { html, useEffect, useMemo, useRef, useSignal } from "../lib.js";
import { titleOf } from "../lobby/games.js";
import { useRenewals } from "../lobby/invitation.js";
import { rememberGame } from "../lobby/played.js";
import { useRenames } from "../lobby/renamed.js";
import { api } from "../net/api.js";
import { go, route } from "../router.js";
import { gameFirst, openRule } from "../rules/drawer.js";
import { change, settings } from "../settings.js";
import { play } from "../sounds.js";
import { t } from "../texts.js";
import { question } from "../ui/dialog.js";
import { useTitle } from "../ui/frame.js";
import { Icon } from "../ui/icon.js";
import { announce, notice } from "../ui/notices.js";
import { Choice, ownThings } from "./answers.js";
import { Board } from "./board.js";
import { timeName } from "./clock.js";
import { Help } from "./help.js";
import { useKeys } from "./keys.js";
import { Log } from "./log.js";
import { Marks } from "./marks.js";
import { Stage } from "./motion.js";
import { Over } from "./over.js";
import { Prompt } from "./prompt.js";
import { TableState } from "./state.js";
import { WaitingRoom } from "./waiting.js";

/** How long is waited before a bot is asked to hurry, in ms. */
const HASTE = 120;
/** How long something that was said stands at its seat, in ms. */
const SAID = 5000;

/** @param {{id: string}} props */
export function TablePage({ id }) {
  const lang = settings.value.lang;
  const state = useMemo(() => new TableState(id, route.value.query.get("invite") ?? "", lang), [id, lang]);
  useEffect(() => () => state.leave(), [state]);
  useRenames(state);
  useRenewals(state);
  useEffect(() => {
    const refusal = state.refusal.value;
    if (refusal && state.table.value) {
      notice(refusal["message"], refusal["rule"]);
      state.refusal.value = null;
    }
  }, [state.refusal.value]);
  const table = state.table.value;
  const game = table?.rules["game"];
  useEffect(() => {
    if (game) gameFirst.value = game; // whoever opens the rulebook here asks about this game
  }, [game]);
  const link = state.link.value;
  if (link === "closed" && !table) return html`<${Closed} refusal=${state.refusal.value} />`;
  if (!table) return html`<main id="main" class="splash" aria-busy="true">${t(link === "lost" ? "page-table-lost-line" : "page-table-opening")}</main>`;
  if (table.stage === "closed") return html`<${Closed} refusal=${null} />`;
  if (table.stage === "lobby" || !state.view.value) {
    return html`<${LinkBar} state=${state} /><${WaitingRoom} state=${state} />`;
  }
  return html`<${Playing} key=${table.match} state=${state} />`;
}

/** A table that cannot be seen: it is closed, it is not there, or the server refuses it. @param {{refusal: Record<string, any> | null}} props */
function Closed({ refusal }) {
  const missing = refusal?.["reason"] === "no-such-table";
  const why = refusal?.["message"] ?? "";
  return html`<main id="main" class="page closed"><div class="sheet">
    <h1>${t(missing ? "page-table-missing" : why ? "page-table-refused" : "page-table-closed")}</h1>
    <p>${missing ? t("page-table-missing.about") : why || t("page-table-closed.about")}</p>
    <a class="button first" href="/">${t("page-table-to-lobby")}</a>
  </div></main>`;
}

/** @param {{state: TableState}} props how the line is, if there is something to say */
function LinkBar({ state }) {
  const link = state.link.value;
  if (link === "lost") return html`<p class="link-bar" role="status"><${Icon} name="clock" /> ${t("page-table-lost-line")}</p>`;
  if (link === "closed") {
    return html`<p class="link-bar" role="alert">${t("page-table-line-over")} <button onClick=${() => location.reload()}>${t("page-table-again")}</button></p>`;
  }
  return null;
}

/** A game that runs, or has just ended. @param {{state: TableState}} props */
function Playing({ state }) {
  const table = /** @type {import("./state.js").Summary} */ (state.table.value);
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
  const hints = Boolean(table.rules["hints"]);
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
  const focus = (/** @type {string} */ selector) => {
    const found = document.querySelector(selector);
    if (found instanceof HTMLElement) found.focus();
    return found !== null;
  };
  useKeys((key) => {
    switch (key) {
      case "?":
        help.value = true;
        return true;
      case "h":
        return (
          focus('[data-group="hand"] [data-rove][tabindex="0"]') || focus('[data-group="dice"] [data-rove][tabindex="0"]') || focus(".prompt")
        );
      case "t":
        return focus('[data-group="seats"] .live [data-rove]') || focus('[data-group="seats"] [data-rove][tabindex="0"]');
      case "p":
        return focus('[data-group="answers"] button') || focus(".prompt");
      case "l":
        side.value = true;
        return focus(".log-lines");
      case "c":
        side.value = true;
        return focus("#chat-field");
      case "r":
        openRule("*", view["game"]);
        return true;
      case "m":
        change({ sound: !settings.value.sound });
        return true;
      case "Escape":
        if (!side.value) return false;
        side.value = false;
        return true;
      default:
        return false;
    }
  });
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
  return html`<${TopBar} state=${state} view=${view} side=${side} help=${help} over=${over} />
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
 * Shows what is said at the seat of whoever says it, and has it read out.
 * @param {TableState} state
 * @param {Stage} stage
 * @param {number} eyes
 */
function useVoices(state, stage, eyes) {
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
 * @param {import("./state.js").Entry[]} entries
 * @param {number} told the last entry that is told
 * @param {number} eyes
 */
function useWounds(entries, told, eyes) {
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
 * Tells what comes of it if somebody who is asked is not there.
 * @param {import("./state.js").Summary} table
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

/**
 * Has what happens read out, and what is asked, with a sound if it is the own turn to answer: only what is new, and only once the board shows it.
 * @param {import("./state.js").Entry[]} entries
 * @param {number} n
 * @param {number} eyes
 * @param {import("./state.js").Ask | null} ask
 */
function useNews(entries, n, eyes, ask) {
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

/**
 * @param {{
 *   state: TableState,
 *   view: Record<string, any>,
 *   side: import("@preact/signals").Signal<boolean>,
 *   help: import("@preact/signals").Signal<boolean>,
 *   over: boolean,
 * }} props
 */
function TopBar({ state, view, side, help, over }) {
  const table = /** @type {import("./state.js").Summary} */ (state.table.value);
  const eyes = state.seat.value;
  const unread = useRef(0);
  const said = state.chat.value.length;
  if (side.value) unread.current = said;
  const fresh = said - unread.current;
  const leave = async () => {
    if (eyes >= 0 && !over) {
      const sure = await question(t("page-table-leave"), t("page-table-leave-about"), [
        { label: t("page-table-stay"), value: "", first: true },
        { label: t("page-table-leave"), value: "leave" },
      ]);
      if (sure !== "leave") return;
    }
    if (state.chair.peek() >= 0) {
      try {
        await api("POST", `/tables/${state.id}/leave`, {});
      } catch (error) {
        notice(error instanceof Error ? error.message : "");
      }
    }
    go("/");
  };
  const turn = view["turn"];
  const watching = state.watching.value;
  return html`<section class="table-bar" aria-label=${t("page-table-bar")}>
    <h1>${titleOf(table.rules["title"], table.seats)}</h1>
    ${turn > 0 && html`<span class="table-turn">${t("page-table-turn-number", { turn })}</span>`}
    ${eyes < 0 && html`<span class="badge"><${Icon} name="watch" /> <span>${t("page-table-watching")}</span></span>`}
    ${watching > 0 && eyes >= 0 && html`<span class="badge" title=${t("page-table-watchers", { count: watching })}><${Icon} name="watch" label=${t("page-table-watchers", { count: watching })} /> ${watching}</span>`}
    <span class="grow"></span>
    <button
      class="quiet icon-only"
      aria-label=${t("page-table-sound")}
      title=${t("page-table-sound")}
      aria-pressed=${settings.value.sound}
      onClick=${() => change({ sound: !settings.value.sound })}
    >
      <${Icon} name=${settings.value.sound ? "sound-on" : "sound-off"} />
    </button>
    <button class="quiet icon-only" aria-label=${t("page-table-help")} title=${t("page-table-help")} onClick=${() => (help.value = true)}><${Icon} name="help" /></button>
    <button class="quiet icon-only" aria-label=${t("page-table-leave")} title=${t("page-table-leave")} onClick=${leave}><${Icon} name="leave" /></button>
    <button
      class="quiet icon-only side-toggle"
      aria-label=${t("page-table-log")}
      title=${t("page-table-log")}
      aria-expanded=${side.value}
      onClick=${() => (side.value = !side.value)}
    >
      <${Icon} name="log" />${fresh > 0 && html`<span class="unread">${fresh}</span>`}
    </button>
  </section>`;
}

// The replay of a finished game: step by step, with anybody's eyes.

import { gameName, loadGames, specials, titleOf } from "../lobby/games.js";
import { dateOf, outcomeName, winnersOf } from "../lobby/finished.js";
import { html, useEffect, useMemo, useRef, useSignal } from "../lib.js";
import { api } from "../net/api.js";
import { go, route } from "../router.js";
import { settings } from "../settings.js";
import { Board } from "../table/board.js";
import { Stage } from "../table/stage.js";
import { t } from "../texts.js";
import { Waiting } from "../ui/cylinder.js";
import { Failure } from "../ui/failure.js";
import { useLateFocus, useTitle } from "../ui/frame.js";
import { Icon } from "../ui/icon.js";
import { announce } from "../ui/notices.js";
import { Copy, Share } from "../ui/share.js";
import { Film } from "./film.js";
import { Story } from "./story.js";
import { Timeline } from "./timeline.js";

/** @typedef {import("../lobby/played.js").Match} Match */

/** @param {{id: string}} props */
export function ReplayPage({ id }) {
  const match = useSignal(/** @type {Match | null} */ (null));
  const error = useSignal(/** @type {unknown} */ (null));
  useTitle(match.value ? `${titleOf(match.value.title, match.value.sitters)} · ${t("page-replay")}` : t("page-replay"));
  const load = () => {
    error.value = null;
    api("GET", `/matches/${id}`).then(
      (found) => (match.value = found),
      (problem) => (error.value = problem),
    );
    loadGames().catch(() => {}); // only for the names of options
  };
  useEffect(load, [id]);
  if (error.value) {
    return html`<main class="page narrow">
      <h1>${t("page-replay")}</h1>
      <${Failure} error=${error.value} again=${load}><a class="button" href="/games">${t("page-finished-all")}</a><//>
    </main>`;
  }
  if (!match.value) return html`<main class="page"><h1>${t("page-replay")}</h1><${Waiting} text=${t("page-loading")} /></main>`;
  return html`<${Replay} match=${match.value} />`;
}

/** @param {string} hash @returns {number} the moment that an address names, 0 for none */
function momentOf(hash) {
  return /^\d{1,6}$/.test(hash) ? Number(hash) : 0;
}

/** @param {{match: Match}} props */
function Replay({ match }) {
  useLateFocus();
  const lang = settings.value.lang;
  const eyes = eyesOf(route.value.query.get("eyes"), match);
  const film = useMemo(() => new Film(match.id, eyes, lang), [match.id, eyes, lang]);
  const stage = useMemo(() => new Stage(null, null), [film]);
  const wish = useSignal(momentOf(route.value.hash));
  const playing = useSignal(false);
  const speed = useSignal(1);
  const acted = useRef(false);
  const names = useMemo(() => match.sitters.map(({ name }) => name), [match]);
  const frames = film.frames.value;
  const steps = film.steps.value;
  const step = steps < 0 ? wish.value : Math.min(wish.value, steps);
  const frame = frames[step];

  useEffect(() => {
    void film.load(wish.peek());
    return () => {
      film.end();
      stage.end();
    };
  }, [film]);

  // Somebody goes to another moment by the address.
  useEffect(() => {
    const named = momentOf(route.value.hash);
    if (named !== wish.peek()) wish.value = named;
  }, [route.value.hash]);

  const to = (/** @type {number} */ n, act = false) => {
    acted.current = act;
    wish.value = Math.max(0, steps < 0 ? n : Math.min(n, steps));
    void film.load(wish.peek());
  };
  const jump = (/** @type {number} */ n) => {
    playing.value = false;
    to(n, n === step + 1);
  };

  // The board: one step on is acted out, a jump is shown at once.
  useEffect(() => {
    if (!frame) return;
    if (acted.current && stage.shown.peek().view) stage.add(frame.n, frame.events, frame.view, null);
    else stage.set(frame.view, null, frame.n);
    acted.current = false;
    const lines = frame.events.flatMap(({ text }) => (text ? [text] : []));
    if (lines.length) announce(lines.join(" "));
  }, [frame, stage]);

  // The address follows, so that it can be given to others at any moment.
  useEffect(() => {
    const timer = setTimeout(() => {
      if (momentOf(route.value.hash) !== step) go(addressOf(match.id, eyes, step), { replace: true });
    }, 300);
    return () => clearTimeout(timer);
  }, [step, eyes]);

  useEffect(() => {
    if (!playing.value || steps < 0) return undefined;
    if (step >= steps) {
      playing.value = false;
      return undefined;
    }
    if (!frames[step + 1]) {
      void film.load(step + 1); // play goes on when it has come
      return undefined;
    }
    // What nobody sees happen takes hardly any time.
    const silent = !frame?.events.some(({ text }) => text);
    const timer = setTimeout(() => to(step + 1, true), (silent ? 250 : 1000) / speed.value);
    return () => clearTimeout(timer);
  }, [playing.value, step, frames, speed.value, steps]);

  const play = (/** @type {boolean} */ on) => {
    if (on && step >= steps) to(0);
    playing.value = on;
  };
  useKeys({ "ArrowLeft": () => jump(step - 1), "ArrowRight": () => jump(step + 1), "Home": () => jump(0), "End": () => jump(steps), " ": () => play(!playing.peek()) });

  const view = stage.shown.value.view;
  const here = new URL(addressOf(match.id, eyes, step), location.href).href;
  return html`<main class="replay">
    <div class="replay-head">
      <div class="grow">
        <h1>${titleOf(match.title, match.sitters)}</h1>
        <p class="rule-facts">
          <span><${Icon} name=${`game-${match.game}`} /> ${gameName(match.game)}</span>
          ${specials(match).map((text) => html`<span class="badge" key=${text}>${text}</span>`)}
          <span>${dateOf(match.ended)}</span>
          <span class="won"><${Icon} name="winner" /> ${outcomeName(match.outcome)} ${winnersOf(match)}</span>
        </p>
      </div>
      <label class="field eyes">
        ${t("page-replay-eyes")}
        <select
          value=${eyes}
          onChange=${(/** @type {Event} */ event) => go(addressOf(match.id, /** @type {HTMLSelectElement} */ (event.target).value, step), { replace: true })}
        >
          <option value="all">${t("page-replay-eyes-all")}</option>
          ${names.map((name, seat) => html`<option key=${seat} value=${String(seat)}>${name}</option>`)}
          <option value="-1">${t("page-replay-eyes-bystander")}</option>
        </select>
      </label>
    </div>
    <div class="replay-board" role="region" aria-label=${t("page-replay-table")} aria-busy=${!frame}>
      ${film.error.value
        ? html`<${Failure} error=${film.error.value} again=${() => void film.load(step)} />`
        : view
          ? html`<${Board} scene=${{
              view,
              names,
              eyes: eyes === "all" ? -1 : Number(eyes),
              ask: null,
              choice: null,
              stage,
              chairs: [],
              here: [],
              marks: null,
              why: null,
            }} />`
          : html`<${Waiting} text=${t("page-loading")} />`}
    </div>
    ${steps >= 0 &&
    html`<${Timeline}
      frames=${frames}
      steps=${steps}
      step=${step}
      names=${names}
      playing=${playing.value}
      speed=${speed.value}
      to=${jump}
      play=${play}
      setSpeed=${(/** @type {number} */ wished) => (speed.value = wished)}
    />`}
    <aside class="replay-side">
      <${Story} frames=${frames} step=${step} to=${jump} />
      <div class="row replay-links">
        <${Copy} text=${here} label=${t("page-replay-link")} />
        <${Share} url=${here} title=${t("page-replay-share")} />
        <a class="button" href=${`/api/matches/${match.id}/record`} download><${Icon} name="download" /> ${t("page-replay-record")}</a>
      </div>
    </aside>
  </main>`;
}

/** @param {string | null} wish @param {Match} match @returns {string} whose eyes: a seat, -1 or `all` */
function eyesOf(wish, match) {
  if (wish === "-1") return "-1";
  const seat = Number(wish ?? Number.NaN);
  return Number.isInteger(seat) && seat >= 0 && seat < match.sitters.length ? String(seat) : "all";
}

/** @param {string} id @param {string} eyes @param {number} step */
function addressOf(id, eyes, step) {
  return `/replay/${id}${eyes === "all" ? "" : `?eyes=${eyes}`}${step ? `#${step}` : ""}`;
}

/**
 * Keys that work wherever the focus is, but in fields and on buttons that use them themselves.
 * @param {Record<string, () => void>} keys
 */
function useKeys(keys) {
  const now = useRef(keys);
  now.current = keys;
  useEffect(() => {
    const press = (/** @type {KeyboardEvent} */ event) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || document.querySelector("dialog[open]")) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest("input, select, textarea, [data-rove], .tale-box")) return;
      if (event.key === " " && target?.closest("button, a, summary")) return;
      const act = now.current[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

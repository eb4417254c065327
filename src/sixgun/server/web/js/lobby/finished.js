// Games that are over: the last ones in the lobby, and all of them on a page of their own.

import { html, useEffect, useSignal } from "../lib.js";
import { api } from "../net/api.js";
import { settings } from "../settings.js";
import { has, t } from "../texts.js";
import { Waiting } from "../ui/cylinder.js";
import { Failure } from "../ui/failure.js";
import { useTitle } from "../ui/frame.js";
import { Icon } from "../ui/icon.js";
import { gameName, titleOf } from "./games.js";
import { played } from "./played.js";

/** @typedef {import("./played.js").Match} Match */

const PAGE = 20;
/** So many stand in the lobby. */
const FEW = 5;

/** @param {number} time in ms since 1970 */
export function dateOf(time) {
  return new Intl.DateTimeFormat(settings.value.lang, { dateStyle: "medium", timeStyle: "short" }).format(time);
}

/** @param {string} outcome of a game */
export function outcomeName(outcome) {
  const id = `page-outcome-${outcome.replaceAll(/[^a-z]+/g, "-")}`;
  return has(id) ? t(id) : t("page-outcome");
}

/** @param {Match} match @returns {string} the names of who has won */
export function winnersOf(match) {
  return match.sitters
    .filter((_, seat) => (match.returns[seat] ?? 0) > 0)
    .map(({ name }) => name)
    .join(", ");
}

/** The last few, in the lobby. */
export function LastGames() {
  const found = useSignal(/** @type {Match[] | null} */ (null));
  useEffect(() => {
    const listed = api("GET", `/matches?limit=${FEW}`).catch(() => []);
    void Promise.all([listed, played()]).then(([matches, own]) => {
      const others = matches.filter((/** @type {Match} */ match) => !own.some(({ id }) => id === match.id));
      found.value = [...own, ...others].sort((one, other) => other.ended - one.ended).slice(0, FEW);
    });
  }, []);
  return html`<section class="last-games" aria-labelledby="last-title">
    <h2 id="last-title">${t("page-finished")}</h2>
    ${found.value === null
      ? html`<${Waiting} text=${t("page-loading")} />`
      : found.value.length === 0
        ? html`<p class="muted">${t("page-finished-none")}</p>`
        : html`<ul class="match-list">
              ${found.value.map((match) => html`<${MatchLine} key=${match.id} match=${match} />`)}
            </ul>
            <p><a href="/games">${t("page-finished-all")}</a></p>`}
  </section>`;
}

/** All of them, a page at a time. */
export function FinishedPage() {
  useTitle(t("page-finished"));
  const found = useSignal(/** @type {Match[]} */ ([]));
  const own = useSignal(/** @type {Match[]} */ ([]));
  const state = useSignal(/** @type {"more" | "loading" | "end"} */ ("loading"));
  const error = useSignal(/** @type {unknown} */ (null));
  const more = async () => {
    state.value = "loading";
    error.value = null;
    const last = found.value.at(-1);
    try {
      const next = await api("GET", `/matches?limit=${PAGE}${last ? `&before=${last.ended}` : ""}`);
      found.value = [...found.value, ...next];
      state.value = next.length < PAGE ? "end" : "more";
    } catch (problem) {
      error.value = problem;
      state.value = "more";
    }
  };
  useEffect(() => {
    void more();
    void played().then((matches) => (own.value = matches));
  }, []);
  return html`<main class="page" id="main">
    <h1>${t("page-finished")}</h1>
    <p class="lead">${t("page-finished-text")}</p>
    ${own.value.length > 0 &&
    html`<section class="played" aria-labelledby="played-title">
        <h2 id="played-title">${t("page-finished-mine")}</h2>
        <ul class="match-list wide">
          ${own.value.map((match) => html`<${MatchLine} key=${match.id} match=${match} names />`)}
        </ul>
      </section>
      <h2>${t("page-finished-open")}</h2>`}
    ${state.value === "end" && found.value.length === 0 && html`<p class="nothing-yet sheet">${t("page-finished-none")}</p>`}
    <ul class="match-list wide">
      ${found.value.map((match) => html`<${MatchLine} key=${match.id} match=${match} names top=${!own.value.length} />`)}
    </ul>
    ${error.value && html`<${Failure} error=${error.value} again=${more} />`}
    ${state.value === "loading" && html`<${Waiting} text=${t("page-loading")} />`}
    ${state.value === "more" && !error.value && html`<p><button type="button" onClick=${more}>${t("page-finished-more")}</button></p>`}
  </main>`;
}

/** @param {{match: Match, names?: boolean, top?: boolean}} props names: whether all who played are named; top: whether no heading but the page's stands above */
function MatchLine({ match, names, top }) {
  const winners = winnersOf(match);
  return html`<li class="match-line sheet">
    <${Icon} name=${`game-${match.game}`} class="large" />
    <div class="grow">
      <${top ? "h2" : "h3"}><a href=${`/replay/${match.id}`}>${titleOf(match.title, match.sitters)}</a><//>
      <p>${outcomeName(match.outcome)}${winners && html` <span class="won"><${Icon} name="winner" /> ${winners}</span>`}</p>
      <p class="small muted">
        ${gameName(match.game)} · ${t("page-match-facts", { players: match.sitters.length, actions: match.actions })} ·${" "}
        <time datetime=${new Date(match.ended).toISOString()}>${dateOf(match.ended)}</time>
      </p>
      ${names && html`<p class="small names">${match.sitters.map(({ name }) => name).join(" · ")}</p>`}
    </div>
  </li>`;
}

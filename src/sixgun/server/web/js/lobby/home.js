// The lobby: a game at once, a table of one's own, tables to join, and games that are over.

import { html, useEffect, useSignal } from "../lib.js";
import { go } from "../router.js";
import { t } from "../texts.js";
import { Waiting } from "../ui/cylinder.js";
import { Failure } from "../ui/failure.js";
import { useTitle } from "../ui/frame.js";
import { Icon } from "../ui/icon.js";
import { LastGames } from "./finished.js";
import { games, loadGames } from "./games.js";
import { lookAtMine } from "./mine.js";
import { OpenTable, openTableDialog } from "./open.js";
import { MyTables, Running } from "./own-tables.js";
import { Practice } from "./practice.js";
import { tableIn } from "./seats.js";
import { Tables } from "./tables.js";

export function Home() {
  useTitle("");
  const error = useSignal(/** @type {unknown} */ (null));
  const mine = useSignal(/** @type {import("../table/state.js").Summary[]} */ ([]));
  const load = () => {
    error.value = null;
    loadGames().catch((problem) => (error.value = problem));
  };
  useEffect(load, []);
  useEffect(() => {
    const look = () => {
      if (!document.hidden) void lookAtMine();
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return html`<main class="home" id="main">
    <${Running} />
    <div class="band">
      <div class="welcome">
        <h1>${t("page-welcome")}</h1>
        <p class="lead">${t("page-welcome-text")}</p>
      </div>
      ${error.value
        ? html`<${Failure} error=${error.value} again=${load} />`
        : games.value
          ? html`<${Practice} />`
          : html`<div class="practice sheet"><${Waiting} text=${t("page-loading")} /></div>`}
      <div class="friends">
        <h2>${t("page-friends")}</h2>
        <p>${t("page-friends-text")}</p>
        <button type="button" class="light" disabled=${!games.value} onClick=${() => openTableDialog()}>
          <${Icon} name="table" /> ${t("page-open-table")}
        </button>
        <${JoinField} />
      </div>
    </div>
    <div class="page two">
      <div class="stack">
        <${MyTables} mine=${mine} />
        <${Tables} open=${() => openTableDialog()} mine=${mine.value.map(({ id }) => id)} />
      </div>
      <${LastGames} />
    </div>
    <${OpenTable} />
  </main>`;
}

/** Where a link that somebody has sent is pasted. */
function JoinField() {
  const text = useSignal("");
  const problem = useSignal(false);
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    const address = tableIn(text.value);
    if (address) go(address);
    else problem.value = true;
  };
  return html`<form class="join" onSubmit=${submit} novalidate>
    <label class="field">
      <span>${t("page-join-link")}</span>
      <span class="row tied">
        <input
          class="grow"
          autocomplete="off"
          value=${text.value}
          aria-invalid=${problem.value ? "true" : undefined}
          aria-describedby="join-problem"
          onInput=${(/** @type {Event} */ event) => {
            text.value = /** @type {HTMLInputElement} */ (event.target).value;
            problem.value = false;
          }}
        />
        <button class="light">${t("page-join-go")}</button>
      </span>
    </label>
    <p class="problem" id="join-problem" role="alert">${problem.value ? t("page-join-bad") : ""}</p>
  </form>`;
}

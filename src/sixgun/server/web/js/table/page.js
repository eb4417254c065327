// The page of a table.

import { html, useEffect, useMemo } from "../lib.js";
import { route } from "../router.js";
import { settings } from "../settings.js";
import { TableState } from "./state.js";

/** @param {{id: string}} props */
export function TablePage({ id }) {
  const lang = settings.value.lang;
  const state = useMemo(() => new TableState(id, route.value.query.get("invite") ?? "", lang), [id, lang]);
  useEffect(() => () => state.leave(), [state]);
  const ask = state.ask.value;
  return html`<main>
    <p>${state.link.value} ${state.table.value?.stage}</p>
    <pre>${JSON.stringify(state.view.value?.seats, null, 1)}</pre>
    ${ask && html`<p>${ask.prompt}</p>`}
    ${state.mine && ask?.answers?.map((answer) => html`<button onClick=${() => state.act(answer.do)}>${answer.label}</button>`)}
    <ol>
      ${state.entries.value.flatMap((entry) => entry.events.filter((e) => e.text).map((e) => html`<li>${e.text}</li>`))}
    </ol>
  </main>`;
}

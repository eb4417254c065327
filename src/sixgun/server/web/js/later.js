// The table and the replay are most of the page: they are fetched when they are wanted, or while the lobby is looked at.

import { html, signal, useEffect } from "./lib.js";
import { ready, t } from "./texts.js";
import { Failure } from "./ui/failure.js";

/** Ms after which what may be wanted next is fetched, so that it does not hold up what is looked at. */
const LEISURE = 1500;

/** @typedef {import("preact").FunctionComponent<{id: string}>} Component */

/** @type {Record<string, () => Promise<Component>>} */
const SOURCES = {
  table: async () => (await import("./table/page.js")).TablePage,
  replay: async () => (await import("./replay/page.js")).ReplayPage,
};

/** Those that are here. */
const here = signal(/** @type {Record<string, Component>} */ ({}));

/** Why one could not be fetched. */
const trouble = signal(/** @type {unknown} */ (null));

/** @param {string} page */
async function fetchPage(page) {
  const source = SOURCES[page];
  if (!source || here.value[page]) return;
  try {
    const component = await source();
    here.value = { ...here.value, [page]: component };
    trouble.value = null;
  } catch (error) {
    trouble.value = error;
  }
}

/** Fetches what may be wanted next, once there are words to look at. */
export function prefetch() {
  setTimeout(() => {
    if (ready()) void fetchPage("table");
    else prefetch();
  }, LEISURE);
}

/** @param {{page: string, id: string}} props */
export function Later({ page, id }) {
  useEffect(() => void fetchPage(page), [page]);
  const Found = here.value[page];
  if (Found) return html`<${Found} id=${id} />`;
  if (trouble.value === null) return html`<main class="page" id="main" aria-busy="true"><p class="splash">${t("page-loading")}</p></main>`;
  // A browser remembers that a file could not be had: only the whole page can be asked for again.
  return html`<main class="page narrow" id="main">
    <${Failure} error=${trouble.value} again=${() => location.reload()} />
  </main>`;
}

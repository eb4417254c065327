// Addresses of the page, and going from one to the other without loading it anew.

import { signal } from "./lib.js";

/** The address that is shown. */
export const route = signal(read());

/** @returns {{page: string, id: string, query: URLSearchParams, hash: string}} */
function read() {
  const [, page = "", id = ""] = location.pathname.split("/");
  return { page, id, query: new URLSearchParams(location.search), hash: location.hash.slice(1) };
}

/**
 * Goes to another address of the page.
 * @param {string} address
 * @param {{replace?: boolean}} [how] replace: without a way back to where one was
 */
export function go(address, how) {
  if (how?.replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  route.value = read();
  if (!how?.replace) scrollTo(0, 0);
}

addEventListener("popstate", () => {
  route.value = read();
});

// Links within the page need no loading.
document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (/^\/(api|web|metrics|health)/.test(link.pathname)) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});

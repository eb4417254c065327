// The lobby: tables to join, and opening one.

import { html, useEffect, useSignal } from "../lib.js";
import { api } from "../net/api.js";
import { go } from "../router.js";

/** Opens a practice table against bots. */
async function practise(/** @type {string} */ game) {
  const guest = await api("GET", "/guest");
  if (!guest.name) await api("POST", "/guest", { name: "Guest" });
  const opened = await api("POST", "/tables", { game, open: false });
  const id = opened.table.id;
  for (let seat = 1; seat < opened.table.seats.length; seat += 1) {
    await api("PUT", `/tables/${id}/seats/${seat}`, { bot: "greenhorn" });
  }
  await api("POST", `/tables/${id}/ready`, { ready: true });
  await api("POST", `/tables/${id}/start`, {});
  go(`/table/${id}`);
}

export function Home() {
  const tables = useSignal(/** @type {any[]} */ ([]));
  useEffect(() => {
    void api("GET", "/tables").then((found) => {
      tables.value = found;
    });
  }, []);
  return html`<main>
    <h1>Sixgun</h1>
    ${["classic", "duel", "dice"].map((game) => html`<button onClick=${() => practise(game)}>${game}</button>`)}
    <ul>
      ${tables.value.map((table) => html`<li><a href=${`/table/${table.id}`}>${table.rules.title}</a></li>`)}
    </ul>
  </main>`;
}

// A game against bots, at once: opens a closed table with hints, fills it and starts.

import { html, useSignal } from "../lib.js";
import { api } from "../net/api.js";
import { go, route } from "../router.js";
import { openRule } from "../rules/drawer.js";
import { t } from "../texts.js";
import { Segments } from "../ui/choice.js";
import { attempt } from "../ui/failure.js";
import { Icon } from "../ui/icon.js";
import { Cylinder } from "../ui/cylinder.js";
import { bestBot, botName, botText, gameOf, games, mostPlayers, PRACTICE } from "./games.js";
import { introduce } from "./guest.js";
import { rememberTable } from "./mine.js";
import { fillWithBots } from "./seats.js";
import { GameChoice } from "./rules-form.js";

const KEY = "sixgun-practice";

/** @returns {{game: string, players: number, bot: string}} what was played last; the address can name another game */
function remembered() {
  const asked = route.value.query.get("game");
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    // A browser that keeps nothing, or something that is not ours: the defaults do.
  }
  return { game: "classic", players: 5, bot: "", ...kept, ...(asked ? { game: asked } : {}) };
}

/**
 * Opens a table, puts bots into all other seats and starts.
 * @param {{game: string, players: number, bot: string}} wish
 * @returns {Promise<string>} id of the table
 */
async function practise({ game, players, bot }) {
  const options = "players" in (gameOf(game)?.defaults ?? {}) ? { players } : {};
  const opened = await api("POST", "/tables", { game, options, open: false, hints: true, ghosts: "open", title: PRACTICE });
  await fillWithBots(opened.table.id, opened.table.seats, bot);
  await api("POST", `/tables/${opened.table.id}/start`, {});
  return opened.table.id;
}

/** The form of it. */
export function Practice() {
  const wish = useSignal(remembered());
  const busy = useSignal(false);
  const game = gameOf(wish.value.game) ?? games.value?.[0];
  if (!game) return null;
  const { min } = game.players;
  const most = mostPlayers(game, []);
  const players = Math.max(min, Math.min(most, wish.value.players));
  const bot = game.bots.some(({ id }) => id === wish.value.bot) ? wish.value.bot : bestBot(game);
  const set = (/** @type {Partial<{game: string, players: number, bot: string}>} */ changes) => {
    wish.value = { ...wish.value, ...changes };
  };
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (busy.value) return;
    busy.value = true;
    const id = await attempt(async () => ((await introduce()) ? practise({ game: game.id, players, bot }) : ""));
    busy.value = false;
    if (!id) return;
    try {
      localStorage.setItem(KEY, JSON.stringify({ game: game.id, players: wish.value.players, bot }));
    } catch {
      // Not remembered, then.
    }
    rememberTable(id);
    go(`/table/${id}`);
  };
  return html`<form class="practice sheet" onSubmit=${submit} aria-labelledby="practice-title">
    <h2 id="practice-title">${t("page-practice")}</h2>
    <${GameChoice} short name="practice-game" value=${game.id} onChange=${(/** @type {string} */ id) => set({ game: id })} />
    <p class="note blurb">${t(`game-${game.id}.text`)}</p>
    <p class="guide-link"><button type="button" class="quiet" onClick=${() => openRule("guide", game.id)}><${Icon} name="book" /> ${t("page-rules-guide")}</button></p>
    <div class="seating">
      <${Cylinder} key=${`${game.id}${players}`} class="spun" chambers=${Array.from({ length: players }, (_, seat) => (seat ? "bot" : "me"))} />
      <div class="stack tight">
        ${most > min
          ? html`<${Segments}
              legend=${t("page-option-players")}
              name="practice-players"
              class="numbers"
              value=${players}
              onChange=${(/** @type {number} */ count) => set({ players: count })}
              choices=${Array.from({ length: most - min + 1 }, (_, step) => ({ value: min + step, label: String(min + step) }))}
            />`
          : html`<p>${t("page-practice-two")}</p>`}
        <${Segments}
          legend=${t("page-level")}
          note=${botText(game.bots.find(({ id }) => id === bot))}
          name="practice-bot"
          value=${bot}
          onChange=${(/** @type {string} */ id) => set({ bot: id })}
          choices=${game.bots.map(({ id }) => ({ value: id, label: botName(id) }))}
        />
      </div>
    </div>
    <button class="first big" disabled=${busy.value} aria-busy=${busy.value}><${Icon} name="play" /> ${t("page-practice-go")}</button>
  </form>`;
}

// A game against bots, at once: opens a closed table with hints, fills it and starts.

import { html, useMemo, useSignal } from "../lib.js";
import { api } from "../net/api.js";
import { go, route } from "../router.js";
import { openRule } from "../rules/drawer.js";
import { t } from "../texts.js";
import { nextId, Segments } from "../ui/choice.js";
import { attempt } from "../ui/failure.js";
import { Icon } from "../ui/icon.js";
import { Cylinder } from "../ui/cylinder.js";
import { bestBot, botName, botText, gameOf, games, matters, mostPlayers, PRACTICE, same, specials } from "./games.js";
import { introduce } from "./guest.js";
import { rememberTable } from "./mine.js";
import { fillWithBots } from "./seats.js";
import { GameChoice, OptionFields } from "./rules-form.js";

const KEY = "sixgun-practice";

/**
 * @typedef {import("./games.js").Values} Values
 * @typedef {{game: string, players: number, bot: string, options: Record<string, Values>}} Wish options: those that are not as
 *   usual, by game
 */

/** @returns {Wish} what was played last; the address can name another game */
function remembered() {
  const asked = route.value.query.get("game");
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    // A browser that keeps nothing, or something that is not ours: the defaults do.
  }
  return { game: "classic", players: 5, bot: "", options: {}, ...kept, ...(asked ? { game: asked } : {}) };
}

/**
 * @param {import("./games.js").Game} game
 * @param {Values | undefined} kept options that a browser has kept, of another day
 * @returns {Values} all options of the game, with those of them that there still are
 */
function optionsOf(game, kept) {
  const found = { ...game.defaults };
  for (const field of game.options) {
    const value = kept?.[field.id];
    if (field.id === "players" || value === undefined || typeof value !== typeof field.default) continue;
    const known = field.choices.map((choice) => choice.value);
    if (field.kind === "many") found[field.id] = Array.isArray(value) ? value.filter((one) => known.includes(one)) : field.default;
    else if (field.kind !== "choice" || known.includes(value)) found[field.id] = value;
  }
  return found;
}

/**
 * Opens a table, puts bots into all other seats and starts.
 * @param {{game: string, options: Values, bot: string}} wish
 * @returns {Promise<string>} id of the table
 */
async function practise({ game, options, bot }) {
  const opened = await api("POST", "/tables", { game, options, open: false, hints: true, ghosts: "open", title: PRACTICE });
  await fillWithBots(opened.table.id, opened.table.seats, bot);
  await api("POST", `/tables/${opened.table.id}/start`, {});
  return opened.table.id;
}

/** @param {import("./games.js").Game} game @param {Values} options @returns {Values} those that are not as usual */
function unusual(game, options) {
  return Object.fromEntries(
    game.options.filter(({ id, default: usual }) => id !== "players" && !same(options[id], usual)).map(({ id }) => [id, options[id]]),
  );
}

/**
 * @param {import("./games.js").Field} field
 * @returns {import("./games.js").Field} the same, said to whoever has the first seat: he wants to know his side, not whose it is
 */
function ofMine(field) {
  if (field.id !== "law") return field;
  const choices = field.choices.map(({ value }) => ({ value, message: value === 0 ? "page-practice-law" : "page-practice-outlaws" }));
  return { ...field, message: "page-practice-side", choices };
}

/** The form of it. */
export function Practice() {
  const wish = useSignal(remembered());
  const id = useMemo(nextId, []);
  const busy = useSignal(false);
  const game = gameOf(wish.value.game) ?? games.value?.[0];
  if (!game) return null;
  const { min } = game.players;
  const chosen = optionsOf(game, wish.value.options[game.id]);
  const most = mostPlayers(game, chosen["sets"] ?? []);
  const players = Math.max(min, Math.min(most, wish.value.players));
  const options = "players" in game.defaults ? { ...chosen, players } : chosen;
  const more = game.options.filter((field) => field.id !== "players" && matters(field, options)).map(ofMine);
  const bot = game.bots.some(({ id }) => id === wish.value.bot) ? wish.value.bot : bestBot(game);
  const set = (/** @type {Partial<Wish>} */ changes) => {
    wish.value = { ...wish.value, ...changes };
  };
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (busy.value) return;
    busy.value = true;
    const table = await attempt(async () => ((await introduce()) ? practise({ game: game.id, options, bot }) : ""));
    busy.value = false;
    if (!table) return;
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...wish.value, game: game.id, bot }));
    } catch {
      // Not remembered, then.
    }
    rememberTable(table);
    go(`/table/${table}`);
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
    ${more.length > 0 &&
    html`<details key=${game.id}>
      <summary>${t("page-more-options")} <span class="note">${specials({ game: game.id, options }).join(" · ")}</span></summary>
      <div class="stack">
        <${OptionFields} game=${game} fields=${more} id=${id} options=${options}
          onChange=${(/** @type {Values} */ next) => set({ options: { ...wish.value.options, [game.id]: unusual(game, next) } })} />
      </div>
    </details>`}
    <button class="first big" disabled=${busy.value} aria-busy=${busy.value}><${Icon} name="play" /> ${t("page-practice-go")}</button>
  </form>`;
}

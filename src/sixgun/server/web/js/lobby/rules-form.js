// The form that says what is played at a table: made from what the server says of its games.

import { html, useMemo } from "../lib.js";
import { t } from "../texts.js";
import { nextId, Segments, Switch } from "../ui/choice.js";
import { Icon } from "../ui/icon.js";
import { explained, gameName, gameOf, games, matters, mostPlayers, same, titleOf } from "./games.js";

/**
 * @typedef {import("./games.js").Field} Field
 *
 * @typedef {object} Wish what somebody wants to play
 * @property {string} game
 * @property {import("./games.js").Values} options
 * @property {"none" | "live" | "post"} pace
 * @property {number} seconds for each decision, of a game at one sitting
 * @property {number} amount for each decision, of a game by post: so many units
 * @property {"hour" | "day"} unit
 * @property {string} title
 * @property {boolean} open
 * @property {boolean} watch
 * @property {boolean} hints
 * @property {boolean} ghosts whether whoever is out of the game sees everything
 */

/** Options that stand first, for all to see. */
const FIRST = ["players", "sets"];
const SECONDS = [15, 30, 60, 120, 300];
/** So many numbers can still stand side by side. */
const MANY = 8;
const HOUR = 3600;
const DAY = 24 * HOUR;

/** @param {import("./games.js").Game} game @returns {Wish} */
export function newWish(game) {
  return {
    game: game.id,
    options: { ...game.defaults },
    pace: "none",
    seconds: 60,
    amount: 1,
    unit: "day",
    title: "",
    open: true,
    watch: true,
    hints: false,
    ghosts: false,
  };
}

/** @param {Record<string, any>} rules of a table @returns {Wish} */
export function wishOf(rules) {
  const seconds = Math.round(rules["clock"] / 1000);
  const post = seconds >= HOUR;
  const game = gameOf(rules["game"]);
  return {
    game: rules["game"],
    options: { ...game?.defaults, ...rules["options"] },
    pace: post ? "post" : seconds ? "live" : "none",
    seconds: post || !seconds ? 60 : seconds,
    amount: post ? (seconds % DAY ? Math.round(seconds / HOUR) : seconds / DAY) : 1,
    unit: post && seconds % DAY ? "hour" : "day",
    title: titleOf(rules["title"], []),
    open: rules["open"],
    watch: rules["watch"],
    hints: rules["hints"] ?? false,
    ghosts: rules["ghosts"] === "open",
  };
}

/** @param {Wish} wish @returns the body of the request that says it */
export function bodyOf(wish) {
  const clock = { none: 0, live: wish.seconds, post: wish.amount * (wish.unit === "day" ? DAY : HOUR) }[wish.pace];
  const { game, options, title, open, watch, hints } = wish;
  return { game, options, title, open, watch, hints, ghosts: wish.ghosts ? "open" : "closed", clock };
}

/**
 * The choice of a game, with what it is.
 * @param {{value: string, name: string, onChange: (game: string) => void, short?: boolean}} props
 */
export function GameChoice({ value, name, onChange, short }) {
  return html`<${Segments}
    legend=${t("page-game")}
    bare
    name=${name}
    class="games"
    value=${value}
    onChange=${onChange}
    choices=${(games.value ?? []).map((game) => ({
      value: game.id,
      label: html`<${Icon} name=${`game-${game.id}`} /> ${gameName(game.id)}`,
      ...(short ? {} : { note: t(`game-${game.id}.text`) }),
    }))}
  />`;
}

/**
 * @param {{wish: Wish, onChange: (wish: Wish) => void}} props
 */
export function RulesForm({ wish, onChange }) {
  const id = useMemo(nextId, []);
  const game = gameOf(wish.game);
  if (!game) return null;
  const set = (/** @type {Partial<Wish>} */ changes) => onChange({ ...wish, ...changes });
  const setOptions = (/** @type {import("./games.js").Values} */ options) => set({ options });
  const choose = (/** @type {string} */ other) => {
    const next = gameOf(other);
    if (next) set({ game: other, options: carry(wish.options, next) });
  };
  const first = game.options.filter((field) => FIRST.includes(field.id));
  const rest = game.options.filter((field) => !FIRST.includes(field.id) && matters(field, wish.options));
  const changed = rest.some((field) => !same(wish.options[field.id], field.default));
  return html`<div class="stack rules-form">
    <${GameChoice} value=${wish.game} name=${`${id}-game`} onChange=${choose} />
    <${OptionFields} game=${game} fields=${first} id=${id} options=${wish.options} onChange=${setOptions} />
    ${rest.length > 0 &&
    html`<details open=${changed}>
      <summary>${t("page-more-options")}</summary>
      <div class="stack"><${OptionFields} game=${game} fields=${rest} id=${id} options=${wish.options} onChange=${setOptions} /></div>
    </details>`}
    <${ClockFields} wish=${wish} id=${id} set=${set} />
    <${Segments}
      legend=${t("page-who-comes")}
      name=${`${id}-open`}
      value=${wish.open ? "open" : "private"}
      onChange=${(/** @type {string} */ value) => set({ open: value === "open" })}
      class="tall"
      choices=${[
        { value: "open", label: t("page-open"), note: t("page-open.text") },
        { value: "private", label: t("page-private"), note: t("page-private.text") },
      ]}
    />
    <${Switch} label=${t("page-watch-allowed")} note=${t("page-watch-allowed.text")} checked=${wish.watch} onChange=${(/** @type {boolean} */ watch) => set({ watch })} />
    <${Switch} label=${t("page-hints-allowed")} note=${t("page-hints-allowed.text")} checked=${wish.hints} onChange=${(/** @type {boolean} */ hints) => set({ hints })} />
    ${game.players.max > 2 && html`<${Switch} label=${t("page-ghosts-allowed")} note=${t("page-ghosts-allowed.text")} checked=${wish.ghosts} onChange=${(/** @type {boolean} */ ghosts) => set({ ghosts })} />`}
    <label class="field">
      ${t("page-title")}
      <input
        maxlength="60"
        value=${wish.title}
        placeholder=${t("page-title-example")}
        onInput=${(/** @type {Event} */ event) => set({ title: valueOf(event) })}
      />
    </label>
  </div>`;
}

/**
 * Options of a game, so that whatever is chosen can be met.
 * @param {{game: import("./games.js").Game, fields: Field[], id: string, options: import("./games.js").Values,
 *   onChange: (options: import("./games.js").Values) => void}} props
 */
export function OptionFields({ game, fields, id, options, onChange }) {
  return fields.map(
    (one) =>
      html`<${OptionField}
        key=${one.id}
        field=${one.id === "players" ? { ...one, max: mostPlayers(game, game.sets.map((addition) => addition.id)) } : one}
        id=${id}
        value=${options[one.id]}
        options=${options}
        onChange=${(/** @type {any} */ value) => onChange(fit(game, one.id, { ...options, [one.id]: value }))}
      />`,
  );
}

/** @param {Event} event */
function valueOf(event) {
  return /** @type {HTMLInputElement} */ (event.target).value;
}

/**
 * @param {{wish: Wish, id: string, set: (changes: Partial<Wish>) => void}} props
 */
function ClockFields({ wish, id, set }) {
  return html`<div class="stack tight">
    <${Segments}
      legend=${t("page-clock")}
      name=${`${id}-pace`}
      value=${wish.pace}
      onChange=${(/** @type {Wish["pace"]} */ pace) => set({ pace })}
      class="tall"
      choices=${[
        { value: "none", label: t("page-pace-none"), note: t("page-pace-none.text") },
        { value: "live", label: t("page-pace-live"), note: t("page-pace-live.text") },
        { value: "post", label: t("page-pace-post"), note: t("page-pace-post.text") },
      ]}
    />
    ${wish.pace === "live" &&
    html`<${Segments}
      legend=${t("page-clock-each")}
      name=${`${id}-seconds`}
      value=${wish.seconds}
      onChange=${(/** @type {number} */ seconds) => set({ seconds })}
      choices=${SECONDS.map((seconds) => ({
        value: seconds,
        label: seconds < 60 ? t("page-clock-seconds", { count: seconds }) : t("page-clock-minutes", { count: seconds / 60 }),
      }))}
    />`}
    ${wish.pace === "post" &&
    html`<fieldset class="row">
      <legend>${t("page-clock-each")}</legend>
      <input
        class="amount"
        type="number"
        min="1"
        max="30"
        aria-label=${t("page-clock-amount")}
        value=${wish.amount}
        onInput=${(/** @type {Event} */ event) => set({ amount: Math.max(1, Math.min(30, Math.round(Number(valueOf(event))) || 1)) })}
      />
      <select aria-label=${t("page-clock-unit")} value=${wish.unit} onChange=${(/** @type {Event} */ event) => set({ unit: valueOf(event) === "day" ? "day" : "hour" })}>
        <option value="hour">${t("page-unit-hours")}</option>
        <option value="day">${t("page-unit-days")}</option>
      </select>
    </fieldset>`}
  </div>`;
}

/**
 * @param {{field: Field, id: string, value: any, options: import("./games.js").Values, onChange: (value: any) => void}} props
 */
function OptionField({ field, id, value, options, onChange }) {
  const label = t(field.message);
  const note = explained(field.message);
  if (field.kind === "switch") return html`<${Switch} label=${label} note=${note} checked=${value} onChange=${onChange} />`;
  if (field.kind === "many") return html`<${Many} field=${field} label=${label} note=${note} value=${value} options=${options} onChange=${onChange} />`;
  const [min, max] = [field.min ?? 0, field.max ?? 0];
  if (field.kind === "number" && max - min > MANY) {
    return html`<label class="field">
      ${label}
      <input
        class="amount"
        type="number"
        min=${min}
        max=${max}
        value=${value}
        onChange=${(/** @type {Event} */ event) => onChange(Math.max(min, Math.min(max, Math.round(Number(valueOf(event))) || field.default)))}
      />
      ${note && html`<span class="note">${note}</span>`}
    </label>`;
  }
  const choices =
    field.kind === "number"
      ? Array.from({ length: max - min + 1 }, (_, step) => ({ value: min + step, label: String(min + step) }))
      : field.choices.map((choice) => ({ value: choice.value, label: t(choice.message) }));
  return html`<${Segments}
    legend=${label}
    note=${note}
    name=${`${id}-${field.id}`}
    class=${field.kind === "number" ? "numbers" : ""}
    value=${value}
    onChange=${onChange}
    choices=${choices}
  />`;
}

/**
 * @param {{field: Field, label: string, note: string, value: string[], options: import("./games.js").Values,
 *   onChange: (value: string[]) => void}} props
 */
function Many({ field, label, note, value, options, onChange }) {
  const flip = (/** @type {string} */ one) => onChange(value.includes(one) ? value.filter((other) => other !== one) : [...value, one]);
  const added = /** @type {string[]} */ (options["sets"] ?? []);
  // What comes from a set that is not in the game cannot be had.
  const open = field.choices.filter(({ value: one }) => field.id === "sets" || one === "base" || added.includes(String(one)));
  if (open.length < 2) return null;
  return html`<fieldset class="many">
    <legend>${label}</legend>
    ${note && html`<p class="note">${note}</p>`}
    <div class="choices">
      ${open.map(
        ({ value: one, message }) =>
          html`<${Switch}
            key=${one}
            label=${t(message)}
            note=${field.id === "sets" ? explained(message) : ""}
            checked=${value.includes(String(one))}
            onChange=${() => flip(String(one))}
          />`,
      )}
    </div>
  </fieldset>`;
}

/**
 * @param {import("./games.js").Game} game
 * @param {string} changed id of the option that was changed
 * @param {import("./games.js").Values} options
 * @returns {import("./games.js").Values} the same, so that they can be met together: so many players bring the set that is made
 *   for them, or give in if that is taken away, and characters come from sets of the game
 */
function fit(game, changed, options) {
  const found = { ...options };
  const sets = /** @type {string[] | undefined} */ (options["sets"]);
  if (!sets) return found;
  if (changed === "sets") found["players"] = Math.min(options["players"], mostPlayers(game, sets));
  else if (options["players"] > mostPlayers(game, sets)) {
    const needed = game.sets.find(({ max }) => max >= options["players"]);
    if (needed) found["sets"] = [...sets, needed.id];
  }
  if (options["character_sets"]) {
    found["character_sets"] = options["character_sets"].filter((/** @type {string} */ set) => set === "base" || found["sets"].includes(set));
  }
  return found;
}

/**
 * @param {import("./games.js").Values} options of another game
 * @param {import("./games.js").Game} game
 * @returns {import("./games.js").Values} those of this game; the number of players stays if it can
 */
function carry(options, game) {
  const found = { ...game.defaults };
  const players = options["players"];
  if ("players" in found && players >= game.players.min && players <= mostPlayers(game, [])) found["players"] = players;
  return found;
}

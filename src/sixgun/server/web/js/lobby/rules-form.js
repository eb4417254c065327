// The form that says what is played at a table: made from what the server says of its games.

import { html } from "../lib.js";
import { t } from "../texts.js";
import { nextId, Segments, Switch } from "../ui/choice.js";
import { Icon } from "../ui/icon.js";
import { choiceName, defaults, gameName, games, optionName, optionText, setName } from "./games.js";
import { useMemo } from "../lib.js";

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
 */

const SECONDS = [15, 30, 60, 120, 300];
const HOUR = 3600;
const DAY = 24 * HOUR;

/** @param {import("./games.js").Game} game @returns {Wish} */
export function newWish(game) {
  return {
    game: game.id,
    options: defaults(game),
    pace: "none",
    seconds: 60,
    amount: 1,
    unit: "day",
    title: "",
    open: true,
    watch: true,
    hints: false,
  };
}

/** @param {Record<string, any>} rules of a table @returns {Wish} */
export function wishOf(rules) {
  const seconds = Math.round(rules["clock"] / 1000);
  const post = seconds >= HOUR;
  const game = games.value?.find(({ id }) => id === rules["game"]);
  /** @type {Wish} */
  return {
    game: rules["game"],
    options: { ...(game ? defaults(game) : {}), ...rules["options"] },
    pace: post ? "post" : seconds ? "live" : "none",
    seconds: post || !seconds ? 60 : seconds,
    amount: post ? (seconds % DAY ? Math.round(seconds / HOUR) : seconds / DAY) : 1,
    unit: post && seconds % DAY ? "hour" : "day",
    title: rules["title"],
    open: rules["open"],
    watch: rules["watch"],
    hints: rules["hints"] ?? false,
  };
}

/** @param {Wish} wish @returns the body of the request that says it */
export function bodyOf(wish) {
  const clock = { none: 0, live: wish.seconds, post: wish.amount * (wish.unit === "day" ? DAY : HOUR) }[wish.pace];
  const { game, options, title, open, watch, hints } = wish;
  return { game, options, title, open, watch, hints, clock };
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
 * @param {{wish: Wish, onChange: (wish: Wish) => void, least?: number}} props least: so many people sit there already
 */
export function RulesForm({ wish, onChange }) {
  const id = useMemo(nextId, []);
  const game = games.value?.find((one) => one.id === wish.game);
  if (!game) return null;
  const set = (/** @type {Partial<Wish>} */ changes) => onChange({ ...wish, ...changes });
  const setOption = (/** @type {string} */ option, /** @type {any} */ value) =>
    set({ options: fit({ ...wish.options, [option]: value }) });
  const choose = (/** @type {string} */ other) => {
    const next = games.value?.find((one) => one.id === other);
    if (next) set({ game: other, options: carry(wish.options, next) });
  };
  const main = game.form.filter((field) => field.id === "players");
  const sets = game.form.filter((field) => field.id === "sets");
  const rest = game.form.filter((field) => field.id !== "players" && field.id !== "sets" && shown(field.id, wish.options));
  const changed = rest.some((field) => JSON.stringify(wish.options[field.id]) !== JSON.stringify(field.default));
  const field = (/** @type {Field} */ one) =>
    html`<${OptionField} key=${one.id} field=${one} id=${id} value=${wish.options[one.id]} onChange=${(/** @type {any} */ value) => setOption(one.id, value)} />`;
  return html`<div class="stack rules-form">
    <${GameChoice} value=${wish.game} name=${`${id}-game`} onChange=${choose} />
    ${main.map(field)} ${sets.map(field)}
    ${rest.length > 0 &&
    html`<details open=${changed}>
      <summary>${t("page-more-options")}</summary>
      <div class="stack">${rest.map(field)}</div>
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
        class="number"
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
 * @param {{field: Field, id: string, value: any, onChange: (value: any) => void}} props
 */
function OptionField({ field, id, value, onChange }) {
  const label = optionName(field.id);
  const note = optionText(field.id);
  if (field.kind === "switch") return html`<${Switch} label=${label} note=${note} checked=${value} onChange=${onChange} />`;
  if (field.kind === "many") return html`<${Many} field=${field} label=${label} note=${note} value=${value} onChange=${onChange} />`;
  if (field.kind === "number" && (field.max ?? 99) - (field.min ?? 0) > 9) {
    return html`<label class="field">
      ${label}
      <input
        class="number"
        type="number"
        min=${field.min}
        max=${field.max}
        value=${value}
        onChange=${(/** @type {Event} */ event) => onChange(Math.max(field.min ?? 0, Math.min(field.max ?? 99, Math.round(Number(valueOf(event))) || field.default)))}
      />
      ${note && html`<span class="note">${note}</span>`}
    </label>`;
  }
  const choices =
    field.kind === "number" ? Array.from({ length: (field.max ?? 0) - (field.min ?? 0) + 1 }, (_, step) => (field.min ?? 0) + step) : (field.choices ?? []);
  return html`<${Segments}
    legend=${label}
    note=${note}
    name=${`${id}-${field.id}`}
    value=${value}
    onChange=${onChange}
    choices=${choices.map((choice) => ({ value: choice, label: field.kind === "number" ? String(choice) : choiceName(field.id, choice) }))}
  />`;
}

/** @param {{field: Field, label: string, note: string, value: string[], onChange: (value: string[]) => void}} props */
function Many({ field, label, note, value, onChange }) {
  const flip = (/** @type {string} */ one) => onChange(value.includes(one) ? value.filter((other) => other !== one) : [...value, one]);
  return html`<fieldset class="many">
    <legend>${label}</legend>
    ${note && html`<p class="note">${note}</p>`}
    <div class="choices">
      ${(field.choices ?? []).map(
        (choice) =>
          html`<${Switch} key=${choice} label=${setName(String(choice))} note=${setText(String(choice))} checked=${value.includes(String(choice))} onChange=${() => flip(String(choice))} />`,
      )}
    </div>
  </fieldset>`;
}

/** @param {string} set */
function setText(set) {
  return t(`set-${set}.text`);
}

/**
 * @param {string} option
 * @param {import("./games.js").Values} options
 * @returns {boolean} whether an option matters with the others as they are
 */
function shown(option, options) {
  const sets = /** @type {string[]} */ (options["sets"] ?? []);
  if (option === "three_player_jail") return options["players"] === 3;
  if (option === "character_sets") return sets.length > 0;
  return true;
}

/**
 * @param {import("./games.js").Values} options
 * @returns {import("./games.js").Values} the same, without what other options rule out
 */
function fit(options) {
  const sets = /** @type {string[] | undefined} */ (options["sets"]);
  const from = /** @type {string[] | undefined} */ (options["character_sets"]);
  if (!sets || !from) return options;
  return { ...options, character_sets: from.filter((set) => set === "base" || sets.includes(set)) };
}

/**
 * @param {import("./games.js").Values} options of another game
 * @param {import("./games.js").Game} game
 * @returns {import("./games.js").Values} those of this game; the number of players stays if it can
 */
function carry(options, game) {
  const found = defaults(game);
  const players = options["players"];
  if (found["players"] && players >= game.players.min && players <= game.players.max) found["players"] = players;
  return found;
}

// The rulebook as one reads it: in the drawer and on its own page.

import { Fragment, html, useEffect, useRef, useSignal } from "../lib.js";
import { settings } from "../settings.js";
import { t } from "../texts.js";
import { Waiting } from "../ui/cylinder.js";
import { Failure } from "../ui/failure.js";
import { Icon } from "../ui/icon.js";
import { cut, GUIDE, library, loadLibrary, markOf, placeOf, search, SHELVES } from "./book.js";

/**
 * @typedef {import("./book.js").Library} Library
 * @typedef {import("./book.js").Book} Book
 * @typedef {import("./book.js").Thing} Thing
 * @typedef {import("./book.js").Shelf} Shelf
 * @typedef {(wish: string) => void} Go goes to a rule or a thing
 */

/**
 * @param {{wish: string, game?: string, onGo: Go, wide?: boolean}} props wish: number of a rule, id of a thing, or "" for the
 *   beginning; game: whose rules come first; onGo: called when the reader goes to another place; wide: with room for a list
 *   of chapters beside it
 */
export function Rulebook({ wish, game: first, onGo, wide }) {
  const lang = settings.value.lang;
  const error = useSignal(/** @type {unknown} */ (null));
  const text = useSignal("");
  const load = () => {
    error.value = null;
    loadLibrary(lang).catch((problem) => (error.value = problem));
  };
  useEffect(load, [lang]);
  const found = library.value;
  const opening = found?.books.find((book) => book.game === first) ?? found?.books[0];
  const place = (found && wish ? placeOf(found, wish, first) : null) ?? (opening && { game: opening.game, part: GUIDE, mark: "" });
  const shown = useRef(/** @type {HTMLDivElement | null} */ (null));

  useEffect(() => {
    text.value = "";
  }, [wish]);
  useEffect(() => {
    const content = shown.current;
    if (!content || text.value) return;
    if (!place?.mark) {
      content.scrollTop = 0;
      return;
    }
    const mark = content.querySelector(`[data-mark="${CSS.escape(place.mark)}"]`);
    if (mark instanceof HTMLElement) {
      mark.scrollIntoView({ block: "center" });
      mark.tabIndex = -1;
      mark.focus({ preventScroll: true });
    }
  }, [wish, found, text.value]);

  if (error.value && !found) return html`<${Failure} error=${error.value} again=${load} />`;
  if (!found || !place) return html`<${Waiting} text=${t("page-loading")} />`;
  const book = found.books.find((one) => one.game === place.game) ?? found.books[0];
  if (!book) return null;
  const hits = text.value ? search(found, text.value, place.game) : [];
  return html`<div class=${`rulebook ${wide ? "wide" : ""}`}>
    <div class="rule-tools">
      <label class="search">
        <${Icon} name="search" />
        <input
          type="search"
          aria-label=${t("page-rules-search")}
          placeholder=${t("page-rules-search")}
          value=${text.value}
          autofocus=${!wish}
          onInput=${(/** @type {Event} */ event) => (text.value = /** @type {HTMLInputElement} */ (event.target).value)}
        />
      </label>
      <${PartSelect} found=${found} place=${place} onGo=${onGo} />
    </div>
    ${wide && html`<${PartList} found=${found} place=${place} onGo=${onGo} />`}
    <div class="rule-text" ref=${shown} tabindex=${wide ? undefined : "0"} role=${wide ? undefined : "region"} aria-label=${wide ? undefined : t("page-rules")}>
      ${text.value
        ? html`<${Hits} found=${found} hits=${hits} onGo=${onGo} />`
        : place.part === GUIDE
          ? html`<${Guide} found=${found} book=${book} mark=${place.mark} onGo=${onGo} />`
        : isShelf(place.part)
          ? html`<${Things} found=${found} book=${book} shelf=${place.part} mark=${place.mark} onGo=${onGo} />`
          : html`<${Chapter} found=${found} book=${book} part=${place.part} mark=${place.mark} onGo=${onGo} />`}
    </div>
  </div>`;
}

/** @param {string} part @returns {part is Shelf} */
function isShelf(part) {
  return /** @type {readonly string[]} */ (SHELVES).includes(part);
}

/** @param {Book} book @returns {{id: string, label: string}[]} what a game's book is divided into */
function partsOf(book) {
  return [
    { id: GUIDE, label: t("page-rules-guide") },
    ...book.chapters.map(({ id, title }) => ({ id, label: title })),
    ...SHELVES.filter((shelf) => book[shelf].length).map((shelf) => ({
      id: shelf,
      label: t(book.game === "dice" && shelf === "cards" ? "page-shelf-faces" : `page-shelf-${shelf}`),
    })),
  ];
}

/** @param {{found: Library, place: import("./book.js").Place, onGo: Go}} props */
function PartSelect({ found, place, onGo }) {
  return html`<select
    class="part-select"
    aria-label=${t("page-rules-part")}
    value=${`${place.game}/${place.part}`}
    onChange=${(/** @type {Event} */ event) => onGo(/** @type {HTMLSelectElement} */ (event.target).value)}
  >
    ${found.books.map(
      (book) =>
        html`<optgroup label=${book.title} key=${book.game}>
          ${partsOf(book).map(({ id, label }) => html`<option key=${id} value=${`${book.game}/${id}`}>${label}</option>`)}
        </optgroup>`,
    )}
  </select>`;
}

/** @param {{found: Library, place: import("./book.js").Place, onGo: Go}} props */
function PartList({ found, place, onGo }) {
  return html`<nav class="parts" aria-label=${t("page-rules-parts")}>
    ${found.books.map(
      (book) =>
        html`<details key=${book.game} open=${book.game === place.game}>
          <summary><${Icon} name=${`game-${book.game}`} /> ${book.title}</summary>
          <ul>
            ${partsOf(book).map(
              ({ id, label }) =>
                html`<li key=${id}>
                  <a
                    href=${`/rules#${book.game}/${id}`}
                    aria-current=${book.game === place.game && id === place.part ? "true" : undefined}
                    onClick=${(/** @type {Event} */ event) => {
                      event.preventDefault();
                      onGo(`${book.game}/${id}`);
                    }}
                    >${label}</a
                  >
                </li>`,
            )}
          </ul>
        </details>`,
    )}
  </nav>`;
}

/**
 * A link to a rule.
 * @param {{id: string, onGo: Go, class?: string}} props
 */
function RuleLink({ id, onGo, class: extra }) {
  return html`<a
    class=${extra}
    href=${`/rules#${id}`}
    onClick=${(/** @type {MouseEvent} */ event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      onGo(id);
    }}
    >${id}</a
  >`;
}

/** A text in which numbers of rules are links. @param {{found: Library, text: string, onGo: Go}} props */
function Linked({ found, text, onGo }) {
  return html`<${Fragment}>
    ${cut(found, text).map((part) => (part.rule ? html`<${RuleLink} id=${part.text} onGo=${onGo} />` : part.text))}
  <//>`;
}

/** The game in two minutes. @param {{found: Library, book: Book, mark: string, onGo: Go}} props */
function Guide({ found, book, mark, onGo }) {
  return html`<section aria-label=${t("page-rules-guide")}>
    <p class="of-game">${book.title}</p>
    <h2>${t("page-rules-guide")}</h2>
    ${book.guide.map(({ head, text }, at) => {
      const own = markOf(GUIDE, String(at));
      return html`<div class=${`rule guide ${own === mark ? "marked" : ""}`} data-mark=${own} key=${own}>
        <div>
          <h3>${head}</h3>
          <p><${Linked} found=${found} text=${text} onGo=${onGo} /></p>
        </div>
      </div>`;
    })}
  </section>`;
}

/** @param {{found: Library, book: Book, part: string, mark: string, onGo: Go}} props */
function Chapter({ found, book, part, mark, onGo }) {
  const chapter = book.chapters.find(({ id }) => id === part) ?? book.chapters[0];
  if (!chapter) return null;
  return html`<section aria-label=${chapter.title}>
    <p class="of-game">${book.title}</p>
    <h2>${chapter.title}</h2>
    ${chapter.entries.map((rule) =>
      rule.text
        ? html`<div class=${`rule ${rule.id === mark ? "marked" : ""}`} data-mark=${rule.id} key=${rule.id}>
            <${RuleLink} class="rule-no" id=${rule.id} onGo=${onGo} />
            <div>
              ${rule.title && html`<h4>${rule.title}</h4>`}
              <p><${Linked} found=${found} text=${rule.text} onGo=${onGo} /></p>
            </div>
          </div>`
        : html`<h3 class=${rule.id === mark ? "marked" : ""} data-mark=${rule.id} key=${rule.id}>
            <span class="rule-no">${rule.id}</span> ${rule.title}
          </h3>`,
    )}
  </section>`;
}

const ICON_OF = /** @type {const} */ ({ characters: "character", events: "event", sets: "card", words: "book" });

/** @param {Book} book @param {Shelf} shelf @param {Thing} thing @returns {string} */
function iconOf(book, shelf, thing) {
  if (shelf === "cards") return `${{ classic: "card", duel: "duel", dice: "die" }[book.game] ?? "card"}-${thing.id}`;
  if (shelf === "roles") return book.game === "duel" ? `side-${thing.id}` : `role-${thing.id}`;
  return ICON_OF[shelf];
}

/** @param {{found: Library, book: Book, shelf: Shelf, mark: string, onGo: Go}} props */
function Things({ found, book, shelf, mark, onGo }) {
  const title = partsOf(book).find(({ id }) => id === shelf)?.label ?? "";
  return html`<section aria-label=${title}>
    <p class="of-game">${book.title}</p>
    <h2>${title}</h2>
    <ul class="things">
      ${book[shelf].map((thing) => {
        const own = markOf(shelf, thing.id);
        return html`<li class=${`thing ${own === mark ? "marked" : ""}`} data-mark=${own} key=${thing.id}>
          <span class=${`medal ${thing.border ?? ""}`}><${Icon} name=${iconOf(book, shelf, thing)} /></span>
          <div>
            <h3>${thing.name}</h3>
            ${thing.kind && html`<p class="small muted">${thing.kind}</p>`}
            ${thing.text && html`<p><${Linked} found=${found} text=${thing.text} onGo=${onGo} /></p>`}
            ${thing.details.map((line) => html`<p class="small muted" key=${line}>${line}</p>`)}
            ${thing.rules.length > 0 &&
            html`<p class="small rule-links">
              ${t("page-rules-more")} ${thing.rules.map((rule) => html` <${RuleLink} key=${rule} id=${rule} onGo=${onGo} />`)}
            </p>`}
          </div>
        </li>`;
      })}
    </ul>
  </section>`;
}

/** @param {{found: Library, hits: import("./book.js").Line[], onGo: Go}} props */
function Hits({ found, hits, onGo }) {
  if (!hits.length) return html`<p role="status">${t("page-rules-nothing")}</p>`;
  const titles = new Map(found.books.map((book) => [book.game, book.title]));
  return html`<p class="small muted" role="status">${t("page-rules-found", { count: hits.length })}</p>
    <ul class="found-list">
      ${hits.map(
        (hit) =>
          html`<li key=${hit.address}>
            <button type="button" class="hit" onClick=${() => onGo(hit.address)}>
              <span class="head">${hit.number && html`<span class="rule-no">${hit.number}</span>`} ${hit.head}</span>
              <span class="small">${hit.text}</span>
              <span class="small muted">${titles.get(hit.game)}</span>
            </button>
          </li>`,
      )}
    </ul>`;
}

// The frame of every page: header with language, settings and rules, footer, and the title of the window.

import { name, rename } from "../lobby/guest.js";
import { html, signal, useEffect } from "../lib.js";
import { openRule } from "../rules/drawer.js";
import { change, LANGUAGES, settings } from "../settings.js";
import { SettingsDialog } from "../settings-dialog.js";
import { t } from "../texts.js";
import { attempt } from "./failure.js";
import { Icon } from "./icon.js";

/** Short signs of the languages, for where there is little room. */
const SHORT = { en: "EN", it: "IT", es: "ES", el: "ΕΛ", ru: "РУ", "zh-Hant": "繁中" };

const settingsOpen = signal(false);

/** The header. At a running game it shares its line with the bar of the table (see table.css). */
export function Header() {
  return html`<header class="top">
      <button type="button" class="skip" onClick=${focusMain}>${t("page-skip")}</button>
      <a class="brand" href="/" aria-label=${t("page-home")}><${Emblem} /><span aria-hidden="true">Sixgun</span></a>
      <nav aria-label=${t("page-menu")}>
        <a class="wide" href="/games"><${Icon} name="log" /> <span>${t("page-finished")}</span></a>
        <${Tools} />
        ${name.value &&
        html`<button class="plain wide guest-name" onClick=${() => attempt(rename)} title=${t("page-name-change")}>
          <${Icon} name="person" /> <span>${name.value}</span>
        </button>`}
      </nav>
    </header>`;
}

/** The settings, where they are open; stands once in the page. */
export function SettingsPlace() {
  return settingsOpen.value && html`<${SettingsDialog} close=${() => (settingsOpen.value = false)} />`;
}

/** Rules, language and settings as buttons. */
function Tools() {
  return html`<button type="button" class="plain" onClick=${() => openRule()} aria-label=${t("page-rules")} title=${t("page-rules")}>
      <${Icon} name="rules" /> <span class="wide-only">${t("page-rules")}</span>
    </button>
    <${LanguageSwitch} />
    <button type="button" class="plain" onClick=${() => (settingsOpen.value = true)} aria-label=${t("page-settings")} title=${t("page-settings")}>
      <${Icon} name="settings" /> <span class="wide-only">${t("page-settings")}</span>
    </button>`;
}

/** Our sign, drawn here so that it takes the colours of the page. */
function Emblem() {
  const chambers = [0, 1, 2, 3, 4, 5].map((place) => {
    const turn = (Math.PI * place) / 3;
    return html`<circle key=${place} class=${place ? "" : "first-chamber"} cx=${50 + 29 * Math.sin(turn)} cy=${50 - 29 * Math.cos(turn)} r="10" />`;
  });
  return html`<svg class="emblem" viewBox="0 0 100 100" aria-hidden="true"><circle class="rim" cx="50" cy="50" r="46" />${chambers}</svg>`;
}

/** Puts the focus on what the page is about. */
export function focusMain() {
  const main = document.querySelector("main");
  if (!main) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}

/** Whether somebody has gone from one page to another since this document was loaded. */
let moved = false;

/** Somebody has gone to another page: whoever reads with the ears, or goes by keyboard, begins there. */
export function arrive() {
  moved = true;
  focusMain();
}

/** For pages that come late, after a sign that they are loading: the focus, which stood there, comes along. */
export function useLateFocus() {
  useEffect(() => {
    if (moved && document.activeElement === document.body) focusMain();
  }, []);
}

/** The languages, always at hand: whoever cannot read the page must find it. */
function LanguageSwitch() {
  const lang = settings.value.lang;
  return html`<label class="language plain">
    <${Icon} name="language" /><span aria-hidden="true">${SHORT[lang]}</span>
    <select
      aria-label=${t("page-language")}
      value=${lang}
      onChange=${(/** @type {Event} */ event) =>
        change({ lang: /** @type {import("../settings.js").Language} */ (/** @type {HTMLSelectElement} */ (event.target).value) })}
    >
      ${Object.entries(LANGUAGES).map(([tag, own]) => html`<option value=${tag} key=${tag} lang=${tag}>${own}</option>`)}
    </select>
  </label>`;
}

export function Footer() {
  return html`<footer class="bottom">
    <p>${t("page-unofficial")}</p>
    <nav aria-label=${t("page-more")}>
      <a href="/rules">${t("page-rules")}</a>
      <a href="/games">${t("page-finished")}</a>
      <a href="/about">${t("page-about")}</a>
    </nav>
  </footer>`;
}

/**
 * Gives the window its title.
 * @param {string} title
 */
export function useTitle(title) {
  useEffect(() => {
    document.title = title ? `${title} · Sixgun` : "Sixgun";
  }, [title]);
}

// The settings, as a dialog.

import { name, rename } from "./lobby/guest.js";
import { html } from "./lib.js";
import { change, LANGUAGES, settings } from "./settings.js";
import { has, t } from "./texts.js";
import { Segments, Switch } from "./ui/choice.js";
import { Dialog } from "./ui/dialog.js";
import { attempt } from "./ui/failure.js";
import { Icon } from "./ui/icon.js";

/** @typedef {import("./settings.js").Settings} Settings */

/** @param {{close: () => void}} props */
export function SettingsDialog({ close }) {
  const now = settings.value;
  return html`<${Dialog} title=${t("page-settings")} close=${close} class="settings">
    <div class="stack">
      <label class="field">
        ${t("page-language")}
        <select
          value=${now.lang}
          onChange=${(/** @type {Event} */ event) =>
            change({ lang: /** @type {Settings["lang"]} */ (/** @type {HTMLSelectElement} */ (event.target).value) })}
        >
          ${Object.entries(LANGUAGES).map(([tag, own]) => html`<option value=${tag} key=${tag} lang=${tag}>${own}</option>`)}
        </select>
        ${has(`language-partial-${now.lang}`) && html`<span class="note">${t(`language-partial-${now.lang}`)}</span>`}
      </label>
      <${Segments}
        legend=${t("page-theme")}
        name="theme"
        value=${now.theme}
        onChange=${(/** @type {Settings["theme"]} */ theme) => change({ theme })}
        choices=${[
          { value: "auto", label: t("page-theme-auto") },
          { value: "light", label: t("page-theme-light") },
          { value: "dark", label: t("page-theme-dark") },
        ]}
      />
      <${Segments}
        legend=${t("page-speed")}
        note=${t("page-speed.text")}
        name="speed"
        value=${now.speed}
        onChange=${(/** @type {number} */ speed) => change({ speed })}
        choices=${[
          { value: 0, label: t("page-speed-off") },
          { value: 1, label: t("page-speed-usual") },
          { value: 2, label: t("page-speed-slow") },
        ]}
      />
      <${Switch} label=${t("page-sound")} note=${t("page-sound.text")} checked=${now.sound} onChange=${(/** @type {boolean} */ sound) => change({ sound })} />
      <${Switch}
        label=${t("page-careful")}
        note=${t("page-careful.text")}
        checked=${now.careful}
        onChange=${(/** @type {boolean} */ careful) => change({ careful })}
      />
      <${Switch} label=${t("page-hints")} note=${t("page-hints.text")} checked=${now.hints} onChange=${(/** @type {boolean} */ hints) => change({ hints })} />
      <div class="row apart">
        <span>${name.value ? t("page-name-is", { name: name.value }) : t("page-name-none")}</span>
        <button type="button" onClick=${() => attempt(rename)}><${Icon} name="name" /> ${t("page-name-change")}</button>
      </div>
      <p class="note">${t("page-settings-kept")}</p>
    </div>
  <//>`;
}

// Who one is here: a name that is asked for when it is first needed.

import { html, signal, useRef, useSignal } from "../lib.js";
import { api } from "../net/api.js";
import { t } from "../texts.js";
import { Dialog } from "../ui/dialog.js";
import { wordsOf } from "../ui/failure.js";

/** The name of whoever sits before this browser; "" for nobody known, null while nobody has asked yet. */
export const name = signal(/** @type {string | null} */ (null));

/** Asks the server who this browser is known as. */
export async function recognise() {
  if (name.value === null) name.value = /** @type {string} */ ((await api("GET", "/guest")).name);
  return name.value;
}

/** @type {((named: boolean) => void) | null} */
let waiting = null;
const asking = signal(false);

/**
 * Makes sure that whoever is here has a name.
 * @returns {Promise<boolean>} false if he does not want to give one
 */
export async function introduce() {
  if (await recognise()) return true;
  return rename();
}

/**
 * Asks for another name.
 * @returns {Promise<boolean>} whether one was given
 */
export function rename() {
  waiting?.(false);
  asking.value = true;
  return new Promise((resolve) => {
    waiting = resolve;
  });
}

/** @param {boolean} named */
function finish(named) {
  asking.value = false;
  waiting?.(named);
  waiting = null;
}

/** Where the name is asked for; stands once in the page. */
export function NameDialog() {
  if (!asking.value) return null;
  return html`<${Dialog} title=${t("page-name-title")} close=${() => finish(false)}><${NameForm} done=${() => finish(true)} /><//>`;
}

/** @param {{done: () => void}} props */
function NameForm({ done }) {
  const problem = useSignal("");
  const busy = useSignal(false);
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const wish = field.current?.value.trim() ?? "";
    if (!wish) {
      problem.value = t("page-name-missing");
      field.current?.focus();
      return;
    }
    busy.value = true;
    try {
      name.value = (await api("POST", "/guest", { name: wish })).name;
      done();
    } catch (error) {
      problem.value = wordsOf(error);
      field.current?.focus();
    } finally {
      busy.value = false;
    }
  };
  return html`<form onSubmit=${submit} novalidate>
    <p>${t("page-name-why")}</p>
    <label class="field">
      ${t("page-name")}
      <input
        ref=${field}
        autofocus
        autocomplete="nickname"
        maxlength="40"
        defaultValue=${name.value ?? ""}
        aria-invalid=${problem.value ? "true" : undefined}
        aria-describedby="name-problem"
      />
    </label>
    <p class="problem" id="name-problem" role="alert">${problem.value}</p>
    <div class="foot"><button class="first" disabled=${busy.value}>${t("page-name-take")}</button></div>
  </form>`;
}

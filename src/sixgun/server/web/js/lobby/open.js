// Opening a table: the form as a dialog.

import { html, signal, useSignal } from "../lib.js";
import { api } from "../net/api.js";
import { go } from "../router.js";
import { t } from "../texts.js";
import { Dialog } from "../ui/dialog.js";
import { wordsOf } from "../ui/failure.js";
import { gameOf, games } from "./games.js";
import { introduce } from "./guest.js";
import { bodyOf, newWish, RulesForm } from "./rules-form.js";

const opening = signal("");

/** @param {string} [game] that is chosen in the form */
export function openTableDialog(game = "classic") {
  opening.value = game;
}

/** The dialog; stands once in the lobby. */
export function OpenTable() {
  const game = gameOf(opening.value) ?? games.value?.[0];
  if (!opening.value || !game) return null;
  return html`<${RulesDialog}
    title=${t("page-open-table")}
    wish=${newWish(game)}
    go=${t("page-open-table-go")}
    close=${() => (opening.value = "")}
    send=${async (/** @type {import("./rules-form.js").Wish} */ wish) => {
      if (!(await introduce())) return;
      const opened = await api("POST", "/tables", bodyOf(wish));
      opening.value = "";
      go(`/table/${opened.table.id}`);
    }}
  />`;
}

/**
 * The rules of a table as a dialog.
 * @param {{title: string, wish: import("./rules-form.js").Wish, go: string, close: () => void,
 *   send: (wish: import("./rules-form.js").Wish) => Promise<void>}} props
 */
export function RulesDialog({ title, wish: start, go: goLabel, close, send }) {
  const wish = useSignal(start);
  const problem = useSignal("");
  const busy = useSignal(false);
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (busy.value) return;
    busy.value = true;
    problem.value = "";
    try {
      await send(wish.value);
    } catch (error) {
      problem.value = wordsOf(error);
    } finally {
      busy.value = false;
    }
  };
  return html`<${Dialog} title=${title} close=${close} class="wide">
    <form onSubmit=${submit}>
      <${RulesForm}
        wish=${wish.value}
        onChange=${(/** @type {import("./rules-form.js").Wish} */ next) => {
          wish.value = next;
          problem.value = "";
        }}
      />
      <div class="foot sticky">
        <p class="problem grow" role="alert">${problem.value}</p>
        <button type="button" onClick=${close}>${t("page-cancel")}</button>
        <button class="first" disabled=${busy.value} aria-busy=${busy.value}>${goLabel}</button>
      </div>
    </form>
  <//>`;
}

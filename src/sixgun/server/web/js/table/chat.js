// What is said at the table.

import { html, useRef } from "../lib.js";
import { t } from "../texts.js";
import { Icon } from "../ui/icon.js";

const LONGEST = 300;

/**
 * @param {{message: import("./state.js").Message, names: string[], seat: number}} props
 */
export function ChatLine({ message, names, seat }) {
  const own = message["seat"] === seat;
  return html`<li class=${`said ${own ? "own-words" : ""} ${message["to"] === "out" ? "said-out" : ""}`}>
    ${message["to"] === "out" && html`<${Icon} name="dead" label=${t("page-table-chat-out-only")} />`}
    <b>${message["name"] || names[message["seat"]]}</b> <span>${message["text"]}</span>
  </li>`;
}

/** @param {{say: ((text: string) => void) | null, note: string}} props */
export function ChatBox({ say, note }) {
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  if (!say) return note ? html`<p class="chat-note small muted">${note}</p>` : null;
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    const text = field.current?.value.trim();
    if (!text || !field.current) return;
    say(text);
    field.current.value = "";
  };
  return html`<form class="chat" onSubmit=${send}>
    ${note && html`<p class="chat-note small muted"><${Icon} name="dead" /> ${note}</p>`}
    <div class="row">
      <input ref=${field} class="grow" id="chat-field" maxlength=${LONGEST} autocomplete="off" aria-label=${t("page-table-chat")} placeholder=${t("page-table-chat")} />
      <button class="icon-only" aria-label=${t("page-table-chat-send")}><${Icon} name="chat" /></button>
    </div>
  </form>`;
}

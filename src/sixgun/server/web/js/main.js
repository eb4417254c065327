// Where the page begins: what is shown for which address.

import { Home } from "./lobby/home.js";
import { html, render } from "./lib.js";
import { route } from "./router.js";
import { openRule, RulesDrawer } from "./rules/drawer.js";
import { TablePage } from "./table/page.js";
import { ready } from "./texts.js";
import { Questions } from "./ui/dialog.js";
import { Notices } from "./ui/notices.js";

function App() {
  if (!ready()) return html`<p class="splash" aria-busy="true">Sixgun …</p>`;
  return html`<${Shown} /><${RulesDrawer} /><${Questions} /><${Notices} openRule=${openRule} />`;
}

/** The page of the address. */
function Shown() {
  const { page, id } = route.value;
  if (page === "table") return html`<${TablePage} key=${id} id=${id} />`;
  return html`<${Home} />`;
}

const root = document.getElementById("page");
if (root) {
  root.textContent = "";
  render(html`<${App} />`, root);
}

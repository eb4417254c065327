// Where the page begins: what is shown for which address.

import { AboutPage } from "./about.js";
import { FinishedPage } from "./lobby/finished.js";
import { NameDialog, recognise } from "./lobby/guest.js";
import { Home } from "./lobby/home.js";
import { Later, prefetch } from "./later.js";
import { html, render, useEffect, useRef } from "./lib.js";
import { route } from "./router.js";
import { openRule, RulesDrawer } from "./rules/drawer.js";
import { RulesPage } from "./rules/page.js";
import { ready, t } from "./texts.js";
import { Cylinder } from "./ui/cylinder.js";
import { Questions } from "./ui/dialog.js";
import { arrive, Footer, Header, SettingsPlace } from "./ui/frame.js";
import { Notices } from "./ui/notices.js";

function App() {
  if (!ready()) {
    // No words yet: they are on their way.
    return html`<p class="splash" aria-busy="true">
      <${Cylinder} class="turning" label="Sixgun" chambers=${["me", "person", "person", "person", "person", "person"]} />
    </p>`;
  }
  const atTable = route.value.page === "table";
  return html`<${Header} />
    <${Shown} />
    ${!atTable && html`<${Footer} />`}
    <${RulesDrawer} /><${SettingsPlace} /><${NameDialog} /><${Questions} /><${Notices} openRule=${openRule} />`;
}

/** The page of the address. */
function Shown() {
  const { page, id } = route.value;
  const before = useRef(page + id);
  useEffect(() => {
    if (before.current !== page + id) arrive();
    before.current = page + id;
  }, [page, id]);
  if (page === "table" || page === "replay") return html`<${Later} key=${page + id} page=${page} id=${id} />`;
  if (page === "games") return html`<${FinishedPage} />`;
  if (page === "rules") return html`<${RulesPage} />`;
  if (page === "about") return html`<${AboutPage} />`;
  if (page !== "") return html`<${NothingHere} />`;
  return html`<${Home} />`;
}

/** What an address shows that there is not. */
function NothingHere() {
  return html`<main class="page narrow" id="main">
    <h1>${t("server-no-such-page")}</h1>
    <p><a class="button first" href="/">${t("page-table-to-lobby")}</a></p>
  </main>`;
}

const root = document.getElementById("page");
if (root) {
  root.textContent = "";
  render(html`<${App} />`, root);
  recognise().catch(() => {}); // asked again when a name is needed
  prefetch();
}

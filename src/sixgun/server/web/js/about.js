// What Sixgun is, what it is not, and whose work it rests on.

import { html } from "./lib.js";
import { t } from "./texts.js";
import { Cylinder } from "./ui/cylinder.js";
import { useTitle } from "./ui/frame.js";

export function AboutPage() {
  useTitle(t("page-about"));
  return html`<main class="page narrow">
    <h1>${t("page-about")}</h1>
    <div class="about">
      <${Cylinder} chambers=${["me", "person", "bot", "free", "bot", "person"]} />
      <p class="lead">${t("page-about-what")}</p>
    </div>
    <section>
      <h2>${t("page-about-unofficial")}</h2>
      <p>${t("page-about-trademark")}</p>
    </section>
    <section>
      <h2>${t("page-about-icons")}</h2>
      <p>${t("page-about-icons-text")}</p>
      <ul class="links">
        <li><a href="https://game-icons.net" rel="noopener">game-icons.net</a></li>
        <li><a href="https://creativecommons.org/licenses/by/3.0/" rel="noopener license">CC BY 3.0</a></li>
      </ul>
    </section>
    <section>
      <h2>${t("page-about-licence")}</h2>
      <p>${t("page-about-licence-text")}</p>
      <ul class="links">
        <li><a href="https://www.apache.org/licenses/LICENSE-2.0" rel="noopener license">Apache-2.0</a></li>
      </ul>
    </section>
    <section>
      <h2>${t("page-about-private")}</h2>
      <p>${t("page-about-private-text")}</p>
    </section>
  </main>`;
}

"""Brings the libraries and icons of the web page up to date; ``make vendor`` runs it.

Copies what the page needs of the npm packages in ``package.json`` (installed by ``npm ci``) into
``src/sixgun/server/web``, each library with its licence, and draws the chosen icons into one file. The files are
committed: nobody who runs Sixgun needs Node.js. Which icons are taken, and what we
call them, stands in ``tools/web_icons.txt``.
"""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
MODULES: Final = ROOT / "node_modules"
WEB: Final = ROOT / "src" / "sixgun" / "server" / "web"
LIBRARIES: Final = {
    "preact": {"dist/preact.module.js": "preact.js", "hooks/dist/hooks.module.js": "hooks.js", "LICENSE": "LICENSE"},
    "htm": {"dist/htm.module.js": "htm.js", "LICENSE": "LICENSE"},
    "@preact/signals-core": {"dist/signals-core.module.js": "signals-core.js", "LICENSE": "LICENSE"},
    "@preact/signals": {"dist/signals.module.js": "signals.js", "LICENSE": "LICENSE"},
    "@fluent/bundle": {f"esm/{name}.js": f"{name}.js" for name in
                       ("ast", "builtins", "bundle", "index", "memoizer", "resolver", "resource", "scope", "types")},
    "qrcode-generator": {"dist/qrcode.mjs": "qrcode.js"},
    "@fontsource-variable/roboto-slab": {
        **{f"files/roboto-slab-{letters}-wght-normal.woff2": f"{letters}.woff2"
           for letters in ("latin", "latin-ext", "cyrillic", "greek")},
        "LICENSE": "LICENSE",
    },
}  # fmt: skip
"""What is taken of each package, and what it is called here."""
ICONS: Final = "@iconify-json/game-icons"


def folder_of(package: str) -> str:
    """Return the folder of a package: without the ``@`` and the slash of its name."""
    return package.removeprefix("@").replace("/", "-")


def copy_libraries() -> None:
    """Copy the libraries, and write down their versions and licences."""
    vendor = WEB / "vendor"
    shutil.rmtree(vendor, ignore_errors=True)
    notes = ["The libraries of the page, as their npm packages have them (refreshed by `make vendor`).", ""]
    for package, wanted in LIBRARIES.items():
        about = json.loads((MODULES / package / "package.json").read_text(encoding="utf-8"))
        notes.append(f"{package} {about['version']}: {about['license']}")
        target = vendor / folder_of(package)
        target.mkdir(parents=True)
        for source, name in wanted.items():
            if name.endswith(".woff2"):
                shutil.copyfile(MODULES / package / source, target / name)
                continue
            text = (MODULES / package / source).read_text(encoding="utf-8")
            text = re.sub(r"\n?//# sourceMappingURL=\S+\s*$", "\n", text)
            (target / name).write_text(text, encoding="utf-8")
    (vendor / "README.txt").write_text("\n".join(notes) + "\n", encoding="utf-8")


def draw_icons() -> None:
    """Draw the chosen icons into one file of symbols."""
    pack = json.loads((MODULES / ICONS / "icons.json").read_text(encoding="utf-8"))
    size = pack.get("width", 512)
    symbols = []
    for line in (ROOT / "tools" / "web_icons.txt").read_text(encoding="utf-8").splitlines():
        name, mark, source = line.partition("#")[0].partition("=")
        if not mark:
            continue
        icon = pack["icons"].get(source.strip())
        if icon is None:
            raise SystemExit(f"web_icons.txt: there is no icon {source.strip()!r}")
        symbols.append(f'<symbol id="{name.strip()}" viewBox="0 0 {size} {size}">{icon["body"]}</symbol>')
    target = WEB / "icons" / "icons.svg"
    target.parent.mkdir(exist_ok=True)
    note = "<!-- Icons by the artists of game-icons.net, CC BY 3.0: see NOTICE. Made by tools/web_vendor.py. -->"
    target.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg">\n' + note + "\n" + "\n".join(symbols) + "\n</svg>\n", encoding="utf-8"
    )


if __name__ == "__main__":
    copy_libraries()
    draw_icons()

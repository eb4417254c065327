// For browsers that do not know what the page is made of (see docs/page.md): they are told so, instead of nothing at all.

if (!(window.HTMLScriptElement && HTMLScriptElement.supports && HTMLScriptElement.supports("importmap"))) {
  document.querySelector(".splash").textContent = "Sixgun needs a newer browser.";
}

// Keys that mean something anywhere on the table: ways to its parts, and what can be opened there.

import { openRule } from "../rules/drawer.js";
import { change, settings } from "../settings.js";
import { useKeys } from "./keys.js";

/** @param {string} selector @returns {boolean} whether there was something to give the focus to */
function focus(selector) {
  const found = document.querySelector(selector);
  if (found instanceof HTMLElement) found.focus();
  return found !== null;
}

/**
 * @param {object} opens what keys open and close
 * @param {import("@preact/signals").Signal<boolean>} opens.side the story
 * @param {import("@preact/signals").Signal<boolean>} opens.help the list of the keys
 * @param {string} game whose rules a key opens
 */
export function useShortcuts({ side, help }, game) {
  useKeys((key) => {
    switch (key) {
      case "?":
        help.value = true;
        return true;
      case "h":
        return (
          focus('[data-group="hand"] [data-rove][tabindex="0"]') || focus('[data-group="dice"] [data-rove][tabindex="0"]') || focus(".prompt")
        );
      case "t":
        return focus('[data-group="seats"] .live [data-rove]') || focus('[data-group="seats"] [data-rove][tabindex="0"]');
      case "p":
        return focus('[data-group="answers"] button') || focus(".prompt");
      case "l":
        side.value = true;
        return focus(".log-lines");
      case "c":
        side.value = true;
        return focus("#chat-field");
      case "r":
        openRule("*", game);
        return true;
      case "m":
        change({ sound: !settings.value.sound });
        return true;
      case "Escape":
        if (!side.value) return false;
        side.value = false;
        return true;
      default:
        return false;
    }
  });
}

// How things move across the table: cards slide and fly, and shots leave their trace.

import { t } from "../texts.js";
import { widest } from "./name.js";

/** @typedef {import("./act.js").Flight} Flight */

/** @param {HTMLElement} root @returns {Map<string, DOMRect>} where cards and places are */
export function places(root) {
  /** @type {Map<string, DOMRect>} */
  const found = new Map();
  for (const element of root.querySelectorAll("[data-card], [data-at]")) {
    const { card, at } = /** @type {HTMLElement} */ (element).dataset;
    const box = element.getBoundingClientRect();
    if (!box.width) continue;
    if (card && !found.has(`card:${card}`)) found.set(`card:${card}`, box);
    if (at && !found.has(at)) found.set(at, box);
  }
  return found;
}

/**
 * Lets cards that stand elsewhere than before slide there.
 * @param {HTMLElement} root
 * @param {Map<string, DOMRect>} old
 * @param {Map<string, DOMRect>} now
 * @param {number} unit
 * @param {Set<string | null>} flying cards that fly, and so do not slide
 */
export function slide(root, old, now, unit, flying) {
  for (const element of root.querySelectorAll("[data-card]")) {
    const card = /** @type {HTMLElement} */ (element).dataset["card"] ?? "";
    const from = old.get(`card:${card}`);
    const to = now.get(`card:${card}`);
    if (!from || !to || flying.has(card)) continue;
    let [x, y] = [from.left - to.left, from.top - to.top];
    // What lies on something that slides moves along with it.
    const below = /** @type {HTMLElement | null} */ (element.parentElement?.closest("[data-card]"))?.dataset["card"];
    const [start, end] = [old.get(`card:${below}`), now.get(`card:${below}`)];
    if (start && end) [x, y] = [x - start.left + end.left, y - start.top + end.top];
    if (Math.abs(x) + Math.abs(y) < 2 || Math.abs(x) + Math.abs(y) > 420) continue;
    element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], {
      duration: unit * 0.6,
      easing: "cubic-bezier(.2,.7,.3,1)",
    });
  }
}

/**
 * Lets a card fly from one place to another.
 * @param {HTMLElement} root
 * @param {Flight} flight
 * @param {Map<string, DOMRect>} old places before
 * @param {Map<string, DOMRect>} now places now
 * @param {number} unit
 * @param {number} delay
 */
export function fly(root, flight, old, now, unit, delay) {
  const card = flight.card;
  const from = (card && old.get(`card:${card}`)) || old.get(flight.from) || now.get(flight.from);
  const landed = card ? root.querySelector(`[data-card="${CSS.escape(card)}"]`) : null;
  const to = landed?.getBoundingClientRect() ?? now.get(flight.to);
  if (!from || !to || !to.width) return;
  const layer = root.querySelector(".flights");
  if (!layer) return;
  const frames = layer.getBoundingClientRect();
  const ghost = document.createElement("div");
  ghost.className = "flying";
  const width = flight.icon ? 30 : Math.min(96, Math.max(54, to.width, from.width));
  ghost.append(portrait(flight, landed, root.dataset["cards"] ?? "card"));
  ghost.style.width = `${width}px`;
  ghost.style.height = `${width * 1.4}px`;
  layer.append(ghost);
  const scale = (/** @type {DOMRect} */ box) => Math.min(1.15, Math.max(0.3, Math.min(box.width / width, box.height / (width * 1.4))));
  const spot = (/** @type {DOMRect} */ box) =>
    `translate(${box.left + box.width / 2 - frames.left - width / 2}px, ${box.top + box.height / 2 - frames.top - width * 0.7}px) scale(${scale(box)})`;
  const middle = now.get("middle");
  const steps = [{ transform: spot(from), opacity: 1, offset: 0 }];
  let duration = unit;
  if (flight.show && middle) {
    const large = Math.max(1, 92 / width);
    // Where the middle of the table is at its edge, as on a phone, the card stops beside it, to be seen whole.
    const room = width * 0.7 * large + 4;
    const [x, y] = [middle.left + middle.width / 2 - frames.left, middle.top + middle.height / 2 - frames.top];
    const still = `translate(${x - width / 2}px, ${Math.max(room, Math.min(y, frames.height - room)) - width * 0.7}px) scale(${large})`;
    duration = unit * 2.2;
    steps.push({ transform: still, opacity: 1, offset: 0.28 }, { transform: still, opacity: 1, offset: 0.72 });
  }
  steps.push({ transform: spot(to), opacity: 1, offset: 1 });
  const timing = { duration, delay, easing: "cubic-bezier(.3,.6,.3,1)", fill: /** @type {FillMode} */ ("backwards") };
  if (landed instanceof HTMLElement) {
    landed.animate([{ opacity: 0 }, { opacity: 0, offset: 0.98 }, { opacity: 1 }], { ...timing, easing: "linear" });
  }
  const going = ghost.animate(steps, timing);
  const done = () => ghost.remove();
  going.onfinish = done;
  going.oncancel = done;
}

/**
 * A picture of a card for its flight: as it stands on the board, else its back.
 * @param {Flight} flight
 * @param {Element | null} model
 * @param {string} icons what the icons of cards of this game are called, before their kind
 */
function portrait({ card, back, icon }, model, icons) {
  const kept = card && model?.querySelector(".face");
  if (kept) return kept.cloneNode(true);
  const made = document.createElement("span");
  made.className = icon ? "flying-token" : card ? "face face-named" : `face face-back ${back ? `back-${back}` : ""}`;
  const file = document.querySelector("use")?.getAttribute("href")?.split("#")[0] ?? "";
  const kind = card?.split(":", 1)[0] ?? "";
  const symbol = icon ?? (card ? `${icons}-${kind}` : back ? `side-${back}` : "logo");
  const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  drawing.setAttribute("viewBox", "0 0 512 512");
  drawing.setAttribute("class", "icon face-icon");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `${file}#${symbol}`);
  drawing.append(use);
  if (card) {
    const name = document.createElement("span");
    name.className = "face-name";
    name.textContent = t(icons === "card" ? `card-${kind}` : `${icons}-card-${kind}`);
    name.style.setProperty("--widest", String(widest(name.textContent)));
    made.append(name);
  }
  made.append(drawing);
  return made;
}

/**
 * Draws the way of a shot.
 * @param {HTMLElement} root
 * @param {[string, string]} way
 * @param {number} unit
 */
export function shoot(root, way, unit) {
  const layer = root.querySelector(".flights");
  const now = places(root);
  const [from, to] = [now.get(way[0]), now.get(way[1])];
  if (!layer || !from || !to) return;
  const frames = layer.getBoundingClientRect();
  const x = from.left + from.width / 2;
  const y = from.top + from.height / 2;
  const wide = to.left + to.width / 2 - x;
  const high = to.top + to.height / 2 - y;
  const line = document.createElement("div");
  line.className = "shot";
  line.style.left = `${x - frames.left}px`;
  line.style.top = `${y - frames.top}px`;
  line.style.width = `${Math.hypot(wide, high)}px`;
  line.style.rotate = `${Math.atan2(high, wide)}rad`;
  layer.append(line);
  const going = line.animate(
    [
      { scale: "0 1", opacity: 1, offset: 0 },
      { scale: "1 1", opacity: 1, offset: 0.45 },
      { scale: "1 1", opacity: 0, offset: 1 },
    ],
    { duration: unit * 1.2, easing: "ease-out" },
  );
  going.onfinish = () => line.remove();
  going.oncancel = () => line.remove();
}
// The board of a game, whichever it is. It draws a scene, and knows neither the line to a server nor where the scene comes
// from, so that a replay is drawn by it too.

import { html, useEffect, useRef } from "../lib.js";
import { ClassicBoard } from "./classic/board.js";
import { DiceBoard } from "./dice/board.js";
import { DuelBoard } from "./duel/board.js";
import { useKeptFocus } from "./keys.js";
import { useSight } from "./sight.js";
import { Banner } from "./signs.js";
import { TipLayer } from "./tip.js";

/** @type {Record<string, (props: {scene: import("./signs.js").Scene, children?: any}) => any>} */
const BOARDS = {
  classic: ClassicBoard,
  duel: DuelBoard,
  dice: DiceBoard,
};

/**
 * @param {{scene: import("./signs.js").Scene, children?: any}} props children: the prompt, or what steers a replay; it stands
 *   between the table and the own cards
 */
export function Board({ scene, children }) {
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const { stage } = scene;
  stage.eyes = scene.eyes;
  useEffect(() => {
    stage.root = root.current;
    return () => {
      stage.root = null;
    };
  }, [stage]);
  useKeptFocus(root);
  // Notices stand above the own place, wherever that begins.
  useEffect(() => {
    const around = root.current?.querySelector(".around");
    if (!around) return undefined;
    const look = () => document.documentElement.style.setProperty("--foot", `${Math.round(innerHeight - around.getBoundingClientRect().bottom)}px`);
    const watcher = new ResizeObserver(look);
    watcher.observe(around);
    return () => watcher.disconnect();
  }, []);
  useSight(root, scene.choice);
  const game = scene.view["game"];
  const Game = BOARDS[game];
  return html`<div class=${`board board-${game}`} data-cards=${game === "classic" ? "card" : game} ref=${root}>
    ${Game ? html`<${Game} scene=${scene}>${children}<//>` : children}
    <div class="flights" aria-hidden="true"></div>
    <${Banner} stage=${stage} />
    <${TipLayer} />
  </div>`;
}

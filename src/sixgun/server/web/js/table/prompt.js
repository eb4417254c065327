// What is asked, and every answer as a button.

import { html, useEffect, useRef, useSignal } from "../lib.js";
import { openRule } from "../rules/drawer.js";
import { has, t } from "../texts.js";
import { Icon } from "../ui/icon.js";
import { latest } from "../ui/notices.js";
import { Clock } from "./clock.js";
import { MiniDie } from "./dice/dice.js";
import { useEnds } from "./ends.js";
import { leaveFocus, useKeys } from "./keys.js";
import { tipped } from "./tip.js";
import { Told } from "./told.js";

/**
 * @typedef {import("./state.js").Answer} Answer
 */

/** Answers that can be given on the table are buttons too, as long as they are few: fewer still where there is little room. */
const narrow = () => matchMedia("(max-width: 44rem)").matches;
const few = () => (narrow() ? 2 : 4);
const fewOnTable = () => (narrow() ? 2 : 8);

/**
 * @param {{
 *   scene: import("./signs.js").Scene,
 *   absent: string,
 *   ahead: number,
 *   waiting: boolean,
 *   hint: {text?: string, label?: string, do?: string} | null,
 *   askHint: (() => void) | null,
 * }} props absent: what comes of it that somebody who is asked is not there; waiting: an answer is on its way; askHint: null at a table without hints
 */
export function Prompt({ scene, absent, ahead, waiting, hint, askHint }) {
  const { ask, choice, eyes } = scene;
  const all = useSignal(false);
  useEffect(() => {
    all.value = false;
  }, [ask?.step]);
  const shown = choice ? offered(choice, all.value, hint?.do ?? "") : [];
  useKeys((key) => {
    if (key === "Escape" && choice?.begun) {
      choice.back();
      return true;
    }
    if (!choice || !/^[1-9]$/.test(key)) return false;
    const answer = shown[Number(key) - 1];
    if (!answer) return false;
    leaveFocus();
    void choice.give(answer);
    return true;
  });
  if (!ask) return html`<section class="prompt idle" aria-label=${t("page-table-prompt")} tabindex="-1"></section>`;
  const mine = ask.seat === eyes;
  // What is to be touched next, or what might be done, stands in place of the question: nothing moves for a line more.
  const next = choice?.begun && !choice.gathers ? nextStep(choice) : "";
  const refusal = narrow() ? latest() : null;
  const advice = choice && !next && !refusal && hint?.text ? hint : null;
  return html`<section class=${`prompt ${mine ? "mine" : ""}`} aria-label=${t("page-table-prompt")} tabindex="-1" data-step=${ask.step}>
    <div class="prompt-says">
      <p class="prompt-text">
        ${next
          ? html`<span class="prompt-next" role="status">${next}</span>`
          : mine
            ? html`<b>${ask.prompt}</b>`
            : html`<span class=${absent ? "" : "muted"}>${absent ? html`<${Icon} name="away" /> ${absent}` : ask.prompt}</span>`}
        ${ask.cite && !next && html`<${RuleLink} rule=${ask.cite} title=${ask.rule ?? ""} />`}
      </p>
      ${advice &&
      html`<p class="prompt-instead prompt-hint">
        <${Icon} name="hint" /> <b><${Advice} hint=${advice} choice=${choice} faces=${scene.view["dice"]} /></b> ${advice.text}
      </p>`}
      ${refusal &&
      html`<p class="prompt-instead prompt-refusal">
        ${refusal.text} ${refusal.rule && html`<${RuleLink} rule=${refusal.rule} title="" />`}
      </p>`}
      ${choice?.gathers && html`<p class="prompt-next" role="status">${nextStep(choice)}</p>`}
      ${ask.until > 0 && html`<${Clock} since=${ask.since} until=${ask.until} ahead=${ahead} mine=${mine} />`}
    </div>
    ${mine && waiting && html`<p class="muted" role="status">${t("page-table-sent")}</p>`}
    ${choice && html`<${Answers} choice=${choice} shown=${shown} all=${all} hint=${hint} askHint=${askHint} faces=${scene.view["dice"]} />`}
  </section>`;
}

/** @param {{rule: string, title: string}} props title: what the rule says */
function RuleLink({ rule, title }) {
  return html`<button class="quiet rule-link" title=${title} onClick=${() => openRule(rule)}><${Icon} name="rules" /> ${rule}</button>`;
}

/**
 * Returns the answers that are shown as buttons.
 * @param {import("./answers.js").Choice} choice
 * @param {boolean} all
 * @param {string} advised the answer of a hint
 * @returns {Answer[]}
 */
function offered(choice, all, advised) {
  const free = choice.answers.filter((answer) => answer.do === advised || choice.free.includes(answer));
  // What is done with the dice that have been touched, else with those that are advised, comes last: the others keep their keys.
  if (choice.gathers && !all) {
    return [...free.filter((answer) => !answer.dice), ...(choice.begun ? choice.exact : free.filter((answer) => answer.dice))];
  }
  if (choice.begun) return choice.left;
  if (all || choice.answers.length <= few()) return choice.answers;
  if (choice.start.length) return choice.left;
  if (free.length) return free;
  return choice.answers.length <= fewOnTable() ? choice.answers : [];
}

/**
 * @param {{
 *   choice: import("./answers.js").Choice,
 *   shown: Answer[],
 *   all: import("@preact/signals").Signal<boolean>,
 *   hint: {text?: string, label?: string, do?: string} | null,
 *   askHint: (() => void) | null,
 *   faces: string[] | undefined,
 * }} props faces: of the dice that lie on the table
 */
function Answers({ choice, shown, all, hint, askHint, faces }) {
  const { begun, gathers } = choice;
  const whole = shown.length === choice.answers.length;
  const more = !whole && !begun && !gathers;
  const row = useRef(/** @type {HTMLElement | null} */ (null));
  useEnds(row);
  return html`
    <div class=${`answers ${all.value && !begun ? "all" : ""} ${begun && !gathers ? "begun" : ""}`} role="group" aria-label=${t("page-table-answers")} data-group="answers" ref=${row}>
      ${shown.map((answer, i) => html`<${AnswerButton} key=${answer.do} answer=${answer} number=${i + 1} choice=${choice} hint=${hint} faces=${faces} />`)}
      ${gathers &&
      !all.value &&
      !shown.some((answer) => answer.dice) &&
      html`<button class="answer first" disabled>${t("page-dice-again", { count: 0 })}</button>`}
      ${begun &&
      !gathers &&
      html`<button class="quiet" onClick=${() => choice.back()}>${t("page-table-take-back")} <kbd>Esc</kbd></button>`}
      ${more &&
      html`<button class="quiet" aria-expanded="false" onClick=${() => (all.value = true)}>
        ${t("page-table-all-answers", { count: choice.answers.length })}
      </button>`}
      ${all.value &&
      !begun &&
      choice.answers.length > few() &&
      html`<button class="quiet" aria-expanded="true" onClick=${() => (all.value = false)}>${t("page-table-fewer")}</button>`}
      ${askHint && !hint?.text && html`<button class="quiet" onClick=${askHint}><${Icon} name="hint" /> ${t("page-table-hint")}</button>`}
    </div>
  `;
}

/**
 * What a hint advises.
 * @param {{hint: {label?: string, do?: string}, choice: import("./answers.js").Choice, faces: string[] | undefined}} props
 */
function Advice({ hint, choice, faces }) {
  const answer = choice.answers.find((one) => one.do === hint.do);
  return answer?.dice ? html`<${Again} answer=${answer} faces=${faces} />` : html`<${Told} text=${hint.label ?? ""} />`;
}

/** Which dice are rolled again: how many, and what they show. @param {{answer: Answer, faces: string[] | undefined}} props */
function Again({ answer, faces }) {
  const dice = answer.dice ?? [];
  return html`${t("page-dice-again", { count: dice.length })} <span class="mini-dice">${dice.map((die) => html`<${MiniDie} key=${die} face=${faces?.[die] ?? ""} />`)}</span>`;
}

/**
 * @param {{
 *   answer: Answer,
 *   number: number,
 *   choice: import("./answers.js").Choice,
 *   hint: {do?: string} | null,
 *   faces: string[] | undefined,
 * }} props
 */
function AnswerButton({ answer, number, choice, hint, faces }) {
  const advised = hint?.do === answer.do;
  const about = characterTip(answer);
  const label = answer.dice ? html`<${Again} answer=${answer} faces=${faces} />` : html`<${Told} text=${answer.label} />`;
  const more = about?.text;
  return html`<button
    class=${`answer ${answer.dice ? "first" : ""} ${answer.verb === "pass" || answer.verb === "end" ? "rest" : ""} ${advised ? "advised" : ""}`}
    data-do=${answer.do}
    aria-keyshortcuts=${number <= 9 ? String(number) : undefined}
    ...${about ? tipped(about) : {}}
    onClick=${() => choice.give(answer)}
  >
    ${number <= 9 && html`<kbd aria-hidden="true">${number}</kbd>`}
    <span>${label}${more && html`<span class="answer-about">${more}</span>`}</span>
    ${answer.caution && html`<${Icon} name="caution" label=${answer.caution} />`}
  </button>`;
}

/** @param {Answer} answer a choice of a character says what he can do */
function characterTip(answer) {
  const id = answer.character;
  if (!id || answer.card || answer.spot !== undefined) return null;
  for (const prefix of ["character", "duel-character", "dice-character"]) {
    if (has(`${prefix}-${id}`)) {
      return { title: t(`${prefix}-${id}`), text: has(`${prefix}-${id}.text`) ? t(`${prefix}-${id}.text`) : "", rule: id };
    }
  }
  return null;
}

/** @param {import("./answers.js").Choice} choice @returns {string} what is to be touched next */
function nextStep(choice) {
  const picked = choice.picked.value;
  if (choice.gathers) return picked.length ? t("page-dice-chosen", { count: picked.length }) : t("page-dice-choose");
  const open = new Set(
    choice.left.flatMap((answer) => choice.of(answer).filter((thing) => !picked.includes(thing)).map((thing) => thing.split(":", 1)[0])),
  );
  if (open.has("seat") || open.has("spot")) return t("page-table-next-target");
  if (open.has("card") || open.has("hand")) return t("page-table-next-card");
  if (open.has("die")) return t("page-table-next-die");
  return t("page-table-next");
}

// Requests over HTTP. What the server refuses comes as a Refusal, which can be shown to a person.

import { settings } from "../settings.js";
import { has, t } from "../texts.js";

/** What was refused, and why. */
export class Refusal extends Error {
  /**
   * @param {number} status
   * @param {{reason: string, rule?: string, params?: Record<string, string>, message: string}} body
   */
  constructor(status, body) {
    super(has(`server-${body.reason}`) ? t(`server-${body.reason}`, body.params) : body.message);
    this.status = status;
    this.reason = body.reason;
    this.rule = body.rule ?? "";
  }
}

/**
 * Asks the server for something.
 * @param {string} method
 * @param {string} path below /api
 * @param {unknown} [body]
 * @returns {Promise<any>}
 * @throws {Refusal} the server refuses, or cannot be reached
 */
export async function api(method, path, body) {
  /** @type {Response} */
  let answer;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: {
        "accept-language": settings.value.lang,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal(0, { reason: "unreachable", message: t("page-unreachable") });
  }
  const type = answer.headers.get("content-type") ?? "";
  const found = type.includes("json") ? await answer.json() : await answer.text();
  if (!answer.ok) throw new Refusal(answer.status, typeof found === "object" ? found : { reason: "fault", message: "" });
  return found;
}

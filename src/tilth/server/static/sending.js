// @ts-check
/** Commands to a table. Each is sent until the server has answered it, and keeps its id, so that it is never played twice. */

import { pause, token, words } from "./dom.js";
import { toast } from "./telling.js";

const SLOW = 900; // milliseconds after which it is said that something is under way

/**
 * Send a command until it is answered.
 * @param {string} table @param {"moves" | "undo"} what @param {object} body
 * @returns {Promise<string>} what is to be said about it
 */
export async function send(table, what, body) {
  const slow = setTimeout(() => toast(words.sending ?? "", true), SLOW);
  const command = { command: crypto.randomUUID?.() ?? String(Math.random()).slice(2), ...body };
  for (let tries = 0; ; tries++) {
    try {
      const answer = await fetch(`/api/tables/${table}/${what}`, {
        method: "POST",
        headers: { "Content-Type": "application/json", "X-Tilth-Token": token },
        credentials: "same-origin",
        body: JSON.stringify(command),
      });
      if (answer.status >= 500) throw new Error(String(answer.status));
      const said = answer.ok ? (what === "undo" ? words.undone : "") : await refusal(answer);
      clearTimeout(slow);
      return said ?? "";
    } catch {
      clearTimeout(slow);
      toast(words.retrying ?? "", true);
      await pause(Math.min(8000, 700 * 2 ** tries));
    }
  }
}

/** @param {Response} answer */
async function refusal(answer) {
  /** @type {{error: {code: string, words: string, section?: string | null}}} */
  const { error } = await answer.json();
  return answer.status === 409 && error.code === "stale" ? words.stale : `${error.words} ${error.section ?? ""}`;
}

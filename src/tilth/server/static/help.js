// @ts-check
/**
 * Help at a table: hints are marked on the board itself, and the coach speaks before a move that would cost a lot. What
 * it warns of is fetched as soon as a question is shown; if it comes too late, it offers to take the move back.
 */

/** @typedef {{name: string, loss: number, words: string}} Mistake */

const root = /** @type {HTMLElement} */ (document.querySelector("#table-root"));
const dialog = /** @type {HTMLDialogElement} */ (document.querySelector("#warning"));

/** @returns {HTMLElement} */
const table = () => /** @type {HTMLElement} */ (root.querySelector("#table"));

/** What the coach warns of at which version; null while that is not known. @type {{version: string, mistakes: Mistake[] | null}} */
let known = { version: "", mistakes: null };

/** The move that was played before the coach had an answer. @type {{version: string, move: string, label: string} | null} */
let hasty = null;

/** The move that is played anyway. */
let sure = "";

/** Number the things on the table that hints begin with. */
function mark() {
  for (const thing of root.querySelectorAll("[data-hinted]")) thing.removeAttribute("data-hinted");
  const hints = /** @type {HTMLElement[]} */ ([...root.querySelectorAll("[data-hinted-move]")]);
  hints.forEach((hint, k) => {
    for (const thing of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("[data-move]"))) {
      if (thing.dataset.move === hint.dataset.hintedMove) thing.dataset.hinted = String(k + 1);
    }
  });
}

/** Find out what the coach warns of, once for each question. */
async function consult() {
  const { version = "", chair = "", coach } = table().dataset;
  if (coach === undefined || known.version === version) return;
  known = { version, mistakes: null };
  const answer = await fetch(`/api/tables/${root.dataset.table}/mistakes?seat=${chair}&lang=${root.dataset.lang}`).catch(() => null);
  /** @type {{version: number, mistakes: Mistake[] | null} | null} */
  const found = answer?.ok ? await answer.json() : null;
  if (!found || String(found.version) !== version) return;
  if (known.version === version) known.mistakes = found.mistakes;
  table().dataset.warned = version;
  if (hasty?.version === version) late(found.mistakes ?? [], hasty);
}

/**
 * Somebody was quicker than the coach.
 * @param {Mistake[]} mistakes @param {{version: string, move: string, label: string}} played
 */
async function late(mistakes, played) {
  hasty = null;
  const mistake = mistakes.find((one) => one.name === played.move);
  const undo = () => /** @type {HTMLButtonElement | null} */ (root.querySelector("[data-undo]:not([disabled])"));
  if (mistake && undo() && (await asked("late", played.label, mistake.words))) undo()?.click();
}

/**
 * Ask whether to think again.
 * @param {"now" | "late"} when @param {string} what @param {string} words @returns {Promise<boolean>}
 */
function asked(when, what, words) {
  for (const part of /** @type {NodeListOf<HTMLElement>} */ (dialog.querySelectorAll("[data-now]"))) {
    part.textContent = part.dataset[when] ?? "";
  }
  /** @type {[string, string][]} */ ([["#warning-what", what], ["#warning-words", words]]).forEach(([at, text]) => {
    const part = dialog.querySelector(at);
    if (part) part.textContent = text;
  });
  dialog.returnValue = "back";
  dialog.showModal();
  return new Promise((done) => {
    dialog.onclick = (event) => {
      if (event.target instanceof HTMLButtonElement) dialog.close(event.target.value);
    };
    dialog.onclose = () => done(dialog.returnValue !== "on");
  });
}

root.addEventListener("tilth:choosing", async (event) => {
  const thing = /** @type {CustomEvent<HTMLElement>} */ (event).detail;
  const { move = "", label = move } = thing.dataset;
  const { version = "", coach } = table().dataset;
  if (coach === undefined || sure === move) {
    sure = "";
    return;
  }
  if (known.version !== version || !known.mistakes) {
    hasty = { version, move, label };
    return;
  }
  const mistake = known.mistakes.find((one) => one.name === move);
  if (!mistake) return;
  event.preventDefault();
  if (await asked("now", label, mistake.words)) thing.focus();
  else {
    sure = move;
    thing.dispatchEvent(new CustomEvent("tilth:choose", { bubbles: true }));
  }
});

document.addEventListener("tilth:shown", () => {
  mark();
  consult();
});
mark();
consult();

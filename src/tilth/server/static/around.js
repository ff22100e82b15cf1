// @ts-check
/** What stands around a game: things that appear when their time has come. */

/** @param {string} selector @returns {HTMLElement[]} */
const every = (selector) => Array.from(document.querySelectorAll(selector));

let timer = 0;

/** Show what begins after so many milliseconds, by the server's clock. */
function keepTime() {
  clearTimeout(timer);
  const part = every("[data-from]")[0];
  const wait = Number(part?.dataset.from);
  if (part && wait < 2 ** 31) timer = window.setTimeout(() => void (part.hidden = false), wait);
}

keepTime();
document.querySelector("#table-root")?.addEventListener("tilth:shown", keepTime);

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

/**
 * Hide the options of a new table that do not matter with what is chosen: `data-matters="mode=full level=2,3"`.
 * @param {HTMLFormElement} form
 */
function hideIdle(form) {
  const update = () => {
    for (const option of every("[data-matters]")) {
      const idle = (option.dataset.matters ?? "").split(" ").some((rule) => {
        const [name = "", values = ""] = rule.split("=");
        return !values.split(",").includes(String(new FormData(form).get(`opt.${name}`)));
      });
      option.classList.toggle("idle", idle);
    }
  };
  form.addEventListener("change", update);
  update();
}

const newTable = document.querySelector("[data-new-table]");
if (newTable instanceof HTMLFormElement) hideIdle(newTable);

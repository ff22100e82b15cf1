// @ts-check
/**
 * The question on an upright screen, where it lies below the table: a dock that shows only the choices the table itself
 * does not, so that little of the table is covered. Whoever wants unfolds the whole list. A choice that stands on the
 * table has the class `on-table`; whether all are listed is the class `listed` on the root, which is never drawn anew.
 */

const KEPT = "tilth.listed"; // what this browser remembers: the whole list is wanted

const root = /** @type {HTMLElement} */ (document.querySelector("#table-root"));

/** @param {string} selector @returns {HTMLElement[]} */
const every = (selector) => Array.from(root.querySelectorAll(selector));

/** Mark what can be chosen on the table, too. @returns {number} how many choices these are */
function mark() {
  const there = new Set(every("#board [data-move]").map((thing) => (thing.offsetParent ? thing.dataset.move : "")));
  let count = 0;
  for (const choice of every("#choices [data-move]")) {
    const found = there.has(choice.dataset.move);
    choice.closest("li")?.classList.toggle("on-table", found);
    if (found) count++;
  }
  for (const fold of every("#choices .choice-fold")) {
    fold.closest("li")?.classList.toggle("on-table", !fold.querySelector("li:not(.on-table)"));
  }
  return count;
}

/** Say what the button does and how many choices it unfolds. @param {number} count */
function show(count) {
  const button = root.querySelector("[data-fold]");
  const listed = root.classList.contains("listed");
  button?.setAttribute("aria-expanded", String(listed));
  const told = button?.querySelector(".fold-count");
  if (told) told.textContent = listed || !count ? "" : String(count);
  for (const hint of every(".on-table-hint")) hint.hidden = listed || !count;
}

/** A fresh question: everything is listed if the table shows nothing of it, or if somebody likes it so. */
function renew() {
  const count = mark();
  root.classList.toggle("listed", !count || localStorage.getItem(KEPT) === "on");
  show(count);
}

root.addEventListener("click", (event) => {
  if (!(event.target instanceof Element) || !event.target.closest("[data-fold]")) return;
  const listed = root.classList.toggle("listed");
  const count = mark();
  if (count) localStorage.setItem(KEPT, listed ? "on" : "off");
  show(count);
});

root.addEventListener("tilth:shown", renew);
renew();

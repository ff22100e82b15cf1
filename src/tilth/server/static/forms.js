// @ts-check
/** Forms that answer at once: a new table, the filter of cards, a link to copy. */

import { all, one, words } from "./dom.js";
import { toast } from "./telling.js";

const ARROW = 44; // what the edges and the arrow of a list take of its width

/** A list shows one line of what is chosen; what does not fit into it stands below. @param {HTMLSelectElement} list */
function wholeWords(list) {
  const said = list.selectedOptions[0]?.textContent?.trim() ?? "";
  const pen = document.createElement("canvas").getContext("2d");
  let shown = list.nextElementSibling;
  if (!(shown instanceof HTMLElement && shown.matches(".whole"))) {
    shown = document.createElement("small");
    shown.className = "whole hint";
    shown.setAttribute("aria-hidden", "true");
    list.after(shown);
  }
  if (pen) pen.font = getComputedStyle(list).font;
  const cut = pen !== null && list.clientWidth > 0 && pen.measureText(said).width > list.clientWidth - ARROW;
  shown.textContent = cut ? said : "";
}

/** @param {HTMLFormElement} form */
export function newTable(form) {
  const count = () => Number(new FormData(form).get("opt.players"));
  const update = () => {
    const players = count();
    for (const seat of all("[data-seat]", form)) seat.hidden = Number(seat.dataset.seat) > players;
    for (const option of all("[data-players]", form)) {
      option.hidden = !(option.dataset.players ?? "").split(" ").includes(String(players));
    }
    for (const seat of all(".seat-list li", form)) {
      seat.classList.toggle("is-hotseat", /** @type {HTMLSelectElement} */ (one("select", seat)).value === "hotseat");
    }
    for (const list of all("[data-own]", form)) {
      const chosen = form.elements.namedItem(list.dataset.own ?? "");
      list.classList.toggle("is-own", chosen instanceof HTMLSelectElement && chosen.value === "own");
    }
  };
  const whole = () => all("select", form).forEach((list) => wholeWords(/** @type {HTMLSelectElement} */ (list)));
  form.addEventListener("change", update);
  form.addEventListener("change", whole);
  form.addEventListener("toggle", whole, true); // house rules unfold
  addEventListener("resize", whole);
  update();
  whole();
}

/** @param {HTMLFormElement} form */
export function cardFilter(form) {
  const found = one("#found");
  /** @type {string[]} */
  const plurals = JSON.parse(found?.dataset.words ?? "[]");
  const update = () => {
    const data = new FormData(form);
    const search = String(data.get("q") ?? "").toLocaleLowerCase().split(/\s+/).filter(Boolean);
    const facets = new Set(all("input[type=checkbox]", form).map((box) => /** @type {HTMLInputElement} */ (box).name));
    let count = 0;
    for (const card of all("[data-search]")) {
      const text = card.dataset.search ?? "";
      const fits = [...facets].every((name) => {
        const wanted = data.getAll(name);
        const has = (card.getAttribute(`data-${name}`) ?? "").split(" ");
        return !wanted.length || wanted.some((value) => has.includes(String(value)));
      });
      card.hidden = !(fits && search.every((word) => text.includes(word)));
      if (!card.hidden) count++;
    }
    if (found) found.textContent = plurals[count] ?? String(count);
  };
  form.addEventListener("input", update);
  form.addEventListener("submit", (event) => event.preventDefault());
}

export function copying() {
  document.addEventListener("click", async (event) => {
    const button = event.target instanceof Element ? event.target.closest("[data-copy]") : null;
    if (!(button instanceof HTMLElement)) return;
    const field = /** @type {HTMLInputElement} */ (document.getElementById(button.dataset.copy ?? ""));
    field.select();
    try {
      await navigator.clipboard.writeText(field.value);
    } catch {
      document.execCommand("copy");
    }
    toast(words.copied ?? "✓");
  });
}

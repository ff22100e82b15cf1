// @ts-check
/** A game shown again, by itself and by keys: the step that the slider names is shown, and whatever is done moves it. */

import { all, one } from "./dom.js";
import { fetchPart, renew } from "./parts.js";
import { Peek } from "./peek.js";
import { announce } from "./telling.js";

const root = /** @type {HTMLElement} */ (document.querySelector("#replay-root"));
const slider = /** @type {HTMLInputElement} */ (root.querySelector("#step"));
const playing = /** @type {HTMLButtonElement} */ (root.querySelector("[data-play]"));
const speed = /** @type {HTMLSelectElement} */ (root.querySelector("[data-speed]"));
const link = /** @type {HTMLAnchorElement} */ (root.querySelector("[data-link]"));
const stops = /** @type {HTMLElement[]} */ (Array.from(root.querySelectorAll("[data-stop]")));
const last = Number(root.dataset.last);
const PAUSES = [0, 3200, 1600, 800, 400]; // milliseconds, by the choice of speed

class Replay {
  /** @param {HTMLElement} box */
  constructor(box) {
    this.box = box;
    this.address = box.dataset.replay ?? "";
    this.last = Number(box.dataset.last);
    this.slider = /** @type {HTMLInputElement} */ (one("#step", box));
    this.viewer = /** @type {HTMLSelectElement} */ (one("select[name=seat]", box));
    this.peek = new Peek(box.dataset.game ?? "");
    this.slider.addEventListener("input", () => this.show());
    this.viewer.addEventListener("change", () => this.show());
    const steps = /** @type {Record<string, () => number>} */ ({
      first: () => 0,
      back: () => this.n - 1,
      on: () => this.n + 1,
      last: () => this.last,
    });
    for (const button of all("[data-step]", box)) {
      button.addEventListener("click", (event) => {
        event.preventDefault();
        this.slider.value = String(steps[button.dataset.step ?? "on"]?.() ?? this.n);
        this.show();
      });
    }
  }

  get n() {
    return Number(this.slider.value);
  }

  async show() {
    const output = one("#step-words", this.box);
    if (output) output.textContent = `${this.n} / ${this.last}`;
    if (this.loading) return;
    this.loading = true;
    let shown = "";
    try {
      while (shown !== this.wanted) {
        shown = this.wanted;
        const fresh = await fetchPart(`${shown}&part=true`);
        const old = one("#table", this.box);
        if (fresh && old) renew(this.box, old, fresh, {});
      }
      history.replaceState(null, "", shown);
      announce(one("#question")?.textContent ?? "");
    } finally {
      this.loading = false;
    }
  }

  get wanted() {
    return `${this.address}?n=${this.n}&seat=${this.viewer.value}`;
  }
}

new Replay(root);

const now = () => Number(slider.value);
const lately = [...stops].reverse(); // the last round first
const begins = (/** @type {HTMLElement} */ stop) => Number(stop.dataset.stop);

/** @param {number} n */
function go(n) {
  const wanted = Math.max(0, Math.min(n, last));
  if (wanted === now()) return;
  slider.value = String(wanted);
  slider.dispatchEvent(new Event("input", { bubbles: true }));
}

/** The next round, or the beginning of this one, or of the one before. @param {boolean} on */
function goRound(on) {
  const found = on ? stops.find((stop) => begins(stop) > now()) : lately.find((stop) => begins(stop) < now());
  go(found ? begins(found) : on ? last : 0);
}

/** Is the step that was asked for on the screen? */
const isShown = () => /** @type {HTMLElement | null} */ (root.querySelector("#table"))?.dataset.n === slider.value;

/** Say which round this is, and where this moment can be found again. */
function mark() {
  const here = lately.find((stop) => begins(stop) <= now());
  for (const stop of stops) {
    if (stop === here) stop.setAttribute("aria-current", "step");
    else stop.removeAttribute("aria-current");
  }
  const viewer = /** @type {HTMLSelectElement} */ (root.querySelector("select[name=seat]")).value;
  link.href = `${root.dataset.replay}?n=${slider.value}&seat=${viewer}`;
}

// -- by itself

let timer = 0;

function tick() {
  if (now() >= last) return play(false);
  if (isShown()) go(now() + 1);
  timer = window.setTimeout(tick, PAUSES[Number(speed.value)] ?? 1600);
}

/** @param {boolean} on */
function play(on) {
  clearTimeout(timer);
  playing.setAttribute("aria-pressed", String(on));
  if (!on) return;
  if (now() >= last) go(0);
  timer = window.setTimeout(tick, PAUSES[Number(speed.value)] ?? 1600);
}

const isPlaying = () => playing.getAttribute("aria-pressed") === "true";

playing.addEventListener("click", () => play(!isPlaying()));
slider.addEventListener("pointerdown", () => play(false));

// -- by keys, wherever the focus is

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const target = event.target instanceof Element ? event.target : document.body;
  const own = target === slider && !event.shiftKey; // a slider knows its arrows
  if (target !== slider && target.closest("input, select, textarea, dialog")) return;
  const ways = /** @type {Record<string, () => void>} */ ({
    ArrowLeft: () => (event.shiftKey ? goRound(false) : go(now() - 1)),
    ArrowRight: () => (event.shiftKey ? goRound(true) : go(now() + 1)),
  });
  const way = ways[event.key];
  if (way) {
    play(false);
    if (own) return;
    event.preventDefault();
    way();
  } else if (event.key === " " && (target === document.body || target === slider)) {
    event.preventDefault();
    play(!isPlaying());
  }
});

// -- rounds, and a link to this moment

for (const stop of stops) {
  stop.addEventListener("click", (event) => {
    event.preventDefault();
    play(false);
    go(begins(stop));
  });
}

for (const button of root.querySelectorAll("[data-step]")) button.addEventListener("click", () => play(false));

link.addEventListener("click", async (event) => {
  event.preventDefault();
  const said = document.querySelector("#toast");
  try {
    await navigator.clipboard.writeText(link.href);
    if (said) said.textContent = link.dataset.said ?? "";
    window.setTimeout(() => said && (said.textContent = ""), 4500);
  } catch {
    location.assign(link.href); // the address line then holds the link
  }
});

new MutationObserver(mark).observe(root, { subtree: true, attributes: true, attributeFilter: ["data-n"] });
slider.addEventListener("input", mark);
root.querySelector("select[name=seat]")?.addEventListener("change", mark);
mark();

// @ts-check
/** The words beside a thing: what it does, why not, and its card. */

import { all, one, root, words } from "./dom.js";
import { fetchPart } from "./parts.js";

export class Peek {
  /** @param {string} game */
  constructor(game) {
    this.game = game;
    this.box = /** @type {HTMLElement} */ (one("#peek"));
    this.timer = 0;
    /** @type {Map<string, Promise<Element | null>>} */
    this.cards = new Map();
    /** @type {HTMLElement | null} */
    this.about = null;
    /** @type {((thing: HTMLElement) => void) | null} */
    this.play = null;
    this.touched = false;
    /** Where the pointer is: what the page itself puts under a resting pointer was not pointed at. */
    this.at = { x: -1, y: -1 };
    this.listen();
  }

  listen() {
    const find = (/** @type {Event} */ event) => {
      const target = event.target instanceof Element ? event.target.closest(".thing, [data-card], .choices [data-move]") : null;
      return target instanceof HTMLElement && !this.box.contains(target) ? target : null;
    };
    const follow = (/** @type {PointerEvent} */ event) => void (this.at = { x: event.clientX, y: event.clientY });
    document.addEventListener("pointermove", follow, { passive: true });
    document.addEventListener("pointerover", (event) => {
      if (event.pointerType !== "mouse" || (event.clientX === this.at.x && event.clientY === this.at.y)) return;
      const thing = find(event);
      clearTimeout(this.timer);
      this.pair(thing);
      if (thing) this.timer = window.setTimeout(() => this.show(thing, false), 320);
      else if (this.about && !(event.target instanceof Node && this.box.contains(event.target)))
        this.timer = window.setTimeout(() => this.hide(), 220);
    });
    document.addEventListener("focusin", (event) => {
      const thing = find(event);
      this.pair(thing);
      if (thing && thing.matches(":focus-visible")) this.show(thing, false);
      else if (!thing && !(event.target instanceof Node && this.box.contains(event.target))) this.hide();
    });
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.about) this.hide();
    });
    document.addEventListener("pointerdown", (event) => {
      follow(event);
      this.touched = event.pointerType === "touch";
      const thing = this.touched ? find(event) : null;
      clearTimeout(this.timer);
      if (thing) this.timer = window.setTimeout(() => this.show(thing, true), 450);
      else if (!(event.target instanceof Node && this.box.contains(event.target))) this.hide();
    });
    for (const end of ["pointerup", "pointercancel", "scroll"]) {
      document.addEventListener(end, () => this.touched && clearTimeout(this.timer), { capture: true, passive: true });
    }
  }

  /** What stands on the table for a choice in the list. @param {HTMLElement | null} thing */
  twin(thing) {
    if (!thing?.dataset.move || thing.classList.contains("thing")) return null;
    return all("#board .thing[data-move]").find((each) => each.dataset.move === thing.dataset.move) ?? null;
  }

  /** A choice that is pointed at in the list is seen on the table. @param {HTMLElement | null} thing */
  pair(thing) {
    for (const each of all(".thing.paired")) each.classList.remove("paired");
    this.twin(thing)?.classList.add("paired");
  }

  /**
   * Tell what the thing itself does not: of a choice in the list, whose words and outlook stand there, only its card or
   * what its thing on the table says.
   * @param {HTMLElement} thing @param {boolean} asSheet
   */
  async show(thing, asSheet) {
    clearTimeout(this.timer);
    const listed = !thing.classList.contains("thing");
    const { why, label, preview } = thing.dataset;
    const twin = this.twin(thing)?.dataset ?? {};
    const card = thing.dataset.card ?? twin.card;
    const value = thing.dataset.value ?? twin.value;
    const parts = [];
    const can = listed ? [] : [card || asSheet ? "" : label, preview].filter(Boolean); // a card says its name itself
    if (can.length) parts.push(line("peek-can", can.join(" — ")));
    if (why) parts.push(cited(line("peek-why", `${words["why-not"] ?? ""} ${why}`), this.game));
    if (value) parts.push(line("", value));
    if (thing.classList.contains("fresh-thing")) parts.push(line("peek-why", words.fresh ?? ""));
    if (!card && !parts.length && !(asSheet && thing.dataset.move)) return this.hide();
    this.about = thing;
    const drawn = Boolean(one("svg.card", thing)) && !asSheet; // then neither its picture is needed, nor words it shows
    this.box.classList.toggle("beside-card", drawn);
    this.box.classList.toggle("beside-words", drawn && thing.matches(".worded, .open-hand .worded-open"));
    const actions = asSheet ? this.actions(thing) : [];
    const shown = parts.length + actions.length > 0;
    this.box.replaceChildren(...parts, ...actions);
    this.box.hidden = !shown;
    if (shown) this.place(thing);
    if (!card || !this.game) return;
    try {
      const told = await this.card(card);
      if (this.about !== thing || !told) return;
      const more = !this.box.classList.contains("beside-words") || one(".rulings, .card-results", told);
      if (!more && !shown) return this.hide();
      this.box.replaceChildren(...parts, told.cloneNode(true), ...actions);
      this.box.hidden = false;
      this.place(thing);
    } catch {
      this.cards.delete(card);
    }
  }

  /** @param {string} id */
  card(id) {
    let told = this.cards.get(id);
    if (!told) {
      told = fetchPart(`/cards/${this.game}/${id}?part=true&lang=${root.lang}`);
      this.cards.set(id, told);
    }
    return told;
  }

  /** @param {HTMLElement} thing */
  actions(thing) {
    const bar = document.createElement("p");
    bar.className = "peek-actions";
    const close = document.createElement("button");
    close.type = "button";
    close.textContent = words.close ?? "×";
    close.addEventListener("click", () => this.hide());
    bar.append(close);
    if (thing.dataset.move) {
      const go = document.createElement("button");
      go.type = "button";
      go.className = "primary";
      go.textContent = thing.dataset.label ?? words.choose ?? "";
      go.addEventListener("click", () => {
        this.hide();
        this.play?.(thing);
      });
      bar.append(go);
    }
    return [bar];
  }

  /**
   * Beside the thing, where there is room, and never over the question: to its right or left, below or above it. What is
   * told of a choice in the list stands beside the list.
   * @param {HTMLElement} thing
   */
  place(thing) {
    const gap = 12;
    const ask = one("#ask")?.getBoundingClientRect() ?? new DOMRect();
    const sheet = matchMedia("(max-width: 640px)").matches; // there it lies along the lower edge, over the question's
    const room = sheet ? ask.top - 64 : 0;
    this.box.style.maxHeight = room > 200 ? `${room}px` : "";
    this.box.style.bottom = room > 200 ? `${innerHeight - ask.top}px` : "";
    if (sheet) return;
    const own = thing.getBoundingClientRect();
    const at = one("#ask")?.contains(thing) ? new DOMRect(ask.x, own.y, ask.width, own.height) : own;
    const { offsetWidth: width, offsetHeight: height } = this.box;
    const along = (/** @type {number} */ start, /** @type {number} */ length, /** @type {number} */ end) =>
      Math.max(gap, Math.min(start, end - length - gap));
    const beside = along(at.top, height, innerHeight);
    const across = along(at.left, width, innerWidth);
    const spots = [
      [at.right + gap, beside],
      [at.left - width - gap, beside],
      [across, at.bottom + gap],
      [across, at.top - height - gap],
    ].map(([x = 0, y = 0]) => {
      const out = Math.max(0, gap / 2 - x, x + width - innerWidth) + Math.max(0, gap / 2 - y, y + height - innerHeight);
      const over = ask.width > 0 && x < ask.right && ask.left < x + width && y < ask.bottom && ask.top < y + height;
      return { x: along(x, width, innerWidth), y: along(y, height, innerHeight), bad: out + (over ? 10_000 : 0) };
    });
    const best = spots.reduce((a, b) => (b.bad < a.bad ? b : a));
    this.box.style.left = `${best.x}px`;
    this.box.style.top = `${best.y}px`;
  }

  hide() {
    clearTimeout(this.timer);
    this.about = null;
    this.box.hidden = true;
  }
}

/** @param {string} look @param {string} text */
function line(look, text) {
  const p = document.createElement("p");
  p.className = `peek-line ${look}`;
  p.textContent = text.trim();
  return p;
}

/** Sections of the rules lead to where they stand. @param {HTMLElement} told @param {string | undefined} game */
function cited(told, game) {
  const parts = (told.textContent ?? "").split(/([A-Z]?§[0-9]+(?:[.][0-9]+)*)/);
  if (game) told.replaceChildren(...parts.map((part, k) => (k % 2 ? leads(part, `/rules/${game}/${part}`) : part)));
  return told;
}

/** @param {string} text @param {string} address */
function leads(text, address) {
  const a = document.createElement("a");
  a.href = address;
  a.target = "_blank";
  a.textContent = text;
  return a;
}

// @ts-check
/**
 * The script of all pages. A page works as a set of forms without it; with it a table renews itself, things on the board
 * can be clicked and explained, and a move that the network lost is sent again, never played twice.
 */

/** @param {string} selector @param {ParentNode} [within] @returns {HTMLElement | null} */
const one = (selector, within = document) => within.querySelector(selector);

/** @param {string} selector @param {ParentNode} [within] @returns {HTMLElement[]} */
const all = (selector, within = document) => Array.from(within.querySelectorAll(selector));

const SETTLING = 350; // milliseconds in which what has just come under the pointer takes no click

/** @param {number} ms */
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

const root = document.documentElement;
const token = one('meta[name="tilth-token"]')?.getAttribute("content") ?? "";
root.classList.add("scripted");

/** @type {Record<string, string>} */
const words = JSON.parse(one("#words")?.textContent ?? "{}");

// -- what this browser remembers ------------------------------------------------------------------------------------

/** @param {string} name @param {string} value */
function setCookie(name, value) {
  document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`;
}

/** @param {string} name */
const setting = (name) => localStorage.getItem(`tilth.${name}`) === "on";

function settings() {
  for (const box of /** @type {HTMLInputElement[]} */ (all("input[data-setting]"))) {
    const name = `tilth.${box.dataset.setting}`;
    if (box.dataset.setting === "keys" && localStorage.getItem(name) === null) localStorage.setItem(name, "on");
    box.checked = localStorage.getItem(name) === "on";
    box.addEventListener("change", () => localStorage.setItem(name, box.checked ? "on" : "off"));
  }
  for (const list of /** @type {HTMLSelectElement[]} */ (all("select[data-setting]"))) {
    const name = `tilth.${list.dataset.setting}`;
    list.value = localStorage.getItem(name) ?? list.value;
    list.addEventListener("change", () => localStorage.setItem(name, list.value));
  }
  one("#theme")?.addEventListener("click", () => {
    const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = dark ? "light" : "dark";
    setCookie("theme", root.dataset.theme);
  });
}

// -- telling -------------------------------------------------------------------------------------------------------------

let toastTimer = 0;

/** @param {string} text @param {boolean} [stay] */
function toast(text, stay = false) {
  const box = one("#toast");
  if (!box) return;
  box.textContent = text;
  clearTimeout(toastTimer);
  if (!stay && text) toastTimer = window.setTimeout(() => (box.textContent = ""), 4500);
}

/** @param {string} text */
function announce(text) {
  const box = one("#live");
  if (box && text) box.textContent = text;
}

// -- putting a new part of a page in the place of the old one ------------------------------------------------------------

/**
 * Make `old` like `fresh`, touching only what differs: focus, scrolling and opened details stay.
 * @param {Element} old @param {Element} fresh
 */
function morph(old, fresh) {
  if (old.isEqualNode(fresh)) return;
  if (old.nodeName !== fresh.nodeName || old.id !== fresh.id) {
    old.replaceWith(fresh);
    return;
  }
  const kept = old.nodeName === "DETAILS" ? "open" : "";
  for (const { name } of Array.from(old.attributes)) {
    if (name !== kept && !fresh.hasAttribute(name)) old.removeAttribute(name);
  }
  for (const { name, value } of Array.from(fresh.attributes)) {
    if (name !== kept && old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  const before = Array.from(old.childNodes);
  const after = Array.from(fresh.childNodes);
  after.forEach((node, k) => {
    const there = before[k];
    if (!there) old.append(node);
    else if (there instanceof Element && node instanceof Element) morph(there, node);
    else if (!there.isEqualNode(node)) there.replaceWith(node);
  });
  before.slice(after.length).forEach((node) => node.remove());
}

/**
 * Put a fresh part in the place of the old one, and let everybody who listens know before and afterwards.
 * @param {Element} box @param {Element} old @param {Element} fresh @param {object} news
 */
function renew(box, old, fresh, news) {
  box.dispatchEvent(new CustomEvent("tilth:showing", { bubbles: true }));
  morph(old, fresh);
  box.dispatchEvent(new CustomEvent("tilth:shown", { bubbles: true, detail: news }));
}

/** @param {string} address @returns {Promise<Element | null>} */
async function fetchPart(address) {
  const answer = await fetch(address, { headers: { Accept: "text/html" }, credentials: "same-origin" });
  if (!answer.ok) throw new Error(String(answer.status));
  const box = document.createElement("template");
  box.innerHTML = await answer.text();
  return box.content.firstElementChild;
}

// -- the words beside a thing ----------------------------------------------------------------------------------------------

class Peek {
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
    this.box.classList.toggle("beside-words", drawn && thing.matches(".open-hand .worded"));
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

/**
 * The number of the last thing that the log tells.
 * @param {Element} table
 */
function latest(table) {
  return Math.max(0, ...all("#log .line-move", table).map((line) => Number(line.dataset.n)));
}

// -- a table ---------------------------------------------------------------------------------------------------------------

class Table {
  /** @param {HTMLElement} box */
  constructor(box) {
    this.box = box;
    this.id = box.dataset.table ?? "";
    this.peek = new Peek(box.dataset.game ?? "");
    this.peek.play = (thing) => this.choose(thing);
    this.seat = new URLSearchParams(location.search).get("seat");
    this.busy = false;
    this.deeds = 0;
    this.undoes = false;
    /** @type {string | undefined} the move that was clicked last, until the table answers */
    this.meant = undefined;
    this.refreshing = false;
    this.again = false;
    this.toQuestion = false;
    this.title = document.title;
    this.icon = /** @type {HTMLLinkElement | null} */ (one('link[rel="icon"]'));
    this.plainIcon = this.icon?.href ?? "";
    /** @type {EventSource | null} */
    this.source = null;
    /** @type {Map<string, {heard: number, keys: string[]}>} what each seat at this screen saw last */
    this.left = new Map();
    this.seen = this.recall();
    this.settle();
    this.listen();
    this.connect();
  }

  get now() {
    return /** @type {HTMLElement} */ (one("#table", this.box));
  }

  get version() {
    return Number(this.now.dataset.version ?? 0);
  }

  listen() {
    this.box.addEventListener("click", (event) => {
      const target = event.target instanceof Element ? event.target : null;
      const thing = target?.closest("[data-move]");
      if (thing instanceof HTMLElement) {
        event.preventDefault();
        if (thing.classList.contains("thing") && this.peek.touched) this.peek.show(thing, true);
        else this.choose(thing);
        return;
      }
      if (target?.closest("[data-undo]")) {
        event.preventDefault();
        this.send("undo", {});
        return;
      }
      const hint = target?.closest("[data-hint]");
      if (hint instanceof HTMLAnchorElement) {
        event.preventDefault();
        this.hint(hint);
        return;
      }
      const seen = target?.closest("[data-seen]");
      if (seen instanceof HTMLButtonElement && seen.form) {
        event.preventDefault();
        this.acknowledge(seen.form);
        return;
      }
      const grave = target?.closest("button.grave");
      if (grave instanceof HTMLButtonElement) {
        event.preventDefault();
        this.confirm(grave.textContent?.trim() ?? "", "").then((yes) => yes && grave.form?.requestSubmit(grave));
        return;
      }
      const uncover = target?.closest("[data-uncover]");
      if (uncover instanceof HTMLElement) {
        event.preventDefault();
        this.seat = uncover.dataset.uncover ?? null;
        this.deeds++;
        this.refresh(true);
        return;
      }
      const other = target?.closest(".thing");
      if (other instanceof HTMLElement) this.peek.show(other, this.peek.touched);
    });
    this.box.addEventListener("tilth:choose", (event) => event.target instanceof HTMLElement && this.choose(event.target));
    document.addEventListener("keydown", (event) => this.key(event));
    addEventListener("online", () => this.connect());
    addEventListener("offline", () => this.lost());
    document.addEventListener("visibilitychange", () => !document.hidden && this.connect());
  }

  /**
   * What must not be overlooked comes before the next choice: until it was seen, nothing is played.
   * @returns {boolean} is there something?
   */
  untold() {
    const seen = one("#tidings [data-seen]", this.box);
    seen?.focus({ preventScroll: true });
    return Boolean(seen);
  }

  /**
   * What was read needs no showing any more.
   * @param {HTMLFormElement} form
   */
  async acknowledge(form) {
    const body = new URLSearchParams(/** @type {any} */ (new FormData(form)));
    form.closest("#tidings")?.remove();
    one("#ask", this.box)?.classList.remove("untold");
    this.guard(null);
    one("#question", this.box)?.focus({ preventScroll: true });
    this.showThings();
    await fetch(form.action, { method: "POST", body, redirect: "manual" }).catch(() => undefined);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const typing = event.target instanceof Element && event.target.closest("input, select, textarea, dialog");
    if (typing || event.ctrlKey || event.metaKey || event.altKey || !setting("keys")) return;
    const choice = one(`[data-number="${event.key}"]`, this.box);
    if (choice) this.choose(choice);
  }

  // -- following the table

  connect() {
    if (this.source && this.source.readyState !== EventSource.CLOSED && navigator.onLine) return;
    this.source?.close();
    const source = new EventSource(`/api/tables/${this.id}/events`);
    this.source = source;
    source.addEventListener("open", () => this.state("on"));
    source.addEventListener("message", (event) => {
      this.state("on");
      /** @type {{version: number, edition: number, next?: string | null}} */
      const news = JSON.parse(event.data);
      const { version, edition, next } = this.now.dataset;
      const moved = Number(version) !== news.version || Number(edition) !== news.edition;
      if (moved || (next ?? news.next ?? "") !== (news.next ?? "")) this.refresh();
    });
    source.addEventListener("error", () => {
      this.lost(false);
      if (source.readyState === EventSource.CLOSED && this.source === source) setTimeout(() => this.connect(), 2000);
    });
  }

  lost(close = true) {
    this.state("off");
    if (!close) return;
    this.source?.close();
    this.source = null;
  }

  /** @param {"on" | "off"} state */
  state(state) {
    const box = one("#link");
    if (!box || box.dataset.state === state) return;
    box.dataset.state = state;
    const said = (state === "on" ? words.online : words.offline) ?? "";
    const text = one(".link-words", box);
    if (text) text.textContent = said;
    announce(said);
  }

  /**
   * Show the table as it is now. What was fetched before an own deed ended is never shown: the deed is followed by a
   * refresh of its own, and until then keys and clicks would be lost.
   * @param {boolean} [toQuestion] put the focus on the question
   */
  async refresh(toQuestion = false) {
    this.toQuestion ||= toQuestion;
    this.again = true;
    if (this.refreshing) return;
    this.refreshing = true;
    while (this.again) {
      this.again = false;
      const { deeds } = this;
      try {
        const seat = this.seat === null ? "" : `?seat=${this.seat}`;
        const fresh = await fetchPart(`/t/${this.id}/board${seat}`);
        if (!fresh || this.busy || deeds !== this.deeds) continue;
        this.put(/** @type {HTMLElement} */ (fresh), this.toQuestion);
        this.toQuestion = false;
      } catch (error) {
        if (error instanceof Error && /^4\d\d$/.test(error.message)) location.reload(); // not for these eyes any more
        this.state("off");
        await pause(1500);
        this.again = true;
      }
    }
    this.refreshing = false;
  }

  /** @param {HTMLElement} fresh @param {boolean} toQuestion */
  put(fresh, toQuestion) {
    const old = this.now;
    const question = one("#question")?.textContent ?? "";
    const untold = one("#tidings")?.textContent ?? "";
    const heard = Number(old.dataset.heard ?? 0);
    const news = {
      mine: fresh.hasAttribute("data-mine") && !old.hasAttribute("data-mine"),
      over: fresh.hasAttribute("data-over") && !old.hasAttribute("data-over"),
      others: Number(fresh.dataset.heard ?? 0) > heard,
      moved: fresh.dataset.version !== old.dataset.version,
    };
    const before = this.under();
    const last = latest(old);
    this.note(old, fresh);
    const hadFocus = this.box.contains(document.activeElement);
    if (this.peek.about && this.box.contains(this.peek.about)) this.peek.hide();
    renew(this.box, old, fresh, news);
    this.settle();
    this.guard(before);
    if (latest(this.now) < last && !this.undoes) toast(words["others-undid"] ?? "");
    this.undoes = false;
    const asked = one("#question")?.textContent?.trim() ?? "";
    if (asked !== question.trim()) one("#ask-body")?.scrollTo(0, 0);
    const told = all("#log .line[data-others]", this.box)
      .filter((line) => Number(line.dataset.n) > heard)
      .reverse()
      .map((line) => line.textContent?.trim() ?? "");
    const tidings = one("#tidings")?.textContent ?? "";
    if (tidings !== untold) told.push(one("#tidings")?.innerText.trim() ?? "");
    announce([...told.slice(-4), asked !== question.trim() ? asked : ""].filter(Boolean).join(". "));
    this.showThings();
    const atQuestion = document.activeElement?.id === "question"; // whoever waits there is led to what comes before it
    if (toQuestion || atQuestion || (hadFocus && !this.box.contains(document.activeElement))) {
      if (!this.untold()) one("#question")?.focus({ preventScroll: true });
    }
  }

  /** What a click would do where the pointer is. */
  under() {
    const { x, y } = this.peek.at;
    const there = x < 0 ? null : document.elementFromPoint(x, y)?.closest("[data-move]");
    return there instanceof HTMLElement && this.box.contains(there) ? there : null;
  }

  /**
   * When something else has come under the pointer, a click that was meant for what was there before does nothing.
   * @param {HTMLElement | null} before
   */
  guard(before) {
    const move = this.meant ?? before?.dataset.move;
    const now = this.under();
    this.meant = undefined;
    if (!now || now.dataset.move === move) return;
    now.classList.add("settling");
    setTimeout(() => now.classList.remove("settling"), SETTLING);
  }

  /** If all that can be pointed at now lies outside the window, go there. */
  showThings() {
    const things = all(".thing.can", this.box).filter((thing) => thing.offsetParent);
    const ask = one("#ask")?.getBoundingClientRect();
    const dock = ask && ask.width > innerWidth * 0.8 ? ask.top : innerHeight;
    const floor = Math.min(dock, one("[data-floor]", this.box)?.getBoundingClientRect().top ?? innerHeight);
    const seen = things.some((thing) => {
      const { top, bottom } = thing.getBoundingClientRect();
      return top >= 50 && bottom <= (thing.closest("[data-floor]") ? dock : floor);
    });
    const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
    if (!seen) things[0]?.scrollIntoView({ block: "center", behavior });
  }

  /** What goes with a new look at the table. */
  settle() {
    const mine = this.now.hasAttribute("data-mine");
    document.title = mine ? `● ${words["your-turn"] ?? ""} · ${this.title}` : this.title;
    const icon = mine ? (this.box.dataset.turnIcon ?? "") : this.plainIcon;
    if (this.icon && this.icon.getAttribute("href") !== icon) this.icon.setAttribute("href", icon);
    if (this.seen) {
      for (const thing of all("[data-key]", this.box)) {
        thing.classList.toggle("fresh-thing", !this.seen.keys.includes(thing.dataset.key ?? ""));
      }
    }
    const chart = one("[data-load]", this.box);
    if (chart && !chart.childElementCount) {
      fetchPart(chart.dataset.load ?? "").then((drawn) => drawn && chart.replaceChildren(drawn), () => undefined);
    }
  }

  // -- what is new since the own turn before

  /**
   * When others have moved after this seat, all that was not there when it last looked is new.
   * @param {HTMLElement} old @param {HTMLElement} fresh
   */
  note(old, fresh) {
    const heard = (/** @type {HTMLElement} */ part) => Number(part.dataset.heard ?? 0);
    if (old.dataset.seat) {
      const keys = all("[data-key]", old).map((thing) => thing.dataset.key ?? "");
      this.left.set(old.dataset.seat, { heard: heard(old), keys });
    }
    const { seat } = fresh.dataset;
    if (!seat) return;
    if (seat !== old.dataset.seat) this.seen = this.recall(seat);
    const left = this.left.get(seat);
    const since = Number(fresh.dataset.since ?? 0);
    if (!left || heard(fresh) <= left.heard || this.seen?.since === since) return;
    this.seen = { since, keys: left.keys };
    sessionStorage.setItem(`tilth.seen.${this.id}.${seat}`, JSON.stringify(this.seen));
  }

  /** @param {string} [seat] @returns {{since: number, keys: string[]} | null} */
  recall(seat = this.now.dataset.seat) {
    try {
      return JSON.parse(sessionStorage.getItem(`tilth.seen.${this.id}.${seat}`) ?? "null");
    } catch {
      return null;
    }
  }

  /**
   * Ask for the best moves, and show them with the table, unless something is done meanwhile.
   * @param {HTMLAnchorElement} link
   */
  async hint(link) {
    if (this.busy || link.hasAttribute("aria-busy")) return;
    const { deeds } = this;
    link.setAttribute("aria-busy", "true");
    toast(link.dataset.busy ?? "", true);
    let said = "";
    try {
      const fresh = await fetchPart(`/t/${this.id}/board${link.search}`);
      if (fresh && !this.busy && deeds === this.deeds) {
        this.put(/** @type {HTMLElement} */ (fresh), false);
        one("#hints-heading", this.box)?.focus();
      }
    } catch {
      said = link.dataset.failed ?? "";
    }
    link.removeAttribute("aria-busy");
    toast(said);
  }

  // -- playing

  /** @param {HTMLElement} thing */
  async choose(thing) {
    const { move, label, preview } = thing.dataset;
    if (!move || this.busy) return;
    this.peek.hide();
    if (this.untold()) return;
    if (thing.hasAttribute("data-final") && setting("confirm") && !(await this.confirm(label ?? move, preview ?? ""))) {
      thing.focus();
      return;
    }
    if (!this.box.dispatchEvent(new CustomEvent("tilth:choosing", { cancelable: true, detail: thing }))) return;
    this.meant = move;
    await this.send("moves", { move, stay: setting("stay") });
  }

  /** @param {string} what @param {string} preview @returns {Promise<boolean>} */
  confirm(what, preview) {
    const dialog = /** @type {HTMLDialogElement} */ (one("#confirm"));
    const heading = one("#confirm-what", dialog);
    const text = one("#confirm-preview", dialog);
    if (heading) heading.textContent = what;
    if (text) text.textContent = preview;
    dialog.returnValue = "no";
    dialog.showModal();
    return new Promise((done) => {
      dialog.onclick = (event) => {
        if (event.target instanceof HTMLButtonElement) dialog.close(event.target.value);
      };
      dialog.onclose = () => done(dialog.returnValue === "yes");
    });
  }

  /**
   * Send a command until the server has answered it. It keeps its id, so that it is never played twice.
   * @param {"moves" | "undo"} what @param {object} body
   */
  async send(what, body) {
    if (this.busy) return;
    this.busy = true;
    this.box.classList.add("busy");
    const slow = setTimeout(() => toast(words.sending ?? "", true), 900);
    this.undoes = what === "undo";
    const seat = this.now.dataset.chair || undefined;
    const command = { command: crypto.randomUUID?.() ?? String(Math.random()).slice(2), version: this.version, seat, ...body };
    let said = "";
    for (let tries = 0; ; tries++) {
      try {
        const answer = await fetch(`/api/tables/${this.id}/${what}`, {
          method: "POST",
          headers: { "Content-Type": "application/json", "X-Tilth-Token": token },
          credentials: "same-origin",
          body: JSON.stringify(command),
        });
        if (answer.status >= 500) throw new Error(String(answer.status));
        if (!answer.ok) {
          /** @type {{error: {code: string, words: string, section?: string | null}}} */
          const { error } = await answer.json();
          said = answer.status === 409 && error.code === "stale" ? (words.stale ?? "") : `${error.words} ${error.section ?? ""}`;
        } else if (what === "undo") said = words.undone ?? "";
        break;
      } catch {
        clearTimeout(slow);
        toast(words.retrying ?? "", true);
        await pause(Math.min(8000, 700 * 2 ** tries));
      }
    }
    clearTimeout(slow);
    toast(said);
    this.busy = false;
    this.deeds++;
    this.box.classList.remove("busy");
    await this.refresh(this.box.contains(document.activeElement) || document.activeElement === document.body);
  }
}

// -- a game shown again ------------------------------------------------------------------------------------------------------

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

// -- other pages ---------------------------------------------------------------------------------------------------------------

/** @param {HTMLFormElement} form */
function newTable(form) {
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
  form.addEventListener("change", update);
  update();
}

/** @param {HTMLFormElement} form */
function cardFilter(form) {
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

function copying() {
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

settings();
copying();
const table = one("#table-root");
const replay = one("#replay-root");
const form = one("[data-new-table]");
const filter = one("[data-card-filter]");
if (table) new Table(table);
if (replay) new Replay(replay);
if (form) newTable(/** @type {HTMLFormElement} */ (form));
if (filter) cardFilter(/** @type {HTMLFormElement} */ (filter));

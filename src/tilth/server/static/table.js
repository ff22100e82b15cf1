// @ts-check
/** A table: it renews itself, and what is clicked is played. */

import { all, one, pause, words } from "./dom.js";
import { Line } from "./line.js";
import { Memory } from "./memory.js";
import { fetchPart, renew } from "./parts.js";
import { Peek } from "./peek.js";
import { send } from "./sending.js";
import { setting } from "./settings.js";
import { announce, toast } from "./telling.js";

const SETTLING = 350; // milliseconds in which what has just come under the pointer takes no click

/** What can be chosen, as one text. @param {HTMLElement} box */
function offers(box) {
  return all("#choices [data-move]", box).map((choice) => choice.dataset.move).join("\n");
}

/**
 * The number of the last thing that the log tells.
 * @param {Element} table
 */
function latest(table) {
  return Math.max(0, ...all("#log .line-move", table).map((line) => Number(line.dataset.n)));
}

/** How the window goes to something. @returns {ScrollBehavior} */
const smooth = () => (matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth");

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
    this.memory = new Memory(this.id, this.now.dataset.seat);
    this.settle();
    this.listen();
    this.line = new Line(this.id, (news) => this.hear(news));
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
   * What was read needs no showing any more, not even by what was fetched before.
   * @param {HTMLFormElement} form
   */
  async acknowledge(form) {
    const body = new URLSearchParams(/** @type {any} */ (new FormData(form)));
    form.closest("#tidings")?.remove();
    one("#ask", this.box)?.classList.remove("untold");
    this.guard(null);
    one("#question", this.box)?.focus({ preventScroll: true });
    this.showThings();
    const fetching = this.refreshing;
    this.deeds++;
    await fetch(form.action, { method: "POST", body, redirect: "manual" }).catch(() => undefined);
    if (fetching || this.refreshing || one("#tidings [data-seen]", this.box)) this.refresh();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const typing = event.target instanceof Element && event.target.closest("input, select, textarea, dialog");
    if (typing || event.ctrlKey || event.metaKey || event.altKey || !setting("keys")) return;
    const choice = one(`[data-number="${event.key}"]`, this.box);
    if (choice) this.choose(choice);
  }

  // -- following the table

  /** @param {import("./line.js").News} news */
  hear(news) {
    const { version, edition, next } = this.now.dataset;
    const moved = Number(version) !== news.version || Number(edition) !== news.edition;
    if (moved || (next ?? news.next ?? "") !== (news.next ?? "")) this.refresh();
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
        this.line.state("off");
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
    const offered = offers(this.box);
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
    this.memory.note(old, fresh);
    const hadFocus = this.box.contains(document.activeElement);
    if (this.peek.about && this.box.contains(this.peek.about)) this.peek.hide();
    renew(this.box, old, fresh, news);
    this.settle();
    this.guard(before);
    if (latest(this.now) < last && !this.undoes) toast(words["others-undid"] ?? "");
    this.undoes = false;
    const asked = one("#question")?.textContent?.trim() ?? "";
    const changed = asked !== question.trim() || offers(this.box) !== offered;
    if (changed) one("#ask-body")?.scrollTo(0, 0);
    const told = all("#log .line[data-others]", this.box)
      .filter((line) => Number(line.dataset.n) > heard)
      .reverse()
      .map((line) => line.textContent?.trim() ?? "");
    const tidings = one("#tidings")?.textContent ?? "";
    if (tidings !== untold) told.push(one("#tidings")?.innerText.trim() ?? "");
    announce([...told.slice(-4), asked !== question.trim() ? asked : ""].filter(Boolean).join(". "));
    if (news.over) this.showEnd();
    else if (changed) this.showThings(); // otherwise whoever has scrolled elsewhere stays there
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
    if (!seen) things[0]?.scrollIntoView({ block: "center", behavior: smooth() });
  }

  /** The game is over: whoever has scrolled away sees how it ended. */
  showEnd() {
    one("#ask", this.box)?.scrollIntoView({ block: "start", behavior: smooth() });
  }

  /** What goes with a new look at the table. */
  settle() {
    const mine = this.now.hasAttribute("data-mine");
    document.title = mine ? `● ${words["your-turn"] ?? ""} · ${this.title}` : this.title;
    const icon = mine ? (this.box.dataset.turnIcon ?? "") : this.plainIcon;
    if (this.icon && this.icon.getAttribute("href") !== icon) this.icon.setAttribute("href", icon);
    this.memory.mark(this.box);
    const chart = one("[data-load]", this.box);
    if (chart && !chart.childElementCount) {
      fetchPart(chart.dataset.load ?? "").then((drawn) => drawn && chart.replaceChildren(drawn), () => undefined);
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

  /** @param {"moves" | "undo"} what @param {object} body */
  async send(what, body) {
    if (this.busy) return;
    this.busy = true;
    this.box.classList.add("busy");
    this.undoes = what === "undo";
    const seat = this.now.dataset.chair || undefined;
    toast(await send(this.id, what, { version: this.version, seat, ...body }));
    this.busy = false;
    this.deeds++;
    this.box.classList.remove("busy");
    await this.refresh(this.box.contains(document.activeElement) || document.activeElement === document.body);
  }
}

const box = one("#table-root");
if (box) new Table(box);

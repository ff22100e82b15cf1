// @ts-check
/**
 * A hand of cards that can be read: its fan is opened, so that every card is seen whole, and narrowed to what can be
 * played now. It opens by itself when one of its cards is asked for (`data-asked`), where there is room.
 * Works on whatever `tilth.page.hand` draws; how it stands is kept on the root of the table, which is never drawn anew.
 */

const READY = "tilth.ready"; // what this browser remembers: only what can be played is wanted
const ROOMY = "(min-width: 641px) and (min-height: 501px)"; // a phone shows cards side by side anyway

class Hand {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    this.version = this.now;
    root.classList.toggle("only-ready", localStorage.getItem(READY) === "on");
    root.addEventListener("tilth:shown", () => this.renew());
    root.addEventListener("click", (event) => {
      if (event.target instanceof Element && event.target.closest("[data-hand-open]")) this.open(!this.isOpen);
    });
    root.addEventListener("change", (event) => {
      if (!(event.target instanceof HTMLInputElement) || !event.target.matches("[data-hand-ready]")) return;
      root.classList.toggle("only-ready", event.target.checked);
      localStorage.setItem(READY, event.target.checked ? "on" : "off");
    });
    document.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !this.isOpen) return;
      this.open(false);
      if (this.root.querySelector(".hand")?.contains(document.activeElement)) this.button?.focus();
    });
    this.renew(true);
  }

  get isOpen() {
    return this.root.classList.contains("open-hand");
  }

  /** @returns {HTMLElement | null} */
  get button() {
    return this.root.querySelector("[data-hand-open]");
  }

  get now() {
    return this.root.querySelector("#table")?.getAttribute("data-version") ?? "";
  }

  /**
   * A new look at the table: the fan opens when a card is asked for, and once something was played it closes, unless a
   * card is asked for again.
   * @param {boolean} [first] is this the first look?
   */
  renew(first = false) {
    const moved = first || this.now !== this.version;
    this.version = this.now;
    const asked = this.root.querySelector(".hand[data-asked]") && matchMedia(ROOMY).matches;
    if (moved && asked) this.open(true);
    else if (moved && this.isOpen && !this.root.querySelector(".hand .thing.can")) this.open(false);
    else this.show();
  }

  /** @param {boolean} wide */
  open(wide) {
    this.root.classList.toggle("open-hand", wide);
    this.show();
  }

  show() {
    this.button?.setAttribute("aria-expanded", String(this.isOpen));
    const box = this.root.querySelector("[data-hand-ready]");
    if (box instanceof HTMLInputElement) box.checked = this.root.classList.contains("only-ready");
  }
}

const root = document.querySelector("#table-root");
if (root instanceof HTMLElement) new Hand(root);

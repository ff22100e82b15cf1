// @ts-check
/**
 * Fences by hand: while a pasture is asked for, cells of the own farm are picked by tapping them, by dragging over them,
 * or by the keyboard. What they would be, and what they cost, is told before anything is built.
 */

/** @param {string} selector @param {ParentNode} within @returns {HTMLElement | null} */
const one = (selector, within) => within.querySelector(selector);

/** @param {string} selector @param {ParentNode} within @returns {HTMLElement[]} */
const all = (selector, within) => Array.from(within.querySelectorAll(selector));

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/** @param {Iterable<string>} cells */
const word = (cells) => [...cells].sort().join("+");

/** Row and column of "0,1". @param {string} cell @returns {[number, number]} */
function place(cell) {
  const [r = 0, c = 0] = cell.split(",").map(Number);
  return [r, c];
}

/**
 * What the page says about fences: cells by their number, and the pastures that can be built, each with its move and its
 * lines, by the cells picked.
 * @typedef {{hint: string, cells: string[], unfit: string, plans: Record<string, [string, string]>}} Words
 */

class Fencing {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    /** @type {Set<string>} */
    this.picked = new Set();
    this.version = "";
    /** @type {boolean | null} while a pointer is down: are cells picked, or put back? */
    this.painting = null;
    root.addEventListener("tilth:shown", () => this.renew());
    root.addEventListener("pointerdown", (event) => this.press(event));
    root.addEventListener("pointermove", (event) => this.drag(event));
    for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => (this.painting = null));
    root.addEventListener("click", (event) => this.click(event));
    root.addEventListener("keydown", (event) => this.key(event));
    this.renew();
  }

  get bar() {
    return one("[data-fencing]", this.root);
  }

  /** A new look at the table: what was picked stays as long as nothing has moved. */
  renew() {
    const version = one("#table", this.root)?.dataset.version ?? "";
    if (version !== this.version) {
      this.picked.clear();
      this.version = version;
      if (this.bar) one(".a-fencing", this.root)?.scrollIntoView({ block: "nearest" });
    }
    this.show();
  }

  // -- picking

  /** @param {Event} event */
  cellOf(event) {
    const target = event.target instanceof Element ? event.target.closest("[data-pick]") : null;
    return target instanceof HTMLElement ? (target.dataset.pick ?? "") : "";
  }

  /** @param {PointerEvent} event */
  press(event) {
    const cell = this.cellOf(event);
    if (!cell || event.button !== 0) return;
    if (event.target instanceof Element) event.target.releasePointerCapture?.(event.pointerId);
    this.painting = !this.picked.has(cell);
    this.set(cell, this.painting);
  }

  /** @param {PointerEvent} event */
  drag(event) {
    if (this.painting === null) return;
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-pick]");
    if (under instanceof HTMLElement && this.root.contains(under)) this.set(under.dataset.pick ?? "", this.painting);
  }

  /** @param {MouseEvent} event */
  click(event) {
    const cell = this.cellOf(event);
    if (cell && event.detail === 0) this.set(cell, !this.picked.has(cell)); // a key; a pointer has done it already
    if (event.target instanceof Element && event.target.closest("[data-fence-clear]")) this.clear();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const cell = this.cellOf(event);
    if (!cell) return;
    if (event.key === "Escape") this.clear();
    const step = ARROWS[event.key];
    if (!step) return;
    event.preventDefault();
    const [r, c] = place(cell);
    one(`[data-pick="${r + step[0]},${c + step[1]}"]`, this.root)?.focus();
  }

  /** @param {string} cell @param {boolean} on */
  set(cell, on) {
    if (this.picked.has(cell) === on) return;
    if (on) this.picked.add(cell);
    else this.picked.delete(cell);
    this.show();
  }

  clear() {
    this.picked.clear();
    this.show();
  }

  // -- telling

  /** Why the picked cells are no pasture: the reason of one that can be in none, or is alone. @param {Words} words */
  why(words) {
    const cells = [...this.picked].map((cell) => one(`[data-pick="${cell}"]`, this.root));
    const cell = cells.length === 1 ? cells[0] : cells.find((each) => each?.hasAttribute("data-closed"));
    return cell?.dataset.noPasture ?? words.unfit;
  }

  show() {
    const { bar } = this;
    if (!bar) return;
    /** @type {Words} */
    const words = JSON.parse(bar.dataset.fencing ?? "{}");
    for (const cell of all("[data-pick]", this.root)) {
      cell.setAttribute("aria-pressed", String(this.picked.has(cell.dataset.pick ?? "")));
    }
    const [move, lines] = words.plans[word(this.picked)] ?? ["", ""];
    const choice = all("#choices [data-move]", this.root).find((each) => move && each.dataset.move === move);
    this.draw(lines);
    const does = [choice?.dataset.label, choice?.dataset.preview].filter(Boolean).join(": ");
    const told = `${words.cells[this.picked.size]}. ${choice ? does : this.why(words)}`;
    const line = one("[data-fence-words]", bar);
    if (line) line.textContent = this.picked.size ? told : words.hint;
    bar.classList.toggle("a-no-pasture", this.picked.size > 0 && !choice);
    const go = /** @type {HTMLButtonElement} */ (one("[data-fence-go]", bar));
    const clear = /** @type {HTMLButtonElement} */ (one("[data-fence-clear]", bar));
    go.disabled = !choice;
    clear.disabled = !this.picked.size;
    for (const name of ["move", "label", "preview", "final"]) {
      const value = choice?.dataset[name];
      if (value === undefined) delete go.dataset[name];
      else go.dataset[name] = value;
    }
  }

  /** The fences that would be built. @param {string} lines */
  draw(lines) {
    const farm = one(".a-fencing .a-farm", this.root);
    if (!farm) return;
    one(".a-planned", farm)?.remove();
    one(".a-fencing", this.root)?.classList.toggle("a-unfit", this.picked.size > 0 && !lines);
    if (!lines) return;
    const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    path.setAttribute("d", lines);
    path.setAttribute("class", "a-planned");
    farm.append(path);
  }
}

const root = document.querySelector("#table-root");
if (root instanceof HTMLElement) new Fencing(root);

// @ts-check
/**
 * Fences by hand: while a pasture is asked for, cells of the own farm are picked by tapping them, by dragging over them,
 * or by the keyboard. What they would be, and what they cost, is told before anything is built.
 */

/** @param {string} selector @param {ParentNode} within @returns {HTMLElement | null} */
const one = (selector, within) => within.querySelector(selector);

/** @param {string} selector @param {ParentNode} within @returns {HTMLElement[]} */
const all = (selector, within) => Array.from(within.querySelectorAll(selector));

const SIDE = 100; // of a cell in the drawing of a farm
const MARGIN = 18;
const ROWS = 3;
const COLUMNS = 5;
/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/** @param {Iterable<string>} cells */
const word = (cells) => [...cells].sort().join("+");

/** Row and column of "0,1". @param {string} cell @returns {[number, number]} */
function place(cell) {
  const [r = 0, c = 0] = cell.split(",").map(Number);
  return [r, c];
}

/** The edges around some cells: those that belong to one of them only. @param {Iterable<string>} cells */
function border(cells) {
  /** @type {Set<string>} */
  const edges = new Set();
  for (const cell of cells) {
    const [r, c] = place(cell);
    for (const edge of [`H${r},${c}`, `H${r + 1},${c}`, `V${r},${c}`, `V${r},${c + 1}`]) {
      if (!edges.delete(edge)) edges.add(edge);
    }
  }
  return edges;
}

/** @param {string} a @param {string} b */
function beside(a, b) {
  const [r, c] = place(a);
  const [q, d] = place(b);
  return Math.abs(r - q) + Math.abs(c - d) === 1;
}

/** @param {string[]} cells */
function connected(cells) {
  const reached = cells.slice(0, 1);
  for (const cell of reached) {
    for (const other of cells) if (!reached.includes(other) && beside(cell, other)) reached.push(other);
  }
  return reached.length === cells.length;
}

/**
 * What is said about fences: counts by their number, and reasons by their name.
 * @typedef {{cells: string[], fences: string[], hint: string} & Record<"closed" | "apart" | "loose" | "detached" | "limit" | "other", string>} Words
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

  /** The pastures that stand already, each as its cells. */
  get pastures() {
    return (this.bar?.dataset.pastures ?? "").split(" ").filter(Boolean).map((pasture) => pasture.split("+"));
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
    const to = [(r + step[0] + ROWS) % ROWS, (c + step[1] + COLUMNS) % COLUMNS];
    one(`[data-pick="${to}"]`, this.root)?.focus();
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

  /** The choice these cells stand for; of a pasture that is divided, either part may be picked. */
  choice() {
    const cells = [...this.picked];
    const whole = this.pastures.find((pasture) => cells.every((cell) => pasture.includes(cell)));
    const rest = whole?.filter((cell) => !this.picked.has(cell)) ?? [];
    const names = [word(cells), word(rest)].filter(Boolean).map((name) => `fence ${name}`);
    return all("#choices [data-move]", this.root).find((choice) => names.includes(choice.dataset.move ?? ""));
  }

  /** Why the picked cells are no pasture. @param {Words} words @param {number} fences */
  why(words, fences) {
    const cells = [...this.picked];
    const grazed = this.pastures.flat();
    if (cells.some((cell) => one(`[data-pick="${cell}"]`, this.root)?.hasAttribute("data-closed"))) return words.closed;
    if (!connected(cells)) return words.apart;
    if (cells.some((cell) => grazed.includes(cell))) return words.loose;
    if (grazed.length && !cells.some((cell) => grazed.some((other) => beside(cell, other)))) return words.detached;
    return fences > Number(this.bar?.dataset.left ?? 0) ? words.limit : words.other;
  }

  show() {
    const { bar } = this;
    if (!bar) return;
    /** @type {Words} */
    const words = JSON.parse(bar.dataset.fencing ?? "{}");
    for (const cell of all("[data-pick]", this.root)) {
      cell.setAttribute("aria-pressed", String(this.picked.has(cell.dataset.pick ?? "")));
    }
    const built = new Set(this.pastures.flatMap((pasture) => [...border(pasture)]));
    const fences = [...border(this.picked)].filter((edge) => !built.has(edge));
    const choice = this.picked.size ? this.choice() : undefined;
    this.draw(fences, Boolean(choice));
    const cells = words.cells[this.picked.size];
    const told = choice
      ? `${cells}. ${choice.dataset.label}`
      : `${cells}, ${words.fences[fences.length]}. ${this.why(words, fences.length)}`;
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

  /** The fences that would be built. @param {string[]} edges @param {boolean} fit */
  draw(edges, fit) {
    const farm = one(".a-fencing .a-farm", this.root);
    if (!farm) return;
    one(".a-planned", farm)?.remove();
    if (!edges.length) return;
    const lines = edges.map((edge) => {
      const [r, c] = place(edge.slice(1));
      return `M${MARGIN + SIDE * c} ${MARGIN + SIDE * r}${edge[0] === "H" ? "h" : "v"}${SIDE}`;
    });
    const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    path.setAttribute("d", lines.join(""));
    path.setAttribute("class", `a-planned${fit ? "" : " a-unfit"}`);
    farm.append(path);
  }
}

const root = document.querySelector("#table-root");
if (root instanceof HTMLElement) new Fencing(root);

// @ts-check
/**
 * Pieces that are seen moving. Whatever carries `data-piece` is counted by its kind and its place (the nearest
 * `data-at` or id) before and after the table has changed; what is missing at one place and new at another flies
 * there. Goods that only come or go rise as a number from whose they are. Nothing waits for it, and nobody can click
 * on it.
 */

/** @typedef {{kind: string, at: string, count: number, box: DOMRect, picture: Element, home: string}} Lying */

const MOST = 24; // flights at once; more would tell nothing
const SHORTEST = 300;
const LONGEST = 600;
const LARGEST = 150; // pixels: nothing larger flies
const SMALL = 60; // pixels: what becomes smaller is seen without its words

const layer = document.createElement("div");
layer.className = "flights";
layer.setAttribute("aria-hidden", "true");
layer.inert = true;
document.body.append(layer);

/** @type {Map<string, Lying>} */
let before = new Map();

/** How much of its time a flight takes; nothing, if nobody wants to see it. */
function pace() {
  const wish = localStorage.getItem("tilth.motion") ?? "calm";
  if (wish === "none" || document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return wish === "quick" ? 0.4 : 1;
}

/** @param {Element} piece */
function drawn(piece) {
  return piece.hasAttribute("data-count") ? (piece.querySelector("svg") ?? piece) : piece;
}

/**
 * What a piece looks like, to be shown anywhere.
 * @param {Element} shown
 */
function pictured(shown) {
  const twin = /** @type {Element} */ (shown.cloneNode(true));
  for (const part of [twin, ...twin.querySelectorAll("[id], [data-piece], [data-key], [data-move], [data-card]")]) {
    for (const name of ["id", "data-piece", "data-key", "data-move", "data-number", "data-card"]) part.removeAttribute(name);
  }
  if (!(shown instanceof SVGGraphicsElement) || shown instanceof SVGSVGElement) return twin;
  const { x, y, width, height } = shown.getBBox();
  const frame = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  frame.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  twin.removeAttribute("transform");
  frame.append(twin);
  return frame;
}

/**
 * All pieces, by kind and place.
 * @param {ParentNode} table
 */
function lying(table) {
  /** @type {Map<string, Lying>} */
  const found = new Map();
  for (const piece of table.querySelectorAll("[data-piece]")) {
    const kind = piece.getAttribute("data-piece") ?? "";
    const place = piece.closest("[data-at], [id]");
    const at = place?.getAttribute("data-at") ?? place?.id ?? "";
    const count = Number(piece.getAttribute("data-count") ?? 1);
    const shown = drawn(piece);
    const home = piece.closest("[data-home]")?.getAttribute("data-home") ?? "";
    const known = found.get(`${kind}@${at}`);
    const box = shown.getBoundingClientRect();
    if (known) found.set(`${kind}@${at}`, { ...known, count: known.count + count, box });
    else found.set(`${kind}@${at}`, { kind, at, count, box, picture: pictured(shown), home });
  }
  return found;
}

/**
 * The same where there is little room: of words and a drawing, the drawing.
 * @param {Element} picture
 */
function drawing(picture) {
  return /** @type {Element} */ ((picture.matches("svg") ? picture : (picture.querySelector("svg") ?? picture)).cloneNode(true));
}

/** @param {DOMRect} box */
function seen(box) {
  return box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
}

/**
 * Where a piece is seen: at its place, or at its owner's in the strip of all others.
 * @param {Lying} piece
 */
function spot(piece) {
  if (seen(piece.box) || !piece.home) return piece.box;
  const entry = document.querySelector(`[data-strip="${CSS.escape(piece.home)}"]`)?.getBoundingClientRect();
  return entry && seen(entry) ? new DOMRect(entry.left + 12, entry.top + 6, 24, 24) : piece.box;
}

/** @param {Element} picture @param {DOMRect} box @param {string} label @param {string} look */
function put(picture, box, label, look) {
  const flight = document.createElement("div");
  flight.className = look;
  flight.append(picture);
  if (label) {
    const told = document.createElement("b");
    told.textContent = label;
    flight.append(told);
  }
  Object.assign(flight.style, {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  layer.append(flight);
  return flight;
}

/** @param {HTMLElement} flight @param {Keyframe[]} frames @param {KeyframeAnimationOptions} timing */
function move(flight, frames, timing) {
  const leave = () => flight.remove();
  flight.animate(frames, { easing: "cubic-bezier(.3,.7,.3,1)", fill: "both", ...timing }).finished.then(leave, leave);
}

/** @param {Lying} from @param {Lying} to @param {number} count @param {number} speed */
function fly(from, to, count, speed) {
  const [start, end] = [spot(from), spot(to)];
  if (!seen(start) && !seen(end)) return;
  if (Math.max(start.width, start.height, end.width, end.height) > LARGEST * 2) return;
  const picture = Math.min(start.width, end.width) < SMALL ? drawing(from.picture) : from.picture.cloneNode(true);
  const flight = put(/** @type {Element} */ (picture), end, count > 1 ? String(count) : "", "flight");
  flight.dataset.kind = from.kind;
  flight.dataset.from = from.at;
  flight.dataset.to = to.at;
  const [dx, dy] = [start.left - end.left, start.top - end.top];
  const scale = end.width ? start.width / end.width : 1;
  const duration = Math.min(LONGEST, Math.max(SHORTEST, SHORTEST + Math.hypot(dx, dy) / 3)) * speed;
  move(flight, [{ transform: `translate(${dx}px, ${dy}px) scale(${scale})` }, { transform: "none" }], { duration });
}

/** @param {Lying} piece @param {number} change @param {number} speed */
function rise(piece, change, speed) {
  const at = spot(piece);
  if (!seen(at) || Math.max(at.width, at.height) > LARGEST) return;
  const picture = drawing(piece.picture);
  const box = new DOMRect(at.left, at.top, Math.min(at.width, 30), Math.min(at.height, 30));
  const flight = put(picture, box, change > 0 ? `+${change}` : `−${-change}`, "flight rising");
  flight.dataset.kind = piece.kind;
  flight.dataset[change > 0 ? "to" : "from"] = piece.at;
  const up = { transform: "translateY(-26px)", opacity: 1, offset: 0.35 };
  move(flight, [{ opacity: 0 }, up, { transform: "translateY(-30px)", opacity: 0 }], { duration: LONGEST * speed });
}

/** @param {ParentNode} table @param {number} speed */
function show(table, speed) {
  const now = lying(table);
  layer.replaceChildren();
  if (document.querySelector("#table[data-covered]")) return; // whoever looks next must not see whose turn it was
  /** @type {Map<string, {gone: {piece: Lying, n: number}[], come: {piece: Lying, n: number}[]}>} */
  const changes = new Map();
  for (const key of new Set([...before.keys(), ...now.keys()])) {
    const [old, fresh] = [before.get(key), now.get(key)];
    const piece = fresh ?? old;
    const n = (fresh?.count ?? 0) - (old?.count ?? 0);
    if (!piece || !n) continue;
    const change = changes.get(piece.kind) ?? { gone: [], come: [] };
    if (n > 0) change.come.push({ piece, n });
    else change.gone.push({ piece: old ?? piece, n: -n });
    changes.set(piece.kind, change);
  }
  let left = MOST;
  for (const { gone, come } of changes.values()) {
    for (const sink of come) {
      for (const source of gone) {
        const n = Math.min(sink.n, source.n);
        if (!n || left-- <= 0) continue;
        sink.n -= n;
        source.n -= n;
        fly(source.piece, sink.piece, n, speed);
      }
    }
    for (const { piece, n } of come) if (n && piece.home && left-- > 0) rise(piece, n, speed);
    for (const { piece, n } of gone) if (n && piece.home && left-- > 0) rise(piece, -n, speed);
  }
}

document.addEventListener("tilth:showing", (event) => {
  before = pace() && event.target instanceof Element ? lying(event.target) : new Map();
});

document.addEventListener("tilth:shown", (event) => {
  const speed = pace();
  if (speed && before.size && event.target instanceof Element) show(event.target, speed);
  before = new Map();
});

// @ts-check
/**
 * An analysis beside its replay: how far it is, and ways from its chart and its turning points to the moments they tell
 * of. Where to go is said to the slider.
 */

const slider = /** @type {HTMLInputElement} */ (document.querySelector("#step"));
const EVERY = 1500; // milliseconds

/** @param {number} n */
function go(n) {
  slider.value = String(n);
  slider.dispatchEvent(new Event("input", { bubbles: true }));
  document.querySelector("#replay-root")?.scrollIntoView({ block: "start" });
  slider.focus({ preventScroll: true }); // from here arrow keys go on
}

/** The moment of the chart that lies nearest. @param {SVGSVGElement} drawing @param {MouseEvent} event */
function nearest(drawing, event) {
  const steps = (drawing.dataset.steps ?? "").split(" ").map(Number);
  const [left = 0, right = 1] = (drawing.dataset.across ?? "").split(" ").map(Number);
  const box = drawing.getBoundingClientRect();
  const x = ((event.clientX - box.left) / box.width) * drawing.viewBox.baseVal.width;
  const at = Math.round(((x - left) / (right - left)) * (steps.length - 1));
  return steps[Math.max(0, Math.min(at, steps.length - 1))] ?? 0;
}

document.addEventListener("click", (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const way = /** @type {HTMLElement | null} */ (target?.closest("[data-go]") ?? null);
  const drawing = /** @type {SVGSVGElement | null} */ (target?.closest("svg[data-steps]") ?? null);
  if (!way && !drawing) return;
  event.preventDefault();
  if (way) go(Number(way.dataset.go));
  else if (drawing) go(nearest(drawing, event));
});

/** Ask how far it is, until it has come to an end; then the whole page tells it. */
async function follow() {
  const box = /** @type {HTMLElement | null} */ (document.querySelector("#analysis[data-follow]"));
  if (!box) return;
  try {
    const answer = await fetch(box.dataset.follow ?? "");
    if (answer.ok) {
      const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector("#analysis");
      if (fresh instanceof HTMLElement && fresh.dataset.state !== "under_way") return location.reload();
      for (const part of ["label", "progress", "output"]) {
        const old = box.querySelector(`.analysis-bar ${part}`);
        const now = fresh?.querySelector(`.analysis-bar ${part}`);
        if (old && now && old.outerHTML !== now.outerHTML) old.replaceWith(now);
      }
    }
  } catch {
    // no connection: the next try tells
  }
  window.setTimeout(follow, EVERY);
}

window.setTimeout(follow, EVERY);

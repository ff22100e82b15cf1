// At a table where something is studied: whoever has scrolled away sees the answer to what was done.

const root = document.querySelector("#table-root");
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const said = () => root?.querySelector("#study .study-answer")?.textContent ?? "";
let before = said();

function show() {
  const panel = root?.querySelector("#study");
  if (!panel) return;
  panel.scrollTop = 0;
  const top = panel.getBoundingClientRect().top;
  const head = document.querySelector(".top")?.getBoundingClientRect().bottom ?? 0;
  if (top < head || top > innerHeight / 3) {
    scrollBy({ top: top - head - 8, behavior: calm.matches ? "auto" : "smooth" });
  }
}

root?.addEventListener("tilth:shown", () => {
  const now = said();
  if (now && now !== before) setTimeout(show); // after whatever else the page wants to be seen
  before = now;
});

// @ts-check
/** Parts of a page: fetched, and put in the place of the old ones. */

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
export function renew(box, old, fresh, news) {
  box.dispatchEvent(new CustomEvent("tilth:showing", { bubbles: true }));
  morph(old, fresh);
  box.dispatchEvent(new CustomEvent("tilth:shown", { bubbles: true, detail: news }));
}

/** @param {string} address @returns {Promise<Element | null>} */
export async function fetchPart(address) {
  const answer = await fetch(address, { headers: { Accept: "text/html" }, credentials: "same-origin" });
  if (!answer.ok) throw new Error(String(answer.status));
  const box = document.createElement("template");
  box.innerHTML = await answer.text();
  return box.content.firstElementChild;
}

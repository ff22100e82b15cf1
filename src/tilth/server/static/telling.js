// @ts-check
/** What is said in passing: shown for a moment, and read out. */

import { one } from "./dom.js";

let toastTimer = 0;

/** @param {string} text @param {boolean} [stay] */
export function toast(text, stay = false) {
  const box = one("#toast");
  if (!box) return;
  box.textContent = text;
  clearTimeout(toastTimer);
  if (!stay && text) toastTimer = window.setTimeout(() => (box.textContent = ""), 4500);
}

/** @param {string} text */
export function announce(text) {
  const box = one("#live");
  if (box && text) box.textContent = text;
}

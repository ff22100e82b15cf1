// @ts-check
/** What this browser remembers of how somebody likes to play. */

import { all, one, root } from "./dom.js";

/** @param {string} name @param {string} value */
function setCookie(name, value) {
  document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`;
}

/** @param {string} name */
export const setting = (name) => localStorage.getItem(`tilth.${name}`) === "on";

export function settings() {
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

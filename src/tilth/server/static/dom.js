// @ts-check
/** What every script of a page needs: its parts, its words, the token that goes with what is sent. */

/** @param {string} selector @param {ParentNode} [within] @returns {HTMLElement | null} */
export const one = (selector, within = document) => within.querySelector(selector);

/** @param {string} selector @param {ParentNode} [within] @returns {HTMLElement[]} */
export const all = (selector, within = document) => Array.from(within.querySelectorAll(selector));

/** @param {number} ms */
export const pause = (ms) => new Promise((done) => setTimeout(done, ms));

export const root = document.documentElement;
export const token = one('meta[name="tilth-token"]')?.getAttribute("content") ?? "";

/** @type {Record<string, string>} */
export const words = JSON.parse(one("#words")?.textContent ?? "{}");

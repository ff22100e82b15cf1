// @ts-check
/** What each seat at this screen saw last, so that all that is new since its own turn before can be marked. */

import { all } from "./dom.js";

/** @typedef {{since: number, keys: string[]}} Seen */

export class Memory {
  /** @param {string} id of the table @param {string | undefined} seat that looks first */
  constructor(id, seat) {
    this.id = id;
    /** @type {Map<string, {heard: number, keys: string[]}>} what each seat at this screen saw last */
    this.left = new Map();
    this.seen = this.recall(seat);
  }

  /**
   * When others have moved after this seat, all that was not there when it last looked is new.
   * @param {HTMLElement} old @param {HTMLElement} fresh
   */
  note(old, fresh) {
    const heard = (/** @type {HTMLElement} */ part) => Number(part.dataset.heard ?? 0);
    if (old.dataset.seat) {
      const keys = all("[data-key]", old).map((thing) => thing.dataset.key ?? "");
      this.left.set(old.dataset.seat, { heard: heard(old), keys });
    }
    const { seat } = fresh.dataset;
    if (!seat) return;
    if (seat !== old.dataset.seat) this.seen = this.recall(seat);
    const left = this.left.get(seat);
    const since = Number(fresh.dataset.since ?? 0);
    if (!left || heard(fresh) <= left.heard || this.seen?.since === since) return;
    this.seen = { since, keys: left.keys };
    sessionStorage.setItem(`tilth.seen.${this.id}.${seat}`, JSON.stringify(this.seen));
  }

  /** @param {string | undefined} seat @returns {Seen | null} */
  recall(seat) {
    try {
      return JSON.parse(sessionStorage.getItem(`tilth.seen.${this.id}.${seat}`) ?? "null");
    } catch {
      return null;
    }
  }

  /** Mark what is new. @param {HTMLElement} box */
  mark(box) {
    if (!this.seen) return;
    for (const thing of all("[data-key]", box)) {
      thing.classList.toggle("fresh-thing", !this.seen.keys.includes(thing.dataset.key ?? ""));
    }
  }
}

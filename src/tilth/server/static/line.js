// @ts-check
/** The line to a table: it tells of whatever happens there, is opened again when it breaks, and says how it stands. */

import { one, words } from "./dom.js";
import { announce } from "./telling.js";

/** @typedef {{version: number, edition: number, next?: string | null}} News */

const AGAIN = 2000; // milliseconds until a closed line is opened again

export class Line {
  /** @param {string} id of the table @param {(news: News) => void} hear */
  constructor(id, hear) {
    this.id = id;
    this.hear = hear;
    /** @type {EventSource | null} */
    this.source = null;
    addEventListener("online", () => this.connect());
    addEventListener("offline", () => this.lost());
    document.addEventListener("visibilitychange", () => !document.hidden && this.connect());
    this.connect();
  }

  connect() {
    if (this.source && this.source.readyState !== EventSource.CLOSED && navigator.onLine) return;
    this.source?.close();
    const source = new EventSource(`/api/tables/${this.id}/events`);
    this.source = source;
    source.addEventListener("open", () => this.state("on"));
    source.addEventListener("message", (event) => {
      this.state("on");
      this.hear(JSON.parse(event.data));
    });
    source.addEventListener("error", () => {
      this.lost(false);
      if (source.readyState === EventSource.CLOSED && this.source === source) setTimeout(() => this.connect(), AGAIN);
    });
  }

  lost(close = true) {
    this.state("off");
    if (!close) return;
    this.source?.close();
    this.source = null;
  }

  /** @param {"on" | "off"} state */
  state(state) {
    const box = one("#link");
    if (!box || box.dataset.state === state) return;
    box.dataset.state = state;
    const said = (state === "on" ? words.online : words.offline) ?? "";
    const text = one(".link-words", box);
    if (text) text.textContent = said;
    announce(said);
  }
}

// @ts-check
/**
 * The script of all pages. A page works as a set of forms without it; with it a table renews itself, things on the board
 * can be clicked and explained, and a move that the network lost is sent again, never played twice (`table.js`).
 */

import { one, root } from "./dom.js";
import { cardFilter, copying, newTable } from "./forms.js";
import { settings } from "./settings.js";

root.classList.add("scripted");
settings();
copying();
const form = one("[data-new-table]");
const filter = one("[data-card-filter]");
if (form) newTable(/** @type {HTMLFormElement} */ (form));
if (filter) cardFilter(/** @type {HTMLFormElement} */ (filter));

"""Every width: four games on six screens. Nothing is wider than the window, no word is broken, no count is cut off, no
thing lies over another, and the question hides nothing."""

from __future__ import annotations

import pytest

from .conftest import MakePerson, Person

SIZES = ((390, 844), (844, 390), (768, 1024), (1024, 768), (1280, 720), (1440, 900))
FEW_MOVES = 3

MEASURED = """() => {
  const found = new Set();
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth) found.add(`the page is ${page.scrollWidth} wide`);
  const shut = "[hidden], .vh, script, .card, details:not([open]) > :not(summary)";
  const words = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const inside = node.parentElement;
    if (inside.closest(shut) || inside instanceof SVGElement) continue;
    for (const word of node.data.matchAll(/[^\\s\\-–/]+/g)) {
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const parts = [...range.getClientRects()].filter((part) => part.width > 0);
      if (parts.some((part) => Math.abs(part.top - parts[0].top) > 4)) found.add(`broken: ${word[0]}`);
      const { left, right } = range.getBoundingClientRect();
      const room = inside.getBoundingClientRect();
      if (parts.length && room.width > 1 && right > room.right + 2) found.add(`out of its box: ${word[0]}`);
      for (let around = inside; parts.length && around !== document.body; around = around.parentElement) {
        const { overflowX } = getComputedStyle(around);
        if (/auto|scroll/.test(overflowX)) break;
        const box = around.getBoundingClientRect();
        if (box.width < 2) break; // only heard
        const cut = /hidden|clip/.test(overflowX) && (left < box.left - 1 || right > box.right + 1);
        if (cut) found.add(`cut off: ${word[0]}`);
      }
    }
  }
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
  const things = [...document.querySelectorAll("#board .thing")]
    .filter((thing) => thing.offsetParent && !thing.closest("[data-floor], .fan"))
    .map((thing) => ({ thing, box: thing.getBoundingClientRect() }));
  for (const a of things) {
    for (const b of things) {
      if (a === b || a.thing.contains(b.thing) || b.thing.contains(a.thing) || !meet(a.box, b.box)) continue;
      found.add(`${a.thing.className} lies over ${b.thing.className}`);
    }
  }
  for (const { thing, box } of things) {
    for (const part of thing.querySelectorAll("*")) {
      const own = part.closest("svg, .vh") ? null : part.getBoundingClientRect();
      const out = own && own.width > 1 && (own.right > box.right + 4 || own.left < box.left - 8);
      if (out) found.add(`${part.className} reaches out of ${thing.className}: ${part.textContent}`);
    }
  }
  const ask = document.querySelector("#ask").getBoundingClientRect();
  const board = document.querySelector("#board");
  if (ask.left < board.getBoundingClientRect().right - 1) {
    if (ask.top < innerHeight * 0.45) found.add("the question takes more than half of the window");
    scrollTo(0, page.scrollHeight);
    const end = document.querySelector("#ask").getBoundingClientRect().top;
    if (board.getBoundingClientRect().bottom > end) found.add("what lies under the question can never be seen");
    scrollTo(0, 0);
  }
  const undo = document.querySelector("[data-undo]").getBoundingClientRect();
  if (undo.bottom > innerHeight || undo.right > innerWidth || undo.top < 0) found.add("the way back is out of sight");
  return [...found];
}"""


def sit(one: Person, game: str) -> None:
    """At a table with a bot, some moves on."""
    one.visit(f"/new?game={game}")
    one.page.select_option('select[name="seat.B"]', "bot:random")
    one.page.click(".new-table .primary")
    one.see("#table.playing")
    for _ in range(FEW_MOVES):
        one.wait_turn()
        one.choose(next(move for move in one.moves() if not move.startswith(("fence", "exchange", "ask"))))
    one.wait_turn()


@pytest.mark.parametrize("game", ["agricola", "hallertau", "moor", "villagers"])
def test_every_width_works(person: MakePerson, game: str) -> None:
    one = person()
    sit(one, game)
    faults = []
    for lang in ("en", "ru"):
        if lang != "en":
            one.page.set_viewport_size({"width": 1440, "height": 900})
            one.page.click(f'.langs [value="{lang}"]')
            one.see(f'html[lang="{lang}"] #table')
        for width, height in SIZES:
            one.page.set_viewport_size({"width": width, "height": height})
            faults += [f"{lang} {width}x{height}: {fault}" for fault in one.page.evaluate(MEASURED)]
    assert not faults, faults
    empty = """all => all.filter((one) => one.checkVisibility() && one.getBBox().width < 2)
        .map((one) => one.getAttribute("href"))"""
    assert one.page.locator("#board svg > use").evaluate_all(empty) == []  # what is used by name is there

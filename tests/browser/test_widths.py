"""Every width: four games on six screens. Nothing is wider than the window, no word is broken, no count is cut off, and
the question never lies over the table for good."""

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
  const ask = document.querySelector("#ask").getBoundingClientRect();
  const board = document.querySelector("#board").getBoundingClientRect();
  const beside = ask.left >= board.right - 1;
  if (!beside) {
    const below = parseFloat(getComputedStyle(document.querySelector("main")).paddingBottom);
    if (ask.height > below) found.add("what lies under the question can never be seen");
    if (ask.top < innerHeight * 0.5) found.add("the question takes more than half of the window");
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
    one.page.wait_for_selector("#table.playing")
    for _ in range(FEW_MOVES):
        one.wait_turn()
        one.choose(next(move for move in one.moves() if not move.startswith(("fence", "exchange", "ask"))))
    one.wait_turn()


@pytest.mark.parametrize("game", ["agricola", "hallertau", "moor", "villagers"])
def test_every_width_works(person: MakePerson, game: str) -> None:
    one = person(reduced_motion="reduce")
    sit(one, game)
    faults = []
    for lang in ("en", "ru"):
        if lang != "en":
            one.page.set_viewport_size({"width": 1440, "height": 900})
            one.page.click(f'.langs [value="{lang}"]')
            one.page.wait_for_selector(f'html[lang="{lang}"] #table')
        for width, height in SIZES:
            one.page.set_viewport_size({"width": width, "height": height})
            faults += [f"{lang} {width}x{height}: {fault}" for fault in one.page.evaluate(MEASURED)]
    assert not faults, faults

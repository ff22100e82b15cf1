"""The rules of a game on a page: sections with an anchor each, names of cards and sections that lead there."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from markupsafe import Markup

from tilth.page import Page
from tilth.page.html import el, join
from tilth.text import words
from tilth.text.book import SECTION, Block, Book, begins, place_of

__all__ = ["cited", "drawn_book", "linked_words"]

Draw = Callable[[Block], Markup]
BOLD = re.compile(r"\*\*(.+?)\*\*")
LISTS = {"list": "ul", "numbers": "ol"}


def anchor(section: str) -> str:
    """The name of a section on its page."""
    return section.rpartition("§")[2]


def cited(text: str, game: str) -> Markup:
    """A text in which every section of the rules leads to where it stands: beside the page, which may be a table."""
    return join(pieces(text, game, target="_blank"))


def pieces(
    text: str, game: str, plain: Callable[[str], Markup | str] = str, target: str | None = None
) -> list[Markup | str]:
    found: list[Markup | str] = []
    at = 0
    for match in SECTION.finditer(text):
        place = place_of(game, match[0])
        if place is None:
            continue
        owner, name = place
        link = el("a", match[0], href=f"/rules/{owner}#{name}", class_="section", target=target)
        found += [plain(text[at : match.start()]), link]
        at = match.end()
    return [*found, plain(text[at:])]


def linked_words(text: str, page: Page, lang: str) -> Markup:
    """A text of the rules: bold words, names of cards, sections."""
    found: list[Markup] = []
    for k, part in enumerate(BOLD.split(text)):
        inside = join(pieces(part, page.game, lambda plain: page.linked(plain, lang, f"/cards/{page.game}/")))
        found.append(el("strong", inside) if k % 2 else inside)
    return join(found)


def drawn_book(book: Book, page: Page, draw: Draw, options: Mapping[str, Sequence[str]]) -> Markup:
    """The whole text, a part of the page for each chapter. `draw` shows a picture; `options` say what a host can change
    about a section."""
    say = words(book.lang).say
    parts: list[Markup] = []
    chapter: list[Markup] = []
    for block in book.blocks:
        if block.kind == "heading" and block.level == 2 and chapter:
            parts.append(el("section", *chapter, class_="chapter"))
            chapter = []
        chapter.append(drawn_block(block, book, page, draw))
        told = [sentence for section, _ in block.passages() for sentence in options.get(section, ())]
        chapter += [el("p", el("b", say("web-option")), " ", sentence, class_="hint") for sentence in told]
    return join([*parts, el("section", *chapter, class_="chapter")])


def drawn_block(block: Block, book: Book, page: Page, draw: Draw) -> Markup:
    def said(text: str) -> Markup:
        return linked_words(text, page, book.lang)

    if block.kind == "picture":
        return draw(block)
    if block.kind == "heading":
        return el(f"h{block.level}", mark(block.section), " ", said(block.words), **named(block.section))
    if block.kind == "table":
        return table(block, said)
    if block.kind in LISTS:
        return el(LISTS[block.kind], *(item(row[0], said) for row in block.rows))
    return el("p", mark(block.section), " " if block.section else None, said(block.words), **named(block.section))


def item(text: str, said: Callable[[str], Markup]) -> Markup:
    section = begins(text)
    inside = said(text.removeprefix(section).strip())
    return el("li", mark(section), " " if section else None, inside, **named(section))


def table(block: Block, said: Callable[[str], Markup]) -> Markup:
    head, *rows = block.rows
    top = el("tr", *(el("th", said(cell), scope="col") for cell in head))
    body = []
    for first, *others in rows:
        section = begins(first)
        label = mark(section) if section == first else said(first)
        body.append(
            el("tr", el("th", label, scope="row"), *(el("td", said(cell)) for cell in others), **named(section))
        )
    inside = el("table", el("thead", top), el("tbody", *body))
    return el("div", inside, class_="scroll", tabindex=0, role="region", aria_label=" · ".join(head))


def mark(section: str) -> Markup | None:
    """The number of a section, which leads to itself, so that it can be passed on."""
    return el("a", section, href=f"#{anchor(section)}", class_="section-mark") if section else None


def named(section: str) -> dict[str, str]:
    return {"id": anchor(section)} if section else {}

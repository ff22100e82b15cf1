"""Pages in one language: templates, words, icons and the addresses of files that never change.

A game draws itself in its module `page`, which is looked up by the game's name; without it, it is shown plainly.
"""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fastapi import Request
from fastapi.responses import HTMLResponse
from markupsafe import Markup

from tilth import games
from tilth.page import Page
from tilth.page.book import cited
from tilth.page.files import versioned
from tilth.page.html import el
from tilth.server.admission import TOKEN_FIELD, Visit
from tilth.server.errors import NoTable
from tilth.server.seating import Person
from tilth.text import base_of, folder, words
from tilth.text.book import has_book
from tilth.text.sentences import brought

if TYPE_CHECKING:
    from jinja2 import Environment

__all__ = [
    "FILES",
    "NAMES_OF_LANGS",
    "by_hand",
    "draw",
    "drawn_games",
    "edition",
    "game_file",
    "icon",
    "page_of",
    "text_mode",
    "versioned",
]

HERE = Path(__file__).resolve().parent
FILES = HERE / "static"
NAMES_OF_LANGS = (("en", "English"), ("ru", "Русский"), ("pt", "Português"))
THEMES = ("light", "dark")
GAME_FILES = {"css": "page.css", "js": "page.js", "svg": "page.svg"}  # what a game may bring in its room `page`
NOBODY = Person("", "")


@cache
def environment() -> Environment:
    """Where templates come from. Jinja is loaded with the first page: who plays on after a restart needs none."""
    from jinja2 import Environment, FileSystemLoader, StrictUndefined

    return Environment(
        loader=FileSystemLoader(HERE / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def page_of(game: str) -> Page:
    """What a game shows on pages."""
    if game not in games.names():
        raise NoTable("there is no such game")
    return drawn(game)


def drawn_games() -> list[str]:
    """The games that have pages: all there are."""
    return games.names()


@cache
def drawn(game: str) -> Page:
    """A game as it draws itself, or plainly if it brings no drawings."""
    module = brought(game, "page")
    found: Page = module.PAGE if module else Page(game)
    return found if found.game == game else type(found)(game)


def static(name: str) -> str:
    """The address of a file. Scripts import one another: they are in one folder, which changes with any of them."""
    return f"/static/{edition()}/{name}" if name.endswith(".js") else versioned(FILES / name, f"/static/{name}")


@cache
def edition() -> str:
    """What all scripts together are called: something else as soon as one of them has changed."""
    every = b"".join(path.read_bytes() for path in sorted(FILES.glob("*.js")))
    return hashlib.sha256(every).hexdigest()[:10]


def game_file(game: str, kind: str) -> Path | None:
    """The style sheet (css), the script (js) or the drawings (svg) of a game's board, if it has them."""
    path = folder(game) / "page" / GAME_FILES.get(kind, "")
    return path if path.is_file() else None


@cache
def game_addresses(game: str, kind: str) -> list[str]:
    """Those of a game's base, then its own."""
    owners = dict.fromkeys((base_of(game), game))
    found = [(owner, game_file(owner, kind)) for owner in owners]
    return [versioned(path, f"/static/games/{owner}.{kind}") for owner, path in found if path]


def by_hand(page: Page, move: str) -> bool:
    """Is this a move that the game's own script offers on the table, so that a list of choices need not?"""
    return move.partition(" ")[0] in page.by_hand


def icon(name: str) -> Markup:
    """A small picture beside words that say the same."""
    use = el("use", href=f"{static('icons.svg')}#{name}")
    return el("svg", use, class_="icon", aria_hidden="true", viewBox="0 0 24 24")


def theme(request: Request) -> str:
    chosen = request.state.visit.cookies.get("theme", "")
    return chosen if chosen in THEMES else ""


def text_mode(request: Request) -> bool:
    """Does this person want the table in words?"""
    return bool(request.state.visit.cookies.get("board") == "text")


def draw(
    request: Request, visit: Visit, template: str, game: str | None = None, status: int = 200, **context: Any
) -> HTMLResponse:
    """A page, or a part of one, for whoever asks."""
    w = words(visit.lang, game)
    page = page_of(game) if game else None
    secret = el("input", type="hidden", name=TOKEN_FIELD, value=visit.token)
    found = environment().get_template(template)
    text = found.render(
        t=w.say,
        lang=visit.lang,
        langs=NAMES_OF_LANGS,
        person=visit.person or NOBODY,
        token=visit.token,
        secret=lambda: secret,
        theme=theme(request),
        text_mode=text_mode(request),
        notice=context.pop("notice", ""),
        game=game,
        page=page,
        about=page.about(visit.lang) if page else None,
        sprite=page.sprite() if page else "",
        icon=icon,
        static=static,
        game_addresses=game_addresses,
        cited=lambda text: cited(text, game or ""),
        has_book=has_book,
        **context,
    )
    return HTMLResponse(text, status)

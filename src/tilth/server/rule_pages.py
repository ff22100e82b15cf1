"""The rules of the games: read, searched, and played on from their examples."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Form, Query, Request
from fastapi.responses import HTMLResponse, RedirectResponse
from markupsafe import Markup

from tilth import games
from tilth.games.catalog import options_by_section
from tilth.kernel.core import Position
from tilth.kernel.game import Game
from tilth.page.book import drawn_book
from tilth.page.html import el
from tilth.records.scenario import beginning
from tilth.server.admission import GuardedRoute
from tilth.server.commands import Asked
from tilth.server.errors import NoTable
from tilth.server.pages import see
from tilth.server.rendering import draw, icon, page_of
from tilth.text import words
from tilth.text.book import LONGEST, Block, Book, book, example_file, place_of

__all__ = ["router"]

MOST_CARDS = 40  # in a list of what was found

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse, route_class=GuardedRoute)


def rules_of(game: str, lang: str) -> Book:
    page_of(game)
    found = book(game, lang)
    if found is None:
        raise NoTable("this game brings no rules")
    return found


@router.get("/rules/{game}")
async def rules(
    request: Request, asked: Asked, game: str, q: Annotated[str, Query(max_length=LONGEST)] = ""
) -> HTMLResponse:
    """The rules; with words to look for, where they stand in the rules and on cards."""
    shown = await asyncio.to_thread(looked_up if q.strip() else whole, game, asked.visit.lang, q.strip())
    return draw(request, asked.visit, "rules.html", game, q=q.strip(), **shown)


def whole(game: str, lang: str, q: str) -> dict[str, Any]:
    return {"rules": rules_of(game, lang), "body": drawn(game, lang)}


def looked_up(game: str, lang: str, q: str) -> dict[str, Any]:
    """The passages and cards that have all words of `q`."""
    read = rules_of(game, lang)
    found = [(place_of(game, hit.section), hit) for hit in read.find(q)]
    return {"rules": read, "found": found, "cards": found_cards(game, lang, q)}


def found_cards(game: str, lang: str, q: str) -> list[tuple[str, str, str]]:
    """The cards with all these words in name, text or rulings."""
    wanted = q.casefold().split()
    found = []
    for entry in page_of(game).catalogue(lang) if wanted else ():
        told = " ".join([*entry["names"].values(), entry["text"], *entry["rulings"]]).casefold()
        if all(word in told for word in wanted):
            found.append((entry["id"], entry["name"], entry["text"]))
    return found[:MOST_CARDS]


@router.get("/rules/{game}/{section}")
async def section(game: str, section: str) -> RedirectResponse:
    """Where a section stands, also one of the game's base."""
    page_of(game)
    place = place_of(game, section)
    if place is None:
        raise NoTable("there is no such section")
    return see(f"/rules/{place[0]}#{place[1]}")


@router.post("/rules/{game}")
async def play_on(asked: Asked, game: str, example: Annotated[str, Form(max_length=LONGEST)]) -> RedirectResponse:
    """The position of an example on a table of one's own."""
    made, p = await asyncio.to_thread(position_of, game, example)
    info = await asked.play_on(made.name, made.options, made.voice.describe(p), looking(p) or 0)
    return see(f"/t/{info.id}")


@cache
def position_of(game: str, example: str) -> tuple[Game, Position]:
    if example not in rules_of(game, "en").examples:
        raise NoTable("there is no such example")
    return beginning(example_file(game, example), games.shared)


def looking(p: Position) -> int | None:
    """Who decides there: the example is shown as this seat sees it."""
    return int(p.who) if p.who >= 0 else None


@cache
def drawn(game: str, lang: str) -> Markup:
    """The whole text with its pictures, made once."""
    options = options_by_section(game, lang)
    return drawn_book(rules_of(game, lang), page_of(game), lambda block: figure(game, lang, block), options)


def figure(game: str, lang: str, block: Block) -> Markup:
    """A position: drawn, in words, and to be played on. `form`: the page has one form for all of them."""
    made, p = position_of(game, block.example)
    w, page = words(lang, game), page_of(game)
    seat = looking(p)
    letter = None if seat is None else made.voice.seats[seat]
    view = p.view(seat)
    picture = el("div", page.detail(view, lang, letter, made.options, block.of), class_="board", inert=True)
    lines = [el("p", line) for line in page.text_board(view, lang, letter) if line]
    in_words = el("details", el("summary", w.say("web-in-words")), *lines, class_="text-board")
    play = el(
        "button", icon("play"), w.say("web-play-example"), form="play-on", name="example", value=block.example
    )  # fmt: skip
    foot = el("figcaption", el("span", block.words), play)
    return el("figure", picture, foot, in_words, class_="example")

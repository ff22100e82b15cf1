"""The pages: new table, table, cards, account. Each asks for what this person may see, and draws that."""

from __future__ import annotations

import json
from functools import cache
from typing import Annotated, Any, Literal
from urllib.parse import quote

from fastapi import APIRouter, FastAPI, Form, Query, Request, Response
from fastapi.responses import FileResponse, HTMLResponse, RedirectResponse
from markupsafe import Markup
from starlette.datastructures import FormData

import tilth
from tilth import bots
from tilth.kernel.errors import TilthError
from tilth.server import forms, help_page, seen, table_page
from tilth.server.admission import GuardedRoute, Visit, visitor
from tilth.server.commands import (
    Asked,
    Code,
    CommandId,
    Commands,
    Lang,
    MoveWords,
    Name,
    Password,
    SeatWord,
    Sequel,
    Version,
    check_game,
)
from tilth.server.errors import BadRequest, NoTable, Stale, TooMany
from tilth.server.leaving_page import parting
from tilth.server.refusals import problem_words
from tilth.server.rendering import FILES, draw, drawn_games, edition, game_file, page_of, text_mode
from tilth.server.seating import PATIENCE, USUAL_PATIENCE, Place, TableInfo, seat_letters
from tilth.server.spans import now, span
from tilth.text import Words, words

__all__ = ["add_to", "bot_list", "router", "see", "shared_address"]

KEPT = "public, max-age=31536000, immutable"
A_WHILE = "private, max-age=3600"
YEAR = 365 * 24 * 3600
STALE = "stale"  # what a table's page is asked to tell
# What the script on a table page says by itself.
SCRIPT_WORDS = (
    "web-online", "web-offline", "web-stale", "web-sending", "web-retrying", "web-copied", "web-undone",
    "web-others-undid",
    "web-worth-knowing", "web-why-not", "web-close", "web-fresh", "web-your-turn", "web-choose",
)  # fmt: skip

Seat = Annotated[SeatWord | None, Query()]

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse, route_class=GuardedRoute)


def add_to(app: FastAPI) -> None:
    from tilth.server import (
        analysis_pages,
        leaving_page,
        lesson_pages,
        lobby_page,
        puzzle_pages,
        replay_pages,
        rule_pages,
    )

    app.include_router(router)
    for part in (
        lobby_page,
        leaving_page,
        help_page,
        replay_pages,
        analysis_pages,
        rule_pages,
        lesson_pages,
        puzzle_pages,
    ):
        app.include_router(part.router)
    app.state.error_page = error_page


async def error_page(request: Request, status: int, facts: dict[str, Any]) -> Response:
    """What went wrong, told on a page."""
    visit: Visit = request.state.visit
    if status < 500:  # else whatever knows people may be what has failed
        visit = await visitor(request)
    w = words(visit.lang)
    heading = w.say("web-not-found") if status == 404 else w.say("web-went-wrong")
    detail = facts.get("detail", "") if facts["code"] == "bad_request" else ""
    if "incident" in facts:  # by which the host finds it in the log
        detail = f"incident {facts['incident']}"
    return draw(request, visit, "error.html", status=status, heading=heading, words=facts["words"], detail=detail)


def see(address: str) -> RedirectResponse:
    """Go there and look, after something was done."""
    return RedirectResponse(address, 303)


def local(address: str | None) -> str:
    """An address of this server; never another site's."""
    good = address and address.startswith("/") and not address.startswith(("//", "/\\"))
    return address if address and good else "/"


def bot_list(w: Words) -> list[dict[str, Any]]:
    return [
        {"name": name, "words": table_page.bot_words(name, w, ".words"), "usual": name == bots.usual()}
        for name in bots.offered()
    ]


def shared_address(request: Request, info: TableInfo) -> str:
    """What a friend can open."""
    return f"{request.url.scheme}://{request.headers.get('host', request.url.netloc)}/join/{info.code}"


# -- a new table -----------------------------------------------------------------------------------------------------


@router.get("/new")
async def new(request: Request, asked: Asked, game: str = "") -> HTMLResponse:
    return new_page(request, asked.visit, game or drawn_games()[0])


def new_page(
    request: Request,
    visit: Visit,
    game: str,
    problem: str = "",
    filled: FormData | None = None,
    status: int = 200,
) -> HTMLResponse:
    """The form for a new table; with a problem, as it was filled in."""
    form = forms.Form(game, visit.lang, filled)
    players = form.option(forms.PLAYERS)
    seats = tilth.game(game, players=max(players.values)).voice.seats
    return draw(
        request,
        visit,
        "new.html",
        game,
        status,
        players=players,
        usual=form.shown(players),
        filled=filled or {},
        seats=seats,
        common=form.common,
        house=form.house,
        field=form.field,
        patience=waiting_times(words(visit.lang)),
        bots=bot_list(words(visit.lang)),
        problem=problem,
    )


@router.post("/tables")
async def create(request: Request, asked: Asked) -> Response:
    filled = await request.form()
    game = str(filled.get("game", ""))
    check_game(game)
    visit = asked.visit
    try:
        options = forms.Form(game, visit.lang).read(filled)
        seats = wanted_seats(filled, game, options)
        info = await asked.create(game, options, seats, filled.get("public") == "yes", wanted_patience(filled))
        await asked.start_if_full(info)
    except TooMany:
        raise
    except TilthError as error:
        problem, status = problem_words(error, visit.lang)
        return new_page(request, visit, game, problem, filled, status)
    return see(f"/t/{info.id}")


def waiting_times(w: Words) -> list[tuple[str, str]]:
    """How long others wait for somebody, shortest first; the last is for ever."""
    after = [(str(n), w.say("web-waiting-after", time=span(n, w))) for n in sorted(PATIENCE) if n]
    return [*after, ("0", w.say("web-waiting-never"))]


def wanted_patience(filled: FormData) -> int:
    given = str(filled.get("patience", USUAL_PATIENCE))
    if not (given.isascii() and given.isdecimal() and len(given) < 9):
        raise BadRequest("how long others wait is a number of minutes")
    return int(given)


def wanted_seats(filled: FormData, game: str, options: dict[str, Any]) -> list[dict[str, Any]]:
    return [
        wanted_seat(str(filled.get(f"seat.{letter}", "open")), str(filled.get(f"name.{letter}", "")))
        for letter in seat_letters(game, options[forms.PLAYERS])
    ]


def wanted_seat(choice: str, name: str = "") -> dict[str, Any]:
    """A seat as a form names it: me, open, hotseat, bot:LEVEL."""
    kind, _, bot = choice.partition(":")
    return {"kind": "person" if kind == "me" else kind, "bot": bot or None, "name": name}


# -- coming to a table -----------------------------------------------------------------------------------------------


@router.post("/join")
async def join(code: Annotated[Code, Form()]) -> RedirectResponse:
    return see(f"/join/{quote(code.strip().upper(), safe='')}")


@router.get("/join/{code}")
async def invited(request: Request, asked: Asked, code: str) -> Response:
    visit = asked.visit
    info = await asked.invited(code)
    person_id = visit.person.id if visit.person else None
    if info.seats_of(person_id) or (info.status != "open" and info.seen_by(person_id)):
        return see(f"/t/{info.id}")
    w = words(visit.lang, info.game)
    return draw(
        request,
        visit,
        "join.html",
        info.game,
        info=info,
        seats=table_page.sitters(info, w),
        free=sum(seat.kind == "open" for seat in info.seats) if info.status == "open" else 0,
        host=next((seat.name for seat in info.seats if seat.person_id == info.host_id and seat.name), ""),
        played=forms.Form(info.game, visit.lang).played(dict(info.options)),
    )


@router.post("/t/{table_id}/sit")
async def sit(
    asked: Asked,
    table_id: str,
    seat: Annotated[SeatWord | None, Form()] = None,
    code: Annotated[Code | None, Form()] = None,
    name: Annotated[Name | None, Form()] = None,
) -> RedirectResponse:
    await asked.sit(table_id, seat, code, name)
    return see(f"/t/{table_id}")


@router.post("/t/{table_id}/stand")
async def stand(asked: Asked, table_id: str) -> RedirectResponse:
    info = await asked.stand(table_id)
    person = asked.visit.person
    return see(f"/t/{table_id}" if person is not None and info.seen_by(person.id) else "/")


@router.post("/t/{table_id}/arrange")
async def arrange(
    asked: Asked, table_id: str, seat: Annotated[SeatWord, Form()], kind: Annotated[str, Form(max_length=60)]
) -> RedirectResponse:
    await asked.arrange(table_id, seat, wanted_seat(kind))
    return see(f"/t/{table_id}")


@router.post("/t/{table_id}/pace")
async def pace(asked: Asked, table_id: str, pace: Annotated[str, Form(max_length=10)]) -> RedirectResponse:
    await asked.pace(table_id, pace)
    return see(f"/t/{table_id}")


@router.post("/t/{table_id}/start")
async def start(asked: Asked, table_id: str) -> RedirectResponse:
    await asked.start(table_id)
    return see(f"/t/{table_id}")


@router.post("/t/{table_id}/rematch")
async def rematch(asked: Asked, table_id: str, sequel: Annotated[Sequel, Form()] = "") -> RedirectResponse:
    info = await asked.rematch(table_id, sequel)
    person = asked.visit.person
    assert person is not None
    alone = {seat.person_id for seat in info.seats} <= {person.id, None}
    if info.status == "open" and info.host_id == person.id and alone:
        await asked.start_if_full(info)
    return see(f"/t/{info.id}")


# -- the table -------------------------------------------------------------------------------------------------------


async def table_context(
    request: Request, asked: Commands, table_id: str, seat: str | None, hint: bool = False, doubt: str = ""
) -> dict[str, Any]:
    """Everything the table's template needs, made from what this person may see."""
    visit = asked.visit
    place = await enter(asked, table_id, seat)
    info = place.info
    w = words(visit.lang, info.game)
    context: dict[str, Any] = {
        "info": info,
        "next_id": info.next_id,
        "covered": table_page.covered(place, w),
        "seated": bool(place.mine),
        "parting": parting(info, visit.person, w, now()),
        "help": help_page.around(info, visit.person, w),
        "invitation": shared_address(request, info),
        "script_words": script_words(w),
        "study": await asked.panel(info),
    }
    if context["covered"] is not None or info.status == "closed":
        return context
    if info.status == "open":
        hosts = visit.person is not None and info.host_id == visit.person.id
        return context | table_page.waiting(place, w, hosts) | {"bots": bot_list(w)}
    look = await asked.look(place, visit.lang)
    read = 0 if look.seat is None else seen.last_seen(visit.cookies.get(seen.COOKIE, ""), info.id, look.seat)
    shown = table_page.shown(look, place, visit.lang, text_mode(request), read)
    context["help"] |= await help_page.shown(asked, look, hint, doubt)
    return context | {"look": look, "info": look.info} | shown


async def enter(asked: Commands, table_id: str, seat: str | None) -> Place:
    """At a shared screen a seat may be named; when it is not that seat's turn any more, the screen is passed on. The
    last one who plays there may always look."""
    place = await asked.enter(table_id)
    named = None if seat is None else place.info.chair(seat)
    if named is not None and (named == place.pass_to or (place.seat is None and place.mine == [named])):
        return await asked.enter(table_id, seat)
    return place


def script_words(w: Words) -> Markup:
    """Words for the script, as JSON that cannot end the element it stands in."""
    said = {key.removeprefix("web-"): w.say(key) for key in SCRIPT_WORDS}
    return Markup(json.dumps(said).replace("<", "\\u003c"))


@router.get("/t/{table_id}")
async def table(
    request: Request,
    asked: Asked,
    table_id: str,
    seat: Seat = None,
    notice: str = "",
    hint: bool = False,
    doubt: Annotated[MoveWords, Query()] = "",
) -> HTMLResponse:
    context = await table_context(request, asked, table_id, seat, hint, doubt)
    w = words(asked.visit.lang)
    said = w.say("web-notice-stale") if notice == STALE else ""
    return draw(request, asked.visit, "table.html", context["info"].game, notice=said, **context)


@router.get("/t/{table_id}/board")
async def board(request: Request, asked: Asked, table_id: str, seat: Seat = None, hint: bool = False) -> HTMLResponse:
    """The part of the page that changes, for a script to put in; with hints, if they are asked for."""
    context = await table_context(request, asked, table_id, seat, hint)
    return draw(request, asked.visit, "table_part.html", context["info"].game, **context)


@router.post("/t/{table_id}/seen")
async def acknowledge(
    asked: Asked, table_id: str, n: Annotated[Version, Form()], seat: Annotated[SeatWord | None, Form()] = None
) -> RedirectResponse:
    """Somebody has read what was lost, or how a harvest went."""
    place = await enter(asked, table_id, seat)
    answer = see(back_at(place))
    if place.seat is not None:
        known = seen.remembered(asked.visit.cookies.get(seen.COOKIE, ""), place.info.id, place.seat, n)
        answer.set_cookie(seen.COOKIE, known, max_age=YEAR, samesite="lax", httponly=True)
    return answer


@router.post("/t/{table_id}/move")
async def move(
    asked: Asked,
    table_id: str,
    move: Annotated[MoveWords, Form()],
    version: Annotated[Version, Form()],
    command: Annotated[CommandId, Form()],
    seat: Annotated[SeatWord | None, Form()] = None,
    stay: Annotated[bool, Form()] = False,
    sure: Annotated[bool, Form()] = False,
) -> RedirectResponse:
    """A move from a browser without script; one that a coach warns of is asked about first."""
    if not sure and (doubt := await doubted(asked, table_id, seat, version, move)):
        return see(doubt)
    try:
        place, _ = await asked.move(table_id, seat, command, version, move, stay)
    except Stale:
        return see(f"/t/{table_id}?notice={STALE}")
    return see(back_at(place))


async def doubted(asked: Commands, table_id: str, seat: str | None, version: int, move: str) -> str:
    """Where to be warned of a move, if there is something to be warned of."""
    place = await enter(asked, table_id, seat)
    if not place.info.coached(place.seat):
        return ""
    look = await asked.look(place, asked.visit.lang, previews=False)
    return help_page.doubted(await asked.doubts(look), look, version, move)


@router.post("/t/{table_id}/undo")
async def undo(
    asked: Asked,
    table_id: str,
    version: Annotated[Version, Form()],
    command: Annotated[CommandId, Form()],
    seat: Annotated[SeatWord | None, Form()] = None,
) -> RedirectResponse:
    try:
        place, _ = await asked.undo(table_id, seat, command, version)
    except Stale:
        return see(f"/t/{table_id}?notice={STALE}")
    return see(back_at(place))


def back_at(place: Place) -> str:
    """The page of the table; at a shared screen, that of the seat that has acted."""
    return f"/t/{place.info.id}" + (f"?seat={place.seat}" if len(place.mine) > 1 else "")


# -- cards -----------------------------------------------------------------------------------------------------------


@router.get("/cards/{game}")
async def cards(
    request: Request, asked: Asked, game: str, q: Annotated[str, Query(max_length=100)] = ""
) -> HTMLResponse:
    visit = asked.visit
    page, w = page_of(game), words(visit.lang, game)
    filters = page.filters(visit.lang)
    chosen = {facet["name"]: request.query_params.getlist(facet["name"]) for facet in filters}
    entries = []
    for entry in page.catalogue(visit.lang):
        search = " ".join([*entry["names"].values(), entry["text"]]).casefold()
        shown = all(word in search for word in q.casefold().split()) and all(
            not values or set(values) & set(entry["facets"][name]) for name, values in chosen.items()
        )
        entries.append({**entry, "search": search, "shown": shown})
    count = sum(entry["shown"] for entry in entries)
    plurals = [w.say("web-found", n=n) for n in range(len(entries) + 1)]
    return draw(
        request,
        visit,
        "cards.html",
        game,
        cards=entries,
        filters=filters,
        chosen=chosen,
        q=q,
        found=plurals[count],
        found_words=plurals,
    )


@router.get("/cards/{game}/{card}")
async def card(request: Request, asked: Asked, game: str, card: str, part: bool = False) -> HTMLResponse:
    """A card's page; with `part`, only what a table shows beside a card."""
    visit = asked.visit
    entry = next((entry for entry in page_of(game).catalogue(visit.lang) if entry["id"] == card), None)
    if entry is None:
        raise NoTable("there is no such card")
    if not part:
        return draw(request, visit, "card.html", game, entry=entry, related=entry["related"])
    answer = draw(request, visit, "card_part.html", game, entry=entry, level="h2")
    answer.headers["Cache-Control"] = A_WHILE
    return answer


# -- people ----------------------------------------------------------------------------------------------------------


@router.post("/lang")
async def lang(request: Request, asked: Asked, lang: Annotated[Lang, Form()]) -> RedirectResponse:
    """Another language, and back to the same page."""
    await asked.speak(lang)
    return see(came_from(request))


def came_from(request: Request) -> str:
    """The page a form was sent from."""
    host = request.headers.get("host", "")
    _, _, path = request.headers.get("referer", "").partition(f"//{host}")
    return local(path) if host else "/"


@router.post("/name")
async def name(
    asked: Asked,
    name: Annotated[Name, Form()],
    next: Annotated[str, Form(max_length=200)] = "/",
) -> RedirectResponse:
    await asked.be(name)
    return see(local(next))


@router.post("/board")
async def board_mode(
    board: Annotated[str, Form(max_length=10)], next: Annotated[str, Form(max_length=200)] = "/"
) -> RedirectResponse:
    """The table drawn, or in words."""
    answer = see(local(next))
    answer.set_cookie("board", "text" if board == "text" else "drawn", max_age=YEAR, samesite="lax")
    return answer


@router.get("/account")
async def account(request: Request, asked: Asked) -> HTMLResponse:
    return await account_page(request, asked)


async def account_page(request: Request, asked: Commands, problem: str = "", status: int = 200) -> HTMLResponse:
    lang = asked.visit.lang
    ratings = [
        {"title": page_of(r["game"]).about(lang)["title"], "shown": r["rating"], "games": r["games"]}
        for r in await asked.ratings()
        if r["game"] in drawn_games()
    ]
    return draw(request, asked.visit, "account.html", status=status, ratings=ratings, problem=problem)


@router.post("/account")
async def change_account(
    request: Request,
    asked: Asked,
    do: Annotated[Literal["register", "login", "logout"], Form()],
    name: Annotated[Name, Form()] = "",
    password: Annotated[Password, Form()] = "",
) -> Response:
    if do == "logout":
        await asked.logout()
        return see("/")
    try:
        await (asked.register if do == "register" else asked.login)(name, password)
    except TooMany:
        raise
    except TilthError as error:
        return await account_page(request, asked, *problem_words(error, asked.visit.lang))
    return see("/account")


# -- files that never change -----------------------------------------------------------------------------------------


@router.get("/static/games/{game}.{kind}")
async def file_of_game(game: str, kind: str) -> FileResponse:
    page_of(game)
    path = game_file(game, kind)
    if path is None:
        raise NoTable("there is no such file")
    return FileResponse(path, headers={"Cache-Control": KEPT})


@router.get("/static/{name}")
async def static(name: str) -> FileResponse:
    if name not in file_names():
        raise NoTable("there is no such file")
    return FileResponse(FILES / name, headers={"Cache-Control": KEPT})


@router.get("/static/{folder}/{name}.js")
async def script(folder: str, name: str) -> FileResponse:
    """A script. A page that is older than the server gets those of today, and must not keep them."""
    if f"{name}.js" not in file_names():
        raise NoTable("there is no such file")
    kept = {"Cache-Control": KEPT} if folder == edition() else None
    return FileResponse(FILES / f"{name}.js", headers=kept)


@cache
def file_names() -> frozenset[str]:
    return frozenset(path.name for path in FILES.iterdir() if path.is_file())


@router.get("/favicon.ico")
async def favicon() -> FileResponse:
    return FileResponse(FILES / "icon.svg", headers={"Cache-Control": KEPT})

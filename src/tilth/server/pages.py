"""The pages: lobby, new table, table, cards, account. Each asks for what this person may see, and draws that."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Annotated, Any
from urllib.parse import quote

from fastapi import APIRouter, FastAPI, Form, Query, Request, Response
from fastapi.responses import FileResponse, HTMLResponse, RedirectResponse
from markupsafe import Markup
from starlette.datastructures import FormData

import tilth
from tilth import bots
from tilth.kernel.errors import BadOption, Illegal, TilthError
from tilth.server import forms
from tilth.server import table_page as showing
from tilth.server.admission import Somebody, Visit, Visitor, renew, visitor
from tilth.server.api import LARGEST, admitted
from tilth.server.errors import BadRequest, NoTable, Stale, TableError
from tilth.server.incoming import CheckedRoute
from tilth.server.rendering import FILES, draw, drawn_games, game_file, page_of, text_mode
from tilth.server.seating import TableInfo
from tilth.server.tables import Place, Tables
from tilth.text import Words, words

__all__ = ["add_to", "problem_words", "router", "shared_address", "tables_of"]

KEPT = "public, max-age=31536000, immutable"
A_WHILE = "private, max-age=3600"
USUAL_BOT = "greedy"
YEAR = 365 * 24 * 3600
# What the script on a table page says by itself.
SCRIPT_WORDS = (
    "web-online", "web-offline", "web-stale", "web-sending", "web-retrying", "web-copied", "web-undone",
    "web-worth-knowing", "web-why-not", "web-close", "web-fresh", "web-your-turn", "web-choose",
)  # fmt: skip


Number = Annotated[int, Form(ge=0, le=LARGEST)]
Seat = Annotated[int | None, Query(ge=0, le=LARGEST)]

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse, route_class=CheckedRoute)


def add_to(app: FastAPI) -> None:
    from tilth.server import replay_pages as watching

    app.include_router(router)
    app.include_router(watching.router)
    app.state.error_page = error_page


async def error_page(request: Request, status: int, facts: dict[str, Any]) -> Response:
    """What went wrong, told on a page."""
    visit: Visit = request.state.visit
    if status < 500:  # else whatever knows people may be what has failed
        visit = await visitor(request)
    w = words(visit.lang)
    heading = w.say("web-not-found") if status == 404 else w.say("web-went-wrong")
    detail = facts.get("detail", "") if facts["code"] == "bad_request" else ""
    return draw(request, visit, "error.html", status=status, heading=heading, words=facts["words"], detail=detail)


def problem_words(error: Exception, w: Words) -> str:
    """What went wrong, in this language if there are words for it."""
    if isinstance(error, Illegal):
        return w.say("ui-illegal-because", why=error.reason.words(w.lang), section=error.reason.section)
    if isinstance(error, BadOption):
        return w.say("web-bad-option", words=str(error))
    code = error.code if isinstance(error, TableError) else "bad_request"
    key = f"web-error-{code.replace('_', '-')}"
    if w.has(key) and type(error) is not BadRequest:
        return w.say(key)
    return str(error) if isinstance(error, TilthError) else w.say("web-error-bad-request")


def tables_of(request: Request) -> Tables:
    found: Tables = request.app.state.tables
    return found


def see(address: str) -> RedirectResponse:
    """Go there and look, after something was done."""
    return RedirectResponse(address, 303)


def local(address: str | None) -> str:
    """An address of this server; never another site's."""
    good = address and address.startswith("/") and not address.startswith(("//", "/\\"))
    return address if address and good else "/"


def bot_list(w: Words) -> list[dict[str, Any]]:
    names = bots.names()
    usual = USUAL_BOT if USUAL_BOT in names else names[-1]
    return [{"name": name, "words": showing.bot_words(name, w, ".words"), "usual": name == usual} for name in names]


def shared_address(request: Request, info: TableInfo) -> str:
    """What a friend can open."""
    return f"{request.url.scheme}://{request.headers.get('host', request.url.netloc)}/join/{info.code}"


# -- lobby -----------------------------------------------------------------------------------------------------------


@router.get("/")
async def lobby(request: Request, visit: Visitor) -> HTMLResponse:
    w = words(visit.lang)
    listing = await tables_of(request).listing(visit.person)
    found = {kind: [info for info in infos if info.game in drawn_games()] for kind, infos in listing.items()}
    games = []
    for name in drawn_games():
        players = forms.Form(name, visit.lang).option(forms.PLAYERS)
        about = page_of(name).about(visit.lang)
        about["players"] = about["players"] or f"{min(players.values)}–{max(players.values)}"
        games.append({"name": name, "about": about, "players": players.values, "usual": players.default})
    return draw(
        request,
        visit,
        "lobby.html",
        games=games,
        bots=bot_list(w),
        mine=sorted(found["mine"], key=lambda info: (not info.your_turn, info.status == "over")),
        open=found["open"],
        public=found["public"],
        title_of=lambda name: page_of(name).about(visit.lang)["title"],
        people_at=lambda info: showing.sitters_words(info, w),
    )


@router.post("/play-now")
async def play_now(
    request: Request,
    visit: Visitor,
    person: Somebody,
    game: Annotated[str, Form()],
    players: Number = 2,
    bot: Annotated[str, Form()] = USUAL_BOT,
) -> RedirectResponse:
    request.app.state.limits.take("tables", person.id)
    check_game(game)
    forms.Form(game, visit.lang).option(forms.PLAYERS).check(players)
    tables = tables_of(request)
    seats = [{"kind": "person"}, *({"kind": "bot", "bot": bot} for _ in range(players - 1))]
    info = await tables.create(person, game, {forms.PLAYERS: players}, seats, False)
    await tables.start(info.id, person)
    return see(f"/t/{info.id}")


def check_game(game: str) -> None:
    """Raise NoTable if there is no such game."""
    page_of(game)


# -- a new table -----------------------------------------------------------------------------------------------------


@router.get("/new")
async def new(request: Request, visit: Visitor, game: str = "") -> HTMLResponse:
    return new_page(request, visit, game or drawn_games()[0])


def new_page(
    request: Request, visit: Visit, game: str, problem: str = "", filled: FormData | None = None
) -> HTMLResponse:
    """The form for a new table; with a problem, as it was filled in."""
    check_game(game)
    form = forms.Form(game, visit.lang, filled)
    players = form.option(forms.PLAYERS)
    seats = tilth.game(game, players=max(players.values)).voice.seats
    return draw(
        request,
        visit,
        "new.html",
        game,
        400 if problem else 200,
        players=players,
        usual=form.shown(players),
        filled=filled or {},
        seats=seats,
        common=form.common,
        house=form.house,
        field=form.field,
        bots=bot_list(words(visit.lang)),
        problem=problem,
    )


@router.post("/tables")
async def create(request: Request, visit: Visitor, person: Somebody) -> Response:
    filled = await request.form()
    game = str(filled.get("game", ""))
    check_game(game)
    request.app.state.limits.take("tables", person.id)
    try:
        options = forms.Form(game, visit.lang).read(filled)
        seats = wanted_seats(filled, game, options)
        info = await tables_of(request).create(person, game, options, seats, filled.get("public") == "yes")
        if all(seat.kind != "open" for seat in info.seats):
            await tables_of(request).start(info.id, person)
    except TilthError as error:
        return new_page(request, visit, game, problem_words(error, words(visit.lang, game)), filled)
    return see(f"/t/{info.id}")


def wanted_seats(filled: FormData, game: str, options: dict[str, Any]) -> list[dict[str, Any]]:
    return [
        wanted_seat(str(filled.get(f"seat.{letter}", "open")), str(filled.get(f"name.{letter}", "")))
        for letter in tilth.game(game, **options).voice.seats
    ]


def wanted_seat(choice: str, name: str = "") -> dict[str, Any]:
    """A seat as a form names it: me, open, hotseat, bot:LEVEL."""
    kind, _, bot = choice.partition(":")
    return {"kind": "person" if kind == "me" else kind, "bot": bot or None, "name": name}


# -- coming to a table -----------------------------------------------------------------------------------------------


@router.post("/join")
async def join(code: Annotated[str, Form(max_length=40)]) -> RedirectResponse:
    return see(f"/join/{quote(code.strip().upper(), safe='')}")


@router.get("/join/{code}")
async def invited(request: Request, visit: Visitor, code: str) -> Response:
    request.app.state.limits.take("code", visit.address)
    info = await tables_of(request).by_code(code)
    if info is None:
        raise NoTable("no table has this code")
    person_id = visit.person.id if visit.person else None
    if info.seats_of(person_id) or info.status != "open":
        return see(f"/t/{info.id}")
    w = words(visit.lang, info.game)
    free = sum(seat.kind == "open" for seat in info.seats)
    return draw(request, visit, "join.html", info.game, info=info, seats=showing.sitters(info, w), free=free)


@router.post("/t/{table_id}/sit")
async def sit(
    request: Request,
    visit: Visitor,
    person: Somebody,
    table_id: str,
    seat: Number | None = None,
    code: Annotated[str | None, Form(max_length=40)] = None,
) -> RedirectResponse:
    await admitted(request, visit, person, table_id, code)
    await tables_of(request).sit(table_id, person, seat, code)
    return see(f"/t/{table_id}")


@router.post("/t/{table_id}/stand")
async def stand(request: Request, person: Somebody, table_id: str) -> RedirectResponse:
    info = await tables_of(request).stand(table_id, person)
    return see(f"/t/{table_id}" if info.seen_by(person.id) else "/")


@router.post("/t/{table_id}/arrange")
async def arrange(
    request: Request, person: Somebody, table_id: str, seat: Number, kind: Annotated[str, Form()]
) -> RedirectResponse:
    await tables_of(request).arrange(table_id, person, seat, wanted_seat(kind))
    return see(f"/t/{table_id}")


@router.post("/t/{table_id}/start")
async def start(request: Request, person: Somebody, table_id: str) -> RedirectResponse:
    await tables_of(request).start(table_id, person)
    return see(f"/t/{table_id}")


@router.post("/t/{table_id}/rematch")
async def rematch(
    request: Request, person: Somebody, table_id: str, sequel: Annotated[str, Form(max_length=100)] = ""
) -> RedirectResponse:
    tables = tables_of(request)
    info = await tables.rematch(table_id, person, sequel)
    if info.status == "open" and info.host_id == person.id and all(seat.kind != "open" for seat in info.seats):
        others = {seat.person_id for seat in info.seats} - {person.id, None}
        if not others:
            await tables.start(info.id, person)
    return see(f"/t/{info.id}")


# -- the table -------------------------------------------------------------------------------------------------------


async def table_context(request: Request, visit: Visit, table_id: str, seat: int | None) -> dict[str, Any]:
    """Everything the table's template needs, made from what this person may see."""
    tables = tables_of(request)
    place = await enter(tables, table_id, visit, seat)
    info = place.info
    w = words(visit.lang, info.game)
    context: dict[str, Any] = {
        "info": info,
        "next_id": info.next_id,
        "covered": showing.covered(place, w),
        "invitation": shared_address(request, info),
        "script_words": script_words(w),
    }
    if context["covered"] is not None:
        return context
    if info.status == "open":
        hosts = visit.person is not None and info.host_id == visit.person.id
        return context | showing.waiting(place, w, hosts) | {"bots": bot_list(w)}
    look = await tables.look(table_id, place.seat, visit.lang)
    return context | {"look": look, "info": look.info} | showing.shown(look, place, visit.lang, text_mode(request))


async def enter(tables: Tables, table_id: str, visit: Visit, seat: int | None) -> Place:
    """At a shared screen a seat may be named; when it is not that seat's turn any more, the screen is passed on."""
    place = await tables.enter(table_id, visit.person)
    if seat is not None and seat in place.mine and place.pass_to == seat:
        return await tables.enter(table_id, visit.person, seat)
    return place


def script_words(w: Words) -> Markup:
    """Words for the script, as JSON that cannot end the element it stands in."""
    said = {key.removeprefix("web-"): w.say(key) for key in SCRIPT_WORDS}
    return Markup(json.dumps(said).replace("<", "\\u003c"))


@router.get("/t/{table_id}")
async def table(request: Request, visit: Visitor, table_id: str, seat: Seat = None, notice: str = "") -> HTMLResponse:
    context = await table_context(request, visit, table_id, seat)
    w = words(visit.lang)
    said = w.say(f"web-notice-{notice}") if notice and w.has(f"web-notice-{notice}") else ""
    return draw(request, visit, "table.html", context["info"].game, notice=said, **context)


@router.get("/t/{table_id}/board")
async def board(request: Request, visit: Visitor, table_id: str, seat: Seat = None) -> HTMLResponse:
    """The part of the page that changes, for a script to put in."""
    context = await table_context(request, visit, table_id, seat)
    return draw(request, visit, "table_part.html", context["info"].game, **context)


@router.post("/t/{table_id}/move")
async def move(
    request: Request,
    visit: Visitor,
    table_id: str,
    move: Annotated[str, Form(max_length=300)],
    version: Number,
    command: Annotated[str, Form(max_length=80)],
    seat: Number,
) -> RedirectResponse:
    """A move from a browser without script."""
    return await acted(request, visit, table_id, seat, lambda t: t.command(table_id, seat, command, version, move))


@router.post("/t/{table_id}/undo")
async def undo(
    request: Request,
    visit: Visitor,
    table_id: str,
    version: Number,
    command: Annotated[str, Form(max_length=80)],
    seat: Number,
) -> RedirectResponse:
    return await acted(request, visit, table_id, seat, lambda t: t.undo(table_id, seat, command, version))


async def acted(
    request: Request, visit: Visit, table_id: str, seat: int, act: Callable[[Tables], Any]
) -> RedirectResponse:
    tables = tables_of(request)
    place = await tables.enter(table_id, visit.person)
    if seat not in place.mine:
        raise BadRequest("that seat is not yours")
    try:
        await act(tables)
    except Stale:
        return see(f"/t/{table_id}?notice=stale")
    return see(f"/t/{table_id}?seat={seat}" if len(place.mine) > 1 else f"/t/{table_id}")


# -- cards -----------------------------------------------------------------------------------------------------------


@router.get("/cards/{game}")
async def cards(
    request: Request, visit: Visitor, game: str, q: Annotated[str, Query(max_length=100)] = ""
) -> HTMLResponse:
    check_game(game)
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
async def card(request: Request, visit: Visitor, game: str, card: str, part: bool = False) -> HTMLResponse:
    """A card's page; with `part`, only what a table shows beside a card."""
    check_game(game)
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
async def lang(request: Request, visit: Visitor, lang: Annotated[str, Form(max_length=5)]) -> RedirectResponse:
    """Another language, and back to the same page."""
    visit.speak(lang)
    if visit.person is not None:
        visit.become(await request.app.state.people.change(visit.person, lang=visit.lang))
    return see(came_from(request))


def came_from(request: Request) -> str:
    """The page a form was sent from."""
    host = request.headers.get("host", "")
    _, _, path = request.headers.get("referer", "").partition(f"//{host}")
    return local(path) if host else "/"


@router.post("/name")
async def name(
    request: Request,
    visit: Visitor,
    person: Somebody,
    name: Annotated[str, Form(max_length=200)],
    next: Annotated[str, Form(max_length=200)] = "/",
) -> RedirectResponse:
    visit.become(await request.app.state.people.change(person, name))
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
async def account(request: Request, visit: Visitor) -> HTMLResponse:
    return await account_page(request, visit)


async def account_page(request: Request, visit: Visit, problem: str = "", status: int = 200) -> HTMLResponse:
    kept = await request.app.state.people.ratings(visit.person) if visit.person else []
    ratings = [
        {"title": page_of(r["game"]).about(visit.lang)["title"], "shown": r["rating"], "games": r["games"]}
        for r in kept
        if r["game"] in drawn_games()
    ]
    return draw(request, visit, "account.html", status=status, ratings=ratings, problem=problem)


@router.post("/account")
async def change_account(
    request: Request,
    visit: Visitor,
    do: Annotated[str, Form(max_length=20)],
    name: Annotated[str, Form(max_length=200)] = "",
    password: Annotated[str, Form(max_length=1000)] = "",
) -> Response:
    people = request.app.state.people
    if do == "logout":
        await renew(request, visit, None)
        return see("/")
    request.app.state.limits.take("login", visit.address)
    try:
        if do == "register":
            person = visit.person or await people.guest(lang=visit.lang)
            await renew(request, visit, await people.register(person, name, password))
        else:
            await renew(request, visit, await people.login(name, password))
    except TableError as error:
        return await account_page(request, visit, problem_words(error, words(visit.lang)), error.status)
    return see("/account")


# -- files that never change -----------------------------------------------------------------------------------------


@router.get("/static/games/{game}.{kind}")
async def file_of_game(game: str, kind: str) -> FileResponse:
    check_game(game)
    path = game_file(game, kind)
    if path is None:
        raise NoTable("there is no such file")
    return FileResponse(path, headers={"Cache-Control": KEPT})


@router.get("/static/{name}")
async def static(name: str) -> FileResponse:
    if name not in file_names():
        raise NoTable("there is no such file")
    return FileResponse(FILES / name, headers={"Cache-Control": KEPT})


@cache
def file_names() -> frozenset[str]:
    return frozenset(path.name for path in FILES.iterdir() if path.is_file())


@router.get("/favicon.ico")
async def favicon() -> FileResponse:
    return FileResponse(FILES / "icon.svg", headers={"Cache-Control": KEPT})

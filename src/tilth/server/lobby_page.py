"""The lobby: one's tables, the games with the ways to play them at once, and open tables."""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import Annotated, Any

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, RedirectResponse

from tilth import bots, games
from tilth.learn.lessons import lesson_names
from tilth.learn.puzzles import puzzles
from tilth.server import forms, lesson_study, puzzle_pages, table_page
from tilth.server.admission import GuardedRoute, Visit
from tilth.server.commands import Asked, BotName, GameName, Number
from tilth.server.errors import BadRequest
from tilth.server.pages import bot_list, see
from tilth.server.rendering import draw, drawn_games, page_of
from tilth.server.seating import TableInfo
from tilth.server.spans import ago, now
from tilth.text import Words, base_of, words

__all__ = ["router"]

FEW = 6  # of one's own tables are shown at once: the games must not be far away
router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse, route_class=GuardedRoute)


@router.get("/")
async def lobby(request: Request, asked: Asked) -> HTMLResponse:
    visit = asked.visit
    w, at = words(visit.lang), now()
    listing = await asked.listing()
    found = {kind: [info for info in infos if info.game in drawn_games()] for kind, infos in listing.items()}
    finished = await asked.finished()
    studied = set(await asked.studied(lesson_study.KIND))
    games = []
    for name in side_by_side(drawn_games()):
        players = forms.Form(name, visit.lang).option(forms.PLAYERS)
        about = page_of(name).about(visit.lang)
        about["players"] = about["players"] or f"{min(players.values)}–{max(players.values)}"
        games.append(
            {
                "name": name,
                "about": about,
                "players": players.values,
                "usual": players.default,
                "ways": ways_to_play(name, finished, visit.lang),
                "lessons": lessons_left(name, studied),
                "puzzles": len(puzzles(name)),
            }
        )
    rows = {kind: [table_row(info, visit, w, at) for info in infos] for kind, infos in found.items()}
    return draw(
        request,
        visit,
        "lobby.html",
        games=games,
        daily=await puzzle_pages.todays(asked),
        bots=bot_list(w),
        mine=sorted(rows["mine"], key=lambda row: (not row["your_turn"], row["status"] == "over")),
        few=FEW,
        open=rows["open"],
        public=rows["public"],
    )


def lessons_left(game: str, studied: Set[tuple[str, str]]) -> dict[str, Any]:
    """How many lessons there are, how many are done, and the one to begin now."""
    names = lesson_names(game)
    left = [name for name in names if (game, name) not in studied]
    return {"of": len(names), "n": len(names) - len(left), "next": left[0] if left else ""}


def side_by_side(names: Sequence[str]) -> list[str]:
    """Each expansion after its base, which is known once all have been looked at."""
    for name in names:
        page_of(name)
    bases = {name: base_of(name) if base_of(name) in names else name for name in names}
    return sorted(names, key=lambda name: (names.index(bases[name]), name != bases[name]))


def ways_to_play(game: str, finished: Set[str], lang: str) -> list[dict[str, Any]]:
    """The ways to play a game at once, then its expansions; one of them is meant unless somebody says otherwise."""
    page = page_of(game)
    family = [name for name in drawn_games() if base_of(name) == game and name != game]
    fresh = not finished & {game, *family}
    usual = page.first if fresh else next((way for way, options in page.ways.items() if not options), "")
    found = [{"value": f"{game}/{way}", "words": page.way_words(way, lang), "usual": way == usual} for way in page.ways]
    if not family:
        return found
    found = found or [{"value": f"{game}/", "words": page.about(lang)["title"], "usual": True}]
    for other in map(page_of, family):
        way = other.first if other.game not in finished else ""
        found.append({"value": f"{other.game}/{way}", "words": other.about(lang)["title"], "usual": False})
    return found


def table_row(info: TableInfo, visit: Visit, w: Words, at: int) -> dict[str, Any]:
    """A table in a list: what is played, how far it is, who must decide, and for how long already."""
    person_id = visit.person.id if visit.person else None
    mine = info.seats_of(person_id)
    around = table_page.sitters(info, w, mine)
    own = words(visit.lang, info.game)
    turn = around[info.turn_seat] if info.status == "playing" and info.turn_seat is not None else None
    waited = ago(info.since, at, w) if turn else ""
    told = ""
    if turn and info.your_turn:
        told = w.say("web-for-so-long", time=waited) if waited else ""
    elif turn:
        args = {"who": turn.shown, **({"time": waited} if waited else {})}
        told = w.say("web-to-move-for" if waited else "web-to-move", **args)
    left = not mine and any(seat.left == person_id for seat in info.seats if seat.left)
    held = any(around[k].held for k in mine) and info.status == "playing"
    return {
        "id": info.id,
        "title": page_of(info.game).about(visit.lang)["title"],
        "people": table_page.sitters_words(info, w),
        "round": own.say("word-round", n=info.round) if info.round and turn and own.has("word-round") else "",
        "turn": told,
        "status": info.status,
        "badge": w.say("web-status-left" if left else "web-status-held" if held else f"web-status-{info.status}"),
        "your_turn": info.your_turn,
    }


@router.post("/play-now")
async def play_now(
    asked: Asked,
    game: Annotated[GameName, Form()],
    players: Annotated[Number, Form()] = 2,
    bot: Annotated[BotName | None, Form()] = None,
    way: Annotated[str, Form(max_length=80)] = "",
) -> RedirectResponse:
    """At once, against bots. A way names the game too: an expansion stands beside its base."""
    name, _, word = way.partition("/") if way else (game, "", "")
    ways = page_of(name).ways if name in games.names() else {}
    options = ways.get(word, None if word else {})
    if options is None:
        raise BadRequest(f"{name} cannot be played like that: {word!r}")
    return see(f"/t/{(await asked.play_now(name, players, bot or bots.usual(), options)).id}")

"""What a page offers to whoever wants to leave a game, is away from it, or waits for somebody who is."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Form
from fastapi.responses import HTMLResponse, RedirectResponse

from tilth import bots
from tilth.server.admission import GuardedRoute
from tilth.server.commands import Asked, BotName, CommandId, Edition, SeatWord
from tilth.server.errors import BadRequest, Stale
from tilth.server.leaving import IDLE, closable
from tilth.server.seating import Person, TableInfo
from tilth.server.spans import ago, span
from tilth.server.table_page import Sitter, bot_words, sitters
from tilth.text import Words

__all__ = ["parting", "router"]

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse, route_class=GuardedRoute)


@router.post("/t/{table_id}/leave")
async def leave(
    asked: Asked,
    table_id: str,
    what: Annotated[Literal["resign", "hand_over", "come_back", "stand_in", "close"], Form()],
    command: Annotated[CommandId, Form()],
    edition: Annotated[Edition, Form()],
    seat: Annotated[SeatWord | None, Form()] = None,
    bot: Annotated[BotName | None, Form()] = None,
) -> RedirectResponse:
    """One of the ways to leave or to come back, then a look at the table as it is."""
    try:
        if what == "close":
            await asked.close(table_id, command, edition)
        elif what == "stand_in":
            if seat is None:
                raise BadRequest("say for whom a bot shall play")
            await asked.stand_in(table_id, seat, command, edition, bot or None)
        elif what == "come_back":
            await asked.come_back(table_id, seat, command, edition)
        else:
            gives = asked.resign if what == "resign" else asked.hand_over
            await gives(table_id, seat, command, edition, bot or None)
    except Stale:
        return RedirectResponse(f"/t/{table_id}?notice=stale", 303)
    return RedirectResponse(f"/t/{table_id}", 303)


def parting(info: TableInfo, person: Person | None, w: Words, at: int) -> dict[str, Any]:
    """Seats this person can give up or take again, somebody for whom a bot could stand in, and a host's way out."""
    mine = info.seats_of(person.id if person else None) if info.status == "playing" else []
    around = sitters(info, w, mine)
    hosts = person is not None and person.id == info.host_id
    own = [around[k] for k in mine]
    return {
        "edition": info.edition,
        "command": secrets.token_urlsafe(12),
        "own": own,
        "left": person is not None and any(seat.left == person.id for seat in info.seats),
        "alone": len(info.people) == 1,
        "awaited": awaited(info, around, w, at) if own or hosts else None,
        "closable": hosts and closable(info, at),
        "idle": span(IDLE, w),
        "bots": [{"name": name, "words": bot_words(name, w), "usual": name == bots.usual()} for name in bots.offered()],
        "hosts": hosts,
    }


def awaited(info: TableInfo, around: list[Sitter], w: Words, at: int) -> dict[str, Any] | None:
    """Somebody else who must decide, if a bot may stand in for them sooner or later."""
    begins = info.stand_in_from
    if begins is None or info.turn_seat is None or around[info.turn_seat].mine:
        return None
    return {
        "who": around[info.turn_seat],
        "agreed": span(info.patience, w),
        "waited": ago(info.since, at, w) or span(info.patience, w),
        "later": max(0, begins - at),  # milliseconds
    }

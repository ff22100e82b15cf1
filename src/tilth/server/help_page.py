"""What a page shows of help at a table: hints, the coach and what it warns of, and who agrees to it."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Annotated, Any
from urllib.parse import quote

from fastapi import APIRouter, Form
from fastapi.responses import HTMLResponse, RedirectResponse

from tilth.learn.coach import mistake_words
from tilth.server.admission import GuardedRoute
from tilth.server.commands import Asked, CommandId, Commands, Edition
from tilth.server.errors import Stale
from tilth.server.seat_view import Look
from tilth.server.seating import Person, TableInfo
from tilth.server.table_page import sitters
from tilth.text import Words
from tilth.text.sentences import Speech

__all__ = ["around", "doubted", "router", "shown"]

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse, route_class=GuardedRoute)


@router.post("/t/{table_id}/coach")
async def coach(asked: Asked, table_id: str, on: Annotated[bool, Form()]) -> RedirectResponse:
    await asked.coach(table_id, on)
    return RedirectResponse(f"/t/{table_id}", 303)


@router.post("/t/{table_id}/help")
async def agree(
    asked: Asked,
    table_id: str,
    agree: Annotated[bool, Form()],
    command: Annotated[CommandId, Form()],
    edition: Annotated[Edition, Form()],
) -> RedirectResponse:
    try:
        await asked.agree(table_id, command, edition, agree)
    except Stale:
        return RedirectResponse(f"/t/{table_id}?notice=stale", 303)
    return RedirectResponse(f"/t/{table_id}", 303)


def around(info: TableInfo, person: Person | None, w: Words) -> dict[str, Any]:
    """Who agrees to help, and what this person wants of it."""
    mine = info.seats_of(person.id if person else None)
    people = [(sitter, seat.help) for sitter, seat in zip(sitters(info, w, mine), info.seats) if seat.person_id]
    return {
        "own": bool(mine),
        "over": info.status != "playing",
        "several": len(info.people) > 1,
        "people": people,
        "agreed": any(info.seats[k].help for k in mine),
        "wanted": any(info.seats[k].coach for k in mine),
        "command": secrets.token_urlsafe(12),
        "allowed": False,
        "coach": False,
        "hints": None,
        "doubt": None,
    }


async def shown(asked: Commands, look: Look, hint: bool, doubt: str) -> dict[str, Any]:
    """What a seat that decides is offered and told; `hint`: it asks for the best moves; `doubt`: the move it was
    warned of."""
    if not look.mine or look.seat is None or not look.info.helps:
        return {}
    told: dict[str, Any] = {"allowed": True, "coach": look.info.coached(look.seat)}
    known = await asked.doubts(look)
    if hint:
        _, found = await asked.hints(look.info.id, look.info.seat_names[look.seat])
        told["hints"] = [one | {"words": one["words"][look.lang]} for one in found]
    labels = {choice["name"]: choice["label"] for choice in look.choices}
    if doubt in labels:
        warned = [one for one in known if one["name"] == doubt]
        told["doubt"] = (
            {
                "name": doubt,
                "label": labels[doubt],
                "words": mistake_words(Speech(look.info.game, look.lang), warned[0]["loss"]),
            }
            if warned
            else None
        )
    return told


def doubted(known: Sequence[dict[str, Any]], look: Look, version: int, move: str) -> str:
    """Where somebody is warned of a move before it is played; nothing, if there is nothing to warn of."""
    if look.version != version or all(one["name"] != move for one in known):
        return ""
    return f"/t/{look.info.id}?seat={look.seat}&doubt={quote(move)}"

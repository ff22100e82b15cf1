"""A hatch beside the door: looks and moves, asked for most by far, are answered without the framework's machinery.

It asks the same functions as the routes do. A request that does not fit is left to its route, which says what is wrong.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import Any

from pydantic_core import to_json
from starlette.datastructures import QueryParams
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tilth.kernel.errors import TilthError
from tilth.server import api
from tilth.server.admission import Visit, guarded
from tilth.server.commands import Commands, commands
from tilth.server.incoming import CheckedRequest
from tilth.server.refusals import answer_mistake

__all__ = ["Hatch"]

ADDRESS = re.compile(r"/api/tables/([^/]+)/(look|moves)")
MISFITS = (ValueError, RecursionError)  # not JSON, nested too deep, or of the wrong shape

Answer = Callable[[Commands, str, Any], Awaitable[Any]]
Read = Callable[[Request], Awaitable[Any]]


class Hatch:
    """ASGI between the door and the app."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        at = ADDRESS.fullmatch(scope["path"]) if scope["type"] == "http" else None
        known = SERVED.get((scope["method"], at[2])) if at is not None and not scope.get("root_path") else None
        if at is None or known is None:
            await self.app(scope, receive, send)
            return
        read, answer = known
        request = CheckedRequest(scope, receive)
        scope["route"] = ROUTES[answer]
        try:
            await guarded(request)
            try:
                asked = await read(request)
            except MISFITS:
                await self.app(scope, again(request), send)
                return
            body = to_json(await answer(await commands(request), at[1], asked))
        except TilthError as error:
            await (await answer_mistake(request, error))(scope, receive, send)
            return
        headers = [(b"content-length", b"%d" % len(body)), (b"content-type", b"application/json")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": body})


async def read_look(request: Request) -> api.LookQuery:
    return look_query(request.scope["query_string"])


@lru_cache(100)
def look_query(query: bytes) -> api.LookQuery:
    """What is asked of a look; programs and pages ask the same again and again."""
    return api.LookQuery.model_validate(dict(QueryParams(query)))


async def read_move(request: Request) -> api.MoveBody:
    visit: Visit = request.scope["state"]["visit"]
    if visit.header(b"content-type").partition(";")[0].strip().lower() != "application/json":
        raise ValueError("not JSON")
    return api.MoveBody.model_validate(await request.json())


def again(request: Request) -> Receive:
    """The request for somebody else, whose body may have been read already."""
    body = getattr(request, "_body", None)

    async def get() -> Message:
        nonlocal body
        if body is None:
            return await request.receive()
        read, body = body, None
        return {"type": "http.request", "body": read, "more_body": False}

    return get


SERVED: dict[tuple[str, str], tuple[Read, Answer]] = {
    ("GET", "look"): (read_look, api.look),
    ("POST", "moves"): (read_move, api.move),
}
ROUTES = {route.endpoint: route for route in api.router.routes if hasattr(route, "endpoint")}

"""The web app: everything put together."""

from __future__ import annotations

import asyncio
import hmac
import logging
import os
import secrets
import signal
import threading
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from fastapi import Depends, FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

import tilth
from tilth.kernel.errors import Ambiguous, BadOption, Illegal, TilthError, Unreadable
from tilth.server import api, pages
from tilth.server.admission import Door, Seal, guarded
from tilth.server.clearing import Clearing
from tilth.server.errors import Stale, TableError, TooMany
from tilth.server.limits import Limits
from tilth.server.logs import set_up
from tilth.server.metrics import CONTENT_TYPE_LATEST, exposition
from tilth.server.people import People
from tilth.server.processes import Reading, Thinking
from tilth.server.rendering import drawn_games
from tilth.server.settings import Settings
from tilth.server.store import Store
from tilth.server.tables import Tables
from tilth.text import LANGS, words

__all__ = ["from_environment", "make_app"]

WARM_UP_AFTER = 3.0  # seconds
LOOPBACK = ("127.0.0.1", "::1")
FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip", "via")  # what a proxy adds

log = logging.getLogger(__name__)


def make_app(settings: Settings, thinking: Thinking | None = None, reading: Reading | None = None) -> FastAPI:
    """The app; its database is opened when it starts."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = Store(settings)
        await store.open()
        app.state.store = store
        app.state.people = people = People(store)
        app.state.tables = tables = Tables(store, thinking, reading)
        app.state.seal = Seal(await secret(settings, store))
        await tables.open()
        clearing = Clearing(store, tables, people)
        clearing.open()
        warming = asyncio.create_task(warm_up(), name="warm-up")
        log.info("open", extra={"version": tilth.__version__, "engine": tilth.engine(), "shared": store.shared})
        try:
            yield
        finally:
            try:
                await clearing.close()
                await tables.close()
                people.close()
                await store.close()
            finally:
                warming.cancel()
                await asyncio.gather(warming, return_exceptions=True)

    app = FastAPI(
        title="Tilth",
        version=tilth.__version__,
        summary="Farm-and-village board games by their printed rules.",
        lifespan=lifespan,
        dependencies=[Depends(guarded)],
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.settings = settings
    app.state.limits = Limits(settings.limits)
    app.include_router(api.router)
    add_signs(app)
    add_errors(app)
    pages.add_to(app)
    app.add_middleware(Door, answer=answer_failure, https=settings.https)
    return app


def from_environment() -> FastAPI:
    """For worker processes, which find their settings in the environment."""
    settings = Settings.from_environment()
    set_up(settings.log)
    keep_files()
    threading.Thread(target=end_with, args=(os.getppid(),), daemon=True).start()
    return make_app(settings)


def keep_files() -> None:
    """What a worker was handed, the socket above all, is not for the processes it starts."""
    for number in range(3, 256):
        with suppress(OSError):
            os.set_inheritable(number, False)


def end_with(parent: int) -> None:
    """A worker whose server was killed must not keep its address."""
    while os.getppid() == parent:
        time.sleep(1)
    os.kill(os.getpid(), signal.SIGTERM)


async def warm_up() -> None:
    """Read what is said of every game in every language, so that nobody has to wait for it.

    After a while: who was playing when the server was stopped comes first.
    """
    await asyncio.sleep(WARM_UP_AFTER)
    for game in drawn_games():
        for lang in LANGS:
            await asyncio.to_thread(words, lang, game)


async def secret(settings: Settings, store: Store) -> str:
    """The key that signs visits: from its file, or one that all processes find in the database."""
    path = settings.secret_file
    if path is None:
        return await store.key("secret", secrets.token_hex(32))
    return read_secret(path)


def read_secret(path: Path) -> str:
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)
        path.write_text(secrets.token_hex(32), encoding="utf-8")
    text = path.read_text(encoding="utf-8").strip()
    if len(text) < 32:
        raise TilthError(f"{path}: a secret has at least 32 letters; delete the file, and a new one is made")
    return text


def add_signs(app: FastAPI) -> None:
    """What those who look after a server want to know."""

    @app.get("/healthz")
    async def healthz(request: Request) -> JSONResponse:
        """Is this process up, and can it reach its database?"""
        facts = {"version": tilth.__version__, "engine": tilth.engine()}
        try:
            await request.app.state.store.row(sa.select(sa.literal(1)))
        except (SQLAlchemyError, OSError):
            return JSONResponse({"status": "no database", **facts}, 503)
        return JSONResponse({"status": "ok", **facts})

    @app.get("/metrics", response_class=PlainTextResponse, include_in_schema=False)
    async def metrics(request: Request) -> Response:
        """Figures for Prometheus; to others there is nothing here."""
        if not may_measure(request):
            raise HTTPException(404)
        return Response(exposition(), media_type=CONTENT_TYPE_LATEST)


def may_measure(request: Request) -> bool:
    """Who shows the token; if there is none, a program on this machine that no proxy speaks for."""
    settings: Settings = request.app.state.settings
    if settings.metrics_token:
        shown = request.headers.get("authorization", "").encode()
        return hmac.compare_digest(shown, f"Bearer {settings.metrics_token}".encode())
    near = request.client is not None and request.client.host in LOOPBACK
    return near and not settings.https and not any(name in request.headers for name in FORWARDED)


# -- what went wrong -------------------------------------------------------------------------------------------------

STATUS_CODES = {
    400: "bad_request",
    404: "not_found",
    405: "wrong_method",
    413: "too_large",
    414: "too_large",
    422: "wrong_shape",
    431: "too_large",
}


def add_errors(app: FastAPI) -> None:
    app.add_exception_handler(TilthError, answer_mistake)
    app.add_exception_handler(HTTPException, answer_refusal)
    app.add_exception_handler(RequestValidationError, answer_misfit)


async def answer_mistake(request: Request, error: Exception) -> Response:
    """Something a person asked that cannot be done."""
    assert isinstance(error, TilthError)
    lang = request.state.visit.lang
    status = 400
    facts: dict[str, Any] = {"code": "bad_request", "words": str(error)}
    headers: dict[str, str] = {}
    if isinstance(error, Illegal):
        reason = error.reason
        facts = {"code": reason.code, "words": reason.words(lang), "section": reason.section}
    elif isinstance(error, Ambiguous):
        facts = {"code": "ambiguous", "words": str(error), "candidates": error.candidates}
    elif isinstance(error, Unreadable):
        facts = {"code": "unreadable", "words": str(error), "candidates": error.hints}
    elif isinstance(error, BadOption):
        facts = {"code": "bad_option", "words": str(error), "option": error.option}
    elif isinstance(error, TableError):
        status, facts["code"] = error.status, error.code
    if isinstance(error, Stale):
        facts["version"] = error.version
    if isinstance(error, TooMany):
        headers["Retry-After"] = str(max(1, round(error.seconds)))
    return await answer(request, status, facts, headers)


async def answer_refusal(request: Request, error: Exception) -> Response:
    """What the framework itself refuses: no such page, wrong method, too large."""
    assert isinstance(error, HTTPException)
    facts = {"code": STATUS_CODES.get(error.status_code, "refused"), "words": str(error.detail)}
    return await answer(request, error.status_code, facts, dict(error.headers or {}))


async def answer_misfit(request: Request, error: Exception) -> Response:
    """A body or parameter of the wrong shape."""
    assert isinstance(error, RequestValidationError)
    where = "; ".join(f"{'.'.join(map(str, fault['loc']))}: {fault['msg']}" for fault in error.errors()[:5])
    return await answer(request, 422, {"code": "wrong_shape", "words": where})


async def answer_failure(request: Request, error: Exception) -> Response:
    """A request the door refuses; or a fault of ours, of which the person is told only that it was not theirs."""
    if isinstance(error, HTTPException):
        return await answer_refusal(request, error)
    return await answer(request, 500, {"code": "fault", "words": "something went wrong here; it was not your fault"})


async def answer(
    request: Request, status: int, facts: dict[str, Any], headers: dict[str, str] | None = None
) -> Response:
    """Words in the person's language; JSON for programs, with the details in English, and a page for people."""
    visit = getattr(request.state, "visit", None)
    lang = visit.lang if visit else "en"
    program = request.scope["path"].startswith("/api/")
    key = f"web-error-{facts['code'].replace('_', '-')}"
    if words(lang).has(key) and not (program and lang == "en"):
        facts |= {"words": words(lang).say(key), "detail": facts["words"]}
    show = getattr(request.app.state, "error_page", None)
    if show is not None and not program:
        shown: Response = await show(request, status, facts)
        shown.headers.update(headers or {})
        return shown
    return JSONResponse({"error": facts}, status, headers)

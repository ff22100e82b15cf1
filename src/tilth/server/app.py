"""The web app: everything put together."""

from __future__ import annotations

import hmac
import logging
import os
import secrets
import signal
import threading
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from fastapi import FastAPI, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Receive, Scope, Send

import tilth
from tilth.kernel.errors import TilthError
from tilth.server import api, pages, refusals, study_api
from tilth.server.admission import Door, GuardedRoute, Seal
from tilth.server.analyses import WORKER, Analyses
from tilth.server.clearing import Clearing
from tilth.server.hatch import Hatch
from tilth.server.limits import Limits
from tilth.server.logs import set_up
from tilth.server.metrics import CONTENT_TYPE_LATEST, exposition
from tilth.server.people import People
from tilth.server.processes import Advising, Reading, Thinking
from tilth.server.replays import Reels
from tilth.server.settings import Settings
from tilth.server.store import Store
from tilth.server.studies import Studies
from tilth.server.tables import Tables

__all__ = ["from_environment", "make_app"]

LOOPBACK = ("127.0.0.1", "::1")
FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip", "via")  # what a proxy adds

log = logging.getLogger(__name__)


class App(FastAPI):
    """The door stands first: it answers for every fault, and whatever the framework puts around it only takes time."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.middleware_stack is None:
            self.middleware_stack = self.build_middleware_stack()
        scope["app"] = self
        await self.middleware_stack(scope, receive, send)

    def build_middleware_stack(self) -> ASGIApp:
        layer: Any = super().build_middleware_stack()
        while not isinstance(layer, Door):
            layer = layer.app
        return layer


def make_app(
    settings: Settings,
    thinking: Thinking | None = None,
    reading: Reading | None = None,
    advising: Advising | None = None,
    analysing: Sequence[str] | None = None,
) -> FastAPI:
    """The app; its database is opened when it starts. `analysing`: the command of who analyses games."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = Store(settings)
        await store.open()
        app.state.store = store
        app.state.people = people = People(store)
        app.state.tables = tables = Tables(store, thinking, reading, advising)
        app.state.studies = Studies(store, tables)
        app.state.analyses = analyses = Analyses(store, analysing or WORKER)
        app.state.seal = Seal(await secret(settings, store))
        await tables.open()
        clearing = Clearing(store, tables, people)
        clearing.open()
        log.info("open", extra={"version": tilth.__version__, "engine": tilth.engine(), "shared": store.shared})
        try:
            yield
        finally:
            await clearing.close()
            await analyses.close()
            await tables.close()
            people.close()
            await store.close()

    app = App(
        title="Tilth",
        version=tilth.__version__,
        summary="Farm-and-village board games by their printed rules.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        telemetry={"tracing": False, "metrics": False, "logs": False},  # /metrics has our own; asking takes its time
    )
    app.router.route_class = GuardedRoute
    app.state.settings = settings
    app.state.limits = Limits(settings.limits)
    app.state.reels = Reels()
    app.include_router(api.router)
    app.include_router(study_api.router)
    add_signs(app)
    refusals.add_to(app)
    pages.add_to(app)
    app.add_middleware(Hatch)
    app.add_middleware(Door, answer=refusals.answer_failure, https=settings.https)
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

"""Running the server: a socket, one process or several, and a word about where to find it."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import signal
import socket
import sys
import tempfile
from collections.abc import Callable, Iterator
from types import FrameType

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from tilth.kernel.errors import TilthError
from tilth.server.app import make_app
from tilth.server.connections import Wire
from tilth.server.logs import set_up
from tilth.server.settings import Settings
from tilth.server.store import Store

__all__ = ["allow_files", "bind", "on_a_desktop", "serve"]

KEEP_ALIVE = 30  # seconds a silent connection is kept
GRACE = 2  # seconds for answers under way when the server is stopped
MOST_CONNECTIONS = 2000  # to one process
SPARE_FILES = 200  # beside connections: databases, minds, pages
TURN = 0.001  # seconds one thread goes on while another one is ready
TRIED = 20  # ports looked at if the usual one is taken


def bind(host: str, port: int | None, usual: int = 8000) -> socket.socket:
    """A listening socket; if no port was asked for, the first free one from the usual one on."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    tried = [port] if port is not None else range(usual, usual + TRIED)
    for number in tried:
        listening = socket.socket(family, socket.SOCK_STREAM)
        if os.name == "posix":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, number))
        except OSError as error:
            listening.close()
            reason = error.strerror or str(error)
            continue
        return listening
    raise TilthError(f"cannot listen at {host}, port {port if port is not None else usual}: {reason}")


class Server(uvicorn.Server):
    """Stops when it is told to; whoever started it goes on and closes the database."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        super().handle_exit(sig, frame)
        self.config.app.state.tables.notices.end()  # type: ignore[union-attr]

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        if os.name != "posix":
            with super().capture_signals():
                yield
            return
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.handle_exit, number, None)
        try:
            yield
        finally:
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.remove_signal_handler(number)


def serve(
    settings: Settings,
    listening: socket.socket,
    ready: Callable[[], None],
    workers: int = 1,
    proxies: str = "127.0.0.1",
    quiet: bool = False,
) -> None:
    """Serve until told to stop. `ready` is called when the first request can come."""
    set_up(settings.log, quiet)
    allow_files(MOST_CONNECTIONS + SPARE_FILES)
    if workers > 1:
        serve_several(settings, listening, ready, workers, proxies)
        return
    config = configured(settings, make_app(settings), proxies, lifespan="off")
    with friendly(), asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(serve_one(config, listening, ready))


async def serve_one(config: uvicorn.Config, listening: socket.socket, ready: Callable[[], None]) -> None:
    app = config.app
    server = Server(config)
    async with app.router.lifespan_context(app):  # type: ignore[union-attr]
        keep_tidy()
        # The kernel keeps early callers waiting until the server accepts them.
        listening.listen(config.backlog)
        ready()
        await server.serve(sockets=[listening])


def serve_several(
    settings: Settings, listening: socket.socket, ready: Callable[[], None], workers: int, proxies: str
) -> None:
    if not settings.shared:
        raise TilthError("several worker processes need PostgreSQL: --database postgresql+asyncpg://...")
    with friendly():
        asyncio.run(try_database(settings))
    settings.to_environment()
    from uvicorn.supervisors import Multiprocess

    with tempfile.TemporaryDirectory(prefix="tilth-figures-") as folder:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder  # so that /metrics speaks for all workers
        config = configured(settings, "tilth.server.app:from_environment", proxies, factory=True, workers=workers)
        listening.listen(config.backlog)
        ready()
        Multiprocess(config, sockets=[listening]).run()


def configured(settings: Settings, app: object, proxies: str, **more: object) -> uvicorn.Config:
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        http=Wire,
        ws="none",
        limit_concurrency=MOST_CONNECTIONS if settings.limits else None,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=KEEP_ALIVE,
        forwarded_allow_ips=proxies,
        **more,  # type: ignore[arg-type]
    )


def allow_files(count: int) -> None:
    """Connections are files, and few are allowed by default."""
    with contextlib.suppress(ImportError):  # only where there is such a limit
        import resource

        now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        if now != resource.RLIM_INFINITY and now < count:
            count = count if most == resource.RLIM_INFINITY else min(count, most)
            resource.setrlimit(resource.RLIMIT_NOFILE, (max(now, count), most))


async def try_database(settings: Settings) -> None:
    store = Store(settings)
    await store.open()
    await store.close()


@contextlib.contextmanager
def friendly() -> Iterator[None]:
    """A database that cannot be used is told in a sentence."""
    try:
        yield
    except (SQLAlchemyError, OSError) as error:
        cause = getattr(error, "orig", None) or error
        raise TilthError(f"the database cannot be used: {cause}") from None
    except ModuleNotFoundError as error:
        if error.name != "asyncpg":
            raise
        raise TilthError("PostgreSQL needs one more package: pip install 'tilth[postgres]'") from None


def keep_tidy() -> None:
    """Let the garbage collector leave alone what stays for ever, and keep everybody waiting only for moments.

    Requests leave cycles behind, so it must look at what is young; but tables in memory stay for long and are freed
    without it, so whatever has become old is looked at very rarely. It was off while everything was loaded. And let
    the threads that write to the database and read it take their turn soon: who has moved waits for them.
    """
    sys.setswitchinterval(TURN)
    gc.freeze()
    gc.set_threshold(10_000, 10, 1000)
    gc.enable()


def on_a_desktop() -> bool:
    """Is there a screen on which a browser could be opened?"""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))

"""Connections that stall: half a request, an answer nobody reads, more than anybody needs. Asked with bare sockets."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import pytest

from tilth.server import connections as wire
from tilth.server import serving
from tilth.server.serving import Server, bind, configured
from tilth.server.settings import Settings

Story = Callable[[int], Awaitable[None]]
ENOUGH = 30.0


async def app(scope: Any, receive: Any, send: Any) -> None:
    if scope["path"] == "/body":
        message = await receive()
        while message["type"] == "http.request" and message["more_body"]:
            message = await receive()
    elif scope["path"] == "/wait":
        await receive()
        await receive()
        return
    await send({"type": "http.response.start", "status": 200, "headers": []})
    for _ in range(400 if scope["path"] == "/long" else 1):
        await send({"type": "http.response.body", "body": b"x" * 65536, "more_body": True})
    await send({"type": "http.response.body", "body": b"", "more_body": False})


class Quiet(Server):
    def handle_exit(self, *_: Any) -> None:
        self.should_exit = True


def serve(story: Story, proxies: str = "10.0.0.2", limits: bool = True) -> None:
    """A server without an app of ours, and somebody who comes by."""

    async def run() -> None:
        listening = bind("127.0.0.1", 0)
        server = Quiet(configured(Settings(limits=limits), app, proxies, lifespan="off"))
        running = asyncio.create_task(server.serve(sockets=[listening]))
        try:
            async with asyncio.timeout(ENOUGH):
                while not server.started:
                    await asyncio.sleep(0.01)
                await story(listening.getsockname()[1])
        finally:
            server.should_exit = True
            await running
            assert not wire.Wire.connections_from

    asyncio.run(run())


async def call(port: int, words: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(words)
    return reader, writer


async def rest(reader: asyncio.StreamReader) -> bytes:
    """All that comes until the server hangs up."""
    with suppress(ConnectionError):
        return await reader.read()
    return b""


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (b"", b""),
        (b"\r\n", b""),
        (b"GET / HTTP/1.1\r\nHost: x", b"HTTP/1.1 408 "),
        (b"POST /body HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nab", b""),
        (b"POST /body HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab", b""),
    ],
)
def test_half_a_request_is_not_waited_for(monkeypatch: pytest.MonkeyPatch, words: bytes, told: bytes) -> None:
    monkeypatch.setattr(wire, "PATIENCE", 0.1)

    async def story(port: int) -> None:
        reader, writer = await call(port, words)
        assert (await rest(reader)).startswith(told)
        writer.close()

    serve(story)


def test_a_request_that_comes_drop_by_drop_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "PATIENCE", 0.3)

    async def story(port: int) -> None:
        reader, writer = await call(port, b"GET / HTTP/1.1\r\n")
        ended = asyncio.create_task(rest(reader))
        while not ended.done():
            with suppress(ConnectionError):
                writer.write(b"X: y\r\n")
            await asyncio.sleep(0.02)
        writer.close()

    serve(story)


def test_who_waits_for_an_answer_is_not_hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "PATIENCE", 0.05)

    async def story(port: int) -> None:
        reader, writer = await call(port, b"GET /wait HTTP/1.1\r\nHost: x\r\n\r\n")
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.5):
                await reader.read(1)
        writer.close()

    serve(story)


def test_headers_without_end_are_refused() -> None:
    async def story(port: int) -> None:
        reader, writer = await call(port, b"GET / HTTP/1.1\r\nCookie: ")
        ended = asyncio.create_task(rest(reader))
        sent = 0
        while not ended.done():
            with suppress(ConnectionError):
                writer.write(b"x" * 4096)
                await writer.drain()
            sent += 4096
            await asyncio.sleep(0)
            assert sent < 20_000_000
        writer.close()

    serve(story)


def test_an_answer_that_nobody_reads_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "STALLED", 0.1)

    async def story(port: int) -> None:
        _, writer = await call(port, b"GET /long HTTP/1.1\r\nHost: x\r\n\r\n")
        while wire.Wire.connections_from:
            await asyncio.sleep(0.01)
        writer.close()

    serve(story)


def test_one_address_has_only_so_many_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "MOST_CONNECTIONS", 5)

    async def story(port: int) -> None:
        calls = [await call(port, b"GET /wait HTTP/1.1\r\nHost: x\r\n\r\n") for _ in range(5)]
        reader, writer = await call(port, b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        assert await rest(reader) == b""
        for _, open_one in (*calls, (reader, writer)):
            open_one.close()

    serve(story)


def test_a_proxy_speaks_for_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "MOST_CONNECTIONS", 2)

    async def story(port: int) -> None:
        calls = [await call(port, b"GET / HTTP/1.1\r\nHost: x\r\n\r\n") for _ in range(8)]
        for reader, writer in calls:
            assert (await reader.readline()).startswith(b"HTTP/1.1 200")
            writer.close()

    serve(story, proxies="127.0.0.1")


def test_only_so_many_are_served_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "MOST_CONNECTIONS", 4)

    async def story(port: int) -> None:
        calls = [await call(port, b"GET /wait HTTP/1.1\r\nHost: x\r\n\r\n") for _ in range(3)]
        while wire.Wire.connections_from["127.0.0.1"] < 3:
            await asyncio.sleep(0.01)
        reader, writer = await call(port, b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        assert (await reader.readline()).startswith(b"HTTP/1.1 503")
        for _, open_one in (*calls, (reader, writer)):
            open_one.close()

    serve(story)

"""HTTP with patience that ends: who sends half a request, reads no answers or opens too many connections is let go."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from tilth.server.incoming import LONGEST_HEAD, neighbourhood

__all__ = ["Wire"]

PATIENCE = 20.0  # seconds for a whole request to arrive
STALLED = 60.0  # seconds somebody may leave an answer unread
MOST_CONNECTIONS = 250  # from one address that is not a proxy's
SLOW, LONG = b"408 Request Timeout", b"431 Request Header Fields Too Large"


class Parcel:
    """A transport that sends what is written in one go, once whoever writes has finished: head and body together."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self.transport = transport
        self.is_closing = transport.is_closing  # asked with every request
        self.loop = loop
        self.parts: list[bytes] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self.transport, name)

    def write(self, part: bytes) -> None:
        if not self.parts:
            self.loop.call_soon(self.send)
        self.parts.append(part)

    def send(self) -> None:
        if self.parts:
            parts, self.parts = self.parts, []
            self.transport.write(b"".join(parts))

    def close(self) -> None:
        self.send()
        self.transport.close()

    def abort(self) -> None:
        self.parts = []
        self.transport.abort()


class Wire(HttpToolsProtocol):
    """One connection."""

    connections_from: ClassVar[Counter[str]] = Counter()  # of this process

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(Parcel(transport, self.loop))  # type: ignore[arg-type]
        self.deadline: asyncio.TimerHandle | None = None
        self.stalled: asyncio.TimerHandle | None = None
        self.in_head = False  # a request has begun, and its headers are not all there
        self.head_bytes = 0
        self.address = neighbourhood(self.client[0] if self.client else "")
        self.connections_from[self.address] += 1
        self.await_request()
        proxies: Any = getattr(self.app, "trusted_hosts", ())
        if (
            self.limit_concurrency is not None
            and self.connections_from[self.address] > MOST_CONNECTIONS
            and not (self.client and self.client[0] in proxies)
        ):
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.request_is_there()
        self.resume_writing()
        self.connections_from[self.address] -= 1
        if not self.connections_from[self.address]:
            del self.connections_from[self.address]
        super().connection_lost(exc)

    # -- a request arrives -------------------------------------------------------------------------------------------

    def await_request(self) -> None:
        if self.deadline is None:
            self.deadline = self.loop.call_later(PATIENCE, self.refuse, SLOW)

    def request_is_there(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def data_received(self, data: bytes) -> None:
        self.await_request()
        if self.in_head:
            self.head_bytes += len(data)
        super().data_received(data)
        if self.in_head and self.head_bytes > LONGEST_HEAD:
            self.refuse(LONG)

    def on_message_begin(self) -> None:
        self.await_request()
        self.in_head, self.head_bytes = True, 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self.in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.request_is_there()
        super().on_message_complete()

    def refuse(self, why: bytes) -> None:
        """Hang up; who is in the middle of a request is told why, unless an earlier one is still being answered."""
        self.deadline = None
        if self.transport.is_closing():
            return
        if self.in_head and (self.cycle is None or self.cycle.response_complete):
            self.transport.write(b"HTTP/1.1 %s\r\ncontent-length: 0\r\nconnection: close\r\n\r\n" % why)
        self.transport.close()

    # -- an answer leaves --------------------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.stalled is None:
            self.stalled = self.loop.call_later(STALLED, self.transport.abort)

    def resume_writing(self) -> None:
        if self.stalled is not None:
            self.stalled.cancel()
            self.stalled = None
        super().resume_writing()

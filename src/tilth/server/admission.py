"""The door of the server: who comes in, whether the request is theirs, how large it may be, and what goes out with it.

A visit is a signed cookie that names the person. A request that changes something must also carry the visit's token, in
the header `X-Tilth-Token` or the form field `token`; other sites can send the cookie but cannot know the token.
"""

from __future__ import annotations

import hashlib
import hmac
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Any

from fastapi import Request, Response
from fastapi.routing import APIRoute
from itsdangerous import BadData, URLSafeTimedSerializer
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tilth.server.errors import Forbidden
from tilth.server.incoming import CheckedRequest, check_head, cookies_of, measured, neighbourhood
from tilth.server.limits import Limits
from tilth.server.metrics import REQUEST_SECONDS, REQUESTS
from tilth.server.people import People, Person
from tilth.text import LANGS

__all__ = ["COOKIE", "HEADERS", "Door", "Seal", "GuardedRoute", "Visit", "guarded", "visitor"]

COOKIE = "tilth"
TOKEN_HEADER, TOKEN_FIELD = b"x-tilth-token", "token"
counted, timed = cache(REQUESTS.labels), cache(REQUEST_SECONDS.labels)
LASTS = 400 * 24 * 3600  # seconds
LONGEST_COOKIE = 500  # ours are shorter
REMEMBERED = 5000  # cookies and tokens that need not be computed again
SAFE = ("GET", "HEAD", "OPTIONS")
OPEN_DOORS = ("/api/session",)  # where a program without a visit yet begins one

POLICY = "; ".join(
    [
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
ALWAYS = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
DRESS = [*ALWAYS, (b"cache-control", b"no-store")]
CACHED = [*ALWAYS, (b"cache-control", b"no-cache")]
STRICT = (b"strict-transport-security", b"max-age=31536000")

log = logging.getLogger("tilth.requests")


@dataclass
class Visit:
    """Somebody's way in: the person, if there is one yet, and the secret this visit's token is made of."""

    seal: Seal
    session: str
    person_id: str | None
    lang: str
    address: str
    chosen: str = ""  # the language, if somebody chose one who is nobody yet; else the browser's is spoken
    cookies: Mapping[str, str] = field(default_factory=dict)
    headers: Mapping[bytes, bytes] = field(default_factory=dict)  # of the request; their names in small letters
    person: Person | None = None
    changed: bool = False
    guarded: bool = False  # this request was let through already

    def header(self, name: bytes) -> str:
        return self.headers.get(name, b"").decode("latin-1")

    @property
    def token(self) -> str:
        return self.seal.token(self.session)

    def become(self, person: Person | None) -> None:
        """From now on this visit is this person's; the cookie goes out with the answer."""
        self.person = person
        self.person_id = person.id if person else None
        if person:
            self.lang = person.lang
        self.changed = True

    def speak(self, lang: str) -> None:
        if lang in LANGS:
            self.lang = self.chosen = lang
            self.changed = True


class Seal:
    """What only this server can make: the cookie that names a person, and the token of a visit."""

    def __init__(self, secret: str) -> None:
        self.secret = secret.encode()
        self.signer = URLSafeTimedSerializer(secret, salt="visit", signer_kwargs={"digest_method": hashlib.sha256})
        self.read = lru_cache(REMEMBERED)(self.read_anew)
        self.token = lru_cache(REMEMBERED)(self.make_token)

    def cookie(self, visit: Visit) -> str:
        return str(self.signer.dumps([visit.session, visit.person_id, visit.chosen]))

    def read_anew(self, cookie: str) -> tuple[str, str | None, str] | None:
        """The session, the person and the language; None, if the cookie is not from here or too old."""
        try:
            session, person_id, lang = self.signer.loads(cookie, max_age=LASTS)
        except (BadData, ValueError, TypeError):
            return None
        return session, person_id, lang if lang in LANGS else ""

    def make_token(self, session: str) -> str:
        return hmac.new(self.secret, f"token:{session}".encode(), hashlib.sha256).hexdigest()[:32]


class Door:
    """ASGI around the whole app. It also counts, times and logs what was asked.

    `answer` says what went wrong, whether the door itself refuses a request or the app fails.
    """

    def __init__(
        self, app: ASGIApp, answer: Callable[[Request, Exception], Awaitable[Response]], https: bool = False
    ) -> None:
        self.app = app
        self.answer = answer
        self.https = https

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = time.perf_counter()
        status = 0

        async def go_out(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self.dress(message, scope)
            await send(message)

        try:
            visit = self.let_in(scope)
            await self.app(scope, measured(receive, visit.header(b"content-length")), go_out)
        except ClientDisconnect:
            status = 499
        except Exception as error:
            if not isinstance(error, HTTPException):
                incident = scope["state"]["incident"] = secrets.token_hex(4)
                facts = {"incident": incident, "method": scope["method"], "path": scope["path"]}
                log.exception("a fault of ours", extra=facts)
            if status:  # it has begun: all that can be done is to stop
                raise
            await (await self.told(Request(scope), error))(scope, receive, go_out)
        finally:
            self.note(scope, status, time.perf_counter() - started)

    def let_in(self, scope: Scope) -> Visit:
        """Find out who comes in. Raises HTTPException if the request is not even fit to be looked at."""
        client = scope.get("client")
        seal: Seal = scope["app"].state.seal
        visit = Visit(seal, "", None, LANGS[0], neighbourhood(client[0] if client else ""))
        scope.setdefault("state", {})["visit"] = visit
        check_head(scope)
        visit.headers = dict(reversed(scope["headers"]))  # of several with one name, the first
        visit.cookies = cookies_of(visit.header(b"cookie"))
        cookie = visit.cookies.get(COOKIE, "")
        known = seal.read(cookie) if 0 < len(cookie) <= LONGEST_COOKIE else None
        visit.session, visit.person_id, visit.chosen = known or (secrets.token_urlsafe(12), None, "")
        page = scope["method"] == "GET" and not scope["path"].startswith(("/api/", "/static/", "/healthz", "/metrics"))
        visit.changed = known is None and page
        visit.lang = visit.chosen or preferred(visit.header(b"accept-language"))
        return visit

    async def told(self, request: Request, error: Exception) -> Response:
        """What went wrong, in words; in one word, if even they cannot be found."""
        try:
            return await self.answer(request, error)
        except Exception:
            log.exception("no words for a fault")
            return PlainTextResponse("Internal Server Error", 500)

    def dress(self, message: Message, scope: Scope) -> None:
        """What goes out with every answer."""
        named = dict(message["headers"])  # in small letters, as ASGI wants them
        usual = CACHED if scope["path"].startswith("/static/") else DRESS
        headers = message["headers"] = [*message["headers"], *[header for header in usual if header[0] not in named]]
        if self.secure(scope) and STRICT[0] not in named:
            headers.append(STRICT)
        visit: Visit = scope["state"]["visit"]
        if visit.changed:
            headers.append((b"set-cookie", self.cookie(visit, scope).encode()))

    def cookie(self, visit: Visit, scope: Scope) -> str:
        secure = "; Secure" if self.secure(scope) else ""
        return f"{COOKIE}={visit.seal.cookie(visit)}; Max-Age={LASTS}; Path=/; HttpOnly; SameSite=Lax{secure}"

    def secure(self, scope: Scope) -> bool:
        return self.https or scope.get("scheme") == "https"

    # -- telling -----------------------------------------------------------------------------------------------------

    def note(self, scope: Scope, status: int, seconds: float) -> None:
        route = getattr(scope.get("route"), "path", None) or ("static" if "/static/" in scope["path"] else "none")
        counted(scope["method"], route, str(status)).inc()
        if not route.endswith("/events"):
            timed(route).observe(seconds)
        if log.isEnabledFor(logging.INFO):
            facts = {"method": scope["method"], "path": scope["path"], "status": status, "ms": round(seconds * 1e3, 1)}
            log.info("request", extra=facts)


@lru_cache(1000)
def preferred(accepted: str) -> str:
    """The first of our languages that a browser asks for."""
    for part in accepted.split(","):
        lang = part.partition(";")[0].strip().lower()[:2]
        if lang in LANGS:
            return lang
    return LANGS[0]


# -- what routes ask for ---------------------------------------------------------------------------------------------


class GuardedRoute(APIRoute):
    """A route that is asked by checked and guarded requests only. No dependency: those take their time."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()

        async def checked(request: Request) -> Response:
            request = CheckedRequest(request.scope, request.receive)
            await guarded(request)
            return await handle(request)

        return checked


async def guarded(request: Request) -> None:
    """For every route: what changes something must come from a page or program of this visit, and not too often."""
    visit: Visit = request.scope["state"]["visit"]
    if visit.guarded:  # at the hatch, before it was left to its route
        return
    visit.guarded = True
    limits: Limits = request.app.state.limits
    limits.take("address", visit.address)
    if request.method in SAFE:
        return
    limits.take("ask", visit.session)
    headers = visit.headers
    origin = headers.get(b"origin")
    if headers.get(b"sec-fetch-site") == b"cross-site" or (
        origin is not None and origin.partition(b"://")[2] != headers.get(b"host")
    ):
        raise Forbidden("this request comes from another site")
    if request.scope["path"] in OPEN_DOORS:
        return
    token = headers.get(TOKEN_HEADER)
    if token is None and headers.get(b"content-type", b"").startswith((b"multipart/", b"application/x-www-form")):
        field = (await request.form()).get(TOKEN_FIELD)
        token = field.encode() if isinstance(field, str) else None
    if token is None or not hmac.compare_digest(token, visit.token.encode()):
        raise Forbidden("the token is missing or wrong; load the page again")


async def visitor(request: Request) -> Visit:
    """Whoever asks; `person` is None as long as they have done nothing."""
    visit: Visit = request.scope["state"]["visit"]
    if visit.person_id is not None and visit.person is None:
        everybody: People = request.app.state.people
        visit.person = await everybody.find(visit.person_id, visit.session)
        if visit.person is None:
            visit.become(None)
        else:
            visit.lang = visit.person.lang
    return visit

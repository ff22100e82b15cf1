"""What comes in, looked over before anything is made of it: text that is text, and nothing of a senseless size."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Mapping
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any
from urllib.parse import unquote_plus

from fastapi import Request
from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.types import Message, Receive, Scope

__all__ = ["CheckedRequest", "check_head", "cookies_of", "is_text", "measured", "neighbourhood"]

MOST_BYTES = 256 * 1024  # of a body
LONGEST_HEAD = 32 * 1024  # all header lines
LONGEST_COOKIES = 8 * 1024  # other programs at the same host name may have some too
LONGEST_ADDRESS = 2000  # letters, and as many in the query
LONGEST_TEXT = 2000  # letters in one value
LONGEST_NUMBER = 16  # digits
MOST_PARTS = 2000  # values in one body
DEEPEST = 10  # lists in lists
MOST_FIELDS, MOST_FILES = 500, 1

# Never part of what people write, and databases and other programs stumble over it: control characters (but for tab and
# line ends), and halves of letters.
UNFIT = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\ud800-\udfff]")
UNFIT_ADDRESS = re.compile("[\x00-\x1f\x7f\ud800-\udfff]")


def is_text(text: str) -> bool:
    return UNFIT.search(text) is None


# -- before the body -------------------------------------------------------------------------------------------------


def check_head(scope: Scope) -> None:
    """Raise what is wrong with a request's address and headers."""
    headers: list[tuple[bytes, bytes]] = scope["headers"]
    total = cookies = 0
    for name, value in headers:
        total += len(name) + len(value)
        if name == b"cookie":
            cookies += len(value)
    if cookies > LONGEST_COOKIES or total > LONGEST_HEAD:
        raise HTTPException(431, "the headers or cookies of this request are too long")
    path, query = scope["path"], scope["query_string"]
    if len(path) > LONGEST_ADDRESS or len(query) > LONGEST_ADDRESS:
        raise HTTPException(414, "this address is too long")
    if UNFIT_ADDRESS.search(path) or (query and UNFIT_ADDRESS.search(unquote_plus(query.decode("latin-1")))):
        raise HTTPException(400, "there are control characters in this address")


@lru_cache(1000)
def cookies_of(header: str) -> Mapping[str, str]:
    """The cookies of a request. Ours are never quoted, so nothing is unquoted: Python's way takes quadratic time."""
    pairs = (part.partition("=") for part in header.split(";"))
    return {name.strip(): value.strip() for name, _, value in pairs}


@lru_cache(10_000)
def neighbourhood(address: str) -> str:
    """Whose requests are counted together: an address, or the network of somebody who has 2**64 of them."""
    try:
        found = ip_address(address)
    except ValueError:
        return address[:100]
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((found, 64), strict=False))


def measured(receive: Receive, told: str) -> Receive:
    """The request's body, as long as it is not too large."""
    too_large = told.isdecimal() and (len(told) > LONGEST_NUMBER or int(told) > MOST_BYTES)
    total = 0

    async def get() -> Message:
        nonlocal total
        if too_large:
            raise HTTPException(413)
        message = await receive()
        if message["type"] == "http.request":
            total += len(message.get("body", b""))
            if total > MOST_BYTES:
                raise HTTPException(413)
        return message

    return get


# -- the body --------------------------------------------------------------------------------------------------------


class CheckedRequest(Request):
    """A request whose body is plain values of a sensible size, or refused."""

    async def json(self) -> Any:
        if not hasattr(self, "_json"):
            value = JSON.decode((await self.body()).decode())
            check_value(value)
            self._json = value
        return self._json

    async def form(self, **_: Any) -> FormData:  # type: ignore[override]
        """The form, read by whoever asks first, within limits that are the same for all."""
        form = await super().form(max_files=MOST_FILES, max_fields=MOST_FIELDS)
        for name, value in form.multi_items():
            check_string(name)
            if isinstance(value, str):
                check_string(value)
        return form


def check_value(value: Any) -> None:
    """Raise what is wrong with the values of a body."""
    row, parts = [value], 0
    for _ in range(DEEPEST):
        parts += len(row)
        if parts > MOST_PARTS:
            raise HTTPException(422, f"there are more than {MOST_PARTS} values")
        deeper: list[Any] = []
        for part in row:
            if isinstance(part, str):
                check_string(part)
            elif isinstance(part, dict):
                deeper += [*part, *part.values()]
            elif isinstance(part, list):
                deeper += part
        if not deeper:
            return
        row = deeper
    raise HTTPException(422, f"there are lists in lists, more than {DEEPEST} deep")


def check_string(text: str) -> None:
    if len(text) > LONGEST_TEXT:
        raise HTTPException(422, f"a text has more than {LONGEST_TEXT} letters")
    if not is_text(text):
        raise HTTPException(422, "there are control characters or halves of letters in a text")


def whole(digits: str) -> int:
    if len(digits) > LONGEST_NUMBER:
        raise HTTPException(422, f"a number has more than {LONGEST_NUMBER} digits")
    return int(digits)


def fraction(digits: str) -> float:
    number = float(digits)
    if not math.isfinite(number):
        raise HTTPException(422, f"{digits[:LONGEST_NUMBER]} is no number that can be used")
    return number


JSON = json.JSONDecoder(parse_int=whole, parse_float=fraction, parse_constant=fraction)

"""What can go wrong between a person and a table: each has a code for programs, a status for HTTP, and words."""

from __future__ import annotations

from tilth.kernel.errors import TilthError

__all__ = [
    "BadRequest",
    "Closed",
    "Forbidden",
    "NoAdvice",
    "NoTable",
    "NotYours",
    "Stale",
    "TableError",
    "TakenName",
    "TooMany",
    "TooManyTables",
    "WrongPassword",
]


class TableError(TilthError):
    """Something a person asked of the server that cannot be done."""

    code = "bad_request"
    status = 400


class BadRequest(TableError):
    """A request that makes no sense: the words say what was wrong."""


class NoTable(TableError):
    """There is no such thing, or it is none of this person's business. Both look the same from outside."""

    code = "not_found"
    status = 404

    def __init__(self, what: str = "there is no such table") -> None:
        super().__init__(what)


class NotYours(TableError):
    """It is not for this person, or not for this seat, to decide this."""

    code = "not_yours"
    status = 403


class Forbidden(TableError):
    """A request that did not come from a page or program of this person."""

    code = "forbidden"
    status = 403


class Closed(TableError):
    """The table is in another state than this needs: not started yet, already full, already over."""

    code = "closed"
    status = 409


class Stale(TableError):
    """The table has moved on since the version this command answers; nothing was played."""

    code = "stale"
    status = 409

    def __init__(self, version: int) -> None:
        super().__init__(f"the table has moved on; it is at version {version} now, and nothing was played")
        self.version = version


class TooMany(TableError):
    """Asked too often."""

    code = "too_many"
    status = 429

    def __init__(self, seconds: float) -> None:
        super().__init__(f"that was too often; try again in {max(1, round(seconds))} s")
        self.seconds = seconds


class NoAdvice(TableError):
    """Whoever was to think of hints has not come to an end in time."""

    code = "no_advice"
    status = 409

    def __init__(self) -> None:
        super().__init__("no hint was found in time; ask again")


class TooManyTables(TableError):
    """Somebody hosts as many tables as one may, and others sit at all of them."""

    code = "too_many_tables"
    status = 409

    def __init__(self, most: int) -> None:
        super().__init__(f"you host {most} tables where others wait for you; finish one of them first")


class TakenName(TableError):
    """Somebody has an account of this name."""

    code = "taken_name"
    status = 409


class WrongPassword(TableError):
    """No account has this name and password."""

    code = "wrong_password"
    status = 401

"""What went wrong, as it is told: the same code, status and words to programs as JSON and to people on a page."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from tilth.games import names
from tilth.kernel.errors import Ambiguous, BadOption, Illegal, TilthError, Unreadable
from tilth.server.errors import Stale, TableError, TooMany
from tilth.text import words
from tilth.text.phrases import phrased

__all__ = ["add_to", "answer_failure", "problem_words"]

STATUS_CODES = {
    400: "bad_request",
    404: "not_found",
    405: "wrong_method",
    413: "too_large",
    414: "too_large",
    422: "wrong_shape",
    431: "too_large",
}
FAULT = {"code": "fault", "words": "something went wrong here; it was not your fault"}


def add_to(app: FastAPI) -> None:
    app.add_exception_handler(TilthError, answer_mistake)
    app.add_exception_handler(HTTPException, answer_refusal)
    app.add_exception_handler(RequestValidationError, answer_misfit)


def facts_of(error: TilthError, lang: str) -> tuple[int, dict[str, Any]]:
    """The status and the facts of something a person asked that cannot be done."""
    if isinstance(error, Illegal):
        reason = error.reason
        return 400, {"code": reason.code, "words": reason.words(lang), "section": reason.section}
    if isinstance(error, Ambiguous):
        return 400, {"code": "ambiguous", "words": str(error), "candidates": error.candidates}
    if isinstance(error, Unreadable):
        return 400, {"code": "unreadable", "words": str(error), "candidates": error.hints}
    if isinstance(error, BadOption):
        return 400, {"code": "bad_option", "words": phrased(str(error), lang, names()), "option": error.option}
    if isinstance(error, Stale):
        return error.status, {"code": error.code, "words": str(error), "version": error.version}
    if isinstance(error, TableError):
        return error.status, {"code": error.code, "words": str(error)}
    return 400, {"code": "bad_request", "words": str(error)}


def worded(facts: dict[str, Any], lang: str) -> dict[str, Any]:
    """The same in the person's language, as far as there are words; what was said in English is the detail."""
    key, w = f"web-error-{facts['code'].replace('_', '-')}", words(lang)
    return {**facts, "words": w.say(key), "detail": facts["words"]} if w.has(key) else facts


def problem_words(error: TilthError, lang: str) -> tuple[str, int]:
    """What is wrong with a form that was filled in, to be told beside it; and the status."""
    status, facts = facts_of(error, lang)
    if isinstance(error, BadOption):
        return words(lang).say("web-bad-option", words=facts["words"]), status
    return facts["words"] if facts["code"] == "bad_request" else worded(facts, lang)["words"], status


async def answer_mistake(request: Request, error: Exception) -> Response:
    """Something a person asked that cannot be done."""
    assert isinstance(error, TilthError)
    status, facts = facts_of(error, request.state.visit.lang)
    headers = {"Retry-After": str(max(1, round(error.seconds)))} if isinstance(error, TooMany) else {}
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
    return await answer(request, 500, {**FAULT, "incident": request.state.incident})


async def answer(
    request: Request, status: int, facts: dict[str, Any], headers: dict[str, str] | None = None
) -> Response:
    """Words in the person's language; JSON for programs, with the details in English, and a page for people."""
    visit = getattr(request.state, "visit", None)
    lang = visit.lang if visit else "en"
    program = request.scope["path"].startswith("/api/")
    if not (program and lang == "en"):
        facts = worded(facts, lang)
    show = getattr(request.app.state, "error_page", None)
    if show is not None and not program:
        shown: Response = await show(request, status, facts)
        shown.headers.update(headers or {})
        return shown
    return JSONResponse({"error": facts}, status, headers)

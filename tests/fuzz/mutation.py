"""Mutation of texts and of plain values, and a guard over what a case may cost. Everything follows from a seed."""

from __future__ import annotations

import gc
import os
import resource
import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parent.parent.parent
KEPT = ROOT / "build" / "fuzz"  # where inputs that failed are put
SECONDS = 2.0  # of the processor, for one case
MEGABYTES = 300
FAILURES = 12  # told at the end, each of another kind
MINUTES = float(os.environ.get("TILTH_FUZZ_MINUTES", "0"))  # none: a small fixed number of cases
SEED = int(os.environ.get("TILTH_FUZZ_SEED", "1"))

NASTY: list[str] = [
    "\0", "\ud800", "\u202e", "\r", "\x1b[2J", "é́́", "&a [*a]", "*a", "!!python/name:os.system",
    "!!binary AA==", "2023-31-12", "9" * 5000, "-1", "1e999", ".inf", "0x1F", "007", "[" * 3000, "{" * 300,
    "- " * 200, "\t", "'", '"', "|\n", "? ", "%YAML 9", "---", "<<: {a: 1}", "null", "~", "true", "on", "[]",
    "{}", "[1, 2]", "{a: 1}", "99999999999", "A: pass", "x" * 3000, "0,1:grain99", "5,5", "A.", ".", "..",
    "/", "%s", "{0}", "${x}", "<script>", "' OR 1=1 --", "players",
]  # fmt: skip
VALUES: list[Any] = [
    None, True, False, 0, 1, -1, 7, 99, 10**6, 2**31, 2**63, -(2**63), 10**40, 1.5, float("inf"), "", "x",
    "A", "-", "1", "\0", "\ud800", "9" * 400, [], [1], ["x"], [[1]], [None], {}, {"x": 1}, {"A": 3}, {1: 2},
    "0,0", "sheep", "wood", "007", ["007"],
]  # fmt: skip


class TooMuch(Exception):
    """A case took more time or memory than any input may."""


def mangled(text: str, others: list[str], rng: Random) -> str:
    """A text with one to four changes."""
    for _ in range(rng.choice((1, 1, 1, 2, 3, 4))):
        text = rng.choice(CHANGES)(text, others, rng)
    return text[:60_000]


def _spot(text: str, rng: Random) -> tuple[int, int]:
    start = rng.randrange(len(text) + 1)
    return start, min(len(text), start + rng.choice((0, 1, 1, 2, 5, 20, 80)))


def _insert(text: str, others: list[str], rng: Random) -> str:
    start, end = _spot(text, rng)
    return text[:start] + rng.choice(NASTY) + text[end:]


def _delete(text: str, others: list[str], rng: Random) -> str:
    start, end = _spot(text, rng)
    return text[:start] + text[end:]


def _splice(text: str, others: list[str], rng: Random) -> str:
    other = rng.choice(others)
    start, end = _spot(other, rng)
    at = rng.randrange(len(text) + 1)
    return text[:at] + other[start : end + rng.randrange(200)] + text[at:]


def _lines(text: str, others: list[str], rng: Random) -> str:
    """A line lost, repeated, moved, or put deeper."""
    lines = text.splitlines(keepends=True) or [""]
    k = rng.randrange(len(lines))
    way = rng.randrange(5)
    if way == 0:
        del lines[k]
    elif way == 1:
        lines[k:k] = [lines[k]] * rng.choice((1, 2, 60))
    elif way == 2:
        lines.insert(rng.randrange(len(lines)), lines.pop(k))
    elif way == 3:
        lines[k] = "  " * rng.randrange(1, 4) + lines[k]
    else:
        del lines[k:]
    return "".join(lines)


def _word(text: str, others: list[str], rng: Random) -> str:
    """A word or number in place of another."""
    words = text.split(" ")
    k = rng.randrange(len(words))
    pool = rng.choice(others).split() or ["x"]
    words[k] = rng.choice((rng.choice(NASTY), rng.choice(pool), str(rng.choice((0, -1, 9, 99, 10**9)))))
    return " ".join(words)


CHANGES: list[Callable[[str, list[str], Random], str]] = [_insert, _delete, _splice, _lines, _word, _word]


def bent(value: Any, rng: Random) -> Any:
    """Plain data with one value changed somewhere: another value, one less, one twice, another key."""
    if isinstance(value, dict) and value and rng.random() < 0.85:
        found = dict(value)
        key = rng.choice(list(found))
        way = rng.random()
        if way < 0.75:
            found[key] = bent(found[key], rng)
        elif way < 0.9:
            del found[key]
        else:
            found[rng.choice(["x", "A", 3, None, "stack", "round", "on"])] = found[key]
        return found
    if isinstance(value, list) and value and rng.random() < 0.85:
        listed = list(value)
        k = rng.randrange(len(listed))
        way = rng.random()
        if way < 0.6:
            listed[k] = bent(listed[k], rng)
        elif way < 0.8:
            del listed[k]
        else:
            listed.insert(k, listed[rng.randrange(len(listed))])
        return listed
    if isinstance(value, int) and not isinstance(value, bool) and rng.random() < 0.5:
        return value + rng.choice((-1, 1, 2, 10, -10, 64, 1000, 2**32, 2**62))
    if isinstance(value, str) and value and rng.random() < 0.5:
        return mangled(value, [value], rng)[:500]
    return rng.choice(VALUES)


@contextmanager
def guarded() -> Iterator[None]:
    """Ends a case that takes too long, and tells of one that takes too much memory."""

    def stop(signum: int, frame: Any) -> None:
        raise TooMuch(f"more than {SECONDS} s of processor time")

    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    handler = signal.signal(signal.SIGVTALRM, stop)
    gc.disable()  # what other tests have left behind is not this case's
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
    try:
        yield
    finally:
        gc.enable()
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, handler)
    grown = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) // 1024
    if grown > MEGABYTES:
        raise TooMuch(f"{grown} MB of memory")


def run(name: str, cases: int, share: float, one: Callable[[Random], tuple[str, Callable[[], None]]]) -> None:
    """So many cases, or as many as a share of the minutes allows. `one` makes a case: its input, and what is done."""
    found: dict[str, str] = {}
    at_once = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))  # the minutes are those on the clock
    deadline = time.monotonic() + MINUTES * 60 * share * at_once
    k = 0
    while (k < cases if not MINUTES else time.monotonic() < deadline) and len(found) < FAILURES:
        rng = Random(f"{name} {SEED} {k}")
        text, act = one(rng)
        try:
            with guarded():
                act()
        except Exception as error:
            where = traceback.extract_tb(sys.exc_info()[2])[-1]
            kind = f"{type(error).__name__} in {Path(where.filename).name}:{where.lineno}"
            if kind not in found:
                KEPT.mkdir(parents=True, exist_ok=True)
                path = KEPT / f"{name}-{SEED}-{k}.txt"
                path.write_text(text, encoding="utf-8", errors="surrogatepass")
                found[kind] = f"{kind}: {str(error)[:200]}; the input is in {path.relative_to(ROOT)}"
        k += 1
    sys.stdout.write(f"{name}: {k} cases\n")
    assert k, "nothing was tried"
    assert not found, "\n".join(["", *found.values()])


__all__ = ["ROOT", "bent", "mangled", "run"]

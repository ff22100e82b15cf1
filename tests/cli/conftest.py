from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from tilth.cli import app

Tilth = Callable[..., Result]


@pytest.fixture(autouse=True)
def ctrl_c_works_again() -> Iterator[None]:
    """A game that was left ignores Ctrl-C; in these tests the process goes on."""
    usual = signal.getsignal(signal.SIGINT)
    yield
    signal.signal(signal.SIGINT, usual)


@pytest.fixture
def tilth(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Tilth:
    """Run a command in an empty folder; `typed` are the lines somebody types."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.delenv("TILTH_LANG", raising=False)

    def run(*words: object, typed: Sequence[object] = ()) -> Result:
        lines = "".join(f"{line}\n" for line in typed)
        return CliRunner().invoke(app, [str(word) for word in words], input=lines)

    return run

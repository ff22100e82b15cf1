"""Real processes: Ctrl-C, and a terminal."""

from __future__ import annotations

import contextlib
import os
import pty
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tilth.records.record import Record

# Where these tests run in the background, Ctrl-C may be switched off for all that they start.
HEARS = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
TILTH = [sys.executable, "-c", f"{HEARS}; from tilth.cli import app; app()"]
PATIENCE = 30.0


def test_ctrl_c_leaves_a_save_that_goes_on(tmp_path: Path) -> None:
    command = [*TILTH, "play", "villagers", "--seed", "5", "--first-player", "A"]
    with subprocess.Popen(
        command, cwd=tmp_path, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as game:
        assert game.stdin and game.stdout
        game.stdin.write(b"draft R2\n")
        game.stdin.flush()
        seen = b""
        while seen.count(b"\n> ") < 2:
            seen += os.read(game.stdout.fileno(), 65536)
        game.send_signal(signal.SIGINT)
        out, errors = game.communicate(timeout=PATIENCE)
    assert game.returncode == 130
    assert errors == b""
    assert b"tilth play --load villagers.tilth" in out
    assert Record.read(tmp_path / "villagers.tilth").moves[1][2] == "draft R2"
    again = subprocess.run(
        [*TILTH, "play", "--load", "villagers.tilth"], cwd=tmp_path, input=b"", capture_output=True, check=False
    )
    assert again.returncode == 0
    assert b"A: which card do you take?" in again.stdout


class Terminal:
    """A process that believes somebody sits in front of it."""

    def __init__(self, folder: Path, *words: str) -> None:
        self.master, slave = pty.openpty()
        env = {**os.environ, "TERM": "xterm", "COLUMNS": "80", "LINES": "40"}
        self.process = subprocess.Popen([*TILTH, *words], cwd=folder, stdin=slave, stdout=slave, stderr=slave, env=env)
        os.close(slave)
        self.seen = ""

    def until(self, text: str) -> str:
        """Read on until `text` appears; everything up to there."""
        raw = b""
        end = time.monotonic() + PATIENCE
        while text not in self.seen + raw.decode(errors="ignore"):
            assert select.select([self.master], [], [], max(0.0, end - time.monotonic()))[0], self.seen
            raw += os.read(self.master, 65536)
        whole = self.seen + raw.decode(errors="ignore")
        at = whole.index(text) + len(text)
        self.seen = whole[at:]
        return whole[:at]

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def interrupt(self) -> int:
        """Press Ctrl-C until it is heard: Python misses one that comes just as it begins to wait for a line."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self.process.send_signal(signal.SIGINT)
            with contextlib.suppress(subprocess.TimeoutExpired):
                return self.process.wait(0.5)
        raise AssertionError("Ctrl-C is not heard")

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.master)


def test_the_keyboard_is_handed_over_between_people(tmp_path: Path) -> None:
    game = Terminal(tmp_path, "play", "villagers", "--seats", "human,human", "--first-player", "A", "--seed", "1")
    try:
        first = game.until("\n> ")
        assert "\x1b[" in first  # colours
        assert "A: which card do you take?" in first
        game.type("draft R1\n")
        between = game.until("press Enter when nobody else is looking.")
        assert "B, it is your turn" in between
        assert "B: which card" not in between
        game.type("\n")
        second = game.until("\n> ")
        assert "B: which card do you take?" in second
        assert "Hand: 5" in second  # of A only the backs are shown
        assert game.interrupt() == 130
        game.until("tilth play --load villagers.tilth")
    finally:
        game.close()


@pytest.mark.parametrize("width", [80, 120])
def test_no_line_is_wider_than_the_terminal(tmp_path: Path, width: int) -> None:
    numbers = "".join(f"{n}\n" for n in [2, 3, 4, 1, 5, 2, 6, 1, 3] * 12)
    done = subprocess.run(
        [
            *TILTH,
            "play",
            "villagers",
            "--players",
            "4",
            "--seats",
            "human,random,random,random",
            "--lang",
            "pt",
            "--seed",
            "113",
        ],
        cwd=tmp_path,
        input=numbers.encode(),
        capture_output=True,
        check=True,
        env={**os.environ, "COLUMNS": str(width)},
    )
    lines = done.stdout.decode().splitlines()
    assert len(lines) > 300
    assert max(len(line.rstrip()) for line in lines) <= width

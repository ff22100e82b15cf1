"""At a table of people nothing that was seen lets anybody work out the unseen."""

from __future__ import annotations

import ast
import secrets
from collections.abc import Callable
from pathlib import Path

import pytest

import tilth
import tilth.play
import tilth.server
from tilth.kernel.core import CHANCE, Position
from tilth.server.live import Live, Plan
from tilth.server.seating import Person, TableInfo, make_seats


def dealt(players: int) -> tuple[Live, Plan]:
    """A table of Agricola and the plan by which its game begins: all hands are dealt."""
    seats = make_seats([{"kind": "hotseat"}] * players, players, Person("1", "Ann"))
    options = tilth.game("agricola", players=players, first_player="A").options
    live = Live(TableInfo("t", "CODE22", "agricola", options, 1, seats, False, "playing", 0, 0, "1"), [], [])
    return live, live.plan(-1, [], "start")


def hands(p: Position) -> list[list[str]]:
    data = p.rules.voice.describe(p)
    return [data[seat]["hand"] for seat in p.rules.voice.seats]


def receivers(live: Live, plan: Plan) -> list[int]:
    """For each draw, the seat whose hand it went to, or -1."""
    p, found = live.position.copy(), []
    for row in plan.rows:
        before = hands(p)
        p.act(row["action"])
        grown = [seat for seat, hand in enumerate(hands(p)) if len(hand) > len(before[seat])]
        found += [grown[0] if grown else -1] if row["seat"] == CHANCE else []
    return found


class System:
    """The operating system's randomness, for once foretold: a function of how often it was asked, and below what."""

    def __init__(self) -> None:
        self.asked: list[int] = []
        self.answer: Callable[[int, int], int] = lambda k, n: 0

    def below(self, n: int) -> int:
        self.asked.append(n)
        return self.answer(len(self.asked) - 1, n)

    def begin(self, answer: Callable[[int, int], int]) -> None:
        self.asked, self.answer = [], answer


@pytest.fixture
def system(monkeypatch: pytest.MonkeyPatch) -> System:
    made = System()
    monkeypatch.setattr(secrets, "randbelow", made.below)
    return made


def test_one_hand_says_nothing_of_another(system: System) -> None:
    """Given the same luck for the draws that go to A, when B's luck is another, then A's hand is the same, B's not."""
    system.begin(lambda k, n: 0)
    live, first = dealt(2)
    whose = receivers(live, first)
    assert whose.count(0) == whose.count(1) == 14
    system.begin(lambda k, n: n - 1 if whose[k] == 1 else 0)
    _, second = dealt(2)
    (mine, theirs), (again, others) = hands(first.position), hands(second.position)
    assert mine == again
    assert not set(theirs) & set(others)


def test_every_draw_is_asked_of_the_system_when_it_happens(system: System) -> None:
    system.begin(lambda k, n: n // 2)
    _, plan = dealt(3)
    draws = [row for row in plan.rows if row["seat"] == CHANCE]
    assert len(system.asked) == len(draws) == 3 * 14 + 1  # all hands, and the first round card


def test_the_server_seeds_no_generator_for_chance() -> None:
    """A generator with a seed serves to make up worlds that might be, never to draw what is."""
    seeded: dict[str, list[str]] = {}
    for path in [file for part in (tilth.server, tilth.play) for file in Path(part.__path__[0]).glob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("Rng", "Random"):
                seeded.setdefault(path.name, []).append(ast.unparse(node))
    thoughts = ["Rng(question['seed'])"] * 2  # of who gives hints
    made_up = {"session.py": ["Rng(0)", "Rng(world)"], "foretelling.py": ["Rng(world)"], "help_worker.py": thoughts}
    assert seeded == made_up

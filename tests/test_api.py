"""The public API: what a program outside Tilth may rely on."""

from __future__ import annotations

import doctest
import gc
import inspect
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

import pytest

import tilth
from tilth import bots
from tilth.bots.match import finish
from tilth.games import kind, names
from tilth.kernel.core import Node
from tilth.kernel.native import i64, vec
from tilth.kernel.trace import Trace

README = Path(__file__).resolve().parent.parent / "README.md"


@pytest.fixture
def registry(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Bots that a test registers are gone after it."""
    monkeypatch.setattr(bots, "_makers", dict(bots._makers))
    yield
    bots._brought.cache_clear()


def middle(name: str, decisions: int = 60, seed: int = 5, **options: int) -> tilth.Position:
    p, rng = tilth.game(name, players=2, **options).start(), tilth.Rng(seed)
    while not p.over and (decisions or p.seat == tilth.CHANCE):
        if p.seat == tilth.CHANCE:
            p.play(p.draw(rng))
        else:
            legal = p.legal()
            p.play(legal[rng.below(len(legal))])
            decisions -= 1
    return p


def test_the_examples_of_the_readme_run(registry: None) -> None:
    found = doctest.testfile(str(README), module_relative=False)
    assert found.attempted == 8 and not found.failed


def test_every_name_is_there_and_nothing_else_is_promised() -> None:
    for name in tilth.__all__:
        assert getattr(tilth, name) is not None
    assert dir(tilth) == sorted(tilth.__all__)
    with pytest.raises(AttributeError, match="no attribute 'gmae'"):
        tilth.gmae  # type: ignore[attr-defined]  # noqa: B018


def test_no_promise_is_any() -> None:
    """Hints of all that is public, as they are written."""
    vague = []
    for name in tilth.__all__:
        thing = getattr(tilth, name)
        owners = [thing, *(vars(thing).values() if inspect.isclass(thing) else [])]
        for owner in owners:
            method = owner.fget if isinstance(owner, property) else owner
            known = getattr(method, "__name__", "_")
            if callable(method) and (not known.startswith("_") or known == "__init__"):
                hints = getattr(method, "__annotations__", {})
                vague += [f"{name}.{known}: {hint}" for hint in hints.values() if re.search(r"\bAny\b", str(hint))]
    assert vague == []


@pytest.mark.parametrize("name", names())
def test_positions_are_equal_if_the_game_goes_on_alike(name: str) -> None:
    p = middle(name)
    q = p.copy()
    assert p == q and hash(p) == hash(q) == p.key() == q.key()
    assert p.rules.voice and p == tilth.game(name, players=2).load(p.dump())  # of another Game with the same options
    assert {p: "seen"}[q] == "seen"
    q.play(q.legal()[0] if q.seat != tilth.CHANCE else q.draw(tilth.Rng(1)))
    assert p != q and p.key() != q.key()
    assert p != middle(name, 61) and p != tilth.game(name, players=3).start() and p != p.dump()


def test_a_key_is_the_same_on_every_machine() -> None:
    trace = Trace()
    for n in (0, 7, -1, 2**40 + 3, -(2**62)):
        trace.number(n)
    assert trace.key() == 4366472344737551953
    assert 0 <= trace.key() < 2**62


def test_one_number_or_its_place_changes_the_key() -> None:
    keys = set()
    for place in range(40):
        for value in (1, 2, -1, 2**32):
            trace = Trace()
            trace.numbers(vec[i64]([value if k == place else 0 for k in range(40)]))
            keys.add(trace.key())
    assert len(keys) == 160


@pytest.mark.parametrize("name", names())
def test_points_are_those_of_the_sheet(name: str) -> None:
    p = middle(name)
    assert [p.points(seat) for seat in range(2)] == [sheet.total for sheet in p.scores()]
    assert isinstance(p.evaluate(0), float)


@pytest.mark.parametrize("name", names())
def test_outcomes_of_chance_have_their_odds(name: str) -> None:
    p = tilth.game(name, players=2).start()
    outcomes = p.chance_outcomes()
    assert p.seat == tilth.CHANCE
    assert [action for action, _ in outcomes] == p.legal()
    assert sum(odds for _, odds in outcomes) == pytest.approx(1)
    assert middle(name).chance_outcomes() == []


class Last:
    """Plays the last of its list, and remembers what it might have spent."""

    budgets: ClassVar[list[tilth.Budget]] = []

    def choose(self, position: tilth.Position, seat: int, rng: tilth.Rng, budget: tilth.Budget) -> int:
        self.budgets.append(budget)
        return position.legal()[-1]


def test_a_registered_bot_plays(registry: None) -> None:
    tilth.register_bot("last", Last)
    assert "last" in bots.names()
    p = tilth.game("villagers", players=2).start()
    finish(p, [tilth.bot("last", budget=tilth.Budget(looks=9)), tilth.bot("random", seed=2)], tilth.Rng(1))
    assert p.over and set(Last.budgets) == {tilth.Budget(looks=9)}


@pytest.mark.parametrize("name", ["", "Last", "two words", "x" * 33, "é", "../bot", "9"])
def test_a_bot_needs_a_plain_name(name: str, registry: None) -> None:
    with pytest.raises(tilth.TilthError, match="cannot be the name of a bot"):
        tilth.register_bot(name, Last)


def test_a_name_is_given_once(registry: None) -> None:
    with pytest.raises(tilth.TilthError, match="there is a bot 'greedy' already"):
        tilth.register_bot("greedy", Last)


def package(folder: Path, code: str, points: str) -> None:
    """A package of somebody else's, as an installer leaves it."""
    (folder / "strangers_bot.py").write_text(code, encoding="utf-8")
    info = folder / "strangers_bot-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: strangers-bot\nVersion: 1\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[tilth.bots]\n{points}\n", encoding="utf-8")


def test_another_package_brings_a_bot(registry: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code = "class First:\n    def choose(self, position, seat, rng, budget):\n        return position.legal()[0]\n"
    points = "first = strangers_bot:First\nbroken = strangers_bot:Missing\nBad Name = strangers_bot:First"
    package(tmp_path, code, points)
    monkeypatch.syspath_prepend(str(tmp_path))
    bots._brought.cache_clear()
    assert bots.names()[-2:] == ["first", "broken"]
    p = tilth.game("villagers", players=2).start()
    finish(p, [tilth.bot("first"), tilth.bot("greedy", budget=tilth.Budget(looks=5))], tilth.Rng(1))
    assert p.over
    with pytest.raises(tilth.TilthError, match="'broken' cannot be loaded from strangers_bot:Missing"):
        tilth.bot("broken")
    sys.modules.pop("strangers_bot", None)


def nodes() -> int:
    """How many expressions are kept by anything, of all games."""
    gc.collect()
    return sum(issubclass(type(thing), Node) for thing in gc.get_objects())


@pytest.mark.parametrize("name", names())
def test_a_game_nobody_needs_any_longer_is_freed(name: str) -> None:
    variants = kind(name).variants[::4]
    for options in variants:  # what is remembered for good
        tilth.game(name, **options).start()
    before = nodes()
    for options in variants:
        tilth.game(name, **options).start()
    assert nodes() == before

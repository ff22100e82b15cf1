"""Every game passes the conformance kit, and the kit notices what it is there to notice."""

from __future__ import annotations

import json
from typing import Any

import pytest

import tilth
from tilth.games import kind, names
from tilth.kernel.conformance import Report, conform, elsewhere, same_everywhere
from tilth.kernel.core import Position
from tilth.kernel.doors import Evaluation
from tilth.records.record import replayed
from tilth.text import NoWords, Words
from tilth.text.complete import lacking_words

TOGETHER = 5  # variants in one test: what all of them ask is looked at closely once


def variants(name: str) -> list[Any]:
    every = list(kind(name).variants)
    return [pytest.param(name, every[k : k + TOGETHER], id=f"{name}-{k}") for k in range(0, len(every), TOGETHER)]


@pytest.mark.heavy
@pytest.mark.parametrize(("name", "some"), [p for name in names() for p in variants(name)])
def test_conforms(name: str, some: list[dict[str, Any]]) -> None:
    games = 2 if len(kind(name).variants) < 15 else 1  # many variants try as much as many games
    report = conform(kind(name), some, games=games, replay=replayed, speak=lacking_words, closely=30)
    assert report.passed, "\n".join(report.faults)
    assert report.checks["games finished"] == games * len(some)
    assert len(report.checks) == 11


def test_every_option_is_turned_over_in_some_variant() -> None:
    for name in names():
        game = kind(name)
        tried = {option for variant in game.variants for option in variant}
        assert tried == {option.name for option in game.choices}


def test_the_hash_seed_changes_nothing() -> None:
    some = list(kind("villagers").variants)[::4]
    one, two = (elsewhere("villagers", some, 2, TILTH_PURE="1", PYTHONHASHSEED=seed) for seed in ("0", "99"))
    assert one == two
    assert len(set(one)) == len(some) + 1


@pytest.mark.compiled
@pytest.mark.heavy
@pytest.mark.parametrize("name", names())
def test_compiled_games_equal_interpreted_ones(name: str) -> None:
    report, variants = Report(), list(kind(name).variants)
    same_everywhere(name, variants, 8 if len(variants) < 15 else 4, report)
    assert report.passed, "\n".join(report.faults)
    assert report.checks == {"hash seeds compared": 1, "compiled and interpreted compared": 1}


# -- the kit notices


def faults(monkeypatch: pytest.MonkeyPatch, attribute: str, wrong: Any, players: int = 2) -> str:
    voice = type(tilth.game("villagers").voice)
    monkeypatch.setattr(voice, attribute, wrong)
    report = conform(kind("villagers"), [{"players": players}], games=2, replay=replayed)
    return "\n".join(report.faults)


def test_notices_a_leaking_view(monkeypatch: pytest.MonkeyPatch) -> None:
    voice = type(tilth.game("villagers").voice)
    honest = voice.view

    def leaks(self: Any, p: Position, seat: int | None) -> Any:
        return {**honest(self, p, seat), "hint": json.dumps(self.describe(p)["B"]["hand"])}

    assert "can tell two positions apart" in faults(monkeypatch, "view", leaks)


@pytest.mark.interpreted
def test_notices_lost_goods(monkeypatch: pytest.MonkeyPatch) -> None:
    from tilth.games.villagers.rules.table import Table

    honest = Table.clear_square

    def loses(self: Table, seat: int) -> None:
        if len(self.squares[seat]) > 1:
            squares = self.squares[:]
            squares[seat] = squares[seat][1:]
            self.squares = squares
        honest(self, seat)

    monkeypatch.setattr(Table, "clear_square", loses)
    report = conform(kind("villagers"), [{"players": 2}], games=1)
    assert "instead of" in report.faults[0]


def test_notices_a_shared_list(monkeypatch: pytest.MonkeyPatch) -> None:
    from tilth.games.villagers.rules.table import Table

    honest = Table.copy

    def shares(self: Table) -> Table:
        twin = honest(self)
        twin.ledger = self.ledger
        twin.ducats = self.ducats
        return twin

    monkeypatch.setattr(Table, "copy", shares)
    report = conform(kind("villagers"), [{"players": 3}], games=2)
    assert not report.passed


def test_notices_a_dump_that_forgets(monkeypatch: pytest.MonkeyPatch) -> None:
    voice = type(tilth.game("villagers").voice)
    honest = voice.describe

    def forgets(self: Any, p: Position) -> Any:
        data = honest(self, p)
        data.pop("discard")
        return data

    assert faults(monkeypatch, "describe", forgets)


def test_notices_two_actions_with_one_name(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "share a name" in faults(monkeypatch, "name", lambda self, p, a: "move")


@pytest.mark.interpreted
def test_notices_a_wrong_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    from tilth.games.villagers.rules.build import BuildTurn

    monkeypatch.setattr(BuildTurn, "why", lambda self, p, f, seat, action: 0 if seat == p.who else 1)
    report = conform(kind("villagers"), [{"players": 2}], games=1)
    assert "is not listed" in report.faults[0]


@pytest.mark.interpreted
def test_notices_an_offer_that_cannot_be_completed(monkeypatch: pytest.MonkeyPatch) -> None:
    from tilth.games.villagers.rules import build

    monkeypatch.setattr(build, "unplayable", lambda t, seat, card: 0)
    report = conform(kind("villagers"), [{"players": 2}], games=2)
    assert not report.passed


def test_notices_that_there_are_no_variants() -> None:
    assert conform(kind("villagers"), []).faults == ["the game states no variants, so nothing was tried"]


def test_names_the_field_a_copy_forgot(monkeypatch: pytest.MonkeyPatch) -> None:
    from tilth.games.villagers.rules.table import Table

    honest = Table.copy

    def forgets(self: Table) -> Table:
        twin = honest(self)
        twin.round = 1
        return twin

    monkeypatch.setattr(Table, "copy", forgets)
    report = conform(kind("villagers"), [{"players": 2}], games=1)
    assert "a copy forgets round" in report.faults[0]


def test_notices_that_nothing_evaluates(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tilth.games.villagers.VillageEvaluation", Evaluation)
    assert "no evaluation" in conform(kind("villagers"), [{"players": 2}], games=1).faults[0]


def test_notices_missing_words(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Words.say

    def lacks(self: Words, key: str, **args: Any) -> str:
        if key.startswith("ask-") and self.lang == "ru":
            raise NoWords(self.lang, key, "no such message")
        return honest(self, key, **args)

    monkeypatch.setattr(Words, "say", lacks)
    report = conform(kind("villagers"), [{"players": 2}], games=1, speak=lacking_words)
    assert "ru: ask-" in report.faults[0] and "no such message" in report.faults[0]


def test_prints_its_list_whatever_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    def dies(self: Any, p: Position) -> list[str]:
        raise ZeroDivisionError("a mistake of the game")

    lines = faults(monkeypatch, "faults", dies)
    assert lines.count("ZeroDivisionError: a mistake of the game") == 2
    report = Report()
    same_everywhere("nowhere", [{}], 1, report)
    assert "there is no game 'nowhere'" in report.faults[0]

"""What is said and drawn at the table of Villagers: all of it, in every language, and nothing that is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import tilth
from tilth.games.villagers.rules import actions as m
from tilth.games.villagers.terminal import board
from tilth.games.villagers.text import sentences as telling
from tilth.games.villagers.text.cards import card_name
from tilth.kernel.core import CHANCE, OK, Position
from tilth.kernel.rng import Rng
from tilth.text import LANGS, words
from tilth.text.lines import length

TABLES: list[dict[str, Any]] = [
    {"players": 1, "solo_countess_card_from_stack": True},
    {"players": 2, "start_road": "random6", "return_to_empty_stack": True},
    {"players": 3, "apprentice_targets_apprentice": True, "smuggler_zero_target": True},
    {"players": 4, "backs_public": False, "apprentice_freed_card": "to_hand"},
    {"players": 5, "discard_reshuffle_multi": True},
]


def game_of(options: dict[str, Any], seed: int) -> Iterator[tuple[Position, int]]:
    """A random game: each position with the action about to be played."""
    p: Position = tilth.game("villagers", **options).start()
    p.patient = True
    rng = Rng(seed)
    while not p.over:
        legal = p.legal()
        action = int(p.draw(rng)) if p.who == CHANCE else legal[rng.below(len(legal))]
        yield p, action
        p.play(action)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("options", TABLES, ids=lambda o: f"{o['players']}p")
def test_everything_is_said(options: dict[str, Any], lang: str) -> None:
    for p, action in game_of(options, 3):
        for hearer in (None, *range(options["players"])):
            telling.deed(p, action, lang, hearer)
        if p.who == CHANCE:
            continue
        assert telling.question(p, lang)
        assert telling.moment(p, lang)
        said = [telling.choice(p, a, lang) for a in p.legal()]
        assert all(said) and len(set(said)) == len(said), said
        for what, reason in telling.refused(p, lang):
            assert what and reason.words(lang) and reason.section
            assert what not in said


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("options", TABLES, ids=lambda o: f"{o['players']}p")
def test_the_board_fits_the_screen(options: dict[str, Any], lang: str) -> None:
    for n, (p, _) in enumerate(game_of(options, 5)):
        if n % 7 == 0:
            for seat in (None, 0):
                for width in (80, 120):
                    lines = board(p.view(seat), lang, seat, width)
                    assert max(map(length, lines)) <= width
    end = board(p.view(None), lang, None)
    assert words(lang, "villagers").say("word-road") in "\n".join(end)


def test_every_hand_card_and_road_card_is_on_the_board() -> None:
    for n, (p, _) in enumerate(game_of({"players": 3}, 6)):
        if n % 11 == 0:
            view: dict[str, Any] = p.view(0)
            text = "\n".join(board(view, "en", 0))
            shown = [*view["A"]["hand"], *(view[f"R{k}"].split("*")[0] for k in range(1, 7))]
            assert all(card_name(slug, "en") in text for slug in shown if slug != "-")


def test_a_card_put_back_or_dealt_is_told_only_to_its_owner() -> None:
    put_back = dealt = 0
    for p, action in game_of({"players": 3}, 7):
        asks = p.node().asks
        if asks == "give_card":
            name = card_name(p.name(action).split()[1], "en")
            heard = [telling.deed(p, action, "en", hearer) for hearer in range(3)]
            assert [name in text for text in heard] == [hearer == p.who for hearer in range(3)]
            put_back += 1
        elif asks == "deal":
            heard = [telling.deed(p, action, "en", hearer) for hearer in (None, 0, 1, 2)]
            assert sorted(map(bool, heard)) == [False, False, False, True]
            assert not heard[0]
            dealt += 1
    assert put_back > 5 and dealt == 15


def test_what_the_reasons_say_is_what_the_rules_say() -> None:
    """Everything listed as refused is refused, and every hand card is either playable or explained."""
    for p, _ in game_of({"players": 2}, 8):
        if p.who != CHANCE and p.node().asks == "build":
            told = {what for what, _ in telling.refused(p, "en")}
            for slug in set(p.rules.voice.view(p, int(p.who))[p.rules.voice.seat_name(p.who)]["hand"]):
                playable = p.why_not(f"play {slug}") is None
                assert playable == (f"Play {card_name(slug, 'en')}" not in told)
            assert p.refuse(p.who, int(m.END)) == OK

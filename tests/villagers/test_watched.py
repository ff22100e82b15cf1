"""Dealing anew keeps cards that all have seen go into a hand: they are there, or among those put back from it."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import pytest

import tilth
from tilth.games.villagers.rules.facts import SLUGS
from tilth.games.villagers.rules.packed import card_back, returned_by, returned_card, watched_card, watched_seat
from tilth.games.villagers.rules.table import Table
from tilth.games.villagers.text.position_checks import check_watched
from tilth.kernel.core import CHANCE, FRAME, IT, SEAT
from tilth.kernel.errors import BadPosition
from tilth.kernel.rng import Rng


def held(t: Table, seat: int) -> Counter[int]:
    """What a seat has in hand, has put back, or is about to put back."""
    found = Counter(map(int, t.hands[seat]))
    found.update(int(returned_card(entry)) for entry in t.returned if returned_by(entry) == seat)
    for f in range(0, t.top, FRAME):
        if t.nodes[t.stack[f]].asks == "return" and t.stack[f + SEAT] == seat:
            found[int(card_back(t.stack[f + IT]))] += 1
    return found


class Onlooker:
    """Counts what it sees going into hands and coming out of what a seat holds."""

    def __init__(self, players: int) -> None:
        self.surely = [Counter[int]() for _ in range(players)]

    def watch(self, before: Table, after: Table) -> None:
        for s, surely in enumerate(self.surely):
            left = held(before, s) - held(after, s)
            surely.subtract({card: min(n, surely[card]) for card, n in left.items()})
            surely.update(map(int, Counter(before.squares[s]) - Counter(after.squares[s])))


@pytest.mark.parametrize(
    "options", [{"players": 2}, {"players": 3}, {"players": 5}, {"players": 3, "backs_public": False}]
)
def test_what_was_watched_is_kept(options: dict[str, int]) -> None:
    game = tilth.game("villagers", **options)
    rng = Rng(3)
    watched = put_back = 0
    for _ in range(3):
        p = game.start()
        onlooker = Onlooker(game.players)
        while not p.over:
            before = cast(Table, p.copy())
            legal = p.legal()
            p.act(int(p.draw(rng)) if p.who == CHANCE else legal[rng.below(len(legal))])
            t = cast(Table, p)
            onlooker.watch(before, t)
            if rng.below(4):
                continue
            for seat in range(game.players):
                q = cast(Table, p.resample(seat, rng))
                assert q.view(seat) == p.view(seat)
                check_watched(q)
                assert q.watched == t.watched
                for s, surely in enumerate(onlooker.surely):
                    if s != seat:
                        assert surely <= held(q, s)
                        watched += surely.total()
                        put_back += sum((surely - Counter(map(int, q.hands[s]))).values())
    assert watched > 500
    assert put_back > 10, "no watched card was ever put back"


def after_a_draft() -> Table:
    game = tilth.game("villagers", players=2, first_player="A")
    p = game.start()
    rng = Rng(1)
    while not (p.who == 0 and p.question is not None and p.question.asks == "build"):
        p.act(int(p.draw(rng)) if p.who == CHANCE else p.legal()[0])
    return cast(Table, p)


def test_a_drafted_card_is_sure_and_the_others_are_not() -> None:
    t = after_a_draft()
    drafted = Counter(int(watched_card(entry)) for entry in t.watched if watched_seat(entry) == 1)
    assert drafted.total() == 2
    rng = Rng(9)
    dealt = [Counter(map(int, cast(Table, t.resample(0, rng)).hands[1])) for _ in range(60)]
    assert all(drafted <= hand for hand in dealt)
    assert len({frozenset((hand - drafted).items()) for hand in dealt}) > 30


def test_a_card_put_back_may_be_the_drafted_one_as_well_as_another() -> None:
    """Of two cards with the same back all know one; when one of them is put back, it is either, as often."""
    game = tilth.game("villagers", players=2, first_player="A")
    data: dict[str, Any] = {
        "part": "build", "turn": "A", "S1": {"cards": 2, "returned": ["B:jeweler"]}, "B": {"hand": ["mason"]},
        "watched": ["B:mason"],
    }  # fmt: skip
    p = game.place(data)
    rng = Rng(4)
    mason = SLUGS.index("mason")
    in_hand = sum(1 for _ in range(400) if list(cast(Table, p.resample(0, rng)).hands[1]) == [mason])
    assert 150 < in_hand < 250
    data["watched"] = ["B:mason S1*1"]  # it came later than the other was put back
    q = game.place(data)
    assert all(list(cast(Table, q.resample(0, rng)).hands[1]) == [mason] for _ in range(40))


@pytest.mark.parametrize(
    "wrong", ["B:cooper", "B:mason S1*2", "A:mason", "B:mason S9*1", "B:mason S1", "mason", "C:mason", "B:mason S1*x"]
)
def test_what_nobody_can_have_watched_is_refused(wrong: str) -> None:
    game = tilth.game("villagers", players=2)
    with pytest.raises(BadPosition, match="watched"):
        game.place({"S1": {"cards": 2, "returned": ["B:jeweler"]}, "B": {"hand": ["mason"]}, "watched": [wrong]})


def test_positions_without_it_load_and_those_with_it_come_back() -> None:
    t = after_a_draft()
    game = tilth.game("villagers", players=2, first_player="A")
    again = game.load(t.dump())
    assert again == t
    older = game.load("\n".join(line for line in t.dump().splitlines() if not line.startswith("watched")))
    assert list(cast(Table, older).watched) == []
    assert older != t

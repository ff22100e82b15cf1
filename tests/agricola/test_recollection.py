"""Dealing anew keeps what a seat has seen: packs it handed on, cards handed over openly, where packs came from."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import pytest

import tilth
from tilth.games.agricola.rules.facts import CARD_IDS, FACTS
from tilth.games.agricola.rules.packed import EVERYBODY, departed_card, departed_known
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.text.card_ways import check_ways
from tilth.games.moor import OWN
from tilth.kernel.core import CHANCE, Position
from tilth.kernel.errors import BadPosition
from tilth.kernel.rng import Rng

MOOR = {CARD_IDS.index(name) for name in OWN}


def where(t: Table) -> dict[int, str]:
    """With whom each card is, be it in hand or put away, or in which pack; what lies open or in a deck is nowhere."""
    found = {int(card): f"seat {s}" for s in range(t.game.seats) for card in t.hands[s]}
    found |= {int(departed_card(e)): f"seat {departed_known(e)}" for e in t.gone if departed_known(e) != EVERYBODY}
    return found | {int(card): f"pack {s}" for s, pack in enumerate(t.packs) for card in pack}


class Memory:
    """The packs that one seat has handed on, and what had been taken out when they came back."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.handed_on: list[set[int]] = []  # packs that have not come back
        self.taken: list[set[int]] = []

    def watch(self, before: Table, after: Table) -> None:
        if before.packs and after.packs and before.who == self.seat:
            pack = {int(card) for card in before.packs[self.seat]}
            took = set(map(int, after.hands[self.seat])) - set(map(int, before.hands[self.seat]))
            if took & pack:
                self.look(pack)
                self.handed_on.append(pack - took)

    def look(self, pack: set[int]) -> None:
        for old in self.handed_on:
            if pack <= old:
                self.handed_on.remove(old)
                self.taken.append(old - pack)
                return

    def check(self, p: Table, q: Table) -> int:
        real, dealt = where(p), where(q)
        for cards in (*self.handed_on, *self.taken):
            assert Counter(real.get(card, "") for card in cards) == Counter(dealt.get(card, "") for card in cards)
        return sum(len(cards) for cards in (*self.handed_on, *self.taken))


GAMES: list[tuple[str, dict[str, Any]]] = [
    ("agricola", {"players": 2, "mode": "full", "deal": "draft"}),
    ("agricola", {"players": 3, "mode": "full", "deal": "draft", "three_for_one": True}),
    ("agricola", {"players": 5, "mode": "full", "deal": "draft"}),
    ("agricola", {"players": 3, "mode": "full", "three_for_one": True}),
    ("agricola", {"players": 2, "mode": "full", "deal": "10-3", "three_for_one": True}),
    ("moor", {"players": 2, "level": 2, "moor_deal": "draft8"}),
    ("moor", {"players": 3, "level": 2, "moor_deal": "draft8", "three_for_one": True}),
    ("moor", {"players": 3, "level": 3}),
    ("moor", {"players": 2, "level": 3, "level3_minor_pool": "base_only", "three_for_one": True}),
    ("moor", {"players": 3, "level": 3, "moor_deal": "replace"}),
]


def step(p: Position, rng: Rng) -> None:
    legal = p.legal()
    p.act(int(p.draw(rng)) if p.who == CHANCE else legal[rng.below(len(legal))])


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_what_was_seen_is_kept(name: str, options: dict[str, Any]) -> None:
    game = tilth.game(name, **options)
    rng = Rng(12)
    p = game.start()
    memories = [Memory(seat) for seat in range(game.players)]
    kept = 0
    while not p.over:
        before = cast(Table, p.copy())
        step(p, rng)
        t = cast(Table, p)
        for memory in memories:
            memory.watch(before, t)
        if rng.below(5 if t.round < 3 else 40):
            continue
        for memory in memories:
            q = cast(Table, p.resample(memory.seat, rng))
            assert not game.voice.faults(q)
            assert q.view(memory.seat) == p.view(memory.seat)
            check_ways(q)
            kept += memory.check(t, q)
            assert game.load(q.dump()) == q
    drafting = "draft" in str(options) or (name == "moor" and "moor_deal" not in options)
    assert kept > 50 or not drafting


def played(name: str, seed: int, **options: Any) -> Table:
    """A game with its hands dealt."""
    p = tilth.game(name, **options).start()
    rng = Rng(seed)
    while cast(Table, p).round == 0:
        step(p, rng)
    return cast(Table, p)


def test_with_two_players_nearly_all_of_the_other_hand_is_known() -> None:
    """Only the first card of each pack the other began with was never seen."""
    t = played("agricola", 5, players=2, mode="full", deal="draft")
    rng = Rng(1)
    dealt = [set(cast(Table, t.resample(0, rng)).hands[1]) for _ in range(30)]
    assert {len(hand & set(t.hands[1])) for hand in dealt} <= {12, 13, 14}
    assert len(set.intersection(*dealt)) == 12


def test_with_three_players_it_is_open_who_of_the_two_took_which() -> None:
    t = played("agricola", 5, players=3, mode="full", deal="draft")
    rng = Rng(1)
    row = next(row for row in t.drafted if row[0] // 1024 % 8 == 0)  # a pack that began with seat A
    one, two = int(row[1] % 1024), int(row[2] % 1024)
    dealt = [cast(Table, t.resample(0, rng)) for _ in range(400)]
    first = sum(1 for q in dealt if q.in_hand(1, one) and q.in_hand(2, two))
    second = sum(1 for q in dealt if q.in_hand(1, two) and q.in_hand(2, one))
    assert first + second == 400
    assert 150 < first < 250


def test_a_card_passed_on_openly_stays_where_it_went() -> None:
    passing = next(CARD_IDS[k] for k, fact in enumerate(FACTS) if fact.get("passing") and fact["deck"] == "E")
    game = tilth.game("agricola", players=3, mode="full")
    p = game.place({"round": 2, "B": {"hand": [passing, "axe"]}, "C": {"hand": ["rake"]}, "received": [f"B:{passing}"]})
    rng = Rng(2)
    for seat in (0, 2):
        hands = [cast(Table, p.resample(seat, rng)).hands[1] for _ in range(20)]
        assert all(CARD_IDS.index(passing) in hand for hand in hands)
        assert len({tuple(hand) for hand in hands}) > 10


def test_a_card_that_may_have_been_put_away_since_may_be_there() -> None:
    game = tilth.game("agricola", players=2, mode="full")
    data = {"round": 2, "B": {"hand": ["axe"]}, "gone": ["B:rake"], "received": ["B:axe"]}
    rng = Rng(2)
    axe = CARD_IDS.index("axe")
    p = game.place(data)
    in_hand = sum(1 for _ in range(400) if cast(Table, p.resample(0, rng)).in_hand(1, axe))
    assert 150 < in_hand < 250
    q = game.place({**data, "received": ["B:axe 1"]})  # it came when the rake was gone already
    assert all(cast(Table, q.resample(0, rng)).in_hand(1, axe) for _ in range(40))


@pytest.mark.parametrize("deal", ["draft", "replace", "plain"])
def test_four_cards_of_a_hand_are_of_the_moor(deal: str) -> None:
    t = played("moor", 3, players=3, level=3, moor_deal=deal)
    rng = Rng(4)
    counts: Counter[int] = Counter()
    for _ in range(150):
        q = cast(Table, t.resample(0, rng))
        for s in (1, 2):
            counts[len(MOOR & set(map(int, q.hands[s])))] += 1
    assert min(counts) >= 4
    assert len(counts) > 1


def test_where_the_pool_is_without_them_it_is_just_four() -> None:
    t = played("moor", 3, players=3, level=3, level3_minor_pool="base_only", moor_deal="plain")
    rng = Rng(4)
    for _ in range(30):
        q = cast(Table, t.resample(0, rng))
        assert all(len(MOOR & set(map(int, q.hands[s]))) == 4 for s in range(3))
        assert not MOOR & set(map(int, q.decks[1]))


@pytest.mark.parametrize(
    ("key", "wrong"),
    [
        ("received", ["B:rake"]), ("received", ["A:axe"]), ("received", ["B:axe", "B:axe 0 drawn"]),
        ("received", ["B:axe 3 aside"]), ("received", ["axe"]), ("drafted", [["B:axe"]]), ("drafted", [["A:axe"], []]),
        ("drafted", [["B:axe", "B:axe"], []]), ("drafted", [["B:axe aside"], []]), ("drafted", [["B:rake"], []]),
        ("drafted", [["B:axe", "B:baker"], []]),
    ],
)  # fmt: skip
def test_what_nobody_can_have_seen_is_refused(key: str, wrong: Any) -> None:
    game = tilth.game("agricola", players=2, mode="full")
    with pytest.raises(BadPosition, match=key):
        game.place({"round": 2, "B": {"hand": ["axe", "baker"]}, key: wrong})

"""Chance draws with true odds: backs first and faces later give the same as a shuffled deck."""

from __future__ import annotations

from collections import Counter, defaultdict
from fractions import Fraction
from typing import Any

import pytest

import tilth
from tilth.kernel.core import FRAME, Position
from tilth.kernel.errors import Illegal
from tilth.kernel.rng import Rng


def odds(p: Position) -> dict[int, Fraction]:
    node, f = p.node(), p.top - FRAME
    weights = {a: int(node.odds(p, f, a)) for a in p.legal()}
    total = sum(weights.values())
    return {a: Fraction(w, total) for a, w in weights.items()}


def few_left(**extra: Any) -> Position:
    """Two players, most cards out of the game, so that all draws can be worked out."""
    game = tilth.game("villagers", players=2, first_player="A")
    left = {"mason": 1, "jeweler": 2, "fisher": 1, "agent": 2}
    out = [slug for slug, n in game.voice.report(game.place({}))["deck"].items() for _ in range(n - left.get(slug, 0))]
    return game.place({"S1": 2, "S2": 2, "S3": 0, "S4": 0, "S5": 0, "S6": 0, "reserve": 1, "out": out, **extra})


def test_a_face_is_any_unseen_card_with_equal_odds() -> None:
    p = few_left()
    p.play(p.parse("draft S2"))
    assert {p.name(a): w for a, w in odds(p).items()} == {
        "card mason": Fraction(1, 6),
        "card jeweler": Fraction(2, 6),
        "card fisher": Fraction(1, 6),
        "card agent": Fraction(2, 6),
    }


def test_the_jester_waits_while_chance_draws() -> None:
    game = tilth.game("villagers", players=1)
    p = game.place({"part": "draft", "events": {"face_up": ["bribes"]}})
    with pytest.raises(Illegal) as error:
        game.voice.follow(p, 0, "draft R1 give R2 jester bribes")  # the road is not refilled yet
    assert error.value.reason.code == "NOT_YOUR_TURN"


def test_a_back_that_is_shown_narrows_the_face() -> None:
    p = few_left(S2={"cards": 2, "back": "ore"})
    p.play(p.parse("draft S2"))
    assert {p.name(a): w for a, w in odds(p).items()} == {"card mason": Fraction(1, 3), "card jeweler": Fraction(2, 3)}


def test_a_back_shown_elsewhere_is_taken_into_account() -> None:
    # Five cards are free for S1: the one of suit ore on S2 is one of the three ore cards.
    p = few_left(S2={"cards": 2, "back": "ore"})
    p.play(p.parse("draft S1"))
    assert {p.name(a): w for a, w in odds(p).items()} == {
        "card mason": Fraction(2, 15),
        "card jeweler": Fraction(4, 15),
        "card fisher": Fraction(1, 5),
        "card agent": Fraction(2, 5),
    }


def test_backs_first_and_faces_later_are_a_shuffled_deck() -> None:
    """Two cards of a stack, the second one's back shown in between, come as pairs drawn without replacement."""
    p = few_left()
    p.play(p.parse("draft S2"))
    pairs: defaultdict[tuple[str, str], Fraction] = defaultdict(Fraction)
    for first, chance in odds(p).items():
        q = p.copy()
        q.act(first)
        assert q.node().asks == "back"
        for back, part in odds(q).items():
            r = q.copy()
            r.act(back)
            r.play(r.parse("draft S2"))
            for second, rest in odds(r).items():
                pairs[p.name(first).split()[1], r.name(second).split()[1]] += chance * part * rest
    counts = {"mason": 1, "jeweler": 2, "fisher": 1, "agent": 2}
    for a, n in counts.items():
        for b, m in counts.items():
            want = Fraction(n, 6) * Fraction(m - (a == b), 5)
            assert pairs[a, b] == want


def test_draws_follow_the_odds() -> None:
    p = few_left()
    p.play(p.parse("draft S2"))
    rng = Rng(8)
    n = 6000
    drawn = Counter(int(p.draw(rng)) for _ in range(n))
    for action, chance in odds(p).items():
        assert abs(drawn[action] / n - float(chance)) < 0.03


def test_the_deal_gives_every_card_the_same_chance() -> None:
    game = tilth.game("villagers", players=4, first_player="A")
    p = game.start()
    weights = {p.name(a): w for a, w in odds(p).items()}
    assert sum(weights.values()) == 1
    assert weights["deal jeweler"] == Fraction(2, 94)
    assert weights["deal mason"] == Fraction(1, 94)

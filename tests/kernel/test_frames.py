"""Saved stacks: only what can lie there, for whom it can be, as far as it can have got."""

from __future__ import annotations

import pytest

from tilth.kernel.errors import BadPosition
from tilth.kernel.expressions import EachSeat, May, Offer, One, Seq
from tilth.kernel.frames import FRAMES, Frames

from .bench import Bench, Mark, Needs, Pick, say
from .toy.farm import WOOD
from .toy.verbs import Build

WORK = Seq(
    Mark(1),
    EachSeat(Seq(Pick("good"), Mark(2))),
    May(Pick("more").named("more")),
    Offer(Pick("one"), Build(wood=1, clay=0), asks="some"),
    One(Pick("three").named("three"), Pick("four").named("four")),
    Needs(WOOD, Pick("five")),
)
GAME = Bench(WORK)
RICH = {"A": {"wood": 2}}


def check(*rows: str) -> None:
    p = GAME.table(RICH)
    GAME.restore_frames(p, rows)
    Frames(WORK).check(p)


def test_whatever_a_game_leads_to_can_be() -> None:
    p = GAME.place(RICH)
    words = ["get wood", "get clay", "more", "get food", "get wood", "pass", "three", "get wood", "get coin"]
    for word in words:
        check(*GAME.voice.frames(p))
        say(p, word)
    check(*GAME.voice.frames(p))


@pytest.mark.parametrize(
    ("rows", "words"),
    [
        (["work A 2 0"], "has nothing to ask"),
        (["work A 0 0"], "cannot have got that far"),
        (["work A 7 0"], "cannot have got that far"),
        (["work chance 1 0"], "cannot be for this seat"),
        (["work.2 A 1 0"], "cannot lie where it lies"),
        (["work A 3 0", "work.3.1 B 0 0"], "cannot be for this seat"),
        (["work A 2 0", "work.2 A 2 0", "work.2.1 A 1 0", "work.2.1.1 A 0 0"], "cannot be for this seat"),
        (["work A 2 0", "work.3 A 0 0"], "cannot lie where it lies"),
        (["work A 1 0", "work.1 A 0 0"], "cannot have got that far"),
        (["work A 2 0", "work.2 A 3 0", "work.2.1 A 1 0", "work.2.1.1 A 0 0"], "cannot have got that far"),
        (["work A 3 0", "work.3.1 A 0 0", "work.3.1 A 0 0"], "cannot lie where it lies"),
        (["work A 4 0", "work.4 A 4 0"], "cannot have got that far"),
        (["work A 6 0", "work.6 A 0 0", "work.6.1 A 0 0"], "cannot lie where it lies"),
        (["work A 6 0", "work.6.1 A 1 0"], "cannot have got that far"),
    ],
)
def test_what_no_game_leads_to_is_refused(rows: list[str], words: str) -> None:
    with pytest.raises(BadPosition, match=words):
        check(*rows)


@pytest.mark.parametrize("rows", [5, [5], ["work A 1"], ["work A 1 0 0"], [f"work A {10**13} 0"], ["work A 1 0"] * 81])
def test_a_stack_is_a_short_list_of_frames(rows: object) -> None:
    with pytest.raises(BadPosition):
        FRAMES.read(rows, "stack")

# compiled
"""The course of the game: setup, six rounds of ten phases, the last cards (§3-§9, §11.1)."""

from __future__ import annotations

from typing import Any, Final, cast

from tilth.games.hallertau.rules.actions import (
    FIRST_SEAT,
    PLAY,
    SPACES,
)
from tilth.games.hallertau.rules.advances import Progress, Realign
from tilth.games.hallertau.rules.card_play import Acting, Cards, PlayCard, Resolve, Waiting, Window
from tilth.games.hallertau.rules.effects import Draws
from tilth.games.hallertau.rules.goods import ROUNDS
from tilth.games.hallertau.rules.layout import ASKED, DECKS, FARM, FARMYARD, FINAL, GATEWAY, POINT
from tilth.games.hallertau.rules.phases import (
    Begin,
    DrawQuadrants,
    Forewarn,
    HarvestHome,
    HarvestSeat,
    IncomeSeat,
    Milking,
    NewCard,
    NewWorkers,
    RemoveWorkers,
    RotateAll,
    RotateOne,
    TakeOff,
)
from tilth.games.hallertau.rules.rulebook import HallertauRules
from tilth.games.hallertau.rules.spaces import QUADRANT_FACTS, SPACE_FACTS, SPACE_IDS
from tilth.games.hallertau.rules.table import Table
from tilth.games.hallertau.rules.turns import Turns, use_of
from tilth.kernel.core import (
    CHANCE,
    Node,
    Position,
)
from tilth.kernel.expressions import EachSeat, Loop, Seq, Step, When, WhoStarts
from tilth.kernel.native import i64, vec

START_GOODS: Final[vec[i64]] = vec[i64]([0, 1, 3])  # 1 barley, 1 flax, 1 rye
START_ROWS: Final[vec[i64]] = vec[i64]([2, 3, 4])
GATEWAY_HAND: Final[i64] = 4
POINT_HAND: Final[i64] = 1


# -- setup -----------------------------------------------------------------------------------------------------------


def lay_out(t: Table) -> None:
    """The table before anything is dealt (§3.3-§3.8)."""
    n = t.game.seats
    s: i64 = 0
    while s < SPACES:
        t.workers[s * 3] = 1
        s += 1
    s = 0
    while s < n:
        k: i64 = 0
        while k < 3:
            t.farms[s * FARM + START_GOODS[k]] = 1
            t.new_field(s, START_ROWS[k])
            k += 1
        t.move_building(s, 0, 0)
        t.set_boulders(s)
        t.farms[s * FARM + ASKED] = t.game.ask
        s += 1
    if t.game.with_cards:
        d: i64 = 0
        while d < 4:
            t.piles[d] = len(t.unseen[d])
            d += 1
        t.piles[FARMYARD] -= ROUNDS * n


class DealHands(Step):
    """Each seat's first cards (§3.9)."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        if t.game.with_cards:
            t.push(t.game.draws, CHANCE, POINT_HAND, seat * 4 + POINT)
            t.push(t.game.draws, CHANCE, GATEWAY_HAND, seat * 4 + GATEWAY)


# -- the whole -------------------------------------------------------------------------------------------------------


class Rounds(Loop):
    def more(self, p: Position, seat: i64, step: i64) -> bool:
        return cast(Table, p).round < ROUNDS


class HasIncome(When):
    """Phase 3 is left out in round 1 (R24) and without cards."""

    def holds(self, p: Position, seat: i64, it: i64) -> bool:
        t = cast(Table, p)
        return t.game.with_cards and (t.round > 1 or t.game.income_round1)


class NotLast(When):
    def holds(self, p: Position, seat: i64, it: i64) -> bool:
        return cast(Table, p).round < ROUNDS


def course(rules: HallertauRules) -> Node:
    """The whole game as one expression. Its parts keep their places: positions are saved by them."""
    rules.draws = Draws()
    rules.play_card = PlayCard()
    rules.resolve = Acting(Resolve())
    rules.waiting = Waiting()
    rules.inner = Window(False)
    whole = rules.whole_phase  # are automatic phases one action, or cut into steps (R27)?
    income, harvest, rotation = [
        Acting(EachSeat(part)) if whole else EachSeat(part)
        for part in (IncomeSeat(), HarvestSeat(), Seq(RotateAll(), Window(False), RotateOne()))
    ]
    removal, workers = RemoveWorkers(), NewWorkers()
    off = [TakeOff()] if rules.after_removal else []  # otherwise the cards go with the sheep on them
    phases: list[Node] = [
        Seq(Begin(1), DrawQuadrants(), Forewarn(removal), Window(False), removal, Window(False)),
        Seq(Begin(2), *off, Forewarn(workers), Window(True), workers, Window(False)),
        HasIncome(Seq(Begin(3), income, Window(True))),
        Seq(Begin(4), Turns()),
        Seq(Begin(5), EachSeat(NewCard()), Window(True)),
        Seq(Begin(6), rotation, Window(True)),
        Seq(Begin(7), Window(False), harvest, HarvestHome(harvest)),
        Seq(Begin(8), Milking(), Window(False)),
        Seq(Begin(9), EachSeat(Progress()), Window(True)),
        NotLast(Seq(Begin(10), Realign(), Window(False))),
    ]
    root = Seq(
        WhoStarts(FIRST_SEAT, rules.first_player),
        EachSeat(DealHands()),
        Rounds(Seq(*phases)),
        Begin(FINAL),
        Window(True),
    )
    rules.number(root, "game")
    for name, node in (
        ("draws", rules.draws), ("play", rules.play_card), ("resolve", rules.resolve), ("waiting", rules.waiting),
        ("inner", rules.inner),
    ):  # fmt: skip
        rules.number(node, name)
    for space in SPACE_IDS:
        use = use_of(space, rules)
        rules.number(use, f"space.{space}")
        rules.uses.append(use)
    rules.aside = Cards()
    rules.number(rules.aside, "cards")
    rules.aside_from = PLAY
    return root


def settle_board(rules: HallertauRules, clay_quadrant: int) -> None:
    """Quadrants and rows of the spaces, and what the quadrant cards clear for this number of players."""
    for i, space in enumerate(SPACE_IDS):
        fact: dict[str, Any] = SPACE_FACTS[space]
        rules.quadrants[i] = fact["quadrant"] - 1
        rules.rows[i] = fact["rows"]
        for gain in fact["options"][0]["gain"]:
            if "draw" in gain:
                rules.draws_of[i] = DECKS.index(gain["draw"][0])
        if "quadrant_option" in fact:
            rules.quadrants[i] = clay_quadrant - 1
    for card in QUADRANT_FACTS:
        parts = []
        for part in card.get(str(int(rules.seats)), []):
            quadrants = [part] if isinstance(part, int) else part["random"]
            if rules.any_quadrant and len(quadrants) > 1 and rules.seats == 1:
                quadrants = [1, 2, 3, 4]
            parts.append(vec[i64]([q - 1 for q in quadrants]))
        rules.clears.append(parts)

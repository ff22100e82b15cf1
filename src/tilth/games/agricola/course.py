# compiled
"""The course of the game: setup and hands, fourteen rounds, six harvests (§2, §3, §14, §20)."""

from __future__ import annotations

from typing import Final, cast

from tilth.games.agricola.rules.actions import (
    FIRST_SEAT,
    REVEAL,
    SPACES,
)
from tilth.games.agricola.rules.animals import Housing
from tilth.games.agricola.rules.card_play import Enters
from tilth.games.agricola.rules.dealing import Draws, Permanents, Trading, hands
from tilth.games.agricola.rules.effects import Emit, Use, Yield
from tilth.games.agricola.rules.events import (
    GOING_HOME,
    NEW_ROUND,
    ROUND,
    ROUND_END,
    ROUND_START,
    SCORING,
    WORK_END,
    WORK_START,
    WORKERS,
)
from tilth.games.agricola.rules.exchanges import Aside, Exchange
from tilth.games.agricola.rules.feeding import Feed
from tilth.games.agricola.rules.goods import FOOD, ROUNDS, STAGES, START_PEOPLE
from tilth.games.agricola.rules.harvest import BeginPhase, IsHarvest, harvest_phases
from tilth.games.agricola.rules.kitchen import Food
from tilth.games.agricola.rules.layout import (
    ASIDE,
    CHILDREN,
    END,
    EXTRA,
    FARM,
    FENCE_PIECE,
    GUESTS,
    HOME,
    PEOPLE,
    PLACED,
    REPLENISH,
    RETURN,
    ROOMS,
    START,
    WORK,
)
from tilth.games.agricola.rules.packed import (
    guests_later,
    guests_now,
    laid_card,
    laid_good,
    laid_number,
    laid_round,
    laid_seat,
)
from tilth.games.agricola.rules.payments import Pay
from tilth.games.agricola.rules.rulebook import AgricolaRules
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.rules.work_phase import Placement, Prelude, Work
from tilth.kernel.answers import ask
from tilth.kernel.core import (
    CHANCE,
    SEAT,
    Node,
    Position,
)
from tilth.kernel.expressions import Ask, Loop, Seq, Step, WhoStarts
from tilth.kernel.native import BIT, append, i64, vec
from tilth.kernel.reactions import ANYBODY, emit, listen, unlisten
from tilth.kernel.rng import Rng

# -- setup and hands (§2, §20) ---------------------------------------------------------------------------------------


class Setup(Step):
    """Food, and the marker with whoever starts."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.marker = t.starter
        s: i64 = 0
        while s < t.game.seats:
            t.farms[s * FARM + FOOD] = t.game.start_food[0 if s == t.starter else 1]
            s += 1


def lay_out(t: Table, seat: i64) -> None:
    """A farm as every player begins with it (§2.1)."""
    f = seat * FARM
    t.farms[f + ROOMS] = t.grid(seat).house
    t.farms[f + PEOPLE] = START_PEOPLE
    t.refit(seat)


# -- a round (§3) ----------------------------------------------------------------------------------------------------


class NextRound(Step):
    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.round += 1
        t.phase = START
        s: i64 = 0
        while s < t.game.seats:
            t.farms[s * FARM + CHILDREN] = 0
            t.farms[s * FARM + PLACED] = 0
            t.farms[s * FARM + HOME] = 0
            s += 1


class Reveal(Ask):
    """The round card of this round is turned up (§3.2)."""

    def __init__(self) -> None:
        super().__init__("reveal")

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        known = t.order[t.round]
        if known < 0 and len(t.game.fixed_order) > 0:
            known = t.game.fixed_order[t.round - 1]
        if known >= 0:
            t.drop()
            self.turn_up(t, known)
            return False
        t.stack[f + SEAT] = CHANCE
        return True

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        stage = STAGES[t.round]
        space: i64 = 0
        while space < SPACES:
            if t.game.stage_of[space] == stage and not t.open & BIT[space] and not self.known(t, space):
                out = append(out, REVEAL + space)
            space += 1
        return out

    def known(self, t: Table, space: i64) -> bool:
        round: i64 = 1
        while round <= ROUNDS:
            if t.order[round] == space:
                return True
            round += 1
        return False

    def draw(self, p: Position, f: i64, rng: Rng) -> i64:
        choices = self.options(p, f, vec[i64]())
        n: i64 = len(choices)
        return choices[rng.below(n)]

    def turn_up(self, t: Table, space: i64) -> None:
        order = t.order[:]
        order[t.round] = space
        t.order = order
        t.open |= BIT[space]

    def chosen(self, p: Position, seat: i64, it: i64, action: i64) -> None:
        self.turn_up(cast(Table, p), action - REVEAL)


class Collect(Step):
    """Goods on the space of this round go to those who earned them (§15.9); what is bought waits for its card. Animals
    that do not find room wait too, if cards work at the same moment: one of them may make room."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        waits: i64 = 0
        s: i64 = 0
        while s < t.game.seats:
            if len(t.listeners[ROUND_START]) > 0 and not self.fits(t, s):
                waits |= BIT[s]
                listen(t, ROUND_START, s, t.game.gather, ANYBODY)
            s += 1
        emit(t, ROUND_START, CHANCE, 0)
        emit(t, NEW_ROUND, CHANCE, 0)
        s = 0
        while s < t.game.seats:
            gather(t, s, not waits & BIT[s])
            s += 1

    def fits(self, t: Table, seat: i64) -> bool:
        """Is there room for the animals that the seat collects?"""
        herd = t.herd(seat)
        grown = False
        for entry in t.later:
            if lies(t, entry, seat) and t.game.herded[laid_good(entry)]:
                herd[t.game.herded[laid_good(entry)] - 1] += laid_number(entry)
                grown = True
        return not grown or t.houses(seat, herd)


def lies(t: Table, entry: i64, seat: i64) -> bool:
    """Is this what the seat collects in this round?"""
    return laid_card(entry) < 0 and laid_round(entry) == t.round and laid_seat(entry) == seat


def gather(t: Table, seat: i64, animals: bool) -> None:
    """What lies on the space of this round for a seat, with or without animals."""
    kept = vec[i64]()
    for entry in t.later:
        if lies(t, entry, seat) and (animals or not t.game.herded[laid_good(entry)]):
            t.gain(seat, laid_good(entry), laid_number(entry), ROUND)
        else:
            kept = append(kept, entry)
    t.later = kept


class Gather(Step):
    """Animals that could not all be kept are collected at the moment of their owner's choice (§3.2)."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        gather(cast(Table, p), seat, True)


class ClearSpace(Step):
    """What nobody has bought leaves the space of this round; fences go back to their owner (§15.9)."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        kept = vec[i64]()
        for entry in t.later:
            if laid_round(entry) > t.round:
                kept = append(kept, entry)
            elif laid_good(entry) == FENCE_PIECE:
                t.farms[laid_seat(entry) * FARM + ASIDE] -= laid_number(entry)
        t.later = kept
        s: i64 = 0
        while s < t.game.seats and len(t.listeners[ROUND_START]) > 0:
            unlisten(t, ROUND_START, s, t.game.gather, ANYBODY)
            s += 1


class Replenish(Step):
    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.phase = REPLENISH
        width = t.game.width
        space: i64 = 0
        while space < SPACES:
            if t.open & BIT[space]:
                k = space * width
                while k < (space + 1) * width:
                    t.heaps[k] += t.game.adds[k]
                    k += 1
            space += 1


class BeginWork(Step):
    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.phase = WORK
        s: i64 = 0
        while s < t.game.seats:
            f = s * FARM
            guests = t.farms[f + GUESTS]
            people = t.farms[f + PEOPLE] - t.farms[f + CHILDREN] + t.farms[f + EXTRA] + guests_now(guests)
            t.farms[f + GUESTS] = guests_later(guests)
            t.farms[f + HOME] = ask(t, WORKERS, s, people, 0)
            s += 1
        emit(t, WORK_START, CHANCE, 0)


class GoHome(Step):
    """Phase 4: all people go home; the marker decides who starts from now on (§3.5, §3.6)."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.phase = RETURN
        space: i64 = 0
        while space < SPACES:
            t.taken[space] = 0
            space += 1
        t.starter = t.marker


class Rounds(Loop):
    def more(self, p: Position, seat: i64, step: i64) -> bool:
        return cast(Table, p).round < ROUNDS


# -- the whole -------------------------------------------------------------------------------------------------------

# Places of the phases in a round; positions are saved and loaded by them.
ROUND_PARTS: Final = [
    "next", "reveal", "start", "replenish", "begin", "prelude", "work", "after", "home", "return", "harvest", "over",
]  # fmt: skip


def lay_parts(rules: AgricolaRules) -> None:
    """The parts of the course that an expansion may wrap or replace, as the base game has them."""
    rules.setup = Setup()
    rules.round = {
        "next": NextRound(),
        "reveal": Reveal(),
        "start": Seq(Collect(), ClearSpace()),
        "replenish": Replenish(),
        "begin": BeginWork(),
        "prelude": Prelude(),
        "after": Emit(WORK_END),
        "home": Emit(GOING_HOME),
        "return": GoHome(),
        "over": Emit(ROUND_END),
    }
    rules.turn = Placement()
    rules.feeding = Feed()
    rules.harvest = harvest_phases()


def course(rules: AgricolaRules, uses: list[Node]) -> Node:
    """The whole game as one expression. Its parts keep their places: positions are saved by them."""
    rules.round["work"] = Work(rules.turn)
    rules.round["harvest"] = IsHarvest(Seq(*[phase.make(rules) for phase in rules.harvest]))
    round = Seq(*[rules.round[name] for name in ROUND_PARTS])
    root = Seq(
        WhoStarts(FIRST_SEAT, rules.first_player),
        rules.setup,
        rules.hands if rules.hands is not None else hands(rules),
        Permanents(),
        Rounds(round),
        Seq(BeginPhase(END), Emit(SCORING)),
    )
    rules.housing = Housing("animals")
    rules.food = Food()
    rules.pay = Pay()
    rules.enters = Enters()
    rules.draws = Draws()
    rules.kitchen = Exchange()
    rules.trading = Trading()
    rules.gather = Gather().named("order animals")
    rules.number(root, "game")
    for name, node in (
        ("housing", rules.housing), ("food", rules.food), ("pay", rules.pay), ("enters", rules.enters),
        ("draws", rules.draws), ("kitchen", rules.kitchen), ("trading", rules.trading), ("gather", rules.gather),
    ):  # fmt: skip
        rules.number(node, name)
    for space, use in enumerate(uses):
        rules.number(use, f"space.{rules.space_slugs[space]}")
    rules.uses = uses
    for space, use in enumerate(uses):
        if isinstance(use, Use):
            if use.action.sure:
                rules.easy |= BIT[space]
            elif isinstance(use.action, Yield):
                rules.heaped |= BIT[space]
    rules.aside = Aside()
    rules.number(rules.aside, "aside")
    return root

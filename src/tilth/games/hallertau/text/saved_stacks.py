"""Which saved stacks of Hallertau can be, and what of the table goes with them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, cast

from tilth.games.hallertau.course import DealHands
from tilth.games.hallertau.rules.actions import CARDS, SPACES
from tilth.games.hallertau.rules.advances import PayAdvance, Progress
from tilth.games.hallertau.rules.board_effects import MergeFrom, MergeTo, MoveBoulders, UseAnother
from tilth.games.hallertau.rules.card_play import Acting, PlayCard, Resolve, Waiting, Window
from tilth.games.hallertau.rules.cards import Fee, Slash
from tilth.games.hallertau.rules.costs import Cost, DiscardCards, GiveKinds, GiveSheep, RemoveFields, SheepBack, Unplant
from tilth.games.hallertau.rules.effects import Different, DrawCards, Draws, OneKind
from tilth.games.hallertau.rules.goods import KINDS, LAST
from tilth.games.hallertau.rules.land_effects import MoveSheep, PickFields, Sow
from tilth.games.hallertau.rules.layout import (
    BUILT,
    COLUMNS,
    FARM,
    FIELDS,
    FINAL,
    FLOCK,
    INCOMES,
    MASK,
    ROW,
    STABLES,
    TWO,
)
from tilth.games.hallertau.rules.packed import (
    SECOND,
    already_picked,
    card_at_work,
    comes_second,
    held_by,
    held_card,
    just_drawn,
    kind_taken,
    number_picked,
    position_chosen,
    quadrant_card,
    settled,
    sheep_moved,
    sheep_placed,
    sole_column,
    waits_for,
    waits_with,
)
from tilth.games.hallertau.rules.phases import DrawQuadrants, HarvestSeat, IncomeSeat, NewCard, OneIncome
from tilth.games.hallertau.rules.rulebook import HallertauRules
from tilth.games.hallertau.rules.table import Table
from tilth.games.hallertau.rules.turns import Turns
from tilth.kernel.core import FRAME, IT, OK, SEAT, STEP, Node, Position
from tilth.kernel.errors import BadPosition
from tilth.kernel.expressions import EachSeat, Loop, Seq
from tilth.kernel.frames import Frames, draws
from tilth.kernel.native import BIT

STEPS: Final[list[tuple[type[Node], int, int]]] = [
    (Acting, 1, 1), (Turns, 1, 3), (Window, 0, 15), (HarvestSeat, 0, 1), (Progress, 0, 31), (Different, 0, 511),
]  # fmt: skip


class HallertauFrames(Frames):
    def __init__(self, root: Node, rules: HallertauRules) -> None:
        super().__init__(root)
        self.rules = rules
        self.actions = [node for node in rules.nodes if isinstance(node, Acting)]
        self.incomes = [card.income for card in rules.cards if card is not None and card.income is not None]

    # -- what lies on what

    def starts(self, p: Position, f: int, node: Node) -> Iterable[Node]:
        t, rules = cast(Table, p), self.rules
        step, it = t.stack[f + STEP], t.stack[f + IT]
        if isinstance(node, (Cost, PayAdvance)):  # nobody plays a card while something is paid
            return []
        if isinstance(node, PlayCard):
            return slash(rules, it).pays[step - 1 : step]
        if isinstance(node, Resolve):
            card = t.card(card_at_work(it))
            part = [slash(rules, it).gain, card.then, card.income][step - 1]
            return [] if part is None else [part]
        if isinstance(node, Draws):
            return [node]
        if draws(node) or not node.asks:
            return super().starts(p, f, node)
        guests = [rules.play_card]
        if not any(isinstance(t.nodes[t.stack[g]], Acting) for g in range(0, f, FRAME)):
            guests += [rules.resolve, rules.waiting]
        if isinstance(node, Window):
            return guests + self.actions + node.parts
        if isinstance(node, Turns):
            return guests + node.parts
        return [*guests, rules.inner] if isinstance(node, (IncomeSeat, HarvestSeat, Progress)) else guests

    def becomes(self, node: Node) -> Iterable[Node]:
        if isinstance(node, MergeFrom):
            return node.parts
        if isinstance(node, (DrawCards, NewCard, DealHands)):
            return [self.rules.draws]
        if isinstance(node, UseAnother):
            return self.rules.uses
        if isinstance(node, OneIncome):
            return self.incomes
        return [self.rules.waiting] if isinstance(node, Acting) else super().becomes(node)

    # -- for whom, and how far it can have got

    def roams(self, node: Node) -> bool:
        return isinstance(node, (Turns, Waiting, Window)) or super().roams(node)

    def stands(self, p: Position, f: int, node: Node) -> bool:
        t = cast(Table, p)
        seat, step, it = t.stack[f + SEAT], t.stack[f + STEP], t.stack[f + IT]
        if it < 0 or kind_taken(it) >= KINDS or sole_column(it) >= COLUMNS or (it and self.idle(node, it)):
            return False
        if isinstance(node, (PlayCard, Resolve)):
            if not lies_open(t, seat, it):
                return False
            pays = slash(self.rules, it).pays if isinstance(node, PlayCard) else []
            return 1 <= step <= (len(pays) or 3) and payable(t, seat, pays[step:], card_at_work(it))
        if isinstance(node, Seq):
            return super().stands(p, f, node) and payable(t, seat, node.parts[step:], it)
        if isinstance(node, Cost):
            return left_to_pay(t, seat, step, node)
        if isinstance(node, PayAdvance):
            return step == 0 and it < 5 and can_advance(t, seat, it)
        if isinstance(node, DrawQuadrants):
            return drawing(t, step, it)
        if isinstance(node, Draws):
            return 1 <= step <= 9 and it < 4 * self.rules.seats
        if isinstance(node, IncomeSeat):
            return step <= 1 and bool(it < BIT[t.farms[seat * FARM + INCOMES]])
        if isinstance(node, MergeTo):
            return step == 0 and bool(it < SPACES)
        for kind, least, most in STEPS:
            if isinstance(node, kind):
                return least <= step <= most
        return self.counts(node, step, it) or super().stands(p, f, node)

    def idle(self, node: Node, it: int) -> bool:
        """Is nothing handed through this part of the course? Phase 1 hands on the quadrants to be cleared."""
        if not isinstance(node, (Seq, EachSeat, Loop)) or not node.path.startswith(self.root.path):
            return False
        return node is not self.root.parts[2].parts[0].parts[0] or it > 15

    def counts(self, node: Node, step: int, it: int) -> bool:
        """Effects that are done one by one."""
        if isinstance(node, OneKind):
            return step == 1 and kind_taken(it) >= 0
        if isinstance(node, Sow):
            return bool(step < node.n)
        if isinstance(node, PickFields):
            return bool(number_picked(step) < node.n and already_picked(step) < BIT[COLUMNS])
        if isinstance(node, MoveBoulders):
            return bool(number_picked(step) < node.n and already_picked(step) < BIT[10])
        return isinstance(node, MoveSheep) and bool(sheep_moved(step) < node.sheep and sheep_placed(step))

    # -- the table beside it

    def check(self, p: Position) -> None:
        super().check(p)
        t = cast(Table, p)
        frames = [(t.nodes[t.stack[f]], int(t.stack[f + SEAT])) for f in range(0, t.top, FRAME)]
        nodes = [node for node, _ in frames]
        if t.phase != self.phase(t):
            raise BadPosition("phase", "is not the one in which the stack stands")
        before = t.phase == 0 or (t.phase == 1 and self.rules.round_in_phase2)  # the round has no number yet
        if t.round < (0 if before else 1) or (t.phase == 0 and t.round):
            raise BadPosition("round", f"phase {t.phase} cannot be in round {t.round}")
        if t.phase != 2 and t.taken_off != (before or t.phase > 2):
            raise BadPosition("state.taken_off", "cards leave the stable boards in phase 2 (§4.3)")
        if t.inside != sum(1 for node in nodes if isinstance(node, Acting)):
            raise BadPosition("state.inside", f"{t.inside} is not the number of actions under way")
        if t.paying != (bool(nodes) and isinstance(nodes[-1], (Cost, PayAdvance))):
            raise BadPosition("state.paying", "is something paid just now or not?")
        used = [(self.rules.uses.index(node) + 1, seat) for node, seat in frames if node in self.rules.uses]
        if used[:1] != ([(int(t.using), int(t.user))] if t.using else []):
            raise BadPosition("state.using", "is not the space that is being used")
        if t.replaced and (not t.using or self.rules.instead[t.replaced - 1][4] != t.using - 1):
            raise BadPosition("state.replaced", "nothing is paid otherwise on this space")
        self.check_waiting(t, nodes)

    def phase(self, t: Table) -> int:
        """The phase in which the stack stands."""
        rounds = self.root.parts[2]
        for f in range(0, t.top, FRAME):
            if t.nodes[t.stack[f]] is rounds.parts[0]:
                return int(t.stack[f + STEP])
        return 0 if t.top and t.stack[STEP] < 3 else int(FINAL)

    def check_waiting(self, t: Table, nodes: list[Node]) -> None:
        seats = self.rules.seats
        cards = [(int(waits_for(entry)), int(waits_with(entry))) for entry in t.waits]
        begun = [
            int(t.stack[f + IT]) for f in range(0, t.top, FRAME) if isinstance(nodes[f // FRAME], (PlayCard, Resolve))
        ]
        numbers = [card_at_work(it) for it in [*(it for _, it in cards), *begun]]
        if any(seat >= seats or not lies_open(t, seat, it) for seat, it in cards) or len(set(numbers)) < len(numbers):
            raise BadPosition("waits", "only cards that lie open can wait, each once")
        for i, (seat, it) in enumerate(cards):
            if it >= 2 * SECOND or kind_taken(settled(it)) >= 0 or sole_column(it) >= COLUMNS:
                raise BadPosition("waits", f"{t.waits[i]} is no card that waits")
            if comes_second(it) and not any(owner == seat and just_drawn(first) for owner, first in cards[:i]):
                raise BadPosition("waits", "a card comes after another that waits before it (R1l)")
        if cards and not t.inside and not any(isinstance(node, Waiting) for node in nodes):
            raise BadPosition("waits", "no action is under way for whose end cards could wait (§10.3)")
        for entry in t.fresh:
            if held_by(entry) >= seats or held_card(entry) >= CARDS or self.rules.cards[held_card(entry)] is None:
                raise BadPosition("fresh", f"{entry} is no card that a seat has drawn")


def slash(rules: HallertauRules, it: int) -> Slash:
    """The position of a card that is being played."""
    card = rules.cards[card_at_work(it)]
    assert card is not None
    return card.positions[position_chosen(it)]


def lies_open(t: Table, seat: int, it: int) -> bool:
    """Has the seat put down this card, for this position?"""
    number = card_at_work(it)
    card = t.game.cards[number] if number < CARDS else None
    return card is not None and number in t.played[seat] and position_chosen(it) < len(card.positions)


def payable(t: Table, seat: int, costs: Iterable[Node], card: int) -> bool:
    """Whoever has begun can pay the rest."""
    return all(cost.doable(t, seat, card) == OK for cost in costs if isinstance(cost, (Cost, Fee)))


def left_to_pay(t: Table, seat: int, step: int, cost: Cost) -> bool:
    """Is there enough for what is not yet paid?"""
    farm = seat * FARM
    if isinstance(cost, GiveSheep):
        n = cost.n.value(t, seat)
        return step < n and (t.farms[farm + FLOCK] >= n - step or (step == 0 and cost.instead(t, seat, n)))
    if isinstance(cost, GiveKinds):
        kinds = [k for k in range(KINDS) if cost.goods & BIT[k]]
        left = cost.kinds - sum(1 for k in kinds if step & BIT[k])
        return 0 < left <= sum(1 for k in kinds if not step & BIT[k] and t.farms[farm + k] >= cost.n)
    if isinstance(cost, RemoveFields):
        return bool(0 < cost.n - step <= cost.matching(t, seat))
    if isinstance(cost, Unplant):
        contents = [t.farms[farm + FIELDS + c] % ROW for c in range(COLUMNS)]
        return bool(0 < cost.n - step <= sum(2 if content >= TWO else 1 for content in contents if content))
    if isinstance(cost, DiscardCards):
        decks = [t.card(entry // MASK).deck for entry in t.hands[seat]]
        return bool(0 < cost.n - step <= sum(1 for deck in decks if cost.deck in (-1, deck)))
    if isinstance(cost, SheepBack):
        movable = [max(0, int(cost.movable(t, seat, place, step))) for place in range(1, STABLES + 1)]
        return bool(sheep_placed(step) and 0 < cost.n - sheep_moved(step) <= sum(movable))
    return step == 0


def can_advance(t: Table, seat: int, building: int) -> bool:
    built = t.farms[seat * FARM + BUILT + building]
    return bool(built < LAST and t.tools_needed(seat, building) <= t.usable_tools(seat))


def drawing(t: Table, step: int, it: int) -> bool:
    """No quadrant card yet, or one that leaves a question mark open (§4.2)."""
    drawn = quadrant_card(it)
    if not t.game.quadrant_cards or drawn >= 6:
        return False
    if drawn < 0:
        return step == 0 and it == 0
    parts = t.game.clears[drawn]
    return not t.quads & BIT[drawn] and step < len(parts) and len(parts[step]) > 1


__all__ = ["HallertauFrames"]

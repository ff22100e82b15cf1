# compiled
"""The work phase: people are placed on action spaces, and what each space does (§3.4, §4, §5)."""

from __future__ import annotations

from typing import Any, Final, cast

from tilth.games.agricola.rules.action_parts import Deed
from tilth.games.agricola.rules.actions import (
    ACTION_LIMIT,
    CELL_NOT_FREE,
    CRAFT,
    EMPTY_SPACE,
    FEW_ANIMALS,
    KEEP,
    MUST_PLACE,
    NO_PERSON_LEFT,
    NOTHING_PAID,
    NOTHING_PERFORMED,
    PLACE,
    PLAY,
    SPACE_NOT_IN_GAME,
    SPACE_NOT_REVEALED,
    SPACE_OCCUPIED,
    SPACES,
    TWO_PEOPLE,
    USE,
    WAY,
    too_late,
)
from tilth.games.agricola.rules.baking import Bake
from tilth.games.agricola.rules.building import Renovate, Rooms, Stables
from tilth.games.agricola.rules.card_play import Improve, Occupy
from tilth.games.agricola.rules.effects import Buy, Choose, Marker, Optional, Resources, Yield
from tilth.games.agricola.rules.events import (
    ANNOUNCED,
    FIRST_TURN,
    FLEXIBLE,
    FORBIDS,
    MAJOR_ACTION,
    MINOR_ACTION,
    MOVING,
    OF_SPACE,
    OPENS,
    PRELUDE,
    REPEATABLE,
    SHARES,
)
from tilth.games.agricola.rules.facts import MINOR_CARD
from tilth.games.agricola.rules.family import Grow
from tilth.games.agricola.rules.fencing import Fence
from tilth.games.agricola.rules.fields import Plow, Sow
from tilth.games.agricola.rules.kitchen import way_lack
from tilth.games.agricola.rules.layout import FARM, HOME, PLACED
from tilth.games.agricola.rules.payments import NOTHING
from tilth.games.agricola.rules.rulebook import AgricolaRules
from tilth.games.agricola.rules.spaces import differ_switch
from tilth.games.agricola.rules.table import Table
from tilth.kernel.answers import ask
from tilth.kernel.core import IT, NOT_YOUR_TURN, OK, PASS, SEAT, STEP, WRONG_PART, Node, Position
from tilth.kernel.entries import number_of, owned_by
from tilth.kernel.expressions import Ask, Offer, Seq
from tilth.kernel.native import BIT, append, i64, mypyc_attr, vec
from tilth.kernel.reactions import emit
from tilth.kernel.vecs import inserted

# -- what a space does, from its data --------------------------------------------------------------------------------


class SpaceMaker:
    """Builds the expression of one space from `spaces.json`."""

    def __init__(self, rules: AgricolaRules, number: i64, fact: dict[str, Any]) -> None:
        self.rules = rules
        self.number: i64 = number
        self.fact = fact

    def make(self) -> Node:
        structure = self.fact["structure"]
        options = [o for o in structure["options"] if self.rules.mode.offers(o)]
        kind = structure["type"]
        if kind == "all":
            return self.all_of(options)
        parts = [self.part(option, len(options) > 1) for option in options]
        if kind == "at_least_one":
            ordered = "order" in structure
            return Offer(*parts, ordered=ordered, lack=NOTHING_PERFORMED, poor=NOTHING_PAID, asks="build")
        if kind == "first_required_rest_optional":
            return Seq(parts[0], *[Offer(part, least=0, asks=part.asks) for part in parts[1:]])
        assert kind == "choose_one", kind
        if all(isinstance(part, Improve) for part in parts):
            return self.improvement(MAJOR_ACTION + (MINOR_ACTION if self.rules.mode.minors() else 0))
        choice = Choose(*parts)
        if any(o["do"] == "play_occupation" for o in options):
            choice.vague = self.untaught()  # of two reasons the other is told
        return choice

    def untaught(self) -> i64:
        """Why somebody without occupations in hand plays none: perhaps this game has none."""
        return NOTHING_PERFORMED if "occupation" in self.rules.mode.hand else ACTION_LIMIT

    def improvement(self, allows: i64) -> Node:
        return Improve(allows + FLEXIBLE + REPEATABLE + OF_SPACE)

    def all_of(self, options: list[dict[str, Any]]) -> Node:
        """Everything the space gives; goods are taken together, so that cards see them together."""
        others = [self.part(o, True) for o in options if o["do"] not in ("gain", "take_accumulated")]
        goods = [o for o in options if o["do"] in ("gain", "take_accumulated")]
        if goods:
            takes = any(o["do"] == "take_accumulated" for o in goods)
            given = [o for o in goods if o["do"] == "gain"]
            gives = dict(self.fact.get("gives", {})) if given else {}
            others.append(self.gain(gives, takes, len(options) > 1, given[0] if given else {}))
        return Seq(*others) if len(others) > 1 else others[0]

    def gain(self, gives: dict[str, int], takes: bool, lenient: bool, option: dict[str, Any]) -> Node:
        free = gives.pop("any_building_resource", 0)
        if free:
            return Resources(self.number, free, self.differ(option), self.rules.amounts(gives))
        return Yield(self.number, takes, self.rules.amounts(gives), lenient)

    def differ(self, option: dict[str, Any]) -> bool:
        """Must the kinds of resources differ? Two switches say so, for the cards on which it is in doubt (§22)."""
        said = {"family34_must_differ": self.rules.family34, "family5_must_differ": self.rules.family5}
        return said.get(differ_switch(option), False)

    def part(self, option: dict[str, Any], among: bool) -> Node:
        do = option["do"]
        if do in self.rules.deeds:
            return self.rules.deeds[do](self.rules, self.number, option)
        most = option.get("max") or 0
        if do == "build_rooms":
            return Rooms(most)
        if do == "build_stables":
            return Stables(most, option["cost_each"]["wood"])
        if do == "build_fences":
            return Fence()
        if do == "plow":
            return Plow(most)
        if do == "sow":
            return Sow()
        if do == "bake_bread":
            return Bake()
        if do == "renovate":
            return Renovate()
        if do == "family_growth":
            return Grow(option["needs_room"], option.get("min_round", 0))
        if do == "take_starting_player":
            return Marker()
        if do == "play_minor":
            return self.improvement(MINOR_ACTION)
        if do == "build_major":
            return self.improvement(MAJOR_ACTION)
        if do == "build_major_or_play_minor":
            return self.improvement(MAJOR_ACTION + (MINOR_ACTION if self.rules.mode.minors() else 0))
        if do == "play_occupation":
            cost = option["food_cost"]
            later = cost.get("always", cost.get("later", 0))
            first = cost.get("always", cost.get("first", 0))
            return Occupy(first, cost.get("second", later), later, True, self.untaught())
        if do == "take_accumulated":
            return Yield(self.number, True, self.rules.nothing, False)
        assert do == "gain", do
        node = self.gain(dict(option["gives"]), False, True, option)
        return Buy(self.rules.amounts(option["pay"]), node) if "pay" in option else node


# -- placing people --------------------------------------------------------------------------------------------------


WISHED: Final[i64] = 4


@mypyc_attr(allow_interpreted_subclasses=True)
class Placement(Deed):
    """One person is placed (§4.6). `spaces`: only on these (a mask; -1: on any); `optional`: or not. Who is told what
    others claim there may still choose another space.

    STEP 1: asked; 2: the action is under way; from WISHED on: others are told of this space. IT: spaces where something
    is claimed, as a mask.
    """

    def __init__(self, spaces: i64 = -1, optional: bool = False) -> None:
        super().__init__("place")
        self.spaces: i64 = spaces
        self.optional: bool = optional
        self.sure = True  # a turn without a legal placement is skipped (§4.7)
        self.swift = False

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        step = t.stack[f + STEP]
        if step >= WISHED and not t.stack[f + IT] & BIT[step - WISHED]:
            self.enter(t, f, step - WISHED)
            return False
        if step == 2 or (step and self.doable(t, t.stack[f + SEAT], 0) != OK):  # an exchange may have spoilt everything
            t.drop()
            return False
        t.stack[f + STEP] = 1
        return True

    def lack(self, t: Table, seat: i64, space: i64) -> i64:
        if not (t.game.in_game | t.open) & BIT[space]:
            return SPACE_NOT_IN_GAME
        if not t.open & BIT[space] and ask(t, OPENS, seat, 0, space) == 0:
            return SPACE_NOT_REVEALED
        if t.farms[seat * FARM + HOME] == 0:
            return NO_PERSON_LEFT
        if t.game.resting >= 0 and t.ready(seat) <= 0:
            return t.game.resting_reason
        if self.spaces >= 0 and not self.spaces & BIT[space]:
            return TWO_PEOPLE
        if t.full(space) and (t.people_on(space, seat) or ask(t, SHARES, seat, 0, space) == 0):
            return SPACE_OCCUPIED
        return self.usable(t, seat, space)

    def usable(self, t: Table, seat: i64, space: i64) -> i64:
        """Could the action be carried out, once this person stands there?"""
        t.farms[seat * FARM + HOME] -= 1
        reason = t.game.uses[space].doable(t, seat, 0)
        t.farms[seat * FARM + HOME] += 1
        return NOTHING_PERFORMED if reason == CELL_NOT_FREE else reason  # no cell was named

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        t = cast(Table, p)
        if t.farms[seat * FARM + HOME] <= 0:
            return NO_PERSON_LEFT
        space: i64 = 0
        n: i64 = len(t.game.uses)
        if self.spaces < 0 and len(t.answerers[FORBIDS]) == 0 and t.ready(seat) > 0:
            free = t.open & t.game.easy
            while free:
                if free % 2 and not t.full(space):
                    return OK
                free //= 2
                space += 1
            space = 0
        if len(self.havens(t, seat, vec[i64]())) > 0:
            return OK
        while space < n:
            if self.lack(t, seat, space) == OK:
                return OK
            space += 1
        return NOTHING_PERFORMED

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        if self.optional:
            out = append(out, PASS)
        if t.game.resting < 0:
            return self.open_spaces(t, seat, out)
        if t.ready(seat) > 0:
            out = self.open_spaces(t, seat, out)
        return self.havens(t, seat, self.others(t, seat, out))

    def others(self, t: Table, seat: i64, out: vec[i64]) -> vec[i64]:
        """What else a turn may be."""
        return out

    def open_spaces(self, t: Table, seat: i64, out: vec[i64]) -> vec[i64]:
        if self.spaces >= 0 or len(t.answerers[OPENS]) + len(t.answerers[SHARES]) + len(t.answerers[FORBIDS]) > 0:
            n: i64 = len(t.game.uses)
            space: i64 = 0
            while space < n:
                if self.lack(t, seat, space) == OK:
                    out = append(out, PLACE + space)
                space += 1
            return out
        return self.quick(t, seat, out)

    def havens(self, t: Table, seat: i64, out: vec[i64]) -> vec[i64]:
        """Where people go who go nowhere else."""
        if t.game.resting < 0 or t.resting(seat) <= 0:
            return out
        noted = t.noted
        t.set_seat_number(seat, t.game.resting, t.resting(seat) - 1)  # whoever goes there rests no more
        for space in t.game.haven_spaces:
            if self.lack(t, seat, space) == OK:
                out = append(out, t.game.act_haven.start + space)
        t.noted = noted
        return out

    def haven_lack(self, t: Table, seat: i64, space: i64) -> i64:
        if t.resting(seat) <= 0:
            return NO_PERSON_LEFT
        if not t.game.haven & BIT[space]:
            return t.game.resting_reason
        noted = t.noted
        t.set_seat_number(seat, t.game.resting, t.resting(seat) - 1)
        reason = self.lack(t, seat, space)
        t.noted = noted
        return reason

    def quick(self, t: Table, seat: i64, out: vec[i64]) -> vec[i64]:
        """The same, where no card has a say: most spaces need no closer look."""
        easy, heaped, width = t.game.easy, t.game.heaped, t.game.width
        left = t.open
        space: i64 = 0
        while left:
            if left % 2 and not t.full(space):
                known = easy & BIT[space] != 0 or (
                    heaped & BIT[space] != 0 and (t.heaps[space * width] != 0 or not t.bare(space))
                )
                if known or self.usable(t, seat, space) == OK:
                    out = append(out, PLACE + space)
            left //= 2
            space += 1
        return out

    def reason(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        if action == PASS:
            return OK if self.optional else MUST_PLACE
        if action >= PLACE and action < PLACE + SPACES:
            return self.lack(t, seat, action - PLACE)
        if t.game.act_haven.has(action):
            return self.haven_lack(t, seat, action - t.game.act_haven.start)
        return too_late(t.game.usual(action))

    def why(self, p: Position, f: i64, seat: i64, action: i64) -> i64:
        t = cast(Table, p)
        if seat != t.stack[f + SEAT]:
            if seat >= 0 and action >= PLACE and action < PLACE + SPACES:
                reason = self.lack(t, seat, action - PLACE)
                if reason in (NO_PERSON_LEFT, SPACE_OCCUPIED, EMPTY_SPACE):
                    return reason
            late = too_late(t.game.usual(action))
            return late if seat >= 0 and late != WRONG_PART else NOT_YOUR_TURN
        return self.reason(t, f, seat, action)

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        space = action - PLACE
        rests = t.game.act_haven.has(action)
        if t.game.rested >= 0 and rests != (t.table_number(t.game.rested) == 1):
            t.set_table_number(t.game.rested, 1 if rests else 0)
        if rests:
            t.set_seat_number(t.stack[f + SEAT], t.game.resting, t.resting(t.stack[f + SEAT]) - 1)
            space = action - t.game.act_haven.start
        if action == PASS:
            t.stack[f + STEP] = 2
        elif self.heard(t, f, space):
            t.stack[f + STEP] = WISHED + space
            emit(t, ANNOUNCED, t.stack[f + SEAT], space)
        else:
            self.enter(t, f, space)

    def heard(self, t: Table, f: i64, space: i64) -> bool:
        """Must others be told first? What they claim they say once in a turn."""
        return len(t.listeners[ANNOUNCED]) > 0 and not t.stack[f + IT] & BIT[space]

    def enter(self, t: Table, f: i64, space: i64) -> None:
        seat = t.stack[f + SEAT]
        t.stack[f + STEP] = 2
        t.farms[seat * FARM + HOME] -= 1
        t.farms[seat * FARM + PLACED] += 1
        t.come(space, seat)
        t.push(t.game.uses[space], seat, 0, 0)


class Prelude(Deed):
    """Cards used before the first placement (§3.4): clockwise from the starting player, each card once. Whenever one is
    used all are asked again, so that they can answer it.

    STEP: 0 before the first is asked, then 1 plus how many seats in a row had nothing to add.
    """

    def __init__(self) -> None:
        super().__init__("use")
        self.sure = True

    def node_of(self, t: Table, seat: i64, card: i64) -> Optional | None:
        """What this card of the seat offers now."""
        table = t.listeners[PRELUDE]
        i: i64 = 0
        n: i64 = len(table)
        while i < n:
            if owned_by(table[i], seat):
                node = t.nodes[number_of(table[i])]
                if isinstance(node, Optional) and node.card == card:
                    return node
            i += 1
        return None

    def usable(self, t: Table, seat: i64) -> vec[i64]:
        """The seat's cards that can be used, ascending."""
        found = vec[i64]()
        table = t.listeners[PRELUDE]
        i: i64 = 0
        n: i64 = len(table)
        while i < n:
            if owned_by(table[i], seat):
                node = t.nodes[number_of(table[i])]
                if isinstance(node, Optional) and t.used[node.card] != t.round and not node.idle(t, seat, 0):
                    found = inserted(found, node.card)
            i += 1
        return found

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        n = t.game.seats
        if t.stack[f + STEP] == 0:
            t.stack[f + STEP] = 1
            t.stack[f + SEAT] = t.starter
        while len(t.listeners[PRELUDE]) > 0 and t.stack[f + STEP] <= n:
            if len(self.usable(t, t.stack[f + SEAT])) > 0:
                return True
            self.next(t, f)
        t.drop()
        return False

    def next(self, t: Table, f: i64) -> None:
        t.stack[f + STEP] += 1
        t.stack[f + SEAT] = (t.stack[f + SEAT] + 1) % t.game.seats

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        out = append(out, PASS)
        cards = self.usable(t, t.stack[f + SEAT])
        i: i64 = 0
        n: i64 = len(cards)
        while i < n:
            out = append(out, USE + cards[i])
            i += 1
        return out

    def reason(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        if action == PASS:
            return OK
        if action >= USE and action < USE + len(t.game.cards):
            cards = self.usable(t, seat)
            i: i64 = 0
            n: i64 = len(cards)
            while i < n:
                if action == USE + cards[i]:
                    return OK
                i += 1
        return WRONG_PART

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        if action == PASS:
            self.next(t, f)
            return
        seat = t.stack[f + SEAT]
        node = self.node_of(t, seat, action - USE)
        assert node is not None
        t.stack[f + STEP] = 1
        t.set_used(node.card, t.round)
        t.push(node.parts[0], seat, 0, 0)


class Parting(Ask):
    """The end of a turn: food may still be made (§12.3). Nobody is asked, since it can be made later as well; a patient
    position stops here, so that words after those of the action are heard."""

    def __init__(self) -> None:
        super().__init__("parting")
        self.swift = True

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        return append(out, PASS)

    def why(self, p: Position, f: i64, seat: i64, action: i64) -> i64:
        t = cast(Table, p)
        if seat != t.stack[f + SEAT]:
            return NOT_YOUR_TURN
        if action == PASS:
            return OK
        if action >= WAY and action < CRAFT:
            reason = way_lack(t, seat, action - WAY, NOTHING)
            return reason if reason != OK else WRONG_PART
        if action >= KEEP and action < WAY:
            return FEW_ANIMALS
        if action >= PLAY and action < PLAY + len(t.game.cards) and t.game.card_kind[action - PLAY] == MINOR_CARD:
            return t.game.minor_late
        return too_late(t.game.usual(action))

    def take(self, p: Position, f: i64, action: i64) -> None:
        p.drop()


class Work(Node):
    """Turn by turn, until nobody can take one any more. IT: whose turn is next; STEP: 1 once begun, 2 and the seat
    while a turn is taken."""

    def __init__(self, turn: Node) -> None:
        super().__init__()
        self.sure = True
        self.turn = turn
        self.parting = Parting()
        self.parts.extend([self.turn, self.parting])

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        n = t.game.seats
        if t.stack[f + STEP] == 0:
            t.stack[f + STEP] = 1
            t.stack[f + IT] = t.starter
            first = ask(t, FIRST_TURN, t.starter, -1, 0)
            if first >= 0 and self.turn.doable(t, first, 0) == OK:
                self.begin(t, f, first)
                return False
        if t.stack[f + STEP] > 1:
            last = t.stack[f + STEP] - 2
            t.stack[f + STEP] = 1
            if t.patient and not t.strict:
                t.push(self.parting, last, 0, 0)
                return False
        k: i64 = 0
        while k < n:
            seat = (t.stack[f + IT] + k) % n
            if self.turn.doable(t, seat, 0) == OK:
                t.stack[f + IT] = (seat + 1) % n
                self.begin(t, f, seat)
                return False
            k += 1
        after = t.stack[f + IT]
        t.drop()
        emit(t, MOVING, after, 0)
        return False

    def begin(self, t: Table, f: i64, seat: i64) -> None:
        t.stack[f + STEP] = 2 + seat
        t.push(self.turn, seat, 0, 0)

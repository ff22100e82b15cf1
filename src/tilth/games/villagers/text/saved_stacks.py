"""Which saved stacks of Villagers can be, and what of the table goes with them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from tilth.games.villagers.course import Deal, SetupEvents, ShowBacks
from tilth.games.villagers.deck.countess import EventDraw, NewEvents, Penalty, ResolveEvents, RevealEvents, SheTakes
from tilth.games.villagers.deck.event_effects import Pick, Replace, SheDraws
from tilth.games.villagers.deck.specials import Cover, HalfGold, Side, Smuggle, Target
from tilth.games.villagers.rules.actions import EVENTS, MOST_CARDS, RESERVE, SLOTS
from tilth.games.villagers.rules.build import MOST_HIRES, GiveCard, Pay, PutBack, Where, actions_left, locked
from tilth.games.villagers.rules.draft import Give, TakeCards
from tilth.games.villagers.rules.facts import (
    BASICS,
    CARDS,
    CHAIN,
    DISCARDED,
    FOUNDERS,
    HALF_GOLD,
    PADLOCK,
    SPECIAL,
    STAND_IN,
    STAND_IN_CARD,
    SWAP,
    TURNED,
    name_of,
)
from tilth.games.villagers.rules.packed import basic_for, card_back, card_of, place_of, wilds_of
from tilth.games.villagers.rules.road import FillRoad
from tilth.games.villagers.rules.rulebook import VillagersRules
from tilth.games.villagers.rules.table import HAND_SIZE, HELD, SETUP_PART, TO_COUNTESS, TO_SQUARE, Table
from tilth.games.villagers.rules.unseen import ShowBack, TurnUp
from tilth.games.villagers.text.position_keys import in_hands
from tilth.kernel.core import CHANCE, FRAME, IT, OK, SEAT, STEP, Node, Position
from tilth.kernel.errors import BadPosition
from tilth.kernel.expressions import Loop
from tilth.kernel.frames import Frames
from tilth.kernel.native import BIT
from tilth.kernel.vecs import total


class VillagersFrames(Frames):
    def __init__(self, root: Node, rules: VillagersRules) -> None:
        super().__init__(root)
        self.rules = rules
        self.gifts = [node for node in rules.nodes if isinstance(node, Give)]

    # -- what lies on what

    def starts(self, p: Position, f: int, node: Node) -> Iterable[Node]:
        rules = self.rules
        cards = [rules.turn_up, rules.show_back]
        if isinstance(node, TakeCards):
            return [*node.parts, *cards]
        if isinstance(node, FillRoad):
            return cards if node.refresh else [*self.gifts, *cards]
        if isinstance(node, Give):
            return cards
        if isinstance(node, ShowBacks):
            return [rules.show_back]
        if isinstance(node, RevealEvents):
            return [rules.event_draw]
        return rules.resolve if isinstance(node, ResolveEvents) else super().starts(p, f, node)

    def becomes(self, node: Node) -> Iterable[Node]:
        rules = self.rules
        if isinstance(node, (SheTakes, SheDraws)):
            return [rules.turn_up]
        if isinstance(node, TurnUp):
            return [rules.show_back]
        if isinstance(node, (NewEvents, SetupEvents, Replace)):
            return [rules.reveal_events]
        return [rules.reveal_events, *rules.resolve] if isinstance(node, EventDraw) else super().becomes(node)

    # -- for whom, and how far it can have got

    def roams(self, node: Node) -> bool:
        return isinstance(node, TakeCards) or super().roams(node)

    def seated(self, p: Position, f: int, node: Node) -> bool:
        either = isinstance(node, Pick) and p.stack[f + SEAT] in (0, CHANCE)
        return either or super().seated(p, f, node)

    def stands(self, p: Position, f: int, node: Node) -> bool:
        t = cast(Table, p)
        seat, step, it = t.stack[f + SEAT], t.stack[f + STEP], t.stack[f + IT]
        if it < -1 or place_of(it) >= MOST_CARDS:
            return False
        if isinstance(node, (TurnUp, ShowBack)):
            return self.turning(t, step, it, isinstance(node, TurnUp))
        if isinstance(node, (FillRoad, Give)):
            return step == 0 and 0 <= it < BIT[SLOTS] and all(t.road[k] < 0 for k in range(SLOTS) if it & BIT[k])
        if isinstance(node, Deal):
            return self.dealing(t, step, node)
        if isinstance(node, ShowBacks):
            return 1 <= step <= RESERVE + 1
        if isinstance(node, TakeCards):
            return step == 1
        if isinstance(node, RevealEvents):
            return step <= 9 and 0 <= it <= 3
        if isinstance(node, EventDraw):
            return step <= 1 and 0 <= it <= 1
        if isinstance(node, Penalty):
            return step < BIT[EVENTS] and node.event(t, f) >= 0
        own = self.under_way(t, f, node, int(seat), int(it))
        return super().stands(p, f, node) and own

    def turning(self, t: Table, stack: int, place: int, up: bool) -> bool:
        """A card nobody has seen lies there, and goes where there is room."""
        if stack > RESERVE or t.heights[stack] == t.lids[stack] or (not up and t.backs[stack] >= 0):
            return False
        if not up:
            return place == 0
        if t.lids[stack]:
            return False
        if place < SLOTS:
            return bool(place >= 0 and t.road[place] < 0)
        return bool(TO_SQUARE <= place < TO_SQUARE + self.rules.seats or (place == TO_COUNTESS and self.rules.solo))

    def dealing(self, t: Table, dealt: int, node: Deal) -> bool:
        if node.to_road:
            laid = sum(1 for card in t.road if card >= 0)
            return len(self.rules.start_road) == 0 and dealt == laid < SLOTS
        return bool(dealt == sum(len(hand) for hand in t.hands) < HAND_SIZE * self.rules.seats)

    def under_way(self, t: Table, f: int, node: Node, seat: int, it: int) -> bool:
        """The parts of playing a card, and of hiring a basic."""
        if isinstance(node, GiveCard):
            return it in BASICS and t.basics[it] > 0 and t.hires < MOST_HIRES
        if isinstance(node, PutBack):
            basic = basic_for(it)
            return basic in BASICS and t.basics[basic] > 0 and in_hands(self.rules, card_back(it))
        if isinstance(node, Smuggle):
            return it < CARDS and SPECIAL[it] == HALF_GOLD and locked(t, seat, it) == OK
        if isinstance(node, Target):
            return it < CARDS and SPECIAL[it] == SWAP and actions_left(t, seat) > 0
        if isinstance(node, Cover):
            return it < CARDS and SPECIAL[it] == STAND_IN
        if isinstance(node, Side):
            return it in (FOUNDERS, TURNED)
        if not isinstance(node, (Where, Pay)):
            return True
        card, wilds, on = card_of(it), wilds_of(it), place_of(it)
        if it < 0 or card > TURNED or locked(t, seat, card) != OK:
            return False
        village = t.villages[seat]
        if isinstance(t.nodes[t.stack[f - FRAME]], HalfGold):
            return SPECIAL[card] == HALF_GOLD and wilds == 0 and 0 <= on < len(village.cards)
        if SPECIAL[card] or not (name_of(card) == FOUNDERS or card in BASICS or in_hands(self.rules, card)):
            return False
        left = len(CHAIN[card]) - wilds
        if isinstance(node, Where):
            return left > 0 and on < 0
        if PADLOCK[card] < 0 or left < 0:
            return False
        return on < 0 if left == 0 else 0 <= on < len(village.cards) and village.misfit(card, on, left) == OK

    # -- the table beside it

    def check(self, p: Position) -> None:
        super().check(p)
        t = cast(Table, p)
        if t.top == 0 and t.market2 != HELD:
            raise BadPosition("stack", "the game is over when the second market has been held (§3.2)")
        if t.top and t.part != self.part(t):
            raise BadPosition("part", "is not the one in which the stack stands")
        if t.part == SETUP_PART:
            self.check_setup(t)

    def part(self, t: Table) -> int:
        """The part in which the stack stands."""
        for f in range(0, t.top - FRAME, FRAME):
            if isinstance(t.nodes[t.stack[f]], Loop):
                begun = t.stack[f + FRAME + STEP]
                return int(begun if self.rules.solo or begun < 5 else begun + 1) - 1
        return int(SETUP_PART)

    def check_setup(self, t: Table) -> None:
        """Nothing has happened but the deal."""
        cards = sum(len(t.hands[s]) for s in range(self.rules.seats)) + sum(1 for card in t.road if card >= 0)
        fresh = Table(self.rules)
        fresh.lay_out()
        undealt = total(t.unseen) + cards == total(fresh.unseen) + sum(1 for card in fresh.road if card >= 0)
        if (
            not undealt
            or list(t.heights) != list(fresh.heights)
            or any(len(village.cards) > 1 for village in t.villages)
        ):
            raise BadPosition("part", "in the setup nothing has happened but the deal (§2.5)")


def on_the_way(t: Table) -> list[int]:
    """Cards that have left a hand or village and are not laid yet."""
    found: list[int] = []
    for f in range(0, t.top, FRAME):
        asks, it = t.nodes[t.stack[f]].asks, int(t.stack[f + IT])
        if asks in ("place", "pay", "smuggle", "swap", "cover", "side") and it >= 0 and card_of(it) <= TURNED:
            if not DISCARDED[card_of(it)]:
                found += [int(name_of(card_of(it)))] + [int(STAND_IN_CARD)] * int(wilds_of(it))
        elif asks == "return":
            found.append(int(card_back(it)))
    return found


__all__ = ["VillagersFrames", "on_the_way"]

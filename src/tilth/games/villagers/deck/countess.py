# compiled
"""Alone against the Countess (§17-§20): the events, her card from the reserve, the Jester.

An event is what its data says: when it works, and what it does (`effects`). No event is named here.
"""

from __future__ import annotations

from typing import Final, cast

from tilth.games.villagers.deck.event_effects import DECK_SHIFT, HUMAN, expression, silver_value
from tilth.games.villagers.rules.actions import (
    ACCEPT,
    BUY_OFF,
    EVENT,
    EVENT_PENDING,
    EVENT_TARGET,
    EVENTS,
    JESTER,
    JESTER_TOO_LATE,
    JESTER_USED,
    PICK,
    RESERVE,
    RESOLVE,
)
from tilth.games.villagers.rules.build import BANK_PRICE, GIVEN_TO_COUNTESS, HER
from tilth.games.villagers.rules.facts import EVENT_FACTS, GOLD
from tilth.games.villagers.rules.rulebook import EASY, HARD, VillagersRules
from tilth.games.villagers.rules.table import (
    BUILD_PART,
    DRAFT_PART,
    DUE,
    EVENT_DUCATS,
    EVENT_PART,
    HELD,
    JESTER_GONE,
    JESTER_READY,
    TO_COUNTESS,
    Table,
)
from tilth.kernel.core import CANNOT_PAY, CHANCE, IT, NOT_YOUR_TURN, OK, STEP, WRONG_PART, Node, Position
from tilth.kernel.expressions import Apart, Ask, Seq, Step
from tilth.kernel.native import BIT, append, i64, vec
from tilth.kernel.rng import Rng

ON_REVEAL: Final[i64] = 8
MUCH: Final[i64] = 10  # what her new card is worth, and the events that come with it (§19.2)
EVENTS_OF_NOTHING: Final[i64] = 3
EVENTS_OF_LITTLE: Final[i64] = 2
EVENTS_OF_MUCH: Final[i64] = 1
ALL_ROUND: Final[i64] = 9
PARTS: Final = {
    "draft": DRAFT_PART, "build": BUILD_PART, "events": EVENT_PART, "reveal": ON_REVEAL, "round": ALL_ROUND,
}  # fmt: skip

# -- decks


def season(t: Table) -> i64:
    """Summer until the first market has been held (§19.3)."""
    return 1 if t.market1 == HELD else 0


def draw_event(t: Table, season_: i64, now: i64) -> None:
    """One event from a deck; an empty one is made anew from its discarded events (§19.5)."""
    deck = t.game.seasons[season_]
    if not t.decks & deck and t.game.event_reshuffle:
        t.decks |= t.discarded & deck
        t.discarded &= ~deck
    if t.decks & deck:
        t.push(t.game.event_draw, CHANCE, season_, now)


class EventDraw(Ask):
    """Chance draws an event from the deck of a season (STEP). IT: resolve it at once."""

    def __init__(self) -> None:
        super().__init__("event")

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        deck = t.decks & t.game.seasons[t.stack[f + STEP]]
        e: i64 = 0
        while e < EVENTS:
            if deck & BIT[e]:
                out = append(out, EVENT + e)
            e += 1
        return out

    def draw(self, p: Position, f: i64, rng: Rng) -> i64:
        left = self.options(p, f, vec[i64]())
        return left[rng.below(len(left))]

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        game = t.game
        deck, now = t.stack[f + STEP], t.stack[f + IT]
        t.drop()
        e = action - EVENT
        bit = BIT[e]
        t.decks &= ~bit
        works = game.works[e]
        forces = bool(game.force_events & bit)
        if works == ON_REVEAL:
            t.discarded |= bit
            more = 1 if game.level == EASY and game.easy_replace_one else game.replaces[e]
            t.push(game.reveal_events, HUMAN, more, DECK_SHIFT * deck + now)
        elif works == EVENT_PART and now:
            t.discarded |= bit
            t.push(game.resolve[e], HUMAN, 0, 0)
        elif forces and t.jester != JESTER_READY and game.force_draws:
            t.discarded |= bit
            t.push(game.reveal_events, HUMAN, 1, DECK_SHIFT * deck + now)
        elif forces and game.force_at_once:
            t.discarded |= bit
            t.push(game.resolve[e], HUMAN, 0, 0)
        elif now and not game.swing_waits:
            t.discarded |= bit
        else:
            t.face_up |= bit
            t.waiting |= bit if now else 0


class RevealEvents(Node):
    """Turn up a number (STEP) of events. IT: from which deck, and whether they are resolved at once."""

    def __init__(self) -> None:
        super().__init__()
        self.sure = True

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        if t.stack[f + STEP] == 0:
            t.drop()
        else:
            t.stack[f + STEP] -= 1
            draw_event(t, t.stack[f + IT] // DECK_SHIFT, t.stack[f + IT] % DECK_SHIFT)
        return False


# -- the event part (§19)


class Penalty(Ask):
    """At the start of a part: pay the bank, or a lower limit. STEP: the events already answered."""

    def __init__(self, part: i64) -> None:
        super().__init__("penalty")
        self.part: i64 = part

    def event(self, t: Table, f: i64) -> i64:
        waiting = t.face_up & t.game.penalties & ~t.stack[f + STEP]
        e: i64 = 0
        while e < EVENTS:
            if waiting & BIT[e] and t.game.works[e] == self.part:
                return e
            e += 1
        return -1

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        if t.game.solo and self.event(t, f) >= 0:
            return True
        t.pop()
        return False

    def buys_off(self, t: Table, e: i64) -> bool:
        return t.ducats[HUMAN] >= t.game.amounts[e] or t.game.partial_pay

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        if self.buys_off(t, self.event(t, f)):
            out = append(out, BUY_OFF)
        return append(out, ACCEPT)

    def why(self, p: Position, f: i64, seat: i64, action: i64) -> i64:
        reason = super().why(p, f, seat, action)
        return CANNOT_PAY if reason == WRONG_PART and action == BUY_OFF else reason

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        e = self.event(t, f)
        t.stack[f + STEP] |= BIT[e]
        t.happened |= BIT[e]
        if action == ACCEPT:
            t.penalty += t.game.lowers[e]
        else:
            price = t.game.amounts[e]
            t.earn(HUMAN, -(price if price < t.ducats[HUMAN] else t.ducats[HUMAN]), EVENT_DUCATS)


class ResolveEvents(Ask):
    """All face-up events, in the order the human likes (§19.1)."""

    def __init__(self) -> None:
        super().__init__("events")

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        if t.face_up & ~t.waiting:
            return True
        t.waiting = 0
        t.pop()
        return False

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        e: i64 = 0
        while e < EVENTS:
            if t.face_up & ~t.waiting & BIT[e]:
                out = append(out, RESOLVE + e)
            e += 1
        return out

    def why(self, p: Position, f: i64, seat: i64, action: i64) -> i64:
        reason = super().why(p, f, seat, action)
        if reason == WRONG_PART:
            return EVENT_TARGET if action >= RESOLVE and action < PICK else EVENT_PENDING
        return reason

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        e = action - RESOLVE
        put_away(t, BIT[e])
        works = t.game.works[e]
        if works in (EVENT_PART, ALL_ROUND):
            t.push(t.game.resolve[e], HUMAN, 0, 0)


def put_away(t: Table, events: i64) -> None:
    t.face_up &= ~events
    t.happened &= ~events
    t.waiting &= ~events
    t.discarded |= events


class SheTakes(Step):
    """Her card from the reserve (§19.2), unless the game ends now (§20.3). IT: whether she got one."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        if t.market2 == DUE:
            t.set_it(-1)
        elif t.reserve_at_hand():
            t.set_it(1)
            t.take_top(RESERVE, TO_COUNTESS)
        else:
            t.set_it(0)


class NewEvents(Step):
    """As many as the value of her card says."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        if it < 0:
            return
        game = t.game
        n = game.no_card_events
        if it > 0:
            last: i64 = len(t.villages[HER].cards) - 1
            value = GOLD[t.villages[HER].cards[last]] + silver_value(t, HER, last)
            n = EVENTS_OF_NOTHING if value == 0 else EVENTS_OF_LITTLE if value < MUCH else EVENTS_OF_MUCH
        if game.level == EASY:
            n = 1
        if game.level == HARD and (game.hard_events == 2 or (game.hard_events == 1 and n < 2)):
            n = 2
        t.push(game.reveal_events, HUMAN, n, DECK_SHIFT * season(t))


# -- the Jester (§20.1)


class Jester(Node):
    """Once per game, at any decision: discard an event that has not happened."""

    def targets(self, t: Table) -> i64:
        return t.face_up & ~t.happened if t.jester == JESTER_READY else 0

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        events = self.targets(t)
        if events and t.nodes[t.stack[f]] is not t.game.forced_jester:
            e: i64 = 0
            while e < EVENTS:
                if events & BIT[e]:
                    out = append(out, JESTER + e)
                e += 1
        return out

    def why(self, p: Position, f: i64, seat: i64, action: i64) -> i64:
        t = cast(Table, p)
        if seat != HUMAN:
            return NOT_YOUR_TURN
        if t.jester != JESTER_READY:
            return JESTER_USED
        return OK if self.targets(t) & BIT[action - JESTER] else JESTER_TOO_LATE

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        t.jester = JESTER_GONE
        put_away(t, BIT[action - JESTER] | (t.face_up & t.game.force_events))


RULES_OF_EVENTS: Final = {"given_cards_to_countess": GIVEN_TO_COUNTESS, "bank_price": BANK_PRICE}


def prepare_events(game: VillagersRules, seasons: list[str]) -> None:
    """Number the events' expressions and sort the events by what they are."""
    game.seasons = vec[i64]([0, 0])
    for e, fact in enumerate(EVENT_FACTS):
        does = fact["does"]
        effect = expression(e, does)
        node = Apart(effect)  # what it chooses is no business of the frame that started it
        game.number(node, f"event.{fact['id']}")
        game.resolve.append(node)
        game.works = append(game.works, PARTS[fact["works"]])
        game.amounts = append(game.amounts, does.get("price", 0))
        game.lowers = append(game.lowers, does.get("by", 0))
        game.replaces = append(game.replaces, does.get("draw", 0))
        if not game.events_out & BIT[e]:
            game.seasons[0 if seasons[e] == "summer" else 1] |= BIT[e]
        if does["op"] == "penalty":
            game.penalties |= BIT[e]
        if does["op"] == "force_jester":
            game.force_events |= BIT[e]
            game.forced_jester = effect
        if does["op"] == "rule":
            rule: i64 = RULES_OF_EVENTS[does["rule"]]
            game.rule_events[rule] |= BIT[e]
            game.rule_value[rule] = does.get("value", 0)
    game.number(game.event_draw, "draw_event")
    game.number(game.reveal_events, "reveal_events")


def event_part() -> Node:
    return Seq(ResolveEvents(), SheTakes(), NewEvents())

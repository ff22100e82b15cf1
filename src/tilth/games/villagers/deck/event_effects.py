# compiled
"""What events do when they are resolved (§19.11), as expressions built from their data. No event is named here."""

from __future__ import annotations

from typing import Any, Final, cast

from tilth.games.villagers.rules.actions import (
    END,
    EVENT_PENDING,
    EVENT_TARGET,
    EVENTS,
    FROM,
    JESTER,
    LOSE,
    MOST_CARDS,
    NAMES,
    PICK,
    RESERVE,
    STACKS,
)
from tilth.games.villagers.rules.build import HER
from tilth.games.villagers.rules.facts import (
    EVENT_FACTS,
    FOUNDERS,
    GOLD,
    IS_BASIC,
    KEYS,
    SILVER_COUNTS,
    SUIT,
    SUITS,
    name_of,
)
from tilth.games.villagers.rules.table import EVENT_DUCATS, JESTER_GONE, JESTER_READY, TO_COUNTESS, Table
from tilth.games.villagers.rules.village import Village
from tilth.kernel.core import CHANCE, IT, SEAT, WRONG_PART, Node, Position
from tilth.kernel.expressions import Ask, AskIfAny, Seq, Step
from tilth.kernel.native import BIT, append, i64, vec
from tilth.kernel.rng import Rng
from tilth.kernel.vecs import total

HUMAN: Final[i64] = 0
DECK_SHIFT: Final[i64] = 2  # in IT of a reveal: deck * 2 + resolve at once

CHOOSERS: Final = ["player", "max", "min", "random"]
BY_PLAYER: Final[i64] = 0
BY_MOST: Final[i64] = 1
BY_LEAST: Final[i64] = 2
BY_CHANCE: Final[i64] = 3

# What a pick may be (§19.10).
KEYED: Final[i64] = 0
SILVERED: Final[i64] = 1
COINED: Final[i64] = 2
TOP: Final[i64] = 3


def silver_value(t: Table, owner: i64, i: i64) -> i64:
    game = t.game
    village = t.villages[owner]
    return village.silver(village.cards[i], game.best_one, game.discs, game.countess_symbols)


def all_silver(t: Table, owner: i64) -> i64:
    sum_: i64 = 0
    n: i64 = len(t.villages[owner].cards)
    i: i64 = 0
    while i < n:
        sum_ += silver_value(t, owner, i)
        i += 1
    return sum_


def count(t: Table, per: str, owner: i64) -> i64:
    """What an event counts in a village or in the human's hand."""
    game = t.game
    village = t.villages[owner]
    hand = t.hands[HUMAN]
    without = 0 if game.count_founders else 1
    if per == "hand_card":
        return len(hand)
    if per == "suit_in_hand":
        suits: i64 = 0
        for card in hand:
            suits |= BIT[SUIT[card]]
        n: i64 = 0
        for suit in range(len(SUITS)):
            n += 1 if suits & BIT[suit] else 0
        return n
    if per == "basic":
        return village.basics(game.claim_covered, IS_BASIC)
    if per == "largest_suit":
        return village.largest_suit(len(SUITS), game.count_founders)
    if per == "highest_gold":
        return village.highest_gold(game.blackmail_covered, game.count_founders)
    founders = village.find(FOUNDERS)
    bare = founders >= 0 and village.kids[founders] == 0
    if per == "gold_symbol":
        gilded = bare and GOLD[village.cards[founders]] > 0
        return village.gold_symbols(game.countess_symbols) - (without if gilded else 0)
    assert per == "food", per
    fed = bare and GOLD[village.cards[founders]] == 0
    return village.food - (without if fed else 0)


# -- what events do


def owner_of(whose: str) -> i64:
    return HER if whose == "countess" else HUMAN


class Counted(Step):
    """So many ducats for each thing of a kind in a village."""

    def __init__(self, amount: i64, per: str, whose: str) -> None:
        super().__init__()
        self.amount: i64 = amount
        self.per = per
        self.owner: i64 = owner_of(whose)

    def ducats(self, t: Table) -> i64:
        return self.amount * count(t, self.per, self.owner)


class SheGains(Counted):
    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.earn(HER, self.ducats(t), EVENT_DUCATS)


def pay_her(t: Table, amount: i64) -> None:
    """All of it, or what there is (§19.6)."""
    due = amount if amount < t.ducats[HUMAN] else t.ducats[HUMAN]
    t.earn(HUMAN, -due, EVENT_DUCATS)
    t.earn(HER, due, EVENT_DUCATS)


class PayHer(Counted):
    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        pay_her(t, self.ducats(t))


class PayHerCoins(Step):
    """As many ducats as lie on the villager picked."""

    def __init__(self, amount: i64) -> None:
        super().__init__()
        self.amount: i64 = amount

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        if it >= 0:
            pay_her(t, self.amount * t.villages[it // MOST_CARDS].coins[it % MOST_CARDS])


class SilverNow(Step):
    """Both sides are paid their silver (§14.7)."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        mine, hers = all_silver(t, HUMAN), all_silver(t, HER)
        t.earn(HUMAN, mine, EVENT_DUCATS)
        t.earn(HER, hers, EVENT_DUCATS)


class SheGainsSilver(Step):
    """The value of the silver villager picked."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        if it >= 0:
            t.earn(HER, silver_value(t, it // MOST_CARDS, it % MOST_CARDS), EVENT_DUCATS)


class CoinsOnPicked(Step):
    """Ducats from the bank on the villager picked: a number, or as many as its keys (-1)."""

    def __init__(self, amount: i64) -> None:
        super().__init__()
        self.amount: i64 = amount

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        if it >= 0:
            owner, i = it // MOST_CARDS, it % MOST_CARDS
            t.put_coins(owner, i, self.amount if self.amount >= 0 else KEYS[t.villages[owner].cards[i]])


class CoinsOnEach(Step):
    """Ducats from the bank on each key-bearing villager of a village."""

    def __init__(self, amount: i64, owner: i64) -> None:
        super().__init__()
        self.amount: i64 = amount
        self.owner: i64 = owner

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        n: i64 = len(t.villages[self.owner].cards)
        i: i64 = 0
        while i < n:
            if t.villages[self.owner].has_keys(i):
                t.put_coins(self.owner, i, self.amount)
            i += 1


class LosePicked(Step):
    """The villager picked goes to her village, or is discarded (§19.8)."""

    def __init__(self, to_her: bool) -> None:
        super().__init__()
        self.to_her = to_her

    def act(self, p: Position, seat: i64, it: i64) -> None:
        if it < 0:
            return
        t = cast(Table, p)
        face = t.remove_villager(it // MOST_CARDS, it % MOST_CARDS)
        if self.to_her:
            t.deliver(face, TO_COUNTESS)
        else:
            t.discard[face] += 1


class Pick(Ask):
    """One villager that fits, picked by the human, by value, or by chance. IT becomes its place, or -1."""

    def __init__(self, what: i64, owner: i64, event: i64) -> None:
        super().__init__("pick")
        self.what: i64 = what
        self.owner: i64 = owner
        self.event: i64 = event

    def fits(self, village: Village, i: i64) -> bool:
        face = village.cards[i]
        if name_of(face) == FOUNDERS or SUIT[face] < 0:
            return False
        if self.what == KEYED:
            return village.has_keys(i)
        if self.what == SILVERED:
            return SILVER_COUNTS[face] > 0
        if self.what == COINED:
            return village.coins[i] > 0
        return village.kids[i] == 0 and not IS_BASIC & BIT[face]

    def value(self, t: Table, i: i64) -> i64:
        village = t.villages[self.owner]
        if self.what == KEYED:
            return KEYS[village.cards[i]]
        return village.coins[i] if self.what == COINED else silver_value(t, self.owner, i)

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        village = cast(Table, p).villages[self.owner]
        n: i64 = len(village.cards)
        i: i64 = 0
        while i < n:
            if self.fits(village, i):
                out = append(out, PICK + self.owner * MOST_CARDS + i)
            i += 1
        return out

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        fitting = self.options(p, f, vec[i64]())
        n: i64 = len(fitting)
        chooser = t.game.choosers[self.event] if self.what != TOP else BY_PLAYER
        if n > 0 and chooser == BY_PLAYER:
            return True
        if n > 0 and chooser == BY_CHANCE:
            t.stack[f + SEAT] = CHANCE
            return True
        best: i64 = -1
        k: i64 = 0
        while k < n:
            i = fitting[k] - PICK
            if best < 0:
                best = i
            else:
                new, old = self.value(t, i % MOST_CARDS), self.value(t, best % MOST_CARDS)
                if new > old if chooser == BY_MOST else new < old:
                    best = i
            k += 1
        t.stack[f + IT] = best
        t.pop()
        return False

    def why(self, p: Position, f: i64, seat: i64, action: i64) -> i64:
        reason = super().why(p, f, seat, action)
        picking = action >= PICK and action < LOSE
        return EVENT_TARGET if reason == WRONG_PART and picking else EVENT_PENDING if action == END else reason

    def draw(self, p: Position, f: i64, rng: Rng) -> i64:
        fitting = self.options(p, f, vec[i64]())
        return fitting[rng.below(len(fitting))]

    def chosen(self, p: Position, seat: i64, it: i64, action: i64) -> None:
        p.set_it(action - PICK)


class LoseHandCard(Ask):
    """Discard a hand card of choice."""

    def __init__(self) -> None:
        super().__init__("discard")

    def run(self, p: Position, f: i64) -> bool:
        if len(cast(Table, p).hands[HUMAN]) > 0:
            return True
        p.pop()
        return False

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        last: i64 = -1
        for card in cast(Table, p).hands[HUMAN]:
            if card != last:
                out = append(out, LOSE + card)
            last = card
        return out

    def why(self, p: Position, f: i64, seat: i64, action: i64) -> i64:
        reason = super().why(p, f, seat, action)
        return EVENT_TARGET if reason == WRONG_PART and action >= LOSE and action < LOSE + NAMES else reason

    def chosen(self, p: Position, seat: i64, it: i64, action: i64) -> None:
        t = cast(Table, p)
        t.from_hand(HUMAN, action - LOSE)
        t.discard[action - LOSE] += 1


class SheDraws(AskIfAny):
    """An unseen card from a stack of the human's choice or from the reserve goes to her village."""

    def __init__(self) -> None:
        super().__init__("source")

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        s: i64 = 0
        while s < STACKS:
            if t.heights[s] > 0:
                out = append(out, FROM + s)
            s += 1
        if t.heights[RESERVE] > 0 or (t.game.reshuffle and total(t.discard) > 0):
            out = append(out, FROM + RESERVE)
        return out

    def why(self, p: Position, f: i64, seat: i64, action: i64) -> i64:
        reason = super().why(p, f, seat, action)
        return EVENT_TARGET if reason == WRONG_PART and action >= FROM and action <= FROM + RESERVE else reason

    def chosen(self, p: Position, seat: i64, it: i64, action: i64) -> None:
        t = cast(Table, p)
        stack = action - FROM
        if stack < RESERVE or t.reserve_at_hand():
            t.take_top(stack, TO_COUNTESS)


class Replace(Step):
    """Draw events of the same deck in its stead and resolve them at once."""

    def __init__(self, event: i64, n: i64) -> None:
        super().__init__()
        self.event: i64 = event
        self.n: i64 = n

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        deck = 0 if t.game.seasons[0] & BIT[self.event] else 1
        t.push(t.game.reveal_events, HUMAN, self.n, DECK_SHIFT * deck + 1)


class ForcedJester(Node):
    """The Jester must be used now; with nothing to use it on it leaves the game (§20.2)."""

    def __init__(self) -> None:
        super().__init__()
        self.sure = True
        self.asks = "jester"

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        if t.jester == JESTER_READY:
            if t.face_up & ~t.happened:
                return True
            t.jester = JESTER_GONE
        t.pop()
        return False

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        e: i64 = 0
        while e < EVENTS:
            if t.face_up & ~t.happened & BIT[e]:
                out = append(out, JESTER + e)
            e += 1
        return out

    def take(self, p: Position, f: i64, action: i64) -> None:
        raise AssertionError("the aside carries it out")


# -- from data to expressions


def expression(e: i64, does: dict[str, Any]) -> Node:
    """What an event does when it is resolved in the event part."""
    op = does["op"]
    owner = owner_of(does.get("whose", ""))
    if op == "she_gains":
        return SheGains(does["amount"], does["per"], does["whose"])
    if op == "pay_her" and does["per"] == "coins_on_one":
        return Seq(Pick(COINED, owner, e), PayHerCoins(does["amount"]))
    if op == "pay_her":
        return PayHer(does["amount"], does["per"], does["whose"])
    if op == "silver_now":
        return SilverNow()
    if op == "silver_of_one":
        return Seq(Pick(SILVERED, owner, e), SheGainsSilver())
    if op == "coins_on_one":
        return Seq(Pick(KEYED, owner, e), CoinsOnPicked(-1 if does["amount"] == "keys" else does["amount"]))
    if op == "coins_on_each":
        return CoinsOnEach(does["amount"], owner)
    if op == "lose_top":
        return Seq(Pick(TOP, HUMAN, e), LosePicked(does["to"] == "countess"))
    if op == "lose_hand_card":
        return Seq(*[LoseHandCard() for card in range(does["count"])])
    if op == "she_draws":
        return SheDraws()
    if op == "replace":
        return Replace(e, does["draw"])
    if op == "force_jester":
        return ForcedJester()
    if op in ("rule", "penalty"):  # works elsewhere; in the event part it is only put away
        return Seq()
    raise ValueError(f"event {EVENT_FACTS[e]['id']}: no such effect {op!r}")

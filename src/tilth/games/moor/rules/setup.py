# compiled
"""What everybody begins with: a layout of forests and moors, and the cards of the level (M§3)."""

from __future__ import annotations

from typing import Final, cast

from tilth.games.agricola.rules.action_parts import Deed
from tilth.games.agricola.rules.actions import DEAL, DISCARD, NOT_IN_HAND
from tilth.games.agricola.rules.dealing import (
    MINOR_DECK,
    OCCUPATION_DECK,
    Drafting,
    Draws,
    LayAside,
    OpenPacks,
    PassPacks,
    PickOne,
)
from tilth.games.agricola.rules.packed import NO_ONE, dealt, dealt_from
from tilth.games.agricola.rules.table import Table
from tilth.games.moor.rules.registered import LAYOUT_CARDS, Moor
from tilth.kernel.core import CHANCE, IT, OK, PASS, SEAT, STEP, WRONG_PART, Node, Position
from tilth.kernel.expressions import Ask, EachSeat, Seq, Step
from tilth.kernel.native import BIT, append, i64, vec
from tilth.kernel.rng import Rng
from tilth.kernel.vecs import contains, removed, replaced

HAND: Final[i64] = 7
MOOR_CARDS: Final[i64] = 4  # of a hand of the third level

# -- layouts (M§3.1) -------------------------------------------------------------------------------------------------


def lay_terrain(t: Table, m: Moor, seat: i64, rows: list[str]) -> None:
    """Forests and moors as a layout card shows them."""
    forests: i64 = 0
    moors: i64 = 0
    cell: i64 = 0
    for row in rows:
        for sign in row:
            if sign == "F":
                forests |= BIT[cell]
            elif sign == "M":
                moors |= BIT[cell]
            cell += 1
    t.cover(seat, m.forest, forests)
    t.cover(seat, m.moor, moors)


class DealLayout(Ask):
    """Chance gives a seat one of the layout cards that nobody has. IT: the seat."""

    def __init__(self, m: Moor, layouts: list[list[str]]) -> None:
        super().__init__("layout")
        self.m = m
        self.layouts = layouts

    def run(self, p: Position, f: i64) -> bool:
        if p.stack[f + SEAT] != CHANCE:
            p.stack[f + IT] = p.stack[f + SEAT]
            p.stack[f + SEAT] = CHANCE
        return True

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        taken: i64 = 0
        s: i64 = 0
        while s < t.game.seats:
            taken |= BIT[t.seat_number(s, self.m.layout)]
            s += 1
        k: i64 = 0
        while k < LAYOUT_CARDS:
            if not taken & BIT[k + 1]:
                out = append(out, self.m.act_layout.start + k)
            k += 1
        return out

    def draw(self, p: Position, f: i64, rng: Rng) -> i64:
        choices = self.options(p, f, vec[i64]())
        n: i64 = len(choices)
        return choices[rng.below(n)]

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat = t.stack[f + IT]
        t.drop()
        k = action - self.m.act_layout.start
        t.set_seat_number(seat, self.m.layout, k + 1)
        lay_terrain(t, self.m, seat, self.layouts[k])


# -- cards (M§3.8) ---------------------------------------------------------------------------------------------------


class DrawsOf(Draws):
    """Chance gives cards of a deck that are among these, to lie before a seat."""

    def __init__(self, among: vec[i64]) -> None:
        super().__init__()
        self.among: vec[i64] = among

    def left(self, t: Table, f: i64) -> vec[i64]:
        deck = t.decks[dealt_from(t.stack[f + IT])]
        if len(self.among) == 0:
            return deck
        found = vec[i64]()
        for card in deck:
            if self.among[card]:
                found = append(found, card)
        return found

    def some(self, t: Table, f: i64) -> bool:
        deck = t.decks[dealt_from(t.stack[f + IT])]
        if len(self.among) == 0:
            return len(deck) > 0
        for card in deck:
            if self.among[card]:
                return True
        return False

    def run(self, p: Position, f: i64) -> bool:
        if p.stack[f + STEP] > 0 and self.some(cast(Table, p), f):
            return True
        p.drop()
        return False

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        for card in self.left(cast(Table, p), f):
            out = append(out, DEAL + card)
        return out

    def draw(self, p: Position, f: i64, rng: Rng) -> i64:
        deck = self.left(cast(Table, p), f)
        n: i64 = len(deck)
        return DEAL + deck[rng.below(n)]


class DealPack(Step):
    """So many cards of one kind come to lie before a seat."""

    def __init__(self, deck: i64, n: i64, among: vec[i64]) -> None:
        super().__init__()
        self.deck: i64 = deck
        self.n: i64 = n
        self.parts.append(DrawsOf(among))

    def act(self, p: Position, seat: i64, it: i64) -> None:
        p.push(self.parts[0], CHANCE, self.n, dealt(seat, self.deck, True))


class Replace(Deed):
    """Once, any number of the cards that lie before a seat are laid aside and as many drawn from the same source
    (M§3.8); all then go into its hand. STEP: how many were laid aside."""

    def __init__(self, deck: i64, among: vec[i64]) -> None:
        super().__init__("replace")
        self.deck: i64 = deck
        self.sure = True
        self.parts.extend([DrawsOf(among), TakeUp()])

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        out = append(out, PASS)
        for card in sorted(t.packs[t.stack[f + SEAT]]):
            out = append(out, DISCARD + card)
        return out

    def reason(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        if action == PASS:
            return OK
        if action < DISCARD or action >= DISCARD + len(t.game.cards):
            return WRONG_PART
        return OK if contains(t.packs[seat], action - DISCARD) else NOT_IN_HAND

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        if action == PASS:
            n = t.stack[f + STEP]
            t.become(self.parts[1], 0)
            if n:
                t.push(self.parts[0], CHANCE, n, dealt(seat, self.deck, True))
            return
        t.stack[f + STEP] += 1
        t.packs = replaced(t.packs, seat, removed(t.packs[seat], action - DISCARD))
        t.note_pick(seat, action - DISCARD, True)
        t.put_away(action - DISCARD, seat)


class TakeUp(Step):
    """All cards that lie before a seat go into its hand."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        for card in t.packs[seat]:
            t.note_pick(seat, card, False)
            t.take_in_hand(seat, card)
        t.packs = replaced(t.packs, seat, vec[i64]())


class ClosePacks(Step):
    def act(self, p: Position, seat: i64, it: i64) -> None:
        cast(Table, p).packs = []


class PutAside(Step):
    """Cards of a deck that are not among these leave the game, unseen."""

    def __init__(self, deck: i64, among: vec[i64]) -> None:
        super().__init__()
        self.deck: i64 = deck
        self.among: vec[i64] = among

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        left = vec[i64]()
        for card in t.decks[self.deck]:
            if self.among[card]:
                left = append(left, card)
            else:
                t.put_away(card, NO_ONE)
        t.decks = replaced(t.decks, self.deck, left)


def deal_stage(deal: str, deck: i64, n: i64, among: vec[i64], back: bool, noted: bool) -> Node:
    """Cards of one source, dealt and then drafted, replaced or simply taken up; `noted`: that is to be remembered."""
    opened = OpenPacks(noted)
    if deal == "draft8":
        drafting = Drafting(Seq(EachSeat(PickOne()), PassPacks(back)), 1)
        return Seq(opened, EachSeat(DealPack(deck, n + 1, among)), drafting, EachSeat(LayAside()), ClosePacks())
    cards = EachSeat(DealPack(deck, n, among))
    if deal == "draft":
        return Seq(opened, cards, Drafting(Seq(EachSeat(PickOne()), PassPacks(back))), ClosePacks())
    if deal == "replace":
        return Seq(opened, cards, EachSeat(Replace(deck, among)), ClosePacks())
    return Seq(opened, cards, EachSeat(TakeUp()), ClosePacks())


def deal_hands(level: i64, deal: str, moor_cards: vec[i64], pool: vec[i64], clockwise: bool, occupations: i64) -> Node:
    """The hands of a level. `moor_cards`, `pool`: for each card, 1 if it is among them."""
    if level == 1:
        return Seq()
    if level == 2:
        return deal_stage(deal, MINOR_DECK, HAND, moor_cards, not clockwise, deal.startswith("draft"))
    usual = "draft" if deal == "draft8" else deal
    return Seq(
        deal_stage(usual, OCCUPATION_DECK, occupations, vec[i64](), False, True),
        deal_stage(usual, MINOR_DECK, MOOR_CARDS, moor_cards, True, True),
        PutAside(MINOR_DECK, pool),
        deal_stage(usual, MINOR_DECK, HAND - MOOR_CARDS, pool, True, True),
    )

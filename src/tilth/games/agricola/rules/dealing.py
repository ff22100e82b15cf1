# compiled
"""The cards one begins with: deals, drafts, and three for one (§2.4, §19.3, §20)."""

from __future__ import annotations

from typing import Final, cast

from tilth.games.agricola.rules import packed
from tilth.games.agricola.rules.action_parts import Deed
from tilth.games.agricola.rules.actions import (
    DEAL,
    DISCARD,
    DRAW,
    FEW_CARDS,
    NOT_IN_HAND,
    REDEAL,
    RETAIN,
)
from tilth.games.agricola.rules.packed import dealt_from, dealt_to, dealt_to_pack
from tilth.games.agricola.rules.rulebook import AgricolaRules
from tilth.games.agricola.rules.table import Table
from tilth.kernel.core import (
    CHANCE,
    IT,
    OK,
    PASS,
    SEAT,
    STEP,
    WRONG_PART,
    Node,
    Position,
)
from tilth.kernel.expressions import EachSeat, Loop, Seq, Step
from tilth.kernel.native import append, i64, mypyc_attr, vec
from tilth.kernel.rng import Rng
from tilth.kernel.vecs import inserted, removed, replaced, rows

NORMAL: Final[i64] = 0
TEN_THREE: Final[i64] = 1
MULLIGAN: Final[i64] = 2
DRAFT: Final[i64] = 3
CHOSEN: Final[i64] = 4
OCCUPATION_DECK: Final[i64] = 0
MINOR_DECK: Final[i64] = 1
LEFT_OVER: Final[i64] = 3  # of ten cards of a kind (§20.2)


@mypyc_attr(allow_interpreted_subclasses=True)
class Draws(Node):
    """Chance gives cards of a deck. IT: to whom and from where (packed.dealt); STEP: how many are
    still to come."""

    def __init__(self) -> None:
        super().__init__()
        self.asks = "deal"
        self.sure = True

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        if t.stack[f + STEP] > 0 and len(t.decks[dealt_from(t.stack[f + IT])]) > 0:
            return True
        t.drop()
        return False

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        deck = t.decks[dealt_from(t.stack[f + IT])]
        i: i64 = 0
        n: i64 = len(deck)
        while i < n:
            out = append(out, DEAL + deck[i])
            i += 1
        return out

    def draw(self, p: Position, f: i64, rng: Rng) -> i64:
        t = cast(Table, p)
        deck = t.decks[dealt_from(t.stack[f + IT])]
        n: i64 = len(deck)
        return DEAL + deck[rng.below(n)]

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        it = t.stack[f + IT]
        card = action - DEAL
        t.stack[f + STEP] -= 1
        deck, seat = dealt_from(it), dealt_to(it)
        t.decks = replaced(t.decks, deck, removed(t.decks[deck], card))
        if dealt_to_pack(it):
            t.packs = replaced(t.packs, seat, append(t.packs[seat][:], card))
        elif t.round > 0 or len(t.drafted) > 0:
            t.receive(seat, card, False)
        else:
            t.take_in_hand(seat, card)


def deal(t: Table, seat: i64, deck: i64, n: i64, to_pack: bool) -> None:
    t.push(t.game.draws, CHANCE, n, packed.dealt(seat, deck, to_pack))


class DealTo(Step):
    """One seat's cards of one deck."""

    def __init__(self, deck: i64, to_pack: bool, more: i64) -> None:
        super().__init__()
        self.deck: i64 = deck
        self.to_pack: bool = to_pack
        self.more: i64 = more

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        deal(t, seat, self.deck, t.game.hand_sizes[self.deck] + self.more, self.to_pack)


class ChosenHand(Step):
    """A solo player takes the cards of choice (§19.2)."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        for card in t.game.fixed_hand:
            t.take_in_hand(0, card)
            deck: i64 = 0
            while deck < 2:
                t.decks = replaced(t.decks, deck, removed(t.decks[deck], card))
                deck += 1


class OpenPacks(Step):
    """Packs come to lie before the seats; `noted`: who takes what out of them is to be remembered."""

    def __init__(self, noted: bool) -> None:
        super().__init__()
        self.noted: bool = noted

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.packs = rows(t.game.seats)
        if self.noted and t.game.seats > 1:
            t.drafted = t.drafted + rows(t.game.seats)


class PickOne(Deed):
    """A card of the pack before the seat goes into its hand (§20.2, §20.4), as long as more than `rest` cards of its
    kind lie there."""

    def __init__(self, rest: i64 = 0) -> None:
        super().__init__("pick")
        self.rest: i64 = rest

    def open(self, t: Table, seat: i64) -> vec[i64]:
        """The cards that may be picked, ascending."""
        found = vec[i64]()
        pack = t.packs[seat]
        occupations: i64 = 0
        for card in pack:
            if t.game.occupation(card):
                occupations += 1
        others = len(pack) - occupations
        for card in pack:
            if (occupations if t.game.occupation(card) else others) > self.rest:
                found = inserted(found, card)
        return found

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        t = cast(Table, p)
        if self.rest == 0:
            return OK if len(t.packs[seat]) > 0 else NOT_IN_HAND
        return OK if len(self.open(t, seat)) > 0 else NOT_IN_HAND

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        for card in self.open(cast(Table, p), p.stack[f + SEAT]):
            out = append(out, RETAIN + card)
        return out

    def reason(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        for card in self.open(t, seat):
            if action == RETAIN + card:
                return OK
        return NOT_IN_HAND if action >= RETAIN and action < REDEAL else WRONG_PART

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        t.pop()
        t.packs = replaced(t.packs, seat, removed(t.packs[seat], action - RETAIN))
        t.note_pick(seat, action - RETAIN, False)
        t.take_in_hand(seat, action - RETAIN)


class PassPacks(Step):
    """The packs go to the left; `back`: to the right."""

    def __init__(self, back: bool = False) -> None:
        super().__init__()
        self.back: bool = back

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        n = t.game.seats
        step = 1 if self.back else n - 1
        t.packs = [t.packs[(s + step) % n] for s in range(n)]
        first = len(t.drafted) - n
        if first >= 0:
            t.drafted = t.drafted[:first] + [t.drafted[first + (s + step) % n] for s in range(n)]


class Drafting(Loop):
    """As long as there are more than `rest` cards in the packs."""

    def __init__(self, part: Node, rest: i64 = 0) -> None:
        super().__init__(part)
        self.rest: i64 = rest

    def more(self, p: Position, seat: i64, step: i64) -> bool:
        return len(cast(Table, p).packs[0]) > self.rest


class Keeping(Loop):
    """One seat keeps cards of its pack, until so many are left that it does not keep."""

    def more(self, p: Position, seat: i64, step: i64) -> bool:
        return len(cast(Table, p).packs[seat]) > 2 * LEFT_OVER


class LayAside(Step):
    """What is left of the pack leaves the game; only its owner knows it."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        for card in t.packs[seat]:
            t.note_pick(seat, card, True)
            t.put_away(card, seat)
        t.packs = replaced(t.packs, seat, vec[i64]())


class Redeal(Deed):
    """Mulligan: a hand of one kind is laid aside and one card fewer drawn, as often as one likes (§20.3)."""

    def __init__(self) -> None:
        super().__init__("mulligan")
        self.sure = True

    def size(self, t: Table, seat: i64, deck: i64) -> i64:
        n: i64 = 0
        for card in t.hands[seat]:
            if t.game.occupation(card) == (deck == OCCUPATION_DECK):
                n += 1
        return n

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        out = append(out, PASS)
        deck: i64 = 0
        while deck < 2:
            if self.lack(t, t.stack[f + SEAT], deck) == OK:
                out = append(out, REDEAL + deck)
            deck += 1
        return out

    def lack(self, t: Table, seat: i64, deck: i64) -> i64:
        n = self.size(t, seat, deck)
        if n == 0:
            return NOT_IN_HAND
        return OK if len(t.decks[deck]) >= n - 1 else FEW_CARDS

    def reason(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        if action == PASS:
            return OK
        if action < REDEAL or action > REDEAL + 1:
            return WRONG_PART
        return self.lack(t, seat, action - REDEAL)

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        if action == PASS:
            t.pop()
            return
        seat = t.stack[f + SEAT]
        deck = action - REDEAL
        n = self.size(t, seat, deck)
        for card in t.hands[seat]:
            if t.game.occupation(card) == (deck == OCCUPATION_DECK):
                t.leave_hand(seat, card)
                t.put_away(card, seat)
        deal(t, seat, deck, n - 1, False)


def hands(rules: AgricolaRules) -> Node:
    if not rules.mode.hand:
        return Seq()
    if rules.deal == DRAFT:
        rounds = [
            Seq(OpenPacks(True), EachSeat(DealTo(deck, True, 0)), Drafting(Seq(EachSeat(PickOne()), PassPacks())))
            for deck in (OCCUPATION_DECK, MINOR_DECK)
        ]
        return Seq(*rounds)
    if rules.deal == TEN_THREE:
        return Seq(
            OpenPacks(False),
            EachSeat(DealTo(OCCUPATION_DECK, True, LEFT_OVER)),
            EachSeat(DealTo(MINOR_DECK, True, LEFT_OVER)),
            EachSeat(Seq(Keeping(PickOne(LEFT_OVER)), LayAside())),
        )
    if rules.deal == CHOSEN:
        return ChosenHand()
    dealt = [EachSeat(DealTo(OCCUPATION_DECK, False, 0)), EachSeat(DealTo(MINOR_DECK, False, 0))]
    return Seq(*dealt, EachSeat(Redeal())) if rules.deal == MULLIGAN else Seq(*dealt)


class Permanents(Node):
    """The occupations of a solo series lie there from the start, as if played in round 0 (§19.3). STEP: how many."""

    def __init__(self) -> None:
        super().__init__()
        self.sure = True

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        step = t.stack[f + STEP]
        if step == len(t.game.permanents):
            t.drop()
        else:
            t.stack[f + STEP] = step + 1
            t.push(t.game.enters, 0, 0, t.game.permanents[step])
        return False


class Trading(Deed):
    """Three cards of the hand for the top card of a deck (§20.1). STEP: how many are laid down."""

    def __init__(self) -> None:
        super().__init__("trade")
        self.sure = True
        self.apart = True

    def run(self, p: Position, f: i64) -> bool:
        return True

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        if t.stack[f + STEP] < 3:
            for card in t.hands[t.stack[f + SEAT]]:
                out = append(out, DISCARD + card)
            return out
        deck: i64 = 0
        while deck < 2:
            if len(t.decks[deck]) > 0:
                out = append(out, DRAW + deck)
            deck += 1
        return out

    def reason(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        if t.stack[f + STEP] < 3:
            if action >= DRAW and action < DRAW + 2:
                return FEW_CARDS
            if action < DISCARD or action >= DISCARD + len(t.game.cards):
                return WRONG_PART
            for choice in self.options(t, f, vec[i64]()):
                if choice == action:
                    return OK
            return NOT_IN_HAND
        if action < DRAW or action >= DRAW + 2:
            return WRONG_PART
        return OK if len(t.decks[action - DRAW]) > 0 else FEW_CARDS

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        if t.stack[f + STEP] < 3:
            t.stack[f + STEP] += 1
            t.leave_hand(seat, action - DISCARD)
            t.put_away(action - DISCARD, seat)
            return
        t.close_apart()
        deal(t, seat, action - DRAW, 1, False)

# compiled
"""The course of the game: setup and hands, fourteen rounds, six harvests (§2, §3, §14, §20)."""

from __future__ import annotations

from typing import Final, cast

from tilth.games.agricola.bills import Pay
from tilth.games.agricola.effects import Use, Yield
from tilth.games.agricola.farming import Deed
from tilth.games.agricola.farmyard import START_ROOMS
from tilth.games.agricola.goods import CROP_GOOD, FOOD, HARVEST, KINDS, ROUNDS, SHEEP, STAGES
from tilth.games.agricola.kitchen import Aside, Breed, Exchange, Feed, Food, Housing, ReadyCrafts, harmless
from tilth.games.agricola.layout import (
    ASIDE,
    BETWEEN,
    BREED_END,
    BREEDING,
    CHILDREN,
    END,
    EXTRA,
    FARM,
    FEED_END,
    FEED_START,
    FEED_STEP,
    FEEDING,
    FEEDS_LAST,
    FENCE_PIECE,
    FIELD_END,
    FIELD_PHASE,
    FIELD_START,
    FIELD_STEP,
    GOING_HOME,
    GUESTS,
    HARVESTED,
    HOME,
    NEW_ROUND,
    OTHER,
    PEOPLE,
    PLACED,
    REAPED,
    REPLENISH,
    RETURN,
    ROOMS,
    ROUND,
    ROUND_END,
    ROUND_START,
    SCORING,
    SKIPS,
    SOWN,
    START,
    STAYS,
    TILLED,
    WORK,
    WORK_END,
    WORK_START,
    WORKERS,
)
from tilth.games.agricola.moves import (
    DEAL,
    DISCARD,
    DRAW,
    FIRST_SEAT,
    NOT_IN_HAND,
    REDEAL,
    RETAIN,
    REVEAL,
    SPACES,
)
from tilth.games.agricola.playing import OCCUPATION_START, Enters
from tilth.games.agricola.table import AgricolaRules, Table, removed, replaced
from tilth.games.agricola.work import Prelude, Work
from tilth.kernel.answers import ask
from tilth.kernel.core import (
    CANNOT_PAY,
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
from tilth.kernel.expressions import Ask, EachSeat, Loop, Seq, Step, When, WhoStarts
from tilth.kernel.native import BIT, append, i64, vec
from tilth.kernel.reactions import ANYBODY, emit, listen, unlisten
from tilth.kernel.rng import Rng

NORMAL: Final[i64] = 0
TEN_THREE: Final[i64] = 1
MULLIGAN: Final[i64] = 2
DRAFT: Final[i64] = 3
CHOSEN: Final[i64] = 4
OCCUPATION_DECK: Final[i64] = 0
MINOR_DECK: Final[i64] = 1
LEFT_OVER: Final[i64] = 3  # of ten cards of a kind (§20.2)


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
    t.farms[f + ROOMS] = START_ROOMS
    t.farms[f + PEOPLE] = 2
    t.refit(seat)


class Draws(Node):
    """Chance gives cards of a deck. IT: (to * 8 + seat) * 2 + deck, `to` 1: into the pack before the seat; STEP: how
    many are still to come."""

    def __init__(self) -> None:
        super().__init__()
        self.asks = "deal"
        self.sure = True

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        if t.stack[f + STEP] > 0 and len(t.decks[t.stack[f + IT] % 2]) > 0:
            return True
        t.drop()
        return False

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        deck = t.decks[t.stack[f + IT] % 2]
        i: i64 = 0
        n: i64 = len(deck)
        while i < n:
            out = append(out, DEAL + deck[i])
            i += 1
        return out

    def draw(self, p: Position, f: i64, rng: Rng) -> i64:
        t = cast(Table, p)
        deck = t.decks[t.stack[f + IT] % 2]
        n: i64 = len(deck)
        return DEAL + deck[rng.below(n)]

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        it = t.stack[f + IT]
        card = action - DEAL
        t.stack[f + STEP] -= 1
        t.decks = replaced(t.decks, it % 2, removed(t.decks[it % 2], card))
        seat = it // 2 % 8
        if it >= 16:
            t.packs = replaced(t.packs, seat, append(t.packs[seat][:], card))
        else:
            t.take_in_hand(seat, card)


def deal(t: Table, seat: i64, deck: i64, n: i64, to_pack: bool) -> None:
    t.push(t.game.draws, CHANCE, n, ((1 if to_pack else 0) * 8 + seat) * 2 + deck)


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
    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.packs = [vec[i64]() for s in range(t.game.seats)]


class PickOne(Deed):
    """A card of the pack before the seat goes into its hand (§20.2, §20.4), as long as more than `rest` cards of its
    kind lie there."""

    def __init__(self, rest: i64 = 0) -> None:
        super().__init__("pick")
        self.rest: i64 = rest

    def open(self, t: Table, seat: i64) -> vec[i64]:
        """The cards that may be picked, ascending."""
        found = vec[i64]()
        occupations: i64 = 0
        for card in t.packs[seat]:
            occupations += 1 if card >= OCCUPATION_START else 0
        for card in sorted(t.packs[seat]):
            left = occupations if card >= OCCUPATION_START else len(t.packs[seat]) - occupations
            if left > self.rest:
                found = append(found, card)
        return found

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        return OK if len(self.open(cast(Table, p), seat)) > 0 else NOT_IN_HAND

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
        t.take_in_hand(seat, action - RETAIN)


class PassPacks(Step):
    """The packs go to the left."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        n = t.game.seats
        t.packs = [t.packs[(s + n - 1) % n] for s in range(n)]


class Drafting(Loop):
    """As long as there are cards in the packs."""

    def more(self, p: Position, seat: i64, step: i64) -> bool:
        return len(cast(Table, p).packs[0]) > 0


class Keeping(Loop):
    """One seat keeps cards of its pack, until so many are left that it does not keep."""

    def more(self, p: Position, seat: i64, step: i64) -> bool:
        return len(cast(Table, p).packs[seat]) > 2 * LEFT_OVER


class LayAside(Step):
    """What is left of the pack leaves the game; only its owner knows it."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        for card in t.packs[seat]:
            t.gone = append(t.gone[:], seat * 512 + card)
        t.packs = replaced(t.packs, seat, vec[i64]())


class Redeal(Deed):
    """Mulligan: a hand of one kind is laid aside and one card fewer drawn, as often as one likes (§20.3)."""

    def __init__(self) -> None:
        super().__init__("mulligan")
        self.sure = True

    def size(self, t: Table, seat: i64, deck: i64) -> i64:
        n: i64 = 0
        for card in t.hands[seat]:
            if (card >= OCCUPATION_START) == (deck == OCCUPATION_DECK):
                n += 1
        return n

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        out = append(out, PASS)
        deck: i64 = 0
        while deck < 2:
            if self.size(t, t.stack[f + SEAT], deck) > 0:
                out = append(out, REDEAL + deck)
            deck += 1
        return out

    def reason(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        if action == PASS:
            return OK
        if action < REDEAL or action > REDEAL + 1:
            return WRONG_PART
        return OK if self.size(t, seat, action - REDEAL) > 0 else NOT_IN_HAND

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        if action == PASS:
            t.pop()
            return
        seat = t.stack[f + SEAT]
        deck = action - REDEAL
        n = self.size(t, seat, deck)
        for card in t.hands[seat]:
            if (card >= OCCUPATION_START) == (deck == OCCUPATION_DECK):
                t.leave_hand(seat, card)
                t.gone = append(t.gone[:], seat * 512 + card)
        deal(t, seat, deck, n - 1, False)


def hands(rules: AgricolaRules) -> Node:
    if rules.family:
        return Seq()
    if rules.deal == DRAFT:
        rounds = [
            Seq(OpenPacks(), EachSeat(DealTo(deck, True, 0)), Drafting(Seq(EachSeat(PickOne()), PassPacks())))
            for deck in (OCCUPATION_DECK, MINOR_DECK)
        ]
        return Seq(*rounds)
    if rules.deal == TEN_THREE:
        return Seq(
            OpenPacks(),
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

    def run(self, p: Position, f: i64) -> bool:
        return True

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        first: i64 = len(out)
        if t.stack[f + STEP] < 3:
            for card in t.hands[t.stack[f + SEAT]]:
                out = append(out, DISCARD + card)
            return harmless(t, f, first, out)
        deck: i64 = 0
        while deck < 2:
            if len(t.decks[deck]) > 0:
                out = append(out, DRAW + deck)
            deck += 1
        return out

    def reason(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        if t.stack[f + STEP] < 3:
            if action >= DRAW and action < DRAW + 2:
                return CANNOT_PAY
            if action < DISCARD or action >= DISCARD + len(t.game.cards):
                return WRONG_PART
            for choice in self.options(t, f, vec[i64]()):
                if choice == action:
                    return OK
            return CANNOT_PAY
        if action < DRAW or action >= DRAW + 2:
            return WRONG_PART
        return OK if len(t.decks[action - DRAW]) > 0 else CANNOT_PAY

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        if t.stack[f + STEP] < 3:
            t.stack[f + STEP] += 1
            t.leave_hand(seat, action - DISCARD)
            t.gone = append(t.gone[:], seat * 512 + action - DISCARD)
            return
        t.drop()
        deal(t, seat, action - DRAW, 1, False)


# -- a round (§3) ----------------------------------------------------------------------------------------------------


class Emit(Step):
    """Something happens to everybody."""

    def __init__(self, event: i64) -> None:
        super().__init__()
        self.event: i64 = event

    def act(self, p: Position, seat: i64, it: i64) -> None:
        emit(p, self.event, CHANCE, 0)


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
            gather(t, s, SHEEP if waits & BIT[s] else KINDS)
            s += 1

    def fits(self, t: Table, seat: i64) -> bool:
        """Is there room for the animals that the seat collects?"""
        herd = vec[i64]([t.farms[seat * FARM + SHEEP + k] for k in range(3)])
        for entry in t.later:
            good = entry // 512 // 64 % 16
            if lies(t, entry, seat) and good >= SHEEP and good < KINDS:
                herd[good - SHEEP] += entry // 512 % 64
        return t.houses(seat, herd[0], herd[1], herd[2])


def lies(t: Table, entry: i64, seat: i64) -> bool:
    """Is this what the seat collects in this round?"""
    bundle = entry // 512
    return entry % 512 == 0 and bundle // 8192 == t.round and bundle // 1024 % 8 == seat


def gather(t: Table, seat: i64, below: i64) -> None:
    """What lies on the space of this round for a seat; only goods with numbers below this."""
    kept = vec[i64]()
    for entry in t.later:
        bundle = entry // 512
        if lies(t, entry, seat) and bundle // 64 % 16 < below:
            t.gain(seat, bundle // 64 % 16, bundle % 64, ROUND)
        else:
            kept = append(kept, entry)
    t.later = kept


class Gather(Step):
    """Animals that could not all be kept are collected at the moment of their owner's choice (§3.2)."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        gather(cast(Table, p), seat, KINDS)


class ClearSpace(Step):
    """What nobody has bought leaves the space of this round; fences go back to their owner (§15.9)."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        kept = vec[i64]()
        for entry in t.later:
            bundle = entry // 512
            if bundle // 8192 > t.round:
                kept = append(kept, entry)
            elif bundle // 64 % 16 == FENCE_PIECE:
                t.farms[bundle // 1024 % 8 * FARM + ASIDE] -= bundle % 64
        t.later = kept
        s: i64 = 0
        while s < t.game.seats and len(t.listeners[ROUND_START]) > 0:
            unlisten(t, ROUND_START, s, t.game.gather, ANYBODY)
            s += 1


class Replenish(Step):
    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.phase = REPLENISH
        space: i64 = 0
        while space < SPACES:
            if t.open & BIT[space]:
                t.heaps[space] += t.game.adds[space]
            space += 1


class BeginWork(Step):
    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.phase = WORK
        s: i64 = 0
        while s < t.game.seats:
            f = s * FARM
            people = t.farms[f + PEOPLE] - t.farms[f + CHILDREN] + t.farms[f + EXTRA] + t.farms[f + GUESTS]
            t.farms[f + GUESTS] = 0
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


# -- the harvest (§14) -----------------------------------------------------------------------------------------------


class IsHarvest(When):
    def holds(self, p: Position, seat: i64, it: i64) -> bool:
        return HARVEST[cast(Table, p).round] == 1


class BeginPhase(Step):
    def __init__(self, phase: i64) -> None:
        super().__init__()
        self.phase: i64 = phase

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.phase = self.phase
        if self.phase == FIELD_PHASE:
            s: i64 = 0
            while s < t.game.seats:
                t.farms[s * FARM + SKIPS] *= 2
                s += 1


def reap(t: Table, seat: i64) -> None:
    """Take one crop of every sown field of this seat (§14.2)."""
    f = seat * FARM
    sown = t.farms[f + SOWN]
    t.farms[f + REAPED] = sown
    harvest = vec[i64]([0, 0, 0, 0])
    plot: i64 = 0
    while sown:
        if sown % 2:
            crop = t.farms[f + TILLED + plot] // 32
            harvest[crop] += 1
            if ask(t, STAYS, seat, 0, crop) == 0:
                t.set_crop(seat, plot, crop, t.farms[f + TILLED + plot] % 32 - 1)
        sown //= 2
        plot += 1
    emit(t, HARVESTED, seat, t.farms[f + REAPED])
    crop = 1
    while crop < 4:
        t.gain(seat, CROP_GOOD[crop], harvest[crop], OTHER)
        crop += 1


class Reap(Step):
    """The field phase of one farm, unless it skips this harvest."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        if t.farms[seat * FARM + SKIPS] < 2:
            reap(t, seat)


class Feeding(Node):
    """All families eat: clockwise from the starting player, owners of certain cards last (§14.1). STEP: how many."""

    def __init__(self) -> None:
        super().__init__()
        self.sure = True
        self.feed = Feed()
        self.parts = [self.feed]

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        n = t.game.seats
        step = t.stack[f + STEP]
        if step == 2 * n:
            t.drop()
            return False
        t.stack[f + STEP] = step + 1
        seat = (t.starter + step) % n
        last = ask(t, FEEDS_LAST, seat, 0, 0)
        if t.farms[seat * FARM + SKIPS] < 2 and last == step // n:
            t.push(self.feed, seat, 0, 0)
        return False


class BreedOne(When):
    def holds(self, p: Position, seat: i64, it: i64) -> bool:
        return cast(Table, p).farms[seat * FARM + SKIPS] < 2


class EndHarvest(Step):
    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        s: i64 = 0
        while s < t.game.seats:
            t.farms[s * FARM + SKIPS] = 0
            t.farms[s * FARM + REAPED] = 0
            s += 1


def harvest() -> Node:
    """The eleven steps of §14.6."""
    return Seq(
        Seq(
            BeginPhase(FIELD_PHASE), Emit(FIELD_START), EachSeat(Reap()), Emit(FIELD_STEP), Emit(FIELD_END),
            Emit(BETWEEN),
        ),
        Seq(BeginPhase(FEEDING), ReadyCrafts(), Emit(FEED_START), Emit(FEED_STEP), Feeding(), Emit(FEED_END)),
        Seq(BeginPhase(BREEDING), EachSeat(BreedOne(Breed())), Emit(BREED_END), EndHarvest()),
    )  # fmt: skip


# -- the whole -------------------------------------------------------------------------------------------------------

# Places of the phases in a round; positions are saved and loaded by them.
ROUND_PARTS: Final = [
    "next", "reveal", "start", "replenish", "begin", "prelude", "work", "after", "home", "return", "harvest", "over",
]  # fmt: skip


def course(rules: AgricolaRules, uses: list[Node]) -> Node:
    """The whole game as one expression. Its parts keep their places: positions are saved by them."""
    round = Seq(
        NextRound(),
        Reveal(),
        Seq(Collect(), ClearSpace()),
        Replenish(),
        BeginWork(),
        Prelude(),
        Work(),
        Emit(WORK_END),
        Emit(GOING_HOME),
        GoHome(),
        IsHarvest(harvest()),
        Emit(ROUND_END),
    )
    root = Seq(
        WhoStarts(FIRST_SEAT, rules.first_player),
        Setup(),
        hands(rules),
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

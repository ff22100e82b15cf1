# compiled
"""Making food and keeping animals: exchanges at any time, feeding, room for animals, births (§11, §12, §14.3-§14.5)."""

from __future__ import annotations

from typing import Final, cast

from tilth.games.agricola.rules.actions import (
    ACTION_LIMIT,
    BEG,
    BREEDING_LOCK,
    CONVERT,
    CRAFT,
    CRAFT_LIMIT,
    FEW_ANIMALS,
    FEW_CARDS,
    FIELD,
    FOOD_LACKING,
    HERDS,
    HOLD_BACK_FOOD,
    KEEP,
    NO_COOKING,
    OVER_CAPACITY,
    RELEASE,
    WAY,
    too_late,
)
from tilth.games.agricola.rules.goods import FOOD, GRAIN, ROUNDS, VEGETABLE
from tilth.games.agricola.rules.layout import (
    BEGGING,
    BEST,
    BREEDING,
    BUTCHERED,
    COOKED,
    COOKS,
    CRAFTED,
    CRAFTS,
    FARM,
    FEEDING,
    PLACED,
    POTS,
    TRADING,
)
from tilth.games.agricola.rules.packed_events import cooked
from tilth.games.agricola.rules.payments import NOTHING, Pay, payments
from tilth.games.agricola.rules.table import Card, Table
from tilth.kernel.core import (
    CANNOT_PAY,
    FRAME,
    IT,
    NODE,
    NOT_YOUR_TURN,
    OK,
    PASS,
    SEAT,
    STEP,
    WRONG_PART,
    Node,
    Position,
)
from tilth.kernel.expressions import Ask, Step
from tilth.kernel.native import BIT, append, i64, vec
from tilth.kernel.reactions import emit
from tilth.kernel.vecs import contains

MOST_LACKING: Final[i64] = 24  # food, in words about it
MEAT: Final[i64] = 1024  # animals cooked at one time are counted in thousands beside the goods in pots


# -- cooking ---------------------------------------------------------------------------------------------------------


def cook(t: Table, seat: i64, way: i64) -> None:
    """Turn goods into food in one of the ways that are open."""
    rules = t.game
    good = rules.way_good[way]
    n = rules.way_n[way]
    f = seat * FARM
    t.farms[f + good] -= n
    food = t.way_yield(seat, way)
    if rules.way_pot[way]:
        t.pot += n
        food += t.potful(seat, t.pot % MEAT)
    t.farms[f + FOOD] += food
    if rules.herded[good]:
        if t.pot < MEAT:
            emit(t, BUTCHERED, seat, n)
        t.pot += MEAT
    if len(t.listeners[COOKED]) > 0:
        emit(t, COOKED, seat, cooked(way, n))


def locked(t: Table) -> bool:
    """From the births on no animal becomes food in this harvest (§12.3)."""
    return t.phase >= BREEDING


def way_lack(t: Table, seat: i64, way: i64, spare: vec[i64]) -> i64:
    """Why a way to make food is not open; `spare` is needed for something else."""
    rules = t.game
    if way >= len(rules.way_good):
        return WRONG_PART
    good = rules.way_good[way]
    f = seat * FARM
    if not t.farms[f + COOKS] & BIT[way]:
        return NO_COOKING
    if rules.herded[good] and locked(t):
        return BREEDING_LOCK
    return OK if t.farms[f + good] - spare[good] >= rules.way_n[way] else CANNOT_PAY


def best_ways(t: Table, seat: i64, spare: vec[i64], meat: bool, out: vec[i64]) -> vec[i64]:
    """The best way for each good at hand; with the full list, every way. `meat`: for animals only, and what may go into
    the pot with them."""
    f = seat * FARM
    pots = t.farms[f + POTS] > 0
    mask: i64 = 0
    if t.game.full_list and not t.strict:
        mask = t.farms[f + COOKS]
    else:
        good: i64 = 1
        while good < t.game.kinds:
            if t.farms[f + good] > 0 and t.farms[f + BEST + good]:
                way = t.farms[f + BEST + good] - 1
                if t.farms[f + good] - spare[good] < t.game.way_n[way]:
                    way = t.single_way(seat, good)
                if way >= 0:
                    mask |= BIT[way]
            good += 1
    w: i64 = 0
    while mask:
        wanted = not meat or t.game.herded[t.game.way_good[w]] or (pots and t.game.way_pot[w])
        if mask % 2 and wanted and way_lack(t, seat, w, spare) == OK:
            out = append(out, WAY + w)
        mask //= 2
        w += 1
    return out


class Kitchen(Ask):
    """What all decisions about making food share. The session begins with the first and ends with the last. The best
    ways are listed; any other may be named (§12.6), also to eat raw what could be cooked (§12.1)."""

    def __init__(self, asks: str) -> None:
        super().__init__(asks)
        self.terse = True

    def begin(self, t: Table) -> None:
        t.pot = 0

    def spare(self, t: Table, f: i64) -> vec[i64]:
        return NOTHING

    def why(self, p: Position, f: i64, seat: i64, action: i64) -> i64:
        t = cast(Table, p)
        if seat != t.stack[f + SEAT]:
            return NOT_YOUR_TURN
        listed = contains(self.options(t, f, vec[i64]()), action)
        return OK if listed else self.refusal(t, f, seat, action)

    def refusal(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        if action >= WAY and action < CRAFT:
            return way_lack(t, seat, action - WAY, self.spare(t, f))
        if action >= CONVERT and action < CONVERT + len(t.game.trade_nodes):
            k = action - CONVERT
            mine = t.farms[seat * FARM + TRADING] & BIT[k] != 0
            return t.game.trade_nodes[k].doable(t, seat, t.game.trade_cards[k]) if mine else WRONG_PART
        return too_late(t.game.usual(action))


class Food(Kitchen):
    """Food is lacking for a price. IT: so much is needed."""

    def __init__(self) -> None:
        super().__init__("food")
        self.swift = True

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        if t.stack[f + STEP] == 0:
            t.stack[f + STEP] = 1
            self.begin(t)
        if t.farms[t.stack[f + SEAT] * FARM + FOOD] >= t.stack[f + IT]:
            t.pot = 0
            t.drop()
            return False
        return True

    def spare(self, t: Table, f: i64) -> vec[i64]:
        """The goods that the price itself asks for."""
        below = f - FRAME
        if below >= 0 and t.stack[below + NODE] == t.game.pay.id and t.stack[below + STEP] > 0:
            known = payments(t, t.stack[below + SEAT], t.stack[below + IT])
            return known[t.stack[below + STEP] - 1].goods
        return NOTHING

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        spare = self.spare(t, f)
        first: i64 = len(out)
        ways = best_ways(t, seat, spare, False, out)
        if not t.game.full_list or t.strict:
            return ways
        kept = ways[:first]
        i = first
        while i < len(ways):
            if self.enough(t, f, ways[i] - WAY):
                kept = append(kept, ways[i])
            i += 1
        return kept

    def enough(self, t: Table, f: i64, way: i64) -> bool:
        """Can there still be enough food if one unit is used in this way?"""
        seat = t.stack[f + SEAT]
        q = t.copy()
        cook(q, seat, way)
        return q.most_food(seat, self.spare(t, f), q.pot % MEAT) >= t.stack[f + IT]

    def refusal(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        reason = super().refusal(t, f, seat, action)
        if reason != OK:
            return reason
        if action >= CRAFT:
            return WRONG_PART  # exchanges come before the price is chosen
        return OK if self.enough(t, f, action - WAY) else CANNOT_PAY

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        cook(t, t.stack[f + SEAT], action - WAY)


# -- exchanges at any time -------------------------------------------------------------------------------------------


def trade_options(t: Table, seat: i64, out: vec[i64], among: i64 = -1) -> vec[i64]:
    """What cards allow at any time besides making food; `among`: only these."""
    mask = t.trades(seat, among)
    k: i64 = 0
    while mask:
        if mask % 2:
            out = append(out, CONVERT + k)
        mask //= 2
        k += 1
    return out


def can_exchange(t: Table, seat: i64) -> bool:
    f = seat * FARM
    farms = t.farms
    if farms[f + GRAIN] or farms[f + VEGETABLE]:
        return True
    if farms[f + COOKS] > 3:
        good: i64 = 1
        while good < t.game.kinds:
            if farms[f + good] and farms[f + BEST + good]:
                way = farms[f + BEST + good] - 1
                if way_lack(t, seat, way, NOTHING) == OK or t.single_way(seat, good) >= 0:
                    return True
            good += 1
    if t.animals(seat):
        return True
    return t.trades(seat, -1) != 0


def moment(t: Table, f: i64) -> i64:
    """A number for the decision at a frame: once the panel was closed there unused, it is not offered there again."""
    seat = t.stack[f + SEAT]
    made = (f * 4096 + t.stack[f]) * 64 + t.stack[f + STEP] % 64
    return ((made * 8 + seat + 1) * 16 + t.round) * 16 + (t.farms[seat * FARM + PLACED] if seat >= 0 else 0)


class Aside(Node):
    """What a seat may do at any decision of its own: open the kitchen; exchange three cards for one (§12.3, §20.1)."""

    def __init__(self) -> None:
        super().__init__()
        self.sure = True
        self.still = True

    def allowed(self, t: Table, f: i64, seat: i64) -> bool:
        """Not at births (§12.3), nor before the first round."""
        return seat >= 0 and t.round > 0 and not isinstance(t.nodes[t.stack[f]], Breed)

    def cooking(self, t: Table, f: i64, seat: i64) -> bool:
        """Is food being made anyway, or a price being paid, so that what is at hand is spoken for?"""
        if isinstance(t.nodes[t.stack[f]], Kitchen):
            return True
        g = f - FRAME
        while g >= 0:
            if t.stack[g + SEAT] == seat:
                node = t.nodes[t.stack[g]]
                if isinstance(node, Pay):  # one by one: for a tuple of classes the compiled look is slow
                    return True
                if isinstance(node, Kitchen):
                    return True
            g -= FRAME
        return False

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        if t.strict or not self.allowed(t, f, seat):
            return out
        if t.closed != moment(t, f) and can_exchange(t, seat) and not self.cooking(t, f, seat):
            out = append(out, t.game.exchange)
        if t.game.three_for_one and self.can_trade(t, f, seat):
            out = append(out, t.game.trade)
        return out

    def can_trade(self, t: Table, f: i64, seat: i64) -> bool:
        node = t.nodes[t.stack[f]]
        if node is t.game.trading or len(t.hands[seat]) < 3 or self.cooking(t, f, seat):
            return False
        if len(t.decks[0]) == 0 and len(t.decks[1]) == 0:
            return False
        return node.sure or len(t.completed(vec[i64]([t.game.trade]), f, seat, vec[i64]())) > 0

    def why(self, p: Position, f: i64, seat: i64, action: i64) -> i64:
        t = cast(Table, p)
        if seat != t.stack[f + SEAT]:
            return NOT_YOUR_TURN
        if not self.allowed(t, f, seat):
            return BREEDING_LOCK if isinstance(t.nodes[t.stack[f]], Breed) else WRONG_PART
        if self.cooking(t, f, seat):
            return WRONG_PART
        if action == t.game.exchange:
            if t.closed == moment(t, f):
                return ACTION_LIMIT
            return OK if can_exchange(t, seat) else CANNOT_PAY
        if action == t.game.trade and t.game.three_for_one:
            return OK if self.can_trade(t, f, seat) else FEW_CARDS
        return WRONG_PART

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        t.open_apart(f, t.game.kitchen if action == t.game.exchange else t.game.trading)


class Exchange(Kitchen):
    """The panel of exchanges (§12). STEP: how many were made."""

    def __init__(self) -> None:
        super().__init__("exchange")
        self.sure = True
        self.apart = True

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        if t.stack[f + STEP] == 0:
            self.begin(t)
        return True

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        farm = seat * FARM
        out = append(out, PASS)
        if t.strict:  # one exchange must leave the question possible without another
            return out
        mask = t.farms[farm + COOKS]
        w: i64 = 0
        while mask:
            if mask % 2 and self.useful(t, seat, w) and way_lack(t, seat, w, NOTHING) == OK:
                out = append(out, WAY + w)
            mask //= 2
            w += 1
        k: i64 = 0
        while k < len(t.game.animals):
            if t.farms[farm + t.game.animals[k]]:
                out = append(out, RELEASE + k)
            k += 1
        return trade_options(t, seat, out)

    def refusal(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        if action >= RELEASE and action < RELEASE + len(t.game.animals):
            return FEW_ANIMALS
        return super().refusal(t, f, seat, action)

    def useful(self, t: Table, seat: i64, way: i64) -> bool:
        """Of two ways that differ in nothing only the first is worth a line, and raw food only where none is better."""
        if t.game.full_list:
            return True
        good = t.game.way_good[way]
        best = t.farms[seat * FARM + BEST + good] - 1
        if way == best:
            return True
        if t.game.way_card[way] < 0:
            return False
        if t.game.way_n[way] != t.game.way_n[best]:
            return True
        other: i64 = 0
        while other < way:
            same = t.game.way_good[other] == good and t.game.way_food[other] == t.game.way_food[way]
            if same and t.farms[seat * FARM + COOKS] & BIT[other] and t.game.way_card[other] >= 0:
                return False
            other += 1
        return t.game.way_food[way] != t.game.way_food[best]

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        if action == PASS:
            t.pot = 0
            if t.stack[f + STEP] == 0:
                t.closed = moment(t, f - FRAME)
            t.close_apart()
            return
        t.stack[f + STEP] = 1
        if action < CRAFT:
            cook(t, seat, action - WAY)
        elif action < CONVERT:
            t.let_go(seat, action - RELEASE)
        else:
            k = action - CONVERT
            t.push(t.game.trade_nodes[k], seat, 0, t.game.trade_cards[k])


# -- feeding ---------------------------------------------------------------------------------------------------------


def craft_lack(t: Table, seat: i64, card: Card) -> i64:
    if t.owner[card.number] != seat or t.phase != FEEDING or t.used[card.number] >= card.craft_limit:
        return CRAFT_LIMIT
    if card.craft_good >= 0:
        return OK if t.farms[seat * FARM + card.craft_good] > 0 else CANNOT_PAY
    node = card.feeding
    return CRAFT_LIMIT if node is None else node.doable(t, seat, card.number)


class Feed(Kitchen):
    """One family eats (§14.3). IT: the food it needs, fixed when it begins. STEP 1: begun."""

    def __init__(self) -> None:
        super().__init__("feed")
        self.sure = True
        self.swift = True

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        if t.stack[f + STEP] == 0:
            seat = t.stack[f + SEAT]
            t.stack[f + STEP] = 1
            t.stack[f + IT] = t.need(seat)
            self.begin(t)
        return True

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        farm = seat * FARM
        need = t.stack[f + IT]
        lacking = need - t.farms[farm + FOOD]
        if lacking <= 0:
            out = append(out, PASS)
        out = best_ways(t, seat, NOTHING, lacking <= 0, out)
        if t.farms[farm + CRAFTS]:
            mine = sorted(t.played[seat])
            for number in mine:
                card = t.game.card(number)
                if (card.craft_good >= 0 or card.feeding is not None) and craft_lack(t, seat, card) == OK:
                    out = append(out, CRAFT + number)
        least = lacking if lacking > 0 else 0
        if lacking > 0:
            out = append(out, BEG + lacking)
        if not t.game.must_pay:
            k = least + 1
            while k <= need:
                out = append(out, BEG + k)
                k += 1
        if t.farms[farm + TRADING]:
            last = t.round == ROUNDS  # what is not exchanged now never will be
            out = trade_options(t, seat, out, -1 if lacking > 0 or last else t.game.trade_births)
        return out

    def refusal(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        lacking = t.stack[f + IT] - t.farms[seat * FARM + FOOD]
        begs = action >= BEG and action < RELEASE
        if action == PASS or (begs and action - BEG < lacking):
            return FOOD_LACKING + (lacking if lacking < MOST_LACKING else MOST_LACKING)
        return HOLD_BACK_FOOD if begs else super().refusal(t, f, seat, action)

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        farm = seat * FARM
        if action >= WAY and action < CRAFT:
            cook(t, seat, action - WAY)
        elif action >= CRAFT and action < BEG:
            self.craft(t, seat, t.game.card(action - CRAFT))
        elif action >= CONVERT:
            k = action - CONVERT
            t.push(t.game.trade_nodes[k], seat, 0, t.game.trade_cards[k])
        else:
            begs = action - BEG if action >= BEG else 0
            t.farms[farm + BEGGING] += begs
            t.farms[farm + FOOD] -= t.stack[f + IT] - begs
            t.pot = 0
            t.drop()

    def craft(self, t: Table, seat: i64, card: Card) -> None:
        t.set_used(card.number, t.used[card.number] + 1)
        node = card.feeding
        if card.craft_good >= 0:
            t.farms[seat * FARM + card.craft_good] -= 1
            t.farms[seat * FARM + FOOD] += card.craft_food
            emit(t, CRAFTED, seat, card.number)
        if node is not None:
            t.push(node, seat, 0, card.number)


class ReadyCrafts(Step):
    """A new harvest: cards that convert in the feeding phase can be used again."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        s: i64 = 0
        while s < t.game.seats:
            if t.farms[s * FARM + CRAFTS]:
                for number in t.played[s]:
                    if t.game.card(number).craft_limit and t.used[number]:
                        t.set_used(number, 0)
            s += 1


# -- room for animals ------------------------------------------------------------------------------------------------


PARTED: Final[i64] = 2  # in STEP: single animals have been named


class Housing(Ask):
    """Animals without a place are cooked as well as possible, or released; the seat says which stay (§11.5).

    The largest herds are listed. Any smaller one is reached by naming animals to cook or release first, one by one;
    then what is left has to be kept, even if it found room before.
    """

    def __init__(self, asks: str) -> None:
        super().__init__(asks)
        self.swift = True
        self.terse = True
        self.cooks: bool = True

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        if t.stack[f + STEP] < PARTED and t.all_housed(t.stack[f + SEAT]):
            t.drop()
            return False
        return True

    def herds(self, t: Table, seat: i64) -> list[vec[i64]]:
        return t.places(seat).choices(t.herd(seat))

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        n: i64 = len(self.herds(t, t.stack[f + SEAT]))
        i: i64 = 0
        while i < n and i < HERDS:
            out = append(out, KEEP + i)
            i += 1
        pot = self.pot_way(t, t.stack[f + SEAT])
        if pot >= 0:
            out = append(out, WAY + pot)
        if t.game.trade_rooms and self.cooks and not locked(t) and not t.all_housed(t.stack[f + SEAT]):
            out = trade_options(t, t.stack[f + SEAT], out, t.game.trade_rooms)
        return out

    def why(self, p: Position, f: i64, seat: i64, action: i64) -> i64:
        t = cast(Table, p)
        if seat != t.stack[f + SEAT]:
            return NOT_YOUR_TURN
        if action >= CONVERT and action < FIELD:
            return super().why(p, f, seat, action)
        if action >= RELEASE and action < RELEASE + len(t.game.animals):
            return OK if t.farms[seat * FARM + t.game.animals[action - RELEASE]] > 0 else CANNOT_PAY
        if action >= WAY and action < CRAFT:
            return self.meat_lack(t, seat, action - WAY)
        if action < KEEP or action >= KEEP + HERDS:
            return WRONG_PART
        return OK if action - KEEP < len(self.herds(t, seat)) else OVER_CAPACITY

    def meat_lack(self, t: Table, seat: i64, way: i64) -> i64:
        """Why an animal cannot be cooked in this way instead of being kept."""
        reason = way_lack(t, seat, way, NOTHING)
        if reason != OK:
            return reason
        if not t.game.herded[t.game.way_good[way]]:
            return OK if way == self.pot_way(t, seat) else WRONG_PART
        return OK if self.cooks else BREEDING_LOCK

    def pot_way(self, t: Table, seat: i64) -> i64:
        """How a vegetable can go into the pot with animals that find no room, where that gives more food; -1: not at
        all."""
        way = t.farms[seat * FARM + BEST + VEGETABLE] - 1
        if not self.cooks or locked(t) or t.farms[seat * FARM + POTS] == 0 or way < 0 or not t.game.way_pot[way]:
            return -1
        return way if way_lack(t, seat, way, NOTHING) == OK and not t.all_housed(seat) else -1

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        if action >= CONVERT:
            trade = action - CONVERT
            t.push(t.game.trade_nodes[trade], seat, 0, t.game.trade_cards[trade])
            return
        farm = seat * FARM
        if t.stack[f + STEP] < PARTED:
            t.pot = 0
        if action >= WAY:
            t.stack[f + STEP] |= PARTED
            if action < CRAFT:
                cook(t, seat, action - WAY)
            else:
                t.let_go(seat, action - RELEASE)
            return
        herd = self.herds(t, seat)[action - KEEP]
        t.drop()
        k: i64 = len(herd) - 1
        while k >= 0:
            good = t.game.animals[k]
            left = t.farms[farm + good] - herd[k]
            way = t.farms[farm + BEST + good] - 1
            while left > 0:
                if way >= 0 and self.cooks and not locked(t):
                    cook(t, seat, way)
                else:
                    t.let_go(seat, k)
                left -= 1
            k -= 1
        t.pot = 0


class Breed(Housing):
    """The births of one farm (§14.5). `only`: of this kind, -1: of all. STEP 1: the young are there."""

    def __init__(self, only: i64 = -1) -> None:
        super().__init__("breed")
        self.only: i64 = only
        self.cooks = False

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        t = cast(Table, p)
        return self.only >= 0 and t.farms[seat * FARM + t.game.animals[self.only]] < 2

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        if t.stack[f + STEP] == 0:
            t.stack[f + STEP] = 1
            k: i64 = 0
            while k < len(t.game.animals):
                if self.only < 0 or k == self.only:
                    t.farms[seat * FARM + t.game.animals[k]] += t.births(seat, k)
                k += 1
        return super().run(p, f)

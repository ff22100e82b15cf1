# compiled
"""The table: farmyards, supplies, action spaces, goods on round spaces, cards in hand and in play (§1-§6, §11, §12)."""

from __future__ import annotations

from typing import Final, cast

from tilth.games.agricola.rules.actions import (
    FIELD,
    SPACES,
    WAY,
)
from tilth.games.agricola.rules.bundles import all_lying, bare, clear, lay, put
from tilth.games.agricola.rules.capacity import Places
from tilth.games.agricola.rules.cards import FREE, Card
from tilth.games.agricola.rules.events import COUNTED, GAINED, LEFT, RECEIVED
from tilth.games.agricola.rules.facts import OCCUPATION_CARD
from tilth.games.agricola.rules.goods import (
    MOST_PEOPLE,
    ROUNDS,
)
from tilth.games.agricola.rules.grid import count
from tilth.games.agricola.rules.hands import Hands
from tilth.games.agricola.rules.layout import (
    BEST,
    BONUS,
    COOKS,
    CRAFTS,
    FARM,
    FIELDS,
    GRAZED,
    HOLDERS,
    HOME,
    IMPROVEMENTS,
    OCCUPATIONS,
    POTFUL,
    POTS,
    ROOMS,
    SPICE,
    STABLES,
    TRADING,
)
from tilth.games.agricola.rules.packed import EVERYBODY, laid
from tilth.games.agricola.rules.packed_events import gained, received, received_one
from tilth.games.agricola.rules.rulebook import AgricolaRules
from tilth.kernel.answers import answer_to, ask, no_answer
from tilth.kernel.core import OK, WRONG_PART, Position
from tilth.kernel.native import BIT, append, i64, vec
from tilth.kernel.reactions import emit, listen, unlisten
from tilth.kernel.trace import Trace
from tilth.kernel.vecs import ascending, inserted, removed, replaced

PERSON: Final[vec[i64]] = vec[i64]([16**seat for seat in range(15)])


class Table(Hands):
    """All that lies on the table. Made empty, or as a copy of another."""

    def __init__(self, rules: AgricolaRules, twin: Table | None = None) -> None:
        super().__init__(rules, twin)
        if twin is not None:
            self.heaps: vec[i64] = twin.heaps[:]
            self.taken: vec[i64] = twin.taken[:]
            self.open: i64 = twin.open
            self.marker: i64 = twin.marker
            self.display: i64 = twin.display
            self.space: i64 = twin.space
            self.user: i64 = twin.user
            self.pot: i64 = twin.pot
            self.closed: i64 = twin.closed
            self.built: i64 = twin.built
            self.turned: i64 = twin.turned
            self.on_sale: i64 = twin.on_sale
            self.sale_display: i64 = twin.sale_display
            self.sale_turned: i64 = twin.sale_turned
            self.got: vec[i64] = twin.got  # this and what follows is replaced, never changed
            self.heap: vec[i64] = twin.heap
            self.parted: vec[i64] = twin.parted
            self.played: list[vec[i64]] = twin.played
            self.later: vec[i64] = twin.later
            self.order: vec[i64] = twin.order
            self.owner: vec[i64] = twin.owner
            self.used: vec[i64] = twin.used
            self.store: vec[i64] = twin.store
            return
        n = rules.seats
        cards = len(rules.cards)
        self.heaps = vec[i64]([0] * (SPACES * rules.width))  # goods lying on each space
        self.taken = vec[i64]([0] * SPACES)  # who stands there: PERSON of a seat for each of its people
        self.open = rules.at_start  # spaces that all may use, as a mask
        self.marker = 0  # who holds the marker of the starting player; `starter` is the one of this round (§3.5)
        self.display = BIT[len(rules.sold)] - 1  # cards that are not sold, by their places, as a mask
        self.space = -1  # the space whose action is under way
        self.got = rules.nothing  # goods that this action has given
        self.heap = rules.nothing  # of them from what lay on the space
        self.parted = rules.nothing  # of them left there, sold or given away
        self.user = -1  # whose action it is
        self.pot = 0  # goods cooked at one time so far
        self.closed = 0  # the decision at which the panel of exchanges was closed unused (kitchen.moment)
        self.built = 0  # cards of the display that were ever built, as a mask
        self.turned = 0  # places of the display whose cards lie on top of those that covered them, as a mask
        self.on_sale = 0  # what `for_sale` has told last, with what that followed from
        self.sale_display = -1
        self.sale_turned = -1
        self.played = [vec[i64]() for s in range(n)]
        self.later = vec[i64]()  # on round spaces (packed.laid)
        self.order = rules.known_order  # spaces of the rounds, as far as they are known
        self.owner = vec[i64]([FREE] * cards)
        self.used = vec[i64]([0] * cards)  # a card's own counter
        self.store = vec[i64]([0] * (cards * rules.width))  # goods lying on each card

    def copy(self) -> Table:
        return Table(self.game, self)

    def tell(self, trace: Trace) -> None:
        super().tell(trace)
        trace.few(self.farms)
        trace.few(self.heaps)
        trace.few(self.taken)
        trace.number(self.round)
        trace.number(self.phase)
        trace.number(self.open)
        trace.number(self.marker)
        trace.number(self.display)
        trace.number(self.space)
        trace.numbers(self.got)
        trace.numbers(self.heap)
        trace.numbers(self.parted)
        trace.number(self.user)
        trace.number(self.pot)
        trace.number(self.closed)
        trace.number(self.built)
        trace.number(self.turned)
        trace.rows(self.pastures)
        trace.numbers(self.covered)
        for grid in self.grids:
            trace.numbers(grid.added)
        trace.few(self.noted)
        self.tell_hands(trace)
        trace.rows(self.played)
        trace.numbers(ascending(self.later))
        trace.numbers(self.order)
        trace.few(self.used)
        trace.few(self.store)

    def same(self, other: Position) -> bool:
        """All but what is over with the question that was asked (`pot`, `closed`), in whatever order goods were laid on
        round spaces."""
        t = cast(Table, other)
        return (
            self.farms == t.farms
            and self.heaps == t.heaps
            and self.taken == t.taken
            and (self.round, self.phase, self.marker, self.starter) == (t.round, t.phase, t.marker, t.starter)
            and (self.open, self.display, self.built, self.turned) == (t.open, t.display, t.built, t.turned)
            and (self.space, self.user) == (t.space, t.user)
            and self.got == t.got
            and self.heap == t.heap
            and self.parted == t.parted
            and self.pastures == t.pastures
            and self.covered == t.covered
            and self.grids == t.grids
            and self.noted == t.noted
            and self.hands == t.hands
            and self.played == t.played
            and self.decks == t.decks
            and self.gone == t.gone
            and self.packs == t.packs
            and self.received == t.received
            and self.order == t.order
            and self.owner == t.owner
            and self.used == t.used
            and self.store == t.store
            and sorted(self.later) == sorted(t.later)
            and self.listeners == t.listeners
            and self.answerers == t.answerers
            and self.stack[: self.top] == t.stack[: t.top]
        )

    def refuse(self, seat: i64, action: i64) -> i64:
        """Words of the panel of exchanges have the reason that the panel would give, whatever is asked."""
        reason = super().refuse(seat, action)
        if reason != WRONG_PART or seat != self.who or seat < 0 or action < WAY or action >= FIELD:
            return reason
        top = self.top
        self.push(self.game.kitchen, seat, 0, 0)
        reason = self.game.kitchen.why(self, top, seat, action)
        self.top = top
        return reason if reason != OK else WRONG_PART

    # -- people --------------------------------------------------------------------------------------------------------

    def ready(self, seat: i64) -> i64:
        """People at home who may be placed anywhere."""
        return self.farms[seat * FARM + HOME] - self.resting(seat)

    def resting(self, seat: i64) -> i64:
        """People at home who only go to a haven."""
        if self.game.resting < 0:
            return 0
        return self.seat_number(seat, self.game.resting)

    def most_people(self, seat: i64) -> i64:
        """How many people a seat can have in play, children and those who live on cards included."""
        return MOST_PEOPLE - (self.seat_number(seat, self.game.bound) if self.game.bound >= 0 else 0)

    # -- people on spaces --------------------------------------------------------------------------------------------

    def people_on(self, space: i64, seat: i64) -> i64:
        """How many people of this seat stand on a space."""
        return self.taken[space] // PERSON[seat] % 16

    def others_on(self, space: i64, seat: i64) -> bool:
        return self.taken[space] != self.people_on(space, seat) * PERSON[seat]

    def come(self, space: i64, seat: i64) -> None:
        self.taken[space] += PERSON[seat]

    def go(self, space: i64, seat: i64) -> None:
        self.taken[space] -= PERSON[seat]

    def full(self, space: i64) -> bool:
        """Does somebody stand there, and is there no room for more?"""
        return self.taken[space] != 0 and not self.game.roomy & BIT[space]

    def face_up(self, space: i64) -> bool:
        """Can all see this space, be it that its round has not come yet?"""
        if self.open & BIT[space]:
            return True
        for card in self.order:
            if card == space:
                return True
        return False

    # -- goods -------------------------------------------------------------------------------------------------------

    def gain(self, seat: i64, good: i64, n: i64, source: i64) -> None:
        if n <= 0:
            return
        self.farms[seat * FARM + good] += n
        if self.game.herded[good]:
            self.push(self.game.housing, seat, 0, 0)
        if len(self.listeners[GAINED]) > 0:
            emit(self, GAINED, seat, gained(source, good, n))
        if not self.game.herded[good] and len(self.listeners[RECEIVED]) > 0:
            emit(self, RECEIVED, seat, received_one(good, n, source))

    def gain_all(self, seat: i64, goods: vec[i64], source: i64) -> None:
        """Goods of several kinds come at one time."""
        if self.alive(goods):
            self.push(self.game.housing, seat, 0, 0)
        self.add_all(seat, goods, source)

    def alive(self, goods: vec[i64]) -> bool:
        """Are there animals among these?"""
        animals = self.game.animals
        k: i64 = 0
        n: i64 = len(animals)
        while k < n:
            if goods[animals[k]]:
                return True
            k += 1
        return False

    def add_all(self, seat: i64, goods: vec[i64], source: i64) -> None:
        """Goods come, and cards hear of it; whoever calls this sees to the animals."""
        heard = len(self.listeners[GAINED]) > 0
        good: i64 = 0
        while good < self.game.kinds:
            n = goods[good]
            if n:
                self.farms[seat * FARM + good] += n
                if heard:
                    emit(self, GAINED, seat, gained(source, good, n))
            good += 1
        if len(self.listeners[RECEIVED]) > 0 and received(goods, source) != received(self.game.nothing, source):
            emit(self, RECEIVED, seat, received(goods, source))

    def lying(self, space: i64) -> vec[i64]:
        """All that lies on a space."""
        return all_lying(self.heaps, self.game.width, space, self.game.nothing)

    def bare(self, space: i64) -> bool:
        """Does nothing lie on a space?"""
        return bare(self.heaps, self.game.width, space)

    def take_heap(self, space: i64) -> vec[i64]:
        """All that lies on a space is taken from it."""
        goods = all_lying(self.heaps, self.game.width, space, self.game.nothing)
        clear(self.heaps, self.game.width, space)
        return goods

    def heap_up(self, space: i64, goods: vec[i64]) -> None:
        """These goods and no others lie on a space."""
        put(self.heaps, self.game.width, space, goods)

    def stored(self, card: i64) -> vec[i64]:
        """All that lies on a card."""
        return all_lying(self.store, self.game.width, card, self.game.nothing)

    def cold(self, card: i64) -> bool:
        """Does it cook and bake only once it is kindled?"""
        kindling = self.game.kindling
        return kindling >= 0 and self.game.card(card).cooks and self.stored(card)[kindling] > 0

    def bonus(self, seat: i64, points: i64) -> None:
        self.farms[seat * FARM + BONUS] += points

    def lay_later(self, seat: i64, round: i64, good: i64, n: i64, card: i64) -> None:
        """Put goods on a round space (§15.9); past rounds give nothing. `card` = -1: they are simply collected."""
        if round > self.round and round <= ROUNDS:
            self.later = append(self.later[:], laid(round, seat, good, n, card))

    def set_used(self, card: i64, n: i64) -> None:
        used = self.used[:]
        used[card] = n
        self.used = used

    def set_store(self, card: i64, goods: vec[i64]) -> None:
        """These goods and no others lie on a card."""
        store = self.store[:]
        put(store, self.game.width, card, goods)
        self.store = store

    def lay_in_store(self, card: i64, good: i64, n: i64) -> None:
        store = self.store[:]
        lay(store, self.game.width, card, good, n)
        self.store = store

    # -- animals -----------------------------------------------------------------------------------------------------

    def places(self, seat: i64) -> Places:
        f = seat * FARM
        made = Places(
            self.pastures[seat], self.farms[f + STABLES], self.farms[f + GRAZED], count(self.farms[f + ROOMS]),
            len(self.game.animals),
        )  # fmt: skip
        if self.farms[f + HOLDERS]:
            mine = self.played[seat]
            i: i64 = 0
            n: i64 = len(mine)
            while i < n:
                holder = self.game.card(mine[i]).holder
                if holder is not None:
                    holder.hold(self, seat, made)
                i += 1
            for card in self.game.lenders:
                if card.lends is not None and self.lent(card, seat):
                    card.lends.hold(self, seat, made)
        made.close()
        return made

    def lent(self, card: Card, seat: i64) -> bool:
        """Does somebody else have a card that gives this seat room for animals?"""
        return self.owner[card.number] != FREE and self.owner[card.number] != seat

    def herd(self, seat: i64) -> vec[i64]:
        """How many animals of each kind a seat has."""
        made = vec[i64]()
        k: i64 = 0
        n: i64 = len(self.game.animals)
        while k < n:
            made = append(made, self.farms[seat * FARM + self.game.animals[k]])
            k += 1
        return made

    def animals(self, seat: i64) -> i64:
        """How many animals a seat has."""
        found: i64 = 0
        k: i64 = 0
        n: i64 = len(self.game.animals)
        while k < n:
            found += self.farms[seat * FARM + self.game.animals[k]]
            k += 1
        return found

    def let_go(self, seat: i64, k: i64) -> None:
        """An animal of the k-th kind leaves the farm."""
        self.farms[seat * FARM + self.game.animals[k]] -= 1
        self.fewer(seat, self.game.animals[k], 1)

    def houses(self, seat: i64, herd: vec[i64]) -> bool:
        """Is there room for so many animals (§11.7)?"""
        return self.places(seat).hold(herd)

    def all_housed(self, seat: i64) -> bool:
        if self.farms[seat * FARM + HOLDERS] == 0 and self.animals(seat) <= 1:
            return True
        return self.houses(seat, self.herd(seat))

    # -- cards -------------------------------------------------------------------------------------------------------

    def has(self, seat: i64, card: i64) -> bool:
        return self.owner[card] == seat

    def for_sale(self) -> i64:
        """The cards of the display that can be had, by their places, as a mask: those with none on top of them."""
        display = self.display
        stacked = self.game.stacked
        n: i64 = len(stacked)
        if n == 0:
            return display
        if display == self.sale_display and self.turned == self.sale_turned:
            return self.on_sale
        found = display
        i: i64 = 0
        while i < n:
            beneath, above = stacked[i], stacked[i + 1]
            if display & beneath and display & above:
                found &= ~(above if self.turned & beneath else beneath)
            i += 2
        self.on_sale, self.sale_display, self.sale_turned = found, display, self.turned
        return found

    def turn_over(self, card: i64) -> None:
        """A card that lies beneath another in the display lies on top of it from now on."""
        self.turned |= BIT[self.game.sold_at[card] - 1]

    def was_built(self, card: i64) -> bool:
        """Has anybody ever built this card of the display?"""
        place = self.game.sold_at[card]
        return place > 0 and self.built & BIT[place - 1] != 0

    def owns_tag(self, seat: i64, tag: str) -> i64:
        """How many cards in play of this seat count as `tag`."""
        found: i64 = 0
        mine = self.played[seat]
        i: i64 = 0
        n: i64 = len(mine)
        while i < n:
            if tag in self.game.card(mine[i]).tags:
                found += 1
            i += 1
        return found

    def anybody_owns(self, tag: str) -> bool:
        seat: i64 = 0
        while seat < self.game.seats:
            if self.owns_tag(seat, tag):
                return True
            seat += 1
        return False

    def occupations(self, seat: i64) -> i64:
        """Occupations played, as requirements count them (§16.4)."""
        n = self.farms[seat * FARM + OCCUPATIONS]
        return ask(self, COUNTED, seat, n, 0) if len(self.answerers[COUNTED]) > 0 else n

    def enter(self, seat: i64, number: i64) -> None:
        """A card comes into play in front of `seat`: from now on it works."""
        card = self.game.card(number)
        owner = self.owner[:]
        owner[number] = seat
        self.owner = owner
        self.played = replaced(self.played, seat, inserted(self.played[seat], number))
        f = seat * FARM
        if card.kind <= OCCUPATION_CARD:
            self.farms[f + (OCCUPATIONS if card.kind == OCCUPATION_CARD else IMPROVEMENTS)] += 1
        place = self.game.sold_at[number]
        if place:
            self.display &= ~BIT[place - 1]
            self.built |= BIT[place - 1]
        for hearing in card.hears:
            listen(self, hearing.event, seat, hearing.node, hearing.scope)
        for saying in card.says:
            answer_to(self, saying.question, seat, saying.answer)
        self.farms[f + FIELDS] |= card.plots
        self.open |= card.opens
        self.refit_all()

    def come_back(self, place: i64) -> None:
        """A card lies in the display again."""
        if self.game.returned_on_top and self.game.above[place] & self.display:
            self.turned |= BIT[place]
        self.display |= BIT[place]

    def leave(self, seat: i64, number: i64, out: bool = False) -> None:
        """A card is given up: a major goes back to the display, another leaves the game (§15.5); `out`: any does."""
        if self.game.sold_at[number] and not out:
            self.come_back(self.game.sold_at[number] - 1)
        else:
            self.put_away(number, EVERYBODY)
        self.withdraw(seat, number)

    def withdraw(self, seat: i64, number: i64) -> None:
        """A card is in play no more, wherever it goes."""
        card = self.game.card(number)
        owner = self.owner[:]
        owner[number] = FREE
        self.owner = owner
        self.played = replaced(self.played, seat, removed(self.played[seat], number))
        f = seat * FARM
        if card.kind <= OCCUPATION_CARD:
            self.farms[f + (OCCUPATIONS if card.kind == OCCUPATION_CARD else IMPROVEMENTS)] -= 1
        for hearing in card.hears:
            unlisten(self, hearing.event, seat, hearing.node, hearing.scope)
        for saying in card.says:
            no_answer(self, saying.question, seat, saying.answer)
        plot = self.game.card_plots
        while card.plots and plot < len(self.game.plot_cards):
            if card.plots & BIT[plot]:
                self.set_crop(seat, plot, 0, 0)
            plot += 1
        self.farms[f + FIELDS] &= ~card.plots
        self.open &= ~card.opens
        self.set_used(number, 0)
        self.set_store(number, self.game.nothing)
        self.refit_all()
        if card.holder is not None:
            self.push(self.game.housing, seat, 0, 0)
        if card.lends is not None:
            for other in range(self.game.seats):
                self.push(self.game.housing, other, 0, 0)
        emit(self, LEFT, seat, number)
        parting = card.parting
        if parting is not None:
            self.push(parting, seat, 0, number)

    def refit_all(self) -> None:
        seat: i64 = 0
        while seat < self.game.seats:
            self.refit(seat)
            seat += 1

    def refit(self, seat: i64) -> None:
        """Work out what this seat's cards allow at any time and in the kitchen."""
        f = seat * FARM
        farms = self.farms
        ways: i64 = 3  # grain and vegetables can be eaten raw (§12.1)
        trades: i64 = self.game.open_trades
        crafts: i64 = 0
        spice: i64 = 0
        pots: i64 = 0
        potful: i64 = 0
        holders: i64 = 0
        mine = self.played[seat]
        i: i64 = 0
        n: i64 = len(mine)
        while i < n:
            card = self.game.card(mine[i])
            ready = card.ready
            if not self.cold(mine[i]):
                ways |= card.ways
            if ready is not None and not ready.holds(self, seat):
                ways &= ~card.ready_ways
            trades |= card.trades
            if card.craft_good >= 0 or card.feeding is not None:
                crafts += 1
            spice += card.spice
            pots += card.pots
            potful += card.pot_food
            if card.holder is not None:
                holders += 1
            i += 1
        for lender in self.game.lenders:
            if self.lent(lender, seat):
                holders += 1
        farms[f + COOKS] = ways
        farms[f + TRADING] = trades
        farms[f + CRAFTS] = crafts
        farms[f + SPICE] = spice
        farms[f + POTS] = pots
        farms[f + POTFUL] = potful
        farms[f + HOLDERS] = holders
        good: i64 = 0
        while good < self.game.kinds:
            farms[f + BEST + good] = 0
            good += 1
        way: i64 = 0
        n = len(self.game.way_n)
        while way < n:
            if ways & BIT[way]:
                good = self.game.way_good[way]
                old = farms[f + BEST + good] - 1
                if old < 0 or self.better(seat, way, old):
                    farms[f + BEST + good] = way + 1
            way += 1

    def better(self, seat: i64, way: i64, old: i64) -> bool:
        """More food for the good, or as much and in a pot of which cards know."""
        gain = self.way_yield(seat, way) * self.game.way_n[old]
        known = self.way_yield(seat, old) * self.game.way_n[way]
        return gain > known or (gain == known and self.game.way_pot[way] > self.game.way_pot[old])


def table(p: Position) -> Table:
    return cast(Table, p)

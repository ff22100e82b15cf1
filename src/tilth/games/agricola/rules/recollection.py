# compiled
"""Hidden cards dealt anew by somebody who remembers the packs it has handed on and the cards handed over openly.

A seat that takes a card out of a pack and gets the pack back knows which cards the others took out meanwhile, one each,
though not who took which. A card that somebody has taken stays with that seat, in its hand or among the cards it has
laid aside since, until it is shown to all. So every place of a draft keeps its seat and gets a card that can be in it.
"""

from __future__ import annotations

from typing import Final

from tilth.games.agricola.rules.packed import (
    CARDS,
    NO_ONE,
    departed,
    departed_card,
    departed_known,
    picked_aside,
    picked_at,
    picked_by,
    picked_card,
    receipt_at,
    receipt_card,
    receipt_open,
    receipt_seat,
)
from tilth.games.agricola.rules.rulebook import ANY_CARD, NO_OWN, OWN_ONLY
from tilth.games.agricola.rules.table import Table
from tilth.kernel.native import append, i64, vec
from tilth.kernel.pool import Pool
from tilth.kernel.rng import Rng, shuffle
from tilth.kernel.vecs import ascending, cut, filled, inserted, places_of, rows

OWN_PILE: Final[i64] = 2  # cards that an expansion deals from a source of their own, beside the two decks


class Recollection:
    """One deal. `held`: for each seat, its hidden cards, each with how many had left the game when it came
    (`at * CARDS + card`)."""

    def __init__(self, t: Table, seat: i64, hidden: vec[i64], deck_of: vec[i64], rng: Rng) -> None:
        self.t: Table = t
        self.seat: i64 = seat
        self.hidden: vec[i64] = hidden
        self.deck_of: vec[i64] = deck_of
        self.rng: Rng = rng
        self.pile_of: vec[i64] = deck_of
        self.piles: i64 = 2
        own = t.game.own_cards
        if len(own) > 0:
            self.pile_of = deck_of[:]
            self.piles = OWN_PILE + 1
            card: i64 = 0
            while card < len(own):
                if own[card]:
                    self.pile_of[card] = OWN_PILE
                card += 1
        self.held: list[vec[i64]] = rows(t.game.seats)
        self.drafted: list[vec[i64]] = []
        self.unseen: vec[i64] = vec[i64]()  # for each row: so many of its places this seat has not seen
        self.pool: Pool = Pool(vec[i64](), self.pile_of, 0, rng)

    def deal(self) -> None:
        t = self.t
        t.packs = t.packs[:]
        t.gone = t.gone[:]
        t.received = t.received[:]
        self.remember()
        if len(t.game.own_cards) > 0:
            self.mix_shown()
        self.pool = Pool(self.hidden, self.pile_of, self.piles, self.rng)
        self.fill_rows(True)
        self.fill_rows(False)
        self.fill_receipts()
        self.fill_rest()
        self.lay_out()
        t.drafted = self.drafted
        minors = self.pool.rest(1)
        if self.piles > OWN_PILE:
            more = self.pool.rest(OWN_PILE)
            card: i64 = 0
            while card < len(minors):
                minors[card] += more[card]
                card += 1
        t.decks = [places_of(self.pool.rest(0)), places_of(minors)]

    # -- what was seen

    def before(self, r: i64) -> i64:
        """Before whom the pack of a row lies; -1: it has been used up."""
        t = self.t
        s = r - (len(t.drafted) - t.game.seats)
        return s if s >= 0 and len(t.packs) > 0 and len(t.packs[s]) > 0 else -1

    def remember(self) -> None:
        """Cards that the seat has handed on: the places they went to get the same cards in another order."""
        r: i64 = 0
        while r < len(self.t.drafted):
            row = self.t.drafted[r][:]
            n: i64 = len(row)
            unseen = n
            places = vec[i64]()
            i: i64 = 0
            while i < n:
                if picked_by(row[i]) == self.seat:
                    if unseen < n:
                        self.mix(row, places, -1)
                    else:
                        unseen = i
                    places = vec[i64]()
                elif unseen < n and self.hidden[picked_card(row[i])]:
                    places = append(places, i)
                i += 1
            if unseen < n:
                s = self.before(r)
                self.mix(row, places, -1 if s == self.seat else s)
            self.drafted.append(row)
            self.unseen = append(self.unseen, unseen)
            r += 1

    def mix(self, row: vec[i64], places: vec[i64], pack: i64) -> None:
        """Cards of these places of a row, and of the pack that went on from there, change places among themselves."""
        cards = vec[i64]()
        n: i64 = len(places)
        i: i64 = 0
        while i < n:
            cards = append(cards, picked_card(row[places[i]]))
            i += 1
        if pack >= 0:
            i = 0
            while i < len(self.t.packs[pack]):
                cards = append(cards, self.t.packs[pack][i])
                i += 1
        cards = ascending(cards)
        shuffle(cards, self.rng)
        i = 0
        while i < len(cards):
            self.hidden[cards[i]] = 0
            if i < n:
                self.take(row, places[i], cards[i])
            i += 1
        if pack >= 0:
            self.t.packs[pack] = cards[n:]

    def take(self, row: vec[i64], i: i64, card: i64) -> None:
        """This card was taken there."""
        row[i] += card - picked_card(row[i])
        if picked_aside(row[i]):
            self.t.gone[picked_at(row[i])] = departed(card, picked_by(row[i]))
        else:
            self.keep(picked_by(row[i]), card, picked_at(row[i]))

    def keep(self, s: i64, card: i64, at: i64) -> None:
        self.held[s] = inserted(self.held[s], at * CARDS + card)

    # -- what was not seen

    def source(self, r: i64) -> i64:
        """Which cards were dealt when this row was."""
        sources = self.t.game.sources
        return sources[r // self.t.game.seats] if len(sources) > 0 else ANY_CARD

    def mix_shown(self) -> None:
        """A card that somebody has shown, and of which there is a source of its own, may be from that as well as from
        any other: which of the places nobody else has seen it took is drawn by lot."""
        s: i64 = 0
        while s < self.t.game.seats:
            shown = vec[i64]()
            places = vec[i64]()  # row * CARDS + index
            r: i64 = 0
            while r < len(self.drafted) and s != self.seat:
                row = self.drafted[r]
                i: i64 = 0
                while i < self.unseen[r]:
                    card = picked_card(row[i])
                    free = picked_by(row[i]) == s and not picked_aside(row[i]) and self.deck_of[card] == 1
                    own = self.pile_of[card] == OWN_PILE
                    if free and self.source(r) != NO_OWN and (own or self.hidden[card]):
                        places = append(places, r * CARDS + i)
                        if not self.hidden[card]:
                            shown = inserted(shown, card)
                    i += 1
                r += 1
            if len(shown) > 0:
                self.lay_shown(shown, places)
            s += 1

    def lay_shown(self, shown: vec[i64], places: vec[i64]) -> None:
        """These cards go to some of the places, by lot; the other places are to be filled."""
        blank = vec[i64]()
        n: i64 = len(places)
        i: i64 = 0
        while i < n:
            card = picked_card(self.drafted[places[i] // CARDS][places[i] % CARDS])
            if self.hidden[card]:
                blank = append(blank, card)
            i += 1
        shuffle(places, self.rng)
        i = 0
        while i < n:
            row = self.drafted[places[i] // CARDS]
            at = places[i] % CARDS
            k: i64 = len(shown)
            row[at] += (shown[i] if i < k else blank[i - k]) - picked_card(row[at])
            i += 1

    def fill_rows(self, narrow: bool) -> None:
        """Places that the seat has not seen, and packs; first those that cards of one source only can fill."""
        t = self.t
        i: i64 = 0
        while i < len(t.gone) and narrow:
            if departed_known(t.gone[i]) == NO_ONE:
                t.gone[i] = departed(self.pool.draw(self.pile_of[departed_card(t.gone[i])]), NO_ONE)
            i += 1
        r: i64 = 0
        while r < len(self.drafted):
            source = self.source(r)
            if (source != ANY_CARD) == narrow:
                row = self.drafted[r]
                i = 0
                while i < self.unseen[r]:
                    card = picked_card(row[i])
                    if self.hidden[card]:
                        self.take(row, i, self.draw(self.deck_of[card], source))
                    i += 1
                s = self.before(r)
                if s >= 0 and s != self.seat and self.unseen[r] == len(row):
                    pack = vec[i64]()
                    for card in t.packs[s]:
                        pack = append(pack, self.draw(self.deck_of[card], source))
                    t.packs[s] = pack
            r += 1

    def draw(self, deck: i64, source: i64) -> i64:
        """Any card of a deck that can have come from this source."""
        if deck == 0 or self.piles == 2 or source == NO_OWN:
            return self.pool.draw(deck)
        if source == OWN_ONLY:
            return self.pool.draw(OWN_PILE)
        k = self.rng.below(self.pool.left[1] + self.pool.left[OWN_PILE])
        return self.pool.draw(1 if k < self.pool.left[1] else OWN_PILE)

    def fill_receipts(self) -> None:
        """Cards that came later: handed over openly, or drawn from what was left of a deck."""
        t = self.t
        sources = t.game.sources
        last = sources[len(sources) - 1] if len(sources) > 0 else ANY_CARD
        i: i64 = 0
        n: i64 = len(t.received)
        while i < n:
            entry = t.received[i]
            card = receipt_card(entry)
            if receipt_seat(entry) != self.seat:
                if not receipt_open(entry):
                    card = self.draw(self.deck_of[card], last)
                    t.received[i] += card - receipt_card(entry)
                self.keep(receipt_seat(entry), card, receipt_at(entry))
            i += 1

    def fill_rest(self) -> None:
        """Cards of which nothing is remembered."""
        t = self.t
        s: i64 = 0
        while s < t.game.seats:
            if s != self.seat:
                lacking = filled(2, 0)
                for card in t.hands[s]:
                    lacking[self.deck_of[card]] += 1
                for entry in t.gone:
                    if departed_known(entry) == s:
                        lacking[self.deck_of[departed_card(entry)]] += 1
                for entry in self.held[s]:
                    lacking[self.deck_of[entry % CARDS]] -= 1
                r: i64 = 0
                while r < len(self.drafted):
                    for entry in self.drafted[r]:
                        if picked_by(entry) == s and picked_aside(entry):
                            lacking[self.deck_of[picked_card(entry)]] -= 1
                    r += 1
                deck: i64 = 0
                while deck < 2:
                    while lacking[deck] > 0:
                        self.keep(s, self.draw(deck, ANY_CARD), 0)
                        lacking[deck] -= 1
                    deck += 1
            s += 1

    # -- hands

    def lay_out(self) -> None:
        """What somebody holds is in its hand, or is one of the cards it has put away since it came."""
        t = self.t
        hands = t.hands[:]
        aside = filled(len(t.gone), 0)
        for row in self.drafted:
            for entry in row:
                if picked_aside(entry):
                    aside[picked_at(entry)] = 1
        i: i64 = 0
        n: i64 = len(t.gone)
        while i < n:  # the first ones had the fewest cards to choose from
            s = departed_known(t.gone[i])
            if s < t.game.seats and s != self.seat and not aside[i]:
                k = self.choice(s, self.deck_of[departed_card(t.gone[i])], i)
                t.gone[i] = departed(self.held[s][k] % CARDS, s)
                self.held[s] = cut(self.held[s], k)
            i += 1
        s = 0
        while s < t.game.seats:
            if s != self.seat:
                hand = vec[i64]()
                for entry in self.held[s]:
                    hand = inserted(hand, entry % CARDS)
                hands[s] = hand
            s += 1
        t.hands = hands

    def choice(self, s: i64, deck: i64, at: i64) -> i64:
        """One of the cards of a deck that a seat held when so many had left the game."""
        found = vec[i64]()
        i: i64 = 0
        while i < len(self.held[s]):
            entry = self.held[s][i]
            if entry // CARDS <= at and self.deck_of[entry % CARDS] == deck:
                found = append(found, i)
            i += 1
        n: i64 = len(found)
        return found[self.rng.below(n)]

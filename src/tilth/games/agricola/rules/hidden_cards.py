# compiled
"""What lies hidden on the table, dealt anew for somebody who has not seen it."""

from __future__ import annotations

from typing import cast

from tilth.games.agricola.rules.facts import OCCUPATION_CARD
from tilth.games.agricola.rules.packed import (
    EVERYBODY,
    departed,
    departed_card,
    departed_known,
    receipt_card,
    receipt_open,
    receipt_seat,
)
from tilth.games.agricola.rules.recollection import Recollection
from tilth.games.agricola.rules.rulebook import AgricolaRules
from tilth.games.agricola.rules.table import Table
from tilth.kernel.core import Position
from tilth.kernel.doors import Unseen
from tilth.kernel.native import append, i64, vec
from tilth.kernel.pool import Pool, count_all
from tilth.kernel.rng import Rng
from tilth.kernel.vecs import filled, inserted, places_of


class HiddenCards(Unseen):
    """Others' hands and packs, what they laid aside, the decks. Whatever the seat has seen of their ways it remembers:
    packs that it handed on, cards handed over openly."""

    def __init__(self, rules: AgricolaRules) -> None:
        self.deck_of: vec[i64] = vec[i64]()
        for kind in rules.card_kind:
            self.deck_of = append(self.deck_of, 0 if kind == OCCUPATION_CARD else 1)

    def dealt_anew(self, p: Position, seat: i64, rng: Rng) -> Position:
        t = cast(Table, p).copy()
        hidden = self.hidden(t, seat)
        if len(t.drafted) > 0 or len(t.received) > 0:
            Recollection(t, seat, hidden, self.deck_of, rng).deal()
        else:
            self.deal(t, seat, hidden, rng)
        if t.who >= 0 and t.who != seat:
            t.ask_anew()
        return t

    def deal(self, t: Table, seat: i64, hidden: vec[i64], rng: Rng) -> None:
        """Any card may be anywhere."""
        pool = Pool(hidden, self.deck_of, 2, rng)
        hands, packs = t.hands[:], t.packs[:]
        s: i64 = 0
        while s < t.game.seats:
            if s != seat:
                hands[s] = self.dealt(pool, hands[s], True)
                if len(packs) > 0:
                    packs[s] = self.dealt(pool, packs[s], False)
            s += 1
        t.hands = hands
        t.packs = packs
        t.gone = self.gone(t, seat, pool)
        t.decks = [places_of(pool.rest(0)), places_of(pool.rest(1))]

    def hidden(self, t: Table, seat: i64) -> vec[i64]:
        """For each card, 1 if this seat does not know where it is."""
        found = filled(len(self.deck_of), 0)
        count_all(found, t.decks[0])
        count_all(found, t.decks[1])
        s: i64 = 0
        while s < t.game.seats:
            if s != seat:
                count_all(found, t.hands[s])
                if len(t.packs) > 0:
                    count_all(found, t.packs[s])
            s += 1
        n: i64 = len(t.gone)
        i: i64 = 0
        while i < n:
            if secret(t.gone[i], seat):
                found[departed_card(t.gone[i])] += 1
            i += 1
        n = len(t.received)
        i = 0
        while i < n:
            if receipt_open(t.received[i]) and receipt_seat(t.received[i]) != seat:
                found[receipt_card(t.received[i])] = 0
            i += 1
        return found

    def gone(self, t: Table, seat: i64, pool: Pool) -> vec[i64]:
        """What has left the game, with other cards where this seat does not know which."""
        gone = t.gone[:]
        n: i64 = len(gone)
        i: i64 = 0
        while i < n:
            if secret(gone[i], seat):
                gone[i] = departed(pool.draw(self.deck_of[departed_card(gone[i])]), departed_known(gone[i]))
            i += 1
        return gone

    def dealt(self, pool: Pool, cards: vec[i64], sort: bool) -> vec[i64]:
        """As many of each deck as these cards are."""
        n: i64 = len(cards)
        first: i64 = 0
        i: i64 = 0
        while i < n:
            first += 1 - self.deck_of[cards[i]]
            i += 1
        made = vec[i64]()
        i = 0
        while i < n:
            card = pool.draw(0 if i < first else 1)
            made = inserted(made, card) if sort else append(made, card)
            i += 1
        return made


def secret(entry: i64, seat: i64) -> bool:
    known = departed_known(entry)
    return known != seat and known != EVERYBODY

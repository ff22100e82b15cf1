# compiled
"""What lies hidden on the table, dealt anew for somebody who has not seen it."""

from __future__ import annotations

from typing import cast

from tilth.games.hallertau.rules.layout import ASKED, CHOOSY, FARM, MASK, RESET, URGENT
from tilth.games.hallertau.rules.packed import held_by, held_card
from tilth.games.hallertau.rules.rulebook import HallertauRules
from tilth.games.hallertau.rules.table import Table
from tilth.kernel.core import Position
from tilth.kernel.doors import Unseen
from tilth.kernel.native import append, i64, vec
from tilth.kernel.pool import Pool, count_all
from tilth.kernel.rng import Rng
from tilth.kernel.vecs import filled, inserted, places_of


class HiddenCards(Unseen):
    """Deck by deck: others' hands, what they discarded, the piles."""

    def __init__(self, rules: HallertauRules) -> None:
        self.deck_of: vec[i64] = vec[i64]()
        for card in rules.cards:
            self.deck_of = append(self.deck_of, 0 if card is None else card.deck)

    def dealt_anew(self, p: Position, seat: i64, rng: Rng) -> Position:
        t = cast(Table, p).copy()
        decks: i64 = len(t.unseen)
        pool = Pool(self.hidden(t, seat), self.deck_of, decks, rng)
        t.hands = t.hands[:]
        s: i64 = 0
        while s < t.game.seats:
            if s != seat:
                self.deal(t, s, pool)
            s += 1
        t.out = self.out(t, seat, pool)
        unseen: list[vec[i64]] = []
        while len(unseen) < decks:
            unseen.append(places_of(pool.rest(len(unseen))))
        t.unseen = unseen
        t.fresh = self.fresh(t, seat)
        if t.who >= 0 and t.who != seat:
            t.ask_anew()
        return t

    def hidden(self, t: Table, seat: i64) -> vec[i64]:
        """For each card, 1 if this seat does not know where it is."""
        found = filled(len(self.deck_of), 0)
        for pile in t.unseen:
            count_all(found, pile)
        n: i64 = 0
        i: i64 = 0
        s: i64 = 0
        while s < t.game.seats:
            if s != seat:
                hand = t.hands[s]
                n = len(hand)
                i = 0
                while i < n:
                    found[hand[i] // MASK] += 1
                    i += 1
            s += 1
        n = len(t.out)
        i = 0
        while i < n:
            if secret(t.out[i], seat):
                found[held_card(t.out[i])] += 1
            i += 1
        return found

    def deal(self, t: Table, s: i64, pool: Pool) -> None:
        """Another hand of as many cards of each deck. How others want to be asked is their own affair."""
        hand = t.hands[s]
        decks = vec[i64]()
        n: i64 = len(hand)
        i: i64 = 0
        while i < n:
            decks = inserted(decks, self.deck_of[hand[i] // MASK])
            i += 1
        made = vec[i64]()
        urgent: i64 = 0
        i = 0
        while i < n:
            card = pool.draw(decks[i])
            made = inserted(made, card * MASK)
            if t.card(card).fleeting:
                urgent += 1
            i += 1
        t.hands[s] = made
        f = s * FARM
        t.farms[f + URGENT] = urgent
        t.farms[f + ASKED] = t.game.ask
        t.farms[f + RESET] = 0
        if t.who != s:
            t.farms[f + CHOOSY] = 0

    def out(self, t: Table, seat: i64, pool: Pool) -> vec[i64]:
        """What was discarded, with other cards where this seat does not know which."""
        out = t.out[:]
        n: i64 = len(out)
        i: i64 = 0
        while i < n:
            if secret(out[i], seat):
                card = held_card(out[i])
                out[i] += pool.draw(self.deck_of[card]) - card
            i += 1
        return out

    def fresh(self, t: Table, seat: i64) -> vec[i64]:
        """What this seat has drawn since the last step."""
        made = vec[i64]()
        n: i64 = len(t.fresh)
        i: i64 = 0
        while i < n:
            if held_by(t.fresh[i]) == seat:
                made = append(made, t.fresh[i])
            i += 1
        return made


def secret(entry: i64, seat: i64) -> bool:
    known = held_by(entry)
    return known != seat and known != 7

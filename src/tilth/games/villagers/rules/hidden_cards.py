# compiled
"""What lies hidden on the table, dealt anew for somebody who has not seen it."""

from __future__ import annotations

from typing import Final, cast

from tilth.games.villagers.rules.facts import CARDS, SUIT, SUITS
from tilth.games.villagers.rules.packed import card_back, returned_by, returned_card
from tilth.games.villagers.rules.table import Table
from tilth.kernel.core import FRAME, IT, SEAT, Position, Unseen
from tilth.kernel.native import i64, vec
from tilth.kernel.pool import Pool, count_all
from tilth.kernel.rng import Rng
from tilth.kernel.vecs import filled, inserted

TRIES: Final[i64] = 20  # to find a hand that allows what its owner is seen to be about to do


class HiddenFaces(Unseen):
    """All faces that a seat has not seen, back for back where backs are public."""

    def __init__(self, backs_public: bool) -> None:
        self.piles: i64 = len(SUITS) if backs_public else 1
        self.pile_of: vec[i64] = SUIT[:CARDS] if backs_public else filled(CARDS, 0)

    def dealt_anew(self, p: Position, seat: i64, rng: Rng) -> Position:
        t = cast(Table, p)
        q = self.dealt(t, seat, -1, rng)
        tries: i64 = 1
        while tries < TRIES and self.stuck(q, seat):
            q = self.dealt(t, seat, -1, rng)
            tries += 1
        if self.stuck(q, seat):  # in the middle of a move that needs a rare card: that seat keeps its hand
            q = self.dealt(t, seat, t.who, rng)
        if q.who >= 0 and q.who != seat:
            q.ask_anew()
        return q

    def stuck(self, t: Table, seat: i64) -> bool:
        """Has whoever decides nothing to choose with these cards?"""
        if t.who < 0 or t.who == seat:
            return False
        return len(t.node().options(t, t.top - FRAME, vec[i64]())) == 0

    def dealt(self, p: Table, seat: i64, keeps: i64, rng: Rng) -> Table:
        """With other cards in the place of those that `seat` has not seen; `keeps` keeps its hand."""
        t = p.copy()
        pool = Pool(self.hidden(t, seat, keeps), self.pile_of, self.piles, rng)
        t.hands = t.hands[:]
        s: i64 = 0
        while s < t.game.seats:
            if s != seat and s != keeps:
                t.hands[s] = self.hand(t.hands[s], pool)
            s += 1
        i: i64 = 0
        n: i64 = len(t.returned)
        while i < n:
            card = returned_card(t.returned[i])
            if returned_by(t.returned[i]) != seat:
                t.returned[i] += pool.draw(self.pile_of[card]) - card
            i += 1
        i = 0
        while i < t.top:
            if returning(t, i, seat):
                card = card_back(t.stack[i + IT])
                t.stack[i + IT] += pool.draw(self.pile_of[card]) - card
            i += FRAME
        t.unseen = filled(CARDS, 0)
        t.unseen_suits = filled(len(SUITS), 0)
        i = 0
        while i < self.piles:
            rest = pool.rest(i)
            card = 0
            while card < CARDS:
                if rest[card] > 0:
                    t.unseen[card] += rest[card]
                    t.unseen_suits[SUIT[card]] += rest[card]
                card += 1
            i += 1
        return t

    def hidden(self, t: Table, seat: i64, keeps: i64) -> vec[i64]:
        """How many of each card this seat has not seen."""
        found = t.unseen[:]
        s: i64 = 0
        while s < t.game.seats:
            if s != seat and s != keeps:
                count_all(found, t.hands[s])
            s += 1
        i: i64 = 0
        n: i64 = len(t.returned)
        while i < n:
            if returned_by(t.returned[i]) != seat:
                found[returned_card(t.returned[i])] += 1
            i += 1
        i = 0
        while i < t.top:
            if returning(t, i, seat):
                found[card_back(t.stack[i + IT])] += 1
            i += FRAME
        return found

    def hand(self, cards: vec[i64], pool: Pool) -> vec[i64]:
        made = vec[i64]()
        n: i64 = len(cards)
        i: i64 = 0
        while i < n:
            made = inserted(made, pool.draw(self.pile_of[cards[i]]))
            i += 1
        return made


def returning(t: Table, f: i64, seat: i64) -> bool:
    """Does this frame carry a card that somebody else is about to put back face down?"""
    return t.stack[f + SEAT] != seat and t.nodes[t.stack[f]].asks == "return"

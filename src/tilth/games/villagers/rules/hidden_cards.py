# compiled
"""What lies hidden on the table, dealt anew for somebody who has not seen it."""

from __future__ import annotations

from typing import Final, cast

from tilth.games.villagers.rules.actions import STACKS
from tilth.games.villagers.rules.facts import CARDS, SUIT, SUITS
from tilth.games.villagers.rules.packed import (
    card_back,
    returned_by,
    returned_card,
    returned_to,
    watched_card,
    watched_lids,
    watched_seat,
)
from tilth.games.villagers.rules.table import Table
from tilth.kernel.core import FRAME, IT, SEAT, Position
from tilth.kernel.doors import Unseen
from tilth.kernel.native import append, i64, vec
from tilth.kernel.pool import Pool, count_all
from tilth.kernel.rng import Rng
from tilth.kernel.vecs import filled, inserted

TRIES: Final[i64] = 20  # to find a hand that allows what its owner is seen to be about to do


class HiddenFaces(Unseen):
    """All faces that a seat has not seen, back for back where backs are public. What it has watched going into a hand
    is there still, or among the cards put back from that hand since."""

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
        sure = self.sure(t, seat, keeps)
        hidden = self.hidden(t, seat, keeps)
        i: i64 = 0
        n: i64 = len(sure)
        while i < n:
            hidden[watched_card(sure[i])] -= 1
            i += 1
        pool = Pool(hidden, self.pile_of, self.piles, rng)
        t.hands = t.hands[:]
        n = len(t.returned)
        settled = filled(n + t.top, 0)
        s: i64 = 0
        while s < t.game.seats:
            if s != seat:
                room = self.room(t, s, keeps)
                hand = self.laid(t, s, sure, room, settled, rng)
                if s != keeps:
                    t.hands[s] = self.hand(hand, room, pool)
            s += 1
        i = 0
        while i < n:
            card = returned_card(t.returned[i])
            if returned_by(t.returned[i]) != seat and not settled[i]:
                t.returned[i] += pool.draw(self.pile_of[card]) - card
            i += 1
        i = 0
        while i < t.top:
            if not settled[n + i] and returning(t, i, seat):
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

    # -- what was watched

    def sure(self, t: Table, seat: i64, keeps: i64) -> vec[i64]:
        """The watched cards of others, ascending, without those in a hand that is kept."""
        made = vec[i64]()
        left = filled(CARDS, 0)
        if keeps >= 0:
            count_all(left, t.hands[keeps])
        i: i64 = len(t.watched) - 1
        while i >= 0:
            entry = t.watched[i]
            s, card = watched_seat(entry), watched_card(entry)
            if s == keeps and left[card] > 0:
                left[card] -= 1
            elif s != seat:
                made = inserted(made, entry)
            i -= 1
        return made

    def room(self, t: Table, s: i64, keeps: i64) -> vec[i64]:
        """How many cards of each pile this hand takes."""
        found = filled(self.piles, 0)
        hand = t.hands[s]
        n: i64 = len(hand) if s != keeps else 0
        i: i64 = 0
        while i < n:
            found[self.pile_of[hand[i]]] += 1
            i += 1
        return found

    def laid(self, t: Table, s: i64, sure: vec[i64], room: vec[i64], settled: vec[i64], rng: Rng) -> vec[i64]:
        """The watched cards of one seat that go into its hand; the others are laid where it may have put them back.
        Those that came last can be in the fewest places, and so they come first."""
        hand = vec[i64]()
        i: i64 = len(sure) - 1
        while i >= 0:
            if watched_seat(sure[i]) == s:
                card = watched_card(sure[i])
                pile = self.pile_of[card]
                places = self.places(t, sure[i], settled)
                n: i64 = len(places)
                k = rng.below(room[pile] + n) if n > 0 else 0
                if n == 0 or k < room[pile]:
                    hand = inserted(hand, card)
                    room[pile] -= 1
                else:
                    self.put(t, places[k - room[pile]], card)
                    settled[places[k - room[pile]]] = 1
            i -= 1
        return hand

    def places(self, t: Table, entry: i64, settled: vec[i64]) -> vec[i64]:
        """Where a watched card may have been put back: on a stack, or it is about to be (its frame, behind those)."""
        found = vec[i64]()
        s, pile = watched_seat(entry), self.pile_of[watched_card(entry)]
        lids = watched_lids(entry, STACKS + 1)
        n: i64 = len(t.returned)
        i: i64 = 0
        while i < n:
            back = t.returned[i]
            stack = returned_to(back)
            lids[stack] -= 1
            since = lids[stack] < 0 and returned_by(back) == s and not settled[i]
            if since and self.pile_of[returned_card(back)] == pile:
                found = append(found, i)
            i += 1
        f: i64 = 0
        while f < t.top:
            leaving = t.stack[f + SEAT] == s and not settled[n + f] and returning(t, f, -1)
            if leaving and self.pile_of[card_back(t.stack[f + IT])] == pile:
                found = append(found, n + f)
            f += FRAME
        return found

    def put(self, t: Table, place: i64, card: i64) -> None:
        n: i64 = len(t.returned)
        if place < n:
            t.returned[place] += card - returned_card(t.returned[place])
        else:
            f = place - n
            t.stack[f + IT] += card - card_back(t.stack[f + IT])

    def hand(self, sure: vec[i64], room: vec[i64], pool: Pool) -> vec[i64]:
        """The cards that are sure, and as many others as there is room for."""
        made = sure
        pile: i64 = 0
        while pile < self.piles:
            k: i64 = 0
            while k < room[pile]:
                made = inserted(made, pool.draw(pile))
                k += 1
            pile += 1
        return made


def returning(t: Table, f: i64, seat: i64) -> bool:
    """Does this frame carry a card that somebody else is about to put back face down?"""
    return t.stack[f + SEAT] != seat and t.nodes[t.stack[f]].asks == "return"

# compiled
"""Which choices come to the same in Villagers, and which draws belong to the move before them."""

from __future__ import annotations

from typing import Final, cast

from tilth.games.villagers.rules.actions import (
    COVER,
    DRAFT,
    DUCAT,
    END,
    FROM,
    GIVE_ROAD,
    LOSE,
    MOST_CARDS,
    ON,
    PAY,
    PAY_BANK,
    PICK,
    RESERVE,
    RETURN,
    SLOTS,
    STACKS,
    TARGET,
    WITH,
)
from tilth.games.villagers.rules.draft import Give
from tilth.games.villagers.rules.facts import WILD
from tilth.games.villagers.rules.packed import returned_by, returned_card, returned_to
from tilth.games.villagers.rules.table import TO_COUNTESS, TO_SQUARE, Table
from tilth.games.villagers.rules.unseen import ShowBack, TurnUp
from tilth.kernel.core import CHANCE, FRAME, IT, STEP, Position
from tilth.kernel.doors import Alike
from tilth.kernel.expressions import Apart
from tilth.kernel.native import append, i64, vec
from tilth.kernel.vecs import contains

SINGLE: Final[i64] = -1  # like nothing else
SPARED: Final[i64] = -2  # another choice that is listed stands for it
NEAR: Final[i64] = 2  # stacks of the first market

# A key is a number of several digits, each below this.
DIGIT: Final[i64] = 64


class VillageAlike(Alike):
    """Equal cards on the road, face-down cards with the same back, villagers of the same face in the same state. Of the
    stacks that a card can be put back on, the middle ones are left out."""

    def representatives(self, p: Position, choices: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        kept = vec[i64]()
        keys = vec[i64]()
        n: i64 = len(choices)
        i: i64 = 0
        while i < n:
            action = choices[i]
            key = self.key(t, action)
            if key == SINGLE:
                kept = append(kept, action)
            elif key != SPARED and not contains(keys, key):
                keys = append(keys, key)
                kept = append(kept, action)
            i += 1
        return kept

    def key(self, t: Table, action: i64) -> i64:
        """The same number for choices that come to the same."""
        if action >= t.game.aside_from or action < DRAFT or action == END:
            return SINGLE
        if action < GIVE_ROAD:
            return self.place(t, action - DRAFT)
        if action < DUCAT:
            return self.place(t, action - GIVE_ROAD)
        if action < END:
            return self.slot(t, action - DUCAT) if action < DUCAT + SLOTS else SINGLE
        if action >= RETURN and action < WITH:
            return self.burial(t, action - RETURN)
        if action >= ON and action < PAY_BANK:
            return self.villager(t, t.who, action - ON, False)
        if action >= PAY and action < TARGET:
            return self.villager(t, (action - PAY) // MOST_CARDS, (action - PAY) % MOST_CARDS, False)
        if action >= TARGET and action < COVER:
            return self.villager(t, (action - TARGET) // MOST_CARDS, (action - TARGET) % MOST_CARDS, True)
        if action >= PICK and action < LOSE:
            return self.villager(t, (action - PICK) // MOST_CARDS, (action - PICK) % MOST_CARDS, True)
        if action >= FROM and action <= FROM + RESERVE:
            return self.stack(t, action - FROM)
        return SINGLE

    def place(self, t: Table, i: i64) -> i64:
        return self.slot(t, i) if i < SLOTS else self.stack(t, i - SLOTS)

    def slot(self, t: Table, k: i64) -> i64:
        """An open card: which, and the ducats on it."""
        return t.road[k] * DIGIT + t.coins[k]

    def stack(self, t: Table, s: i64) -> i64:
        """A face-down card: what is known of it, and whether its stack is emptied. The stack that refills the road
        stands apart: it matters what comes next."""
        if s == RESERVE or s == t.leftmost():
            return SINGLE
        last: i64 = 1 if t.heights[s] == 1 else 0
        near: i64 = 1 if s < NEAR else 0
        known: i64 = 1 + t.backs[s]
        lid: i64 = 0
        if t.lids[s] > 0:
            i: i64 = len(t.returned) - 1
            while returned_to(t.returned[i]) != s:
                i -= 1
            if returned_by(t.returned[i]) != t.who:
                return SINGLE
            known = returned_card(t.returned[i])
            lid = 1
        return (((8 + lid) * DIGIT + known) * 2 + last) * 2 + near + DIGIT * DIGIT

    def burial(self, t: Table, s: i64) -> i64:
        """Where a card is put back: next to the road, before the first market, or as far from the road as can be."""
        if s < NEAR or s == t.leftmost() or t.heights[s] == 0:
            return SINGLE
        further = s + 1
        while further < STACKS:
            if t.heights[further] > 0:
                return SPARED
            further += 1
        return SINGLE

    def villager(self, t: Table, owner: i64, i: i64, around: bool) -> i64:
        """A villager: whose, which, what lies on it, and if that matters what is above and below."""
        village = t.villages[owner]
        face = village.cards[i]
        if WILD[face]:
            return SINGLE
        coins = village.coins[i]
        found = ((owner * DIGIT + face) * 4 + village.kids[i]) * DIGIT + (coins if coins < DIGIT else DIGIT - 1)
        if not around:
            return found
        below = village.below[i]
        if below >= 0:
            found = (found * DIGIT + village.cards[below] + 1) * 4 + village.kids[below]
        else:
            found = found * DIGIT * 4
        low: i64 = 0
        high: i64 = 0
        n: i64 = len(village.cards)
        j: i64 = 0
        while village.kids[i] > 0 and j < n:
            if village.below[j] == i:
                if low == 0 or village.cards[j] < low - 1:
                    high = low
                    low = village.cards[j] + 1
                else:
                    high = village.cards[j] + 1
            j += 1
        return (found * DIGIT + low) * DIGIT + high

    def drawn(self, p: Position) -> bool:
        """A face-down card that was chosen, for oneself or for the Countess; and the back below it, if the Countess has
        still to be given a card."""
        if p.who != CHANCE:
            return False
        t = cast(Table, p)
        f = t.top - FRAME
        node = t.node()
        below = t.nodes[t.stack[f - FRAME]]
        if isinstance(node, TurnUp):
            place = t.stack[f + IT]
            if place >= TO_COUNTESS:
                return t.stack[f + STEP] != RESERVE or isinstance(below, Apart)
            return place >= TO_SQUARE
        return isinstance(node, ShowBack) and isinstance(below, Give)

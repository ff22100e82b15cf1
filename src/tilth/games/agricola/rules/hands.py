# compiled
"""Cards in hands, packs and decks, and what everybody at the table has seen of their ways (§2.4, §15.8, §20)."""

from __future__ import annotations

from tilth.games.agricola.rules.households import Households
from tilth.games.agricola.rules.packed import departed, picked, receipt, receipt_card
from tilth.games.agricola.rules.rulebook import AgricolaRules
from tilth.kernel.native import append, i64, vec
from tilth.kernel.trace import Trace
from tilth.kernel.vecs import contains, cut, inserted, removed, replaced, rows


class Hands(Households):
    """The households with the cards they hold. All lists are replaced, never changed."""

    def __init__(self, rules: AgricolaRules, twin: Hands | None = None) -> None:
        super().__init__(rules, twin)
        if twin is not None:
            self.hands: list[vec[i64]] = twin.hands
            self.decks: list[vec[i64]] = twin.decks
            self.gone: vec[i64] = twin.gone
            self.packs: list[vec[i64]] = twin.packs
            self.drafted: list[vec[i64]] = twin.drafted
            self.received: vec[i64] = twin.received
            return
        self.hands = rows(rules.seats)
        self.decks = [deck[:] for deck in rules.decks]  # cards nobody has seen, ascending
        self.gone = vec[i64]()  # cards that have left the game, and who knows (packed.departed)
        self.packs = []  # cards going round in a draft
        # For each pack that went round, who took what out of it, in order (packed.picked). The last rows belong to the
        # packs that lie before the seats.
        self.drafted = []
        self.received = vec[i64]()  # cards that came to a hand later (packed.receipt)

    def tell_hands(self, trace: Trace) -> None:
        trace.rows(self.hands)
        trace.rows(self.decks)
        trace.numbers(self.gone)
        trace.rows(self.packs)
        trace.rows(self.drafted)
        trace.numbers(self.received)

    def in_hand(self, seat: i64, card: i64) -> bool:
        return contains(self.hands[seat], card)

    def take_in_hand(self, seat: i64, card: i64) -> None:
        self.hands = replaced(self.hands, seat, inserted(self.hands[seat], card))

    def leave_hand(self, seat: i64, card: i64) -> None:
        self.hands = replaced(self.hands, seat, removed(self.hands[seat], card))

    def put_away(self, card: i64, knows: i64) -> None:
        """A card leaves the game; one seat knows which it was, EVERYBODY or no one."""
        self.gone = append(self.gone[:], departed(card, knows))

    # -- what is remembered

    def receive(self, seat: i64, card: i64, openly: bool) -> None:
        """A card comes to a hand in the course of the game, so that all see which, or drawn from a deck."""
        self.take_in_hand(seat, card)
        if self.game.seats > 1:
            self.forget_receipt(card)
            self.received = append(self.received[:], receipt(card, seat, len(self.gone), openly))

    def play_from_hand(self, seat: i64, card: i64) -> None:
        """A card of the hand is shown to all."""
        self.leave_hand(seat, card)
        self.forget_receipt(card)

    def forget_receipt(self, card: i64) -> None:
        i: i64 = len(self.received) - 1
        while i >= 0:
            if receipt_card(self.received[i]) == card:
                self.received = cut(self.received, i)
            i -= 1

    def note_pick(self, seat: i64, card: i64, aside: bool) -> None:
        """A seat takes a card out of the pack before it into its hand, or lays it aside."""
        at: i64 = len(self.drafted) - self.game.seats + seat
        if len(self.drafted) > 0:
            self.drafted = replaced(
                self.drafted, at, append(self.drafted[at][:], picked(card, seat, len(self.gone), aside))
            )

"""The ways of cards to those who hold them, as far as they are remembered: written, read and checked."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from tilth.games.agricola.rules.facts import CARD_IDS
from tilth.games.agricola.rules.packed import (
    EVERYBODY,
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
from tilth.games.agricola.rules.rulebook import ANY_CARD, OWN_ONLY
from tilth.games.agricola.rules.table import Table
from tilth.kernel.errors import BadPosition

WAY: Final = re.compile(r"([A-Z]):(\S+)(?: ([0-9]{1,3}))?(?: ([a-z]+))?")


def picked_word(t: Table, entry: int) -> str:
    """A card taken out of a pack: by whom, and how many had left the game by then; `aside`: it is the next of those."""
    return way_word(
        t, int(picked_by(entry)), int(picked_card(entry)), int(picked_at(entry)), "aside" * picked_aside(entry)
    )


def receipt_word(t: Table, entry: int) -> str:
    """A card that came to a hand later: to whose, how many had left the game by then; `drawn`: unseen by others."""
    drawn = "" if receipt_open(entry) else "drawn"
    return way_word(t, int(receipt_seat(entry)), int(receipt_card(entry)), int(receipt_at(entry)), drawn)


def way_word(t: Table, seat: int, card: int, at: int, how: str) -> str:
    words = [f"{t.game.voice.seats[seat]}:{CARD_IDS[card]}", str(at or ""), how]
    return " ".join(word for word in words if word)


def read_way(seats: Sequence[str], cards: Sequence[str], how: str, text: str) -> tuple[int, str, int, bool]:
    """To whom a card went, the card, how many had left the game by then, and whether this word stands behind it."""
    match = WAY.fullmatch(text)
    if not match or match[1] not in seats or match[2] not in cards or (match[4] or how) != how:
        raise ValueError(f"write a seat, a card, and a number if cards had left the game: A:CARD 2 {how}")
    return list(seats).index(match[1]), match[2], int(match[3] or 0), match[4] is not None


def check_ways(t: Table) -> None:
    """Who took a card out of a pack or got it later has it still, or it was shown to all."""
    check_receipts(t)
    given = {int(receipt_card(entry)) for entry in t.received if receipt_open(entry)}
    free = {int(card) for row in (*t.decks, *t.packs) for card in row}
    free |= {int(departed_card(entry)) for entry in t.gone if departed_known(entry) == NO_ONE}
    found: set[int] = set()
    if len(t.drafted) % t.game.seats:
        raise BadPosition("drafted", f"{len(t.drafted)} rows: there is one for each seat, as often as packs are dealt")
    for r, row in enumerate(t.drafted):
        check_row(t, r)
        for entry in map(int, row):
            s, card, at = int(picked_by(entry)), int(picked_card(entry)), int(picked_at(entry))
            if card in found or card in free:
                raise BadPosition(
                    "drafted", f"{picked_word(t, entry)}: this card was taken twice, or not at all (§20.4)"
                )
            found.add(card)
            if picked_aside(entry):
                if at >= len(t.gone) or t.gone[at] != departed(card, s):
                    raise BadPosition("drafted", f"{picked_word(t, entry)}: this card was not laid aside (§20)")
            elif card not in given and not held_since(t, s, card, at, True):
                raise BadPosition("drafted", f"{picked_word(t, entry)}: another seat has this card (§20.4)")


def check_row(t: Table, r: int) -> None:
    """A pack is of one deck and of one source."""
    cards = [int(picked_card(entry)) for entry in t.drafted[r]]
    s = r - (len(t.drafted) - int(t.game.seats))
    cards += [int(card) for card in t.packs[s]] if s >= 0 and t.packs else []
    if len({bool(t.game.occupation(card)) for card in cards}) > 1:
        raise BadPosition("drafted", "occupations and improvements lie in one pack (§20.4)")
    if len(t.game.sources):
        stage = r // int(t.game.seats)
        if stage >= len(t.game.sources):
            raise BadPosition("drafted", f"packs are dealt {len(t.game.sources)} times, not more often (§20.4)")
        source = t.game.sources[stage]
        if source != ANY_CARD and any(bool(t.game.own_cards[card]) != (source == OWN_ONLY) for card in cards):
            raise BadPosition("drafted", "a card is of another source than its pack (§20.4)")


def check_receipts(t: Table) -> None:
    found: set[int] = set()
    for entry in map(int, t.received):
        s, card, at = int(receipt_seat(entry)), int(receipt_card(entry)), int(receipt_at(entry))
        if card in found or not held_since(t, s, card, at, False):
            raise BadPosition("received", f"{receipt_word(t, entry)}: this seat does not have this card (§15.8)")
        found.add(card)


def held_since(t: Table, seat: int, card: int, at: int, shown: bool) -> bool:
    """Has this seat the card in its hand, or has it put it away since? `shown`: or does it lie open?"""
    for i, entry in enumerate(map(int, t.gone)):
        if departed_card(entry) == card and departed_known(entry) != EVERYBODY:
            return bool(departed_known(entry) == seat and i >= at)
    holder = next((s for s in range(t.game.seats) if t.in_hand(s, card)), None)
    return holder == seat if holder is not None else shown


__all__ = ["check_ways", "picked_word", "read_way", "receipt_word"]

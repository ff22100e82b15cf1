# compiled
"""Cards that cook and are cold when they are built, if a variant has it so: something lies on them, and they do nothing
until one of it is paid."""

from __future__ import annotations

from typing import Final

from tilth.games.agricola.rules.table import Table
from tilth.kernel.native import i64, vec

# What was given up for the card that comes into play next.
NOTHING: Final[i64] = 0
WARM: Final[i64] = 1
COLD: Final[i64] = 2


def note_given_up(t: Table, cards: vec[i64]) -> None:
    """These cards are given up for another."""
    told = NOTHING
    for number in cards:
        if told == NOTHING or t.cold(number):
            told = COLD if t.cold(number) else WARM
    if told != t.table_number(t.game.given_up):
        t.set_table_number(t.game.given_up, told)


def chill(t: Table, seat: i64, number: i64) -> None:
    """A card that came into play is cold, unless one was given up for it that worked."""
    told = t.table_number(t.game.given_up)
    if told != NOTHING:
        t.set_table_number(t.game.given_up, NOTHING)
    if told != WARM and t.game.card(number).cooks:
        t.lay_in_store(number, t.game.cold, 1)
        t.refit(seat)


def warm_up(t: Table, seat: i64, number: i64) -> None:
    """The card works from now on."""
    t.lay_in_store(number, t.game.cold, -1)
    t.refit(seat)

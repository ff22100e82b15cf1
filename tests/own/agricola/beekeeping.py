"""Cards of somebody's own: what they do."""

from __future__ import annotations

from tilth.games.agricola.deck.occasions import at
from tilth.games.agricola.rules.card_making import Maker, card


@card("honey_jar")
def honey_jar(c: Maker) -> None:
    """Food with every grain that is taken."""
    at(c, c.gain(food=c.n["food"]), "take-grain")


@card("ferryman")
def ferryman(c: Maker) -> None:
    """Reed with every visit to the fish."""
    at(c, c.gain(reed=c.n["reed"]), "fishing")

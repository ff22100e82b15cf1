"""A random game into which cards come, whoever has drawn them: what pairs of cards have in common."""

from __future__ import annotations

from tilth.games.agricola import Agricola
from tilth.kernel.conformance import Report, check_closely, check_position
from tilth.kernel.core import CHANCE, Position
from tilth.kernel.rng import Rng


def meet(game: Agricola, cards: list[str], others: list[str], apart: bool, seed: int) -> tuple[Position, int]:
    """The end of a game in which these cards come before A, and the others before A too or, apart, before B; and how
    many of them came."""
    rng, look, report = Rng(seed), Rng(seed + 7), Report()
    p = game.start()
    coming = [f"A.{card}" for card in cards] + [f"{'B' if apart else 'A'}.{card}" for card in others]
    for k in range(len(coming) - 1, 0, -1):
        j = rng.below(k + 1)
        coming[k], coming[j] = coming[j], coming[k]
    entered = 0
    while not p.over:
        check_position(game, p, report)
        if look.below(150) == 0:
            check_closely(game, p, report, look)
        if coming and p.who >= 0 and p.node().asks == "place" and look.below(3) == 0:
            seat, _, card = coming.pop().partition(".")
            if not owned(game, p, card):
                game.voice.intervene(p, "enter", f"{seat}.{card}")
                entered += 1
            continue
        legal = p.legal()
        p.play(int(p.draw(rng)) if p.who == CHANCE else legal[rng.below(len(legal))])
    assert not coming
    return p, entered


def owned(game: Agricola, p: Position, card: str) -> bool:
    """Somebody may have played it from the hand already, or it has left the game."""
    view = game.voice.describe(p)
    played = [name for seat in game.voice.seats for key in ("occupations", "improvements") for name in view[seat][key]]
    return card in played or any(word.endswith(card) for word in view["gone"])

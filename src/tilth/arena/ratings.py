"""Ratings by Weng and Lin's update for the Plackett-Luce model: of people on a server, of bots in a tournament."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from tilth.kernel.errors import TilthError

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

    from tilth.arena.tournament import Result

__all__ = ["NEW", "Rating", "model", "ratings_of", "rated"]


class Rating(NamedTuple):
    """A guess at somebody's strength, and how unsure it is."""

    mu: float
    sigma: float
    games: int = 0

    @property
    def ordinal(self) -> float:
        """What the strength is at least, most likely."""
        return self.mu - 3 * self.sigma


NEW = Rating(25.0, 25 / 3)


@cache
def model() -> PlackettLuce:
    """The formula; loaded with the first game that counts. Strength does not drift between games (`tau`)."""
    try:
        from openskill.models import PlackettLuce
    except ModuleNotFoundError:
        raise TilthError("ratings need another package: pip install 'tilth[arena]'") from None
    return PlackettLuce(mu=NEW.mu, sigma=NEW.sigma, tau=0)


def rated(players: Sequence[Rating], ranks: Sequence[int]) -> list[Rating]:
    """The ratings after a game in which player k came out at `ranks[k]`; equal ranks are ties."""
    formula = model()
    before = [[formula.rating(player.mu, player.sigma)] for player in players]
    after = formula.rate(before, ranks=[float(rank) for rank in ranks])
    return [Rating(new.mu, new.sigma, player.games + 1) for player, (new,) in zip(players, after)]


def ratings_of(bots: Sequence[str], results: Iterable[Result]) -> dict[str, Rating]:
    """The ratings of bots after these games, in their order. Nothing is learnt from a bot that meets only itself."""
    found = dict.fromkeys(bots, NEW)
    for names, ranks in contests(results):
        if len(set(names)) < 2:
            continue
        after = rated([found[name] for name in names], ranks)
        for name in set(names):  # who sits there more than once learns the mean of what its seats teach
            own = [rating for rating, other in zip(after, names) if other == name]
            mu, sigma = (sum(values) / len(own) for values in ((r.mu for r in own), (r.sigma for r in own)))
            found[name] = Rating(mu, sigma, found[name].games + 1)
    return found


def contests(results: Iterable[Result]) -> Iterable[tuple[list[str], list[int]]]:
    """Who met, and where they came out. Bots that play alone meet over the same deal: whoever wins comes before whoever
    does not, then points decide."""
    deals: dict[int, list[Result]] = {}
    for result in results:
        if len(result.seats) > 1:
            yield result.seats, result.ranks
        else:
            deals.setdefault(result.deal, []).append(result)
    for deal in sorted(deals):
        order = [(result.won[0], result.points[0]) for result in deals[deal]]
        ranks = [1 + sum(other > own for other in order) for own in order]
        yield [result.seats[0] for result in deals[deal]], ranks

"""What a tournament came to, in numbers.

Games of one deal are not independent, so the errors of means are reckoned from deals, not from games.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import Any

from tilth.arena.cards import card_worths
from tilth.arena.pace import Pace
from tilth.arena.ratings import ratings_of
from tilth.arena.tournament import Result, Settings, games_of_a_deal

__all__ = ["distribution", "standard_error", "summary", "wilson"]

WITHIN = 1.96  # deviations to either side: 95 of 100

Dealt = tuple[int, float]  # a value, and the deal it comes from


def wilson(successes: float, n: int) -> tuple[float, float]:
    """The interval in which the true share lies, 95 times of 100."""
    if not n:
        return 0.0, 1.0
    share, z = successes / n, WITHIN**2 / n
    middle = (share + z / 2) / (1 + z)
    half = math.sqrt(share * (1 - share) * z + z * z / 4) / (1 + z)
    return max(0.0, middle - half), min(1.0, middle + half)


def standard_error(values: Iterable[Dealt]) -> float | None:
    """The error of the mean, from the differences between deals; None: there is only one."""
    rows = list(values)
    mean = statistics.fmean(value for _, value in rows)
    deals: dict[int, float] = {}
    for deal, value in rows:
        deals[deal] = deals.get(deal, 0.0) + value - mean
    n = len(deals)
    return math.sqrt(n / (n - 1) * sum(rest**2 for rest in deals.values())) / len(rows) if n > 1 else None


def distribution(values: Sequence[Dealt]) -> dict[str, Any]:
    points = [value for _, value in values]
    quartiles = statistics.quantiles(points, n=4, method="inclusive") if len(points) > 1 else points * 3
    return {
        "mean": round(statistics.fmean(points), 3),
        "sd": rounded(statistics.stdev(points)) if len(points) > 1 else None,
        "se": rounded(standard_error(values)),
        "min": min(points),
        "quartiles": quartiles,
        "max": max(points),
    }


def share(successes: float, n: int) -> dict[str, Any]:
    low, high = wilson(successes, n)
    return {"share": round(successes / n, 4), "low": round(low, 4), "high": round(high, 4)}


def rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 3)


def summary(settings: Settings, results: Mapping[int, Result], seats: Sequence[str]) -> dict[str, Any]:
    """All there is to say about these games; `seats`: the names of the seats."""
    games = [results[number] for number in sorted(results)]
    ratings = ratings_of(settings.bots, games) if len(settings.bots) > 1 else {}
    found: dict[str, Any] = {}
    for bot in settings.bots:
        rating = ratings.get(bot)
        told = {"mu": round(rating.mu, 3), "sigma": round(rating.sigma, 3), "ordinal": round(rating.ordinal, 3)} if (
            rating
        ) else None  # fmt: skip
        found[bot] = {"rating": told, **one_bot(bot, games, seats)}
    cycle = len(games_of_a_deal(settings.bots, settings.players))
    data = {
        "games": len(games),
        "deals": len({game.deal for game in games}),
        "games_per_deal": cycle,
        "balanced": len(games) % cycle == 0,
        "bots": found,
        "pairs": [pair(a, b, games) for a, b in combinations(settings.bots, 2)],
    }
    if settings.cards:
        worths = card_worths(games)
        data["cards"] = {card: {way: worth.data() for way, worth in ways.items()} for card, ways in worths.items()}
    return data


def one_bot(bot: str, games: Sequence[Result], seats: Sequence[str]) -> dict[str, Any]:
    own = [(game, seat) for game in games for seat, name in enumerate(game.seats) if name == bot]
    pace = Pace()
    for game, seat in own:
        pace.join(game.pace[seat])
    if not own:
        return {"games": 0}
    won = sum(game.won[seat] for game, seat in own)
    others = [sum(game.others.values()) for game, _ in own if game.others]
    return {
        "games": len({game.number for game, _ in own}),
        "hands": len(own),
        "won": {"n": won, **share(won, len(own))},
        "score": distribution([(game.deal, game.points[seat]) for game, seat in own]),
        "others": round(statistics.fmean(others), 3) if others else None,
        "seats": {name: one_seat([game for game, at in own if at == seat], seat) for seat, name in enumerate(seats)},
        "decisions": pace.decisions,
        "ms_per_move": {"mean": round(pace.mean() * 1000, 4), "p95": round(pace.quantile(0.95) * 1000, 4)},
    }


def one_seat(games: Sequence[Result], seat: int) -> dict[str, Any]:
    if not games:
        return {"games": 0}
    return {
        "games": len(games),
        "mean": round(statistics.fmean(game.points[seat] for game in games), 3),
        "won": sum(game.won[seat] for game in games),
    }


def pair(a: str, b: str, games: Sequence[Result]) -> dict[str, Any]:
    """Two bots compared wherever they met: at one table, or alone over the same deal. A tie is half a win."""
    tables: list[tuple[int, list[tuple[str, int, tuple[bool, int]]]]] = []
    alone: dict[int, list[tuple[str, int, tuple[bool, int]]]] = {}
    for game in games:
        if len(game.seats) > 1:
            better = [(True, -rank) for rank in game.ranks]
            tables.append((game.deal, list(zip(game.seats, game.points, better))))
        else:
            order = (game.won[0], game.points[0])
            alone.setdefault(game.deal, []).append((game.seats[0], game.points[0], order))
    tables += alone.items()
    scores: list[Dealt] = []
    margins: list[Dealt] = []
    for deal, rows in tables:
        met = [(own, other) for own in rows if own[0] == a for other in rows if other[0] == b]
        if met:
            scores.append((deal, statistics.fmean((x[2] > y[2]) + (x[2] == y[2]) / 2 for x, y in met)))
            margins.append((deal, statistics.fmean(x[1] - y[1] for x, y in met)))
    if not scores:
        return {"a": a, "b": b, "games": 0}
    return {
        "a": a,
        "b": b,
        "games": len(scores),
        **share(sum(score for _, score in scores), len(scores)),
        "margin": round(statistics.fmean(margin for _, margin in margins), 3),
        "margin_se": rounded(standard_error(margins)),
    }

"""A tournament: which bots sit where in which deal, and what came of a game.

A game is determined by the settings and its number alone, so it does not matter where, when and in which order games
are played. The games of deal `k` have the luck that `tilth simulate` gives to its game `k`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from itertools import combinations
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

import tilth
from tilth.arena.cards import SeatCards, Watch
from tilth.arena.pace import Pace
from tilth.bots.match import finish, seated, seed_of
from tilth.bots.protocol import Opponent
from tilth.kernel.core import Position
from tilth.kernel.errors import TilthError
from tilth.kernel.game import Game
from tilth.kernel.rng import Rng
from tilth.records.record import Record

__all__ = ["Result", "Settings", "Unit", "games_of_a_deal", "lineups", "play", "units"]


@dataclass(frozen=True)
class Settings:
    """All that games of a tournament depend on; how many of them are played is another matter."""

    game: str
    options: Mapping[str, Any]
    bots: Sequence[str]
    seed: int = 1
    cards: bool = False  # is it noted who had which cards?
    rules: int = 0  # the version of the game's rules
    tilth: str = tilth.__version__

    @classmethod
    def of(cls, game: Game, bots: Sequence[str], seed: int = 1, cards: bool = False) -> Settings:
        return cls(game.name, game.options, list(bots), seed, cards, game.rules_version)

    @property
    def players(self) -> int:
        return int(self.options["players"])

    def data(self) -> dict[str, Any]:
        return asdict(self)

    def made(self) -> Game:
        """The game, for somebody who got the settings from elsewhere."""
        game = tilth.game(self.game, **self.options)
        if (game.rules_version, tilth.__version__) != (self.rules, self.tilth):
            here = f"Tilth {tilth.__version__} with version {game.rules_version} of its rules"
            raise TilthError(f"{self.game} of Tilth {self.tilth}, rules {self.rules}, is asked for; here is {here}")
        return game


class Unit(NamedTuple):
    """One game: its number in the tournament, the deal, and who sits where."""

    number: int
    deal: int
    seats: tuple[str, ...]


def lineups(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Who meets whom. Enough bots: every choice of them. Fewer bots than seats: each bot once against the others, who
    take the other seats in turn."""
    if len(bots) >= players:
        return list(combinations(bots, players))
    if len(bots) == 1:
        return [(bots[0],) * players]
    found = []
    for k, bot in enumerate(bots):
        others = [*bots[k + 1 :], *bots[:k]]
        found.append((bot, *(others[s % len(others)] for s in range(players - 1))))
    return found


def games_of_a_deal(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Every lineup, turned round the table until it is as it was: each bot has each seat equally often."""
    found: list[tuple[str, ...]] = []
    for lineup in lineups(bots, players):
        turned = [(*lineup[players - s :], *lineup[: players - s]) for s in range(players)]
        found += dict.fromkeys(turned)
    return found


def units(settings: Settings, games: int) -> list[Unit]:
    """The first games of a tournament, deal after deal."""
    tables = games_of_a_deal(settings.bots, settings.players)
    return [Unit(k, k // len(tables), tables[k % len(tables)]) for k in range(games)]


@dataclass
class Result:
    """What came of a game; lists go by seats."""

    number: int
    deal: int
    seats: list[str]
    points: list[int]
    ranks: list[int]
    won: list[bool]
    others: dict[str, int] = field(default_factory=dict)  # points of those who have no seat
    pace: list[Pace] = field(default_factory=list)
    cards: list[SeatCards] = field(default_factory=list)

    def data(self) -> dict[str, Any]:
        """For a line of a file. What there is none of is left out."""
        data = {name: value for name, value in vars(self).items() if value or name not in ("others", "cards")}
        data["pace"] = [pace.data() for pace in self.pace]
        if self.cards:
            data["cards"] = [cards._asdict() for cards in self.cards]
        return data

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> Result:
        """Raises KeyError, TypeError or ValueError for what no result can be."""
        rest = {name: data[name] for name in ("number", "deal", "seats", "points", "ranks", "won")}
        pace = [Pace.read(pace) for pace in data["pace"]]
        cards = [SeatCards(**cards) for cards in data.get("cards", [])]
        found = cls(**rest, others=dict(data.get("others", {})), pace=pace, cards=cards)
        lists: Sequence[list[Any]] = (found.points, found.ranks, found.won, found.pace, found.cards or found.seats)
        if any(len(row) != len(found.seats) for row in lists):
            raise ValueError("not as many values as seats")
        if not all(type(n) is int for n in (found.number, found.deal, *found.points, *found.ranks)):
            raise ValueError("whole numbers are wanted")
        return found


class Clocked(Opponent):
    """A bot whose thinking is timed."""

    def __init__(self, opponent: Opponent) -> None:
        super().__init__(opponent.bot, 0, opponent.budget)
        self.opponent = opponent
        self.pace = Pace()

    def choose(self, p: Position, seat: int) -> int:
        started = process_time()
        action = self.opponent.choose(p, seat)
        self.pace.add(process_time() - started)
        return action


def play(game: Game, settings: Settings, unit: Unit, records: Path | None = None) -> Result:
    """Play one game; `records`: the folder to write it down in."""
    seed = seed_of(settings.seed, unit.deal)
    bots = [Clocked(bot) for bot in seated(unit.seats, seed)]
    watch = Watch(game.voice, game.players) if settings.cards else None
    record = Record.new(game, dict(zip(game.voice.seats, unit.seats))) if records else None

    def heard(p: Position, action: int) -> None:
        if watch:
            watch.before(p, action)
        if record:
            record.add(p, action)

    p = game.start()
    finish(p, bots, Rng(seed), heard if watch or record else None)
    if record and records:
        record.header["seed"] = seed
        record.save(records / f"{settings.game}-{unit.number:06}.tilth")
    sheets, won = p.scores(), game.voice.won(p)
    n = game.players
    return Result(
        number=unit.number,
        deal=unit.deal,
        seats=list(unit.seats),
        points=[int(sheet.total) for sheet in sheets[:n]],
        ranks=[int(sheet.rank) for sheet in sheets[:n]],
        won=[bool(one) for one in won[:n]],
        others={sheet.seat: int(sheet.total) for sheet in sheets[n:]},
        pace=[bot.pace for bot in bots],
        cards=watch.ended(p) if watch else [],
    )

"""Something that is studied at the terminal: one person decides, nobody else moves, and nothing is saved."""

from __future__ import annotations

from collections.abc import Iterator

import typer

from tilth.cli.play import At, Leave
from tilth.cli.sitting import Sitting, settled_choice
from tilth.kernel.core import CHANCE, Position
from tilth.kernel.game import Game
from tilth.records.record import HUMAN

__all__ = ["Alone", "Studying"]


class Alone(Sitting):
    """Only whoever learns decides; where somebody else would, all stops."""

    def __init__(self, game: Game, first: Position, lang: str) -> None:
        self.learner = int(first.who)
        super().__init__(game, [HUMAN] * game.players, None, lang, first)
        self.humans, self.hearers = [self.learner], [self.learner]
        self.bots = {}

    def asks(self, p: Position) -> bool:
        return not p.over and int(p.who) == self.learner and settled_choice(p) < 0

    def run(self) -> Iterator[int]:
        while not self.position.over and not self.waiting:
            p = self.position
            action = int(p.draw(self.rng)) if p.who == CHANCE else settled_choice(p)
            if action < 0:
                return
            self.act([action])
            yield int(p.who)


class Studying(At):
    """A study says what it is about, and how it goes on after every choice."""

    def __init__(self, game: Game, first: Position, lang: str) -> None:
        self.lang = lang
        super().__init__(Alone(game, first, lang), None)

    def sit(self) -> None:
        self.introduce()
        try:
            self.settle()
            while self.goes_on():
                self.decide()
                self.settle()
        except (Leave, EOFError):
            raise typer.Exit(0) from None
        except KeyboardInterrupt:
            raise typer.Exit(130) from None

    def introduce(self) -> None:
        raise NotImplementedError

    def goes_on(self) -> bool:
        """Say what is to be said of what was done; is there something to decide?"""
        raise NotImplementedError

    @property
    def actions(self) -> list[int]:
        """All that was done."""
        return [move.action for move in self.sitting.moves]

    def settle(self) -> None:
        """What happens by itself, up to the next choice."""
        for _ in self.sitting.run():
            self.board_due = True
        self.tell()

    def answer(self, line: str) -> None:
        if line.partition(" ")[0] != "save":
            super().answer(line)

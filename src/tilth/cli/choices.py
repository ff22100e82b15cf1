"""What people may set on the command line: the game's own options, seats, language, seed."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from contextvars import ContextVar
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

from tilth import games
from tilth.kernel.errors import BadOption, TilthError
from tilth.kernel.game import Game
from tilth.text import LANGS, UnknownLanguage

__all__ = [
    "SPOKEN", "GameCommand", "Lang", "Pairs", "Players", "Seats", "Seed", "count_seats", "language", "make",
    "seat_names", "typed_options",
]  # fmt: skip


class GameCommand(TyperCommand):
    """A command that takes every option of a game as a flag: `--level easy` is read as `--option level=easy`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        known = {name: param for param in self.get_params(ctx) for name in (*param.opts, *param.secondary_opts)}
        plain: list[str] = []
        rest = list(args)
        while rest:
            word = rest.pop(0)
            flag, equals, value = word.partition("=")
            if word == "--":
                plain += [word, *rest]
                break
            if not flag.startswith("--") or flag in known:
                plain.append(word)
                if flag in known and not equals and not getattr(known[flag], "is_flag", False) and rest:
                    plain.append(rest.pop(0))  # the value of an option is never a flag of the game
                continue
            if not equals:
                value = rest.pop(0) if rest and not rest[0].startswith("--") else "true"
            plain += ["--option", f"{flag[2:].replace('-', '_')}={value}"]
        return super().parse_args(ctx, plain)


Lang = Annotated[str, typer.Option(metavar="|".join(LANGS), envvar="TILTH_LANG", help="The language.")]
Pairs = Annotated[
    list[str] | None,
    typer.Option(
        "-o",
        "--option",
        metavar="NAME=VALUE",
        help="An option of the game; `--NAME VALUE` does the same. `tilth games` lists them.",
    ),
]
Players = Annotated[int | None, typer.Option(metavar="N", help="How many play.")]
Seats = Annotated[str | None, typer.Option(metavar="NAME,NAME,...", help="Who sits where; one name is for all seats.")]
Seed = Annotated[int | None, typer.Option(metavar="S", help="The same seed gives the same luck.")]


SPOKEN: ContextVar[str] = ContextVar("lang", default=LANGS[0])  # in which mistakes are told


def language(lang: str) -> str:
    if lang not in LANGS:
        raise UnknownLanguage(lang)
    SPOKEN.set(lang)
    return lang


def make(name: str, players: int | None, pairs: Sequence[str] | None) -> Game:
    """The game with its options, as they were typed."""
    return games.kind(name)(**typed_options(name, players, pairs))


def typed_options(name: str, players: int | None, pairs: Sequence[str] | None) -> dict[str, Any]:
    """Options of a game as they were typed, by their names."""
    kind = games.kind(name)
    given: dict[str, Any] = {}
    for pair in pairs or []:
        option, equals, value = pair.partition("=")
        option = option.strip().replace("-", "_")
        if not equals:
            raise BadOption(option, f"an option is written NAME=VALUE, not {pair!r}")
        if option in given:
            raise BadOption(option, f"option {option} is given twice")
        given[option] = value.strip()
    if players is not None:
        if "players" in given:
            raise BadOption("players", "option players is given twice")
        given["players"] = str(players)
    known = [option.name for option in kind.choices]
    for option in given:
        if option not in known:
            close = difflib.get_close_matches(option, known, n=1)
            hint = f"did you mean {close[0]!r}?" if close else "`tilth games` lists those it has"
            raise BadOption(option, f"{name} has no option {option!r}; {hint}")
    return given


def seat_names(text: str | None, known: Sequence[str], count: int, usual: Sequence[str]) -> list[str]:
    """One name for each of `count` seats. `usual` serves if nothing was typed; its last name goes on."""
    if text is None:
        return [*usual, *[usual[-1]] * count][:count]
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in known:
            raise TilthError(f"nobody called {name!r} can take a seat; there is {', '.join(known)}")
    if len(names) == 1:
        return names * count
    if len(names) != count:
        raise TilthError(f"{len(names)} seats are named for {count} players")
    return names


def count_seats(text: str | None) -> int | None:
    """How many players the list of seats speaks of; one name alone says nothing."""
    return len(text.split(",")) if text and "," in text else None

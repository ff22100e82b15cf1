"""What is said of any game at a table, in one language.

A game brings its own words in its modules `text.sentences`, `text.cards`, `terminal` and `implemented`, all of them
looked up by name. Whatever a game does not bring is said with the stable names of its moves, so every game can be
played.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import yaml

from tilth.kernel.core import CHANCE, OK, Position
from tilth.kernel.errors import Reason, TilthError
from tilth.text import Words, base_of, card_results, words

__all__ = ["Speech", "brought", "plain_lines"]


class Speech:
    """A game in one language; `options` are those of the game at hand, if there is one."""

    def __init__(self, game: str, lang: str, options: Mapping[str, Any] | None = None) -> None:
        self.game = game
        self.lang = lang
        self.options = options
        self.words: Words = words(lang, game)
        self.telling = brought(game, "text.sentences")
        self.drawing = brought(game, "terminal")
        self.tells_points = bool(getattr(self.telling, "TELLS_POINTS", False))  # is a change of the score worth a word?
        self.coin = str(getattr(self.telling, "COIN", ""))  # points are money: what a single one is called

    def say(self, key: str, **args: str | int | float) -> str:
        return self.words.say(key, **args)

    # -- a position ----------------------------------------------------------------------------------------------

    def question(self, p: Position) -> str:
        """Who must decide what."""
        if self.telling:
            return str(self.telling.question(p, self.lang))
        asked = p.question
        return f"{p.rules.voice.seat_name(p.who)}: {asked.asks} {asked.cause}".rstrip() if asked else ""

    def choice(self, p: Position, action: int) -> str:
        return str(self.telling.choice(p, action, self.lang)) if self.telling else p.name(action)

    def deed(self, p: Position, action: int, seat: int | None) -> str:
        """What `seat` hears of an action about to be played; nothing, if it is secret or not worth telling."""
        if self.telling:
            return str(self.telling.deed(p, action, self.lang, seat))
        return "" if p.who == CHANCE else p.name(action)

    def refused(self, p: Position) -> list[tuple[Reason, list[str]]]:
        """What cannot be done now, by reason."""
        if not self.telling:
            return []
        found: dict[str, tuple[Reason, list[str]]] = {}
        for what, reason in self.telling.refused(p, self.lang):
            found.setdefault(reason.words(self.lang), (reason, []))[1].append(what)
        return list(found.values())

    def thoughts(self, p: Position) -> list[int]:
        """What one could think of doing at this decision, allowed or not."""
        return [int(action) for action in self.telling.thoughts(p)] if self.telling else []

    def unlisted(self, p: Position) -> list[int]:
        """What may be chosen though the list, which is kept short, does not name it (docs/kernel.md: `terse`)."""
        listed = p.legal()
        return [action for action in self.thoughts(p) if action not in listed and p.refuse(p.who, action) == OK]

    def concerns(self, p: Position, view: Mapping[str, Any], seat: int) -> list[str]:
        """What matters to this seat now, as the rules count it, the most urgent first; `view` is what it may know, and
        nothing else is said."""
        source = brought(self.game, "text.concerns")
        return [str(said) for said in source.concerns(p, view, seat, self.lang)] if source else []

    def moment(self, p: Position) -> str:
        return str(self.telling.moment(p, self.lang)) if self.telling else ""

    def who(self, name: str) -> str:
        return str(self.telling.who(name, self.lang)) if self.telling else name

    def item(self, name: str) -> str:
        return str(self.telling.item(name, self.lang)) if self.telling else name

    def amount(self, thing: str, n: int) -> str:
        """So many of something that is counted."""
        return str(self.telling.so_many(thing, n, self.lang)) if self.telling else f"{n} {thing}"

    def amounts(self, things: Mapping[str, int], signed: bool = False) -> str:
        """All that there is of something; signed: what was got and what was given."""
        if not signed:
            return ", ".join(self.amount(thing, n) for thing, n in things.items() if n)
        return ", ".join(f"{'+' if n > 0 else '−'}{self.amount(thing, abs(n))}" for thing, n in things.items() if n)

    def counts(self, account: str) -> bool:
        """Where points are money: is this one of the accounts it comes from?"""
        return account in getattr(self.telling, "ACCOUNTS", ())

    def losses(self, lost: Mapping[str, int]) -> str:
        """What was lost (below 0) or burdens a seat from now on (above 0)."""
        if hasattr(self.telling, "losses"):
            return str(self.telling.losses(lost, self.lang))
        return self.say("tally-lost", what=self.amounts({thing: abs(n) for thing, n in lost.items()}))

    def looming(self, p: Position, seat: int | None) -> str:
        """What a seat will lose before long, unless it does something; nothing, if that is nothing."""
        ahead = p.rules.voice.looming(p, seat) if seat is not None and not p.over else {}
        if not ahead:
            return ""
        if hasattr(self.telling, "looming"):
            return str(self.telling.looming(ahead, self.lang))
        return self.say("tally-looming", what=self.losses(ahead))

    def chapter(self, name: str, things: Mapping[str, int], lost: Mapping[str, int]) -> str:
        """What a chapter of a harvest, a market and the like brought one seat; nothing, if that was nothing."""
        if hasattr(self.telling, "chapter"):
            return str(self.telling.chapter(name, things, lost, self.lang))
        gone = self.losses(lost) if any(lost.values()) else ""
        return ", ".join(filter(None, (self.amounts(things, signed=True), gone)))

    def after(self, stretch: str, round: int) -> str:
        """The end of a part of the game."""
        return str(self.telling.after(stretch, round, self.lang)) if self.telling else f"{stretch} {round}"

    def card(self, id: str) -> str:
        """The name of a card, such that it is taken for no other."""
        source = brought(self.game, "text.cards")
        if not source:
            return id
        return str(getattr(source, "card_label", source.card_name)(id, self.lang))

    def ending(self, p: Position) -> str:
        """How a finished game ended, if the game has words of its own for it."""
        return str(self.telling.outcome(p, self.lang)) if p.over and hasattr(self.telling, "outcome") else ""

    def outcome(self, p: Position) -> str:
        """How a finished game ended: in the game's own words, or who has won."""
        said = self.ending(p)
        if said:
            return said
        best = [self.who(sheet.seat) for sheet in p.scores() if sheet.rank == 1]
        return self.say("ui-winner" if len(best) == 1 else "ui-winners", who=", ".join(best))

    def sequel(self, word: str) -> str:
        """A game that may follow a finished one."""
        return str(self.telling.sequel(word, self.lang)) if self.telling else word

    def board(self, p: Position, seat: int | None, width: int) -> list[str]:
        """The table, line by line, with emphasis in square brackets."""
        view = p.view(seat)
        if self.drawing:
            lines: list[str] = self.drawing.board(view, self.lang, seat, width)
            return lines
        return [line.replace("[", "\\[") for line in plain_lines(view, width)]

    # -- cards ---------------------------------------------------------------------------------------------------

    def cards(self) -> tuple[list[Mapping[str, Any]], Sequence[str]]:
        """All cards, and the kinds that a list leaves out unless it is asked for them."""
        source, check = brought(self.game, "text.cards"), brought(self.game, "implemented")
        if not source or not check:
            raise TilthError(f"{self.game} has no list of cards")
        cards = source.all_cards(self.lang, check.implemented)
        return [with_results(card, self.game, self.lang) for card in cards], source.SELDOM

    def find_cards(self, text: str) -> list[Mapping[str, Any]]:
        """The cards, or other things with a text, that somebody may mean: by id, else by name, else by part of a name,
        in any language."""
        source = brought(self.game, "text.cards")
        cards = [*self.cards()[0], *(source.others(self.lang, self.options) if hasattr(source, "others") else ())]
        wanted = text.strip().casefold().replace("_", " ")
        names = [
            ({card["id"].replace("_", " "), *(n.casefold() for n in card["names"].values())}, card) for card in cards
        ]
        exact = [card for known, card in names if wanted in known]
        return exact or [card for known, card in names if any(wanted in name for name in known)]


def with_results(card: Mapping[str, Any], game: str, lang: str) -> Mapping[str, Any]:
    """A card of a list; with what it was worth in games between bots, if that is known."""
    told = card_results.sentence(game, card["id"], lang)
    return {**card, "results": told} if told else card


def brought(game: str, module: str) -> Any:
    """A module of the game's package, if it has one; an expansion that has none uses that of its base."""
    name = f"tilth.games.{game}"
    for part in module.split("."):
        name = f"{name}.{part}"
        if find_spec(name) is None:
            return brought(base_of(game), module) if base_of(game) != game else None
    return import_module(name)


def plain_lines(view: Mapping[str, Any], width: int) -> list[str]:
    """A view as it is, line by line: the table of a game that draws none."""
    text = yaml.safe_dump(dict(view), sort_keys=False, allow_unicode=True, default_flow_style=None, width=width)
    return text.splitlines()

"""Has a game words for everything? For its options, and for all that is said at a position, in every language."""

from __future__ import annotations

from tilth.kernel.core import CHANCE, Position
from tilth.kernel.game import Game
from tilth.text import LANGS, BadWords, NoWords, words
from tilth.text.sentences import Speech, brought

__all__ = ["lacking_words"]


def lacking_words(game: Game, p: Position | None) -> list[str]:
    """What cannot be said; without a position, what the game itself lacks."""
    return game_lacks(game) if p is None else position_lacks(game, p)


def game_lacks(game: Game) -> list[str]:
    found = [] if brought(game.name, "text.sentences") else ["no text.sentences: moves go by their bare names"]
    for lang in LANGS:
        try:
            w = words(lang, game.name)
        except BadWords as error:
            found.append(str(error))
            continue
        keys = [f"option-{option.name}" for option in game.choices]
        found += [f"{lang}: {key}: no such message" for key in keys if not w.has(key)]
    return found


def position_lacks(game: Game, p: Position) -> list[str]:
    found: list[str] = []
    for lang in LANGS:
        speech = Speech(game.name, lang, game.options)
        try:
            speech.moment(p)
            speech.board(p, None, 100)
            for sheet in p.scores():
                [speech.who(sheet.seat), *map(speech.item, sheet.items)]
            for action in p.legal():
                if p.who != CHANCE:
                    speech.choice(p, action)
                speech.deed(p, action, None)
            if p.who != CHANCE:
                speech.question(p)
                for reason, _ in speech.refused(p):
                    reason.words(lang)
        except NoWords as error:
            found.append(str(error))
    return found

"""What is said of a puzzle and of an answer to it, in any language."""

from __future__ import annotations

from tilth.kernel.core import Position
from tilth.learn.outlook import items_words, move_words, points_words
from tilth.learn.puzzles import Answer, Puzzle, Verdict, actions_of
from tilth.text import words
from tilth.text.sentences import Speech

__all__ = ["STARS", "because", "moment", "move_of", "stars", "told"]

STARS = 5


def stars(puzzle: Puzzle) -> str:
    """★★★☆☆"""
    return "★" * puzzle.grade + "☆" * (STARS - puzzle.grade)


def moment(puzzle: Puzzle, lang: str) -> str:
    """With how many it is played, and when: `2 players · Round 5`."""
    own = words(lang, puzzle.game)
    told = [own.say("ui-players", n=puzzle.made().players)]
    if puzzle.round and own.has("word-round"):
        told.append(own.say("word-round", n=puzzle.round))
    return " · ".join(told)


def move_of(puzzle: Puzzle, p: Position, answer: Answer, lang: str) -> str:
    return move_words(puzzle.made(), p, puzzle.seat, actions_of(p, answer.words), lang)


def told(puzzle: Puzzle, verdict: Verdict, lang: str) -> str:
    """The answer to an answer: how good it was, and what is best."""
    speech = Speech(puzzle.game, lang, puzzle.made().options)
    best = move_of(puzzle, puzzle.begun(), puzzle.best, lang)
    return speech.say(f"puzzle-{verdict.word}", move=best, loss=points_words(speech, verdict.loss))


def because(puzzle: Puzzle, lang: str) -> str:
    """Why the best move is best: what it brings that the next best does not."""
    speech = Speech(puzzle.game, lang, puzzle.made().options)
    p = puzzle.begun()
    gain, other = points_words(speech, puzzle.gap), move_of(puzzle, p, puzzle.rival(), lang)
    also = [speech.say("puzzle-also", move=move_of(puzzle, p, one, lang)) for one in puzzle.accepted()[1:]]
    if puzzle.why:
        items = items_words(speech, puzzle.why)
        return " ".join([speech.say("puzzle-because-items", other=other, gain=gain, items=items), *also])
    return " ".join([speech.say("puzzle-because", other=other, gain=gain), *also])

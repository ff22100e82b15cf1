"""What is said of a puzzle and of an answer to it, in any language."""

from __future__ import annotations

from dataclasses import dataclass

from tilth.kernel.core import Position
from tilth.learn.outlook import items_words, move_words, points_words
from tilth.learn.puzzles import Answer, Puzzle, Verdict, actions_of
from tilth.text import words
from tilth.text.sentences import Speech

__all__ = ["STARS", "Solution", "moment", "move_of", "solution", "stars", "told"]

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


@dataclass(frozen=True)
class Solution:
    """The best move in words, and why it is best."""

    best: str
    because: str


def solution(puzzle: Puzzle, lang: str) -> Solution:
    """It takes a while: moves are told by what becomes of them."""
    p = puzzle.begun()
    return Solution(move_of(puzzle, p, puzzle.best, lang), because(puzzle, p, lang))


def told(puzzle: Puzzle, verdict: Verdict, best: str, lang: str) -> str:
    """The answer to an answer: how good it was, and what is best."""
    speech = Speech(puzzle.game, lang, puzzle.made().options)
    return speech.say(f"puzzle-{verdict.word}", move=best, loss=points_words(speech, verdict.loss))


def because(puzzle: Puzzle, p: Position, lang: str) -> str:
    """What the best move brings that the next best does not."""
    speech = Speech(puzzle.game, lang, puzzle.made().options)
    gain, other = points_words(speech, puzzle.gap), move_of(puzzle, p, puzzle.rival(), lang)
    also = [speech.say("puzzle-also", move=move_of(puzzle, p, one, lang)) for one in puzzle.accepted()[1:]]
    if puzzle.why:
        items = items_words(speech, puzzle.why)
        return " ".join([speech.say("puzzle-because-items", other=other, gain=gain, items=items), *also])
    return " ".join([speech.say("puzzle-because", other=other, gain=gain), *also])

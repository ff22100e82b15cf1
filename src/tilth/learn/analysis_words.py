"""An analysis as people read it: turning points in words, and what everybody could expect, part by part of the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tilth.kernel.core import Position
from tilth.kernel.game import Game
from tilth.learn.analysis import Analysis, Turning, impatient
from tilth.learn.outlook import items_words, move_words, points_words
from tilth.text.sentences import Speech

__all__ = ["Part", "Told", "analysis_data", "parts_of", "told"]


@dataclass(frozen=True)
class Told:
    """A turning point in words; nothing is said of why, where a few games played on did not show it."""

    turning: Turning
    seat: str
    moment: str
    played: str
    better: str
    loss: str
    why: str

    @property
    def said(self) -> str:
        """By how much the better move is better, and why."""
        return f"{self.loss}: {self.why}" if self.why else self.loss


@dataclass(frozen=True)
class Part:
    """A part of the game, such as a round: what everybody expected at its end, what they lost in it by their moves, and
    what luck brought them."""

    frame: int  # where it ends
    moment: str
    expected: tuple[float, ...]
    lost: tuple[float, ...]
    luck: tuple[float, ...]


def told(game: Game, turning: Turning, before: Position, lang: str) -> Told:
    """`before` is the position in which the move was played."""
    speech, p, seat = Speech(game.name, lang, game.options), impatient(before), turning.seat
    contrast = turning.told
    return Told(
        turning,
        game.voice.seats[seat],
        speech.moment(p),
        move_words(game, p, seat, turning.played, lang),
        move_words(game, p, seat, turning.better, lang),
        points_words(speech, contrast.gain, "+"),
        items_words(speech, [*contrast.better, *contrast.worse]),
    )


def parts_of(found: Analysis, moment: Callable[[int], str], seats: int) -> list[Part]:
    """The game in its parts; `moment` says of a frame when in the game it is."""
    rows: list[Part] = []
    names = {frame: moment(frame).partition(" · ")[0] for frame in frames_of(found)}
    expected = dict(found.expected)

    def part(frame: int) -> int:
        if not rows or rows[-1].moment != names[frame]:
            rows.append(Part(frame, names[frame], (), (0.0,) * seats, (0.0,) * seats))
        return len(rows) - 1

    for frame in sorted(names):
        k = part(frame)
        row = rows[k]
        lost, luck = list(row.lost), list(row.luck)
        end, values = row.frame, row.expected
        for decision in found.decisions:
            if decision.begin == frame:
                lost[decision.seat] += decision.loss
                end, values = decision.end, expected[decision.end]
        for draw in found.draws:
            if draw.begin == frame:
                luck = [a + b for a, b in zip(luck, draw.luck)]
        rows[k] = Part(end, row.moment, values, tuple(lost), tuple(luck))
    return filled(rows, found.expected[0][1] if found.expected else (0.0,) * seats)


def frames_of(found: Analysis) -> set[int]:
    return {decision.begin for decision in found.decisions} | {draw.begin for draw in found.draws}


def filled(rows: Sequence[Part], first: tuple[float, ...]) -> list[Part]:
    """Where nobody decided, everybody expects what they did before."""
    done: list[Part] = []
    for row in rows:
        values = row.expected or (done[-1].expected if done else first)
        done.append(Part(row.frame, row.moment, values, row.lost, row.luck))
    return done


def analysis_data(
    game: Game, found: Analysis, at: Callable[[int], Position], lang: str, lines: Mapping[int, int] | None = None
) -> dict[str, Any]:
    """For programs, with words in one language. `at` gives the position at a frame; `lines` are those of a record, by
    the frame at which they begin."""
    seats = game.voice.seats

    def by_seat(values: Sequence[float]) -> dict[str, float]:
        return {seat: round(value, 2) for seat, value in zip(seats, values)}

    def line(frame: int) -> dict[str, int]:
        return {"line": lines[frame]} if lines and frame in lines else {}

    accuracies = [found.accuracy(seat) for seat in range(len(seats))]
    return {
        "game": game.name,
        "depth": found.depth,
        "seed": found.seed,
        "over": found.over,
        "seats": {
            name: {
                "accuracy": None if accuracy is None else round(accuracy, 1),
                "lost": round(found.lost(seat), 2),
                "luck": round(found.luck(seat), 2),
                "result" if found.over else "expected": round(found.expected[-1][1][seat], 2) if found.expected else 0,
            }
            for seat, (name, accuracy) in enumerate(zip(seats, accuracies))
        },
        "expected": [{"frame": frame, **line(frame), "values": by_seat(values)} for frame, values in found.expected],
        "moves": [
            {
                "frame": d.begin,
                **line(d.begin),
                "seat": seats[d.seat],
                "best": round(d.best, 2),
                "played": round(d.played, 2),
                "loss": round(d.loss, 2),
                "stake": round(d.stake, 2),
            }
            for d in found.decisions
        ],
        "luck": [{"frame": draw.begin, **line(draw.begin), "values": by_seat(draw.luck)} for draw in found.draws],
        "turning_points": [
            {
                "frame": t.begin,
                **line(t.begin),
                "seat": seats[t.seat],
                "moment": said.moment,
                "loss": round(t.loss, 2),
                "played": said.played,
                "better": said.better,
                "why": said.why,
                "items": dict(t.items),
            }
            for t in found.turnings
            for said in [told(game, t, at(t.begin), lang)]
        ],
    }

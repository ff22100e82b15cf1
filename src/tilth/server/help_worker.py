"""A process that thinks for people who want help: `python -m tilth.server.help_worker`."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from tilth import games
from tilth.bots import Budget
from tilth.kernel.rng import Rng
from tilth.learn import coach, hints
from tilth.learn.puzzle_words import solution
from tilth.learn.puzzles import puzzles
from tilth.server.bot_worker import answer_lines
from tilth.server.record_worker import be_modest
from tilth.text import LANGS

__all__ = ["answer"]


def answer(question: dict[str, Any]) -> dict[str, Any]:
    """Hints, or what would be serious mistakes, for the seat that decides; or the solution of a puzzle."""
    if question["what"] == "solution":
        return {"solution": [asdict(solution(puzzles(question["game"])[question["puzzle"]], question["lang"]))]}
    game = games.shared(question["game"], **question["options"])
    p = game.place(question["position"], patient=True)
    seat, rng, budget = int(p.who), Rng(question["seed"]), Budget(question["budget"], question.get("looks"))
    if question["what"] == "mistakes":
        found = coach.mistakes(p, seat, rng, budget)
        return {"mistakes": [{"name": p.name(action), "loss": round(loss, 2)} for action, loss in found.items()]}
    world = p.resample(seat, Rng(question["seed"]))  # words, too, go by nothing that is hidden
    return {"hints": [hints.hint_data(game, world, seat, hint, LANGS) for hint in hints.advise(p, seat, rng, budget)]}


if __name__ == "__main__":
    be_modest()
    answer_lines(answer)

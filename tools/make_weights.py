"""Train the networks that come with Tilth anew, as their cards say: `make weights`, or `make weights KIND=full-solo`.

One that began with another is trained after it; one that was trained in several stages goes through them again. A
course that was stopped goes on; its folder is training/GAME-KIND-STAGE.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from tilth.bots.networks import SUFFIX, parse
from tilth.kernel.errors import TilthError
from tilth.training.recipe import Recipe

if TYPE_CHECKING:
    from tilth.arena.crew import Crew
    from tilth.training.course import Course
    from tilth.training.selfplay import Lessons
    from tilth.training.tasks import Task


@dataclass(frozen=True)
class Job:
    """One network: its file, how it was made, and the one it begins with."""

    path: Path
    card: Mapping[str, Any]
    base: Job | None

    @property
    def name(self) -> str:
        return f"{self.card['game']}/{self.path.stem}"

    @property
    def stages(self) -> list[Mapping[str, Any]]:
        """The courses it went through, one after the other."""
        return stages(self.card)

    def begun_after(self) -> list[Mapping[str, Any]]:
        """The courses of the one it begins with, as long as that was no wider than itself: it may have grown since."""
        if self.base is None:
            return []
        own = recipe_of(self.stages[0])
        fitting: list[Mapping[str, Any]] = []
        for card in self.base.stages:
            other = recipe_of(card)
            if other.first > own.first or other.second > own.second:
                break
            fitting.append(card)
        if not fitting:
            raise TilthError(f"{self.name} is narrower than {self.base.name}, with which it begins")
        return fitting


def stages(card: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    return [*(stages(card["before"]) if "before" in card else ()), card]


def recipe_of(card: Mapping[str, Any]) -> Recipe:
    try:
        return Recipe(**card["recipe"])
    except TypeError as error:
        raise TilthError(f"the recipe of {card['game']}/{card['kind']} is not one of today: {error}") from None


def shipped(root: Path) -> list[Path]:
    """All networks of all games below this folder."""
    return sorted(root.glob(f"*/weights/*{SUFFIX}"))


def plan(paths: Sequence[Path], kind: str = "") -> list[Job]:
    """What to train, each after the one it begins with; of one kind only, if it is named (KIND or GAME/KIND)."""
    cards = {path: parse(path.read_bytes(), str(path)).card for path in paths}
    jobs: dict[Path, Job] = {}
    waiting = list(paths)
    while waiting:
        ready = [path for path in waiting if (base := begins_with(path, cards)) is None or base in jobs]
        if not ready:
            raise TilthError(f"these networks begin with each other: {', '.join(path.stem for path in waiting)}")
        for path in ready:
            base = begins_with(path, cards)
            jobs[path] = Job(path, cards[path], jobs[base] if base is not None else None)
        waiting = [path for path in waiting if path not in jobs]
    chosen = [job for job in jobs.values() if kind in ("", job.path.stem, job.name)]
    if not chosen:
        known = ", ".join(job.name for job in jobs.values()) or "none"
        raise TilthError(f"no network {kind!r} comes with Tilth; there is {known}" if kind else "no network is there")
    return chosen


def begins_with(path: Path, cards: Mapping[Path, Mapping[str, Any]]) -> Path | None:
    """The network that the first course of this one began with: of its own game, or of another."""
    kind = stages(cards[path])[0]["from"]
    if kind in ("", path.stem):
        return None
    found = [other for other in cards if other.stem == kind]
    found.sort(key=lambda other: other.parent != path.parent)
    if not found:
        raise TilthError(f"{path.stem} began with {kind}, and there is no such network")
    return found[0]


def train(job: Job, jobs: int) -> None:
    """As many games as the cards of its stages say, and the best network to its place."""
    from tilth.arena.crew import crew
    from tilth.training.tasks import carry_out

    workers = crew(carry_out, jobs)
    try:
        print(f"{job.name} is ready: {gone_through(job, job.stages, workers).install()}")
    finally:
        workers.close()


def gone_through(job: Job, cards: Sequence[Mapping[str, Any]], workers: Crew[Task, Lessons]) -> Course:
    """The last of these courses of a network, one begun with the other."""
    from tilth.cli.train import made_by, words
    from tilth.training.course import Course

    start: Path | None = None
    for number, card in enumerate(cards, 1):
        folder = ROOT / "training" / f"{job.name.replace('/', '-')}-{number}"
        course = Course(card["game"], card["options"], recipe_of(card), folder, card["seed"], workers)
        if not course.resume():
            start = start or first_network(job, workers)
            if start is not None:
                course.begin_with(start)
        while course.games < card["games"]:
            point = course.go_on()
            print(f"{job.name}, {100 * course.games // card['games']} %: {words(point)}", flush=True)
            course.save(made_by())
        start = course.file()
    return course


def first_network(job: Job, workers: Crew[Task, Lessons]) -> Path | None:
    """What a network begins with: the one that comes with Tilth or, if that is wider by now, what it was before."""
    if job.base is None:
        return None
    cards = job.begun_after()
    return job.base.path if len(cards) == len(job.base.stages) else gone_through(job.base, cards, workers).file()


def main() -> int:
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("kind", nargs="?", default="", help="KIND or GAME/KIND; without it, all")
    wanted.add_argument("--jobs", type=int, default=2, help="how many processes")
    wanted.add_argument("--plan", action="store_true", help="only say what would be done")
    given = wanted.parse_args()
    try:
        for job in plan(shipped(ROOT / "src" / "tilth" / "games"), given.kind):
            number = " + ".join(str(card["games"]) for card in job.stages)
            print(f"{job.name}: {number} games" + (f", from {job.base.path.stem}" if job.base else ""))
            if not given.plan:
                train(job, given.jobs)
    except TilthError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

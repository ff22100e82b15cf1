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
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from tilth.bots.networks import SUFFIX, parse
from tilth.kernel.errors import TilthError


@dataclass(frozen=True)
class Job:
    """One network: its file, how it was made, and the file it begins with."""

    path: Path
    card: Mapping[str, Any]
    start: Path | None

    @property
    def name(self) -> str:
        return f"{self.card['game']}/{self.path.stem}"

    @property
    def stages(self) -> list[Mapping[str, Any]]:
        """The courses it went through, one after the other."""
        return stages(self.card)


def stages(card: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    return [*(stages(card["before"]) if "before" in card else ()), card]


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
            jobs[path] = Job(path, cards[path], begins_with(path, cards))
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
    from tilth.cli.train import made_by, words
    from tilth.training.course import Course
    from tilth.training.recipe import Recipe
    from tilth.training.tasks import carry_out

    workers = crew(carry_out, jobs)
    start = job.start
    try:
        for number, card in enumerate(job.stages, 1):
            try:
                recipe = Recipe(**card["recipe"])
            except TypeError as error:
                raise TilthError(f"the recipe of {job.name} is not one of today: {error}") from None
            folder = ROOT / "training" / f"{job.name.replace('/', '-')}-{number}"
            course = Course(card["game"], card["options"], recipe, folder, card["seed"], workers)
            if not course.resume() and start is not None:
                course.begin_with(start)
            while course.games < card["games"]:
                point = course.go_on()
                print(f"{job.name}, {100 * course.games // card['games']} %: {words(point)}", flush=True)
                course.save(made_by())
            start = course.file()
        print(f"{job.name} is ready: {course.install()}")
    finally:
        workers.close()


def main() -> int:
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("kind", nargs="?", default="", help="KIND or GAME/KIND; without it, all")
    wanted.add_argument("--jobs", type=int, default=2, help="how many processes")
    wanted.add_argument("--plan", action="store_true", help="only say what would be done")
    given = wanted.parse_args()
    try:
        for job in plan(shipped(ROOT / "src" / "tilth" / "games"), given.kind):
            number = " + ".join(str(card["games"]) for card in job.stages)
            print(f"{job.name}: {number} games" + (f", from {job.start.stem}" if job.start else ""))
            if not given.plan:
                train(job, given.jobs)
    except TilthError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

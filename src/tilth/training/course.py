"""A course of training: games, fit, trial, again and again; it can be left and gone on with."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import numpy as np

from tilth.arena.crew import Crew
from tilth.bots.networks import SUFFIX, folder_of, packed, parse, read
from tilth.kernel.errors import TilthError
from tilth.training.curve import drawn
from tilth.training.fitting import LEAST_SPREAD, Learner, Reals, Rows
from tilth.training.recipe import Recipe
from tilth.training.selfplay import Lessons
from tilth.training.tasks import Task, made

TRIAL_SEEDS = 1_000_000_000  # games for comparing networks; learning never uses these
STATE = "state.npz"
CURVE = "curve.json"
WHIMS = 8  # inputs that make a style
CHUNK = 10  # games of one task
RESCALED = (1, 3, 6, 12, 24)  # iterations before which the inputs are measured anew

Options = Mapping[str, Any]


class Course:
    """One network under training, with the games it learns from."""

    def __init__(
        self, name: str, settings: Sequence[Options], recipe: Recipe, folder: Path, seed: int, crew: Crew[Task, Lessons]
    ) -> None:
        self.name = name
        self.settings = [tuple(sorted(options.items())) for options in settings]
        self.recipe = recipe
        self.folder = folder
        self.seed = seed
        self.crew = crew
        first = made(name, self.settings[0])
        self.features = first.rules.features
        if not self.features.names:
            raise TilthError(f"{name} supplies no features: there is nothing a network could see")
        for setting in self.settings[1:]:
            other = made(name, setting).rules.features
            if list(other.names) != list(self.features.names):
                raise TilthError(
                    f"{dict(setting)} is seen with other features than {dict(self.settings[0])}: one network each"
                )
        self.learner = Learner(self.features.names, recipe.first, recipe.second, seed, recipe.steady)
        self.rows: Rows = np.zeros((0, len(self.features.names)), np.int16)
        self.gains: Reals = np.zeros((0, 2), np.float32)
        self.sizes: list[int] = []
        self.iteration = 0
        self.games = 0
        self.seconds = 0.0
        self.best = b""
        self.best_score = float("-inf")
        self.curve: list[dict[str, Any]] = []
        self.begun_with = ""
        self.before: Mapping[str, Any] | None = None  # how that was made, if it was a network of the same kind

    # -- one iteration

    def go_on(self) -> dict[str, Any]:
        """Games, fit, and now and then a trial. Returns a point of the curve."""
        started = time.perf_counter()
        recipe, i = self.recipe, self.iteration
        self.learner.rng = np.random.default_rng((self.seed, i))  # so that a course that was left goes on the same way
        share = min(1.0, i / recipe.falling)
        noise = recipe.noise + (recipe.calm - recipe.noise) * share
        rate = recipe.rate + (recipe.last_rate - recipe.rate) * share
        if i == 0 and self.begun_with:
            self.trial()  # what it begins with is the first to be beaten
        if i == 0 and not self.begun_with:
            new = self.play(recipe.opening, (), recipe.opening_noise, 0.05, recipe.opening_fade)
        else:
            number = recipe.batch if i else recipe.opening
            fade = recipe.fade if i > 2 or self.begun_with else 1.0  # what a new network says is worth nothing yet
            new = self.play(number, (self.packed(),), noise, recipe.random, fade)
        fresh = self.remember(new)
        if i == 0 or i in RESCALED:
            self.learner.settle_scale(self.rows)
        if i == 0 and not self.begun_with and recipe.ridge:
            missed = self.learner.begin_linear(self.rows, self.gains, recipe.ridge)
        else:
            missed = self.fit(fresh, rate)
        self.iteration += 1
        self.seconds += time.perf_counter() - started
        point: dict[str, Any] = {"iteration": self.iteration, "games": self.games, "seconds": round(self.seconds, 1)}
        point |= {"noisy": mean_result(new), "missed": round(missed, 4), "noise": round(noise, 3)}
        if self.iteration % recipe.pause == 0 or not self.best:
            point |= self.trial()
        self.curve.append(point)
        return point

    def play(self, number: int, networks: tuple[bytes, ...], noise: float, random: float, fade: float) -> Lessons:
        """So many games, spread over the settings."""
        first = self.seed * 100_000_000 + self.games
        seeds = range(first, first + number)
        tasks = []
        for at in range(0, number, CHUNK):
            setting = self.settings[(self.games // CHUNK + at // CHUNK) % len(self.settings)]
            some = seeds[at : at + CHUNK]
            whims = self.whims() if networks and self.learner.rng.random() < self.recipe.whims else ()
            task = Task(self.name, setting, networks, some, self.recipe.width, noise, random, fade, whims=whims)
            if networks:
                recipe = self.recipe
                task = replace(task, detours=recipe.detours, wild=recipe.wild, richer=recipe.richer)
            tasks.append(task)
        self.games += number
        return self.gathered(tasks)

    def whims(self) -> tuple[tuple[int, float], ...]:
        """A style: a few inputs that vary at all, each with a liking or dislike."""
        vary = np.flatnonzero(self.learner.spread > 2 * LEAST_SPREAD)
        some = self.learner.rng.choice(vary, min(WHIMS, len(vary)), replace=False)
        liking = self.learner.rng.normal(0, self.recipe.whim, len(some)) / self.learner.spread[some]
        return tuple((int(number), float(points)) for number, points in zip(some, liking))

    def gathered(self, tasks: Sequence[Task]) -> Lessons:
        found = Lessons(len(self.features.names))
        for lessons in self.crew.all(tasks):
            found.extend(lessons)
        return found

    def remember(self, new: Lessons) -> int:
        """Put new lessons at the end of the window; returns how many of its rows they are."""
        rows = np.array(new.rows, np.int16).reshape(-1, new.inputs)
        gains = np.array(new.gains, np.float32).reshape(-1, 2)
        self.sizes += new.sizes
        gone = sum(self.sizes[: -self.recipe.window])
        self.sizes = self.sizes[-self.recipe.window :]
        self.rows = np.concatenate([self.rows, rows])[gone:]
        self.gains = np.concatenate([self.gains, gains])[gone:]
        return min(len(rows), len(self.rows))

    def fit(self, fresh: int, rate: float) -> float:
        """One pass over the new lessons and as many of the older ones as the recipe says."""
        old = len(self.rows) - fresh
        wanted = min(old, int(self.recipe.passes * len(self.rows)))
        some = self.learner.rng.permutation(old)[:wanted]
        chosen = np.concatenate([some, np.arange(old, old + fresh)])
        return self.learner.fit(self.rows[chosen], self.gains[chosen], rate, self.recipe.decay)

    def trial(self) -> dict[str, Any]:
        """Hold the network against the best so far, on games that are always the same."""
        network = self.packed()
        seats = int(made(self.name, self.settings[0]).rules.seats)
        if seats == 1:
            score = self.compared((network,), self.recipe.trial)
            better = score > self.best_score
        elif self.best:
            score = self.compared((network, self.best), self.recipe.trial)
            better = score > 0.0
        else:
            score, better = 0.0, True
        if better:
            self.best, self.best_score = network, score
        return {"score": round(score, 2), "kept": better}

    def compared(self, networks: tuple[bytes, ...], number: int) -> float:
        """Alone, the mean result; with others, by how much the first network is ahead of the second, seats changing.
        What is to be learned on detours is tried there, too."""
        seats = [int(made(self.name, setting).rules.seats) for setting in self.settings]
        tasks, places = [], []
        for k in range(0, number, CHUNK):
            at = k // CHUNK % len(self.settings)
            some = range(TRIAL_SEEDS + k, TRIAL_SEEDS + min(number, k + CHUNK))
            lineup = networks if seats[at] == 1 else (networks[0], *networks[1:] * (seats[at] - 1))
            task = Task(self.name, self.settings[at], lineup, some, self.recipe.width, turn=seats[at] > 1)
            tasks.append(replace(task, detours=self.recipe.detours, wild=self.recipe.wild))
            places.append(seats[at])
        scores: list[float] = []
        for number_of_seats, lessons in zip(places, self.crew.all(tasks)):
            for game, result in enumerate(lessons.results):
                own, rival = result[-game % number_of_seats]
                scores.append(own - rival)
        return sum(scores) / len(scores)

    def packed(self) -> bytes:
        return packed(self.learner.stored({}))

    # -- leaving and going on

    def begin_with(self, path: Path) -> int:
        """Start from another network instead of hand-made games; returns how many inputs it knows."""
        stored = read(path)
        self.begun_with = path.stem
        same = (stored.card.get("game"), stored.card.get("kind")) == (self.name, self.features.kind)
        self.before = stored.card if same else None
        return self.learner.begin_with(stored)

    def file(self) -> Path:
        """Where the best network is written."""
        return self.folder / f"{self.features.kind}{SUFFIX}"

    def install(self) -> Path:
        """Put the best network where bots look for it."""
        path = folder_of(self.features) / f"{self.features.kind}{SUFFIX}"
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(self.file().read_bytes())
        return path

    def save(self, commit: str) -> None:
        """Everything that is needed to go on, the best network, and the curve."""
        self.folder.mkdir(parents=True, exist_ok=True)
        state = {
            "rows": self.rows,
            "gains": self.gains,
            "sizes": np.array(self.sizes, np.int64),
            **self.learner.state(),
        }
        state |= {"iteration": self.iteration, "games": self.games, "seconds": self.seconds}
        state |= {"best": np.frombuffer(self.best, np.uint8), "best_score": self.best_score}
        new = self.folder / "new.npz"
        np.savez(new, **state)
        new.replace(self.folder / STATE)
        card = self.card(commit)
        if self.best:
            stored = replace(parse(self.best, "the best network"), card=card)
            self.file().write_bytes(packed(stored))
        (self.folder / CURVE).write_text(json.dumps({**card, "points": self.curve}, indent=1) + "\n")
        (self.folder / "curve.svg").write_text(drawn(self.curve, f"{self.name} {self.features.kind}"))

    def resume(self) -> bool:
        """Go on where the folder was left, if this course was begun there."""
        path = self.folder / STATE
        if not path.exists():
            return False
        try:
            told = json.loads((self.folder / CURVE).read_text())
        except (OSError, ValueError) as error:
            raise TilthError(f"the course in {self.folder} cannot be gone on with: {error}") from None
        mine = json.loads(json.dumps(self.card("")))
        for what in ("game", "kind", "options", "recipe", "seed"):
            if told.get(what) != mine[what]:
                raise TilthError(
                    f"{self.folder} holds a course with another {what}: {told.get(what)}, not {mine[what]}"
                )
        with np.load(path) as state:
            if state["rows"].shape[1] != len(self.features.names):
                raise TilthError(f"{self.folder} holds a course with other features: it must begin anew")
            self.learner.restore(state)
            self.rows, self.gains = state["rows"], state["gains"]
            self.sizes = [int(n) for n in state["sizes"]]
            self.iteration, self.games = int(state["iteration"]), int(state["games"])
            self.seconds, self.best_score = float(state["seconds"]), float(state["best_score"])
            self.best = state["best"].tobytes()
        self.curve, self.begun_with, self.before = told["points"], told["from"], told.get("before")
        return True

    def card(self, commit: str) -> Mapping[str, Any]:
        """How the network was made."""
        best = [point for point in self.curve if point.get("kept")]
        made = {
            "game": self.name, "kind": self.features.kind, "options": [dict(setting) for setting in self.settings],
            "games": best[-1]["games"] if best else self.games, "minutes": round(self.seconds / 60, 1),
            "seed": self.seed, "commit": commit, "from": self.begun_with, "recipe": asdict(self.recipe),
            "curve": [[p["games"], p["score"]] for p in best],
        }  # fmt: skip
        return made if self.before is None else made | {"before": self.before}


def mean_result(lessons: Lessons) -> float:
    points = [own for result in lessons.results for own, _ in result]
    return round(sum(points) / len(points), 2)

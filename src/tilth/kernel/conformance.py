"""What every game must hold to, tried in random play. Works on any game; knows none."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tilth.kernel.core import CHANCE, FRAME, OK, REST_IMPOSSIBLE, Position
from tilth.kernel.doors import Evaluation
from tilth.kernel.game import Game
from tilth.kernel.native import i64, vec
from tilth.kernel.rng import Rng

Make = Callable[..., Game]
Speak = Callable[[Game, Position | None], list[str]]


@dataclass
class Report:
    """What was tried, and what was wrong."""

    checks: dict[str, int] = field(default_factory=dict)
    asked: set[int] = field(default_factory=set)  # the nodes that were looked at closely
    faults: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        return not self.faults

    def count(self, check: str) -> None:
        self.checks[check] = self.checks.get(check, 0) + 1


class Broken(Exception):
    pass


def holds(truth: object, message: str) -> None:
    if not truth:
        raise Broken(message)


def conform(
    make: Make,
    variants: Sequence[Mapping[str, Any]],
    games: int = 3,
    seed: int = 1,
    replay: Callable[[Game, Sequence[int]], Position] | None = None,
    progress: Callable[[str], None] | None = None,
    speak: Speak | None = None,
    closely: int = 12,
) -> Report:
    """Play `games` random games of each variant and check every step; closer at each kind of decision and at one
    position of so many (`closely`).

    `speak` tells what words are lacking at a position, or, without one, in the game itself. Whatever goes wrong in a
    game is a fault of that game, and the others are still tried.
    """
    report = Report()
    if not variants:
        report.faults.append("the game states no variants, so nothing was tried")
    for options in variants:
        for k in range(games):
            if progress:
                progress(f"{dict(options)} game {k + 1} of {games}")
            trace: list[str] = []
            try:
                game = make(**options)
                check_game(game, report, speak)
                one_game(game, seed * 1000 + k, report, trace, replay, speak, closely)
            except Exception as error:
                moves = " / ".join(trace[-6:])
                report.faults.append(
                    f"{dict(options)}, seed {seed * 1000 + k}: {type(error).__name__}: {error} (after {moves})"
                )
    return report


def check_game(game: Game, report: Report, speak: Speak | None) -> None:
    """What can be seen before anybody plays. Said once for all variants."""
    lacking = speak(game, None) if speak else []
    if type(game.rules.evaluation) is Evaluation:
        lacking.append("no evaluation: the greedy bot sees points only")
    report.faults += [fault for fault in lacking if fault not in report.faults]


def one_game(
    game: Game,
    seed: int,
    report: Report,
    trace: list[str],
    replay: Callable[[Game, Sequence[int]], Position] | None,
    speak: Speak | None,
    closely: int,
) -> None:
    rng, look = Rng(seed), Rng(seed + 7)
    p = game.start()
    actions: list[int] = []
    while not p.over:
        check_position(game, p, report)
        if look.below(closely) == 0 or p.stack[p.top - FRAME] not in report.asked:
            report.asked.add(p.stack[p.top - FRAME])
            check_closely(game, p, report, look)
            if speak:
                lacking = speak(game, p)
                holds(not lacking, "; ".join(lacking))
                report.count("words found")
        action = int(p.draw(rng)) if p.who == CHANCE else p.legal()[rng.below(len(p.legal()))]
        trace.append(f"{game.voice.seat_name(p.who)}: {p.name(action)}")
        actions.append(action)
        p.play(action)
    holds(not p.legal(), "a finished game has no legal actions")
    check_view(game, p, report, look)
    sheets = p.scores()
    holds(any(sheet.rank == 1 for sheet in sheets), "somebody must have won")
    report.count("games finished")
    if replay:
        holds(replay(game, actions).dump() == p.dump(), "the record of the game leads to another position")
        report.count("records replayed")


def check_position(game: Game, p: Position, report: Report) -> None:
    legal = p.legal()
    holds(legal, "nobody can do anything")
    holds(legal == sorted(set(legal)), "legal actions must be sorted and unique")
    holds(legal[0] >= 0 and legal[-1] < game.num_actions, "an action lies outside the numbered space")
    names = [p.name(a) for a in legal]
    holds(len(set(names)) == len(names), f"two legal actions share a name: {names}")
    faults = game.voice.faults(p)
    holds(not faults, "; ".join(faults))
    report.count("positions: legal actions sorted, unique, named; goods conserved; capacities kept")


def check_closely(game: Game, p: Position, report: Report, rng: Rng) -> None:
    here = written(p)
    legal = p.legal()
    for action in legal:
        holds(p.parse(p.name(action)) == action, f"{p.name(action)!r} is not read as itself")
    report.count("names read back")
    twin = p.copy()
    now = fields(p)
    forgot = different(now, fields(twin))
    holds(not forgot, f"a copy forgets {', '.join(forgot)}")
    holds(written(twin) == here and twin.legal() == legal, "a copy differs")
    holds(twin == p and twin.key() == p.key(), "a copy does not count as equal")
    for _ in range(12):
        if not twin.over:
            choices = twin.legal()
            twin.play(choices[rng.below(len(choices))])
    shared = different(now, fields(p))
    holds(not shared, f"playing a copy changed the original: {', '.join(shared)}")
    holds(written(p) == here and p.legal() == legal, "playing a copy changed the original")
    holds(
        (twin == p) == (written(twin) == here), "positions with different dumps count as equal, or the other way round"
    )
    report.count("copies independent")
    text = p.dump()
    loaded = game.load(text)
    holds(loaded.dump() == text, "dump and load differ")
    holds(loaded.legal() == legal and loaded.who == p.who, "a loaded position asks something else")
    holds(loaded == p and loaded.key() == p.key(), "a loaded position does not count as equal")
    report.count("dumps loaded")
    totals = [sheet.total for sheet in p.scores()]
    holds(all(p.points(s) == totals[s] for s in range(game.players)), "points and scores differ")
    outcomes = p.chance_outcomes()
    if p.who == CHANCE:
        holds([action for action, _ in outcomes] == legal, "chance's outcomes are not what it may draw")
        holds(abs(sum(odds for _, odds in outcomes) - 1) < 1e-9, "the odds of chance do not add up")
    else:
        holds(not outcomes, "chance has outcomes where it does not decide")
    report.count("points and odds")
    check_refusals(game, p, report)
    check_completion(p, report)
    check_view(game, p, report, rng)


def written(p: Position) -> str:
    """What a dump says, in a form that is quick to write."""
    return json.dumps(p.rules.voice.describe(p))


def fields(p: Position) -> dict[str, str]:
    """The numbers, words and lists of them that a position is made of, by name; written down, so that they stay."""
    names = [*getattr(p, "__dict__", ())]
    for kind in type(p).__mro__:
        names += getattr(kind, "__mypyc_attrs__", ())  # a compiled class has no dict
    found = {name: f"{value}" for name in names if is_plain(value := getattr(p, name, None))}
    return found | {"stack": f"{p.stack[: p.top]}"}  # what lies above was used and is of no account


def is_plain(value: Any) -> bool:
    if value is None or isinstance(value, (bool, int, float, str)):
        return True
    return hasattr(value, "__getitem__") and not isinstance(value, dict) and all(map(is_plain, value))


def different(one: Mapping[str, str], other: Mapping[str, str]) -> list[str]:
    return sorted(name for name in {*one, *other} if one.get(name) != other.get(name))


def check_refusals(game: Game, p: Position, report: Report) -> None:
    """The list of legal actions and the reasons for refusing must agree, for every action there is."""
    legal = set(p.legal())
    node = p.node()
    filtered = p.guard > 0 or not node.sure  # then a choice may be left out for what comes after it
    possible = set(node.options(p, p.top - FRAME, vec[i64]()))
    for action in range(game.num_actions):
        reason = p.refuse(p.who, action)
        listed = action in legal
        holds(reason == OK or int(reason) in game.voice.reasons, f"reason {reason} for action {action} has no row")
        holds(reason == OK or not listed, f"action {action} is refused")
        holds(reason != OK or listed or node.terse, f"action {action} is not listed")
        if reason == REST_IMPOSSIBLE:
            holds(filtered, f"action {action} is not listed and has no reason")
            beside = action >= p.rules.aside_from
            fits = beside or node.terse or action in possible
            holds(fits, f"{node.path}: `why` allows action {action}, `options` does not list it")
    for seat in range(game.players):
        if seat != p.who:
            holds(all(p.refuse(seat, a) != OK for a in legal), "somebody else could play")
    report.count("refusals agree with the list")


def check_completion(p: Position, report: Report) -> None:
    """`doable` never lied: whatever is offered to a seat can be carried out to its end with nothing lapsing."""
    for action in p.legal() if p.who >= 0 else []:
        q = p.copy()
        q.floor = p.top - FRAME
        q.strict = q.patient = True
        q.judge = p.who
        q.act(action)
        holds(q.completes(), f"{p.name(action)!r} cannot be completed")
    report.count("offers completed")


def check_view(game: Game, p: Position, report: Report, rng: Rng) -> None:
    """A seat's view must not depend on what it may not know."""
    spectator = json.dumps(p.view(None))
    for seat in range(game.players):
        seen = json.dumps(p.view(seat))
        other = p.resample(seat, rng)
        holds(
            json.dumps(other.view(seat)) == seen, f"seat {seat} can tell two positions apart that look the same to it"
        )
        holds(json.dumps(other.view(None)) == spectator, "a spectator sees something hidden")
        again = [written(world.resample(seat, Rng(5))) for world in (p, other)]
        holds(again[0] == again[1], f"resampling for seat {seat} depends on something hidden")
        holds(not game.voice.faults(other), f"resampled for {seat}: {game.voice.faults(other)}")
        if p.who == seat:
            holds(other.legal() == p.legal(), "the legal actions depend on something hidden")
            for action in range(game.num_actions):
                why = p.refuse(seat, action)
                holds(
                    other.refuse(seat, action) == why, f"the reason against action {action} depends on something hidden"
                )
    report.count("views independent of hidden facts")


# -- the same game everywhere


def fingerprint(game: Game, games: int, seed: int = 1) -> str:
    """A digest of random games: every decision, its choices, and the final positions."""
    digest = hashlib.sha256()
    for k in range(games):
        rng = Rng(seed * 1000 + k)
        p = game.start()
        while not p.over:
            legal = p.legal()
            action = int(p.draw(rng)) if p.who == CHANCE else legal[rng.below(len(legal))]
            digest.update(f"{int(p.who)} {legal} {action}\n".encode())
            p.act(action)
        digest.update(p.dump().encode())
    return digest.hexdigest()


CODE = """
import json, sys, tilth
from tilth.kernel.conformance import fingerprint
name, games, *variants = sys.argv[1:]
print(json.dumps([tilth.engine()] + [fingerprint(tilth.game(name, **json.loads(v)), int(games)) for v in variants]))
"""


def elsewhere(name: str, variants: Sequence[Mapping[str, Any]], games: int, **environment: str) -> list[str]:
    """The fingerprints another process finds; the first entry says which engine it ran."""
    found = subprocess.run(
        [sys.executable, "-c", CODE, name, str(games), *(json.dumps(dict(v)) for v in variants)],
        env={**os.environ, **environment}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    if found.returncode:
        raise RuntimeError(found.stderr.strip().splitlines()[-1])
    lines: list[str] = json.loads(found.stdout)
    return lines


def same_everywhere(name: str, variants: Sequence[Mapping[str, Any]], games: int, report: Report) -> None:
    """Games do not depend on the hash seed, nor on whether the engine is compiled."""
    try:
        compare(name, variants, games, report)
    except RuntimeError as error:
        report.faults.append(f"in another process: {error}")


def compare(name: str, variants: Sequence[Mapping[str, Any]], games: int, report: Report) -> None:
    """Each engine is asked as seldom as it can be: the hash seeds are compared where games are quickest."""
    one, two = (elsewhere(name, variants, games, TILTH_PURE="", PYTHONHASHSEED=seed) for seed in ("7", "4242"))
    if one != two:
        report.faults.append("the hash seed changes a game")
    report.count("hash seeds compared")
    if one[0] != "compiled":
        report.notes.append("the compiled engine is not built, so it was not compared (make fast)")
        return
    slow = elsewhere(name, variants, games, TILTH_PURE="1", PYTHONHASHSEED="0")
    for options, a, b in zip(variants, slow[1:], one[1:], strict=True):
        if a != b:
            report.faults.append(f"compiled and interpreted games differ: {dict(options)}")
    report.count("compiled and interpreted compared")

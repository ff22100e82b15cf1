"""Nobody peeks: two worlds that differ only in what a seat may not know send the same bytes to that seat.

The worlds are played side by side. At each step every action is chosen so that the engine's view of the watching seat
stays the same in both, and differs in what is hidden wherever it can. What the server then sends must be the same too:
pages, events, logs, previews, the way back, and the answers to whatever the seat may type.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest

import tilth
from tilth.kernel.core import CHANCE, Position
from tilth.kernel.errors import Illegal, MoveError
from tilth.kernel.game import Game
from tilth.play.session import Session
from tilth.server import register, tables
from tilth.server.events import event
from tilth.server.store import Entry
from tilth.text.sentences import Speech

from .conftest import Inside, MakeInside

World = tuple[Position, list[tuple[int, int, str]]]  # where it stands, and what led there


def start(game: Game) -> World:
    p = game.start()
    p.patient = True
    return p, []


def step(world: World, action: int) -> World:
    p, past = world
    q = p.copy()
    q.act(action)
    return q, [*past, (int(p.who), action, p.name(action))]


def side_by_side(
    game: Game, seat: int, steps: int, seed: int, stop: Callable[[Position], bool] = lambda p: True
) -> tuple[World, World, int]:
    """Two worlds this seat cannot tell apart after so many steps, and how many actions in them were different.

    The worlds may get into each other's way; then others are tried.
    """
    for rng in map(random.Random, range(seed, seed + 1000, 50)):
        one, other, different = tried(game, seat, steps, rng, stop)
        if resting(one) and stop(one[0]) and one[0].dump() != other[0].dump():
            return one, other, different
    raise AssertionError("no worlds that look the same were found")


def tried(
    game: Game, seat: int, steps: int, rng: random.Random, stop: Callable[[Position], bool]
) -> tuple[World, World, int]:
    speech = Speech(game.name, "en")
    one, other = start(game), start(game)
    different = 0
    while not one[0].over and not (len(one[1]) >= steps and resting(one) and resting(other) and stop(one[0])):
        path = Search(seat, int(one[0].who), int(one[0].top), rng, speech).alike(one[0], other[0], True)
        if path is None:
            break
        for x, y in path:
            different += x != y
            one, other = step(one, x), step(other, y)
    return one, other, different


Way = list[tuple[int, int]]


@dataclass
class Search:
    """For a draw, or a whole move with what chance does to it, that looks the same to `seat` in both worlds.

    Different actions if there are any and they are found soon. Only a whole move counts: what somebody does openly may
    show in the view only when its last small decision is made.
    """

    seat: int
    mover: int
    depth: int  # of the stack where the move began
    rng: random.Random
    speech: Speech
    looks: int = 120

    def alike(self, p: Position, q: Position, setting_out: bool = False) -> Way | None:
        first, second = shuffled(p.legal(), self.rng), shuffled(q.legal(), self.rng)
        fallback: Way | None = None
        for a in first[:5]:
            p2 = after(p, a)
            seen: dict[str, Any] = p2.view(self.seat)
            others = [] if p.who == self.seat or self.looks < 0 else [b for b in second[:12] if b != a]
            for b in [*others, a]:
                if b not in second or (a == b and fallback is not None):
                    continue
                self.looks -= 1
                q2 = after(q, b)
                if q2.view(self.seat) != seen or q2.who != p2.who:
                    continue
                hearer = self.seat if p.who == CHANCE else None
                if self.speech.deed(p, a, hearer) != self.speech.deed(q, b, hearer):
                    continue  # done for all to see, though it may leave no trace
                rest: Way | None = []
                if not (setting_out and p.who == CHANCE) and self.unfinished(p2):
                    rest = self.alike(p2, q2)
                if rest is None:
                    continue
                path = [(a, b), *rest]
                if any(x != y for x, y in path):
                    return path
                fallback = fallback or path
            if fallback is not None and self.looks < 0:
                break
        return fallback

    def unfinished(self, p: Position) -> bool:
        """Is the move still under way?"""
        return not p.over and (p.who == CHANCE or (p.who == self.mover and p.top > self.depth))


def shuffled(actions: list[int], rng: random.Random) -> list[int]:
    mixed = list(actions)
    rng.shuffle(mixed)
    return mixed


def after(p: Position, action: int) -> Position:
    q = p.copy()
    q.act(action)
    return q


def resting(world: World) -> bool:
    p = world[0]
    return not p.over and p.who != CHANCE and len(p.legal()) > 1


def turn_of(seat: int) -> Callable[[Position], bool]:
    return lambda p: bool(p.who == seat)


class Watch:
    """A table at which a world has been played, and all that can be asked about it."""

    def __init__(self, house: Inside, game: Game, seat: int, world: World) -> None:
        self.house, self.seat, players = house, seat, game.players
        kinds = [{"kind": "person"} if k == seat else {"kind": "open"} for k in range(players)]
        self.ann = house.client()
        self.call = house.call
        begun = self.call(self.ann.post("/api/session", json={"name": "Ann"})).json()
        self.ann.headers["X-Tilth-Token"] = begun["token"]
        options = {name: value for name, value in game.changed.items() if name != "players"}
        body = {"game": game.name, "options": options, "seats": kinds, "public": True}
        made = self.call(self.ann.post("/api/tables", json=body)).json()
        self.id, self.code = made["id"], made["code"]
        self.visitors = [self.ann]
        for k in range(players - 1):
            other = house.client()
            token = self.call(other.post("/api/session", json={"name": f"Guest {k}"})).json()["token"]
            other.headers["X-Tilth-Token"] = token
            assert self.call(other.post(f"/api/tables/{self.id}/sit", json={})).status_code == 200
            self.visitors.append(other)
        self.watcher = house.client()
        self.visitors.append(self.watcher)
        self.call(self.write(world))
        self.version = len(world[1])

    async def write(self, world: World) -> None:
        """Let the journal say what happened, as if it had been played here."""
        p, past = world
        row = {"table_id": self.id, "kind": "move", "command_id": None, "created": 0}
        rows = [{**row, "n": n, "seat": s, "action": a, "words": w} for n, (s, a, w) in enumerate(past, 1)]
        change = {"status": "playing", "version": len(rows), "turn": int(p.who), "updated": 0, "edition": 9}
        await self.house.tables.store.commit(Entry(self.id, rows, change, len(rows)))

    def everything(self) -> dict[str, str]:
        """All that the server says to this seat and to somebody who only watches, without names of its own making."""
        said: dict[str, str] = {}
        for who, client in (("seat", self.ann), ("watcher", self.watcher)):
            for path in self.paths():
                answer = self.call(client.get(path))
                said[f"{who} {path}"] = f"{answer.status_code} {answer.headers.get('content-type')} {answer.text}"
            for lang in ("en", "ru", "pt"):
                said[f"{who} event {lang}"] = self.call(self.event(client, lang))
            for path, body in self.tries():
                answer = self.call(client.post(path, json=body))
                said[f"{who} {path} {json.dumps(body)}"] = f"{answer.status_code} {answer.text}"
        return {self.plain(asked): self.plain(answer) for asked, answer in said.items()}

    def paths(self) -> list[str]:
        api, page = f"/api/tables/{self.id}", f"/t/{self.id}"
        looks = [f"{api}/look?lang={lang}&log=1000&preview={p}" for lang in ("en", "ru", "pt") for p in (0, 1)]
        own = "ABCDE"[self.seat]
        return [
            "/", "/api/tables", api, *looks, f"{api}/look?seat={own}", f"{api}/record", f"{api}/course", page,
            f"{page}/board", f"{page}/replay", f"{page}/chart", f"{page}/record.tilth", f"{page}?board=text",
        ]  # fmt: skip

    def tries(self) -> list[tuple[str, dict[str, Any]]]:
        """Commands that must be refused, and in the same way."""
        api = f"/api/tables/{self.id}"
        moves = ["dance", "accept", "draft S9", 7, 999]
        tried = [(f"{api}/moves", {"command": "x", "version": self.version - 1, "move": move}) for move in moves]
        left = {"command": "x", "edition": 0, "seat": "A"}
        tried += [(f"{api}/{what}", left) for what in ("resign", "hand-over", "come-back", "stand-in")]
        return [*tried, (f"{api}/undo", {"command": "x", "version": 0}), (f"{api}/start", {}), (f"{api}/sit", {})]

    def answers(self, lines: list[str]) -> dict[str, str]:
        """How each line of the seat is taken, and what it is told if it is refused."""
        told = {}
        live = self.call(self.house.tables.load(self.id))
        for k, line in enumerate(lines):
            try:
                told[line] = str(live.read(self.seat, line))
            except MoveError:
                body = {"command": f"try{k}", "version": self.version, "move": line}
                path = f"/api/tables/{self.id}/moves?lang={('en', 'ru', 'pt')[k % 3]}"
                answer = self.call(self.ann.post(path, json=body))
                assert 400 <= answer.status_code < 500, (line, answer.text)
                told[line] = f"{answer.status_code} {answer.text}"
        return told

    async def event(self, client: httpx.AsyncClient, lang: str) -> str:
        """The event that anybody who follows the table would get now."""
        state = self.house.app.state
        cookie = client.cookies.get("tilth")
        known = state.seal.read(cookie) if cookie else None
        person = await state.people.find(known[1], known[0]) if known and known[1] else None
        return (await event(state.tables, self.id, person, lang)).decode()

    def plain(self, text: str) -> str:
        text = text.replace(self.id, "TABLE").replace(self.code, "CODE")
        for client in self.visitors:
            text = text.replace(client.headers.get("X-Tilth-Token", "no token"), "TOKEN")
        # Pages carry a token of the visit and fresh ids for commands.
        return re.sub(r'(name="(?:tilth-)?(?:token|command)" (?:content|value)=")[\w-]+', r"\1FRESH", text)

    def close(self) -> None:
        for client in self.visitors:
            self.call(client.aclose())


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time stands still: when something was written is no secret, and no matter here."""
    monkeypatch.setattr(register, "now", lambda: 1_700_000_000_000)
    monkeypatch.setattr(tables, "now", lambda: 1_700_000_000_000)


TABLES: list[tuple[str, dict[str, Any], int, int, int]] = [
    ("villagers", {"players": 2}, 0, 60, 1),
    ("villagers", {"players": 2}, 1, 110, 2),
    ("villagers", {"players": 3}, 1, 78, 3),
    ("villagers", {"players": 5}, 4, 60, 7),
    ("hallertau", {"players": 3}, 0, 50, 1),
    ("hallertau", {"players": 2, "gateway": "master", "farmyard": "jewels", "ask": "always"}, 1, 110, 2),
    ("hallertau", {"players": 4, "mix_decks": True}, 2, 90, 3),
    ("agricola", {"players": 2}, 0, 60, 1),
    ("agricola", {"players": 3, "decks": "I,K"}, 1, 60, 2),
    ("agricola", {"players": 4, "decks": "K", "deal": "mulligan"}, 3, 110, 3),
    ("moor", {"players": 2, "moor_deal": "plain"}, 0, 70, 1),
    ("moor", {"players": 3, "level": 3, "moor_deal": "replace"}, 1, 120, 2),
]


@pytest.mark.parametrize(("name", "options", "seat", "steps", "seed"), TABLES)
def test_worlds_that_look_the_same_are_told_the_same(
    inside: MakeInside,
    tmp_path: Path,
    still: None,
    name: str,
    options: dict[str, Any],
    seat: int,
    steps: int,
    seed: int,
) -> None:
    game = tilth.game(name, **options)
    one, other, different = side_by_side(game, seat, steps, seed, turn_of(seat))
    assert different > game.players, "the worlds are too much alike to show anything"
    assert one[0].view(seat) == other[0].view(seat)
    assert one[0].dump() != other[0].dump()
    lines = typed(one[0], random.Random(seed)) if one[0].who == seat else []
    told = []
    for k, world in enumerate((one, other)):
        house = inside(data=tmp_path / str(k), limits=False)
        watch = Watch(house, game, seat, world)
        told.append(watch.everything() | watch.answers(lines))
        watch.close()
    assert told[0].keys() == told[1].keys()
    for asked, answer in told[0].items():
        assert answer == told[1][asked], asked


def typed(p: Position, rng: random.Random) -> list[str]:
    """Lines of several parts: a legal move, then another, the same again, the words of any verb, or nonsense."""
    names = [p.name(a) for a in p.legal()]
    verbs = sorted(p.rules.voice.verbs | {"pass", "done", "end", "7", "A", "zzz"})
    found = []
    for name in rng.sample(names, min(len(names), 5)):
        follow = names[rng.randrange(len(names))]
        found += [f"{name} {rest}" for rest in (name, follow, "pass", "pass pass", *rng.sample(verbs, 4))]
    return list(dict.fromkeys([*found, "pass pass", "pass pass pass", "done", "zzz"]))


def test_a_line_is_refused_alike_in_worlds_that_look_the_same() -> None:
    """What comes after a first choice depends on cards of others; the answer to a line never does."""
    tried = answers = 0
    for name, options, seat, steps, seed in TABLES:
        game = tilth.game(name, **options)
        one, other, _ = side_by_side(game, seat, steps + 9, seed + 20, turn_of(seat))
        if one[0].who != seat or one[0].dump() == other[0].dump():
            continue
        tried += 1
        for line in typed(one[0], random.Random(seed)):
            told = [heard(world[0], seat, line) for world in (one, other)]
            assert told[0] == told[1], (name, line)
            answers += 1
    assert tried >= 5
    assert answers > 100


@pytest.mark.parametrize("name", ["villagers", "hallertau", "agricola", "moor"])
def test_no_words_are_read_as_those_of_whoever_decides(name: str) -> None:
    """What another may do now depends on cards one does not know; whoever types it hears only whose turn it is."""
    game = tilth.game(name, players=2)
    one, _, _ = side_by_side(game, 0, 60, 1)
    session = Session(game, one[0])
    decider = int(one[0].who)
    for action in one[0].legal():
        with pytest.raises(Illegal) as refused:
            session.read(1 - decider, one[0].name(action))
        assert refused.value.reason.code == "NOT_YOUR_TURN"


def heard(p: Position, seat: int, line: str) -> str:
    """What a seat gets to hear of its line: the actions it stands for, or why not."""
    try:
        return str(p.rules.voice.heed(p, seat, line))
    except MoveError as error:
        return f"{type(error).__name__}: {error}"


ASKED: list[tuple[str, str, dict[str, Any]]] = [
    ("villagers", "build", {}),
    ("hallertau", "turn", {}),
    ("agricola", "place", {}),
    ("moor", "place", {"moor_deal": "plain"}),
]


@pytest.mark.parametrize(("name", "asks", "options"), ASKED)
def test_moves_and_taking_back_tell_no_more_than_the_view(
    inside: MakeInside, tmp_path: Path, still: None, name: str, asks: str, options: dict[str, Any]
) -> None:
    """The watching seat acts: as long as chance shows nothing, both worlds go on alike."""
    tried = back = 0
    for seed in range(10):
        game = tilth.game(name, players=2, **options)
        one, other, _ = side_by_side(game, 0, 40, seed, lambda p: p.who == 0 and p.node().asks == asks)
        if not resting(one) or one[0].node().asks != asks:
            continue
        told: list[list[Any]] = [[], []]
        for k, world in enumerate((one, other)):
            watch = Watch(inside(data=tmp_path / f"{seed}-{k}", limits=False), game, 0, world)
            for _ in range(4):
                look = watch.call(watch.ann.get(f"/api/tables/{watch.id}/look")).json()
                told[k].append(watch.plain(json.dumps(look)))
                quiet = [c for c in look["choices"] if not c["final"]]
                if not quiet:
                    break
                body = {"command": f"c{look['version']}", "version": look["version"], "move": quiet[0]["name"]}
                answer = watch.call(watch.ann.post(f"/api/tables/{watch.id}/moves", json=body))
                told[k].append((quiet[0]["name"], answer.status_code, watch.plain(answer.text)))
                body = {"command": f"u{look['version']}", "version": answer.json().get("version", 0)}
                undone = watch.call(watch.ann.post(f"/api/tables/{watch.id}/undo", json=body))
                told[k].append((undone.status_code, watch.plain(undone.text)))
                back += undone.status_code == 200
                told[k].append(watch.everything() if tried == 0 else None)
            watch.close()
        assert len(told[0]) == len(told[1])
        for said, heard in zip(*told):
            assert said == heard
        tried += 1
        if tried >= 3 and back:
            return
    raise AssertionError("no position to try was found")


def test_the_comparison_would_see_a_leak(
    inside: MakeInside, tmp_path: Path, still: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a server that tells a hand, when both worlds are compared, then they differ."""
    from tilth.games.villagers.text.voice import VillagersVoice

    game = tilth.game("villagers", players=2)
    one, other, _ = side_by_side(game, 0, 60, 1)
    honest = VillagersVoice.view

    def careless(self: VillagersVoice, p: Position, seat: int | None) -> dict[str, Any]:
        return {**honest(self, p, seat), "cheat": self.describe(p)["B"]["hand"]}

    monkeypatch.setattr(VillagersVoice, "view", careless)
    watches = [Watch(inside(data=tmp_path / str(k), limits=False), game, 0, w) for k, w in enumerate((one, other))]
    told = [watch.everything() for watch in watches]
    for watch in watches:
        watch.close()
    assert told[0] != told[1]

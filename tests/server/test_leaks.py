"""Nobody peeks: two worlds that differ only in what a seat may not know send the same bytes to that seat.

The worlds are played side by side. At each step every action is chosen so that the engine's view of the watching seat
stays the same in both, and differs in what is hidden wherever it can. What the server then sends must be the same too.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any

import pytest

import tilth
from tilth.games.villagers.telling import deed
from tilth.kernel.core import CHANCE, Position
from tilth.server import register, tables
from tilth.server.events import event
from tilth.server.store import Entry

World = tuple[Position, list[tuple[int, int, str]]]  # where it stands, and what led there


def start(game: Any) -> World:
    p = game.start()
    p.patient = True
    return p, []


def step(world: World, action: int) -> World:
    p, past = world
    q = p.copy()
    q.act(action)
    return q, [*past, (int(p.who), action, p.name(action))]


def side_by_side(
    game: Any, seat: int, steps: int, seed: int, stop: Callable[[Position], bool] = lambda p: True
) -> tuple[World, World, int]:
    """Two worlds this seat cannot tell apart after so many steps, and how many actions in them were different."""
    rng = random.Random(seed)
    one, other = start(game), start(game)
    different = 0
    while not one[0].over and not (len(one[1]) >= steps and resting(one) and resting(other) and stop(one[0])):
        path = alike(one[0], other[0], seat, None, rng)
        if path is None:
            break
        for a, b in path:
            different += a != b
            one, other = step(one, a), step(other, b)
    return one, other, different


Path = list[tuple[int, int]]


def alike(p: Position, q: Position, seat: int, mover: int | None, rng: random.Random) -> Path | None:
    """A draw, or a whole move with what chance does to it, that looks the same to `seat` in both worlds.

    Different actions if there are any. Only a whole move counts: what somebody does openly may show in the view only
    when its last small decision is made.
    """
    setting_out = mover is None
    mover = int(p.who) if mover is None else mover
    first, second = shuffled(p.legal(), rng), shuffled(q.legal(), rng)
    fallback: Path | None = None
    for a in first[:5]:
        p2 = after(p, a)
        seen = p2.view(seat)
        for b in [a] if p.who == seat else [*(b for b in second[:30] if b != a), a]:
            if b not in second or (a == b and fallback is not None):
                continue
            q2 = after(q, b)
            if q2.view(seat) != seen or q2.who != p2.who:
                continue
            if p.who == CHANCE and deed(p, a, "en", seat) != deed(q, b, "en", seat):
                continue  # turned up for all to see, though it may go to a hand at once
            rest: Path | None = []
            if not (setting_out and p.who == CHANCE) and unfinished(p2, mover):
                rest = alike(p2, q2, seat, mover, rng)
            if rest is None:
                continue
            path = [(a, b), *rest]
            if any(x != y for x, y in path):
                return path
            fallback = fallback or path
    return fallback


def unfinished(p: Position, mover: int) -> bool:
    """Is a move still under way?"""
    if p.over or p.who not in (mover, CHANCE):
        return False
    return p.who == CHANCE or p.node().asks not in ("draft", "build")


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


class Watch:
    """A table at which a world has been played, and all that can be asked about it."""

    def __init__(self, house: Any, players: int, seat: int, world: World) -> None:
        self.house, self.seat = house, seat
        kinds = [{"kind": "person"} if k == seat else {"kind": "open"} for k in range(players)]
        self.ann = house.client()
        self.call = house.call
        begun = self.call(self.ann.post("/api/session", json={"name": "Ann"})).json()
        self.ann.headers["X-Tilth-Token"] = begun["token"]
        body = {"game": "villagers", "seats": kinds, "public": True}
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
        return [*tried, (f"{api}/undo", {"command": "x", "version": 0}), (f"{api}/start", {}), (f"{api}/sit", {})]

    async def event(self, client: Any, lang: str) -> str:
        """The event that anybody who follows the table would get now."""
        state = self.house.app.state
        cookie = client.cookies.get("tilth")
        known = state.seal.read(cookie) if cookie else None
        person = await state.people.find(known[1]) if known and known[1] else None
        return await event(state.tables, self.id, person, lang)

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


@pytest.mark.parametrize(
    ("players", "seat", "steps", "seed"),
    [(2, 0, 60, 1), (2, 1, 110, 2), (3, 1, 78, 3), (2, 0, 140, 6), (5, 4, 60, 7)],
)
def test_worlds_that_look_the_same_are_told_the_same(
    inside: Any, tmp_path: Any, still: None, players: int, seat: int, steps: int, seed: int
) -> None:
    game = tilth.game("villagers", players=players)
    one, other, different = side_by_side(game, seat, steps, seed)
    assert different > players, "the worlds are too much alike to show anything"
    assert one[0].view(seat) == other[0].view(seat)
    assert one[0].dump() != other[0].dump()
    told = []
    for k, world in enumerate((one, other)):
        house = inside(data=tmp_path / str(k), limits=False)
        watch = Watch(house, players, seat, world)
        told.append(watch.everything())
        watch.close()
    assert told[0].keys() == told[1].keys()
    for asked, answer in told[0].items():
        assert answer == told[1][asked], asked


def test_moves_and_taking_back_tell_no_more_than_the_view(inside: Any, tmp_path: Any, still: None) -> None:
    """The watching seat acts: as long as chance shows nothing, both worlds go on alike."""
    tried = 0
    for seed in range(10):
        game = tilth.game("villagers", players=2)
        one, other, _ = side_by_side(game, 0, 40, seed, lambda p: p.who == 0 and p.node().asks == "build")
        if not resting(one) or one[0].node().asks != "build":
            continue
        told: list[list[Any]] = [[], []]
        for k, world in enumerate((one, other)):
            watch = Watch(inside(data=tmp_path / f"{seed}-{k}", limits=False), 2, 0, world)
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
                told[k].append(watch.everything() if tried == 0 else None)
            watch.close()
        assert len(told[0]) == len(told[1])
        for said, heard in zip(*told):
            assert said == heard
        tried += 1
        if tried == 3:
            return
    raise AssertionError("no position to try was found")


def test_the_comparison_would_see_a_leak(inside: Any, tmp_path: Any, still: None, monkeypatch: Any) -> None:
    """Given a server that tells a hand, when both worlds are compared, then they differ."""
    from tilth.games.villagers.voice import VillagersVoice

    game = tilth.game("villagers", players=2)
    one, other, _ = side_by_side(game, 0, 60, 1)
    honest = VillagersVoice.view

    def careless(self: Any, p: Position, seat: int | None) -> dict[str, Any]:
        return {**honest(self, p, seat), "cheat": self.describe(p)["B"]["hand"]}

    monkeypatch.setattr(VillagersVoice, "view", careless)
    watches = [Watch(inside(data=tmp_path / str(k), limits=False), 2, 0, w) for k, w in enumerate((one, other))]
    told = [watch.everything() for watch in watches]
    for watch in watches:
        watch.close()
    assert told[0] != told[1]

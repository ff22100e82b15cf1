"""Tables at which something is studied: one seat is a person's, nobody else moves, and what was played is answered.

A kind of study (lessons are one) says where it begins, what came of it, and what the page beside the table tells.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import sqlalchemy as sa
from markupsafe import Markup

from tilth import bots
from tilth.kernel.core import Position
from tilth.kernel.game import Game
from tilth.server.advice import Advice
from tilth.server.errors import NoTable
from tilth.server.live import Live
from tilth.server.models import studied
from tilth.server.seating import BOT, PERSON, Person, TableInfo
from tilth.server.store import Store, now
from tilth.server.tables import Tables

__all__ = ["Button", "Panel", "Studies", "Study", "register_study"]


@dataclass(frozen=True)
class Button:
    """Something to go on with: a form that is sent there."""

    words: str
    action: str
    fields: Mapping[str, Any] = field(default_factory=dict)
    icon: str = ""
    primary: bool = False


@dataclass(frozen=True)
class Panel:
    """What stands beside the table: what is to be done, a hint for whoever asks, and the answer to what was done."""

    title: str
    place: str = ""  # which of how many
    back: str = "/"  # where all of them are listed
    back_words: str = ""
    text: Markup | str = ""
    goal: Markup | str = ""
    hint: Markup | str = ""
    answer: Markup | str = ""
    mood: str = ""  # of the answer: good, bad, or neither
    ended: bool = False  # nothing more is to be done at this table
    buttons: Sequence[Button] = ()

    def plain(self) -> dict[str, Any]:
        """What is to be done and what is said of it, without anything to click."""
        told = {"title": self.title, "text": self.text, "goal": self.goal, "hint": self.hint, "answer": self.answer}
        return {key: plain_text(words) for key, words in told.items()} | {"mood": self.mood, "ended": self.ended}


def plain_text(words: Markup | str) -> str:
    return str(words.striptags() if isinstance(words, Markup) else words)


class Study(Protocol):
    """One kind of study."""

    def beginning(self, game: str, name: str) -> tuple[Game, Position]:
        """The position it begins with, where whoever studies decides; NoTable, if there is no such thing."""

    def result(self, name: str, live: Live) -> int | None:
        """What is to be kept of it for the person; None, as long as nothing is."""

    async def panel(self, name: str, live: Live, lang: str, known: Mapping[str, int], advice: Advice) -> Panel:
        """`known`: the results of this person in all studies of this kind and game, by their names. What takes long
        is asked of `advice`."""


_kinds: dict[str, Study] = {}


def register_study(kind: str, study: Study) -> None:
    _kinds[kind] = study


def kind_of(info: TableInfo) -> tuple[str, str, Study]:
    kind, _, name = info.study.partition("/")
    return kind, name, study_of(kind)


def study_of(kind: str) -> Study:
    if kind not in _kinds:
        raise NoTable("nothing like this is studied here")
    return _kinds[kind]


class Studies:
    """What is studied at this server, by whom, and what came of it."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self.store = store
        self.tables = tables

    async def begin(self, person: Person, kind: str, game: str, name: str) -> TableInfo:
        """A table of one's own where it begins at once."""
        made, p = await asyncio.to_thread(study_of(kind).beginning, game, name)
        seats: list[dict[str, Any]] = [{"kind": BOT, "bot": bots.usual()} for _ in range(made.players)]
        seats[int(p.who)] = {"kind": PERSON}
        tables = self.tables
        info = await tables.create(person, made.name, made.options, seats, study=f"{kind}/{name}")
        await tables.place(info.id, person, made.voice.describe(p))
        return await tables.start(info.id, person)

    async def note(self, table_id: str, person: Person) -> None:
        """Keep what has come of a study for this person, once."""
        live = await self.tables.live(table_id)
        if not live.info.study:
            return
        kind, name, study = kind_of(live.info)
        result = study.result(name, live)
        if result is not None:
            row = {"person_id": person.id, "game": live.info.game, "kind": kind, "name": name}
            values = {**row, "result": result, "created": now()}
            await self.store.write(lambda c: c.execute(self.store.insert_once(studied).values(**values)))

    async def results(self, person: Person | None, kind: str, game: str | None = None) -> dict[tuple[str, str], int]:
        """What this person has studied of a kind: the results by game and name."""
        if person is None:
            return {}
        own = (studied.c.person_id == person.id) & (studied.c.kind == kind)
        own &= sa.true() if game is None else studied.c.game == game
        rows = await self.store.rows(sa.select(studied).where(own))
        return {(row["game"], row["name"]): int(row["result"]) for row in rows}

    async def history(self, person: Person | None, kind: str) -> list[tuple[int, int]]:
        """What came of each study of a kind, and when, in this order."""
        if person is None:
            return []
        own = (studied.c.person_id == person.id) & (studied.c.kind == kind)
        rows = await self.store.rows(sa.select(studied).where(own).order_by(studied.c.created))
        return [(int(row["result"]), int(row["created"])) for row in rows]

    async def panel(self, table_id: str, person: Person | None, lang: str) -> Panel:
        live = await self.tables.live(table_id)
        kind, name, study = kind_of(live.info)
        found = await self.results(person, kind, live.info.game)
        known = {named: result for (_, named), result in found.items()}
        return await study.panel(name, live, lang, known, self.tables.advice)

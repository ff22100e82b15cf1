"""People: guests who play at once under a name, and accounts that keep games and ratings."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from typing import Any, TypeVar

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy.exc import IntegrityError

from tilth.server.errors import BadRequest, TakenName, WrongPassword
from tilth.server.models import ended, people, ratings
from tilth.server.seating import LONGEST_NAME, Person, cleaned, fresh_id
from tilth.server.store import PARTED, Store, now
from tilth.text import LANGS

__all__ = ["People", "Person", "friendly_name"]

SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
REMEMBERED = 5000  # people and visits kept in memory
PORTERS = 2  # passwords checked at once
ADJECTIVES = [
    "Quick",
    "Merry",
    "Early",
    "Golden",
    "Busy",
    "Sunny",
    "Gentle",
    "Clever",
    "Mossy",
    "Amber",
    "Hardy",
    "Nimble",
]
NOUNS = [
    "Sower",
    "Miller",
    "Reaper",
    "Thatcher",
    "Shepherd",
    "Gardener",
    "Ploughman",
    "Beekeeper",
    "Cooper",
    "Weaver",
    "Carter",
    "Vintner",
]


T = TypeVar("T")


def friendly_name() -> str:
    """A name for a guest who has not said one."""
    return f"{secrets.choice(ADJECTIVES)} {secrets.choice(NOUNS)} {secrets.randbelow(90) + 10}"


class People:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.hasher = PasswordHasher()
        self.known: OrderedDict[str, Person] = OrderedDict()
        self.visits: OrderedDict[str, None] = OrderedDict()  # those that go on
        self.parted: OrderedDict[str, None] = OrderedDict()  # those that were ended just now
        self.nobody = ""
        # Apart from whatever else is done in threads, and few: each takes much memory.
        self.porters = ThreadPoolExecutor(PORTERS, "porter")

    def close(self) -> None:
        self.porters.shutdown()

    async def find(self, person_id: str, session: str) -> Person | None:
        """Whose visit this is; nobody's, if it was ended."""
        person = self.known.get(person_id)
        if person is None or session not in self.visits:
            is_over = sa.exists().where(ended.c.session == session).label("is_over")
            row = await self.store.row(sa.select(people, is_over).where(people.c.id == person_id))
            if row is None or row["is_over"] or session in self.parted:
                return None
            person = self.remember(Person(row["id"], row["name"], row["lang"], row["login"] is not None))
            keep(self.visits, session, None)
        return person

    async def end(self, session: str) -> None:
        """This visit is over, on whatever machine its cookie is kept."""
        keep(self.parted, session, None)
        self.visits.pop(session, None)

        def write(connection: sa.Connection) -> None:
            connection.execute(self.store.insert_once(ended).values(session=session, created=now()))
            self.store.tell(connection, session, PARTED)

        await self.store.write(write)

    def remember(self, person: Person) -> Person:
        if not self.store.shared:  # else another process may change this person, and nobody would tell
            keep(self.known, person.id, person)
        return person

    def forget(self, person_id: str) -> None:
        self.known.pop(person_id, None)

    async def guest(self, name: str | None = None, lang: str = "en") -> Person:
        """Somebody new."""
        person = Person(fresh_id(), cleaned(name or "") or friendly_name(), checked_lang(lang))
        row = {"id": person.id, "name": person.name, "lang": person.lang, "created": now()}
        await self.store.write(lambda connection: connection.execute(people.insert().values(**row)))
        return self.remember(person)

    async def change(self, person: Person, name: str | None = None, lang: str | None = None) -> Person:
        """Another name for a guest, or another language."""
        if name is not None:
            if person.registered:
                raise BadRequest("an account keeps its name")
            name = cleaned(name) or person.name
        changed = replace(person, name=name or person.name, lang=checked_lang(lang or person.lang))
        if changed != person:
            values = {"name": changed.name, "lang": changed.lang}
            change = people.update().where(people.c.id == person.id).values(**values)
            await self.store.write(lambda connection: connection.execute(change))
        return self.remember(changed)

    async def register(self, person: Person, name: str, password: str) -> Person:
        """Make an account of a guest, who keeps all games."""
        name = cleaned(name)
        if person.registered:
            raise BadRequest("you have an account already")
        if not name:
            raise BadRequest(f"a name has 1 to {LONGEST_NAME} letters")
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            raise BadRequest(f"a password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} letters")
        digest = await self.apart(self.hasher.hash, password)
        values = {"name": name, "login": name.casefold(), "password_hash": digest}
        guest = (people.c.id == person.id) & people.c.login.is_(None)
        change = people.update().where(guest).values(**values)
        try:
            await self.store.write(lambda connection: connection.execute(change))
        except IntegrityError:
            raise TakenName(f"somebody is called {name} already") from None
        return self.remember(replace(person, name=name, registered=True))

    async def login(self, name: str, password: str) -> Person:
        login = cleaned(name).casefold()
        row = await self.store.row(sa.select(people).where(people.c.login == login))
        digest = row["password_hash"] if row else await self.nobody_hash()
        right = False
        with suppress(VerificationError, InvalidHashError):
            right = await self.apart(self.hasher.verify, digest, password[: LONGEST_PASSWORD + 1])
        if row is None or not right:
            raise WrongPassword("no account has this name and password")
        return self.remember(Person(row["id"], row["name"], row["lang"], True))

    async def apart(self, work: Callable[..., T], *arguments: Any) -> T:
        """Work of a porter, whom nobody else keeps waiting."""
        return await asyncio.get_running_loop().run_in_executor(self.porters, work, *arguments)

    async def nobody_hash(self) -> str:
        """Checked when there is no such account, so that the time of an answer does not tell."""
        if not self.nobody:
            self.nobody = await self.apart(self.hasher.hash, secrets.token_hex())
        return self.nobody

    async def ratings(self, person: Person) -> list[dict[str, Any]]:
        """This person's ratings, by game: the careful guess (three deviations below the mean) first."""
        rows = await self.store.rows(sa.select(ratings).where(ratings.c.person_id == person.id))
        return [
            {"game": row["game"], "rating": round(row["mu"] - 3 * row["sigma"], 1), "games": row["games"]}
            for row in sorted(rows, key=lambda row: str(row["game"]))
        ]


def keep(kept: OrderedDict[str, T], key: str, value: T) -> None:
    """Keep this, and not too much altogether."""
    kept[key] = value
    if len(kept) > REMEMBERED:
        kept.popitem(last=False)


def checked_lang(lang: str) -> str:
    return lang if lang in LANGS else LANGS[0]

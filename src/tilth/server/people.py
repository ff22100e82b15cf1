"""People: guests who play at once under a name, and accounts that keep games and ratings."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from contextlib import suppress
from dataclasses import replace
from typing import Any

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy.exc import IntegrityError

from tilth.server.errors import BadRequest, TakenName, WrongPassword
from tilth.server.models import people, ratings
from tilth.server.seating import LONGEST_NAME, Person, cleaned, fresh_id
from tilth.server.store import Store, now
from tilth.text import LANGS

__all__ = ["People", "Person", "friendly_name"]

SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
REMEMBERED = 5000  # people kept in memory
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


def friendly_name() -> str:
    """A name for a guest who has not said one."""
    return f"{secrets.choice(ADJECTIVES)} {secrets.choice(NOUNS)} {secrets.randbelow(90) + 10}"


class People:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.hasher = PasswordHasher()
        self.known: OrderedDict[str, Person] = OrderedDict()
        self.nobody = ""

    async def find(self, person_id: str) -> Person | None:
        person = self.known.get(person_id)
        if person is None:
            row = await self.store.row(sa.select(people).where(people.c.id == person_id))
            if row is None:
                return None
            person = self.remember(Person(row["id"], row["name"], row["lang"], row["login"] is not None))
        return person

    def remember(self, person: Person) -> Person:
        if self.store.shared:  # another process may change this person, and nobody would tell
            return person
        self.known[person.id] = person
        if len(self.known) > REMEMBERED:
            self.known.popitem(last=False)
        return person

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
        digest = await asyncio.to_thread(self.hasher.hash, password)
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
            right = await asyncio.to_thread(self.hasher.verify, digest, password[: LONGEST_PASSWORD + 1])
        if row is None or not right:
            raise WrongPassword("no account has this name and password")
        return self.remember(Person(row["id"], row["name"], row["lang"], True))

    async def nobody_hash(self) -> str:
        """Checked when there is no such account, so that the time of an answer does not tell."""
        if not self.nobody:
            self.nobody = await asyncio.to_thread(self.hasher.hash, secrets.token_hex())
        return self.nobody

    async def ratings(self, person: Person) -> list[dict[str, Any]]:
        """This person's ratings, by game: the careful guess (three deviations below the mean) first."""
        rows = await self.store.rows(sa.select(ratings).where(ratings.c.person_id == person.id))
        return [
            {"game": row["game"], "rating": round(row["mu"] - 3 * row["sigma"], 1), "games": row["games"]}
            for row in sorted(rows, key=lambda row: str(row["game"]))
        ]


def checked_lang(lang: str) -> str:
    return lang if lang in LANGS else LANGS[0]

"""What a host can set. Everything has a default, so that `tilth serve` needs no configuration."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path

from tilth.kernel.errors import TilthError

__all__ = ["Settings", "data_folder"]

LONGEST_PAUSE = 60.0
ENVIRONMENT = "TILTH_SETTINGS"  # how a server hands its settings to its worker processes


def data_folder(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Where a program of this person keeps its data on this kind of machine."""
    home = Path.home()
    if platform == "win32":
        return Path(environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Tilth"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "Tilth"
    return Path(environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "tilth"


KEEP = {
    "finished": 365,  # tables whose game is over
    "abandoned": 90,  # tables where nobody has moved
    "open": 14,  # tables whose game has not begun
    "records": 30,  # that people have brought to watch
    "guests": 30,  # who have no table and no record
}


@dataclass(frozen=True)
class Settings:
    database: str = ""  # an address for SQLAlchemy; empty: SQLite in the data folder
    data: Path = field(default_factory=data_folder)
    secret_file: Path | None = None  # the key that signs seats; without one it is kept in the database
    limits: bool = True  # how often somebody may ask
    think_seconds: float = 5.0  # until a bot begins to think of a move; for one without a budget, its time for it
    bot_pause: float = 0.8  # seconds a bot takes for a move at the least, as a person would
    minds: int = 1  # processes in which bots think
    log: str = "text"  # or json
    https: bool = False  # the address people see begins with https
    metrics_token: str = ""  # who shows it may read /metrics from anywhere; without one only this machine may
    keep: Mapping[str, int] = field(default_factory=lambda: dict(KEEP))  # days until it is cleared away; 0: for ever
    most_tables: int = 200  # of one host
    coach_games: int = 3  # so many first games of a person, alone or against bots, are played with a coach

    def __post_init__(self) -> None:
        for what, days in self.keep.items():
            if what not in KEEP or days < 0:
                raise TilthError(f"what is kept for how many days is {', '.join(KEEP)}, not {what}={days}")
        object.__setattr__(self, "keep", {**KEEP, **self.keep})
        if self.database and not self.database.startswith(
            ("sqlite:///", "sqlite+aiosqlite:///", "postgresql+asyncpg://")
        ):
            raise TilthError(
                "a database is sqlite:///FILE or postgresql+asyncpg://USER:PASSWORD@HOST/NAME, "
                f"not {self.database.partition('@')[2] or self.database!r}"
            )
        if not 0 <= self.bot_pause <= LONGEST_PAUSE:
            raise TilthError(f"bots pause for 0 to {LONGEST_PAUSE:g} seconds, not for {self.bot_pause:g}")
        if self.log not in ("text", "json"):
            raise TilthError(f"logs are written as text or json, not as {self.log!r}")

    @property
    def address(self) -> str:
        """The database, as SQLAlchemy reads it."""
        return self.database or f"sqlite:///{self.data / 'tilth.db'}"

    @property
    def shared(self) -> bool:
        """Can other processes work on the same database?"""
        return self.address.startswith("postgresql")

    def to_environment(self) -> None:
        plain = {key: str(value) if isinstance(value, Path) else value for key, value in asdict(self).items()}
        os.environ[ENVIRONMENT] = json.dumps(plain)

    @classmethod
    def from_environment(cls) -> Settings:
        plain = json.loads(os.environ.get(ENVIRONMENT, "{}"))
        for key in ("data", "secret_file"):
            if plain.get(key):
                plain[key] = Path(plain[key])
        return cls(**plain)

"""What bots are called at a table: names of villagers and farmers, ours, in two alphabets."""

from __future__ import annotations

from functools import lru_cache
from typing import Final
from zlib import crc32

__all__ = ["GIVEN_NAMES", "company"]

GIVEN_NAMES: Final = (
    ("Marta", "Марта"), ("Anselm", "Ансельм"), ("Greta", "Грета"), ("Benno", "Бенно"), ("Odile", "Одиль"),
    ("Konrad", "Конрад"), ("Ludmila", "Людмила"), ("Matteo", "Маттео"), ("Agnes", "Агнес"), ("Tomas", "Томас"),
    ("Wilma", "Вильма"), ("Jakob", "Якоб"), ("Irma", "Ирма"), ("Klaus", "Клаус"), ("Berta", "Берта"),
    ("Emil", "Эмиль"), ("Rosa", "Роза"), ("Viktor", "Виктор"), ("Hedda", "Хедда"), ("Oskar", "Оскар"),
    ("Lena", "Лена"), ("Stefan", "Стефан"), ("Nora", "Нора"), ("Filip", "Филипп"), ("Alma", "Альма"),
    ("Simon", "Симон"), ("Vera", "Вера"), ("Otto", "Отто"), ("Dora", "Дора"), ("Albin", "Альбин"),
)  # fmt: skip


@lru_cache(2000)
def company(table: str, seats: int, lang: str) -> tuple[str, ...]:
    """A name for each seat of a table, all different, and always the same at the same table."""
    order = sorted(GIVEN_NAMES, key=lambda names: (crc32(f"{table} {names[0]}".encode()), names))
    return tuple(names[1 if lang == "ru" else 0] for names in order[:seats])

# compiled
"""Goods, the five production buildings and the bundles of goods that are taken and paid (§2.1, §8.2, §8.3)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from tilth.kernel.native import BIT, append, i64, vec

HERE: Final = Path(__file__).parent.parent
BUILDING_FACTS: Final[list[dict[str, Any]]] = json.loads((HERE / "buildings.json").read_text(encoding="utf-8"))

GOODS: Final = ["barley", "flax", "hops", "rye", "hide", "meat", "milk", "wool", "clay"]
KINDS: Final[i64] = 9
CROPS: Final[i64] = 4
MILK: Final[i64] = 6
CLASSES: Final = {"crop": GOODS[:4], "animal": GOODS[4:8], "goods": GOODS}

BUILDINGS: Final[list[str]] = [fact["id"] for fact in BUILDING_FACTS]
ROUNDS: Final[i64] = 6
LAST: Final[i64] = 10  # positions 0..10 in each row [RECON, R9]
OFF: Final[i64] = 11  # where a boulder is that has left the board
TWO_KINDS: Final[i64] = 3  # from this round on, two kinds save one good (§8.3)
THREE_KINDS: Final[i64] = 5  # and three kinds two


def goods_of(what: Any) -> list[str]:
    """The goods a class word or a list stands for."""
    return list(CLASSES[what]) if isinstance(what, str) else list(what)


def mask_of(what: Any) -> i64:
    mask: i64 = 0
    for good in goods_of(what):
        mask |= BIT[GOODS.index(good)]
    return mask


def mixes(kinds: list[int], n: int) -> list[list[int]]:
    """All ways to take n units of these kinds, as amounts of all nine goods."""
    if not kinds:
        return [[0] * len(GOODS)] if n == 0 else []
    found = []
    for first in range(n, -1, -1):
        for rest in mixes(kinds[1:], n - first):
            amounts = rest[:]
            amounts[kinds[0]] = first
            found.append(amounts)
    return found


def breaks(fact: dict[str, Any], amounts: list[int]) -> bool:
    """Does a payment break the building's own restriction (§8.2)?"""
    if "more" in fact:
        many, few = fact["more"]
        if amounts[GOODS.index(few)] >= amounts[GOODS.index(many)]:
            return True
    return "most" in fact and amounts[GOODS.index(fact["most"][0])] > fact["most"][1]


def totals(round_: int, kinds: int) -> list[int]:
    """How many goods one advance may cost in a round, if so many different kinds are paid (§8.3)."""
    found = [round_]
    if kinds >= 2 and round_ >= TWO_KINDS:
        found.append(round_ - 1)
    if kinds >= 3 and round_ >= THREE_KINDS:
        found.append(round_ - 2)
    return found


def bill(prices: list[list[int]]) -> vec[i64]:
    """The prices that are not dearer than another in every respect, in a form that is quickly looked through."""
    flat: list[int] = []
    for price in prices:
        if not any(other != price and all(a <= b for a, b in zip(other, price, strict=True)) for other in prices):
            pairs = [number for kind, n in enumerate(price) if n for number in (kind, n)]
            flat += pairs + [0] * (6 - len(pairs))
    return vec[i64](flat)


class Bundles:
    """Every bundle of goods that can be named, with a number of its own: single goods first."""

    def __init__(self) -> None:
        self.amounts: vec[i64] = vec[i64]()  # KINDS numbers for each bundle
        self.index: dict[str, int] = {}
        self.words: list[str] = []
        # per building and round (1..6): the bundles that pay for one advance
        self.prices: list[vec[i64]] = []
        self.fewest: vec[i64] = vec[i64]()  # the smallest number of goods among them
        self.bills: list[vec[i64]] = []  # those of which no part could be saved: three pairs of good and number each
        self.kinds: list[vec[i64]] = []  # per building: what it takes
        # per size 1..3: all mixes of crops
        self.crop_mixes: list[vec[i64]] = [vec[i64]()]
        for kind in range(len(GOODS)):
            self.add([1 if k == kind else 0 for k in range(len(GOODS))])
        for size in range(1, 4):
            self.crop_mixes.append(self.sorted_of(mixes([0, 1, 2, 3], size)))
        for fact in BUILDING_FACTS:
            kinds = [GOODS.index(good) for good in fact["kinds"]]
            self.kinds.append(vec[i64](kinds))
            for round_ in range(1, 7):
                found = []
                for n in range(1, round_ + 1):
                    for amounts in mixes(kinds, n):
                        different = sum(1 for amount in amounts if amount)
                        if n in totals(round_, different) and not breaks(fact, amounts):
                            found.append(amounts)
                self.prices.append(self.sorted_of(found))
                self.bills.append(bill(found))
                self.fewest = append(self.fewest, min(sum(amounts) for amounts in found))

    def add(self, amounts: list[int]) -> int:
        word = bundle_word(amounts)
        if word not in self.index:
            self.index[word] = len(self.words)
            self.words.append(word)
            for amount in amounts:
                self.amounts = append(self.amounts, amount)
        return self.index[word]

    def sorted_of(self, found: list[list[int]]) -> vec[i64]:
        numbers = vec[i64]()
        for number in sorted(self.add(amounts) for amounts in found):
            numbers = append(numbers, number)
        return numbers


def bundle_word(amounts: list[int]) -> str:
    return "+".join(f"{n if n > 1 else ''}{GOODS[kind]}" for kind, n in enumerate(amounts) if n)


def read_amounts(word: str, names: list[str]) -> list[int] | None:
    """How much of each of these a word like `2clay+rye` names; None if it names something else."""
    amounts = [0] * len(names)
    for part in word.split("+"):
        name = part.lstrip("0123456789")
        number = part[: len(part) - len(name)]
        if name not in names or len(number) > 3:
            return None
        amounts[names.index(name)] += int(number) if number else 1
    return amounts


def read_bundle(word: str) -> list[int] | None:
    return read_amounts(word, GOODS)


BUNDLES: Final[Bundles] = Bundles()
AMOUNTS: Final[vec[i64]] = BUNDLES.amounts

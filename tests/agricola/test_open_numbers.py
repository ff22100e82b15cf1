"""An expansion registers goods and animals: nothing in the rules says how many there are."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Any

import pytest

from tilth.games.agricola import Agricola
from tilth.games.agricola.rules.capacity import Places
from tilth.games.agricola.rules.grid import BOARD
from tilth.games.agricola.rules.layout import FARM
from tilth.games.agricola.rules.rulebook import AgricolaRules
from tilth.games.agricola.rules.table import Table
from tilth.kernel.native import i64, vec
from tilth.kernel.rng import Rng


class WithDonkeys(Agricola):
    """Agricola with a fourth animal, and a good that is none."""

    def register(self, rules: AgricolaRules, options: Mapping[str, Any]) -> None:
        super().register(rules, options)
        rules.add_good("peat")
        rules.add_animal("donkey")


def donkeys(**given: Any) -> Table:
    return WithDonkeys(players=2, mode="family", **given).start()


def held(capacities: list[int], singles: int, herd: tuple[int, ...]) -> bool:
    """Every pasture tried with every kind."""
    for kinds in product(range(len(herd)), repeat=len(capacities)):
        rest = list(herd)
        for kind, capacity in zip(kinds, capacities):
            rest[kind] -= capacity
        if sum(max(0, n) for n in rest) <= singles:
            return True
    return False


@pytest.mark.parametrize("pastures", [[], ["0,3"], ["0,3+0,4", "1,4"], ["0,3+0,4", "1,4", "2,4"]])
def test_four_kinds_are_packed_exactly(pastures: list[str]) -> None:
    masks = [sum(2 ** (5 * int(cell[0]) + int(cell[2])) for cell in word.split("+")) for word in pastures]
    assert all(mask in BOARD.shapes.index for mask in masks)
    places = Places(vec[i64](masks), 0, sum(masks), 2, 4)
    places.close()
    capacities = [2 * len(word.split("+")) for word in pastures]
    for herd in product(range(4), repeat=4):
        assert places.hold(vec[i64](list(herd))) == held(capacities, 1, herd), herd


def test_what_can_be_kept_of_four_kinds() -> None:
    places = Places(vec[i64]([2**3 + 2**4]), 0, 2**3 + 2**4, 2, 4)
    places.close()
    kept = [list(herd) for herd in places.choices(vec[i64]([1, 0, 1, 5]))]
    assert kept == [[1, 0, 1, 0], [1, 0, 0, 4], [0, 0, 1, 4], [0, 0, 0, 5]]


def test_a_fourth_animal_breeds_and_needs_room() -> None:
    t = donkeys()
    donkey = t.game.goods.index("donkey")
    kind = list(t.game.animals).index(donkey)
    t.farms[FARM + donkey] = 2
    assert (t.births(1, kind), t.births(0, kind), t.animals(1)) == (1, 0, 2)
    assert not t.all_housed(1)
    t.enclose(1, 2**4)
    assert t.all_housed(1)


def test_games_with_more_goods_end() -> None:
    for seed in range(3):
        t, rng = donkeys(), Rng(seed)
        while not t.over:
            legal = t.legal()
            t.play(legal[rng.below(len(legal))] if legal else int(t.draw(rng)))
        assert t.game.voice.faults(t) == []


def test_too_many_or_twice() -> None:
    rules = AgricolaRules(2)
    with pytest.raises(ValueError, match="sheep already"):
        rules.add_animal("sheep")
    with pytest.raises(ValueError, match="can be told apart"):
        for k in range(20):
            rules.add_good(f"good {k}")

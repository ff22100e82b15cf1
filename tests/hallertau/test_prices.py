"""Phase 9: every building, round and payment, legal and not (§8.2, §8.3)."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

import tilth
from tilth.games.hallertau.rules.goods import BUILDINGS, GOODS
from tilth.kernel.errors import Illegal

KINDS = {
    "carpentry": {"clay", "rye"}, "brewery": {"barley", "hops"}, "cooling_house": {"meat", "milk"},
    "bakery": {"flax", "barley", "rye"}, "manufactory": {"flax", "hide", "wool"},
}  # fmt: skip


def allowed(building: str, round_: int, paid: tuple[str, ...]) -> bool:
    """The price list of §8.2 and §8.3 in the rulebook's words, not the engine's."""
    kinds = set(paid)
    if not kinds <= KINDS[building]:
        return False
    if building == "carpentry" and paid.count("clay") <= paid.count("rye"):
        return False
    if building == "brewery" and paid.count("barley") <= paid.count("hops"):
        return False
    if building == "bakery" and paid.count("flax") > 1:
        return False
    full = len(paid) == round_
    two = round_ >= 3 and len(kinds) >= 2 and len(paid) == round_ - 1
    three = round_ >= 5 and len(kinds) >= 3 and len(paid) == round_ - 2
    return full or two or three


def word(paid: tuple[str, ...]) -> str:
    return "+".join(f"{paid.count(good)}{good}" for good in sorted(set(paid)))


@pytest.mark.parametrize("round_", range(1, 7))
@pytest.mark.parametrize("building", BUILDINGS)
def test_every_payment(building: str, round_: int) -> None:
    game = tilth.game("hallertau", players=1)
    p = game.place({"round": round_, "phase": 9, "A": dict.fromkeys(GOODS, 9)})
    q = game.voice.follow(p, 0, f"advance {building}")
    legal = illegal = 0
    for size in range(1, 8):
        for paid in combinations_with_replacement(GOODS, size):
            if size > 4 and not set(paid) <= KINDS[building]:
                continue  # goods the building does not take are tried in small numbers
            try:
                after = game.voice.follow(q, 0, f"pay {word(paid)}")
            except Illegal as refused:
                assert not allowed(building, round_, paid), (paid, refused)
                assert refused.reason.code in ("WRONG_KIND", "RESTRICTION", "WRONG_TOTAL")
                illegal += 1
                continue
            assert allowed(building, round_, paid), paid
            report = game.voice.report(after)["A"]
            assert all(report[good] == 9 - paid.count(good) for good in GOODS)
            assert report["buildings"].split("/")[BUILDINGS.index(building)] == "1"
            legal += 1
    assert legal > 0
    assert illegal > 400


@pytest.mark.parametrize("round_", range(1, 7))
@pytest.mark.parametrize("building", BUILDINGS)
def test_a_jewel_pays_for_everything(building: str, round_: int) -> None:
    game = tilth.game("hallertau", players=1)
    p = game.place({"round": round_, "phase": 9, "A": {"jewels": 2}})
    q = game.voice.follow(p, 0, f"advance {building} pay jewel")
    assert game.voice.report(q)["A"]["jewels"] == 1

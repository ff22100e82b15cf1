"""What goes for nothing or burdens a family: begging cards, animals let go, cards of the hand, crops, stores, fences
that would have been free."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tilth.games.agricola.rules import actions as m
from tilth.games.agricola.rules.animals import Housing
from tilth.games.agricola.rules.fencing import Fence
from tilth.games.agricola.rules.goods import CROPS
from tilth.games.agricola.rules.layout import FARM, FIELD_PHASE, FREE_FENCES
from tilth.games.agricola.rules.packed import departed_known
from tilth.games.agricola.rules.table import Table
from tilth.kernel.core import PASS
from tilth.kernel.watching import Deed

__all__ = ["COUNTED", "counted_besides", "looming", "lost"]

COUNTED = frozenset({"card", "sown", "laid", "shown", "granted"})  # what is watched, and told only where it is lost
GIVEN_BACK = "return"  # asked where animals lent are given back


def counted_besides(t: Table, s: int) -> dict[str, int]:
    """Cards that a seat had to put away, crops on its fields, goods on its cards, how many those are, and free fences
    of this turn that are gone."""
    return {
        "card": -sum(1 for entry in t.gone if departed_known(entry) == s),
        "sown": sum(int(t.crops_on_fields(s, crop)) for crop in range(1, len(CROPS))),
        "laid": sum(sum(t.stored(card)) for card in t.played[s]),
        "shown": len(t.played[s]),
        "granted": int(t.farms[s * FARM + FREE_FENCES]) % 8 if t.has_fenced(s) else 0,
    }


def lost(t: Table, deed: Deed, seat: int, things: Mapping[str, int]) -> dict[str, int]:
    """What of a change is a loss."""
    if not things:
        return {}
    found = {"begging": things["begging"]} if things.get("begging", 0) > 0 else {}
    found |= let_go(t, deed, seat, things)
    if t.round and things.get("card", 0) < 0:
        found["card"] = things["card"]
    reaped = sum(max(0, things.get(good, 0)) for good in CROPS[1:])
    if t.phase != FIELD_PHASE and things.get("sown", 0) + reaped < 0:
        found["sown"] = things["sown"] + reaped
    if things.get("shown", 0) < 0 and things.get("laid", 0) < 0:
        found["laid"] = things["laid"]
    return found | unused(t, deed, seat, things)


def unused(t: Table, deed: Deed, seat: int, things: Mapping[str, int]) -> dict[str, int]:
    """Fences that a card would have given, when no more are built."""
    if not isinstance(deed.node, Fence) or deed.action != PASS or deed.seat != seat:
        return {}
    left = min(things.get("granted", 0) or int(t.fence_grant(seat)), int(t.fences_left(seat)))
    return {"fence": -left} if left > 0 else {}


def let_go(t: Table, deed: Deed, seat: int, things: Mapping[str, int]) -> dict[str, int]:
    """Animals that leave the farm uncooked (§11.5, §14.3)."""
    released = m.RELEASE <= deed.action < m.RELEASE + len(t.game.animals) and deed.node.asks != GIVEN_BACK
    if not released and not isinstance(deed.node, Housing):
        return {}
    found = {}
    for good in t.game.animals:
        gone = things.get(t.game.goods[good], 0)
        if gone < 0 and (things.get("food", 0) <= 0 or t.way_for(seat, good, -gone) < 0):
            found[t.game.goods[good]] = gone
    return found


def looming(harvest: Mapping[str, Any] | None) -> dict[str, int]:
    """What the harvest at the end of this round would cost as things stand; `harvest`: of a seat, as its view says."""
    if harvest is None or harvest["in"] != 1:
        return {}
    could = sum(int(one["count"]) * int(one["food"]) for one in harvest["sources"])
    hungry = int(harvest["need"]) - int(harvest["food"]) - could
    young = {animal: -int(n) for animal, n in harvest["homeless"].items()}
    return ({"begging": hungry} if hungry > 0 else {}) | young

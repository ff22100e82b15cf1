"""The words of Farmers of the Moor that people type otherwise than the engine writes them; what it tells besides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from tilth.games.agricola.rules.goods import next_harvest
from tilth.games.agricola.rules.grid import count
from tilth.games.agricola.rules.layout import FARM, PEOPLE, WORK
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.text.voice import AgricolaVoice
from tilth.games.moor.rules.facts import ACTION_IDS, CARD_IDS
from tilth.games.moor.rules.horses import lying_horses
from tilth.games.moor.rules.registered import moor_of
from tilth.games.moor.rules.terrain import LayTile
from tilth.games.moor.rules.tiles import UpTo
from tilth.games.moor.text.view import add_moor, heating
from tilth.kernel.core import FRAME, PASS, STEP, Position
from tilth.kernel.errors import Reason
from tilth.kernel.watching import NOBODY_CHOSE, Deed

FROM_BED = ("from", "bed")


def homeless(t: Table, deed: Deed, seat: int) -> dict[str, int]:
    """Tiles that a card brings and that find no cell any more."""
    node = deed.node
    if not isinstance(node, UpTo) or not isinstance(node.what, LayTile) or deed.seat != seat or t.free(seat):
        return {}
    f = t.top if deed.action == PASS else t.top - FRAME  # a frame that has just ended lies above the stack
    left = int(node.most - count(t.stack[f + STEP]))
    return {"tile": -left} if left > 0 and deed.action != NOBODY_CHOSE else {}


class MoorVoice(AgricolaVoice):
    """`special CARD ACTION` for `special CARD:ACTION`, `place SPACE from bed` for `bed SPACE`. A card with two of its
    actions is heard as one with none of them: either way it is not taken for one."""

    burdens = AgricolaVoice.burdens | {"sick"}

    def view(self, p: Position, seat: int | None) -> dict[str, Any]:
        data = super().view(p, seat)
        add_moor(cast(Table, p), data)
        return data

    def holdings(self, p: Position) -> list[dict[str, int]]:
        """With who lies in bed."""
        t = cast(Table, p)
        bed = moor_of(t.game).bed
        return [stock | {"sick": int(t.seat_number(s, bed))} for s, stock in enumerate(super().holdings(p))]

    def pulse(self, p: Position) -> object:
        return super().pulse(p), list(cast(Table, p).noted)

    def lost(self, p: Position, deed: Deed, seat: int, things: Mapping[str, int]) -> dict[str, int]:
        found = super().lost(p, deed, seat, things) | homeless(cast(Table, p), deed, seat)
        return found | {"sick": things["sick"]} if things.get("sick", 0) > 0 else found

    def looming(self, p: Position, seat: int) -> dict[str, int]:
        """With those who would be cold, if nothing were burned but what is there."""
        found, t = super().looming(p, seat), cast(Table, p)
        if not t.round or t.phase > WORK or next_harvest(t.round) != t.round:
            return found
        warm = heating(t, seat)
        cold = min(warm["need"] - warm["fuel"] - warm["wood"], int(t.farms[seat * FARM + PEOPLE]))
        return found | {"sick": cold} if cold > 0 else found

    def half_points(self, t: Table, s: int) -> int:
        """A horse that lies and has no other beside it (M§22)."""
        exact = moor_of(t.game).switches["m084_rounding"] == "exact"
        return int(lying_horses(t, s) % 2) if exact else 0

    def plainly(self, text: str) -> str:
        words = super().plainly(text).split()
        heard: list[str] = []
        for word in words:
            if len(heard) > 1 and heard[-2] == "special" and heard[-1] in CARD_IDS and word in ACTION_IDS:
                heard[-1] += f":{word}"
            elif word in ACTION_IDS and "special" in heard[:-1]:
                taken = len(heard) - heard[::-1].index("special")
                heard[taken:] = [heard[taken].partition(":")[0]]
            else:
                heard.append(word)
            if len(heard) > 3 and tuple(heard[-2:]) == FROM_BED and heard[-4] in ("place", "and"):
                heard[-4:] = ["bed", heard[-3]]
        return " ".join(heard)

    def never(self, p: Position, seat: int, text: str) -> Reason | None:
        verb, word = [*text.split(), "", ""][:2]
        good, _, card = word.partition(":")
        if verb in ("convert", "eat", "cook") and good in self.rules.goods and not self.offered(verb, good, card):
            moor = moor_of(self.rules)
            meat = verb == "cook" and self.rules.goods.index(good) == moor.horse
            return self.reasons[int(moor.no_horse_meat if meat else moor.no_exchange)]
        return super().never(p, seat, text)

    def offered(self, verb: str, good: str, card: str) -> bool:
        """Is there an exchange of this name, whoever has the card for it?"""
        names = self.own_words.values()
        if verb == "cook" and not card:
            return any(name.startswith(f"cook {good}") for name in names)
        return f"{verb} {good}:{card}" in names if card else f"{verb} {good}" in names

    def besides(self, t: Table, s: int) -> dict[str, Any]:
        return {"heating": heating(t, s)}

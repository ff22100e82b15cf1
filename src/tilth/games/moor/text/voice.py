"""The words of Farmers of the Moor that people type otherwise than the engine writes them; what it tells besides."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, cast

from tilth.games.agricola.rules.actions import MAJOR_TAKEN, PLACE
from tilth.games.agricola.rules.facts import FACTS
from tilth.games.agricola.rules.goods import next_harvest
from tilth.games.agricola.rules.grid import count, pair_word
from tilth.games.agricola.rules.layout import FARM, FEEDING, PEOPLE, WORK
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.text.voice import AgricolaVoice
from tilth.games.moor.rules.facts import ACTION_IDS, CARD_IDS
from tilth.games.moor.rules.horses import lying_horses
from tilth.games.moor.rules.registered import moor_of
from tilth.games.moor.rules.terrain import LayTile
from tilth.games.moor.rules.tiles import UpTo
from tilth.games.moor.text.view import add_moor, heating
from tilth.kernel.core import CHANCE, FRAME, OK, PASS, STEP, Node, Position
from tilth.kernel.errors import Reason
from tilth.kernel.watching import NOBODY_CHOSE, Deed

FROM_BED = ("from", "bed")
HEATING = "heating"  # in sums of a harvest
PAIR = re.compile(r"-?\d+,-?\d+\+-?\d+,-?\d+")
FIRST = {fact["slug"]: str(fact["copy_of"]) for fact in FACTS if "copy_of" in fact}  # of two cards that are alike
COPIES = {card: copy for copy, card in FIRST.items()}


def homeless(t: Table, deed: Deed, seat: int) -> dict[str, int]:
    """Tiles that a card brings and that find no cell any more."""
    node = deed.node
    if not isinstance(node, UpTo) or not isinstance(node.what, LayTile) or deed.seat != seat or t.free(seat):
        return {}
    f = t.top if deed.action == PASS else t.top - FRAME  # a frame that has just ended lies above the stack
    left = int(node.most - count(t.stack[f + STEP]))
    return {"tile": -left} if left > 0 and deed.action != NOBODY_CHOSE else {}


class MoorVoice(AgricolaVoice):
    """`special CARD ACTION` for `special CARD:ACTION`, and without the CARD if only one of the game has the action;
    `place SPACE from bed` for `bed SPACE`, and without the bed if nobody else is there; a card for its second copy. A
    card with two of its actions, or one of another card, is heard as one with none: it is not taken for one of its own.
    """

    burdens = AgricolaVoice.burdens | {"sick"}
    vague = AgricolaVoice.vague | {"SPECIAL_IMPOSSIBLE"}

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

    def aside(self, p: Position, deed: Deed, things: Mapping[str, int]) -> str:
        """Heating is told apart from feeding: all that is given for it, be it only to get fuel (M§10)."""
        t = cast(Table, p)
        if t.phase != FEEDING or "food" in things:
            return ""
        heats = bool(moor_of(t.game).act_heat.has(deed.action)) or not {"fuel", "sick"}.isdisjoint(things)
        return HEATING if heats and ("sick" in things or min(things.values(), default=0) < 0) else ""

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
        moor, words = moor_of(self.rules), super().plainly(text).split()
        offers = [(moor.ids.index(offer.partition(":")[0]), offer) for offer in moor.offers]
        places = {pair_word(pair) for pair in moor.pairs}
        heard: list[str] = []
        for word in words:
            if len(heard) > 1 and heard[-2] == "special" and heard[-1] in CARD_IDS and word in ACTION_IDS:
                heard[-1] += f":{word}" if f"{heard[-1]}:{word}" in moor.offers else ""
            elif word in ACTION_IDS and heard[-1:] == ["special"]:
                here = [offer for card, offer in offers if moor.cards[card] and offer.endswith(f":{word}")]
                heard.append(here[0] if len(here) == 1 else word)
            elif word in ACTION_IDS and "special" in heard[:-1]:
                taken = len(heard) - heard[::-1].index("special")
                heard[taken:] = [heard[taken].partition(":")[0]]
            elif heard[-1:] == ["extend"] and "+".join(word.split("+")[::-1]) in places:
                heard.append("+".join(word.split("+")[::-1]))
            else:
                heard.append(word)
            if len(heard) > 3 and tuple(heard[-2:]) == FROM_BED and heard[-4] in ("place", "and"):
                heard[-4:] = ["bed", heard[-3]]
        return " ".join(heard)

    def begun(self, tokens: Sequence[str]) -> Node | None:
        moor = moor_of(self.rules)
        takes: list[Node] = moor.specials.takes
        special = tokens[0] == "special" and tokens[-1] in moor.offers
        return takes[moor.offers.index(tokens[-1])] if special else super().begun(tokens)

    def plain(self, p: Position, seat: int, tokens: Sequence[str]) -> list[tuple[int, int]]:
        found, t = super().plain(p, seat, tokens), cast(Table, p)
        if p.over or p.who != seat or seat == CHANCE:
            return found
        if tokens[0] == "place" and t.ready(seat) <= 0:
            slept = [(int(self.rules.act_haven.start) + action - int(PLACE), n) for action, n in found]
            return [pair for pair in slept if p.refuse(seat, pair[0]) == OK] or found
        copy = COPIES.get([*tokens, ""][1]) if tokens[0] == "build" else None
        if copy:  # the first, unless it cannot be had and this one lies open
            found += super().plain(p, seat, ["build", copy])
            away = (int(moor_of(self.rules).covered_card), int(MAJOR_TAKEN))
            found.sort(key=lambda pair: int(p.refuse(seat, pair[0])) in away)
        return found[:1] if copy else found

    def report(self, p: Position) -> dict[str, Any]:
        data = super().report(p)
        for name in self.seats:
            data[name].setdefault("extensions", [])
        return {"turned": [], **data}

    def same(self, path: str, expected: Any, actual: Any) -> bool:
        """The name of two cards that are alike stands for either."""
        if isinstance(expected, list) and isinstance(actual, list) and not any(str(part) in FIRST for part in expected):
            actual = [FIRST.get(str(part), part) for part in actual]
        return super().same(path, expected, actual)

    def never(self, p: Position, seat: int, text: str) -> Reason | None:
        verb, word = [*text.split(), "", ""][:2]
        if verb == "extend" and PAIR.fullmatch(word) and word not in map(pair_word, moor_of(self.rules).pairs):
            return self.reasons[int(moor_of(self.rules).wrong_place)]
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

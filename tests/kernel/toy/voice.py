"""The words of Acre: names of moves, reasons, positions as text, what a seat may see, scores."""

from __future__ import annotations

from typing import Any, cast

from tilth.kernel.core import FRAME, Position
from tilth.kernel.errors import Reason
from tilth.kernel.native import BIT, i64
from tilth.kernel.voice import Domain, Kind, Sheet, Voice

from .farm import (
    BAKE,
    CARDS,
    DEAL,
    GET,
    GIVE,
    GOODS,
    MOST,
    NO_OVEN,
    NOT_IN_HAND,
    OCCUPIED,
    PAY,
    PLAY,
    SPACES,
    WEATHER,
    AcreRules,
    Farms,
)
from .judging import items


def names(cards: i64) -> list[str]:
    return [card for k, card in enumerate(CARDS) if cards & BIT[k]]


def payment(code: int) -> str:
    amounts = [(code // MOST**k % MOST, good) for k, good in enumerate(GOODS)]
    return "+".join(f"{n}{good}" for n, good in amounts if n) or "nothing"


def kinds() -> list[Kind]:
    payments = Domain([payment(code) for code in range(MOST ** len(GOODS))])
    return [
        Kind(int(PLAY), "play", Domain(CARDS)),
        Kind(int(GIVE), "give", Domain(GOODS)),
        Kind(int(GET), "get", Domain(GOODS)),
        Kind(int(PAY), "pay", payments),
        Kind(int(DEAL), "deal", Domain(CARDS)),
        Kind(int(WEATHER), "weather", Domain(["sun", "rain"])),
        Kind(int(BAKE), "bake bread"),
    ]


class AcreVoice(Voice):
    def __init__(self, rules: AcreRules) -> None:
        codes = {OCCUPIED: "OCCUPIED", NOT_IN_HAND: "NOT_IN_HAND", NO_OVEN: "NO_OVEN"}
        reasons = {int(code): Reason(word, "§1") for code, word in codes.items()}
        super().__init__(kinds(), reasons, list("ABC"[: rules.seats]))

    def never(self, p: Position, seat: int, text: str) -> Reason | None:
        return Reason("NO_PEEKING", "§2") if text.startswith("peek") else None

    def cause(self, p: Position) -> str:
        """The uppermost space or card at work."""
        nodes = [p.nodes[p.stack[f]] for f in range(0, p.top, FRAME)]
        at_work = [node.label or node.path for node in reversed(nodes)]
        return next((word for word in at_work if word in SPACES or word in CARDS), "")

    def describe(self, p: Position) -> dict[str, Any]:
        t = cast(Farms, p)
        data: dict[str, Any] = {"round": int(t.round), "sunny": int(t.sunny), "starter": self.seats[t.starter]}
        data["busy"] = [space for k, space in enumerate(SPACES) if t.busy & BIT[k]]
        for s, seat in enumerate(self.seats):
            farm: dict[str, Any] = {good: int(t.has(s, g)) for g, good in enumerate(GOODS)}
            farm |= {"stored": int(t.stored[s]), "rooms": int(t.rooms[s]), "begged": int(t.begged[s])}
            farm |= {"hand": names(t.hands[s]), "played": names(t.played[s]), "spent": int(t.spent[s])}
            data[seat] = farm
        # An instant under way remembers places in the tables, so these are saved as they are.
        return data | {"tables": self.tables(p), "stack": self.frames(p)}

    def view(self, p: Position, seat: int | None) -> dict[str, Any]:
        data = self.describe(p)
        del data["tables"], data["stack"]
        for s, name in enumerate(self.seats):
            data[name]["hand_size"] = len(data[name]["hand"])
            if s != seat:
                del data[name]["hand"]
        data["turn"] = "over" if p.over else self.seat_name(p.who)
        data["choices"] = [self.name(p, a) for a in p.legal()] if seat is not None and p.who == seat else []
        return data

    def scores(self, p: Position) -> list[Sheet]:
        sheets = [items(cast(Farms, p), s) for s in range(len(self.seats))]
        totals = [sum(sheet.values()) for sheet in sheets]
        ranks = [1 + sum(1 for other in totals if other > total) for total in totals]
        return [Sheet(seat, sheets[s], totals[s], ranks[s]) for s, seat in enumerate(self.seats)]

    def faults(self, p: Position) -> list[str]:
        t = cast(Farms, p)
        bad = [f"{self.seats[k // 4]} has {n} {GOODS[k % 4]}" for k, n in enumerate(t.goods) if n < 0]
        places = [names(cards) for cards in (t.unseen, *t.hands, *t.played)]
        return bad + [f"{card} is not in one place" for card in CARDS if sum(card in place for place in places) != 1]

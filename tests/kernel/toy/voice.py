"""The words of Acre: names of moves, reasons, positions as text, what a seat may see, scores."""

from __future__ import annotations

from typing import Any, cast

from tilth.kernel.core import FRAME, Position
from tilth.kernel.errors import Reason
from tilth.kernel.native import BIT, i64
from tilth.kernel.rng import Rng
from tilth.kernel.voice import Domain, Kind, Sheet, Voice

from .farm import (
    BAKE,
    CARDS,
    COIN,
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

    def resample(self, p: Position, seat: int, rng: Rng) -> Position:
        """The cards that this seat has not seen, dealt anew, so that the same question can be asked."""
        others = [s for s in range(len(self.seats)) if s != seat]
        while True:
            t = cast(Farms, p.copy())
            pool = names(t.unseen + sum(t.hands[s] for s in others))
            for s in others:
                drawn = [pool.pop(rng.below(len(pool))) for _ in names(t.hands[s])]
                t.hands[s] = sum(BIT[CARDS.index(card)] for card in drawn)
            t.unseen = sum(BIT[CARDS.index(card)] for card in pool)
            t.advance()
            if self.frames(t) == self.frames(p):
                return t

    def scores(self, p: Position) -> list[Sheet]:
        t = cast(Farms, p)
        sheets: list[dict[str, int]] = []
        for s in range(len(self.seats)):
            cards = sum(card.points for k, card in enumerate(t.acre.cards) if t.played[s] & BIT[k])
            items = {"rooms": 3 * t.rooms[s], "coins": t.has(s, COIN), "cards": cards, "begging": -2 * t.begged[s]}
            sheets.append({item: int(points) for item, points in items.items()})
        totals = [sum(items.values()) for items in sheets]
        ranks = [1 + sum(1 for other in totals if other > total) for total in totals]
        return [Sheet(seat, sheets[s], totals[s], ranks[s]) for s, seat in enumerate(self.seats)]

    def faults(self, p: Position) -> list[str]:
        t = cast(Farms, p)
        bad = [f"{self.seats[k // 4]} has {n} {GOODS[k % 4]}" for k, n in enumerate(t.goods) if n < 0]
        places = [names(cards) for cards in (t.unseen, *t.hands, *t.played)]
        return bad + [f"{card} is not in one place" for card in CARDS if sum(card in place for place in places) != 1]

    def evaluate(self, p: Position, seat: int) -> float:
        stock = sum(cast(Farms, p).goods[4 * seat : 4 * seat + 4])
        return self.scores(p)[seat].total + int(stock) / 5

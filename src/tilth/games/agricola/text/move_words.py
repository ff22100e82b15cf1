"""The words of all moves: what they are about, and how it is read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from tilth.games.agricola.rules import actions as m
from tilth.games.agricola.rules.animals import Housing
from tilth.games.agricola.rules.facts import CARD_IDS, FACTS
from tilth.games.agricola.rules.goods import CROPS
from tilth.games.agricola.rules.layout import (
    FARM,
    SOWN,
)
from tilth.games.agricola.rules.payments import Pay, Payment, payments
from tilth.games.agricola.rules.rulebook import AgricolaRules
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.text.table_words import bundle_word, grid_of, plot_word, read_bundle
from tilth.kernel.core import FRAME, IT, SEAT, Position
from tilth.kernel.native import BIT, i64, vec
from tilth.kernel.voice import Domain, Kind


class CellWords(Domain):
    """Cells of the farmyard of whoever acts."""

    def __init__(self, rules: AgricolaRules, size: int) -> None:
        known = rules.grid.words
        super().__init__([*known, *(f"cell{k}" for k in range(len(known), size))])

    def word(self, p: Position, seat: int, index: int) -> str:
        words = grid_of(cast(Table, p), seat).words
        return words[index] if index < len(words) else self.words[index]

    def find(self, p: Position, seat: int, word: str) -> int | None:
        return grid_of(cast(Table, p), seat).number.get(word)

    def speaks(self, p: Position, word: str) -> bool:
        return any(word in grid.number for grid in cast(Table, p).grids)


class ShapeWords(Domain):
    """Cells of a pasture, in any order; of a pasture that is split, either part may be named."""

    def __init__(self, rules: AgricolaRules) -> None:
        known = rules.grid.shapes.words
        super().__init__([*known, *(f"shape{k}" for k in range(len(known), rules.act_fence.size))])

    def word(self, p: Position, seat: int, index: int) -> str:
        return grid_of(cast(Table, p), seat).shapes.words[index]

    def find(self, p: Position, seat: int, word: str) -> int | None:
        t = cast(Table, p)
        grid = grid_of(t, seat)
        cells = grid.read(word)
        if cells < 0:
            return None
        if 0 <= seat < t.game.seats:
            for pasture in t.pastures[seat]:
                if cells & pasture == cells and cells != pasture and cells & -pasture & pasture:
                    cells = pasture & ~cells
        return grid.shapes.index.get(cells)


class SowWords(Domain):
    """`grain:0,1`, `vegetable:bean_field`, `wood:copse/2`; of several places on a card the first empty one is meant."""

    def __init__(self, rules: AgricolaRules) -> None:
        plots = [plot_word(rules, rules.grid, plot) for plot in range(rules.plots)]
        super().__init__([f"{CROPS[crop]}:{plot}" for crop in (1, 2, 3) for plot in plots])
        self.rules = rules

    def word(self, p: Position, seat: int, index: int) -> str:
        plots = int(self.rules.plots)
        return f"{CROPS[index // plots + 1]}:{plot_word(self.rules, grid_of(cast(Table, p), seat), index % plots)}"

    def find(self, p: Position, seat: int, word: str) -> int | None:
        t = cast(Table, p)
        crop, _, place = word.partition(":")
        cell = grid_of(t, seat).number.get(place)
        if crop in CROPS[1:] and cell is not None:
            return (CROPS.index(crop) - 1) * int(t.game.plots) + cell
        if word in self.index or not place or "/" in word:
            return self.index.get(word)
        first = None
        for k in (1, 2, 3):
            at = self.index.get(f"{word}/{k}")
            if at is not None and 0 <= seat < t.game.seats:
                first = at if first is None else first
                if not t.farms[seat * FARM + SOWN] & BIT[at % t.game.plots]:
                    return at
        return first


class FieldWords(Domain):
    """A field or a place on a card, of any seat: `B.0,1`."""

    def __init__(self, rules: AgricolaRules) -> None:
        plots = [plot_word(rules, rules.grid, plot) for plot in range(rules.plots)]
        seats = "ABCDE"[: rules.act_field.size // rules.plots]
        super().__init__([f"{seat}.{plot}" for seat in seats for plot in plots])
        self.rules = rules

    def word(self, p: Position, seat: int, index: int) -> str:
        owner, plot = divmod(index, int(self.rules.plots))
        return f"{'ABCDE'[owner]}.{plot_word(self.rules, grid_of(cast(Table, p), owner), plot)}"

    def find(self, p: Position, seat: int, word: str) -> int | None:
        owner, _, place = word.partition(".")
        s = "ABCDE".find(owner.upper()) if owner else -1
        cell = grid_of(cast(Table, p), s).number.get(place)
        return int(self.rules.plots) * s + cell if s >= 0 and cell is not None else super().find(p, seat, word)

    def speaks(self, p: Position, word: str) -> bool:
        return self.find(p, -1, word) is not None


class PayWords(Domain):
    """One of the payments that are open: its goods, the improvements given up, cards whose offer is used up."""

    def __init__(self) -> None:
        super().__init__([f"payment{k}" for k in range(m.PRICES)])

    def known(self, p: Position) -> list[str]:
        t = cast(Table, p)
        f = p.top - FRAME
        if p.over or not isinstance(p.node(), Pay):
            return []
        found: list[str] = []
        for payment in payments(t, t.stack[f + SEAT], t.stack[f + IT]):
            word = payment_word(t.game.goods, payment)
            while word in found:
                word += "'"
            found.append(word)
        return found

    def word(self, p: Position, seat: int, index: int) -> str:
        known = self.known(p)
        return known[index] if index < len(known) else self.words[index]

    def find(self, p: Position, seat: int, word: str) -> int | None:
        """What is no open payment, and yet could be one, has the number after them: it can be named and refused."""
        known = self.known(p)
        if word in known:
            return known.index(word)
        wanted = sorted(word.split("+"))
        for k, name in enumerate(known):
            if sorted(name.split("+")) == wanted:
                return k
        parts = [part for part in wanted if part not in CARD_IDS]
        payable = not parts or read_bundle(cast(Table, p).game.goods, "+".join(parts)) is not None
        return len(known) if payable and len(known) < self.size else None


def payment_word(goods: Sequence[str], payment: Payment) -> str:
    paid = bundle_word(goods, [int(n) for n in payment.goods])
    back = [CARD_IDS[card] for card in payment.back]
    if back:
        return "+".join(([] if paid == "nothing" else [paid]) + back)
    return paid


class HerdWords(Domain):
    """Which animals stay: `2sheep+boar`."""

    def __init__(self, rules: AgricolaRules) -> None:
        super().__init__([f"herd{k}" for k in range(m.HERDS)])
        self.rules = rules

    def herds(self, p: Position) -> list[list[int]]:
        t = cast(Table, p)
        if p.over or not isinstance(p.node(), Housing):
            return []
        return [herd_goods(t, herd) for herd in cast(Housing, p.node()).herds(t, t.stack[p.top - FRAME + SEAT])]

    def word(self, p: Position, seat: int, index: int) -> str:
        known = self.herds(p)
        if index >= len(known):
            return self.words[index]
        return bundle_word(self.rules.goods, known[index])

    def find(self, p: Position, seat: int, word: str) -> int | None:
        numbers, known = read_bundle(self.rules.goods, word), self.herds(p)
        return known.index(numbers) if numbers in known else None


def herd_goods(t: Table, herd: vec[i64]) -> list[int]:
    """So many of each good, of a number for each kind of animal."""
    numbers = [0] * len(t.game.goods)
    for good, n in zip(t.game.animals, herd):
        numbers[good] = int(n)
    return numbers


def kinds(rules: AgricolaRules) -> list[Kind]:
    cards, goods = Domain(CARD_IDS), Domain(rules.goods)
    cells = CellWords(rules, int(rules.card_plots))
    slugs = [*rules.space_slugs, *(f"space{k}" for k in range(len(rules.space_slugs), m.SPACES))]
    return [
        Kind(m.FIRST_SEAT, "first", Domain(list("ABCDE"))),
        Kind(m.REVEAL, "reveal", Domain(slugs)),
        Kind(m.DEAL, "deal", cards),
        Kind(m.RETAIN, "draft" if rules.deal == 3 else "keep", cards),
        Kind(m.REDEAL, "mulligan", Domain(["occupations", "minors"])),
        Kind(m.CHOICE, "choose", Domain([str(k + 1) for k in range(16)])),
        Kind(m.TAKE, "take", goods),
        Kind(rules.act_room.start, "room", cells),
        Kind(rules.act_stable.start, "stable", cells),
        Kind(rules.act_plow.start, "plow", cells),
        Kind(m.USE, "use", cards),
        Kind(rules.act_sow.start, "sow", SowWords(rules)),
        Kind(m.BAKE, "bake", cards),
        Kind(m.RENOVATE, "renovate", Domain(["clay", "stone"])),
        Kind(m.BUILD, "build", Domain([CARD_IDS[card] for card in rules.sold])),
        Kind(m.PLAY, "play", cards),
        Kind(m.DISCARD, "discard", cards),
        Kind(m.PAY, "pay", PayWords()),
        Kind(rules.act_fence.start, "fence", ShapeWords(rules)),
        Kind(m.KEEP, "keep", HerdWords(rules)),
        Kind(m.WAY, "way", Domain([str(k) for k in range(m.WAYS)])),
        Kind(m.CRAFT, "craft", cards),
        Kind(m.BEG, "beg", Domain([str(k) for k in range(24)])),
        Kind(m.RELEASE, "release", Domain([rules.goods[good] for good in rules.animals])),
        Kind(m.CONVERT, "trade", Domain([str(k) for k in range(m.TRADES)])),
        Kind(rules.act_field.start, "field", FieldWords(rules)),
        Kind(m.DRAW, "draw", Domain(["occupation", "minor"])),
        Kind(m.WHICH, "space", Domain(slugs)),
        Kind(m.PLACE, "place", Domain(slugs)),
        *(Kind(block.start, block.verb, own_words(rules, block)) for block in rules.laid if block.verb),
        Kind(rules.exchange, "exchange"),
        Kind(rules.trade, "trade cards"),
    ]


def own_words(rules: AgricolaRules, block: m.Block) -> Domain | None:
    """What may follow a verb of an expansion."""
    if block.cells:
        return CellWords(rules, int(block.size))
    return Domain(block.words) if block.words else None


def way_word(rules: AgricolaRules, way: int) -> str:
    """`eat grain`, `cook sheep:fireplace_2`, `cook sheep:CARD/2` for two, `convert windmill`, `convert tinsmith/2`."""
    good, card = rules.goods[rules.way_good[way]], rules.way_card[way]
    if card < 0:
        return f"eat {good}"
    if FACTS[card].get("cook"):
        return f"cook {good}:{CARD_IDS[card]}" + (f"/{rules.way_n[way]}" if rules.way_n[way] > 1 else "")
    same = [w for w in range(len(rules.way_card)) if rules.way_card[w] == card]
    return f"convert {CARD_IDS[card]}" + (f"/{same.index(way) + 1}" if same.index(way) else "")


def trade_word(rules: AgricolaRules, trade: int) -> str:
    card = rules.trade_cards[trade]
    if card < 0:
        return f"convert {rules.trade_words[trade]}"
    before = sum(1 for w in range(len(rules.way_card)) if rules.way_card[w] == card and not FACTS[card].get("cook"))
    place = before + [k for k in range(len(rules.trade_cards)) if rules.trade_cards[k] == card].index(trade)
    return f"convert {CARD_IDS[card]}" + (f"/{place + 1}" if place else "")

"""The keys of a position: what each value looks like and means. Reads positions and fills docs/agricola.md."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from tilth.games.agricola.rules.facts import CARD_IDS
from tilth.games.agricola.rules.goods import HOUSES, MOST_PEOPLE, ROUNDS
from tilth.games.agricola.rules.grid import Grid
from tilth.games.agricola.rules.layout import (
    PHASES,
)
from tilth.games.agricola.rules.rulebook import AgricolaRules, OwnNumber
from tilth.games.agricola.text.card_ways import read_way
from tilth.games.agricola.text.table_words import (
    read_cell,
    read_extension,
    read_gone,
    read_later,
    read_pasture,
    read_plot,
)
from tilth.kernel.game import SAVED
from tilth.kernel.shape import Each, Either, Flag, Key, Keys, Many, Shape, Text, Whole, Word, below


def own_shape(number: OwnNumber, cells: Many | None = None) -> Key:
    """A number that an expansion brings."""
    if number.several:
        return Key(Many(Word(number.words), most=len(number.words)), number.several)
    if number.words:
        return Key(Word(number.words), "one of these words", default=number.words[0])
    if number.cells and cells is not None:
        return Key(cells, "cells of the farm")
    return Key(Whole(-(2**31), 2**31), "a number of its own", default="0")


@dataclass(frozen=True)
class Laid(Shape):
    """Cells laid against a farmyard, two at a time, one pair after the other: the farmyard that they make."""

    grid: Grid
    most: int
    words: str = "a list or words with spaces between, each entry two cells like `0,5+1,5`"

    def read(self, value: Any, where: str) -> Grid:
        grid = self.grid
        for word in Many(Text(self.words), self.most, spaced=True).read(value, where):
            grid = grid.grown(Text(self.words, partial(read_extension, grid)).read(word, where))
        return grid


@dataclass(frozen=True, kw_only=True)
class GrowingFarm(Keys):
    """A farm to which cells can be laid: they are known before anything that stands on them. `on`: the keys of a farm
    with such a farmyard."""

    on: Callable[[Grid], Keys]

    def read(self, value: Any, where: str) -> dict[str, Any]:
        laid = value.get("extensions") if isinstance(value, Mapping) else None
        if laid is None:
            return super().read(value, where)
        return self.on(self.keys["extensions"].shape.read(laid, below(where, "extensions"))).read(value, where)


def farm_shape(rules: AgricolaRules, card: Word, goods: Each) -> Keys:
    keys = farm_keys(rules, rules.grid, card, goods)
    more = int(rules.card_plots - rules.grid.cells) // 2
    if not more:
        return keys
    laid = Key(Laid(rules.grid, more), "cells laid against the farmyard", '"0,5+1,5"')

    def on(grid: Grid) -> Keys:
        return Keys({"extensions": laid, **farm_keys(rules, grid, card, goods).keys}, keys.words)

    return GrowingFarm({"extensions": laid, **keys.keys}, keys.words, on=on)


def farm_keys(rules: AgricolaRules, grid: Grid, card: Word, goods: Each) -> Keys:
    """The keys of a farm with this farmyard."""
    good = Key(Whole(0, 999), "goods in the supply, animals on the farm; these must find room", "3", "0")
    cells = Many(Text("a cell like `0,1`", partial(read_cell, grid)), spaced=True)
    plot = Text("a field like `0,1` or `0,1:grain3`, or a place on a card", partial(read_plot, rules, grid))
    pasture = Text("a pasture like `0,3+0,4`", partial(read_pasture, grid))
    cards = Many(card)
    return Keys(
        {
            **dict.fromkeys(rules.goods, good),
            "house": Key(Word(HOUSES), "what the house is made of", default="wood"),
            "rooms": Key(cells, "the rooms", '"1,0 2,0 0,0"', "1,0 2,0"),
            "fields": Key(
                Many(plot, spaced=True), "fields, with what grows on them", '"0,1 0,2:grain3 bean_field:vegetable2"'
            ),
            **({"unplowed": Key(Many(plot, spaced=True), "crops on other cells")} if rules.unplowed >= 0 else {}),
            "stables": Key(cells, "stables", '"0,4"'),
            "pastures": Key(Many(pasture, spaced=True), "what is fenced in", '"0,3+0,4 1,4"'),
            **{thing: Key(cells, "cells it lies on") for thing in rules.covers},
            **({"reserved": Key(cells, "cells fenced in with what lies on them")} if rules.covers else {}),
            "people": Key(Whole(2, int(MOST_PEOPLE)), "the family without those born in this round", default="2"),
            "children": Key(Whole(0, int(MOST_PEOPLE) - 2), "those born in this round", default="0"),
            "home": Key(
                Whole(0, 15), "people still to be placed in this round", default="all who stand on no space"
            ),
            "placed": Key(Whole(0, 15), "people placed in this round so far", default="those on spaces"),
            "extra": Key(Whole(0, int(MOST_PEOPLE) - 2), "people who live on a card", default="0"),
            "helping": Key(Whole(0, 15), "guests who act in this round, besides the family", default="0"),
            "guests": Key(
                Whole(0, 255),
                "guests who act in the next round; 16 for each who acts in the one after it",
                default="0",
            ),
            "begging": Key(Whole(0, 99), "begging cards", default="0"),
            "hand": Key(cards, "cards in hand", "[axe, baker]"),
            "occupations": Key(cards, "occupations played", "[baker]"),
            "improvements": Key(cards, "improvements owned", "[axe, fireplace_2]"),
            **{key: Key(cards, "cards in play") for key in rules.card_keys[2:]},
            "on": Key(Each(card, goods), "goods lying on a card", "{forest_pasture: {boar: 2}}"),
            "used": Key(Each(card, Whole(0, 2**20)), "the counter of a card: how often, or when used", "{rake: 1}"),
            "points": Key(Each(card, Whole(-99, 99)), "bonus points a card has earned", "{rake: 2}"),
            "bonus": Key(Whole(-99, 999), "bonus points in all, instead of `points`", default="0"),
            "skips": Key(Whole(0, 2), "1: the next harvest is skipped; 2: this one is", default="0"),
            "aside": Key(Whole(0, 15), "fences laid aside on cards and round spaces", default="those of `later`"),
            **{number.name: own_shape(number, cells) for number in rules.seat_numbers},
            "leapt": Key(Whole(0, 1), "1: the house became stone without having been of clay", default="0"),
            "reaped": Key(Whole(0, 2 ** int(rules.plots) - 1), "fields harvested in this field phase", saved=True),
            "free_fences": Key(
                Whole(0, 4095), "fences a card has granted in this turn: 8 × the turn + how many", default="0"
            ),
        },
        "a farm: keys and values",
    )  # fmt: skip


def state_shape(rules: AgricolaRules) -> Keys:
    """The action under way, in a saved position."""
    given = Key(Each(Word(rules.goods, "a good"), Whole(0, 999)), "goods")
    return Keys(
        {
            "space": Key(Whole(-1, len(rules.space_slugs) - 1), "the space in use"),
            "user": Key(Whole(-1, int(rules.seats) - 1), "by whom"),
            "got": given,
            "heap": given,
            "parted": given,
            "pot": Key(Whole(0, 2**20), "goods cooked at one time"),
            "built": Key(Whole(0, 2 ** len(rules.sold) - 1), "cards of the display ever built"),
            "closed": Key(Whole(0, 2**62), "where the panel of exchanges was closed"),
        }
    )


def table_shape(rules: AgricolaRules, seats: Sequence[str]) -> Keys:
    known = [CARD_IDS[card.number] for card in rules.cards if card is not None]
    sold = [CARD_IDS[card] for card in rules.sold]
    seat, card = Word(list(seats)), Word(known, "a card")
    space = Word(rules.space_slugs, "a space")
    goods = Each(Word(rules.goods, "a good"), Whole(0, 63))
    farm = Key(farm_shape(rules, card, goods), "the farms", '{wood: 3, fields: "0,1"}', "as at the start, without food")
    later = Text("goods like '9 A 1food' or '9 A 1field CARD'", partial(read_later, rules, seats, known))
    gone = Text("a card, with the seat that knows it if not all do", partial(read_gone, seats, known))
    on_rounds = Each(Whole(1, int(ROUNDS)), Each(seat, Each(Word(rules.goods, "a good"), Whole(1, 63))))
    stages = [fact["slug"] for fact in rules.space_facts if "stage" in fact]
    return Keys(
        {
            "round": Key(Whole(0, int(ROUNDS)), "the round; 0 in the setup", "5", "1"),
            "phase": Key(Word(PHASES), "the phase", default="work"),
            "done": Key(Flag(), "in the work phase: what comes before the first placement is over", default="false"),
            "first": Key(seat, "who holds the marker", default="A"),
            "starter": Key(seat, "who begins in this round", default="who holds the marker"),
            "turn": Key(seat, "in the work phase: whose turn it is", default="the work phase begins"),
            "revealed": Key(
                Many(Word(stages, "a round card"), most=int(ROUNDS)),
                "the round cards turned up, in order",
                "[fences, sheep-1]",
                "as many as rounds, in the usual order",
            ),
            "spaces": Key(
                Each(space, Either([Whole(0, 63), goods])),
                "goods lying on spaces, of the kind that gathers there or by name",
                "{wood-3: 6, fishing: {food: 2, reed: 1}}",
                "those of one round",
            ),
            "occupied": Key(
                Each(space, Either([seat, Many(seat)])), "who stands where", "{take-grain: A, fishing: [A, B]}"
            ),
            "rounds": Key(on_rounds, "goods on the spaces of rounds to come", "{9: {A: {food: 1}}}"),
            "later": Key(
                Many(later), "the same for goods that a card sells, and for fields and fences", "['9 A 1field plowman']"
            ),
            **(
                {"turned": Key(Many(Word(sold, "a major improvement")), "what lies on top of what covered it")}
                if len(rules.stacked) > 0
                else {}
            ),
            "majors": Key(Many(Word(sold, "a major improvement")), "what is for sale", "[well]", "all others"),
            **{number.name: own_shape(number) for number in rules.table_numbers},
            "open": Key(Many(space), "spaces in use", saved=True),
            "gone": Key(Many(gone), "cards that have left the game", saved=True),
            "packs": Key(Each(seat, Many(card)), "cards going round in a draft", saved=True),
            "drafted": Key(
                Many(Many(Text("a card and who took it", partial(read_way, seats, known, "aside")))),
                "who took what out of the packs",
                saved=True,
            ),
            "received": Key(
                Many(Text("a card and who has it", partial(read_way, seats, known, "drawn"))),
                "cards that came to hands later",
                saved=True,
            ),
            "state": Key(state_shape(rules), "the action under way", saved=True),
            **SAVED,
            **dict.fromkeys(seats, farm),
        }
    )  # fmt: skip

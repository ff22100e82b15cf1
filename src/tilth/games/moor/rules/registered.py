# compiled
"""What the expansion registers with the base game: the numbers by which its rules know all that."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from tilth.games.agricola.rules.actions import Block
from tilth.games.agricola.rules.goods import WOOD
from tilth.games.agricola.rules.grid import Pair, pair_word, pairs_around
from tilth.games.agricola.rules.rulebook import CELL_MASK, WORD_MASK, WORD_ROW, AgricolaRules
from tilth.kernel.native import i64, vec

# The seven special actions, in the order of their facts (M§7).
CUT_PEAT: Final[i64] = 0
FELL_TREES: Final[i64] = 1
SLASH_AND_BURN: Final[i64] = 2
HORSE_MARKET: Final[i64] = 3
HIRING_FAIR: Final[i64] = 4
BLACK_MARKET: Final[i64] = 5
ILLICIT_WORK: Final[i64] = 6

CENTRE: Final[i64] = 0  # where a special action card lies: there, or face up or face down before a seat
SEATS: Final = "ABCDE"
PLACES: Final = ["centre", *SEATS, *[f"{seat}-down" for seat in SEATS]]
LAYOUT_CARDS: Final[i64] = 9


def face_up(seat: i64) -> i64:
    return 1 + seat


def face_down(seat: i64) -> i64:
    return 6 + seat


def lies_open(place: i64) -> bool:
    """Can others still take it, wherever it lies?"""
    return place < 6


# What the event `special` tells: the action, and the cell it was about, if it was about one.


def performed(action: i64, cell: i64) -> i64:
    return action + 8 * (cell + 1)


def action_performed(it: i64) -> i64:
    return it % 8


def cell_cleared(it: i64) -> i64:
    """-1: none."""
    return it // 8 - 1


# So many sheep, boar and cattle, a few at one time, that are exchanged for animals of the next kind.
FEW: Final = range(4)
RAISES: Final = [(a, b, c) for a in FEW for b in FEW for c in FEW if a + b + c in FEW[1:]]


def raise_word(numbers: tuple[int, int, int]) -> str:
    """`2sheep+boar`."""
    return "+".join(f"{n if n > 1 else ''}{kind}" for n, kind in zip(numbers, ("sheep", "boar", "cattle")) if n)


class MoorRules(AgricolaRules):
    """The rules of the base game, and what the expansion has registered there."""

    def __init__(self, players: i64) -> None:
        super().__init__(players)
        self.registered: Moor | None = None


def moor_of(rules: AgricolaRules) -> Moor:
    found = cast(MoorRules, rules).registered
    assert found is not None
    return found


class Moor:
    """Everything registered. `cards`: the special action cards of this game; `offers`: their actions, by pairs."""

    def __init__(
        self,
        rules: AgricolaRules,
        switches: Mapping[str, Any],
        ids: list[str],
        cards: vec[i64],
        offers: list[str],
    ) -> None:
        self.rules = rules
        self.specials: Any = None  # what can be taken of special action cards (specials.Specials)
        self.switches = dict(switches)
        self.fuel: i64 = rules.add_good("fuel")
        self.horse: i64 = rules.add_animal("horse")
        self.horses: i64 = rules.herded[self.horse] - 1  # its place among the kinds of animals
        self.forest: i64 = rules.add_cover("forests")
        self.moor: i64 = rules.add_cover("moors")
        self.reason_blocked: i64 = rules.add_reason("CELL_BLOCKED", "M§16.1")
        self.blocked: i64 = rules.add_cover("blocked", self.reason_blocked)
        self.no_person: i64 = rules.add_reason("SPECIAL_NO_PERSON", "M§5.4")
        self.own_card: i64 = rules.add_reason("SPECIAL_OWN_CARD", "M§6.2")
        self.turned_down: i64 = rules.add_reason("SPECIAL_FACE_DOWN", "M§6.2")
        self.not_in_game: i64 = rules.add_reason("SPECIAL_NOT_IN_GAME", "M§6.1")
        self.nothing_done: i64 = rules.add_reason("SPECIAL_NOTHING", "M§6.4")
        self.impossible: i64 = rules.add_reason("SPECIAL_IMPOSSIBLE", "M§6.4")
        self.no_terrain: i64 = rules.add_reason("NO_TERRAIN", "M§7")
        self.stack_there: i64 = rules.add_reason("TERRAIN_STACK", "M§16.3")
        self.covered_card: i64 = rules.add_reason("MAJOR_COVERED", "M§9.2")
        self.no_minor: i64 = rules.add_reason("MINOR_NOT_ALLOWED", "M§7.4")
        self.no_exchange: i64 = rules.add_reason("NO_EXCHANGE", "M§10.5")
        self.sick: i64 = rules.add_reason("SICK_PERSON", "M§11.1")
        self.no_horse_meat: i64 = rules.add_reason("NO_HORSE_COOKING", "M§12.3")
        rules.uncooked[self.horse] = self.no_horse_meat
        self.cold: i64 = rules.add_reason("COLD", "M§18")
        if switches["fuel_variant"]:
            rules.kindling, rules.unkindled = self.fuel, self.cold
        self.in_payment: i64 = rules.add_reason("USAGE_IN_PAYMENT", "M§16.7")
        self.used_up: i64 = rules.add_reason("USAGE_EMPTY", "M§16.7")
        self.no_card: i64 = rules.add_reason("SOLO_NO_CARD", "M§14.4")
        self.kept_twice: i64 = rules.add_reason("SOLO_KEEP_TWICE", "M§14.4")
        self.wrong_place: i64 = rules.add_reason("EXTENSION_PLACE", "M§16.4")
        self.beside_field: i64 = rules.add_reason("FIELD_ADJACENT", "M§20")
        rules.covered_card = self.covered_card
        rules.minor_refused = rules.minor_late = self.no_minor
        # Events and questions.
        self.before: i64 = rules.add_event()  # a special action is about to be carried out: the action
        self.special: i64 = rules.add_event()  # it was carried out (performed)
        self.exchanged: i64 = rules.add_event()  # a moor became a field by a card: the cell
        self.handed: i64 = rules.add_event()  # a card came to hand from the right neighbour: the card
        self.forest_gone: i64 = rules.add_event()  # no forest is seen on a cell any more: the cell
        self.came_home: i64 = rules.add_event()  # phase 4: people and special action cards are back; to nobody
        rules.cells_used = rules.add_event()  # cells came into use: as a mask
        self.heating: i64 = rules.add_question()  # fuel that a house needs
        rules.unplowed = rules.add_question()
        self.breeds_last: i64 = rules.add_question()  # value 0/1
        self.shared: i64 = -1  # the card on which others may keep animals too, and how many each of them
        self.shared_places: i64 = 0
        self.late_turn: i64 = rules.add_question()  # a turn for a special action when all are placed? value 0/1
        # Tiles beneath others, the bed, the layout one began with, wood burned for heating.
        self.under_forest: i64 = rules.add_seat_number("covered_forests", CELL_MASK)
        self.under_moor: i64 = rules.add_seat_number("covered_moors", CELL_MASK)
        self.bed: i64 = rules.add_seat_number("bed")
        self.layout: i64 = rules.add_seat_number("layout")
        self.burnt: i64 = rules.add_seat_number("burnt")  # wood made into fuel in this feeding phase
        self.night: i64 = rules.add_seat_number("night")  # the kind of the animal that spends the breeding on a card
        self.garden_path: i64 = rules.add_table_number("garden_path", ["", *SEATS])  # who has the marker (M§16.6)
        self.forest_tile: i64 = rules.add_thing("forest")  # tiles on round spaces (M§16.8)
        self.moor_tile: i64 = rules.add_thing("moor")
        self.fallow: i64 = rules.add_seat_number("fallow", CELL_MASK)  # fields on which food lies until they are sown
        self.taken_in: i64 = rules.add_table_number("taken_in")  # alone: the round of the last special action
        self.burning: i64 = 0  # the exchange of wood for fuel, as a mask
        self.fuel_trades: i64 = 0  # exchanges that bring fuel, as a mask
        self.was_late: i64 = rules.add_seat_number("late_turn")  # the round in which such a turn was taken
        rules.bound = rules.add_seat_number("bound")  # people from outside the farm who live in a forest, or did
        self.forest_people: i64 = rules.add_seat_number("forest_people", CELL_MASK)  # where
        rules.lying_kind = self.horse
        rules.lying = rules.add_seat_number("lying")  # horses that do
        self.from_bed: i64 = rules.add_table_number("from_bed")  # 1: the person on the infirmary came from the bed
        # The special action cards.
        self.ids = ids
        self.cards: vec[i64] = cards
        self.offers = offers
        self.place: vec[i64] = vec[i64]([rules.add_table_number(name, list(PLACES)) for name in ids])
        # Alone: the pile of special action cards, whose top is known (M§14); cards are told by their places plus 1.
        self.pile_top: i64 = rules.add_table_number("pile_top", ["", *ids])
        self.pile: i64 = rules.add_table_number("pile", list(ids), WORD_MASK)  # those of unknown order beneath it
        self.pile_bottom: i64 = rules.add_table_number("pile_bottom", list(ids), WORD_ROW)  # put under it, in order
        self.used_last: i64 = rules.add_table_number("used_last", ["", *ids])  # the top of the discard pile
        self.late_keeping: bool = switches["solo_keep_payment"] == "any_time_in_round"
        self.kept_in: i64 = rules.add_table_number("kept_in")  # the round in which food was paid to keep the card
        self.act_special: Block = rules.add_actions("special", [*offers, *ids])
        self.act_cell: Block = rules.add_cell_actions("cell")
        self.act_turn_up: Block = rules.add_actions("turn-up", list(ids))
        self.act_keep: Block = rules.add_actions("keep-card")
        self.act_heat: Block = rules.add_actions("heat", [str(n) for n in range(24)])
        self.act_layout: Block = rules.add_actions("layout", [str(n + 1) for n in range(LAYOUT_CARDS)])
        self.pairs: list[Pair] = pairs_around(rules.grid, 2)  # where an extension can be said to lie (M§16.4)
        self.act_extend: Block = rules.add_actions("extend", [pair_word(pair) for pair in self.pairs])
        self.act_raise: Block = rules.add_actions("raise", [raise_word(numbers) for numbers in RAISES])
        self.act_night: Block = rules.add_actions("night", [rules.goods[good] for good in rules.animals])
        self.act_butcher: Block = rules.add_actions("butcher", [rules.goods[kind] for kind in rules.animals])
        rules.make_of(self.fuel, WOOD)

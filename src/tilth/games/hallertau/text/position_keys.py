"""The keys of a position: what each value looks like and means. Reads positions and fills docs/hallertau.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tilth.games.hallertau.options import MODES
from tilth.games.hallertau.rules.actions import CARDS, MOST_SWAP, SPACES
from tilth.games.hallertau.rules.goods import BUILDINGS, GOODS, LAST, ROUNDS
from tilth.games.hallertau.rules.layout import (
    ADVANCED,
    CHOOSY,
    COLUMNS,
    DECKS,
    HARVESTED,
    INCOMES,
    JUST_CARD,
    JUST_JEWEL,
    JUST_SPACE,
    JUST_SWAP,
    JUST_TOOLS,
    MASK,
    MOST_JEWELS,
    OATH,
    PHASE_TOOLS,
    RESET,
    SNAPSHOT,
)
from tilth.games.hallertau.rules.rulebook import HallertauRules
from tilth.games.hallertau.rules.spaces import SPACE_IDS
from tilth.games.hallertau.text.table_words import (
    card_reader,
    out_reader,
    read_buildings,
    read_fields,
    read_rows,
    read_sheep,
)
from tilth.kernel.frames import FRAMES
from tilth.kernel.shape import Each, Either, Flag, Key, Keys, Many, Shape, Text, Whole, Word

PLENTY: Final = 999
MOST_POOL: Final = 60  # so that what cards bring back can still be named

# Numbers of a farm that only a saved position needs: their places, and how large they can be.
NUMBERS: Final[dict[str, tuple[int, int]]] = {
    "phase_tools": (int(PHASE_TOOLS), PLENTY), "just_jewel": (int(JUST_JEWEL), 1), "just_card": (int(JUST_CARD), 3),
    "just_space": (int(JUST_SPACE), int(SPACES)), "just_tools": (int(JUST_TOOLS), PLENTY),
    "just_swap": (int(JUST_SWAP), int(MOST_SWAP)), "snapshot": (int(SNAPSHOT), 2**40), "oath": (int(OATH), 1),
    "reset": (int(RESET), 1), "choosy": (int(CHOOSY), 1), "incomes": (int(INCOMES), int(CARDS)),
}  # fmt: skip
MARKS: Final = {"advanced": (int(ADVANCED), len(BUILDINGS)), "harvested": (int(HARVESTED), len(GOODS))}
STATE: Final = (
    "inside", "paying", "using", "user", "replaced", "exchanged", "active", "placed", "removed", "taken_off", "reaped",
)  # fmt: skip


# -- words -----------------------------------------------------------------------------------------------------------


# -- keys ------------------------------------------------------------------------------------------------------------


def table_keys(rules: HallertauRules, seats: Sequence[str], saved: bool) -> Keys:
    """All keys. Only a saved position can stand before the first round."""
    card = Text("the three digits of a card", card_reader(rules))
    seat = Word(seats)
    least = 0 if saved else 1
    keys = {
        "round": Key(Whole(least, int(ROUNDS)), "the round", default="1, in `final` 6"),
        "phase": Key(Either([Whole(least, 10), Word(["final"], "final")]), "the phase", default="4"),
        "done": Key(Flag(), "is what the phase does by itself over, and its last window comes?", default="false"),
        "first": Key(seat, "who has the first-player marker", default="A"),
        "turn": Key(seat, "who acts in phase 4", default="`first`"),
        "board": Key(
            Each(Word(SPACE_IDS, "a space"), Text("workers in its rows from below", read_rows)),
            "workers on the spaces", '{nursery: 1+2, clearing: 0+1}', "none",
        ),
        "decks": Key(
            Keys({deck: Key(Whole(0, int(CARDS)), f"the {deck} deck") for deck in DECKS}, f"keys {', '.join(DECKS)}"),
            "cards left to draw", "{bonus: 1}", "all that are nowhere else",
        ),
        "quadrant_cards": Key(
            Many(Whole(1, 6), 6), "quadrant cards that can still be drawn", "[2, 5]", "one for each round to come"
        ),
        "out": Key(
            Many(Text("a card, perhaps behind the seat that discarded it", out_reader(rules, seats)), int(CARDS)),
            "cards out of the game", '[801, A:007]', "none",
        ),
        "state": Key(state_keys(rules, len(seats)), "what is under way", saved=True),
        "waits": Key(Many(Whole(0, 2**40), 40), "cards that wait for the end of the action", saved=True),
        "fresh": Key(Many(Whole(0, 2**20), int(CARDS)), "cards just drawn", saved=True),
        "stack": Key(FRAMES, "where the game stands", saved=True),
    }  # fmt: skip
    return Keys(keys | dict.fromkeys(seats, Key(farm_keys(rules, card), "the farms, as below")))


def farm_keys(rules: HallertauRules, card: Shape) -> Keys:
    goods = Key(Whole(0, PLENTY), "goods in the supply", default="0")
    boulder = Either([Whole(1, int(LAST)), Word(["off"], "off")])
    keys = dict.fromkeys(GOODS, goods) | {
        "jewels": Key(Whole(0, int(MOST_JEWELS)), "jewels", default="0"),
        "tools": Key(Whole(0, PLENTY), "tools", default="0"),
        "exhausted": Key(Whole(0, PLENTY), "tools already used in this phase 9", default="0"),
        "pool": Key(Whole(0, MOST_POOL), "workers still to be used", default="in phase 4 the worker number, else 0"),
        "fields": Key(Text("fields", read_fields), "row and content of each", '"2e 3b 5h2"', '`"2e 3e 4e"`'),
        "sheep": Key(Text("places with their sheep", read_sheep), "sheep by place", '"4:2 S:1"', "none"),
        "buildings": Key(
            Text("five positions", read_buildings), f"how far {', '.join(BUILDINGS)} have moved", '"1/0/2/0/0"', "0"
        ),
        "boulders": Key(
            Each(Word(BUILDINGS, "a building"), Many(boulder, 2)),
            "positions of the two boulders of a row, the nearer first", "{bakery: [4, 6], brewery: [9, off]}",
            "2 and 4 ahead",
        ),
        "hand": Key(Many(card, int(CARDS), spaced=True), "cards in hand", "[007, 801]", "none"),
        "played": Key(Many(card, int(CARDS), spaced=True), "cards face up, in the order played", default="none"),
        "ask": Key(Word(MODES), "how the seat wants to be asked", default="the option `ask`"),
        "columns": Key(Many(Whole(0, int(COLUMNS) - 1), int(COLUMNS)), "the columns of the fields", saved=True),
        "declined": Key(Many(Whole(0, int(MASK) - 1), int(CARDS)), "positions of each card declined", saved=True),
        "marks": Key(
            Keys({name: Key(Many(Whole(0, PLENTY), n), name) for name, (_, n) in MARKS.items()}),
            "what this phase has brought", saved=True,
        ),
    }  # fmt: skip
    numbers = {name: Key(Whole(0, most), name, saved=True) for name, (_, most) in NUMBERS.items()}
    return Keys(keys | numbers)


def state_keys(rules: HallertauRules, seats: int) -> Keys:
    ranges: Mapping[str, tuple[int, int]] = {
        "inside": (0, 80), "using": (0, int(SPACES)), "user": (0, seats - 1), "replaced": (0, len(rules.instead)),
        "active": (-1, seats - 1), "removed": (0, 99),
    }  # fmt: skip
    return Keys({name: Key(Whole(*ranges.get(name, (0, 1))), name) for name in STATE})


__all__ = ["MARKS", "NUMBERS", "STATE", "table_keys"]

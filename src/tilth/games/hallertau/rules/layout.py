# compiled
"""Where the numbers of a farm stand, and how a field is written as one number."""

from __future__ import annotations

from typing import Final

from tilth.kernel.native import i64, vec

# One farm's numbers. Goods come first, so that a good's number is its place.
JEWEL: Final[i64] = 9
TOOL: Final[i64] = 10
POOL: Final[i64] = 11
SHEEP: Final[i64] = 11  # + round of the farmyard card, 1..6
STABLE: Final[i64] = 18  # = SHEEP + 7
FIELDS: Final[i64] = 19  # eight columns
BUILT: Final[i64] = 27  # positions of the five buildings
BOULDERS: Final[i64] = 32  # two for each building, the nearer first
EXHAUSTED: Final[i64] = 42
HARVESTED: Final[i64] = 43  # what came from fields in this phase 7, or by the card just resolved
ADVANCED: Final[i64] = 52  # how far each building went in this phase 9
PHASE_TOOLS: Final[i64] = 57  # tools received in this phase 4
JUST_JEWEL: Final[i64] = 58
JUST_CARD: Final[i64] = 59
JUST_SPACE: Final[i64] = 60
JUST_TOOLS: Final[i64] = 61
JUST_SWAP: Final[i64] = 62
SNAPSHOT: Final[i64] = 63  # conditions that held when this turn began (R7)
OATH: Final[i64] = 64  # this turn must use up the pool (R7)
ASKED: Final[i64] = 65  # how the seat wants to be asked
RESET: Final[i64] = 66  # has it changed that in this round?
CHOOSY: Final[i64] = 67  # is it asked how much it takes?
INCOMES: Final[i64] = 68  # bonus cards face up when phase 3 began
# Numbers that follow from others, kept because cards ask for them all the time.
FLOCK: Final[i64] = 69  # all sheep
LAND: Final[i64] = 70  # all fields
BARE: Final[i64] = 71  # empty fields
SOWN: Final[i64] = 72  # planted fields
WINDOW: Final[i64] = 73  # the worker number of the community center
URGENT: Final[i64] = 74  # cards in hand that may not wait
FARM: Final[i64] = 75

COLUMNS: Final[i64] = 8
STABLES: Final[i64] = 7  # the place of the stable after the six farmyard cards

# A field: row * 16 + content (0 empty, 1..9 a good, 10..13 two units of a crop), and marks.
ROW: Final[i64] = 16
TWO: Final[i64] = 10
DONE: Final[i64] = 128  # already harvested in this phase 7
TWICE: Final[i64] = 256  # will be harvested twofold

ALWAYS: Final[i64] = 0
NEEDED: Final[i64] = 1
NEVER: Final[i64] = 2

GATEWAY: Final[i64] = 0
FARMYARD: Final[i64] = 1
POINT: Final[i64] = 3
DECKS: Final = ["gateway", "farmyard", "bonus", "point"]

FINAL: Final[i64] = 11  # the card window after the last round (§11.1)
MOST_JEWELS: Final[i64] = 10
WORKERS: Final[vec[i64]] = vec[i64]([6, 7, 8, 9, 10, 11, 12, 12, 12, 12, 12])  # by cc (R3)
NOTHING: Final[vec[i64]] = vec[i64]()
MASK: Final[i64] = 32  # a card in a hand: card * MASK + positions the seat has declined


def field_word(code: i64) -> i64:
    """The number by which a field is named: row, content, harvested or not."""
    return ((code % DONE // ROW - 2) * 14 + code % ROW) * 2 + (1 if code & DONE else 0)


def empty_field(code: i64) -> bool:
    return code > 0 and code % ROW == 0


def planted_field(code: i64) -> bool:
    return code % ROW > 0


def crop_content(content: i64) -> i64:
    """The good on a field."""
    return content - TWO if content >= TWO else content - 1

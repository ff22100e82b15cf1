# compiled
"""The numbers of all actions, and of all reasons why one is not allowed (§13)."""

from __future__ import annotations

from typing import Final

from tilth.games.hallertau.rules.facts import FACTS
from tilth.games.hallertau.rules.goods import BUNDLES
from tilth.kernel.core import FIRST_ACTION
from tilth.kernel.native import i64

SPACES: Final[i64] = 20
CARDS: Final[i64] = len(FACTS)
BUNDLE_COUNT: Final[i64] = len(BUNDLES.words)
FIELD_WORDS: Final[i64] = 112  # 4 rows, 14 contents, harvested or not
MOST_SWAP: Final[i64] = 80
MOST_AMOUNT: Final[i64] = 200
POSITIONS: Final[i64] = 8  # options of one card, rounded up

FIRST_SEAT: Final[i64] = FIRST_ACTION
DRAW: Final[i64] = FIRST_SEAT + 4
QUADRANT_CARD: Final[i64] = DRAW + CARDS
QUADRANT: Final[i64] = QUADRANT_CARD + 6
CHOICE: Final[i64] = QUADRANT + 4
AMOUNT: Final[i64] = CHOICE + POSITIONS
TAKE: Final[i64] = AMOUNT + MOST_AMOUNT
SOW: Final[i64] = TAKE + BUNDLE_COUNT  # ((units - 1) * 9 + good) * 8 + (row - 2) * 2 + harvested
FIELD: Final[i64] = SOW + 144  # ((row - 2) * 14 + content) * 2 + harvested; then: all
FIELD_ALL: Final[i64] = FIELD + FIELD_WORDS
ROWS: Final[i64] = FIELD_ALL + 1  # one row 2..5, or two: (a - 2) * 4 + b - 2 from 4 on
SHEEP_FROM: Final[i64] = ROWS + 20  # the card of round 1..6, the stable
MOVE_SHEEP: Final[i64] = SHEEP_FROM + 7  # (from - 1) * 7 + to - 1
SPACE: Final[i64] = MOVE_SHEEP + 49
BUILDING: Final[i64] = SPACE + SPACES
PUSH: Final[i64] = BUILDING + 5
DISCARD: Final[i64] = PUSH + 10
KIND: Final[i64] = DISCARD + CARDS
GIVE: Final[i64] = KIND + 9
RESOLVE: Final[i64] = GIVE + 9
HARVEST_ALL: Final[i64] = RESOLVE + CARDS
HARVEST: Final[i64] = HARVEST_ALL + 1
INCOME_ALL: Final[i64] = HARVEST + FIELD_WORDS
INCOME: Final[i64] = INCOME_ALL + 1
ADVANCE: Final[i64] = INCOME + CARDS
PAY: Final[i64] = ADVANCE + 5
PAY_JEWEL: Final[i64] = PAY + BUNDLE_COUNT
PLACE: Final[i64] = PAY_JEWEL + 1
SWAP: Final[i64] = PLACE + SPACES
ASK_MODE: Final[i64] = SWAP + MOST_SWAP
PICKY: Final[i64] = ASK_MODE + 3
PLAY: Final[i64] = PICKY + 1  # card * POSITIONS + position; the only moves of the aside

MUST_ACT: Final[i64] = 8
NO_WORKERS: Final[i64] = 9
TOO_FEW_WORKERS: Final[i64] = 10
WRONG_WORKERS: Final[i64] = 11
SPACE_FULL: Final[i64] = 12
SPACE_CLOSED: Final[i64] = 13
NOT_EXACT: Final[i64] = 14
ONE_ONLY: Final[i64] = 15
TOO_MUCH: Final[i64] = 16
NO_COLUMN: Final[i64] = 17
FIELD_ROW: Final[i64] = 18
FIELD_PLANTED: Final[i64] = 19
NO_SEED: Final[i64] = 20
NOT_A_CROP: Final[i64] = 21
SHEEP_STABLE: Final[i64] = 22
TOUCHES_CENTER: Final[i64] = 23
WRONG_KIND: Final[i64] = 24
RESTRICTION: Final[i64] = 25
WRONG_TOTAL: Final[i64] = 26
BOULDER: Final[i64] = 27
ROW_END: Final[i64] = 28
MANDATORY: Final[i64] = 29
NOT_IN_HAND: Final[i64] = 30
PHASE_BAR: Final[i64] = 31
CONDITION: Final[i64] = 32
OPTION: Final[i64] = 33
TARGET: Final[i64] = 34
ALL_OR_NONE: Final[i64] = 35
ONCE: Final[i64] = 36
DISCARD_NOT: Final[i64] = 37
HIDDEN: Final[i64] = 38
GAME_OVER: Final[i64] = 39

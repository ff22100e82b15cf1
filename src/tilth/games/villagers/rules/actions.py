# compiled
"""The numbers of all actions, and of all reasons why one is not allowed (§0.6, §21)."""

from __future__ import annotations

from typing import Final

from tilth.games.villagers.rules.facts import CARDS, EVENT_FACTS, LAID
from tilth.kernel.core import FIRST_ACTION
from tilth.kernel.native import i64

SLOTS: Final[i64] = 6
STACKS: Final[i64] = 6
RESERVE: Final[i64] = 6  # counted as the seventh stack
MOST_CARDS: Final[i64] = max(128, LAID)  # in one village: all villagers and basics there are
VILLAGES: Final[i64] = 5
NAMES: Final[i64] = CARDS
EVENTS: Final[i64] = len(EVENT_FACTS)

DRAFT: Final[i64] = FIRST_ACTION  # road slots, stacks, reserve
GIVE_ROAD: Final[i64] = DRAFT + 13
DUCAT: Final[i64] = GIVE_ROAD + SLOTS + STACKS  # slots, none
END: Final[i64] = DUCAT + SLOTS + 1
PLAY: Final[i64] = END + 1
HIRE: Final[i64] = PLAY + NAMES
GIVE: Final[i64] = HIRE + NAMES
RETURN: Final[i64] = GIVE + NAMES
WITH: Final[i64] = RETURN + STACKS + 1
ON: Final[i64] = WITH + NAMES
PAY_BANK: Final[i64] = ON + MOST_CARDS
PAY_TINNER: Final[i64] = PAY_BANK + 1
PAY_NOTHING: Final[i64] = PAY_TINNER + 1
PAY: Final[i64] = PAY_NOTHING + 1
TARGET: Final[i64] = PAY + VILLAGES * MOST_CARDS
COVER: Final[i64] = TARGET + VILLAGES * MOST_CARDS
SIDE: Final[i64] = COVER + NAMES  # gold, food
RESOLVE: Final[i64] = SIDE + 2
PICK: Final[i64] = RESOLVE + EVENTS
LOSE: Final[i64] = PICK + VILLAGES * MOST_CARDS
FROM: Final[i64] = LOSE + NAMES
BUY_OFF: Final[i64] = FROM + STACKS + 1
ACCEPT: Final[i64] = BUY_OFF + 1
FIRST_SEAT: Final[i64] = ACCEPT + 1
DEAL: Final[i64] = FIRST_SEAT + VILLAGES
BACK: Final[i64] = DEAL + NAMES
CARD: Final[i64] = BACK + 9
EVENT: Final[i64] = CARD + NAMES
JESTER: Final[i64] = EVENT + EVENTS
ACTIONS: Final[i64] = JESTER + EVENTS

# Reasons; CHAIN_MISSING 17, STACK_FULL 18 and WRONG_SUIT 19 belong to the village.
MUST_DRAFT: Final[i64] = 8
DRAFT_LIMIT: Final[i64] = 9
SLOT_EMPTY: Final[i64] = 10
STACK_EMPTY: Final[i64] = 11
RESERVE_CLOSED: Final[i64] = 12
ONE_DUCAT: Final[i64] = 13
BUILD_LIMIT: Final[i64] = 14
NOT_IN_HAND: Final[i64] = 15
NO_TAKE_BACK: Final[i64] = 16
BASIC_LIMIT: Final[i64] = 20
BASIC_EMPTY: Final[i64] = 21
NO_HAND_CARD: Final[i64] = 22
RETURN_TARGET: Final[i64] = 23
LOCKED: Final[i64] = 24
BANK_NOT_ALLOWED: Final[i64] = 25
NOT_AN_UNLOCKER: Final[i64] = 26
MONK_ON_TOP: Final[i64] = 27
TARGET_NOT_COVERED: Final[i64] = 28
FOREIGN_FOUNDERS: Final[i64] = 29
TARGET_SPECIAL: Final[i64] = 30
FREED_NOT_PLACEABLE: Final[i64] = 31
NO_TARGET: Final[i64] = 32
FOUNDERS_FLIP: Final[i64] = 33
GIVE_PENDING: Final[i64] = 34
GIVE_TARGET: Final[i64] = 35
EVENT_PENDING: Final[i64] = 36
EVENT_TARGET: Final[i64] = 37
JESTER_USED: Final[i64] = 38
JESTER_TOO_LATE: Final[i64] = 39

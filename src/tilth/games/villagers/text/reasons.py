"""Why a move is not allowed: every reason of Villagers, with its code and its section of the rules."""

from __future__ import annotations

from typing import Final

from tilth.games.villagers.rules import actions as m
from tilth.games.villagers.rules.facts import FACTS, SLUGS
from tilth.games.villagers.rules.village import CHAIN_MISSING, STACK_FULL, WRONG_SUIT
from tilth.games.villagers.text.cards import card_name
from tilth.kernel.core import CANNOT_PAY, LATER, NOT_YOUR_TURN, REST_IMPOSSIBLE, WRONG_PART
from tilth.kernel.errors import Reason, Row, by_number
from tilth.text import words

ROWS: Final = (
    Row(NOT_YOUR_TURN, "NOT_YOUR_TURN", "§4.2"),
    Row(WRONG_PART, "WRONG_PART", "§7.3"),
    Row(REST_IMPOSSIBLE, "REST_IMPOSSIBLE", "§7.3"),
    Row(CANNOT_PAY, "CANNOT_PAY", "§10.4"),
    Row(LATER, "LATER"),
    Row(m.MUST_DRAFT, "MUST_DRAFT", "§4.2"),
    Row(m.DRAFT_LIMIT, "DRAFT_LIMIT", "§4.2"),
    Row(m.SLOT_EMPTY, "SLOT_EMPTY", "§4.3"),
    Row(m.STACK_EMPTY, "STACK_EMPTY", "§4.3"),
    Row(m.RESERVE_CLOSED, "RESERVE_CLOSED", "§4.3"),
    Row(m.ONE_DUCAT, "ONE_DUCAT", "§6.1"),
    Row(m.BUILD_LIMIT, "BUILD_LIMIT", "§7.3"),
    Row(m.NOT_IN_HAND, "NOT_IN_HAND", "§7.3"),
    Row(m.NO_TAKE_BACK, "NO_TAKE_BACK", "§7.6"),
    Row(CHAIN_MISSING, "CHAIN_MISSING", "§8.1"),
    Row(STACK_FULL, "STACK_FULL", "§8.2"),
    Row(WRONG_SUIT, "WRONG_SUIT", "§8.1"),
    Row(m.BASIC_LIMIT, "BASIC_LIMIT", "§9.1"),
    Row(m.BASIC_EMPTY, "BASIC_EMPTY", "§9.3"),
    Row(m.NO_HAND_CARD, "NO_HAND_CARD", "§9.1"),
    Row(m.RETURN_TARGET, "RETURN_TARGET", "§9.4"),
    Row(m.LOCKED, "LOCKED", "§10.1"),
    Row(m.BANK_NOT_ALLOWED, "BANK_NOT_ALLOWED", "§10.3"),
    Row(m.NOT_AN_UNLOCKER, "NOT_AN_UNLOCKER", "§10.2"),
    Row(m.MONK_ON_TOP, "MONK_ON_TOP", "§11.2"),
    Row(m.TARGET_NOT_COVERED, "TARGET_NOT_COVERED", "§11.3"),
    Row(m.FOREIGN_FOUNDERS, "FOREIGN_FOUNDERS", "§11.3"),
    Row(m.TARGET_SPECIAL, "TARGET_SPECIAL", "§11.3"),
    Row(m.FREED_NOT_PLACEABLE, "FREED_NOT_PLACEABLE", "§11.3"),
    Row(m.NO_TARGET, "NO_TARGET", "§11.6"),
    Row(m.FOUNDERS_FLIP, "FOUNDERS_FLIP", "§12.1"),
    Row(m.GIVE_PENDING, "GIVE_PENDING", "§18.1"),
    Row(m.GIVE_TARGET, "GIVE_TARGET", "§18.1"),
    Row(m.EVENT_PENDING, "EVENT_PENDING", "§19.1"),
    Row(m.EVENT_TARGET, "EVENT_TARGET", "§19.10"),
    Row(m.JESTER_USED, "JESTER_USED", "§20.1"),
    Row(m.JESTER_TOO_LATE, "JESTER_TOO_LATE", "§20.1"),
)


def say_reason(text: str, lang: str) -> str:
    return words(lang, "villagers").say(f"why-{text}")


def say_chain(card: str, lang: str) -> str:
    """What a card must lie on."""
    w = words(lang, "villagers")
    below = [card_name(slug, lang) for slug in FACTS[SLUGS.index(card)]["chain"]]
    return w.say("why-chain", card=card_name(card, lang), below=" → ".join(below))


def say_price(price: int, has: int, lang: str) -> str:
    w = words(lang, "villagers")
    return w.say("why-price", price=w.say("word-ducats", n=price), have=w.say("word-ducats", n=has))


def reasons() -> dict[int, Reason]:
    """Every reason by its number."""
    return by_number(ROWS, say_reason)


__all__ = ["ROWS", "reasons", "say_chain", "say_price"]

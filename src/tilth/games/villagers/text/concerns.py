"""What matters to a village now, as a coach says it: cards left to take and to build, markets to come, padlocks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from tilth.games.villagers.rules.build import actions_left, bank_price, has_opener, rival_opener
from tilth.games.villagers.rules.draft import limit
from tilth.games.villagers.rules.facts import PADLOCK, SLUGS
from tilth.games.villagers.rules.table import BUILD_PART, DRAFT_PART, HELD, UNLOCK_PRICE, Table
from tilth.games.villagers.text.cards import card_name
from tilth.games.villagers.text.position_keys import STACK_NAMES
from tilth.kernel.core import Position
from tilth.text import Words, words

__all__ = ["concerns"]

NEAR = 6  # cards before a market at which it is worth a word
MOST_PADLOCKS = 2


def concerns(p: Position, view: Mapping[str, Any], seat: int, lang: str) -> list[str]:
    """The most urgent first."""
    t, w = cast(Table, p), words(lang, "villagers")
    own = view[t.game.voice.seats[seat]]
    return [*left(t, own, seat, w), *markets(t, view, w), *supplies(t, own, w), *padlocks(t, seat, w)]


def left(t: Table, own: Mapping[str, Any], seat: int, w: Words) -> list[str]:
    """Cards that can still be taken or built in this part."""
    if t.part == DRAFT_PART and own["limit"]:
        return [w.say("concern-take", n=own["limit"] - len(own["taken"]))]
    if t.part == BUILD_PART and t.who == seat:
        return [w.say("concern-build", n=int(actions_left(t, seat)))]
    return []


def markets(t: Table, view: Mapping[str, Any], w: Words) -> list[str]:
    """The next market, once it is near: a market is held after the round in which its stacks were used up (§3.3)."""
    heights = [view[name]["cards"] for name in STACK_NAMES]
    first = t.market1 != HELD
    if t.market2 == HELD:
        return []
    ahead = sum(heights[:2] if first else heights)
    return [w.say("concern-market-1" if first else "concern-market-2", n=ahead)] if ahead <= NEAR else []


def supplies(t: Table, own: Mapping[str, Any], w: Words) -> list[str]:
    """A village that takes or builds no more than anybody may."""
    found = []
    for symbol in ("food", "builders"):
        if t.market1 != HELD and not own["sums"][symbol]:
            found.append(w.say(f"concern-no-{symbol}", n=int(limit(t, 0))))
    return found


def padlocks(t: Table, seat: int, w: Words) -> list[str]:
    """Cards in hand whose padlock somebody else must open, and what that costs (§10)."""
    found = []
    for card in t.hands[seat]:
        padlock = PADLOCK[card]
        if padlock >= 0 and not has_opener(t, seat, padlock):
            price = int(UNLOCK_PRICE if rival_opener(t, seat, padlock) else bank_price(t))
            args = {"card": card_name(SLUGS[card], w.lang), "opener": card_name(SLUGS[padlock], w.lang)}
            found.append(w.say("concern-padlock", price=price, **args))
    return sorted(set(found), key=found.index)[:MOST_PADLOCKS]

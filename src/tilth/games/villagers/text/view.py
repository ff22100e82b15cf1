"""What somebody at the table sees: all that lies open, and what follows from it by the rules."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from tilth.games.villagers.deck.event_effects import all_silver, silver_value
from tilth.games.villagers.rules.build import MOST_HIRES
from tilth.games.villagers.rules.facts import (
    BUILDERS,
    COUNTESS,
    FOOD,
    GOLD,
    HOLDS,
    HOLDS_AS_BOTTOM,
    KEYS,
    SILVER_COUNTS,
    SLUGS,
    SUIT,
    SUITS,
    TURNED,
)
from tilth.games.villagers.rules.table import BUILD_PART, HELD, Table
from tilth.games.villagers.rules.village import Village
from tilth.games.villagers.text import positions
from tilth.games.villagers.text.position_keys import SLOT_NAMES, STACK_NAMES
from tilth.games.villagers.text.table_words import card_words, face_slug

BRINGS = {"gold": GOLD, "food": FOOD, "builders": BUILDERS, "keys": KEYS}
SIDES = {int(TURNED): "food", int(COUNTESS) + 1: "blank"}


def view(t: Table, seat: int | None) -> dict[str, Any]:
    """What `seat` may know: the description without what is hidden from it, and the question if it is its own."""
    data = positions.describe(t)
    data["turn"] = t.game.voice.turn(t)
    data["question"] = None if t.over else {"seat": t.game.voice.seat_name(t.who), "asks": t.node().asks}
    own = seat is not None and t.who == seat
    if own:
        data["question"]["cause"] = t.game.voice.cause(t)
        data["question"]["choices"] = [t.game.voice.name(t, a) for a in t.legal()]
    for s, name in enumerate(t.game.voice.seats):
        hand = data[name].pop("hand")
        data[name]["hand_size"] = len(hand)
        if s == seat:
            data[name]["hand"] = hand
        elif t.game.backs_public:
            data[name]["hand"] = sorted((SUITS[SUIT[c]] for c in t.hands[s]), key=SUITS.index)
    for heap in [*STACK_NAMES, "reserve"]:
        stack = data[heap]  # the discard that one was made of lay open
        stack.pop("below", None)
        if not t.game.backs_public:
            stack["back"] = None
        if stack["returned"]:
            known = "" if seat is None else f"{t.game.voice.seats[seat]}:"
            stack["returned"] = [r if known and r.startswith(known) else r[:2] + "?" for r in stack["returned"]]
    data["road"] = [
        {"slot": slot, "card": SLUGS[t.road[k]] if t.road[k] >= 0 else "", "ducats": int(t.coins[k])}
        for k, slot in enumerate(SLOT_NAMES)
    ]
    for under, which in ((1, "first"), (-1, "second")):  # a market card lies under these stacks (§2.5)
        if data["market"][which] != "held":
            data[STACK_NAMES[under]]["market"] = which
    for s in range(t.game.villages):
        data[t.game.voice.village_name(s)] |= {"cards": cards(t, s), "sums": sums(t, s)}
    data["turn_state"]["most_hires"] = int(MOST_HIRES)
    data.pop("turn_state" if t.part != BUILD_PART else "", None)
    data["scores"] = {t.game.voice.village_name(s): t.game.voice.items(t, s) for s in range(t.game.villages)}
    return data


def cards(t: Table, s: int) -> list[dict[str, Any]]:
    """A village card by card: what each lies on (-1: on the table), what it brings while nothing covers it, and for how
    many further cards it has places."""
    found = []
    for i, (shown, usual, places) in enumerate(faces(t.villages[s])):
        brings = dict(usual)
        if "silver" in brings:
            brings["silver"] = int(silver_value(t, s, i))
        if places > 0 and s < t.game.seats:  # on her cards nothing is ever laid (§18.3)
            brings["places"] = places
        found.append({**shown, "brings": brings})
    return found


@lru_cache(positions.VILLAGES_KEPT)
def faces(village: Village) -> list[tuple[dict[str, Any], dict[str, int], int]]:
    """Of each card in a village: what is seen of it, what it brings wherever it lies, and how many places are left."""
    found = []
    laid = zip(village.cards, card_words(village), village.below, village.coins, village.kids)
    for face, word, below, coins, kids in laid:
        slug, side, brings, holds = face_facts(face, below < 0)
        lies = {"on": int(below), "coins": int(coins), "covered": bool(kids)}
        found.append(({"card": slug, "word": word, **lies, "side": side}, brings, holds - int(kids)))
    return found


@cache
def face_facts(face: int, bottom: bool) -> tuple[str, str, dict[str, int], int]:
    """Of a face: its card, its side, what it brings (silver depends on the village), how many cards it holds."""
    brings = {"silver": 0} if SILVER_COUNTS[face] else {}
    brings |= {key: int(table[face]) for key, table in BRINGS.items() if table[face]}
    return (
        face_slug(face),
        SIDES.get(int(face), ""),
        brings,
        int((HOLDS_AS_BOTTOM[face] if bottom else 0) or HOLDS[face]),
    )


def sums(t: Table, s: int) -> dict[str, int]:
    """What a village counts for now, and what it would have if the second market were held. The Countess has no use for
    food and builders."""
    village = t.villages[s]
    found = {"ducats": int(t.ducats[s]), "coins": int(village.all_coins()), "gold": int(village.gold)}
    found["silver"] = int(all_silver(t, s))
    found["standing"] = int(t.ducats[s]) if t.market2 == HELD else sum(found.values())
    return found | ({"food": int(village.food), "builders": int(village.builders)} if s < t.game.seats else {})

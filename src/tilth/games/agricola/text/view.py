"""What somebody at the table sees: all that lies open, and what follows from it by the rules."""

from __future__ import annotations

from typing import Any

from tilth.games.agricola.options import read_series, target
from tilth.games.agricola.rules import actions as m
from tilth.games.agricola.rules.facts import CARD_IDS
from tilth.games.agricola.rules.goods import CROPS, HARVEST
from tilth.games.agricola.rules.grid import count
from tilth.games.agricola.rules.layout import (
    CHILDREN,
    COOKS,
    FARM,
    FENCES,
)
from tilth.games.agricola.rules.packed import (
    laid_good,
    laid_number,
    laid_round,
    laid_seat,
)
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.text import positions
from tilth.games.agricola.text.farm_view import arrangement
from tilth.games.agricola.text.table_words import things_laid
from tilth.kernel.native import BIT


def view(t: Table, seat: int | None) -> dict[str, Any]:
    """What `seat` may know: the description without what is hidden from it, and the question if it is its own."""
    data = positions.describe(t)
    data["goods"] = list(t.game.goods)
    data["animals"] = [t.game.goods[good] for good in t.game.animals]
    data["turn"] = t.game.voice.turn(t)
    data["question"] = None if t.over else {"seat": t.game.voice.seat_name(t.who), "asks": t.node().asks}
    if seat is not None and t.who == seat:
        data["question"]["cause"] = t.game.voice.cause(t)
        data["question"]["choices"] = [t.game.voice.name(t, a) for a in t.legal()]
        if t.packs:
            data["pack"] = [CARD_IDS[card] for card in sorted(t.packs[seat])]
    data["rounds"] = rounds(t)
    data["mode"] = t.game.mode.name
    data["decks"] = {"occupations": len(t.decks[0]), "minors": len(t.decks[1])}
    if t.game.seats == 1:
        data["series"] = series(t)
    for s, name in enumerate(t.game.voice.seats):
        hand = data[name].pop("hand")
        data[name].update(shown(t, s))
        if s == seat:
            data[name]["hand"] = hand
    return data


def rounds(t: Table) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for entry in t.later:
        r, who = str(laid_round(entry)), t.game.voice.seats[laid_seat(entry)]
        good = things_laid(t.game)[laid_good(entry)]
        goods = found.setdefault(r, {}).setdefault(who, {})
        goods[good] = goods.get(good, 0) + int(laid_number(entry))
    return found


def shown(t: Table, s: int) -> dict[str, Any]:
    """Of one farm, what can be worked out from what lies open."""
    f = s * FARM
    sheet = t.game.voice.items(t, s)
    mine = [int(card) for card in t.hands[s]]
    places = t.places(s)
    kinds = int(places.kinds)
    caps = sorted(max(int(n) for n in places.sizes[kinds * i : kinds * (i + 1)]) for i in range(len(t.pastures[s])))
    return {
        "hand_size": len(mine),
        "hand_occupations": sum(1 for card in mine if t.game.occupation(card)),
        "hand_minors": sum(1 for card in mine if not t.game.occupation(card)),
        "fences": int(count(t.farms[f + FENCES])),
        "fences_left": int(t.fences_left(s)),
        "unused": int(t.unused(s)),
        "unused_cells": t.grid(s).names(t.free(s)),
        "capacity": caps,
        "arrangement": arrangement(t, s),
        "need": need(t, s),
        "births": births(t, s),
        "ways": ways(t, s),
        "goods_on_fields": {CROPS[crop]: int(t.crops_on_fields(s, crop)) for crop in (1, 2, 3)},
        "score": {**sheet, "total": sum(sheet.values())},
    }


def births(t: Table, s: int) -> dict[str, int]:
    """The young that animals would have at a harvest now, if there is room (§14.5)."""
    names = [t.game.goods[good] for good in t.game.animals]
    return {names[k]: int(t.births(s, k)) for k, n in enumerate(t.herd(s)) if n >= 2}


def ways(t: Table, s: int) -> list[dict[str, Any]]:
    """All that this seat can make food of at any time, with what it really gives."""
    rules = t.game
    return [
        {
            "move": t.game.voice.own_words[int(m.WAY) + w],
            "good": t.game.goods[rules.way_good[w]],
            "n": int(rules.way_n[w]),
            "food": int(t.way_yield(s, w)),
            "card": CARD_IDS[rules.way_card[w]] if rules.way_card[w] >= 0 else "",
        }
        for w in range(len(rules.way_good))
        if t.farms[s * FARM + COOKS] & BIT[w]
    ]


def need(t: Table, s: int) -> int:
    """Food for the family at the next harvest: children born before the round of the harvest have grown up."""
    if HARVEST[t.round]:
        return int(t.need(s))
    later = t.copy()
    later.farms[s * FARM + CHILDREN] = 0
    return int(later.need(s))


def series(t: Table) -> dict[str, Any]:
    """Where a solo series stands (§19)."""
    options = t.game.voice.options
    game, food, permanent = read_series(options["series"]) if options["series"] else (1, 0, [])
    score = sum(t.game.voice.items(t, 0).values())
    won = score >= target(game)
    found: dict[str, Any] = {"game": game, "target": target(game), "food": food, "permanent": permanent}
    found["won"] = won
    if won or options["solo_retry"]:
        found["next"] = {
            "game": game + 1 if won else game,
            "food": (score - target(game)) // 2 if won else food,
            "target": target(game + 1 if won else game),
            "choose": [CARD_IDS[c] for c in t.played[0] if t.game.occupation(c) and CARD_IDS[c] not in permanent]
            if won
            else [],
        }
    return found


def sequels(t: Table) -> dict[str, dict[str, Any]]:
    """The next game of a series that was won (§19): one for each occupation that may become permanent. One that was
    lost is played again, where that is allowed (§19.7)."""
    state = series(t) if t.over and t.game.seats == 1 and t.game.mode.series else {}
    if "next" not in state:
        return {}
    if not state["won"]:
        return {"again": {}}
    kept, coming = state["permanent"], state["next"]
    return {
        slug or "next": {
            "series": {
                "game": coming["game"],
                "food": coming["food"],
                "permanent": [*kept, *([slug] if slug else [])],
            },
            "round_cards": "random",
            "hand": "random",
        }
        for slug in coming["choose"] or [""]
    }

"""What somebody at the table sees: all that lies open, and what follows from it by the rules."""

from __future__ import annotations

from typing import Any

from tilth.games.agricola.options import read_series, target
from tilth.games.agricola.rules import actions as m
from tilth.games.agricola.rules import scoring
from tilth.games.agricola.rules.card_play import needs_lack
from tilth.games.agricola.rules.facts import CARD_IDS
from tilth.games.agricola.rules.goods import CROPS, FOOD, GRAIN, HARVEST, VEGETABLE, next_harvest
from tilth.games.agricola.rules.grid import MOST_STABLES, cells_in, count
from tilth.games.agricola.rules.layout import (
    BREEDING,
    CHILDREN,
    COOKS,
    FARM,
    FENCES,
    FIELD_PHASE,
    HOME,
    PEOPLE,
    SOWN,
    STABLES,
    WORK,
)
from tilth.games.agricola.rules.packed import (
    laid_good,
    laid_number,
    laid_round,
    laid_seat,
)
from tilth.games.agricola.rules.payments import can_pay_card
from tilth.games.agricola.rules.spaces import TAGS
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.text import positions
from tilth.games.agricola.text.arrangement import arrangement, sheltered
from tilth.games.agricola.text.table_words import goods_of, things_laid
from tilth.kernel.core import CANNOT_PAY, OK
from tilth.kernel.native import BIT, i64, vec


def view(t: Table, seat: int | None) -> dict[str, Any]:
    """What `seat` may know: the description without what is hidden from it, and the question if it is its own."""
    data = positions.describe(t)
    data["goods"] = list(t.game.goods)
    data["card_kinds"] = list(t.game.card_keys)
    data["animals"] = [t.game.goods[good] for good in t.game.animals]
    data["turn"] = t.game.voice.turn(t)
    data["question"] = None if t.over else {"seat": t.game.voice.seat_name(t.who), "asks": t.node().asks}
    if seat is not None and t.who == seat:
        data["question"]["cause"] = t.game.voice.cause(t)
        data["question"]["choices"] = [t.game.voice.name(t, a) for a in t.legal()]
    if seat is not None and t.packs:
        data["pack"] = [CARD_IDS[card] for card in sorted(t.packs[seat])]
    data["rounds"] = rounds(t)
    data |= board(t)
    data["mode"] = t.game.mode.name
    data["decks"] = {"occupations": len(t.decks[0]), "minors": len(t.decks[1])}
    if t.game.seats == 1:
        data["series"] = series(t)
    for s, name in enumerate(t.game.voice.seats):
        hand = data[name].pop("hand")
        data[name].update(shown(t, s))
        data[name].update(farmyard(t, s, data[name]["arrangement"]))
        if s == seat:
            data[name]["hand"] = hand
            data[name]["lacking"] = lacking(t, s)
            data[name]["harvest"] = harvest(t, s, data["harvest"], data[name])
    return data


def board(t: Table) -> dict[str, Any]:
    """The action board: its printed spaces, what lies on each (of goods that gather there, none as well), who stands on
    it, and when the next harvest is."""
    slugs, seats = t.game.space_slugs, t.game.voice.seats
    return {
        "board": [slug for space, slug in enumerate(slugs) if t.game.at_start & BIT[space]],
        "covered": covered(t),
        "heaps": {
            slug: dict(gathers) if t.bare(space) else gathers | goods_of(t.game, t.lying(space))
            for space, (slug, gathers) in enumerate(zip(slugs, t.game.voice.gathers))
            if gathers or not t.bare(space)
        },
        "standing": {
            slug: [seat for s, seat in enumerate(seats) for k in range(t.people_on(space, s))]
            for space, slug in enumerate(slugs)
            if t.taken[space]
        },
        "newborn": newborn(t),
        "harvest": harvest_ahead(t),
    }


def harvest_ahead(t: Table) -> dict[str, int] | None:
    """The next harvest: its round, and in how many rounds it is."""
    ahead = int(next_harvest(max(1, int(t.round))))
    waits = 0 if FIELD_PHASE <= t.phase <= BREEDING else ahead - max(1, int(t.round)) + 1
    return {"round": ahead, "in": waits} if ahead else None


def newborn(t: Table) -> dict[str, list[str]]:
    """On which spaces children stand beside their parents (§8.4)."""
    found: dict[str, list[str]] = {}
    for s, seat in enumerate(t.game.voice.seats):
        left = int(t.farms[s * FARM + CHILDREN]) if t.phase == WORK else 0
        for slug in TAGS["growth"]:
            if left and t.people_on(t.game.space_slugs.index(slug), s):
                found.setdefault(slug, []).append(seat)
                left -= 1
    return found


def farmyard(t: Table, s: int, animals: list[dict[str, Any]]) -> dict[str, Any]:
    """Of one farm, what drawings show: who is at home, where fences and animals stand, what counts for points."""
    f, grid = s * FARM, t.grid(s)
    grown = int(t.farms[f + PEOPLE] - t.farms[f + CHILDREN])
    home = (int(t.farms[f + HOME]) if t.phase == WORK and not t.over else grown) - int(t.resting(s))
    counts = {item: int(scoring.counted(t, s, k)) for k, item in enumerate(scoring.ITEMS)}
    return {
        "cells": grid.words,
        "closed_cells": grid.names(t.barred(s)),
        "covers": covers(t, s),
        "fence_edges": grid.edge_words(t.farms[f + FENCES]),
        "stables_left": int(MOST_STABLES - count(t.farms[f + STABLES])),
        "holds": dict(sorted(zip(map(grid.shape_word, t.pastures[s]), capacities(t, s)), key=lambda row: row[1])),
        "housed": sheltered(t, s, animals),
        "family": int(t.farms[f + PEOPLE]),
        "indoors": {"adult": home, "child": int(t.farms[f + CHILDREN]) if home >= grown else 0},
        "on_cards": on_cards(t, s),
        "amounts": {item: n for item, n in counts.items() if n >= 0},
    }


def covered(t: Table) -> list[str]:
    """The cards of the display that lie beneath others."""
    there = t.display & ~t.for_sale()
    return [CARD_IDS[card] for place, card in enumerate(t.game.sold) if there & BIT[place]] if there else []


def covers(t: Table, s: int) -> dict[str, list[str]]:
    """What lies on cells besides rooms, fields and stables."""
    found: dict[str, list[str]] = {}
    for k, thing in enumerate(t.game.covers):
        for cell in t.grid(s).names(t.lying_on(s, k)):
            found.setdefault(cell, []).append(thing)
    return found


def capacities(t: Table, s: int) -> list[int]:
    """How many animals each pasture holds, of the kind of which it holds most (§11.2)."""
    places = t.places(s)
    kinds = int(places.kinds)
    return [max(int(n) for n in places.sizes[kinds * i : kinds * (i + 1)]) for i in range(len(t.pastures[s]))]


def on_cards(t: Table, s: int) -> dict[str, dict[str, int]]:
    """What lies on the cards of a seat: goods, and what grows there."""
    found = {CARD_IDS[card]: goods_of(t.game, t.stored(card)) for card in t.played[s]}
    for plot in cells_in(t.farms[s * FARM + SOWN]):
        if plot >= t.game.card_plots:
            there, crop = found[CARD_IDS[t.game.plot_cards[plot]]], CROPS[t.crop(s, plot)]
            there[crop] = there.get(crop, 0) + int(t.left(s, plot))
    return {card: goods for card, goods in found.items() if goods}


def harvest(t: Table, s: int, ahead: dict[str, int] | None, farm: dict[str, Any]) -> dict[str, Any] | None:
    """How a seat stands before the next harvest: food that is needed, there, and could be made; crops and young."""
    if ahead is None:
        return None
    now = ahead["in"] == 0
    crops: dict[str, int] = {}
    for plot in cells_in(t.farms[s * FARM + SOWN]) if not now or t.phase == FIELD_PHASE else ():
        crop = CROPS[t.crop(s, plot)]
        crops[crop] = crops.get(crop, 0) + 1
    newborn, homeless = housed_young(t, s) if t.phase != BREEDING else ({}, {})
    return {
        "in": ahead["in"],
        "need": farm["need"],
        "food": farm["food"],
        "coming": coming(t, s, ahead["round"]),
        "sources": sources(t, s, farm["ways"], crops, now),
        "crops": crops,
        "newborn": newborn,
        "homeless": homeless,
    }


def coming(t: Table, s: int, until: int) -> int:
    """Food that lies ready for a seat and is handed out before the harvest of this round."""
    laid = (entry for entry in t.later if laid_seat(entry) == s and laid_good(entry) == FOOD)
    return sum(int(laid_number(entry)) for entry in laid if laid_round(entry) <= until)


def harvest_next(t: Table, s: int) -> dict[str, Any] | None:
    """How a seat stands before the harvest at the end of this round; None, if there is none."""
    ahead = harvest_ahead(t)
    if ahead is None or ahead["in"] != 1:
        return None
    return harvest(t, s, ahead, {"need": need(t, s), "food": int(t.farms[s * FARM + FOOD]), "ways": ways(t, s)})


def sources(t: Table, s: int, ways_: list[dict[str, Any]], crops: dict[str, int], now: bool) -> list[dict[str, Any]]:
    """What could become food, each unit once: first where it gives most. Cards used in this harvest are used up."""
    found = []
    cards = [t.game.card(number) for number in t.played[s]]
    crafts = [card for card in sorted(cards, key=lambda card: t.game.occupation(card.number)) if card.craft_good >= 0]
    for good, name in enumerate(t.game.goods[1:], start=1):
        here = int(t.farms[s * FARM + good]) + (crops.get(name, 0) if good in (GRAIN, VEGETABLE) else 0)
        uses = [(way["food"], way["n"], here, way["card"], way["move"]) for way in ways_ if way["good"] == name]
        for card in crafts:
            if card.craft_good == good:
                most = int(card.craft_limit) - (int(t.used[card.number]) if now else 0)
                uses.append((int(card.craft_food), 1, most, card.slug, f"craft {card.slug}"))
        for food, n, most, slug, move in sorted(uses, key=lambda use: -use[0] / use[1]):
            times = min(most, here // n)
            if times > 0:
                here -= times * n
                found.append({"what": name, "per": n, "count": times, "food": food, "card": slug, "move": move})
    return found


def lacking(t: Table, s: int) -> dict[str, str]:
    """Cards of a hand that could not be played even by an action that plays them, each with the code of the reason."""
    taught = [node for space, node in t.game.voice.taught if t.open & BIT[space]]
    found = {}
    for number in t.hands[s]:
        card = t.game.card(number)
        if t.game.occupation(number):
            lacks = [int(node.lack(t, s, number)) for node in taught]
            reason = OK if OK in lacks else min(lacks, default=int(CANNOT_PAY))
        else:
            reason = int(needs_lack(t, s, card))
            if reason == OK and not can_pay_card(t, s, card, 0):
                reason = int(CANNOT_PAY)
        if reason != OK:
            found[card.slug] = str(t.game.voice.reason(reason).code)
    return found


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
    occupations = sum(map(bool, map(t.game.occupation, t.hands[s])))
    return {
        "hand_size": len(t.hands[s]),
        "hand_occupations": occupations,
        "hand_minors": len(t.hands[s]) - occupations,
        "fences": int(count(t.farms[f + FENCES])),
        "fences_left": int(t.fences_left(s)),
        "unused": int(t.unused(s)),
        "unused_cells": t.grid(s).names(t.free(s)),
        "capacity": sorted(capacities(t, s)),
        "arrangement": arrangement(t, s),
        "need": need(t, s),
        "births": births(t, s),
        "ways": ways(t, s),
        "goods_on_fields": {CROPS[crop]: int(t.crops_on_fields(s, crop)) for crop in (1, 2, 3)},
        "score": {**sheet, "total": sum(sheet.values())},
        **t.game.voice.besides(t, s),
    }


def births(t: Table, s: int) -> dict[str, int]:
    """The young that animals would have at a harvest now, if there is room (§14.5)."""
    names = [t.game.goods[good] for good in t.game.animals]
    return {names[k]: int(t.births(s, k)) for k, n in enumerate(t.herd(s)) if n >= 2}


def housed_young(t: Table, s: int) -> tuple[dict[str, int], dict[str, int]]:
    """The young for which there is room as the farm is now, and those for which there is none."""
    herd, born, homeless = [int(n) for n in t.herd(s)], {}, {}
    for k, good in enumerate(t.game.animals):
        young = lacking = int(t.births(s, k))
        while lacking and t.houses(
            s, vec[i64]([n + (young - lacking + 1) * (kind == k) for kind, n in enumerate(herd)])
        ):
            lacking -= 1
        herd[k] += young - lacking
        if young > lacking:
            born[t.game.goods[good]] = young - lacking
        if lacking:
            homeless[t.game.goods[good]] = lacking
    return born, homeless


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


def target_alone(t: Table) -> int | None:
    """Points to reach alone: those of this game of a series (§19.6), or of the mode; None: it names none."""
    mode = t.game.mode
    if not mode.series:
        return mode.target or None
    text = t.game.voice.options["series"]
    return target(read_series(text)[0] if text else 1)


def series(t: Table) -> dict[str, Any]:
    """Where a solo series stands (§19), or a game alone that has a target and no series."""
    options, mode = t.game.voice.options, t.game.mode
    score = sum(t.game.voice.items(t, 0).values())
    if mode.target and not mode.series:
        return {"target": mode.target, "won": score >= mode.target}
    game, food, permanent = read_series(options["series"]) if options["series"] else (1, 0, [])
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

"""What somebody at the table sees: all that lies open, and what follows from it by the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tilth.games.hallertau.rules import scoring
from tilth.games.hallertau.rules.facts import FACTS
from tilth.games.hallertau.rules.goods import BUILDINGS, GOODS, LAST
from tilth.games.hallertau.rules.layout import (
    BOULDERS,
    BUILT,
    COLUMNS,
    DECKS,
    DONE,
    FARM,
    FIELDS,
    FLOCK,
    MASK,
    ROW,
    SHEEP,
    STABLES,
    TWICE,
    TWO,
    WINDOW,
    WORKERS,
)
from tilth.games.hallertau.rules.spaces import SPACE_IDS
from tilth.games.hallertau.rules.table import Table
from tilth.games.hallertau.text import planning, positions
from tilth.games.hallertau.text.table_words import PLACES, field_text
from tilth.kernel.native import i64, vec


def view(t: Table, seat: int | None) -> dict[str, Any]:
    """What `seat` may know: the description without what is hidden from it, and the question if it is its own."""
    data = positions.describe(t)
    data["turn"] = t.game.voice.turn(t)
    data["with_cards"] = bool(t.game.with_cards)
    data["spaces"] = {name: space(t, s) for s, name in enumerate(SPACE_IDS)}
    data["takes"] = planning.takes(t)
    data["quadrants"] = [quadrant_word(t.game.clears[card - 1]) for card in data["quadrant_cards"]]
    data["question"] = None if t.over else {"seat": t.game.voice.seat_name(t.who), "asks": t.node().asks}
    if seat is not None and t.who == seat:
        data["question"]["cause"] = t.game.voice.cause(t)
        data["question"]["choices"] = [t.game.voice.name(t, a) for a in t.legal()]
    known = "" if seat is None else f"{t.game.voice.seats[seat]}:"
    data["out"] = sorted(word if ":" not in word or (known and word.startswith(known)) else word[:2] + "?"
                         for word in data["out"])  # fmt: skip
    for s, name in enumerate(t.game.voice.seats):
        hand = data[name].pop("hand")
        data[name].update(shown(t, s))
        data[name].update(farm(t, s))
        if s == seat:
            data[name]["hand"] = hand
            data[name]["playable"] = planning.playable(t, s)
            data[name]["planner"] = planning.planner(t, s)
            data[name]["route"] = planning.route(t, s)
        else:
            data[name].pop("ask")
    return data


def shown(t: Table, s: int) -> dict[str, Any]:
    """Of one farm, what can be worked out from what lies open."""
    sheet = t.game.voice.items(t, s)
    alone = {"goal": goal(t, sum(sheet.values()))} if t.game.seats == 1 else {}
    decks = [t.card(entry // MASK).deck for entry in t.hands[s]]
    return {
        "sheep_total": int(t.farms[s * FARM + FLOCK]),
        "cc": int(t.center(s)),
        "window": int(t.farms[s * FARM + WINDOW]),
        "hand_size": len(decks),
        "hand_decks": {deck: decks.count(d) for d, deck in enumerate(DECKS)},
        "waiting": positions.waiting_cards(t, s),
        "stable_cards": positions.stable_rounds(t),
        "income": planning.income(t, s),
        "score": {**sheet, "total": sum(sheet.values())},
        "remainder": int(scoring.rest(t, s) % scoring.RESTS),
        **alone,
    }


def goal(t: Table, total: int) -> str:
    """How a solo game went (§12.2)."""
    if total > scoring.outstanding(t):
        return "outstanding"
    return "reached" if total >= scoring.goal(t) else "missed"


def space(t: Table, s: int) -> dict[str, Any]:
    """An action space: its quadrant, the workers in each row from below, and how many the next use takes (0: full)."""
    rows, free = int(t.game.rows[s]), int(t.lowest_row(s))
    return {
        "quadrant": int(t.game.quadrants[s]) + 1,
        "rows": [int(t.workers[3 * s + row]) for row in range(rows)],
        "next": free + 1 if free < rows else 0,
    }


def quadrant_word(clears: Sequence[vec[i64]]) -> str:
    """The quadrants that a card clears: `1+2/3`, one of those between slashes by chance."""
    return "+".join("/".join(str(int(q) + 1) for q in part) for part in clears)


def farm(t: Table, s: int) -> dict[str, Any]:
    """Of one farm, what drawings show: fields, sheep, buildings, boulders, symbols, the window of the center."""
    f = s * FARM
    first = int(scoring.first_symbol(t, s))
    built = {name: int(t.farms[f + BUILT + b]) for b, name in enumerate(BUILDINGS)}
    stones = {name: [int(t.farms[f + BOULDERS + 2 * b + k]) for k in (0, 1)] for b, name in enumerate(BUILDINGS)}
    points = [int(n) for n in t.game.values if n]
    workers = len(WORKERS) - len(points)
    return {
        "land": [field(int(code)) for code in t.farms[f + FIELDS : f + FIELDS + COLUMNS] if code],
        "flocks": {PLACES[k]: int(t.farms[f + SHEEP + k + 1]) for k in range(STABLES)},
        "houses": {
            name: {
                "at": at,
                "boulders": [{"at": at, "number": k + 1} for k, at in enumerate(stones[name]) if at <= LAST],
                "symbol_points": int(scoring.SYMBOL_POINTS) * max(0, at - first),
            }
            for name, at in built.items()
        },
        "symbols": list(range(first, LAST)),
        "track": {"values": [*map(int, WORKERS[:workers]), *points], "points_from": workers},
        "other_income": [one for card in t.played[s] for one in FACTS[card]["income"] if "get" not in one],
    }


def field(code: int) -> dict[str, Any]:
    """A field as its word says: the row, what grows there and how much, and how it will be or was harvested."""
    content = code % int(ROW)
    two = content >= TWO
    good = content - int(TWO) if two else content - 1
    return {
        "word": field_text(code).rstrip("*"),
        "row": code % int(DONE) // int(ROW),
        "good": GOODS[good] if content else "",
        "units": 2 if two else 1 if content else 0,
        "harvested": bool(code & DONE),
        "double": bool(code & TWICE),
    }

"""Positions as text and back: fields, sheep, buildings and rows as short words, everything else as keys and values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from tilth.games.hallertau.options import MODES
from tilth.games.hallertau.rules.facts import CARD_IDS
from tilth.games.hallertau.rules.goods import BUILDINGS, GOODS, OFF, ROUNDS
from tilth.games.hallertau.rules.layout import (
    ASKED,
    BOULDERS,
    BUILT,
    COLUMNS,
    DECKS,
    EXHAUSTED,
    FARM,
    FARMYARD,
    FIELDS,
    FINAL,
    INCOMES,
    JEWEL,
    MASK,
    POOL,
    ROW,
    SHEEP,
    TOOL,
    URGENT,
    WINDOW,
)
from tilth.games.hallertau.rules.packed import card_at_work, held_card, waits_for, waits_with
from tilth.games.hallertau.rules.quantities import next_card
from tilth.games.hallertau.rules.rulebook import HallertauRules
from tilth.games.hallertau.rules.spaces import SPACE_IDS
from tilth.games.hallertau.rules.table import Table
from tilth.games.hallertau.text.position_checks import (
    check_board,
    check_cards,
    check_farm,
    check_phase,
    check_workers,
    quadrants_left,
    reserved,
)
from tilth.games.hallertau.text.position_keys import MARKS, NUMBERS, STATE, table_keys
from tilth.games.hallertau.text.saved_stacks import HallertauFrames
from tilth.games.hallertau.text.table_words import (
    PLACES,
    boulder_text,
    fields_text,
    out_word,
    rows_text,
    sheep_text,
)
from tilth.kernel.core import Node
from tilth.kernel.errors import BadPosition
from tilth.kernel.native import BIT, i64, vec

if TYPE_CHECKING:
    from tilth.games.hallertau import Hallertau

# -- words -----------------------------------------------------------------------------------------------------------


# -- writing ---------------------------------------------------------------------------------------------------------


def describe(t: Table) -> dict[str, Any]:
    """Everything on the table."""
    seats = t.game.voice.seats
    data: dict[str, Any] = {
        "round": int(t.round),
        "phase": phase_name(t),
        "first": seats[t.starter],
        "board": {space: rows_text(t, s) for s, space in enumerate(SPACE_IDS)},
        "decks": {deck: int(t.piles[d]) for d, deck in enumerate(DECKS)},
        "quadrant_cards": [q + 1 for q in range(6) if t.quads & BIT[q]],
        "out": sorted(out_word(t, entry) for entry in t.out),
    }
    for s, seat in enumerate(seats):
        data[seat] = farm_data(t, s)
    return data


def phase_name(t: Table) -> int | str:
    return "final" if t.phase == FINAL else int(t.phase)


def farm_data(t: Table, s: int) -> dict[str, Any]:
    f = s * FARM
    data: dict[str, Any] = {good: int(t.farms[f + k]) for k, good in enumerate(GOODS)}
    data["jewels"] = int(t.farms[f + JEWEL])
    data["tools"] = int(t.farms[f + TOOL])
    data["exhausted"] = int(t.farms[f + EXHAUSTED])
    data["pool"] = int(t.farms[f + POOL])
    data["fields"] = fields_text(t, s)
    data["sheep"] = sheep_text(t, s)
    data["buildings"] = "/".join(str(int(t.farms[f + BUILT + b])) for b in range(len(BUILDINGS)))
    data["boulders"] = {
        name: [boulder_text(t.farms[f + BOULDERS + 2 * b + k]) for k in (0, 1)] for b, name in enumerate(BUILDINGS)
    }
    data["hand"] = [CARD_IDS[entry // MASK] for entry in t.hands[s]]
    data["played"] = [CARD_IDS[card] for card in t.played[s]]
    data["ask"] = MODES[t.farms[f + ASKED]]
    return data


def saved(t: Table) -> dict[str, Any]:
    """What a position needs besides to go on exactly as it stands."""
    data: dict[str, Any] = {
        "state": {name: int(getattr(t, name)) for name in STATE},
        "waits": [int(entry) for entry in t.waits],
        "fresh": [int(entry) for entry in t.fresh],
    }
    for s, seat in enumerate(t.game.voice.seats):
        f = s * FARM
        data[seat] = {name: int(t.farms[f + at]) for name, (at, _) in NUMBERS.items() if t.farms[f + at]}
        marks = {name: [int(t.farms[f + at + k]) for k in range(n)] for name, (at, n) in MARKS.items()}
        data[seat]["marks"] = {name: row for name, row in marks.items() if any(row)}
        data[seat]["declined"] = [int(entry % MASK) for entry in t.hands[s]]
        columns = [c for c in range(COLUMNS) if t.farms[f + FIELDS + c]]
        if columns and columns[-1] >= len(columns):  # a card that works may mean one of them (R18)
            data[seat]["columns"] = columns
    return data


# -- reading ---------------------------------------------------------------------------------------------------------


def place(game: Hallertau, data: Mapping[str, Any], patient: bool = False) -> Table:
    """A position from its plain data."""
    rules = game.rules
    assert isinstance(rules, HallertauRules)
    seats = game.voice.seats
    saved = isinstance(data, Mapping) and data.get("stack") is not None
    data = table_keys(rules, seats, saved).read(data, "")
    t = Table(rules)
    t.patient = patient
    t.phase = FINAL if data.get("phase") == "final" else data.get("phase", 4)
    t.round = data.get("round", ROUNDS if t.phase == FINAL else 1)
    t.starter = seats.index(data.get("first", seats[0]))
    for space, rows in data.get("board", {}).items():
        for r, n in enumerate(rows):
            t.workers[SPACE_IDS.index(space) * 3 + r] = n
    t.taken_off = t.phase > 2 or bool(t.phase == 2 and data.get("done")) or before_the_round(t)
    for s, seat in enumerate(seats):
        read_farm(t, s, seat, data.get(seat, {}))
    read_cards(t, data, seats)
    check_phase(t)
    if saved:
        restore(game, t, data)
    else:
        check_workers(t)
        stand(game, t, data)
    phases = game.root.parts[2].parts[0]
    read_piles(t, data, phases)
    check_board(t)
    for s, seat in enumerate(seats):
        check_farm(t, s, seat)
    check_cards(t, phases)
    if saved:
        HallertauFrames(game.root, rules).check(t)
    t.advance()
    return t


def read_farm(t: Table, s: int, seat: str, data: Mapping[str, Any]) -> None:
    f = s * FARM
    for k, good in enumerate(GOODS):
        t.farms[f + k] = data.get(good, 0)
    t.farms[f + JEWEL] = data.get("jewels", 0)
    t.farms[f + TOOL] = data.get("tools", 0)
    t.farms[f + EXHAUSTED] = data.get("exhausted", 0)
    fields = data.get("fields", [row * int(ROW) for row in (2, 3, 4)])
    columns = data.get("columns", list(range(len(fields))))
    if len(columns) != len(fields) or len(set(columns)) < len(columns):
        raise BadPosition(f"{seat}.columns", f"expected a column for each of the {len(fields)} fields, like [0, 2]")
    for c, code in zip(columns, fields, strict=True):
        t.farms[f + FIELDS + c] = code
    for at, n in data.get("sheep", {}).items():
        t.farms[f + SHEEP + 1 + PLACES.index(at)] = n
    for b, position in enumerate(data.get("buildings", [])):
        t.farms[f + BUILT + b] = position
    t.set_boulders(s)
    for name, pair in data.get("boulders", {}).items():
        if len(pair) != 2:
            raise BadPosition(f"{seat}.boulders.{name}", f"{pair}: two boulders, like [4, 6] or [9, off]")
        for k, at in enumerate(pair):
            t.farms[f + BOULDERS + 2 * BUILDINGS.index(name) + k] = OFF if at == "off" else at
    t.farms[f + ASKED] = MODES.index(data["ask"]) if "ask" in data else t.game.ask
    for name, (at, _) in NUMBERS.items():
        t.farms[f + at] = data.get(name, 0)
    for name, row in data.get("marks", {}).items():
        for k, n in enumerate(row):
            t.farms[f + MARKS[name][0] + k] = n
    t.count_fields(s)
    t.count_sheep(s)
    t.move_building(s, 0, 0)
    t.farms[f + POOL] = data.get("pool", int(t.farms[f + WINDOW]) if t.phase == 4 else 0)


def read_cards(t: Table, data: Mapping[str, Any], seats: list[str]) -> None:
    """Cards out of the game, in hand and face up, each in one place only."""
    lies: dict[int, str] = {}

    def lay(card: int, where: str) -> int:
        if card in lies:
            raise BadPosition(where, f"card {CARD_IDS[card]} is there once, and it lies in {lies[card]} already (§1.1)")
        lies[card] = where
        return card

    t.out = vec[i64](data.get("out", []))
    for entry in t.out:
        lay(int(held_card(entry)), "out")
    for s, seat in enumerate(seats):
        farm = data.get(seat, {})
        hand = [lay(card, f"{seat}.hand") for card in farm.get("hand", [])]
        played = [lay(card, f"{seat}.played") for card in farm.get("played", [])]
        declined = farm.get("declined", [0] * len(hand))
        if len(declined) != len(hand):
            raise BadPosition(f"{seat}.declined", f"{len(declined)} numbers for {len(hand)} cards")
        t.hands[s] = vec[i64](sorted(card * int(MASK) + mask for card, mask in zip(hand, declined, strict=True)))
        t.farms[s * FARM + URGENT] = sum(1 for card in hand if t.card(card).fleeting)
        t.played[s] = vec[i64](played)
        for card in played:
            t.counts[s * 4 + t.card(card).deck] += 1
    for d in range(len(DECKS)):
        t.unseen[d] = vec[i64]([card for card in t.game.deck_cards[d] if card not in lies])


def read_piles(t: Table, data: Mapping[str, Any], phases: Node) -> None:
    """What is left to draw: of the decks, and of the quadrant cards."""
    for d, deck in enumerate(DECKS):
        left = len(t.unseen[d]) - (reserved(t, phases) if d == FARMYARD and t.game.with_cards else 0)
        t.piles[d] = data.get("decks", {}).get(deck, max(0, left))
    left = quadrants_left(t, phases) if t.game.quadrant_cards else 0
    cards = data.get("quadrant_cards", range(1, left + 1))
    t.quads = sum(int(BIT[q - 1]) for q in set(cards))
    if len(set(cards)) < len(cards):
        raise BadPosition("quadrant_cards", "each of the six is there once (§1.1)")


def before_the_round(t: Table) -> bool:
    """Does the number of the round rise only after this phase (R12)?"""
    return t.game.round_in_phase2 and t.phase == 1


# -- where the game stands -------------------------------------------------------------------------------------------


def restore(game: Hallertau, t: Table, data: Mapping[str, Any]) -> None:
    for name, value in data.get("state", {}).items():
        kind = type(getattr(t, name))
        setattr(t, name, kind(value))
    t.waits = vec[i64](data.get("waits", []))
    t.fresh = vec[i64](data.get("fresh", []))
    game.restore_frames(t, data["stack"])


def stand(game: Hallertau, t: Table, data: Mapping[str, Any]) -> None:
    """Stand at the beginning of the phase, or with `done` behind what it does by itself."""
    root = game.root
    rounds = root.parts[2]
    phases = rounds.parts[0]
    if t.phase == FINAL:
        t.push(root, 0, 5, 0)
        t.push(root.parts[4], 0, 0, 0)
        return
    t.push(root, 0, 3, 0)
    t.push(rounds, 0, 1, 0)
    t.push(phases, 0, int(t.phase), 0)
    part = phases.parts[t.phase - 1]
    if t.phase in (3, 10):  # those phases that are not always held
        part = part.parts[0]
    done = bool(data.get("done"))
    for s in range(t.game.seats):
        if t.phase == 3:
            t.farms[s * FARM + INCOMES] = sum(1 for card in t.played[s] if t.card(card).income is not None)
    if t.phase == 4 and not done:
        t.push(part, 0, 2, 0)
        seats = t.game.voice.seats
        t.push(part.parts[1], seats.index(data.get("turn", data.get("first", seats[0]))), 1, 0)
        return
    last = len(part.parts) - 1
    t.push(part, 0, len(part.parts) if done else 1, 0)
    if done and t.phase == 4:
        t.push(part.parts[1], int(t.starter), 1, 0)
    elif done:
        t.push(part.parts[last], 0, 0, 0)


def waiting_cards(t: Table, s: int) -> list[str]:
    return [CARD_IDS[card_at_work(waits_with(entry))] for entry in t.waits if waits_for(entry) == s]


def stable_rounds(t: Table) -> list[int]:
    return list(range(int(next_card(t)), ROUNDS + 1))


__all__ = [
    "describe",
    "place",
    "rows_text",
    "saved",
    "stable_rounds",
    "waiting_cards",
]

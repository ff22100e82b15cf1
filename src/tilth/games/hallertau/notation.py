"""Positions as text and back: fields, sheep, buildings and rows as short words, everything else as keys and values."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from tilth.games.hallertau.cards import CARD_IDS, FACTS
from tilth.games.hallertau.effects import SOLE
from tilth.games.hallertau.goods import BUILDINGS, GOODS, LAST, OFF, ROUNDS
from tilth.games.hallertau.layout import (
    ADVANCED,
    ASKED,
    BOULDERS,
    BUILT,
    CHOOSY,
    COLUMNS,
    DECKS,
    DONE,
    EXHAUSTED,
    FARM,
    FARMYARD,
    FIELDS,
    FINAL,
    HARVESTED,
    INCOMES,
    JEWEL,
    JUST_CARD,
    JUST_JEWEL,
    JUST_SPACE,
    JUST_SWAP,
    JUST_TOOLS,
    MASK,
    OATH,
    PHASE_TOOLS,
    POOL,
    RESET,
    ROW,
    SHEEP,
    SNAPSHOT,
    STABLES,
    TOOL,
    TWICE,
    TWO,
    URGENT,
    WINDOW,
)
from tilth.games.hallertau.moves import POSITIONS
from tilth.games.hallertau.options import MODES
from tilth.games.hallertau.quantities import next_card
from tilth.games.hallertau.spaces import SPACE_IDS
from tilth.games.hallertau.table import HallertauRules, Table
from tilth.kernel.errors import BadPosition
from tilth.kernel.native import BIT, append, i64, vec

if TYPE_CHECKING:
    from tilth.games.hallertau import Hallertau

LETTERS = "ebfhrimkwc"  # empty, then the nine goods
FIELD = re.compile(r"^([2-5])([ebfhrimkwc])(2?)('?)(\*?)$")
PLACES = ["1", "2", "3", "4", "5", "6", "S"]  # of sheep: the farmyard cards of the rounds, the stable
# Numbers of a farm that only a saved position needs.
MARKS = {
    "advanced": ADVANCED, "harvested": HARVESTED,
}  # fmt: skip
NUMBERS = {
    "exhausted": EXHAUSTED, "phase_tools": PHASE_TOOLS, "just_jewel": JUST_JEWEL, "just_card": JUST_CARD,
    "just_space": JUST_SPACE, "just_tools": JUST_TOOLS, "just_swap": JUST_SWAP, "snapshot": SNAPSHOT, "oath": OATH,
    "reset": RESET, "choosy": CHOOSY, "incomes": INCOMES,
}  # fmt: skip
STATE = (
    "inside",
    "paying",
    "using",
    "user",
    "replaced",
    "exchanged",
    "active",
    "placed",
    "removed",
    "taken_off",
    "reaped",
)
TABLE_KEYS = {
    "round", "phase", "done", "first", "turn", "order", "board", "decks", "quadrant_cards", "out", "waits", "fresh",
    "stack", "state", "seats", "over",
}  # fmt: skip
FARM_KEYS = {
    *GOODS, "jewels", "tools", "pool", "fields", "sheep", "buildings", "boulders", "hand", "declined", "played", "ask",
    "columns", "marks", *NUMBERS,
}  # fmt: skip


# -- words -----------------------------------------------------------------------------------------------------------


def field_text(code: int) -> str:
    content = code % ROW
    good = content - TWO + 1 if content >= TWO else content
    marks = ("'" if code & DONE else "") + ("*" if code & TWICE else "")
    return f"{code % DONE // ROW}{LETTERS[good]}{'2' if content >= TWO else ''}{marks}"


def read_field(word: str, where: str) -> int:
    match = FIELD.match(word)
    if not match:
        raise BadPosition(where, f"{word!r} is no field; write row and content, like 3e or 5b")
    row, letter, two, done, twice = match.groups()
    content = LETTERS.index(letter)
    if two:
        if not 1 <= content <= 4:
            raise BadPosition(where, f"{word!r}: two units lie only on fields with a crop")
        content = content - 1 + int(TWO)
    return int(row) * int(ROW) + content + (int(DONE) if done else 0) + (int(TWICE) if twice else 0)


def fields_text(t: Table, seat: int) -> str:
    codes = [int(t.farms[seat * FARM + FIELDS + c]) for c in range(COLUMNS)]
    return " ".join(field_text(code) for code in codes if code)


def sheep_text(t: Table, seat: int) -> str:
    counts = [int(t.farms[seat * FARM + SHEEP + place]) for place in range(1, STABLES + 1)]
    return " ".join(f"{PLACES[i]}:{n}" for i, n in enumerate(counts) if n)


def rows_text(t: Table, space: int) -> str:
    rows = [int(t.workers[space * 3 + r]) for r in range(3)]
    while rows and rows[-1] == 0:
        rows.pop()
    return "+".join(str(n) for n in rows) or "0"


def boulder_text(at: int) -> Any:
    return "off" if at > LAST else int(at)


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


def out_word(t: Table, entry: int) -> str:
    """A card out of the game, with the seat that knows it because it discarded it."""
    owner = entry // 1024
    return (f"{t.game.voice.seats[owner]}:" if owner < t.game.seats else "") + CARD_IDS[entry % 1024]


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
        data[seat] = {name: int(t.farms[f + place]) for name, place in NUMBERS.items() if t.farms[f + place]}
        marks = {
            name: [int(t.farms[f + place + k]) for k in range(5 if name == "advanced" else 9)]
            for name, place in MARKS.items()
        }
        data[seat]["marks"] = {name: row for name, row in marks.items() if any(row)}
        data[seat]["declined"] = [int(entry % MASK) for entry in t.hands[s]]
        columns = [c for c in range(COLUMNS) if t.farms[f + FIELDS + c]]
        if columns and columns[-1] >= len(columns):  # a card that works may mean one of them (R18)
            data[seat]["columns"] = columns
    return data


# -- reading ---------------------------------------------------------------------------------------------------------


def whole(value: Any, where: str, least: int = 0, most: int = 999) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadPosition(where, f"{value!r} is no whole number from {least} to {most}")
    return value


def one_of(value: Any, known: list[str], where: str) -> int:
    if str(value) not in known:
        raise BadPosition(where, f"{value!r} is not one of {', '.join(known)}")
    return known.index(str(value))


def check_keys(data: Mapping[str, Any], known: set[str], where: str) -> None:
    for key in data:
        if key not in known:
            raise BadPosition(f"{where}{key}", f"no such key; there are {', '.join(sorted(known))}")


def card_number(word: Any, t: Table, where: str) -> int:
    name = f"{word:03d}" if isinstance(word, int) else str(word)
    if name not in CARD_IDS:
        raise BadPosition(where, f"there is no card {word!r}; write its number like '007'")
    number = CARD_IDS.index(name)
    if t.game.cards[number] is None:
        raise BadPosition(
            where, f"card {name} is not in this game: its deck ({FACTS[number]['subdeck']}) is not chosen"
        )
    return number


def place(game: Hallertau, data: Mapping[str, Any], patient: bool = False) -> Table:
    """A position from its plain data."""
    rules = game.rules
    assert isinstance(rules, HallertauRules)
    seats = game.voice.seats
    check_keys(data, TABLE_KEYS | set(seats), "")
    t = Table(rules)
    t.patient = patient
    t.round = whole(data.get("round", 1), "round", 0 if "stack" in data else 1, int(ROUNDS))
    phase = data.get("phase", 4)
    t.phase = FINAL if phase == "final" else whole(phase, "phase", 0 if "stack" in data else 1, 10)
    t.starter = one_of(data.get("first", "A"), seats, "first")
    read_board(t, data.get("board", {}))
    t.quads = read_quadrants(t, data)
    t.taken_off = t.phase > 2 or bool(t.phase == 2 and data.get("done")) or before_the_round(t)
    for s, seat in enumerate(seats):
        read_farm(t, s, seat, data.get(seat, {}))
    read_cards(t, data, seats)
    if "stack" in data:
        restore(game, t, data)
    else:
        stand(game, t, data)
    t.advance()
    return t


def read_board(t: Table, board: Any) -> None:
    if not isinstance(board, Mapping):
        raise BadPosition("board", "expected spaces and their rows, like {nursery: 1+2}")
    for space, rows in board.items():
        s = one_of(space, SPACE_IDS, "board")
        numbers = str(rows).split("+")
        if not all(n.isdigit() for n in numbers) or len(numbers) > t.game.rows[s]:
            raise BadPosition(f"board.{space}", f"{rows!r} are no rows of this space; write like 1+2")
        for r, n in enumerate(numbers):
            t.workers[s * 3 + r] = whole(int(n), f"board.{space}", 0, 3)


def read_quadrants(t: Table, data: Mapping[str, Any]) -> int:
    if not t.game.quadrant_cards:
        return 0
    if "quadrant_cards" not in data:
        return 63 if t.phase == 1 and t.round == 1 else sum(int(BIT[q]) for q in range(6 - t.round + (t.phase == 1)))
    return sum(int(BIT[whole(q, "quadrant_cards", 1, 6) - 1]) for q in set(data["quadrant_cards"]))


def read_farm(t: Table, s: int, seat: str, data: Any) -> None:
    if not isinstance(data, Mapping):
        raise BadPosition(seat, "expected keys and values, such as `clay: 3`")
    check_keys(data, FARM_KEYS, f"{seat}.")
    f = s * FARM
    for k, good in enumerate(GOODS):
        t.farms[f + k] = whole(data.get(good, 0), f"{seat}.{good}")
    t.farms[f + JEWEL] = whole(data.get("jewels", 0), f"{seat}.jewels", 0, 10)
    t.farms[f + TOOL] = whole(data.get("tools", 0), f"{seat}.tools")
    words = str(data.get("fields", "2e 3e 4e")).split()
    if len(words) > COLUMNS:
        raise BadPosition(f"{seat}.fields", f"{len(words)} fields are more than the eight columns")
    columns = data.get("columns", list(range(len(words))))
    if not isinstance(columns, list) or len(columns) != len(words):
        raise BadPosition(f"{seat}.columns", f"expected a column for each of the {len(words)} fields, like [0, 2]")
    for c, word in zip(columns, words, strict=True):
        t.farms[f + FIELDS + whole(c, f"{seat}.columns", 0, int(COLUMNS) - 1)] = read_field(word, f"{seat}.fields")
    for word in str(data.get("sheep", "")).split():
        where, colon, n = word.partition(":")
        if not colon or not n.isdigit():
            raise BadPosition(f"{seat}.sheep", f"{word!r}: write like 4:2 or S:1")
        t.farms[f + SHEEP + 1 + one_of(where, PLACES, f"{seat}.sheep")] = int(n)
    read_buildings(t, f, seat, data)
    t.farms[f + ASKED] = one_of(data.get("ask", MODES[t.game.ask]), MODES, f"{seat}.ask")
    for name, place_ in NUMBERS.items():
        t.farms[f + place_] = whole(data.get(name, 0), f"{seat}.{name}")
    for name, row in dict(data.get("marks", {})).items():
        for k, n in enumerate(row):
            t.farms[f + MARKS[name] + k] = whole(n, f"{seat}.marks.{name}")
    t.count_fields(s)
    t.count_sheep(s)
    t.move_building(s, 0, 0)
    pool = int(t.farms[f + WINDOW]) if t.phase == 4 else 0
    t.farms[f + POOL] = whole(data.get("pool", pool), f"{seat}.pool", 0, 99)


def read_buildings(t: Table, f: int, seat: str, data: Mapping[str, Any]) -> None:
    positions = str(data.get("buildings", "0/0/0/0/0")).split("/")
    if len(positions) != len(BUILDINGS) or not all(p.isdigit() and int(p) <= LAST for p in positions):
        raise BadPosition(f"{seat}.buildings", f"expected five positions 0..{LAST} like 1/0/2/0/0")
    for b, position in enumerate(positions):
        t.farms[f + BUILT + b] = int(position)
    t.set_boulders(f // FARM)
    for name, pair in dict(data.get("boulders", {})).items():
        b = one_of(name, BUILDINGS, f"{seat}.boulders")
        if not isinstance(pair, (list, tuple)) or len(pair) != 2:
            raise BadPosition(f"{seat}.boulders.{name}", f"{pair!r}: two boulders, like [4, 6] or [9, off]")
        for k, at in enumerate(pair):
            off = at in ("off", False)
            t.farms[f + BOULDERS + 2 * b + k] = OFF if off else whole(at, f"{seat}.boulders.{name}", 1, int(LAST))


def read_cards(t: Table, data: Mapping[str, Any], seats: list[str]) -> None:
    gone: list[int] = []
    for word in data.get("out", []):
        owner, colon, name = str(word).rpartition(":")
        gone.append(card_number(name if colon else word, t, "out"))
        knows = one_of(owner, seats, "out") if colon else 7
        t.out = append(t.out, knows * 1024 + gone[-1])
    held: Counter[int] = Counter(gone)
    for s, seat in enumerate(seats):
        farm = data.get(seat, {})
        hand = [card_number(word, t, f"{seat}.hand") for word in farm.get("hand", [])]
        played = [card_number(word, t, f"{seat}.played") for word in farm.get("played", [])]
        held.update([*hand, *played])
        declined = dict(zip(hand, farm.get("declined", []), strict=False))
        t.hands[s] = vec[i64](sorted(card * int(MASK) + declined.get(card, 0) for card in hand))
        t.farms[s * FARM + URGENT] = sum(1 for card in hand if t.card(card).fleeting)
        t.played[s] = vec[i64](played)
        for card in played:
            t.counts[s * 4 + t.card(card).deck] += 1
    for card, n in held.items():
        if n > 1:
            raise BadPosition("hand", f"card {CARD_IDS[card]} is there {n} times")
    decks = data.get("decks", {})
    for d, deck in enumerate(DECKS):
        rest = vec[i64]()
        for card in t.game.deck_cards[d]:
            if card not in held:
                rest = append(rest, card)
        t.unseen[d] = rest
        left = len(rest)
        if d == FARMYARD:
            left = max(0, left - stable_cards(t) * int(t.game.seats))
        t.piles[d] = whole(decks[deck], f"decks.{deck}", 0, len(rest)) if deck in decks else left
        if not t.game.with_cards:
            t.piles[d] = 0


def stable_cards(t: Table) -> int:
    """Farmyard cards of one seat that have not come to a hand: on the board, or under the pool."""
    return int(ROUNDS - t.round + (1 if t.phase <= 5 and not before_the_round(t) else 0))


def before_the_round(t: Table) -> bool:
    """Does the number of the round rise only after this phase (R12)?"""
    return t.game.round_in_phase2 and t.phase == 1


# -- where the game stands -------------------------------------------------------------------------------------------


def restore(game: Hallertau, t: Table, data: Mapping[str, Any]) -> None:
    for name, value in dict(data.get("state", {})).items():
        one_of(name, list(STATE), "state")
        kind = type(getattr(t, name))
        setattr(t, name, kind(value))
    t.waits = vec[i64]([whole(n, "waits", 0, 2**40) for n in data.get("waits", [])])
    t.fresh = vec[i64]([whole(n, "fresh", 0, 2**20) for n in data.get("fresh", [])])
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
        order = one_of(data.get("turn", data.get("first", "A")), t.game.voice.seats, "turn")
        t.push(part.parts[1], order, 1, 0)
        return
    last = len(part.parts) - 1
    t.push(part, 0, len(part.parts) if done else 1, 0)
    if done and t.phase == 4:
        t.push(part.parts[1], int(t.starter), 1, 0)
    elif done:
        t.push(part.parts[last], 0, 0, 0)


def waiting_cards(t: Table, s: int) -> list[str]:
    return [CARD_IDS[entry // 8 % SOLE // POSITIONS] for entry in t.waits if entry % 8 == s]


def stable_rounds(t: Table) -> list[int]:
    return list(range(int(next_card(t)), ROUNDS + 1))

"""Positions as text and back: cells, fields, pastures and goods as short words, everything else as keys and values."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tilth.games.agricola.cards import CARD_IDS, FACTS
from tilth.games.agricola.course import ROUND_PARTS, lay_out
from tilth.games.agricola.farmyard import ALL, CELLS, SHAPES, cells_in, connected, count
from tilth.games.agricola.goods import ANIMALS, CROPS, GOODS, HOUSES, MOST_PEOPLE, ROUNDS, SHEEP, STAGES
from tilth.games.agricola.layout import (
    ASIDE,
    BEGGING,
    BONUS,
    CHILDREN,
    EXTRA,
    FARM,
    FENCES,
    FIELDS,
    FREE_FENCES,
    GUESTS,
    HOME,
    HOUSE,
    LEAPT,
    PEOPLE,
    PHASES,
    PLACED,
    REAPED,
    ROOMS,
    SKIPS,
    STABLES,
    TILLED,
)
from tilth.games.agricola.playing import OCCUPATION_START
from tilth.games.agricola.spaces import SPACE_FACTS, SPACE_IDS
from tilth.games.agricola.table import UNIT, AgricolaRules, Table, amount, removed, replaced
from tilth.kernel.errors import BadPosition
from tilth.kernel.native import BIT, append, i64, vec

if TYPE_CHECKING:
    from tilth.games.agricola import Agricola

CELL = re.compile(r"^([0-2]),([0-4])$")
CONTENT = re.compile(r"^([a-z]+)(\d+)$")
BUNDLE = re.compile(r"^(\d*)([a-z]+)$")
LATER_GOODS = [*GOODS, "field", "fence"]  # what can lie on a round space
STATE = ("space", "got", "heap", "parted", "user", "pot", "built", "closed")
NUMBERS = {
    "placed": PLACED, "extra": EXTRA, "guests": GUESTS, "skips": SKIPS, "aside": ASIDE, "reaped": REAPED,
    "bonus": BONUS,
    "leapt": LEAPT,
    "free_fences": FREE_FENCES,
}  # fmt: skip
TABLE_KEYS = {
    "round", "phase", "done", "first", "starter", "turn", "revealed", "spaces", "occupied", "rounds", "later", "majors",
    "gone", "packs", "state", "tables", "stack", "over", "open",
}  # fmt: skip
FARM_KEYS = {
    *GOODS, "house", "rooms", "fields", "stables", "pastures", "people", "children", "home", "begging", "hand",
    "occupations", "improvements", "on", "used", "points", *NUMBERS,
}  # fmt: skip
DEFAULT_ORDER = [
    "sow-bake", "improvement", "sheep-1", "fences", "stone-1-stage2", "renovation-improvement", "family-growth-minor",
    "take-vegetable", "boar-1", "stone-1-stage4", "cattle-1", "plow-sow", "family-growth-urgent", "renovation-fences",
]  # fmt: skip


# -- words -----------------------------------------------------------------------------------------------------------


def cell_word(cell: int) -> str:
    return f"{cell // 5},{cell % 5}"


def cell_words(mask: int) -> list[str]:
    return [cell_word(int(cell)) for cell in cells_in(mask & ALL)]


def shape_word(mask: int) -> str:
    return "+".join(cell_words(mask))


def plot_word(rules: AgricolaRules, plot: int) -> str:
    """A field, or a place to sow on a card: `bean_field`, `acreage/2`."""
    if plot < CELLS:
        return cell_word(plot)
    card = rules.plot_cards[plot]
    same = [k for k in range(len(rules.plot_cards)) if rules.plot_cards[k] == card]
    return CARD_IDS[card] + (f"/{same.index(plot) + 1}" if len(same) > 1 else "")


def plot_words(rules: AgricolaRules) -> list[str]:
    return [plot_word(rules, plot) for plot in range(len(rules.plot_crops))]


def bundle_word(numbers: Sequence[int]) -> str:
    """Goods as one word: `2clay+reed`; `nothing`."""
    words = [f"{n if n > 1 else ''}{GOODS[k]}" for k, n in enumerate(numbers) if n]
    return "+".join(words) or "nothing"


def read_bundle(word: str) -> list[int] | None:
    """The numbers of a word like `2clay+reed`, or None."""
    numbers = [0] * len(GOODS)
    if word == "nothing":
        return numbers
    for part in word.split("+"):
        match = BUNDLE.match(part)
        if not match or match.group(2) not in GOODS:
            return None
        numbers[GOODS.index(match.group(2))] += int(match.group(1) or 1)
    return numbers


def goods_of(bundle: int) -> dict[str, int]:
    return {good: int(amount(bundle, k)) for k, good in enumerate(GOODS) if amount(bundle, k)}


def read_cell(word: str, where: str) -> int:
    match = CELL.match(word)
    if not match:
        raise BadPosition(where, f"{word!r} is no cell; write row and column, 0,0 to 2,4")
    return int(match.group(1)) * 5 + int(match.group(2))


# -- writing ---------------------------------------------------------------------------------------------------------


def describe(t: Table) -> dict[str, Any]:
    """Everything on the table."""
    seats = t.game.voice.seats
    slugs = t.game.space_slugs
    data: dict[str, Any] = {
        "round": int(t.round),
        "phase": PHASES[t.phase],
        "first": seats[t.marker],
        "starter": seats[t.starter],
        "revealed": [slugs[t.order[r]] for r in range(1, ROUNDS + 1) if t.order[r] >= 0],
        "spaces": {slugs[s]: heap_data(t, s) for s in range(len(slugs)) if t.heaps[s] or shown(t, s)},
        "occupied": {slugs[s]: taken_data(t, s) for s in range(len(slugs)) if t.taken[s]},
        "later": [later_word(t, entry) for entry in t.later],
        "majors": [CARD_IDS[k] for k in range(10) if t.display & BIT[k]],
    }
    for s, seat in enumerate(seats):
        data[seat] = farm_data(t, s)
    return data


def shown(t: Table, space: int) -> bool:
    """Is it a space on which goods gather?"""
    return bool(t.open & BIT[space] and t.game.adds[space])


def heap_data(t: Table, space: int) -> Any:
    """A number if only the space's own kind of goods lies there, else goods by name."""
    goods = goods_of(int(t.heaps[space]))
    own = list(goods_of(int(t.game.adds[space])))
    if len(own) == 1 and set(goods) <= set(own):
        return goods.get(own[0], 0)
    return goods


def taken_data(t: Table, space: int) -> Any:
    who = [seat for s, seat in enumerate(t.game.voice.seats) if t.taken[space] & BIT[s]]
    return who[0] if len(who) == 1 else who


def later_word(t: Table, entry: int) -> str:
    bundle, card = entry // 512, entry % 512
    good, n = LATER_GOODS[bundle // 64 % 16], bundle % 64
    seat = t.game.voice.seats[bundle // 1024 % 8]
    return f"{bundle // 8192} {seat} {n}{good}" + (f" {CARD_IDS[card - 1]}" if card else "")


def field_words(t: Table, s: int) -> list[str]:
    found = []
    for plot in cells_in(t.farms[s * FARM + FIELDS]):
        code = t.farms[s * FARM + TILLED + plot]
        word = plot_word(t.game, int(plot))
        found.append(f"{word}:{CROPS[code // 32]}{code % 32}" if code else word)
    return found


def farm_data(t: Table, s: int) -> dict[str, Any]:
    f = s * FARM
    data: dict[str, Any] = {good: int(t.farms[f + k]) for k, good in enumerate(GOODS)}
    data["house"] = HOUSES[t.farms[f + HOUSE]]
    data["rooms"] = cell_words(t.farms[f + ROOMS])
    data["fields"] = field_words(t, s)
    data["stables"] = cell_words(t.farms[f + STABLES])
    data["pastures"] = [shape_word(cells) for cells in t.pastures[s]]
    data["people"] = int(t.farms[f + PEOPLE] - t.farms[f + CHILDREN])
    data["children"] = int(t.farms[f + CHILDREN])
    data["home"] = int(t.farms[f + HOME])
    data["begging"] = int(t.farms[f + BEGGING])
    data["hand"] = [CARD_IDS[card] for card in t.hands[s]]
    data["occupations"] = [CARD_IDS[card] for card in t.played[s] if card >= OCCUPATION_START]
    data["improvements"] = [CARD_IDS[card] for card in t.played[s] if card < OCCUPATION_START]
    mine = list(t.played[s])
    data["on"] = {CARD_IDS[card]: goods_of(int(t.store[card])) for card in mine if t.store[card]}
    data["used"] = {CARD_IDS[card]: int(t.used[card]) for card in mine if t.used[card]}
    for name, place_ in NUMBERS.items():
        if t.farms[f + place_]:
            data[name] = int(t.farms[f + place_])
    return data


def saved(t: Table) -> dict[str, Any]:
    """What a position needs besides to go on exactly as it stands."""
    seats = t.game.voice.seats
    return {
        "open": [slug for s, slug in enumerate(t.game.space_slugs) if t.open & BIT[s]],
        "gone": [gone_word(t, entry) for entry in t.gone],
        "packs": {seat: [CARD_IDS[card] for card in t.packs[s]] for s, seat in enumerate(seats)} if t.packs else {},
        "state": {name: int(getattr(t, name)) for name in STATE},
    }


def gone_word(t: Table, entry: int) -> str:
    """A card out of the game, with the seat that knows it if not all do."""
    owner = entry // 512
    return (f"{t.game.voice.seats[owner]}:" if owner < t.game.seats else "") + CARD_IDS[entry % 512]


# -- reading ---------------------------------------------------------------------------------------------------------


def place(game: Agricola, data: Mapping[str, Any], patient: bool) -> Table:
    """A position from its data. Whatever is left out has its default."""
    rules = game.rules
    assert isinstance(rules, AgricolaRules)
    seats = game.voice.seats
    for key in data:
        if key not in TABLE_KEYS and key not in seats:
            raise BadPosition(key, f"no such key; there are {', '.join(sorted(TABLE_KEYS))} and {', '.join(seats)}")
    t = Table(rules)
    t.patient = patient
    t.round = number(data.get("round", 1), "round", 0, ROUNDS)
    phase = data.get("phase", "work")
    if phase not in PHASES:
        raise BadPosition("phase", f"{phase!r} is no phase; there are {', '.join(PHASES)}")
    t.phase = PHASES.index(phase)
    t.marker = seat_of(seats, data.get("first", "A"), "first")
    t.starter = seat_of(seats, data.get("starter", seats[t.marker]), "starter")
    read_spaces(t, data, phase)
    for s, seat in enumerate(seats):
        lay_out(t, s)
        read_farm(t, s, data.get(seat) or {}, seat)
    for card in t.game.permanents if "stack" not in data else ():
        if t.owner[card] < 0:
            t.enter(0, card)
    for s in range(len(seats)):
        t.refit(s)
    read_later(t, data)
    if "majors" in data:
        t.display = sum(2 ** card_number(name, "majors", 10) for name in data["majors"])
    for word in data.get("gone", []):
        owner, _, name = word.rpartition(":")
        card = card_number(name, "gone")
        who = seat_of(seats, owner, "gone") if owner else 7
        t.gone = append(t.gone, who * 512 + card)
        forget(t, card)
    if data.get("packs"):
        t.packs = [vec[i64]([card_number(name, "packs") for name in data["packs"].get(seat, [])]) for seat in seats]
        for pack in t.packs:
            for card in pack:
                forget(t, card)
    for name, value in data.get("state", {}).items():
        if name not in STATE:
            raise BadPosition(f"state.{name}", f"no such key; there are {', '.join(STATE)}")
        setattr(t, name, int(value))
    if "tables" in data:
        game.restore_tables(t, data["tables"])
    if "stack" in data:
        check(t, data)
        game.resume(t, data["stack"])
        return t
    stand(game, t, data, phase)
    check(t, data)
    t.advance()
    return t


def seat_of(seats: Sequence[str], word: Any, where: str) -> int:
    if word not in seats:
        raise BadPosition(where, f"no seat {word!r}; there are {', '.join(seats)}")
    return list(seats).index(word)


def number(value: Any, where: str, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadPosition(where, f"{value!r}: expected a whole number from {low} to {high}")
    return value


def card_number(name: Any, where: str, below: int = len(CARD_IDS)) -> int:
    if name not in CARD_IDS[:below]:
        raise BadPosition(where, f"there is no card {name!r} here")
    return CARD_IDS.index(name)


def forget(t: Table, card: int) -> None:
    """A card that lies somewhere is not in its deck."""
    for deck in (0, 1):
        t.decks = replaced(t.decks, deck, removed(t.decks[deck], card))


def read_spaces(t: Table, data: Mapping[str, Any], phase: str) -> None:
    rules = t.game
    slugs = rules.space_slugs
    revealed = data.get("revealed", DEFAULT_ORDER[: t.round])
    if "revealed" not in data and len(rules.fixed_order):
        revealed = [slugs[s] for s in rules.fixed_order[: t.round]]
    order = t.order[:]
    for r, name in enumerate(revealed, start=1):
        if name not in SPACE_IDS or r > ROUNDS or SPACE_FACTS[SPACE_IDS.index(name)].get("stage") != STAGES[r]:
            raise BadPosition("revealed", f"{name!r} is no round card of round {r}")
        order[r] = SPACE_IDS.index(name)
        if r <= t.round:
            t.open |= BIT[order[r]]
    t.order = order
    if "open" in data:
        t.open = sum(2 ** space_number(t, name, "open") for name in data["open"])
    fresh = phase in ("work", "return", "field", "feeding", "breeding") and "stack" not in data
    for s in range(len(slugs)):
        if t.open & BIT[s] and fresh:
            t.heaps[s] = rules.adds[s]
    for name, value in (data.get("spaces") or {}).items():
        s = space_number(t, name, "spaces")
        own = list(goods_of(int(rules.adds[s])))
        goods = value if isinstance(value, dict) else {own[0] if own else "food": value}
        t.heaps[s] = 0
        for good, n in goods.items():
            if good not in GOODS:
                raise BadPosition(f"spaces.{name}", f"no good {good!r}; there are {', '.join(GOODS)}")
            t.heaps[s] += number(n, f"spaces.{name}", 0, 63) * UNIT[GOODS.index(good)]
    seats = rules.voice.seats
    for name, who in (data.get("occupied") or {}).items():
        for seat in [who] if isinstance(who, str) else who:
            t.taken[space_number(t, name, "occupied")] |= BIT[seat_of(seats, seat, f"occupied.{name}")]


def space_number(t: Table, name: Any, where: str) -> int:
    slugs = t.game.space_slugs
    if name not in slugs:
        raise BadPosition(where, f"there is no space {name!r}; there are {', '.join(slugs)}")
    return slugs.index(name)


def words_of(value: Any) -> list[str]:
    return value.split() if isinstance(value, str) else [str(word) for word in value]


def read_farm(t: Table, s: int, data: Mapping[str, Any], seat: str) -> None:
    f = s * FARM
    for key, value in data.items():
        if key not in FARM_KEYS:
            raise BadPosition(f"{seat}.{key}", f"no such key; there are {', '.join(sorted(FARM_KEYS))}")
        if key in GOODS:
            t.farms[f + GOODS.index(key)] = number(value, f"{seat}.{key}", 0, 99)
        elif key in NUMBERS:
            t.farms[f + NUMBERS[key]] = number(value, f"{seat}.{key}", -99, 2**40)
    if "house" in data:
        if data["house"] not in HOUSES:
            raise BadPosition(f"{seat}.house", f"{data['house']!r}: a house is of {', '.join(HOUSES)}")
        t.farms[f + HOUSE] = HOUSES.index(data["house"])
    if "rooms" in data:
        t.farms[f + ROOMS] = sum(2 ** read_cell(word, f"{seat}.rooms") for word in words_of(data["rooms"]))
    t.farms[f + STABLES] = sum(2 ** read_cell(word, f"{seat}.stables") for word in words_of(data.get("stables", "")))
    for word in words_of(data.get("pastures", "")):
        cells = sum(2 ** read_cell(cell, f"{seat}.pastures") for cell in word.split("+"))
        if cells not in SHAPES.index:
            raise BadPosition(f"{seat}.pastures", f"{word!r}: these cells cannot be one pasture")
        t.enclose(s, cells)
    t.farms[f + CHILDREN] = number(data.get("children", 0), f"{seat}.children", 0, MOST_PEOPLE)
    t.farms[f + PEOPLE] = number(data.get("people", 2), f"{seat}.people", 1, MOST_PEOPLE) + t.farms[f + CHILDREN]
    t.farms[f + BEGGING] = number(data.get("begging", 0), f"{seat}.begging", 0, 99)
    t.farms[f + HOME] = number(data.get("home", 0), f"{seat}.home", 0, 9)
    read_cards(t, s, data, seat)
    for word in words_of(data.get("fields", "")):
        read_field(t, s, word, seat)


def read_cards(t: Table, s: int, data: Mapping[str, Any], seat: str) -> None:
    known = len(t.game.cards)
    for key in ("occupations", "improvements"):
        for name in data.get(key) or []:
            card = card_number(name, f"{seat}.{key}", known)
            if (card >= OCCUPATION_START) != (key == "occupations"):
                raise BadPosition(f"{seat}.{key}", f"{name} is a {FACTS[card]['kind']}")
            if t.owner[card] < 0:
                t.enter(s, card)
                forget(t, card)
    for name in data.get("hand") or []:
        card = card_number(name, f"{seat}.hand", known)
        t.take_in_hand(s, card)
        forget(t, card)
    for name, goods in (data.get("on") or {}).items():
        card = card_number(name, f"{seat}.on", known)
        t.set_store(card, sum(n * int(UNIT[GOODS.index(good)]) for good, n in goods.items()))
    for name, n in (data.get("used") or {}).items():
        t.set_used(card_number(name, f"{seat}.used", known), int(n))
    for n in (data.get("points") or {}).values():
        t.bonus(s, int(n))


def read_field(t: Table, s: int, word: str, seat: str) -> None:
    place_, _, content = word.partition(":")
    names = plot_words(t.game)
    if place_ not in names:
        raise BadPosition(f"{seat}.fields", f"{word!r}: no such field; write a cell like 0,1, with a crop 0,1:grain3")
    plot = names.index(place_)
    t.farms[s * FARM + FIELDS] |= BIT[plot]
    if content:
        match = CONTENT.match(content)
        if not match or match.group(1) not in CROPS:
            raise BadPosition(f"{seat}.fields", f"{word!r}: a crop is written like grain3 or vegetable2")
        t.set_crop(s, plot, CROPS.index(match.group(1)), int(match.group(2)))


def read_later(t: Table, data: Mapping[str, Any]) -> None:
    seats = t.game.voice.seats
    for word in data.get("later", []):
        parts = str(word).split()
        match = BUNDLE.match(parts[2]) if len(parts) > 2 else None
        if not match or match.group(2) not in LATER_GOODS or not parts[0].isdigit():
            raise BadPosition("later", f"{word!r}: expected 'round seat 1food', and a card if it is bought")
        card = card_number(parts[3], "later") + 1 if len(parts) > 3 else 0
        put_later(t, int(parts[0]), seat_of(seats, parts[1], "later"), match.group(2), int(match.group(1) or 1), card)
    for r, owners in (data.get("rounds") or {}).items():
        for seat, goods in owners.items():
            for good, n in goods.items():
                if good not in LATER_GOODS:
                    raise BadPosition("rounds", f"no good {good!r}; there are {', '.join(LATER_GOODS)}")
                if good not in GOODS:
                    raise BadPosition("rounds", f"{good} needs its card; write later: ['{r} {seat} 1{good} CARD']")
                put_later(t, int(r), seat_of(seats, seat, "rounds"), good, int(n), 0)


def put_later(t: Table, r: int, seat: int, good: str, n: int, card: int) -> None:
    entry = (((r * 8 + seat) * 16 + LATER_GOODS.index(good)) * 64 + n) * 512 + card
    t.later = append(t.later[:], entry)


def stand(game: Agricola, t: Table, data: Mapping[str, Any], phase: str) -> None:
    """The stack of a position that was described by hand."""
    if phase in ("setup", "end"):
        t.push(game.root, 0, 0 if phase == "setup" else 5, 0)
        return
    rounds = game.root.parts[4]
    one = rounds.parts[0]
    t.push(game.root, 0, 5, 0)
    t.push(rounds, 0, int(t.round), 0)
    seats = game.voice.seats
    part = {
        "start": "start", "replenish": "replenish", "work": "begin", "return": "home", "field": "harvest",
        "feeding": "harvest", "breeding": "harvest",
    }[phase]  # fmt: skip
    step = ROUND_PARTS.index(part)
    if phase in ("feeding", "breeding"):
        t.push(one, 0, step + 1, 0)
        t.push(one.parts[step].parts[0], 0, 1 if phase == "feeding" else 2, 0)
        return
    begun = (
        data.get("done")
        or any(key in data for key in ("turn", "occupied"))
        or any("home" in (data.get(seat) or {}) for seat in seats)
    )
    if phase == "work" and begun:
        for s, seat in enumerate(seats):
            if "home" not in (data.get(seat) or {}):
                f = s * FARM
                t.farms[f + HOME] = t.farms[f + PEOPLE] - t.farms[f + CHILDREN] + t.farms[f + EXTRA]
                away = sum(1 for space in range(len(t.taken)) if t.taken[space] & BIT[s])
                t.farms[f + HOME] = max(0, t.farms[f + HOME] - away)
                t.farms[f + PLACED] = away
        work = ROUND_PARTS.index("work")
        t.push(one, 0, work + 1, 0)
        t.push(one.parts[work], 0, 1, seat_of(seats, data.get("turn", seats[t.starter]), "turn"))
        return
    t.push(one, 0, step, 0)


def check(t: Table, data: Mapping[str, Any]) -> None:
    """What no farm can be."""
    for s, seat in enumerate(t.game.voice.seats):
        f = s * FARM
        rooms, fields, stables = t.farms[f + ROOMS], t.farms[f + FIELDS] & ALL, t.farms[f + STABLES]
        grazed = sum(int(cells) for cells in t.pastures[s])
        if rooms & fields or rooms & stables or fields & stables or (rooms | fields) & grazed:
            raise BadPosition(seat, "a cell holds two things that exclude each other (§6.1)")
        if count(stables) > 4 or count(t.farms[f + FENCES]) > 15:
            raise BadPosition(seat, "more stables or fences than there are (§1.1)")
        if grazed and not connected(grazed):
            raise BadPosition(f"{seat}.pastures", "all pastures together must hang together (§10.4)")
        if "stack" not in data and not t.all_housed(s):
            herd = "+".join(f"{t.farms[f + SHEEP + k]}{name}" for k, name in enumerate(ANIMALS))
            raise BadPosition(seat, f"there is no room for {herd} on this farm (§11.4)")

# compiled
"""The numbers and conditions cards speak of (docs/vocabulary.md), built from the data of `cards.json`."""

from __future__ import annotations

from typing import Any, Final

from tilth.games.hallertau.rules.cards import Predicate
from tilth.games.hallertau.rules.goods import CROPS, GOODS, KINDS
from tilth.games.hallertau.rules.layout import (
    ADVANCED,
    BARE,
    BUILT,
    COLUMNS,
    DECKS,
    DONE,
    FARM,
    FIELDS,
    FLOCK,
    HARVESTED,
    JEWEL,
    JUST_CARD,
    JUST_JEWEL,
    JUST_SPACE,
    JUST_SWAP,
    JUST_TOOLS,
    LAND,
    MASK,
    PHASE_TOOLS,
    POOL,
    ROW,
    SHEEP,
    SNAPSHOT,
    SOWN,
    STABLE,
    TOOL,
    WINDOW,
    crop_content,
)
from tilth.games.hallertau.rules.rulebook import HallertauRules
from tilth.games.hallertau.rules.spaces import SPACE_IDS
from tilth.games.hallertau.rules.table import Table
from tilth.kernel.native import BIT, i64, mypyc_attr

OWN: Final = {name: kind for kind, name in enumerate(GOODS)} | {
    "jewel": int(JEWEL), "tool": int(TOOL), "worker": int(POOL), "sheep": int(FLOCK), "field": int(LAND),
    "window": int(WINDOW),
}  # fmt: skip
COUNTERS: Final = {
    "tools_just_gained": int(JUST_TOOLS),
    "tools_this_phase": int(PHASE_TOOLS),
    "workers_just_exchanged": int(JUST_SWAP),
}  # fmt: skip


@mypyc_attr(allow_interpreted_subclasses=True)
class Quantity:
    """A number that depends on the position."""

    def value(self, t: Table, seat: i64) -> i64:
        raise NotImplementedError


class Fixed(Quantity):
    def __init__(self, n: i64) -> None:
        self.n: i64 = n

    def value(self, t: Table, seat: i64) -> i64:
        return self.n


class Own(Quantity):
    """One number of the own farm: a good, jewels, tools, workers left, something just counted."""

    def __init__(self, place: i64) -> None:
        self.place: i64 = place

    def value(self, t: Table, seat: i64) -> i64:
        return t.farms[seat * FARM + self.place]


class FieldCount(Quantity):
    """Fields in certain rows, planted or not, with a certain crop."""

    def __init__(self, rows: i64, planted: i64, crop: i64) -> None:
        self.rows: i64 = rows
        self.planted: i64 = planted  # 0 empty, 1 planted, 2 either
        self.crop: i64 = crop

    def value(self, t: Table, seat: i64) -> i64:
        farms = t.farms
        f = seat * FARM + FIELDS
        end = f + COLUMNS
        n: i64 = 0
        while f < end:
            code = farms[f]
            f += 1
            if code == 0 or not self.rows & BIT[code % DONE // ROW]:
                continue
            content = code % ROW
            if self.planted < 2 and (content > 0) != (self.planted == 1):
                continue
            if self.crop >= 0 and (content == 0 or crop_content(content) != self.crop):
                continue
            n += 1
        return n


class Round(Quantity):
    def value(self, t: Table, seat: i64) -> i64:
        return t.round


class Removed(Quantity):
    def value(self, t: Table, seat: i64) -> i64:
        return t.removed


class UsedQuadrant(Quantity):
    """Workers on all spaces of the quadrant of the space just used."""

    def value(self, t: Table, seat: i64) -> i64:
        used = t.farms[seat * FARM + JUST_SPACE] - 1
        if used < 0:
            return 0
        n: i64 = 0
        s: i64 = 0
        while s < len(t.game.quadrants):
            if t.game.quadrants[s] == t.game.quadrants[used]:
                n += t.on_space(s)
            s += 1
        return n


class Sum(Quantity):
    def __init__(self, parts: list[Quantity]) -> None:
        self.parts = parts

    def value(self, t: Table, seat: i64) -> i64:
        n: i64 = 0
        for part in self.parts:
            n += part.value(t, seat)
        return n


class Least(Quantity):
    def __init__(self, parts: list[Quantity]) -> None:
        self.parts = parts

    def value(self, t: Table, seat: i64) -> i64:
        least = self.parts[0].value(t, seat)
        for part in self.parts:
            n = part.value(t, seat)
            if n < least:
                least = n
        return least


class Most(Quantity):
    def __init__(self, parts: list[Quantity]) -> None:
        self.parts = parts

    def value(self, t: Table, seat: i64) -> i64:
        most = self.parts[0].value(t, seat)
        for part in self.parts:
            n = part.value(t, seat)
            if n > most:
                most = n
        return most


class Difference(Quantity):
    """Never below nothing."""

    def __init__(self, a: Quantity, b: Quantity) -> None:
        self.a = a
        self.b = b

    def value(self, t: Table, seat: i64) -> i64:
        n = self.a.value(t, seat) - self.b.value(t, seat)
        return n if n > 0 else 0


class Times(Quantity):
    def __init__(self, k: i64, part: Quantity) -> None:
        self.k: i64 = k
        self.part = part

    def value(self, t: Table, seat: i64) -> i64:
        return self.k * self.part.value(t, seat)


class Half(Quantity):
    def __init__(self, part: Quantity) -> None:
        self.part = part

    def value(self, t: Table, seat: i64) -> i64:
        return self.part.value(t, seat) // 2


class SheepNext(Quantity):
    """Sheep on the farmyard card that will be taken off next."""

    def value(self, t: Table, seat: i64) -> i64:
        place = next_card(t)
        return t.farms[seat * FARM + SHEEP + place] if place <= 6 else 0


def next_card(t: Table) -> i64:
    """The round of the farmyard card that will be taken off next (R12); 7 if none is left."""
    return t.round + 1 if t.taken_off else t.round


class PastureCards(Quantity):
    """Farmyard cards on the own stable board, with or without sheep."""

    def __init__(self, sheep: bool) -> None:
        self.sheep = sheep

    def value(self, t: Table, seat: i64) -> i64:
        n: i64 = 0
        place = next_card(t)
        while place <= 6:
            if (t.farms[seat * FARM + SHEEP + place] > 0) == self.sheep:
                n += 1
            place += 1
        return n


class HandExcept(Quantity):
    def __init__(self, deck: i64) -> None:
        self.deck: i64 = deck

    def value(self, t: Table, seat: i64) -> i64:
        n: i64 = 0
        hand = t.hands[seat]
        i: i64 = 0
        while i < len(hand):
            if t.card(hand[i] // MASK).deck != self.deck:
                n += 1
            i += 1
        return n


class Played(Quantity):
    """Face-up cards of one deck."""

    def __init__(self, deck: i64) -> None:
        self.deck: i64 = deck

    def value(self, t: Table, seat: i64) -> i64:
        return t.counts[seat * 4 + self.deck]


class WorkersOn(Quantity):
    def __init__(self, space: i64) -> None:
        self.space: i64 = space

    def value(self, t: Table, seat: i64) -> i64:
        return t.on_space(self.space)


class SpacesWith(Quantity):
    """Spaces with exactly so many workers in their two lowest rows and none above."""

    def __init__(self, n: i64) -> None:
        self.n: i64 = n

    def value(self, t: Table, seat: i64) -> i64:
        found: i64 = 0
        s: i64 = 0
        while s < len(t.game.rows):
            if spaces_with(t, s, self.n):
                found += 1
            s += 1
        return found


def spaces_with(t: Table, space: i64, n: i64) -> bool:
    w = t.workers
    i = space * 3
    return w[i] > 0 and w[i + 1] > 0 and w[i + 2] == 0 and w[i] + w[i + 1] == n


# -- conditions ------------------------------------------------------------------------------------------------------


class OwnAtLeast(Predicate):
    """The commonest condition: so much of one thing of the own farm."""

    def __init__(self, place: i64, n: i64) -> None:
        super().__init__()
        self.place = place
        self.number = n

    def holds(self, t: Table, seat: i64) -> bool:
        return t.farms[seat * FARM + self.place] >= self.number


class Compare(Predicate):
    """-1 at most, 0 exactly, 1 at least, 2 more."""

    def __init__(self, how: i64, a: Quantity, b: Quantity) -> None:
        super().__init__()
        self.how: i64 = how
        self.a = a
        self.b = b

    def holds(self, t: Table, seat: i64) -> bool:
        a = self.a.value(t, seat)
        b = self.b.value(t, seat)
        if self.how == 1:
            return a >= b
        if self.how == 0:
            return a == b
        if self.how == -1:
            return a <= b
        return a > b


class Between(Predicate):
    def __init__(self, what: Quantity, least: i64, most: i64) -> None:
        super().__init__()
        self.what = what
        self.least: i64 = least
        self.most: i64 = most

    def holds(self, t: Table, seat: i64) -> bool:
        n = self.what.value(t, seat)
        return self.least <= n <= self.most


class AnyOf(Predicate):
    def __init__(self, parts: list[Predicate]) -> None:
        super().__init__()
        self.parts = parts

    def holds(self, t: Table, seat: i64) -> bool:
        for part in self.parts:
            if part.holds(t, seat):
                return True
        return False


class SpaceFull(Predicate):
    def holds(self, t: Table, seat: i64) -> bool:
        s: i64 = 0
        while s < len(t.game.rows):
            if t.lowest_row(s) == t.game.rows[s]:
                return True
            s += 1
        return False


class Just(OwnAtLeast):
    """A mark that stands until the next step."""

    def __init__(self, place: i64) -> None:
        super().__init__(place, 1)


class JustUsed(Predicate):
    def __init__(self, spaces: i64) -> None:
        super().__init__()
        self.spaces: i64 = spaces

    def holds(self, t: Table, seat: i64) -> bool:
        used = t.farms[seat * FARM + JUST_SPACE]
        return used > 0 and bool(self.spaces & BIT[used - 1])


class During(Predicate):
    """Workers are placed and the action of the space is not finished."""

    def __init__(self, space: i64) -> None:
        super().__init__()
        self.space: i64 = space

    def holds(self, t: Table, seat: i64) -> bool:
        return t.using == self.space + 1 and t.user == seat


class BeforeLast(Predicate):
    """What held before the turn that uses up the pool (R7)."""

    def __init__(self, number: i64, now: list[Predicate]) -> None:
        super().__init__()
        self.number: i64 = number
        self.now = now

    def holds(self, t: Table, seat: i64) -> bool:
        if t.active != seat or (t.placed and t.farms[seat * FARM + POOL] > 0):
            return False
        if not t.game.at_play:
            return bool(t.farms[seat * FARM + SNAPSHOT] & BIT[self.number])
        for need in self.now:
            if not need.holds(t, seat):
                return False
        return True


# -- from the data ---------------------------------------------------------------------------------------------------


def own(first: i64, n: i64) -> list[Quantity]:
    """So many numbers of the own farm that stand side by side."""
    return [Own(first + k) for k in range(n)]


PLACES: Final = own(BUILT, 5)
WORDS: Final[dict[str, Quantity]] = {
    "round": Round(),
    "lead": Difference(Most(PLACES), Least(PLACES)),
    "harvested": Sum(own(HARVESTED, KINDS)),
    "harvested_one_crop": Most(own(HARVESTED, CROPS)),
    "removed_one_quadrant": Removed(),
    "advances_one_building": Most(own(ADVANCED, 5)),
    "used_quadrant_workers": UsedQuadrant(),
}


def quantity(data: Any) -> Quantity:
    """A quantity from its data."""
    if isinstance(data, int):
        return Fixed(data)
    if isinstance(data, str):
        if data in OWN:
            return Own(OWN[data])
        if data in COUNTERS:
            return Own(COUNTERS[data])
        return WORDS[data]
    ((verb, what),) = data.items()
    if verb in ("sum", "min", "max"):
        parts = [quantity(part) for part in what]
        return Sum(parts) if verb == "sum" else Least(parts) if verb == "min" else Most(parts)
    if verb == "diff":
        return Difference(quantity(what[0]), quantity(what[1]))
    if verb == "mul":
        return Times(what[0], quantity(what[1]))
    if verb == "half":
        return Half(quantity(what))
    if verb == "fields":
        return fields(what)
    if verb == "sheep_on":
        return sheep_on(what)
    if verb == "pasture_cards":
        return PastureCards(what["sheep"])
    if verb == "hand_except":
        return HandExcept(DECKS.index(what))
    if verb == "played":
        decks: list[Quantity] = [Played(deck) for deck in range(len(DECKS))]
        return Sum(decks) if what == "all" else Most(decks) if what == "best_deck" else decks[DECKS.index(what)]
    if verb == "workers_on":
        return WorkersOn(SPACE_IDS.index(what))
    if verb == "spaces_with":
        return SpacesWith(what)
    raise KeyError(verb)


def fields(filters: dict[str, Any]) -> Quantity:
    unknown = set(filters) - {"row", "planted", "crop"}
    if unknown:
        raise KeyError(unknown.pop())
    rows: i64 = -1
    if "row" in filters:
        rows = 0
        for row in filters["row"] if isinstance(filters["row"], list) else [filters["row"]]:
            rows |= BIT[row]
    planted = int(filters["planted"]) if "planted" in filters else 2
    if set(filters) == {"planted"}:
        return Own(int(SOWN) if planted else int(BARE))
    return FieldCount(rows, planted, GOODS.index(filters["crop"]) if "crop" in filters else -1)


def sheep_on(where: Any) -> Quantity:
    if where == "next_card":
        return SheepNext()
    if where == "stable":
        return Own(int(STABLE))
    if isinstance(where, str):
        cards = own(SHEEP + 1, 6)
        return {"all_cards": Sum(cards), "one_card": Most(cards)}[where]
    rounds = where if isinstance(where, list) else [where]
    return Own(int(SHEEP) + rounds[0]) if len(rounds) == 1 else Sum([Own(int(SHEEP) + place) for place in rounds])


HOW: Final = {"at_least": 1, "at_most": -1, "exactly": 0, "more": 2}


def predicate(data: dict[str, Any], rules: HallertauRules) -> Predicate:
    """A condition from its data."""
    ((verb, what),) = data.items()
    if verb in HOW:
        a, b = quantity(what[0]), quantity(what[1])
        if verb == "at_least" and isinstance(a, Own) and isinstance(b, Fixed):
            return OwnAtLeast(a.place, b.n)
        return Compare(HOW[verb], a, b)
    if verb == "between":
        return Between(quantity(what[0]), what[1], what[2])
    if verb == "any":
        return AnyOf([predicate(part, rules) for part in what])
    if verb == "space_full" and what == "any":
        return SpaceFull()
    if verb == "just":
        return Just({"spent_last_jewel": int(JUST_JEWEL), "played_drawn_card": int(JUST_CARD)}[what])
    if verb == "just_used":
        spaces: i64 = -1
        if what != "any":
            spaces = 0
            for space in what:
                spaces |= BIT[SPACE_IDS.index(space)]
        return JustUsed(spaces)
    if verb == "during":
        return During(SPACE_IDS.index(what))
    if verb == "before_last_action":
        needs = [predicate(part, rules) for part in what]
        rules.snapshots.append(needs)
        return BeforeLast(len(rules.snapshots) - 1, needs)
    raise KeyError(verb)

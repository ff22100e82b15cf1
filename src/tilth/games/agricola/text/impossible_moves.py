"""Words for what no rule allows, and the reason that is told."""

from __future__ import annotations

from collections.abc import Sequence

from tilth.games.agricola.deck.families import SecondPerson
from tilth.games.agricola.rules import actions as m
from tilth.games.agricola.rules.animals import Housing
from tilth.games.agricola.rules.effects import Choose, Use
from tilth.games.agricola.rules.events import USED_UP
from tilth.games.agricola.rules.grid import MOST_FENCES, cells_in, count
from tilth.games.agricola.rules.layout import (
    FARM,
    FENCES,
    GRAZED,
    RESERVED,
)
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.text.table_words import grid_of, read_bundle
from tilth.kernel.core import FRAME, OK, SEAT
from tilth.kernel.native import BIT, i64, vec
from tilth.kernel.reactions import reacting


def never_code(t: Table, seat: int, tokens: list[str]) -> str:
    verb, rest = tokens[0], tokens[1:]
    phrase = " ".join(rest)
    if verb == "place" and len(rest) > 2 and rest[1] == "choose":
        return wrong_part(t, seat, rest[0], rest[2])
    if verb == "place" and len(rest) > 1:
        return never_code(t, seat, rest[1:]) if rest[1] in ("fences", "renovate", "skip") else ""
    if verb == "and" and (t.space < 0 or t.user != seat or not places_two(t, seat)):
        return "TWO_PEOPLE"
    if verb == "take" and rest and rest[0][0].isdigit():
        return "PARTIAL_TAKE"
    if verb == "skip":
        return "SECOND_WITHOUT_FIRST"
    if verb == "unfence":
        return "FENCE_REMOVED"
    if verb == "leave":
        return "SKIP_FIELD"
    if verb == "hold":
        return "HOLD_BACK_FOOD"
    if verb == "renovate" and rest and rest[0] not in ("clay", "stone"):
        return "DOUBLE_RENOVATION" if rest[0] == "twice" else "PARTIAL_RENOVATION"
    if verb == "room" and rest and rest[0] in ("wood", "clay", "stone"):
        return "WRONG_MATERIAL"
    if verb == "keep" and phrase.endswith("in supply"):
        return "ANIMAL_IN_SUPPLY"
    if verb == "keep" and rest and not t.over and isinstance(t.node(), Housing):
        return wrong_herd(t, seat, rest[0])
    if verb == "fence" and rest and 0 <= seat < t.game.seats:
        return wrong_cells(t, seat, rest[0])
    if verb == "fences" and rest and rest[0] in grid_of(t, seat).edge_number:
        return wrong_fences(t, seat, rest)
    return ""


def places_two(t: Table, seat: int) -> bool:
    """Does a card let this seat place two people in one turn?"""
    return any(isinstance(node, SecondPerson) for node in reacting(t, USED_UP, seat))


def wrong_part(t: Table, seat: int, slug: str, word: str) -> str:
    """Why the chosen part of a space cannot be done, where none of its parts can be."""
    if slug not in t.game.space_slugs or not word.isdecimal() or t.who != seat:
        return ""
    space, k = t.game.space_slugs.index(slug), int(word) - 1
    use = t.game.uses[space]
    if not isinstance(use, Use) or not isinstance(use.action, Choose) or not 0 <= k < len(use.action.parts):
        return ""
    lack = use.action.doable(t, seat, 0)
    if lack == OK or t.refuse(seat, int(m.PLACE) + space) != lack:
        return ""
    return str(t.game.voice.reason(use.action.parts[k].doable(t, seat, 0)).code)


def wrong_cells(t: Table, seat: int, word: str) -> str:
    """Why cells can never be one pasture; nothing, if they could be, or if it is no word for cells."""
    grid = t.grid(seat)
    cells = grid.read(word)
    if cells < 0 or cells in grid.shapes.index:
        return ""
    if cells & t.barred(seat):
        return closed_code(t, seat, cells)
    return "PASTURE_DETACHED" if len(grid.parts(cells)) > 1 else "FENCE_LIMIT"


def closed_code(t: Table, seat: int, cells: int) -> str:
    """Why cells with something on them cannot lie in a pasture."""
    return str(t.game.voice.reason(t.hindrance(seat, cells, m.FENCE_ENCLOSES)).code)


def wrong_herd(t: Table, seat: int, word: str) -> str:
    numbers = read_bundle(t.game.goods, word)
    if numbers is None or t.stack[t.top - FRAME + SEAT] != seat:
        return ""
    herd = vec[i64]([numbers[k] for k in t.game.animals])
    if any(n > here for n, here in zip(herd, t.herd(seat))):
        return "OVER_CAPACITY"
    places = t.places(seat)
    if places.hold(herd):
        return ""
    return "MIXED_PASTURE" if places.hold_mixed(herd) else "OVER_CAPACITY"


def wrong_fences(t: Table, seat: int, tokens: Sequence[str]) -> str:
    """What is wrong with fences named edge by edge (§10.4); nothing, if they make pastures."""
    f, grid = seat * FARM, t.grid(seat)
    edges = int(t.farms[f + FENCES])
    for token in tokens:
        if token in grid.edge_number:
            edges |= 2 ** grid.edge_number[token]
    if count(edges) > MOST_FENCES:
        return "FENCE_LIMIT"
    reserved = int(t.farms[f + RESERVED])
    pastures = [cells for cells in grid.enclosed(edges) if not cells & reserved]
    barred = int(t.barred(seat))
    closed = 0
    for cells in pastures:
        closed |= cells
    if closed & barred:
        return closed_code(t, seat, closed)
    useful = 0
    for cells in [*pastures, *(BIT[cell] for cell in cells_in(reserved))]:
        useful |= int(grid.border(cells))
    useless = edges & ~useful
    inside = 0
    for cell in cells_in(closed):
        inside |= int(grid.around[cell])
    if not pastures or (useless & ~inside and not closed & ~int(t.farms[f + GRAZED])):
        return "FENCE_OPEN"
    if useless:
        return "FENCE_LOOSE"
    areas = max(1, len(grid.parts(t.fenced(seat))))
    return "PASTURE_DETACHED" if len(grid.parts(closed | reserved)) > areas else ""

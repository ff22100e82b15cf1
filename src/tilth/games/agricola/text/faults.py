"""What must never be on a table, whatever is played: what conformance looks for."""

from __future__ import annotations

from tilth.games.agricola.rules.animals import Housing
from tilth.games.agricola.rules.facts import CARD_IDS, MAJOR_CARD, OCCUPATION_CARD
from tilth.games.agricola.rules.grid import MOST_FENCES, MOST_STABLES, cells_in, count
from tilth.games.agricola.rules.layout import (
    ASIDE,
    CHILDREN,
    FARM,
    FENCES,
    GRAZED,
    PEOPLE,
    RESERVED,
    ROOMS,
    SOWN,
    STABLES,
)
from tilth.games.agricola.rules.packed import (
    departed_card,
)
from tilth.games.agricola.rules.table import Table
from tilth.kernel.core import FRAME, STEP


def faults(t: Table) -> list[str]:
    """Cards lost or found, numbers that cannot be, animals without a place."""
    bad: list[str] = []
    gone = [int(departed_card(entry)) for entry in t.gone]
    where = [int(card) for deck in t.decks for card in deck] + [card for card in gone if not t.game.sold_at[card]]
    for s, name in enumerate(t.game.voice.seats):
        where += [int(card) for card in t.hands[s]]
        where += [int(card) for card in t.played[s] if MAJOR_CARD < t.game.card_kind[card] <= OCCUPATION_CARD]
        where += [int(card) for card in t.packs[s]] if t.packs else []
        bad += farm_faults(t, s, name)
    where += [int(t.stack[f + STEP]) for f in range(0, t.top, FRAME) if held(t, f)]
    wanted = sorted([int(card) for deck in t.game.decks for card in deck] + [int(c) for c in t.game.permanents])
    if sorted(set(where)) != wanted and t.round > 0:
        bad.append(f"cards lost or found: {[CARD_IDS[c] for c in sorted(set(wanted) ^ set(where))]}")
    if len(where) != len(set(where)):
        bad.append(f"a card is in two places: {[CARD_IDS[c] for c in sorted(c for c in where if where.count(c) > 1)]}")
    places = [int(t.game.sold_at[card]) - 1 for s in range(t.game.seats) for card in t.played[s]]
    places += [int(t.game.sold_at[card]) - 1 for card in gone]
    owned = sum(2**place for place in places if place >= 0)
    if owned & t.display or (owned | t.display) != 2 ** len(t.game.sold) - 1:
        bad.append("a major improvement is lost or sold twice")
    return bad


def held(t: Table, f: int) -> bool:
    """A passing card between being played and being handed on lies in a frame."""
    return t.nodes[t.stack[f]].path == "enters.1"


def farm_faults(t: Table, s: int, name: str) -> list[str]:
    bad = []
    f, grid = s * FARM, t.grid(s)
    for k, good in enumerate(t.game.goods):
        if t.farms[f + k] < 0:
            bad.append(f"{name} has {t.farms[f + k]} {good}")
    rooms, stables, grazed = (int(t.farms[f + at]) for at in (ROOMS, STABLES, GRAZED))
    if t.crowded(s):
        bad.append(f"{name}: two things on one cell")
    if count(stables) > MOST_STABLES or count(t.farms[f + FENCES]) + t.farms[f + ASIDE] > MOST_FENCES:
        bad.append(f"{name} has too many stables or fences")
    if len(grid.parts(rooms)) != 1 or len(grid.parts(t.fenced(s))) > 1 + t.game.detached:
        bad.append(f"{name}: rooms or pastures do not hang together")
    if sum(int(cells) for cells in t.pastures[s]) != grazed:
        bad.append(f"{name}: pastures overlap")
    edges, reserved = 0, int(t.farms[f + RESERVED])
    for cells in t.pastures[s]:
        edges |= int(grid.border(cells))
    for cell in cells_in(reserved):
        edges |= int(grid.around[cell])
    if reserved & (grazed | ~int(t.barred(s))):
        bad.append(f"{name}: nothing lies on a reserved cell")
    if edges != t.farms[f + FENCES]:
        bad.append(f"{name}: fences and pastures differ")
    if not 2 <= t.farms[f + PEOPLE] <= 5 or t.farms[f + CHILDREN] > t.farms[f + PEOPLE]:
        bad.append(f"{name} has {t.farms[f + PEOPLE]} people")
    sown = sum(2**plot for plot in range(t.game.plots) if t.left(s, plot))
    if sown != t.farms[f + SOWN] or sown & ~int(t.sowable(s) | t.wild_crops(s)):
        bad.append(f"{name}: crops without a field")
    waits = any(isinstance(t.nodes[t.stack[k]], Housing) for k in range(0, t.top, FRAME))
    if not waits and not t.all_housed(s):
        bad.append(f"{name}: animals without a place")
    twin = t.copy()
    twin.refit(s)
    if list(twin.farms[f : f + FARM]) != list(t.farms[f : f + FARM]):
        bad.append(f"{name}: what cards allow is out of date")
    return bad

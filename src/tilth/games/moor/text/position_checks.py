"""What no play of Farmers of the Moor could lead to, told with the key that says so and the section of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tilth.games.agricola.rules.facts import CARD_IDS, FACTS
from tilth.games.agricola.rules.grid import count
from tilth.games.agricola.rules.layout import FARM, FIELDS, HOME, PEOPLE, SOWN, WORK
from tilth.games.agricola.rules.table import Table
from tilth.games.moor.rules.registered import CENTRE, SEATS, Moor, face_down, face_up, moor_of
from tilth.games.moor.rules.terrain import forests, stacks
from tilth.kernel.answers import ask
from tilth.kernel.errors import BadPosition

ALONE = ("pile_top", "pile", "pile_bottom", "used_last", "kept_in", "taken_in")
ON_CELLS = "-cells"  # after the name of a card whose goods lie on cells


def check_moor(t: Table, data: Mapping[str, Any]) -> None:
    m = moor_of(t.game)
    check_special_cards(t, m, data)
    for key in ("kept_in", "taken_in"):
        number(key, data.get(key, 0), int(t.round), "M§14.4")
    number("from_bed", data.get("from_bed", 0), 1, "M§11.1")
    marked = int(t.table_number(m.garden_path))
    if marked and (marked > t.game.seats or t.game.seats == 1):
        raise BadPosition("garden_path", f"{SEATS[marked - 1]} cannot have the marker in this game (M§16.6, M§14.8)")
    for name in data.get("turned", []):
        if not FACTS[CARD_IDS.index(name)].get("beneath"):
            raise BadPosition("turned", f"{name} lies beneath no other card at the start (M§9.1)")
    for s in range(t.game.seats):
        check_seat(t, m, s, data.get(SEATS[s], {}))


def number(key: str, value: int, most: int, section: str) -> None:
    if not 0 <= value <= most:
        raise BadPosition(key, f"{value} is not a whole number from 0 to {most} ({section})")


def check_special_cards(t: Table, m: Moor, data: Mapping[str, Any]) -> None:
    alone = t.game.seats == 1
    for key in ALONE:
        if data.get(key) and not alone:
            raise BadPosition(key, "only in a game alone is there a pile of special action cards (M§14.2)")
    places = [face_up(0)] if alone else [face(s) for s in range(t.game.seats) for face in (face_up, face_down)]
    taken = [name for name in (data.get("pile_top"), *data.get("pile_bottom", [])) if name]
    for card, name in enumerate(m.ids):
        place = t.table_number(m.place[card])
        if place == CENTRE:
            continue
        if not m.cards[card]:
            raise BadPosition(name, f"{name} is not in this game (M§6.1)")
        if place not in places:
            raise BadPosition(name, f"{name} cannot lie there with {t.game.seats} at the table (M§6.2, M§14.3)")
        taken += [name] if alone else []
    if alone and sum(t.table_number(place) == face_up(0) for place in m.place) > 1:
        raise BadPosition(taken[-1], "alone one special action card lies face up (M§14.3)")
    for name in taken:
        if taken.count(name) > 1:
            raise BadPosition(name if name in data else "pile_bottom", f"{name} lies in two places (M§14.2)")


def check_seat(t: Table, m: Moor, s: int, farm: Mapping[str, Any]) -> None:
    f, seat = s * FARM, SEATS[s]
    bed = int(t.seat_number(s, m.bed))
    number(f"{seat}.bed", bed, int(t.farms[f + PEOPLE]), "M§11.1")
    if t.phase == WORK and bed > t.farms[f + HOME] and (t.farms[f + HOME] or "home" in farm):
        raise BadPosition(f"{seat}.bed", f"{bed} in bed, and {t.farms[f + HOME]} at home, where the bed is (M§11.1)")
    number(f"{seat}.lying", int(t.seat_number(s, t.game.lying)), int(t.farms[f + m.horse]), "M§20")
    number(f"{seat}.late_turn", farm.get("late_turn", 0), int(t.round), "M§20")
    number(f"{seat}.burnt", farm.get("burnt", 0), 999, "M§10.5")
    number(f"{seat}.night", farm.get("night", 0), len(t.game.animals), "M§20")
    if stacks(t, m, s) & ~forests(t, m, s):
        key = "covered_forests" if "covered_forests" in farm else "covered_moors"
        raise BadPosition(f"{seat}.{key}", "a tile lies under a forest, which must be named too (M§16.3)")
    housed = t.seat_number(s, m.forest_people)
    if housed & ~forests(t, m, s) or count(housed) > t.seat_number(s, t.game.bound):
        raise BadPosition(f"{seat}.forest_people", "somebody lives in a forest, and is told by `bound` (M§20)")
    if t.seat_number(s, m.fallow) & ~(t.farms[f + FIELDS] & ~t.farms[f + SOWN]):
        raise BadPosition(f"{seat}.fallow", "food lies on empty fields (M§20)")
    wild = t.wild_crops(s)
    if farm.get("unplowed") and (wild & ~t.free(s) or count(wild) != len(farm["unplowed"])):
        raise BadPosition(f"{seat}.unplowed", "crops stand there on cells that nothing uses (M§20)")
    if count(wild) > ask(t, t.game.unplowed, s, 0, 0):
        raise BadPosition(f"{seat}.unplowed", f"{seat} has no card for crops on {count(wild)} cells (M§20)")
    for k, own in enumerate(t.game.seat_numbers):
        if own.name.endswith(ON_CELLS) and t.seat_number(s, k):
            card = own.name.removesuffix(ON_CELLS)
            if t.seat_number(s, k) & ~t.free(s) or t.owner[CARD_IDS.index(card)] != s:
                raise BadPosition(f"{seat}.{own.name}", f"goods of {card} lie on cells that nothing uses (M§16.9)")
    for name, used in farm.get("used", {}).items():
        if "uses" in (fact := FACTS[CARD_IDS.index(name)]) and used > fact["uses"] and fact.get("deck") == "M":
            raise BadPosition(f"{seat}.used.{name}", f"{used} is not a whole number from 0 to {fact['uses']} (M§16.7)")

"""Positions as text: cells, fields, pastures and goods as short words, everything else as keys and values."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from tilth.games.agricola.rules.facts import CARD_IDS, OCCUPATION_START
from tilth.games.agricola.rules.goods import CROPS, HOUSES, ROUNDS
from tilth.games.agricola.rules.grid import cells_in
from tilth.games.agricola.rules.layout import (
    ASIDE,
    BEGGING,
    BONUS,
    CHILDREN,
    EXTRA,
    FARM,
    FENCE_PIECE,
    FIELD_TILE,
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
from tilth.games.agricola.rules.packed import (
    departed_card,
    departed_known,
    laid_card,
    laid_good,
    laid_number,
    laid_round,
    laid_seat,
)
from tilth.games.agricola.rules.table import AgricolaRules, Table
from tilth.kernel.native import BIT, i64, vec

BUNDLE = re.compile(r"^([0-9]{0,3})([a-z]+)$")
STATE = ("space", "user", "pot", "built", "closed")
GIVEN = ("got", "heap", "parted")  # goods of the action under way
NUMBERS = {  # of a farm, written if they are not 0
    "placed": PLACED, "extra": EXTRA, "guests": GUESTS, "skips": SKIPS, "aside": ASIDE, "bonus": BONUS, "leapt": LEAPT,
    "reaped": REAPED, "free_fences": FREE_FENCES,
}  # fmt: skip


# -- words -----------------------------------------------------------------------------------------------------------


def plot_word(rules: AgricolaRules, plot: int) -> str:
    """A field, or a place to sow on a card: `bean_field`, `acreage/2`; of what is not there, its number."""
    if plot < rules.grid.cells:
        return rules.grid.words[plot]
    if plot < rules.card_plots or plot >= len(rules.plot_cards):
        return f"plot{plot}"
    card = rules.plot_cards[plot]
    same = [k for k in range(len(rules.plot_cards)) if rules.plot_cards[k] == card]
    return CARD_IDS[card] + (f"/{same.index(plot) + 1}" if len(same) > 1 else "")


def plot_words(rules: AgricolaRules) -> list[str]:
    return [plot_word(rules, plot) for plot in range(len(rules.plot_crops))]


def bundle_word(goods: Sequence[str], numbers: Sequence[int]) -> str:
    """Goods as one word: `2clay+reed`; `nothing`."""
    words = [f"{n if n > 1 else ''}{goods[k]}" for k, n in enumerate(numbers) if n]
    return "+".join(words) or "nothing"


def read_bundle(goods: Sequence[str], word: str) -> list[int] | None:
    """The numbers of a word like `2clay+reed`, or None."""
    numbers = [0] * len(goods)
    if word == "nothing":
        return numbers
    for part in word.split("+"):
        match = BUNDLE.match(part)
        if not match or match.group(2) not in goods:
            return None
        numbers[goods.index(match.group(2))] += int(match.group(1) or 1)
    return numbers


def goods_of(rules: AgricolaRules, numbers: vec[i64]) -> dict[str, int]:
    return {good: int(n) for good, n in zip(rules.goods, numbers) if n}


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
        "spaces": {slugs[s]: heap_data(t, s) for s in range(len(slugs)) if not t.bare(s) or shown(t, s)},
        "occupied": {slugs[s]: taken_data(t, s) for s in range(len(slugs)) if t.taken[s]},
        "later": [later_word(t, entry) for entry in t.later],
        "majors": [CARD_IDS[k] for k in range(10) if t.display & BIT[k]],
    }
    for s, seat in enumerate(seats):
        data[seat] = farm_data(t, s)
    return data


def shown(t: Table, space: int) -> bool:
    """Is it a space on which goods gather?"""
    return bool(t.open & BIT[space] and any(t.game.gathered(space)))


def heap_data(t: Table, space: int) -> Any:
    """A number if only the space's own kind of goods lies there, else goods by name."""
    goods = goods_of(t.game, t.lying(space))
    own = list(goods_of(t.game, t.game.gathered(space)))
    if len(own) == 1 and set(goods) <= set(own):
        return goods.get(own[0], 0)
    return goods


def taken_data(t: Table, space: int) -> Any:
    who = [seat for s, seat in enumerate(t.game.voice.seats) for k in range(t.people_on(space, s))]
    return who[0] if len(who) == 1 else who


def things_laid(rules: AgricolaRules) -> dict[int, str]:
    """What can lie on a round space: goods, and pieces for the farm."""
    return dict(enumerate(rules.goods)) | {int(FIELD_TILE): "field", int(FENCE_PIECE): "fence"}


def later_word(t: Table, entry: int) -> str:
    name, card = things_laid(t.game)[laid_good(entry)], laid_card(entry)
    seat = t.game.voice.seats[laid_seat(entry)]
    return f"{laid_round(entry)} {seat} {laid_number(entry)}{name}" + (f" {CARD_IDS[card]}" if card >= 0 else "")


def field_words(t: Table, s: int) -> list[str]:
    found = []
    for plot in cells_in(t.farms[s * FARM + FIELDS]):
        code = t.farms[s * FARM + TILLED + plot]
        word = plot_word(t.game, int(plot))
        found.append(f"{word}:{CROPS[code // 32]}{code % 32}" if code else word)
    return found


def farm_data(t: Table, s: int) -> dict[str, Any]:
    f, grid = s * FARM, t.grid(s)
    data: dict[str, Any] = {good: int(t.farms[f + k]) for k, good in enumerate(t.game.goods)}
    data["house"] = HOUSES[t.farms[f + HOUSE]]
    data["rooms"] = grid.names(t.farms[f + ROOMS])
    data["fields"] = field_words(t, s)
    data["stables"] = grid.names(t.farms[f + STABLES])
    data["pastures"] = [grid.shape_word(cells) for cells in t.pastures[s]]
    for k, thing in enumerate(t.game.covers):
        data[thing] = grid.names(t.covered[s * len(t.game.covers) + k])
    data["people"] = int(t.farms[f + PEOPLE] - t.farms[f + CHILDREN])
    data["children"] = int(t.farms[f + CHILDREN])
    data["home"] = int(t.farms[f + HOME])
    data["begging"] = int(t.farms[f + BEGGING])
    data["hand"] = [CARD_IDS[card] for card in t.hands[s]]
    data["occupations"] = [CARD_IDS[card] for card in t.played[s] if card >= OCCUPATION_START]
    data["improvements"] = [CARD_IDS[card] for card in t.played[s] if card < OCCUPATION_START]
    mine = list(t.played[s])
    data["on"] = {CARD_IDS[card]: goods for card in mine if (goods := goods_of(t.game, t.stored(card)))}
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
        "state": {name: int(getattr(t, name)) for name in STATE}
        | {name: goods_of(t.game, getattr(t, name)) for name in GIVEN if any(getattr(t, name))},
    }


def gone_word(t: Table, entry: int) -> str:
    """A card out of the game, with the seat that knows it if not all do."""
    owner = departed_known(entry)
    return (f"{t.game.voice.seats[owner]}:" if owner < t.game.seats else "") + CARD_IDS[departed_card(entry)]

"""Positions from text: what may be written (one description, which also fills the docs), and the table made of it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from tilth.games.agricola.course import ROUND_PARTS, lay_out
from tilth.games.agricola.rules.facts import CARD_IDS
from tilth.games.agricola.rules.goods import CROPS, HOUSES, MOST_PEOPLE, ROUNDS
from tilth.games.agricola.rules.grid import Grid
from tilth.games.agricola.rules.layout import (
    ASIDE,
    BEGGING,
    CHILDREN,
    EXTRA,
    FARM,
    FENCE_PIECE,
    FIELDS,
    HOME,
    HOUSE,
    PEOPLE,
    PHASES,
    PLACED,
    ROOMS,
    STABLES,
)
from tilth.games.agricola.rules.packed import EVERYBODY, laid
from tilth.games.agricola.rules.spaces import SPACE_FACTS, SPACE_IDS
from tilth.games.agricola.rules.table import AgricolaRules, Table
from tilth.games.agricola.text.position_checks import (
    away_from_home,
    cards_lie_once,
    check_farm,
    check_stack,
    check_table,
)
from tilth.games.agricola.text.positions import BUNDLE, GIVEN, NUMBERS, goods_of, plot_words, things_laid
from tilth.kernel.errors import BadPosition
from tilth.kernel.game import SAVED
from tilth.kernel.native import BIT, append, i64, vec
from tilth.kernel.shape import Each, Either, Flag, Key, Keys, Many, Text, Whole, Word
from tilth.kernel.vecs import removed, replaced

if TYPE_CHECKING:
    from tilth.games.agricola import Agricola

CROP: Final = re.compile(r"([a-z]+)([0-9]{1,2})")
DEFAULT_ORDER: Final = [
    "sow-bake", "improvement", "sheep-1", "fences", "stone-1-stage2", "renovation-improvement", "family-growth-minor",
    "take-vegetable", "boar-1", "stone-1-stage4", "cattle-1", "plow-sow", "family-growth-urgent", "renovation-fences",
]  # fmt: skip


# -- what may be written ---------------------------------------------------------------------------------------------


def read_cell(grid: Grid, word: str) -> int:
    if word not in grid.number:
        raise ValueError(f"a cell is written as row and column, {grid.words[0]} to {grid.words[-1]}")
    return grid.number[word]


def read_pasture(grid: Grid, word: str) -> int:
    cells = mask([read_cell(grid, part) for part in word.split("+")])
    if cells not in grid.shapes.index:
        raise ValueError("these cells cannot be one pasture (§10.4)")
    return cells


def read_plot(rules: AgricolaRules, word: str) -> tuple[int, int, int]:
    """A field and what grows there: the plot, the crop and how many; nothing grows: 0 and 0."""
    name, _, content = word.lower().partition(":")
    names = plot_words(rules)
    if name not in names:
        raise ValueError("no such field; write a cell like 0,1, or with a crop 0,1:grain3")
    plot = names.index(name)
    match = CROP.fullmatch(content)
    if not content:
        return plot, 0, 0
    if not match or match[1] not in CROPS[1:]:
        raise ValueError("a crop is written like grain3 or vegetable2")
    crop, n = CROPS.index(match[1]), int(match[2])
    if not rules.plot_crops[plot] & BIT[crop - 1]:
        raise ValueError(f"no {match[1]} is sown there (§6.5, §9.4)")
    return plot, crop, n


def read_later(
    rules: AgricolaRules, seats: Sequence[str], cards: Sequence[str], text: str
) -> tuple[int, int, int, int, int]:
    """Goods on a round space: round, seat, good, how many, and the card that sells them (-1: none does)."""
    things = {name: number for number, name in things_laid(rules).items()}
    words = text.split()
    round, seat, goods, card = [*words, ""] if len(words) == 3 else words if len(words) == 4 else ("", "", "", "")
    seat, goods, card = seat.upper(), goods.lower(), card.lower()
    match = BUNDLE.match(goods)
    if not match or match[2] not in things or seat not in seats or round not in map(str, range(1, ROUNDS + 1)):
        raise ValueError("write round, seat and goods like '9 A 1food', and the card if they are bought from it")
    good, n = things[match[2]], int(match[1] or 1)
    if not 1 <= n <= 63:
        raise ValueError("from 1 to 63 can lie there")
    if card and card not in cards:
        raise ValueError(f"there is no card {card!r}")
    if match[2] not in rules.goods and not card:
        raise ValueError(f"a {match[2]} lies there for a card: '{round} {seat} 1{match[2]} CARD'")
    return int(round), list(seats).index(seat), good, n, CARD_IDS.index(card) if card else -1


def read_gone(seats: Sequence[str], cards: Sequence[str], text: str) -> tuple[int, str]:
    """A card out of the game, with the seat that knows it, or EVERYBODY."""
    owner, _, card = text.rpartition(":")
    if card not in cards or (owner and owner not in seats):
        raise ValueError("write a card, and the seat that knows it if not all do: A:CARD")
    return list(seats).index(owner) if owner else int(EVERYBODY), card


def farm_shape(rules: AgricolaRules, card: Word, goods: Each) -> Keys:
    good = Key(Whole(0, 999), "goods in the supply, animals on the farm; these must find room", "3", "0")
    cells = Many(Text("a cell like `0,1`", partial(read_cell, rules.grid)), spaced=True)
    plot = Text("a field like `0,1` or `0,1:grain3`, or a place on a card", partial(read_plot, rules))
    pasture = Text("a pasture like `0,3+0,4`", partial(read_pasture, rules.grid))
    cards = Many(card)
    return Keys(
        {
            **dict.fromkeys(rules.goods, good),
            "house": Key(Word(HOUSES), "what the house is made of", default="wood"),
            "rooms": Key(cells, "the rooms", '"1,0 2,0 0,0"', "1,0 2,0"),
            "fields": Key(
                Many(plot, spaced=True), "fields, with what grows on them", '"0,1 0,2:grain3 bean_field:vegetable2"'
            ),
            "stables": Key(cells, "stables", '"0,4"'),
            "pastures": Key(Many(pasture, spaced=True), "what is fenced in", '"0,3+0,4 1,4"'),
            **{thing: Key(cells, "cells it lies on") for thing in rules.covers},
            "people": Key(Whole(2, int(MOST_PEOPLE)), "the family without those born in this round", default="2"),
            "children": Key(Whole(0, int(MOST_PEOPLE) - 2), "those born in this round", default="0"),
            "home": Key(
                Whole(0, 15), "people still to be placed in this round", default="all who stand on no space"
            ),
            "placed": Key(Whole(0, 15), "people placed in this round so far", default="those on spaces"),
            "extra": Key(Whole(0, int(MOST_PEOPLE) - 2), "people who live on a card", default="0"),
            "helping": Key(Whole(0, 15), "guests who act in this round, besides the family", default="0"),
            "guests": Key(
                Whole(0, 255),
                "guests who act in the next round; 16 for each who acts in the one after it",
                default="0",
            ),
            "begging": Key(Whole(0, 99), "begging cards", default="0"),
            "hand": Key(cards, "cards in hand", "[axe, baker]"),
            "occupations": Key(cards, "occupations played", "[baker]"),
            "improvements": Key(cards, "improvements owned", "[axe, fireplace_2]"),
            "on": Key(Each(card, goods), "goods lying on a card", "{forest_pasture: {boar: 2}}"),
            "used": Key(Each(card, Whole(0, 2**20)), "the counter of a card: how often, or when used", "{rake: 1}"),
            "points": Key(Each(card, Whole(-99, 99)), "bonus points a card has earned", "{rake: 2}"),
            "bonus": Key(Whole(-99, 999), "bonus points in all, instead of `points`", default="0"),
            "skips": Key(Whole(0, 2), "1: the next harvest is skipped; 2: this one is", default="0"),
            "aside": Key(Whole(0, 15), "fences laid aside on cards and round spaces", default="those of `later`"),
            "leapt": Key(Whole(0, 1), "1: the house became stone without having been of clay", default="0"),
            "reaped": Key(Whole(0, 2 ** int(rules.plots) - 1), "fields harvested in this field phase", saved=True),
            "free_fences": Key(
                Whole(0, 4095), "fences a card has granted in this turn: 8 × the turn + how many", default="0"
            ),
        },
        "a farm: keys and values",
    )  # fmt: skip


def state_shape(rules: AgricolaRules) -> Keys:
    """The action under way, in a saved position."""
    given = Key(Each(Word(rules.goods, "a good"), Whole(0, 999)), "goods")
    return Keys(
        {
            "space": Key(Whole(-1, len(rules.space_slugs) - 1), "the space in use"),
            "user": Key(Whole(-1, int(rules.seats) - 1), "by whom"),
            "got": given,
            "heap": given,
            "parted": given,
            "pot": Key(Whole(0, 2**20), "goods cooked at one time"),
            "built": Key(Whole(0, 1023), "major improvements ever built"),
            "closed": Key(Whole(0, 2**62), "where the panel of exchanges was closed"),
        }
    )


def table_shape(rules: AgricolaRules, seats: Sequence[str]) -> Keys:
    known = CARD_IDS[: len(rules.cards)]
    seat, card = Word(list(seats)), Word(known, "a card")
    space = Word(rules.space_slugs, "a space")
    goods = Each(Word(rules.goods, "a good"), Whole(0, 63))
    farm = Key(farm_shape(rules, card, goods), "the farms", '{wood: 3, fields: "0,1"}', "as at the start, without food")
    later = Text("goods like '9 A 1food' or '9 A 1field CARD'", partial(read_later, rules, seats, known))
    gone = Text("a card, with the seat that knows it if not all do", partial(read_gone, seats, known))
    on_rounds = Each(Whole(1, int(ROUNDS)), Each(seat, Each(Word(rules.goods, "a good"), Whole(1, 63))))
    stages = [fact["slug"] for fact in SPACE_FACTS if "stage" in fact]
    return Keys(
        {
            "round": Key(Whole(0, int(ROUNDS)), "the round; 0 in the setup", "5", "1"),
            "phase": Key(Word(PHASES), "the phase", default="work"),
            "done": Key(Flag(), "in the work phase: what comes before the first placement is over", default="false"),
            "first": Key(seat, "who holds the marker", default="A"),
            "starter": Key(seat, "who begins in this round", default="who holds the marker"),
            "turn": Key(seat, "in the work phase: whose turn it is", default="the work phase begins"),
            "revealed": Key(
                Many(Word(stages, "a round card"), most=int(ROUNDS)),
                "the round cards turned up, in order",
                "[fences, sheep-1]",
                "as many as rounds, in the usual order",
            ),
            "spaces": Key(
                Each(space, Either([Whole(0, 63), goods])),
                "goods lying on spaces, of the kind that gathers there or by name",
                "{wood-3: 6, fishing: {food: 2, reed: 1}}",
                "those of one round",
            ),
            "occupied": Key(
                Each(space, Either([seat, Many(seat)])), "who stands where", "{take-grain: A, fishing: [A, B]}"
            ),
            "rounds": Key(on_rounds, "goods on the spaces of rounds to come", "{9: {A: {food: 1}}}"),
            "later": Key(
                Many(later), "the same for goods that a card sells, and for fields and fences", "['9 A 1field plowman']"
            ),
            "majors": Key(Many(Word(CARD_IDS[:10], "a major improvement")), "what is for sale", "[well]", "all others"),
            "open": Key(Many(space), "spaces in use", saved=True),
            "gone": Key(Many(gone), "cards that have left the game", saved=True),
            "packs": Key(Each(seat, Many(card)), "cards going round in a draft", saved=True),
            "state": Key(state_shape(rules), "the action under way", saved=True),
            **SAVED,
            **dict.fromkeys(seats, farm),
        }
    )  # fmt: skip


# -- the table made of it --------------------------------------------------------------------------------------------


def place(game: Agricola, written: Mapping[str, Any], patient: bool) -> Table:
    """A position from its data. Whatever is left out has its default."""
    data = game.shape().read(written, "")
    rules = game.rules
    assert isinstance(rules, AgricolaRules)
    seats = game.voice.seats
    cards_lie_once(rules, game.options["decks"].split(","), data)
    t = Table(rules)
    t.patient = patient
    phase = data.get("phase", "work")
    t.phase = PHASES.index(phase)
    t.round = data.get("round", {"setup": 0, "end": int(ROUNDS)}.get(phase, 1))
    t.marker = seats.index(data.get("first", "A"))
    t.starter = seats.index(data.get("starter", seats[t.marker]))
    reveal(t, data)
    for s, seat in enumerate(seats):
        lay_out(t, s)
        lay_farm(t, s, data.get(seat, {}))
    lay_cards(t, data)
    lay_heaps(t, data, phase)
    lay_later(t, data)
    if "stack" not in data:
        send_people(t, data, phase == "work" and begun(seats, data))
    check_table(t, data)
    for s, seat in enumerate(seats):
        t.refit(s)
        check_farm(t, s, data.get(seat, {}), seat, "stack" in data)
    for name, value in data.get("state", {}).items():
        setattr(t, name, t.game.amounts(value) if name in GIVEN else value)
    if "tables" in data:
        game.restore_tables(t, data["tables"])
    if "stack" in data:
        check_stack(t, game.root, data["stack"])
        game.resume(t, data["stack"])
        return t
    stand(game, t, data, phase)
    t.advance()
    return t


def forget(t: Table, card: int) -> None:
    """A card that lies somewhere is not in its deck."""
    for deck in (0, 1):
        t.decks = replaced(t.decks, deck, removed(t.decks[deck], card))


def mask(numbers: Sequence[int]) -> int:
    made = 0
    for number in numbers:
        made |= int(BIT[number])
    return made


def reveal(t: Table, data: Mapping[str, Any]) -> None:
    """The round cards as far as they are known."""
    slugs = t.game.space_slugs
    usual = [slugs[s] for s in t.game.fixed_order] or DEFAULT_ORDER
    order = t.order[:]
    for r, name in enumerate(data.get("revealed", usual[: t.round]), start=1):
        order[r] = SPACE_IDS.index(name)
        if r <= t.round:
            t.open |= BIT[order[r]]
    t.order = order


def lay_farm(t: Table, s: int, data: Mapping[str, Any]) -> None:
    f = s * FARM
    for k, good in enumerate(t.game.goods):
        t.farms[f + k] = data.get(good, 0)
    for name, at in NUMBERS.items():
        t.farms[f + at] = data.get(name, 0)
    t.farms[f + HOUSE] = HOUSES.index(data.get("house", "wood"))
    if "rooms" in data:
        t.farms[f + ROOMS] = mask(data["rooms"])
    t.farms[f + STABLES] = mask(data.get("stables", []))
    for cells in data.get("pastures", []):
        t.enclose(s, cells)
    for k, thing in enumerate(t.game.covers):
        t.cover(s, k, mask(data.get(thing, [])))
    t.farms[f + CHILDREN] = data.get("children", 0)
    t.farms[f + PEOPLE] = data.get("people", 2) + t.farms[f + CHILDREN]
    t.farms[f + BEGGING] = data.get("begging", 0)
    t.farms[f + HOME] = data.get("home", 0)
    t.bonus(s, sum(data.get("points", {}).values()))
    for plot, crop, n in data.get("fields", []):
        t.farms[f + FIELDS] |= BIT[plot]
        t.set_crop(s, plot, crop, n)


def lay_cards(t: Table, data: Mapping[str, Any]) -> None:
    seats = t.game.voice.seats
    for s, seat in enumerate(seats):
        farm = data.get(seat, {})
        for name in [*farm.get("occupations", []), *farm.get("improvements", [])]:
            t.enter(s, CARD_IDS.index(name))
            forget(t, CARD_IDS.index(name))
        for name in farm.get("hand", []):
            t.take_in_hand(s, CARD_IDS.index(name))
            forget(t, CARD_IDS.index(name))
        for name, goods in farm.get("on", {}).items():
            t.set_store(CARD_IDS.index(name), t.game.amounts(goods))
        for name, n in farm.get("used", {}).items():
            t.set_used(CARD_IDS.index(name), n)
    for card in t.game.permanents if "stack" not in data else ():
        if t.owner[card] < 0:
            t.enter(0, card)
    if "majors" in data:
        t.display = mask([CARD_IDS.index(name) for name in data["majors"]])
    for who, name in data.get("gone", []):
        t.put_away(CARD_IDS.index(name), who)
        forget(t, CARD_IDS.index(name))
    if data.get("packs"):
        t.packs = [vec[i64]([CARD_IDS.index(name) for name in data["packs"].get(seat, [])]) for seat in seats]
        for pack in t.packs:
            for card in pack:
                forget(t, card)


def lay_heaps(t: Table, data: Mapping[str, Any], phase: str) -> None:
    """Goods and people on the spaces."""
    rules = t.game
    slugs = rules.space_slugs
    if mask([slugs.index(name) for name in data.get("open", [])]) != t.open and "open" in data:
        raise BadPosition("open", "these are not the spaces of the board, of the rounds so far and of cards (§3.2)")
    fresh = phase in ("work", "return", "field", "feeding", "breeding") and "stack" not in data
    for s in range(len(slugs)):
        if t.open & BIT[s] and fresh:
            t.heap_up(s, rules.gathered(s))
    for name, lying in data.get("spaces", {}).items():
        s = slugs.index(name)
        own = list(goods_of(rules, rules.gathered(s)))
        t.heap_up(s, rules.amounts(lying if isinstance(lying, dict) else {own[0] if own else "food": lying}))
    for name, who in data.get("occupied", {}).items():
        people = [who] if isinstance(who, str) else who
        for seat in people:
            t.come(slugs.index(name), rules.voice.seats.index(seat))


def lay_later(t: Table, data: Mapping[str, Any]) -> None:
    seats = t.game.voice.seats
    lying = list(data.get("later", []))
    for r, owners in data.get("rounds", {}).items():
        for seat, goods in owners.items():
            lying += [(r, seats.index(seat), t.game.goods.index(good), n, -1) for good, n in goods.items()]
    for r, s, good, n, card in lying:
        t.later = append(t.later[:], laid(r, s, good, n, card))
        if good == FENCE_PIECE and "aside" not in data.get(seats[s], {}):
            t.farms[s * FARM + ASIDE] += n


def begun(seats: Sequence[str], data: Mapping[str, Any]) -> bool:
    """Does a position of the work phase stand behind what happens before the first placement?"""
    told = any(key in data.get(seat, {}) for seat in seats for key in ("home", "helping"))
    return told or data.get("done", False) or "turn" in data or "occupied" in data


def send_people(t: Table, data: Mapping[str, Any], working: bool) -> None:
    """Who stands on a space was placed; in the work phase the others are at home, unless it is said how many are."""
    for s, seat in enumerate(t.game.voice.seats):
        f, farm = s * FARM, data.get(seat, {})
        away = away_from_home(t, s)
        t.farms[f + PLACED] = farm.get("placed", away)
        if working and "home" not in farm:
            people = t.farms[f + PEOPLE] - t.farms[f + CHILDREN] + t.farms[f + EXTRA] + farm.get("helping", 0)
            t.farms[f + HOME] = max(0, people - away)


# -- where the game stands -------------------------------------------------------------------------------------------


def stand(game: Agricola, t: Table, data: Mapping[str, Any], phase: str) -> None:
    """The stack of a position that was described by hand."""
    if phase in ("setup", "end"):
        t.push(game.root, 0, 0 if phase == "setup" else 5, 0)
        return
    rounds = game.root.parts[4]
    one = rounds.parts[0]
    t.push(game.root, 0, 5, 0)
    t.push(rounds, 0, int(t.round), 0)
    reaping = [row.name for row in t.game.harvest]
    part = {"start": "start", "replenish": "replenish", "work": "begin", "return": "home"}.get(phase, "harvest")
    step = ROUND_PARTS.index(part)
    if part == "harvest" and phase != reaping[0]:
        t.push(one, 0, step + 1, 0)
        t.push(one.parts[step].parts[0], 0, reaping.index(phase), 0)
    elif phase == "work" and begun(game.voice.seats, data):
        work = ROUND_PARTS.index("work")
        turn = game.voice.seats.index(data.get("turn", game.voice.seats[t.starter]))
        t.push(one, 0, work + 1, 0)
        t.push(one.parts[work], 0, 1, turn)
    else:
        t.push(one, 0, step, 0)

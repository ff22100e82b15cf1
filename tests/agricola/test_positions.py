"""Positions people write: whatever is wrong is told with its key, and what no play could lead to is refused."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest

from tilth.games import game
from tilth.kernel.core import CHANCE
from tilth.kernel.errors import BadOption, BadPosition
from tilth.kernel.rng import Rng
from tilth.kernel.shape import Keys

from ..games.strange import told_or_taken

GAMES = {
    "two": game("agricola", players=2),
    "four": game("agricola", players=4),
    "family": game("agricola", players=2, mode="family"),
    "fixed": game(
        "agricola",
        players=1,
        decks="E",
        round_cards="fences,sheep-1,improvement,sow-bake,renovation-improvement,stone-1-stage2,family-growth-minor,"
        "boar-1,take-vegetable,cattle-1,stone-1-stage4,family-growth-urgent,plow-sow,renovation-fences",
    ),
}
GAMES["series"] = game("agricola", players=1, decks="I", series="3 2 baker,plow_driver")
TABLE = GAMES["two"].shape()
FARM = TABLE.keys["A"].shape
assert isinstance(FARM, Keys)
STRANGE: list[Any] = [
    7, -1, 10**12, 2**70, 2.5, True, "", "x", "A", "0,1", "9,9", "0,1:grain99", "²", [], [1], [None], ["x"], ["A", "A"],
    [["x"]], [{"x": 1}], {}, {"x": 1}, {"A": 1}, {"A": {"food": 1}}, {3: {"A": 1}}, {"x": {"A": {"food": 1}}}, {1: 1},
    {"rake": 1}, {"rake": {"foo": 1}}, {"rake": -1}, {"wood-3": "A"}, {"wood-3": {"wood": 99}}, {None: None},
]  # fmt: skip


def told(which: str, data: Any) -> BadPosition:
    with pytest.raises(BadPosition) as error:
        GAMES[which].place(data)
    return error.value


@pytest.mark.parametrize("key", TABLE.keys)
def test_a_strange_value_of_the_table_is_told_or_taken(key: str) -> None:
    told_or_taken(GAMES["two"], STRANGE, lambda value: {key: value}, key, "phase", "round")


@pytest.mark.parametrize("key", FARM.keys)
def test_a_strange_value_of_a_farm_is_told_or_taken(key: str) -> None:
    told_or_taken(GAMES["two"], STRANGE, lambda value: {"round": 3, "A": {"improvements": ["rake"], key: value}}, "A")


@pytest.mark.parametrize("data", [None, 5, "x", [1, 2], [], {1: 2}, {"A": 3}, {"A": [1]}, {"A": {"x": 1}}])
def test_what_is_no_position_is_told(data: Any) -> None:
    assert "expected" not in str(told("two", data))


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"A": {"rooms": 3}}, "A.rooms: 3 is not a list or words with spaces between, each entry a cell like `0,1`"),
        ({"A": {"rooms": "5,0"}}, "A.rooms: '5,0': a cell is written as row and column, 0,0 to 2,4"),
        ({"A": {"hand": ["plough"]}}, "A.hand: 'plough' is not a card"),
        ({"A": {"fields": "0,1:grain99"}}, "A.fields: 99 grain on one field: it is 3, and 12 more by cards (§9.4)"),
        ({"A": {"fields": "0,1:wood3"}}, "A.fields: '0,1:wood3': no wood is sown there (§6.5, §9.4)"),
        ({"A": {"fields": "0,1:corn3"}}, "A.fields: '0,1:corn3': a crop is written like grain3 or vegetable2"),
        ({"A": {"pastures": "0,3+2,3"}}, "A.pastures: '0,3+2,3': these cells cannot be one pasture (§10.4)"),
        ({"A": {"on": {"rake": 3}}}, "A.on.rake: 3 is not keys and values (a good: a whole number from 0 to 63)"),
        ({"A": {"used": {"rake": "x"}}}, "A.used.rake: 'x' is not a whole number from 0 to 1048576"),
        ({"rounds": {"x": {"A": {"food": 2}}}}, "rounds: 'x' is not a whole number from 1 to 14"),
        ({"rounds": {4: {"A": 3}}}, "rounds.4.A: 3 is not keys and values"),
        ({"later": ["9 A 1field"]}, "later: '9 A 1field': a field lies there for a card: '9 A 1field CARD'"),
        ({"spaces": {"wood-4": 3}}, "spaces: 'wood-4' is not a space"),
        ({"occupied": ["wood-3"]}, "occupied: ['wood-3'] is not keys and values"),
        ({"phase": "play"}, "phase: 'play' is not one of setup, start,"),
        ({"turns": "A"}, "turns: no such key; there are round, phase, done, first"),
    ],
)
def test_what_is_written_wrong(data: Any, message: str) -> None:
    assert str(told("two", data)).startswith(message)


@pytest.mark.parametrize(
    ("which", "data", "where", "section"),
    [
        # cards
        ("two", {"A": {"improvements": ["axe"]}, "B": {"improvements": ["axe"]}}, "B.improvements", "§1.3"),
        ("two", {"A": {"hand": ["axe"]}, "B": {"hand": ["axe"]}}, "B.hand", "§1.3"),
        ("two", {"A": {"hand": ["axe"], "improvements": ["axe"]}}, "A.hand", "§1.3"),
        ("two", {"A": {"hand": ["baker", "baker"]}}, "A.hand", "§1.3"),
        ("two", {"A": {"improvements": ["well"]}, "majors": ["well"]}, "majors", "§1.3"),
        ("two", {"A": {"hand": ["well"]}}, "A.hand", "§15.1"),
        ("two", {"A": {"improvements": ["guest"]}}, "A.improvements", "§15.8"),
        ("two", {"A": {"improvements": ["baker"]}}, "A.improvements", "no card of this kind: occupation"),
        ("fixed", {"A": {"improvements": ["liquid_manure"]}}, "A.improvements", "§20.6"),
        ("series", {"A": {"hand": ["baker"]}}, "A.hand", "§19.3"),
        ("two", {"A": {"on": {"rake": {"food": 1}}}}, "A.on", "§15.1"),
        ("two", {"B": {"used": {"rake": 1}}, "A": {"improvements": ["rake"]}}, "B.used", "§15.1"),
        # people
        ("two", {"A": {"home": 3}}, "A.home", "§3.4"),
        ("two", {"A": {"home": 2}, "occupied": {"fishing": "A"}}, "A.home", "§3.4"),
        ("two", {"A": {"people": 5, "children": 1}}, "A.people", "§1.1"),
        ("two", {"A": {"people": 4, "extra": 2}}, "A.people", "§1.1"),
        ("two", {"A": {"people": 6}}, "A.people", "from 2 to 5"),
        ("two", {"occupied": {"fishing": "A", "wood-3": "A", "clay-1": "A"}}, "A.people", "§3.4"),
        ("two", {"occupied": {"fishing": "A"}, "A": {"placed": 0}}, "A.placed", "§3.4"),
        ("family", {"A": {"extra": 1}}, "A.extra", "§18.1"),
        ("family", {"A": {"helping": 1}}, "A.helping", "§18.1"),
        ("family", {"A": {"guests": 1}}, "A.guests", "§18.1"),
        ("family", {"A": {"skips": 1}}, "A.skips", "§18.1"),
        ("family", {"A": {"free_fences": 9}}, "A.free_fences", "§18.1"),
        # the farm
        ("two", {"A": {"rooms": "0,0 2,0"}}, "A.rooms", "§6.4"),
        ("two", {"A": {"rooms": "2,0"}}, "A.rooms", "§2.1"),
        ("two", {"A": {"fields": "0,1 2,3"}}, "A.fields", "§9.1"),
        ("two", {"A": {"fields": "0,1 1,2"}}, "A.fields", "§9.1"),
        ("two", {"A": {"fields": "bean_field"}}, "A.fields", "§6.5"),
        ("family", {"A": {"fields": "0,1:grain4"}}, "A.fields", "§9.4"),
        ("family", {"A": {"fields": "0,1:vegetable3"}}, "A.fields", "§9.4"),
        ("two", {"A": {"fields": "1,0"}}, "A", "§6.1"),
        ("two", {"A": {"stables": "0,4 0,4"}}, "A.stables", "§6.1"),
        ("two", {"A": {"fields": "0,1 0,1:grain3"}}, "A.fields", "§6.1"),
        ("two", {"A": {"stables": "0,0 0,1 0,2 0,3 0,4"}}, "A.stables", "§1.1"),
        ("two", {"A": {"pastures": "0,3+0,4 0,4"}}, "A.pastures", "§10.4"),
        ("two", {"A": {"pastures": "0,1 0,3"}}, "A.pastures", "§10.4"),
        ("two", {"A": {"pastures": "0,2 0,3 0,4 1,4 2,4 1,3"}}, "A.pastures", "§1.1"),
        ("two", {"A": {"pastures": "0,4", "aside": 12}}, "A.pastures", "§1.1"),
        ("two", {"later": ["9 A 2fence sawhorse"], "A": {"aside": 1}}, "A.aside", "§15.9"),
        ("two", {"A": {"sheep": 2}}, "A", "§11.4"),
        # the course of the game
        ("two", {"round": 5, "rounds": {5: {"A": {"food": 1}}}}, "rounds", "§15.9"),
        ("two", {"round": 5, "later": ["3 A 1food"]}, "later", "§15.9"),
        ("two", {"round": 5, "revealed": ["sow-bake", "improvement", "sheep-1", "fences"]}, "revealed", "§3.2"),
        ("two", {"round": 2, "revealed": ["sow-bake", "sow-bake"]}, "revealed", "§2.2"),
        ("two", {"round": 1, "revealed": ["boar-1"]}, "revealed", "§3.1"),
        ("fixed", {"round": 1, "revealed": ["sheep-1"]}, "revealed", "round_cards"),
        ("two", {"round": 5, "phase": "feeding"}, "phase", "§3.1"),
        ("two", {"round": 5, "phase": "end"}, "phase", "§3.7"),
        ("two", {"round": 0}, "round", "§3.1"),
        ("two", {"round": 1, "phase": "setup"}, "round", "§3.1"),
        # spaces
        ("two", {"occupied": {"plow-sow": "A"}}, "occupied.plow-sow", "§3.2"),
        ("two", {"occupied": {"wood-2-3p": "A"}}, "occupied.wood-2-3p", "§2.7"),
        ("two", {"spaces": {"boar-1": 2}}, "spaces.boar-1", "§3.2"),
        ("two", {"round": 4, "phase": "field", "occupied": {"fishing": "A"}}, "occupied.fishing", "§3.6"),
        ("family", {"occupied": {"fishing": ["A", "B"]}}, "occupied.fishing", "§4.1"),
        ("two", {"occupied": {"fishing": ["A", "A"]}}, "occupied.fishing", "§4.1"),
        ("family", {"spaces": {"fishing": {"wood": 1}}}, "spaces.fishing", "§4.4"),
    ],
)  # fmt: skip
def test_what_no_play_could_lead_to_is_refused(which: str, data: Any, where: str, section: str) -> None:
    error = told(which, data)
    assert (error.where, section in str(error)) == (where, True), str(error)


@pytest.mark.parametrize(
    ("which", "data"),
    [
        ("two", {"A": {"fields": "2,4"}}),  # the first field anywhere
        ("two", {"A": {"rooms": "0,0 1,0"}}),  # a mirrored farm
        ("two", {"A": {"helping": 1, "home": 3}}),
        ("two", {"A": {"people": 4, "extra": 1, "home": 5}}),
        ("two", {"A": {"fields": "0,1:grain6", "improvements": ["planter_box", "liquid_manure"]}}),
        ("two", {"A": {"occupations": ["sheep_farmer"]}}),  # a card for more players, to try it
        ("two", {"A": {"improvements": ["bean_field"], "fields": "bean_field:vegetable2"}}),
        ("two", {"spaces": {"take-grain": {"food": 1}}}),  # cards put goods anywhere
        ("two", {"occupied": {"fishing": ["A", "B"], "plow-sow": []}}),
        ("two", {"revealed": ["sow-bake", "fences"], "occupied": {"fences": "A"}}),  # a card shows what is to come
        ("two", {"later": ["9 a 1Food", "9 B 1FIELD Plowman"], "A": {"hand": ["Axe"], "house": "CLAY"}}),
        ("two", {"round": 5, "phase": "start", "rounds": {5: {"A": {"food": 1}}}}),
        ("two", {"later": ["9 A 2fence sawhorse"], "A": {"pastures": "0,3 0,4"}}),
        ("four", {"A": {"occupations": ["clay_digger"]}, "spaces": {"clay-1-3p": 3}, "occupied": {"clay-1-3p": "B"}}),
        ("two", {"phase": "return", "occupied": {"fishing": "A"}}),
        ("series", {"A": {"occupations": ["baker", "plow_driver"]}}),
        ("family", {"phase": "end"}),
        ("family", {"phase": "setup"}),
    ],
)
def test_what_can_be_so_is_taken(which: str, data: Any) -> None:
    GAMES[which].place(data)


def test_fences_on_round_spaces_are_laid_aside() -> None:
    p = GAMES["two"].place({"later": ["9 A 2fence sawhorse"]})
    assert p.rules.voice.view(p, 0)["A"]["aside"] == 2
    assert p.rules.voice.view(p, 0)["A"]["fences_left"] == 13


# -- saved positions ---------------------------------------------------------------------------------------------------


def broken(data: Any, rnd: random.Random) -> Any:
    """A saved position with something in it changed, taken away or doubled."""
    data = copy.deepcopy(data)
    node = data
    while True:
        key = rnd.choice(list(node) if isinstance(node, dict) else range(len(node)))
        value = node[key]
        if isinstance(value, (dict, list)) and value and rnd.random() < 0.9:
            node = value
            continue
        if isinstance(value, str) and len(value.split()) > 2 and rnd.random() < 0.8:  # a frame, or a row of a table
            words = value.split()
            words[rnd.randrange(len(words))] = rnd.choice(["A", "B", "0", "1", "17", "-1", str(2**40), "game", "pay"])
            node[key] = " ".join(words)
        elif rnd.random() < 0.1:
            del node[key]
        else:
            node[key] = rnd.choice([*STRANGE, None])
        return data


@pytest.mark.parametrize("which", GAMES)
def test_a_saved_position_that_was_changed_is_told_or_taken(which: str) -> None:
    made, rnd, rng = GAMES[which], random.Random(which), Rng(3)
    p = made.start()
    refused = 0
    for _ in range(12):
        for _ in range(0 if p.over else rnd.randrange(6)):
            p.act(p.draw(rng) if p.who == CHANCE else p.choices[rng.below(len(p.choices))])
        data = made.voice.describe(p)
        for _ in range(15):
            try:
                made.place(broken(data, rnd), patient=rnd.random() < 0.5)
            except BadPosition:
                refused += 1
    assert refused > 60


@pytest.mark.parametrize(
    ("stack", "message"),
    [
        ([], "nothing is under way"),
        (["game.5 A 1 0"], "cannot lie where it lies"),
        (["game A 5 0", "game.3 A 1 0", "game.5 A 1 0"], "cannot lie where it lies"),
        (["game A 5 0", "housing A 0 0", "game.5 A 1 0"], "cannot lie where it lies"),
        (["game A 2 0", "game.5 A 1 0"], "cannot lie where it lies"),
        (["game A 5 0", "game.5 B 1 0"], "cannot be for this seat"),
        (["game A 5 0", "housing chance 0 0"], "cannot be for this seat"),
        (["game A 5 0", "kitchen A 2 0"], "cannot have got that far"),
        (["game A 5 0"], "has nothing to ask"),
        (["game A 5 0", "game.5 A 1 0", "game.5.1 A 99 0"], "cannot have got that far"),
        (["game A 5 0", "game.5 A 1"], "is no frame"),
    ],
)
def test_a_stack_that_no_game_could_have_is_refused(stack: list[str], message: str) -> None:
    data = {**GAMES["two"].voice.describe(GAMES["two"].place({"done": True})), "stack": stack}
    assert message in str(told("two", data))


def test_reactions_that_no_table_holds_are_refused() -> None:
    """Given a game saved while a card reacts, when nothing says any more which cards do, then it is refused."""
    made = GAMES["two"]
    p = made.place({"A": {"occupations": ["field_watchman"]}})
    p.play(p.parse("place take-grain"))
    data = made.voice.describe(p)
    assert any(row.startswith("instant") for row in data["stack"])
    assert made.place(data).dump() == p.dump()
    assert "more cards are to react than `tables` has" in str(told("two", {**data, "tables": {}}))


# -- options -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [option.name for option in GAMES["two"].choices])
def test_a_strange_option_is_told_or_taken(name: str) -> None:
    for value in [*STRANGE, None, "1 2 ²", "1 " + "9" * 5000, {"game": [1]}, {"permanent": "baker"}]:
        try:
            game("agricola", **{name: value})
        except BadOption as error:
            assert error.option in (name, "decks"), (value, str(error))


def test_a_family_game_saved_in_the_turn_in_which_fences_were_built() -> None:
    family = game("agricola", players=2, mode="family")
    p = family.place({"turn": "A", "round": 9, "A": {"wood": 10}})
    for move in ("place fences", "fence 0,3"):
        p.play(p.parse(move))
    assert family.load(p.dump()).dump() == p.dump()


def test_a_passing_card_on_its_way_is_in_no_deck() -> None:
    full = game("agricola", players=2)
    p = full.place({"turn": "A", "A": {"food": 2, "wood": 2, "hand": ["mini_pasture"]}})
    for move in ("place starting-player-minor", "play mini_pasture"):
        p.play(p.parse(move))
    assert p.question is not None and p.question.asks == "fences"
    assert full.load(p.dump()) == p

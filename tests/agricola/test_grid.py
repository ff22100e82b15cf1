"""Farmyards of other shapes than the printed one: everything that is done on cells asks the grid of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tilth.games.agricola import Agricola
from tilth.games.agricola.rules.actions import REQUIREMENT
from tilth.games.agricola.rules.grid import BOARD, MOST_CELLS, Grid, Pair, extension_places, pair_word
from tilth.games.agricola.rules.rulebook import AgricolaRules
from tilth.kernel.errors import BadPosition, Illegal, MoveError
from tilth.kernel.rng import Rng


class Nook(Agricola):
    """A cell above the third of the first row; the last cell of that row is not there."""

    grid = Grid(blocked=((0, 4),), extra=((-1, 2),))


class Wide(Agricola):
    """Two cells above the board and one to the left of it: more cells than on the printed board."""

    grid = Grid(extra=((-1, 2), (-1, 3), (0, -1)))


GROUNDS = (Nook, Wide)


def position(made: type[Agricola], farm: dict[str, Any], **table: Any) -> Any:
    return made(players=2, mode="family").place({"turn": "A", "A": farm, **table})


def play(p: Any, *moves: str) -> None:
    for move in moves:
        p.play(p.parse(move))


def code(p: Any, move: str) -> str | None:
    q = p.copy()
    q.patient = True
    try:
        q.rules.voice.heed(q, 0, move)
    except Illegal as refused:
        return refused.reason.code
    return None


def farm(p: Any) -> dict[str, Any]:
    return dict(p.rules.voice.view(p, 0)["A"])


def test_numbers_of_the_printed_board() -> None:
    assert [BOARD.words[k] for k in (0, 4, 5, 14)] == ["0,0", "0,4", "1,0", "2,4"]
    assert (BOARD.edge_number["H(3,4)"], BOARD.edge_number["V(0,0)"], BOARD.edge_number["V(2,5)"]) == (19, 20, 37)


def test_a_grid_that_grows_keeps_its_numbers() -> None:
    wider = Grid(extra=((-1, 2), (-1, 3)))
    assert wider.places[: BOARD.cells] == BOARD.places
    assert wider.edges[: len(BOARD.edges)] == BOARD.edges
    assert wider.number["-1,2"] == BOARD.cells
    assert wider.next[wider.number["-1,2"]] == 2 ** wider.number["0,2"] + 2 ** wider.number["-1,3"]


@pytest.mark.parametrize("made", GROUNDS)
def test_start(made: type[Agricola]) -> None:
    p = made(players=2, mode="family").start()
    assert farm(p)["rooms"] == ["1,0", "2,0"]
    assert "-1,2" in farm(p)["unused_cells"]
    assert farm(p)["score"]["unused"] == 2 - made.grid.cells


@pytest.mark.parametrize("made", GROUNDS)
def test_plow(made: type[Agricola]) -> None:
    p = position(made, {"fields": "0,2"})
    p.play(p.parse("place plow-field"))
    assert "plow -1,2" in [p.name(action) for action in p.legal()]
    play(p, "plow -1,2")
    assert farm(p)["fields"] == ["0,2", "-1,2"]


@pytest.mark.parametrize("made", GROUNDS)
def test_rooms_and_stables(made: type[Agricola]) -> None:
    p = position(made, {"wood": 9, "reed": 4, "rooms": "1,0 2,0 1,1 1,2 0,2"})
    play(p, "place build-rooms-stables", "room -1,2", "stable 0,3")
    assert "-1,2" in farm(p)["rooms"] and farm(p)["stables"] == ["0,3"]


def test_a_cell_that_is_not_there() -> None:
    p = position(Nook, {"wood": 9, "reed": 4})
    play(p, "place plow-field")
    with pytest.raises(MoveError) as refused:
        p.parse("plow 0,4")
    assert not isinstance(refused.value, Illegal)


@pytest.mark.parametrize("made", GROUNDS)
@pytest.mark.parametrize(
    "said", ["fence -1,2+0,2", "fences H(-1,2) V(-1,2) V(-1,3) V(0,2) V(0,3) H(1,2)"], ids=["cells", "edges"]
)
def test_fences(made: type[Agricola], said: str) -> None:
    p = position(made, {"wood": 9, "sheep": 1, "stables": "-1,2"}, round=4)
    game = p.rules.voice
    for action in game.heed(p, 0, f"place fences {said}"):
        p.play(action)
    assert farm(p)["pastures"] == ["0,2+-1,2"]
    assert (farm(p)["fences"], farm(p)["capacity"]) == (6, [8])
    assert "-1,2" not in farm(p)["unused_cells"]


def test_a_pasture_beside_the_missing_cell() -> None:
    p = position(Nook, {"wood": 9}, round=4)
    play(p, "place fences", "fence 1,4+0,3+1,3")
    assert farm(p)["fences"] == 8


@pytest.mark.parametrize("made", GROUNDS)
def test_notation_goes_there_and_back(made: type[Agricola]) -> None:
    told = {"rooms": "1,0 2,0", "fields": "-1,2:grain3 0,2", "pastures": "1,3+1,4", "stables": "1,4"}
    game = made(players=2, mode="family")
    p = game.place({"turn": "A", "A": told})
    again = game.load(p.dump())
    assert again.dump() == p.dump() and again.legal() == p.legal()
    assert farm(p)["fields"] == ["0,2", "-1,2:grain3"]
    p.play(p.parse("place plow-sow" if "place plow-sow" in [p.name(a) for a in p.legal()] else "place plow-field"))
    assert game.load(p.dump()).dump() == p.dump()


@pytest.mark.parametrize("made", GROUNDS)
@pytest.mark.parametrize("mode", ["family", "full"])
def test_whole_games(made: type[Agricola], mode: str) -> None:
    """Every action has its name, and no farm ever shows a fault."""
    game, rng = made(players=3, mode=mode), Rng(7)
    p = game.start()
    while not p.over:
        legal = p.legal()
        for action in legal:
            assert p.parse(p.name(action)) == action
        p.play(legal[rng.below(len(legal))])
        assert game.voice.faults(p) == []


def test_too_many_cells() -> None:
    with pytest.raises(ValueError, match="at most 24 cells"):
        Grid(rows=5, columns=5)


class Boggy(Agricola):
    """Bogs lie on cells."""

    def register(self, rules: AgricolaRules, options: Mapping[str, Any]) -> None:
        rules.add_cover("rock")
        rules.add_cover("bog")


def test_what_lies_on_a_cell_keeps_all_else_away() -> None:
    bog = {"bog": "0,0 0,2", "rock": "0,4", "wood": 15, "reed": 4, "fields": "0,1"}
    p = position(Boggy, bog, round=4)
    assert farm(p)["bog"] == ["0,0", "0,2"] and not {"0,0", "0,2", "0,4"} & set(farm(p)["unused_cells"])
    assert farm(p)["score"]["unused"] == -(15 - 2 - 1 - 3)
    assert code(p, "place plow-field plow 0,2") == "CELL_NOT_FREE"
    assert code(p, "place build-rooms-stables room 0,0") == "CELL_NOT_FREE"
    assert code(p, "place build-rooms-stables stable 0,4") == "STABLE_CELL"
    assert code(p, "place fences fence 0,2+1,2") == "FENCE_ENCLOSES"
    assert code(p, "place fences fence 1,2+1,1") is None
    assert p.rules.voice.faults(p) == []


def test_what_lies_on_cells_is_written_down() -> None:
    game = Boggy(players=2, mode="family")
    p = game.place({"turn": "A", "A": {"bog": "0,0 0,2"}})
    assert game.load(p.dump()).dump() == p.dump()
    q = p.copy()
    q.cover(0, 1, 0)
    assert not q.same(p) and farm(p)["bog"] == ["0,0", "0,2"] and farm(q)["bog"] == []
    with pytest.raises(BadPosition, match="exclude each other"):
        game.place({"turn": "A", "A": {"bog": "0,0", "rock": "0,0"}})


# -- farmyards that grow ---------------------------------------------------------------------------------------------

RIGHT: Pair = ((0, 5), (1, 5))
ABOVE: Pair = ((-1, 2), (-1, 3))


class Growing(Agricola):
    """Two pairs of cells may be laid against each farmyard, and rocks block cells for a reason of their own."""

    def register(self, rules: AgricolaRules, options: Mapping[str, Any]) -> None:
        rules.lay_ground(self.grid, cells=19, shapes=2697)
        rules.add_cover("rock", REQUIREMENT)
        self.dig = rules.add_cell_actions("dig")
        rules.add_seat_number("dug", "cells")
        rules.add_seat_number("mood", ["glad", "sad"])
        rules.add_table_number("wind", ["calm", "storm"])


def test_places_of_an_extension() -> None:
    places = extension_places(BOARD, mixed=False)
    rows = [((r, c), (r, c + 1)) for r in (-1, 3) for c in range(4)]
    columns = [((r, c), (r + 1, c)) for c in (-1, 5) for r in range(2)]
    assert places == sorted(rows + columns)
    assert places == extension_places(BOARD, mixed=True)


def test_places_of_a_second_extension() -> None:
    wider = BOARD.grown(RIGHT)
    apart, mixed = extension_places(wider, mixed=False), extension_places(wider, mixed=True)
    assert ((0, 6), (1, 6)) in apart  # along the first alone
    assert ((-1, 3), (-1, 4)) in apart  # along the board alone
    assert set(mixed) - set(apart) == {((-1, 4), (-1, 5))}  # one along each
    assert not {cell for pair in mixed for cell in pair} & set(wider.places)
    assert ((1, 5), (2, 5)) not in mixed and ((2, 5), (3, 5)) not in mixed


def test_a_grid_that_has_grown_is_made_once() -> None:
    wider = BOARD.grown(RIGHT).grown(ABOVE)
    assert wider is BOARD.grown(RIGHT).grown(ABOVE) and wider is not BOARD.grown(ABOVE).grown(RIGHT)
    assert wider.places[:17] == BOARD.grown(RIGHT).places and wider.edges[: len(BOARD.edges)] == BOARD.edges
    assert [pair_word(pair) for pair in wider.laid] == ["0,5+1,5", "-1,2+-1,3"]
    assert wider.shapes.index[wider.read("0,4+0,5")] >= 0 and wider.cells == 19


def test_farms_of_one_game_differ() -> None:
    game = Growing(players=2, mode="family")
    farm_ = {"wood": 15, "reed": 4, "extensions": "0,5+1,5", "fields": "0,4"}
    p = game.place({"turn": "A", "round": 4, "A": farm_, "B": {"fields": "0,4"}})
    assert (farm(p)["unused"], len(farm(p)["cells"])) == (14, 17)
    play(p, "place plow-field")
    assert p.parse("plow 0,5") in p.legal()
    play(p, "plow 0,5", "place wood-3")
    play(p, "place fences", "fence 1,4+1,5")
    assert farm(p)["fields"] == ["0,4", "0,5"] and farm(p)["pastures"] == ["1,4+1,5"] and farm(p)["fences"] == 6
    q = game.place({"turn": "B", "round": 4, "A": farm_, "B": {"fields": "0,4"}})
    q.play(q.parse("place plow-field"))
    with pytest.raises(MoveError) as refused:
        q.parse("plow 0,5")
    assert not isinstance(refused.value, Illegal)


def test_a_farm_that_has_grown_is_written_down() -> None:
    game = Growing(players=2, mode="family")
    told = {"extensions": ["-1,2+-1,3", "-2,2+-2,3"], "rock": "-2,2", "dug": "-1,3 0,1", "mood": "sad"}
    p = game.place({"turn": "A", "A": told, "wind": "storm"})
    again = game.load(p.dump())
    assert again.dump() == p.dump() and again.same(p) and again.legal() == p.legal()
    shown = farm(p)
    assert shown["extensions"] == ["-1,2+-1,3", "-2,2+-2,3"] and shown["rock"] == ["-2,2"]
    assert (sorted(shown["dug"]), shown["mood"]) == (["-1,3", "0,1"], "sad")
    q = p.copy()
    q.extend(1, RIGHT)
    assert not q.same(p) and p.grid(1) is BOARD and q.grid(1).cells == 17
    assert "extensions" not in game.voice.view(p, 0)["B"]


@pytest.mark.parametrize(
    ("told", "where", "why"),
    [
        ({"extensions": "2,5+3,5"}, "A.extensions", "no two cells can be laid there"),
        ({"extensions": "0,5+1,5 0,6+1,6 0,7+1,7"}, "A.extensions", "3 entries are more than 2"),
        ({"extensions": "0,5+1,5", "fields": "-1,2"}, "A.fields", "no such field"),
        ({"extensions": "0,5+1,5", "rooms": "1,0 2,0 7,7"}, "A.rooms", "a cell is written as row and column"),
        ({"stables": "0,5"}, "A.stables", "a cell is written as row and column"),
    ],
)
def test_cells_that_are_not_there(told: dict[str, Any], where: str, why: str) -> None:
    with pytest.raises(BadPosition, match=why) as refused:
        Growing(players=2, mode="family").place({"turn": "A", "A": told})
    assert refused.value.where == where


def test_a_fence_between_old_and_new_cells_stays() -> None:
    p = Growing(players=2, mode="family").place({"turn": "A", "A": {"pastures": "0,4 1,4", "sheep": 2}})
    p.extend(0, RIGHT)
    assert farm(p)["fences"] == 7 and farm(p)["pastures"] == ["0,4", "1,4"] and p.rules.voice.faults(p) == []


def test_a_blocked_cell_has_its_own_reason() -> None:
    p = position(Growing, {"rock": "0,0 1,2", "wood": 15, "reed": 4, "fields": "0,1"}, round=4)
    for move in ("plow-field plow 0,0", "build-rooms-stables room 0,0", "build-rooms-stables stable 1,2"):
        assert code(p, f"place {move}") == "REQUIREMENT"
    assert code(p, "place fences fence 1,2+1,3") == "REQUIREMENT"
    assert code(p, "place fences fences H(1,2) H(2,2) V(1,2) V(1,3)") == "REQUIREMENT"
    assert code(p, "place fences fence 1,0") == "FENCE_ENCLOSES"
    assert code(p, "place plow-field plow 0,1") == "CELL_NOT_FREE"


def test_actions_on_cells() -> None:
    game = Growing(players=2, mode="family")
    p = game.place({"turn": "A", "A": {"extensions": "-1,2+-1,3"}})
    assert game.dig.size == MOST_CELLS
    number = p.grid(0).number["-1,3"]
    assert p.name(game.dig.start + number) == "dig -1,3" and p.name(game.dig.start) == "dig 0,0"
    assert game.voice.read(p, 0, ["dig", "-1,3"]) == [(game.dig.start + number, 2)]
    assert game.voice.read(p, 1, ["dig", "-1,3"]) == []


def test_more_than_the_ground_was_laid_for() -> None:
    p = position(Growing, {"extensions": "0,5+1,5 0,6+1,6"})
    with pytest.raises(ValueError, match="not laid for 21 cells"):
        p.extend(0, ABOVE)


@pytest.mark.parametrize("mode", ["family", "full"])
def test_whole_games_on_farms_that_grow(mode: str) -> None:
    """Each farm grows twice at some time, somewhere; every action keeps its name, and no farm ever shows a fault."""
    game, rng = Growing(players=3, mode=mode), Rng(11)
    p = game.start()
    while not p.over:
        legal = p.legal()
        for action in legal:
            assert p.parse(p.name(action)) == action
        p.play(legal[rng.below(len(legal))])
        seat = rng.below(3)
        if len(p.grid(seat).laid) < 2 and not p.over and rng.below(12) == 0:
            places = extension_places(p.grid(seat), mixed=True)
            p.extend(seat, places[rng.below(len(places))])
            assert game.load(p.dump()).dump() == p.dump()
        assert game.voice.faults(p) == []
    assert all(p.grid(seat).cells == 19 for seat in range(3))


# -- a cell fenced in with what lies on it ---------------------------------------------------------------------------

RESERVE = {"bog": "0,3", "rock": "2,2", "pastures": "0,4", "wood": 15}


def reserved(**more: Any) -> Any:
    p = position(Boggy, {**RESERVE, **more}, round=4)
    p.reserve(0, BOARD.number["0,3"])
    return p


def test_a_reserved_cell_is_no_pasture() -> None:
    p = reserved(sheep=3)
    assert (farm(p)["fences"], farm(p)["pastures"], farm(p)["capacity"]) == (7, ["0,4"], [2])
    assert farm(p)["reserved"] == ["0,3"] and p.rules.voice.faults(p) == []
    assert code(p, "place build-rooms-stables stable 0,3") == "STABLE_CELL"
    assert code(p, "place fences fence 0,3") == "FENCE_ENCLOSES"
    game = Boggy(players=2, mode="family")
    assert game.load(p.dump()).dump() == p.dump() and game.load(p.dump()).same(p)


def test_a_pasture_may_touch_a_reserved_cell() -> None:
    p = reserved()
    assert code(p, "place fences fence 0,2") is None
    assert code(p, "place fences fences H(0,2) H(1,2) V(0,2)") is None
    assert code(p, "place fences fence 1,1") == "PASTURE_DETACHED"
    play(p, "place fences", "fence 0,2")
    assert (farm(p)["fences"], farm(p)["pastures"]) == (10, ["0,4", "0,2"]) and p.rules.voice.faults(p) == []


def test_a_reserved_cell_becomes_a_pasture() -> None:
    p = reserved()
    q = p.copy()
    q.cover(0, 1, 0)
    assert farm(q)["pastures"] == ["0,4", "0,3"] and "reserved" not in farm(q) and farm(q)["fences"] == 7
    assert farm(p)["reserved"] == ["0,3"] and not q.same(p)
    p.cover(0, 0, p.lying_on(0, 0) | 2 ** BOARD.number["0,3"])  # a rock beneath comes to light
    p.cover(0, 1, 0)
    assert farm(p)["reserved"] == ["0,3"] and farm(p)["pastures"] == ["0,4"]


def test_nothing_lies_on_a_reserved_cell() -> None:
    with pytest.raises(BadPosition, match="is no pasture"):
        position(Boggy, {"reserved": "0,3"})
    with pytest.raises(BadPosition, match="hang together"):
        position(Boggy, {**RESERVE, "bog": "0,2", "reserved": "0,2"})

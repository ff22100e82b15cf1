"""Every door that an expansion of Agricola can use, tried with the made-up one beside this file. Run with its folder on
the path (tests/agricola/test_expansion.py does)."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

import tilth
from tilth.games import kind, names
from tilth.games.agricola.rules.facts import CARD_IDS
from tilth.games.agricola.terminal import grid
from tilth.games.agricola.text.seat_data import Farm
from tilth.kernel.conformance import conform
from tilth.kernel.core import CHANCE
from tilth.kernel.errors import BadPosition, Illegal
from tilth.kernel.native import i64, vec
from tilth.kernel.rng import Rng
from tilth.records.record import Record, replayed
from tilth.server.rendering import drawn
from tilth.text import LANGS, words
from tilth.text.complete import lacking_words
from tilth.text.sentences import Speech

Table = Any  # a position, with the fields of Agricola's table


def place(mode: str = "flats", **data: Any) -> Table:
    return tilth.game("harbour", players=2, mode=mode).place({"turn": "A", **data})


def play(p: Table, *moves: str) -> Table:
    for move in moves:
        p.play(p.parse(move))
    return p


def choices(p: Table) -> list[str]:
    return [p.name(action) for action in p.legal()]


def refused(p: Table, move: str) -> str:
    q = p.copy()
    q.patient = True
    with pytest.raises(Illegal) as caught:
        q.rules.voice.heed(q, q.who, move)
    return caught.value.reason.code


def again(p: Table) -> Table:
    """The same position, from its text."""
    q = tilth.game("harbour", **p.rules.voice.options).load(p.dump())
    assert q.dump() == p.dump() and q.same(p)
    return q


# -- whole games -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", range(4))
def test_conforms(variant: int) -> None:
    game = kind("harbour")
    report = conform(game, [game.variants[variant]], games=1, replay=replayed, speak=lacking_words)
    assert report.passed, "\n".join(report.faults)
    assert report.checks["games finished"] == report.checks["records replayed"] == 1


def test_it_is_a_game_like_any_other_and_the_base_game_stays_as_it_was() -> None:
    assert "harbour" in names()
    p: Table = tilth.game("agricola", players=2, mode="family").start()
    assert "salt" not in p.view(0)["A"] and "jetty" not in p.rules.space_slugs and len(p.rules.cards) == 10
    assert p.rules.kinds == 10
    full: Table = tilth.game("agricola", players=2).start()
    assert full.rules.cards[-1].slug == CARD_IDS[len(full.rules.cards) - 1] != "lugger"


def test_a_record_of_a_game() -> None:
    game = tilth.game("harbour", players=2)
    p, rng = game.start(), Rng(3)
    record = Record.new(game)
    while not p.over:
        action = p.draw(rng) if p.who == CHANCE else p.legal()[rng.below(len(p.legal()))]
        record.add(p, action)
        p.play(action)
    text = record.text()
    assert "game: harbour" in text and "cast " in text
    assert Record.load(text).check().dump() == p.dump()


@pytest.mark.parametrize("variant", [0, 2])
def test_a_network_sees_it_and_looks_at_some_of_the_choices(variant: int) -> None:
    game = tilth.game("harbour", **kind("harbour").variants[variant])
    p, rng, features = game.start(), Rng(6), game.rules.features
    assert len(set(features.names)) == len(features.names)
    while not p.over:
        if p.who != CHANCE:
            out = vec[i64]([0] * len(features.names))
            features.write(p, p.who, out)
            assert any(out)
            kept = list(p.rules.alike.representatives(p, p.choices))
            assert kept and set(kept) <= set(p.choices)
        p.act(p.draw(rng) if p.who == CHANCE else p.choices[rng.below(len(p.choices))])


def test_the_whole_command_line() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "tilth.cli", "simulate", "harbour", "--games", "2", "--seats", "random,greedy"],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stdout + ran.stderr


# -- goods -----------------------------------------------------------------------------------------------------------


def test_the_eleventh_and_the_twelfth_good() -> None:
    p = place()
    assert p.rules.goods[10:] == ["salt", "goose"]
    play(p, "place salt-pan")
    assert p.view(0)["A"]["salt"] == 2 and p.view(0)["spaces"]["salt-pan"] == 0
    p = place("coast", A={"salt": 70}, spaces={"salt-pan": {"salt": 63, "goose": 62, "wood": 61}})
    assert again(p).view(1)["spaces"]["salt-pan"] == {"salt": 63, "goose": 62, "wood": 61}
    assert p.view(1)["A"]["salt"] == 70


def test_they_are_paid_and_lie_on_cards_and_rounds() -> None:
    p = place("coast", A={"salt": 3, "hand": ["salt_store"], "food": 0}, rounds={3: {"A": {"salt": 2, "goose": 1}}})
    assert p.view(0)["rounds"]["3"]["A"] == {"salt": 2, "goose": 1}
    play(p, "place starting-player-minor")
    assert "play salt_store" in choices(p)
    play(p, "play salt_store")
    if p.who == 0:
        play(p, *choices(p)[:1])
    farm = again(p).view(0)["A"]
    assert farm["salt"] == 2 and farm["on"] == {"salt_store": {"salt": 1}}


def test_other_things_lie_on_rounds_for_cards() -> None:
    p = place("coast", round=2, later=["5 A 2raft goose_pen"], A={"improvements": ["goose_pen"]})
    assert p.view(0)["later"] == ["5 A 2raft goose_pen"]
    with pytest.raises(BadPosition, match="lies there for a card"):
        place("coast", round=2, later=["5 A 2raft"])


def test_a_card_hears_of_them() -> None:
    p = place("coast", A={"improvements": ["salt_store"], "food": 0})
    play(p, "place salt-pan")
    assert p.view(0)["A"]["food"] == 1 and p.view(0)["A"]["salt"] == 2


def test_a_price_in_them() -> None:
    assert "choose 3" not in choices(play(place(A={"salt": 1}), "place jetty"))
    p = play(place(A={"salt": 2}), "place jetty", "choose 3")
    if choices(p) and choices(p)[0].startswith("pay"):
        play(p, "pay 2salt")
    assert p.view(0)["A"]["goose"] == 1 and p.view(0)["A"]["salt"] == 0


@pytest.mark.parametrize("lang", LANGS)
def test_they_have_words_in_both_games(lang: str) -> None:
    for game in ("harbour", "agricola"):
        assert words(lang, game).say("thing-salt", n="2", count=2, case="nom").startswith("2 ")
    assert words(lang, "harbour").say("about-title") != words(lang, "agricola").say("about-title")


# -- an animal -------------------------------------------------------------------------------------------------------


def test_the_fourth_animal_finds_room() -> None:
    p = place(A={"goose": 3, "sheep": 1, "pastures": ["1,3", "2,3"], "stables": ["1,4"]})
    kept = {row["place"]: (row["kind"], row["count"]) for row in p.view(0)["A"]["arrangement"]}
    assert ("goose", 2) in kept.values() and sum(n for _, n in kept.values()) == 4
    with pytest.raises(BadPosition, match="no room for"):
        place(A={"goose": 2})


def test_it_is_kept_cooked_or_released() -> None:
    p = play(place(A={"sheep": 1}), "place goose-market")
    assert choices(p)[:2] == ["keep sheep", "keep goose"]
    assert "release goose" in choices(play(place(A={"goose": 1}), "exchange"))
    p = place(A={"goose": 1, "improvements": ["smokehouse"], "food": 0}, majors=[])
    play(p, "exchange", "cook goose:smokehouse")
    assert p.view(0)["A"]["food"] == 3 and p.view(0)["A"]["goose"] == 0


def test_a_card_holds_it_and_it_has_young() -> None:
    p = place("coast", A={"goose": 2, "improvements": ["goose_pen"]})
    assert {"place": "card", "kind": "goose", "count": 2} in p.view(0)["A"]["arrangement"]
    p = place(phase="breeding", round=4, A={"goose": 2, "pastures": ["1,3"], "stables": ["1,3"]})
    assert p.view(0)["A"]["goose"] == 3


# -- the ground ------------------------------------------------------------------------------------------------------


def test_the_ground_has_another_shape_and_things_lie_on_it() -> None:
    p = tilth.game("harbour", players=2, mode="flats").start()
    view: dict[str, Any] = p.view(0)
    farm = view["A"]
    assert farm["pond"] == ["0,3"]
    assert "-1,2" in farm["unused_cells"] and "0,3" not in farm["unused_cells"] and "0,4" not in farm["unused_cells"]
    assert again(p).view(0)["A"]["pond"] == ["0,3"]


def test_all_that_is_built_keeps_off_the_pond() -> None:
    p = place(A={"wood": 20, "reed": 2, "rooms": "1,0 2,0 1,1 1,2", "fields": "0,2"}, round=9)
    rooms = play(p.copy(), "place build-rooms-stables")
    cells = {word.split()[1] for word in choices(rooms) if word.split()[0] in ("room", "stable")}
    assert "-1,2" in cells and not cells & {"0,3", "0,4"}
    assert refused(rooms, "stable 0,3") == "STABLE_CELL" and refused(rooms, "room 0,3") == "CELL_NOT_FREE"
    plowing = play(p.copy(), "place plow-field")
    assert "plow -1,2" in choices(plowing) and refused(plowing, "plow 0,3") == "CELL_NOT_FREE"
    fences = play(p.copy(), "place fences")
    assert "fence -1,2" in choices(fences) and not [word for word in choices(fences) if "0,3" in word]


def test_a_pond_is_drained() -> None:
    p = play(place(A={"clay": 0}), "place jetty", "choose 1")
    assert p.view(0)["A"]["pond"] == [] and p.view(0)["A"]["clay"] == 1
    assert "0,3" in p.view(0)["A"]["unused_cells"]


def test_a_farm_grows() -> None:
    p = play(place(A={"wood": 9, "fields": "1,4"}, round=4), "place dyke", "choose 1")
    assert "reclaim 1,5+2,5" in choices(p) and "reclaim 0,4+1,5" not in choices(p)
    assert refused(p, "reclaim 2,5+3,5") == "NO_LAND"  # the second cell touches nothing
    play(p, "reclaim 1,5+2,5", "place take-grain")
    view: dict[str, Any] = again(p).view(0)
    assert view["A"]["extensions"] == ["1,5+2,5"] and len(view["A"]["cells"]) == 17
    assert view["A"]["score"]["unused"] == -(17 - 2 - 1 - 1) and len(view["B"]["cells"]) == 15
    play(p, "place plow-field", "plow 1,5")
    assert again(p).view(0)["A"]["fields"] == ["1,4", "1,5"]
    late = place(A={"extensions": "1,5+2,5", "fields": "1,5:grain3"})
    assert choices(play(late, "place dyke")) == ["choose 2", "choose 3"]  # there is no more land
    with pytest.raises(BadPosition, match="no such field"):
        place(A={"fields": "1,5"})


def test_stones_on_a_cell() -> None:
    p = play(place(A={"wood": 9, "fields": "1,4"}, round=4), "place dyke", "choose 2", "pile 1,3")
    view: dict[str, Any] = again(p).view(0)["A"]
    assert view["cliff"] == ["1,3"] and view["piled"] == ["1,3"] and view["weather"] == "foul"
    p = place(A={"wood": 9, "fields": "1,4", "cliff": "1,3"}, round=4)
    assert refused(p, "place plow-field plow 1,3") == "CLIFF"
    assert refused(p, "place fences fence 1,3+1,2") == "CLIFF"
    assert refused(p, "place fences fence 0,3+1,2") == "FENCE_ENCLOSES"
    assert refused(p, "place dyke choose 2 pile 1,4") == "CELL_NOT_FREE"


def test_a_pasture_away_from_the_others() -> None:
    farm = {"wood": 9, "pastures": "2,4"}
    p = play(place(A=farm, round=4), "place dyke", "choose 3")
    assert "fence 1,1" in choices(p) and not {"fence 1,4", "fence 2,3", "fence 1,1+1,2"} & set(choices(p))
    play(p, "fence 1,1", "place take-grain")
    assert again(p).view(0)["A"]["pastures"] == ["2,4", "1,1"] and p.view(0)["A"]["wood"] == 9
    play(p, "place fences")
    assert {"fence 1,2", "fence 1,4"} <= set(choices(p)) and "fence 0,0" not in choices(p)
    assert refused(p, "fence 0,0") == "PASTURE_DETACHED"
    assert p.rules.voice.faults(p) == []


# -- spaces, turns, harvest ------------------------------------------------------------------------------------------


def test_two_people_of_one_seat_stand_on_a_space() -> None:
    p = place(occupied={"jetty": ["A", "A", "B"]}, A={"home": 1, "people": 3, "rooms": "1,0 2,0 1,1"}, B={"home": 1})
    assert again(p).view(0)["occupied"]["jetty"] == ["A", "A", "B"]
    assert p.people_on(p.rules.space_slugs.index("jetty"), 0) == 2 and "place jetty" in choices(p)


def test_a_turn_without_a_person() -> None:
    p = place(A={"home": 0, "food": 0, "placed": 2}, B={"home": 1, "placed": 1})
    assert choices(p) == ["cast net", "cast line"]
    play(p, "cast line")
    assert p.view(0)["A"]["salt"] == 1 and p.view(0)["A"]["last_cast"] == 1 and p.view(0)["catch"] == 1
    assert p.who == 1 and "place fishing" in choices(p) and "cast net" in choices(p)
    assert again(p).view(0)["A"]["last_cast"] == 1
    play(p, "cast net", "place fishing")
    assert p.round == 2 and p.view(0)["catch"] == 0, "all have fished and placed: the next round begins"


def test_a_reason_of_its_own() -> None:
    p = place(A={"last_cast": 1})
    assert refused(p, "cast net") == "ALREADY_CAST"
    assert refused(place(A={"wood": 0}), "sail lugger") == "CANNOT_PAY"
    assert refused(place(B={"boats": ["lugger"]}), "sail lugger") == "BOAT_TAKEN"
    q = p.copy()
    q.patient = True
    with pytest.raises(Illegal) as caught:
        q.rules.voice.heed(q, 0, "cast net")
    assert caught.value.reason.words("en") == "You have fished in this round already."


def test_cards_of_a_kind_of_their_own() -> None:
    p = play(place(A={"wood": 2}), "sail lugger")
    farm = again(p).view(0)["A"]
    assert farm["boats"] == ["lugger"] and farm["improvements"] == [] and farm["wood"] == 0
    assert farm["score"]["cards"] == 2
    with pytest.raises(BadPosition, match="no card of this kind"):
        place(A={"improvements": ["lugger"]})


def test_cards_of_the_display_lie_on_top_of_others() -> None:
    p = play(place(A={"clay": 3}, revealed=["improvement"]), "place improvement")
    assert "build fireplace_2" in choices(p) and "build smokehouse" not in choices(p)
    assert refused(p, "build smokehouse") == "MAJOR_TAKEN"
    p = place(A={"clay": 3}, B={"improvements": ["fireplace_2"]}, revealed=["improvement"])
    assert "build smokehouse" in choices(play(p, "place improvement"))


def test_a_second_payment_at_the_harvest() -> None:
    p = place(phase="feeding", round=4, A={"food": 4, "salt": 1}, B={"food": 4})
    while p.node().asks != "salting":
        p.play(p.legal()[0])
    assert choices(p) == ["pass", "salt"] and p.who == 0
    assert Speech("harbour", "en").question(p) == "A: do you salt your meat?"
    play(again(p), "salt")
    play(p, "pass")
    while p.phase < 8 and p.round == 4:
        p.play(p.legal()[0])
    assert (p.view(0)["A"]["spoiled"], p.view(0)["A"]["salt"], p.view(0)["B"]["spoiled"]) == (1, 1, 1)


def test_items_of_the_score() -> None:
    p = place(A={"goose": 1, "spoiled": 2})
    score = p.view(0)["A"]["score"]
    assert (score["geese"], score["spoiled"], p.view(0)["B"]["score"]["geese"]) == (1, -2, -1)
    assert [Speech("harbour", "en").item(name) for name in ("geese", "spoiled")] == ["Geese", "Spoiled meat"]


# -- options, modes, pages -------------------------------------------------------------------------------------------


def test_options_and_modes() -> None:
    deep = tilth.game("harbour", players=2, mode="flats", deep_water=True)
    seen = play(deep.place({"turn": "A", "A": {"food": 0}}), "cast net").view(0)
    assert seen["A"]["food"] == 2 and seen["mode"] == "flats"
    p: Table = tilth.game("harbour", players=2).start()
    rng = Rng(1)
    while p.who == CHANCE and not p.round:
        p.play(p.draw(rng))
    assert (len(p.hands[0]), p.rules.mode.name) == (7, "coast")


@pytest.mark.parametrize("lang", LANGS)
def test_pages_show_it(lang: str) -> None:
    page = drawn("harbour")
    p = place(A={"goose": 1, "salt": 2, "boats": ["cutter"], "fields": "-1,2"}, occupied={"jetty": ["A", "A"]})
    board = str(page.board(p.view(0), lang, "A", [], [], p.rules.voice.options))
    assert "s-thing" in board and "s-goose" not in board
    assert page.text_board(p.view(0), lang, "A")
    p = play(place(A={"extensions": "1,5+2,5", "cliff": "2,5"}), "place dyke", "choose 2")
    moves = [{"name": name, "label": name} for name in choices(p)]
    board = str(page.board(p.view(0), lang, "A", moves, [], p.rules.voice.options))
    assert 'viewBox="0 -100 636 436"' in board and 'data-move="pile 1,5"' in board and 'data-cell="2,5"' in board
    assert "1 cliffs." in "\n".join(page.text_board(p.view(0), lang, "A"))
    yard = grid(Farm(p.view(0)["A"]), words(lang, "harbour"))
    assert "1,5" in yard[7] and "0,5" not in yard[4] and "cliff" in yard[10]
    for card in ("smokehouse", "goose_pen", "cutter"):
        assert str(page.card(card, lang)).startswith("<svg")
    assert page.about(lang)["title"] == "Harbour"

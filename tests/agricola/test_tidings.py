"""Nothing is lost in silence: previews, log and tidings say what a move brought, from where, and what was lost."""

from __future__ import annotations

from typing import Any

import pytest

import tilth
from tilth.games.agricola import Agricola
from tilth.games.agricola.text import sentences as telling
from tilth.kernel.core import CHANCE
from tilth.kernel.game import Game
from tilth.play.foretelling import foretold
from tilth.play.session import Session
from tilth.text import LANGS
from tilth.text.sentences import Speech


def session(position: dict[str, Any], game: Game | None = None, hearer: int = 0, lang: str = "en") -> Session:
    game = game or Agricola(players=2)
    made = Session(game, game.place(position, patient=True))
    made.story(hearer, lang)
    return made


def do(made: Session, *lines: str) -> None:
    """Play lines of whoever decides, and what leaves no choice after each."""
    for line in lines:
        for action in made.read(int(made.position.who), line):
            made.advance(len(made.moves) + 1, action)
        while not made.position.over and made.position.who != CHANCE and made.position.forced() >= 0:
            made.advance(len(made.moves) + 1, int(made.position.forced()))


def preview(made: Session, move: str, lang: str = "en") -> dict[str, Any]:
    p = made.position
    (facts,) = foretold(p, [p.parse(move)])
    return facts.said(Speech(made.game.name, lang), made.game.voice.seats)


def told(made: Session, lang: str = "en", hearer: int = 0) -> list[str]:
    return [line.label for line in made.story(hearer, lang).lines if line.kind != "moment"]


# -- moves -----------------------------------------------------------------------------------------------------------

CLAY = {"round": 2, "spaces": {"clay-1": 1}, "A": {"occupations": ["clay_mixer"]}}
FLOCK = {"round": 9, "spaces": {"sheep-1": 3}}


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "+3 clay: 1 from the space, 2 from Clay Mixer"),
        ("ru", "+3 глины: 1 с ячейки действия, 2 от карты «Месильщик глины»"),
    ],
)
def test_what_a_card_adds_is_told_by_name_before_and_after(lang: str, words: str) -> None:
    made = session(CLAY, lang=lang)
    said = preview(made, "place clay-1", lang)
    assert said["preview"].startswith(words[:3]) and said["loses"] == ""
    do(made, "place clay-1")
    assert told(made, lang)[-1].partition(" → ")[2].startswith(said["preview"].partition("; ")[0])
    if lang == "en":
        assert said["preview"].startswith(words)


def test_animals_without_room_are_announced_and_told_until_seen() -> None:
    made = session(FLOCK)
    said = preview(made, "place sheep-1")
    assert said["loses"] == "2 sheep let go for lack of room"
    assert said["preview"].startswith("+3 sheep, +2 points") and said["preview"].endswith(said["loses"])
    do(made, "place sheep-1")
    assert told(made)[-1] == "Sheep · Keep 1 sheep → +3 sheep, +2 points; 2 sheep let go for lack of room"
    (tiding,) = made.story(0, "en").tidings
    assert tiding.rows == [(0, said["loses"])]
    assert made.story(1, "en").tidings == []  # to others it is a line of the log


def test_where_a_loss_can_be_chosen_so_much_is_announced_as_is_lost_anyway() -> None:
    made = session({**FLOCK, "spaces": {"sheep-1": 2}, "A": {"boar": 1}})
    assert preview(made, "place sheep-1")["loses"] == "2 of your choice must be given up"
    made = session({**FLOCK, "spaces": {"sheep-1": 2}, "A": {"boar": 1, "improvements": ["fireplace_2"]}})
    assert preview(made, "place sheep-1")["loses"] == ""  # they can be cooked


def test_a_move_is_one_line_with_its_sum() -> None:
    made = session({"round": 2, "A": {"wood": 11, "reed": 4}})
    do(made, "place build-rooms-stables room 1,1 room 0,0 pass")
    assert told(made) == [
        "Rooms, stables · Build a room in row 2, column 2 · Build a room in row 1, column 1"
        " → −10 wood, −4 reed, +2 points"
    ]


# -- harvests --------------------------------------------------------------------------------------------------------

HARVEST = {
    "round": 4,
    "turn": "B",
    "A": {
        "home": 0, "fields": "0,1:grain2 0,2:vegetable1", "food": 1, "pastures": "0,3+0,4", "sheep": 3, "boar": 0,
    },
    "B": {"home": 1, "food": 1, "pastures": "0,3", "sheep": 2, "boar": 1},
}  # fmt: skip


def harvested(lang: str) -> Session:
    made = session(HARVEST, lang=lang)
    do(made, "place take-grain")
    while made.position.question and made.position.question.asks == "feed":
        names = [made.position.name(action) for action in made.position.legal()]
        do(made, next(name for name in names if name.startswith("beg ")))
    do(made, "keep 2sheep+boar")
    return made


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "1 free fence not used"),
        ("ru", "1 бесплатная изгородь не поставлена"),
        ("pt", "1 cerca grátis não usada"),
    ],
)
def test_fences_that_would_have_been_free_are_not_forgotten(lang: str, words: str) -> None:
    made = session({"round": 5, "A": {"wood": 3, "pastures": "0,4", "occupations": ["hedge_keeper"]}}, lang=lang)
    do(made, "place fences fence 0,3")
    assert made.position.node().asks == "fences"
    said = preview(made, "pass", lang)
    assert said["loses"] == words
    do(made, "pass")
    assert told(made, lang)[-1].endswith(words)


def test_a_harvest_is_summed_up_for_everybody() -> None:
    made = harvested("en")
    (tiding,) = made.story(0, "en").tidings
    assert tiding.title == "Round 4, after the harvest"
    assert dict(tiding.rows) == {
        0: "reaped 1 grain and 1 vegetable · family fed with 1 food, 3 begging cards · born: 1 sheep",
        1: "family fed with 1 food, 3 begging cards · born: 1 sheep, 1 sheep let go for lack of room",
    }


@pytest.mark.parametrize("lang", LANGS)
def test_reaping_and_births_stand_in_the_log_under_their_own_headings(lang: str) -> None:
    made = harvested(lang)
    lines = made.story(0, lang).lines
    speech = Speech("agricola", lang)
    heads = [k for k, line in enumerate(lines) if line.kind == "moment"]
    fields, births = (
        next(k for k in heads if lines[k].label.endswith(speech.say(f"word-phase-{phase}")))
        for phase in ("field", "breeding")
    )
    assert lines[fields + 1].kind == "gain" and lines[fields + 1].seat == 0
    assert speech.amount("vegetable", 1) in lines[fields + 1].label
    assert speech.amount("sheep", 1) in lines[births + 1].label


def test_tidings_of_moves_taken_back_are_gone() -> None:
    made = session(FLOCK)
    do(made, "place sheep-1")
    assert made.story(0, "en").tidings
    made.rewind(0)
    assert made.story(0, "en").tidings == [] and told(made) == []


def test_who_is_cold_falls_ill_and_is_told_so() -> None:
    game = tilth.game("moor", players=2)
    made = session({"round": 4, "phase": "feeding", "A": {"food": 9, "wood": 2}, "B": {"food": 9, "fuel": 9}}, game)
    cold = preview(made, "heat 0")
    assert cold["loses"] == "2 people fall ill"
    assert not preview(made, "pass")["loses"]


def test_the_harvest_panel_promises_only_young_that_find_room() -> None:
    t = Agricola(players=2).place({"round": 4, "A": {"pastures": "0,3", "sheep": 2, "stables": "0,4", "boar": 1}})
    view = t.rules.voice.view(t, 0)["A"]
    assert view["births"] == {"sheep": 1}  # by the rules of breeding alone
    assert (view["harvest"]["newborn"], view["harvest"]["homeless"]) == ({"sheep": 1}, {})
    t = Agricola(players=2).place({"round": 4, "A": {"pastures": "0,3", "sheep": 2, "boar": 1}})
    view = t.rules.voice.view(t, 0)["A"]
    assert (view["harvest"]["newborn"], view["harvest"]["homeless"]) == ({}, {"sheep": 1})


# -- reasons ---------------------------------------------------------------------------------------------------------


def test_reasons_name_what_is_missing() -> None:
    farm = {"wood": 3, "reed": 1, "clay": 1, "hand": ["axe", "mansion"]}
    t = Agricola(players=2).place({"round": 8, "A": farm})
    said = {what: reason.words("en") for what, reason in telling.refused(t, "en")}
    assert said["Fences"] == "A pasture with 4 new fences costs 4 wood; you have 3 wood."
    assert (
        said["Sow and/or Bake"].startswith("Only empty fields are sown") and "does not bake" in said["Sow and/or Bake"]
    )
    assert said["Renovation and Improvement"] == "Renovation costs 2 clay and 1 reed; you have 1 clay and 1 reed."
    inside = t.rules.voice.follow(t, 0, "place build-rooms-stables")
    rooms = {what: reason.words("en") for what, reason in telling.refused(inside, "en")}
    assert rooms["Build a room in row 2, column 2"] == "A room costs 5 wood and 2 reed; you have 3 wood and 1 reed."
    assert rooms["Build a room in row 1, column 5"].startswith("A new room must share an edge")


def test_an_occupation_and_a_card_that_asks_for_another_are_priced_by_name() -> None:
    farm = {"food": 0, "occupations": ["baker"], "hand": ["bakers_oven", "turner"]}
    t = Agricola(players=2).place({"round": 2, "A": farm})
    said = {what: reason.words("en") for what, reason in telling.refused(t, "en")}
    assert said["Occupation"] == "An occupation costs 1 food; you have 0 food."
    inside = t.rules.voice.follow(t, 0, "place starting-player-minor")
    cards = {what: reason.words("en") for what, reason in telling.refused(inside, "en")}
    assert cards["Play Baker’s Oven"] == "Price of Baker’s Oven: give up an oven."


def test_spaces_with_the_same_goods_are_told_apart_by_their_players() -> None:
    t = Agricola(players=3).place({"round": 1, "spaces": {"clay-1": 1, "clay-1-3p": 1, "wood-3": 3, "wood-2-3p": 2}})
    labels = [telling.choice(t, action, "en") for action in t.legal()]
    assert {"Take 1 clay", "Take 1 clay (3 players)", "Take 3 wood", "Take 2 wood"} <= set(labels)
    t = Agricola(players=2).place({"round": 2, "A": {"wood": 1, "grain": 1}})
    kitchen = t.rules.voice.follow(t, 0, "exchange")
    assert not [what for what, _ in telling.refused(kitchen, "en") if "Turner" in what]


def test_what_nobody_can_see_yet_is_not_among_what_is_not_possible() -> None:
    t = Agricola(players=2).place({"round": 3, "A": {}})
    codes = {reason.code for _, reason in telling.refused(t, "en")}
    assert codes and not codes & {"SPACE_NOT_REVEALED", "SPACE_NOT_IN_GAME"}

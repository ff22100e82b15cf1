"""Every way to lose something: announced before the move that causes it where it can be foreseen, told to whoever loses
it afterwards, in every game."""

from __future__ import annotations

from typing import Any

import pytest

import tilth
from tilth.cli.sitting import Sitting
from tilth.kernel.core import CHANCE
from tilth.kernel.rng import Rng
from tilth.play.foretelling import foretold
from tilth.play.session import Session
from tilth.text import LANGS
from tilth.text.sentences import Speech


def sat(name: str, position: dict[str, Any], players: int = 2, **options: Any) -> Session:
    game = tilth.game(name, players=players, **options)
    made = Session(game, game.place(position, patient=True))
    for lang in LANGS:
        made.story(0, lang)
    return made


def loses(made: Session, move: str, lang: str = "en") -> str:
    """What a move is announced to lose."""
    p = made.position
    (facts,) = foretold(p, [p.parse(move)])
    return str(facts.said(Speech(made.game.name, lang), made.game.voice.seats)["loses"])


def do(made: Session, line: str) -> None:
    """Play a line, and what leaves no choice after it; chance draws as it likes."""
    rng = Rng(1)
    for action in made.read(int(made.position.who), line):
        made.advance(len(made.moves) + 1, action)
    while not made.position.over:
        p = made.position
        action = int(p.draw(rng)) if p.who == CHANCE else int(p.forced())
        if action < 0:
            break
        made.advance(len(made.moves) + 1, action)


def mourned(made: Session, lang: str = "en") -> list[str]:
    """What the first seat is told until it has seen it."""
    return [words for tiding in made.story(0, lang).tidings for seat, words in tiding.rows if seat == 0]


HAND = {"round": 2, "phase": 4}
LOST: dict[str, tuple[dict[str, Any], dict[str, Any], str, str, list[str]]] = {
    "a jewel above ten": (
        {**HAND, "board": {"land_sale": "1+2+3"}, "A": {"hand": ["009"], "jewels": 10}},
        {}, "play 009", "1 jewel lost: nobody keeps more than ten", [],
    ),
    "a sheep without a card behind it": (
        {**HAND, "round": 6, "A": {"hand": ["531"], "sheep": "S:3"}}, {"farmyard": "sheep"}, "play 531/2",
        "2 sheep die", ["1 sheep dies"] * 2,
    ),
    "what is sown on a field that goes": (
        {**HAND, "A": {"hand": ["824"], "fields": "2b 3e"}}, {}, "play 824", "1 good sown there lost", [],
    ),
    "crops above three": (
        {**HAND, "A": {"hand": ["728"], "barley": 5, "flax": 0, "rye": 0, "fields": ""}},
        {"farmyard": "jewels"}, "play 728", "2 barley given up", ["1 barley given up"] * 2,
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", LOST)
def test_hallertau_announces_what_finds_no_room_and_what_goes_with_a_price(what: str) -> None:
    position, options, move, words, told = LOST[what]
    made = sat("hallertau", position, **options)
    assert loses(made, move) == words
    do(made, move)
    assert mourned(made) == (told or [words])  # what is given up one by one is told one by one
    for lang in LANGS:
        assert len(mourned(made, lang)) == len(told or [words])


def test_hallertau_says_which_sheep_are_doomed_until_they_move_on() -> None:
    made = sat("hallertau", {"round": 3, "phase": 4, "A": {"sheep": "4:2 5:1"}})
    speech = Speech("hallertau", "en")
    assert speech.looming(made.position, 0).startswith("2 sheep stand on the farmyard card that goes next")
    assert speech.looming(made.position, 1) == ""
    made = sat("hallertau", {"round": 3, "phase": 4, "A": {"sheep": "5:3"}})
    assert speech.looming(made.position, 0) == ""


def test_cards_that_a_card_takes_from_the_hand_are_announced_and_told() -> None:
    hand = ["broom", "axe", "raft", "baker"]
    made = sat("agricola", {"round": 5, "A": {"hand": hand, "wood": 9, "clay": 9, "reed": 9, "food": 9}}, decks="E,I,K")
    do(made, "place starting-player-minor")
    assert loses(made, "play broom") == "2 cards of the hand discarded"
    do(made, "play broom")
    assert mourned(made) == ["2 cards of the hand discarded"]


def test_agricola_says_what_the_harvest_after_this_round_would_cost() -> None:
    speech = Speech("agricola", "en")
    made = sat("agricola", {"round": 4, "A": {"food": 1, "pastures": "0,3", "sheep": 2, "boar": 1}})
    assert speech.looming(made.position, 0) == (
        "The harvest comes after this round. As things stand: 3 begging cards; no room for the young: 1 sheep."
    )
    made = sat("agricola", {"round": 3, "A": {"food": 0}})
    assert speech.looming(made.position, 0) == ""


def test_moor_says_who_would_be_cold() -> None:
    made = sat("moor", {"round": 4, "A": {"food": 9, "wood": 0, "fuel": 1}})
    assert "1 person falls ill" in Speech("moor", "en").looming(made.position, 0)


def test_moor_tells_of_crops_that_a_new_use_of_their_cell_costs() -> None:
    farm = {"improvements": ["no-till-farming"], "unplowed": "0,1:grain2", "forests": "", "moors": ""}
    made = sat("moor", {"round": 5, "A": farm})
    do(made, "place plow-field")
    assert loses(made, "plow 0,1") == "2 crops on the fields lost"
    do(made, "plow 0,1")
    assert mourned(made) == ["2 crops on the fields lost"]


SOLO = {"round": 4, "part": "events", "S1": 0, "S2": 0, "reserve": {"cards": 20, "back": "ore"}}


@pytest.mark.parametrize(("event", "words"), [("arrest", "1 villager lost"), ("abduction", "1 hand card discarded")])
def test_villagers_announces_what_an_event_takes(event: str, words: str) -> None:
    position = SOLO | {
        "market": {"first": "held"}, "events": {"face_up": [event]}, "jester": "used",
        "A": {"village": "founders(G), lumberjack > carpenter, miner", "hand": ["cooper", "brewer"]},
    }  # fmt: skip
    made = sat("villagers", position, players=1)
    assert loses(made, f"resolve {event}") in (words, "1 of your choice must be given up")
    do(made, f"resolve {event}")
    do(made, made.position.name(made.position.legal()[0]))
    assert mourned(made) == [words]


LOSING = [
    ("agricola", {"round": 4, "phase": "feeding", "A": {"food": 1, "vegetable": 2}}, "beg "),
    ("moor", {"round": 4, "phase": "feeding", "A": {"food": 9, "fuel": 2}, "B": {"food": 9, "fuel": 9}}, "heat 0"),
    ("hallertau", {**HAND, "A": {"hand": ["819"], "fields": "5f 3e 4e 5e"}}, "field 5f"),
]


@pytest.mark.parametrize(("name", "position", "losing"), LOSING)
def test_in_the_terminal_no_choice_that_loses_something_is_the_first(
    name: str, position: dict[str, Any], losing: str
) -> None:
    game = tilth.game(name, players=2)
    sitting = Sitting(game, ["human", "human"], 1, "en")
    sitting.place(game.place(position, patient=True), [])
    if name == "hallertau":
        sitting.act(sitting.read(0, "play 819"))
    offers = sitting.offers()
    lost = [offer.name for offer in offers if offer.loses]
    assert any(each.startswith(losing) for each in lost) and not offers[0].loses
    assert [offer.name for offer in offers[-len(lost) :]] == lost, "what loses something comes last"

"""Blank a printed fact, an event's effect or a switch, and the scenario of that card or switch must go red."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tilth.games import shared, villagers
from tilth.games.villagers import options
from tilth.games.villagers.deck import countess, event_effects
from tilth.games.villagers.deck.event_effects import expression
from tilth.games.villagers.deck.specials import specials
from tilth.games.villagers.rules import facts
from tilth.kernel.core import Node
from tilth.kernel.expressions import Seq
from tilth.kernel.game import Option
from tilth.kernel.native import BIT
from tilth.records.scenario import run_file

rounds = import_module("tilth.games.villagers.course")
SCENARIOS = Path(__file__).resolve().parent.parent / "scenarios"
EXAMPLES = SCENARIOS / "villagers"
CARDS = SCENARIOS / "villagers_cards"
SWITCHES = SCENARIOS / "villagers_switches"

SETTABLE = [option for option in options.OPTIONS if option.name != "own_cards"]  # that deck: by its cards

interpreted = pytest.mark.interpreted  # a compiled engine keeps its tables to itself

Place = tuple[Any, int, Any]  # a table, a place in it, and what to put there


@contextmanager
def changed(*places: Place) -> Iterator[None]:
    """Tables with something else in these places. The modules share the tables, so all of them see it."""
    before = [(table, at, table[at]) for table, at, _ in places]
    for table, at, value in places:
        table[at] = value
    try:
        yield
    finally:
        for table, at, value in before:
            table[at] = value


def goes_red(path: Path) -> bool:
    return not run_file(path).passed


# -- all is well as it is

FILES = [path for folder in (EXAMPLES, CARDS, SWITCHES) for path in sorted(folder.glob("*.yaml"))]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_the_scenario_holds(path: Path) -> None:
    outcome = run_file(path, shared)
    assert outcome.passed, outcome.report


def test_every_card_has_a_scenario_and_every_scenario_a_card() -> None:
    ids = {fact["id"] for fact in (*facts.FACTS, *facts.SOLO_FACTS)}
    assert {path.stem for path in CARDS.glob("*.yaml")} == ids


def test_every_switch_has_a_scenario_and_every_scenario_a_switch() -> None:
    assert {path.stem for path in SWITCHES.glob("*.yaml")} == {option.name for option in SETTABLE}


# -- villagers

NUMBERS = {
    "gold": facts.GOLD, "food": facts.FOOD, "builders": facts.BUILDERS, "keys": facts.KEYS, "holds": facts.HOLDS,
    "holds_as_bottom": facts.HOLDS_AS_BOTTOM, "wild": facts.WILD, "from_players": facts.FROM_PLAYERS,
    "special": facts.SPECIAL, "discard": facts.DISCARDED,
}  # fmt: skip

# What no scenario can show, and why.
INVISIBLE = {
    ("tinner", "symbols"),  # it never lies in a village, the only place where symbols are counted
    ("smuggler", "symbols"),
    ("monk", "holds"),  # in the middle of a chain it lies covered from the start; that it takes no second card is seen
    ("apprentice", "holds"),
}


def facts_of(face: int, fact: Mapping[str, Any]) -> dict[str, list[Place]]:
    """The facts of a card that are not the usual ones, each with what blanks it."""
    found: dict[str, list[Place]] = {}
    for name, table in NUMBERS.items():
        if table[face]:
            found[name] = [(table, face, 0)]
    if facts.HOLDS[face]:
        found["holds no more"] = [(facts.HOLDS, face, facts.HOLDS[face] + 1)]
    if facts.HOLDS_AS_BOTTOM[face]:
        found["holds_as_bottom no more"] = [(facts.HOLDS_AS_BOTTOM, face, facts.HOLDS_AS_BOTTOM[face] + 1)]
    found["symbols"] = [(facts.SYMBOLS, face, facts.SYMBOLS[face] - 1)]
    found["copies"] = [(facts.COPIES, face, facts.COPIES[face] - 1)]
    if facts.PADLOCK[face] >= 0:
        found["padlock"] = [(facts.PADLOCK, face, -1)]
    if facts.CHAIN[face]:
        found["chain"] = [(facts.CHAIN, face, [])]
    found["suit"] = blank_suit(face)
    if "silver" in fact:
        found["silver"] = [(facts.SILVER_COUNTS, face, 0)]
        found["silver amount"] = [(facts.SILVER_AMOUNT, face, facts.SILVER_AMOUNT[face] + 1)]
        found["silver per"] = [(facts.SILVER_PER, face, facts.SILVER_PER[face] + 1)]
        if "suit" in fact["silver"]:
            found["silver suit"] = [(facts.SILVER_SUIT, face, other_suit(facts.SILVER_SUIT[face]))]
    return found


def other_suit(suit: int) -> int:
    return facts.SUITS.index("grain" if facts.SUITS[suit] == "special" else "special")


def blank_suit(face: int) -> list[Place]:
    """Another suit, also in the lists of the deck by suit."""
    old = facts.SUIT[face]
    new = other_suit(old)
    places: list[Place] = [(facts.SUIT, face, new)]
    if face in facts.OF_SUIT[old]:
        places.append((facts.OF_SUIT, old, [card for card in facts.OF_SUIT[old] if card != face]))
        places.append((facts.OF_SUIT, new, [*facts.OF_SUIT[new], face]))
    return places


BLANKS: dict[tuple[str, str], list[Place]] = {
    (fact["id"], name): places
    for face, fact in enumerate(facts.FACTS)
    for name, places in facts_of(face, fact).items()
    if (fact["id"], name) not in INVISIBLE
}
BLANKS |= {
    ("founders", "food side"): [(facts.FOOD, facts.TURNED, 0)],
    ("founders", "food side without gold"): [(facts.GOLD, facts.TURNED, 2)],
    ("founders", "food side holds"): [(facts.HOLDS, facts.TURNED, 0)],
    ("founders", "food side holds no more"): [(facts.HOLDS, facts.TURNED, 3)],
    ("founders", "food side symbols"): [(facts.SYMBOLS, facts.TURNED, 0)],
    ("founders", "food side suit"): [(facts.SUIT, facts.TURNED, facts.SUITS.index("special"))],
    ("countess", "gold"): [(facts.GOLD, facts.COUNTESS, 0)],
    ("countess", "side without gold"): [(facts.GOLD, facts.PALE_COUNTESS, 4)],
}


@interpreted
@pytest.mark.parametrize(("card", "fact"), BLANKS, ids=lambda word: word)
def test_a_blanked_fact_is_seen(card: str, fact: str) -> None:
    with changed(*BLANKS[card, fact]):
        assert goes_red(CARDS / f"{card}.yaml")


@interpreted
@pytest.mark.parametrize("card", [facts.SLUGS[face] for face in facts.BASICS])
def test_a_basic_that_is_none_is_seen(card: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(event_effects, "IS_BASIC", facts.IS_BASIC & ~BIT[facts.SLUGS.index(card)])
    assert goes_red(CARDS / f"{card}.yaml")


@interpreted
@pytest.mark.parametrize("card", [fact["id"] for fact in facts.FACTS if "special" in fact])
def test_a_special_without_effect_is_seen(card: str, monkeypatch: pytest.MonkeyPatch) -> None:
    special = facts.SPECIAL[facts.SLUGS.index(card)]

    def without() -> list[Node]:
        return [Seq() if kind == special else node for kind, node in enumerate(specials())]

    monkeypatch.setattr(rounds, "specials", without)
    assert goes_red(CARDS / f"{card}.yaml")


# -- events

EVENTS = {fact["id"]: e for e, fact in enumerate(facts.EVENT_FACTS)}

# Facts that the engine need not read, because their operation means nothing else.
IMPLIED = {
    ("rats", "season"),  # the switch rats_season says it; see the scenario of that switch
    ("tribute", "whose"),  # only the human has a hand
    ("temporary_employment", "whose"),
}
OTHER_WORD = {
    "summer": "winter", "winter": "summer", "countess": "own", "own": "countess",
    "given_cards_to_countess": "bank_price", "bank_price": "given_cards_to_countess",
    "hand_card": "basic", "keys": 1,
}  # fmt: skip
OTHER_PART = {"events": "build", "build": "events", "draft": "events", "reveal": "events", "round": "build"}


def event_facts(fact: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """The facts of an event, each with the event as it would be if that were something else."""
    found = {
        "season": {**fact, "season": OTHER_WORD[fact["season"]]},
        "works": {**fact, "works": OTHER_PART[fact["works"]]},
    }
    if "levels" in fact:
        found["levels"] = {key: value for key, value in fact.items() if key != "levels"}
    for key, value in fact["does"].items():
        if key == "op":
            continue
        if key == "to":
            value = "discard" if value == "countess" else "countess"
        elif key == "per":
            value = OTHER_WORD.get(value, "hand_card")
        else:
            value = 0 if isinstance(value, int) else OTHER_WORD.get(value, value)
        found[key] = {**fact, "does": {**fact["does"], key: value}}
    return found


EVENT_BLANKS = {
    (fact["id"], name): changed_fact
    for fact in facts.EVENT_FACTS
    for name, changed_fact in event_facts(fact).items()
    if (fact["id"], name) not in IMPLIED
}


@interpreted
@pytest.mark.parametrize(("event", "fact"), EVENT_BLANKS, ids=lambda word: word)
def test_a_changed_fact_of_an_event_is_seen(event: str, fact: str) -> None:
    with changed((facts.EVENT_FACTS, EVENTS[event], EVENT_BLANKS[event, fact])):
        assert goes_red(CARDS / f"{event}.yaml")


@interpreted
@pytest.mark.parametrize("event", EVENTS)
def test_an_event_without_effect_is_seen(event: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing happens when it is resolved, and in its part it changes no rule and no limit."""
    blanked = EVENTS[event]

    def without_effect(e: int, does: dict[str, Any]) -> Node:
        return Seq() if e == blanked else expression(e, does)

    def without_rule(game: Any, seasons: list[str]) -> None:
        countess.prepare_events(game, seasons)
        game.penalties &= ~BIT[blanked]
        game.force_events &= ~BIT[blanked]
        game.rule_events = [mask & ~BIT[blanked] for mask in game.rule_events]
        game.replaces[blanked] = 0

    monkeypatch.setattr(countess, "expression", without_effect)
    monkeypatch.setattr(rounds, "prepare_events", without_rule)
    assert goes_red(CARDS / f"{event}.yaml")


@interpreted
@pytest.mark.parametrize("event", options.DEFAULT_CHOOSERS)
def test_another_chooser_is_seen(event: str, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = options.DEFAULT_CHOOSERS[event]
    monkeypatch.setitem(options.DEFAULT_CHOOSERS, event, "max" if usual == "player" else "player")
    assert goes_red(CARDS / f"{event}.yaml")


@interpreted
def test_rats_without_their_switch_are_seen() -> None:
    rats = EVENTS["rats"]
    without = {key: value for key, value in facts.EVENT_FACTS[rats].items() if key != "season_option"}
    with changed((facts.EVENT_FACTS, rats, without)):
        assert goes_red(SWITCHES / "rats_season.yaml")


@interpreted
def test_a_jester_without_effect_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(countess.Jester, "targets", lambda self, t: 0)
    assert goes_red(CARDS / "jester.yaml")


# -- and nothing is left out

SPOKEN = {"id", "kind", "deck", "names", "ru_name_source", "confidence"}  # for people only


@pytest.mark.parametrize("card", [fact["id"] for fact in facts.FACTS])
def test_every_fact_of_a_card_is_blanked(card: str) -> None:
    fact = facts.FACTS[facts.SLUGS.index(card)]
    printed = {name for name, value in fact.items() if value} - SPOKEN
    tried = {name for id, name in {*BLANKS, *INVISIBLE} if id == card}
    if "food side" in tried:
        tried.add("turned")
    assert printed <= tried


@pytest.mark.parametrize("event", EVENTS)
def test_every_fact_of_an_event_is_changed(event: str) -> None:
    fact = facts.EVENT_FACTS[EVENTS[event]]
    printed = (
        {*fact, *fact["does"]} - SPOKEN - {"does", "op", "chooser", "season_option"}
    )  # these have tests of their own
    assert printed <= {name for id, name in {*EVENT_BLANKS, *IMPLIED} if id == event}


# -- switches


def values_of(option: Option) -> list[Any]:
    """The usual value of a switch, and all others."""
    if option.name == "event_choice":
        return [option.default, *(dict.fromkeys(option.default, chooser) for chooser in options.CHOOSERS)]
    return [option.default, *(value for value in option.values if value != option.default)]


FORCED = [(option.name, value) for option in SETTABLE for value in values_of(option)]


@interpreted
@pytest.mark.parametrize(("switch", "value"), FORCED, ids=str)
def test_a_switch_that_does_nothing_is_seen(switch: str, value: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the scenario says, the game has this value: then one of its cases must fail."""

    def stuck(given: Mapping[str, Any]) -> dict[str, Any]:
        options.settle(given)  # what is refused stays refused
        return options.settle({**given, switch: value})

    monkeypatch.setattr(villagers, "settle", stuck)
    assert goes_red(SWITCHES / f"{switch}.yaml")

"""Positions that people write or change: what is wrong is told with its key and rule, and nothing else ever happens."""

from __future__ import annotations

import copy
import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
import yaml

import tilth
from tilth.kernel.core import CHANCE, Position
from tilth.kernel.errors import BadOption, BadPosition
from tilth.kernel.game import Game
from tilth.kernel.rng import Rng
from tilth.kernel.shape import Either, Keys, Shape

WRONG = [None, True, -1, 5, 10**30, 10**5000, 2.5, "words", "\0", [], [1], {"x": 1}]
GAMES = {"hallertau": {"players": 2}, "villagers": {"players": 1}}


@cache
def game(name: str, **options: Any) -> Game:
    return tilth.game(name, **options)


def refused(made: Game, position: Any) -> BadPosition:
    with pytest.raises(BadPosition) as told:
        made.place(position)
    return told.value


def paths(shape: Shape, saved: bool, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """All keys, those inside of others too; one seat stands for all."""
    for inner in shape.shapes if isinstance(shape, Either) else [shape]:
        for key, entry in inner.keys.items() if isinstance(inner, Keys) else ():
            if key not in "BCDE" and (saved or not entry.saved):
                yield (*path, key)
                yield from paths(entry.shape, saved, (*path, key))


def with_value(data: dict[str, Any], path: tuple[str, ...], value: Any) -> dict[str, Any]:
    changed = copy.deepcopy(data)
    at = changed
    for key in path[:-1]:
        if not isinstance(at.get(key), dict):
            at[key] = {}
        at = at[key]
    at[path[-1]] = value
    return changed


def play_on(p: Position, seed: int, moves: int = 20) -> Position:
    """Random moves, and everything one can ask of a position on the way."""
    rng, chosen = Rng(seed), random.Random(seed)
    for k in range(moves):
        if p.over:
            break
        legal = p.legal()
        assert legal and all(p.name(action) for action in legal[:40])
        if k % 5 == 0:
            assert all(p.view(seat) for seat in [None, *range(len(p.rules.voice.seats))])
            assert p.dump() and p.scores()
        p.play(int(p.draw(rng)) if p.who == CHANCE else chosen.choice(legal))
    return p


# -- every key -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_no_value_of_any_key_does_harm(name: str) -> None:
    made = game(name, **GAMES[name])
    for path in paths(made.shape(), saved=False):
        for value in WRONG:
            try:
                play_on(made.place(with_value({}, path, value)), 1, 1)
            except BadPosition as error:
                assert error.where.split(".")[0] == path[0], (path, value)


@pytest.mark.parametrize("name", GAMES)
def test_no_value_of_any_key_does_harm_to_a_saved_position(name: str) -> None:
    made = game(name, **GAMES[name])
    data = made.voice.describe(play_on(made.start(), 3, 60))
    for path in paths(made.shape(), saved=True):
        for value in WRONG:
            try:
                play_on(made.place(with_value(data, path, value)), 1, 1)
            except BadPosition as error:
                assert error.where


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("position", [[1, 2], 5, "words", True, None, {"nothing": 1}, {10**5000: 1}, {"A": [1]}])
def test_what_is_no_position_is_refused(name: str, position: Any) -> None:
    assert refused(game(name, **GAMES[name]), position).where


# -- what cannot be --------------------------------------------------------------------------------------------------

IMPOSSIBLE = {
    "hallertau": [
        ({"A": {"boulders": [1]}}, "A.boulders", "a building"),
        ({"A": {"boulders": {"bakery": [4]}}}, "A.boulders.bakery", "two boulders"),
        ({"A": {"boulders": {"bakery": [3, 3]}}}, "A.boulders.bakery", "§8.4"),
        ({"A": {"buildings": "0/0/0/3/0", "boulders": {"bakery": [2, 5]}}}, "A.boulders.bakery", "(at 3)"),
        ({"A": {"boulders": {"bakery": ["off", 5]}}}, "A.boulders.bakery", "off and 5"),
        ({"A": {"buildings": "0/0/0/11/0"}}, "A.buildings", "five positions"),
        ({"decks": 5}, "decks", "gateway"),
        ({"decks": {"bonus": 46}}, "decks.bonus", "only 45 are nowhere else (§2.8)"),
        ({"round": 2, "decks": {"farmyard": 26}}, "decks.farmyard", "only 25"),
        ({"out": 801}, "out", "a list"),
        ({"out": ["E:801"]}, "out", "'E' is not one of A, B"),
        ({"out": ["101"]}, "out", "its deck (advanced) is not chosen (§3.1)"),
        ({"A": {"hand": ["801"]}, "B": {"played": [801]}}, "B.played", "lies in A.hand already (§1.1)"),
        ({"out": ["A:801"], "A": {"hand": [801]}}, "A.hand", "lies in out already"),
        ({"A": {"hand": [801, 801]}}, "A.hand", "card 801 is there once"),
        ({"A": {"hand": [1000]}}, "A.hand", "no such card"),
        ({"round": 1, "A": {"hand": list(range(401, 425))}}, "decks.farmyard", "1 cards too many"),
        ({"quadrant_cards": 5}, "quadrant_cards", "a list"),
        ({"quadrant_cards": [1, 2, 3, 4, 5, 6]}, "quadrant_cards", "6 are left to draw; there are 5"),
        ({"quadrant_cards": [1, 2, 3, 4, 4]}, "quadrant_cards", "each of the six is there once"),
        ({"quadrant_cards": [7]}, "quadrant_cards", "from 1 to 6"),
        ({"board": {"nursery": "2"}}, "board.nursery", "2+0+0 cannot be"),
        ({"board": {"nursery": "0+2"}}, "board.nursery", "§5.2"),
        ({"board": {"nursery": "1+0+3"}}, "board.nursery", "§5.2"),
        ({"board": {"point_card": "1+2+3"}}, "board.point_card", "its 2 rows"),
        ({"board": {"nursery": "1+1+1+1"}}, "board.nursery", "like 1+2"),
        ({"board": {"pub": 1}}, "board", "a space"),
        ({"A": {"fields": "2e 2e 2e 2e 2e 2e 2e 2e 2e"}}, "A.fields", "eight columns (§2.2)"),
        ({"A": {"fields": "1e"}}, "A.fields", "is no field"),
        ({"A": {"fields": "3c2"}}, "A.fields", "only on fields with a crop"),
        ({"A": {"fields": "3e'"}}, "A.fields", "phase 7 (§7.3)"),
        ({"round": 4, "A": {"sheep": "4:1"}}, "A.sheep", "the card of round 4 has left the stable board"),
        ({"A": {"sheep": "4:1 4:2"}}, "A.sheep", "twice"),
        ({"A": {"sheep": "7:1"}}, "A.sheep", "like 4:2 or S:1"),
        ({"A": {"jewels": 11}}, "A.jewels", "from 0 to 10"),
        ({"A": {"tools": 1, "exhausted": 2}, "phase": 9}, "A.exhausted", "§8.5"),
        ({"A": {"tools": 1, "exhausted": 1}}, "A.exhausted", "phase 9 only"),
        ({"phase": 3}, "phase", "R24"),
        ({"phase": 10, "round": 6}, "phase", "§9.1"),
        ({"phase": "final", "round": 5}, "round", "§11.1"),
        ({"phase": 0}, "phase", "from 1 to 10, or final"),
        ({"order": 1}, "order", "no such key; there are round, phase"),
    ],
    "villagers": [
        ({"round": 0}, "round", "from 1 to 60"),
        ({"part": "setup"}, "part", "one of draft, refresh, build, events, market"),
        ({"R1": "mason*x"}, "R1", "like mason or mason*1"),
        ({"R1": "miner"}, "R1", "a villager of the deck"),
        ({"S1": 6}, "S1.cards", "5 are dealt to a stack (§1.5)"),
        ({"S1": {"cards": 0, "returned": ["A:mason"]}}, "S1.returned", "1 returned cards in a stack of 0"),
        ({"S1": {"returned": ["B:mason"]}}, "S1.returned", "like A:jeweler"),
        ({"S1": {"cards": 3, "back": "wood", "returned": ["A:mason"]}}, "S1.back", "the card returned last (mason)"),
        ({"S1": {"cards": 0, "back": "wood"}, "S2": 1}, "S1.back", "no card to show its back"),
        ({"reserve": 60}, "reserve", "90 face-down cards, but only 72 are unseen (§1.5)"),
        ({"discard": ["mason", "mason"]}, "discard", "this would be mason number 3; there are 2 (§1.1)"),
        ({"A": {"hand": ["miner"]}}, "A.hand", "a villager of the deck in this game"),
        ({"A": {"hand": ["monk"]}}, "A.hand", "§2.4"),
        ({"A": {"hand": "mason"}}, "A.hand", "a list"),
        ({"basics": {"miner": 11}}, "basics.miner", "from 0 to 10"),
        ({"basics": {"miner": 10}, "A": {"village": "founders(G), miner"}}, "basics.miner", "only 9 are left"),
        ({"A": {"village": "miner"}}, "A.village", "0 founders"),
        ({"A": {"village": "founders(G), founders(F)"}}, "A.village", "2 founders lie in a village that has one"),
        ({"A": {"village": "founders(G), countess"}}, "A.village", "in her own village (§17.2)"),
        ({"A": {"village": "founders(G)*2"}}, "A.village", "ducats cannot lie on founders(G)"),
        ({"A": {"village": "founders(G), jeweler"}}, "A.village", "must have miner, seeker, spelunker below it (§8.1)"),
        ({"A": {"village": "founders(G)[brewer; brewer; poulterer]"}}, "A.village", "too many cards lie on"),
        ({"A": {"village": "founders(G)>"}}, "A.village", "a card is missing"),
        ({"A": {"village": "founders(G)[brewer"}}, "A.village", "']' is missing"),
        ({"A": {"village": "monk>" * 200 + "monk"}}, "A.village", "more cards than a village can have"),
        ({"A": {"village": "founders(G)*" + "9" * 5000}}, "A.village", "chains of villagers"),
        ({"countess": {"village": "countess(blank)"}}, "countess.village", "has countess once"),
        ({"countess": {"village": "countess, miner>mason"}}, "countess.village", "lies separately (§18.3)"),
        ({"A": {"taken": ["mason"]}, "part": "build"}, "A.taken", "draft part only (§4.6)"),
        ({"market": {"first": "due"}}, "market.first", "dealt cards lie in its stacks"),
        ({"market": {"first": "ahead"}, "S1": 0, "S2": 0}, "market.first", "so this market is due (§3.3)"),
        ({"market": {"third": "due"}}, "market.third", "no such key"),
        ({"jester": "none"}, "jester", "§20.7"),
        ({"events": {"face_up": ["bribes"], "discarded": ["bribes"]}}, "events.discarded", "at once"),
        ({"events": {"face_up": ["dark_mood"]}}, "events.face_up", "discarded when it is revealed"),
        ({"events": {"happened": ["bribes"]}}, "events.happened", "§20.1"),
        ({"events": ["bribes"]}, "events", "face_up"),
        ({"A": {"ledger": {"start": 7}}}, "A.ledger", "does not add up to 8"),
        ({"A": {"village": "founders(G), miner", "order": [1, 1]}}, "A.village", "order must name each card once"),
        ({"A": {"village": "founders(G)>brewer", "order": [1, 0]}}, "A.village", "laid after the one it lies on"),
    ],
}


@pytest.mark.parametrize(
    ("name", "position", "where", "words"), [(name, *case) for name, cases in IMPOSSIBLE.items() for case in cases]
)
def test_what_cannot_be_is_refused(name: str, position: dict[str, Any], where: str, words: str) -> None:
    error = refused(game(name, **GAMES[name]), position)
    assert error.where == where and words in str(error), error


@pytest.mark.parametrize(
    ("name", "options", "position", "where"),
    [
        ("hallertau", {"players": 4}, {"quadrant_cards": [1]}, "quadrant_cards"),
        ("hallertau", {"players": 2, "cards": "none"}, {"board": {"point_card": "1+2"}}, "board.point_card"),
        ("hallertau", {"players": 2, "cards": "none"}, {"phase": 3, "round": 2}, "phase"),
        ("hallertau", {"players": 2, "workers_unlimited": False}, {"A": {"pool": 60}, "B": {"pool": 60}}, "board"),
        ("villagers", {"players": 3}, {"R1": "mason*2"}, "R1"),
        ("villagers", {"players": 3}, {"R1": "-", "events": {"face_up": []}}, "events"),
        ("villagers", {"players": 3}, {"countess": {"ducats": 1}}, "countess"),
        ("villagers", {"players": 3}, {"part": "events"}, "part"),
        ("villagers", {"players": 3}, {"A": {"hand": ["tailor"]}}, "A.hand"),
        ("villagers", {"players": 2}, {"A": {"village": "founders(G), monk"}}, "A.village"),
        ("villagers", {"players": 2}, {"A": {"village": "founders(G), monk[mason; thatcher]"}}, "A.village"),
    ],
)
def test_what_these_options_forbid_is_refused(
    name: str, options: dict[str, Any], position: dict[str, Any], where: str
) -> None:
    assert refused(game(name, **options), position).where == where


@pytest.mark.parametrize(
    ("name", "options", "position"),
    [
        ("hallertau", {"players": 2}, {"board": {"nursery": "0+1", "clearing": "1+1+3", "farming": "1+2+3"}}),
        ("hallertau", {"players": 2}, {"round": 6, "A": {"boulders": {"bakery": [9, "off"]}}}),
        ("hallertau", {"players": 2}, {"phase": "Final"}),
        ("hallertau", {"players": 2}, {"phase": 10, "quadrant_cards": []}),
        ("hallertau", {"players": 2}, {"phase": 2, "round": 4, "A": {"sheep": "4:2"}}),
        ("hallertau", {"players": 2}, {"turn": "b", "A": {"fields": "2E 3B2", "sheep": "s:1", "hand": "7 801"}}),
        ("villagers", {"players": 2}, {"A": {"village": "Founders(g), Monk>monk>Milk_Maid"}, "R1": "Mason"}),
        ("villagers", {"players": 2}, {"R2": "mason*7", "S1": {"cards": 6, "returned": ["A:jeweler"] * 2}}),
    ],
)
def test_what_can_be_is_not_refused(name: str, options: dict[str, Any], position: dict[str, Any]) -> None:
    play_on(game(name, **options).place(position), 1)


# -- saved positions -------------------------------------------------------------------------------------------------


def test_a_card_that_is_being_played_is_not_drawn_once_more() -> None:
    made = game("villagers", players=2)
    p = made.place({"part": "build", "turn": "A", "A": {"village": "founders(G), miner, miner", "hand": ["mason"]}})
    p.play(p.parse("play mason"))
    q = made.load(p.dump())
    assert q.dump() == p.dump() and made.voice.describe(q) == made.voice.describe(p)
    assert list(q.unseen) == list(p.unseen)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("change", "where", "words"),
    [
        ({"stack": []}, "phase", "is not the one in which the stack stands"),
        ({"stack": ["game A 3 0"]}, "stack", "nothing to ask"),
        ({"stack": ["game.3 A 1 0"]}, "stack", "cannot lie where it lies"),
        ({"stack": ["game A 9 0"]}, "stack", "cannot have got that far"),
        ({"stack": ["game chance 3 0"]}, "stack", "cannot be for this seat"),
        ({"stack": ["game A 3 x"]}, "stack", "expected 'node seat step it'"),
        ({"stack": ["game A 3 0"] * 100}, "stack", "more than 80"),
        ({"phase": 5}, "phase", "is not the one"),
        ({"state": {"inside": 2}}, "state.inside", "2 is not the number of actions"),
        ({"state": {"paying": 1}}, "state.paying", "is something paid"),
        ({"state": {"using": 3}}, "state.using", "the space that is being used"),
        ({"state": {"active": 7}}, "state.active", "from -1 to 1"),
        ({"waits": [8]}, "waits", "only cards that lie open"),
        ({"fresh": [9999]}, "fresh", "no card that a seat has drawn"),
    ],
)
def test_a_saved_game_that_was_broken_is_refused(change: dict[str, Any], where: str, words: str) -> None:
    made = game("hallertau", players=2)
    data = made.voice.describe(made.place({}))
    state = {**data["state"], **change.get("state", {})}
    error = refused(made, {**data, **change, "state": state})
    assert error.where == where and words in str(error), error


def broken(data: Any, chosen: random.Random) -> Any:
    """A description with something changed: numbers, words, entries lost or doubled, other types."""
    changed = copy.deepcopy(data)
    for _ in range(chosen.choice([1, 1, 2, 3])):
        holder, key = changed, chosen.choice(["stack", *changed])
        while isinstance(holder[key], (dict, list)) and holder[key] and chosen.random() < 0.9:
            holder = holder[key]
            key = chosen.choice(list(holder)) if isinstance(holder, dict) else chosen.randrange(len(holder))
        value = holder[key]
        if isinstance(value, int) and chosen.random() < 0.8:
            holder[key] = value + chosen.choice([-1, 1, 2, 7, 64, -value, 4096])
        elif isinstance(value, str) and re.search("[0-9]", value) and chosen.random() < 0.8:
            at = chosen.choice(list(re.finditer("[0-9]+", value)))
            holder[key] = value[: at.start()] + str(chosen.choice([0, 1, 2, 5, int(at[0]) + 1])) + value[at.end() :]
        elif isinstance(holder, list) and chosen.random() < 0.6:
            holder.insert(key, copy.deepcopy(chosen.choice(holder)))
        elif chosen.random() < 0.5:
            del holder[key]
        else:
            holder[key] = copy.deepcopy(chosen.choice([*WRONG, *data.values()]))
    return changed


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("name", GAMES)
def test_a_changed_dump_is_refused_or_can_be_played(name: str, seed: int) -> None:
    chosen = random.Random(seed)
    made = tilth.game(name, **chosen.choice(type(game(name)).variants))
    p = made.start()
    for _ in range(4):
        play_on(p, chosen.randrange(1000), chosen.randrange(40))
        data = yaml.safe_load(p.dump())
        assert made.place(data).dump() == p.dump()
        for _ in range(6):
            try:
                q = made.place(broken(data, chosen), patient=chosen.random() < 0.5)
            except BadPosition:
                continue
            play_on(q, seed)


# -- options ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    "value",
    [*WRONG[2:], ["mason"] * 7, {"bribes": ["max"]}, "bribes=", "9" * 5000],
    ids=lambda value: f"{type(value).__name__}",
)
def test_no_value_of_any_option_does_harm(name: str, value: Any) -> None:
    for option in type(game(name)).choices:
        try:
            made = tilth.game(name, **{option.name: value})
        except BadOption as error:
            assert error.option == option.name
        else:
            assert made.options[option.name] is not None

"""Farmers of the Moor as pages and terminals show it: whole games, in all languages, with every move on the table."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from tilth.games.agricola.page.pieces import PIECES
from tilth.games.agricola.page.signs import SIGNS
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.text import sentences as telling
from tilth.games.moor import MoorGame
from tilth.games.moor.page import PAGE
from tilth.kernel.core import CHANCE
from tilth.text import LANGS, words
from tilth.text.sentences import Speech, brought

KINDS = [(1, 1), (1, 3), (2, 2), (3, 1), (4, 3), (5, 2)]
BY_HAND = "fence"


def decisions(t: Table, seed: int, every: int) -> Iterator[Table]:
    """Some decisions of a game played at random; special actions are taken often."""
    rng = random.Random(seed)
    n = 0
    while not t.over:
        can = [int(action) for action in (t.options() if t.who == CHANCE else t.legal())]
        n += t.who != CHANCE
        if t.who != CHANCE and n % every == 0:
            yield t
        special = [action for action in can if t.name(action).startswith("special") and rng.random() < 0.4]
        t.act(rng.choice(special or can))
    yield t


def offered(t: Table) -> list[int]:
    """What can be done, whether it is listed or not."""
    return [] if t.over else [*t.legal(), *Speech("moor", "en").unlisted(t)]


def board(t: Table, lang: str) -> str:
    seat = "ABCDE"[max(int(t.who), 0)]
    choices = [{"name": t.name(a), "label": telling.choice(t, a, lang)} for a in offered(t)]
    return str(PAGE.board(t.view(max(int(t.who), 0)), lang, seat, choices, [], t.rules.voice.options))


@pytest.mark.parametrize(("players", "level"), KINDS)
def test_every_move_stands_on_the_table(players: int, level: int) -> None:
    seen: set[str] = set()
    for k, t in enumerate(decisions(MoorGame(players=players, level=level).start(), players, every=9)):
        drawn = board(t, LANGS[k % 3])
        moves = [t.name(action) for action in offered(t)]
        missing = [m for m in moves if f'data-move="{m}"' not in drawn and m.partition(" ")[0] != BY_HAND]
        assert not missing, (t.node().asks, missing)
        for name in re.findall(r'href="#s-([a-z_-]+)"', drawn):
            assert name in SIGNS or name in PIECES, name
        seen |= {move.partition(" ")[0] for move in moves}
        listened = PAGE.text_board(t.view(None), LANGS[k % 3], None)
        assert any(line for line in listened)
    assert {"place", "special"} <= seen


@pytest.mark.parametrize("lang", LANGS)
def test_whatever_the_rules_ask_and_offer_has_words(lang: str) -> None:
    w = words(lang, "moor")
    for players, level in KINDS:
        game = MoorGame(players=players, level=level)
        asked = {node.asks for node in game.rules.nodes if node.asks}
        assert not [asks for asks in asked if not w.has(f"ask-{asks}")]
        said = {kind.verb for kind in game.voice.kinds} - {"craft", "trade cards", "way"}  # said by what they do
        assert not [verb for verb in said if not w.has(f"act-{verb}")]
        assert isinstance(game.rules, MoorGame.rulebook)
        things = [*game.rules.goods, *game.rules.things, *game.rules.covers]
        assert not [thing for thing in things if not w.has(f"thing-{thing}") or thing not in (PIECES | SIGNS)]


def test_every_option_is_explained_in_every_language() -> None:
    for lang in LANGS:
        w = words(lang, "moor")
        for option in MoorGame.choices:
            assert w.has(f"option-{option.name}"), option.name
            worded = [value for value in option.values if isinstance(value, str) and re.fullmatch(r"[a-z]\w*", value)]
            if not option.open:
                assert all(w.has(f"option-{option.name}.{value}") for value in worded), option.name


def test_a_farm_with_an_extension_is_drawn_where_it_lies() -> None:
    farm = {"extensions": ["-1,2+-1,3"], "forests": ["0,0"], "moors": ["-1,2"], "covered_moors": ["0,0"]}
    t = MoorGame(players=2, level=2).place({"round": 5, "phase": "work", "A": farm})
    drawn = board(t, "en")
    assert 'viewBox="0 -100 536 436"' in drawn and "a-rows-4" in drawn
    assert re.search(r'data-cell="-1,2">.{0,200}?href="#s-moors"', drawn)
    assert re.search(r'data-cell="0,0">.{0,200}?href="#s-covered".{0,200}?href="#s-forests"', drawn)
    lines = brought("moor", "terminal").board(t.view(0), "en", 0, 100)
    assert any("-1,2" in line and "moor" in line for line in lines)


@pytest.mark.parametrize("lang", LANGS)
def test_the_lobby_and_the_cards(lang: str) -> None:
    about = PAGE.about(lang)
    assert about["words"] and str(about["picture"]).startswith("<svg") and about["title"] != "Agricola"
    cards = PAGE.catalogue(lang)
    assert [entry["id"] for entry in cards[:2]] == ["horse-slaughterhouse", "horse-slaughterhouse_2"]
    assert any(entry["id"] == "fireplace_2" for entry in cards)
    assert all(str(PAGE.card(entry["id"], lang)).startswith("<svg") for entry in cards[:131])
    decks = next(filter_["values"] for filter_ in PAGE.filters(lang) if filter_["name"] == "deck")
    assert "M" in [value for value, _ in decks]


def test_special_actions_can_be_asked_about() -> None:
    found = {entry["id"]: entry["text"] for entry in brought("moor", "text.cards").others("en", {"players": 3})}
    assert found["cut-peat"] == "Remove one of your visible moors and get 3 fuel."
    assert found["horse-market"] == "Get 1 horse."
    assert found["hiring-fair"] == "Get 2 food."
    assert found["illicit-work"].startswith("Pay 1 food and 1 fuel, then build 1 open major improvement")


def test_the_name_of_a_special_action_is_no_card() -> None:
    assert PAGE.linked("Horse Market", "en", "/cards/moor/") == "Horse Market"  # and not the card Horse


def test_heating_far_off_promises_no_illness() -> None:
    def words(round: int) -> str:
        game = MoorGame(players=2)
        text = board(game.place({"round": round, "phase": "work", "A": {"fuel": 1, "wood": 0}}), "en")
        return re.sub(r"<[^>]+>", " ", text[text.index('aria-label="Heating"') :])

    assert "needs 2 fuel; you have 1.  1 still to get." in words(2)
    assert "1 person would fall ill." not in words(2) and "1 person would fall ill." in words(4)

"""What there is: games, options, cards."""

from __future__ import annotations

import json
import re

import pytest

import tilth as library
from tilth.games import names
from tilth.games.hallertau.rules.facts import CARD_IDS
from tilth.games.villagers.implemented import implemented, lacking
from tilth.games.villagers.rules.facts import EVENT_FACTS, FACTS
from tilth.games.villagers.text.cards import facts
from tilth.text import LANGS, card_results

from .conftest import Tilth


def test_version_and_engine(tilth: Tilth) -> None:
    result = tilth("--version")
    assert result.exit_code == 0
    assert result.stdout == f"tilth {library.__version__}, engine: {library.engine()}\n"


@pytest.mark.parametrize("lang", LANGS)
def test_games_as_json(tilth: Tilth, lang: str) -> None:
    found = {game["id"]: game for game in json.loads(tilth("games", "--json", "--lang", lang).stdout)}
    assert list(found) == names()
    assert found["villagers"]["players"] == [1, 2, 3, 4, 5]
    assert found["hallertau"]["players"] == [1, 2, 3, 4]
    for name, game in found.items():
        options = {option["name"]: option for option in game["options"]}
        assert options.keys() == library.game(name).options.keys()
        for option in options.values():
            assert re.fullmatch(r"M?§\d+(\.\d+)?|R\d+[a-z]?", option["section"]), option["name"]
            assert bool(re.search("[а-я]", option["explanation"])) == (lang == "ru"), option["name"]
    options = {option["name"]: option for option in found["villagers"]["options"]}
    assert options["level"]["default"] == "normal"
    assert options["level"]["values"] == ["normal", "easy", "hard"]
    assert options["market_latch"]["values"] == [True, False]


def test_games_for_reading(tilth: Tilth) -> None:
    text = tilth("games").stdout
    assert "Villagers" in text and "1–5 players" in text
    assert "--level normal  easy | hard  §20.6" in text
    assert "--market-latch true  false  §3.3" in text
    assert "--phase9-mode simultaneous  turns  §8.1" in text
    assert re.search(r"--window-cap 12  R3\s", text)  # there is no other value


def test_cards_as_json(tilth: Tilth) -> None:
    cards = json.loads(tilth("cards", "villagers", "--json").stdout)
    assert [card["id"] for card in cards] == [fact["id"] for fact in [*FACTS, *EVENT_FACTS]]
    assert all(card.keys() - {"results"} == {"id", "kind", "names", "text", "rulings", "implemented"} for card in cards)
    assert all(card["implemented"] for card in cards)


def test_cards_in_russian(tilth: Tilth) -> None:
    cards = json.loads(tilth("cards", "villagers", "--lang", "ru", "--json").stdout)
    assert len(cards) == len(FACTS) + len(EVENT_FACTS)
    assert all(re.search("[а-яё]", card["text"]) and not re.search("[A-Za-z]", card["text"]) for card in cards)


def test_cards_by_kind_and_by_search(tilth: Tilth) -> None:
    solo = json.loads(tilth("cards", "villagers", "--kind", "solo", "--json").stdout)
    assert [card["id"] for card in solo] == ["countess", "jester"]
    assert all(card["implemented"] for card in solo)
    found = json.loads(tilth("cards", "villagers", "бондарь", "--json").stdout)
    assert "cooper" in [card["id"] for card in found]


@pytest.mark.parametrize("lang", LANGS)
def test_cards_with_numbers(tilth: Tilth, lang: str) -> None:
    cards = json.loads(tilth("cards", "hallertau", "--lang", lang, "--json").stdout)
    assert [card["id"] for card in cards] == CARD_IDS and all(card["implemented"] for card in cards)
    text = tilth("cards", "hallertau", "007", "--lang", lang).stdout
    assert text.splitlines()[0].split("  ") == [cards[6]["names"][lang], "gateway"]  # the number is in the name


def test_cards_for_reading(tilth: Tilth) -> None:
    text = tilth("cards", "villagers", "smith").stdout
    assert "Blacksmith" in text and "Key ring: 10" in text and "§10.6" in text


def test_cards_with_what_they_were_worth(tilth: Tilth, monkeypatch: pytest.MonkeyPatch) -> None:
    row = {"of": 50, "played": [40, 1.25, 0.5]}
    found = {"games": 60, "bots": ["greedy"], "players": 2, "cards": {"blacksmith": row}}
    monkeypatch.setattr(card_results, "figures", lambda game: found)
    text = " ".join(tilth("cards", "villagers", "blacksmith").stdout.split())
    assert "played in 80 % of the hands that held it; when played +1.2 ± 0.5 points (60 games" in text
    cards = json.loads(tilth("cards", "villagers", "--json").stdout)
    assert [card["id"] for card in cards if "results" in card] == ["blacksmith"]


@pytest.mark.parametrize(
    ("card", "changed", "missing"),
    [
        ("mason", {"gold": 3}, ["gold"]),
        ("mason", {"wings": 2}, ["wings"]),
        ("mason", {"special": "sing"}, ["special"]),
        ("mason", {"chain": ["hayer"]}, ["chain"]),
        ("grocer", {"silver": {"amount": 3, "per": 1, "counts": "stars"}}, ["silver"]),
        ("tribute", {"does": {"op": "sing"}}, ["does"]),
        ("tribute", {"does": {"op": "pay_her", "amount": 1, "per": "stars", "whose": "own"}}, ["does"]),
        ("serfdom", {"does": {"op": "rule", "rule": "no_rule"}}, ["does"]),
        ("tribute", {"works": "never"}, ["works"]),
        ("jester", {"special": "sing"}, ["special"]),
    ],
)
def test_a_fact_the_engine_does_not_know_is_noticed(card: str, changed: dict[str, object], missing: list[str]) -> None:
    assert implemented(card)
    assert lacking({**facts(card), **changed}) == missing


def test_rules_by_section_and_by_words(tilth: Tilth) -> None:
    part = tilth("rules", "villagers", "§14.3", "--lang", "ru").stdout
    assert "§14.3" in part and "бакалейщик" in part and "§14.4" not in part
    assert tilth("rules", "villagers", "14.3").stdout == tilth("rules", "villagers", "§14.3").stdout
    whole = tilth("rules", "villagers").stdout
    assert "§20.7" in whole and "Swineherd" in whole  # a position of an example, too
    assert tilth("rules", "villagers", "rounded up").stdout.startswith("§11.6")
    for wrong in ("§99", "xyzzy"):
        refused = tilth("rules", "villagers", wrong)
        assert refused.exit_code == 2 and wrong in refused.stderr

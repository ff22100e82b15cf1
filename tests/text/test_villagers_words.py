"""Card names, texts and rulings of Villagers, made from the facts."""

from __future__ import annotations

import doctest
import json
import re
from pathlib import Path
from typing import Any

import pytest

import tilth.games.villagers.text.cards as villagers
from tilth.games.villagers.text.cards import all_cards, card_name, card_text, facts, rulings
from tilth.text import LANGS, UnknownLanguage, words

FOLDER = Path(villagers.__file__).resolve().parent.parent
CARDS: list[dict[str, Any]] = json.loads((FOLDER / "cards.json").read_text(encoding="utf-8"))
EVENTS: list[dict[str, Any]] = json.loads((FOLDER / "events.json").read_text(encoding="utf-8"))
IDS = [card["id"] for card in CARDS + EVENTS]
SILVER = [card["id"] for card in CARDS if "silver" in card]


def numbers(text: str) -> list[int]:
    return [int(n) for n in re.findall(r"\d+", text)]


def test_all_cards_and_events_are_there() -> None:
    kinds = [card["kind"] for card in CARDS + EVENTS if card.get("deck") != "own"]
    printed = {"founder": 1, "basic": 3, "villager": 50, "event": 24, "solo": 2}
    assert {kind: kinds.count(kind) for kind in kinds} == printed
    assert len(set(IDS)) == len(IDS)


@pytest.mark.parametrize("lang", LANGS)
def test_names_are_there_and_tell_the_cards_apart(lang: str) -> None:
    names = [card_name(id, lang) for id in IDS]
    assert all(name and name == name.strip() for name in names)
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("id", IDS)
def test_every_card_and_event_has_a_text(id: str, lang: str) -> None:
    text = card_text(id, lang)
    assert text.endswith(".") and len(text) > 20
    assert not re.search(r"\{|\}|_|\.\.|  ", text)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card["id"])
def test_a_card_text_states_the_facts(card: dict[str, Any], lang: str) -> None:
    w = words(lang, "villagers")
    text = card_text(card["id"], lang)
    assert w.say(f"suit-{card['suit']}") in text
    laid = not card.get("discard")
    assert (w.say("card-discard") in text) is not laid
    assert (w.say("card-alone") in text) is (laid and not card["chain"] and not card["holds"])
    assert (w.say("card-bottom") in text) is (not card["chain"] and card["holds"] > 0 and "wild" not in card)
    assert "special" not in card or w.say(f"special-{card['special']}") in text
    for other in [*card["chain"], *([card["padlock"]] if "padlock" in card else [])]:
        assert card_name(other, lang) in text
    printed = [card[fact] for fact in ("gold", "food", "builders", "keys", "from_players") if card.get(fact)]
    printed += [card["symbols"]] if card["symbols"] > 1 else []
    printed += card.get("turned", {}).values()
    if card["holds"]:
        printed += [card["holds"], *([card["holds_as_bottom"]] if "holds_as_bottom" in card else [])]
    if "silver" in card:
        printed += [card["silver"]["amount"], *([card["silver"]["per"]] if card["silver"]["per"] > 1 else [])]
    assert sorted(numbers(text)) == sorted(printed)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event["id"])
def test_an_event_text_states_the_numbers(event: dict[str, Any], lang: str) -> None:
    does = event.get("does", {})
    printed = [value for value in does.values() if isinstance(value, int)]
    if words("en", "villagers").has(f"sum-{does.get('per')}"):
        printed.remove(1)  # "as many as" needs no number
    printed += [event["gold"]] if "gold" in event else []
    assert sorted(numbers(card_text(event["id"], lang))) == sorted(printed)


@pytest.mark.parametrize("lang", LANGS)
def test_different_facts_give_different_texts(lang: str) -> None:
    def shown(card: dict[str, Any]) -> str:
        hidden = {"id", "kind", "names", "ru_name_source", "copies", "confidence"}
        return json.dumps({key: value for key, value in card.items() if key not in hidden}, sort_keys=True)

    first = {shown(card): card["id"] for card in reversed(CARDS + EVENTS)}
    texts = {card_text(id, lang) for id in first.values()}
    assert len(texts) == len(first) > 70


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    ("id", "fact", "value"),
    [
        ("mason", "gold", 7),
        ("mason", "builders", 3),
        ("mason", "food", 4),
        ("mason", "suit", "wool"),
        ("mason", "symbols", 2),
        ("mason", "holds", 6),
        ("mason", "chain", ["miner", "seeker"]),
        ("mason", "chain", []),
        ("mason", "padlock", "hunter"),
        ("mason", "keys", 6),
        ("mason", "discard", True),
        ("mason", "from_players", 3),
        ("grocer", "silver", {"amount": 5, "per": 3, "counts": "builder"}),
        ("founders", "turned", {"food": 2}),
        ("monk", "special", "swap"),
        ("monk", "holds_as_bottom", 3),
        ("land_claim", "season", "winter"),
        ("land_claim", "works", "draft"),
        ("land_claim", "does", {"op": "pay_her", "amount": 4, "per": "basic", "whose": "own"}),
        ("rats", "works", "build"),
        ("blackmail", "does", {"op": "she_gains", "amount": 2, "per": "highest_gold", "whose": "own"}),
        ("the_countess_bank", "does", {"op": "rule", "rule": "bank_price", "value": 5}),
        ("arrest", "does", {"op": "lose_top", "to": "countess"}),
        ("countess", "gold", 9),
    ],
)
def test_a_changed_fact_changes_the_text(
    monkeypatch: pytest.MonkeyPatch, lang: str, id: str, fact: str, value: Any
) -> None:
    before = card_text(id, lang)
    monkeypatch.setitem(facts(id), fact, value)
    after = card_text(id, lang)
    assert after != before
    if isinstance(value, int) and not isinstance(value, bool):
        assert value in numbers(after)


def test_keys_name_the_cards_they_open(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Key ring: 2 padlocks (Peddler)." in card_text("cartwright", "en")
    monkeypatch.setitem(facts("mason"), "padlock", "cartwright")
    assert "(Peddler, Mason)" in card_text("cartwright", "en")


@pytest.mark.parametrize("lang", LANGS)
def test_rulings_have_a_section(lang: str) -> None:
    for id in IDS:
        for ruling in rulings(id, lang):
            assert re.search(r"[.!] \(§\d+\.\d+(, §\d+\.\d+)*\)$", ruling), ruling


@pytest.mark.parametrize("lang", LANGS)
def test_rulings_where_the_rules_are_subtle(lang: str) -> None:
    basics = ["lumberjack", "hayer", "miner"]
    subtle = ["monk", "apprentice", "tinner", "smuggler", "founders", *basics, *SILVER]
    for id in [*subtle, *(event["id"] for event in EVENTS)]:
        assert rulings(id, lang), id
    assert rulings("cooper", lang) == [] and rulings("wheeler", lang) == []


def test_every_ruling_belongs_to_a_card_and_is_reached() -> None:
    known = words("en", "villagers").keys()
    keys = {key for key in known if key.startswith("ruling-") and "." not in key}
    assert len(keys) == sum(len(rulings(id, "en")) for id in IDS)


@pytest.mark.parametrize("lang", LANGS)
def test_all_cards(lang: str) -> None:
    cards = all_cards(lang, lambda id: id != "monk")
    assert [card["id"] for card in cards] == IDS
    for card in cards:
        assert set(card) == {"id", "kind", "names", "text", "rulings", "implemented"}
        assert set(card["names"]) == set(LANGS)
        assert card["text"] == card_text(card["id"], lang)
        assert card["rulings"] == rulings(card["id"], lang)
        assert card["implemented"] is (card["id"] != "monk")


def test_wrong_language_and_wrong_card() -> None:
    for ask in (card_name, card_text, rulings):
        with pytest.raises(UnknownLanguage, match="en, ru, pt"):
            ask("mason", "de")
        with pytest.raises(KeyError, match="no card or event 'mayor'"):
            ask("mayor", "en")


def test_examples_in_docstrings() -> None:
    assert doctest.testmod(villagers).failed == 0

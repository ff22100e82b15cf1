"""Card names, texts and rulings of Agricola, made from facts and numbers; the words of all three languages."""

from __future__ import annotations

import copy
import doctest
import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import tilth.games.agricola.text.cards as agricola
from tilth.games.agricola import Agricola
from tilth.games.agricola.options import OPTIONS
from tilth.games.agricola.rules.card_making import SPACE_CARDS
from tilth.games.agricola.rules.facts import BASE, part_of
from tilth.games.agricola.rules.goods import GOODS
from tilth.games.agricola.rules.rulebook import AgricolaRules
from tilth.games.agricola.rules.scoring import ITEMS
from tilth.games.agricola.rules.spaces import SPACE_FACTS
from tilth.games.agricola.text.cards import (
    all_cards,
    card_label,
    card_name,
    card_text,
    effect,
    facts,
    hand_text,
    others,
    rulings,
    space_name,
)
from tilth.games.agricola.text.fact_texts import sentences, space_text
from tilth.games.agricola.text.reasons import ROWS, reasons
from tilth.kernel.errors import BadOption
from tilth.text import LANGS, UnknownLanguage, words

from ..text import word_files

FOLDER = Path(agricola.__file__).resolve().parent.parent
CARDS: list[dict[str, Any]] = json.loads((FOLDER / "cards.json").read_text(encoding="utf-8"))
IDS = [card["slug"] for card in CARDS]
BASE_SPACES = [fact for fact in SPACE_FACTS if part_of(fact) == BASE]


def numbers(text: str) -> set[int]:
    return {int(n) for n in re.findall(r"\d+", text)}


def test_all_cards_are_there() -> None:
    assert len(IDS) == len(set(IDS))
    kinds = [card["kind"] for card in CARDS if card["deck"] != "own"]
    assert [kinds.count(kind) for kind in ("major", "minor", "occupation")] == [10, 139, 169]


@pytest.mark.parametrize("lang", LANGS)
def test_labels_tell_all_cards_apart(lang: str) -> None:
    assert all(card_name(id, lang) for id in IDS)
    assert len({card_label(id, lang) for id in IDS}) == len(IDS)


def test_names_in_three_languages() -> None:
    assert [card_name("fishing_rod", lang) for lang in LANGS] == ["Fishing Rod", "Удилище", "Vara de Pesca"]
    assert [card_label("fireplace_3", lang) for lang in LANGS] == [
        "Fireplace (3 clay)",
        "Очаг (3 глины)",
        "Lareira (3 de argila)",
    ]
    assert card_label("well", "en") == "Well"


def printed(card: dict[str, Any]) -> set[int]:
    """Figures a reader must find in the text, wherever it says them."""
    found = {n for cost in card["cost"] for good, n in cost.items() if good in GOODS}
    found |= {n for n in (card.get("points"), *(card.get("cook") or {}).values()) if n}
    if card.get("bake"):
        found |= {n for n in card["bake"].values() if n}
    return found


@pytest.mark.parametrize("lang", LANGS)
def test_every_card_has_a_whole_text(lang: str) -> None:
    for card in CARDS:
        text = card_text(card["slug"], lang)
        assert text.endswith((".", ".)")) and len(text) > 15, card["slug"]
        assert not re.search(r"\{|\}|_|\.\.|  |None|\[|\]| ,| \.|\u2068", text), text
        assert printed(card) <= numbers(text), (text, printed(card))


@pytest.mark.parametrize("lang", LANGS)
def test_russian_is_written_in_russian_letters(lang: str) -> None:
    for id in IDS:
        text = hand_text(id, lang)
        assert bool(re.search("[а-яё]", text)) is (lang == "ru"), text
        assert lang != "ru" or not re.search("[A-Za-z]", text), text


def messages(lang: str) -> dict[str, set[str]]:
    """Each key of the game's own files (attributes too), with the arguments it uses itself."""
    return word_files.messages(FOLDER / "text" / "locales", lang)


@cache
def own(lang: str) -> dict[str, set[str]]:
    """Without the words of the cards and of the pages, which are tested apart."""
    return {key: names for key, names in messages(lang).items() if not key.startswith(("page-", "card-"))}


# -- the numbers of a card -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGS)
def test_the_text_of_a_card_takes_every_number_from_its_facts(lang: str) -> None:
    """Whatever stands in the facts is in the text, and the text asks for nothing else."""
    for card in CARDS:
        known = set(card.get("numbers", {}))
        asked: set[str] = set()
        for key, names in messages(lang).items():
            if key.partition(".")[0] == f"card-{card['slug']}":
                asked |= names
        assert asked <= known, (card["slug"], asked - known)
        assert known <= messages(lang).get(f"card-{card['slug']}.text", set()), card["slug"]


@pytest.mark.parametrize("lang", LANGS)
def test_a_changed_figure_changes_the_text(lang: str) -> None:
    w = words(lang, "agricola")
    for card in CARDS:
        before = sentences(card, w)
        for part in ("numbers", "cook", "bake", "needs"):
            for name, n in (card.get(part) or {}).items():
                changed = copy.deepcopy(card)
                if isinstance(n, list):
                    changed[part][name] = [*n[:-1], n[-1] + 50]
                elif isinstance(n, int):
                    changed[part][name] = n + 50
                else:
                    continue
                assert sentences(changed, w) != before, (card["slug"], part, name)


ENGLISH = {
    "fireplace_2": "Cost: 2 clay. At any time you may turn into food: vegetables for 2 each, sheep for 2 each, boar "
    "for 2 each, cattle for 3 each. With a bake action: grain for 2 food each. 1 point.",
    "cooking_hearth_5": "Cost: 5 clay, or give up a Fireplace. At any time you may turn into food: vegetables for 3 "
    "each, sheep for 2 each, boar for 3 each, cattle for 4 each. With a bake action: grain for 3 food each. 1 point.",
    "joinery": "Cost: 2 wood and 2 stone. In each harvest you may turn at most 1 wood into 2 food. At the end of the "
    "game 3/5/7 wood in your supply give 1/2/3 bonus points. 2 points.",
    "field": "Cost: 1 food. Plow 1 field. When you have played this card, pass it to the next player on the left. "
    "Deck E.",
    "bakers_kitchen": "Upgrade. Cost: 2 stone and give up an oven. When you play this card, you may bake bread at "
    "once. With a bake action: at most 2 grain for 5 food each. 4 points. Deck I.",
    "outhouse": "Cost: 1 wood and 1 clay. Requires that an opponent has played at most 1 occupation. 2 points. Deck E.",
    "beehive": "Requires 3 occupations and 2 improvements. Place 2 food on the space of every even round still to "
    "come; you take it at the start of that round. 1 point. Deck K.",
    "land_agent": "When you play this card, you get 1 vegetable. When you use Take 1 Vegetable, you also get 1 grain. "
    "Deck E, for 3 or more players.",
}
RUSSIAN = {
    "stone_oven": "Цена: 1 глина и 3 камня. Внедрив эту карту, вы можете сразу же выпечь хлеб. При выпечке хлеба: не "
    "больше 2 зёрен, по 4 еды. Это печь. 3 очка.",
    "madonna_statue": "Цена: отдать 2 улучшения. 2 очка. Колода E.",
    "chief": "Цена: 2 еды. В конце игры вы получаете 1 очко за каждую комнату своего каменного дома. Колода E, для "
    "любого числа игроков.",
}
PORTUGUESE = {
    "well": "Custo: 1 de madeira e 3 de pedra. Coloque 1 de comida em cada um dos próximos 5 espaços de rodada; você "
    "a pega no início dessa rodada. 4 pontos.",
    "sawmill": "Carta de aperfeiçoamento. Custo: devolver Marcenaria. Em cada colheita, você pode transformar no "
    "máximo 1 de madeira em 3 de comida. No fim da partida, 2/4/5 de madeira na sua reserva valem 1/2/3 pontos "
    "bônus. 3 pontos. Baralho K.",
}


@pytest.mark.parametrize(
    ("lang", "id", "text"),
    [
        (lang, id, text)
        for lang, texts in (("en", ENGLISH), ("ru", RUSSIAN), ("pt", PORTUGUESE))
        for id, text in texts.items()
    ],
)
def test_whole_texts(lang: str, id: str, text: str) -> None:
    assert card_text(id, lang) == text


def test_the_parts_of_a_text() -> None:
    assert effect("fireplace_2", "en") == ""
    assert effect("clay_oven", "en") == "When you build this card, you may bake bread at once."
    assert hand_text("madonna_statue", "en") == "Cost: give up 2 improvements. 2 points."


# -- rulings and lists -----------------------------------------------------------------------------------------------


def test_every_ruling_is_reached() -> None:
    for lang in LANGS:
        keys = [key for key in messages(lang) if re.fullmatch(r"card-[a-z0-9_]+\.ruling\d+", key)]
        said = [ruling for id in IDS for ruling in rulings(id, lang)]
        assert len(keys) == len(said) > 400
        assert all(ruling.endswith((".", ".)", ".»")) for ruling in said), lang
    assert rulings("fireplace_2", "en") == []


@pytest.mark.parametrize("lang", LANGS)
def test_all_cards(lang: str) -> None:
    cards = all_cards(lang, lambda id: id != "axe")
    assert [card["id"] for card in cards] == IDS
    for card in cards:
        assert set(card) == {"id", "kind", "names", "text", "rulings", "implemented"}
        assert card["kind"] == facts(card["id"])["kind"]
        assert set(card["names"]) == set(LANGS)
        assert card["text"] == card_text(card["id"], lang)
        assert card["implemented"] is (card["id"] != "axe")


def test_wrong_language_and_wrong_card() -> None:
    for ask in (card_name, card_text, rulings):
        with pytest.raises(UnknownLanguage, match="en, ru, pt"):
            ask("axe", "de")
        with pytest.raises(KeyError, match="no card 'nobody'"):
            ask("nobody", "en")


def test_examples_in_docstrings() -> None:
    assert doctest.testmod(agricola).failed == 0


# -- spaces ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGS)
def test_spaces_have_names_that_differ_on_every_table(lang: str) -> None:
    for mode in ("full", "family"):
        for players in (1, 2, 3, 4, 5):
            fits = [fact for fact in BASE_SPACES if mode in fact["modes"] and players in fact["players"]]
            names = [space_name(fact["slug"], lang) for fact in fits]
            assert len(set(names)) == len(names) == 24 + (4 if players == 3 else 6 if players > 3 else 0)
    assert [space_name(slug, lang) for slug in SPACE_CARDS] == [card_name(slug, lang) for slug in SPACE_CARDS]


@pytest.mark.parametrize("lang", LANGS)
def test_spaces_say_what_they_offer(lang: str) -> None:
    w = words(lang, "agricola")
    for fact in BASE_SPACES:
        for mode in fact["modes"]:
            text = space_text(fact, w, {"mode": mode})
            assert text.endswith(".") and not re.search(r"\{|\}|_|  ", text), text
            given = {n for goods in (fact.get("accumulates"), fact.get("gives")) for n in (goods or {}).values()}
            assert given <= numbers(text), text
    assert [entry["id"] for entry in others(lang)] == [fact["slug"] for fact in BASE_SPACES]


def test_spaces_in_english() -> None:
    said = {entry["id"]: entry["text"] for entry in others("en")}
    assert said["build-rooms-stables"] == (
        "Build any number of rooms and/or build any number of stables for 2 wood each."
    )
    assert said["starting-player-minor"] == "Take the starting player marker; then you may play 1 minor improvement."
    assert said["animal-market-5p"] == ("Get 1 sheep and 1 food, or get 1 boar, or pay 1 food and get 1 cattle.")
    assert said["occupation-4p"] == ("Play 1 occupation (your first two for 1 food each, each later one for 2 food).")
    w = words("en", "agricola")
    growth = next(fact for fact in SPACE_FACTS if fact["slug"] == "family-growth-minor")
    assert space_text(growth, w, {"mode": "family"}) == "Family growth, if there is a room for the child."


@pytest.mark.parametrize("lang", LANGS)
def test_spaces_as_the_options_have_them(lang: str) -> None:
    def said(**options: Any) -> dict[str, str]:
        return {entry["id"]: entry["text"] for entry in others(lang, options)}

    w = words(lang, "agricola")
    full, family = said(), said(mode="family")
    minor = w.say("do-play_minor", most=1, price="")
    for slug in ("improvement", "family-growth-minor"):
        assert minor in full[slug] and minor not in family[slug]
    assert full["renovation-improvement"] != family["renovation-improvement"]
    assert full["stable-bake"] == family["stable-bake"]  # only the family game has it
    different = w.say("do-gain-different", what="").partition(",")[2]
    loose = said(mode="family", family34_must_differ=False, family5_must_differ=True)
    assert different in family["resources-2-3p"] and different not in loose["resources-2-3p"]
    assert different in family["resources-2-4p"] and different not in loose["resources-2-4p"]
    assert different not in family["resources-or-growth-5p"] and different in loose["resources-or-growth-5p"]


# -- the files of words ----------------------------------------------------------------------------------------------

COUNTS = {"count", "most"}
CHOICES = {"case", "deck", "which", "house"}


def argument(name: str, n: int, key: str = "") -> str | int:
    plural = name in COUNTS or (name == "n" and key.startswith("board-"))
    return n if plural else f"<{name}>"


@pytest.mark.parametrize("lang", [lang for lang in LANGS if lang != "en"])
def test_same_keys_as_english(lang: str) -> None:
    assert messages(lang).keys() == messages("en").keys()


@pytest.mark.parametrize("lang", LANGS)
def test_every_message_formats_and_shows_what_it_is_given(lang: str) -> None:
    """Languages differ in what they need (cases, plurals), never in what they show."""
    w = words(lang, "agricola")
    every = {name for found in map(own, LANGS) for names in found.values() for name in names}
    for key in own(lang):
        for n in (0, 1, 2, 5, 11, 21):
            text = w.say(key, **{name: argument(name, n, key) for name in every})
            assert text and text == text.strip() and "  " not in text, key
            assert not re.search(r"\{|\}|\u2068|\u2069", text), (key, text)
            if n > 2:
                for name in (own(lang)[key] | own("en")[key]) - CHOICES - COUNTS:
                    assert str(argument(name, n, key)) in text, (key, name, text)


def test_translations_differ_from_english() -> None:
    same = {"about-title", "score-total"}
    names = {name for found in map(own, LANGS) for names in found.values() for name in names}
    for key in own("en"):
        args = {name: argument(name, 2, key) for name in names}
        text = words("en", "agricola").say(key, **args)
        if key.endswith(".section") or key in same or not re.search("[a-z]{2}", re.sub("<.*?>", "", text)):
            continue
        assert words("ru", "agricola").say(key, **args) != text, key
        assert words("pt", "agricola").say(key, **args) != text, key


RUSSIAN_COUNTS = {
    "food": ["1 еду", "2 еды", "5 еды", "21 еду"],
    "clay": ["1 глину", "2 глины", "5 глины", "21 глину"],
    "stone": ["1 камень", "2 камня", "5 камней", "21 камень"],
    "grain": ["1 зерно", "2 зерна", "5 зёрен", "21 зерно"],
    "sheep": ["1 овцу", "2 овцы", "5 овец", "21 овцу"],
    "boar": ["1 свинью", "2 свиньи", "5 свиней", "21 свинью"],
    "cattle": ["1 корову", "2 коровы", "5 коров", "21 корову"],
}


@pytest.mark.parametrize("thing", RUSSIAN_COUNTS)
def test_russian_counts_and_cases(thing: str) -> None:
    w = words("ru", "agricola")
    assert [w.say(f"thing-{thing}", n=str(n), count=n, case="acc") for n in (1, 2, 5, 21)] == RUSSIAN_COUNTS[thing]


# -- words for everything the game has -------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGS)
def test_every_reason_says_what_is_wrong_and_the_section_of_the_engine(lang: str) -> None:
    w = words(lang, "agricola")
    known = {key for key in own(lang) if re.fullmatch(r"why-[A-Z_]+", key)}
    plain = [row for row in ROWS if not row.text]
    assert known == {f"why-{row.code}" for row in plain if row.section}  # the others are all games'
    for row in plain:
        assert not row.section or w.say(f"why-{row.code}.section") == row.section
    for reason in reasons(AgricolaRules(2)).values():
        assert reason.code in {row.code for row in plain} and reason.words(lang).endswith(".")


@pytest.mark.parametrize("lang", LANGS)
def test_reasons_are_true_alone_and_of_ones_own_card(lang: str) -> None:
    w = words(lang, "agricola")
    for code in ("NOT_YOUR_TURN", "MAJOR_TAKEN"):
        assert not re.search("player|opponent|игрок|соперник|jogador|oponente", w.say(f"why-{code}"))


def test_the_example_of_a_series_can_be_typed() -> None:
    option = next(option for option in OPTIONS if option.name == "series")
    example = option.open.rpartition(": ")[2]
    assert Agricola(players=1, series=example).options["series"] == example
    with pytest.raises(BadOption, match="game 2 has at most 1, one for each game before it"):
        Agricola(players=1, series="2 3 baker,woodcutter")


def test_the_second_part_of_a_space_comes_after_the_first() -> None:
    """In the rulebook's words."""
    for slug in ("renovation-improvement", "family-growth-minor", "renovation-fences"):
        assert ", затем " in space_name(slug, "ru")


def test_every_option_and_its_worded_values_are_explained() -> None:
    expected = {f"option-{option.name}" for option in OPTIONS}
    for option in OPTIONS:
        values = [value for value in option.values if isinstance(value, str) and value.isidentifier()]
        expected |= {f"option-{option.name}.{value}" for value in values}
    assert {key for key in own("en") if key.startswith("option-")} == expected


def test_every_score_item_has_words() -> None:
    assert {f"score-{item}" for item in (*ITEMS, "total")} == {key for key in own("en") if key.startswith("score-")}


@pytest.mark.parametrize("lang", LANGS)
def test_every_good_and_requirement_has_words(lang: str) -> None:
    known = messages(lang)
    assert all(f"thing-{good}" in known and f"thing-{good}.name" in known for good in GOODS)
    assert all(f"need-{need}" in known for card in CARDS for need in card.get("needs", {}))

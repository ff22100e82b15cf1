"""The words of Farmers of the Moor in three languages: cards, options, reasons."""

from __future__ import annotations

import copy
import json
import re
from pathlib import Path
from typing import Any

import pytest

from tilth import games
from tilth.games.agricola.text.cards import card_label, card_text, hand_text, rulings
from tilth.games.agricola.text.fact_texts import counted, printed, sentences
from tilth.text import LANGS, folder, words

from ..text import word_files

games.kind("moor")
FOLDER = folder("moor")
CARDS: list[dict[str, Any]] = json.loads((FOLDER / "cards.json").read_text(encoding="utf-8"))
LOCALES = FOLDER / "text" / "locales"


def messages(lang: str) -> dict[str, set[str]]:
    """Each key of the expansion's own files (attributes too), with the arguments it uses itself."""
    return word_files.messages(LOCALES, lang)


def test_all_cards_are_there() -> None:
    assert [sum(card["kind"] == kind for card in CARDS) for kind in ("major", "minor")] == [14, 117]
    assert len({card["slug"] for card in CARDS}) == len({card["id"] for card in CARDS}) == 131
    assert sum(card.get("doubtful", False) for card in CARDS) == 14


@pytest.mark.parametrize("lang", LANGS)
def test_every_card_has_a_whole_text(lang: str) -> None:
    for card in CARDS:
        text = card_text(card["slug"], lang)
        assert text.endswith((".", ".)")) and len(text) > 15, card["slug"]
        assert not re.search(r"\{|\}|_|\.\.|  |None|\[|\]| ,| \.|\u2068", text), text


@pytest.mark.parametrize("lang", LANGS)
def test_the_text_of_a_card_takes_every_figure_from_its_facts(lang: str) -> None:
    for card in CARDS:
        asked: set[str] = set()
        for key, names in messages(lang).items():
            if key.partition(".")[0] == f"card-{card['slug']}":
                asked |= names
        assert asked <= set(printed(card)), (card["slug"], asked - set(printed(card)))
        told = messages(lang).get(f"card-{card['slug']}.text", set())
        assert set(card.get("numbers", {})) <= told, card["slug"]
        assert "uses" not in card or "uses" in told, card["slug"]


@pytest.mark.parametrize("lang", LANGS)
def test_a_changed_figure_changes_the_text(lang: str) -> None:
    w = words(lang, "moor")
    for card in CARDS:
        before = sentences(card, w)
        for part in ("numbers", "cook", "bake", "needs", "heating"):
            for name, n in (card.get(part) or {}).items():
                changed = copy.deepcopy(card)
                if isinstance(n, int) and (part, n) != ("heating", 0):
                    changed[part][name] = n + 50
                elif isinstance(n, list) and isinstance(n[0], int):
                    changed[part][name] = [*n[:-1], n[-1] + 50]
                else:
                    continue
                assert sentences(changed, w) != before, (card["slug"], part, name)


def test_russian_is_written_in_russian_letters() -> None:
    for card in CARDS:
        assert not re.search("[A-Za-z]", hand_text(card["slug"], "ru")), card["slug"]


@pytest.mark.parametrize("lang", LANGS)
def test_labels_tell_all_cards_apart(lang: str) -> None:
    assert len({card_label(card["slug"], lang) for card in CARDS}) == 131
    assert len({card_label(slug, lang) for slug in ("cookhouse", "cooking_corner")}) == 2


def test_rulings_in_all_languages_alike() -> None:
    for card in CARDS:
        said = [rulings(card["slug"], lang) for lang in LANGS]
        assert len({len(each) for each in said}) == 1, card["slug"]
        assert all(ruling.endswith(".") for each in said for ruling in each), card["slug"]


@pytest.mark.parametrize("lang", ["ru", "pt"])
def test_same_keys_and_arguments_as_english(lang: str) -> None:
    def own(lang: str) -> dict[str, set[str]]:
        """Counting differs from language to language."""
        return {key: names - {"count", "case", "n"} for key, names in messages(lang).items()}

    assert own(lang) == own("en")


@pytest.mark.parametrize(("lang", "fuel", "horses"), [("en", "1 fuel", "2 horses"), ("ru", "1 топливо", "2 лошади")])
def test_goods_are_counted(lang: str, fuel: str, horses: str) -> None:
    w = words(lang, "moor")
    assert (counted("fuel", 1, w), counted("horse", 2, w)) == (fuel, horses)


def test_whole_texts() -> None:
    assert card_text("household-inventory", "en").startswith("Cost: 1 food. Requires 1 field, 1 pasture or 1 stable. ")
    assert card_text("heating-oven", "ru") == (
        "Цена: 1 глина и 1 камень. Внедрив эту карту, вы получаете 2 топлива. Обогрев дома обходится вам на 1 топливо "
        "дешевле. Это печь. 1 очко."
    )
    assert "(Este preço é duvidoso.)" in card_text("nosebag", "pt")


def test_every_language_has_each_file() -> None:
    names = {Path(path.stem).stem if "." in path.stem else "" for path in LOCALES.glob("*.ftl")}
    assert all((LOCALES / f"{name}{'.' if name else ''}{lang}.ftl").is_file() for name in names for lang in LANGS)

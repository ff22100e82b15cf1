"""The rules people read: what is cited stands there, numbers are those of the facts, and examples can be played."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from markupsafe import Markup

from tilth import games
from tilth.games.villagers.text import book_facts
from tilth.page.book import cited, drawn_book, linked_words
from tilth.records.scenario import beginning, run_file
from tilth.server.rendering import page_of
from tilth.text import LANGS, base_of, folder, words
from tilth.text.book import FILLED, PICTURE, SECTION, BadBook, Book, Filling, book, example_file, place_of, sections_in
from tilth.text.sentences import brought

GAMES = [game for game in games.names() if (folder(game) / "text" / "book").is_dir()]
# Figures that are no fact of the game, but the name of something: docs/rules.md lists them.
NAMES = {
    "hallertau": r"(?:[Pp]hases?|[Фф]аз\w*|[Ff]ases?) [0-9]+(?: (?:and|to|и|по|e|a) [0-9]+)?",
}


def text_of(game: str, lang: str) -> Book:
    found = book(game, lang)
    assert found is not None
    return found


def citable(game: str) -> Iterator[str]:
    """All that the engine, the options and the cards of a game can cite."""
    made = games.shared(game)
    yield from (reason.section or "" for reason in made.voice.reasons.values())
    yield from (option.section for option in made.choices)
    for lang in LANGS:
        w = words(lang, game)
        sections = [key for key in sorted(w.keys()) if key.endswith(".section")]
        yield from map(w.say, sections)
        yield from (ruling for entry in page_of(game).catalogue(lang) for ruling in entry["rulings"])


@pytest.mark.parametrize("game", GAMES)
def test_every_section_that_can_be_cited_stands_in_the_rules(game: str) -> None:
    told = [section for text in citable(game) for section in sections_in(text)]
    family = [other for other in GAMES if base_of(other) == base_of(game)]  # a base game knows what expansions tell it
    assert not {section for section in told if not any(place_of(other, section) for other in family)}


@pytest.mark.parametrize("game", GAMES)
def test_all_languages_have_the_same_sections_examples_and_facts(game: str) -> None:
    shapes = {}
    for lang in LANGS:
        found = text_of(game, lang)
        blocks = [(block.kind, block.section, block.example, len(block.rows)) for block in found.blocks]
        raw = (folder(game) / "text" / "book" / f"{lang}.md").read_text(encoding="utf-8")
        filled = {name for name, _ in FILLED.findall(raw)}
        shapes[lang] = (list(found.places), blocks, filled & set(Filling(game, lang).facts))
    assert shapes["ru"] == shapes["en"] == shapes["pt"]
    assert words("ru").keys() == words("en").keys() == words("pt").keys()


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", GAMES)
def test_sections_named_in_the_text_exist(game: str, lang: str) -> None:
    said = [words_ for block in text_of(game, lang).blocks for _, words_ in block.passages()]
    named = [section for words_ in said for section in sections_in(words_) if "§" in section]
    assert not [section for section in named if not place_of(game, section)]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", GAMES)
def test_no_figure_is_written_that_could_differ_from_the_facts(game: str, lang: str) -> None:
    wrong = []
    head = False
    for line in (folder(game) / "text" / "book" / f"{lang}.md").read_text(encoding="utf-8").splitlines():
        bare = PICTURE.sub(lambda match: match[1], FILLED.sub("", line))
        if line.startswith("|"):  # the names of rows and columns
            bare = "" if head else bare.partition("|")[2].partition("|")[2]
        head = not line.startswith("|")
        bare = SECTION.sub("", re.sub(r"^[0-9]+\. ", "", bare))
        bare = re.sub(NAMES.get(game, "(?!)"), "", bare)
        if re.search("[0-9]", bare):
            wrong.append(line)
    assert not wrong


@pytest.mark.parametrize("game", GAMES)
def test_every_example_is_a_position_with_moves_that_can_be_played(game: str) -> None:
    examples = text_of(game, "en").examples
    files = {path.stem for path in (folder(game) / "text" / "book").glob("*.yaml")}
    assert files == set(examples) and examples
    for example in examples:
        outcome = run_file(example_file(game, example), games.shared)
        assert outcome.passed, outcome.report
        assert not beginning(example_file(game, example), games.shared)[1].over


def test_the_text_says_what_the_facts_say(monkeypatch: pytest.MonkeyPatch) -> None:
    before = Filling("villagers", "en")
    assert before("{ducats|ducat|ducats}") == "8 ducats" and Filling("villagers", "ru")("{ducats|a|b|c}") == "8 c"
    monkeypatch.setattr(book_facts, "START_DUCATS", 1)
    assert Filling("villagers", "en")("{ducats|ducat|ducats}, {monk}") == "1 ducat, Monk"
    for wrong in ("{nothing}", "{ducats|ducat}", "{monk|a|b}"):
        with pytest.raises(BadBook):
            before(wrong)


def test_a_section_leads_to_the_rules_of_its_game() -> None:
    assert cited("Too late (§20.1, §99.9).", "villagers") == (
        'Too late (<a href="/rules/villagers#20.1" class="section" target="_blank">§20.1</a>, §99.9).'
    )


@pytest.mark.parametrize("game", GAMES)
def test_every_section_has_an_anchor_and_what_a_host_can_change(game: str) -> None:
    read = text_of(game, "en")
    first = next(iter(read.places))
    drawn = drawn_book(read, page_of(game), lambda block: Markup(""), {first: ["House rule."]})
    for section in read.places:
        assert drawn.count(f' id="{section.rpartition("§")[2]}"') == 1, section
    assert drawn.count("House rule.") == 1


def test_names_of_cards_lead_to_them() -> None:
    assert 'data-card="monk"' in linked_words("Тут **монах**.", page_of("villagers"), "ru")


def test_words_are_found_where_they_stand() -> None:
    found = text_of("villagers", "en").find("rounded UP half")
    assert [hit.section for hit in found] == ["§11.6"]
    assert not text_of("villagers", "en").find("  ") and brought("villagers", "text.book_facts")

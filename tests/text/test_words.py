"""The text layer: loading, saying, and errors that tell what is wrong."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import tilth.text
from tilth.text import LANGS, BadWords, NoWords, UnknownLanguage, Words, words


def write(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_three_languages() -> None:
    assert LANGS == ("en", "ru", "pt")


@pytest.mark.parametrize("make", [words, lambda lang: words(lang, "villagers"), Words])
@pytest.mark.parametrize("lang", ["de", "", "EN", "pt-BR"])
def test_wrong_language_names_the_three(make, lang) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(UnknownLanguage) as error:
        make(lang)
    assert repr(lang) in str(error.value)
    assert all(right in str(error.value) for right in LANGS)


def test_say_and_has(tmp_path: Path) -> None:
    w = Words("en", write(tmp_path, "a.ftl", "hello = Hello, { $who }\n    .short = Hi\n"))
    assert w.say("hello", who="Ann") == "Hello, Ann"
    assert w.say("hello.short") == "Hi"
    assert w.has("hello") and w.has("hello.short")
    assert not w.has("hello.long") and not w.has("bye")
    assert w.keys() == {"hello", "hello.short"}


def test_no_isolation_marks(tmp_path: Path) -> None:
    w = Words("ru", write(tmp_path, "a.ftl", "hello = Привет, { $who }\n"))
    assert w.say("hello", who="Аня") == "Привет, Аня"


@pytest.mark.parametrize("key", ["bye", "hello.long", "only"])
def test_missing_key(tmp_path: Path, key: str) -> None:
    w = Words("pt", write(tmp_path, "a.ftl", "hello = Olá\nonly =\n    .attribute = x\n"))
    with pytest.raises(NoWords) as error:
        w.say(key)
    assert isinstance(error.value, KeyError)
    assert str(error.value).startswith(f"pt: {key}: ")


def test_missing_argument(tmp_path: Path) -> None:
    w = Words("en", write(tmp_path, "a.ftl", "hello = Hello, { $who }\n"))
    with pytest.raises(NoWords) as error:
        w.say("hello")
    assert error.value.key == "hello"
    assert "who" in error.value.problem


def test_a_key_said_twice_is_refused(tmp_path: Path) -> None:
    first = write(tmp_path, "a.ftl", "hello = Hello\n")
    second = write(tmp_path, "b.ftl", "hello = Hi\n")
    with pytest.raises(BadWords, match="hello is said twice"):
        Words("en", first, second)
    with pytest.raises(BadWords, match="hello is said twice"):
        Words("en", write(tmp_path, "c.ftl", "hello = Hello\nhello = Hi\n"))


def test_unreadable_and_missing_files_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadWords, match="cannot be read near: hello = "):
        Words("en", write(tmp_path, "a.ftl", "hello = { $who\n"))
    with pytest.raises(BadWords, match="nowhere"):
        Words("en", tmp_path / "nowhere.ftl")


def test_what_cannot_be_read_through_is_refused_when_it_is_to_be_said(tmp_path: Path) -> None:
    w = Words("en", write(tmp_path, "a.ftl", "hello = { $who -> }\nbye = Bye\n"))
    assert w.say("bye") == "Bye"
    with pytest.raises(BadWords, match="cannot be read near: hello = "):
        w.say("hello", who="Ann")


def test_a_message_may_refer_to_others_that_stand_behind_it(tmp_path: Path) -> None:
    text = "# first\none = { two } and { -three }\n    .x = { two.x }\ntwo =\n    Two\n    .x = tea\n\n-three = Three\n"
    w = Words("en", write(tmp_path, "a.ftl", text))
    assert (w.say("one"), w.say("one.x"), w.say("two")) == ("Two and Three", "tea", "Two")


@pytest.mark.parametrize("text", ["hello\n", "hello =\n", "= hello\n", "hello = }\n", "one = One\n?!\n"])
def test_what_is_no_message_is_refused_at_once(tmp_path: Path, text: str) -> None:
    with pytest.raises(BadWords, match="cannot be read near: "):
        Words("en", write(tmp_path, "a.ftl", text))


def test_a_folder_gives_the_file_of_the_language(tmp_path: Path) -> None:
    write(tmp_path, "en.ftl", "hello = Hello\n")
    write(tmp_path, "ru.ftl", "hello = Привет\n")
    assert Words("ru", tmp_path).say("hello") == "Привет"


def test_a_folder_may_hold_several_files_of_a_language(tmp_path: Path) -> None:
    write(tmp_path, "en.ftl", "hello = Hello\n")
    write(tmp_path, "cards.en.ftl", "bye = Bye\n")
    write(tmp_path, "garden.ftl", "hello = no language at all\n")
    write(tmp_path, "cards.ru.ftl", "bye = Пока\n")
    assert Words("en", tmp_path).keys() == {"hello", "bye"}
    assert Words("ru", tmp_path).keys() == {"bye"}
    with pytest.raises(BadWords, match=r"pt\.ftl"):
        Words("pt", tmp_path)
    write(tmp_path, "more.en.ftl", "bye = Farewell\n")
    with pytest.raises(BadWords, match="bye is said twice"):
        Words("en", tmp_path)


def test_nothing_falls_back_to_english(tmp_path: Path) -> None:
    write(tmp_path, "en.ftl", "hello = Hello\n")
    write(tmp_path, "ru.ftl", "bye = Пока\n")
    with pytest.raises(NoWords):
        Words("ru", tmp_path).say("hello")


def test_the_loader_is_cached_and_joins_shared_and_game_words() -> None:
    assert words("ru", "villagers") is words("ru", "villagers")
    assert words("ru", "villagers").has("ui-yes") and words("ru", "villagers").has("suit-wood")
    assert words("ru").has("ui-yes") and not words("ru").has("suit-wood")


def test_an_unknown_game_is_an_error() -> None:
    with pytest.raises(BadWords, match="no_such_game"):
        words("en", "no_such_game")


RUSSIAN = {
    "word-ducats": ["1 дукат", "2 дуката", "5 дукатов", "11 дукатов", "21 дукат"],
    "word-cards": ["1 карта", "2 карты", "5 карт", "11 карт", "21 карта"],
    "word-builders": ["1 строитель", "2 строителя", "5 строителей", "11 строителей", "21 строитель"],
    "word-padlocks": ["1 замок", "2 замка", "5 замков", "11 замков", "21 замок"],
    "ui-players": ["1 игрок", "2 игрока", "5 игроков", "11 игроков", "21 игрок"],
}


@pytest.mark.parametrize("key", RUSSIAN)
def test_russian_plurals(key: str) -> None:
    w = words("ru", "villagers")
    assert [w.say(key, n=n) for n in (1, 2, 5, 11, 21)] == RUSSIAN[key]


def test_russian_plurals_inside_sentences() -> None:
    w = words("ru", "villagers")
    price = {n: w.say("act-pay-bank", price=n).removeprefix("Заплатить в банк ") for n in (1, 2, 5, 11, 21)}
    assert price == {1: "1 дукат", 2: "2 дуката", 5: "5 дукатов", 11: "11 дукатов", 21: "21 дукат"}


def test_portuguese_and_english_plurals() -> None:
    assert [words("pt", "villagers").say("word-ducats", n=n) for n in (1, 2, 21)] == [
        "1 ducado",
        "2 ducados",
        "21 ducados",
    ]
    assert [words("en", "villagers").say("word-ducats", n=n) for n in (0, 1, 2, 21)] == [
        "0 ducats",
        "1 ducat",
        "2 ducats",
        "21 ducats",
    ]


def test_examples_in_docstrings() -> None:
    assert doctest.testmod(tilth.text).failed == 0


# -- Russian ---------------------------------------------------------------------------------------------------------

RUSSIAN_FILES = sorted(
    path
    for path in Path(tilth.__file__).parent.rglob("*")
    if path.name.endswith("ru.ftl") or (path.name == "ru.md" and "book" in path.parts)
)
EITHER = {"все", "всем", "чем", "нем"}  # words of their own as well


def test_yo_is_written_wherever_it_is_said() -> None:
    """A word that is written with ё somewhere is written so everywhere."""
    found: dict[str, set[str]] = {}
    for path in RUSSIAN_FILES:
        for word in re.findall("[а-яё]+", path.read_text("utf-8").lower()):
            found.setdefault(word, set()).add(path.name)
    wrong = {word: found[plain] for word in found if "ё" in word and (plain := word.replace("ё", "е")) in found}
    assert {word: files for word, files in wrong.items() if word.replace("ё", "е") not in EITHER} == {}
    names = ("ученый", "жонглер", "заемщик", "каменотес", "щеточник")
    assert not [name for name in names if any(word.startswith(name[:-1]) for word in found)]


def test_what_others_did_is_told_and_not_ordered() -> None:
    """The log says in Russian what somebody does, without guessing whether that is a man or a woman."""
    for path in RUSSIAN_FILES:
        for line in path.read_text("utf-8").splitlines():
            told = re.match(r"did-\S+ = (?:\{[^}]*\}: )?([А-Яа-яё]+)", line)
            assert not told or not told[1].endswith(("ть", "ться", "ал", "ил", "ял", "ел")), line

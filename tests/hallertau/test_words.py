"""Card names, texts and rulings of Hallertau, made from the data; the words of all three languages."""

from __future__ import annotations

import copy
import doctest
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import tilth.games.hallertau.text.cards as hallertau
from tilth.games.hallertau.options import OPTIONS
from tilth.games.hallertau.rules.spaces import SPACE_FACTS
from tilth.games.hallertau.text.cards import all_cards, card_name, card_text, facts, rulings
from tilth.games.hallertau.text.fact_texts import card_sentences, space_text
from tilth.games.hallertau.text.reasons import ROWS
from tilth.games.hallertau.text.voice import ITEMS
from tilth.text import LANGS, UnknownLanguage, words

from ..text import word_files

FOLDER = Path(hallertau.__file__).resolve().parent.parent
CARDS: list[dict[str, Any]] = json.loads((FOLDER / "cards.json").read_text(encoding="utf-8"))
IDS = [card["id"] for card in CARDS]
TEXT_PARTS = ("phase", "options", "then", "income", "points")


def numbers(text: str) -> set[int]:
    return {int(n) for n in re.findall(r"\d+", text)}


def figures(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], int]]:
    """Every figure of a card, with the way to it."""
    if isinstance(data, bool):
        return
    if isinstance(data, int):
        yield path, data
    elif isinstance(data, (dict, list)):
        for key, part in data.items() if isinstance(data, dict) else enumerate(data):
            yield from figures(part, (*path, key))


def printed(card: dict[str, Any]) -> set[int]:
    """The figures a reader must find in the text."""
    found: set[int] = set()
    for path, n in figures({part: card[part] for part in TEXT_PARTS}):
        worded = (
            (path[-1] == "stack" and n == 1)  # as usual
            or (path[-2:] == ("exactly", 1) and n == 0)  # "no empty fields"
            or "mul" in path  # "twice"
            or (path == ("points",) and n == 0)
            or (path[-2:] == ("move_field", "n") and n == 1)  # "that field"
        )
        if not worded:
            found.add(n)
    return found


def test_all_cards_are_there() -> None:
    assert len(IDS) == len(set(IDS))
    decks = [card["deck"] for card in CARDS if card["subdeck"] != "own"]
    assert {deck: decks.count(deck) for deck in decks} == {"gateway": 120, "farmyard": 140, "bonus": 45, "point": 25}


@pytest.mark.parametrize("lang", LANGS)
def test_names_are_there_and_tell_the_cards_apart(lang: str) -> None:
    names = [card_name(id, lang) for id in IDS]
    assert all(name.endswith(f" {id}") for name, id in zip(names, IDS, strict=True))
    assert len(set(names)) == len(IDS)


def test_names_in_three_languages() -> None:
    assert [card_name("007", lang) for lang in LANGS] == ["Gateway 007", "Ворота 007", "Portão 007"]
    assert [card_name("401", lang) for lang in LANGS] == ["Farmyard 401", "Ферма 401", "Pasto 401"]
    assert [card_name("801", lang) for lang in LANGS] == ["Bonus 801", "Бонус 801", "Bônus 801"]
    assert [card_name("901", lang) for lang in LANGS] == ["Points 901", "Победные очки 901", "Ponto 901"]


@pytest.mark.parametrize("lang", LANGS)
def test_every_card_has_a_text_that_states_its_figures(lang: str) -> None:
    for card in CARDS:
        text = card_text(card["id"], lang)
        assert text.endswith(".") and len(text) > 15, card["id"]
        assert not re.search(r"\{|\}|_|\.\.|  |None|\[|\]| ,| \.|\u2068", text), text
        assert all(sentence[0].isupper() or sentence[0].isdigit() for sentence in text.split(". ")), text
        assert numbers(text) == printed(card), (text, printed(card))


@pytest.mark.parametrize("lang", LANGS)
def test_russian_is_written_in_russian_letters(lang: str) -> None:
    for id in IDS:
        text = card_text(id, lang)
        assert bool(re.search("[а-яё]", text)) is (lang == "ru"), text
        assert lang != "ru" or not re.search("[A-Za-z]", text), text


@pytest.mark.parametrize("lang", LANGS)
def test_a_changed_figure_changes_the_text(lang: str) -> None:
    """In English every figure of every card, in the other languages those of every fourth card."""
    w = words(lang, "hallertau")
    for card in CARDS if lang == "en" else CARDS[::4]:
        before = card_sentences(card, w)
        for path, n in figures({part: card[part] for part in TEXT_PARTS}):
            changed = copy.deepcopy(card)
            where: Any = changed
            for key in path[:-1]:
                where = where[key]
            where[path[-1]] = n + 1
            assert card_sentences(changed, w) != before, (card["id"], path)


@pytest.mark.parametrize("lang", LANGS)
def test_different_facts_give_different_texts(lang: str) -> None:
    shown = {json.dumps([card[part] for part in TEXT_PARTS], sort_keys=True): card["id"] for card in CARDS}
    assert len({card_text(id, lang) for id in shown.values()}) == len(shown)


def test_what_all_positions_share_is_said_once() -> None:
    for card in CARDS:
        options = card["options"]
        if len(options) > 1 and "Choose one" not in card_text(card["id"], "en"):
            text = card_text(card["id"], "en")
            assert text.count("Condition:") + text.count("Cost:") == 1, text


ENGLISH = {
    "001": "Condition: at least 2/3/4 sheep. You may move 1 sheep up to 1/2/3 farmyard cards ahead. Draw 1 bonus card.",
    "009": "Condition: some action space has workers in all its rows. It does not matter who placed the workers. Get "
    "1 jewel and 1 bonus card.",
    "014": "Condition: at least 1/2/4/6 fields in row 5. You may sow up to 0/1/2/3 fields. Draw 1 bonus card.",
    "030": "Condition: at least 1 jewel and 2/4/6 fields. Get 0/1/2 farmyard cards, 1 clay and 1 bonus card.",
    "129": "Condition: hides and wool totalling at least the number in your window. Get 3 meat.",
    "206": "Choose one: at least 2 jewels – get 1 meat; at least 3 jewels – get 1 tool; at least 5 jewels – get 1 "
    "sheep.",
    "222": "Only in phase 4. Condition: no planted fields right before your last action of this phase. You may move "
    "up to 3 fields up 1 row. Draw 1 bonus card.",
    "302": "Only in phase 4. Condition: 1–2 workers left in your pool. You may remove the topmost row of workers "
    "from Sheep Market, Sheep Breeding and Weekly Market: from all of them or from none.",
    "309": "Condition: you have just used an action space; at least 9/11/13 workers in its quadrant. Get 1/2/3 "
    "barley and 1 tool.",
    "321": "Condition: at least as much barley as 10 minus the number of your jewels. Get 2 flax, 1 hops and 1 bonus "
    "card.",
    "328": "Condition: you are using Butchery. You may pay 1 jewel instead of 1 sheep for Butchery. Get 2 hides and "
    "1 bonus card.",
    "409": "Cost: 2 clay and 1 field from row 5. Get up to 3 fields for row 2.",
    "419": "Not in phase 4. Cost: 1 jewel. You may use an action space holding at most 1 worker at once; the workers "
    "for it come from the general supply.",
    "531": "Cost: moving 2 different sheep one farmyard card back each. Get 4 wool or 1 jewel. Draw 1 bonus card.",
    "607": "Condition: at least 6 tools and 4 jewels. You may get 2 fields for rows whose numbers add up to the "
    "number of your jewels; if that is 5 or less, a single field for the row of that number will do.",
    "627": "Condition: at least 7 tools. You may sow 1 field with up to 2 units of the same crop.",
    "705": "Condition: at least 4 sheep and at most 7/4/1 tools. Get 1/2/3 tools and 1 bonus card.",
    "723": "Cost: 7 flax, or 5 flax and 1 hide, or 3 flax and 2 hides, or 1 flax and 3 hides, or 4 hides. Get 2 "
    "jewels and 1 bonus card.",
    "728": "Cost: all crops in your supply but 3. You may sow up to 3 fields. Draw 1 bonus card.",
    "731": "Cost: 1 tool. Get barley and wool (of each half the number of your hides, rounded down). Draw 1 bonus "
    "card.",
    "811": "Cost: 3 flax from what you have just harvested. Income every round: you may sow 1 field with flax. 3 VP "
    "at the end of the game.",
    "839": "Condition: at least 8 tools. Income every round: you may swap 1 tool for 1 jewel. 3 VP at the end of the "
    "game.",
    "907": "Cost: 2 kinds of goods, 5 of each. 7 VP at the end of the game.",
}
RUSSIAN = {
    "001": "Условие: хотя бы 2/3/4 овцы. Можете передвинуть 1 овцу на 1/2/3 карты фермы вперёд. Возьмите 1 карту "
    "бонуса.",
    "015": "Условие: хотя бы 4/5/6/7 полей. Получите 1/2/3/4 полевые культуры разных видов.",
    "022": "Условие: 1–2 засеянных поля. Можете сразу собрать урожай с 1 засеянного поля. Возьмите 1 карту бонуса.",
    "110": "Условие: льна, ячменя и ржи — хотя бы по 2/5/7. Получите 0/1/2 карты бонуса, 1 хмель и 1 глину.",
    "223": "Условие: овец и драгоценностей — хотя бы по 1/2/3. Получите 1/2/3 молока.",
    "306": "Условие: драгоценностей больше, чем полей, или овец больше, чем полей. Получите 1 поле в ряд 2. Можете "
    "засеять 1 поле.",
    "312": "Только в фазе 4. Условие: хотя бы 6/7/8 полей. Возьмите 0/1/2 карты бонуса. Можете бесплатно сдвинуть 1 "
    "мастерскую на одну клетку вправо.",
    "314": "Условие: хотя бы 2 ячейки действия, где в двух нижних рядах ровно по 3 работника. Неважно, кто поставил "
    "работников. Можете переставить всех 3 работников с одной из этих ячеек в третий ряд другой; сами действия при "
    "этом не выполняются. Возьмите 1 карту бонуса.",
    "318": "Условие: одна ваша мастерская опережает другую хотя бы на 3/4/5 клеток. Получите 3/4/5 глины и 1 карту "
    "бонуса.",
    "404": "Цена: рожь (8 минус число ваших полей). Получите 1 овцу и 1 карту бонуса.",
    "516": "Цена: посев с 1 поля (само поле остаётся). Получите 2 инструмента и 1 карту бонуса.",
    "518": "Цена: 1/2/4 поля. Получите 1/2/3 драгоценности.",
    "606": "Условие: хотя бы 3 поля, засеянных одной и той же культурой. Получите 1 поле в ряд 3 и 1 карту бонуса.",
    "625": "Условие: драгоценностей больше, чем полей. Получите 1 ячмень, 1 хмель, 1 рожь и 1 карту бонуса.",
    "631": "Цена: 2 инструмента. Пополните запас шкур до числа ваших инструментов. Возьмите 1 карту бонуса.",
    "635": "Цена: 2 карты победных очков с руки (убираются из игры). Возьмите 1 карту ворот и 2 карты бонуса.",
    "720": "Цена: 1 овца. Получите 2 глины, 2 инструмента и 1 карту бонуса.",
    "724": "Не в фазе 7. Цена: ячмень по числу ваших пустых полей. Получите 1 драгоценность.",
    "816": "Цена: 3 ржи из только что собранного урожая. Доход каждый раунд: можете засеять 1 поле рожью. 3 ПО в "
    "конце игры.",
    "901": "Условие: хотя бы 1 другая разыгранная карта победных очков или 7 разыгранных карт бонуса. 2 ПО в конце "
    "игры.",
    "922": "Цена: 7 полей, но не из ряда 2. 12 ПО в конце игры.",
}
PORTUGUESE = {
    "004": "Condição: pelo menos tanta argila quanto o número da janela. Ganhe 1 campo na linha 4.",
    "023": "Condição: sem campos vazios. Você pode mover todos os seus campos 1 linha para cima.",
    "027": "Condição: exatamente 1 campo vazio. Você pode semear 1 de lã nesse campo, como se fosse uma plantação. "
    "Compre 1 carta de bônus.",
    "029": "Condição: pelo menos 2/4/6 cartas na mão, sem contar as cartas de portão. Ganhe 1/2/3 de carne.",
    "105": "Condição: pelo menos tantas ovelhas quanto campos. Ganhe 1 campo na linha 3.",
    "210": "Condição: pelo menos 2 de lúpulo. Você pode remover todos os trabalhadores de 1 espaço de ação à "
    "escolha. Compre 1 carta de bônus.",
    "217": "Condição: pelo menos 3 joias. Ganhe cevada em quantidade igual ao seu número de ovelhas em uma carta de "
    "pasto à escolha. Compre 1 carta de bônus.",
    "313": "Só na fase 4. Condição: exatamente 1 trabalhador restante na sua reserva. Você pode alocar 1 trabalhador "
    "sozinho na segunda linha vazia de qualquer espaço de ação e usar esse espaço na hora. Compre 1 carta de bônus.",
    "315": "Só na fase 4. Condição: pelo menos 4 joias. Você pode levar para a sua reserva os trabalhadores da linha "
    "ocupada mais alta de 1 espaço de ação à escolha.",
    "316": "Condição: rodada 1/2/3 ou posterior. Compre 0/1/2 cartas de bônus. Você pode mover até 3 pedregulhos "
    "diferentes 1 espaço para a direita sem ferramentas.",
    "323": "Condição: exatamente 1 campo vazio. Você pode mover esse campo para a linha 4. Depois você pode semear 1 "
    "plantação nele. Compre 1 carta de bônus.",
    "326": "Escolha uma opção: pelo menos 1 ovelha na carta de pasto da rodada 4 – ganhe 1 de lã; pelo menos 1 "
    "ovelha na carta de pasto da rodada 5 ou 6 – ganhe 2 de lã; pelo menos 1 ovelha nos estábulos – ganhe 3 de lã. "
    "Compre 1 carta de bônus.",
    "426": "Só na fase 7. Condição: pelo menos 6 ferramentas. 1 campo prestes a ser colhido rende o dobro.",
    "432": "Custo: 1/2/3/4 de lúpulo. Ganhe 0/1/2/3 peles ou 0/1/2/3 de lã. Compre 1 carta de bônus.",
    "511": "Custo: 4 plantações do mesmo tipo. Ganhe 1 campo na linha 2 e 2 cartas de bônus.",
    "534": "Custo: 1 joia. Ganhe 5 produtos de origem animal do mesmo tipo.",
    "628": "Condição: pelo menos 1 campo com cada uma destas plantações: cevada, linho, lúpulo e centeio. Você pode "
    "colher até 3 campos plantados agora mesmo. Compre 1 carta de bônus.",
    "713": "Condição: você acaba de jogar outra carta assim que ela veio para a sua mão. Ganhe 1 de leite, 1 "
    "carta de bônus e 1 plantação à escolha.",
    "815": "Custo: 3 outras cartas da mão (fora do jogo). Receita a cada rodada: compre 1 carta de portão. 3 PV no "
    "fim da partida.",
    "833": "Condição: pelo menos tanto leite quanto duas vezes o número da rodada. Receita a cada rodada: ganhe 1 "
    "pele. 3 PV no fim da partida.",
    "918": "Custo: 13 de lã ou 16 de leite. 10 PV no fim da partida.",
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


def test_the_samples_cover_every_verb_of_the_data() -> None:
    def verbs(card: dict[str, Any]) -> set[str]:
        terms = [term for option in card["options"] for part in ("need", "pay", "gain") for term in option[part]]
        return {verb for term in [*terms, *card["then"], *card["income"]] for verb in term}

    everywhere = {verb for card in CARDS for verb in verbs(card)}
    samples = {verb for id in {**ENGLISH, **RUSSIAN, **PORTUGUESE} for verb in verbs(facts(id))}
    assert everywhere == samples


@pytest.mark.parametrize("lang", LANGS)
def test_action_spaces_are_said_with_the_same_words(lang: str) -> None:
    w = words(lang, "hallertau")
    for space, fact in SPACE_FACTS.items():
        text = space_text(fact["options"], w)
        assert w.say(f"space-{space}") and text.endswith(".")
        assert not re.search(r"\{|\}|_", text), text
    assert len({w.say(f"space-{space}") for space in SPACE_FACTS}) == 20


def test_action_spaces_in_english() -> None:
    w = words("en", "hallertau")
    said = {space: space_text(fact["options"], w) for space, fact in SPACE_FACTS.items()}
    assert said["sheep_breeding"] == "Choose one: for 2 milk – get 1 sheep; for 4 milk – get 2 sheep."
    assert said["clay_delivery"] == "Get clay equal to the round number."
    assert said["nursery"] == "Get 3 clay or 3 crops of your choice."
    assert said["farming"] == "Choose one: get 1 field for row 5; you may sow up to 4 fields."
    assert said["town_hall"] == "Cost: moving one production building 1 space to the left. Get 2 jewels."
    assert said["point_card"] == "Draw 1 point card. Take the first-player marker."


# -- rulings ---------------------------------------------------------------------------------------------------------

IRREGULAR = """
    001 020 022 221 628 023 828 027 112 229 522 109 113 114 214 322 121 302 313 205 206 615 208 706 209 217 222 301 725
    303 305 310 330 309 312 314 315 316 318 709 321 323 324 326 327 730 328 329 404 506 515 604 507 733 412 406 415 425
    620 719 734 419 726 426 427 508 509 531 607 614 627 631 702 704 705 712 713 723 724 728 811 812 816 839 901 902 922
"""


@pytest.mark.parametrize("lang", LANGS)
def test_rulings_where_the_rules_are_subtle(lang: str) -> None:
    for id in IRREGULAR.split():
        assert rulings(id, lang), id
    assert rulings("005", lang) == [] and rulings("910", lang) == []


@pytest.mark.parametrize("lang", LANGS)
def test_rulings_have_a_section(lang: str) -> None:
    for id in IDS:
        for ruling in rulings(id, lang):
            assert re.search(r"[.!] \((§\d+\.\d+|R\d+[a-z]?)\)$", ruling), ruling


def test_every_ruling_belongs_to_a_card_and_is_reached() -> None:
    keys = {key for key in own("en") if key.startswith("ruling-") and "." not in key}
    assert len(keys) == sum(len(rulings(id, "en")) for id in IDS)


@pytest.mark.parametrize("lang", LANGS)
def test_all_cards(lang: str) -> None:
    cards = all_cards(lang, lambda id: id != "313")
    assert [card["id"] for card in cards] == IDS
    for card in cards:
        assert set(card) == {"id", "kind", "names", "text", "rulings", "implemented"}
        assert card["kind"] == facts(card["id"])["deck"]
        assert set(card["names"]) == set(LANGS)
        assert card["text"] == card_text(card["id"], lang)
        assert card["implemented"] is (card["id"] != "313")


def test_wrong_language_and_wrong_card() -> None:
    for ask in (card_name, card_text, rulings):
        with pytest.raises(UnknownLanguage, match="en, ru, pt"):
            ask("007", "de")
        with pytest.raises(KeyError, match="no card '999'"):
            ask("999", "en")


def test_examples_in_docstrings() -> None:
    assert doctest.testmod(hallertau).failed == 0


# -- the files of words ----------------------------------------------------------------------------------------------


def messages(lang: str) -> dict[str, set[str]]:
    """Each key of the game's own file (attributes too), with the arguments it uses itself."""
    return word_files.messages(FOLDER / "text" / "locales", lang, main=True)


@cache
def own(lang: str) -> dict[str, set[str]]:
    """Without the words of the pages, which are tested with the pages."""
    return {key: names for key, names in messages(lang).items() if not key.startswith("page-")}


COUNTS = {"count", "lot", "far", "rows", "kinds"}


@pytest.mark.parametrize("lang", [lang for lang in LANGS if lang != "en"])
def test_same_keys_as_english(lang: str) -> None:
    assert messages(lang).keys() == messages("en").keys()


@pytest.mark.parametrize("lang", LANGS)
def test_every_message_formats_and_shows_what_it_is_given(lang: str) -> None:
    """Languages differ in what they need (cases, plurals), never in what they show."""
    w = words(lang, "hallertau")
    every = {name for found in map(own, LANGS) for names in found.values() for name in names}
    texts = {key: own(lang)[key] | own("en")[key] for key in own(lang)}
    for key, names in texts.items():
        for n in (0, 1, 2, 5, 11, 21):
            args: dict[str, str | int] = {name: n if name in COUNTS else f"<{name}>" for name in every}
            text = w.say(key, **args)
            assert text == text.strip() and "  " not in text and text, key
            assert not re.search(r"\{|\}|\u2068|\u2069", text), (key, text)
            if n > 2:
                choices = {"case", "deck", "which", "mode", "place", "to", *COUNTS}
                for name in names - choices:
                    assert f"<{name}>" in text, (key, name, text)


def test_sections_are_the_same_in_all_languages() -> None:
    for key in own("en"):
        if key.endswith(".section"):
            said = {words(lang, "hallertau").say(key) for lang in LANGS}
            assert len(said) == 1 and re.fullmatch(r"§\d+\.\d+|R\d+[a-z]?", said.pop()), key


def test_translations_differ_from_english() -> None:
    same = {"about-title", "score-total"}
    every: dict[str, str | int] = {
        name: 2 if name in COUNTS else f"<{name}>"
        for found in map(own, LANGS)
        for names in found.values()
        for name in names
    }
    for key in own("en"):
        text = words("en", "hallertau").say(key, **every)
        if key.endswith(".section") or key in same or not re.search("[a-z]{2}", re.sub("<.*?>", "", text)):
            continue
        assert words("ru", "hallertau").say(key, **every) != text, key
        assert words("pt", "hallertau").say(key, **every) != text, key


RUSSIAN_COUNTS = {
    "barley": ["1 ячмень", "2 ячменя", "5 ячменя", "21 ячмень"],
    "hide": ["1 шкуру", "2 шкуры", "5 шкур", "21 шкуру"],
    "clay": ["1 глину", "2 глины", "5 глины", "21 глину"],
    "jewel": ["1 драгоценность", "2 драгоценности", "5 драгоценностей", "21 драгоценность"],
    "sheep": ["1 овцу", "2 овцы", "5 овец", "21 овцу"],
    "bonus": ["1 карту бонуса", "2 карты бонуса", "5 карт бонуса", "21 карту бонуса"],
}


@pytest.mark.parametrize("thing", RUSSIAN_COUNTS)
def test_russian_counts_and_cases(thing: str) -> None:
    w = words("ru", "hallertau")
    assert [w.say(f"thing-{thing}", n=str(n), count=n, case="acc") for n in (1, 2, 5, 21)] == RUSSIAN_COUNTS[thing]


# -- words for everything the game has -------------------------------------------------------------------------------


def test_every_reason_has_words_and_the_section_of_the_engine() -> None:
    for lang in LANGS:
        w = words(lang, "hallertau")
        ruled = {row.code for row in ROWS if row.section}  # the others are all games'
        assert {f"why-{name}" for name in ruled} == {k for k in own(lang) if re.fullmatch(r"why-[A-Z_]+", k)}
        for name in (row.code for row in ROWS):
            assert w.say(f"why-{name}").endswith("."), name
            assert name not in ruled or w.say(f"why-{name}.section"), name


def test_every_option_and_its_worded_values_are_explained() -> None:
    known = own("en")
    expected = {f"option-{option.name}" for option in OPTIONS} | {"option-own_cards"}
    for option in OPTIONS:
        values = [value for value in option.values if isinstance(value, str) and value.isidentifier()]
        expected |= {f"option-{option.name}.{value}" for value in values}
    assert {key for key in known if key.startswith("option-")} == expected


def test_every_score_item_has_words() -> None:
    assert {f"score-{item}" for item in (*ITEMS, "total")} == {key for key in own("en") if key.startswith("score-")}

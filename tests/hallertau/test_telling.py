"""What is said at the table of Hallertau: questions, choices, deeds, reasons, and nothing that is secret."""

from __future__ import annotations

import copy
import random
import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

from tilth.games.hallertau import VARIANTS, Hallertau
from tilth.games.hallertau.implemented import implemented, lacking
from tilth.games.hallertau.rules import actions as m
from tilth.games.hallertau.rules.facts import CARD_IDS
from tilth.games.hallertau.rules.table import Table
from tilth.games.hallertau.text import sentences as telling
from tilth.games.hallertau.text.cards import facts
from tilth.kernel.core import CHANCE, OK
from tilth.text import LANGS, words

PLAYED = [VARIANTS[k] for k in (1, 5, 9, 11, 12)]


@cache
def game(variant: int) -> Hallertau:
    return Hallertau(**PLAYED[variant])


def decisions(variant: int, seed: int = 1) -> Iterator[tuple[Table, list[int]]]:
    """Every decision of a game played at random, with what can be done."""
    rng = random.Random(seed)
    t = game(variant).start()
    while not t.over:
        can = [int(action) for action in (t.options() if t.who == CHANCE else t.legal())]
        yield t, can
        t.act(rng.choice(can))


def at(position: dict[str, Any], **options: Any) -> Table:
    return Hallertau(**options).place(position)


def offered(t: Table, lang: str = "en") -> dict[str, str]:
    return {t.name(action): telling.choice(t, action, lang) for action in t.legal()}


# -- every decision of whole games -----------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("variant", range(len(PLAYED)))
def test_whole_games_can_be_told(variant: int, lang: str) -> None:
    for t, can in decisions(variant):
        asked = telling.question(t, lang)
        assert asked.startswith(t.rules.voice.seat_name(t.who)) or t.who == CHANCE
        assert telling.moment(t, lang) or t.round == 0
        said = [telling.choice(t, action, lang) for action in can[:25]]
        for text in [asked, *said]:
            assert text == text.strip() and text and not re.search(r"\{|\}|_|  ", text), text
        if t.who != CHANCE:
            assert len(set(said)) == len(said), (asked, said)


@pytest.mark.parametrize("variant", range(len(PLAYED)))
def test_what_cannot_be_done_has_a_reason(variant: int) -> None:
    for k, (t, _) in enumerate(decisions(variant, seed=2)):
        if t.who == CHANCE or k % 5:
            continue
        thought = telling.thoughts(t)
        assert len(set(thought)) == len(thought)
        found = telling.refused(t, "en")
        assert len(found) == sum(1 for action in thought if t.refuse(t.who, action) != OK)
        for what, reason in found:
            assert what and words("en", "hallertau").has(f"why-{reason.code}"), reason
        if t.node().asks == "turn":
            places = {int(m.PLACE) + space for space in range(20)}
            assert places <= set(thought)


def test_every_question_of_the_engine_has_words() -> None:
    asked = {node.asks for node in game(3).rules.nodes if node.asks}
    for lang in LANGS:
        missing = [asks for asks in asked if not words(lang, "hallertau").has(f"ask-{asks}")]
        assert not missing, missing


def test_every_action_can_be_said_whatever_is_asked() -> None:
    t = at({"round": 2, "phase": 4, "A": {"hand": ["007"]}})
    for kind in t.rules.voice.kinds:
        if kind.verb == "draw":
            continue  # only chance draws
        for action in {kind.start, kind.start + kind.size // 2, kind.start + kind.size - 1}:
            assert telling.choice(t, action, "ru"), kind.verb


# -- secrets ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", range(len(PLAYED)))
def test_others_never_hear_of_drawn_and_discarded_cards(variant: int) -> None:
    heard = {"draw": 0, "discard": 0}
    for seed in (3, 4):
        for t, can in decisions(variant, seed):
            asks = t.node().asks
            if asks not in heard:
                continue
            action = next((a for a in can if t.name(a).startswith(asks)), None)
            if action is None:
                continue
            id = t.name(action).split()[1]
            owner = telling.drawer(t) if asks == "draw" else int(t.who)
            for seat in (None, *range(t.rules.seats)):
                told = telling.deed(t, action, "en", seat)
                assert (id in told) is (seat == owner), told
                heard[asks] += seat != owner and bool(told)
    assert not PLAYED[variant].get("cards") or heard["draw"] == 0
    assert PLAYED[variant].get("cards") or heard["draw"]


def test_a_discard_is_told_without_the_card() -> None:
    t = at({"round": 2, "phase": 4, "A": {"hand": ["414", "005", "006", "007"]}})
    t.act(t.rules.voice.parse(t, "play 414"))
    discard = t.rules.voice.parse(t, "discard 006")
    assert telling.deed(t, discard, "en", 0) == "Discard Gateway 006"
    assert telling.deed(t, discard, "en", 1) == telling.deed(t, discard, "en", None) == "Discards a card face down"
    assert telling.deed(t, discard, "pt", 1) == "Descarta uma carta virada para baixo"


def test_a_draw_is_told_with_its_deck_only() -> None:
    t = at({"round": 2, "phase": 4, "A": {"hand": []}})
    t.act(t.rules.voice.parse(t, "place bonus_card"))
    draw = int(m.DRAW) + CARD_IDS.index("817")
    assert telling.deed(t, draw, "en", 0) == "A draws: Bonus 817"
    assert telling.deed(t, draw, "en", 1) == "A draws a bonus card"
    assert telling.deed(t, draw, "ru", None) == "A берёт карту бонуса"


def test_dealing_is_told_to_the_owner_only() -> None:
    t = game(0).start()
    while t.node().asks != "draw":
        t.act(t.options()[0])
    action = int(t.options()[0])
    owner = telling.drawer(t)
    assert telling.deed(t, action, "en", owner) and not telling.deed(t, action, "en", 1 - owner)


def test_what_is_not_worth_telling() -> None:
    t = at({"round": 2, "phase": 4, "A": {"hand": ["007"], "meat": 2}})
    for word in ("ask never", "picky"):
        assert telling.deed(t, t.rules.voice.parse(t, word), "en", 0) == ""


# -- single sentences ------------------------------------------------------------------------------------------------


def test_a_turn() -> None:
    t = at(
        {"round": 2, "phase": 4, "board": {"nursery": "1+2", "farming": "1"}, "A": {"hand": ["007", "005"], "meat": 2}}
    )
    said = offered(t)
    assert telling.question(t, "en") == "A: where do you place workers, or do you swap some for tools?"
    assert telling.moment(t, "en") == "Round 2 · Phase 4: Actions"
    assert telling.moment(t, "ru") == "Раунд 2 · Фаза 4: Действия"
    assert said["place butchery"] == "Place 1 worker: Butchery"
    assert said["place farming"] == "Place 2 workers: Farming"
    assert said["place nursery"] == "Place 3 workers: Nursery"
    assert said["swap 3"] == "Swap 3 workers for 3 tools"
    assert said["play 007/2"] == "Play Gateway 007: at least 2 meat – get 1 tool and 1 bonus card"
    refused = {what: reason.code for what, reason in telling.refused(t, "en")}
    assert refused["Play Gateway 005"] == "CONDITION"
    assert refused["Play Gateway 007: at least 5 meat – get 2 tools and 1 bonus card"] in ("OPTION", "CONDITION")


def test_others_hear_what_somebody_does() -> None:
    t = at({"round": 2, "phase": 4})
    placed = t.rules.voice.parse(t, "place butchery")
    told = {lang: [telling.deed(t, placed, lang, seat) for seat in (0, 1, None)] for lang in ("en", "ru")}
    assert told["en"] == ["Place 1 worker: Butchery", *["Places 1 worker: Butchery"] * 2]
    assert told["ru"] == ["Поставить 1 работника: Скотобойня", *["Ставит 1 работника: Скотобойня"] * 2]


def test_alternatives_of_a_space() -> None:
    t = at({"round": 2, "phase": 4, "A": {"milk": 4}})
    t.act(t.rules.voice.parse(t, "place sheep_breeding"))
    assert telling.question(t, "en") == "A: which of these do you choose? (Sheep Breeding)"
    assert offered(t) == {
        "pass": "Do nothing",
        "choose 1": "For 2 milk – get 1 sheep",
        "choose 2": "For 4 milk – get 2 sheep",
        **{name: said for name, said in offered(t).items() if name == "picky"},
    }
    assert offered(t, "ru")["choose 2"] == "Цена 4 молока — получите 2 овцы"
    assert offered(t, "pt")["choose 2"] == "Por 4 de leite – ganhe 2 ovelhas"


def test_what_may_be_paid_instead() -> None:
    t = at({"round": 2, "phase": 4, "A": {"hand": ["328"], "jewels": 1, "sheep": "4:2"}}, gateway="master")
    t = t.rules.voice.follow(t, 0, "place butchery play 328 choose 1")
    said = {lang: offered(t, lang) for lang in LANGS}
    assert said["en"] == {"choose 1": "Pay 1 jewel instead", "sheep 4": "A sheep from the card of round 4"}
    assert said["ru"]["choose 1"] == "Заплатить вместо этого: 1 драгоценность"
    assert said["pt"]["choose 1"] == "Pagar 1 joia em vez disso"


@pytest.mark.parametrize(("points", "how"), [(9, "missed"), (10, "reached"), (16, "outstanding")])
def test_how_a_game_alone_went(points: int, how: str) -> None:
    end = {"round": 6, "phase": "final", "A": {"buildings": "10/10/10/10/10", "fields": "", "clay": 5 * points}}
    alone = at(end, players=1, cards="none")
    for lang in LANGS:
        said = words(lang, "hallertau").say(f"outcome-{how}", n=70 + points, goal=80)
        assert telling.outcome(alone, lang) == said
    assert telling.outcome(at(end), "en") == ""  # somebody has won


def test_sowing_and_fields() -> None:
    t = at({"round": 2, "phase": 4, "A": {"fields": "2e 3b 5e", "rye": 1}})
    t.act(t.rules.voice.parse(t, "place cultivation"))
    said = offered(t)
    assert said["sow rye:5"] == "Sow rye in row 5" and said["pass"] == "Sow no more"
    assert offered(t, "ru")["sow rye:2"] == "Посеять в ряду 2: рожь"
    refused = {what: reason.code for what, reason in telling.refused(t, "en")}
    assert refused["Sow rye in row 3"] == "FIELD_PLANTED" and refused["Sow hops in row 5"] == "NO_SEED"


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("4e", "empty field in row 4"),
        ("5b", "field in row 5 with barley"),
        ("5b2", "field in row 5 with 2 × barley"),
        ("3k", "field in row 3 with milk"),
        ("2e'", "empty field in row 2 (harvested in this phase)"),
    ],
)
def test_fields_in_words(word: str, said: str) -> None:
    assert telling.field(word, words("en", "hallertau")) == said


def test_paying_for_an_advance() -> None:
    t = at({"round": 3, "phase": 9, "A": {"clay": 3, "rye": 1, "jewels": 1}})
    assert offered(t)["advance carpentry"] == "Advance the Carpentry" and offered(t)["pass"] == "Finished"
    refused = {what: reason.code for what, reason in telling.refused(t, "en")}
    assert refused["Push the farther boulder of the Bakery"] == "BOULDER"
    t.act(t.rules.voice.parse(t, "advance carpentry"))
    assert telling.question(t, "en") == "A: how do you pay for the advance? (Carpentry)"
    said = offered(t)
    assert said["pay 3clay"] == "Pay 3 clay" and said["pay jewel"] == "Pay 1 jewel"
    assert said["pay rye+2clay"] == "Pay 1 rye and 2 clay"
    assert offered(t, "ru")["pay 3clay"] == "Заплатить: 3 глины"


def test_score_and_seats() -> None:
    assert telling.item("rest", "en") == "Goods, tools and fields"
    assert telling.who("A", "ru") == "A"


@pytest.mark.parametrize("lang", LANGS)
def test_a_quadrant_card_is_told_with_the_quadrants_it_clears(lang: str) -> None:
    t = at({"round": 5, "phase": 1, "quadrant_cards": [4, 6]}, players=3)
    assert [telling.choice(t, a, lang).rpartition(" ")[2] for a in t.options()] == ["(1+2+3)", "(1/2+3+4)"]


# -- which cards are played ------------------------------------------------------------------------------------------


def test_every_card_is_implemented() -> None:
    assert [id for id in CARD_IDS if not implemented(id)] == []


def spoil(change: Callable[[dict[str, Any]], None]) -> dict[str, Any]:
    card = copy.deepcopy(facts("007"))
    change(card)
    return card


def test_a_verb_nobody_knows_is_lacking() -> None:
    assert lacking(facts("007")) == []
    assert lacking(spoil(lambda card: card["then"].append({"fly": 1})))
    assert lacking(spoil(lambda card: card["options"][0]["need"].append({"at_least": ["gold", 1]})))
    assert lacking(spoil(lambda card: card["options"][0]["pay"].append({"steal": ["clay", 1]})))
    assert lacking(spoil(lambda card: card.update(colour="red")))


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "Take 2 clay"), ("ru", "Взять: 2 глины"), ("pt", "Pegar 2 de argila")]
)
def test_who_asks_how_much_is_told_of_what(lang: str, said: str) -> None:
    t = at({"round": 3, "A": {"choosy": 1}}, players=2)
    t.act(next(action for action in t.legal() if "clay" in t.name(action)))
    assert offered(t, lang)["amount 2"] == said

"""What is said at the table of Agricola: questions, choices, deeds, reasons, and nothing that is secret."""

from __future__ import annotations

import copy
import random
import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

from tilth.games.agricola import VARIANTS, Agricola
from tilth.games.agricola.implemented import implemented, lacking
from tilth.games.agricola.rules.effects import Choose
from tilth.games.agricola.rules.facts import BASE, CARD_IDS, FACTS, part_of
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.text import sentences as telling
from tilth.games.agricola.text.cards import card_name, facts
from tilth.games.agricola.text.move_sentences import receiver
from tilth.games.agricola.text.part_words import described
from tilth.kernel.core import CHANCE, OK
from tilth.kernel.rng import Rng
from tilth.text import LANGS, words

PLAYED = [VARIANTS[k] for k in (0, 3, 5, 6, 9, 10, 11, 12, 14)]
BASE_IDS = [fact["slug"] for fact in FACTS if part_of(fact) == BASE]
EAGER = re.compile("play|build|use|choose|place (occupation|improvement|starting|family)")
RICH = {"food": 20, "wood": 20, "clay": 15, "reed": 10, "stone": 15, "grain": 6, "vegetable": 5}


@cache
def game(variant: int) -> Agricola:
    return Agricola(**PLAYED[variant])


def decisions(t: Table, seed: int = 1, most: int = 5000, eager: bool = False) -> Iterator[tuple[Table, list[int]]]:
    """Every decision of a game played at random, with what can be done; `eager` to play cards and use them."""
    rng = random.Random(seed)
    for _ in range(most):
        if t.over:
            return
        can = [int(action) for action in (t.options() if t.who == CHANCE else t.legal())]
        yield t, can
        wanted = [action for action in can if eager and EAGER.match(t.name(action))]
        t.act(rng.choice(wanted or can))


def at(position: dict[str, Any], **options: Any) -> Table:
    return Agricola(**options).place(position)


def go(t: Table, text: str) -> Table:
    """The position after a line of A, stopping at every decision."""
    after: Table = t.rules.voice.follow(t, 0, text)
    return after


def offered(t: Table, lang: str = "en") -> dict[str, str]:
    return {t.name(action): telling.choice(t, action, lang) for action in t.legal()}


def refusals(t: Table) -> dict[str, str]:
    return {what: reason.code for what, reason in telling.refused(t, "en")}


def check(t: Table, can: list[int], lang: str) -> None:
    """Question and choices are whole, and no two choices sound the same."""
    asked = telling.question(t, lang)
    assert asked.startswith(t.rules.voice.seat_name(t.who)) or t.who == CHANCE
    assert telling.moment(t, lang) or t.round == 0
    said = [telling.choice(t, action, lang) for action in can[:20]]
    for text in [asked, *said]:
        assert text == text.strip() and text and not re.search(r"\{|\}|_|  ", text), text
    if t.who != CHANCE:
        assert len(set(said)) == len(said), (asked, said)


# -- every decision of whole games -----------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("variant", range(len(PLAYED)))
def test_whole_games_can_be_told(variant: int, lang: str) -> None:
    told = 0
    for t, can in decisions(game(variant).start()):
        check(t, can, lang)
        told += 1
    assert told > 40


@pytest.mark.parametrize("part", range(5))
def test_games_in_which_many_cards_are_played_can_be_told(part: int) -> None:
    """All cards, some in each part, in hands that can pay for them; cards are played whenever it is possible."""
    ids = BASE_IDS[10:]
    random.Random(5).shuffle(ids)
    mine = ids[part::5]
    farm = {**RICH, "fields": "0,1 0,2:grain3", "pastures": "0,3+0,4", "sheep": 2}
    hands = {seat: {**farm, "hand": mine[k::4]} for k, seat in enumerate("ABCD")}
    t = full().place({"round": 3, **hands})
    asked: set[str] = set()
    for k, (_, can) in enumerate(decisions(t, part, 300, eager=True)):
        check(t, can, LANGS[k % 3])
        asked.add(t.node().asks)
    assert {"place", "improvement", "occupation"} <= asked


@cache
def full() -> Agricola:
    return Agricola(players=4)


@pytest.mark.parametrize("variant", range(len(PLAYED)))
def test_what_cannot_be_done_has_a_reason(variant: int) -> None:
    seen = 0
    for k, (t, _) in enumerate(decisions(game(variant).start(), seed=2)):
        if t.who == CHANCE or k % 4:
            continue
        thought = telling.thoughts(t)
        assert len(set(thought)) == len(thought)
        found = telling.refused(t, "en")
        assert len(found) == sum(1 for action in thought if t.refuse(t.who, action) != OK)
        for what, reason in found:
            assert what and words("en", "agricola").has(f"why-{reason.code}"), reason
        if t.node().asks == "place":
            assert {t.name(a) for a in t.legal() if t.name(a).startswith("place")} <= {t.name(a) for a in thought}
        seen += len(found)
    assert seen > 20


@pytest.mark.parametrize("lang", LANGS)
def test_every_question_of_the_engine_has_words(lang: str) -> None:
    asked = {node.asks for variant in range(len(PLAYED)) for node in game(variant).rules.nodes if node.asks}
    assert {"place", "feed", "breed", "fences", "pick", "mulligan", "trade", "reveal"} <= asked
    assert [asks for asks in asked if not words(lang, "agricola").has(f"ask-{asks}")] == []


@pytest.mark.parametrize("lang", LANGS)
def test_every_action_can_be_said_whatever_is_asked(lang: str) -> None:
    t = at({"round": 2, "A": {"hand": ["axe"]}}, players=5)
    told = 0
    for kind in t.rules.voice.kinds:
        for action in {kind.start, kind.start + kind.size // 2, kind.start + kind.size - 1}:
            assert telling.choice(t, action, lang), kind.verb
            assert isinstance(telling.deed(t, action, lang, None), str)
            told += 1
    assert told > len(t.rules.voice.kinds)


# -- secrets ---------------------------------------------------------------------------------------------------------

HIDDEN = ("deal", "keep", "draft", "discard")


@pytest.mark.parametrize("variant", [3, 5, 6, 7])
def test_others_never_hear_of_cards_in_hand(variant: int) -> None:
    heard = 0
    for t, can in decisions(game(variant).start(), seed=3):
        verb, _, id = t.name(can[0]).partition(" ")
        if verb not in HIDDEN or id not in CARD_IDS:
            continue
        owner = receiver(t) if verb == "deal" else int(t.who)
        for lang in LANGS:
            for seat in (None, *range(t.rules.seats)):
                told = telling.deed(t, can[0], lang, seat)
                if seat != owner:
                    assert card_name(id, lang) not in told
                elif told:
                    assert card_name(id, lang) in told
                    heard += 1
    assert heard


def test_cards_kept_and_exchanged_are_told_without_their_names() -> None:
    t = game(6).start()
    while t.node().asks != "pick":
        t.act(t.options()[0])
    action = int(t.legal()[0])
    assert telling.deed(t, action, "en", 1 - int(t.who)) == "Drafts a card"
    assert telling.deed(t, action, "en", int(t.who)).startswith("Draft ")
    t = at({"round": 2, "A": {"hand": ["axe", "baker", "well_builder"]}}, players=3, three_for_one=True)
    t = go(t, "trade cards")
    action = t.rules.voice.parse(t, "discard baker")
    assert telling.deed(t, action, "en", 0) == "Discard Baker"
    assert telling.deed(t, action, "en", 1) == telling.deed(t, action, "en", None) == "Discards a card face down"
    assert telling.deed(t, action, "ru", None) == "Сбрасывает карту в закрытую"


def test_dealing_is_told_to_the_owner_only() -> None:
    t = game(4).start()
    while t.node().asks != "deal":
        t.act(t.options()[0])
    action = int(t.options()[0])
    owner = receiver(t)
    assert telling.deed(t, action, "en", owner).startswith("A gets: ")
    assert telling.deed(t, action, "en", 1 - owner) == telling.deed(t, action, "en", None) == ""


# -- single sentences ------------------------------------------------------------------------------------------------


def test_a_turn() -> None:
    t = at({"round": 2, "spaces": {"wood-3": 6}, "occupied": {"clay-1": "B"}, "A": {"grain": 1}})
    said = offered(t)
    assert telling.question(t, "en") == "A: where do you place a person?"
    assert telling.moment(t, "en") == "Round 2 · Work" and telling.moment(t, "ru") == "Раунд 2 · Работа"
    assert said["place wood-3"] == "Take 6 wood" and said["place plow-field"] == "Plow 1 Field"
    assert said["exchange"] == "Exchange goods for food, or release animals"
    assert offered(t, "ru")["place wood-3"] == "Взять: 6 дерева"
    wrong = refusals(t)
    assert wrong["Take 1 clay"] == "SPACE_OCCUPIED"
    assert "Fences" not in wrong  # nobody knows yet when it will be turned up
    assert wrong["Build Rooms and/or Stables"] == "NOTHING_PERFORMED"


def test_building_on_the_farm() -> None:
    t = go(at({"round": 2, "A": {"wood": 7, "reed": 2}}), "place build-rooms-stables")
    assert telling.question(t, "en") == "A: what do you do here? (Rooms, stables)"
    said = offered(t)
    assert said["room 1,1"] == "Build a room in row 2, column 2"
    assert said["stable 0,4"] == "Build a stable in row 1, column 5"
    wrong = refusals(t)
    assert wrong["Build a room in row 1, column 5"] == "ROOM_NOT_ADJACENT"
    assert wrong["Build a room in row 2, column 1"] == "CELL_NOT_FREE"
    room = t.rules.voice.parse(t, "room 1,1")
    assert telling.deed(t, room, "en", 1) == "Builds a room in row 2, column 2"
    assert telling.deed(t, room, "pt", None) == "Constrói um cômodo: linha 2, coluna 2"
    t = go(at({"round": 1, "A": {}}), "place plow-field")
    assert offered(t)["plow 0,1"] == "Plow row 1, column 2"
    assert offered(t, "ru")["plow 0,1"] == "Вспахать: ряд 1, столбец 2"


def test_fences_are_told_with_their_cells_and_number() -> None:
    t = go(at({"round": 4, "A": {"wood": 8, "pastures": "0,3+0,4"}}), "place fences")
    said = offered(t)
    assert said["fence 1,4"] == "Fence in row 2, column 5: 3 fences"
    assert said["fence 0,4"] == "Divide a pasture, row 1, column 5 on one side: 1 fence"
    assert offered(t, "ru")["fence 1,3+1,4"] == "Огородить ряд 2, столбцы 4–5: 4 изгороди"
    assert refusals(t)["Fence in row 2, column 1: 4 fences"] == "FENCE_ENCLOSES"
    fence = t.rules.voice.parse(t, "fence 1,4")
    assert telling.deed(t, fence, "en", 1) == "Fences in row 2, column 5: 3 fences"


def test_sowing_and_baking() -> None:
    farm = {"fields": "0,1 0,2:grain2", "grain": 2, "improvements": ["clay_oven", "bean_field"], "vegetable": 1}
    t = go(at({"round": 1, "A": farm}), "place sow-bake")
    said = offered(t)
    assert said["sow grain:0,1"] == "Sow grain: row 1, column 2"
    assert said["sow vegetable:bean_field"] == "Sow vegetables: Bean Field"
    assert said["bake clay_oven"] == "Bake 1 grain with Clay Oven: 5 food"
    assert offered(t, "ru")["sow vegetable:bean_field"] == "Посеять овощи: карта «Бобовое поле»"
    assert refusals(t)["Sow grain: row 1, column 3"] == "FIELD_NOT_EMPTY"


def test_cards_are_told_with_their_price() -> None:
    farm = {"clay": 4, "food": 1, "hand": ["axe", "baker", "clay_supports"], "improvements": ["fireplace_2"]}
    t = at({"round": 2, "A": {**farm, "occupations": ["academic"]}})
    said = offered(go(t, "place improvement"))
    assert said["build fireplace_3"] == "Build Fireplace: 3 clay"
    assert said["build cooking_hearth_4"] == "Build Cooking Hearth: 4 clay, or give up Fireplace"
    wrong = refusals(go(t, "place improvement"))
    assert wrong["Build Fireplace (2 clay)"] == "MAJOR_TAKEN" and wrong["Play Axe"] == "CANNOT_PAY"
    assert offered(go(t, "place occupation"))["play baker"] == "Play Baker: 1 food"
    assert offered(go(t, "place occupation"), "ru")["play baker"] == "Сыграть: Пекарь (1 еда)"
    paying = go(t, "place improvement build cooking_hearth_4")
    assert telling.question(paying, "en") == "A: how do you pay for Cooking Hearth?"
    assert offered(paying) == {
        **{name: text for name, text in offered(paying).items() if name == "exchange"},
        "pay 4clay": "Pay 4 clay",
        "pay fireplace_2": "Give up Fireplace",
    }
    said = {word: telling.deed(paying, paying.parse(word), "en", 1) for word in ("pay 4clay", "pay fireplace_2")}
    assert said == {"pay 4clay": "", "pay fireplace_2": "Give up Fireplace"}  # goods are told with the whole move


def test_what_is_paid_is_not_told_with_each_part_of_a_move() -> None:
    t = go(at({"round": 2, "A": {"clay": 2}}), "place improvement")
    build = t.rules.voice.parse(t, "build fireplace_2")
    assert telling.deed(t, build, "en", 1) == "Builds Fireplace (2 clay)"
    t.patient = True
    t.act(build)
    assert t.node().asks == "pay" and telling.deed(t, t.legal()[0], "en", 1) == ""


def test_renovation_is_told_with_its_price() -> None:
    t = at({"round": 6, "A": {"clay": 2, "reed": 1}})
    t.patient = True
    t.act(t.rules.voice.parse(t, "place renovation-improvement"))
    assert offered(t)["renovate clay"] == "Renovate: clay hut for 2 clay and 1 reed"
    assert offered(t, "ru")["renovate clay"] == "Перестроить жилище: мазанка (2 глины и 1 тростник)"


def test_animals_without_a_place() -> None:
    farm = {"sheep": 1, "improvements": ["fireplace_2"]}
    t = go(at({"round": 9, "spaces": {"boar-1": 2}, "A": farm}), "place boar-1")
    assert telling.question(t, "en") == "A: there is no room for all animals. Which do you keep? (Boar)"
    said = offered(t)
    assert said["keep sheep"] == "Keep 1 sheep; 2 boar cooked for 4 food"
    assert said["keep boar"] == "Keep 1 boar; 1 sheep and 1 boar cooked for 4 food"
    assert offered(t, "ru")["keep boar"] == "Оставить: 1 свинью; в котёл: 1 овца и 1 свинья (4 еды)"
    keep = t.rules.voice.parse(t, "keep boar")
    assert telling.deed(t, keep, "en", 1) == "Keeps 1 boar; 1 sheep and 1 boar cooked for 4 food"
    t = go(at({"round": 9, "spaces": {"boar-1": 2}, "A": {}}), "place boar-1")
    assert offered(t)["keep boar"] == "Keep 1 boar; 1 boar released"


def test_feeding() -> None:
    farm = {"food": 1, "grain": 1, "wood": 1, "sheep": 1, "improvements": ["fireplace_2", "joinery"]}
    t = at({"round": 4, "phase": "feeding", "A": farm, "B": {"food": 9}})
    assert telling.question(t, "en") == "A: your family needs 4 food, you have 1. What do you do?"
    said = offered(t)
    assert said["eat grain"] == "Eat 1 grain: 1 food"
    assert said["cook sheep:fireplace_2"] == "Cook 1 sheep with Fireplace: 2 food"
    assert said["craft joinery"] == "Joinery: turn 1 wood into 2 food"
    assert said["beg 3"] == "Feed your family as far as it goes and take 3 begging cards"
    assert offered(t, "pt")["craft joinery"] == "Marcenaria: transformar 1 de madeira em 2 de comida"
    t = go(t, "cook sheep craft joinery")
    assert offered(t)["pass"] == "Feed your family: 4 food"
    assert telling.deed(t, 0, "en", 1) == "Feeds the family: 4 food"


def test_what_nothing_is_there_to_cook_with() -> None:
    t = go(at({"round": 3, "A": {"sheep": 1, "grain": 1}}), "exchange")
    assert offered(t)["release sheep"] == "Release 1 sheep"
    assert refusals(t)["Cook 1 sheep with Fireplace: 2 food"] == "NO_COOKING"


def test_resources_of_choice() -> None:
    t = go(at({"round": 1, "A": {}}, mode="family"), "place day-laborer-family")
    assert telling.question(t, "ru") == "A: что взять? (Подёнщик)"
    assert offered(t)["take clay"] == "Take 1 clay"


def test_alternatives_say_what_they_do() -> None:
    t = go(at({"round": 1, "A": {"food": 1}}, players=5), "place animal-market-5p")
    assert offered(t) == {
        "choose 1": "Get 1 food and 1 sheep",
        "choose 2": "Get 1 boar",
        "choose 3": "Pay 1 food and get 1 cattle",
    }
    assert offered(t, "pt")["choose 3"] == "Pague 1 de comida e receba 1 bovino"
    t = at({"round": 1, "spaces": {"room-or-players-5p": 3}, "A": {"wood": 5, "reed": 2}}, players=5)
    t = go(t, "place room-or-players-5p")
    assert offered(t)["choose 1"] == "Build 1 room" and offered(t)["choose 2"] == "Take 3 food"


@pytest.mark.parametrize("lang", LANGS)
def test_every_alternative_of_a_card_says_what_it_does(lang: str) -> None:
    rules = full().rules
    t, w = full().start(), words(lang, "agricola")
    alternatives = [node for node in rules.nodes if isinstance(node, Choose)]
    assert len(alternatives) > 5
    for node in alternatives:
        card = node.path.split(".")[1]
        assert all(described(part, t, w) for part in node.parts) or w.has(f"choice-{card}"), node.path
    t = go(at({"round": 2, "A": {"improvements": ["tavern"]}}), "place tavern")
    assert offered(t)["choose 2"] == "Get 2 bonus points"


def test_a_claim_before_a_person_is_placed() -> None:
    t = at({"round": 2, "turn": "B", "A": {"improvements": ["spinney"]}}, players=3)
    wish = t.parse("place wood-3")
    assert telling.deed(t, wish, "en", 0) == "Wants to go to 3 Wood"
    assert telling.deed(t, t.parse("place clay-1"), "en", 0) == "Clay"
    t.play(wish)
    assert offered(t) == {"pass": "Do not use the card", "use spinney": "Use Spinney: claim 1 wood"}
    t.play(t.parse("use spinney"))
    assert telling.question(t, "en").startswith("B: goods are claimed there")
    assert offered(t)["place wood-3"] == "Take 3 wood" and telling.deed(t, wish, "en", 0) == "Wood"


def test_what_is_not_worth_telling() -> None:
    t = at({"round": 2, "A": {"grain": 1}})
    assert telling.deed(t, t.rules.voice.parse(t, "exchange"), "en", 0) == ""
    t = go(at({"round": 2, "A": {"wood": 8}}), "place build-rooms-stables stable 0,4")
    t.settle()
    assert telling.deed(t, t.rules.voice.parse(t, "pass"), "en", 1) == ""


# -- the end ---------------------------------------------------------------------------------------------------------


WINNING = {
    "house": "stone", "rooms": "0,0 1,0 2,0 0,1 1,1", "fields": "2,1:grain3 2,2:grain3 2,3:grain2 2,4 1,2",
    "pastures": "0,2 0,3 0,4 1,3+1,4", "stables": "0,2 0,3 0,4 1,4", "sheep": 8, "boar": 4, "cattle": 4,
    "vegetable": 4, "people": 5, "improvements": ["well", "stone_oven", "clay_oven"],
}  # fmt: skip


def test_how_a_game_of_a_series_went() -> None:
    end = {"round": 14, "phase": "end", "A": {}}
    assert telling.outcome(at(end, players=1), "en") == "Your score alone: -14. The goal of 50 is missed this time."
    assert telling.outcome(at(end, players=1, series="1 0"), "en") == (
        "-14 points: the goal of 50 for game 1 of the series is missed. The series is over."
    )
    assert "можно сыграть ещё раз" in telling.outcome(at(end, players=1, solo_retry=True), "ru")
    assert telling.outcome(at(end, players=1, mode="family"), "en") == "-14 points on your own."
    assert telling.outcome(at(end), "en") == ""  # somebody has won


@pytest.mark.parametrize("lang", LANGS)
def test_a_goal_that_is_reached(lang: str) -> None:
    played = WINNING | {"occupations": ["woodcutter"]}
    t = at({"round": 14, "phase": "end", "A": played}, players=1, series="2 3 baker")
    (sheet,) = t.scores()
    assert sheet.total >= 55
    w = words(lang, "agricola")
    food = w.say("thing-food", n=str((sheet.total - 55) // 2), count=(sheet.total - 55) // 2, case="nom")
    said = w.say("outcome-won", n=sheet.total, goal=55, game=2, next=3, food=food)
    kept = w.say("outcome-keep")
    assert telling.outcome(t, lang) == f"{said} {kept}" and str(sheet.total) in said
    bare = at({"round": 14, "phase": "end", "A": WINNING}, players=1, series="2 3 baker")
    assert telling.outcome(bare, lang) == said  # no occupation that could become permanent
    alone = at({"round": 14, "phase": "end", "A": played}, players=1)
    food = w.say("thing-food", n=str((sheet.total - 50) // 2), count=(sheet.total - 50) // 2, case="nom")
    said = w.say("outcome-reached", n=sheet.total, goal=50, game=1, next=2, food=food)
    assert telling.outcome(alone, lang) == f"{said} {kept}"  # nobody has said that it is a series
    assert card_name("woodcutter", lang) in telling.sequel("woodcutter", lang)
    assert telling.sequel("next", lang) == w.say("sequel-next")


def test_the_games_that_may_follow() -> None:
    end = {"round": 14, "phase": "end"}
    game = Agricola(players=1, series="2 3 baker")
    won = game.place({**end, "A": WINNING | {"occupations": ["woodcutter", "carpenter"]}})
    food = (won.scores()[0].total - 55) // 2
    sequels = game.sequels(won)
    assert [after.options["series"] for after in sequels.values()] == [
        f"3 {food} baker,woodcutter",
        f"3 {food} baker,carpenter",
    ]
    assert list(sequels) == ["woodcutter", "carpenter"]
    bare = game.sequels(game.place({**end, "A": WINNING}))
    assert {word: after.options["series"] for word, after in bare.items()} == {"next": f"3 {food} baker"}
    assert game.sequels(game.place({**end, "A": {}})) == {}  # lost
    retry = Agricola(players=1, series="2 3 baker", solo_retry=True)
    (again,) = retry.sequels(retry.place({**end, "A": {}})).values()
    assert again.options == retry.options
    assert game.sequels(game.place({"round": 14, "A": WINNING})) == {}  # not over


def test_score_and_seats() -> None:
    assert telling.item("begging", "en") == "Begging cards"
    assert telling.who("A", "ru") == "A"
    assert telling.moment(at({"round": 14, "phase": "end"}), "en") == "End of the game"


# -- which cards are played ------------------------------------------------------------------------------------------


def test_every_card_is_implemented() -> None:
    assert [id for id in BASE_IDS if not implemented(id)] == []


def spoil(id: str, change: Callable[[dict[str, Any]], None]) -> dict[str, Any]:
    card = copy.deepcopy(facts(id))
    change(card)
    return card


def test_a_fact_nobody_reads_is_lacking() -> None:
    assert lacking(facts("joinery")) == []
    assert lacking(spoil("joinery", lambda card: card["numbers"].update(twice=2))) == ["number twice"]
    assert lacking(spoil("joinery", lambda card: card["cost"][0].update(gold=2))) == ["cost gold"]
    assert lacking(spoil("joinery", lambda card: card.update(needs={"wisdom": 1}))) == ["needs wisdom"]
    assert lacking(spoil("joinery", lambda card: card.update(colour="red"))) == ["colour"]
    assert lacking(spoil("fireplace_2", lambda card: card["cook"].update(gold=1))) == ["cook gold"]


def test_a_card_that_is_not_written_down_is_lacking(monkeypatch: pytest.MonkeyPatch) -> None:
    from tilth.games.agricola.rules import card_making

    monkeypatch.delitem(card_making.DEFINITIONS, "joinery")
    assert lacking(facts("joinery")) == ["effect"]


COOKS = ["fireplace_2", "cooking_hearth_4", "clay_oven", "stone_oven", "joinery"]
TERSE: dict[str, tuple[str, dict[str, Any]]] = {  # positions in which the list is short, by what is asked
    "feed": ("place day-laborer", {"A": {"home": 1, "grain": 2, "vegetable": 1, "sheep": 1, "improvements": COOKS}}),
    "exchange": ("exchange", {"A": {"grain": 2, "vegetable": 1, "sheep": 1, "improvements": COOKS}}),
    "animals": ("place sheep-1", {"spaces": {"sheep-1": 3}, "A": {"boar": 1, "improvements": COOKS}}),
    "build": ("place sow-bake", {"A": {"grain": 2, "fields": "0,1", "improvements": COOKS}}),
}


@pytest.mark.parametrize("asks", TERSE)
def test_whatever_may_be_chosen_is_thought_of(asks: str) -> None:
    """A page offers what is listed and what is thought of: so nothing can only be typed."""
    line, data = TERSE[asks]
    alone = Agricola(players=1, mode="full")
    p = alone.voice.follow(alone.place({"round": 4, **data}), 0, line)
    while p.node().asks != asks:
        p.act(p.draw(Rng(1)) if p.who == CHANCE else p.forced())
    allowed = {action for action in range(alone.num_actions) if p.refuse(0, action) == OK}
    assert allowed <= {*p.legal(), *telling.thoughts(p)}
    assert allowed - {*p.legal()}  # there is something that the list leaves out

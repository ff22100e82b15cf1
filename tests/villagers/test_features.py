"""What a network sees of Villagers, and which choices count as alike."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import tilth
from tilth.games.villagers import VARIANTS
from tilth.games.villagers.rules.actions import DRAFT, END, GIVE, HIRE, PLAY, SLOTS
from tilth.games.villagers.rules.facts import SLUGS
from tilth.kernel.core import CHANCE, PASS, Position
from tilth.kernel.native import i64, vec
from tilth.kernel.rng import Rng
from tilth.kernel.vecs import filled

TABLES: list[dict[str, Any]] = [
    *({"players": n} for n in (2, 3, 4, 5)),
    *({"players": 1, "level": level} for level in ("easy", "normal", "hard")),
]


def words(options: dict[str, Any]) -> str:
    return f"{options['players']} {options.get('level', '')}".strip()


def numbers(p: Position, seat: int) -> list[int]:
    out: vec[i64] = filled(len(p.rules.features.names), 0)
    p.rules.features.write(p, seat, out)
    return [int(n) for n in out]


def random_game(options: dict[str, Any], seed: int) -> Iterator[Position]:
    """Every position of a game played at random; the last one is over."""
    p = tilth.game("villagers", **options).start()
    rng = Rng(seed)
    while not p.over:
        yield p
        choices = p.options()
        p.act(p.draw(rng) if p.who == CHANCE else choices[rng.below(len(choices))])
    yield p


def named(p: Position, seat: int) -> dict[str, int]:
    return dict(zip(p.rules.features.names, numbers(p, seat)))


@pytest.mark.parametrize("options", TABLES, ids=words)
def test_each_number_has_a_name_of_its_own(options: dict[str, Any]) -> None:
    features = tilth.game("villagers", **options).rules.features
    assert len(set(features.names)) == len(features.names)
    assert features.kind == ("solo" if options["players"] == 1 else "table")


def test_games_of_one_kind_have_the_same_names() -> None:
    found: dict[str, list[str]] = {}
    for options in VARIANTS:
        features = tilth.game("villagers", **options).rules.features
        assert found.setdefault(features.kind, features.names) == features.names
    assert set(found) == {"solo", "table"}


@pytest.mark.parametrize("options", TABLES, ids=words)
def test_numbers_stay_small(options: dict[str, Any]) -> None:
    for seed in range(3):
        for p in random_game(options, seed):
            for seat in range(options["players"]):
                found = numbers(p, seat)
                assert -1000 < min(found) <= max(found) < 1000


@pytest.mark.parametrize("options", VARIANTS, ids=[str(i) for i in range(len(VARIANTS))])
def test_nothing_hidden_is_seen(options: dict[str, Any]) -> None:
    rng = Rng(77)
    changed = 0
    for i, p in enumerate(random_game(options, 5)):
        if i % 3:
            continue
        seat = i // 3 % options["players"]
        q = p.resample(seat, rng)
        changed += p != q
        assert named(q, seat) == named(p, seat)
        assert numbers(p.copy(), seat) == numbers(p, seat)
        assert p.rules.features.sure(q, seat) == p.rules.features.sure(p, seat)
        assert p.rules.features.rival(q, seat) == p.rules.features.rival(p, seat)
    assert changed or options["players"] == 1


@pytest.mark.parametrize("options", [*TABLES, *VARIANTS[5:]], ids=str)
def test_in_the_end_what_is_sure_is_the_score(options: dict[str, Any]) -> None:
    for seed in range(3):
        *_, p = random_game(options, seed)
        scores = [sheet.total for sheet in p.scores()]
        for seat in range(options["players"]):
            assert p.rules.features.sure(p, seat) == scores[seat]
            assert p.rules.features.rival(p, seat) == max(scores[:seat] + scores[seat + 1 :])


def build(options: dict[str, Any], a: dict[str, Any], b: dict[str, Any], **extra: Any) -> Position:
    """Two players, A is to build."""
    game = tilth.game("villagers", players=2, first_player="A", **options)
    return game.place({"round": 5, "part": "build", "A": a, "B": b, **extra})


@pytest.mark.parametrize(
    ("options", "first", "points"),
    [
        ({}, "held", 8 + 5 + 4 + 9),  # gold, ducats on villagers, silver for three food
        ({}, "due", 8 + 2 * 5 + 2 * 4 + 9),
        ({"both_markets_same_round": "second_only"}, "due", 8 + 5 + 4 + 9),
        ({"market2_pays_coins_again": True}, "held", 8 + 5 + 2 * 4 + 9),
    ],
    ids=str,
)
def test_what_is_sure_is_what_the_markets_pay(options: dict[str, Any], first: str, points: int) -> None:
    village = {"village": "founders(F), hunter*4, harvester, chandler, lumberjack>shipwright, grocer"}
    gone = {f"S{k}": 0 for k in range(1, 7)}
    p = build(options, village, {}, market={"first": first, "second": "due"}, **gone)
    assert p.rules.features.sure(p, 0) == p.rules.features.rival(p, 1) == points
    while not p.over:
        p.play(END)
    assert p.points(0) == points


# -- some numbers


def test_what_the_cards_at_hand_would_bring() -> None:
    hand = ["beekeeper", "grocer", "jeweler", "swineherd", "truffler", "mason"]
    p = build({}, {"hand": hand, "village": "founders(G), hunter, harvester", "ducats": 1}, {})
    seen = named(p, 0)
    assert [card for card in hand if seen[f"fits.{card}"]] == ["beekeeper", "grocer", "swineherd"]
    assert all(seen[f"held.{card}"] for card in hand)
    assert seen["plays.number"] == 2  # one ducat opens no padlock at the bank
    assert seen["plays.too_dear"] == seen["plays.pay_self"] == 1
    grocer = 2 * 3 + 2 * 2  # silver for two food, and two ducats on the own harvester at both markets
    assert [seen[f"gain.{k}"] for k in (1, 2, 6, "limit")] == [grocer] * 4  # a swineherd covers as much gold as it has
    assert (seen["later.number"], seen["later.gold"], seen["later.miner"]) == (1, 8, 1)


def test_the_block_of_a_village() -> None:
    village = "founders(G)[swineherd>truffler], lumberjack>carpenter*2, chandler"
    p = build({}, {}, {"village": village, "hand": ["mason"]})
    seen = named(p, 0)
    rival = {name.removeprefix("strongest."): n for name, n in seen.items() if name.startswith("strongest.") and n}
    assert rival["gold"] == 8 + 3
    assert rival["coins"] == rival["most_coins"] == 2
    assert rival["sure"] == 8 + 2 * (11 + 2)
    assert rival["places.founders"] == rival["places.lumberjack"] == 1
    assert rival["covered.founders"] == rival["covered.swineherd"] == rival["covered.lumberjack"] == 1
    assert rival["shown.truffler"] == rival["shown.carpenter"] == rival["shown.chandler"] == 1
    assert rival["symbols.grain"] == 3
    assert rival["backs.ore"] == rival["hand"] == 1
    assert not any(n for name, n in seen.items() if name.startswith(("next.", "rivals.")))


def test_the_blocks_of_several_rivals() -> None:
    game = tilth.game("villagers", players=4, first_player="A")
    hunted = {"village": "founders(G), hunter"}
    p = game.place({"B": hunted, "C": {"ducats": 30}, "D": hunted})
    seen = named(p, 0)
    assert seen["strongest.ducats"] == 30 and seen["strongest.shown.hunter"] == 0
    assert seen["next.ducats"] == 8 and seen["next.shown.hunter"] == 1
    assert seen["rivals.ducats"] == 46 and seen["rivals.shown.hunter"] == 2
    assert seen["size.4"] == 1 and seen["own.ducats"] == 8


def test_what_the_countess_would_gain() -> None:
    game = tilth.game("villagers", players=1)
    p = game.place({"R1": "jeweler", "R2": "hunter", "R3": "beekeeper*1", "R4": "-", "R5": "-", "R6": "-"})
    seen = named(p, 0)
    assert [seen[f"mood.gift.{k}"] for k in (1, 2, 3, 4)] == [0, 2 * 4 + 1, 2 * 20, 0]
    assert seen["countess.road_best"] == 2 * 20
    assert seen["mood.jester"] == seen["size.normal"] == 1


# -- choices that are alike


@pytest.mark.parametrize("options", VARIANTS, ids=[str(i) for i in range(len(VARIANTS))])
def test_representatives_are_some_of_the_choices(options: dict[str, Any]) -> None:
    fewer = 0
    for seed in range(2):
        for p in random_game(options, seed):
            if p.who < 0:
                continue
            choices = [int(a) for a in p.options()]
            kept = [int(a) for a in p.rules.alike.representatives(p, p.options())]
            assert kept and kept == sorted(set(kept)) and set(kept) <= set(choices)
            assert {a for a in choices if a in (PASS, END) or a >= p.rules.aside_from} <= set(kept)
            fewer += len(kept) < len(choices)
    assert fewer > 0


def kept(p: Position) -> list[str]:
    return [p.name(int(a)) for a in p.rules.alike.representatives(p, p.options())]


def test_equal_cards_on_the_road_are_alike() -> None:
    game = tilth.game("villagers", players=3, first_player="A")
    road = {"R1": "mason", "R2": "jeweler", "R3": "mason", "R4": "jeweler*1", "R5": "-", "R6": "-"}
    found = [name for name in kept(game.place(road)) if " R" in name]
    assert found == ["draft R1", "draft R2", "draft R4"]


def test_stacks_with_the_same_back_are_alike() -> None:
    game = tilth.game("villagers", players=2, first_player="A")
    shown = ["ore", "ore", "ore", "hay", "ore", "ore"]
    p = game.place({f"S{k + 1}": {"cards": 3, "back": back} for k, back in enumerate(shown)})
    assert [name for name in kept(p) if " S" in name] == ["draft S1", "draft S2", "draft S3", "draft S4"]


def test_villagers_in_the_same_state_are_alike() -> None:
    p = build({}, {"village": "founders(G), miner, miner>blacksmith, miner, miner>blacksmith", "hand": ["seeker"]}, {})
    p.play(int(PLAY + SLUGS.index("seeker")))
    assert len(p.options()) == 4
    assert len(kept(p)) == 2


def test_a_card_is_put_back_near_the_road_or_far_from_it() -> None:
    p = build({}, {"hand": ["seeker", "mason"]}, {})
    p.play(int(HIRE + SLUGS.index("miner")))
    p.play(int(GIVE + SLUGS.index("mason")))
    assert [name.split()[-1] for name in kept(p)] == ["S1", "S2", "S6"]


# -- chance


def test_a_card_taken_unseen_belongs_to_the_move() -> None:
    for players in (1, 2, 3):
        p = tilth.game("villagers", players=players, first_player="A").place({})
        road, stack = p.copy(), p.copy()
        stack.act(DRAFT + SLOTS + 3)
        assert stack.who == CHANCE and p.rules.alike.drawn(stack)
        rng = Rng(1)
        stack.act(stack.draw(rng))
        assert stack.who == CHANCE and stack.node().asks == "back"
        assert p.rules.alike.drawn(stack) == (players == 1)  # the Countess is given a card in the same move
        road.act(DRAFT)
        if players == 1:
            road.act(road.options()[0])
        assert road.who == CHANCE and not p.rules.alike.drawn(road)


def test_nothing_else_is_drawn_before_judging() -> None:
    asked = set()
    for options in VARIANTS:
        for p in random_game(options, 3):
            if p.who == CHANCE and p.rules.alike.drawn(p):
                asked.add(p.node().asks)
            else:
                assert p.who == CHANCE or not p.rules.alike.drawn(p)
    assert asked == {"card", "back"}

"""What a card is worth: known effects are found again, and games tell who had what."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import tilth
from tilth.arena.cards import ENOUGH, SeatCards, Watch, card_worths
from tilth.arena.publishing import publish
from tilth.arena.tournament import Result, Settings, play, units
from tilth.bots.match import finish, seated
from tilth.kernel.core import Position
from tilth.kernel.rng import Rng
from tilth.page import Page
from tilth.text import LANGS, card_results


def made_up(games: int, seed: int, gain: int = 5) -> list[Result]:
    """Two seats: `strong` has 20 points more and is dealt the plow more often; the plow brings `gain` points."""
    luck = random.Random(seed)
    found = []
    for k in range(games):
        seats = ["strong", "weak"] if k % 2 else ["weak", "strong"]
        points, cards = [], []
        for bot in seats:
            odds = {"plow": 0.8 if bot == "strong" else 0.2, "oven": 0.5}
            dealt = [card for card in odds if luck.random() < odds[card]]
            gained = gain if "plow" in dealt else 0
            points.append(round(luck.gauss(60 if bot == "strong" else 40, 6)) + gained)
            cards.append(SeatCards(dealt, dealt, []))
        ranks = [1 + sum(other > own for other in points) for own in points]
        found.append(Result(k, k, seats, points, ranks, [rank == 1 for rank in ranks], cards=cards))
    return found


def test_a_known_effect_is_found_whoever_holds_the_card() -> None:
    worth = card_worths(made_up(600, 1))["plow"]["dealt"]
    assert worth.points is not None and worth.certain
    assert abs(worth.points.change - 5) < worth.points.within < 2
    assert (worth.hands + worth.without, worth.data()["share"]) == (1200, round(worth.hands / 1200, 4))


def test_the_interval_holds_the_true_effect_as_often_as_it_says() -> None:
    held = 0
    for seed in range(200):
        points = card_worths(made_up(60, seed))["plow"]["dealt"].points
        assert points is not None
        held += abs(points.change - 5) <= points.within
    assert 180 <= held <= 199


def test_a_card_without_effect_is_worth_nothing() -> None:
    found = card_worths(made_up(600, 2))
    points, won = found["oven"]["dealt"].points, found["oven"]["dealt"].won
    assert points is not None and won is not None
    assert abs(points.change) < points.within and abs(won.change) < won.within
    assert list(found) == ["plow", "oven"]


def test_few_hands_are_not_relied_on() -> None:
    few = card_worths(made_up(ENOUGH // 2, 3))["plow"]["dealt"]
    assert not few.certain and few.hands < ENOUGH
    everybody = [Result(k, k, ["a"], [k], [1], [True], cards=[SeatCards(["x"], [], [])]) for k in range(100)]
    worth = card_worths(everybody)["x"]["dealt"]
    assert worth.points is None and worth.data()["points"] is None and not worth.certain


def watched(name: str, seed: int = 1, bot: str = "random", **options: object) -> tuple[list[SeatCards], Position]:
    game = tilth.game(name, **options)
    watch = Watch(game.voice, game.players)
    p = game.start()
    finish(p, seated([bot] * game.players, seed), Rng(seed), watch.before)
    return watch.ended(p), p


def test_cards_of_villagers() -> None:
    for seat, cards in enumerate(watched("villagers", players=3)[0]):
        assert len(cards.dealt) >= 4 and "founders" not in cards.dealt, seat
        assert set(cards.dealt) <= set(cards.kept)
        assert {"founders"} <= set(cards.played)
        assert len(set(cards.played) & set(cards.kept)) > 2


def test_cards_of_hallertau() -> None:
    found, p = watched("hallertau", players=2)
    for seat, cards in enumerate(found):
        assert len(cards.dealt) >= 5 and set(cards.played) <= set(cards.kept)
        assert set(cards.played) == set(p.rules.voice.cards(p, seat).played)


def test_a_draft_deals_other_cards_than_are_kept() -> None:
    found, _ = watched("agricola", players=2, deal="draft")
    for cards in found:
        assert len(cards.dealt) == 14 and len(cards.kept) >= 14
        assert set(cards.dealt) - set(cards.kept) and set(cards.dealt) & set(cards.kept)


def test_a_plain_deal_is_kept_whole() -> None:
    for cards in watched("agricola", players=2)[0]:
        assert len(cards.dealt) >= 14 and set(cards.dealt) <= set(cards.kept)


def test_a_card_that_is_handed_on_was_played() -> None:
    for seed in range(1, 20):
        found, p = watched("agricola", seed=seed, players=2)
        voice = p.rules.voice
        for seat, cards in enumerate(found):
            gone = set(cards.played) - set(voice.cards(p, seat).played)
            if gone & set(found[1 - seat].kept):
                return
    pytest.fail("nobody has handed a card on")


# -- the card browser --------------------------------------------------------------------------------------------------


@pytest.fixture
def counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Figures of Villagers are kept in an empty folder."""
    monkeypatch.setattr(card_results, "place_of", lambda game: tmp_path)
    monkeypatch.setattr("tilth.arena.publishing.place_of", lambda game: tmp_path)
    card_results.figures.cache_clear()
    yield tmp_path
    card_results.figures.cache_clear()


def test_figures_are_published_and_shown(counted: Path) -> None:
    game = tilth.game("villagers", players=2)
    settings = Settings.of(game, ["random"], seed=2, cards=True)
    results = {unit.number: play(game, settings, unit) for unit in units(settings, 40)}
    path = publish(game, settings, results)
    data = json.loads(path.read_text())
    assert (data["games"], data["bots"], data["players"], data["seed"]) == (40, ["random"], 2, 2)
    assert data["commit"] and data["cards"]
    card = next(card for card, row in data["cards"].items() if "played" in row)
    hands, _, within = data["cards"][card]["played"]
    assert hands >= ENOUGH and within > 0
    for lang in LANGS:
        said = card_results.sentence("villagers", card, lang)
        assert "±" in said and "random" in said and "40" in said
        entry = next(entry for entry in Page("villagers").catalogue(lang) if entry["id"] == card)
        assert entry["results"] == said


def test_words_of_figures(counted: Path) -> None:
    row = {"of": 200, "dealt": [180, 1.84, 0.41], "kept": [180, 1.84, 0.41], "played": [68, -2.5, 0.55]}
    data = {"games": 400, "bots": ["greedy"], "players": 3, "cards": {"mason": row}}
    (counted / card_results.FILE).write_text(json.dumps(data))
    assert card_results.sentence("villagers", "mason", "en") == (
        "played in 34 % of the hands that held it; when dealt +1.8 ± 0.4 points; when played −2.5 ± 0.6 points "
        "(400 games between bots: greedy; players: 3)"
    )
    assert "+1,8 ± 0,4" in card_results.sentence("villagers", "mason", "ru")
    assert "+1,8 ± 0,4" in card_results.sentence("villagers", "mason", "pt")
    assert card_results.sentence("villagers", "miner", "en") == ""


def test_without_figures_nothing_is_said(counted: Path) -> None:
    assert all(entry["results"] == "" for entry in Page("villagers").catalogue("en"))

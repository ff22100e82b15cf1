"""Games gone through again: mistakes are found, luck is told apart, and nothing hidden is used."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest

from tilth.games import game as make_game
from tilth.kernel.core import CHANCE, Position
from tilth.kernel.errors import TilthError
from tilth.kernel.game import Game
from tilth.kernel.moves import Move, moves
from tilth.kernel.rng import Rng
from tilth.learn.analysis import Analysis, Analyst, impatient, spells
from tilth.learn.analysis_words import analysis_data, parts_of, told
from tilth.learn.judging import DEPTHS, Judge, stake
from tilth.learn.outlook import whole
from tilth.text import LANGS
from tilth.text.sentences import Speech

QUICK = DEPTHS["quick"]
PLANTED = 7  # the decision at which the worst move is played


@cache
def village() -> Game:
    return make_game("villagers", players=2)


class Player:
    """Plays what looks best at the first glance, as the judge does who analyses it; once, the worst."""

    def __init__(self, game: Game, seed: int, plant: int = -1) -> None:
        self.game, self.judge, self.plant = game, Judge(QUICK, 1), plant
        self.p = game.start()
        self.p.patient = True
        self.rng, self.actions = Rng(seed), list[int]()
        self.frame, self.best = -1, tuple[int, ...]()  # of the planted move

    def act(self, action: int) -> None:
        self.actions.append(int(action))
        self.p.act(action)

    def play(self, decisions: int) -> Player:
        made = 0
        while not self.p.over and made < decisions:
            if self.p.who == CHANCE:
                self.act(self.p.draw(self.rng))
            elif self.p.forced() >= 0:
                self.act(self.p.forced())
            else:
                self.move(made == self.plant)
                made += 1
        while not self.p.over and self.p.forced() >= 0:
            self.act(self.p.forced())
        return self

    def move(self, worst: bool) -> None:
        seat, frame = int(self.p.who), len(self.actions)
        world = impatient(self.p).resample(seat, self.judge.dice(frame))
        found = moves(world, seat, self.judge.judges_for(world)[seat], QUICK.level.width, self.judge.dice(frame))
        if worst:
            self.frame, self.best = frame, whole(world, seat, found[0], self.judge.dice(frame))
        self.carry(found[-1] if worst else found[0], seat)

    def carry(self, move: Move, seat: int) -> None:
        for action in move.actions:
            while self.p.who == seat and (forced := self.p.forced()) >= 0:
                self.act(forced)
            if self.p.who != seat or action not in self.p.legal():
                return
            self.act(int(action))


@cache
def blundered() -> tuple[Player, Analyst]:
    player = Player(village(), 3, PLANTED).play(14)
    analyst = Analyst(village(), player.actions, "quick")
    analyst.run()
    return player, analyst


def found_in(analyst: Analyst) -> Analysis:
    assert analyst.found is not None
    return analyst.found


def test_a_planted_mistake_is_the_turning_point_with_the_better_move() -> None:
    player, analyst = blundered()
    found = found_in(analyst)
    assert found.turnings[0].begin == player.frame
    assert found.turnings[0].better == player.best
    assert found.turnings[0].loss >= 1.0
    assert [t.loss for t in found.turnings] == sorted((t.loss for t in found.turnings), reverse=True)
    blunderer = found.turnings[0].seat
    accuracies = [found.accuracy(seat) or 0.0 for seat in (blunderer, 1 - blunderer)]
    assert accuracies[0] < 90 < accuracies[1]


def test_the_luck_of_a_draw_is_not_counted_as_play() -> None:
    player = Player(village(), 4).play(10)
    found = Analyst(village(), player.actions, "quick").run()
    assert [found.lost(seat) for seat in range(2)] == [0.0, 0.0]
    assert [found.accuracy(seat) for seat in range(2)] == [100.0, 100.0]
    assert found.turnings == ()
    assert any(abs(found.luck(seat)) > 0.1 for seat in range(2))


def test_luck_is_nothing_on_the_average() -> None:
    """All that a draw could have brought, weighted by how likely it is, comes to nothing."""
    game = make_game("agricola", players=1, mode="family")
    p = game.start()
    while p.who != CHANCE or len(p.legal()) == 1:
        p.act(p.draw(Rng(1)) if p.who == CHANCE else p.legal()[0])
    judge, lucks = Judge(QUICK, 1), list[float]()
    for action, odds in p.chance_outcomes():
        q = p.copy()
        q.act(action)
        lucks.append(odds * judge.luck(p, q, 0)[0])
    assert sum(lucks) == pytest.approx(0.0, abs=1e-6)
    assert max(lucks) > 0.0


def test_the_same_seed_gives_the_same_analysis_and_it_can_be_kept() -> None:
    player, analyst = blundered()
    found = found_in(analyst)
    again = Analyst(village(), player.actions, "quick").run()
    assert again == found
    assert Analysis.of_plain(again.plain()) == found


def test_it_tells_how_far_it_is_and_can_be_left_at_any_time() -> None:
    player, _ = blundered()
    analyst = Analyst(village(), player.actions, "quick")
    steps = analyst.go()
    assert [next(steps) for _ in range(3)] == [1, 2, 3]
    assert analyst.found is None and 0 < len(analyst.decisions) + len(analyst.draws) <= 3
    told = list(Analyst(village(), player.actions[:20], "quick").go())
    assert told == sorted(told) and told[-1] == len(list(spells(village().start(), player.actions[:20])))


def test_moves_are_judged_by_what_their_seat_knew() -> None:
    _, analyst = blundered()
    for before, spell, _ in [part for part in analyst.parts if part[1].seat >= 0][:6]:
        other = before.resample(spell.seat, Rng(99))
        verdicts = [Judge(QUICK, 1).verdict(p, spell.seat, spell.choices, spell.begin) for p in (before, other)]
        assert verdicts[0] == verdicts[1]


def test_parts_fit_together() -> None:
    player, analyst = blundered()
    parts = [spell for _, spell, _ in analyst.parts]
    assert all(one.end <= other.begin for one, other in pairwise(parts))
    p = village().start()
    p.patient = True
    for k, action in enumerate(player.actions):
        inside = [spell for spell in parts if spell.begin <= k < spell.end]
        assert len(inside) == 1 or p.forced() >= 0
        p.act(action)


def positions(analyst: Analyst) -> dict[int, Position]:
    return {spell.begin: before for before, spell, _ in analyst.parts}


@pytest.mark.parametrize("lang", LANGS)
def test_turning_points_are_told_in_every_language(lang: str) -> None:
    _, analyst = blundered()
    found, at = found_in(analyst), positions(analyst)
    said = told(village(), found.turnings[0], at[found.turnings[0].begin], lang)
    assert said.played and said.better and said.played != said.better
    assert said.loss.startswith("+") and said.moment
    data = analysis_data(village(), found, at.__getitem__, lang, {frame: 5 for frame in at})
    assert data["turning_points"][0]["better"] == said.better
    assert data["turning_points"][0]["line"] == 5
    assert set(data["seats"]) == {"A", "B"}


def test_parts_of_the_game_add_up() -> None:
    _, analyst = blundered()
    found, at = found_in(analyst), positions(analyst)
    speech = Speech("villagers", "en")
    rows = parts_of(found, lambda frame: speech.moment(at[frame]), 2)
    for seat in range(2):
        assert sum(row.lost[seat] for row in rows) == pytest.approx(found.lost(seat))
        assert sum(row.luck[seat] for row in rows) == pytest.approx(found.luck(seat))
    assert rows[-1].expected == found.expected[-1][1]


def test_alone_plans_are_compared_up_to_a_known_end() -> None:
    """In the last round nothing is drawn any more: what is expected falls by what is lost, and ends at the result."""
    game = make_game("agricola", players=1, mode="family")
    p, rng = game.start(), Rng(2)
    p.patient = True
    while game.voice.round(p) < 14 or p.who == CHANCE:
        p.act(p.draw(rng) if p.who == CHANCE else p.legal()[rng.below(len(p.legal()))])
    first, actions = p.copy(), list[int]()
    while not p.over:
        actions.append(p.legal()[rng.below(len(p.legal()))])
        p.act(actions[-1])
    found = Analyst(game, actions, "quick", first=first).run()
    assert found.over and found.expected[-1][1] == (float(p.points(0)),)
    assert found.draws == () and found.turnings and (found.accuracy(0) or 0.0) < 90
    assert found.expected[0][1][0] - found.lost(0) <= found.expected[-1][1][0] + 1e-6
    assert all(decision.loss >= 0.0 for decision in found.decisions)


def test_an_unknown_depth_is_refused() -> None:
    with pytest.raises(TilthError, match="quick, medium, deep, not 'abyss'"):
        Analyst(village(), [], "abyss")
    assert Analyst(village(), [], "quick").run().expected == ()


def test_what_is_at_stake_is_how_far_the_best_is_ahead_of_all() -> None:
    judge, p = Judge(QUICK, 1), Player(village(), 3).play(3).p
    p = impatient(p)
    while p.who == CHANCE:
        p.act(p.draw(Rng(1)))
    found = moves(p, int(p.who), judge.judges_for(p)[int(p.who)], 4, Rng(1))
    assert 0.0 <= stake(found) <= found[0].value - min(move.value for move in found)

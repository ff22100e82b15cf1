"""In every game: what is lost is told to whoever loses it, markets and harvests are summed up, sums add up."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import tilth
from tilth.kernel.core import CHANCE, Position
from tilth.kernel.rng import Rng
from tilth.play.foretelling import foretold
from tilth.play.session import Session
from tilth.text.sentences import Speech


def played(name: str, seed: int, players: int = 2, until: Callable[[Position], bool] | None = None) -> Session:
    """A game of random moves, or its beginning, heard by the first seat."""
    made = Session(tilth.game(name, players=players))
    made.story(0, "en")
    rng = Rng(seed)
    while not made.position.over and not (until and until(made.position)):
        p = made.position
        legal = p.legal()
        made.advance(len(made.moves) + 1, int(p.draw(rng)) if p.who == CHANCE else legal[rng.below(len(legal))])
    return made


def test_markets_are_summed_up_account_by_account() -> None:
    made = played("villagers", 3)
    markets = [tiding for tiding in made.story(0, "en").tidings if "market" in tiding.title]
    assert [tiding.title for tiding in markets] == ["First market", "Second market"]
    for seat, sheet in enumerate(made.position.scores()):
        paid = sum(n for item, n in sheet.items.items() if item.startswith("market2"))
        assert paid and dict(markets[1].rows)[seat].endswith(f"= {paid} ducats")


def test_sheep_that_die_with_their_card_are_told_to_their_owner() -> None:
    made = played("hallertau", 5, until=lambda p: p.rules.voice.view(p, None)["round"] == 5)
    lost = [tiding for tiding in made.story(0, "en").tidings if "sheep die" in tiding.rows[0][1]]
    before = [move for move in made.moves if move.n <= lost[0].n]
    again = Session(made.game)
    for move in before[:-1]:
        again.advance(move.n, move.action)
    had = again.game.voice.stock(again.position)[0]["sheep"]
    again.advance(before[-1].n, before[-1].action)
    gone = had - again.game.voice.stock(again.position)[0]["sheep"]
    assert gone > 0 and lost[0].rows == [(0, f"{gone} sheep die{'s' * (gone == 1)}")]


@pytest.mark.parametrize(
    ("name", "asks"), [("villagers", "build"), ("hallertau", "turn"), ("agricola", "place"), ("moor", "place")]
)
def test_what_is_foretold_is_what_happens(name: str, asks: str) -> None:
    """The sum promised for goods is the sum that the move brings, wherever nothing has to be drawn or decided."""

    def in_the_middle(p: Position) -> bool:
        question = p.question
        return (
            question is not None
            and question.asks == asks
            and p.rules.voice.view(p, None)["round"] > 2
            and len(p.legal()) > 1
        )

    p = played(name, 7, until=in_the_middle).position
    speech, names, tried = Speech(name, "en"), [sheet.seat for sheet in p.scores()], 0
    for action, facts in zip(p.legal(), foretold(p, p.legal())):
        q = p.copy()
        q.patient = True
        before = q.rules.voice.holdings(q)
        q.act(action)
        while q.who == p.who and q.forced() >= 0:
            q.act(q.forced())
        if facts.draws:
            continue
        for seat, tally in facts.sure.items():
            for thing, n in tally.net().items():
                got = q.rules.voice.holdings(q)[seat][thing] - before[seat][thing]
                assert got == n + tally.lost.get(thing, 0), (p.name(action), thing)
        assert isinstance(facts.said(speech, names)["preview"], str)
        tried += 1
    assert tried

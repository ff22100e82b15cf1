"""A way to play is a row: spaces, hands and options go by it."""

from __future__ import annotations

from typing import Any

import pytest

from tilth.games.agricola import Agricola
from tilth.games.agricola.options import with_modes
from tilth.games.agricola.rules.modes import FULL, MODES, Mode, add_mode
from tilth.kernel.core import CHANCE
from tilth.kernel.errors import BadOption
from tilth.kernel.rng import Rng


@pytest.fixture
def quiet(monkeypatch: pytest.MonkeyPatch) -> Mode:
    """Minor improvements, and no occupations."""
    mode = Mode("quiet", FULL.side, hand=("minor",), without=("occupation",), besides=("starting-player-storehouse",))
    monkeypatch.setitem(MODES, mode.name, mode)
    return mode


def test_spaces_hands_and_options_go_by_the_mode(quiet: Mode) -> None:
    class Quiet(Agricola):
        choices = with_modes(quiet, FULL)

    game, rng = Quiet(players=2), Rng(4)
    p = game.start()
    while p.who == CHANCE:
        p.play(int(p.draw(rng)))
    view: dict[str, Any] = p.view(0)
    assert (view["A"]["hand_minors"], view["A"]["hand_occupations"]) == (7, 0)
    assert view["mode"] == "quiet" and "starting-player-storehouse" in view["spaces"]
    names = [p.name(action) for action in p.legal()]
    assert "place starting-player-storehouse" in names and "place starting-player-minor" in names
    assert "place occupation" not in names
    while not p.over:
        legal = p.legal()
        p.play(int(p.draw(rng)) if p.who == CHANCE else legal[rng.below(len(legal))])
    assert game.voice.faults(p) == []


def test_a_game_has_the_modes_it_names(quiet: Mode) -> None:
    with pytest.raises(BadOption, match="quiet"):
        Agricola(mode="quiet")


def test_a_name_is_taken_once() -> None:
    with pytest.raises(ValueError, match="already"):
        add_mode(Mode("full", "full"))

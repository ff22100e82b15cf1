"""Lines of text that fit a terminal."""

from __future__ import annotations

import doctest

import pytest

from tilth.text import lines
from tilth.text.lines import TAG, flow, heading, length


def test_emphasis_takes_no_room() -> None:
    assert heading("Hand") == "[b]Hand[/b]" and length(heading("Hand")) == 4
    assert TAG.sub("", "[bright_blue]A[/bright_blue] 1") == "A 1"


@pytest.mark.parametrize("width", [12, 20, 40])
def test_no_line_is_too_long_and_nothing_is_lost(width: int) -> None:
    pieces = [heading("two wood"), "a clay", "several words in one piece", "end"]
    made = flow(pieces, width, "Has: ", ", ")
    assert all(length(line) <= width for line in made)
    assert " ".join(TAG.sub("", " ".join(made)).split()) == "Has: two wood, a clay, several words in one piece, end"


def test_examples_in_docstrings() -> None:
    assert doctest.testmod(lines).failed == 0

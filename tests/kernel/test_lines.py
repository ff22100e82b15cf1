"""YAML that people write: it means the same, and mistakes are told in the same words, however it is read."""

from __future__ import annotations

import pytest
import yaml

from tilth.kernel import lines
from tilth.kernel.lines import FileError, read_yaml

ODD = (
    "a: {b\t: 1}", "a:\t1", "a: [\tx]", "a: {pla?yers: 1}", "a: [§14? .3]", "a: [x, \ufeff  y]", "a: {b}",
    "a: {b: }\nc: 1",
    "a: [1, 2", "a: 'x\nb: 1", "a: |\n  x\n y", "a: 1\na: 2", "a: &b 1", "a: !!int 1", "a: b: c", "- 1\nb: 2",
    "a: \x07",
    "a: {b: c:d, e: [f:g]}", "---\na: 1\n---\nb: 2", "a: \x85b", "é: 😀\n\nb: -", "%YAML 1.1\n---\na: 1", "a: @b", "",
)  # fmt: skip


def told(text: str) -> object:
    try:
        found = read_yaml(text, "x")
    except FileError as error:
        return str(error)
    return found, found.lines


@pytest.mark.parametrize("text", ODD)
def test_a_text_means_the_same_however_it_is_read(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    swiftly = told(text)
    monkeypatch.setattr(lines, "SWIFT", yaml.SafeLoader)
    assert swiftly == told(text)

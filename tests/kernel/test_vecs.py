"""Lists of numbers: what is asked of them, and what they are made into."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tilth.kernel.native import i64, vec
from tilth.kernel.vecs import contains, cut, filled, included, inserted, joined, removed, replaced, total


def test_what_a_list_holds() -> None:
    assert contains(vec[i64]([3, 5]), 5)
    assert not contains(vec[i64]([3, 5]), 4)
    assert total(vec[i64]([3, -1, 5])) == 7
    assert total(vec[i64]()) == 0
    assert list(filled(3, -1)) == [-1, -1, -1]


@pytest.mark.parametrize(
    ("change", "number", "expected"),
    [
        (inserted, 1, [1, 2, 4, 4, 7]),
        (inserted, 4, [2, 4, 4, 4, 7]),
        (inserted, 9, [2, 4, 4, 7, 9]),
        (included, 4, [2, 4, 4, 7]),
        (included, 5, [2, 4, 4, 5, 7]),
        (removed, 4, [2, 4, 7]),
        (removed, 5, [2, 4, 4, 7]),
        (cut, 0, [4, 4, 7]),
        (cut, 3, [2, 4, 4]),
    ],
)
def test_a_changed_list_is_a_new_one(
    change: Callable[[vec[i64], i64], vec[i64]], number: int, expected: list[int]
) -> None:
    numbers = vec[i64]([2, 4, 4, 7])
    assert list(change(numbers, number)) == expected
    assert list(numbers) == [2, 4, 4, 7]


def test_lists_are_joined_and_put_in_place_of_another() -> None:
    assert list(joined(vec[i64]([1]), vec[i64]([0, 2]))) == [1, 0, 2]
    lists = [vec[i64]([1]), vec[i64]([2])]
    assert [list(numbers) for numbers in replaced(lists, 1, vec[i64]())] == [[1], []]
    assert [list(numbers) for numbers in lists] == [[1], [2]]

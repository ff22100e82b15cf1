# compiled
"""What lists of numbers are asked and made into. All but `joined` leave the lists handed in as they are."""

from __future__ import annotations

from tilth.kernel.native import append, i64, vec


def contains(numbers: vec[i64], number: i64) -> bool:
    n: i64 = len(numbers)
    i: i64 = 0
    while i < n:
        if numbers[i] == number:
            return True
        i += 1
    return False


def total(numbers: vec[i64]) -> i64:
    found: i64 = 0
    n: i64 = len(numbers)
    i: i64 = 0
    while i < n:
        found += numbers[i]
        i += 1
    return found


def filled(n: i64, value: i64) -> vec[i64]:
    """So many of the same."""
    made = vec[i64]()
    i: i64 = 0
    while i < n:
        made = append(made, value)
        i += 1
    return made


def inserted(ascending: vec[i64], number: i64) -> vec[i64]:
    """Sorted numbers with one more."""
    made = append(ascending[:], number)
    i: i64 = len(ascending)
    while i > 0 and ascending[i - 1] >= number:
        made[i] = ascending[i - 1]
        i -= 1
    made[i] = number
    return made


def included(ascending: vec[i64], number: i64) -> vec[i64]:
    """Sorted numbers with this one among them, once."""
    return ascending if contains(ascending, number) else inserted(ascending, number)


def cut(numbers: vec[i64], at: i64) -> vec[i64]:
    """The numbers except the one at `at`."""
    last: i64 = len(numbers) - 1
    if at > last:
        return numbers[:]
    made = numbers[:last]
    i = at
    while i < last:
        made[i] = numbers[i + 1]
        i += 1
    return made


def removed(numbers: vec[i64], number: i64) -> vec[i64]:
    """The numbers with one such less, the first."""
    n: i64 = len(numbers)
    i: i64 = 0
    while i < n and numbers[i] != number:
        i += 1
    return cut(numbers, i)


def joined(numbers: vec[i64], more: vec[i64]) -> vec[i64]:
    """The numbers and after them the others. As with `append`, forget the list handed in."""
    n: i64 = len(more)
    i: i64 = 0
    while i < n:
        numbers = append(numbers, more[i])
        i += 1
    return numbers


def replaced(lists: list[vec[i64]], at: i64, new: vec[i64]) -> list[vec[i64]]:
    """The lists with another one at `at`."""
    made = lists[:]
    made[at] = new
    return made


def ascending(numbers: vec[i64]) -> vec[i64]:
    """The numbers in ascending order; for short lists."""
    made = vec[i64]()
    n: i64 = len(numbers)
    i: i64 = 0
    while i < n:
        made = inserted(made, numbers[i])
        i += 1
    return made


def places_of(counts: vec[i64]) -> vec[i64]:
    """0, 1, 2, ... each as often as it is counted."""
    made = vec[i64]()
    n: i64 = len(counts)
    i: i64 = 0
    while i < n:
        k: i64 = 0
        while k < counts[i]:
            made = append(made, i)
            k += 1
        i += 1
    return made


def rows(n: i64) -> list[vec[i64]]:
    """So many rows with nothing in them."""
    found: list[vec[i64]] = []
    while len(found) < n:
        found.append(vec[i64]())
    return found

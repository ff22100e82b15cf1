"""The native types behave alike, compiled or not."""

from tilth.kernel.native import BIT, append, i64, vec


def test_bits_reach_beyond_the_32nd() -> None:
    assert list(BIT) == [2**n for n in range(62)]


def test_a_vec_is_built_copied_and_grown() -> None:
    goods = vec[i64]([3, 0, 2])
    goods[1] = 4
    assert list(append(goods[1:], 5)) == [4, 2, 5]
    assert len(goods) == 3


def test_an_empty_vec_grows() -> None:
    row = vec[i64]()
    for n in range(40):
        row = append(row, n)
    assert list(row) == list(range(40))

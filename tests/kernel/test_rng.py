"""The generator: the same numbers on every machine."""

from tilth.kernel.rng import M1, Rng


def test_the_first_numbers_of_seed_1_never_change() -> None:
    rng = Rng(1)
    assert [rng.next() for _ in range(10)] == [
        1128737393, 1061945135, 1285199490, 2011336647, 1931527388,
        1412060756, 1630937038, 145970408, 896283013, 443692472,
    ]  # fmt: skip
    rng = Rng(1)
    assert [rng.below(100) for _ in range(10)] == [52, 49, 59, 93, 89, 65, 75, 6, 41, 20]


def test_seeds_lie_apart() -> None:
    firsts = [Rng(seed).next() for seed in range(-50, 1000)]
    assert len(set(firsts)) == len(firsts)
    assert sum(first < M1 // 2 for first in firsts[:100]) in range(30, 71)


def test_any_whole_number_is_a_seed() -> None:
    for seed in (0, -1, 2**31, 2**64, -(10**30)):
        rng = Rng(seed)
        assert 0 <= rng.next() <= M1 - 2
        assert rng.next() != rng.next()


def test_below_stays_below_and_is_even() -> None:
    rng = Rng(7)
    for n in (1, 2, 3, 7, 60, 2**31 - 1):
        assert all(0 <= rng.below(n) < n for _ in range(200))
    counts = [0] * 7
    for _ in range(7000):
        counts[rng.below(7)] += 1
    assert all(880 < count < 1120 for count in counts)


def test_neighbours_are_not_alike() -> None:
    rng = Rng(11)
    pairs = [[0] * 4 for _ in range(4)]
    before = rng.below(4)
    for _ in range(16000):
        now = rng.below(4)
        pairs[before][now] += 1
        before = now
    assert all(850 < count < 1150 for row in pairs for count in row)


def test_a_copy_goes_its_own_way() -> None:
    rng = Rng(5)
    rng.next()
    twin = rng.copy()
    ahead = [twin.next() for _ in range(5)]
    assert [rng.next() for _ in range(5)] == ahead
    twin.next()
    assert rng.next() != twin.next()

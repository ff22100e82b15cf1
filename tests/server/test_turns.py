"""Taking turns: nobody stands behind all the wishes of one person."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from tilth.server.errors import TooMany
from tilth.server.queueing import Turns


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def in_loop(story: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(story())


def test_people_take_turns_however_much_one_of_them_wants() -> None:
    order: list[str] = []

    async def work(turns: Turns, who: str, name: str) -> None:
        async with turns.turn(who):
            order.append(name)
            await asyncio.sleep(0)

    async def story() -> None:
        turns = Turns(1)
        await asyncio.gather(
            *(work(turns, "ann", f"a{k}") for k in range(30)),
            *(work(turns, "bob", f"b{k}") for k in range(2)),
            work(turns, "cat", "c0"),
        )
        assert not turns.line and not turns.held and turns.free == 1

    in_loop(story)
    assert order[:6] == ["a0", "a1", "b0", "c0", "a2", "b1"]
    assert len(order) == 33


def test_of_several_places_one_is_left_for_others() -> None:
    async def story() -> None:
        turns = Turns(3)
        for _ in range(2):
            await turns.wait("ann")
        third = asyncio.create_task(turns.wait("ann"))
        await settle()
        assert not third.done()
        await turns.wait("bob")
        turns.leave("ann")
        await third

    in_loop(story)


def test_who_waits_for_much_is_told_to_come_again() -> None:
    async def story() -> None:
        turns = Turns(1, most=2)
        await turns.wait("ann")
        waiting = [asyncio.create_task(turns.wait("ann")) for _ in range(2)]
        await settle()
        with pytest.raises(TooMany):
            await turns.wait("ann")
        other = asyncio.create_task(turns.wait("bob"))
        await settle()
        for who in ("ann", "ann", "bob"):
            turns.leave(who)
            await settle()
        assert all(task.done() for task in (*waiting, other))

    in_loop(story)


def test_who_goes_away_keeps_nobody_waiting() -> None:
    async def story() -> None:
        turns = Turns(1)
        await turns.wait("ann")
        gone = [asyncio.create_task(turns.wait(who)) for who in ("ann", "bob")]
        stays = asyncio.create_task(turns.wait("cat"))
        await settle()
        turns.leave("ann")  # one of them has been called, and goes all the same
        for task in gone:
            task.cancel()
        await settle()
        assert stays.done()
        turns.leave("cat")
        assert turns.free == 1 and not turns.held

    in_loop(story)

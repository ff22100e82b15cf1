"""Studies on both databases: what came of them is kept once, counts as no game, and goes with a guest."""

from __future__ import annotations

from tilth.server import lesson_study  # noqa: F401 - it registers lessons
from tilth.server.clearing import DAY
from tilth.server.models import people, studied, tables
from tilth.server.seating import TableInfo
from tilth.server.store import now
from tilth.server.studies import Studies

from .test_clearing import House, Story, story

__all__ = ["story"]

LESSON = "01-first-action"
DONE = {("agricola", LESSON): 1}


async def play(house: House, info: TableInfo, *moves: str) -> None:
    for move in moves:
        version = (await house.tables.live(info.id)).version
        await house.tables.command(info.id, 0, f"c{version}", version, move)


def test_a_lesson_is_kept_once_and_goes_with_the_guest(story: Story) -> None:
    async def work(house: House) -> None:
        studies = Studies(house.store, house.tables)
        ann = await house.people.guest("Ann")
        nothing: dict[tuple[str, str], int] = {}
        for before in (nothing, DONE):
            info = await studies.begin(ann, "lesson", "agricola", LESSON)
            await play(house, info, "place wood-3")
            await studies.note(info.id, ann)
            assert await studies.results(ann, "lesson") == before
            await play(house, info, "place take-grain")
            await studies.note(info.id, ann)
            assert await studies.results(ann, "lesson", "agricola") == DONE
        assert await studies.results(ann, "puzzle") == {} and await studies.results(None, "lesson") == {}
        # Its table is in no list, and were its game over, nobody would have finished a game.
        over = {"status": "over", "result": [{}]}
        await house.store.write(lambda c: c.execute(tables.update().values(**over)))
        assert (await house.tables.listing(ann))["mine"] == []
        assert not await house.tables.register.finished(ann.id)
        assert await house.count(studied) == 1
        await house.store.write(lambda c: c.execute(tables.update().values(updated=now() - 999 * DAY)))
        await house.date_back(people, 999)
        await house.clearing.clear()
        assert await house.count(people) == await house.count(studied) == 0

    story(work)

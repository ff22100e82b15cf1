"""A puzzle at a table: what the panel says, and what is kept of the first answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from markupsafe import Markup

from tilth.kernel.core import Position
from tilth.kernel.game import Game
from tilth.learn.puzzle_words import moment, stars, told
from tilth.learn.puzzles import RESULTS, Puzzle, Verdict, answered, puzzles
from tilth.page.html import el
from tilth.server.advice import Advice
from tilth.server.errors import NoTable
from tilth.server.live import Live
from tilth.server.rendering import page_of
from tilth.server.studies import Button, Panel, register_study
from tilth.text import words

__all__ = ["KIND", "begin_button", "following", "found", "graded"]

KIND = "puzzle"
MOODS = {"right": "good", "good": "", "wrong": "bad"}


def found(game: str, name: str) -> Puzzle:
    page_of(game)
    one = puzzles(game).get(name)
    if one is None:
        raise NoTable("there is no such puzzle")
    return one


def following(among: Sequence[Puzzle], known: Mapping[str, int], after: str = "") -> Puzzle | None:
    """The next one that this person has not answered yet, behind another one if there is any."""
    at = next((k for k, one in enumerate(among) if one.id == after), -1)
    return next((one for one in [*among[at + 1 :], *among[: at + 1]] if one.id not in known and one.id != after), None)


def begin_button(one: Puzzle, said: str, icon: str = "", primary: bool = True) -> Button:
    return Button(said, f"/puzzles/{one.game}", {"puzzle": one.id}, icon, primary)


def graded(one: Puzzle, lang: str) -> Markup:
    """Its stars, and what they mean for people who listen."""
    said = words(lang).say("puzzle-grade", n=one.grade)
    return Markup("{}{}").format(
        el("span", stars(one), aria_hidden="true", class_="puzzle-stars"), el("span", said, class_="vh")
    )


class Puzzles:
    def beginning(self, game: str, name: str) -> tuple[Game, Position]:
        one = found(game, name)
        return one.made(), one.begun()

    def result(self, name: str, live: Live) -> int | None:
        stands = verdict(found(live.info.game, name), live)
        return None if stands is None else RESULTS.index(stands.word)

    async def panel(self, name: str, live: Live, lang: str, known: Mapping[str, int], advice: Advice) -> Panel:
        one = found(live.info.game, name)
        all_ = list(puzzles(one.game).values())
        say, title = words(lang).say, page_of(one.game).about(lang)["title"]
        stands, person = verdict(one, live), str(live.info.seats[one.seat].person_id)
        if stands is None:
            advice.begin_solution(one, lang, person)
            answer, why = "", say("puzzle-text", n=round(100 * one.missed))
        else:
            solution = await advice.solution(one, lang, person)
            answer, why = told(one, stands, solution.best, lang), solution.because
        return Panel(
            title=Markup("{} {}").format(graded(one, lang), moment(one, lang)),
            place=say("puzzle-place", game=title, n=all_.index(one) + 1, of=len(all_)),
            back=f"/puzzles/{one.game}",
            back_words=say("web-puzzles-of", game=title),
            text=why,
            goal=say("puzzle-goal", who=live.game.voice.seats[one.seat]) if stands is None else "",
            answer=answer,
            mood="" if stands is None else MOODS[stands.word],
            ended=stands is not None,
            buttons=[] if stands is None else self.buttons(one, all_, known, lang),
        )

    def buttons(self, one: Puzzle, all_: Sequence[Puzzle], known: Mapping[str, int], lang: str) -> list[Button]:
        say = words(lang).say
        onward = following(all_, known, one.id)
        again = begin_button(one, say("web-puzzle-again"), "again", primary=False)
        return [again] if onward is None else [begin_button(onward, say("web-puzzle-next"), "play"), again]


def verdict(one: Puzzle, live: Live) -> Verdict | None:
    """Worked out once for every position."""
    if KIND not in live.worked_out:
        live.worked_out[KIND] = answered(one, [move.action for move in live.moves])
    stands: Verdict | None = live.worked_out[KIND]
    return stands


register_study(KIND, Puzzles())

"""A lesson at a table: what the panel says, and what is kept of it."""

from __future__ import annotations

from collections.abc import Mapping

from markupsafe import Markup

from tilth import bots
from tilth.kernel.core import Position
from tilth.kernel.game import Game
from tilth.learn.attempts import DONE, OPEN, Verdict, judged
from tilth.learn.lessons import Lesson, beginning_of, lesson, lesson_after, lesson_names
from tilth.page.book import linked_words
from tilth.server.advice import Advice
from tilth.server.errors import NoTable
from tilth.server.forms import PLAYERS, Form
from tilth.server.live import Live
from tilth.server.rendering import page_of
from tilth.server.studies import Button, Panel, register_study
from tilth.text import words

__all__ = ["KIND", "begin_button", "first_game", "found"]

KIND = "lesson"


def found(game: str, name: str) -> Lesson:
    page_of(game)
    one = lesson(game, name)
    if one is None:
        raise NoTable("there is no such lesson")
    return one


def begin_button(one: Lesson, said: str, icon: str = "", primary: bool = True) -> Button:
    return Button(said, f"/lessons/{one.game}", {"lesson": one.name}, icon, primary)


def first_game(game: str, lang: str) -> Button:
    """The game itself, in the way that suits those who have never played it, against the weakest opponents."""
    page, players = page_of(game), Form(game, lang).option(PLAYERS)
    fields = {"game": game, "way": f"{game}/{page.first}", "players": players.default, "bot": bots.offered()[0]}
    return Button(words(lang).say("web-lesson-first-game"), "/play-now", fields, "play", True)


class Lessons:
    def beginning(self, game: str, name: str) -> tuple[Game, Position]:
        return beginning_of(found(game, name))

    def result(self, name: str, live: Live) -> int | None:
        return 1 if verdict(name, live).state == DONE else None

    async def panel(self, name: str, live: Live, lang: str, known: Mapping[str, int], advice: Advice) -> Panel:
        game, w = live.info.game, words(lang)
        one, names = found(game, name), lesson_names(game)
        stands = verdict(name, live)
        step = one.steps[min(stands.steps, len(one.steps) - 1)]

        def said(text: str) -> Markup:
            return linked_words(text, page_of(game), lang)

        place = w.say("web-lesson-place", n=names.index(name) + 1, of=len(names))
        if len(one.steps) > 1 and stands.state != DONE:
            place = f"{place} · {w.say('web-lesson-step', n=stands.steps + 1, of=len(one.steps))}"
        return Panel(
            title=one.title[lang],
            place=place,
            back=f"/lessons/{game}",
            back_words=w.say("web-lessons-of", game=page_of(game).about(lang)["title"]),
            text=said(one.text[lang]) if not stands.steps and stands.answer is None else "",
            goal=said(step.goal[lang]) if stands.state != DONE else "",
            hint=said(step.hint[lang]) if stands.state == OPEN else "",
            answer=said(stands.answer[lang]) if stands.answer else "",
            mood="" if stands.answer is None else "good" if stands.state in (DONE, OPEN) else "bad",
            ended=stands.state != OPEN,
            buttons=self.buttons(one, stands.state, lang),
        )

    def buttons(self, one: Lesson, state: str, lang: str) -> list[Button]:
        say = words(lang).say
        again = begin_button(one, say("web-lesson-again"), "again", primary=False)
        if state != DONE:
            return [] if state == OPEN else [again]
        onward = lesson_after(one)
        if onward is None:
            return [first_game(one.game, lang), again]
        return [begin_button(onward, say("web-lesson-next", title=onward.title[lang]), "play"), again]


def verdict(name: str, live: Live) -> Verdict:
    """Worked out once for every position."""
    known: Verdict | None = live.worked_out.get(KIND)
    if known is None:
        actions = [move.action for move in live.moves]
        known = live.worked_out[KIND] = judged(found(live.info.game, name), live.game, live.first, actions)
    return known


register_study(KIND, Lessons())

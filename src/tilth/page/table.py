"""What the tables of all games on a page share: things that can be pointed at, with their moves and reasons.

Everything comes from a view, so nothing is shown that its seat may not know. Whatever can be chosen now carries its
move; whatever cannot carries the reason (docs/pages.md).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from string import ascii_uppercase
from typing import Any, NamedTuple

from markupsafe import Markup

from tilth.page.html import Inside, el
from tilth.text import Words, words
from tilth.text.sentences import plain_lines

__all__ = ["Choice", "Fact", "Things", "badge", "points"]

Choice = Mapping[str, Any]


class Fact(NamedTuple):
    """Something that can be counted of a seat: its sign, how much there is of it, and both in words."""

    sign: Markup
    number: str
    words: str
    look: str = ""


class Things:
    """A table as somebody sees it; `seat` is the letter of whoever looks, None for somebody who watches.

    A game says its own name, the letters of its seats, and at which questions nothing has been begun yet.
    """

    game = ""
    letters = ascii_uppercase
    open_questions: Sequence[str] = ()

    def __init__(
        self,
        view: Mapping[str, Any],
        lang: str,
        seat: str | None,
        choices: Sequence[Choice] = (),
        refused: Sequence[Choice] = (),
        options: Mapping[str, Any] | None = None,
        names: Mapping[str, str] | None = None,
    ) -> None:
        self.view = view
        self.lang = lang
        self.seat = seat
        self.words = words(lang, self.game or None)
        self.legal = {choice["name"]: choice for choice in choices}
        self.refused = {choice["name"]: choice["reason"] for choice in refused}
        self.options = options or {}
        self.names = names or {}
        self.seats = [name for name in self.letters if name in view]
        question = view.get("question") or {}
        self.asks = str(question.get("asks", ""))
        self.mine = seat is not None and question.get("seat") == seat
        self.over = view.get("turn") == "over"
        self.placed: set[str] = set()  # moves that something on the table stands for

    def draw(self) -> Markup:
        """The whole table. A game that draws none shows the view in plain words, and below it what can be done."""
        lines = el("pre", "\n".join(plain_lines(self.view, 100)), class_="plain-table")
        moves = [self.thing([choice["label"]], [move], "", "move") for move, choice in self.legal.items()]
        return el("div", lines, *moves)

    def detail(self, part: str) -> Markup:
        """A part of the table by itself, as the rules show it beside what they say; here, all of it."""
        return self.draw()

    def say(self, key: str, **args: str | int) -> str:
        return self.words.say(key, **args)

    def name(self, seat: str) -> str:
        """A seat as people call it."""
        return self.names.get(seat) or self.say("page-seat", seat=seat)

    def own_and_others(self) -> tuple[str | None, list[str]]:
        """The seat of whoever looks, if it plays, and the others in the order they sit."""
        own = self.seat if self.seat in self.view else None
        at = self.seats.index(own) if own else -1
        return own, [*self.seats[at + 1 :], *self.seats[:at]] if own else self.seats

    # -- the others at a glance ----------------------------------------------------------------------------------

    own_below = False  # where the window is low one's own things lie below it: then they are in the strip, too

    def strip(self) -> Markup:
        """All others in a row, each with what counts; a click leads to what they have on the table."""
        own, others = self.own_and_others()
        entries = [self.entry(seat) for seat in [*others, *self.also_around()]]
        if own and self.own_below:
            entries.append(self.entry(own, " strip-own"))
        if not entries or self.over:
            return Markup("")
        title = self.say("web-others") if own else self.say("web-players")
        return el("ul", *entries, class_="strip", id="strip", aria_label=title)

    def also_around(self) -> Sequence[str]:
        """Somebody who has no seat and yet plays."""
        return ()

    def entry(self, seat: str, look: str = "") -> Markup:
        turn = self.view.get("turn") == seat
        facts = [
            el("span", fact.sign, el("b", fact.number, aria_hidden="true"), el("span", fact.words, class_="vh"),
               class_=f"strip-fact {fact.look}".strip(), title=fact.words)
            for fact in self.glance(seat)
        ]  # fmt: skip
        name = el("span", self.name(seat), class_="strip-name")
        asked = el("span", self.say("web-deciding"), class_="strip-turn") if turn and not look else None
        inside = [el("span", badge(seat), name, asked, class_="strip-head"), el("span", *facts, class_="strip-facts")]
        home = self.home_of(seat)
        return el(
            "li",
            el("a", *inside, href=f"#{home}") if home else el("span", *inside),
            class_=f"strip-entry{look}{' strip-acting' if turn else ''}",
            data_strip=seat,
            data_letter=seat,
        )

    def glance(self, seat: str) -> list[Fact]:
        """What one wants to know of a seat before anything else; here, its points."""
        score = self.view[seat].get("score") or {}
        return [points(self.words, int(score["total"]))] if "total" in score else []

    def home_of(self, seat: str) -> str:
        """The id of the part of the table that is a seat's."""
        return ""

    # -- things --------------------------------------------------------------------------------------------------

    def thing(
        self,
        inside: Iterable[Inside],
        moves: Sequence[str],
        said: str,
        look: str,
        card: str = "",
        key: str = "",
        value: str = "",
        ready: bool = False,
        piece: str = "",
        at: str = "",
    ) -> Markup:
        """Something on the table. The first of `moves` that can be made now is its move, else it says why not; `ready`:
        a card that could be played, if the moment for it came. A `piece` is seen moving when it comes to lie elsewhere;
        `at` names the place it lies at."""
        legal = [move for move in moves if move in self.legal]
        choice = self.legal[legal[0]] if legal else None
        self.placed.update(legal[:1])
        why = "" if choice else self.why(moves)
        label = ". ".join(filter(None, (choice["label"], said))) if choice else f"{said}. {why}" if why else said
        return el(
            "button",
            *inside,
            type="button",
            class_=f"thing {look}{' can' if choice else ''}",
            data_move=choice["name"] if choice else None,
            data_label=choice["label"] if choice else None,
            data_preview=(choice.get("preview") or None) if choice else None,
            data_final=bool(choice and choice.get("final")),
            data_why=why or None,
            data_card=card or None,
            data_key=key or None,
            data_value=value or None,
            data_piece=piece or None,
            data_at=at or None,
            data_ready=ready,
            aria_label=label,
            aria_disabled=None if choice else "true",
        )

    def why(self, moves: Sequence[str]) -> str:
        """The reason why nothing can be done with a thing now."""
        for move in moves:
            if move in self.refused:
                return because(self.refused[move]["words"], self.refused[move].get("section", ""))
        if not moves or self.seat is None or not self.asks:
            return ""
        if not self.mine:
            return self.reason("NOT_YOUR_TURN")
        return self.reason("WRONG_PART") if self.asks in self.open_questions else self.say("page-answer-first")

    def reason(self, code: str) -> str:
        return because(self.say(f"why-{code}"), self.say(f"why-{code}.section"))


def badge(seat: str) -> Markup:
    """The letter of a seat in its colour."""
    return el("span", seat if len(seat) == 1 else "•", class_="letter", data_letter=seat)


def points(w: Words, n: int) -> Fact:
    return Fact(el("span", "★", class_="strip-star", aria_hidden="true"), f"{n}".replace("-", "−"),
                f"{w.say('ui-score')}: {n}", "strip-points")  # fmt: skip


def because(text: str, section: str) -> str:
    return f"{text} ({section})" if section else text

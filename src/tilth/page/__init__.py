"""What the pages of all games share. A game says what is its own (docs/pages.md)."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from markupsafe import Markup, escape

from tilth.kernel.game import Option
from tilth.page.html import el
from tilth.page.table import Things
from tilth.text import words
from tilth.text.card_results import sentence
from tilth.text.lines import TAG
from tilth.text.sentences import brought, plain_lines

__all__ = ["Page"]

NOTHING = "(?!)"  # a pattern that nothing fits


class Page:
    """A game as pages show it. Its cards and the table in lines come from its modules `text.cards` and `terminal`.

    Whatever a game does not bring is left out or shown in the plain words of the view, so every game has all pages.
    """

    game = ""
    tabletop: type[Things] = Things
    players = ""  # how many can play, and for how long, as people write it
    minutes = ""
    common: Sequence[str] = ("players",)  # options most hosts care about
    ways: Mapping[str, Mapping[str, Any]] = {}  # to play at once: a word for each, and the options it takes
    first = ""  # the way for people who have not finished a game yet
    last: Sequence[str] = ("pass",)  # choices offered last: they give something up, or ask for nothing
    by_hand: Sequence[str] = ()  # first words of moves that the script `page.js` offers on the table itself
    places: Sequence[str] = ()  # first words of moves about a place that is clicked on the table

    def __init__(self, game: str = "") -> None:
        self.game = game or self.game
        self.source = brought(self.game, "text.cards")
        self.lists: dict[str, list[dict[str, Any]]] = {}
        self.patterns: dict[str, tuple[re.Pattern[str], dict[str, str]]] = {}

    def about(self, lang: str) -> dict[str, Any]:
        """The game in the lobby."""
        w = words(lang, self.game)
        return {
            "title": w.say("about-title") if w.has("about-title") else self.game.replace("_", " ").capitalize(),
            "players": self.players,
            "minutes": self.minutes,
            "weight": w.say("about-weight") if w.has("about-weight") else "",
            "words": w.say("about-words") if w.has("about-words") else "",
            "picture": self.picture(),
        }

    def picture(self) -> Markup:
        return Markup("")

    def sprite(self) -> Markup:
        """The signs of the game, once for a page."""
        return Markup("")

    # -- the table ---------------------------------------------------------------------------------------------------

    def board(
        self,
        view: Mapping[str, Any],
        lang: str,
        seat: str | None,
        choices: Sequence[Mapping[str, Any]] = (),
        refused: Sequence[Mapping[str, Any]] = (),
        options: Mapping[str, Any] | None = None,
        names: Mapping[str, str] | None = None,
    ) -> Markup:
        """The table as `seat` (a letter; None watches) sees it. `names` says who sits where."""
        return self.tabletop(view, lang, seat, choices, refused, options, names).draw()

    def detail(
        self, view: Mapping[str, Any], lang: str, seat: str | None, options: Mapping[str, Any], part: str = ""
    ) -> Markup:
        """A part of the table, or all of it, as the rules show it: nothing is asked there."""
        table = self.tabletop({**view, "question": None}, lang, seat, options=options)
        return table.detail(part) if part else table.draw()

    def strip(
        self,
        view: Mapping[str, Any],
        lang: str,
        seat: str | None,
        options: Mapping[str, Any] | None = None,
        names: Mapping[str, str] | None = None,
    ) -> Markup:
        """The others at a glance."""
        return self.tabletop(view, lang, seat, options=options, names=names).strip()

    def text_board(self, view: Mapping[str, Any], lang: str, seat: str | None) -> list[str]:
        """The table in plain lines, for those who listen to a page instead of looking at it."""
        number = self.tabletop.letters.index(seat) if seat else None
        terminal = brought(self.game, "terminal")
        if terminal is None:
            return plain_lines(view, 10_000)
        lines = terminal.board(view, lang, number, width=10_000)
        return [TAG.sub("", line) for line in lines]

    # -- cards -------------------------------------------------------------------------------------------------------

    def is_card(self, id: str) -> bool:
        try:
            return bool(self.source and self.source.facts(id))
        except KeyError:
            return False

    def name(self, id: str, lang: str) -> str:
        return str(self.source.card_name(id, lang)) if self.source else id

    def card(self, id: str, lang: str, size: str = "large") -> Markup:
        """A card, drawn from its definition; here, its name and text."""
        return el("p", el("strong", self.name(id, lang)), " ", self.source.card_text(id, lang), class_="card-words")

    def catalogue(self, lang: str) -> list[dict[str, Any]]:
        """Every card with its text, its rulings, and what the filters ask about it."""
        if lang not in self.lists:
            check = brought(self.game, "implemented")
            cards = self.source.all_cards(lang, check.implemented if check else bool) if self.source else []
            self.lists[lang] = [self.entry(card, self.source.facts(card["id"]), lang) for card in cards]
        return self.lists[lang]

    def entry(self, card: Mapping[str, Any], fact: Mapping[str, Any], lang: str) -> dict[str, Any]:
        told = {key: card[key] for key in ("id", "names", "text", "rulings")}
        facets, related = self.facets(fact), self.related(card["id"], fact)
        told["results"] = sentence(self.game, card["id"], lang)
        return {**told, "name": self.name(card["id"], lang), "facets": facets, "related": related}

    def facets(self, fact: Mapping[str, Any]) -> dict[str, list[str]]:
        """What each filter finds in a card."""
        return {}

    def related(self, id: str, fact: Mapping[str, Any]) -> list[str]:
        """Cards that one may want to look at next."""
        return []

    def filters(self, lang: str) -> list[dict[str, Any]]:
        """What a list of cards can be narrowed by: a name, a heading, and the values with their words."""
        w = words(lang, self.game)
        values = self.filter_values(lang)
        return [{"name": key.rpartition("-")[2], "label": w.say(key), "values": list_} for key, list_ in values.items()]

    def filter_values(self, lang: str) -> dict[str, list[tuple[str, str]]]:
        """The values of each filter, by the message of its heading, which ends with the name of the filter."""
        return {}

    def linked(self, text: str, lang: str, to: str) -> Markup:
        """A text in which the names of cards lead to their pages; `to` is the address without the card."""
        if lang not in self.patterns:
            named = self.names(lang)
            longest_first = sorted(named, key=len, reverse=True)
            either = "|".join(map(re.escape, longest_first)) or NOTHING
            self.patterns[lang] = re.compile(rf"(?<!\w)({either})(?!\w)"), named
        pattern, named = self.patterns[lang]
        found, at = [], 0
        for match in pattern.finditer(text):
            found.append(escape(text[at : match.start()]))
            id = named[match[0]]
            found.append(el("a", match[0], href=f"{to}{id}", data_card=id, class_="card-link"))
            at = match.end()
        return Markup("").join([*found, escape(text[at:])])

    def names(self, lang: str) -> dict[str, str]:
        """The names in texts that stand for a card."""
        return {entry["names"][lang]: entry["id"] for entry in self.catalogue(lang)}

    # -- options and scores ------------------------------------------------------------------------------------------

    def candidates(self, option: str, lang: str) -> list[tuple[str, str]]:
        """What the parts of an option that is a list can be, with words."""
        return []

    def players_of(self, option: Option) -> tuple[int, ...]:
        """With how many players an option matters; nothing, if always."""
        return ()

    def matters(self, option: Option) -> Mapping[str, Sequence[Any]]:
        """With which values of other options an option matters; nothing, if with all."""
        return {}

    def way_words(self, way: str, lang: str) -> str:
        w = words(lang, self.game)
        return w.say(f"way-{way}") if w.has(f"way-{way}") else way

    def standing(self, view: Mapping[str, Any], options: Mapping[str, Any]) -> dict[str, int]:
        """What everybody would score if the game ended now."""
        letters = [letter for letter in self.tabletop.letters if letter in view]
        return {seat: int(view[seat]["score"]["total"]) for seat in letters if "score" in view[seat]}

    def standing_words(self, lang: str) -> str:
        w = words(lang, self.game)
        return w.say("page-standing") if w.has("page-standing") else w.say("ui-score")

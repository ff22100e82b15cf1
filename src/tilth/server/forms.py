"""The options of a game as a form, and what a host has filled in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from markupsafe import Markup
from starlette.datastructures import FormData

import tilth
from tilth.kernel.errors import BadOption
from tilth.kernel.game import Option
from tilth.page import Page
from tilth.page.book import cited
from tilth.page.html import el, join
from tilth.server.rendering import page_of
from tilth.text import Words, words

__all__ = ["Form", "value_words"]

PLAYERS = "players"
USUAL, OWN = "usual", "own"


def value_words(option: Option, value: Any, w: Words, page: Page) -> str:
    """A value of an option as people say it."""
    if isinstance(value, bool):
        return w.say("ui-yes" if value else "ui-no")
    if isinstance(value, (list, tuple)):
        return ", ".join(page.name(str(part), w.lang) for part in value)
    if isinstance(value, dict):
        return ", ".join(
            f"{page.name(key, w.lang)}: {value_words(option, part, w, page)}" for key, part in value.items()
        )
    key = f"option-{option.name}.{value}"
    return w.say(key) if w.has(key) else str(value)


class Form:
    """The options of one game in one language; as usual, or as somebody has filled them in."""

    def __init__(self, game: str, lang: str, filled: FormData | None = None) -> None:
        self.game = game
        self.filled = filled
        self.page = page_of(game)
        self.words = words(lang, game)
        self.options: Sequence[Option] = tilth.games.kind(game).choices

    def option(self, name: str) -> Option:
        return next(option for option in self.options if option.name == name)

    def said(self, option: Option) -> str:
        """What an option is about; without words, its name."""
        key = f"option-{option.name}"
        return self.words.say(key) if self.words.has(key) else option.name

    def headed(self, option: Option) -> str:
        """The same before its value; where it explains something, as it is."""
        plain = (said := self.said(option)).rstrip(".")
        return said if ". " in plain or ":" in plain else f"{plain}:"

    @property
    def common(self) -> list[Option]:
        return [option for option in self.options if option.name in self.page.common and option.name != PLAYERS]

    @property
    def house(self) -> list[Option]:
        return [option for option in self.options if option.name not in self.page.common]

    def played(self, options: dict[str, Any]) -> list[dict[str, str]]:
        """What most hosts care about and matters here, and whatever else is not as usual, in words."""
        named = [
            option
            for option in self.options
            if option.name != PLAYERS
            and self.at_work(option, options)
            and (option in self.common or options.get(option.name, option.default) != option.default)
        ]
        return [{"words": self.headed(o), "value": self.value_words(o, options.get(o.name, o.default))} for o in named]

    def at_work(self, option: Option, options: Mapping[str, Any]) -> bool:
        """Does an option matter in a game with these?"""
        counts = self.page.players_of(option)
        others = [(self.option(name), values) for name, values in self.page.matters(option).items()]
        return (not counts or options[PLAYERS] in counts) and all(
            options.get(other.name, other.default) in values for other, values in others
        )

    def value_words(self, option: Option, value: Any) -> str:
        return value_words(option, value, self.words, self.page)

    def changed(self, options: dict[str, Any]) -> list[dict[str, str]]:
        """The options that are not as usual, in words."""
        return [
            {
                "words": self.headed(option),
                "value": self.value_words(option, options[option.name]),
            }
            for option in self.options
            if option.name != PLAYERS and options.get(option.name, option.default) != option.default
        ]

    # -- drawing -----------------------------------------------------------------------------------------------------

    def shown(self, option: Option) -> Any:
        """The value that is shown: what was filled in, if it can be."""
        if self.filled is None:
            return option.default
        try:
            return self.value(option, self.filled)
        except BadOption:
            return option.default

    def field(self, option: Option) -> Markup:
        """One option with its explanation."""
        name = f"opt.{option.name}"
        said = self.said(option)
        section = el("small", cited(option.section, self.page.game), class_="section")
        if option.name == PLAYERS:
            return self.numbers(option, name, said)
        if isinstance(option.default, bool):
            box = el("input", type="checkbox", name=name, value="yes", checked=self.shown(option))
            inside = el("label", box, el("span", said, " ", section), class_="check")
            return self.boxed(option, inside)
        if isinstance(option.default, dict):
            rows = [self.choice(f"{name}.{key}", self.page.name(key, self.words.lang), option, value)
                    for key, value in self.shown(option).items()]  # fmt: skip
            inside = el("fieldset", el("legend", said, " ", section), *rows, class_="option-group")
            return self.boxed(option, inside)
        if isinstance(option.default, (list, tuple)):
            return self.boxed(option, self.list_field(option, name, said, section))
        value = str(self.shown(option))
        if option.values and not option.open:
            choices = [(str(each), value_words(option, each, self.words, self.page)) for each in option.values]
            entry = select(name, choices, value)
        else:
            entry = el("input", type="number" if isinstance(option.default, int) else "text", name=name, value=value)
        inside = el("label", el("span", said, " ", section), entry, class_="field")
        return self.boxed(option, inside)

    def boxed(self, option: Option, inside: Markup) -> Markup:
        """A field, with what the script must know to hide it where it does not matter."""
        counts = self.page.players_of(option)
        others = [f"{name}={','.join(map(str, values))}" for name, values in self.page.matters(option).items()]
        only = " ".join(map(str, counts)) or None
        return el("div", inside, class_="option", data_players=only, data_matters=" ".join(others) or None)

    def numbers(self, option: Option, name: str, said: str) -> Markup:
        pills = [
            el(
                "label",
                el("input", type="radio", name=name, value=value, checked=value == self.shown(option)),
                el("span", value),
            )
            for value in option.values
        ]
        return el("fieldset", el("legend", said), *pills, class_="pills", data_player_count=True)

    def choice(self, name: str, said: str, option: Option, value: Any) -> Markup:
        prefix, all_keys = f"option-{option.name}.", self.words.keys()
        known = sorted(key.removeprefix(prefix) for key in all_keys if key.startswith(prefix))
        choices = [(key, self.words.say(f"{prefix}{key}")) for key in known]
        return el("label", el("span", said), select(name, choices, str(value)), class_="field inline")

    def list_field(self, option: Option, name: str, said: str, section: Markup) -> Markup:
        """A list: as usual, one of the named values, or put together by the host."""
        usual = value_words(option, option.default, self.words, self.page)
        choices = [(USUAL, usual)]
        choices += [(str(value), value_words(option, value, self.words, self.page)) for value in option.values]
        choices.append((OWN, self.words.say("web-option-own")))
        parts = self.page.candidates(option.name, self.words.lang)
        now = self.shown(option)
        named = isinstance(now, str)  # one of the named values
        own = option.default if named else now
        picks = [
            el("li", select(f"{name}.item", parts, str(part), self.words.say("web-option-item", n=k)))
            for k, part in enumerate(own, 1)
        ]
        chosen = now if named else USUAL if list(own) == list(option.default) else OWN
        return join(
            [
                el("label", el("span", said, " ", section), select(name, choices, chosen), class_="field"),
                el("ol", *picks, class_="own-list", data_own=name),
            ]
        )

    # -- reading -----------------------------------------------------------------------------------------------------

    def read(self, form: FormData) -> dict[str, Any]:
        """What was filled in, as far as it is not as usual. The game itself checks it."""
        players = self.option(PLAYERS)
        count = players.check(str(form.get(f"opt.{PLAYERS}", players.default)))
        filled = {option.name: self.value(option, form) for option in self.options} | {PLAYERS: count}
        changed = [option for option in self.options if filled[option.name] != option.default]
        return {option.name: filled[option.name] for option in changed if self.at_work(option, filled)} | {
            PLAYERS: count
        }

    def value(self, option: Option, form: FormData) -> Any:
        name = f"opt.{option.name}"
        if isinstance(option.default, bool):
            return form.get(name) == "yes"
        if isinstance(option.default, dict):
            return {key: str(form.get(f"{name}.{key}", value)) for key, value in option.default.items()}
        given = form.get(name)
        if isinstance(option.default, (list, tuple)):
            if given == OWN:
                return [str(part) for part in form.getlist(f"{name}.item")]
            return option.default if given in (USUAL, None) else str(given)
        if given is None:
            return option.default
        number = isinstance(option.default, int) and not option.values and str(given).lstrip("-").isdecimal()
        return option.check(int(str(given)) if number else str(given))


def select(name: str, choices: Sequence[tuple[str, str]], chosen: str, label: str | None = None) -> Markup:
    options = [el("option", shown, value=value, selected=value == chosen) for value, shown in choices]
    return el("select", *options, name=name, aria_label=label)

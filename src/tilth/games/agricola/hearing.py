"""Lines as people type them, brought to the words of moves: capitals, counts, spaces by their printed names."""

from __future__ import annotations

import re
from collections.abc import Sequence

from tilth.games.agricola.table import AgricolaRules
from tilth.games.agricola.words import space_name
from tilth.kernel.native import BIT
from tilth.text import LANGS

__all__ = ["Ear"]

REPEATED = ("bake", "convert", "cook", "eat", "release")  # verbs for one thing at a time
MOST = 60  # times that a count repeats a verb: more than there is of anything
COUNTED = re.compile(r"([1-9][0-9]*)([a-z].*)?")
EDGE = re.compile(r"[hv]\([0-9],[0-9]\)")
SUFFIX = re.compile(r" \([^()]*\)$")


class Ear:
    """What is heard in a game with these rules."""

    def __init__(self, rules: AgricolaRules) -> None:
        self.rules = rules
        self.known: dict[str, str] | None = None  # the spaces of this game by their names, made when one is needed

    def line(self, words: Sequence[str]) -> list[str]:
        """A line in the words of moves."""
        words = [word.upper() if EDGE.fullmatch(word.lower()) else word.lower() for word in words]
        heard: list[str] = []
        while words:
            verb, rest = words[0], words[1:]
            count = COUNTED.fullmatch(rest[0]) if rest else None
            if verb in ("place", "and", "reveal", "space") and rest and rest[0] != "place":
                space, n = self.space(rest)
                heard += [verb, space]
                words = rest[n:]
            elif count and verb in (*REPEATED, "keep") and (count.group(2) or len(rest) > 1):
                thing = count.group(2) or rest[1]
                number = int(count.group(1))
                heard += [verb, f"{number}{thing}"] if verb == "keep" else [verb, thing] * min(number, MOST)
                words = rest[1 if count.group(2) else 2 :]
            else:
                heard.append(verb)
                words = rest
        return heard

    def space(self, words: Sequence[str]) -> tuple[str, int]:
        """The space that the first of these words name, and how many they are."""
        if words[0] in self.rules.space_slugs:
            return words[0], 1
        names = self.names()
        for n in range(min(len(words), 12), 0, -1):
            slug = names.get(" ".join(words[:n]))
            if slug:
                return slug, n
        return words[0], 1

    def names(self) -> dict[str, str]:
        """The spaces of this game by their names in any language, with or without what stands in brackets behind them;
        names that several have are left out."""
        if self.known is None:
            found: dict[str, set[str]] = {}
            for number, slug in enumerate(self.rules.space_slugs):
                if self.rules.in_game & BIT[number]:
                    for lang in LANGS:
                        name = " ".join(space_name(slug, lang).lower().split())
                        found.setdefault(name, set()).add(slug)
                        found.setdefault(SUFFIX.sub("", name), set()).add(slug)
            self.known = {name: slugs.pop() for name, slugs in found.items() if len(slugs) == 1}
        return self.known

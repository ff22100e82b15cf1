"""Lines as people type them, brought to the words of moves: capitals, counts, spaces by their printed names."""

from __future__ import annotations

import re
from collections.abc import Sequence

from tilth.games.agricola.rules.grid import EDGE_WORD
from tilth.games.agricola.rules.rulebook import AgricolaRules
from tilth.games.agricola.text.cards import space_name
from tilth.kernel.native import BIT

__all__ = ["Ear"]

REPEATED = ("bake", "convert", "cook", "eat", "release")  # verbs for one thing at a time
MOST = 60  # times that a count repeats a verb: more than there is of anything
COUNTED = re.compile(r"([1-9][0-9]*)([a-z].*)?")
ONE = re.compile(r"(^|\+)1(?=[a-z])")  # of a good, which goes without saying
LONGEST = 12  # words of a name
SUFFIX = re.compile(r" \([^()]*\)$")


class Ear:
    """What is heard in a game with these rules."""

    def __init__(self, rules: AgricolaRules) -> None:
        self.rules = rules
        self.known: dict[str, dict[str, str]] = {}  # the spaces of this game by their names, in each language

    def line(self, words: Sequence[str]) -> list[str]:
        """A line in the words of moves."""
        words = [word.upper() if EDGE_WORD.fullmatch(word) else word.lower() for word in words]
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
            elif verb == "pay" and rest:
                heard += [verb, ONE.sub(r"\1", rest[0])]
                words = rest[1:]
            else:
                heard.append(verb)
                words = rest
        return heard

    def space(self, words: Sequence[str]) -> tuple[str, int]:
        """The space that the first of these words name, and how many they are."""
        if words[0] in self.rules.space_slugs:
            return words[0], 1
        foreign = "ru" if any("а" <= letter <= "ё" for word in words for letter in word) else "pt"
        for lang in ("en", foreign):
            names = self.names(lang)
            for n in range(min(len(words), LONGEST), 0, -1):
                slug = names.get(" ".join(words[:n]))
                if slug:
                    return slug, n
        return words[0], 1

    def names(self, lang: str) -> dict[str, str]:
        """The spaces of this game by their names, with or without what stands in brackets behind them; names that
        several have are left out. Made when they are needed: to read a language takes longer than all else."""
        if lang not in self.known:
            found: dict[str, set[str]] = {}
            for number, slug in enumerate(self.rules.space_slugs):
                if self.rules.in_game & BIT[number]:
                    name = " ".join(space_name(slug, lang).lower().split())
                    found.setdefault(name, set()).add(slug)
                    found.setdefault(SUFFIX.sub("", name), set()).add(slug)
            self.known[lang] = {name: slugs.pop() for name, slugs in found.items() if len(slugs) == 1}
        return self.known[lang]

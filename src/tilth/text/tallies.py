"""What a move or a part of the game brought a seat, in words: goods first, with where they came from, then points, then
what was lost."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from tilth.kernel.watching import Change
from tilth.text.sentences import Speech

__all__ = ["OF_CHOICE", "POINTS", "Tally", "chapter_words", "loss_words", "signed", "tallied", "tally_words"]

POINTS = "points"
OF_CHOICE = "choice"  # in what is lost: so many things that the seat will name
Source = tuple[str, str]  # a card, or else a space


@dataclass
class Tally:
    """What one seat got (above 0) and gave (below 0), by source; what it lost besides; points."""

    sources: dict[Source, dict[str, int]] = field(default_factory=dict)
    lost: dict[str, int] = field(default_factory=dict)
    points: int = 0

    def add(self, change: Change) -> None:
        """Take a change into account. What was lost is no part of what was given."""
        things = self.sources.setdefault((change.card, change.space), {})
        for thing, n in change.things.items():
            things[thing] = things.get(thing, 0) + n - change.lost.get(thing, 0)
        for thing, n in change.lost.items():
            self.lost[thing] = self.lost.get(thing, 0) + n

    def drop(self, thing: str) -> None:
        """Say nothing of this, for it is not certain."""
        for things in self.sources.values():
            things.pop(thing, None)
        self.lost.pop(thing, None)
        if thing == POINTS:
            self.points = 0

    def net(self) -> dict[str, int]:
        """All sources together, in the order things came; what came and went again is left out."""
        found: dict[str, int] = {}
        for things in self.sources.values():
            for thing, n in things.items():
                found[thing] = found.get(thing, 0) + n
        return {thing: n for thing, n in found.items() if n}

    def parts(self, thing: str) -> list[tuple[Source, int]]:
        """Where so much of something came from."""
        return [(source, things[thing]) for source, things in self.sources.items() if things.get(thing)]


def tallied(changes: Iterable[Change]) -> dict[int, Tally]:
    """The tally of each seat that something changed for."""
    found: dict[int, Tally] = {}
    for change in changes:
        found.setdefault(change.seat, Tally()).add(change)
    return found


def signed(speech: Speech, thing: str, n: int) -> str:
    return f"{'+' if n > 0 else '−'}{speech.amount(thing, abs(n))}"


def tally_words(speech: Speech, tally: Tally) -> str:
    """Goods with their sources, then points, then losses; nothing, if nothing has changed."""
    net = coins(speech, tally) if speech.coin else tally.net()
    things = sorted(net.items(), key=lambda pair: pair[1] < 0)
    goods = [thing_words(speech, tally, thing, n, alone=len(things) == 1) for thing, n in things]
    if tally.points and not speech.coin:
        sign = "+" if tally.points > 0 else "−"
        goods.append(speech.say("tally-points", sign=sign, n=str(abs(tally.points)), count=abs(tally.points)))
    return "; ".join(filter(None, (", ".join(goods), loss_words(speech, tally.lost))))


def coins(speech: Speech, tally: Tally) -> dict[str, int]:
    """Where points are money, every account is counted in it."""
    total = sum(n for thing, n in tally.net().items() if speech.counts(thing))
    return {speech.coin: total} if total else {}


def thing_words(speech: Speech, tally: Tally, thing: str, n: int, alone: bool) -> str:
    """So much of something, and where it came from if a card had a hand in it."""
    what, parts = signed(speech, thing, n), tally.parts(thing)
    if n < 0 or not any(card for (card, _), _ in parts) or any(part < 0 for _, part in parts):
        return what
    if len(parts) == 1:
        return speech.say("tally-from", what=what, card=speech.card(parts[0][0][0]))
    listed = ", ".join(part_words(speech, source, part) for source, part in parts)
    return speech.say("tally-of" if alone else "tally-beside", what=what, parts=listed)


def part_words(speech: Speech, source: Source, n: int) -> str:
    card, space = source
    if card:
        return speech.say("tally-part-card", n=n, card=speech.card(card))
    return speech.say("tally-part-space" if space else "tally-part-other", n=n)


def loss_words(speech: Speech, lost: Mapping[str, int]) -> str:
    """What was lost or has become a burden; nothing, if nothing was."""
    gone = {thing: n for thing, n in lost.items() if n and thing != OF_CHOICE}
    named = speech.losses(gone) if gone else ""
    open_ = -lost.get(OF_CHOICE, 0)
    return ", ".join(filter(None, (named, speech.say("tally-lost-choice", n=open_) if open_ else "")))


def chapter_words(speech: Speech, chapters: Sequence[tuple[str, Tally]]) -> str:
    """A part of the game summed up for one seat, chapter by chapter."""
    parts = [speech.chapter(chapter, tally.net(), tally.lost) for chapter, tally in chapters]
    return " · ".join(filter(None, parts))

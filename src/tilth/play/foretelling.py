"""What a choice would do, found by playing it in worlds its seat cannot tell from the true one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from tilth.kernel.core import CHANCE, Position
from tilth.kernel.rng import Rng
from tilth.kernel.watching import Change, reckoned
from tilth.text.sentences import Speech
from tilth.text.tallies import OF_CHOICE, POINTS, Tally, loss_words, tallied, tally_words

__all__ = ["Foretold", "follows", "foretell", "foretold"]

WORLDS = 2
MOST_PARTINGS = 12  # ways to give something up that are tried, to know what is lost in any case


class Foretold(NamedTuple):
    """What a choice does: what changes hands and points, as far as that is certain; whether it shows something new;
    whether it is final.

    A choice is final if it cannot be taken back in one of these worlds: something new is shown, by chance or because
    it lay hidden, or somebody else decides next.
    """

    seat: int
    sure: dict[int, Tally]
    draws: bool
    final: bool

    @property
    def loses(self) -> int:
        """How much is lost, whatever it is."""
        return sum(abs(n) for n in self.sure[self.seat].lost.values()) if self.seat in self.sure else 0

    def said(self, speech: Speech, seats: Sequence[str]) -> dict[str, Any]:
        """In words: the whole preview, and what of it is a loss."""
        own = self.sure.get(self.seat, Tally())
        parts = [tally_words(speech, own)]
        for seat, tally in self.sure.items():
            if seat != self.seat and (words := tally_words(speech, tally)):
                parts.append(f"{speech.who(seats[seat])} {words}")
        return {
            "preview": "; ".join(filter(None, parts)),
            "loses": loss_words(speech, own.lost),
            "draws": self.draws,
            "final": self.final,
        }


def foretold(p: Position, actions: Sequence[int]) -> list[Foretold]:
    """What each choice of whoever decides does, the same in every language."""
    seat = int(p.who)
    # Worlds this seat cannot tell from the true one: what is foretold can give nothing away.
    worlds = [p.resample(seat, Rng(world)) for world in range(WORLDS)]
    for world in worlds:
        world.patient = True  # so that a forced move of another seat is seen
    before = [sums(world) for world in worlds]
    return [foretell(worlds, before, seat, action) for action in actions]


def sums(p: Position) -> list[dict[str, int]]:
    """What everybody has, and their points."""
    held = p.rules.voice.holdings(p)
    return [has | {POINTS: int(sheet.total)} for has, sheet in zip(held, p.scores())]


def foretell(
    worlds: Sequence[Position], before: Sequence[Sequence[dict[str, int]]], seat: int, action: int
) -> Foretold:
    first, *others = (world.copy() for world in worlds)
    done = played(first, seat, action)
    for other in others:
        other.act(action)
        while other.who == seat and (forced := other.forced()) >= 0:
            other.act(forced)
    after = [first, *others]
    changed = [difference(had, sums(q)) for had, q in zip(before, after)]
    tallies = tallied(done + parted(first, seat))
    for who, things in enumerate(changed[0]):
        if POINTS in things:
            tallies.setdefault(who, Tally()).points = things[POINTS]
    for who, tally in tallies.items():
        here = changed[0][who]
        for thing in [*{thing for things in tally.sources.values() for thing in things}, *tally.lost, POINTS]:
            if any(there[who].get(thing) != here.get(thing) for there in changed[1:]):
                tally.drop(thing)
    draws, final = follows(after, seat)
    return Foretold(seat, tallies, draws, final)


def follows(after: Sequence[Position], seat: int) -> tuple[bool, bool]:
    """Whether something new may be shown, and whether there is no way back, where a choice led in all these worlds."""
    for q in after:
        while q.who == CHANCE and len(q.legal()) == 1:  # the last card of a deck is no surprise
            q.act(int(q.legal()[0]))
    passes = any(q.who not in (seat, CHANCE) for q in after)
    draws = any(q.who == CHANCE for q in after)
    if not draws and not passes:
        first, *others = (q.view(seat) for q in after)
        draws = any(other != first for other in others)
    return draws, draws or passes


def difference(before: Sequence[dict[str, int]], after: Sequence[dict[str, int]]) -> list[dict[str, int]]:
    return [{thing: n - had[thing] for thing, n in has.items() if n != had[thing]} for had, has in zip(before, after)]


def played(q: Position, seat: int, action: int) -> list[Change]:
    """Play a choice, and then what leaves no choice."""
    done = list(reckoned(q, action))
    while q.who == seat and (forced := q.forced()) >= 0:
        done += reckoned(q, forced)
    return done


def parted(p: Position, seat: int) -> list[Change]:
    """Where a seat is about to say what it gives up: what it loses whichever way it chooses."""
    asked = p.question
    if asked is None or p.who != seat or asked.asks not in p.rules.voice.parting:
        return []
    beside = p.rules.aside_from if p.rules.aside is not None else p.rules.voice.num_actions
    ways = []
    for action in [action for action in p.legal() if action < beside][:MOST_PARTINGS]:
        lost = tallied(played(p.copy(), seat, action)).get(seat, Tally()).lost
        if not lost:
            return []
        ways.append(lost)
    if not ways:
        return []
    same = all(way == ways[0] for way in ways)
    least = min(sum(abs(n) for n in way.values()) for way in ways)
    return [Change(seat, "", "", {}, ways[0] if same else {OF_CHOICE: -least})]

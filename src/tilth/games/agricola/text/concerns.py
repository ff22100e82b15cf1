"""What matters to a farm now, as a coach says it: food for the next harvest, room for people and young, bare cells."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from tilth.games.agricola.rules.goods import ROUNDS
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.text.cards import space_name
from tilth.games.agricola.text.fact_texts import counted, goods_words
from tilth.kernel.core import Position
from tilth.text import Words, words

__all__ = ["concerns"]

SOON = 2  # rounds before a harvest in which enough food is worth a word
LATE = 9  # the round from which bare cells are
GROWING = ROUNDS - 3  # the last round in which a further person is worth a room
MOST_SPACES = 2


def concerns(p: Position, view: Mapping[str, Any], seat: int, lang: str) -> list[str]:
    """The most urgent first."""
    t, w = cast(Table, p), words(lang, "agricola")
    farm = view[t.game.voice.seats[seat]]
    return [*feeding(view, farm, w), *room(t, farm, w)]


def missing_food(farm: Mapping[str, Any]) -> int:
    """What a family will lack at the next harvest, with all that can become food, and what will lie ready."""
    harvest = farm["harvest"]
    made = sum(source["count"] * source["food"] for source in harvest["sources"])
    return int(harvest["need"] - harvest["food"] - made - harvest["coming"])


def feeding(view: Mapping[str, Any], farm: Mapping[str, Any], w: Words) -> list[str]:
    """The next harvest: what is missing and where food lies, or that there is enough; young that find no room."""
    harvest = farm["harvest"]
    if harvest is None:
        return []
    missing = missing_food(farm)
    when = w.say("concern-harvest", n=harvest["in"])
    found = []
    if missing > 0:
        found.append(w.say("concern-food", when=when, food=counted("food", missing, w, "gen"), count=missing))
        free = {slug: heap["food"] for slug, heap in view["heaps"].items() if heap.get("food")}
        best = sorted((slug for slug in free if slug not in view["standing"]), key=lambda slug: -free[slug])
        for slug in best[:MOST_SPACES] if harvest["in"] else ():
            space = space_name(slug, w.lang)
            found.append(w.say("concern-space", space=space, goods=counted("food", free[slug], w)))
    elif harvest["in"] <= SOON:
        found.append(w.say("concern-fed", when=when))
    if any(harvest["homeless"].values()):
        found.append(w.say("concern-homeless", what=goods_words(harvest["homeless"], w)))
    return found


def room(t: Table, farm: Mapping[str, Any], w: Words) -> list[str]:
    """A family that fills its house; cells that cost points at the end."""
    found = []
    if 0 < t.round <= GROWING and farm["family"] >= len(farm["rooms"]):
        found.append(w.say("concern-rooms"))
    if t.round >= LATE and farm["unused"]:
        found.append(w.say("concern-unused", n=farm["unused"]))
    return found

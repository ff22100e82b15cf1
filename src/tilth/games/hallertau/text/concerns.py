"""What matters to a village now, as a coach says it: sheep about to die, the building that lags, cards, workers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tilth.games.hallertau.text.fact_texts import counted
from tilth.kernel.core import Position
from tilth.text import Words, words

__all__ = ["concerns"]


def concerns(p: Position, view: Mapping[str, Any], seat: int, lang: str) -> list[str]:
    """The most urgent first."""
    w, own = words(lang, "hallertau"), view[p.rules.voice.seats[seat]]
    if not view["round"]:
        return []
    found = []
    dying = own["flocks"].get(str(view["round"] + 1), 0)
    if dying:
        found.append(w.say("concern-sheep", sheep=counted("sheep", dying, w), n=dying))
    found += advances(view, own, w)
    if own["playable"]:
        found.append(w.say("concern-cards", n=len({word.partition("/")[0] for word in own["playable"]})))
    if own["pool"] and view["phase"] == 4:
        found.append(w.say("concern-workers", n=own["pool"]))
    return found


def advances(view: Mapping[str, Any], own: Mapping[str, Any], w: Words) -> list[str]:
    """The buildings that hold the community center back, and what their steps take; how many steps could be paid."""
    last = [name for name, house in own["houses"].items() if house["at"] == own["cc"]]
    stuck = [name for name in last if not own["planner"][name]["prices"]]
    found = []
    if stuck:
        takes = view["takes"][stuck[0]]
        kinds = ", ".join(w.say(f"thing-{kind}.name", case="nom") for kind in takes["kinds"])
        what = ", ".join(w.say(f"building-{name}") for name in stuck)
        found.append(w.say("concern-behind", what=what, n=len(stuck)))
        found.append(w.say("concern-takes", what=w.say(f"building-{stuck[0]}"), n=takes["fewest"], kinds=kinds))
    for name in last:
        plan = own["planner"][name]
        if plan["prices"] and not plan["moves"]:
            found.append(w.say("concern-boulder", what=w.say(f"building-{name}"), n=plan["tools"]))
    if own["route"]:
        found.append(w.say("concern-steps", n=len(own["route"])))
    return found

"""The table in a terminal, and for those who listen: that of the base game with what the moor brings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tilth.games.agricola import terminal as base
from tilth.games.agricola.options import SEATS
from tilth.games.agricola.text.fact_texts import counted
from tilth.text import Words, words
from tilth.text.lines import flow, heading, styled

__all__ = ["board"]

Data = Mapping[str, Any]
DOWN = "-down"


def board(view: Data, lang: str, seat: int | None, width: int = 80) -> list[str]:
    """The table as `seat` sees it; None is a spectator."""
    w = words(lang, "moor")
    lines = base.board(view, lang, seat, width)
    after = lines.index("") + 1
    return [*lines[:after], *specials(view, w, width), *houses(view, w, width), "", *lines[after:]]


def specials(view: Data, w: Words, width: int) -> list[str]:
    """Where the special action cards lie; alone, which come next."""
    parts = [heading(w.say("page-specials"))]
    for card in view["specials"]:
        id = str(card["card"])
        parts.append(f"{styled(id, 'dim')} {w.say(f'word-{id}')} ({place(card['at'], w)})")
    pile = view.get("special_pile") or {}
    if pile:
        parts.append(w.say("page-special-left", n=pile["left"]))
        parts += [
            w.say(f"page-special-{key}", what=w.say(f"word-{pile[key]}")) for key in ("next", "used") if pile[key]
        ]
    return [line for part in parts for line in flow([part], width)]


def place(at: str, w: Words) -> str:
    if at == "centre":
        return w.say("special-centre")
    return w.say("special-closed" if at.endswith(DOWN) else "special-open", whose=at.removesuffix(DOWN))


def houses(view: Data, w: Words, width: int) -> list[str]:
    """What every house needs to be warm, and who lies in bed."""
    parts = [heading(w.say("word-heating"))]
    for name in SEATS:
        if name in view:
            ill = int(view[name]["bed"])
            said = [counted("fuel", int(view[name]["heating"]["need"]), w)]
            said += [w.say("page-bed", n=ill)] if ill else []
            parts.append(f"{name}: {', '.join(said)}")
    return flow(parts, width)

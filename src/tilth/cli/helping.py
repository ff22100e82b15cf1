"""Hints and the coach at the terminal."""

from __future__ import annotations

import secrets

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tilth.cli.sitting import Sitting
from tilth.kernel.rng import Rng

__all__ = ["coach_lines", "hint_table", "warning"]


def dice(sitting: Sitting) -> Rng:
    """With a seed, help is always the same at the same place of a game, as far as its time allows."""
    return Rng(secrets.randbits(60) if sitting.seed is None else sitting.seed * 8 + len(sitting.moves))


def hint_table(sitting: Sitting) -> RenderableType:
    """The best moves of whoever decides, each with the number it is chosen by."""
    from tilth.learn.hints import advise, hint_words

    p, seat, speech = sitting.position, int(sitting.position.who), sitting.speech
    numbers = {offer.action: str(k + 1) for k, offer in enumerate(sitting.offers())}
    grid = Table.grid(padding=(0, 1))
    for hint in advise(p, seat, dice(sitting)):
        told = hint_words(sitting.game, p, seat, hint, speech.lang)
        lines = [Text(told["move"], "bold"), Text(f"{told['points']} · {told['behind']}")]
        for part, style in (("leads_to", "green"), ("gives_up", "red")):
            if told[part]:
                lines.append(Text(speech.say(f"hint-{part.replace('_', '-')}", items=told[part]), style))
        grid.add_row(Text(numbers.get(hint.actions[0], ""), "dim"), Group(*lines))
    return grid


def coach_lines(sitting: Sitting) -> RenderableType:
    """What matters now."""
    p, seat, speech = sitting.position, int(sitting.position.who), sitting.speech
    concerns = speech.concerns(p, sitting.view(seat), seat) or [speech.say("web-coach-quiet")]
    return Group(Text(speech.say("web-coach"), "bold cyan"), *(Text(f"  {said}", "cyan") for said in concerns))


def warning(sitting: Sitting, action: int) -> str:
    """What the coach says of a choice that would cost a lot; nothing, if it would not."""
    from tilth.learn.coach import mistake_words, mistakes

    known = sitting.worked_out.get("mistakes")
    if known is None:
        p = sitting.position
        known = sitting.worked_out["mistakes"] = mistakes(p, int(p.who), dice(sitting))
    return mistake_words(sitting.speech, known[action]) if action in known else ""

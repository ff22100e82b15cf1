"""What the rules of Farmers of the Moor name, beside all that those of the base game name."""

from __future__ import annotations

from collections.abc import Mapping

from tilth.games.agricola.rules.goods import CLAYEY, PERSON_POINTS, STONY
from tilth.games.agricola.text import book_facts as base
from tilth.games.agricola.text.cards import hand_text
from tilth.games.agricola.text.fact_texts import space_text
from tilth.games.moor.options import TARGETS
from tilth.games.moor.rules.facts import ACTIONS, CARDS, LAYOUTS, PART, SPACES, SPECIAL_CARDS
from tilth.games.moor.rules.scoring import ILL
from tilth.games.moor.rules.setup import HAND, MOOR_CARDS
from tilth.games.moor.rules.solo import KEEP_PRICE
from tilth.games.moor.rules.specials import SECOND_USE
from tilth.games.moor.text.special_words import FIGURES
from tilth.text import words

__all__ = ["facts"]


def facts(lang: str) -> Mapping[str, int | str]:
    """Every one by its name; `horse_food_2`: with two players, `cut-peat.fuel`: of a special action."""
    found = dict(base.facts(lang))
    majors = [fact for fact in CARDS if fact["kind"] == "major"]
    terrain = "".join(LAYOUTS[0])
    forests, moors = terrain.count("F"), terrain.count("M")
    found |= {
        "layouts": len(LAYOUTS),
        "forests": forests,
        "moors": moors,
        "cells_open": int(found["cells_free"]) - forests - moors,
        "moor_majors": len(majors),
        "moor_minors": len(CARDS) - len(majors),
        "all_majors": int(found["majors"]) + len(majors),
        "slots": int(found["majors"]) + sum("beneath" not in fact for fact in majors),
        "special_cards": len(SPECIAL_CARDS),
        "hand_moor": int(MOOR_CARDS),
        "hand_pool": int(HAND - MOOR_CARDS),
        "hand_eight": int(HAND) + 1,
        "second_use": int(SECOND_USE),
        "keep_price": int(KEEP_PRICE),
        "clay_saves": int(CLAYEY),
        "stone_saves": int(STONY),
        "ill_points": int(PERSON_POINTS + ILL),
        "doubtful": sum(bool(fact.get("doubtful")) for fact in CARDS),
    }
    found |= {f"goal_level_{level}": goal for level, goal in TARGETS.items()}
    for action in ACTIONS:
        for part in ("gives", "pay"):
            found |= {f"{action['slug']}.{good}": n for good, n in (action.get(part) or {}).items()}
    for card in SPECIAL_CARDS:
        for figure in FIGURES.values():
            if figure in card:
                found |= {f"{figure}_{players}": card[figure] for players in card["players"] if players > 1}
    w = words(lang, PART)
    found |= {f"{fact['slug']}.text": space_text(fact, w) for fact in SPACES}
    found |= {f"{fact['slug']}.text": hand_text(fact["slug"], lang) for fact in majors}
    return found

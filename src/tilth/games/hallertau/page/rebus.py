"""What a condition, a cost or an effect says without words: signs, numbers and a few marks between them.

A plain number is a minimum in a condition and a maximum in an effect, as everywhere on the cards. `=` stands before
what must be exact, `≤` before a limit, `/` between alternatives, `▸` before the place where something lies.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tilth.games.hallertau.rules.goods import GOODS
from tilth.text import Words

__all__ = ["Mark", "Rebus", "bundle", "counted", "effect", "gains", "needed", "paid"]

NOTHING = "–"


@dataclass(frozen=True)
class Mark:
    """A sign, perhaps with another one inside it or with a letter on it."""

    sign: str
    inside: str = ""
    over: str = ""


Rebus = list[Mark | str]

WORDS: Mapping[str, Rebus] = {
    **{name: [Mark(name)] for name in (*GOODS, "jewel", "tool", "sheep", "field", "worker", "window", "round")},
    "crop": [Mark("crop")],
    "animal": [Mark("animal")],
    "goods": [Mark("goods")],
    "lead": [Mark("center"), "↔", Mark("center")],
    "harvested": [Mark("harvest")],
    "harvested_one_crop": [Mark("harvest"), Mark("crop"), "="],
    "removed_one_quadrant": ["−", Mark("worker"), Mark("quadrant")],
    "advances_one_building": [Mark("center"), Mark("then")],
    "used_quadrant_workers": [Mark("worker"), Mark("quadrant")],
    "tools_just_gained": ["+", Mark("tool")],
    "tools_this_phase": ["+", Mark("tool"), "④"],
    "workers_just_exchanged": [Mark("worker"), Mark("swap"), Mark("tool")],
}


# -- how many of what ------------------------------------------------------------------------------------------------


def counted(quantity: Any, w: Words) -> Rebus:
    """The signs of what is counted, or the number itself."""
    if isinstance(quantity, int):
        return [str(quantity)]
    if isinstance(quantity, str):
        return list(WORDS[quantity])
    verb, about = next(iter(quantity.items()))
    if verb in ("sum", "max", "min"):
        between = {"sum": "+", "max": "/", "min": "&"}[verb]
        return joined([counted(part, w) for part in about], between)
    if verb == "diff":
        return ["(", *counted(about[0], w), "−", *counted(about[1], w), ")"]
    if verb == "mul":
        return [f"{about[0]}×", *counted(about[1], w)]
    if verb == "half":
        return ["½", *counted(about, w)]
    if verb == "fields":
        return [field_mark(about)]
    if verb == "sheep_on":
        return [Mark("sheep"), "▸", *yard(about)]
    if verb == "pasture_cards":
        return [Mark("yard", inside="sheep") if about["sheep"] else Mark("yard", over="0")]
    if verb == "hand_except":
        return [Mark("hand"), "≠", Mark(about)]
    if verb == "played":
        return [Mark("played"), *([] if about == "all" else ["="] if about == "best_deck" else [Mark(about)])]
    if verb == "workers_on":
        return [Mark("worker"), "▸", w.say(f"space-{about}")]
    return [Mark("space"), "▸", f"{about}", Mark("worker")]  # spaces_with


def joined(parts: Sequence[Rebus], between: str) -> Rebus:
    found: Rebus = []
    for k, part in enumerate(parts):
        found += [between, *part] if k else part
    return found


def field_mark(about: Mapping[str, Any]) -> Mark:
    row = about.get("row", "")
    over = "·".join(map(str, row)) if isinstance(row, list) else str(row)
    if about.get("planted") is False:
        return Mark("empty", over=over)
    inside = about.get("crop") or ("crop" if about.get("planted") else "")
    return Mark("field", inside, over)


def yard(where: Any) -> Rebus:
    """A farmyard card on a stable board, or the stable."""
    if where == "stable":
        return [Mark("stable")]
    if isinstance(where, list):
        return joined([[Mark("yard", over=str(n))] for n in where], "/")
    return [Mark("yard", over={"one_card": "", "next_card": "›", "all_cards": "Σ"}.get(where, str(where)))]


def many(n: Any, of: Rebus, w: Words) -> Rebus:
    """A number of something; nothing at all is a dash."""
    if n == 0:
        return [NOTHING]
    if isinstance(n, int):
        return [str(n), *of]
    if n == "all":
        return ["Σ", *of]
    return [*of, "×", *counted(n, w)]


def kind_signs(what: Any) -> Rebus:
    return [Mark(what)] if isinstance(what, str) else joined([[Mark(good)] for good in what], "/")


# -- conditions ------------------------------------------------------------------------------------------------------


def needed(need: Mapping[str, Any], w: Words) -> Rebus:
    verb, about = next(iter(need.items()))
    if verb == "any":
        return joined([needed(part, w) for part in about], "/")
    if verb == "at_least":
        what, least = about
        if isinstance(what, dict) and "min" in what:
            return [f"{least}×", *counted(what, w)]
        return [str(least), *counted(what, w)] if isinstance(least, int) else compared(what, "≥", least, w)
    if verb in ("at_most", "exactly"):
        before = "≤" if verb == "at_most" else "="
        return [f"{before}{about[1]}", *counted(about[0], w)]
    if verb == "more":
        return compared(about[0], ">", about[1], w)
    if verb == "between":
        return [f"{about[1]}–{about[2]}", *counted(about[0], w)]
    if verb == "space_full":
        return [Mark("space", over="■")]
    if verb == "just":
        return [Mark("jewel"), "→0"] if about == "spent_last_jewel" else [Mark("hand"), "→", Mark("played")]
    if verb == "just_used":
        return [Mark("space"), "!"] if about == "any" else [Mark("space"), "▸", Mark("sow")]
    if verb == "during":
        return [w.say(f"space-{about}"), "…"]
    return [Mark("worker"), "…", *joined([needed(part, w) for part in about], "&")]  # before_last_action


def compared(left: Any, how: str, right: Any, w: Words) -> Rebus:
    return [*counted(left, w), how, *counted(right, w)]


# -- costs -----------------------------------------------------------------------------------------------------------


def paid(cost: Mapping[str, Any], w: Words) -> Rebus:
    verb, about = next(iter(cost.items()))
    if verb == "give":
        return many(about[1], counted(about[0], w), w)
    if verb == "give_harvested":
        return [Mark("harvest"), *many(about[1], counted(about[0], w), w)]
    if verb == "give_same":
        return [f"{about['n']}=", Mark(about["from"])]
    if verb == "give_each":
        return [f"{about['kinds']}×", str(about["n"]), Mark(about["from"])]
    if verb == "remove_field":
        rows = {"row": [row for row in (2, 3, 4, 5) if row != about["not_row"]]} if "not_row" in about else about
        return many(about["n"], [field_mark(rows)], w)
    if verb == "unplant":
        return [f"{about}", Mark("field", inside="crop"), "→", Mark("empty")]
    if verb == "discard":
        return many(about["n"], [Mark("hand"), *([] if about["deck"] == "any" else [Mark(about["deck"])])], w)
    if verb == "reduce_to":
        return [Mark(about["from"]), "→", str(about["n"])]
    if verb == "retreat":
        return ["←", Mark("center")]
    return ["←", *many(about, [Mark("sheep")], w)]  # move_sheep_back


# -- effects ---------------------------------------------------------------------------------------------------------


def effect(what: Mapping[str, Any], w: Words) -> Rebus:
    verb, about = next(iter(what.items()))
    return list(EFFECTS[verb](about, w))


def kinds(about: Mapping[str, Any], how: str) -> Rebus:
    """So many of one kind (=), or of different kinds (≠)."""
    return [f"{about['n']}{how}", *kind_signs(about["from"])] if about["n"] else [NOTHING]


def sow(about: Mapping[str, Any], w: Words) -> Rebus:
    if about["n"] == 0:
        return [NOTHING]
    number: Rebus = [str(about["n"])] if about["n"] > 1 else []
    where: Rebus = ["▸", Mark("empty", over="1")] if about["where"] == "sole_empty" else []
    what: Rebus = [] if about["what"] in ("crop", "taken") else kind_signs(about["what"])
    stack: Rebus = [f"×{about['stack']}"] if about["stack"] > 1 else []
    return [*number, Mark("sow"), *what, *stack, *where]


def move_field(about: Mapping[str, Any], w: Words) -> Rebus:
    which = {"any": Mark("field"), "empty": Mark("empty"), "planted": Mark("field", inside="crop")}
    moved = which.get(about["which"], Mark("empty", over="1"))
    goal: Rebus = ["→", Mark("empty", over=str(about["to"]))] if "to" in about else [Mark("up"), f"{about['by']}"]
    return [*many(about["n"], [moved], w), *goal]


def spaces(about: Mapping[str, Any], w: Words) -> Rebus:
    names = [w.say(f"space-{space}").replace(" ", "\u00a0") for space in about["spaces"]]
    return ["−", Mark("worker"), "▸", *(f"{name}," for name in names[:-1]), names[-1]]


EFFECTS: Mapping[str, Any] = {
    "get": lambda about, w: many(about[1], counted(about[0], w), w),
    "get_one_kind": lambda about, w: kinds(about, "=" if isinstance(about["from"], str) else ""),
    "get_different": lambda about, w: kinds(about, "≠"),
    "get_mix": lambda about, w: [str(about["n"]), *kind_signs(about["from"])],
    "draw": lambda about, w: many(about[1], [Mark(f"draw-{about[0]}")], w),
    "field": lambda about, w: many(about["n"], [Mark("field", over=str(about["row"]))], w),
    "fields_sum": lambda about, w: [str(about["n"]), Mark("field"), "Σ=", *counted(about["sum"], w)],
    "sow": sow,
    "harvest": lambda about, w: many(about["n"], [Mark("harvest")], w),
    "double_harvest": lambda about, w: many(about, [Mark("harvest"), "×2"], w),
    "move_field": move_field,
    "move_sheep": lambda about, w: [
        f"{about['sheep']}", Mark("sheep"), Mark("then"), *([f"{about['steps']}"] if about["steps"] > 1 else [])
    ],
    "clear_space": lambda about, w: ["−", Mark("worker"), "▸", f"{about}", Mark("space")],
    "clear_top_row": spaces,
    "recall_top_row": lambda about, w: [Mark("space"), Mark("then"), Mark("worker")],
    "merge_workers": lambda about, w: [Mark("space"), Mark("then"), Mark("space", over="3")],
    "place_second_row": lambda about, w: [Mark("worker"), Mark("then"), Mark("space", over="2")],
    "use_space": lambda about, w: [Mark("worker"), Mark("then"), Mark("space"), f"≤{about['max_workers']}"],
    "advance": lambda about, w: [*many(about["n"], [Mark("center")], w), Mark("then")],
    "move_boulders": lambda about, w: [*many(about["n"], [Mark("boulder")], w), Mark("then")],
    "substitute": lambda about, w: [
        *many(about["pay"][1], counted(about["pay"][0], w), w),
        Mark("swap"),
        *many(about["instead_of"][1], counted(about["instead_of"][0], w), w),
    ],
    "trade": lambda about, w: [
        *many(about["give"][1], counted(about["give"][0], w), w),
        Mark("then"),
        *many(about["get"][1], counted(about["get"][0], w), w),
    ],
    "take_first_player": lambda about, w: [Mark("first")],
}  # fmt: skip


def gains(effects: Sequence[Mapping[str, Any]], w: Words) -> list[Rebus]:
    """Effects one by one; those that give nothing are left out if there are others."""
    found = [effect(one, w) for one in effects]
    return [one for one in found if one != [NOTHING]] or found[:1]


def bundle(word: str) -> Rebus:
    """A bundle of goods as moves name it: `2clay+rye`."""
    found: Rebus = []
    for k, part in enumerate(word.split("+")):
        name = part.lstrip("0123456789")
        number = part.removesuffix(name)
        found += [*(["+"] if k else []), *([number] if number else []), Mark(name)]
    return found

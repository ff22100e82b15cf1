"""The table as lines of text, for a terminal.

Everything comes from a view, so nothing is shown that its seat may not know. Emphasis is written in square brackets,
as in `[b]Hand[/b]`; whoever prints the lines turns it into colours or takes it out.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tilth.games.hallertau.options import SEATS
from tilth.games.hallertau.rules.goods import BUILDINGS, GOODS, LAST, ROUNDS
from tilth.games.hallertau.rules.spaces import SPACE_FACTS
from tilth.games.hallertau.text.cards import card_name, card_text, facts
from tilth.games.hallertau.text.fact_texts import effects, space_text
from tilth.games.hallertau.text.prices import takes_words
from tilth.games.hallertau.text.seat_data import PLACES, ROWS, STABLE, Farm
from tilth.text import Words, words
from tilth.text.lines import INDENT, flow, heading, styled

__all__ = ["amount", "board", "bundle_words", "deck_order", "income_words"]

COLOURS = {"gateway": "bright_blue", "farmyard": "green", "bonus": "yellow", "point": "magenta"}
ITEMS = ("community", "symbols", "sheep", "jewels", "rest", "cards")
WIDE = 200  # who listens hears whole sentences


def board(view: Mapping[str, Any], lang: str, seat: int | None, width: int = 80) -> list[str]:
    """The table as `seat` sees it; None is a spectator."""
    w = words(lang, "hallertau")
    names = [name for name in SEATS if name in view]
    cards = view["with_cards"]
    lines = [*top(view, w, width, len(names), cards), "", *spaces(view, w, width)]
    own = names[seat] if seat is not None and seat < len(names) else ""
    others = names[names.index(own) + 1 :] + names[: names.index(own)] if own else names
    for name in others:
        lines += ["", *farm(view, name, w, width)]
    if own:
        lines += ["", *farm(view, own, w, width, own=True)]
        if cards:
            lines += hand(view[own], w, width, view["turn"] == "over")
    return lines


# -- words for amounts, shared with the drawn table --------------------------------------------------------------------


def amount(name: str, n: int, w: Words) -> str:
    """So many of something."""
    return w.say(f"thing-{name}", n=str(n), count=n, case="nom")


def bundle_words(word: str, w: Words) -> str:
    """A bundle as moves name it: `2clay+rye`."""
    parts = []
    for part in word.split("+"):
        name = part.lstrip("0123456789")
        parts.append(amount(name, int(part.removesuffix(name) or 1), w))
    return " + ".join(parts)


def income_words(data: Mapping[str, Any], w: Words) -> list[str]:
    """What the face-up cards of a seat bring in every phase 3."""
    income: Mapping[str, int] = data.get("income") or {}
    plain = [amount(name, int(n), w) for name, n in income.items() if name in (*GOODS, "jewel", "tool", "sheep")]
    return plain + effects(data["other_income"], w)


def deck_order(id: str) -> tuple[int, str]:
    """Face-up cards: bonus cards first, then points, then the rest."""
    return (("bonus", "point", "gateway", "farmyard").index(facts(id)["deck"]), id)


# -- the middle of the table -----------------------------------------------------------------------------------------


def top(view: Mapping[str, Any], w: Words, width: int, players: int, cards: bool) -> list[str]:
    over = view["turn"] == "over"
    head = [] if over else [w.say("page-round", n=view["round"], of=int(ROUNDS))]
    phase = f"word-phase-{'over' if over else view['phase']}"
    if w.has(phase):
        head.append(w.say(phase))
    parts = [f"[b]{' · '.join(head)}[/b]"]
    if players > 1:
        parts.append(f"[dim]{w.say('word-first-player')}: {view['first']}[/dim]")
    if view["quadrants"] and not over:
        parts.append(f"[dim]{w.say('page-quadrants')}: {', '.join(view['quadrants'])}[/dim]")
    if not cards:
        return flow(parts, width)
    decks = [styled(w.say(f"deck-{deck}.label"), COLOURS[deck]) + f" {n}" for deck, n in view["decks"].items()]
    return [*flow(parts, width), *flow(decks, width, f"{heading(w.say('page-decks'))}  ", " · ")]


def spaces(view: Mapping[str, Any], w: Words, width: int) -> list[str]:
    """The action spaces, quadrant by quadrant: the workers in their rows, how many the next use takes, what they do."""
    lines = flow(w.say("page-board.words").split(" "), width, f"{heading(w.say('page-board'))}  ", " ", "dim")
    for name in SPACE_FACTS:
        lines += space(view, name, w, width)
    return lines


def space(view: Mapping[str, Any], name: str, w: Words, width: int) -> list[str]:
    rows, cost = view["spaces"][name]["rows"], int(view["spaces"][name]["next"])
    quadrant, called = view["spaces"][name]["quadrant"], w.say(f"space-{name}")
    does = space_text(SPACE_FACTS[name]["options"], w)
    if width >= WIDE:
        next_use = w.say("page-next-use", n=cost) if cost else w.say("page-space-full")
        return [f"{INDENT}{quadrant} [b]{called}[/b]: {does} {next_use}"]
    shown = "".join("●" * n + "·" * (k + 1 - n) + " " for k, n in enumerate(rows)).strip()
    room = max(len(w.say(f"space-{space}")) for space in SPACE_FACTS)
    price = f"[b]{cost}[/b]" if cost else "[dim]–[/dim]"
    start = f"{INDENT}[dim]{quadrant}[/dim] {called:{room}} {shown:8} {price}  "
    return flow(does.split(" "), width, start, " ", "dim")


# -- farms -----------------------------------------------------------------------------------------------------------


def farm(view: Mapping[str, Any], name: str, w: Words, width: int, own: bool = False) -> list[str]:
    data = view[name]
    f = Farm(data)
    turn = "[b]▸[/b] " if view["turn"] == name else ""
    items = [f"{w.say(f'score-{item}')} {f.score[item]}" for item in ITEMS if f.score.get(item)]
    head = [f"[b]{w.say('page-points', n=int(f.score.get('total', 0)))}[/b]", w.say("page-workers", n=f.workers)]
    if not own:
        head.append(w.say("page-hand-size", n=int(data.get("hand_size", 0))))
    lines = flow(head, width, f"{turn}{heading(name)}  ", " · ")
    if items:
        lines += flow(items, width, INDENT, ", ", "dim")
    lines += flow(supply(f, w), width, part("word-supply", w), ", ")
    lines += flow(fields(f, w), width, part("word-fields", w), " · ")
    lines += flow(sheep(f, w), width, part("page-stable", w), " · ")
    center = [window(f, w), *(building(f, name, w) for name in BUILDINGS)]
    lines += flow(center, width, part("word-community", w), " · ")
    if own and data.get("planner") and view["turn"] != "over":
        plans = [plan(name, data["planner"][name], view["takes"][name], w) for name in BUILDINGS]
        lines += flow(plans, width, part("page-planner", w), " · ")
        if data.get("route"):
            ways = [str(way).partition(" ")[::2] for way in data["route"]]
            told = [f"{w.say(f'building-{name}')} ({bundle_words(price, w)})" for name, price in ways]
            lines += flow(told, width, part("page-route", w, n=len(ways)), " → ")
    cards = sorted(data.get("played", ()), key=deck_order)
    if cards:
        lines += flow([coloured(id, w) for id in cards], width, part("page-face-up", w), ", ")
    waiting = data.get("waiting") or []
    if waiting:
        lines += flow([coloured(id, w) for id in waiting], width, f"{INDENT}[dim]{w.say('page-waiting')}:[/dim] ", ", ")
    income = income_words(data, w)
    if income:
        lines += flow(income, width, part("page-income-label", w), ", ")
    return lines


def part(key: str, w: Words, **args: int) -> str:
    return f"{INDENT}[dim]{w.say(key, **args)}:[/dim] "


def supply(f: Farm, w: Words) -> list[str]:
    things = {**f.goods, "jewel": f.jewels, "tool": f.tools}
    found = [amount(name, n, w) for name, n in things.items() if n]
    if f.exhausted:
        found[-1] += f" ({w.say('page-exhausted', n=f.exhausted)})"
    return found or [w.say("word-nothing")]


def fields(f: Farm, w: Words) -> list[str]:
    """Row by row, from the best one down."""
    found = []
    for row in ROWS:
        here = [field for field in f.fields if field.row == row]
        contents = [
            (w.say(f"thing-{field.good}.name", case="nom") if field.good else w.say("page-empty"))
            + (f" ×{field.units}" if field.units > 1 else "")
            + ("'" if field.harvested else "")
            for field in here
        ]
        if contents:
            found.append(f"[b]{row}[/b] {', '.join(contents)}")
    return found or [w.say("word-nothing")]


def sheep(f: Farm, w: Words) -> list[str]:
    found = []
    for place in PLACES:
        if f.sheep[place]:
            where = w.say("word-stable") if place == STABLE else w.say("page-yard", n=int(place))
            found.append(f"{where}: {f.sheep[place]}")
    return found or [w.say("word-nothing")]


def window(f: Farm, w: Words) -> str:
    return w.say("page-window-short", n=f.window, moves=f.center, of=int(LAST))


def building(f: Farm, name: str, w: Words) -> str:
    house = f.houses[name]
    stones = [str(stone["at"]) for stone in house.boulders]
    beside = f" [dim]({w.say('page-boulders', places=', '.join(stones))})[/dim]" if stones else ""
    return f"{w.say(f'building-{name}')} [b]{house.at}[/b]{beside}"


def plan(name: str, data: Mapping[str, Any], takes: Mapping[str, Any], w: Words) -> str:
    """How many steps of a building could be paid, and what one costs."""
    shown = [bundle_words(str(price), w) for price in data.get("prices", [])] or [takes_words(takes, w)]
    if data.get("blocked"):
        shown.append(w.say(f"page-blocked-{data['blocked']}"))
    elif data.get("tools"):
        shown[-1] += f", {amount('tool', int(data['tools']), w)}"
    return f"{w.say(f'building-{name}')} {data['moves']}× ({'; '.join(shown)})"


def hand(data: Mapping[str, Any], w: Words, width: int, over: bool) -> list[str]:
    cards = data.get("hand") or []
    if not cards:
        return [f"{heading(w.say('word-hand'))}  [dim]{w.say('page-no-cards')}[/dim]"]
    ready = set() if over else {str(word).partition("/")[0] for word in data.get("playable", ())}
    lines = [heading(w.say("word-hand"))]
    for id in cards:
        mark = "[b]✓[/b] " if id in ready else INDENT
        lines += flow(card_text(id, w.lang).split(" "), width, f"{mark}{coloured(id, w)}  ", " ")
    return lines


def coloured(id: str, w: Words) -> str:
    return styled(card_name(id, w.lang), COLOURS[facts(id)["deck"]])

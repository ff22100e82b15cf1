"""The table as lines of text, for a terminal.

Everything comes from a view, so nothing is shown that its seat may not know. Emphasis is written in square brackets,
as in `[b]Road[/b]`; whoever prints the lines turns it into colours or takes it out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from tilth.games.villagers.text.cards import card_name, card_text, facts
from tilth.games.villagers.text.positions import STACK_NAMES
from tilth.text import Words, words
from tilth.text.lines import INDENT, heading, length

__all__ = ["board"]

COLOURS = {
    "grain": "yellow", "wood": "green", "hay": "bright_yellow", "ore": "bright_blue", "grape": "magenta",
    "wool": "bright_white", "leather": "red", "solitary": "cyan", "special": "bright_magenta",
}  # fmt: skip
SEATS = "ABCDE"
SYMBOLS = ("gold", "food", "builders", "keys")
IF_ANY = ("coins", "silver")  # told only if there are some


def board(view: Mapping[str, Any], lang: str, seat: int | None, width: int = 80) -> list[str]:
    """The table as `seat` sees it; None is a spectator."""
    w = words(lang, "villagers")
    lines = [*top(view, w, width), "", *road(view, w, width), *piles(view, w, width)]
    if "events" in view:
        lines += ["", *events(view, w, width)]
    names = [name for name in SEATS if name in view]
    own = names[seat] if seat is not None and seat < len(names) else ""
    others = names[names.index(own) + 1 :] + names[: names.index(own)] if own else names
    for name in [*others, *(["countess"] if "countess" in view else [])]:
        lines += ["", *village(view, name, w, width)]
    if own:
        lines += ["", *village(view, own, w, width, own=True), *hand(view[own]["hand"], w, width)]
    return lines


# -- the middle of the table -----------------------------------------------------------------------------------------


def top(view: Mapping[str, Any], w: Words, width: int) -> list[str]:
    part = f"word-part-{view['part']}"
    head = [w.say("word-round", n=view["round"])]
    if view["turn"] == "over":
        head = [w.say("word-part-over")]
    elif w.has(part):
        head.append(w.say(part))
    markets = []
    for which in ("first", "second"):
        state = w.say(f"word-market-{view['market'][which]}")
        mark = "b" if view["market"][which] == "due" else "dim"
        markets.append(f"[{mark}]{w.say(f'word-{which}-market')}: {state}[/{mark}]")
    start = f"[dim]{w.say('word-first-player')}: {view['first']}[/dim]"
    return flow([f"[b]{' · '.join(head)}[/b]", start, *markets], width)


def road(view: Mapping[str, Any], w: Words, width: int) -> list[str]:
    rows = []
    for here in view["road"]:
        slot = f"[dim]{here['slot']}[/dim]"
        if here["card"]:
            rows.append([slot, *card_row(here["card"], w, int(here["ducats"]))])
        else:
            rows.append([slot, f"[dim]{w.say('word-empty')}[/dim]", "", "", ""])
    codes = w.say("word-road-codes", first=view["road"][0]["slot"], last=view["road"][-1]["slot"])
    return [f"{heading(w.say('word-road'))}  [dim]{codes}[/dim]", *table(rows, width)]


def piles(view: Mapping[str, Any], w: Words, width: int) -> list[str]:
    stacks = [f"[dim]{name}[/dim] {pile(view[name], w)}" for name in STACK_NAMES]
    rest = [f"{heading(w.say('word-reserve'))} {pile(view['reserve'], w)}"]
    rest.append(f"{heading(w.say('word-discard'))} {w.say('word-cards', n=len(view['discard']))}")
    basics = [f"{coloured(slug, w)} ×{n}" for slug, n in view["basics"].items()]
    rest.append(f"{heading(w.say('word-basics'))}  {', '.join(basics)}")
    codes = w.say("word-stack-codes", first=STACK_NAMES[0], last=STACK_NAMES[-1])
    title = f"{heading(w.say('word-stacks'))}  [dim]{codes}[/dim]"
    return [title, *flow(stacks, width, INDENT), *flow(rest, width)]


def pile(data: Mapping[str, Any], w: Words) -> str:
    """A stack: how many cards, the back on top, which cards one has put there oneself, and a market below it."""
    told = [w.say("word-cards", n=data["cards"]) if data["cards"] else w.say("word-empty")]
    if data["back"]:
        told.append(w.say("word-back", suit=suit_word(data["back"], w)))
    known = [r.partition(":")[2] for r in data.get("returned", [])]
    faces = [card_name(slug, w.lang) for slug in reversed(known) if slug != "?"]
    if faces:
        told.append(w.say("page-you-put", cards=", ".join(faces)))
    if "market" in data:
        told.append(w.say("page-market-below", market=w.say(f"word-{data['market']}-market")))
    return ", ".join(told)


def events(view: Mapping[str, Any], w: Words, width: int) -> list[str]:
    jester = f"{w.say('word-jester')}: {w.say('word-jester.' + view['jester'])}"
    lines = [f"{heading(w.say('word-events-face-up'))}  [dim]{jester}[/dim]"]
    for event in view["events"]["face_up"]:
        text = card_text(event, w.lang).split(" ")
        lines += flow(text, width, f"{INDENT}[b]{card_name(event, w.lang)}[/b]  ", " ", "dim")
    if not view["events"]["face_up"]:
        lines.append(f"{INDENT}[dim]{w.say('word-none')}[/dim]")
    return lines


# -- cards -----------------------------------------------------------------------------------------------------------


def coloured(slug: str, w: Words, style: str = "") -> str:
    style = style or COLOURS.get(facts(slug).get("suit", ""), "b")
    return f"[{style}]{card_name(slug, w.lang)}[/{style}]"


def suit_word(suit: str, w: Words) -> str:
    return f"[{COLOURS[suit]}]{w.say(f'suit-{suit}')}[/{COLOURS[suit]}]"


def card_row(slug: str, w: Words, ducats: int = 0) -> list[str]:
    """Name, suit, place and symbols of a card, in four cells."""
    card = facts(slug)
    name = coloured(slug, w) + (f" [b]+{ducats}[/b]" if ducats else "")
    chain = card.get("chain", [])
    below = f"[dim]›[/dim] {card_name(chain[-1], w.lang)}" if chain else ""
    return [name, suit_word(card["suit"], w), below, ", ".join(symbols(card, w))]


def symbols(card: Mapping[str, Any], w: Words) -> list[str]:
    found = [w.say(f"word-{symbol}", n=card[symbol]) for symbol in SYMBOLS if card.get(symbol)]
    if "silver" in card:
        found.append(w.say("word-silver.label").lower())
    if "special" in card:
        found.append(w.say(f"short-{card['special']}"))
    if "padlock" in card:
        found.append(f"[dim]{w.say('short-padlock', card=card_name(card['padlock'], w.lang))}[/dim]")
    return found


def hand(cards: Sequence[str], w: Words, width: int) -> list[str]:
    rows = []
    for slug, n in Counter(cards).items():
        name, *rest = card_row(slug, w)
        rows.append([name + (f" ×{n}" if n > 1 else ""), *rest])
    if not rows:
        return [f"{heading(w.say('word-hand'))}  [dim]{w.say('word-empty')}[/dim]"]
    return [heading(w.say("word-hand")), *table(rows, width)]


# -- villages --------------------------------------------------------------------------------------------------------


def village(view: Mapping[str, Any], name: str, w: Words, width: int, own: bool = False) -> list[str]:
    data = view[name]
    title = w.say("word-countess") if name == "countess" else name
    counts = data["sums"]
    told = [key for key in ("ducats", "coins", "gold", "silver", "food", "builders") if key in counts]
    facts_ = [w.say(f"word-{key}", n=counts[key]) for key in told if counts[key] or key not in IF_ANY]
    turn = "[b]▸[/b] " if view["turn"] == name else ""
    lines = flow(facts_, width, f"{turn}{heading(title)}  ", " · ")
    lines += flow(chains(data["cards"], w), width, INDENT, "  ")
    lines += limits(view, name, w, width)
    if name != "countess" and not own:
        lines += flow(backs(data, w), width, f"{INDENT}[dim]{w.say('word-hand')}: {data['hand_size']}[/dim]  ", ", ")
    return lines


def backs(data: Mapping[str, Any], w: Words) -> list[str]:
    """The suits that can be seen of somebody's hand."""
    counted = Counter(data.get("hand", []))
    return [suit_word(suit, w) + (f" ×{n}" if n > 1 else "") for suit, n in counted.items()]


def limits(view: Mapping[str, Any], name: str, w: Words, width: int) -> list[str]:
    """What a seat has taken in this draft, or used up in its build turn."""
    data = view[name]
    parts = []
    lines = []
    if data.get("taken"):
        taken = [coloured(slug, w) for slug in data["taken"]]
        lines = flow(taken, width, f"{INDENT}[dim]{w.say('word-square')}:[/dim] ", ", ")
    if view["part"] == "draft" and data.get("limit"):
        used = w.say("word-used", n=len(data["taken"]), limit=data["limit"])
        parts.append(f"{w.say('word-draft-limit.label')}: {used}")
    if view["part"] == "build" and view["turn"] == name:
        state = view["turn_state"]
        parts.append(f"{w.say('word-actions.label')}: {w.say('word-used', n=state['actions'], limit=state['limit'])}")
        parts.append(f"{w.say('word-hires.label')}: {w.say('word-used', n=state['hires'], limit=state['most_hires'])}")
        if state["tinner"]:
            parts.append(w.say("word-tinner"))
    return lines + (flow([f"[dim]{part}[/dim]" for part in parts], width, INDENT, " · ") if parts else [])


def chains(cards: Sequence[Mapping[str, Any]], w: Words) -> list[str]:
    """Every chain from the bottom up; covered cards are pale. Equal chains are counted."""
    counted = Counter(stacked(cards, -1, w))
    return [text + (f" ×{n}" if n > 1 else "") for text, n in counted.items()]


def stacked(cards: Sequence[Mapping[str, Any]], on: int, w: Words) -> list[str]:
    """What lies on a card of a village; -1: on the table."""
    return [chain(one, stacked(cards, i, w), w) for i, one in enumerate(cards) if one["on"] == on]


def chain(one: Mapping[str, Any], above: Sequence[str], w: Words) -> str:
    text = coloured(one["card"], w, "dim" if above else "")
    if one["side"] and not above:
        side = w.say(f"word-{one['side']}-side")
        text += f" [dim]({side})[/dim]"
    if one["coins"]:
        text += f" [b]+{one['coins']}[/b]"
    if not above:
        return text
    return f"{text} › {above[0] if len(above) == 1 else '(' + ', '.join(above) + ')'}"


# -- lines -----------------------------------------------------------------------------------------------------------


def flow(pieces: Sequence[str], width: int, before: str = "", between: str = "   ", style: str = "") -> list[str]:
    """The pieces one after the other, in as many lines as it takes; later lines are indented. A piece is broken only
    if it is longer than a line."""
    lines, line = [], before
    indent = INDENT * (2 if before else 1)
    empty = True
    for piece in pieces:
        whole = length(indent) + length(piece) <= width
        for k, part in enumerate([piece] if whole else piece.split(" ")):
            gap = between if k == 0 else " "
            if not empty and length(line) + length(gap) + length(part) > width:
                lines.append(line.rstrip())
                line, empty = indent, True
            shown = f"[{style}]{part}[/{style}]" if style else part
            line += shown if empty else gap + shown
            empty = False
    return [*lines, line]


def table(rows: Sequence[Sequence[str]], width: int) -> list[str]:
    """Cells in columns; what does not fit into the last column goes on in the next line."""
    sizes = [max(length(row[k]) for row in rows) for k in range(len(rows[0]) - 1)]
    lines = []
    for row in rows:
        cells = [cell + " " * (size - length(cell)) for cell, size in zip(row, sizes)]
        line = INDENT + "  ".join(cells) + "  "
        empty = True
        for part in filter(None, row[-1].split(", ")):
            if length(line) + length(part) + 2 > width:
                lines.append(line.rstrip())
                line, empty = INDENT * 4, True
            line += part if empty else f", {part}"
            empty = False
        lines.append(line.rstrip())
    return lines

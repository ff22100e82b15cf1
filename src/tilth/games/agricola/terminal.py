"""The table as lines of text, for a terminal.

Everything comes from a view, so nothing is shown that its seat may not know. Emphasis is written in square brackets,
as in `[b]Hand[/b]`; whoever prints the lines turns it into colours or takes it out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Any

from tilth.games.agricola.options import SEATS
from tilth.games.agricola.rules.goods import ROUNDS
from tilth.games.agricola.rules.grid import cell_word
from tilth.games.agricola.rules.modes import MODES
from tilth.games.agricola.text.cards import card_name, facts, hand_text, space_name
from tilth.games.agricola.text.fact_texts import cost_words, counted, either, goods_words, spelled
from tilth.games.agricola.text.seat_data import Cell, Farm, on_farm, told
from tilth.text import Words, words
from tilth.text.lines import INDENT, flow, heading, length, styled

__all__ = ["board", "grid"]

COLOURS = {"major": "red", "minor": "yellow", "occupation": "bright_blue"}
TWO_COLUMNS, THREE_COLUMNS, BESIDE = 76, 130, 96  # so wide the spaces stand in columns, and words beside a farm
LISTENING = 1000  # so wide nobody looks: the farm is told, not drawn
CELL = 9  # letters of a cell
# Fences at a corner: up, right, down, left.
CORNERS = {
    "0000": "·", "1111": "╋", "0110": "┏", "0011": "┓", "1100": "┗", "1001": "┛", "1110": "┣", "1011": "┫", "0111": "┳",
    "1101": "┻", "0101": "━", "1010": "┃", "1000": "┃", "0010": "┃", "0100": "━", "0001": "━",
}  # fmt: skip

Data = Mapping[str, Any]


def board(view: Data, lang: str, seat: int | None, width: int = 80) -> list[str]:
    """The table as `seat` sees it; None is a spectator."""
    w = words(lang, "agricola")
    names = [name for name in SEATS if name in view]
    lines = [*top(view, w, width, names), "", *spaces(view, w, width), *coming(view, w, width)]
    lines += majors(view, w, width)
    own = names[seat] if seat is not None and seat < len(names) else ""
    others = names[names.index(own) + 1 :] + names[: names.index(own)] if own else names
    for name in others:
        lines += ["", *farm(view, name, w, width)]
    if own:
        lines += ["", *farm(view, own, w, width, own=True), *hand(view, own, w, width)]
    return lines


# -- the middle of the table -----------------------------------------------------------------------------------------


def top(view: Data, w: Words, width: int, names: Sequence[str]) -> list[str]:
    over = view["turn"] == "over"
    when = [] if over or not view["round"] else [w.say("word-round-of", n=int(view["round"]), of=int(ROUNDS))]
    head = " · ".join([*when, w.say(f"word-phase-{'over' if over else view['phase']}")])
    parts = [heading(head)]
    if len(names) > 1:
        parts.append(styled(f"{w.say('word-starting-player')}: {view['first']}", "dim"))
    if any(view["decks"].values()):
        parts.append(styled(w.say("board-decks", **{name: int(n) for name, n in view["decks"].items()}), "dim"))
    if "series" in view and view["mode"] in MODES and MODES[view["mode"]].series:
        parts.append(styled(w.say("page-series", n=view["series"]["game"], target=view["series"]["target"]), "dim"))
    return flow(parts, width)


def on_table(view: Data) -> list[str]:
    """All spaces that lie there: printed ones, round cards, then what cards have brought."""
    return list(dict.fromkeys((*view["board"], *view["revealed"], *view["spaces"], *view["occupied"])))


def spaces(view: Data, w: Words, width: int) -> list[str]:
    """The action spaces: the round that brought them, who stands there, what lies there."""
    slugs = on_table(view)
    columns = 1 if width < TWO_COLUMNS else 2 if width < THREE_COLUMNS else 3
    if width >= LISTENING:
        columns = 1
    height = -(-len(slugs) // columns)
    groups = [slugs[k * height : (k + 1) * height] for k in range(columns)]
    full = [max((length(space(view, slug, w, width)) for slug in group), default=0) for group in groups]
    fair = (width - len(INDENT)) // columns - 1
    rooms = full if sum(full) + columns <= width - len(INDENT) else [fair] * columns  # no name is cut that finds room
    drawn = [[space(view, slug, w, room) for slug in group] for group, room in zip(groups, rooms)]
    lines = [heading(w.say("page-board"))]
    for row in zip_longest(*drawn, fillvalue=""):
        cells = [cell + " " * (room - length(cell)) for cell, room in zip(row, rooms)]
        lines.append((INDENT + " ".join(cells)).rstrip())
    return lines


def space(view: Data, slug: str, w: Words, room: int) -> str:
    """One space on one line: `5 AB 3 Wood: 6 wood`."""
    number = view["revealed"].index(slug) + 1 if slug in view["revealed"] else 0
    who = "".join(view["standing"].get(slug, ()))
    lying = goods_words(view["heaps"].get(slug, {}), w)
    goods = f": {lying}" if lying else ""
    start = f"{number or '':>2} {who or '·'} "
    free = room - len(start) - len(goods)
    name = space_name(slug, w.lang)
    if len(name) > free and w.has(f"page-space-{slug}"):
        name = w.say(f"page-space-{slug}")
    if len(name) > free:
        name = f"{name[: max(free - 1, 0)]}…"
    said = f"{styled(start, 'dim')}{name}{heading(goods) if goods else ''}"
    return styled(f"{start}{name}{goods}", "dim") if who else said


def coming(view: Data, w: Words, width: int) -> list[str]:
    """Goods that lie on the spaces of rounds to come."""
    pieces = []
    for number in sorted(view["rounds"], key=int):
        whose = [f"{seat} {goods_words(goods, w)}" for seat, goods in view["rounds"][number].items()]
        pieces.append(f"{w.say('word-round', n=int(number))}: {', '.join(whose)}")
    return flow(pieces, width, label("board-coming", w), " · ") if pieces else []


def majors(view: Data, w: Words, width: int) -> list[str]:
    """Major improvements for sale, with their prices."""
    if view["turn"] == "over" or not view["majors"]:
        return []
    shown = []
    for id in [slug for slug in view["majors"] if slug not in view["covered"]]:
        price = either(w, [cost_words(cost, w) for cost in facts(id)["cost"]])
        shown.append(w.say("fact-price-suffix", card=coloured(id, w), price=price))
    return flow(shown, width, label("page-majors", w), " · ")


# -- farms -----------------------------------------------------------------------------------------------------------


def farm(view: Data, name: str, w: Words, width: int, own: bool = False) -> list[str]:
    """One seat: points, people, the farmyard, goods, cards."""
    data = view[name]
    turn = "[b]▸[/b] " if view["turn"] == name else ""
    people = int(data["family"])
    head = [
        heading(w.say("page-points", n=int(data["score"]["total"]))),
        w.say("page-people", home=int(data["home"]), people=people),
    ]
    if not own and data["hand_size"]:
        head.append(
            w.say("board-hand-size", occupations=int(data["hand_occupations"]), minors=int(data["hand_minors"]))
        )
    lines = flow(head, width, f"{turn}{heading(name)}  ", " · ")
    drawn = Farm(data)
    if width >= LISTENING:
        return [*lines, INDENT + " ".join(told(drawn, w.say)), *possessions(view, name, w, width)]
    yard = [INDENT + line for line in grid(drawn, w)]
    if width < BESIDE:
        return [*lines, *(line.rstrip() for line in yard), *possessions(view, name, w, width)]
    beside = possessions(view, name, w, width - length(yard[0]))
    both = zip_longest(yard, beside, fillvalue="")
    return lines + [f"{left or ' ' * length(yard[0])}{right}".rstrip() for left, right in both]


def possessions(view: Data, name: str, w: Words, width: int) -> list[str]:
    """What a seat has besides its farmyard."""
    data = view[name]
    goods = {good: int(data[good]) for good in view["goods"] if good not in view["animals"]}
    lines = flow([goods_list(goods, w)], width, label("page-supply", w))
    kept = {kind: int(data[kind]) for kind in view["animals"]}
    if any(kept.values()):
        apart = [
            f"{w.say('board-in-house' if one['place'] == 'house' else 'board-on-card')} {amount(one, w)}"
            for one in data["arrangement"]
            if not on_farm(one["place"])
        ]
        lines += flow([goods_list(kept, w), *apart], width, label("board-animals", w), " · ")
    left = [
        w.say("board-fences-left", n=int(data["fences_left"])),
        w.say("board-stables-left", n=int(data["stables_left"])),
    ]
    if data["capacity"]:
        left.append(w.say("board-capacity", what=", ".join(map(str, data["capacity"]))))
    lines += flow(left, width, label("board-building", w), " · ")
    if view["turn"] != "over" and view["round"]:
        need = w.say("board-need", what=counted("food", int(data["need"]), w), n=int(view["harvest"]["round"]))
        lines += flow([need], width, label("page-harvest", w))
    if data["begging"]:
        lines += flow([styled(w.say("page-begging", n=int(data["begging"])), "red")], width, INDENT)
    on = data["on_cards"]
    cards = [coloured(id, w) + (f" ({goods_words(on[id], w)})" if on.get(id) else "") for id in in_play(view, data)]
    if cards:
        lines += flow(cards, width, label("board-cards", w), " · ")
    items = {item: int(points) for item, points in data["score"].items() if item != "total" and points}
    score = [f"{w.say(f'score-{item}')} {signed(points)}" for item, points in items.items()]
    return lines + flow(score, width, label("page-score", w), ", ", "dim")


def in_play(view: Data, data: Data) -> list[str]:
    """All cards of a seat: improvements, occupations, and those of other kinds."""
    return [id for key in dict.fromkeys(("improvements", *view["card_kinds"])) for id in data[key]]


def signed(n: int) -> str:
    return str(n) if n >= 0 else f"−{-n}"


def goods_list(goods: Mapping[str, int], w: Words) -> str:
    return ", ".join(counted(good, n, w) for good, n in goods.items() if n) or w.say("word-nothing")


def amount(one: Data, w: Words) -> str:
    return counted(one["kind"], int(one["count"]), w)


def grid(f: Farm, w: Words) -> list[str]:
    """The farmyard: every cell with its name, what stands there, and heavy lines for fences (§0.5)."""
    lines = []
    herds = {f.pasture_of(place)[0]: (kind, n) for place, kind, n in f.kept if f.pasture_of(place)}
    posts = range(f.columns.start, f.columns.stop + 1)
    for r in range(f.rows.start, f.rows.stop + 1):
        edge = ""
        for c in posts:
            edge += corner(f, r, c)
            if c in f.columns:
                edge += ("━" if ("H", r, c) in f.fences else " ") * CELL
        lines.append(edge)
        if r in f.rows:
            pairs = [cell(f, (r, c), herds, w) for c in f.columns]
            for k in (0, 1):
                walls = ["┃" if ("V", r, c) in f.fences else " " for c in posts]
                lines.append("".join(wall + pair[k] for wall, pair in zip(walls, pairs)) + walls[-1])
    return lines


def corner(f: Farm, r: int, c: int) -> str:
    """Where up to four fences meet."""
    around = (("V", r - 1, c), ("H", r, c), ("V", r, c), ("H", r, c - 1))
    return CORNERS["".join("1" if edge in f.fences else "0" for edge in around)]


def cell(f: Farm, at: Cell, herds: Mapping[Cell, tuple[str, int]], w: Words) -> tuple[str, str]:
    """Two lines for one cell: its name with what was built there, and what lies or stands on it."""
    if at not in f.cells:
        return " " * CELL, " " * CELL
    name, what, inside, look = cell_word(at), "", "", ""
    if at in f.covers:
        what, look = w.say(f"board-cell-{f.covers[at][0]}"), "cyan"
    elif at in f.rooms:
        what, look = w.say("board-cell-room"), {"wood": "yellow", "clay": "red", "stone": "b"}[f.house]
        inside = w.say(f"thing-{f.house}.name", case="nom")
    elif at in f.fields:
        good, n = f.fields[at]
        what, look = w.say("board-cell-field"), "green"
        inside = f"{n} {w.say(f'board-cell-{good}')}" if good else ""
    elif at in f.stables:
        what, look = w.say("board-cell-stable"), "magenta"
    elif at in f.wild:
        good, n = f.wild[at]
        inside, look = f"{n} {w.say(f'board-cell-{good}')}", "green"
    if at in herds:
        kind, n = herds[at]
        inside, look = f"{n} {w.say(f'board-cell-{kind}')}", look or "b"
    what = what[: CELL - 1 - len(name)]
    first = styled(name, "dim") + (f" {styled(what, look)}" if what else "")
    second = inside[:CELL]
    return first + " " * (CELL - length(first)), (styled(second, look) if second and look else second) + " " * (
        CELL - len(second)
    )


# -- cards -----------------------------------------------------------------------------------------------------------


def hand(view: Data, name: str, w: Words, width: int) -> list[str]:
    """The cards of whoever looks, and those to choose from when hands are dealt."""
    choices = (view.get("question") or {}).get("choices") or ()
    ready = {word.partition(" ")[2] for word in choices if word.startswith(("play ", "keep ", "draft "))}
    lines = []
    for key, cards in (
        ("board-pack", view.get("pack", ()) if choices else ()),
        ("page-hand", view[name].get("hand") or ()),
    ):
        if cards:
            lines.append(heading(w.say(key)))
        for id in cards:
            mark = "[b]✓[/b] " if id in ready else INDENT
            lines += flow(hand_text(id, w.lang).split(" "), width, f"{mark}{coloured(id, w)}  ", " ")
    return lines


def coloured(id: str, w: Words) -> str:
    return styled(card_name(id, w.lang), COLOURS.get(facts(id)["kind"], "green"))


def label(key: str, w: Words) -> str:
    return f"{INDENT}[dim]{spelled(w.say(key))}:[/dim] "

"""Cards of Villagers as drawings, made from their facts alone. No card is named here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, partial
from typing import Any

from markupsafe import Markup, escape

from tilth.games.villagers.page.signs import COLOURS
from tilth.games.villagers.text.cards import card_name, card_text, facts
from tilth.page.drawn_words import wrapped
from tilth.text import Words, words

__all__ = ["HEIGHT", "WIDTH", "back", "card", "silver_signs", "style_of"]

WIDTH, HEIGHT = 120, 168
PAPER, INK, PALE = "#fffaf0", "#2b2620", "#6a6053"
GOLD, GOLD_RIM, SILVER, SILVER_RIM = "#f0bf3a", "#8a6100", "#d5dae1", "#5d6877"
NARROW, BROAD = "iljtfr.,:;'’!()[] |I", "mwMWшщжмюфыЖШЩМЮФЫ@%"
SYMBOLS = ("food", "builders")
SILVER_SIGNS = {
    "gold_on_suit": "gold", "gold_symbol": "gold", "padlock": "padlock", "food": "food", "builder": "builders",
    "coins_on_one": "ducats",
}  # fmt: skip


def style_of(fact: Mapping[str, Any]) -> str:
    """The suit of a villager or the season of an event: what its colour and sign are called."""
    return str(fact.get("suit") or fact.get("season") or fact["kind"])


def silver_signs(silver: Mapping[str, Any]) -> list[str]:
    """The signs for what a silver formula counts."""
    return [name for name in (SILVER_SIGNS.get(silver["counts"]), silver.get("suit")) if name]


# -- words in a drawing ----------------------------------------------------------------------------------------------


def breadth(text: str, size: float, bold: bool = False) -> float:
    """About how much room a text takes. Fonts differ; this is meant for the broadest of the usual ones."""
    em = sum(0.4 if c in NARROW else 0.94 if c in BROAD else 0.7 if c.isupper() else 0.61 for c in text)
    return em * size * (1.12 if bold else 1)


def fitted(
    text: str, width: float, largest: float, most: int = 1, room: float = 1000, bold: bool = True
) -> tuple[list[str], float]:
    """The text in at most `most` lines, as large as it can be; `room` is how high it may become."""
    size = largest
    while True:
        lines = wrapped(text, width, partial(breadth, size=size, bold=bold))
        fits = len(lines) <= most and all(breadth(line, size, bold) <= width for line in lines)
        if (fits and len(lines) * (size + 1.5) <= room) or size <= 6:
            return lines, size
        size -= 0.5


def label(x: float, y: float, text: str, size: float, **look: str | int) -> str:
    attributes = "".join(f' {key.replace("_", "-")}="{value}"' for key, value in look.items())
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:g}"{attributes}>{escape(text)}</text>'


def block(x: float, y: float, lines: Sequence[str], size: float, step: float, **look: str | int) -> str:
    return "".join(label(x, y + k * step, line, size, **look) for k, line in enumerate(lines))


def use(name: str, x: float, y: float, size: float, fill: str) -> str:
    return f'<use href="#s-{name}" x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}" fill="{fill}"/>'


# -- parts of a card -------------------------------------------------------------------------------------------------


def header(fact: Mapping[str, Any], lang: str) -> str:
    """The band with the suit's sign (as often as the card shows it) and the name."""
    style = style_of(fact)
    signs = int(fact.get("symbols", 1))
    band = f'<path d="M1.5 32V10A8.5 8.5 0 0 1 10 1.5h100a8.5 8.5 0 0 1 8.5 8.5v22z" fill="{COLOURS[style]}"/>'
    drawn = [band]
    for k in range(signs):
        drawn.append(f'<circle cx="{17 + 17 * k}" cy="16.5" r="11" fill="{PAPER}" stroke="{COLOURS[style]}"/>')
        drawn.append(use(style, 9.5 + 17 * k, 9, 15, COLOURS[style]))
    left = 16 + 17 * signs
    name = fact["names"][lang]
    lines, size = fitted(name[:1].upper() + name[1:], WIDTH - left - 5, 12.5, 2)
    middle = 21 if len(lines) == 1 else 14.5
    drawn.append(block(left, middle, lines, size, size + 1, fill="#ffffff", font_weight=700))
    return "".join(drawn)


def gold_coin(x: float, y: float, number: int) -> str:
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="17" fill="{GOLD}" stroke="{GOLD_RIM}" stroke-width="2"/>'
        f'<circle cx="{x:g}" cy="{y:g}" r="13.5" fill="none" stroke="{GOLD_RIM}" stroke-opacity=".45"/>'
        + label(x, y + 6.5, str(number), 18, text_anchor="middle", font_weight=800, fill="#3b2a00")
    )


def silver_bar(y: float, silver: Mapping[str, Any]) -> str:
    """How many ducats, and for how many of what."""
    per = int(silver["per"])
    counted = silver_signs(silver)
    text = f"{silver['amount']} / {per if per > 1 else ''}".rstrip()
    letters = 10.5 * len(text.replace(" ", "")) + 4 * text.count(" ")
    width = letters + 21 * len(counted) + 22
    x = (WIDTH - width) / 2
    drawn = [
        f'<rect x="{x:g}" y="{y - 15:g}" width="{width:g}" height="30" rx="15" fill="{SILVER}" '
        f'stroke="{SILVER_RIM}" stroke-width="2"/>',
        label(x + 11, y + 6, text, 16, font_weight=800, fill=INK),
    ]
    for k, name in enumerate(counted):
        fill = "#c58f0a" if name == "gold" else COLOURS.get(name, INK)
        drawn.append(use(name, x + 13 + letters + 21 * k, y - 9, 18, fill))
    return "".join(drawn)


def symbols_row(fact: Mapping[str, Any], y: float) -> str:
    """Gold, silver, food and builders, side by side in the middle."""
    pieces: list[tuple[float, Any]] = []
    if fact.get("gold"):
        pieces.append((36, lambda x: gold_coin(x + 18, y, fact["gold"])))
    if "silver" in fact:
        pieces.append((0, lambda _: silver_bar(y, fact["silver"])))
    for symbol in SYMBOLS:
        for _ in range(int(fact.get(symbol, 0))):
            pieces.append((30, lambda x, s=symbol: use(s, x + 1, y - 14, 28, INK)))
    for symbol in fact.get("turned", {}):
        pieces.append((34, lambda x, s=symbol: label(x, y + 5, "⇄", 14, fill=PALE) + use(s, x + 14, y - 10, 20, PALE)))
    room = sum(width for width, _ in pieces) + 4 * (len(pieces) - 1)
    x, drawn = (WIDTH - room) / 2, []
    for width, draw in pieces:
        drawn.append(draw(x))
        x += width + 4
    return "".join(drawn)


def ladder(fact: Mapping[str, Any], w: Words) -> str:
    """What must lie below, lowest first; the last one is what the card lies on."""
    chain: list[str] = fact.get("chain", [])
    drawn = []
    for k, below in enumerate(chain):
        y, last = 46 + 11.5 * k, k == len(chain) - 1
        look: dict[str, str | int] = {"fill": INK, "font_weight": 600} if last else {"fill": PALE}
        name = card_name(below, w.lang)
        lines, size = fitted(name, WIDTH - 28 - 5 * k, 10.5, bold=last)
        drawn.append(use(style_of(facts(below)), 8 + 5 * k, y - 9, 10.5, COLOURS[style_of(facts(below))]))
        drawn.append(label(22 + 5 * k, y, " ".join(lines), size, **look))
    return "".join(drawn)


def footer(fact: Mapping[str, Any], w: Words) -> str:
    """Padlock with its opener, key ring, mark of a card that is discarded, places for further cards."""
    drawn = []
    right = WIDTH - 8.0
    if fact.get("keys"):
        number = str(fact["keys"])
        width = 27 + 7 * len(number)
        x, y = right - width, 115 if "padlock" in fact else 131
        drawn.append(f'<rect x="{x:g}" y="{y}" width="{width}" height="19" rx="9.5" fill="#efe4cd"/>')
        drawn.append(use("keys", x + 5, y + 3, 13, INK))
        drawn.append(label(x + width - 7, y + 13.5, number, 12, text_anchor="end", font_weight=700, fill=INK))
    if fact.get("discard"):
        right -= 19
        drawn.append(use("discard", right, 133, 16, PALE))
    if "padlock" in fact:
        room = right - 30
        lines, size = fitted(card_name(fact["padlock"], w.lang), room, 10.5, 2)
        colour = COLOURS[style_of(facts(fact["padlock"]))]
        drawn.append(use("padlock", 8, 132, 15, colour))
        drawn.append(block(26, 144 if len(lines) == 1 else 139.5, lines, size, size + 0.5, fill=INK, font_weight=600))
    if fact.get("from_players"):
        drawn.append(label(WIDTH - 8, 127, f"{fact['from_players']}+", 10, text_anchor="end", fill=PALE))
    places = int(fact.get("holds_as_bottom", fact.get("holds", 0)))
    for k in range(places):
        x = WIDTH / 2 + (k - (places - 1) / 2) * 46 - 20
        drawn.append(f'<rect x="{x:g}" y="156" width="40" height="6" rx="3" fill="{COLOURS[style_of(fact)]}"/>')
    return "".join(drawn)


def prose(text: str, top: float, bottom: float) -> str:
    """Some words of explanation in the middle of a card."""
    lines, size = fitted(text, WIDTH - 18, 11, 99, bottom - top, bold=False)
    return block(9, top + size, lines, size, size + 1.5, fill=INK)


def face(fact: Mapping[str, Any], lang: str) -> str:
    w = words(lang, "villagers")
    style = style_of(fact)
    paper = (
        f'<rect x="1" y="1" width="118" height="166" rx="9" fill="{PAPER}" stroke="{COLOURS[style]}" stroke-width="2"/>'
    )
    drawn = [paper, header(fact, lang)]
    if fact["kind"] == "event":
        _, when, rest = card_text(fact["id"], lang).split(". ", 2)
        lines, size = fitted(when, WIDTH - 18, 9, 3)
        drawn.append(block(9, 44, lines, size, size + 1.5, fill=PALE, font_weight=600))
        drawn.append(prose(rest, 40 + len(lines) * (size + 1.5), 162))
        return "".join(drawn)
    if "special" in fact and "suit" not in fact:
        drawn.append(prose(w.say(f"special-{fact['special']}"), 36, 122 if fact.get("gold") else 162))
        if fact.get("gold"):
            drawn.append(gold_coin(60, 144, fact["gold"]))
        return "".join(drawn)
    drawn.append(f'<g opacity=".1">{use(style, 30, 56, 60, COLOURS[style])}</g>')
    if "special" in fact:
        drawn.append(prose(w.say(f"short-{fact['special']}"), 76, 128))
    drawn.append(ladder(fact, w))
    drawn.append(symbols_row(fact, 102))
    drawn.append(footer(fact, w))
    return "".join(drawn)


@cache
def card(id: str, lang: str, size: str = "hand", named: bool = False) -> Markup:
    """A card or event. `size` is a name that the style sheet knows; `named` tells readers of the page what it is."""
    fact = facts(id)
    said = f'role="img" aria-label="{escape(card_name(id, lang))}"' if named else 'aria-hidden="true"'
    view = f'viewBox="0 0 {WIDTH} {HEIGHT}"'
    return Markup(f'<svg class="card card-{escape(size)}" {view} {said}>{face(fact, lang)}</svg>')


@cache
def back(suit: str | None) -> Markup:
    """The back of a card: its suit, if backs are seen."""
    colour = COLOURS[suit] if suit else "#5b5148"
    body = (
        f'<rect x="1" y="1" width="42" height="58" rx="5" fill="{colour}"/>'
        f'<rect x="4" y="4" width="36" height="52" rx="3" fill="none" stroke="{PAPER}" stroke-opacity=".6"/>'
    )
    if suit:
        body += f'<circle cx="22" cy="30" r="13" fill="{PAPER}"/>' + use(suit, 12, 20, 20, colour)
    return Markup(f'<svg class="back" viewBox="0 0 44 60" aria-hidden="true">{body}</svg>')

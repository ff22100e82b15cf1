"""Cards of Villagers as drawings, made from their facts alone. No card is named here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, partial
from typing import Any

from markupsafe import Markup, escape

from tilth.games.villagers.page.figures import land, use_figure
from tilth.games.villagers.page.signs import COLOURS
from tilth.games.villagers.text.cards import card_name, card_text, facts
from tilth.page.drawn_words import wrapped
from tilth.text import Words, words

__all__ = ["HEIGHT", "WIDTH", "card", "pile", "silver_signs", "style_of"]

WIDTH, HEIGHT = 120, 168
SKY, GROUND = 31, 116  # upper and lower edge of the picture
LINE = 11.5  # from one card of the chain to the next
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
    band = f'<path d="M1.5 31V10A8.5 8.5 0 0 1 10 1.5h100a8.5 8.5 0 0 1 8.5 8.5v21z" fill="{COLOURS[style]}"/>'
    drawn = [band]
    for k in range(signs):
        drawn.append(f'<circle cx="{16 + 16 * k}" cy="16" r="10.5" fill="{PAPER}" stroke="{COLOURS[style]}"/>')
        drawn.append(use(style, 9 + 16 * k, 9, 14, COLOURS[style]))
    left = 15 + 16 * signs
    name = fact["names"][lang]
    lines, size = fitted(name[:1].upper() + name[1:], WIDTH - left - 4, 12.5, 2)
    middle = 20.5 if len(lines) == 1 else 14
    drawn.append(block(left, middle, lines, size, size + 1, fill="#ffffff", font_weight=700))
    return "".join(drawn)


def picture(fact: Mapping[str, Any], ground: float = GROUND) -> str:
    """The villager in the open. Under a long chain there is less room."""
    below = len(fact.get("chain", []))
    height = min(71 if below else 78, ground + 12 - 2 * below - SKY - LINE * below)
    x = WIDTH / 2 + (8 + 7 * below if below else 0)
    behind = land(2, SKY, WIDTH - 4, ground - SKY, COLOURS[style_of(fact)])
    return behind + use_figure(str(fact["id"]), x, ground - 1, height)


def gold_coin(x: float, y: float, number: int) -> str:
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="13.5" fill="{GOLD}" stroke="{GOLD_RIM}" stroke-width="1.8"/>'
        f'<circle cx="{x:g}" cy="{y:g}" r="10.8" fill="none" stroke="{GOLD_RIM}" stroke-opacity=".45"/>'
        + label(x, y + 5.6, str(number), 15.5, text_anchor="middle", font_weight=800, fill="#3b2a00")
    )


def silver_bar(x: float, y: float, silver: Mapping[str, Any]) -> str:
    """How many ducats, and for how many of what."""
    text, counted = silver_text(silver), silver_signs(silver)
    letters = silver_letters(text)
    drawn = [
        f'<rect x="{x:g}" y="{y - 13:g}" width="{silver_width(silver):g}" height="26" rx="13" fill="{SILVER}" '
        f'stroke="{SILVER_RIM}" stroke-width="1.8"/>',
        label(x + 9, y + 5.5, text, 15, font_weight=800, fill=INK),
    ]
    for k, name in enumerate(counted):
        fill = "#c58f0a" if name == "gold" else COLOURS.get(name, INK)
        drawn.append(use(name, x + 11 + letters + 19 * k, y - 8, 16, fill))
    return "".join(drawn)


def silver_text(silver: Mapping[str, Any]) -> str:
    per = int(silver["per"])
    return f"{silver['amount']} / {per if per > 1 else ''}".rstrip()


def silver_letters(text: str) -> float:
    return 9.8 * len(text.replace(" ", "")) + 4 * text.count(" ")


def silver_width(silver: Mapping[str, Any]) -> float:
    return silver_letters(silver_text(silver)) + 19 * len(silver_signs(silver)) + 18


def key_ring(x: float, y: float, number: int) -> str:
    width = key_width(number)
    return (
        f'<rect x="{x:g}" y="{y - 10:g}" width="{width:g}" height="20" rx="10" fill="#efe4cd"/>'
        + use("keys", x + 6, y - 6.5, 13, INK)
        + label(x + width - 7, y + 4.5, str(number), 12.5, text_anchor="end", font_weight=700, fill=INK)
    )


def key_width(number: int) -> float:
    return 28 + 7 * len(str(number))


def symbols_row(fact: Mapping[str, Any], y: float) -> str:
    """Gold, silver, food, builders and keys, side by side."""
    pieces: list[tuple[float, Any]] = []
    if fact.get("gold"):
        pieces.append((29, lambda x: gold_coin(x + 14.5, y, fact["gold"])))
    if "silver" in fact:
        pieces.append((silver_width(fact["silver"]), lambda x: silver_bar(x, y, fact["silver"])))
    for symbol in SYMBOLS:
        for _ in range(int(fact.get(symbol, 0))):
            pieces.append((25, lambda x, s=symbol: use(s, x + 0.5, y - 12, 24, INK)))
    for symbol in fact.get("turned", {}):
        pieces.append((34, lambda x, s=symbol: label(x, y + 5, "⇄", 14, fill=PALE) + use(s, x + 14, y - 10, 20, PALE)))
    if fact.get("keys"):
        pieces.append((key_width(fact["keys"]), lambda x: key_ring(x, y, fact["keys"])))
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
        y, last = SKY + 11 + LINE * k, k == len(chain) - 1
        look: dict[str, str | int] = {"fill": INK, "font_weight": 600} if last else {"fill": "#4a4136"}
        lines, size = fitted(card_name(below, w.lang), WIDTH - 26 - 5 * k, 10.5, bold=last)
        name, colour = " ".join(lines), COLOURS[style_of(facts(below))]
        width = 15 + breadth(name, size, last)
        drawn.append(
            f'<rect x="{4 + 5 * k}" y="{y - 9.5:g}" width="{width:g}" height="12" rx="6" fill="{PAPER}" opacity=".86"/>'
        )
        drawn.append(use(style_of(facts(below)), 6 + 5 * k, y - 8.5, 10, colour))
        drawn.append(label(18 + 5 * k, y, name, size, **look))
    return "".join(drawn)


def footer(fact: Mapping[str, Any], w: Words) -> str:
    """Padlock with its opener, mark of a card that is discarded, places for further cards."""
    drawn = []
    right = WIDTH - 7.0
    if fact.get("discard"):
        right -= 16
        drawn.append(use("discard", right, 145, 15, PALE))
    if "padlock" in fact:
        lines, size = fitted(card_name(fact["padlock"], w.lang), right - 26, 10.5, 2, 20)
        colour = COLOURS[style_of(facts(fact["padlock"]))]
        drawn.append(use("padlock", 7, 145.5, 14, colour))
        first = 156.5 if len(lines) == 1 else 152
        drawn.append(block(24, first, lines, size, size + 0.5, fill=INK, font_weight=600))
    if fact.get("from_players"):
        chip = f'<rect x="94" y="{GROUND - 14}" width="23" height="13" rx="6.5" fill="{COLOURS[style_of(fact)]}"/>'
        drawn.append(chip + label(114, GROUND - 4, f"{fact['from_players']}+", 10, text_anchor="end", fill=PAPER))
    places = int(fact.get("holds_as_bottom", fact.get("holds", 0)))
    middle = WIDTH - 28 if "padlock" in fact else WIDTH / 2
    for k in range(places):
        x = middle + (k - (places - 1) / 2) * 46 - 20
        drawn.append(f'<rect x="{x:g}" y="161" width="40" height="4.5" rx="2.2" fill="{COLOURS[style_of(fact)]}"/>')
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
        drawn.append(picture(fact, 76))
        drawn.append(prose(w.say(f"special-{fact['special']}"), 77, 165))
        if fact.get("gold"):
            drawn.append(gold_coin(20, 58, fact["gold"]))
        return "".join(drawn)
    drawn.append(picture(fact))
    drawn.append(ladder(fact, w))
    if "special" in fact:
        drawn.append(prose(w.say(f"short-{fact['special']}"), 118, 145 if "padlock" in fact else 158))
    drawn.append(symbols_row(fact, 131))
    drawn.append(footer(fact, w))
    return "".join(drawn)


@cache
def card(id: str, lang: str, size: str = "hand", named: bool = False) -> Markup:
    """A card or event. `size` is a name that the style sheet knows; `named` tells readers of the page what it is."""
    fact = facts(id)
    said = f'role="img" aria-label="{escape(card_name(id, lang))}"' if named else 'aria-hidden="true"'
    view = f'viewBox="0 0 {WIDTH} {HEIGHT}"'
    return Markup(f'<svg class="card card-{escape(size)}" {view} {said}>{face(fact, lang)}</svg>')


def leaf(x: float, y: float, fill: str) -> str:
    """One card of a pile, lying on its face."""
    return (
        f'<rect x="{x:g}" y="{y:g}" width="42" height="56" rx="5" fill="{fill}" stroke="{PAPER}" stroke-width="1.4"/>'
    )


@cache
def pile(suit: str | None, cards: int, market: bool = False) -> Markup:
    """A stack as high as it has cards, the back of the top one up; a market card may lie under it."""
    colour = COLOURS[suit] if suit else "#5b5148"
    thick = min(cards, 12)
    drawn = ['<rect class="v-gap" x="3" y="3" width="42" height="56" rx="5"/>'] if not cards else []
    if market:
        x, y, size = (16, 20, 12) if cards else (3, 3, 30)
        drawn.append(f'<rect x="{x}" y="{y}" width="44" height="54" rx="5" fill="{GOLD}" stroke="{GOLD_RIM}"/>')
        drawn.append(use("market", x + (30 if cards else 7), y + (40 if cards else 12), size, "#3b2a00"))
    for k in range(thick - 1, 0, -1):
        drawn.append(leaf(3 + 0.7 * k, 3 + 1.1 * k, colour))
    if cards:
        drawn.append(leaf(3, 3, colour))
        drawn.append(f'<rect x="6.5" y="6.5" width="35" height="49" rx="3" fill="none" stroke="{PAPER}" opacity=".5"/>')
        if suit:
            drawn.append(f'<circle cx="24" cy="31" r="13.5" fill="{PAPER}"/>' + use(suit, 14, 21, 20, colour))
    return Markup(f'<svg class="v-pile" viewBox="0 0 62 76" aria-hidden="true">{"".join(drawn)}</svg>')

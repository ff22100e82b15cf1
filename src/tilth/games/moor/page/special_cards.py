"""Special action cards where they lie: in the centre, before a seat, face up or face down (M§6); alone, beside their
pile (M§14)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from markupsafe import Markup

from tilth.games.agricola.page.rebus import rebus
from tilth.games.agricola.page.signs import sign
from tilth.games.moor.rules.facts import ACTIONS
from tilth.games.moor.rules.specials import SECOND_USE
from tilth.games.moor.text.special_words import action_text
from tilth.page.html import Inside, el
from tilth.page.table import Things

__all__ = ["CENTRE", "DOWN", "cards_at", "centre", "pile"]

Data = Mapping[str, Any]
CENTRE, DOWN = "centre", "-down"
PLAYED = {"black-market": "minor", "illicit-work": "major"}
FACTS = {str(fact["slug"]): fact for fact in ACTIONS}


def cards_at(table: Things, place: str) -> list[Data]:
    """The cards that lie at a place: the centre, a seat, or a seat and face down."""
    return [card for card in table.view["specials"] if card["at"] == place]


def figure(action: Data) -> Markup | None:
    """What an action gives or costs, as signs."""
    fact = FACTS[action["do"]]
    pays = dict(fact.get("pay") or {}) | ({"food": action["food"]} if action["do"] == "horse-market" else {})
    gives = dict(fact.get("gives") or {}) | ({"food": action["food"]} if action["do"] == "hiring-fair" else {})
    shown = [part for good, n in pays.items() if n for part in (f"{n}", (good,))]
    shown += [("then",)] if shown else []
    shown += [(PLAYED[action["do"]],)] if action["do"] in PLAYED else []
    shown += [part for good, n in gives.items() for part in (f"{n}", (good,))]
    return rebus(shown) if shown else None


def offer(card: Data, action: Data, table: Things) -> Markup:
    """One action of a card that lies open."""
    name = table.say(f"word-{action['do']}")
    said = action_text(FACTS[action["do"]], table.words, int(action["food"]))
    inside: list[Inside] = [sign(action["do"]), el("span", name, class_="m-special-name"), figure(action)]
    move = f"special {card['card']}:{action['do']}"
    return table.thing(inside, [move], f"{name}. {said}", "m-offer", key=f"{move} {card['at']}", value=said)


def open_card(card: Data, table: Things, words: str = "", price: bool = False) -> Markup:
    """A card face up; `price`: it lies before somebody else."""
    head = [el("span", rebus([f"{int(SECOND_USE)}", ("food",)]), class_="m-again")] if price else []
    offers = [offer(card, action, table) for action in card["actions"]]
    return el(
        "div", *head, *offers, class_="m-special", role="group", aria_label=words or table.say("word-special-card")
    )


def closed_card(card: Data, table: Things, words: str) -> Markup:
    """A card face down; everybody knows which it is."""
    signs = [sign(action["do"]) for action in card["actions"]]
    told = ", ".join(table.say(f"word-{action['do']}") for action in card["actions"])
    said = el("span", f"{words}: {told}", class_="vh")
    return el("div", sign("special"), *signs, said, class_="m-special m-down", title=words)


def row(cards: Sequence[Markup], title: str) -> Markup:
    heading = el("h3", sign("special"), title, class_="a-label")
    return el("div", heading, el("div", *cards, class_="m-specials"), class_="m-row", role="group", aria_label=title)


def centre(table: Things) -> Markup | None:
    """The cards that anybody may take."""
    cards = [open_card(card, table) for card in cards_at(table, CENTRE)]
    return row(cards, table.say("page-specials")) if cards else None


def before(table: Things, seat: str, own: bool) -> Markup | None:
    """The cards that somebody has taken in this round."""
    up, down = cards_at(table, seat), cards_at(table, seat + DOWN)
    whose = table.name(seat)
    cards = [open_card(card, table, table.say("special-open", whose=whose), not own) for card in up]
    cards += [closed_card(card, table, table.say("special-closed", whose=whose)) for card in down]
    return row(cards, table.say("page-specials-taken")) if cards else None


def pile(table: Things) -> Markup:
    """A game alone: the card that lies open, and what comes next."""
    waiting: Data = table.view["special_pile"]
    cards = [open_card(card, table) for card in table.view["specials"]]
    chips = [el("span", table.say("page-special-left", n=int(waiting["left"])), class_="a-quiet")]
    for key in ("next", "used"):
        if waiting[key]:
            words = table.say(f"page-special-{key}", what=table.say(f"word-{waiting[key]}"))
            chips.append(el("span", words, class_="a-quiet"))
    return row([*cards, el("div", *chips, class_="m-pile")], table.say("page-specials"))

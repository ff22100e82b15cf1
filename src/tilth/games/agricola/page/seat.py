"""One seat on a page: its farm, its supply, its cards, and how it stands before the next harvest."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from markupsafe import Markup

from tilth.games.agricola.page import farm
from tilth.games.agricola.page.card_portrait import portrait
from tilth.games.agricola.page.harvest_panel import harvest
from tilth.games.agricola.page.rebus import Data, bundle, bundle_words, disc, rebus
from tilth.games.agricola.page.signs import sign
from tilth.games.agricola.rules.goods import GOODS
from tilth.games.agricola.text.seat_data import amount
from tilth.page.html import Inside, el
from tilth.page.table import Things

if TYPE_CHECKING:
    from tilth.games.agricola.page.table import Tabletop

__all__ = ["Homestead"]

COOKING = ("eat", "cook", "convert", "craft", "release")  # words of moves that make food, or let animals go
ON_CARD = (
    "use",
    "order",
    "convert",
    "craft",
    "bake",
    "place",
    "space",
)  # words of moves that a card in play stands for
KITCHEN_QUESTIONS = ("feed", "food", "exchange")
HAND_SIZES = {"occupation": "hand_occupations", "minor": "hand_minors"}


# -- parts -----------------------------------------------------------------------------------------------------------


def supply(data: Data, table: Things, own: bool = False) -> Markup:
    """Goods of a seat. Animals stand on the farm; here they are counted."""
    chips = []
    for good in table.view["goods"]:
        n = int(data.get(good, 0))
        said = amount(good, n, table.say)
        shown: list[Inside] = [
            sign(good),
            el("b", f"{n}"),
            el("span", table.say(f"thing-{good}.name", case="nom"), class_="a-chip-name"),
        ]
        look = f"a-chip{'' if n else ' a-none'}"
        move = f"take {good}"
        moves = [move] if move in table.legal else []
        thing = table.thing(shown, moves, said, look) if own else fact(shown, said, look)
        chips.append(el("li", thing, data_piece=good, data_count=n))
    return el("ul", *chips, class_=f"a-supply{' a-own-supply' if own else ''}", aria_label=table.say("page-supply"))


def fact(shown: list[Inside], said: str, look: str) -> Markup:
    """Something to be looked at, with its words."""
    inside = el("span", *shown, class_="a-shown", aria_hidden="true")
    return el("span", inside, el("span", said, class_="vh"), class_=look, title=said)


def played(data: Data, table: Tabletop, own: bool) -> Markup | None:
    """Cards in front of a seat: name, points, what lies on them."""
    cards = [*data.get("improvements", ()), *data.get("occupations", ())]
    if not cards:
        return None
    lying: Mapping[str, Mapping[str, int]] = data["on_cards"]
    items = []
    for slug in cards:
        seen = portrait(slug, table.lang)
        goods = lying.get(slug, {})
        inside: list[Inside] = [sign(str(seen["kind"])), el("span", str(seen["name"]), class_="a-card-name")]
        inside += [rebus(bundle(goods))] if goods else []
        if seen.get("points"):
            inside.append(el("span", f"{seen['points']}".replace("-", "−"), class_="a-seal"))
        said = ". ".join(filter(None, (str(seen["name"]), bundle_words(goods, table))))
        moves = [f"{verb} {slug}" for verb in (ON_CARD if own else ON_CARD[-2:])]
        moves = moves if any(move in table.legal for move in moves) else []
        key = f"{slug} {dict(goods)}"
        items.append(el("li", table.thing(inside, moves, said, "a-small", card=slug, key=key, piece=f"card {slug}")))
    label = table.say("page-played", n=len(cards))
    heading = el("h3", label, class_="a-label")
    listed = el("ul", *items, class_="a-played")
    return el("div", heading, listed, class_="a-in-play", role="group", aria_label=label)


def kitchen(table: Tabletop) -> Markup | None:
    """What can be turned into food now, or let go."""
    moves = [move for move in table.legal if move.partition(" ")[0] in COOKING and move not in table.placed]
    if not moves:
        return None
    items = []
    for move in moves:
        verb, _, what = move.partition(" ")
        good = what.partition(":")[0]
        mark = [sign(good)] if good in GOODS else [sign("cook")]
        shown: list[Inside] = [*mark, sign("back" if verb == "release" else "then"), el("span", table.label(move))]
        items.append(el("li", table.thing(shown, [move], "", "a-way")))
    label = table.say("page-kitchen")
    heading = el("h3", sign("cook"), label, class_="a-heading")
    return el("div", heading, el("ul", *items, class_="a-ways"), class_="a-kitchen", role="group", aria_label=label)


class Homestead:
    def __init__(self, table: Tabletop, seat: str, own: bool = False) -> None:
        self.table = table
        self.seat = seat
        self.own = own
        self.data: Data = table.view[seat]
        self.say = table.say

    def draw(self, deeds: Callable[[], Markup | None] | None = None) -> Markup:
        """Everything. `deeds` draws what has found no place before it."""
        table = self.table
        turn = table.view["turn"] == self.seat
        title = self.say("page-your-farm") if self.own else table.name(self.seat)
        land = farm.yard(self.data, table, self.seat) if self.own else self.looked_at()
        head = self.head(title, turn)
        eats = [self.harvest(), kitchen(table)] if self.own else []
        goods = supply(self.data, table, self.own)
        asked = table.mine and table.asks in KITCHEN_QUESTIONS
        side = [farm.fence_bar(self.data, table) if self.own else None, *([*eats, goods] if asked else [goods, *eats])]
        cards = self.cards()
        rest = deeds() if deeds else None
        return el(
            "section",
            head,
            rest,
            el("div", land, el("div", *side, class_="a-side"), cards, class_="a-home"),
            class_=f"a-seat {'a-own' if self.own else 'a-rival'}{' a-acting' if turn else ''}",
            id="farm" if self.own else f"farm-{self.seat}",
            data_at=self.seat,
            data_home=self.seat,
            aria_label=f"{title} ({self.seat})",
        )

    def cards(self) -> Markup | None:
        """What lies before a seat."""
        return played(self.data, self.table, self.own)

    def looked_at(self) -> Markup:
        return el("div", farm.draw(self.data, self.say, self.seat, scored=self.table.over), class_="a-yard")

    def head(self, title: str, turn: bool) -> Markup:
        table, data = self.table, self.data
        marks: list[Inside] = [el("h2", disc(self.seat), title, class_="a-heading")]
        if turn and not self.own:
            marks.append(el("span", self.say("page-deciding"), class_="a-turn"))
        if table.view["first"] == self.seat and len(table.seats) > 1:
            marks.append(fact([sign("first")], self.say("word-starting-player"), "a-fact"))
        people, home = int(data["family"]), int(data["indoors"]["adult"])
        shown = [sign("person"), f"{home}/{people}"]
        marks.append(fact([*shown], self.say("page-people", home=home, people=people), "a-fact"))
        if not self.own and table.mode.hand:
            for kind, key in HAND_SIZES.items():
                if kind not in table.mode.hand:
                    continue
                n = int(data.get(key, 0))
                marks.append(fact([sign(kind), f"{n}"], self.say(f"page-hand-{kind}", n=n), "a-fact"))
        begging = int(data["begging"])
        if begging:
            said = self.say("page-begging", n=begging)
            marks.append(fact([sign("begging"), f"{begging}"], said, "a-fact a-bad"))
        if self.own and not table.over:
            marks.append(table.thing([sign("cook"), self.say("page-exchange")], ["exchange"], "", "a-act a-exchange",
                                     value=self.say("page-exchange-words")))  # fmt: skip
        total = int(data["score"]["total"])
        marks.append(
            fact([el("b", f"{total}".replace("-", "−")), sign("vp")], self.say("page-points", n=total), "a-total")
        )
        return el("header", *marks, class_="a-head")

    def harvest(self) -> Markup | None:
        """The harvest to come, for whoever looks."""
        table = self.table
        if table.over or (table.mine and table.asks in ("food", "exchange")):
            return None  # while food is made for something else, one panel is enough
        ahead = self.data.get("harvest")
        return harvest(ahead, table, eating=table.asks == "feed") if ahead else None

"""One seat on a page: its farm, its supply, its cards, and how it stands before the next harvest."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from markupsafe import Markup

from tilth.games.agricola.page import farm
from tilth.games.agricola.page.card_portrait import portrait
from tilth.games.agricola.page.harvest_panel import forecast, harvest
from tilth.games.agricola.page.rebus import Data, bundle, bundle_words, disc, rebus
from tilth.games.agricola.page.signs import sign
from tilth.games.agricola.rules.goods import GOODS
from tilth.games.agricola.text.farm_data import FIELD, HOUSE, amount, cells_of
from tilth.page.html import Inside, el
from tilth.page.table import Things

if TYPE_CHECKING:
    from tilth.games.agricola.page.table import Tabletop

__all__ = ["Homestead", "counted", "drawable"]

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


# -- what the drawings take, made from a view ------------------------------------------------------------------------


def drawable(data: Data, working: bool) -> dict[str, Any]:
    """A seat of a view as its farm is drawn. Outside the work phase everybody is at home."""
    people = int(data["people"])
    return {
        **data,
        "home": int(data["home"]) if working else people,
        "arrangement": sheltered(data),
        "capacity": capacities(data),
    }


def capacities(data: Data) -> dict[str, int]:
    """How many animals each pasture holds, as far as the view tells which number belongs to which (§11.2)."""
    stables = set(data.get("stables", ()))
    plain = {}
    for word in data.get("pastures", ()):
        cells = word.split("+")
        plain[word] = 2 * len(cells) * 2 ** len(stables.intersection(cells))
    order = sorted(plain, key=lambda word: plain[word])
    told = sorted(int(n) for n in data.get("capacity", ()))
    more = {n - plain[word] for word, n in zip(order, told)}  # cards may have made all of them larger
    return dict(zip(order, told)) if len(told) == len(order) and len(more) <= 1 else {}


def sheltered(data: Data) -> list[dict[str, Any]]:
    """Where the animals stand. Those outside pastures go into the unfenced stables first, then into the house."""
    fenced = {cell for word in data.get("pastures", ()) for cell in cells_of(word)}
    alone = [word for word in data.get("stables", ()) if cells_of(word)[0] not in fenced]
    found = []
    for row in data.get("arrangement", ()):
        place, kind, count = str(row["place"]), str(row["kind"]), int(row["count"])
        if place == "stable" and alone:  # one that holds several
            found.append({"place": alone.pop(0), "kind": kind, "count": count})
            continue
        while place == HOUSE and alone and count:
            found.append({"place": alone.pop(0), "kind": kind, "count": 1})
            count -= 1
        found.append({"place": place, "kind": kind, "count": count})
    return [row for row in found if row["count"]]


def on_cards(data: Data) -> dict[str, dict[str, int]]:
    """What lies on the cards of a seat: goods, and what grows there."""
    found = {card: dict(goods) for card, goods in (data.get("on") or {}).items()}
    for word in data.get("fields", ()):
        place, _, crop = word.partition(":")
        good = crop.rstrip("0123456789")
        if not FIELD.fullmatch(word) and good:
            there = found.setdefault(place.partition("/")[0], {})
            there[good] = there.get(good, 0) + int(crop.removeprefix(good))
    return found


def counted(data: Data) -> dict[str, int]:
    """What the points of a seat are given for (§17.1)."""
    fenced = {cell for word in data.get("pastures", ()) for cell in word.split("+")}
    growing = data.get("goods_on_fields") or {}
    return {
        "fields": sum(1 for word in data.get("fields", ()) if FIELD.fullmatch(word)),
        "pastures": len(data.get("pastures", ())),
        "grain": int(data["grain"]) + int(growing.get("grain", 0)),
        "vegetables": int(data["vegetable"]) + int(growing.get("vegetable", 0)),
        "sheep": int(data["sheep"]),
        "boar": int(data["boar"]),
        "cattle": int(data["cattle"]),
        "unused": len(data.get("unused_cells", ())),
        "stables": len(fenced.intersection(data.get("stables", ()))),
        "rooms": len(data.get("rooms", ())),
        "people": int(data["people"]) + int(data["children"]),
        "begging": int(data["begging"]),
    }


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
        chips.append(el("li", thing))
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
    lying = on_cards(data)
    items = []
    for slug in cards:
        seen = portrait(slug, table.lang)
        goods: Mapping[str, int] = lying.get(slug, {})
        inside: list[Inside] = [sign(str(seen["kind"])), el("span", str(seen["name"]), class_="a-card-name")]
        inside += [rebus(bundle(goods))] if goods else []
        if seen.get("points"):
            inside.append(el("span", f"{seen['points']}".replace("-", "−"), class_="a-seal"))
        said = ". ".join(filter(None, (str(seen["name"]), bundle_words(goods, table))))
        moves = [f"{verb} {slug}" for verb in (ON_CARD if own else ON_CARD[-2:])]
        moves = moves if any(move in table.legal for move in moves) else []
        items.append(el("li", table.thing(inside, moves, said, "a-small", card=slug, key=f"{slug} {dict(goods)}")))
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
        self.plain = drawable(self.data, table.view["phase"] == "work" and not table.over)
        self.say = table.say

    def draw(self, deeds: Callable[[], Markup | None] | None = None) -> Markup:
        """Everything. `deeds` draws what has found no place before it."""
        table = self.table
        turn = table.view["turn"] == self.seat
        title = self.say("page-your-farm") if self.own else table.name(self.seat)
        land = farm.yard(self.plain, table, self.seat) if self.own else self.looked_at()
        head = self.head(title, turn)
        eats = [self.harvest(), kitchen(table)] if self.own else []
        goods = supply(self.data, table, self.own)
        asked = table.mine and table.asks in KITCHEN_QUESTIONS
        side = [farm.fence_bar(self.plain, table) if self.own else None, *([*eats, goods] if asked else [goods, *eats])]
        cards = played(self.data, table, self.own)
        rest = deeds() if deeds else None
        return el(
            "section",
            head,
            rest,
            el("div", land, el("div", *side, class_="a-side"), cards, class_="a-home"),
            class_=f"a-seat {'a-own' if self.own else 'a-rival'}{' a-acting' if turn else ''}",
            id="farm" if self.own else f"farm-{self.seat}",
            aria_label=f"{title} ({self.seat})",
        )

    def looked_at(self) -> Markup:
        return el("div", farm.draw(self.plain, self.say, self.seat, scored=self.table.over), class_="a-yard")

    def head(self, title: str, turn: bool) -> Markup:
        table, data = self.table, self.data
        marks: list[Inside] = [el("h2", disc(self.seat), title, class_="a-heading")]
        if turn and not self.own:
            marks.append(el("span", self.say("page-deciding"), class_="a-turn"))
        if table.view["first"] == self.seat and len(table.seats) > 1:
            marks.append(fact([sign("first")], self.say("word-starting-player"), "a-fact"))
        people = int(data["people"]) + int(data["children"])
        home = int(self.plain["home"])
        shown = [sign("person"), f"{home}/{people}"]
        marks.append(fact([*shown], self.say("page-people", home=home, people=people), "a-fact"))
        if not self.own and table.mode.hand:
            for kind, key in HAND_SIZES.items():
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
        legal = list(table.legal) if table.asks == "feed" else []
        found = forecast(self.data, int(table.view["round"]), str(table.view["phase"]), table.lang, legal)
        if found is None:
            return None
        if table.asks != "feed":
            found["sources"] = [{**one, "moves": []} for one in found["sources"]]
        return harvest(found, table)

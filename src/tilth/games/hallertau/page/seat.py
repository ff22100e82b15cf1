"""The boards of one seat on a page: supply, fields, stable, community center, face-up cards, score."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from markupsafe import Markup

from tilth.games.hallertau.page import card_faces as svg
from tilth.games.hallertau.page import farm as drawing
from tilth.games.hallertau.page.rebus import Mark, Rebus, bundle, gains
from tilth.games.hallertau.page.signs import sign
from tilth.games.hallertau.rules.goods import BUILDINGS, GOODS, LAST
from tilth.games.hallertau.terminal import amount, bundle_words, deck_order, income_words
from tilth.games.hallertau.text.cards import card_name, facts
from tilth.games.hallertau.text.prices import takes_words
from tilth.games.hallertau.text.seat_data import PLACES, ROWS, STABLE, Farm, Field
from tilth.page.html import Inside, el
from tilth.page.table import badge

if TYPE_CHECKING:
    from tilth.games.hallertau.page.table import Tabletop

__all__ = ["Homestead"]

STOCK = (*GOODS[:4], "clay", *GOODS[4:8], "jewel", "tool", "sheep")
SCORE_SIGNS = {
    "community": "center", "symbols": "vp", "sheep": "stable", "jewels": "jewel", "rest": "goods", "cards": "played",
}  # fmt: skip
FEW = 2  # prices beside a row; the others unfold


class Homestead:
    def __init__(self, table: Tabletop, seat: str, own: bool = False) -> None:
        self.table = table
        self.seat = seat
        self.own = own
        self.data: Mapping[str, Any] = table.view[seat]
        self.farm = Farm(self.data)
        self.say = table.say

    def amount(self, name: str, n: int) -> str:
        return amount(name, n, self.table.words)

    def thing(
        self, inside: list[Inside], moves: list[str], said: str, look: str, card: str = "", **more: Any
    ) -> Markup:
        """Something of this seat. Only one's own things carry moves; of others, only cards can be pointed at."""
        if not self.own and not card:
            marks = {"data_piece": more.get("piece"), "data_at": more.get("at")}
            return el("span", *inside, class_=look, role="img", aria_label=said, title=said, **marks)
        return self.table.thing(inside, moves if self.own else [], said, look, card, **more)

    def draw(self, deeds: Callable[[], Markup | None] | None = None) -> Markup:
        """All boards. `deeds` draws what has found no place on them."""
        turn = self.table.view["turn"] == self.seat
        first = self.table.view["first"] == self.seat and len(self.table.seats) > 1
        title = self.say("page-your-farm") if self.own else self.table.name(self.seat)
        parts = [self.supply(), self.land(), self.center(), self.cards()]
        head = [
            el("h2", badge(self.seat), title, class_="h-heading"),
            el("span", self.say("page-deciding"), class_="h-turn") if turn and not self.own else None,
            fact("first", "", self.say("word-first-player")) if first else None,
            None if self.own else self.hand_size(),
            self.swaps() if self.own else None,
            deeds() if deeds else None,
            self.score(),
        ]
        return el(
            "section",
            el("header", *head, class_="h-farm-head"),
            el("div", *parts, class_="h-boards"),
            legend(self.table) if self.own else None,
            class_=f"h-farm {'h-own' if self.own else 'h-rival'}{' h-acting' if turn else ''}",
            id="farm" if self.own else f"farm-{self.seat}",
            data_at=self.seat,
            data_home=self.seat,
            aria_label=f"{title} ({self.seat})",
        )

    # -- head ----------------------------------------------------------------------------------------------------

    def hand_size(self) -> Markup:
        n = int(self.data.get("hand_size", 0))
        backs = [
            fact(deck, f"{k}", f"{self.say(f'deck-{deck}.label')}: {k}")
            for deck, k in (self.data.get("hand_decks") or {}).items()
            if k
        ]
        return el("span", fact("hand", f"{n}", self.say("page-hand-size", n=n)), *backs, class_="h-backs")

    def score(self) -> Markup:
        """The points so far, item by item."""
        total = int(self.farm.score.get("total", 0))
        text = self.say("page-points", n=total)
        said = el("span", text, class_="vh")
        items = [el("li", el("b", f"{total}", aria_hidden="true"), sign("vp"), said, title=text, class_="h-total")]
        for item, name in SCORE_SIGNS.items():
            n = int(self.farm.score.get(item, 0))
            text = f"{self.say(f'score-{item}')}: {n}"
            shown = [sign(name), el("span", f"{n}", aria_hidden="true"), el("span", text, class_="vh")]
            items.append(el("li", *shown, title=text, class_=None if n else "h-zero"))
        return el("ul", *items, class_="h-score", aria_label=self.say("page-score"))

    # -- supply --------------------------------------------------------------------------------------------------

    def supply(self) -> Markup:
        income = self.data.get("income") or {}
        chips = [
            el("li", self.stock(name, int(income.get(name, 0))), data_piece=name, data_count=self.held(name))
            for name in STOCK
        ]
        chips.append(el("li", self.workers(), data_piece="worker", data_count=self.farm.workers))
        label = self.say("word-supply")
        return el(
            "div",
            el("h3", label, class_="h-label"),
            el("ul", *chips, class_="h-stock"),
            class_="h-supply",
            role="group",
            aria_label=label,
        )

    def held(self, name: str) -> int:
        farm = self.farm
        return {"jewel": farm.jewels, "tool": farm.tools, "sheep": farm.flock, **farm.goods}[name]

    def stock(self, name: str, income: int) -> Markup:
        """How much of something there is, and how much of it every phase 3 brings."""
        farm, n = self.farm, self.held(name)
        said = [self.amount(name, n)]
        shown: list[Inside] = [sign(name), el("b", f"{n}")]
        if name == "tool" and farm.exhausted:
            shown.append(el("small", f"−{farm.exhausted}", class_="h-spent"))
            said.append(self.say("page-exhausted", n=farm.exhausted))
        if income:
            shown.append(el("small", f"+{income}", class_="h-income"))
            said.append(self.say("page-income-of", n=income))
        shown.append(el("span", self.say(f"thing-{name}.name", case="nom"), class_="h-chip-name"))
        moves = [f"{verb} {name}" for verb in ("take", "kind", "give", "pay")]
        text = ", ".join(said)
        return self.thing(shown, moves, text, f"h-chip{'' if n else ' h-zero'}", value=text if len(said) > 1 else "")

    def workers(self) -> Markup:
        n = self.farm.workers
        name = el("span", self.say("page-workers.label"), class_="h-chip-name")
        look = f"h-chip{'' if n else ' h-zero'}"
        return self.thing([sign("worker"), el("b", f"{n}"), name], [], self.say("page-workers", n=n), look)

    def swaps(self) -> Markup | None:
        """Workers against tools, as many as one likes."""
        moves = [name for name in self.table.legal if name.startswith("swap ")]
        if not moves:
            return None
        buttons = [el("li", self.thing([move.removeprefix("swap ")], [move], "", "h-number")) for move in moves]
        label = self.say("page-swap")
        arrow = svg.rebus_html([Mark("worker"), Mark("then"), Mark("tool")])
        head = el("span", arrow, el("span", label, class_="vh"), title=label)
        return el("div", head, el("ul", *buttons), class_="h-swaps")

    def income(self) -> Markup | None:
        """What every phase 3 brings."""
        said = income_words(self.data, self.table.words)
        if not said:
            return None
        plain: Mapping[str, int] = self.data.get("income") or {}
        shown: list[Rebus] = [[str(n), Mark(name)] for name, n in plain.items() if name in STOCK]
        shown += gains(self.data["other_income"], self.table.words)
        text = self.say("page-income", what=", ".join(said))
        mark = el("span", "3", class_="h-phase-mark", aria_hidden="true")
        return el("p", mark, *map(svg.rebus_html, shown), el("span", text, class_="vh"), class_="h-note", title=text)

    # -- fields and stable ---------------------------------------------------------------------------------------

    def land(self) -> Markup:
        label = self.say("page-fields", n=len(self.farm.fields))
        rows = el("ol", *(self.field_row(row) for row in ROWS), class_="h-field-rows")
        fields = el("div", el("h3", label, class_="h-label"), rows, role="group", aria_label=label)
        return el("div", fields, self.stable(), class_="h-land")

    def field_row(self, row: int) -> Markup:
        fields = [field for field in self.farm.fields if field.row == row]
        seeds = []
        for move in self.table.legal if self.own else ():
            if move.startswith("sow ") and move.partition(":")[2].rstrip("'") == str(row):
                seeds.append(el("li", self.thing([svg.rebus_html(seed(move))], [move], "", "h-seed")))
        label = self.say("page-row", n=row)
        return el(
            "li",
            el("span", f"{row}", class_="h-row-no", title=f"{label}: {self.say('page-row-words', n=row)}"),
            el("ul", *(el("li", self.field(field)) for field in fields), class_="h-tiles", aria_label=label),
            el("ul", *seeds, class_="h-seeds") if seeds else drawing.wild(row),
            class_=f"h-field-row h-row-{row}",
        )

    def field(self, field: Field) -> Markup:
        said = [self.say("page-field-empty", row=field.row)]
        inside: list[Inside] = [drawing.plot(field.good)]
        if field.good:
            said = [self.say("page-field", row=field.row, good=self.amount(field.good, field.units))]
            inside.append(el("b", f"{field.units}", class_="h-tally") if field.units > 1 else None)
        if field.double:
            said.append(self.say("page-double"))
            inside.append(el("b", "×2", class_="h-tally"))
        if field.harvested:
            said.append(self.say("page-harvested"))
            inside.append(el("span", "✓", class_="h-done"))
        moves = [f"{verb} {field.word}" for verb in ("field", "harvest")]
        text = ", ".join(said)
        return self.thing(inside, moves, text, "h-tile", value=text)

    def stable(self) -> Markup:
        """The farmyard cards of the rounds to come with the sheep on them, and the stable."""
        cells = [el("li", self.pasture(place)) for place in PLACES]
        label = self.say("page-stable")
        heading, places = el("h3", label, class_="h-label"), el("ol", *cells, class_="h-pastures")
        return el("div", heading, places, role="group", aria_label=label)

    def pasture(self, place: str) -> Markup:
        n = self.farm.sheep[place]
        stable = place == STABLE
        there = stable or place in self.farm.cards
        called = self.say("word-stable") if stable else self.say("page-yard", n=int(place))
        said = f"{called}: {self.amount('sheep', n) if there else self.say('page-card-gone')}"
        inside: list[Inside] = [drawing.pasture(n, stable)] if there else []
        inside.append(None if stable else el("span", place, class_="h-yard-no"))
        inside.append(el("b", f"{n}", class_="h-tally") if n else None)
        moves = [f"sheep {place}", *(move for move in self.table.legal if move.startswith(f"move {place}-"))]
        look = "h-pasture" + ("" if there else " h-gone")
        return self.thing(inside, moves, said, look, value=said)

    # -- community center ----------------------------------------------------------------------------------------

    def center(self) -> Markup:
        at = self.farm.center
        values, points = self.data["track"]["values"], int(self.data["track"]["points_from"])
        text = self.say("page-window-points" if at >= points else "page-window", n=values[at])
        shown = [el("b", f"{values[at]}"), sign("vp" if at >= points else "worker")]
        rows = [el("li", *self.building(name), class_="h-building") for name in BUILDINGS]
        label = self.say("word-community")
        return el(
            "div",
            el("h3", label, class_="h-label"),
            el(
                "div",
                el("span", el("span", label, class_="h-building-name"), *shown, el("span", text, class_="vh"),
                   title=text, class_="h-window"),
                drawing.hall(values, at, points),
                class_="h-center-head",
            ),
            el("ol", *rows, class_="h-buildings"),
            self.route(),
            class_="h-center",
            role="group",
            aria_label=label,
        )  # fmt: skip

    def building(self, name: str) -> list[Inside]:
        """A building on its road: what it has left behind, the boulders before it, and what a step would cost."""
        house, called = self.farm.houses[name], self.say(f"building-{name}")
        at, stones = house.at, {stone["at"]: stone["number"] for stone in house.boulders}
        parts = [f"{called}: {self.say('page-position', n=at, of=LAST)}"]
        if stones:
            parts.append(self.say("page-boulders", places=", ".join(map(str, stones))))
        if house.symbol_points:
            parts.append(self.say("page-symbols", n=house.symbol_points))
        said = ", ".join(parts)
        moves = [f"advance {name}", f"building {name}"]
        plan = (self.data.get("planner") or {}).get(name) if self.own else None
        value = self.plan_words(name, plan) if plan else ""
        cells: list[Inside] = []
        for p in range(LAST + 1):
            if p == at:
                cells.append(
                    self.thing([drawing.standing(name)], moves, said, "h-house", value=value, **self.piece(name, p))
                )
            elif p in stones:
                cells.append(self.boulder(name, called, p, stones[p]))
            else:
                cells.append(self.cell(p, at))
        shown: list[Inside] = [
            None if self.own else drawing.standing(name),
            el("span", called, class_="h-building-name"),
        ]
        label = self.thing(shown, moves, said, "h-building-label", value=value)
        return [label, el("span", *cells, class_="h-track"), self.plan(name, plan) if plan else None]

    def boulder(self, building: str, called: str, p: int, number: int) -> Markup:
        move = f"push {building}{number}"
        said = self.say("page-boulder", building=called, n=p)
        return self.thing(
            [drawing.standing("boulder")], [move], said, "h-boulder", **self.piece(f"{building}{number}", p)
        )

    def piece(self, name: str, p: int) -> dict[str, str]:
        """Something that is seen moving along its road."""
        return {"piece": f"{name} {self.seat}", "at": f"{name} {self.seat} {p}"}

    def cell(self, p: int, at: int) -> Markup:
        """A space of a row that holds neither building nor boulder; p is its position, `at` that of the building."""
        center = self.farm.center
        look = "h-cell" + (" h-covered" if p < center else " h-walked" if p < at else "")
        printed = p in self.data["symbols"]
        symbol = el("span", "3", class_=f"h-vp{' h-vp-own' if p < at else ''}") if printed else None
        return el("span", symbol, class_=look, aria_hidden="true")

    def route(self) -> Markup | None:
        """In which order everything at hand could be spent on advances."""
        ways = [str(way).partition(" ")[::2] for way in self.data.get("route") or []] if self.own else []
        if not ways:
            return None
        steps = [
            el(
                "li",
                sign(name),
                svg.rebus_html(bundle(price)),
                el("span", f"{self.say(f'building-{name}')}: {bundle_words(price, self.table.words)}", class_="vh"),
            )
            for name, price in ways
        ]
        return el("div", el("span", self.say("page-route", n=len(ways))), el("ol", *steps), class_="h-route")

    def plan(self, name: str, plan: Mapping[str, Any]) -> Markup:
        """How many steps can be made now, and for what; without any, what one would take, or what is in the way."""
        steps, tools, prices = int(plan["moves"]), int(plan.get("tools", 0)), list(plan.get("prices", []))
        shown: list[Inside] = [el("b", f"{steps}×", class_="h-steps" if steps else "h-steps h-none")]
        if tools and prices:
            shown.append(svg.rebus_html([str(tools), Mark("tool")]))
        shown += [svg.rebus_html(bundle(str(price))) for price in prices[:FEW]]
        more = [svg.rebus_html(bundle(str(price))) for price in prices[FEW:]]
        if more:
            shown.append(el("details", el("summary", f"+{len(more)}"), el("span", *more), class_="h-more"))
        if not prices:
            shown.append(svg.rebus_html(self.taken(name)))
        elif not steps and plan.get("blocked"):
            shown.append(el("small", self.say(f"page-blocked-{plan['blocked']}")))
        return el("span", *shown, class_="h-plan", title=self.plan_words(name, plan))

    def taken(self, name: str) -> Rebus:
        """What one step of a building takes in this round."""
        takes = self.table.view["takes"][name]
        fewest, most = int(takes["fewest"]), int(takes["most"])
        found: Rebus = [f"{fewest}–{most}" if fewest < most else f"{most}"]
        for k, good in enumerate(takes["kinds"]):
            found += ["/", Mark(good)] if k else [Mark(good)]
        return found

    def plan_words(self, name: str, plan: Mapping[str, Any]) -> str:
        said = [self.say("page-plan-steps", n=int(plan["moves"]))]
        if plan.get("tools"):
            said.append(self.say("page-plan-tools", n=int(plan["tools"])))
        prices = [bundle_words(str(price), self.table.words) for price in plan.get("prices", [])]
        if prices:
            said.append(self.say("page-plan-prices", prices="; ".join(prices)))
        else:
            said.append(self.say("page-plan-takes", what=takes_words(self.table.view["takes"][name], self.table.words)))
        if plan.get("blocked"):
            said.append(self.table.reason(str(plan["blocked"])))
        return " ".join(said)

    # -- cards ---------------------------------------------------------------------------------------------------

    def cards(self) -> Markup | None:
        waiting, played = list(self.data.get("waiting", [])), list(self.data.get("played", []))
        face_up = sorted((id for id in played if id not in waiting), key=deck_order)
        if not waiting and not face_up:
            return None
        items = [el("li", self.face_up(id, waiting=True)) for id in waiting]
        items += [el("li", self.face_up(id)) for id in face_up]
        label = self.say("page-played", n=len(played))
        return el(
            "div",
            el("h3", label, class_="h-label"),
            self.income(),
            el("ul", *items, class_="h-face-up"),
            class_="h-played",
            role="group",
            aria_label=label,
        )

    def face_up(self, id: str, waiting: bool = False) -> Markup:
        data = facts(id)
        inside: list[Inside] = [sign("wait" if waiting else data["deck"]), el("b", id)]
        if data["income"]:
            inside += [svg.rebus_html(one) for one in gains(data["income"], self.table.words)]
        if data["points"]:
            inside.append(el("span", f"{data['points']}", class_="h-seal"))
        said = card_name(id, self.table.lang) + (f", {self.say('page-waiting')}" if waiting else "")
        look = f"h-small deck-{data['deck']}{' h-waiting' if waiting else ''}"
        key = "" if self.own else f"{self.seat} {id}"
        return self.thing(inside, [f"income {id}", f"resolve {id}"], said, look, card=id, key=key, piece=f"card {id}")


def legend(table: Tabletop) -> Markup:
    """What the signs mean, open as long as they are new."""
    new = int(table.view["round"]) == 1 and not table.over
    places = el("span", *(el("i", class_="h-on" if k else None) for k in range(2)), class_="h-places h-next")
    shown: dict[str, Inside] = {
        "places": places,
        "row": el("span", "5", class_="h-row-no"),
        "yard": drawing.pasture(1, False),
        "window": drawing.standing("front"),
        "boulder": drawing.standing("boulder"),
        "points": el("span", "3", class_="h-vp h-vp-own"),
        "steps": el("b", "2×"),
        "income": el("span", "3", class_="h-phase-mark"),
    }
    signs = [
        el("li", el("span", sign_, class_="h-shown", aria_hidden="true"), el("span", table.say(f"sign-{name}")))
        for name, sign_ in shown.items()
    ]
    return el(
        "details",
        el("summary", table.say("page-signs")),
        el("ul", *signs, class_="h-signs"),
        class_="h-legend",
        id="signs-new" if new else "signs",  # another name, so that it closes when it is new no longer
        open=new,
    )


def seed(move: str) -> Rebus:
    """What a sowing puts on a field: `sow rye*2:4`."""
    good, _, units = move.removeprefix("sow ").partition(":")[0].partition("*")
    return [Mark(good), *([f"×{units}"] if units else [])]


def fact(name: str, shown: str, text: str) -> Markup:
    return el("span", sign(name), shown, el("span", text, class_="vh"), class_="h-fact", title=text)

"""The table of Hallertau on a page: action board, farms, hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from markupsafe import Markup

from tilth.games.hallertau.options import MODES, SEATS
from tilth.games.hallertau.page import card_faces as svg
from tilth.games.hallertau.page.rebus import Mark, Rebus, bundle, gains, paid
from tilth.games.hallertau.page.seat import Homestead
from tilth.games.hallertau.page.signs import sign
from tilth.games.hallertau.rules.goods import GOODS, ROUNDS
from tilth.games.hallertau.rules.spaces import SPACE_FACTS
from tilth.games.hallertau.terminal import amount
from tilth.games.hallertau.text.cards import card_name, card_text, facts
from tilth.games.hallertau.text.fact_texts import space_text
from tilth.games.hallertau.text.seat_data import Farm
from tilth.page.hand import fan, hand_bar
from tilth.page.html import Inside, el, join
from tilth.page.table import Choice, Fact, Things
from tilth.text import words

__all__ = ["Tabletop"]

PHASES, QUADRANTS = 10, (1, 2, 3, 4)
BOARD_QUESTIONS = ("turn", "clear_space", "recall", "second_row", "use_space", "merge_from", "merge_to")
HAND_QUESTIONS = ("window", "discard", "waiting")
CENTER_QUESTIONS = ("advance", "pay", "retreat", "free_advance", "boulders")
LAND_QUESTIONS = (
    "sow", "rotate", "harvest", "remove_field", "unplant", "harvest_now", "move_field", "double", "rows", "give_sheep",
    "sheep_back", "move_sheep",
)  # fmt: skip
OPEN_QUESTIONS = ("turn", "window", "income", "rotate", "harvest", "advance")  # nothing has been begun yet
MANY, MANY_DEEDS = 8, 4  # more cards than this are drawn smaller; more deeds have lines of their own


class Tabletop(Things):
    game = "hallertau"
    letters = SEATS
    open_questions = OPEN_QUESTIONS

    # -- the whole table -----------------------------------------------------------------------------------------

    def draw(self) -> Markup:
        own, others = self.own_and_others()
        status, board = self.status(), self.board()
        rivals = el("div", *(Homestead(self, name).draw() for name in others), class_="h-rivals") if others else None
        hand = self.hand(own) if own and self.view["with_cards"] and not self.over else None
        farm = Homestead(self, own, own=True).draw(self.deeds) if own else None  # it also holds what has no other place
        about = "farm" if self.mine else "board"
        if self.mine and self.asks in (*BOARD_QUESTIONS, *HAND_QUESTIONS):
            about = "board" if self.asks in BOARD_QUESTIONS else "hand"
        on = "center" if self.asks in CENTER_QUESTIONS else "land" if self.asks in LAND_QUESTIONS else "supply"
        return el("div", status, board, farm, rivals, hand, class_=f"h-table h-about-{about} h-on-{on}")

    def detail(self, part: str) -> Markup:
        own = self.seat or self.seats[0]
        shown: dict[str, Callable[[], Markup]] = {
            "board": self.board,
            "farm": lambda: Homestead(self, own, own=True).draw(self.deeds),
        }
        return el("div", shown[part](), class_="h-table h-about-board" if part == "board" else "h-table h-about-farm")

    def status(self) -> Markup:
        """How far the game is: round, phase, first player, what is left to draw."""
        view = self.view
        phase = "over" if self.over else str(view["phase"])
        now = [] if self.over else [self.say("page-round", n=view["round"], of=int(ROUNDS))]
        if self.words.has(f"word-phase-{phase}"):
            now.append(self.say(f"word-phase-{phase}"))
        track = []
        for n in range(1, PHASES + 1):
            here = phase == str(n)
            text = self.say(f"word-phase-{n}")
            track.append(el("li", f"{n}", class_="h-here" if here else None, title=text, aria_hidden="true"))
        chips = [
            el("li", " · ".join(now), class_="h-now"),
            None
            if self.over
            else el("li", el("ol", *track, class_="h-phases"), class_="h-track-item", aria_hidden="true"),
        ]
        if len(self.seats) > 1:
            said = el("span", f"{self.say('word-first-player')}: ", class_="h-word")
            chips.append(el("li", sign("first"), el("span", said, self.name(view["first"]))))
        lines = view["quadrants"]
        if lines and not self.over:
            said = el("span", f"{self.say('page-quadrants')}: ", class_="h-word")
            shown = el("span", said, ", ".join(lines))
            chips.append(el("li", sign("quadrant"), shown, title=self.say("page-quadrants-words")))
        return el("ul", *chips, class_="h-status")

    def deeds(self) -> Markup | None:
        """What can be done now and belongs to no card or place."""
        items = []
        for name, choice in self.legal.items():
            if name not in self.placed:
                items.append(el("li", self.thing([self.deed_words(name, choice)], [name], "", "h-deed")))
        look = f"h-deeds{' h-many-deeds' if len(items) > MANY_DEEDS else ''}"
        return el("ul", *items, class_=look) if items else None

    def deed_words(self, name: str, choice: Choice) -> Inside:
        """A bundle of goods is shown by its signs, a number as itself, the rest in words."""
        verb, _, what = name.partition(" ")
        if verb in ("take", "pay") and what.lstrip("0123456789").partition("+")[0] in (*GOODS, "jewel"):
            return svg.rebus_html(bundle(what))
        return what if verb == "amount" else self.say("page-picky") if verb == "picky" else str(choice["label"])

    own_below = True

    def glance(self, seat: str) -> list[Fact]:
        """Points, workers, goods, cards in hand and played."""
        farm, data = Farm(self.view[seat]), self.view[seat]
        held = {"worker": farm.workers, **farm.goods, "jewel": farm.jewels, "tool": farm.tools, "sheep": farm.flock}
        facts_ = super().glance(seat)
        for name, n in held.items():
            said = self.say("page-workers", n=n) if name == "worker" else amount(name, n, self.words)
            facts_ += [Fact(sign(name), f"{n}", said)] if n else []
        hand, played = int(data.get("hand_size", 0)), len(data.get("played", ()))
        facts_.append(Fact(sign("hand"), f"{hand}", self.say("page-hand-size", n=hand)))
        return [*facts_, Fact(sign("played"), f"{played}", self.say("page-played", n=played))] if played else facts_

    def home_of(self, seat: str) -> str:
        return f"farm-{seat}"

    # -- action board --------------------------------------------------------------------------------------------

    def board(self) -> Markup:
        quadrants = []
        for n in QUADRANTS:
            spaces = [
                el("li", self.space(name)) for name, space in self.view["spaces"].items() if space["quadrant"] == n
            ]
            heading = el("h3", f"{n}", class_="h-quadrant-no", title=self.say("word-quadrant", n=n))
            label = self.say("word-quadrant", n=n)
            listed = el("ul", *spaces, class_="h-spaces")
            quadrants.append(el("div", heading, listed, class_="h-quadrant", role="group", aria_label=label))
        label = self.say("page-board")
        heading = el("h2", label, class_="vh")
        return el("section", heading, *quadrants, class_="h-board", id="actions", aria_label=label)

    def space(self, name: str) -> Markup:
        """An action space: what it gives, who has used it, what the next use costs."""
        rows, cost = self.view["spaces"][name]["rows"], int(self.view["spaces"][name]["next"])
        said = [self.say(f"space-{name}"), space_words(name, self.lang)]
        said.append(self.say("page-next-use", n=cost) if cost else self.say("page-space-full"))
        deck = name.removesuffix("_card") if name.endswith("_card") else ""
        left = self.view["decks"].get(deck) if deck else None
        if left is not None:
            said.append(self.say("page-cards-left", n=int(left)))
        price = el("span", sign("worker"), f"{cost}" if cost else "×", class_=f"h-cost{'' if cost else ' h-full'}")
        stack = el("small", f"×{left}") if left is not None else None
        workers = [row_of_workers(k, n, k == cost - 1) for k, n in enumerate(rows)]
        inside = [
            el("span", el("span", said[0], class_="h-space-name"),
               el("span", space_signs(name, self.lang, self.view["round"]), stack, class_="h-gives"), class_="h-line"),
            el("span", price, el("span", *workers[::-1], class_="h-workers"), class_="h-use",
               data_piece="worker", data_count=sum(rows)),
            el("span", said[1], class_="h-does"),
        ]  # fmt: skip
        moves = [f"place {name}", f"space {name}"]
        key = f"{name} {'+'.join(map(str, rows))}"
        look, value = f"h-space{'' if cost else ' h-space-full'}", " ".join(said[2:])  # the rest is seen
        return self.thing(inside, moves, ". ".join(said), look, key=key, value=value, at=name)

    # -- hand ----------------------------------------------------------------------------------------------------

    def hand(self, seat: str) -> Markup:
        data = self.view[seat]
        cards = list(data.get("hand", []))
        ready = {str(word).partition("/")[0] for word in data.get("playable", ())}
        held = fan(
            (self.hand_card(id, id in ready) for id in cards), f"h-cards{' h-many' if len(cards) > MANY else ''}"
        )
        label = self.say("word-hand")
        heading = el("h2", label, el("small", f"{len(cards)}"), class_="h-heading")
        bar = hand_bar(self, len(ready)) if cards else el("p", self.say("page-no-cards"), class_="h-none")
        side = el("div", heading, bar, self.modes(data), class_="h-hand-head")
        # On wide screens the hand stays at the lower edge of the window (data-floor).
        return el("section", side, held, class_="hand h-hand", id="hand", aria_label=label, data_floor=True)

    def hand_card(self, id: str, ready: bool) -> Markup:
        """A card with its positions: if several can be played, each is a choice of its own."""
        fact = facts(id)
        positions = [f"play {id}/{k + 1}" for k in range(len(fact["options"]))]
        possible = [move for move in positions if move in self.legal]
        moves = [f"play {id}", f"discard {id}", *(positions if len(possible) < 2 else [])]
        look = f"h-card worded-open{' h-ready' if ready else ''}"
        words_ = el(
            "span", card_text(id, self.lang), class_="h-card-words", aria_hidden="true"
        )  # while the fan is open
        inside = [svg.card(id, self.lang), sign("played") if ready else None, words_]
        said = f"{card_name(id, self.lang)}{', ' + self.say('page-playable') if ready else ''}"
        parts = [self.thing(inside, moves, said, look, id, ready=ready, piece=f"card {id}")]
        if len(possible) > 1:
            parts.append(el("ul", *(el("li", self.position(id, move)) for move in possible), class_="h-positions"))
        return join(parts)

    def position(self, id: str, move: str) -> Markup:
        """One of the positions that the card shows by their numbers."""
        return self.thing([el("b", move.rpartition("/")[2])], [move], "", "h-position", id)

    def modes(self, data: Mapping[str, Any]) -> Markup:
        """When this seat wants to be asked for cards while others act."""
        mode = str(data.get("ask", "needed"))
        buttons = []
        for one in MODES:
            moves, look = ([], "h-mode h-chosen") if one == mode else ([f"ask {one}"], "h-mode")
            said = self.say(f"page-ask-{one}.words")
            buttons.append(el("li", self.thing([self.say(f"page-ask-{one}")], moves, said, look, value=said)))
        label = self.say("page-ask")
        return el("div", el("span", label, class_="h-mode-label"), el("ul", *buttons, class_="h-modes"), class_="h-ask")


@cache
def space_words(name: str, lang: str) -> str:
    """What an action space does."""
    return space_text(SPACE_FACTS[name]["options"], words(lang, "hallertau"))


@cache
def space_signs(name: str, lang: str, round_: int) -> Markup:
    """The same as signs; what depends on the round stands as a number."""
    w = words(lang, "hallertau")
    found: list[Markup] = []
    for k, option in enumerate(SPACE_FACTS[name]["options"]):
        if k:
            found.append(el("span", "/", class_="h-or"))
        if option["pay"]:
            cost: Rebus = [piece for one in option["pay"] for piece in paid(one, w)]
            found.append(svg.rebus_html([*cost, Mark("then")]))
        now = [
            {"get": [one["get"][0], round_]} if one.get("get", [""])[-1] == "round" else one for one in option["gain"]
        ]
        found += [svg.rebus_html(one) for one in gains(now, w)]
    return join(found)


def row_of_workers(k: int, n: int, following: bool) -> Markup:
    """A row of a space: as many places as the row has, those filled that hold workers."""
    places = [el("i", class_="h-on" if i < n else None) for i in range(k + 1)]
    return el("span", *places, class_=f"h-places{' h-next' if following else ''}", aria_hidden="true")

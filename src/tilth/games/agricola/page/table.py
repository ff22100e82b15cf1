"""The whole table of Agricola as somebody sees it: action board, farms, improvements, hand, scores."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from markupsafe import Markup

from tilth.games.agricola.options import DEFAULTS, SEATS
from tilth.games.agricola.page import card_faces as faces
from tilth.games.agricola.page.action_board import action_board
from tilth.games.agricola.page.card_portrait import portrait
from tilth.games.agricola.page.rebus import Pieces, bundle, disc, rebus
from tilth.games.agricola.page.score_sheet import score_sheet
from tilth.games.agricola.page.seat import HAND_SIZES, Homestead
from tilth.games.agricola.page.signs import sign
from tilth.games.agricola.rules.facts import FACTS
from tilth.games.agricola.rules.goods import ROUNDS
from tilth.games.agricola.rules.modes import MODES, Mode
from tilth.games.agricola.text.seat_data import amount
from tilth.games.agricola.text.table_words import read_bundle
from tilth.page.hand import fan, hand_bar
from tilth.page.html import Inside, el
from tilth.page.table import Fact, Things

__all__ = ["Tabletop"]

BOARD_QUESTIONS = ("place", "space")
PACK = "page-pack"  # the heading of cards to pick from
CARD_QUESTIONS = ("occupation", "pick", "mulligan", "trade")
OPEN_QUESTIONS = ("place",)  # nothing has been begun yet
BY_HAND = "fence"  # done on the farm itself by the page's script
CELLS = ("room", "stable", "plow", "sow", "cell")  # words of moves that cells of the farm stand for
IN_HAND = ("play", "keep", "draft", "discard")  # words of moves that a card in hand stands for
MANY_DEEDS = 4  # more have lines of their own


class Tabletop(Things):
    game = "agricola"
    letters = SEATS
    open_questions = OPEN_QUESTIONS
    homestead = Homestead

    @property
    def mode(self) -> Mode:
        return MODES[self.option("mode")]

    def option(self, name: str) -> Any:
        """How the host has set something."""
        return self.options.get(name, DEFAULTS[name])

    def label(self, move: str) -> str:
        """A move in words."""
        return str(self.legal[move]["label"])

    # -- the whole table -----------------------------------------------------------------------------------------

    def draw(self) -> Markup:
        own, others = self.own_and_others()
        status, board = self.status(), self.board()
        majors_ = self.majors()
        rivals = [self.homestead(self, name).draw() for name in others]
        hand_ = self.hand(own) if own and self.mode.hand and not self.over else None
        home = self.homestead(self, own, own=True).draw(self.deeds) if own else None  # holds what has no other place
        about = "farm"
        if not self.mine or self.asks in BOARD_QUESTIONS:
            about = "board"
        elif self.asks in CARD_QUESTIONS:
            about = "cards"
        elif self.asks == "improvement":
            about = "majors"
        return el(
            "div",
            status,
            board,
            home,
            majors_,
            el("div", *rivals, class_=f"a-rivals a-rivals-{len(rivals)}") if rivals else None,
            self.scores(own),
            hand_,
            class_=f"a-table a-about-{about}",
        )

    def detail(self, part: str) -> Markup:
        own = self.seat or self.seats[0]
        farm = self.homestead(self, own, own=True)
        shown: dict[str, Callable[[], Markup]] = {
            "board": self.board,
            "farm": farm.draw,
            "majors": self.majors,
            "hand": lambda: self.hand(own),
        }
        return el("div", shown[part](), class_="a-table")

    def status(self) -> Markup:
        """How far the game is: round, phase, next harvest, starting player."""
        view = self.view
        round_, phase = int(view["round"]), str(view["phase"])
        now = [self.say("word-round-of", n=round_, of=int(ROUNDS))] if round_ and not self.over else []
        now.append(self.say(f"word-phase-{'over' if self.over else phase}"))
        chips = [el("li", " · ".join(now), class_="a-now")]
        if view["harvest"] and not self.over:
            rounds = int(view["harvest"]["in"])
            when = self.say("page-harvest-in", n=rounds) if rounds else self.say("page-harvest-now")
            chips.append(el("li", sign("harvest"), el("span", f"{self.say('page-harvest')}: {when}")))
        if len(self.seats) > 1:
            chips.append(
                el("li", sign("first"), el("span", f"{self.say('word-starting-player')}: {self.name(view['first'])}"))
            )
        series = view.get("series") or {}
        if "game" in series and self.mode.series:
            chips.append(
                el("li", sign("vp"), self.say("page-series", n=int(series["game"]), target=int(series["target"])))
            )
        elif self.mode.target and series:
            chips.append(el("li", sign("vp"), self.say("page-goal", n=int(series["target"]))))
        return el("ul", *chips, class_="a-status")

    def deeds(self) -> Markup | None:
        """What can be done now and belongs to no card or place."""
        moves = [move for move in self.legal if move not in self.placed and move.partition(" ")[0] != BY_HAND]
        items = [el("li", self.thing([self.deed_words(move)], [move], "", "a-act")) for move in moves]
        look = f"a-acts{' a-many-acts' if len(items) > MANY_DEEDS else ''}"
        return el("ul", *items, class_=look) if items else None

    def deed_words(self, move: str) -> Inside:
        """Goods to pay or keep are shown by their signs, the rest in words."""
        verb, _, what = move.partition(" ")
        if verb in ("pay", "keep"):
            numbers = read_bundle(self.view["goods"], what.rstrip("'"))
            if numbers and any(numbers):
                return rebus(bundle({good: n for good, n in zip(self.view["goods"], numbers) if n}))
        return self.label(move)

    def glance(self, seat: str) -> list[Fact]:
        """Points, people at home, goods and animals, cards in hand and played, begging cards."""
        data = self.view[seat]
        home, people = int(data["indoors"]["adult"]), int(data["family"])
        facts = [
            *super().glance(seat),
            Fact(sign("person"), f"{home}/{people}", self.say("page-people", home=home, people=people)),
        ]
        for good in self.view["goods"]:
            n = int(data.get(good, 0))
            if n:
                facts.append(Fact(sign(good), f"{n}", amount(good, n, self.say)))
        for kind in self.mode.hand:
            n = int(data.get(HAND_SIZES[kind], 0))
            facts.append(Fact(sign(kind), f"{n}", self.say(f"page-hand-{kind}", n=n)))
        played = len(data.get("improvements", ())) + len(data.get("occupations", ()))
        if played:
            facts.append(Fact(sign("improvement"), f"{played}", self.say("page-played", n=played)))
        if begging := int(data["begging"]):
            facts.append(Fact(sign("begging"), f"{begging}", self.say("page-begging", n=begging), "a-bad"))
        return facts

    def home_of(self, seat: str) -> str:
        return f"farm-{seat}"

    # -- action board --------------------------------------------------------------------------------------------

    def board(self) -> Markup:
        return action_board(self.view, self, self.mode)

    # -- cards ---------------------------------------------------------------------------------------------------

    def hand(self, seat: str) -> Markup:
        """The hand of whoever looks: occupations, then minor improvements. A pack to pick from is first. Where there is
        room for names only, cards are tabs with their names; where a card is asked for, the hand opens."""
        chooses = "choices" in (self.view["question"] or {})
        pack, held = list(self.view.get("pack", ()) if chooses else ()), list(self.view[seat].get("hand", ()))
        groups = self.fans(pack, PACK) if pack else []
        groups += self.fans(held, "page-hand")
        title = self.say("page-hand")
        empty = None if groups else el("p", self.say("page-no-cards"), class_="a-quiet")
        swap = self.thing([sign("hand"), self.label("trade cards")], ["trade cards"], "", "a-act") if (
            "trade cards" in self.legal
        ) else None  # fmt: skip
        bar = hand_bar(self, sum(self.ready(slug) for slug in [*pack, *held])) if held or pack else None
        look = "hand a-hand" + ("" if held or pack else " a-no-hand")
        return el(
            "section", el("h2", title, class_="vh"), bar, *groups, empty, swap, class_=look, id="hand",
            aria_label=title, data_floor=True, data_asked=self.mine and self.asks in CARD_QUESTIONS,
        )  # fmt: skip

    def fans(self, cards: Sequence[str], key: str) -> list[Markup]:
        groups = []
        for kind in ("occupation", "minor"):
            seen = [portrait(slug, self.lang) for slug in cards]
            held = [one for one in seen if one["kind"] == kind]
            if held:
                heading = el("h3", sign(kind), self.say(f"{key}-{kind}", n=len(held)), class_="a-label")
                look = "a-held fan-group" + (" fan-pack" if key == PACK else "")
                groups.append(el("div", heading, fan(map(self.hand_card, held), "a-fan"), class_=look))
        return groups

    def hand_card(self, seen: Mapping[str, Any]) -> Markup:
        slug = str(seen["slug"])
        moves = [f"{verb} {slug}" for verb in IN_HAND]
        waits = self.mine and self.asks in OPEN_QUESTIONS and self.ready(slug)  # for an action that plays it
        tab = el("span", sign(str(seen["kind"])), el("b", seen["name"]), class_="a-tab", aria_hidden="true")
        inside, look = [tab, faces.card(seen)], f"a-card a-card-{seen['kind']} worded"
        return self.thing(
            inside,
            [] if waits else moves,
            str(seen["name"]),
            look,
            card=slug,
            ready=self.ready(slug),
            piece=f"card {slug}",
        )

    def ready(self, slug: str) -> bool:
        """Could this card be played, or chosen, as far as it is up to the seat?"""
        can = any(f"{verb} {slug}" in self.legal for verb in IN_HAND)
        own = self.view[str(self.seat)]
        return can or (slug in own["hand"] and slug not in own["lacking"])

    def why(self, moves: Sequence[str]) -> str:
        """Of a card in hand, what it lacks, while no card is asked for."""
        card = moves[0].partition(" ")[2] if moves else ""
        code = self.view[str(self.seat)].get("lacking", {}).get(card) if self.seat in self.view else None
        open_ = self.mine and self.asks in OPEN_QUESTIONS
        return self.reason(code) if code and open_ else super().why(moves)

    def majors(self) -> Markup:
        """The major improvements: what they cost, what they make, who has them; those that lie beneath others with
        them."""
        owners = {slug: seat for seat in self.seats for slug in self.view[seat].get("improvements", ())}
        there = {*self.view["majors"], *owners}
        piles: dict[str, list[str]] = {}
        for fact in FACTS:
            if fact["kind"] == "major" and fact["slug"] in there:
                piles.setdefault(fact["beneath"] if fact.get("beneath") in there else fact["slug"], []).append(
                    fact["slug"]
                )
        items = [el("li", *self.pile(pile, owners), class_="a-pile-of-majors") for pile in piles.values()]
        title = self.say("page-majors")
        heading = el("h2", sign("major"), title, class_="a-heading")
        listed = el("ul", *items, class_="a-major-list")
        return el("section", heading, listed, class_="a-majors", id="majors", aria_label=title)

    def pile(self, pile: Sequence[str], owners: Mapping[str, str]) -> list[Markup]:
        """Major improvements at one place, those that can be built first."""
        order = sorted(pile, key=lambda slug: (slug in owners, slug in self.view["covered"]))
        return [self.major(portrait(slug, self.lang), owners.get(slug, "")) for slug in order]

    def major(self, seen: Mapping[str, Any], owner: str) -> Markup:
        slug = str(seen["slug"])
        rows = [el("span", rebus(row), class_="a-rates") for row in faces.rates(seen)]
        made: Mapping[str, Any] = seen.get("craft") or {}
        if made:
            pieces: Pieces = [("harvest",), " ", (made["in"],), ("then",), f"{made['food_each']}", ("food",)]
            rows.append(el("span", rebus(pieces), class_="a-rates"))
        head = [el("span", str(seen["name"]), class_="a-space-name"), el("span", f"{seen['points']}", class_="a-seal")]
        inside = [
            el("span", *head, class_="a-space-head"),
            el("span", rebus(faces.price(seen["cost"])), disc(owner) if owner else None, class_="a-price"),
            el("span", *rows, class_="a-makes") if rows else None,
        ]
        said = [str(seen["name"])]
        beneath = slug in self.view["covered"]
        if owner:
            said.append(self.say("page-owned-by", who=self.name(owner)))
        if beneath:
            said.append(self.say("page-covered"))
        look = f"a-major{' a-gone' if owner else ' a-beneath' if beneath else ''}"
        moves = [] if owner else [f"build {slug}"]
        piece = "" if owner else f"card {slug}"
        return self.thing(inside, moves, ". ".join(said), look, card=slug, key=f"{slug} {owner}", piece=piece)

    # -- scores --------------------------------------------------------------------------------------------------

    def scores(self, own: str | None) -> Markup:
        """What everybody would score if the game ended now."""
        seats = {
            seat: {"score": self.view[seat]["score"], "amounts": self.view[seat]["amounts"]} for seat in self.seats
        }
        title = self.say("page-score")
        sheet = score_sheet(seats, self, own or "")
        if self.over:
            return el("section", sheet, class_="a-score-box", aria_label=title)
        return el("details", el("summary", sign("vp"), title), sheet, class_="a-score-box", id="points")

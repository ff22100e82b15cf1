"""The table of Villagers on a page: road, stacks, villages, hand, events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from markupsafe import Markup

from tilth.games.villagers.page import card_faces as svg
from tilth.games.villagers.page.figures import figure, place
from tilth.games.villagers.page.signs import sign
from tilth.games.villagers.rules.facts import SUITS
from tilth.games.villagers.text.cards import card_name, card_text, facts
from tilth.games.villagers.text.positions import STACK_NAMES
from tilth.page.html import Inside, el
from tilth.page.table import Fact, Things, badge, points
from tilth.text import Words

__all__ = ["Tabletop", "title_case"]

SEATS = "ABCDE"
HER = "countess"
SUMS = ("ducats", "coins", "gold", "silver", "food", "builders")
IF_ANY = ("coins", "silver")  # told only if there are some
ROAD_QUESTIONS = ("draft", "give", "ducat")
LEGEND = {  # signs that need a word, and the message that names them
    "gold": "gold", "silver": "silver", "ducats": "ducats", "food": "food", "builders": "builders",
    "padlock": "padlocks", "keys": "keys",
}  # fmt: skip
PARTS = ("draft", "build", "ducat", "events")  # questions at which a whole part of the round is open


class Tabletop(Things):
    game = "villagers"
    letters = SEATS
    open_questions = PARTS

    def name(self, seat: str) -> str:
        return self.say("word-countess") if seat == HER else super().name(seat)

    # -- the whole table -----------------------------------------------------------------------------------------

    def draw(self) -> Markup:
        own, others = self.own_and_others()
        if HER in self.view:
            others = [*others, HER]
        few = len(others) < 3
        status, road = self.status(), self.road()
        events = self.events() if "events" in self.view else None
        rivals = el("div", *(self.village(name) for name in others), class_=f"v-rivals {'v-few' if few else 'v-many'}")
        hand = self.hand(own) if own and self.view["turn"] != "over" else None
        village = self.village(own, own=True) if own else None  # last: it also holds what has no other place
        parts = [status, road, village, events, rivals, hand]
        kind = "solo" if HER in self.view else "round"
        about = "road" if self.asks in ROAD_QUESTIONS or not self.mine else "hand"
        return el("div", *parts, class_=f"v-table v-{kind} v-about-{about}")

    def detail(self, part: str) -> Markup:
        own = self.seat or self.seats[0]
        shown: dict[str, Callable[[], Markup]] = {
            "road": self.road,
            "village": lambda: self.village(own, own=True),
            "hand": lambda: self.hand(own),
        }
        return el("div", shown[part](), class_="v-table")

    def status(self) -> Markup:
        """How far the game is: round, part, markets."""
        view = self.view
        over = view["turn"] == "over"
        part = f"word-part-{'over' if over else view['part']}"
        now = [] if over else [self.say("word-round", n=view["round"])]
        if self.words.has(part):
            now.append(self.say(part))
        chips = [el("li", " · ".join(now), class_="v-now")]
        for which in ("first", "second"):
            state = view["market"][which]
            text = f"{self.say(f'word-{which}-market')}: {self.say(f'word-market-{state}')}"
            chips.append(el("li", sign("market"), text, class_=f"v-market v-{state}"))
        first = f"{self.say('word-first-player')}: {self.name(view['first'])}"
        chips.append(el("li", sign("first"), first))
        return el("ul", *chips, class_="v-status")

    def ducats(self, n: int) -> Markup | None:
        if not n:
            return None
        return el("span", sign("ducats"), f"{n}", class_="v-ducats", data_piece="ducat", data_count=n)

    def glance(self, seat: str) -> list[Fact]:
        """Points, what the village counts for, cards in hand."""
        data = self.view[seat]
        counts = data["sums"]
        facts_ = [points(self.words, int(counts["standing"]))] if "standing" in counts else []
        for key in SUMS:
            if n := int(counts.get(key, 0)):
                facts_.append(Fact(*counted(key, n), self.say(f"word-{key}", n=n), f"v-sum-{key}"))
        if "hand_size" in data:
            n = int(data["hand_size"])
            facts_.append(Fact(sign("hand"), f"{n}", f"{self.say('word-hand')}: {n}"))
        return facts_

    def also_around(self) -> list[str]:
        return [HER] if HER in self.view else []

    def home_of(self, seat: str) -> str:
        return f"village-{seat}"

    # -- the middle of the table ---------------------------------------------------------------------------------

    def road(self) -> Markup:
        slots = []
        for k, (stack, here) in enumerate(zip(STACK_NAMES, self.view["road"]), 1):
            stone = el("span", f"{k}", class_="v-stone", aria_hidden="true")
            slots.append(el("li", self.stack(stack), self.slot(here), stone, class_="v-slot", data_at=here["slot"]))
        heading = el("h2", self.say("word-road"), class_="v-heading")
        row = el("ol", *slots, class_="v-slots")
        return el("section", heading, row, self.piles(), class_="v-road", id="road", aria_label=self.say("word-road"))

    def slot(self, here: Mapping[str, Any]) -> Markup:
        slot, card, on_it = str(here["slot"]), str(here["card"]), int(here["ducats"])
        where = self.say("word-road-place", nth=nth(slot, self.words))
        if not card:
            empty = self.say("word-empty")
            return self.thing([el("span", empty, class_="v-empty")], [f"draft {slot}"], f"{where}: {empty}", "v-hole")
        said = f"{where}: {self.spoken(card)}" + (f", {self.say('word-ducats', n=on_it)}" if on_it else "")
        moves = [f"{verb} {slot}" for verb in ("draft", "give", "ducat")]
        inside = (svg.card(card, self.lang), self.ducats(on_it))
        return self.thing(inside, moves, said, "v-card", card, key=f"{slot} {card}", piece=f"card {card}")

    def stack(self, name: str) -> Markup:
        """A stack or the reserve, as high as it has cards."""
        data = self.view[name]
        reserve = name == "reserve"
        title = self.say("word-reserve") if reserve else self.say("word-stack", nth=nth(name, self.words))
        n = int(data["cards"])
        known = [r.partition(":")[2] for r in data.get("returned", [])]
        faces = [card_name(slug, self.lang) for slug in reversed(known) if slug != "?"]
        told = [self.say("word-cards", n=n)]
        back = [self.say("word-back", suit=self.say(f"suit-{data['back']}"))] if data["back"] else []
        if faces:
            told.append(self.say("page-you-put", cards=", ".join(faces)))
        if "market" in data:
            told.append(self.say("page-market-below", market=self.say(f"word-{data['market']}-market")))
        inside = [
            svg.pile(data["back"], n, "market" in data),
            el(
                "span", el("b", title) if reserve else None, el("span", f"{n}", class_="v-count"), class_="v-pile-words"
            ),
        ]
        moves = [f"{verb} {name}" for verb in ("draft", "give", "to", "from")]
        said = f"{title}: {', '.join([*told, *back])}"
        named = any(move in self.legal for move in moves)  # then the words of the move say which stack it is
        return self.thing(inside, moves, said, "v-stack", value=", ".join(told) if named else said)

    def piles(self) -> Markup:
        """Beside the road: reserve, discard, basic villagers."""
        basics = []
        for slug, n in self.view["basics"].items():
            inside = [
                figure(slug), el("span", title_case(card_name(slug, self.lang)), class_="v-name"),
                el("span", f"{n}", class_="v-count"),
            ]  # fmt: skip
            said = f"{self.spoken(slug)}, {self.say('word-cards', n=int(n))}"
            look = f"v-basic suit-{svg.style_of(facts(slug))}"
            heap = self.thing(inside, [f"hire {slug}"], said, look, slug)
            basics.append(el("li", heap, data_piece=f"card {slug}", data_count=n, data_at="basics"))
        thrown = Counter(self.view["discard"])
        names = ", ".join(f"{card_name(s, self.lang)}{f' ×{k}' if k > 1 else ''}" for s, k in sorted(thrown.items()))
        total = sum(thrown.values())
        label = el("b", self.say("word-discard"))
        count = el("span", f"{total}", class_="v-count")
        inside_discard = [sign("discard"), el("span", label, count, class_="v-pile-words")]
        discard_said = f"{self.say('word-discard')}: {names or self.say('word-empty')}"
        discard = self.thing(inside_discard, [], discard_said, "v-stack v-discard", value=discard_said)
        return el(
            "div",
            el("div", self.stack("reserve"), discard, class_="v-heaps"),
            el("ul", *basics, class_="v-basics", aria_label=self.say("word-basics")),
            class_="v-piles",
        )

    def events(self) -> Markup:
        """The face-up events of the solo game and the Jester."""
        view = self.view
        items = []
        for event in view["events"]["face_up"]:
            style = svg.style_of(facts(event))
            done = event in view["events"]["happened"]
            name, text = card_name(event, self.lang), card_text(event, self.lang)
            inside = [
                el("span", sign(style), el("b", name), class_="v-event-name"),
                el("span", text.partition(". ")[2], class_="v-event-text"),
            ]
            said = f"{name}. {text}"
            look = f"v-event suit-{style}{' v-done' if done else ''}"
            item = [self.thing(inside, [f"resolve {event}"], said, look, event, key=f"event {event}")]
            if f"jester {event}" in self.legal:
                choice = self.legal[f"jester {event}"]
                item.append(self.thing([sign("special"), self.say("word-jester")], [choice["name"]], name, "v-jester"))
            items.append(el("li", *item))
        if not items:
            items.append(el("li", self.say("word-none"), class_="v-empty"))
        jester = f"{self.say('word-jester')}: {self.say('word-jester.' + view['jester'])}"
        heading = el("h2", self.say("word-events-face-up"), el("small", jester), class_="v-heading")
        return el("section", heading, el("ul", *items, class_="v-events"), class_="v-event-part", id="events")

    # -- villages ------------------------------------------------------------------------------------------------

    def village(self, name: str, own: bool = False) -> Markup:
        data = self.view[name]
        turn = self.view["turn"] == name
        title = self.say("page-your-village") if own else self.name(name)
        starts = self.view["first"] == name and HER not in self.view
        head = [
            el("h2", sign("solo") if name == HER else badge(name), title, class_="v-heading"),
            el("span", self.say("page-deciding"), class_="v-turn") if turn and not own else None,
            sign_mark("first", self.say("word-first-player")) if starts else None,
            self.sums(name),
        ]  # fmt: skip
        chains = self.chains(name, -1, own)
        body: list[Inside] = [self.square(name), el("ul", *lane(chains), class_="v-chains")]
        body.append(el("div", self.limits(name), self.deeds() if own else None, class_="v-foot"))
        if own:
            body.append(self.legend())
        if name != HER and not own:
            body.append(self.backs(data))
        return el(
            "section",
            el("header", *head, class_="v-village-head"),
            *body,
            class_=f"v-village {'v-own' if own else 'v-rival'}{' v-acting' if turn else ''}",
            id="village" if own else f"village-{name}",
            data_at=name,
            data_home=name,
            aria_label=title if name == HER else f"{title} ({name})",
        )

    def sums(self, name: str) -> Markup:
        """What a village counts for now."""
        counts = self.view[name]["sums"]
        facts_ = [(key, counts[key]) for key in SUMS if key in counts and (counts[key] or key not in IF_ANY)]
        items = []
        for key, n in facts_:
            text, (mark, number) = self.say(f"word-{key}", n=n), counted(key, n)
            items.append(
                el(
                    "li",
                    mark,
                    el("span", number, aria_hidden="true"),
                    el("span", text, class_="vh"),
                    class_=f"v-sum v-sum-{key}",
                    title=f"{text}: {self.say(f'sign-{key}')}",
                    data_piece="ducat" if key == "ducats" else None,
                    data_count=n,
                )
            )
        return el("ul", *items, class_="v-sums")

    def chains(self, owner: str, on: int, own: bool) -> list[Markup]:
        """The chains that lie on a card of a village; -1: on the table."""
        found = []
        for i, one in enumerate(self.view[owner]["cards"]):
            if one["on"] == on:
                above = self.chains(owner, i, own)
                if above:  # places beside the cards that lie there already
                    above += [el("li", class_="v-lot", aria_hidden="true")] * int(one["brings"].get("places", 0))
                branches = el("ul", *above, class_="v-branches") if above else None
                look = f"v-chain{' v-forked' if len(above) > 1 else ''}"
                found.append(el("li", self.villager(one, owner, own), branches, class_=look))
        return found

    def villager(self, one: Mapping[str, Any], owner: str, own: bool) -> Markup:
        slug, word, coins, covered = str(one["card"]), str(one["word"]), int(one["coins"]), bool(one["covered"])
        fact, brings = facts(slug), one["brings"]
        style = svg.style_of(fact)
        name, number = title_case(card_name(slug, self.lang)), self.number(owner, one)
        marks = [] if covered else self.marks(brings)
        said = [
            self.say("word-numbered", card=name, n=number) if number else name,
            self.say(f"suit-{style}") if "suit" in fact else "",
        ]
        said += [self.say("page-covered")] if covered else [text for _, _, text in marks]
        if fact.get("padlock"):
            said.append(self.say("short-padlock", card=card_name(fact["padlock"], self.lang)))
        if coins:
            said.append(self.say("word-coins", n=coins))
        head = [
            *(sign(style) for _ in range(int(fact.get("symbols", 1)))),
            el("span", name, class_="v-name"),
            el("span", f"{number}", class_="v-number") if number else None,
            sign("padlock") if fact.get("padlock") else None,
        ]
        drawn = [
            el("span", sign(key), shown, class_=f"v-mark v-mark-{key}") for key, shown, _ in marks if key != "places"
        ]
        places = int(brings.get("places", 0))
        roof = el("span", *(el("i") for _ in range(places)), class_="v-beams" if places else "v-roof")
        inside = [
            None if covered else roof,
            el("span", *head, class_="v-head"),
            el("span", figure(slug), el("span", *drawn, self.ducats(coins), class_="v-marks"), class_="v-home"),
        ]
        moves = [f"on {word}"] if own else []
        moves += [f"{verb} {owner}.{word}" for verb in ("pay", "swap", "pick")]
        look = f"v-villager suit-{style}{' v-covered' if covered else ''}"
        value = self.say("page-worth-now", n=brings["silver"]) if "silver" in brings and not covered else ""
        key = "" if own else f"{owner} {word} {coins}"
        said_ = ", ".join(filter(None, said))
        return self.thing(inside, moves, said_, look, slug, key=key, value=value, piece=f"card {slug}")

    def number(self, owner: str, one: Mapping[str, Any]) -> int:
        """What tells several villagers of one name apart, as in the list of choices; 0 for the only one."""
        several = sum(1 for other in self.view[owner]["cards"] if other["card"] == one["card"]) > 1
        return int(one["word"].partition("#")[2] or 1) if several else 0

    def marks(self, brings: Mapping[str, int]) -> list[tuple[str, str, str]]:
        """What an uncovered villager brings: sign, number, words."""
        found = []
        for key, n in brings.items():
            if key == "places":
                found.append((key, "", self.say("card-holds", n=n)))
            else:
                shown = f"{n}" if key not in ("food", "builders") or n > 1 else ""
                found.append((key, shown, self.say(f"word-{key}", n=n)))
        return found

    def square(self, name: str) -> Markup | None:
        """Where those stand whom a seat has taken in this draft, until they are its own."""
        taken = self.view[name].get("taken")
        if not taken:
            return None
        people = [el("li", self.small(slug, "" if name == self.seat else f"{name} took {slug}")) for slug in taken]
        label = self.say("word-square")
        return el("div", el("span", place("stall"), label), el("ul", *people, aria_label=label), class_="v-square")

    def legend(self) -> Markup:
        """What the signs mean, open as long as they are new."""
        new = self.view["round"] == 1
        signs = [
            el("li", sign(key), el("span", el("b", self.say(f"word-{word}.label")), ": ", self.say(f"sign-{key}")))
            for key, word in LEGEND.items()
        ]
        suits = [
            el("li", el("span", sign(suit), class_=f"v-suit suit-{suit}"), el("span", self.say(f"suit-{suit}")))
            for suit in SUITS
        ]
        return el(
            "details",
            el("summary", self.say("page-signs")),
            el("ul", *signs, class_="v-signs"),
            el("p", self.say("sign-suits")),
            el("ul", *suits, class_="v-suit-list"),
            class_="v-legend",
            id="signs-new" if new else "signs",  # another name, so that it closes when it is new no longer
            open=new,
        )

    def limits(self, name: str) -> Markup | None:
        """How much of the draft or of its build turn a seat has used up."""
        view, data = self.view, self.view[name]
        parts: list[Markup] = []
        if view["part"] == "draft" and data.get("limit"):
            used = self.say("word-used", n=len(data["taken"]), limit=data["limit"])
            parts.append(el("li", f"{self.say('word-draft-limit.label')}: {used}"))
        if view["part"] == "build" and view["turn"] == name:
            state = view["turn_state"]
            used = self.say("word-used", n=state["actions"], limit=state["limit"])
            parts.append(el("li", f"{self.say('word-actions.label')}: {used}"))
            hired = self.say("word-used", n=state["hires"], limit=state["most_hires"])
            parts.append(el("li", f"{self.say('word-hires.label')}: {hired}"))
            if state["tinner"]:
                parts.append(el("li", self.say("word-tinner")))
        return el("ul", *parts, class_="v-limits") if parts else None

    def deeds(self) -> Markup | None:
        """What can be done now and belongs to no card or place."""
        items = []
        for name, choice in self.legal.items():
            if name not in self.placed:
                items.append(el("li", self.thing([choice["label"]], [name], "", "v-deed")))
        return el("ul", *items, class_="v-deeds") if items else None

    def small(self, slug: str, key: str) -> Markup:
        style = svg.style_of(facts(slug))
        inside = [figure(slug), el("span", title_case(card_name(slug, self.lang)), class_="v-name")]
        return self.thing(inside, [], self.spoken(slug), f"v-small suit-{style}", slug, key=key, piece=f"card {slug}")

    def backs(self, data: Mapping[str, Any]) -> Markup:
        """How many cards somebody holds, and the suits that can be seen of them."""
        n = int(data["hand_size"])
        counted = Counter(data.get("hand", []))
        suits = []
        for suit, k in counted.items():
            text = self.say(f"suit-{suit}") + (f" ×{k}" if k > 1 else "")
            suits.append(
                el(
                    "li",
                    sign(suit),
                    f"{k}" if k > 1 else None,
                    el("span", text, class_="vh"),
                    title=text,
                    class_=f"suit-{suit}",
                )
            )
        return el(
            "div",
            el("span", sign("hand"), f"{self.say('word-hand')}: {n}"),
            el("ul", *suits, class_="v-suits") if suits else None,
            class_="v-backs",
        )

    # -- hand ----------------------------------------------------------------------------------------------------

    def hand(self, seat: str) -> Markup:
        cards = self.view[seat]["hand"]
        items = []
        for slug in cards:
            moves = [f"{verb} {slug}" for verb in ("play", "give", "with", "cover", "discard")]
            drawn = [svg.card(slug, self.lang)]
            items.append(el("li", self.thing(drawn, moves, self.spoken(slug), "v-card", slug, piece=f"card {slug}")))
        if not items:
            items = [el("li", self.say("word-empty"), class_="v-empty")]
        label = self.say("word-hand")
        heading = el("h2", label, el("small", f"{len(cards)}"), class_="v-heading")
        held = el("ul", *items, class_="v-cards")
        # On wide screens the hand stays at the lower edge of the window (data-floor).
        return el("section", heading, held, class_="v-hand", id="hand", aria_label=label, data_floor=True)

    def spoken(self, slug: str) -> str:
        """A card in a few words."""
        fact = facts(slug)
        said = [title_case(card_name(slug, self.lang))]
        if "suit" in fact:
            said.append(self.say(f"suit-{fact['suit']}"))
        said += [
            self.say(f"word-{key}", n=int(fact[key])) for key in ("gold", "food", "builders", "keys") if fact.get(key)
        ]
        if "silver" in fact:
            said.append(self.say("word-silver.label"))
        if fact.get("chain"):
            said.append(self.say("page-lies-on", card=card_name(fact["chain"][-1], self.lang)))
        if fact.get("padlock"):
            said.append(self.say("short-padlock", card=card_name(fact["padlock"], self.lang)))
        return ", ".join(said)


def lane(chains: list[Markup]) -> list[Markup]:
    """Houses along a lane, with a tree or the well between some of them."""
    found = []
    for k, house in enumerate(chains, 1):
        found.append(house)
        if k % 4 == 2:
            what = ("well", "tree", "pine")[k // 4 % 3]
            found.append(el("li", place(what), class_="v-green", aria_hidden="true"))
    return found


def counted(key: str, n: int) -> tuple[Markup, str]:
    """A sign and a number for something a village counts; ducats on its villagers come on top of the others."""
    return (sign("ducats"), f"+{n}") if key == "coins" else (sign(key), f"{n}")


def nth(heap: str, w: Words) -> str:
    """Which place of the road or which stack that is, as people count them."""
    return w.say("word-nth", n=int(heap[1:]))


def sign_mark(name: str, text: str) -> Markup:
    return el("span", sign(name), el("span", text, class_="vh"), class_="v-flag", title=text)


def title_case(name: str) -> str:
    """Names of cards begin with a capital where they stand alone."""
    return name[:1].upper() + name[1:]

# compiled
"""What a network sees of Agricola from one seat: the table, the own farm, three short looks at the others, cards.

Each number is written and named by one and the same line, so that the two cannot part. A thing has the same name in
every form of the game: what was learned of it in one serves in another.
"""

from __future__ import annotations

from typing import Any, Final, cast

from tilth.games.agricola.rules.bundles import lying
from tilth.games.agricola.rules.card_signs import SIGNS, all_signs
from tilth.games.agricola.rules.dealing import CHOSEN
from tilth.games.agricola.rules.facts import CARD_IDS, FACTS, MAJOR_CARD, OCCUPATION_CARD, OWN
from tilth.games.agricola.rules.farm_looks import FEW, MANY, above, family, ground, kitchen, least, pasture
from tilth.games.agricola.rules.goods import (
    CLAY,
    CLAYEY,
    FOOD,
    GRAIN,
    KINDS,
    MATERIAL,
    MOST_PEOPLE,
    REED,
    ROOM_MATERIAL,
    ROOM_REED,
    STEPS,
    STONE,
    STONY,
    TOP,
    VEGETABLE,
)
from tilth.games.agricola.rules.grid import count
from tilth.games.agricola.rules.layout import (
    BEGGING,
    CHILDREN,
    EXTRA,
    FARM,
    HOME,
    HOUSE,
    IMPROVEMENTS,
    OCCUPATIONS,
    PEOPLE,
    PHASES,
    ROOMS,
    STABLES,
)
from tilth.games.agricola.rules.outlook import Outlook, affordable, playable
from tilth.games.agricola.rules.packed import laid_good, laid_number, laid_round, laid_seat
from tilth.games.agricola.rules.rulebook import AgricolaRules
from tilth.games.agricola.rules.scoring import ITEMS, TABLED, counted
from tilth.games.agricola.rules.table import Table
from tilth.kernel.core import Position
from tilth.kernel.doors import Features
from tilth.kernel.native import BIT, append, i64, mypyc_attr, vec
from tilth.kernel.pen import Pen

MOST_NAMES: Final[i64] = 4096
# From how many on of each good it is seen apart; the goods of expansions as the last.
STEPS_OF_GOODS: Final = [
    [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20], [1, 2, 3, 4, 5, 6, 8, 10, 12, 15], [1, 2, 3, 4, 5, 6, 8], [1, 2, 3, 4, 5],
    [1, 2, 3, 4, 5, 6, 8], [1, 2, 3, 4], [1, 2, 3], [1, 2, 3, 4], [1, 2, 3, 4], [1, 2, 3, 4], [1, 2, 3, 4, 5, 6],
]  # fmt: skip
GOOD_STEPS: Final[vec[i64]] = vec[i64]([step for steps in STEPS_OF_GOODS for step in steps])
FIRST_STEP: Final[vec[i64]] = vec[i64]([sum(map(len, STEPS_OF_GOODS[:k])) for k in range(len(STEPS_OF_GOODS) + 1)])
TABLED_NAMES: Final = [f"scored.{name}" for name in ITEMS[: int(TABLED)]]
TABLE_STEPS: Final[vec[i64]] = vec[i64]([step for name in ITEMS[: int(TABLED)] for step in STEPS[name]])
FAMILY: Final[vec[i64]] = vec[i64]([3, 4, 5])
ROOM_STEPS: Final[vec[i64]] = vec[i64]([3, 4, 5, 6])
ROUND_WORDS: Final = [str(n) for n in range(15)]
ROUND_STEPS: Final[vec[i64]] = vec[i64](list(range(2, 15)))
HARVEST_WORDS: Final = [str(n) for n in range(4)]
HARVEST_STEPS: Final[vec[i64]] = vec[i64]([1, 2, 3, 4, 5, 6])
PLAYER_WORDS: Final = ["2", "3", "4", "5"]
HAND_WORDS: Final = ["minors", "occupations", "playable.minors", "playable.occupations", "points.now", "points.later"]


@mypyc_attr(allow_interpreted_subclasses=True)
class FarmFeatures(Features):
    """Alone: the table and the own farm. With others: how many they are, and looks at the next one, at the strongest
    and at all of them. With cards: those in hand and in play, one by one and by what they do."""

    def __init__(self, rules: AgricolaRules) -> None:
        super().__init__()
        self.game = rules
        self.alone: bool = rules.seats == 1
        self.spaces: vec[i64] = vec[i64]()
        self.space_names: list[str] = []
        self.cards_shown: vec[i64] = vec[i64]()  # spaces that are round cards
        self.card_names: list[str] = []
        self.heaps: vec[i64] = vec[i64]()  # a space and a good that gathers there
        self.heap_names: list[str] = []
        for number, fact in enumerate(rules.space_facts):
            if self.has_space(fact):
                self.add_space(number, fact)
        self.hand: vec[i64] = vec[i64]()  # for each card: its place among those that are seen one by one in hand; -1
        self.front: vec[i64] = vec[i64]()  # the same in play
        self.hand_names: list[str] = []
        self.front_names: list[str] = []
        self.major_names: list[str] = [CARD_IDS[number] for number in rules.sold]
        self.with_cards: bool = len(rules.mode.hand) > 0 and not self.bare()
        self.add_cards()
        self.signs: list[vec[i64]] = all_signs(rules)
        self.kind = f"{self.form()}-{'solo' if self.alone else 'table'}"
        pen = Pen(vec[i64]([0] * MOST_NAMES), True)
        self.fill(Table(rules), 0, pen)
        self.names = pen.names

    # -- what there is to see ----------------------------------------------------------------------------------------

    def form(self) -> str:
        """The form of the game, for the kind."""
        bare = ["bare"] if self.bare() else []
        return "-".join([*[part for part in self.game.parts if part], self.game.mode.name, *bare])

    def bare(self) -> bool:
        """Is the hand stated to be empty, in a game in which there could be one?"""
        game = self.game
        stated = game.deal == CHOSEN and len(game.fixed_hand) == 0
        return stated and len(game.mode.hand) > 0 and len(game.permanents) == 0

    def has_space(self, fact: dict[str, Any]) -> bool:
        """Is this a space of some game that shares these features?"""
        here = 1 in fact["players"] if self.alone else max(fact["players"]) > 1
        return here and self.game.mode.has_space(fact)

    def add_space(self, number: int, fact: dict[str, Any]) -> None:
        self.spaces = append(self.spaces, number)
        self.space_names.append(fact["slug"])
        if "stage" in fact:
            self.cards_shown = append(self.cards_shown, number)
            self.card_names.append(fact["slug"])
        for name in fact.get("accumulates", {}):
            self.heaps = append(append(self.heaps, number), self.game.goods.index(name))
            self.heap_names.append(f"{fact['slug']}.{name}")

    def add_cards(self) -> None:
        """Those of the decks of this form of the game. Cards that somebody has made up are seen only by what they
        do."""
        decks = self.game.mode.decks
        for number, card in enumerate(self.game.cards):
            deck = FACTS[number].get("deck", "")
            dealing = self.with_cards and (not decks or deck in decks)
            seen = card is not None and deck != OWN and (card.kind == MAJOR_CARD or dealing)
            dealt = seen and card is not None and card.kind != MAJOR_CARD
            self.hand = append(self.hand, len(self.hand_names) if dealt else -1)
            self.front = append(self.front, len(self.front_names) if seen else -1)
            if dealt:
                self.hand_names.append(CARD_IDS[number])
            if seen:
                self.front_names.append(CARD_IDS[number])

    # -- all of it ---------------------------------------------------------------------------------------------------

    def write(self, p: Position, seat: i64, out: vec[i64]) -> None:
        self.fill(cast(Table, p), seat, Pen(out, False))

    def fill(self, t: Table, seat: i64, pen: Pen) -> None:
        view = Outlook(t)
        self.table(t, seat, view, pen)
        pen.of = "own."
        points = t.points(seat)
        self.short(t, seat, view, points, pen)
        self.long(t, seat, view, points, pen)
        pen.of = ""
        self.in_play(t, seat, pen)
        if self.with_cards:
            self.in_hand(t, seat, pen)
        if not self.alone:
            self.others(t, seat, view, pen)

    def others(self, t: Table, seat: i64, view: Outlook, pen: Pen) -> None:
        """The next in turn, the strongest, and all together."""
        seats = t.game.seats
        best: i64 = -1
        most: i64 = 0
        noting = pen.noting
        pen.of = "all."
        start = pen.at
        s: i64 = 0
        while s < seats:
            if s != seat:
                points = t.points(s)
                if best < 0 or points > most:
                    best, most = s, points
                pen.at = start
                self.short(t, s, view, points, pen)
                pen.noting = False
            s += 1
        pen.noting = noting
        after = (seat + 1) % seats
        pen.of = "next."
        self.short(t, after, view, t.points(after), pen)
        pen.of = "best."
        self.short(t, best, view, most, pen)
        pen.of = "rivals."
        at = pen.room("major", self.major_names)
        s = 0
        while s < seats:
            mine = t.played[s]
            i: i64 = 0
            n: i64 = len(mine) if s != seat else 0
            while i < n:
                place = t.game.sold_at[mine[i]]
                if place > 0:
                    pen.out[at + place - 1] += 1
                i += 1
            s += 1

    def sign(self, card: i64, at: i64, pen: Pen) -> None:
        """What a card does, from there on."""
        row = self.signs[card]
        k: i64 = 0
        n: i64 = len(row)
        while k < n:
            pen.out[at + row[k]] += 1
            k += 1

    # -- the table ---------------------------------------------------------------------------------------------------

    def table(self, t: Table, seat: i64, view: Outlook, pen: Pen) -> None:
        pen.of = "table."
        pen.mark("round", t.round, ROUND_WORDS)
        pen.steps("round", t.round, ROUND_STEPS)
        pen.mark("phase", t.phase, PHASES)
        pen.put("rounds-left", view.rounds)
        pen.mark("harvest-in", view.until if view.next else -1, HARVEST_WORDS)
        pen.steps("harvests", view.harvests, HARVEST_STEPS)
        pen.flag("mine", t.who == seat)
        pen.flag("others-turn", t.who >= 0 and t.who != seat)
        pen.flag("starter", t.starter == seat)
        pen.flag("marker", t.marker == seat)
        if not self.alone:
            pen.mark("players", t.game.seats - 2, PLAYER_WORDS)
        pen.of = "space."
        i: i64 = 0
        out = pen.out
        taken = t.taken
        spaces = self.spaces
        n: i64 = len(spaces)
        at = pen.room("taken", self.space_names)
        while i < n:
            if taken[spaces[i]] != 0:
                out[at + i] = 1
            i += 1
        at = pen.room("open", self.card_names)
        i = 0
        shown = self.cards_shown
        opened = t.open
        n = len(shown)
        while i < n:
            if opened & BIT[shown[i]]:
                out[at + i] = 1
            i += 1
        at = pen.room("goods", self.heap_names)
        i = 0
        n = len(self.heap_names)
        width = t.game.width
        heaps = t.heaps
        gathering = self.heaps
        while i < n:
            out[at + i] = lying(heaps, width, gathering[2 * i], gathering[2 * i + 1])
            i += 1
        pen.of = "major."
        n = len(t.game.sold)
        at = pen.room("left", self.major_names)
        i = 0
        display = t.display
        while i < n:
            if display & BIT[i]:
                out[at + i] = 1
            i += 1

    # -- a farm ------------------------------------------------------------------------------------------------------

    def short(self, t: Table, seat: i64, view: Outlook, points: i64, pen: Pen) -> None:
        """What is told of everybody's farm."""
        view.look(t, seat)
        f = seat * FARM
        farms = t.farms
        people = farms[f + PEOPLE]
        rooms = count(farms[f + ROOMS])
        house = farms[f + HOUSE]
        pen.put("score", points)
        pen.steps("people", people, FAMILY)
        pen.steps("rooms", rooms, ROOM_STEPS)
        pen.flag("house.clay", house >= CLAYEY)
        pen.flag("house.stone", house >= STONY)
        pen.put("home", farms[f + HOME])
        pen.put("children", farms[f + CHILDREN])
        pen.flag("can-grow", rooms > people and people < MOST_PEOPLE)
        pen.put("people-rounds", (people + farms[f + EXTRA]) * view.rounds)
        kinds = t.game.kinds
        out = pen.out
        at = pen.room("goods", self.game.goods)
        good: i64 = 0
        while good < kinds:
            out[at + good] += least(farms[f + good], MANY)
            good += 1
        pen.put("fields", counted(t, seat, 0))
        pen.put("pastures", len(t.pastures[seat]))
        pen.put("grain-sown", view.grain)
        pen.put("vegetables-sown", view.vegetables)
        pen.put("stables", count(farms[f + STABLES]))
        pen.put("fences-left", t.fences_left(seat))
        pen.put("unused", view.free)
        pen.put("occupations", farms[f + OCCUPATIONS])
        pen.put("improvements", farms[f + IMPROVEMENTS])
        pen.put("hand", len(t.hands[seat]))
        pen.put("begging", farms[f + BEGGING])
        pen.put("need", view.need)
        pen.put("lacking", above(view.need - view.store))
        pen.put("surplus", least(above(view.store - view.need), MANY))
        pen.put("placements", view.turns)
        material = farms[f + MATERIAL[house]]
        more = least(material // ROOM_MATERIAL, farms[f + REED] // ROOM_REED)
        pen.flag("affords.room", more > 0)
        pen.flag("affords.renovation", self.renovates(t, seat, rooms, house))

    def renovates(self, t: Table, seat: i64, rooms: i64, house: i64) -> bool:
        f = seat * FARM
        return house < STONY and t.farms[f + REED] > 0 and t.farms[f + MATERIAL[house + 1]] >= rooms

    def long(self, t: Table, seat: i64, view: Outlook, points: i64, pen: Pen) -> None:
        """What is told of the own farm besides, once `short` has looked at it."""
        f = seat * FARM
        farms = t.farms
        kinds = t.game.kinds
        good: i64 = 0
        while good < kinds:
            steps = good if good < KINDS else KINDS
            pen.some_steps(self.game.goods[good], farms[f + good], GOOD_STEPS, FIRST_STEP[steps], FIRST_STEP[steps + 1])
            good += 1
        k: i64 = 0
        while k < TABLED:
            n = counted(t, seat, k) if k != 2 and k != 3 else farms[f + (GRAIN if k == 2 else VEGETABLE)]
            if k == 2:
                n += view.grain
            elif k == 3:
                n += view.vegetables
            pen.some_steps(TABLED_NAMES[k], n, TABLE_STEPS, TOP * k, TOP * (k + 1))
            k += 1
        family(t, seat, view, points, pen)
        ground(t, seat, view, pen)
        pasture(t, seat, view, pen)
        kitchen(t, seat, view, pen)
        self.means(t, seat, pen)
        self.coming(t, seat, view, pen)

    def means(self, t: Table, seat: i64, pen: Pen) -> None:
        """What could be paid for."""
        f = seat * FARM
        farms = t.farms
        house = farms[f + HOUSE]
        rooms = count(farms[f + ROOMS])
        more = least(farms[f + MATERIAL[house]] // ROOM_MATERIAL, farms[f + REED] // ROOM_REED)
        pen.steps("affords.rooms", more, FEW)
        stone = farms[f + STONE] >= rooms and farms[f + REED] > 1 and house == 0
        pen.flag("affords.stone-house", stone and farms[f + CLAY] >= rooms)
        at = pen.room("affords.major", self.major_names)
        sale = t.for_sale()
        sold = t.game.sold
        n: i64 = 0
        i: i64 = 0
        while i < len(sold):
            if sale & BIT[i] and affordable(t, seat, t.game.card(sold[i])):
                pen.out[at + i] = 1
                n += 1
            i += 1
        pen.put("affords.majors", n)

    def coming(self, t: Table, seat: i64, view: Outlook, pen: Pen) -> None:
        """What lies for this seat on round spaces."""
        at = pen.room("comes", self.game.goods)
        soon = pen.at
        pen.put("comes-soon.food", 0)
        i: i64 = 0
        while i < len(t.later):
            entry = t.later[i]
            if laid_seat(entry) == seat:
                good = laid_good(entry)
                if good < t.game.kinds:
                    pen.out[at + good] += laid_number(entry)
                    if good == FOOD and laid_round(entry) <= view.next:
                        pen.out[soon] += laid_number(entry)
            i += 1

    # -- cards -------------------------------------------------------------------------------------------------------

    def in_play(self, t: Table, seat: i64, pen: Pen) -> None:
        at = pen.room("played", self.front_names)
        signs = pen.room("played-signs", SIGNS) if self.with_cards else 0
        mine = t.played[seat]
        i: i64 = 0
        n: i64 = len(mine)
        while i < n:
            if self.front[mine[i]] >= 0:
                pen.out[at + self.front[mine[i]]] = 1
            if self.with_cards:
                self.sign(mine[i], signs, pen)
            i += 1

    def in_hand(self, t: Table, seat: i64, pen: Pen) -> None:
        """Each card, and what the hand can do: what can be played now, what it costs, what it would do."""
        at = pen.room("hand", self.hand_names)
        signs = pen.room("hand-signs", SIGNS)
        costs = pen.room("hand-cost", self.game.goods)
        numbers = pen.room("hand", HAND_WORDS)
        mine = t.hands[seat]
        i: i64 = 0
        n: i64 = len(mine)
        while i < n:
            card = t.game.card(mine[i])
            if self.hand[card.number] >= 0:
                pen.out[at + self.hand[card.number]] = 1
            self.sign(card.number, signs, pen)
            taught: i64 = 1 if card.kind == OCCUPATION_CARD else 0
            open_ = playable(t, seat, card)
            pen.out[numbers + taught] += 1
            if open_:
                pen.out[numbers + 2 + taught] += 1
                pen.out[numbers + 4] += card.points
            else:
                pen.out[numbers + 5] += card.points
            good: i64 = 0
            while good < t.game.kinds and len(card.costs) > 0:
                pen.out[costs + good] += card.costs[0].goods[good]
                good += 1
            i += 1

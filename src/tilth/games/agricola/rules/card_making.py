# compiled
"""The cards: facts from `cards.json`, and what each does, written down in the modules of the decks.

A card's module says what it does with a `Maker`: `c.on(EVENT, node)`, `c.says(QUESTION, answer)`, `c.way(...)` and so
on. Numbers printed on the card come from its facts: `c.n["food"]`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tilth.games.agricola.rules.actions import SOLD, TRADES, WAYS
from tilth.games.agricola.rules.cards import Card, Cost, Hearing, Holder, Need, Saying, Score
from tilth.games.agricola.rules.effects import Awake, Buy, Gain, Optional, TakeOne
from tilth.games.agricola.rules.events import BREED_END, FIELD_START, MINOR, OCCUPATION
from tilth.games.agricola.rules.facts import (
    BY_SLUG,
    CARD_IDS,
    FACTS,
    KINDS,
    KINDS_OF_CARDS,
    MAJOR_CARD,
    OCCUPATION_CARD,
    part_of,
)
from tilth.games.agricola.rules.goods import GRAIN, RESOURCES, VEGETABLE
from tilth.games.agricola.rules.grid import CARD_PLOTS
from tilth.games.agricola.rules.kitchen import Kindle
from tilth.games.agricola.rules.limits import within
from tilth.games.agricola.rules.packed import some_of
from tilth.games.agricola.rules.packed_events import from_card
from tilth.games.agricola.rules.requirements import needs_of
from tilth.games.agricola.rules.rulebook import AgricolaRules
from tilth.kernel.core import Node
from tilth.kernel.doors import Answer
from tilth.kernel.expressions import Apart
from tilth.kernel.native import BIT, append, i64, vec
from tilth.kernel.reactions import ME

DEFINITIONS: dict[str, Callable[[Maker], None]] = {}
SPACE_CARDS: list[str] = []  # those that are action spaces themselves (§5.9)


def card(slug: str, space: bool = False) -> Callable[[Callable[[Maker], None]], Callable[[Maker], None]]:
    """Register what a card does, and whether it is an action space."""

    def register(define: Callable[[Maker], None]) -> Callable[[Maker], None]:
        if slug not in CARD_IDS or slug in DEFINITIONS:
            raise ValueError(f"{slug}: {'defined twice' if slug in DEFINITIONS else 'no such card in cards.json'}")
        DEFINITIONS[slug] = define
        if space:
            SPACE_CARDS.append(slug)
        return define

    return register


class Maker:
    """One card while it is being made."""

    def __init__(self, rules: AgricolaRules, made: Card, fact: dict[str, Any]) -> None:
        self.rules = rules
        self.card = made
        self.fact = fact
        self.n: dict[str, Any] = made.n
        self.number: i64 = made.number
        self.source: i64 = from_card(OCCUPATION if made.kind == OCCUPATION_CARD else MINOR, made.number)

    def spaces(self, *names: str) -> i64:
        """Spaces by their slugs or by a name several share, as a mask."""
        found: i64 = 0
        for name in names:
            found |= self.rules.tag(name)
        return found

    def goods(self, **goods: int) -> vec[i64]:
        """So many of each good."""
        return self.rules.amounts(goods)

    def gain(self, **goods: int) -> Gain:
        """Goods from the general supply because of this card."""
        return Gain(self.goods(**goods), self.source)

    def buy(self, part: Node, **price: int) -> Buy:
        """Goods are paid for a part."""
        return Buy(self.goods(**price), part)

    def one_of(self, **goods: int) -> TakeOne:
        """So many of one of these goods, of the owner's choice."""
        return TakeOne([self.goods(**{name: n}) for name, n in goods.items()], self.source)

    def may(self, part: Node) -> Optional:
        """Its owner may use it, or not."""
        return Optional(self.number, part)

    # -- the six kinds of effect

    def plays(self, node: Node) -> None:
        """What happens when it is played."""
        assert self.card.play is None
        self.card.play = Apart(node)

    def leaves(self, node: Node) -> None:
        """What happens when it is given up."""
        self.card.parting = node

    def on(self, event: i64, node: Node, scope: i64 = ME, absent: bool = False) -> None:
        """It reacts when something happens to its owner, to others or to anybody. In a harvest that its owner skips it
        does not, unless others may use it even so (`absent`)."""
        if event >= FIELD_START and event <= BREED_END and not absent:
            node = Awake(node)
        self.card.hears.append(Hearing(event, node.named(f"order {self.card.slug}"), scope))

    def says(self, question: i64, answer: Answer) -> None:
        """It has a say in a question about a number or a price."""
        self.rules.add_answer(answer)
        self.card.says.append(Saying(question, answer))

    def way(self, good: i64, n: i64, food: i64, pot: bool = False) -> None:
        """At any time n units of a good become food."""
        add_way(self.rules, good, n, food, self.number, pot)
        self.card.ways |= BIT[len(self.rules.way_good) - 1]
        if self.card.ready is not None:
            self.card.ready_ways |= BIT[len(self.rules.way_good) - 1]

    def trade(self, node: Node, births: bool = False, rooms: bool = False, goods: bool = False) -> None:
        """Something else that can be done at any time; the node finds the card's number in IT. It is asked about even
        if nothing else is: `births`, before animals have young; `rooms`, where animals find no room; `goods`, where a
        card's effect may be used and its price is lacking."""
        number = add_trade(self.rules, node, self.number, "")
        if births:
            self.rules.trade_births |= BIT[number]
        if rooms:
            self.rules.trade_rooms |= BIT[number]
        if goods:
            self.rules.trade_goods |= BIT[number]
        self.card.trades |= BIT[number]

    def craft(self, good: i64, food: i64, limit: i64) -> None:
        """In each feeding phase up to `limit` units become food."""
        self.card.craft_good = good
        self.card.craft_food = food
        self.card.craft_limit = limit

    def feeds(self, node: Node, limit: i64 = 1) -> None:
        """Something else that can be done in each feeding phase."""
        self.card.feeding = Apart(node)
        self.card.craft_limit = limit

    def ready(self, need: Need) -> None:
        """Its ways to make food that are named after this are open only then."""
        self.card.ready = need

    def plots(self, n: i64, crops: i64) -> None:
        """Places to sow on the card; crops as a mask (1 grain, 2 vegetables, 4 wood)."""
        within(len(self.rules.plot_crops) + n - self.rules.card_plots, CARD_PLOTS, "places to sow on cards")
        while n > 0:
            self.card.plots |= BIT[len(self.rules.plot_crops)]
            self.rules.plot_crops = append(self.rules.plot_crops, crops)
            self.rules.plot_cards = append(self.rules.plot_cards, self.number)
            n -= 1

    def holds(self, holder: Holder) -> None:
        self.card.holder = holder

    def lends(self, holder: Holder) -> None:
        """It gives all others room for animals."""
        self.card.lends = holder
        self.rules.lenders.append(self.card)

    def instead_of_renovation(self, node: Node) -> None:
        """Its owner may do this instead of a renovation."""
        self.card.instead = node
        self.rules.instead.append(self.card)

    def scores(self, score: Score) -> None:
        self.card.score = score

    def space(self, action: Node) -> None:
        """It is an action space itself (§5.9)."""
        self.card.space_action = action
        self.opens(self.card.slug)

    def opens(self, name: str) -> None:
        """It brings this space into the game."""
        self.card.opens |= self.rules.tag(name)

    def needs(self, need: Need) -> None:
        """A requirement that is not in the facts."""
        self.card.needs.append(need)

    def plow(self, fields: i64, uses: i64, spaces: i64, rent: i64 = 0) -> None:
        """With one plow action on one of these spaces so many fields, so many times in the game."""
        self.card.furrows = fields
        self.card.furrow_uses = uses
        self.card.furrow_spaces = spaces
        self.card.furrow_rent = rent
        self.is_plow()

    def is_plow(self) -> None:
        """Other cards count it as a plow."""
        self.card.tags.add("plow")
        self.rules.plows.append(self.card)


def add_trade(rules: AgricolaRules, node: Node, card: i64, word: str) -> i64:
    """An exchange at any time: of the owner of a card, or under a word of its own (-1: no card) of everybody."""
    number = len(rules.trade_nodes)
    within(number + 1, TRADES, "exchanges at any time")
    rules.trade_nodes.append(Apart(node))
    rules.trade_cards = append(rules.trade_cards, card)
    rules.trade_words.append(word)
    if card < 0:
        rules.open_trades |= BIT[number]
    return number


def add_way(rules: AgricolaRules, good: i64, n: i64, food: i64, number: i64, pot: bool) -> None:
    within(len(rules.way_good) + 1, WAYS, "ways to make food")
    rules.way_good = append(rules.way_good, good)
    rules.way_n = append(rules.way_n, n)
    rules.way_food = append(rules.way_food, food)
    rules.way_card = append(rules.way_card, number)
    rules.way_pot = append(rules.way_pot, 1 if pot else 0)


def bare(rules: AgricolaRules, number: i64, fact: dict[str, Any]) -> Card:
    """A card with the facts printed on it, before its module says what it does."""
    made = Card(number, fact["slug"], KINDS_OF_CARDS.index(fact["kind"]), fact.get("numbers", {}))
    for cost in rules.prices.get(fact["slug"], fact["cost"]):
        goods = {name: n for name, n in cost.items() if name in rules.goods}
        out = fact.get("returned", "") == "out"
        made.costs.append(Cost(rules.amounts(goods), cost.get("return", ""), cost.get("return_count", 1), out))
    made.needs = needs_of(fact.get("needs", {}))
    made.points = fact.get("points", 0)
    made.passing = fact.get("passing", False)
    made.either = fact.get("also_major", False)
    made.tags.add(fact["slug"])
    if "counts_as" in fact:
        made.tags.add(fact["counts_as"])
    if fact.get("is_oven"):
        made.tags.add("oven")
    bake = fact.get("bake")
    if bake:
        made.bakes = bake["food_per_grain"]
        made.bake_limit = bake["limit"] or 0
        made.tags.add("baking")
    return made


def in_rules(rules: AgricolaRules, fact: dict[str, Any]) -> bool:
    """Is a card of the parts of this game, and of a kind that it has?"""
    dealt = fact["kind"] in ("minor", "occupation")
    return part_of(fact) in rules.parts and (not dealt or len(rules.mode.hand) > 0)


def least(rules: AgricolaRules, made: Card) -> i64:
    """The building resources that each of its printed prices asks for and that nothing else can become."""
    found: i64 = 0
    for good in RESOURCES:
        if len(made.costs) > 0 and rules.made_of[good] < 0:
            found |= some_of(good, min(cost.goods[good] for cost in made.costs))
    return found


def build(rules: AgricolaRules) -> None:
    """Make the cards of this game."""
    add_way(rules, GRAIN, 1, 1, -1, False)
    add_way(rules, VEGETABLE, 1, 1, -1, False)
    last = max(number for number, fact in enumerate(FACTS) if in_rules(rules, fact))
    for number, fact in enumerate(FACTS[: last + 1]):
        rules.card_kind = append(rules.card_kind, KINDS_OF_CARDS.index(fact["kind"]))
        rules.card_least = append(rules.card_least, 0)
        if not in_rules(rules, fact):
            rules.cards.append(None)
            continue
        made = bare(rules, number, fact)
        made.cooks = "cook" in fact
        made.pot = made.kind != OCCUPATION_CARD and "cook" in fact and fact.get("pot", True)
        maker = Maker(rules, made, fact)
        cooked = fact.get("cook", {})
        twin = BY_SLUG.get(fact.get("copy_of", ""))
        if twin is not None:  # two of them cook no better than one
            made.ways = rules.card(CARD_IDS.index(twin["slug"])).ways
            cooked = {}
        for good, name in enumerate(rules.goods):
            if name in cooked:
                maker.way(good, 1, cooked[name], made.pot)
        if made.cooks and rules.kindling >= 0:
            maker.trade(maker.buy(Kindle(number), **{rules.goods[rules.kindling]: 1}))
        define = DEFINITIONS.get(fact["slug"])
        if define is not None:
            define(maker)
        rules.cards.append(made)
        rules.card_least[number] = least(rules, made)
        rules.eithers = rules.eithers or made.either
        if KINDS[made.kind].shown not in rules.card_keys:
            rules.card_keys.append(KINDS[made.kind].shown)
    lay_display(rules)


def lay_display(rules: AgricolaRules) -> None:
    """The places of the cards that are sold; `beneath`: the card that lies on top."""
    rules.sold_at = vec[i64]([0] * len(rules.cards))
    for card in rules.cards:
        if card is not None and card.kind == MAJOR_CARD:
            within(len(rules.sold) + 1, SOLD, "cards in the display")
            rules.sold = append(rules.sold, card.number)
            rules.sold_at[card.number] = len(rules.sold)
    for number in rules.sold:
        top = FACTS[number].get("beneath", "")
        mask = BIT[rules.sold_at[CARD_IDS.index(top)] - 1] if top else 0
        rules.above = append(rules.above, mask)
        if mask:
            rules.stacked = append(append(rules.stacked, BIT[rules.sold_at[number] - 1]), mask)


def number_nodes(rules: AgricolaRules) -> None:
    """Give the expressions of all cards their places."""
    for made in rules.cards:
        if made is None:
            continue
        path = f"card.{made.slug}"
        if made.play is not None:
            rules.number(made.play, f"{path}.play")
        if made.parting is not None:
            rules.number(made.parting, f"{path}.leaves")
        if made.feeding is not None:
            rules.number(made.feeding, f"{path}.feeding")
        if made.instead is not None:
            rules.number(made.instead, f"{path}.instead")
        for k, hearing in enumerate(made.hears):
            rules.number(hearing.node, f"{path}.on{k + 1}")
    for k, node in enumerate(rules.trade_nodes):
        card = rules.trade_cards[k]
        rules.number(node, f"card.{CARD_IDS[card]}.any{k + 1}" if card >= 0 else f"any.{rules.trade_words[k]}")

# compiled
"""What a card is to the rules: its facts, its effects, what it holds, scores and requires."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tilth.games.agricola.rules.capacity import Places
from tilth.kernel.core import Node
from tilth.kernel.doors import Answer
from tilth.kernel.native import i64, mypyc_attr, vec

if TYPE_CHECKING:
    from tilth.games.agricola.rules.table import Table

FREE: Final[i64] = -1  # the owner of a card that nobody owns


@mypyc_attr(allow_interpreted_subclasses=True)
class Holder:
    """A card that changes where animals find room."""

    def hold(self, t: Table, seat: i64, places: Places) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Score:
    """Points of a card at the end. A card may give points to others than its owner."""

    def points(self, t: Table, owner: i64, seat: i64) -> i64:
        """What the card that `owner` has gives to `seat`."""
        return 0

    def change(self, t: Table, owner: i64, sheet: vec[i64]) -> vec[i64]:
        """What it makes of the other items on its owner's sheet."""
        return sheet

    def loss(self, t: Table, owner: i64) -> i64:
        """Points it costs its owner."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class ScoreItem:
    """A line of the score besides those of the base game."""

    def __init__(self, name: str) -> None:
        self.name: str = name
        self.mild: bool = False  # does what it costs not count as a loss?
        self.tabled: bool = False  # is it of the sort of those in the table of §17.1?

    def points(self, t: Table, seat: i64) -> i64:
        raise NotImplementedError(self.name)

    def change(self, t: Table, seat: i64, sheet: vec[i64]) -> None:
        """What it makes of the items of the base game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Need:
    """A requirement, or any other condition of a seat's farm."""

    def holds(self, t: Table, seat: i64) -> bool:
        raise NotImplementedError


class Hearing:
    """A card's reaction: to which event, of whom, and what runs."""

    def __init__(self, event: i64, node: Node, scope: i64) -> None:
        self.event: i64 = event
        self.node: Node = node
        self.scope: i64 = scope


class Saying:
    """A card's answer to a question."""

    def __init__(self, question: i64, answer: Answer) -> None:
        self.question: i64 = question
        self.answer: Answer = answer


def wanted(goods: vec[i64]) -> vec[i64]:
    """What a price takes besides food."""
    return vec[i64]([good for good in range(1, len(goods)) if goods[good]])


class Cost:
    """One of the printed prices of a card: goods, and improvements to be given up."""

    def __init__(self, goods: vec[i64], gives_up: str, how_many: i64, out: bool = False) -> None:
        self.goods: vec[i64] = goods
        self.wanted: vec[i64] = wanted(goods)
        self.gives_up: str = gives_up
        self.how_many: i64 = how_many
        self.out: bool = out  # do these leave the game, wherever they came from?


class Card:
    """One card as the machine needs it: facts and effects. Immutable after setup; whose it is stands on the table."""

    def __init__(self, number: i64, slug: str, kind: i64, numbers: dict[str, Any]) -> None:
        self.number: i64 = number
        self.slug: str = slug
        self.kind: i64 = kind
        self.n: dict[str, Any] = numbers  # the numbers printed on it
        self.costs: list[Cost] = []
        self.needs: list[Need] = []
        self.points: i64 = 0
        self.passing: bool = False
        self.either: bool = False  # is it a minor and a major improvement at once?
        self.tags: set[str] = set()  # what it counts as: fireplace, oven, plow ...
        self.bakes: i64 = 0  # food for a grain
        self.bake_limit: i64 = 0  # grain in one bake action; 0: any number
        # What it does.
        self.play: Node | None = None  # when it is played
        self.parting: Node | None = None  # when it is given up
        self.hears: list[Hearing] = []
        self.says: list[Saying] = []
        self.ways: i64 = 0  # ways to make food at any time, as a mask
        self.trades: i64 = 0  # other things at any time, as a mask
        self.ready: Need | None = None  # only then some of its ways are open
        self.ready_ways: i64 = 0  # these
        self.craft_good: i64 = -1  # in the feeding phase: this good becomes food
        self.craft_food: i64 = 0
        self.craft_limit: i64 = 0
        self.feeding: Node | None = None  # something else once in each feeding phase
        self.spice: i64 = 0
        self.cooks: bool = False  # does it bear the sign of cooking?
        self.pot: bool = False  # a fireplace, hearth or cooking corner: spices and the like know it
        self.pots: i64 = 0  # for so many goods cooked at one time
        self.pot_food: i64 = 0  # so much food more
        self.plots: i64 = 0  # places to sow, as a mask
        self.growth: i64 = 0  # so many crops it can add to what was sown on one field
        self.holder: Holder | None = None
        self.score: Score | None = None
        self.space_action: Node | None = None  # what one does there, if the card is an action space
        self.opens: i64 = 0  # spaces it brings into the game, as a mask
        self.counts: i64 = 1  # as how many occupations it counts
        self.instead: Node | None = None  # what its owner may do instead of a renovation
        self.lends: Holder | None = None  # room that others have for animals because of it
        self.furrows: i64 = 0  # fields with one plow action, for a plow
        self.furrow_uses: i64 = 0
        self.furrow_spaces: i64 = 0  # spaces, as a mask
        self.furrow_rent: i64 = 0  # food others pay to use it once each; 0: they may not

"""Goods, cards and the table: what a position of Acre is made of, and the numbers of its actions and reasons."""

from __future__ import annotations

from typing import Final

from tilth.kernel.answers import answer_to, no_answer
from tilth.kernel.core import FIRST_ACTION, FIRST_REASON, Node, Position, Rules
from tilth.kernel.doors import Answer
from tilth.kernel.expressions import Seq
from tilth.kernel.native import BIT, i64, vec
from tilth.kernel.reactions import add_instants, listen, unlisten
from tilth.kernel.trace import Trace

GOODS: Final = ["wood", "clay", "food", "coin"]
WOOD, CLAY, FOOD, COIN = range(4)
SPACES: Final = ["forest", "pit", "pond", "market", "fair", "mill", "yard", "school"]
HAND: Final = 3
MOST: Final = 5  # a payment has up to 4 of each good

# Events; the `it` of the first two is a seat and a good: seat * 8 + good.
TOOK, ROBBED, ROUND = range(3)
# Questions.
PRICE, CATCH = range(2)

CARDS: Final = [
    "carter", "woodcutter", "sawyer", "guest", "toll", "watchdog", "carpenter",
    "brickmaker", "banker", "guild", "net", "oven", "granary", "statue",
]  # fmt: skip

PLAY: Final[i64] = FIRST_ACTION
GIVE: Final[i64] = PLAY + len(CARDS)
GET: Final[i64] = GIVE + len(GOODS)
PAY: Final[i64] = GET + len(GOODS)
DEAL: Final[i64] = PAY + MOST ** len(GOODS)
WEATHER: Final[i64] = DEAL + len(CARDS)
BAKE: Final[i64] = WEATHER + 2

OCCUPIED: Final[i64] = FIRST_REASON
NOT_IN_HAND: Final[i64] = FIRST_REASON + 1
NO_OVEN: Final[i64] = FIRST_REASON + 2


def goods(wood: i64 = 0, clay: i64 = 0, food: i64 = 0, coin: i64 = 0) -> vec[i64]:
    return vec[i64]([wood, clay, food, coin])


def none(n: i64) -> vec[i64]:
    return vec[i64]([0] * n)


class Card:
    """What a card does: once when played, whenever something happens, to answers, and at the end of the game."""

    def __init__(
        self,
        name: str,
        on_play: Node | None = None,
        reactions: list[tuple[i64, i64, Node]] | None = None,
        answers: list[tuple[i64, Answer]] | None = None,
        points: i64 = 0,
    ) -> None:
        self.name = name
        self.on_play = on_play or Seq()
        self.reactions = reactions or []  # event, to whom it must have happened, what to do
        self.answers = answers or []
        self.points = points


class AcreRules(Rules):
    """What all positions of one game share."""

    def __init__(self, players: i64, rounds: i64, cards: list[Card]) -> None:
        super().__init__(players, events=3, questions=2)
        self.rounds = rounds
        self.cards = cards
        add_instants(self)
        for card in cards:
            self.number(card.on_play, f"{card.name}.play")
            for _, _, node in card.reactions:
                self.number(node, card.name)
            for _, answer in card.answers:
                self.add_answer(answer)


class Farms(Position):
    """All farms. Sets of cards and spaces are bits of a number."""

    def __init__(self, rules: AcreRules, twin: Farms | None = None) -> None:
        super().__init__(rules, twin)
        self.acre = rules
        n = rules.seats
        self.round: i64 = 0 if twin is None else twin.round
        self.sunny: i64 = 0 if twin is None else twin.sunny
        self.busy: i64 = 0 if twin is None else twin.busy  # spaces with a worker
        self.unseen: i64 = BIT[len(CARDS)] - 1 if twin is None else twin.unseen  # cards nobody has
        self.hands: vec[i64] = none(n) if twin is None else twin.hands[:]
        self.played: vec[i64] = none(n) if twin is None else twin.played[:]
        self.spent: vec[i64] = none(n) if twin is None else twin.spent[:]  # cards used up for this round
        self.stored: vec[i64] = none(n) if twin is None else twin.stored[:]  # food on the granary
        self.rooms: vec[i64] = none(n) if twin is None else twin.rooms[:]
        self.begged: vec[i64] = none(n) if twin is None else twin.begged[:]
        self.goods: vec[i64] = none(n * len(GOODS)) if twin is None else twin.goods[:]

    def copy(self) -> Farms:
        return Farms(self.acre, self)

    def tell(self, trace: Trace) -> None:
        super().tell(trace)
        for n in (self.round, self.sunny, self.busy, self.unseen):
            trace.number(n)
        trace.rows([self.hands, self.played, self.spent, self.stored, self.rooms, self.begged, self.goods])

    def has(self, seat: i64, good: i64) -> i64:
        return self.goods[seat * len(GOODS) + good]

    def put(self, seat: i64, good: i64, amount: i64) -> None:
        self.goods[seat * len(GOODS) + good] += amount

    def lacks(self, seat: i64, price: vec[i64]) -> bool:
        return any(self.has(seat, good) < price[good] for good in range(len(GOODS)))

    def move(self, seat: i64, amounts: vec[i64], sign: i64) -> None:
        for good in range(len(GOODS)):
            self.put(seat, good, sign * amounts[good])

    def enter(self, seat: i64, card: i64) -> None:
        """A card comes into play: from now on it reacts and has a say."""
        self.played[seat] |= BIT[card]
        for event, scope, node in self.acre.cards[card].reactions:
            listen(self, event, seat, node, scope)
        for question, answer in self.acre.cards[card].answers:
            answer_to(self, question, seat, answer)

    def leave(self, seat: i64, card: i64) -> None:
        """A card goes back among the unseen ones."""
        self.played[seat] &= ~BIT[card]
        self.unseen |= BIT[card]
        for event, scope, node in self.acre.cards[card].reactions:
            unlisten(self, event, seat, node, scope)
        for question, answer in self.acre.cards[card].answers:
            no_answer(self, question, seat, answer)

# compiled
"""What is settled before a game begins: mode and switches (§18, §22), goods, spaces, cards, nodes that others start."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tilth.games.agricola.rules.actions import (
    ACTION_LIMIT,
    CELLS,
    FENCE,
    FIELD,
    LAST_ACTION,
    MAJOR_NOT_ALLOWED,
    MAJOR_TAKEN,
    NO_COOKING,
    OWN_REASONS,
    PLACE,
    PLOTS,
    PLOW,
    ROOM,
    SHAPES,
    SOW,
    SPACES,
    STABLE,
    Block,
)
from tilth.games.agricola.rules.bundles import all_lying, numbers_for, put
from tilth.games.agricola.rules.cards import Card, ScoreItem
from tilth.games.agricola.rules.events import EVENTS, QUESTIONS
from tilth.games.agricola.rules.facts import BASE, OCCUPATION_CARD
from tilth.games.agricola.rules.goods import (
    ADULT_FOOD,
    ADULT_FOOD_ALONE,
    ANIMALS,
    GOODS,
    MOST_ANIMALS,
    MOST_GOODS,
    ROUNDS,
    START_FOOD,
)
from tilth.games.agricola.rules.grid import BOARD, CARD_PLOTS, MOST_CELLS, Grid
from tilth.games.agricola.rules.modes import FULL, Mode
from tilth.games.agricola.rules.packed import THINGS
from tilth.kernel.core import Node, Rules
from tilth.kernel.native import append, i64, mypyc_attr, vec

Deed = Callable[["AgricolaRules", i64, dict[str, Any]], Node]

ANY_CARD: Final[i64] = 0  # what packs are made of: any card of a deck, those of a source of their own, or the others
OWN_ONLY: Final[i64] = 1
NO_OWN: Final[i64] = 2


class HarvestPhase:
    """A part of the harvest: its name, and how it is made once all parts of the game are known."""

    def __init__(self, name: str, make: Callable[[AgricolaRules], Node]) -> None:
        self.name: str = name
        self.make: Callable[[AgricolaRules], Node] = make


NUMBER: Final = "number"
CELL_MASK: Final = "cells"
WORD_MASK: Final = "some of these words"
WORD_ROW: Final = "these words in order"
ROW_BASE: Final[i64] = 16


class OwnNumber:
    """A number of an expansion: its name, and how positions write it."""

    def __init__(self, name: str, kind: str | list[str], several: str = "") -> None:
        if isinstance(kind, str) and kind not in (NUMBER, CELL_MASK):
            raise ValueError(f"{name} is a {NUMBER}, {CELL_MASK} or one of several words, not {kind}")
        self.name: str = name
        self.several: str = several  # of the words: WORD_MASK, WORD_ROW; or one of them
        self.cells: bool = kind == CELL_MASK
        self.words: list[str] = [] if isinstance(kind, str) else kind


@mypyc_attr(allow_interpreted_subclasses=True)
class AgricolaRules(Rules):
    """The mode, the switches of §22, the spaces of this game, and the nodes that others start."""

    def __init__(self, players: i64) -> None:
        super().__init__(players, EVENTS, QUESTIONS)
        self.goods: list[str] = GOODS[:]  # by their numbers
        self.kinds: i64 = len(GOODS)
        self.animals: vec[i64] = ANIMALS[:]  # of them the kinds of animals
        self.herded: vec[i64] = vec[i64]([0] * MOST_GOODS)  # for each good: its place among the animals plus 1
        for k in range(len(ANIMALS)):
            self.herded[ANIMALS[k]] = k + 1
        self.mode: Mode = FULL
        self.full_list: bool = False
        self.first_player: i64 = -1
        self.must_pay: bool = True
        self.empty_usable: bool = False
        self.bake_with_all: bool = True
        self.academic_pays: bool = False
        self.card_fields: bool = False
        self.family34: bool = True
        self.family5: bool = False
        self.permanents_count: bool = True
        self.three_for_one: bool = False
        self.deal: i64 = 0  # 0 normal, 1 ten and three, 2 mulligan, 3 draft, 4 the hand is stated
        self.hand_sizes: vec[i64] = vec[i64]([7, 7])
        self.start_food: vec[i64] = START_FOOD
        self.permanents: vec[i64] = vec[i64]()
        self.fixed_hand: vec[i64] = vec[i64]()  # the hand of a solo game, if the player has stated it
        self.fixed_order: vec[i64] = vec[i64]()  # spaces of the rounds, if the host has stated them
        self.known_order: vec[i64] = vec[i64]([-1] * (ROUNDS + 1))  # spaces of rounds that lie open from the start
        self.adult_food: i64 = ADULT_FOOD_ALONE if players == 1 else ADULT_FOOD
        self.space_slugs: list[str] = []
        self.in_game: i64 = 0  # spaces of this game, as a mask; those of cards are not among them
        self.at_start: i64 = 0  # of them on the table from the start
        self.stage_of: vec[i64] = vec[i64]([0] * SPACES)
        self.width: i64 = numbers_for(self.kinds)  # numbers for the goods that lie in one place
        self.nothing: vec[i64] = vec[i64]([0] * self.kinds)  # of each good
        self.adds: vec[i64] = vec[i64]([0] * (SPACES * self.width))  # what each space receives in every round
        self.roomy: i64 = 0  # spaces where any number of people may stand, as a mask
        self.uses: list[Node] = []
        self.easy: i64 = 0  # spaces whose action can always be carried out, as a mask
        self.heaped: i64 = 0  # spaces that want nothing but that goods lie there
        self.parts: list[str] = [BASE]  # of the game; an expansion takes in its own
        self.cards: list[Card | None] = []
        self.prices: dict[str, list[dict[str, Any]]] = {}  # of cards that an option makes others than printed
        self.card_kind: vec[i64] = vec[i64]()  # of each card
        self.card_least: vec[i64] = vec[
            i64
        ]()  # of each: building resources without which it cannot be had (packed.heap)
        self.card_keys: list[str] = ["occupations", "improvements"]  # under which positions show what is in play
        self.sold: vec[i64] = vec[i64]()  # the cards that lie in the display at the start, by their places there
        self.sold_at: vec[i64] = vec[i64]()  # for each card: its place in the display plus 1; 0: it is not sold
        self.above: vec[i64] = vec[i64]()  # for each place: those whose cards lie on top of it, as a mask
        self.stacked: vec[i64] = vec[i64]()  # a card with another on top of it, and that one, by their places, as masks
        self.eithers: bool = False  # are there cards that are minor and major improvements at once?
        self.covered_card: i64 = MAJOR_TAKEN  # why a card that lies beneath another cannot be had
        self.minor_refused: i64 = MAJOR_NOT_ALLOWED  # why an action that builds majors plays no minor improvement
        self.minor_late: i64 = ACTION_LIMIT  # and why none is played once an action without one is over
        self.returned_on_top: bool = False  # does a card that lay beneath come back on top of the other?
        self.space_facts: list[dict[str, Any]] = []
        self.card_spaces: list[str] = []  # cards that are spaces; they are numbered behind the others
        self.deeds: dict[str, Deed] = {}  # what spaces do besides, by name
        self.items: list[ScoreItem] = []  # of the score, behind those of the base game
        self.reasons: list[tuple[str, str]] = []  # why something is not allowed: codes and sections
        self.resting: i64 = -1  # the number of a seat that says how many people of it only go to a haven
        self.haven: i64 = 0  # these spaces, as a mask
        self.haven_spaces: vec[i64] = vec[i64]()
        self.havens: list[str] = []
        self.act_haven = Block(PLACE, PLACE, 0)  # such a person goes to a space
        self.resting_verb: str = ""
        self.resting_reason: i64 = 0  # why such a person cannot be placed elsewhere
        self.rested: i64 = -1  # the number of the table that is 1 while the person placed last is such a one
        self.late_cooking: bool = False  # are animals cooked again once the last harvest is over?
        self.seat_numbers: list[OwnNumber] = []
        self.table_numbers: list[OwnNumber] = []
        self.decks: list[vec[i64]] = [vec[i64](), vec[i64]()]  # occupations and minors of this game
        self.tags: dict[str, i64] = {}  # spaces by what they are called on cards, as masks
        self.grid: Grid = BOARD
        self.detached: bool = False  # does a card allow a pasture that touches no other?
        self.covers: list[str] = []  # things besides rooms, fields and stables that can lie on cells, by name
        self.cover_reasons: vec[i64] = vec[i64]()  # why nothing goes there, 0: the usual reason
        self.fields_apart: bool = False  # can a card of this game lay fields that adjoin no others?
        self.things: list[str] = ["field", "fence"]  # what else than goods can lie on a round space (layout.FIELD_TILE)
        self.cells_used: i64 = -1  # the event that cells came into use (as a mask), if an expansion has one
        self.unplowed: i64 = -1  # the question how many cells without a field may be sown, if an expansion has one
        self.bound: i64 = -1  # the number of a seat that says how many of its people not in play cannot come into play
        self.lying_kind: i64 = -1  # an animal of which some may lie: of these, when one leaves, one that lies
        self.lying: i64 = -1  # the number of a seat that says how many do
        self.card_plots: i64 = BOARD.cells  # the first plot that is a place on a card
        self.plots: i64 = BOARD.cells + CARD_PLOTS
        self.plot_crops: vec[i64] = vec[i64]([3] * self.card_plots)  # for each plot: crops it takes, as a mask
        self.plot_cards: vec[i64] = vec[i64]([-1] * self.card_plots)
        self.act_room = Block(ROOM, ROOM, CELLS)
        self.act_stable = Block(STABLE, STABLE, CELLS)
        self.act_plow = Block(PLOW, PLOW, CELLS)
        self.act_sow = Block(SOW, SOW, 3 * PLOTS)  # crop * plots + plot
        self.act_field = Block(FIELD, FIELD, 5 * PLOTS)  # seat * plots + plot
        self.act_fence = Block(FENCE, FENCE, SHAPES)
        self.laid: list[Block] = []  # kinds of action that lie behind the others
        self.exchange: i64 = LAST_ACTION  # the panel of exchanges; it and what follows it are open at any decision
        self.trade: i64 = LAST_ACTION + 1  # three cards for one
        self.way_good: vec[i64] = vec[i64]()
        self.way_n: vec[i64] = vec[i64]()
        self.way_food: vec[i64] = vec[i64]()
        self.way_card: vec[i64] = vec[i64]()  # -1: no card is needed
        self.way_pot: vec[i64] = vec[i64]()  # 1: in a fireplace or hearth
        self.trade_cards: vec[i64] = vec[i64]()
        self.trade_nodes: list[Node] = []
        self.trade_births: i64 = 0  # of them worth a question before animals have young, as a mask
        self.trade_rooms: i64 = 0  # and where animals find no room
        self.trade_goods: i64 = 0  # and where goods are lacking for a card's effect
        self.trade_words: list[str] = []  # of each exchange that is no card's
        self.open_trades: i64 = 0  # exchanges that everybody may make, as a mask
        self.made_of: vec[i64] = vec[i64]([-1] * MOST_GOODS)  # for each good: the one of which it is made 1 to 1
        self.uncooked: vec[i64] = vec[i64]([NO_COOKING] * MOST_GOODS)  # for each good: why nothing makes food of it
        self.overlooked: vec[i64] = vec[i64]()  # improvements that do not count where many of them are rewarded
        self.wild_ground: vec[i64] = vec[i64]()  # things on whose cells a farm is not full, where that is rewarded
        self.minus_forgiven: bool = False  # does a card that forgives losses forgive what is printed on others?
        self.kindling: i64 = -1  # one of this good lies on what cooks and was built, until one more is paid; -1: none
        self.unkindled: i64 = 0  # why it cannot be used until then
        self.makes: bool = False  # is there such a good?
        self.plows: list[Card] = []
        self.instead: list[Card] = []  # of which something can be done instead of a renovation
        self.lenders: list[Card] = []  # that give others room for animals
        # Parts of the course that an expansion may wrap or replace before the course is built.
        self.setup: Node = Node()  # food and whatever else everybody begins with
        self.round: dict[
            str, Node
        ] = {}  # what happens in a round besides work and harvest, by the names of ROUND_PARTS
        self.turn: Node = Node()  # of one seat in the work phase; nobody can take one any more: the phase ends
        self.feeding: Node = Node()  # of one family
        self.hands: Node | None = None  # how cards are dealt; None: as the base game does
        self.own_cards: vec[i64] = vec[i64]()  # for each card, 1 if it is dealt from a source of its own; empty: none
        self.sources: vec[i64] = vec[i64]()  # for each time that packs are dealt, of which cards; empty: of any
        self.harvest: list[HarvestPhase] = []
        # Nodes that several others start.
        self.housing: Node = Node()
        self.food: Node = Node()
        self.pay: Node = Node()
        self.enters: Node = Node()
        self.draws: Node = Node()
        self.kitchen: Node = Node()
        self.trading: Node = Node()
        self.gather: Node = Node()

    def add_good(self, name: str) -> i64:
        """A good more than the base game has, for an expansion: its number."""
        if name in self.goods:
            raise ValueError(f"there is a good called {name} already")
        if self.kinds >= MOST_GOODS:
            raise ValueError(f"{name} is one good too many: {MOST_GOODS} can be told apart")
        if any(self.adds):
            raise ValueError(f"{name} comes too late: there are spaces with goods already")
        self.goods.append(name)
        self.kinds += 1
        self.width = numbers_for(self.kinds)
        self.nothing = vec[i64]([0] * self.kinds)
        self.adds = vec[i64]([0] * (SPACES * self.width))
        return self.kinds - 1

    def add_animal(self, name: str) -> i64:
        """A kind of animal more: it finds room, breeds, runs away and can be cooked like the others."""
        if len(self.animals) >= MOST_ANIMALS:
            raise ValueError(f"{name} is one kind of animal too many: {MOST_ANIMALS} can be told apart")
        good = self.add_good(name)
        self.animals = append(self.animals, good)
        self.herded[good] = len(self.animals)
        return good

    def take_in(self, part: str) -> None:
        """The cards and spaces of this part are in the game."""
        self.parts = [*self.parts, part]

    def add_item(self, item: ScoreItem) -> None:
        """An item of the score more."""
        self.items = [*self.items, item]

    def add_event(self) -> i64:
        """Something more that can happen, and that cards react to: its number."""
        self.events += 1
        return self.events - 1

    def add_question(self) -> i64:
        """Something more that cards have a say in."""
        self.questions += 1
        return self.questions - 1

    def make_of(self, good: i64, source: i64) -> None:
        """At any time a unit of one good becomes a unit of another; whatever lacks in a payment is made so."""
        self.made_of[good] = source
        self.makes = True

    def rest(self, number: i64, verb: str, spaces: list[str], reason: i64, rested: i64) -> None:
        """So many people of a seat as this number of it says only go to these spaces, by words of their own; `rested`:
        the number of the table that tells cards of it."""
        self.resting = number
        self.rested = rested
        self.havens = spaces
        self.resting_verb = verb
        self.resting_reason = reason

    def add_deed(self, name: str, make: Deed) -> None:
        """Something that spaces do (`do` in their facts), and how it is made of a space's number and its facts."""
        if name in self.deeds:
            raise ValueError(f"there is a deed called {name} already")
        self.deeds[name] = make

    def add_reason(self, code: str, section: str) -> i64:
        """A reason more why something is not allowed, said by the message `why-CODE`: its number."""
        self.reasons = [*self.reasons, (code, section)]
        return OWN_REASONS + len(self.reasons) - 1

    def add_seat_number(self, name: str, kind: str | list[str] = NUMBER) -> i64:
        """A number that each seat has, 0 at the start. Positions write and read it by this name, according to its kind:
        NUMBER; CELL_MASK, the cells in it; or one of these words, the number being its place."""
        self.seat_numbers = [*self.seat_numbers, OwnNumber(name, kind)]
        return len(self.seat_numbers) - 1

    def add_table_number(self, name: str, words: list[str] | None = None, several: str = "") -> i64:
        """A number that there is once on the table; positions may write it as one of these words, or as several: a mask
        of them (WORD_MASK), or their places plus 1 as digits to the base of ROW_BASE, lowest first (WORD_ROW)."""
        self.table_numbers = [*self.table_numbers, OwnNumber(name, words or NUMBER, several)]
        return len(self.table_numbers) - 1

    def occupation(self, number: i64) -> bool:
        return self.card_kind[number] == OCCUPATION_CARD

    def amounts(self, given: dict[str, int]) -> vec[i64]:
        """A number for each good, from a mapping by name."""
        made = vec[i64]([0] * self.kinds)
        for name, n in given.items():
            made[self.goods.index(name)] = n
        return made

    def gathers(self, space: i64, goods: vec[i64]) -> None:
        """These goods come to lie on a space in every round."""
        put(self.adds, self.width, space, goods)

    def gathered(self, space: i64) -> vec[i64]:
        return all_lying(self.adds, self.width, space, self.nothing)

    def lay(self, block: Block) -> Block:
        """These numbers lie behind those that there are."""
        self.laid = [*self.laid, block]
        self.exchange += block.size
        self.trade += block.size
        return block

    def add_actions(self, verb: str, words: list[str] | None = None) -> Block:
        """Actions that the base game does not have: a verb alone, or with one of these words."""
        return self.lay(Block(self.exchange, self.exchange, len(words) if words else 1, verb, words))

    def add_cell_actions(self, verb: str) -> Block:
        """Actions that the base game does not have, one for each cell of the farmyard of whoever acts."""
        return self.lay(Block(self.exchange, self.exchange, MOST_CELLS, verb, cells=True))

    def usual(self, action: i64) -> i64:
        """An action by the number it has where its kind is not laid elsewhere."""
        for block in self.laid:
            if block.has(action):
                return block.kind
        return action

    def lay_ground(self, grid: Grid, cells: i64 = 0, shapes: i64 = 0) -> None:
        """The farmyards of this game. If they can grow: so many cells at most, and shapes that can be fenced in."""
        self.grid = grid
        self.card_plots = cells if cells > grid.cells else grid.cells
        self.plots = self.card_plots + CARD_PLOTS
        self.plot_crops = vec[i64]([3] * self.card_plots)
        self.plot_cards = vec[i64]([-1] * self.card_plots)
        most = shapes if shapes > grid.shapes.count else grid.shapes.count
        if most > SHAPES:
            self.act_fence = self.lay(Block(FENCE, self.exchange, most))

    def add_cover(self, name: str, reason: i64 = 0) -> i64:
        """Something that lies on cells: nothing is built there, and no fence goes around them. `reason`: why not, where
        it is another than for rooms and fields."""
        self.covers = [*self.covers, name]
        self.cover_reasons = append(self.cover_reasons, reason)
        return len(self.covers) - 1

    def add_thing(self, name: str) -> i64:
        """Something besides goods that can lie on a round space until a card says what becomes of it: its number."""
        if MOST_GOODS + len(self.things) >= THINGS:
            raise ValueError(f"{name} is one thing too many: {THINGS} can be told apart on round spaces")
        self.things = [*self.things, name]
        return MOST_GOODS + len(self.things) - 1

    def card(self, number: i64) -> Card:
        card = self.cards[number]
        assert card is not None
        return card

    def tag(self, name: str) -> i64:
        """The spaces that a card means by `name`: a slug, or a name several share."""
        return self.tags[name]

# compiled
"""The table: farms, action spaces, goods on round spaces, cards in hand and in play (§1-§6, §11, §12)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from tilth.games.agricola.rules.actions import (
    CELLS,
    FENCE,
    FIELD,
    LAST_ACTION,
    MAJORS,
    PLOTS,
    PLOW,
    ROOM,
    SHAPES,
    SOW,
    SPACES,
    STABLE,
    WAY,
    Block,
)
from tilth.games.agricola.rules.bundles import all_lying, bare, lay, numbers_for, put
from tilth.games.agricola.rules.goods import (
    ANIMALS,
    FOOD,
    GOODS,
    MOST_ANIMALS,
    MOST_GOODS,
    ROUNDS,
    VEGETABLE,
)
from tilth.games.agricola.rules.grid import BOARD, CARD_PLOTS, MOST_FENCES, MOST_STABLES, Grid, count
from tilth.games.agricola.rules.layout import (
    ASIDE,
    BEST,
    BIRTHS,
    BONUS,
    BREEDING,
    CHILDREN,
    COOKS,
    COUNTED,
    CRAFTS,
    EVENTS,
    EXTRA,
    FARM,
    FENCE_GRANT,
    FENCES,
    FIELDS,
    FREE_FENCES,
    GAINED,
    GRAZED,
    HOLDERS,
    IMPROVEMENTS,
    LEFT,
    NEED,
    OCCUPATIONS,
    PEOPLE,
    PLACED,
    POTFUL,
    POTS,
    QUESTIONS,
    RECEIVED,
    ROOMS,
    SOWN,
    SPICE,
    STABLES,
    TILLED,
    TRADING,
)
from tilth.games.agricola.rules.modes import FULL, Mode
from tilth.games.agricola.rules.packed import EVERYBODY, departed, laid
from tilth.games.agricola.rules.packed_events import gained, parents, received, received_one
from tilth.games.agricola.rules.places import Places
from tilth.kernel.answers import answer_to, ask, no_answer
from tilth.kernel.core import OK, WRONG_PART, Answer, Node, Position, Rules
from tilth.kernel.native import BIT, append, i64, mypyc_attr, vec
from tilth.kernel.reactions import emit, listen, unlisten
from tilth.kernel.trace import Trace
from tilth.kernel.vecs import ascending, contains, inserted, removed, replaced

PERSON: Final[vec[i64]] = vec[i64]([16**seat for seat in range(15)])

MAJOR_CARD: Final[i64] = 0
MINOR_CARD: Final[i64] = 1
OCCUPATION_CARD: Final[i64] = 2
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


class Cost:
    """One of the printed prices of a card: goods, and improvements to be given up."""

    def __init__(self, goods: vec[i64], gives_up: str, how_many: i64) -> None:
        self.goods: vec[i64] = goods
        self.gives_up: str = gives_up
        self.how_many: i64 = how_many


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
        self.furrows: i64 = 0  # fields with one plow action, for a plow
        self.furrow_uses: i64 = 0
        self.furrow_spaces: i64 = 0  # spaces, as a mask
        self.furrow_rent: i64 = 0  # food others pay to use it once each; 0: they may not


class HarvestPhase:
    """A part of the harvest: its name, and how it is made once all parts of the game are known."""

    def __init__(self, name: str, make: Callable[[AgricolaRules], Node]) -> None:
        self.name: str = name
        self.make: Callable[[AgricolaRules], Node] = make


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
        self.start_food: vec[i64] = vec[i64]([2, 3])  # of the first player and of the others
        self.permanents: vec[i64] = vec[i64]()
        self.fixed_hand: vec[i64] = vec[i64]()  # the hand of a solo game, if the player has stated it
        self.fixed_order: vec[i64] = vec[i64]()  # spaces of the rounds, if the host has stated them
        self.adult_food: i64 = 3 if players == 1 else 2
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
        self.cards: list[Card | None] = []
        self.decks: list[vec[i64]] = [vec[i64](), vec[i64]()]  # occupations and minors of this game
        self.tags: dict[str, i64] = {}  # spaces by what they are called on cards, as masks
        self.grid: Grid = BOARD
        self.covers: list[str] = []  # things besides rooms, fields and stables that can lie on cells, by name
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
        self.plows: list[Card] = []
        # Parts of the course that an expansion may wrap or replace before the course is built.
        self.turn: Node = Node()  # of one seat in the work phase; nobody can take one any more: the phase ends
        self.feeding: Node = Node()  # of one family
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
        return all_lying(self.adds, self.width, space, self.kinds)

    def lay(self, block: Block) -> Block:
        """These numbers lie behind those that there are."""
        self.laid = [*self.laid, block]
        self.exchange += block.size
        self.trade += block.size
        return block

    def add_actions(self, verb: str, words: list[str] | None = None) -> Block:
        """Actions that the base game does not have: a verb alone, or with one of these words."""
        return self.lay(Block(self.exchange, self.exchange, len(words) if words else 1, verb, words))

    def usual(self, action: i64) -> i64:
        """An action by the number it has where its kind is not laid elsewhere."""
        for block in self.laid:
            if block.has(action):
                return block.kind
        return action

    def lay_ground(self, grid: Grid, cells: i64 = 0) -> None:
        """The farmyards of this game; `cells`: so many of them at most, if they can grow."""
        self.grid = grid
        self.card_plots = cells if cells > grid.cells else grid.cells
        self.plots = self.card_plots + CARD_PLOTS
        self.plot_crops = vec[i64]([3] * self.card_plots)
        self.plot_cards = vec[i64]([-1] * self.card_plots)
        if self.card_plots > CELLS:
            self.act_room = self.lay(Block(ROOM, self.exchange, self.card_plots))
            self.act_stable = self.lay(Block(STABLE, self.exchange, self.card_plots))
            self.act_plow = self.lay(Block(PLOW, self.exchange, self.card_plots))
            self.act_sow = self.lay(Block(SOW, self.exchange, 3 * self.plots))
            self.act_field = self.lay(Block(FIELD, self.exchange, self.seats * self.plots))
        if grid.shapes.count > SHAPES:
            self.act_fence = self.lay(Block(FENCE, self.exchange, grid.shapes.count))

    def add_cover(self, name: str) -> i64:
        """Something that lies on cells: nothing is built there, and no fence goes around them."""
        self.covers = [*self.covers, name]
        return len(self.covers) - 1

    def card(self, number: i64) -> Card:
        card = self.cards[number]
        assert card is not None
        return card

    def tag(self, name: str) -> i64:
        """The spaces that a card means by `name`: a slug, or a name several share."""
        return self.tags[name]


class Table(Position):
    """All that lies on the table. Made empty, or as a copy of another."""

    def __init__(self, rules: AgricolaRules, twin: Table | None = None) -> None:
        super().__init__(rules, twin)
        self.game: AgricolaRules = rules
        if twin is not None:
            self.farms: vec[i64] = twin.farms[:]
            self.heaps: vec[i64] = twin.heaps[:]
            self.taken: vec[i64] = twin.taken[:]
            self.round: i64 = twin.round
            self.phase: i64 = twin.phase
            self.open: i64 = twin.open
            self.marker: i64 = twin.marker
            self.display: i64 = twin.display
            self.space: i64 = twin.space
            self.user: i64 = twin.user
            self.pot: i64 = twin.pot
            self.closed: i64 = twin.closed
            self.built: i64 = twin.built
            self.got: vec[i64] = twin.got  # this and what follows is replaced, never changed
            self.heap: vec[i64] = twin.heap
            self.parted: vec[i64] = twin.parted
            self.pastures: list[vec[i64]] = twin.pastures
            self.covered: vec[i64] = twin.covered
            self.hands: list[vec[i64]] = twin.hands
            self.played: list[vec[i64]] = twin.played
            self.decks: list[vec[i64]] = twin.decks
            self.gone: vec[i64] = twin.gone
            self.packs: list[vec[i64]] = twin.packs
            self.later: vec[i64] = twin.later
            self.order: vec[i64] = twin.order
            self.owner: vec[i64] = twin.owner
            self.used: vec[i64] = twin.used
            self.store: vec[i64] = twin.store
            return
        n = rules.seats
        cards = len(rules.cards)
        self.farms = vec[i64]([0] * (n * FARM))
        self.heaps = vec[i64]([0] * (SPACES * rules.width))  # goods lying on each space
        self.taken = vec[i64]([0] * SPACES)  # who stands there: PERSON of a seat for each of its people
        self.round = 0
        self.phase = 0
        self.open = rules.at_start  # spaces that all may use, as a mask
        self.marker = 0  # who holds the marker of the starting player; `starter` is the one of this round (§3.5)
        self.display = 1023  # major improvements for sale, as a mask
        self.space = -1  # the space whose action is under way
        self.got = rules.nothing  # goods that this action has given
        self.heap = rules.nothing  # of them from what lay on the space
        self.parted = rules.nothing  # of them left there, sold or given away
        self.user = -1  # whose action it is
        self.pot = 0  # goods cooked at one time so far
        self.closed = 0  # the decision at which the panel of exchanges was closed unused (kitchen.moment)
        self.built = 0  # major improvements that were ever built, as a mask
        self.pastures = [vec[i64]() for s in range(n)]  # cells of each pasture, as masks
        self.covered = vec[i64]([0] * (n * len(rules.covers)))  # cells, for each seat and each thing that covers them
        self.hands = [vec[i64]() for s in range(n)]
        self.played = [vec[i64]() for s in range(n)]
        self.decks = [deck[:] for deck in rules.decks]  # cards nobody has seen, ascending
        self.gone = vec[i64]()  # cards that have left the game, and who knows (packed.departed)
        self.packs = []  # cards going round in a draft
        self.later = vec[i64]()  # on round spaces (packed.laid)
        self.order = vec[i64]([-1] * (ROUNDS + 1))  # spaces of the rounds, as far as they are known
        self.owner = vec[i64]([FREE] * cards)
        self.used = vec[i64]([0] * cards)  # a card's own counter
        self.store = vec[i64]([0] * (cards * rules.width))  # goods lying on each card

    def copy(self) -> Table:
        return Table(self.game, self)

    def tell(self, trace: Trace) -> None:
        super().tell(trace)
        trace.numbers(self.farms)
        trace.few(self.heaps)
        trace.numbers(self.taken)
        trace.number(self.round)
        trace.number(self.phase)
        trace.number(self.open)
        trace.number(self.marker)
        trace.number(self.display)
        trace.number(self.space)
        trace.numbers(self.got)
        trace.numbers(self.heap)
        trace.numbers(self.parted)
        trace.number(self.user)
        trace.number(self.pot)
        trace.number(self.closed)
        trace.number(self.built)
        trace.rows(self.pastures)
        trace.numbers(self.covered)
        trace.rows(self.hands)
        trace.rows(self.played)
        trace.rows(self.decks)
        trace.numbers(self.gone)
        trace.rows(self.packs)
        trace.numbers(ascending(self.later))
        trace.numbers(self.order)
        trace.numbers(self.owner)
        trace.few(self.used)
        trace.few(self.store)

    def same(self, other: Position) -> bool:
        """All but what is over with the question that was asked (`pot`, `closed`), in whatever order goods were laid on
        round spaces."""
        t = cast(Table, other)
        return (
            self.farms == t.farms
            and self.heaps == t.heaps
            and self.taken == t.taken
            and (self.round, self.phase, self.marker, self.starter) == (t.round, t.phase, t.marker, t.starter)
            and (self.open, self.display, self.built) == (t.open, t.display, t.built)
            and (self.space, self.user) == (t.space, t.user)
            and self.got == t.got
            and self.heap == t.heap
            and self.parted == t.parted
            and self.pastures == t.pastures
            and self.covered == t.covered
            and self.hands == t.hands
            and self.played == t.played
            and self.decks == t.decks
            and self.gone == t.gone
            and self.packs == t.packs
            and self.order == t.order
            and self.owner == t.owner
            and self.used == t.used
            and self.store == t.store
            and sorted(self.later) == sorted(t.later)
            and self.listeners == t.listeners
            and self.answerers == t.answerers
            and self.stack[: self.top] == t.stack[: t.top]
        )

    def refuse(self, seat: i64, action: i64) -> i64:
        """Words of the panel of exchanges have the reason that the panel would give, whatever is asked."""
        reason = super().refuse(seat, action)
        if reason != WRONG_PART or seat != self.who or seat < 0 or action < WAY or action >= FIELD:
            return reason
        top = self.top
        self.push(self.game.kitchen, seat, 0, 0)
        reason = self.game.kitchen.why(self, top, seat, action)
        self.top = top
        return reason if reason != OK else WRONG_PART

    # -- people on spaces --------------------------------------------------------------------------------------------

    def people_on(self, space: i64, seat: i64) -> i64:
        """How many people of this seat stand on a space."""
        return self.taken[space] // PERSON[seat] % 16

    def others_on(self, space: i64, seat: i64) -> bool:
        return self.taken[space] != self.people_on(space, seat) * PERSON[seat]

    def come(self, space: i64, seat: i64) -> None:
        self.taken[space] += PERSON[seat]

    def go(self, space: i64, seat: i64) -> None:
        self.taken[space] -= PERSON[seat]

    def full(self, space: i64) -> bool:
        """Does somebody stand there, and is there no room for more?"""
        return self.taken[space] != 0 and not self.game.roomy & BIT[space]

    # -- cells -------------------------------------------------------------------------------------------------------

    def grid(self, seat: i64) -> Grid:
        """The cells of this seat's farmyard, and what lies beside what."""
        return self.game.grid

    def fields(self, seat: i64) -> i64:
        """Cells that are fields; places on cards are not among them."""
        return self.farms[seat * FARM + FIELDS] & self.grid(seat).all

    def free(self, seat: i64) -> i64:
        """Cells that nothing uses: where rooms and fields may go (§6.4)."""
        return self.grid(seat).all & ~self.occupied(seat)

    def occupied(self, seat: i64) -> i64:
        """Cells in use by anything (§6.3)."""
        f = seat * FARM
        return self.barred(seat) | self.farms[f + STABLES] | self.farms[f + GRAZED]

    def barred(self, seat: i64) -> i64:
        """Cells that can neither have a stable nor lie in a pasture: rooms, fields, and what else covers cells."""
        found = self.farms[seat * FARM + ROOMS] | self.fields(seat)
        n: i64 = len(self.game.covers)
        k: i64 = 0
        while k < n:
            found |= self.covered[seat * n + k]
            k += 1
        return found

    def cover(self, seat: i64, thing: i64, cells: i64) -> None:
        """These cells and no others have this thing on them."""
        covered = self.covered[:]
        covered[seat * len(self.game.covers) + thing] = cells
        self.covered = covered

    def room_cells(self, seat: i64) -> i64:
        return self.free(seat) & self.grid(seat).beside(self.farms[seat * FARM + ROOMS])

    def field_cells(self, seat: i64) -> i64:
        fields = self.fields(seat)
        free = self.free(seat)
        return free & self.grid(seat).beside(fields) if fields else free

    def stable_cells(self, seat: i64) -> i64:
        f = seat * FARM
        if count(self.farms[f + STABLES]) >= MOST_STABLES:
            return 0
        return self.grid(seat).all & ~(self.barred(seat) | self.farms[f + STABLES])

    def unused(self, seat: i64) -> i64:
        return count(self.free(seat))

    def fences_left(self, seat: i64) -> i64:
        return MOST_FENCES - count(self.farms[seat * FARM + FENCES]) - self.farms[seat * FARM + ASIDE]

    def stint(self, seat: i64) -> i64:
        """A number for the turn of this seat that is under way (§4.1), the start of a round being one of its own."""
        return self.round * 16 + self.farms[seat * FARM + PLACED] + 1

    def errand(self, seat: i64) -> i64:
        """A number for the next placement of this seat; by this, a claim made before it is known again."""
        return self.stint(seat) * 8 + seat

    def fence_grant(self, seat: i64) -> i64:
        """How many fences cards still grant without wood in this turn; the first of a turn is never among them."""
        if len(self.answerers[FENCE_GRANT]) == 0:
            return 0
        used = self.farms[seat * FARM + FREE_FENCES]
        return ask(self, FENCE_GRANT, seat, 0, 0) - (used % 8 if used // 8 == self.stint(seat) else 0)

    def note_fences(self, seat: i64, granted: i64) -> None:
        """Fences are built in this turn, so many of them granted by cards."""
        used = self.farms[seat * FARM + FREE_FENCES]
        turn = self.stint(seat)
        self.farms[seat * FARM + FREE_FENCES] = 8 * turn + (used % 8 if used // 8 == turn else 0) + granted

    def lose_fences(self, seat: i64) -> None:
        """The action is over: if it has used some of the fences granted, the others are lost."""
        used = self.farms[seat * FARM + FREE_FENCES]
        left = self.fence_grant(seat) if used % 8 else 0
        if left > 0:
            self.note_fences(seat, left)

    def face_up(self, space: i64) -> bool:
        """Can all see this space, be it that its round has not come yet?"""
        if self.open & BIT[space]:
            return True
        for card in self.order:
            if card == space:
                return True
        return False

    def rooms(self, seat: i64) -> i64:
        return count(self.farms[seat * FARM + ROOMS])

    def enclose(self, seat: i64, cells: i64) -> None:
        """Make these cells a pasture of their own, new or split off another (§10)."""
        f = seat * FARM
        self.farms[f + FENCES] |= self.grid(seat).border(cells)
        self.farms[f + GRAZED] |= cells
        old = self.pastures[seat]
        made = vec[i64]()
        i: i64 = 0
        n: i64 = len(old)
        while i < n:
            rest = old[i] & ~cells
            if rest:
                made = append(made, rest)
            i += 1
        pastures = self.pastures[:]
        pastures[seat] = append(made, cells)
        self.pastures = pastures

    def crop(self, seat: i64, plot: i64) -> i64:
        """What stands on a plot: 0 nothing, 1 grain, 2 vegetables, 3 wood."""
        return self.farms[seat * FARM + TILLED + plot] // 32

    def set_crop(self, seat: i64, plot: i64, crop: i64, n: i64) -> None:
        f = seat * FARM
        if n > 0:
            self.farms[f + TILLED + plot] = 32 * crop + n
            self.farms[f + SOWN] |= BIT[plot]
        else:
            self.farms[f + TILLED + plot] = 0
            self.farms[f + SOWN] &= ~BIT[plot]

    def crops_on_fields(self, seat: i64, crop: i64) -> i64:
        f = seat * FARM + TILLED
        n: i64 = 0
        plot: i64 = 0
        sown = self.farms[seat * FARM + SOWN]
        while sown:
            if sown % 2 and self.farms[f + plot] // 32 == crop:
                n += self.farms[f + plot] % 32
            sown //= 2
            plot += 1
        return n

    def fields_with(self, seat: i64, crop: i64) -> i64:
        """How many plots carry this crop; 0: any."""
        f = seat * FARM + TILLED
        n: i64 = 0
        plot: i64 = 0
        sown = self.farms[seat * FARM + SOWN]
        while sown:
            if sown % 2 and (crop == 0 or self.farms[f + plot] // 32 == crop):
                n += 1
            sown //= 2
            plot += 1
        return n

    # -- goods -------------------------------------------------------------------------------------------------------

    def gain(self, seat: i64, good: i64, n: i64, source: i64) -> None:
        if n <= 0:
            return
        self.farms[seat * FARM + good] += n
        if self.game.herded[good]:
            self.push(self.game.housing, seat, 0, 0)
        if len(self.listeners[GAINED]) > 0:
            emit(self, GAINED, seat, gained(source, good, n))
        if not self.game.herded[good] and len(self.listeners[RECEIVED]) > 0:
            emit(self, RECEIVED, seat, received_one(good, n, source))

    def gain_all(self, seat: i64, goods: vec[i64], source: i64) -> None:
        """Goods of several kinds come at one time."""
        if self.alive(goods):
            self.push(self.game.housing, seat, 0, 0)
        self.add_all(seat, goods, source)

    def alive(self, goods: vec[i64]) -> bool:
        """Are there animals among these?"""
        animals = self.game.animals
        k: i64 = 0
        n: i64 = len(animals)
        while k < n:
            if goods[animals[k]]:
                return True
            k += 1
        return False

    def add_all(self, seat: i64, goods: vec[i64], source: i64) -> None:
        """Goods come, and cards hear of it; whoever calls this sees to the animals."""
        heard = len(self.listeners[GAINED]) > 0
        good: i64 = 0
        while good < self.game.kinds:
            n = goods[good]
            if n:
                self.farms[seat * FARM + good] += n
                if heard:
                    emit(self, GAINED, seat, gained(source, good, n))
            good += 1
        if len(self.listeners[RECEIVED]) > 0 and received(goods, source) != received(self.game.nothing, source):
            emit(self, RECEIVED, seat, received(goods, source))

    def lying(self, space: i64) -> vec[i64]:
        """All that lies on a space."""
        return all_lying(self.heaps, self.game.width, space, self.game.kinds)

    def bare(self, space: i64) -> bool:
        """Does nothing lie on a space?"""
        return bare(self.heaps, self.game.width, space)

    def heap_up(self, space: i64, goods: vec[i64]) -> None:
        """These goods and no others lie on a space."""
        put(self.heaps, self.game.width, space, goods)

    def stored(self, card: i64) -> vec[i64]:
        """All that lies on a card."""
        return all_lying(self.store, self.game.width, card, self.game.kinds)

    def bonus(self, seat: i64, points: i64) -> None:
        self.farms[seat * FARM + BONUS] += points

    def lay_later(self, seat: i64, round: i64, good: i64, n: i64, card: i64) -> None:
        """Put goods on a round space (§15.9); past rounds give nothing. `card` = -1: they are simply collected."""
        if round > self.round and round <= ROUNDS:
            self.later = append(self.later[:], laid(round, seat, good, n, card))

    def put_away(self, card: i64, knows: i64) -> None:
        """A card leaves the game; one seat knows which it was, or EVERYBODY."""
        self.gone = append(self.gone[:], departed(card, knows))

    def set_used(self, card: i64, n: i64) -> None:
        used = self.used[:]
        used[card] = n
        self.used = used

    def set_store(self, card: i64, goods: vec[i64]) -> None:
        """These goods and no others lie on a card."""
        store = self.store[:]
        put(store, self.game.width, card, goods)
        self.store = store

    def lay_in_store(self, card: i64, good: i64, n: i64) -> None:
        store = self.store[:]
        lay(store, self.game.width, card, good, n)
        self.store = store

    # -- animals -----------------------------------------------------------------------------------------------------

    def places(self, seat: i64) -> Places:
        f = seat * FARM
        made = Places(
            self.pastures[seat], self.farms[f + STABLES], self.farms[f + GRAZED], count(self.farms[f + ROOMS]),
            len(self.game.animals),
        )  # fmt: skip
        if self.farms[f + HOLDERS]:
            mine = self.played[seat]
            i: i64 = 0
            n: i64 = len(mine)
            while i < n:
                holder = self.game.card(mine[i]).holder
                if holder is not None:
                    holder.hold(self, seat, made)
                i += 1
        made.close()
        return made

    def herd(self, seat: i64) -> vec[i64]:
        """How many animals of each kind a seat has."""
        made = vec[i64]()
        k: i64 = 0
        n: i64 = len(self.game.animals)
        while k < n:
            made = append(made, self.farms[seat * FARM + self.game.animals[k]])
            k += 1
        return made

    def animals(self, seat: i64) -> i64:
        """How many animals a seat has."""
        found: i64 = 0
        k: i64 = 0
        n: i64 = len(self.game.animals)
        while k < n:
            found += self.farms[seat * FARM + self.game.animals[k]]
            k += 1
        return found

    def let_go(self, seat: i64, k: i64) -> None:
        """An animal of the k-th kind leaves the farm."""
        self.farms[seat * FARM + self.game.animals[k]] -= 1

    def houses(self, seat: i64, herd: vec[i64]) -> bool:
        """Is there room for so many animals (§11.7)?"""
        return self.places(seat).hold(herd)

    def all_housed(self, seat: i64) -> bool:
        if self.farms[seat * FARM + HOLDERS] == 0 and self.animals(seat) <= 1:
            return True
        return self.houses(seat, self.herd(seat))

    # -- food and other exchanges ------------------------------------------------------------------------------------

    def trades(self, seat: i64, among: i64) -> i64:
        """Which of these exchanges, a mask, can be made now."""
        mask = self.farms[seat * FARM + TRADING] & among
        found: i64 = 0
        k: i64 = 0
        while mask:
            if mask % 2 and self.game.trade_nodes[k].doable(self, seat, self.game.trade_cards[k]) == OK:
                found |= BIT[k]
            mask //= 2
            k += 1
        return found

    def way_yield(self, seat: i64, way: i64) -> i64:
        """Food of one use of a way."""
        rules = self.game
        food = rules.way_food[way]
        if rules.way_pot[way] and rules.way_good[way] == VEGETABLE:
            food += self.farms[seat * FARM + SPICE]
        return food

    def food_of(self, seat: i64, good: i64, n: i64) -> i64:
        """All the food that n units of a good can become at any time."""
        way = self.farms[seat * FARM + BEST + good] - 1
        if way < 0 or n <= 0:
            return 0
        lot = self.game.way_n[way]
        food = n // lot * self.way_yield(seat, way)
        if lot > 1 and n % lot:  # the rest, one by one
            other = self.single_way(seat, good)
            if other >= 0:
                food += n % lot * self.way_yield(seat, other)
        return food

    def single_way(self, seat: i64, good: i64) -> i64:
        """A way open to this seat that needs one unit of a good only; -1: none."""
        way: i64 = 0
        while way < len(self.game.way_n):
            fits = self.game.way_n[way] == 1 and self.game.way_good[way] == good
            if fits and self.farms[seat * FARM + COOKS] & BIT[way]:
                return way
            way += 1
        return -1

    def most_food(self, seat: i64, price: vec[i64], pots: i64 = 0) -> i64:
        """The food that could be at hand if everything were eaten and cooked that `price` leaves over (§12); `pots`:
        goods that are in the pot already."""
        f = seat * FARM
        food = self.farms[f + FOOD]
        if self.farms[f + POTS]:
            pots %= self.farms[f + POTS]
        good: i64 = 1
        while good < self.game.kinds:
            n = self.farms[f + good] - price[good]
            if n > 0 and self.farms[f + BEST + good] and (not self.game.herded[good] or self.phase < BREEDING):
                food += self.food_of(seat, good, n)
                if self.game.way_pot[self.farms[f + BEST + good] - 1]:
                    pots += n
            good += 1
        if self.farms[f + POTS]:
            food += pots // self.farms[f + POTS] * self.farms[f + POTFUL]
        return food

    def potful(self, seat: i64, n: i64) -> i64:
        """Food more because the n-th good goes into a pot at one time."""
        f = seat * FARM
        return self.farms[f + POTFUL] if self.farms[f + POTS] and n % self.farms[f + POTS] == 0 else 0

    def need(self, seat: i64) -> i64:
        """Food for the family at a harvest now (§14.3)."""
        f = seat * FARM
        children = self.farms[f + CHILDREN]
        adults = self.farms[f + PEOPLE] - children + self.farms[f + EXTRA]
        need = self.game.adult_food * adults + children
        return ask(self, NEED, seat, need, adults) if len(self.answerers[NEED]) > 0 else need

    def births(self, seat: i64, k: i64) -> i64:
        """Young of one kind of animal at a harvest (§14.5)."""
        n = self.farms[seat * FARM + self.game.animals[k]]
        return ask(self, BIRTHS, seat, 1, parents(k, n)) if n >= 2 else 0

    # -- cards -------------------------------------------------------------------------------------------------------

    def has(self, seat: i64, card: i64) -> bool:
        return self.owner[card] == seat

    def owns_tag(self, seat: i64, tag: str) -> i64:
        """How many cards in play of this seat count as `tag`."""
        found: i64 = 0
        mine = self.played[seat]
        i: i64 = 0
        n: i64 = len(mine)
        while i < n:
            if tag in self.game.card(mine[i]).tags:
                found += 1
            i += 1
        return found

    def anybody_owns(self, tag: str) -> bool:
        seat: i64 = 0
        while seat < self.game.seats:
            if self.owns_tag(seat, tag):
                return True
            seat += 1
        return False

    def occupations(self, seat: i64) -> i64:
        """Occupations played, as requirements count them (§16.4)."""
        n = self.farms[seat * FARM + OCCUPATIONS]
        return ask(self, COUNTED, seat, n, 0) if len(self.answerers[COUNTED]) > 0 else n

    def in_hand(self, seat: i64, card: i64) -> bool:
        return contains(self.hands[seat], card)

    def take_in_hand(self, seat: i64, card: i64) -> None:
        self.hands = replaced(self.hands, seat, inserted(self.hands[seat], card))

    def leave_hand(self, seat: i64, card: i64) -> None:
        self.hands = replaced(self.hands, seat, removed(self.hands[seat], card))

    def enter(self, seat: i64, number: i64) -> None:
        """A card comes into play in front of `seat`: from now on it works."""
        card = self.game.card(number)
        owner = self.owner[:]
        owner[number] = seat
        self.owner = owner
        self.played = replaced(self.played, seat, inserted(self.played[seat], number))
        f = seat * FARM
        if card.kind == OCCUPATION_CARD:
            self.farms[f + OCCUPATIONS] += 1
        else:
            self.farms[f + IMPROVEMENTS] += 1
        if number < MAJORS:
            self.display &= ~BIT[number]
            self.built |= BIT[number]
        for hearing in card.hears:
            listen(self, hearing.event, seat, hearing.node, hearing.scope)
        for saying in card.says:
            answer_to(self, saying.question, seat, saying.answer)
        self.farms[f + FIELDS] |= card.plots
        self.open |= card.opens
        self.refit_all()

    def leave(self, seat: i64, number: i64) -> None:
        """A card is given up: a major goes back to the display, another leaves the game (§15.5)."""
        card = self.game.card(number)
        owner = self.owner[:]
        owner[number] = FREE
        self.owner = owner
        self.played = replaced(self.played, seat, removed(self.played[seat], number))
        f = seat * FARM
        self.farms[f + (OCCUPATIONS if card.kind == OCCUPATION_CARD else IMPROVEMENTS)] -= 1
        if number < MAJORS:
            self.display |= BIT[number]
        else:
            self.put_away(number, EVERYBODY)
        for hearing in card.hears:
            unlisten(self, hearing.event, seat, hearing.node, hearing.scope)
        for saying in card.says:
            no_answer(self, saying.question, seat, saying.answer)
        plot = self.game.card_plots
        while card.plots and plot < len(self.game.plot_cards):
            if card.plots & BIT[plot]:
                self.set_crop(seat, plot, 0, 0)
            plot += 1
        self.farms[f + FIELDS] &= ~card.plots
        self.open &= ~card.opens
        self.set_used(number, 0)
        self.set_store(number, self.game.nothing)
        self.refit_all()
        if card.holder is not None:
            self.push(self.game.housing, seat, 0, 0)
        emit(self, LEFT, seat, number)
        parting = card.parting
        if parting is not None:
            self.push(parting, seat, 0, number)

    def refit_all(self) -> None:
        seat: i64 = 0
        while seat < self.game.seats:
            self.refit(seat)
            seat += 1

    def refit(self, seat: i64) -> None:
        """Work out what this seat's cards allow at any time and in the kitchen."""
        f = seat * FARM
        farms = self.farms
        ways: i64 = 3  # grain and vegetables can be eaten raw (§12.1)
        trades: i64 = 0
        crafts: i64 = 0
        spice: i64 = 0
        pots: i64 = 0
        potful: i64 = 0
        holders: i64 = 0
        mine = self.played[seat]
        i: i64 = 0
        n: i64 = len(mine)
        while i < n:
            card = self.game.card(mine[i])
            ready = card.ready
            ways |= card.ways
            if ready is not None and not ready.holds(self, seat):
                ways &= ~card.ready_ways
            trades |= card.trades
            if card.craft_good >= 0 or card.feeding is not None:
                crafts += 1
            spice += card.spice
            pots += card.pots
            potful += card.pot_food
            if card.holder is not None:
                holders += 1
            i += 1
        farms[f + COOKS] = ways
        farms[f + TRADING] = trades
        farms[f + CRAFTS] = crafts
        farms[f + SPICE] = spice
        farms[f + POTS] = pots
        farms[f + POTFUL] = potful
        farms[f + HOLDERS] = holders
        good: i64 = 0
        while good < self.game.kinds:
            farms[f + BEST + good] = 0
            good += 1
        way: i64 = 0
        n = len(self.game.way_n)
        while way < n:
            if ways & BIT[way]:
                good = self.game.way_good[way]
                old = farms[f + BEST + good] - 1
                if old < 0 or self.better(seat, way, old):
                    farms[f + BEST + good] = way + 1
            way += 1

    def better(self, seat: i64, way: i64, old: i64) -> bool:
        """More food for the good, or as much and in a pot of which cards know."""
        gain = self.way_yield(seat, way) * self.game.way_n[old]
        known = self.way_yield(seat, old) * self.game.way_n[way]
        return gain > known or (gain == known and self.game.way_pot[way] > self.game.way_pot[old])


def table(p: Position) -> Table:
    return cast(Table, p)

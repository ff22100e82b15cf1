"""Agricola, first edition: a farm in fourteen rounds, family and full game, 318 cards. 1 to 5 players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from tilth.games.agricola import deck  # noqa: F401 - it registers what cards do
from tilth.games.agricola.alike import FarmAlike
from tilth.games.agricola.course import course, lay_out, lay_parts
from tilth.games.agricola.evaluation import FarmEvaluation
from tilth.games.agricola.features import FarmFeatures
from tilth.games.agricola.options import DEALS, HAND, OPTIONS, SEATS, in_game, named_mode, read_series, settle
from tilth.games.agricola.rules.actions import SPACES
from tilth.games.agricola.rules.card_making import SPACE_CARDS, build, number_nodes
from tilth.games.agricola.rules.dealing import CHOSEN
from tilth.games.agricola.rules.effects import Use
from tilth.games.agricola.rules.facts import CARD_IDS, FACTS, part_of
from tilth.games.agricola.rules.goods import (
    CLAY,
    FOOD,
    GRAIN,
    MATERIAL,
    REED,
    ROOM_MATERIAL,
    ROOM_REED,
    STONE,
    VEGETABLE,
    WOOD,
)
from tilth.games.agricola.rules.grid import BOARD
from tilth.games.agricola.rules.hidden_cards import HiddenCards
from tilth.games.agricola.rules.layout import FARM, HOUSE
from tilth.games.agricola.rules.limits import within
from tilth.games.agricola.rules.modes import Mode
from tilth.games.agricola.rules.rulebook import AgricolaRules
from tilth.games.agricola.rules.scoring import FarmScoring
from tilth.games.agricola.rules.spaces import SPACE_FACTS, TAGS
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.rules.work_phase import SpaceMaker
from tilth.games.agricola.text.position_keys import table_shape
from tilth.games.agricola.text.positions import place
from tilth.games.agricola.text.voice import AgricolaVoice
from tilth.kernel.core import Node, Position
from tilth.kernel.doors import Evaluation
from tilth.kernel.game import Game
from tilth.kernel.native import append, i64, vec
from tilth.kernel.reactions import add_instants
from tilth.kernel.rng import Rng
from tilth.kernel.shape import Keys

# Goods that are given for nothing (`Game.give`), how many of each at the most; and how many gifts at a time.
GIFTS = ((FOOD, 12), (WOOD, 8), (CLAY, 6), (REED, 4), (STONE, 5), (GRAIN, 3), (VEGETABLE, 2))
MOST_GIFTS = 3

# Both modes for every number of players, each deck, each variant, and each switch turned over at least once.
VARIANTS: list[dict[str, Any]] = [
    *({"players": n, "mode": "family"} for n in (1, 2, 3, 4, 5)),
    *({"players": n} for n in (1, 2, 3, 4, 5)),
    {"players": 2, "decks": "E", "deal": "10-3"},
    {"players": 3, "decks": "I", "deal": "draft", "three_for_one": True},
    {"players": 4, "decks": "K", "deal": "mulligan", "list": "full"},
    {
        "players": 1, "series": "3 2 baker,plow_driver", "permanent_occupations_count_for_cost": False,
        "solo_retry": True, "new_oven_bake_with_all": False, "must_pay_food_first": False,
    },
    {
        "players": 1, "hand": "woodcutter,grocer,corn_scoop,broom",
        "round_cards": "fences,sheep-1,improvement,sow-bake,renovation-improvement,stone-1-stage2,family-growth-minor,"
        "boar-1,take-vegetable,cattle-1,stone-1-stage4,family-growth-urgent,plow-sow,renovation-fences",
    },
    {"players": 3, "mode": "family", "family34_must_differ": False, "list": "full", "empty_space_usable": True},
    {"players": 5, "mode": "family", "family5_must_differ": True, "first_player": "C"},
    {"players": 4, "academic_counts_double_for_cost": True, "card_fields_score_as_fields": True},
]  # fmt: skip


class Agricola(Game):
    name = "agricola"
    rules_version = 2
    variants: Sequence[Mapping[str, Any]] = VARIANTS
    choices = OPTIONS
    example = "A: place fishing"
    grid = BOARD  # the farmyard of every seat; an expansion may have another
    most_cells = 0  # of a farmyard that grows
    most_shapes = 0  # that can be fenced in there
    rulebook: type[AgricolaRules] = AgricolaRules
    speaks: type[AgricolaVoice] = AgricolaVoice
    judges: type[Evaluation] = FarmEvaluation
    sees: type[FarmFeatures] = FarmFeatures
    likens: type[FarmAlike] = FarmAlike

    def __init__(self, /, **given: Any) -> None:
        options = settle(given, self.choices, self.name, self.mode_of)
        rules = self.rules_for(options)
        build(rules)
        for number, fact in enumerate(FACTS):
            dealt = in_game(fact, options, rules.mode) and not self.left_out(fact, options)
            if part_of(fact) in rules.parts and dealt and number not in rules.permanents:
                pile = 0 if fact["kind"] == "occupation" else 1
                rules.decks[pile] = append(rules.decks[pile], number)
        self.root = course(rules, space_uses(rules))
        rules.aside_from = rules.exchange
        number_nodes(rules)
        rules.scoring, rules.evaluation, rules.unseen = FarmScoring(), self.judges(), HiddenCards(rules)
        rules.features, rules.alike = self.sees(rules), self.likens()
        super().__init__(options, rules, self.speaks(rules, list(SEATS[: options["players"]]), options))

    def rules_for(self, options: Mapping[str, Any]) -> AgricolaRules:
        """The rules with these options, before their cards are made."""
        rules = self.rulebook(options["players"])
        rules.lay_ground(self.grid, self.most_cells, self.most_shapes)
        lay_parts(rules)
        rules.mode = self.mode_of(options)
        apply_options(rules, options)
        self.register(rules, options)
        add_instants(rules)
        lay_spaces(rules, options)
        return rules

    @staticmethod
    def mode_of(options: Mapping[str, Any]) -> Mode:
        """Which way to play these options mean."""
        return named_mode(options)

    @staticmethod
    def left_out(fact: Mapping[str, Any], options: Mapping[str, Any]) -> bool:
        """Is a card not dealt though its deck is in the game?"""
        return False

    def register(self, rules: AgricolaRules, options: Mapping[str, Any]) -> None:
        """What an expansion brings, before spaces, cards and the course of the game are made."""

    def start(self) -> Table:
        assert isinstance(self.rules, AgricolaRules)
        t = Table(self.rules)
        for seat in range(self.players):
            self.lay_out(t, seat, {})
        t.push(self.root, 0, 0, 0)
        t.advance()
        return t

    def lay_out(self, t: Table, seat: i64, data: Mapping[str, Any]) -> None:
        """A farm as every player begins with it; `data`: what a position says of it."""
        lay_out(t, seat)

    def give(self, p: Position, seat: int, rng: Rng) -> bool:
        """Some of a good, what a room or two cost, or what an improvement costs that all may build."""
        assert isinstance(p, Table)
        farm = seat * FARM
        for _ in range(1 + rng.below(MOST_GIFTS)):
            what = rng.below(3)
            if what == 0:
                good, most = GIFTS[rng.below(len(GIFTS))]
                p.farms[farm + good] += 1 + rng.below(most)
            elif what == 1:
                rooms = 1 + rng.below(2)
                p.farms[farm + MATERIAL[p.farms[farm + HOUSE]]] += rooms * ROOM_MATERIAL
                p.farms[farm + REED] += rooms * ROOM_REED
            else:
                costs = p.game.card(p.game.sold[rng.below(len(p.game.sold))]).costs
                for good in range(p.game.kinds):
                    p.farms[farm + good] += costs[0].goods[good]
        return True

    def filled(self, data: Mapping[str, Any]) -> Mapping[str, Any]:
        """What a position says, with defaults that follow from it."""
        return data

    def check(self, t: Table, data: Mapping[str, Any]) -> None:
        """A position that was written by hand is one of this game, as far as an expansion has its own say."""

    @cached_property
    def described(self) -> Keys:
        assert isinstance(self.rules, AgricolaRules)
        return table_shape(self.rules, self.voice.seats)

    def shape(self) -> Keys:
        return self.described

    def place(self, data: Mapping[str, Any], patient: bool = False) -> Table:
        return place(self, data, patient)


def apply_options(rules: AgricolaRules, options: Mapping[str, Any]) -> None:
    rules.hand_sizes = vec[i64]([HAND if kind in rules.mode.hand else 0 for kind in ("occupation", "minor")])
    rules.full_list = options["list"] == "full"
    rules.three_for_one = options["three_for_one"]
    rules.deal = DEALS.index(options.get("deal", DEALS[0]))
    if options["first_player"] != "random":
        rules.first_player = SEATS.index(options["first_player"])
    rules.must_pay = options["must_pay_food_first"]
    rules.empty_usable = options["empty_space_usable"]
    rules.bake_with_all = options["new_oven_bake_with_all"]
    rules.academic_pays = options["academic_counts_double_for_cost"]
    rules.card_fields = options["card_fields_score_as_fields"]
    rules.permanents_count = options["permanent_occupations_count_for_cost"]
    rules.family34 = options["family34_must_differ"]
    rules.family5 = options["family5_must_differ"]
    if options["hand"] != "random":
        rules.fixed_hand = vec[i64]([CARD_IDS.index(name) for name in options["hand"].split(",") if name])
        rules.deal = CHOSEN
    if options["players"] == 1:
        food = 0
        if options["series"]:
            _, food, permanent = read_series(options["series"])
            rules.permanents = vec[i64]([CARD_IDS.index(name) for name in permanent])
            rules.hand_sizes = vec[i64]([max(0, HAND - len(permanent)), HAND])
        rules.start_food = vec[i64]([food, food])


def lay_spaces(rules: AgricolaRules, options: Mapping[str, Any]) -> None:
    """Which spaces this game has, and what cards call them."""
    rules.space_facts = [fact for fact in SPACE_FACTS if part_of(fact) in rules.parts]
    rules.card_spaces = [
        slug for number, slug in enumerate(CARD_IDS) if slug in SPACE_CARDS and part_of(FACTS[number]) in rules.parts
    ]
    rules.space_slugs = [*(fact["slug"] for fact in rules.space_facts), *rules.card_spaces]
    within(len(rules.space_slugs), SPACES, "action spaces")
    if options["round_cards"] != "random":
        rules.fixed_order = vec[i64]([rules.space_slugs.index(name) for name in options["round_cards"].split(",")])
    if rules.resting >= 0:
        rules.act_haven = rules.add_actions(rules.resting_verb, rules.space_slugs)
        rules.haven_spaces = vec[i64](sorted(rules.space_slugs.index(slug) for slug in rules.havens))
        rules.haven = sum(2**space for space in rules.haven_spaces)
    for number, slug in enumerate(rules.space_slugs):
        rules.tags[slug] = 2**number
    for name, slugs in TAGS.items():
        rules.tags[name] = sum(2 ** rules.space_slugs.index(slug) for slug in slugs)
    for number, fact in enumerate(rules.space_facts):
        rules.gathers(number, rules.amounts(fact.get("accumulates", {})))
        if rules.mode.has_space(fact) and options["players"] in fact["players"]:
            rules.in_game |= 2**number
            if fact.get("any_number"):
                rules.roomy |= 2**number
            rules.stage_of[number] = fact.get("stage", 0)
            if "stage" not in fact:
                rules.at_start |= 2**number


def space_uses(rules: AgricolaRules) -> list[Node]:
    """The actions of all spaces; those of cards are made by the cards."""
    uses: list[Node] = []
    for number, fact in enumerate(rules.space_facts):
        fits = rules.mode.has_space(fact)
        uses.append(Use(number, SpaceMaker(rules, number, fact).make()) if fits else Node())
    for slug in rules.card_spaces:
        number = len(uses)
        card = rules.cards[CARD_IDS.index(slug)] if CARD_IDS.index(slug) < len(rules.cards) else None
        node = card.space_action if card is not None else None
        uses.append(Node() if node is None else Use(number, node))
    return uses


__all__ = ["Agricola"]

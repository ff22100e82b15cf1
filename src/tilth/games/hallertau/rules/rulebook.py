# compiled
"""What is settled before a game begins: the switches of §15, the cards, and the nodes that other nodes start."""

from __future__ import annotations

from tilth.games.hallertau.rules.actions import CARDS, SPACES
from tilth.games.hallertau.rules.cards import Card, Predicate
from tilth.games.hallertau.rules.layout import (
    NEEDED,
)
from tilth.kernel.core import Node, Rules
from tilth.kernel.native import i64, vec


class HallertauRules(Rules):
    """The switches of §15 in the form the machine reads, the cards, and the nodes that other nodes start."""

    def __init__(self, players: i64) -> None:
        super().__init__(players)
        self.with_cards: bool = True
        self.first_player: i64 = -1
        self.turns9: bool = False
        self.after_removal: bool = False
        self.immediate: bool = False
        self.at_play: bool = False
        self.any_quadrant: bool = False
        self.round_in_phase2: bool = False
        self.spend_exhausted: bool = True
        self.sheep_lost: bool = True
        self.quadrant_cards: bool = players < 4
        self.needs_exchange: bool = False
        self.income_round1: bool = False
        self.only_after: bool = False
        self.worker_limit: i64 = 0
        self.whole_phase: bool = False
        self.resow: i64 = 0  # once_per_field, again, not_harvested
        self.milk_once: bool = True
        self.empty_deck: bool = True
        self.idle_push: bool = True
        self.planted_score: bool = False
        self.values: vec[i64] = vec[i64]([0] * 11)
        self.symbols_from: i64 = 7
        self.ask: i64 = NEEDED
        self.cards: list[Card | None] = [None] * CARDS
        self.deck_cards: list[vec[i64]] = [vec[i64](), vec[i64](), vec[i64](), vec[i64]()]
        self.snapshots: list[list[Predicate]] = []
        self.quadrants: vec[i64] = vec[i64]([0] * SPACES)  # of each space, 0..3
        self.rows: vec[i64] = vec[i64]([0] * SPACES)  # how many each space has
        self.draws_of: vec[i64] = vec[i64]([-1] * SPACES)  # the deck of a card space
        self.clears: list[list[vec[i64]]] = []  # per quadrant card: quadrants, or several to draw from
        self.instead: list[vec[i64]] = []  # substitutes: paid good, number, good replaced, number, space
        # nodes
        nothing = Node()
        self.draws: Node = nothing
        self.play_card: Node = nothing
        self.resolve: Node = nothing
        self.waiting: Node = nothing
        self.inner: Node = nothing
        self.uses: list[Node] = []  # the use of each space, as one action

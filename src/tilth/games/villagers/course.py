# compiled
"""The course of a game: setup, rounds, markets, end (§2, §3, §12-§15)."""

from __future__ import annotations

from typing import cast

from tilth.games.villagers.deck.countess import (
    EventDraw,
    Jester,
    Penalty,
    RevealEvents,
    event_part,
    prepare_events,
)
from tilth.games.villagers.deck.event_effects import all_silver
from tilth.games.villagers.deck.specials import specials
from tilth.games.villagers.rules.actions import DEAL, FIRST_SEAT, JESTER, RESERVE, SLOTS
from tilth.games.villagers.rules.build import BuildTurn, StartTurn
from tilth.games.villagers.rules.draft import FixDraftLimits, TakeCards
from tilth.games.villagers.rules.facts import CARDS, FROM_PLAYERS, SPECIAL
from tilth.games.villagers.rules.road import refresh
from tilth.games.villagers.rules.rulebook import HARD, VillagersRules
from tilth.games.villagers.rules.table import (
    BUILD_PART,
    DRAFT_PART,
    DUE,
    EVENT_PART,
    HAND_SIZE,
    HELD,
    MARKET1_COINS,
    MARKET1_GOLD,
    MARKET2_COINS,
    MARKET2_GOLD,
    MARKET2_SILVER,
    MARKET_PART,
    REFRESH_PART,
    Table,
)
from tilth.games.villagers.rules.unseen import ShowBack, TurnUp, draw_card, draw_suit
from tilth.games.villagers.rules.village import turned
from tilth.kernel.core import CHANCE, SEAT, STEP, Node, Position
from tilth.kernel.expressions import Ask, EachSeat, Loop, Seq, Step, WhoStarts
from tilth.kernel.native import BIT, append, i64, vec
from tilth.kernel.rng import Rng

# -- setup (§2.5, §2.6)


class Deal(Ask):
    """A card of the deck, face unseen by others, to a hand; or a start villager to the road (§2.2, random six)."""

    def __init__(self, to_road: bool) -> None:
        super().__init__("deal")
        self.to_road = to_road

    def allowed(self, t: Table, card: i64) -> bool:
        return not self.to_road or (SPECIAL[card] == 0 and FROM_PLAYERS[card] == 0)

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        dealt = t.stack[f + STEP]
        done = len(t.game.start_road) > 0 or dealt == SLOTS if self.to_road else dealt == HAND_SIZE * t.game.seats
        if done:
            t.drop()
            return False
        t.stack[f + SEAT] = CHANCE
        return True

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        card: i64 = 0
        while card < CARDS:
            if t.unseen[card] > 0 and self.allowed(t, card):
                out = append(out, DEAL + card)
            card += 1
        return out

    def odds(self, p: Position, f: i64, action: i64) -> i64:
        return cast(Table, p).unseen[action - DEAL]

    def draw(self, p: Position, f: i64, rng: Rng) -> i64:
        t = cast(Table, p)
        while True:
            suit = draw_suit(t, RESERVE, rng)
            card = draw_card(t.unseen, suit, rng)
            if self.allowed(t, card):
                return DEAL + card

    def receiver(self, t: Table, f: i64) -> i64:
        return (t.starter + t.stack[f + STEP] // HAND_SIZE) % t.game.seats

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        card = action - DEAL
        t.seen(card)
        if self.to_road:
            t.road[t.stack[f + STEP]] = card
        else:
            t.to_hand(self.receiver(t, f), card)
        t.stack[f + STEP] += 1


class ShowBacks(Node):
    """Backs are public: settle the suits of the uppermost cards (§16.3)."""

    def __init__(self) -> None:
        super().__init__()
        self.sure = True

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        s = t.stack[f + STEP]
        if s > RESERVE or not t.game.backs_public:
            t.drop()
            return False
        t.stack[f + STEP] = s + 1
        if t.heights[s] > 0:
            t.push(t.game.show_back, CHANCE, s, 0)
        return False


class SetupEvents(Step):
    """The event in force in round 1; two in the hard game (§17.4, §20.7)."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        game = t.game
        if game.solo:
            t.push(game.reveal_events, 0, 2 if game.level == HARD and game.hard_events == 0 else 1, 0)


# -- rounds


class NewRound(Step):
    def act(self, p: Position, seat: i64, it: i64) -> None:
        cast(Table, p).round += 1


class Enter(Step):
    """A part begins."""

    def __init__(self, part: i64) -> None:
        super().__init__()
        self.part: i64 = part

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.part = self.part
        if t.game.solo and not t.game.until_first_use:
            e: i64 = 0
            while e < len(t.game.works):
                if t.face_up & BIT[e] and t.game.works[e] == self.part and self.part != EVENT_PART:
                    t.happened |= BIT[e]
                e += 1


class EndOfBuild(Step):
    """Hungry villages turn their founders; the first-player card moves on (§12)."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.penalty = 0
        s: i64 = 0
        while s < t.game.seats:
            if t.villages[s].food == 0:
                t.set_village(s, turned(t.villages[s]))
            s += 1
        t.starter = (t.starter + 1) % t.game.seats
        if not t.game.market_latch:
            t.look_for_markets()


class Markets(Step):
    """The market or markets that are due (§13, §14)."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        if not t.game.market_latch:
            t.look_for_markets()
        both = t.game.both_markets or t.market2 != DUE
        if t.market1 == DUE:
            t.market1 = HELD
            if both:
                self.first(t)
        if t.market2 == DUE:
            t.market2 = HELD
            self.second(t)

    def first(self, t: Table) -> None:
        s: i64 = 0
        while s < t.game.villages:
            t.earn(s, t.villages[s].gold, MARKET1_GOLD)
            t.earn(s, t.villages[s].all_coins(), MARKET1_COINS)
            s += 1

    def second(self, t: Table) -> None:
        s: i64 = 0
        while s < t.game.villages:
            village = t.villages[s]
            coins = village.all_coins()
            t.earn(s, village.gold, MARKET2_GOLD)
            t.earn(s, all_silver(t, s), MARKET2_SILVER)
            t.earn(s, coins * 2 if t.game.coins_again else coins, MARKET2_COINS)
            t.set_village(s, village.without_coins())
            s += 1


class Rounds(Loop):
    """Until the second market has been held (§3.2)."""

    def more(self, p: Position, seat: i64, step: i64) -> bool:
        return cast(Table, p).market2 != HELD


def course(game: VillagersRules, seasons: list[str]) -> Node:
    """The whole game as one expression; numbers everything it is made of."""
    game.specials = specials()
    game.turn_up = TurnUp()
    game.show_back = ShowBack()
    game.event_draw = EventDraw()
    game.reveal_events = RevealEvents()
    draft = Seq(Enter(DRAFT_PART), Penalty(DRAFT_PART), FixDraftLimits(), TakeCards())
    turns = EachSeat(Seq(StartTurn(), BuildTurn(game.specials)))
    build = Seq(Enter(BUILD_PART), Penalty(BUILD_PART), turns, EndOfBuild())
    parts: list[Node] = [
        NewRound(),
        draft,
        Seq(Enter(REFRESH_PART), refresh(game.seats, game.coins_reversed)),
        build,
    ]
    if game.solo:
        parts.append(Seq(Enter(EVENT_PART), event_part()))
    parts.append(Seq(Enter(MARKET_PART), Markets()))
    root = Seq(
        WhoStarts(FIRST_SEAT, game.first_player),
        Deal(True),
        Deal(False),
        ShowBacks(),
        SetupEvents(),
        Rounds(Seq(*parts)),
    )
    game.number(root, "game")
    game.number(game.turn_up, "turn_up")
    game.number(game.show_back, "show_back")
    if game.solo:
        game.aside = Jester()
        game.aside_from = JESTER
    prepare_events(game, seasons)
    return root

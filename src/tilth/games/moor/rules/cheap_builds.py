# compiled
"""A major improvement built because of a card that is not in play: its discount lasts until the card is paid for."""

from __future__ import annotations

from typing import cast

from tilth.games.agricola.rules.action_parts import Piece
from tilth.games.agricola.rules.actions import BUILD, MAJOR_NOT_ALLOWED
from tilth.games.agricola.rules.bills import card_bill
from tilth.games.agricola.rules.card_play import Improve
from tilth.games.agricola.rules.events import CARD_PRICE, MAJOR_ACTION
from tilth.games.agricola.rules.facts import MAJOR_CARD
from tilth.games.agricola.rules.table import Table
from tilth.kernel.answers import answer_to, no_answer
from tilth.kernel.core import SEAT, Position
from tilth.kernel.doors import Answer
from tilth.kernel.native import i64, vec
from tilth.kernel.vecs import contains


class EndDiscount(Piece):
    def __init__(self, answer: Answer) -> None:
        super().__init__()
        self.answer = answer

    def act(self, p: Position, seat: i64, it: i64) -> None:
        no_answer(p, CARD_PRICE, seat, self.answer)


class BuildCheaper(Improve):
    """One of these major improvements is built, and `answer` says what becomes of its price."""

    def __init__(self, cards: vec[i64], answer: Answer) -> None:
        super().__init__(MAJOR_ACTION)
        self.usual = False
        self.cards: vec[i64] = cards
        self.answer = answer
        self.ends = EndDiscount(answer)
        self.parts.append(self.ends)

    def shelf_lack(self, t: Table, number: i64) -> i64:
        return super().shelf_lack(t, number) if contains(self.cards, number) else MAJOR_NOT_ALLOWED

    def lack(self, t: Table, seat: i64, number: i64, it: i64) -> i64:
        if not contains(self.cards, number):
            return MAJOR_NOT_ALLOWED if t.game.card(number).kind == MAJOR_CARD else t.game.minor_refused
        before = t.answerers
        answer_to(t, CARD_PRICE, seat, self.answer)
        reason = super().lack(t, seat, number, it)
        t.answerers = before
        return reason

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        number = t.game.sold[action - BUILD]
        t.pop()
        answer_to(t, CARD_PRICE, seat, self.answer)
        t.push(t.game.enters, seat, 0, number)
        t.push(self.ends, seat, 0, 0)
        t.push(t.game.pay, seat, 0, card_bill(number))
